/** Whole games by clicks. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, open, serve } from "./browser.js";
import { begin, clickOn } from "./player.js";

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

/** Plays a game from the form to its end; what its last screen says. */
async function wholeGame(
  fields: Readonly<Record<string, string | boolean>>,
  language = "en",
): Promise<{ readonly outcome: string; readonly log: string; readonly clicks: number }> {
  const troubles: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await open(context, `${site.url}?lang=${language}`, troubles);
  await begin(page, fields);
  const clicks = await clickOn(page, "clicks");
  const outcome = await page.locator('[data-testid="outcome"]').innerText();
  const log = await page.locator('[data-testid="log"]').innerText();
  await context.close();
  expect(troubles).toEqual([]);
  return { outcome, log, clicks };
}

test("a whole game of Unrest, two persons at one screen", async () => {
  const { outcome, log, clicks } = await wholeGame({ ruleset: "unrest", seed: "page", "seat-carthage": "here", "seat-coalition": "here" });
  expect(outcome).toMatch(/wins/);
  expect(log).toMatch(/Round \d/);
  expect(clicks).toBeGreaterThan(50);
});
