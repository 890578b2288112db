/** What lies on the table besides the map: the hand, what others did, battles, the end, the first page. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launch, open, serve } from "./browser.js";
import { ASKED, begin, choicesOn, clickOn, dismiss } from "./player.js";

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let context: BrowserContext;
let troubles: string[];
beforeAll(async () => {
  site = await serve();
  browser = await launch();
});
beforeEach(() => {
  troubles = [];
});
afterEach(async () => {
  await context.close();
  expect(troubles).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

async function start(viewport: { readonly width: number; readonly height: number } = { width: 1440, height: 900 }): Promise<Page> {
  context = await browser.newContext({ viewport });
  return await open(context, `${site.url}?lang=en`, troubles);
}

const UNREST = { ruleset: "unrest", seed: "table", "seat-coalition": "chance" };

describe.each([
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)("on %s", (_, viewport) => {
  test("a card on the table shows its uses and plays one, and no button of the list repeats it", async () => {
    const page = await start(viewport);
    await begin(page, UNREST);
    for (let clicks = 0; (await page.locator(".face.lit").count()) === 0; clicks++) {
      expect(clicks).toBeLessThan(20);
      await clickOn(page, `hand ${clicks}`, 1);
      await page.waitForSelector(ASKED);
    }
    const card = page.locator(".face.lit").first();
    const moves = (await card.getAttribute("data-moves"))!.split("|").filter(Boolean);
    const listed = await page.locator("#moves [data-move]").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-move")));
    expect(listed.filter((line) => moves.includes(line!))).toEqual([]);
    await page.waitForTimeout(300);
    await dismiss(page);
    await card.click();
    const panel = page.locator('[data-testid="card-panel"]');
    expect(await panel.locator("[data-move]").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-move")))).toEqual(moves);
    expect(await panel.locator(".card-text").innerText()).not.toBe("");
    const before = await page.locator("main.game").getAttribute("data-list");
    await panel.locator("[data-move]").first().click();
    await page.waitForFunction((was) => document.querySelector("main.game")?.getAttribute("data-list") !== was, before);
    await panel.waitFor({ state: "detached" });
  });

  test("a battle is a card until it is dismissed, and the log opens it again", async () => {
    const page = await start(viewport);
    await begin(page, UNREST);
    const battle = page.locator('[data-testid="battle"]');
    for (let clicks = 0; (await battle.count()) === 0; clicks++) {
      expect(clicks).toBeLessThan(300);
      await clickOn(page, `battle ${clicks}`, 1);
      await page.waitForSelector(`${ASKED}, [data-testid="outcome"]`);
    }
    const told = await battle.innerText();
    expect(told).toMatch(/Carthage/);
    expect(told).toMatch(/attacks/);
    expect(await battle.locator(".side").count()).toBe(2);
    await clickOn(page, "battle", 1);
    expect(await battle.count()).toBe(1);
    await battle.locator(".primary").click();
    await battle.waitFor({ state: "detached" });
    if (viewport.width < 500) {
      await page.locator(".menu summary").click();
      await page.locator('.drawers-in-menu [data-drawer="log"]').click();
    }
    const log = viewport.width < 500 ? ".drawer" : "#story";
    await page.locator(`${log} [data-testid="fight"]`).last().click();
    await battle.waitFor();
    await page.keyboard.press("Escape");
    await battle.waitFor({ state: "detached" });
  });
});

test("what others did is summed up, and gone through on the map step by step", async () => {
  const page = await start();
  await begin(page, { ruleset: "peloponnesian", seed: "steps", "seat-athens": "greedy" });
  const step = page.locator('[data-testid="step"]');
  for (let clicks = 0; (await step.count()) === 0 || (await page.locator("#board-table .trail").count()) === 0; clicks++) {
    expect(clicks).toBeLessThan(120);
    await clickOn(page, `steps ${clicks}`, 1);
    await page.waitForSelector(ASKED);
  }
  expect(await page.locator('[data-testid="digest"] li').count()).toBeGreaterThan(0);
  await dismiss(page);
  const now = Number(await page.locator("main.game").getAttribute("data-moment"));
  await step.click();
  await page.locator(".past").waitFor();
  let last = -1;
  while ((await page.locator(".past").count()) > 0) {
    const moment = Number(await page.locator("main.game").getAttribute("data-moment"));
    expect(moment).toBeGreaterThan(last);
    expect(moment).toBeLessThan(now);
    last = moment;
    await page.keyboard.press("n");
    await page.waitForFunction((was) => document.querySelector("main.game")?.getAttribute("data-moment") !== was, `${moment}`);
  }
  expect(Number(await page.locator("main.game").getAttribute("data-moment"))).toBe(now);
  expect(await choicesOn(page)).not.toEqual([]);
});

test("the end shows the scores and their course; the game is played again, and with sides swapped", async () => {
  const page = await start();
  await begin(page, { ...UNREST, turns: "3" });
  await clickOn(page, "end");
  await dismiss(page);
  const end = page.locator('[data-testid="end"]');
  await end.waitFor();
  expect(await end.locator("tr").count()).toBe(2);
  expect(await end.locator("tr.won").count()).toBe(1);
  await end.locator("polyline").waitFor();
  const before = page.url();
  await end.locator(".buttons button").nth(1).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('.seat-card[data-seat-card="coalition"] small').first().waitFor();
  // The one that was finished is among the games of the first page, with the new one.
  await page.goto(`${site.url}?lang=en`);
  const kept = page.locator('[data-testid="kept"] li');
  await kept.first().waitFor();
  expect(await kept.count()).toBe(2);
  expect(await kept.last().innerText()).toMatch(/finished/);
  page.on("dialog", (dialog) => void dialog.accept());
  await kept.last().locator("button").click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="kept"] li').length === 1);
});

test("a game begins with one click", async () => {
  const page = await start();
  await page.locator('[data-testid="play-unrest"]').click();
  await page.waitForSelector(ASKED);
  expect(await page.locator('.seat-card[data-seat-card="carthage"]').innerText()).toMatch(/you/);
});

test("where one can only pass, the page passes if one wishes so", async () => {
  const page = await start();
  await begin(page, { ruleset: "diadochi", players: "2", seed: "pass", "seat-blue": "chance" });
  await page.locator(".menu summary").click();
  await page.locator('[name="asking"]').selectOption("choice");
  expect(await page.locator(".menu label small").innerText()).toMatch(/haste/);
  await page.locator(".menu summary").click();
  for (let clicks = 0; clicks < 40; clicks++) {
    await clickOn(page, `pass ${clicks}`, 1);
    await page.waitForFunction(
      () => {
        const moves = [...document.querySelectorAll("#moves [data-move], .face.lit")];
        return moves.length > 1 || (moves.length === 1 && !moves[0]!.matches(".end"));
      },
      undefined,
      { timeout: 10_000 },
    );
  }
});
