/** What the page can do besides playing: take back, keep, send, look back, explain, edit; and that everybody can use it. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verify } from "../../src/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { launch, open, seriousFindings, serve } from "./browser.js";
import { ASKED, begin, choicesOn, clickOn, uncover } from "./player.js";

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
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
});
afterEach(async () => {
  await context.close();
  expect(troubles).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

const SOLO = { ruleset: "unrest", seed: "features", "seat-coalition": "chance" };

async function game(fields: Readonly<Record<string, string | boolean>>, clicks = 0): Promise<Page> {
  const page = await open(context, `${site.url}?lang=en`, troubles);
  await begin(page, fields);
  await clickOn(page, "features", clicks);
  await page.waitForSelector(`${ASKED}, [data-testid="cover"]`);
  await uncover(page);
  return page;
}

/** Waits until a person is asked. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector(ASKED);
}

/** The decision and what happened, as the page says it. */
async function told(page: Page): Promise<string> {
  return `${await page.locator('[data-testid="prompt"]').innerText()}\n${await page.locator('[data-testid="log"]').innerText()}`;
}

async function fromMenu(page: Page, id: string): Promise<void> {
  await page.locator(".menu summary").click();
  await page.locator(`[data-testid="${id}"]`).click();
}

/** A move that has a button on the page: of the list, or of a card that is opened for it. */
async function aMove(page: Page): Promise<string> {
  const buttons = page.locator("#moves [data-move], .card-panel [data-move]");
  if ((await buttons.count()) === 0) await page.locator(".face.lit").first().click();
  return (await buttons.first().getAttribute("data-move"))!;
}

/** A click sooner after a decision plays nothing: it may be the second half of a double click. */
const A_MOMENT = 300;

test("a network plays Unrest, and is offered for no other game", async () => {
  const page = await game({ ...SOLO, "seat-coalition": "here", "seat-carthage": "learned" }, 4);
  expect(await told(page)).toMatch(/Carthage is active\.\n+\S/);
  await page.goto(`${site.url}?lang=en`);
  await page.locator(".set-up").evaluate((folded: HTMLDetailsElement) => (folded.open = true));
  await page.locator('[name="ruleset"][value="unrest"]').check();
  const offered = (seat: string): Promise<string[]> =>
    page.locator(`[name="seat-${seat}"] option`).evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await page.locator('[name="seat-coalition"]').waitFor();
  expect(await offered("coalition")).toContain("learned");
  await page.locator('[name="ruleset"][value="diadochi"]').check();
  await page.locator('[name="seat-red"]').waitFor();
  expect(await offered("red")).toContain("long-search");
  expect(await offered("red")).not.toContain("learned");
}, 60_000);

test("a decision is taken back and played again", async () => {
  const page = await game({ ...SOLO, "seat-coalition": "here" });
  for (let clicks = 0; (await page.locator('[data-testid="undo"]').count()) === 0; clicks++) {
    expect(clicks).toBeLessThan(60);
    await clickOn(page, `undo ${clicks}`, 1);
    await uncover(page);
  }
  const after = [await told(page), await choicesOn(page)];
  await page.waitForTimeout(A_MOMENT);
  await page.locator('[data-testid="undo"]').click();
  await page.locator('[data-testid="redo"]').waitFor();
  expect([await told(page), await choicesOn(page)]).not.toEqual(after);
  await page.waitForTimeout(A_MOMENT);
  await page.locator('[data-testid="redo"]').click();
  await page.locator('[data-testid="redo"]').waitFor({ state: "detached" });
  expect([await told(page), await choicesOn(page)]).toEqual(after);
});

test("a game is there again after a reload", async () => {
  const page = await game(SOLO, 8);
  const before = await told(page);
  await page.reload();
  await settled(page);
  expect(await told(page)).toBe(before);
});

test("a game is saved to a file and opened elsewhere", async () => {
  const page = await game(SOLO, 8);
  const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "save")]);
  const other = await browser.newContext();
  const elsewhere = await open(other, `${site.url}?lang=en`, troubles);
  await elsewhere.locator('[name="saved"]').setInputFiles(await download.path());
  await settled(elsewhere);
  expect(await told(elsewhere)).toBe(await told(page));
  await other.close();
});

test("a game is sent as an address", async () => {
  const page = await game(SOLO, 8);
  await fromMenu(page, "share");
  const address = await page.locator('[data-testid="address"]').inputValue();
  expect(address.length).toBeLessThan(2_000);
  const other = await browser.newContext();
  const elsewhere = await open(other, address.replace("#", "?lang=en#"), troubles);
  await settled(elsewhere);
  expect(await told(elsewhere)).toBe(await told(page));
  await other.close();
});

