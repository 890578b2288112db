/** Guided starts: their data against the rules, and each as a reader takes it, on a desktop and on a phone. */
import type { Browser, Page } from "playwright-core";
import { Game } from "tyche";
import { listedMoves } from "tyche/ui";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPlay } from "../../docs/playground/src/games/rulesets.js";
import { GAMES, LANGUAGES, loadDrawing } from "../../docs/playground/src/games/surface.js";
import { followed, type Lesson, linesOf, placeIn } from "../../docs/playground/src/lessons/lesson.js";
import { LESSONS, loadLesson } from "../../docs/playground/src/lessons/lessons.js";
import { ru } from "../../docs/playground/src/words/ru.js";
import { launch, open, serve } from "./browser.js";
import { playWanted } from "./player.js";

/** A minute of reading, in words. */
const MINUTE = 130;
const LONGEST_STEP = 60;

describe.each(LESSONS)("the guided start of %s", (id) => {
  test("plays as it is written, and everything its reader is to play is in the list", async () => {
    const [play, lesson] = await Promise.all([loadPlay(id), loadLesson(id)]);
    const game = new Game(play, { ...lesson.options, seed: lesson.seed });
    expect(lesson.ruleset).toBe(id);
    expect(play.players(game.state)).toContain(lesson.seat);
    const done = new Set<string>();
    for (const [nth, line] of linesOf(lesson).entries()) {
      const { seat } = play.parse(line);
      expect(play.seatsToMove(game.state), `${nth} ${line}`).toContain(seat);
      // A bot moves as soon as it is asked: where several seats are, the reader is last.
      if (seat === lesson.seat) expect(play.seatsToMove(game.state), `${nth} ${line}`).toEqual([seat]);
      expect(
        listedMoves(play, game.state, seat).map((move) => move.line),
        `${nth} ${line}`,
      ).toContain(line);
      if (seat === lesson.seat) done.add(line);
      game.play(line);
    }
    expect(done.size).toBeGreaterThan(8);
    expect(game.outcome).toBeNull();
    expect(play.seatsToMove(game.state)).toContain(lesson.seat);
  });

  test("begins with what wins and what a turn is, takes five minutes, and names places of the board, in every language", async () => {
    const [lesson, { board }] = await Promise.all([loadLesson(id), loadDrawing(id)]);
    const [wins, turn] = lesson.steps;
    expect([wins!.moves, turn!.moves]).toEqual([undefined, undefined]);
    expect(lesson.steps.at(-1)!.moves).toBeUndefined();
    for (const language of LANGUAGES) {
      const texts = lesson.steps.map((step) => `${step.title[language]} ${step.text[language]}`);
      const words = texts.map((text) => text.split(/\s+/).length);
      expect(Math.max(...words)).toBeLessThanOrEqual(LONGEST_STEP);
      expect(words.reduce((sum, count) => sum + count, 0) / MINUTE).toBeLessThan(5);
      if (language === "ru") for (const text of texts) expect(text).not.toMatch(/[A-Za-z]*[a-z][A-Za-z]*/);
    }
    for (const { show = [] } of lesson.steps) for (const place of show) expect(board.places, place).toHaveProperty(place);
  });
});

test("every game has a guided start", () => {
  expect(LESSONS).toEqual(GAMES);
});

const SMALL: Pick<Lesson, "before" | "steps"> = {
  before: ["red a"],
  steps: [{ moves: [] }, { moves: ["red b", "blue c", "red d"] }, {}, { moves: ["red e"] }, {}].map((step) => ({
    ...step,
    title: { en: "", ru: "" },
    text: { en: "", ru: "" },
  })),
};

test.each([
  [["red a"], { moves: 0, isLeft: false }],
  [["red a", "red b", "blue c"], { moves: 2, isLeft: false }],
  [["red a", "red x"], { moves: 0, isLeft: true }],
  [["red a", "red b", "blue c", "red d", "red e", "red z"], { moves: 4, isLeft: false }],
])("of a game %j has been followed", (played, wanted) => {
  expect(followed({ ...SMALL, ruleset: "", options: {}, seed: "", seat: "red" }, played)).toEqual(wanted);
});

