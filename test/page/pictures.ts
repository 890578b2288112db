/** `npm run pictures`: the four pictures of the page in its guide, docs/pictures. */
import type { Page } from "playwright-core";
import { launch, open, serve } from "./browser.js";
import build from "./build.js";
import { begin, clickOn, uncover } from "./player.js";

const FOLDER = new URL("../../docs/pictures/", import.meta.url).pathname;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

await build();
const site = await serve();
const browser = await launch();

async function picture(name: string, language: string, viewport: typeof DESKTOP, make: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport });
  const troubles: string[] = [];
  const page = await open(context, `${site.url}?lang=${language}`, troubles);
  await make(page);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  await context.close();
  if (troubles.length > 0) throw new Error(troubles.join("\n"));
}

await picture("new-game", "en", DESKTOP, async (page) => {
  await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
});
await picture("diadochi", "en", DESKTOP, async (page) => {
  await begin(page, { ruleset: "diadochi", seed: "guide" });
  await clickOn(page, "guide", 60);
  await page.waitForSelector("#moves [data-move]");
  await page.locator('#board-table [data-place="babylon"]').first().dispatchEvent("click");
  await page.waitForTimeout(800); // what is shown in the popup comes from the table
});
await picture("peloponnesian", "ru", DESKTOP, async (page) => {
  await begin(page, { ruleset: "peloponnesian", seed: "guide", "seat-athens": "here" });
  await clickOn(page, "guide", 60);
  await uncover(page);
});
await picture("phone", "en", PHONE, async (page) => {
  await begin(page, { ruleset: "nine-years", seed: "guide" });
  await clickOn(page, "guide", 30);
  await page.waitForSelector("#moves [data-move]");
  await page.evaluate("document.activeElement.blur(), scrollTo(0, 0)");
});
await browser.close();
site.server.close();
