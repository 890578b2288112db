/** What a finger and a pointer meet: sizes of targets and letters on a phone, panels beside their places, odds of what is pointed at and of nothing else. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Texts } from "../../docs/playground/src/games/surface.js";
import { GAMES } from "../../docs/playground/src/games/surface.js";
import { likely } from "../../docs/playground/src/parts/Odds.js";
import type { Choice } from "../../docs/playground/src/protocol.js";
import { passOf } from "../../docs/playground/src/settings.js";
import { launch, open, serve } from "./browser.js";
import { ASKED, begin, clickOn, dismiss, playWanted } from "./player.js";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** The least size of a target, and of letters, in pixels. */
const TARGET = 44;
const LETTERS = 11;

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
  await context?.close();
  expect(troubles).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

async function start(viewport: typeof PHONE): Promise<Page> {
  context = await browser.newContext({ viewport, reducedMotion: "reduce", hasTouch: viewport === PHONE });
  return await open(context, `${site.url}?lang=en`, troubles);
}

/** Reads so many steps of a guided start. */
async function readOn(page: Page, steps: number): Promise<void> {
  for (let nth = 0; nth < steps; nth++) {
    await page.locator(`[data-testid="lesson"][data-step="${nth}"]`).waitFor();
    await page.locator('[data-testid="lesson-next"]').click();
  }
}

/** What is too small for a finger or an eye among what is shown: targets of the page, and texts of it. Links and clauses inside a sentence are as large as it. */
async function small(page: Page): Promise<readonly string[]> {
  return await page.evaluate(
    ([target, letters]) => {
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 24)}”`;
      const found = new Set<string>();
      for (const element of document.querySelectorAll("button, select, summary, input, textarea, a[href]")) {
        const touched = element.matches("[type=checkbox], [type=radio], [type=file]") ? (element.closest("label") ?? element) : element;
        const { width, height } = touched.getBoundingClientRect();
        if (!isShown(touched) || width === 0 || height === 0 || element.matches("p a, .clause, .skip, [type=range]")) continue;
        if (height < target - 0.5 || width < target - 0.5) found.add(`${Math.round(width)} × ${Math.round(height)} ${nameOf(touched)}`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement!;
        if ((node.textContent ?? "").trim() === "" || parent.closest("svg, script, style, .hidden, option, datalist") !== null || !isShown(parent)) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < letters) found.add(`${size} px ${nameOf(parent)}`);
      }
      return [...found];
    },
    [TARGET, LETTERS] as const,
  );
}

describe("on a phone every target has 44 pixels, and no letter is under 11", () => {
  test("on the first page", async () => {
    const page = await start(PHONE);
    await page.locator('[data-testid="new-game"] details').evaluate((folded: HTMLDetailsElement) => (folded.open = true));
    await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
    expect(await small(page)).toEqual([]);
  });

  test.each(GAMES)("in a game of %s, its drawers, its menu and its panels", async (ruleset) => {
    const page = await start(PHONE);
    const fields = ruleset === "diadochi" ? { players: "2" } : {};
    await begin(page, { ruleset, seed: "touch", ...fields });
    const found: Record<string, readonly string[]> = {};
    for (let clicks = 0; clicks < 24; clicks += 8) {
      await clickOn(page, `touch ${clicks}`, 8);
      await page.waitForSelector(ASKED);
      found[`after ${clicks}`] = await small(page);
    }
    await dismiss(page);
    await page.locator(".menu summary").click();
    found["menu"] = await small(page);
    await page.locator(".menu summary").click();
    for (const name of ["log", "tracks", "cards", "legend", "rules"]) {
      await page.locator(".menu summary").click();
      await page.locator(`.drawers-in-menu [data-drawer="${name}"]`).click();
      await page.locator('[data-testid="drawer"]').waitFor();
      await page.waitForTimeout(400); // its content is loaded when it is opened
      found[name] = await small(page);
      await page.locator('[data-testid="drawer"] > header .close').click();
    }
    await page.locator("#board-table [data-place]:not([data-lit])").first().dispatchEvent("click");
    found["place"] = await small(page);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, []])));
  });

  test("in a guided start", async () => {
    const page = await start(PHONE);
    await page.locator('[data-testid="learn-diadochi"]').click();
    await readOn(page, 3);
    await page.locator(".face.wanted").click();
    await page.locator(".card-panel").waitFor();
    expect(await small(page)).toEqual([]);
  });
});

/** Clicks on a place in sight that it names; what came of it, after a while. */
async function clickPlace(page: Page, nth: number): Promise<string> {
  return await page.evaluate(async (at) => {
    const pane = document.querySelector(".board")!.getBoundingClientRect();
    const isFree = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      if (cx < pane.left || cx > pane.right || cy < pane.top || cy > pane.bottom || width > pane.width / 3 || height > pane.height / 3) return false;
      return element.contains(document.elementFromPoint(cx, cy));
    };
    const places = [...document.querySelectorAll("#board-table [data-place]")].filter(isFree);
    if (places.length === 0) return "nothing in sight";
    const place = places[(at * 7) % places.length]!;
    const { x, y, width, height } = place.getBoundingClientRect();
    const isLit = place.hasAttribute("data-lit");
    const list = document.querySelector("main.game")!.getAttribute("data-list");
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)!;
    const { left, top, right, bottom } = hit.getBoundingClientRect();
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let wait = 0; wait < 40; wait++) {
      await new Promise((done) => setTimeout(done, 50));
      const isPlayed = document.querySelector("main.game")?.getAttribute("data-list") !== list;
      const panel = document.querySelector(".popup");
      if (isPlayed) return isLit && panel === null ? "played" : `played with ${isLit ? "a panel left" : "no light"}`;
      if (panel === null) continue;
      await new Promise((done) => setTimeout(done, 120));
      if (!panel.isConnected) {
        // A move of another seat closes the panel, and changes the list; nothing else may.
        return document.querySelector("main.game")!.getAttribute("data-list") === list ? "a panel that vanished" : "overtaken";
      }
      const box = panel.getBoundingClientRect();
      const choices = panel.querySelectorAll("[data-move]").length;
      if (isLit && choices < 2) return `a panel of ${choices} choices of ${place.getAttribute("data-place")}, which is lit`;
      const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      document.querySelector<HTMLElement>(".popup .close")!.click();
      await new Promise((done) => setTimeout(done, 50));
      return isOver ? `a panel over ${place.getAttribute("data-place")}` : "a panel";
    }
    return "nothing happened";
  }, nth);
}

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const)("on %s", (_, viewport) => {
  test.each(GAMES)("a click on a lit place with one choice plays it, any other opens a panel that stands beside the place: %s", async (ruleset) => {
    const page = await start(viewport);
    // Both sides of Peloponnesian commit a card at once: an opponent who thinks would change the list between click and look.
    const others = ruleset === "diadochi" ? { players: "2" } : ruleset === "peloponnesian" ? { "seat-athens": "chance" } : {};
    await begin(page, { ruleset, seed: "panel", ...others });
    const results = new Set<string>();
    for (let nth = 0; nth < 24; nth++) {
      await page.waitForSelector(ASKED);
      await dismiss(page);
      await page.waitForTimeout(250);
      results.add(await clickPlace(page, nth));
      if (nth % 3 === 2) await clickOn(page, `panel ${nth}`, 1);
    }
    results.delete("nothing in sight");
    results.delete("overtaken");
    expect([...results].filter((result) => result !== "a panel" && result !== "played")).toEqual([]);
    expect([...results]).toContain("a panel");
  });
});

test("odds are those of the choice that is pointed at, and are gone with it", async () => {
  const page = await start(DESKTOP);
  await page.locator('[data-testid="learn-nine-years"]').click();
  await readOn(page, 2);
  for (let moves = 0; moves < 6; moves++) {
    await page.locator('[data-testid="lesson"][data-wanted]').waitFor();
    await playWanted(page);
  }
  await page.locator('[data-testid="lesson"][data-wanted="alliance sail-to london"]').waitFor();
  const odds = page.locator('[data-testid="odds"]');
  const button = (place: string) => page.locator(`#moves [data-move="alliance sail-to ${place}"]`);
  await button("london").hover();
  await odds.waitFor();
  expect(await odds.locator("h3").innerText()).toMatch(/London$/);
  await button("londonderry").hover();
  expect(await page.evaluate(() => document.querySelector('[data-testid="odds"] h3')?.textContent ?? "")).not.toMatch(/London$/);
  await page.waitForFunction(() => /Londonderry$/.test(document.querySelector('[data-testid="odds"] h3')?.textContent ?? ""));
  // Two rows never read the same, and what is certain is no row.
  const rows = await odds.locator("li span").allInnerTexts();
  expect(new Set(rows).size).toBe(rows.length);
  await page.mouse.move(400, 400);
  await odds.waitFor({ state: "detached" });
  await button("london").hover();
  await odds.waitFor();
  // What is drawn again while a pointer rests moves nothing: neither the odds, nor a panel of the page.
  const resting = await button("london").boundingBox();
  await page.waitForTimeout(600);
  expect(await button("london").boundingBox()).toEqual(resting);
  const list = await page.locator("main.game").getAttribute("data-list");
  await button("london").click();
  await page.waitForFunction((was) => document.querySelector("main.game")?.getAttribute("data-list") !== was, list);
  await odds.waitFor({ state: "detached" });
  await page.waitForTimeout(600);
  expect(await odds.count()).toBe(0);
});