test("an address that holds no game says so", async () => {
  const page = await open(context, `${site.url}?lang=en#/share/AAAA`, troubles);
  await page.locator('[data-testid="failure"]').waitFor();
});

test("a game is verified", async () => {
  const page = await game(SOLO, 8);
  await fromMenu(page, "verify");
  await page.locator('.menu [role="status"]').waitFor();
  expect(await page.locator('.menu [role="status"]').innerText()).toMatch(/fingerprint [0-9a-f]{16}/);
});

test("a click in the log shows the board as it was, and back", async () => {
  const page = await game(SOLO, 8);
  const now = await told(page);
  await page.locator('[data-testid="log"] .when').nth(1).click();
  await page.locator(".past").waitFor();
  expect(await choicesOn(page)).toEqual([]);
  await page.locator(".past button").click();
  await settled(page);
  expect(await told(page)).toBe(now);
});

/** Where the newest row of the log ends, below (+) or above (-) the end of its panel, and how far the panel is scrolled. */
async function logOn(page: Page): Promise<{ readonly below: number; readonly first: string | undefined; readonly rows: readonly string[] }> {
  // What has just been drawn is followed in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return await page.evaluate(() => {
    const panel = document.querySelector("#story")!;
    const buttons = [...document.querySelectorAll('[data-testid="log"] .when')];
    const { top, bottom } = panel.getBoundingClientRect();
    const first = buttons.find((button) => button.getBoundingClientRect().bottom > top)?.textContent;
    const last = document.querySelector('[data-testid="log"] li:last-child')!;
    return { below: last.getBoundingClientRect().bottom - bottom, first, rows: buttons.map((button) => button.textContent!) };
  });
}

test("the newest row of the log is in sight after every decision, unless somebody has scrolled up", async () => {
  const page = await game({ ruleset: "diadochi", players: "2", seed: "follow", "seat-blue": "chance" });
  let since = 0;
  for (let clicks = 0; clicks < 40; clicks++) {
    await clickOn(page, `follow ${clicks}`, 1);
    await settled(page);
    const { below, rows } = await logOn(page);
    expect(below, `after ${clicks} decisions`).toBeLessThan(2);
    expect(rows.at(-1)).toBe(await page.locator("main.game").getAttribute("data-moment"));
    since += await page.locator('[data-testid="digest"] li').count();
  }
  expect(since).toBeGreaterThan(0);
  await page.locator("#story").hover();
  await page.mouse.wheel(0, -300);
  await page.locator('[data-testid="newest"]').waitFor();
  const { first } = await logOn(page);
  await clickOn(page, "scrolled", 2);
  await settled(page);
  expect((await logOn(page)).first).toBe(first); // the log may be shorter above it
  await page.locator('[data-testid="newest"]').click();
  await page.locator('[data-testid="newest"]').waitFor({ state: "detached" });
  expect((await logOn(page)).below).toBeLessThan(2);
  // In the past the log ends with the moment that is shown.
  for (const moment of [3, 10, 25]) {
    await page.locator('.time input[type="range"]').fill(String(moment));
    await page.locator(`main.game[data-moment="${moment}"]`).waitFor();
    const { below, rows } = await logOn(page);
    expect([rows.at(-1), below < 2]).toEqual([String(moment), true]);
  }
});

test("a click on what is not allowed says why, with the clause and its text", async () => {
  const page = await game({ ruleset: "diadochi", players: "2", seed: "why", "seat-blue": "chance" });
  for (let clicks = 0; (await page.locator("#board-table [data-place][data-lit]").count()) === 0; clicks++) {
    expect(clicks).toBeLessThan(60);
    await clickOn(page, `why ${clicks}`, 1);
    await settled(page);
  }
  for (const place of await page.locator("#board-table [data-place]:not([data-lit])").all()) {
    await place.dispatchEvent("click");
    await page.locator(".popup").waitFor();
    if (
      await page
        .locator('[data-testid="refused"] blockquote')
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    )
      break;
  }
  expect(await page.locator('[data-testid="refused"]').innerText()).toMatch(/DIA-\w+\.\d+/);
  expect((await page.locator('[data-testid="refused"] blockquote').first().innerText()).length).toBeGreaterThan(10);
});

