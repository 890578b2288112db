import type { EventBase } from "../../core/events/events.js";
import type { OptionHelp } from "../games/game-adapter.js";

/** The option for a shorter log, for commands that print games. */
export const BRIEF: OptionHelp = { name: "brief", value: null, help: "prints only important events: years, battles, cities, scores" };

const WIDTH = 4;

/** The lines of a step, the first with the ply; "" without lines. */
export function stepLines(ply: number, lines: readonly string[]): string {
  return lines.map((line, i) => `${i === 0 ? String(ply).padStart(WIDTH) : " ".repeat(WIDTH)}  ${line}\n`).join("");
}

/** All events except the end of the game, since the commands print the outcome with its clause below them. */
export function untilTheEnd<E extends EventBase>(events: readonly E[]): readonly E[] {
  return events.filter(({ type }) => type !== "game-over");
}
