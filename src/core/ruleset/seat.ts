import type { GameTypes, Play } from "./contract.js";

/** True if a text, such as one from an address or a message, is a possible seat of this ruleset. */
export function isSeat<T extends GameTypes>(ruleset: Pick<Play<T>, "seats" | "types">, text: unknown): text is T["seat"] {
  return ruleset.seats.some((seat) => seat === text);
}
