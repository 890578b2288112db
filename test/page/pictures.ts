/** `npm run pictures`: the small pictures of the games on the first page, and the pictures of the page in its guide, docs/pictures. */
import { boardSvg, type Rect } from "tyche/svg";
import { GAMES } from "../drawing/games.js";
import type { Page } from "playwright-core";
import { launch, open, serve } from "./browser.js";
import build from "./build.js";
import { ASKED, begin, clickOn, uncover } from "./player.js";

const FOLDER = new URL("../../docs/pictures/", import.meta.url).pathname;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

/** What of each map its small picture shows. */
const CROPS: Readonly<Record<string, Rect>> = {
  diadochi: { x: 330, y: 190, width: 720, height: 405 },
  "nine-years": { x: 480, y: 250, width: 720, height: 405 },
  peloponnesian: { x: 330, y: 420, width: 640, height: 360 },
  unrest: { x: 560, y: 50, width: 1000, height: 562 },
};
const SMALL = { width: 288, height: 162 };
const SMALL_FOLDER = new URL("../../docs/playground/src/pictures/", import.meta.url).pathname;

async function small(): Promise<void> {
  const page = await browser.newPage({ viewport: SMALL });
  for (const { id, ruleset, board, table, texts } of GAMES) {
    const state = ruleset.setup({ seed: "small" });
    const without = ["title", "legend", "seats", "tracks", "boxes", "edge"] as const;
    const frame = CROPS[id]!;
    const svg = boardSvg(board(state as never), table(ruleset.view(state, "spectator")), { texts: texts.en, without, frame, width: "fit", counterScale: 1.4 });
    await page.setContent(`<body style="margin:0">${svg}`);
    await page.screenshot({ path: `${SMALL_FOLDER}${id}.jpg`, type: "jpeg", quality: 36 });
  }
  await page.close();
}

const browser = await launch();
await small();
await build();
const site = await serve();

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
  await page.waitForSelector(ASKED);
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
  await page.waitForSelector(ASKED);
  await page.evaluate("document.activeElement.blur(), scrollTo(0, 0)");
});
await browser.close();
site.server.close();
