/** Why a choice of Nine Years is refused, in English. */
import type { Refusal } from "../../core/flow.js";
import { nameOf, sideText } from "./nine-years-names.js";

type Data = Refusal["data"];

const REASONS: Readonly<Record<string, (data: Data) => string>> = {
  "move/game-over": () => "The game is over",
  "move/malformed": () => "This is no move of Nine Years",
  "move/not-asked": (d) => `${side(d)} is not asked now`,
  "move/not-playing": (d) => `${side(d)} does not play`,
  "move/unknown": () => "This is no move of this game",
  "move/not-listed": () => "This is not among the choices now",
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  const reason = Object.hasOwn(REASONS, refusal.code) ? REASONS[refusal.code] : undefined;
  const text = reason === undefined ? "This is not allowed now" : reason(refusal.data);
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}

function side(data: Data): string {
  const seat = data["seat"];
  return seat === "alliance" ? sideText(seat) : `The side of the ${nameOf(String(seat))}`;
}
