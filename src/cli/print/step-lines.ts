/** A step of a game in print: its number before the first of its lines. */
import type { EventBase } from "../../core/events/events.js";
import type { OptionHelp } from "../games/game-adapter.js";

/** The option for a shorter log, of commands that print games. */
export const BRIEF: OptionHelp = { name: "brief", value: null, help: "prints only important events: years, battles, cities, scores" };

const WIDTH = 4;

/** The lines of a step in print, the first with the number of decisions so far; "" when there are no lines. */
export function stepLines(ply: number, lines: readonly string[]): string {
  return lines.map((line, i) => `${i === 0 ? String(ply).padStart(WIDTH) : " ".repeat(WIDTH)}  ${line}\n`).join("");
}

/** All events but the end of the game: the commands print the outcome below them, with its clause. */
export function untilTheEnd<E extends EventBase>(events: readonly E[]): readonly E[] {
  return events.filter(({ type }) => type !== "game-over");
}
