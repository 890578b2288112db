/** Whole games by clicks: the small one always, the large ones (up to some thousand clicks, minutes each) with WHOLE_GAMES=1, as every night. */
import { readFileSync } from "node:fs";
import process from "node:process";
import type { Browser, Page } from "playwright-core";
import { SeededDice, verify } from "tyche";
import { PELOPONNESIAN } from "tyche/peloponnesian";
import { peloponnesian as texts } from "tyche/text/en";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, open, serve } from "./browser.js";
import { begin, choicesOn, clickOn, press } from "./player.js";

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

const large = test.skipIf(process.env["WHOLE_GAMES"] === undefined);

interface Played {
  readonly outcome: string;
  readonly log: string;
  readonly clicks: number;
}

/** Plays a game from the form to its end; what its last screen says. */
async function wholeGame(fields: Readonly<Record<string, string | boolean>>, language = "en", hand: "mouse" | "quick" = "quick"): Promise<Played> {
  const troubles: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await open(context, `${site.url}?lang=${language}`, troubles);
  await begin(page, fields);
  const clicks = await clickOn(page, "clicks", undefined, hand);
  const outcome = await page.locator('[data-testid="outcome"]').innerText();
  const log = await page.locator('[data-testid="log"]').innerText();
  await context.close();
  expect(troubles).toEqual([]);
  return { outcome, log, clicks };
}

test("a whole game of Unrest, two persons at one screen, by mouse", async () => {
  const { outcome, log, clicks } = await wholeGame(
    { ruleset: "unrest", seed: "page", turns: "3", "seat-carthage": "here", "seat-coalition": "here" },
    "en",
    "mouse",
  );
  expect(outcome).toMatch(/wins/);
  expect(log).toMatch(/Round \d/);
  expect(clicks).toBeGreaterThan(50);
});

large("a whole game of Diadochi in Russian, against two random players", async () => {
  const { outcome, log, clicks } = await wholeGame(
    { ruleset: "diadochi", players: "3", seed: "page", "seat-blue": "chance", "seat-green": "chance", lastTurn: "3", autoVp: "60" },
    "ru",
  );
  expect(outcome).toMatch(/^Игра окончена/);
  expect(log).not.toMatch(/[a-z]{4,}/); // no word of another language, no raw id
  expect(clicks).toBeGreaterThan(50);
});

large("a whole game of Nine Years against a random player", async () => {
  const { outcome, clicks } = await wholeGame({ ruleset: "nine-years", lastYear: "1697", seed: "page", "seat-bourbon": "chance" });
  expect(outcome).toMatch(/win/);
  expect(clicks).toBeGreaterThan(100);
});

/** The text and the elements of a page, but for the printed map. */
async function allOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelector("svg.printed")?.remove();
    return copy.outerHTML;
  });
}

large("a whole game of Peloponnesian in two tabs, neither of which ever holds what the other hides", async () => {
  const troubles: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const sparta = await open(context, `${site.url}?lang=en`, troubles);
  await begin(sparta, { ruleset: "peloponnesian", seed: "tabs", "seat-sparta": "here", "seat-athens": "elsewhere" });
  const address = await sparta.locator(".tabs-of-others a").getAttribute("href");
  const athens = await open(context, `${site.url}?lang=en${address}`, troubles);
  await athens.locator('[data-testid="prompt"]').waitFor();
  const pages = { sparta, athens };
  const shown: { readonly ply: number; readonly seat: "sparta" | "athens"; readonly html: string }[] = [];
  const dice = new SeededDice("tabs");
  for (let ply = 0; ply < PELOPONNESIAN.maxDecisions; ) {
    const found = await Promise.all([choicesOn(sparta), choicesOn(athens)]);
    if (found.includes("over")) break;
    const seat = found[0]!.length > 0 ? "sparta" : "athens";
    const lines = found[seat === "sparta" ? 0 : 1] as readonly string[];
    if (lines.length === 0) {
      await sparta.waitForTimeout(20);
      continue;
    }
    if (ply % 4 === 0) {
      shown.push({ ply, seat: "sparta", html: await allOf(sparta) });
      shown.push({ ply, seat: "athens", html: await allOf(athens) });
    }
    await press(pages[seat], lines[dice.draw(lines.length)]!, "quick");
    ply++;
  }
  await sparta.locator('[data-testid="outcome"]').waitFor();
  await athens.locator('[data-testid="outcome"]').waitFor();
  const [download] = await Promise.all([
    sparta.waitForEvent("download"),
    sparta.locator('[data-testid="save-record"]').evaluate((button: HTMLElement) => button.click()),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), "utf8"));
  await context.close();
  expect(troubles).toEqual([]);
  expect(verify(PELOPONNESIAN, record).outcome).not.toBeNull();
  expect(leaks(record, shown)).toEqual([]);
  expect(shown.length).toBeGreaterThan(40);
});

// The blocks of the other seat that a page named before its seat had been shown them.
function leaks(
  record: { readonly moves: readonly string[]; readonly options: object; readonly seed: string },
  shown: readonly { ply: number; seat: "sparta" | "athens"; html: string }[],
): string[] {
  let state = PELOPONNESIAN.setup({ ...record.options, seed: record.seed });
  const known = { sparta: JSON.stringify(PELOPONNESIAN.view(state, "sparta")), athens: JSON.stringify(PELOPONNESIAN.view(state, "athens")) };
  const found: string[] = [];
  let hidden = 0;
  for (let ply = 0; ply <= record.moves.length; ply++) {
    if (ply > 0) {
      const step = PELOPONNESIAN.apply(state, PELOPONNESIAN.parse(record.moves[ply - 1]!));
      state = step.state;
      for (const seat of ["sparta", "athens"] as const)
        known[seat] += JSON.stringify([PELOPONNESIAN.view(state, seat), PELOPONNESIAN.viewEvents(step.events, seat)]);
    }
    for (const { seat, html } of shown.filter((page) => page.ply === ply)) {
      const other = seat === "sparta" ? "athens" : "sparta";
      const others = Object.keys(PELOPONNESIAN.view(state, "arbiter").blocks[other] ?? {}).filter((id) => !known[seat].includes(`"${id}"`));
      hidden += others.length;
      found.push(...others.filter((id) => new RegExp(`\\b${id}\\b|${texts.name(id)}(?![\\w])`).test(html)).map((id) => `${seat} at ply ${ply}: ${id}`));
    }
  }
  expect(hidden).toBeGreaterThan(500);
  return found;
}
