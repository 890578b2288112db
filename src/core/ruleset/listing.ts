/** Legal moves: all, or a random one; and the test of a given move, with the reason for its refusal. */
import { hasBit, lowestBit, nextBit, bit } from "../basics/bits.js";
import { IllegalMoveError, printed, type Refusal, unreachable } from "../basics/errors.js";
import type { Dice } from "../dice/dice.js";
import { isOwn } from "../dice/own.js";
import { checkedDraw } from "../dice/supplied.js";
import type { Code } from "../moves/codes.js";
import { copyOfMove, type MoveCodec } from "../moves/moves.js";
import { withoutGaps } from "../moves/refusals.js";
import type { Asking } from "./asking.js";
import type { GameTypes } from "./contract.js";
import type { Diagnosis, PlayParts } from "./parts.js";

export interface Listing<T extends GameTypes> {
  legalMoves(state: T["state"], seat?: T["seat"]): T["move"][];
  randomMove(state: T["state"], dice: Dice, seat?: T["seat"]): T["move"];
  /** The code of a legal move of one of these seats; -1 for anything else. Reads every field once, so that the move checked is the move played. */
  legalCode(s: T["state"], mask: number, move: unknown): Code;
  explain(state: T["state"], move: unknown): Refusal | null;
}

export function listingOf<T extends GameTypes>(
  { seats, outcome }: PlayParts<T>,
  { procedureOf, asked, list, maskOf }: Asking<T>,
  codec: MoveCodec<T["state"], T["move"]>,
  diagnosis: Diagnosis,
): Listing<T> {
  const diagnose: (state: T["state"], error: unknown) => never = diagnosis.diagnose;

  function legalMoves(state: T["state"], seat?: T["seat"]): T["move"][] {
    try {
      const mask = maskOf(state, seat);
      return mask === 0 ? [] : movesOfSeats(state, mask);
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function movesOf(s: T["state"], seat: number): T["move"][] {
    return codec.decodeList(s, seat, list(s, seat));
  }

  function movesOfSeats(s: T["state"], mask: number): T["move"][] {
    const moves = movesOf(s, lowestBit(mask));
    const others = mask & (mask - 1);
    return others === 0 ? moves : moves.concat(movesOfSeats(s, others));
  }

  function randomMove(state: T["state"], dice: Dice, seat?: T["seat"]): T["move"] {
    try {
      const mask = maskOf(state, seat);
      if (mask === 0) throw new IllegalMoveError("move/nobody-asked", seat === undefined ? "The game is over." : `It is not for ${seat} to decide now.`);
      const index = lowestBit(mask);
      if (mask !== bit(index)) return randomOfSeveral(state, mask, dice);
      if (!isOwn(dice)) return randomBySupplied(state, index, dice);
      const choices = list(state, index);
      return codec.decode(state, index, choices[dice.draw(choices.length)]!);
    } catch (error) {
      return diagnose(state, error);
    }
  }

  // Copies the list: the caller's dice may list moves while they draw, which would overwrite it.
  function randomBySupplied(s: T["state"], seat: number, dice: Dice): T["move"] {
    const listed = [...list(s, seat)];
    return codec.decode(s, seat, listed[checkedDraw(dice, listed.length)]!);
  }

  // All moves of all seats asked are equally likely.
  function randomOfSeveral(s: T["state"], mask: number, dice: Dice): T["move"] {
    let count = 0;
    for (let index = nextBit(mask, 0); index >= 0; index = nextBit(mask, index + 1)) count += list(s, index).length;
    let nth = checkedDraw(dice, count);
    for (let index = nextBit(mask, 0); index >= 0; index = nextBit(mask, index + 1)) {
      const choices = list(s, index);
      if (nth < choices.length) return codec.decode(s, index, choices[nth]!);
      nth -= choices.length;
    }
    return unreachable("a random move outside the lists");
  }

  function legalCode(s: T["state"], mask: number, move: unknown): Code {
    const c = encodeFromOutside(s, move);
    if (c < 0) return -1;
    const seat = codec.seatEncoded();
    if (!hasBit(mask, seat)) return -1;
    return list(s, seat).includes(c) ? c : -1;
  }

  function encodeFromOutside(s: T["state"], move: unknown): Code {
    try {
      return codec.encode(s, move);
    } catch (error) {
      copyOfMove(move); // throws a clearer error if the move cannot be read
      throw error;
    }
  }

  function explain(state: T["state"], move: unknown): Refusal | null {
    const mask = asked(state);
    if (mask === 0) return { code: "move/game-over", clause: outcome(state)?.clause ?? null, data: {} };
    const seat = codec.seatOf(move);
    if (seat < 0) return { code: "move/malformed", clause: null, data: { got: printed(move) } };
    if (!hasBit(mask, seat)) return { code: "move/not-asked", clause: null, data: { seat: seats[seat]! } };
    const procedure = procedureOf(state);
    const c = codec.encode(state, move);
    if (c < 0) return { code: "move/unknown", clause: procedure.clause, data: { decision: procedure.kind } };
    if (list(state, seat).includes(c)) return null;
    return withoutGaps(procedure.refuse?.(state, seat, c) ?? null) ?? { code: "move/not-listed", clause: procedure.clause, data: { decision: procedure.kind } };
  }

  return { legalMoves, randomMove, legalCode, explain };
}