// With the second seed the computer has decided just before the list is drawn, and the page hears once more that it thinks no longer.
test.each(["board", "why"])("a click as soon as the board has answered is not lost, in the game %s", async (seed) => {
  const page = await game({ ruleset: "diadochi", players: "2", seed, "seat-blue": "chance" });
  for (let clicks = 0; clicks < 5; clicks++) {
    await page.waitForTimeout(A_MOMENT);
    // The observer is called in the very turn in which the new list is drawn.
    await page.evaluate(
      (line) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector("#moves [data-move], .face.lit") === null) return;
            observer.disconnect();
            document.querySelector("#board-table [data-place]:not([data-lit])")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            resolve();
          });
          observer.observe(document.querySelector("main.game")!, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-moment"] });
          document.querySelector<HTMLElement>(`#moves [data-move="${line}"], .card-panel [data-move="${line}"]`)!.click();
        }),
      await aMove(page),
    );
    await page.locator(".popup").waitFor({ timeout: 5_000 });
    await page.keyboard.press("Escape");
    await page.locator(".popup").waitFor({ state: "detached" });
  }
});

/** A game of Unrest against a random player, as far as the first question. */
async function alone(fields: Readonly<Record<string, string | boolean>> = {}): Promise<Page> {
  const page = await game({ ...SOLO, seed: "clicks", ...fields });
  await settled(page);
  return page;
}

/** How many decisions Carthage has made in the game on a page. */
async function plies(page: Page): Promise<number> {
  await page.locator(".menu").evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-testid="save-record"]').evaluate((button: HTMLElement) => button.click()),
  ]);
  await page.locator(".menu").evaluate((menu: HTMLDetailsElement) => (menu.open = false));
  const { moves } = JSON.parse(readFileSync(await download.path(), "utf8")) as { moves: string[] };
  return moves.filter((line) => line.startsWith("carthage ")).length;
}

test("a double click plays one decision", async () => {
  const page = await alone();
  for (let clicks = 0; clicks < 4; clicks++) {
    await settled(page);
    const before = await plies(page);
    await page.waitForTimeout(600);
    const box = (await page
      .locator(`[data-move="${await aMove(page)}"]`)
      .first()
      .boundingBox())!;
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 });
    await page.waitForTimeout(700);
    expect(await plies(page)).toBe(before + 1);
  }
  expect(await page.locator('[data-testid="failure"]').count()).toBe(0);
});

test("clicks on a list that is gone play nothing and leave no error", async () => {
  const page = await alone();
  const before = await plies(page);
  // Three clicks in one turn of the page: before anything can be answered.
  await aMove(page);
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("#moves [data-move], .card-panel [data-move]")];
    for (const button of buttons.slice(0, 3)) button.click();
    buttons[0]!.click();
  });
  await page.waitForTimeout(700);
  await settled(page);
  expect(await plies(page)).toBe(before + 1);
  expect(await page.locator('[data-testid="failure"]').count()).toBe(0);
});

test("odds do not move what lies under the pointer", async () => {
  const page = await game({ ruleset: "diadochi", players: "2", seed: "odds", "seat-blue": "chance" });
  let shown = 0;
  for (let clicks = 0; shown < 2; clicks++) {
    expect(clicks).toBeLessThan(40);
    await settled(page);
    if ((await page.locator("#moves [data-move]").count()) === 0) {
      await clickOn(page, `odds ${clicks}`, 1);
      continue;
    }
    const boxes = (): Promise<string> =>
      page.evaluate(() => JSON.stringify([...document.querySelectorAll("#moves [data-move]")].map((button) => button.getBoundingClientRect())));
    const before = await boxes();
    await page.locator("#moves [data-move]").last().hover();
    const hasOdds = await page
      .locator(".odds")
      .waitFor({ timeout: 1_500 })
      .then(
        () => true,
        () => false,
      );
    if (hasOdds) {
      shown++;
      const scrolled = await page.locator("#moves .list").evaluate((moves) => moves.scrollTop);
      if (scrolled === 0) expect(await boxes()).toBe(before);
      const covered = await page.evaluate(() => {
        const odds = document.querySelector(".odds")!.getBoundingClientRect();
        return [...document.querySelectorAll("#moves [data-move]")].some((button) => button.getBoundingClientRect().left < odds.right);
      });
      expect(covered).toBe(false);
    }
    await page.mouse.move(5, 5);
    await clickOn(page, `odds ${clicks}`, 1);
  }
});

test("an error is gone with the next decision", async () => {
  const page = await alone();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("not allowed")) } });
  });
  await fromMenu(page, "develop-open");
  await page.locator('[data-testid="develop"] .buttons button').last().click();
  await page.locator('[data-testid="failure"]').waitFor();
  await clickOn(page, "error", 1);
  await page.locator('[data-testid="failure"]').waitFor({ state: "detached" });
});

