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
  "marker/controlled": (d) => `${word(d, "space")} already has a control marker`,
  "marker/enemies": (d) => `There are enemies at ${word(d, "space")}`,
  "marker/out-of-range": (d) => `${word(d, "space")} is not within two clear spaces of a marker that lay there when the segment began`,
  "marker/transit-point": (d) => `${word(d, "space")} is a transit point, which nobody controls`,
  "place/no-legal-space": (d) => `Nothing can be placed at ${word(d, "space")}`,
  "place/other-unit-first": (d) => `First one of the ${word(d, "unit")} is to be placed`,
  "surprise/no-surprise-card": (d) => `${word(d, "card")} is no Surprise card`,
  "surprise/not-in-this-window": (d) => `${word(d, "card")} cannot be played at this moment`,
  "surrender/no-attempt": (d) => `No army of yours at ${word(d, "space")} can make a free attempt`,
  "surrender/no-burial": (d) => `Alexander cannot be buried at ${word(d, "space")} now`,
  "surrender/no-marker": (d) => `No marker of yours can be placed on ${word(d, "space")}`,
  "train/unfinished": (d) => `The unit in training comes first: ${word(d, "unit")}`,
  "tyche/must-be-played": (d) => `The event of ${word(d, "card")} must be played`,
  "tyche/surprise-card": (d) => `${word(d, "card")} is a Surprise card and cannot be the card of the segment`,
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
