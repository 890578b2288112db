/**
 * Makes the playing rules from a ruleset's parts. The seats asked (`asking`), legal moves (`listing`), steps (`stepping`), the start (`setup`), views
 * and errors are the same for all games. `ruleset.ts` adds validation, so that a program that only plays does not carry it.
 */
import type { GameTypes, Outcome, Play, SeedOption } from "./contract.js";
import { seedAlea } from "../dice/alea.js";
import type { EditionHold } from "../state/editions.js";
import { PositionError, printed } from "../basics/errors.js";
import { frozen } from "../basics/frozen.js";
import { checkedState, readSeed, refuseEdition } from "../state/given.js";
import { noteStates } from "../state/hash.js";
import { copyOfMove, createMoveCodec, type MoveCodec } from "../moves/moves.js";
import { askingOf } from "./asking.js";
import { listingOf } from "./listing.js";
import { setupOf } from "./setup.js";
import { steppingOf } from "./stepping.js";
import { type Diagnosis, ENGINE, type Engine, type PlayParts } from "./parts.js";
import { illegal } from "../moves/refusals.js";
import { type TargetRows, targetsOf } from "../board/targets.js";

const MOST_EVENTS = 1_000_000;

/** Makes the playing rules from a ruleset's parts, without the validation that `createRuleset` adds. */
export function createPlay<T extends GameTypes>(parts: PlayParts<T>): Play<T> {
  return Object.freeze(engineOf(parts, NO_DIAGNOSIS).play);
}

const NO_TARGETS: TargetRows = { words: {}, about: {}, adjust: [], end: [], compoundStarts: [] };

const NO_EDITIONS: EditionHold = Object.freeze({ tables: Object.freeze({}) });

/** Leaves the errors of the rules unchanged; refuses other editions. */
export const NO_DIAGNOSIS: Diagnosis = {
  diagnose(_state, error) {
    throw error;
  },
  register: refuseEdition,
  checkSetUp: () => undefined,
  checkWords: () => undefined,
};

export function engineOf<T extends GameTypes>(parts: PlayParts<T>, diagnosis: Diagnosis): Engine<T> {
  const { clone, revealsSecret } = parts;
  const diagnose: (state: T["state"], error: unknown) => never = diagnosis.diagnose;
  const codec: MoveCodec<T["state"], T["move"]> = createMoveCodec<T["state"], T["move"]>(parts.seats, parts.moveKinds, diagnosis.checkWords);
  const asking = askingOf(parts);
  const listing = listingOf(parts, asking, codec, diagnosis);
  const stepping = steppingOf(parts, asking, listing, codec, diagnosis);
  const setup = setupOf(parts, diagnosis);
  const { asked, procedureOf, question, list, seatIndex, seatLists } = asking;

  // Runs a function and diagnoses its errors. Functions on the hot path of a search catch errors themselves, without a closure.
  function onInput<R>(state: T["state"], run: () => R): R {
    try {
      return run();
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function seatsToMove(state: T["state"]): readonly T["seat"][] {
    try {
      return seatLists[asked(state)]!;
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function outcome(state: T["state"]): Outcome<T["seat"]> | null {
    try {
      return parts.outcome(checkedState(state));
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function copy(state: T["state"]): T["state"] {
    try {
      return clone(checkedState(state));
    } catch (error) {
      return diagnose(state, error);
    }
  }

  function viewerIndex(viewer: unknown): number {
    const index = parts.seats.indexOf(viewer as T["seat"]);
    if (index < 0 && viewer !== "spectator" && viewer !== "arbiter") {
      throw new PositionError("view/no-such-viewer", `expected a seat, "spectator" or "arbiter", got ${printed(viewer)}`);
    }
    return index;
  }

  const play: Play<T> = {
    id: parts.id,
    version: parts.version,
    seats: Object.freeze([...parts.seats]),
    maxDecisions: parts.maxDecisions,
    options: frozen(parts.options),
    compoundStarts: frozen((parts.targets ?? NO_TARGETS).compoundStarts),
    targets: targetsOf<T["move"]>(parts.targets ?? NO_TARGETS, parts.moveKinds, codec.format),
    setup,
    players(state) {
      checkedState(state);
      return onInput(state, () => seatLists[parts.players?.(state) ?? seatLists.length - 1]!);
    },
    seatsToMove,
    decision(state, viewer = "arbiter") {
      viewerIndex(viewer);
      return onInput(state, () => {
        checkedState(state);
        return parts.decision === undefined ? (question(state, viewer) as T["decision"] | null) : parts.decision(state, viewer);
      });
    },
    legalMoves: listing.legalMoves,
    explain: (state, move) => onInput(state, () => frozen(listing.explain(state, copyOfMove(move)))),
    randomMove: listing.randomMove,
    apply: stepping.apply,
    advance: stepping.advance,
    clone: copy,
    holdEdition: (state) => parts.editions?.hold(checkedState(state).edition) ?? NO_EDITIONS,
    reseed: (state, seed) =>
      onInput(state, () => {
        const next = clone(checkedState(state));
        next.dice = seedAlea(readSeed(seed, "seed"));
        return next;
      }),
    outcome,
    standing(state) {
      try {
        return parts.standing(checkedState(state));
      } catch (error) {
        return diagnose(state, error);
      }
    },
    view(state, viewer) {
      viewerIndex(viewer);
      return onInput(state, () => parts.view(checkedState(state), viewer));
    },
    viewEvents(events, viewer) {
      viewerIndex(viewer);
      if (!Array.isArray(events) || events.length > MOST_EVENTS)
        throw new PositionError("view/no-events", `expected an array of at most ${MOST_EVENTS} events, got ${printed(events)}`);
      try {
        return viewer === "arbiter" ? [...events] : parts.viewEvents(events, viewer);
      } catch (error) {
        throw new PositionError("view/no-events", `expected events of this ruleset: ${error instanceof Error ? error.message : "unreadable"}`);
      }
    },
    revealsSecret,
    concede(state, seat) {
      const index = seatIndex(seat);
      return onInput(state, () => {
        if (asked(state) === 0) throw illegal({ code: "move/game-over", clause: parts.outcome(state)?.clause ?? null, data: {} });
        const next = clone(state);
        const events: T["event"][] = [];
        if (!parts.concede(next, index, events)) throw illegal({ code: "move/not-playing", clause: null, data: { seat } });
        return { state: next, events, undoBarrier: "over" };
      });
    },
    format: codec.format,
    parse: codec.parse,
  };
  noteStates(() => setup({ seed: 0 } as T["options"] & SeedOption));
  const engine: Engine<T> = { play, parts, codec, asked, procedureOf, question, list, act: stepping.act, diagnose, viewerIndex, onInput };
  Object.assign(play, { [ENGINE]: engine });
  return engine;
}
