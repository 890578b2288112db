/** Decides whether a text from outside is a seat. */
import type { GameTypes, Play } from "./contract.js";

/** True if a text, such as one from an address or a message, is a seat that there can be in this ruleset. */
export function isSeat<T extends GameTypes>(ruleset: Pick<Play<T>, "seats" | "types">, text: unknown): text is T["seat"] {
  return ruleset.seats.some((seat) => seat === text);
}