test("a failed roll is a row of the log like any other", async () => {
  const page = await game({ ruleset: "diadochi", players: "2", seed: "rolls", "seat-blue": "chance" });
  for (let clicks = 0; (await page.locator('[data-testid="log"] .dice').count()) < 3 && clicks < 80; clicks += 10) await clickOn(page, `rolls ${clicks}`, 10);
  const looks = await page.evaluate(() => {
    // Every mark of the log as if its roll had failed: only the colour of the dice may tell.
    const marks = [...document.querySelectorAll<HTMLElement>('[data-testid="log"] .dice')];
    for (const mark of marks) mark.className = "dice failed";
    return [...new Set(marks.map((mark) => `${getComputedStyle(mark).display} ${getComputedStyle(mark).backgroundColor}`))];
  });
  expect(looks).toEqual(["inline rgba(0, 0, 0, 0)"]);
});

test("the map is moved and enlarged, and a drag is no click", async () => {
  const page = await game(SOLO);
  const at = (): Promise<string | null> => page.locator("#board-table").evaluate((layer) => layer.parentElement!.getAttribute("transform"));
  const scaleOf = async (): Promise<number> => Number(/scale\(([\d.]+)\)/.exec((await at())!)![1]);
  const first = await scaleOf();
  const place = (await page.locator('#board-table [data-place="sicily"]').first().boundingBox())!;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -500);
  const settle = (): Promise<void> => page.waitForTimeout(500);
  await settle();
  const enlarged = await at();
  expect((await scaleOf()) / first).toBeCloseTo(2, 2);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 30, { steps: 4 });
  await page.mouse.up();
  expect(await at()).not.toBe(enlarged);
  expect((await scaleOf()) / first).toBeCloseTo(2, 2);
  expect(await page.locator(".popup").count()).toBe(0);
  // The whole map lies in the pane, by its button and by its key.
  const isWhole = async (): Promise<boolean> => {
    await settle();
    return (await page.locator('[data-testid="overview"]').count()) === 0; // the small map shows where one is, unless all of it is seen
  };
  expect(await isWhole()).toBe(false);
  await page.locator('[data-testid="whole"]').click();
  expect(await isWhole()).toBe(true);
  await page.locator(".zoom button").first().click();
  expect(await isWhole()).toBe(false);
  await page.keyboard.press("0");
  expect(await isWhole()).toBe(true);
});

test("a clause in the log opens its rule", async () => {
  const page = await game(SOLO, 4);
  expect(await page.locator('[data-testid="log"] .clause').count()).toBe(0);
  await page.locator(".menu summary").click();
  await page.locator('[name="cited"]').check();
  await page.locator(".menu summary").click();
  const clause = page.locator('[data-testid="log"] .clause').last();
  const id = await clause.innerText();
  await clause.click();
  await page.locator(".rules article.open").waitFor();
  expect(await page.locator(".rules article.open").innerText()).toContain(id);
});

test("a position is edited: an error stands at its field, and a good one is played on from", async () => {
  const page = await game(SOLO, 4);
  await fromMenu(page, "edit");
  const points = page.locator('[name="view.victoryPoints"]');
  await points.fill("99");
  await points.blur();
  await page.locator('[data-testid="field-error"]').waitFor();
  expect(await page.locator('[data-testid="field-error"]').innerText()).toMatch(/victoryPoints.*0\.\.12.*99/);
  expect(await page.locator('[data-testid="play-on"]').isDisabled()).toBe(true);
  await points.fill("3");
  await points.blur();
  const before = page.url();
  await page.locator('[data-testid="play-on"]:not(:disabled)').click();
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
  await fromMenu(page, "develop-open");
  expect(await page.locator('[data-testid="develop-view"]').innerText()).toMatch(/"victoryPoints": 3,/);
  // Its record carries the position, verifies, and opens as a game again.
  await fromMenu(page, "verify");
  await page.locator('.menu [role="status"]').waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator('[data-testid="save-record"]').click()]);
  const record = JSON.parse(readFileSync(await saved.path(), "utf8"));
  expect([record.seed, verify(UNREST, record).plies]).toEqual([null, record.moves.length]);
});

