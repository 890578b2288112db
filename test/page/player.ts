/** Plays by clicks whatever game is on a page: it knows no game, only what the page says of itself. */
import { SeededDice } from "tyche";
import type { Page } from "playwright-core";

const MOST_CLICKS = 6_000;

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

/** Waits until there is something to click, and tells what: a move, the cover between two players, or nothing, since the game is over. */
async function whatNow(page: Page): Promise<"move" | "cover" | "over"> {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="outcome"]') !== null) return "over";
    if (document.querySelector('[data-testid="cover"]') !== null) return "cover";
    return document.querySelector("#moves [data-move]") === null ? null : "move";
  });
  return (await handle.jsonValue()) as "move" | "cover" | "over";
}

/** Clicks on moves, by chance, until the game is over or so many have been made. How many it made. */
export async function clickOn(page: Page, seed: string, most = MOST_CLICKS, seen: (page: Page) => Promise<void> = async () => {}): Promise<number> {
  const dice = new SeededDice(seed);
  for (let clicks = 0; clicks < most; ) {
    const now = await whatNow(page);
    if (now === "over") return clicks;
    if (now === "cover") {
      await page.locator('[data-testid="cover"] button').click();
      continue;
    }
    const lines = await page.$$eval("#moves [data-move]", (buttons) => buttons.map((button) => button.getAttribute("data-move")!));
    if (lines.length === 0) continue;
    const line = lines[dice.draw(lines.length)]!;
    await seen(page);
    const before = await page.locator("main.game").getAttribute("data-moment");
    await page.locator(`#moves [data-move="${line}"]`).first().click();
    // What is answered is another moment, another screen, or another list.
    await page.waitForFunction(
      ([moment, old]) => {
        const game = document.querySelector("main.game");
        return (
          game === null ||
          game.getAttribute("data-moment") !== moment ||
          [...document.querySelectorAll("#moves [data-move]")].map((button) => button.getAttribute("data-move")).join() !== old
        );
      },
      [before, lines.join()] as const,
    );
    clicks++;
  }
  return most;
}