test.each([
  [0, 0, { step: 0, wanted: null }],
  [0, 1, { step: 1, wanted: "red b" }],
  [0, 9, { step: 1, wanted: "red b" }],
  [2, 1, { step: 1, wanted: "red d" }],
  [3, 1, { step: 2, wanted: null }],
  [3, 3, { step: 3, wanted: "red e" }],
  [4, 3, { step: 4, wanted: null }],
  [4, 5, { step: 5, wanted: null }],
])("after %d moves and %d steps read one is at the right step", (moves, read, wanted) => {
  expect(placeIn(SMALL, moves, read)).toEqual(wanted);
});

describe("in a browser", () => {
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

  async function withPage(viewport: { readonly width: number; readonly height: number }, language: string, run: (page: Page) => Promise<void>): Promise<void> {
    const troubles: string[] = [];
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    await run(await open(context, `${site.url}?lang=${language}`, troubles));
    await context.close();
    expect(troubles).toEqual([]);
  }

  describe.each([
    ["a desktop", { width: 1440, height: 900 }, "en"],
    ["a phone", { width: 390, height: 844 }, "ru"],
  ] as const)("on %s", (_, viewport, language) => {
    test.each(LESSONS)("the guided start of %s is read and played to its end by what it marks", async (id) => {
      const lesson = await loadLesson(id);
      await withPage(viewport, language, async (page) => {
        await page.locator(`[data-testid="learn-${id}"]`).click();
        const panel = page.locator('[data-testid="lesson"]');
        for (const [nth, step] of lesson.steps.entries()) {
          await page.locator(`[data-testid="lesson"][data-step="${nth}"]`).waitFor();
          expect(await panel.innerText()).toContain(step.title[language]);
          const own = (step.moves ?? []).filter((line) => line.startsWith(`${lesson.seat} `));
          for (const line of own) {
            await page.locator(`[data-testid="lesson"][data-wanted="${line}"]`).waitFor();
            await playWanted(page);
          }
          if (own.length === 0) await page.locator('[data-testid="lesson-next"]').click();
        }
        await panel.locator(".primary").click();
        await panel.waitFor({ state: "detached" });
        expect(await page.locator("#moves [data-move], .face.lit").count()).toBeGreaterThan(0);
      });
    });
  });

  test("another move is as legal as any: taken back, or begun again, it leads to the guided start", async () => {
    await withPage({ width: 1440, height: 900 }, "ru", async (page) => {
      const panel = page.locator('[data-testid="lesson"]');
      for (const [id, card, wanted, canUndo] of [
        ["diadochi", "greek-mercenaries-2", "blue choose-card major-raid", true],
        ["unrest", "c-ops-3", "carthage activate c-ops-2", false],
      ] as const) {
        await page.goto(`${site.url}?lang=ru`);
        await page.locator(`[data-testid="learn-${id}"]`).click();
        for (let nth = 0; nth < 3; nth++) {
          await page.locator(`[data-testid="lesson"][data-step="${nth}"]`).waitFor();
          await page.locator('[data-testid="lesson-next"]').click();
        }
        await page.locator(`[data-testid="lesson"][data-wanted="${wanted}"]`).waitFor();
        await page.locator(`[data-card="${card}"]`).click();
        await page.locator(".card-panel .move").first().click();
        await panel.getByText(ru.lessonLeft(canUndo)).waitFor();
        expect(await page.locator(".wanted").count()).toBe(0);
        await page.waitForTimeout(300);
        if (canUndo) await page.locator('[data-testid="undo"]').click();
        else await panel.locator("button", { hasText: ru.lessonAgain }).click();
        await page.locator(`[data-testid="lesson"][data-${canUndo ? "wanted" : "step"}="${canUndo ? wanted : 0}"]`).waitFor();
      }
    });
  });
});