test("a game cannot be begun with the seats of options that have been changed", async () => {
  const page = await open(context, `${site.url}?lang=en`, troubles);
  await page.locator('[data-testid="new-game"] details').evaluate((folded: HTMLDetailsElement) => (folded.open = true));
  const begins = page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)');
  await begins.waitFor();
  const seats = page.locator('[data-testid="new-game"] select[name^="seat-"]');
  const before = await seats.count();
  // Two players instead, and the game begun at once, before the seats of two can be there.
  await page.locator('[data-testid="new-game"]').evaluate(async (form) => {
    const players = form.querySelector<HTMLSelectElement>('[name="players"]')!;
    players.value = "2";
    players.dispatchEvent(new Event("change", { bubbles: true }));
    await Promise.resolve();
    form.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  });
  await begins.waitFor();
  expect([before, await seats.count()]).toEqual([4, 2]);
  await begins.click();
  await settled(page);
  expect(await page.locator(".seat-card").count()).toBe(2);
});

test("the keyboard alone is enough to begin and to play", async () => {
  const page = await open(context, `${site.url}?lang=en`, troubles);
  await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
  await page.locator('[name="ruleset"]').first().focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  await page.locator('[name="seat-coalition"]').waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await settled(page);
  for (let played = 0; played < 4; played++) {
    const before = await page.locator("main.game").getAttribute("data-list");
    const moment = await page.locator("main.game").getAttribute("data-moment");
    for (let i = 0; i < 200 && !(await page.evaluate(() => document.activeElement?.matches("[data-move], .face.lit") === true)); i++)
      await page.keyboard.press("Tab");
    const isCard = await page.evaluate(() => document.activeElement!.matches(".face"));
    await page.keyboard.press("Enter");
    // A card shows its uses, the first of them in focus.
    if (isCard) {
      await page.locator(".card-panel [data-move]:focus").waitFor();
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(
      ([was, list]) => {
        const now = document.querySelector("main.game");
        return now?.getAttribute("data-moment") !== was || now?.getAttribute("data-list") !== list;
      },
      [moment, before] as const,
    );
    await settled(page);
  }
});

describe.each([
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)("on %s", (_, viewport) => {
  beforeEach(async () => {
    await context.close();
    context = await browser.newContext({ viewport });
  });

  test("no screen has a serious finding of axe, and none is wider than the window", async () => {
    const page = await open(context, `${site.url}?lang=en`, troubles);
    await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
    await check(page, "new game");
    await begin(page, { ruleset: "unrest", seed: "axe", "seat-coalition": "here" });
    await check(page, "cover");
    await uncover(page);
    await clickOn(page, "axe", 3);
    await uncover(page);
    await check(page, "game");
    const isPhone = viewport.width < 500;
    for (const name of [...(isPhone ? ["log"] : []), "tracks", "cards", "legend", "rules"]) {
      if (isPhone) await page.locator(".menu summary").click();
      await page.locator(`${isPhone ? ".drawers-in-menu" : ".drawers"} [data-drawer="${name}"]`).click();
      await page.locator('[data-testid="drawer"]').waitFor();
      await page.waitForTimeout(300);
      await check(page, name);
    }
    await fromMenu(page, "develop-open");
    await page.locator('[data-testid="develop"]').waitFor();
    await check(page, "develop");
    await page.locator('[data-testid="drawer"] > header .close').click();
    await page.locator("#board-table [data-place]").first().dispatchEvent("click");
    await page.locator(".menu summary").click();
    await check(page, "menu");
    await page.locator('[data-testid="edit"]').click();
    await page.locator('[data-testid="editor"]').waitFor();
    await check(page, "editor");
    await page.goto(`${site.url}?lang=en`);
    await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
    await begin(page, { ruleset: "diadochi", seed: "axe" });
    await settled(page);
    await check(page, "Diadochi");
  });
});

async function check(page: Page, screen: string): Promise<void> {
  expect(await seriousFindings(page), screen).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), screen).toBeLessThanOrEqual(0);
}

test("the first load of a game is under 220 kB, gzipped, and the pictures of the first page under 25", async () => {
  site.sent.clear();
  const page = await game({ ruleset: "diadochi", seed: "size", "seat-red": "here", "seat-blue": "here", "seat-green": "here", "seat-yellow": "here" });
  await settled(page);
  const sizes = [...site.sent.keys()].map((path) => [path, gzipSync(site.read(path)).length] as const);
  const isPicture = ([path]: readonly [string, number]): boolean => path.endsWith(".jpg");
  const sumOf = (list: typeof sizes): number => list.reduce((total, [, size]) => total + size, 0);
  expect(sumOf(sizes.filter((one) => !isPicture(one))), sizes.map(([path, size]) => `${size} ${path}`).join("\n")).toBeLessThan(220_000);
  expect(sumOf(sizes.filter(isPicture))).toBeLessThan(25_000);
});
