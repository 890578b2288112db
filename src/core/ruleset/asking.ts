/** The seats asked and their choices, the basis of every other function of a game. */
import { allBelow, hasBit, bit } from "../basics/bits.js";
import { IllegalMoveError, PositionError, printed } from "../basics/errors.js";
import { listChoices, type Procedure, seatsAsked } from "../flow/flow.js";
import { topKind } from "../flow/frames.js";
import { decisionFor } from "../flow/shown-decision.js";
import type { Code } from "../moves/codes.js";
import { checkedState } from "../state/given.js";
import type { GameTypes, Viewer } from "./contract.js";
import type { PlayParts } from "./parts.js";

/** Questions about a position, answered by the procedure on top of its stack. Errors of the rules are passed on. */
export interface Asking<T extends GameTypes> {
  procedureOf(s: T["state"]): Procedure<T["state"], T["event"]>;
  asked(s: T["state"]): number;
  /** The choices of a seat; valid until the next list. */
  list(s: T["state"], seat: number): readonly Code[];
  /** @throws IllegalMoveError for an unknown seat */
  seatIndex(seat: unknown): number;
  /** The mask of the seats asked; if a seat is given, only its bit, or 0 if it is not asked. */
  maskOf(s: T["state"], seat: T["seat"] | undefined): number;
  /** The seats of each mask, indexed by the mask. */
  readonly seatLists: readonly (readonly T["seat"][])[];
  question(s: T["state"], viewer: Viewer<T["seat"]>): Pick<T["decision"], "kind" | "clause" | "seats"> | null;
}

export function askingOf<T extends GameTypes>({ procedures, seats }: PlayParts<T>): Asking<T> {
  const codes: Code[] = []; // the last list, if the engine keeps none
  const seatLists = listSeatsOfMasks(seats);

  function procedureOf(s: T["state"]): Procedure<T["state"], T["event"]> {
    const procedure = procedures[topKind(s)];
    if (procedure === undefined) throw new PositionError("position/malformed", "state.frames: expected a procedure under way");
    return procedure;
  }

  function asked(s: T["state"]): number {
    return seatsAsked(s, procedureOf(checkedState(s)));
  }

  function list(s: T["state"], seat: number): readonly Code[] {
    return listChoices(s, procedureOf(s), seat, codes);
  }

  function seatIndex(seat: unknown): number {
    const index = seats.indexOf(seat as T["seat"]);
    if (index < 0) throw new IllegalMoveError("move/no-such-seat", `expected a seat (${seats.join(", ")}), got ${printed(seat)}`);
    return index;
  }

  function question(s: T["state"], viewer: Viewer<T["seat"]>): Pick<T["decision"], "kind" | "clause" | "seats"> | null {
    const mask = asked(s);
    return mask === 0 ? null : decisionFor(procedureOf(s), seatLists[mask]!, viewer);
  }

  function maskOf(s: T["state"], seat: T["seat"] | undefined): number {
    return seat === undefined ? asked(s) : asked(s) & bit(seatIndex(seat));
  }

  return { procedureOf, asked, list, seatIndex, maskOf, seatLists, question };
}

// The seats of every mask, built once, so that `seatsToMove` allocates nothing.
function listSeatsOfMasks<Seat extends string>(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const lists: (readonly Seat[])[] = [];
  for (let mask = 0; mask <= allBelow(seats.length); mask++) lists.push(Object.freeze(seats.filter((_, index) => hasBit(mask, index))));
  return lists;
}
