/** The moves: a row a move, its fields in the order of the notation. */
import { type Makers, type MovesOf, verbsOf, type VerbsOf } from "tyche/engine";
import type { Seat, Words } from "./types.js";

export const MOVES = {
  pledge: { card: "card" },
  strike: { force: "1..3" },
  hold: {},
  ambush: { card: "card" },
  "let-pass": {},
} as const;

export type TinyMove = MovesOf<typeof MOVES, Words, Seat>;
export const V: VerbsOf<typeof MOVES> = verbsOf(MOVES);
export const MAKERS: Makers<typeof MOVES> = {
  "": (type) => (seat) => ({ seat, type }),
  card: (type) => (seat, card) => ({ seat, type, card }),
  force: (type) => (seat, force) => ({ seat, type, force }),
};
