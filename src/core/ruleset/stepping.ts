/** Steps: plays a move and its consequences until a seat is asked again. */
import { withoutBit } from "../basics/bits.js";
import { printed } from "../basics/errors.js";
import { isPlainObject } from "../basics/json.js";
import type { AleaState } from "../dice/alea.js";
import type { Dice } from "../dice/dice.js";
import { isOwn } from "../dice/own.js";
import { SeededDice } from "../dice/seeded.js";
import { runWithSupplied } from "../dice/supplied.js";
import { WatchedDice } from "../dice/watched.js";
import { runToChoice, seatsAsked, type Trail } from "../flow/flow.js";
import { type Code, verbOf } from "../moves/codes.js";
import { dropLists, keepLists } from "../moves/kept-lists.js";
import { copyOfMove, type MoveCodec } from "../moves/moves.js";
import { illegal } from "../moves/refusals.js";
import { checkedState } from "../state/given.js";
import type { GameState } from "../state/state.js";
import type { Asking } from "./asking.js";
import type { UndoBarrier, GameTypes, Step } from "./contract.js";
import type { Listing } from "./listing.js";
import { emptyLog, handOver } from "./log.js";
import type { Diagnosis, PlayParts } from "./parts.js";

export interface Stepping<T extends GameTypes> {
  /** Plays a legal choice in place and returns the mask of the seats asked next. */
  act(s: T["state"], seat: number, c: Code, dice: Dice | undefined, events: T["event"][] | undefined): number;
  advance(s: T["state"], move: T["move"], dice?: Dice, log?: T["event"][]): void;
  apply(state: T["state"], move: T["move"], dice?: Dice): Step<T["state"], T["event"]>;
}

export function steppingOf<T extends GameTypes>(
  { procedures, clone, revealsSecret, moveKinds }: PlayParts<T>,
  { procedureOf }: Asking<T>,
  { legalCode, explain }: Listing<T>,
  codec: MoveCodec<T["state"], T["move"]>,
  diagnosis: Diagnosis,
): Stepping<T> {
  const finals = moveKinds.map(({ final }) => final === true);
  const diagnose: (state: T["state"], error: unknown) => never = diagnosis.diagnose;
  let ownGenerator: AleaState | null = null; // The generator of the last position played; `ownDice` draw from it.
  let ownDice: Dice = new SeededDice(0);

  function advance(s: T["state"], move: T["move"], dice?: Dice, log?: T["event"][]): void {
    try {
      const c = codec.encodeMove(s, move);
      const seat = codec.seatEncoded();
      if (c < 0 || seat < 0) throw illegal({ code: "move/unknown", clause: null, data: {} });
      const events: T["event"][] | undefined = log === undefined ? undefined : [];
      act(s, seat, c, dice, events);
      if (log !== undefined) handOver(events!, log);
    } catch (error) {
      diagnoseArguments(s, move);
      throw error;
    }
  }

  function act(s: T["state"], seat: number, c: Code, dice: Dice | undefined, events: T["event"][] | undefined): number {
    if (dice === undefined) return step(s, seat, c, diceOf(s), events);
    return isOwn(dice) ? step(s, seat, c, dice, events) : actWithSupplied(s, seat, c, dice, events);
  }

  // A game that is played in place uses the same generator at every step. To make and check its dice each time would cost 4 % of a small step.
  function diceOf(s: T["state"]): Dice {
    if (ownGenerator !== s.dice) {
      ownDice = new SeededDice(s.dice);
      ownGenerator = s.dice;
    }
    return ownDice;
  }

  function step(s: T["state"], seat: number, c: Code, dice: Dice, events: T["event"][] | undefined): number {
    dropLists(); // The lists are dropped first, so that a move that throws halfway leaves none.
    procedureOf(s).play(s, seat, c, dice, events);
    const askedNext = runToChoice(s, procedures, dice, events, null);
    keepLists(s, askedNext);
    return askedNext;
  }

  // The position changes only once the step is complete. Its generator is not changed, since a caller's dice may draw from it.
  function actWithSupplied(s: T["state"], seat: number, c: Code, dice: Dice, events: T["event"][] | undefined): number {
    const before = clone(s);
    let askedNext = 0;
    const after = runWithSupplied(dice, (supplied) => {
      const next = clone(before);
      emptyLog(events);
      askedNext = step(next, seat, c, supplied, events);
      return next;
    });
    after.dice = s.dice;
    overwrite(s, after);
    return askedNext;
  }

  // After an unchecked function has failed, throws a clearer error if its arguments are malformed.
  function diagnoseArguments(s: T["state"], move: T["move"]): void {
    checkedState(s);
    if (!isPlainObject(move)) throw illegal({ code: "move/malformed", clause: null, data: { got: printed(move) } });
  }

  function apply(state: T["state"], move: T["move"], dice?: Dice): Step<T["state"], T["event"]> {
    try {
      const askedBefore = seatsAsked(state, procedureOf(checkedState(state)));
      const c = legalCode(state, askedBefore, move);
      if (c < 0) throw illegal(explain(state, copyOfMove(move)));
      const seat = codec.seatEncoded();
      if (dice !== undefined && !isOwn(dice)) {
        const before = clone(state);
        return runWithSupplied(dice, (supplied) => stepped(clone(before), seat, c, askedBefore, supplied));
      }
      const next = clone(state);
      return stepped(next, seat, c, askedBefore, dice === undefined ? new SeededDice(next.dice) : new WatchedDice(dice));
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function stepped(next: T["state"], seat: number, c: Code, askedBefore: number, dice: Dice & { readonly haveFallen: boolean }): Step<T["state"], T["event"]> {
    const events: T["event"][] = [];
    const trail: Trail = { mover: seat, othersAsked: finals[verbOf(c)]!, eventsBefore: 0 };
    procedureOf(next).play(next, seat, c, dice, events);
    const askedAfter = runToChoice(next, procedures, dice, events, trail);
    keepLists(next, askedAfter);
    return { state: next, events, undoBarrier: fixedBy(askedBefore, askedAfter, events, dice.haveFallen, trail) };
  }

  // The first cause counts. Once another seat has decided, later events and dice may depend on facts that this seat hides, so only the events before its
  // decision are searched. A secret choice may be taken back while other seats still have to choose, since they have learned nothing.
  function fixedBy(askedBefore: number, askedAfter: number, events: readonly T["event"][], haveFallen: boolean, trail: Trail): UndoBarrier | null {
    const before = trail.othersAsked ? trail.eventsBefore : events.length;
    for (let i = 0; i < before; i++) if (revealsSecret(events[i]!)) return "shown";
    if (trail.othersAsked || withoutBit(askedAfter & ~askedBefore, trail.mover) !== 0) return "asked";
    if (haveFallen) return "dice";
    return askedAfter === 0 ? "over" : null;
  }

  return { act, advance, apply };
}

// Copies one state into another, keeping the arrays of the second.
function overwrite<S extends GameState>(s: S, other: S): void {
  for (const [key, value] of Object.entries(other) as [keyof S, S[keyof S]][]) {
    const own = s[key];
    if (!Array.isArray(own) || !Array.isArray(value)) s[key] = value;
    else if (own !== value) own.splice(0, own.length, ...value);
  }
}
