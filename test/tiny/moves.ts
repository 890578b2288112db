/** The moves and their table; the place of a row is the verb of its codes. */
import { type MoveKind, NUMBERS, vocabulary } from "../../src/core/moves.js";
import { CARDS } from "./data/cards.js";
import type { TinyState } from "./state.js";
import type { Seat } from "./types.js";

export type TinyMove =
  | { readonly seat: Seat; readonly type: "pledge"; readonly card: string }
  | { readonly seat: Seat; readonly type: "strike"; readonly force: number }
  | { readonly seat: Seat; readonly type: "hold" }
  | { readonly seat: Seat; readonly type: "ambush"; readonly card: string }
  | { readonly seat: Seat; readonly type: "let-pass" };

export const VERB_PLEDGE = 0;
export const VERB_STRIKE = 1;
export const VERB_HOLD = 2;
export const VERB_AMBUSH = 3;
export const VERB_LET_PASS = 4;

const CARD_IDS = vocabulary<TinyState>(
  "card",
  CARDS.map((card) => card.id),
);

export const MOVE_KINDS: readonly MoveKind<TinyState, TinyMove>[] = [
  { type: "pledge", args: [["card", CARD_IDS]], make: (seat: Seat, card: string) => ({ seat, type: "pledge", card }) },
  { type: "strike", args: [["force", NUMBERS]], make: (seat: Seat, force: number) => ({ seat, type: "strike", force }) },
  { type: "hold", args: [], make: (seat: Seat) => ({ seat, type: "hold" }) },
  { type: "ambush", args: [["card", CARD_IDS]], make: (seat: Seat, card: string) => ({ seat, type: "ambush", card }) },
  { type: "let-pass", args: [], make: (seat: Seat) => ({ seat, type: "let-pass" }) },
];