const TEXTS = { event: ({ type }: { readonly type: string }) => `${type.split(" ")[0]}.` } as unknown as Texts;
const result = (probability: number, ...types: readonly string[]) => ({ probability, events: types.map((type) => ({ type })) });

test.each([
  ["what reads the same is one row", [result(0.3, "falls 1"), result(0.2, "falls 2"), result(0.5)], [["falls.", 0.5]]],
  [
    "what always comes together is one row",
    [result(0.25, "wins", "gains"), result(0.75, "loses")],
    [
      ["loses.", 0.75],
      ["wins. gains.", 0.25],
    ],
  ],
  ["what is certain is no row", [result(0.5, "rolls", "hits"), result(0.5, "rolls")], [["hits.", 0.5]]],
] as const)("of odds, %s", (_, results, rows) => {
  expect(likely({ results, worlds: 1, error: 0, tries: null }, TEXTS)).toEqual(rows);
});

const choice = (type: string, part: Choice["part"] = "main"): Choice =>
  ({ move: { type, seat: "red" }, line: `red ${type}`, part, targets: [] }) as unknown as Choice;
const PASS = choice("pass", "end");
const interception = { kind: "interception", clause: "", seats: ["red"] };

test.each([
  ["always", [PASS], false, null],
  ["choice", [PASS], true, "red pass"],
  ["choice", [PASS, choice("respond")], false, null],
  ["never", [PASS], true, "red pass"],
  ["never", [PASS, choice("respond")], false, "red pass"],
  ["never", [PASS, choice("respond")], true, null],
  ["never", [choice("decline", "end"), choice("intercept")], false, "red decline"],
  ["never", [choice("let-go", "end"), choice("spend")], false, null],
] as const)("asked %s, with %j and its own turn %s, the page passes by %s", (asking, list, isOwnTurn, wanted) => {
  expect(passOf(list, { asking, decision: interception, isOwnTurn })?.line ?? null).toBe(wanted);
});
