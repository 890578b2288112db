/** Plays by clicks whatever game is on a page: it knows no game, only what the page says of itself. */
import type { Page } from "playwright-core";
import { SeededDice } from "tyche";

const MOST_CLICKS = 6_000;
/** What is there when somebody here is asked: a move in the list, or a card that can be chosen. */
export const ASKED = "#moves [data-move], .face.lit";
/** How soon after a click another is taken for a part of it, in milliseconds. */
const SECOND = 260;

/** The field of the new-game form with this name is given a value. */
export async function fill(page: Page, name: string, value: string | boolean): Promise<void> {
  const field = page.locator(`[data-testid="new-game"] [name="${name}"]`).first();
  await field.waitFor();
  const kind = await field.evaluate((element) => `${element.tagName} ${(element as HTMLInputElement).type}`);
  if (kind.startsWith("SELECT")) await field.selectOption(String(value));
  else if (kind.endsWith("radio")) await page.locator(`[data-testid="new-game"] [name="${name}"][value="${value}"]`).check();
  else if (kind.endsWith("checkbox")) await field.setChecked(value === true);
  else {
    await field.fill(String(value));
    await field.blur();
  }
}

/** Begins a game with these fields of the form; the ruleset first. */
export async function begin(page: Page, fields: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.locator('[data-testid="new-game"] details').evaluate((folded: HTMLDetailsElement) => (folded.open = true));
  for (const [name, value] of Object.entries(fields)) {
    await fill(page, name, value);
    await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
  }
  // Seats that are not named are played at once: games of tests are long.
  const searching = await page
    .locator('[data-testid="new-game"] select[name^="seat-"]')
    .evaluateAll((selects) => (selects as HTMLSelectElement[]).flatMap(({ name, value }) => (value === "search" ? [name] : [])));
  for (const name of searching) if (fields[name] === undefined) await fill(page, name, "greedy");
  await page.locator('[data-testid="new-game"] button[type="submit"]').click();
  await page.locator('[data-testid="prompt"], [data-testid="cover"]').first().waitFor();
}

/** Lifts the cover between two persons, if it lies on the page. */
export async function uncover(page: Page): Promise<void> {
  const cover = page.locator('[data-testid="cover"] button');
  if ((await cover.count()) > 0) await cover.click();
}

/** Dismisses the card of a battle, if one lies over the table. */
export async function dismiss(page: Page): Promise<void> {
  const close = page.locator('[data-testid="battle"] .close');
  if ((await close.count()) > 0) await close.click();
}

/** Plays the move that a guided start asks for, by what is marked: a card opens and shows it, a button plays it. */
export async function playWanted(page: Page): Promise<void> {
  const before = await page.locator('[data-testid="lesson"]').getAttribute("data-wanted");
  await page.waitForTimeout(SECOND); // a click at once after another plays nothing
  await dismiss(page);
  const move = page.locator(".move.wanted").first();
  if ((await move.count()) === 0) await page.locator(".face.wanted").first().click();
  await move.click();
  await page.waitForFunction((was) => document.querySelector('[data-testid="lesson"]')?.getAttribute("data-wanted") !== was, before);
}

/** What can be chosen on a page now: "over" when the game is, "cover" when somebody else has to look, nothing when others are to decide. */
export async function choicesOn(page: Page): Promise<readonly string[] | "over" | "cover"> {
  return await page.evaluate(() => {
    if (document.querySelector('[data-testid="outcome"]') !== null) return "over";
    if (document.querySelector('[data-testid="cover"]') !== null) return "cover";
    const listed = [...document.querySelectorAll("#moves [data-move]")].map((button) => button.getAttribute("data-move")!);
    const onCards = [...document.querySelectorAll(".face[data-moves]")].flatMap((card) => card.getAttribute("data-moves")!.split("|"));
    return [...new Set([...listed, ...onCards])].filter((line) => line !== "");
  });
}

/** Presses one of the moves, with the mouse or at once, and waits until the page has answered. */
export async function press(page: Page, line: string, hand: "mouse" | "quick"): Promise<void> {
  const game = page.locator("main.game");
  const [moment, list] = [await game.getAttribute("data-moment"), await game.getAttribute("data-list")];
  if (hand === "mouse") {
    await page.waitForTimeout(SECOND); // a click at once after another plays nothing
    await dismiss(page);
    if ((await page.locator(`#moves [data-move="${line}"]`).count()) === 0) await page.locator(cardWith(line)).first().click();
    await page.locator(`#moves [data-move="${line}"], .card-panel [data-move="${line}"]`).first().click();
  } else {
    const isListed = await page.evaluate(
      ([find, card]) => {
        const button = document.querySelector<HTMLElement>(find);
        (button ?? document.querySelector<HTMLElement>(card))?.click();
        return button !== null;
      },
      [`#moves [data-move="${line}"]`, cardWith(line)] as const,
    );
    if (!isListed) await page.locator(`.card-panel [data-move="${line}"]`).evaluate((button: HTMLElement) => button.click());
  }
  // What is answered is another moment, another screen, or another list.
  await page.waitForFunction(
    ([before, old]) => {
      const game = document.querySelector("main.game");
      return game === null || game.getAttribute("data-moment") !== before || game.getAttribute("data-list") !== old;
    },
    [moment, list] as const,
  );
}

/** The card of the hand that a move is chosen by. */
function cardWith(line: string): string {
  return `.face[data-moves*="|${line}|"]`;
}

/** Clicks on moves, by chance, until the game is over or so many have been made. How many it made. */
export async function clickOn(page: Page, seed: string, most = MOST_CLICKS, hand: "mouse" | "quick" = "quick"): Promise<number> {
  const dice = new SeededDice(seed);
  for (let clicks = 0; clicks < most; ) {
    const choices = await choicesOn(page);
    if (choices === "over") return clicks;
    if (choices === "cover") await uncover(page);
    else if (choices.length === 0) await page.waitForSelector(`${ASKED}, [data-testid="outcome"], [data-testid="cover"]`);
    else {
      await press(page, choices[dice.draw(choices.length)]!, hand);
      clicks++;
    }
  }
  return most;
}
