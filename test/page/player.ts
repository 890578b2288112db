/** Plays by clicks whatever game is on a page: it knows no game, only what the page says of itself. */
import type { Page } from "playwright-core";
import { SeededDice } from "tyche";

const MOST_CLICKS = 6_000;
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
  for (const [name, value] of Object.entries(fields)) {
    await fill(page, name, value);
    await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
  }
  await page.locator('[data-testid="new-game"] button[type="submit"]').click();
  await page.locator('[data-testid="prompt"], [data-testid="cover"]').first().waitFor();
}

/** Lifts the cover between two persons, if it lies on the page. */
export async function uncover(page: Page): Promise<void> {
  const cover = page.locator('[data-testid="cover"] button');
  if ((await cover.count()) > 0) await cover.click();
}

/** What can be chosen on a page now: "over" when the game is, "cover" when somebody else has to look, nothing when others are to decide. */
export async function choicesOn(page: Page): Promise<readonly string[] | "over" | "cover"> {
  return await page.evaluate(() => {
    if (document.querySelector('[data-testid="outcome"]') !== null) return "over";
    if (document.querySelector('[data-testid="cover"]') !== null) return "cover";
    return [...document.querySelectorAll("#moves [data-move]")].map((button) => button.getAttribute("data-move")!);
  });
}

/** Presses one of the moves, with the mouse or at once, and waits until the page has answered. */
export async function press(page: Page, line: string, lines: readonly string[], hand: "mouse" | "quick"): Promise<void> {
  const moment = await page.locator("main.game").getAttribute("data-moment");
  const button = page.locator(`#moves [data-move="${line}"]`).first();
  if (hand === "mouse") {
    await page.waitForTimeout(SECOND); // a click at once after another plays nothing
    await button.click();
  } else await button.evaluate((element: HTMLElement) => element.click());
  // What is answered is another moment, another screen, or another list.
  await page.waitForFunction(
    ([before, old]) => {
      const game = document.querySelector("main.game");
      const list = [...document.querySelectorAll("#moves [data-move]")].map((element) => element.getAttribute("data-move"));
      return game === null || game.getAttribute("data-moment") !== before || list.join() !== old;
    },
    [moment, lines.join()] as const,
  );
}

/** Clicks on moves, by chance, until the game is over or so many have been made. How many it made. */
export async function clickOn(page: Page, seed: string, most = MOST_CLICKS, hand: "mouse" | "quick" = "quick"): Promise<number> {
  const dice = new SeededDice(seed);
  for (let clicks = 0; clicks < most; ) {
    const choices = await choicesOn(page);
    if (choices === "over") return clicks;
    if (choices === "cover") await uncover(page);
    else if (choices.length === 0) await page.waitForSelector('#moves [data-move], [data-testid="outcome"], [data-testid="cover"]');
    else {
      await press(page, choices[dice.draw(choices.length)]!, choices, hand);
      clicks++;
    }
  }
  return most;
}
