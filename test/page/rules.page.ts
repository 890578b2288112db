/** The rulebook of the page: a reader finds clauses in the book and from a game, sees them happen, and plays on. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { EXAMPLES as DIADOCHI } from "../../src/examples/diadochi.js";
import type { Examples } from "../../src/examples/index.js";
import { EXAMPLES as NINE_YEARS } from "../../src/examples/nine-years.js";
import { EXAMPLES as PELOPONNESIAN } from "../../src/examples/peloponnesian.js";
import { EXAMPLES as UNREST } from "../../src/examples/unrest.js";
import { launch, open, seriousFindings, serve } from "./browser.js";
import { ASKED, begin, clickOn } from "./player.js";

const STORED: Readonly<Record<string, Examples>> = { diadochi: DIADOCHI, "nine-years": NINE_YEARS, peloponnesian: PELOPONNESIAN, unrest: UNREST };
const GAMES = Object.keys(STORED);
/** So many clauses are opened in each game. */
const CLAUSES = 10;
/** After so many clicks the log is looked at again, and so many are made at most. */
const CLICKS = 12;
const MOST_CLICKS = 240;
/** Of the places that are not lit, so many are tried. */
const MOST_PLACES = 5;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let context: BrowserContext;
let troubles: string[];
beforeAll(async () => {
  site = await serve();
  browser = await launch();
});
beforeEach(async () => {
  troubles = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
});
afterEach(async () => {
  await context.close();
  expect(troubles).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

/** Steps through the example on show to its end and returns how many of its lines were refused. */
async function stepThrough(page: Page, clause: string): Promise<number> {
  const shown = page.locator(`[data-testid="example"][data-clause="${clause}"]`);
  await shown.waitFor();
  const next = page.locator('[data-testid="example-next"]');
  while ((await next.count()) > 0 && (await next.isEnabled())) await next.click();
  return await shown.locator('[data-testid="refusal"]').count();
}

test.each(GAMES)("ten clauses of %s are opened in its book and played through", async (id) => {
  const examples = Object.values(STORED[id]!);
  const page = await open(context, `${site.url}?lang=en#/rules/${id}`, troubles);
  for (let n = 0; n < CLAUSES; n++) {
    const { clause, steps } = examples[Math.floor((n * examples.length) / CLAUSES)]!;
    await page.fill('[name="search-rules"]', clause);
    await page.locator(`[data-show="${clause}"]`).click();
    const refused = steps.filter((step) => step.refused !== undefined).length;
    expect(await stepThrough(page, clause), clause).toBe(refused);
    expect(await page.locator('[data-testid="example"]').getAttribute("data-step"), clause).toBe(String(steps.length));
  }
});

test("an example of two positions shows both and what differs; one without lines has no step to take", async () => {
  const examples = Object.values(DIADOCHI);
  const two = examples.find(({ beside }) => beside !== undefined && beside.steps.length > 0)!;
  const page = await open(context, `${site.url}?lang=en#/rules/diadochi/${two.clause}/example`, troubles);
  await stepThrough(page, two.clause);
  await page.locator('[data-testid="example-beside"]').click();
  expect(await page.locator('[data-testid="example-differs"]').innerText()).toMatch(/first position/);
  await stepThrough(page, two.clause);
  const shown = page.locator('[data-testid="example"]');
  expect([await shown.getAttribute("data-part"), await shown.getAttribute("data-step")]).toEqual(["1", String(two.beside!.steps.length)]);
  await page.locator('[data-testid="example-beside"]').click();
  expect([await shown.getAttribute("data-part"), await shown.getAttribute("data-step")]).toEqual(["0", "0"]);
  const { clause } = examples.find(({ steps }) => steps.length === 0)!;
  await page.goto(`${site.url}?lang=en#/rules/diadochi/${clause}/example`);
  await page.locator(`[data-testid="example"][data-clause="${clause}"]`).waitFor();
  expect(await page.locator('[data-testid="example-look"]').innerText()).toContain("Nothing is played");
  expect(await page.locator('[data-testid="example-next"]').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test("an example is seen by the arbiter, and as any player or a spectator sees it", async () => {
  const page = await open(context, `${site.url}?lang=en#/rules/diadochi/DIA-HID.5`, troubles);
  await page.locator('[data-show="DIA-HID.5"]').click();
  const hands = async (viewer: string): Promise<string[]> => {
    await page.locator('[name="seen-by"]').selectOption(viewer);
    const held = page.locator(".example .cards section h3");
    return (await held.allTextContents()).filter((heading) => heading.endsWith("hand"));
  };
  await page.locator('.example details summary:text-is("Cards")').click();
  expect(await hands("arbiter")).toEqual(["Red: hand", "Blue: hand"]);
  expect(await hands("blue")).toEqual(["hand"]);
  expect(await hands("spectator")).toEqual([]);
});

test("chapters, links between clauses and the search lead to clauses; in Russian too", async () => {
  const page = await open(context, `${site.url}?lang=en#/rules/diadochi`, troubles);
  await page.selectOption('[name="chapter"]', { index: 5 });
  expect(await page.locator('[data-testid="rules"] h2').innerText()).toContain("operations");
  const reference = page.locator('[data-testid="rules"] article button.clause').first();
  const named = await reference.innerText();
  await reference.click();
  await page.waitForSelector(`article.open[data-clause="${named}"]`);
  await page.fill('[name="search-rules"]', "interception into a transit point");
  expect(await page.locator('[data-testid="rules"] article').count()).toBeGreaterThan(0);
  await page.goto(`${site.url}?lang=ru#/rules/unrest/CAR-20.3.24/example`);
  await stepThrough(page, "CAR-20.3.24");
  expect(await page.locator('[data-testid="refusal"]').innerText()).toContain("Отклонено");
  expect(await seriousFindings(page)).toEqual([]);
});

test("an example is played on as a game", async () => {
  const page = await open(context, `${site.url}?lang=en#/rules/unrest/CAR-20.3.24/example`, troubles);
  await stepThrough(page, "CAR-20.3.24");
  await page.locator('[data-testid="example-play"]').click();
  await page.waitForSelector(ASKED);
  expect(await page.locator('[data-testid="prompt"]').innerText()).toContain("Hanno");
});

/** A game of this page, at once, in which every line of the log shows its clause. */
async function beginCited(id: string): Promise<Page> {
  const page = await open(context, `${site.url}?lang=en`, troubles);
  await page.evaluate(() => localStorage.setItem("tyche-settings", JSON.stringify({ pace: "once", isCited: true, asking: "always" })));
  await page.reload();
  await begin(page, { ruleset: id, seed: "rulebook" });
  return page;
}

test.each(GAMES)("ten different clauses of %s are opened from the log of a game", async (id) => {
  const page = await beginCited(id);
  const opened = new Set<string>();
  for (let clicks = 0; opened.size < CLAUSES && clicks < MOST_CLICKS; clicks += CLICKS) {
    await clickOn(page, `rulebook ${clicks}`, CLICKS);
    for (const button of await page.locator('[data-testid="log"] button.clause').all()) {
      const clause = await button.innerText();
      if (opened.has(clause) || opened.size === CLAUSES) continue;
      await button.evaluate((element) => (element as HTMLElement).click());
      expect(await page.locator('[data-testid="drawer"] article.open h3').innerText()).toContain(clause);
      opened.add(clause);
    }
  }
  expect(opened.size).toBe(CLAUSES);
});

test.each(GAMES)("the clause of a refusal of %s is opened from the place that refuses", async (id) => {
  const page = await beginCited(id);
  const cited = page.locator('[data-testid="refused"] button.clause').first();
  for (let clicks = 0; !(await isRefusedSomewhere(page)); clicks++) {
    expect(clicks).toBeLessThan(MOST_CLICKS);
    await clickOn(page, `refusal ${clicks}`, 1);
  }
  const clause = await cited.innerText();
  await cited.click();
  expect(await page.locator('[data-testid="drawer"] article.open h3').innerText()).toContain(clause);
});

/** Clicks on the first places that are not lit, when others are, until one says by which clause nothing can be done there. */
async function isRefusedSomewhere(page: Page): Promise<boolean> {
  if ((await page.locator("#board-table [data-place][data-lit]").count()) === 0) return false;
  for (const place of (await page.locator("#board-table [data-place]:not([data-lit])").all()).slice(0, MOST_PLACES)) {
    await place.dispatchEvent("click");
    await page.locator(".popup").waitFor();
    const cited = page.locator('[data-testid="refused"] button.clause').first();
    if (
      await cited.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}
