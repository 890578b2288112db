/** Why a choice of Diadochi is refused, in English. */
import type { Refusal } from "../../core/flow.js";
import { nameOf } from "./diadochi-names.js";

type Data = Refusal["data"];

const REASONS: Readonly<Record<string, (data: Data) => string>> = {
  "move/game-over": () => "The game is over",
  "move/malformed": () => "This is no move of Diadochi",
  "move/not-asked": (d) => `${word(d, "seat")} is not asked now`,
  "move/not-playing": (d) => `${word(d, "seat")} does not play`,
  "move/unknown": () => "This is no move of this game",
  "move/not-listed": () => "This is not among the choices now",
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  const reason = Object.hasOwn(REASONS, refusal.code) ? REASONS[refusal.code] : undefined;
  const text = reason === undefined ? "This is not allowed now" : reason(refusal.data);
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}

function word(data: Data, key: string): string {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === "string" ? nameOf(value) : String(value ?? "it");
}
