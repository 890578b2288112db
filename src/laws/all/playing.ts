/** The laws of play: a game ends, its lists are sound, no other move is accepted, and pure and in-place steps agree (laws 1 to 4). */
import { SeededDice } from "../../core/dice/seeded.js";
import { isTycheError } from "../../core/basics/errors.js";
import type { EventBase } from "../../core/events/events.js";
import { frozen } from "../../core/basics/frozen.js";
import { hashState } from "../../core/state/hash.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { AnyRuleset, Outcome } from "../../core/ruleset/contract.js";
import type { GameState } from "../../core/state/state.js";
import { explained, note } from "../coverage.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { seatsInPlay, setUp, type Trial, walk } from "../walk.js";

const STALE_MOVES_KEPT = 60;
const REFUSALS_TRIED = 12;

export const endsLaw: Law = {
  number: 1,
  title: "A random game ends within the bound of decisions with a legal outcome, and there is no dead end",
  check(trial) {
    const { ruleset } = trial;
    const state = setUp(trial);
    const choices = new SeededDice(`${trial.seed} choices`);
    const generator = new SeededDice(state.dice);
    let plies = 0;
    for (; ruleset.outcome(state) === null; plies++) {
      expectThat(plies < ruleset.maxDecisions, `no end after ${plies} decisions`);
      const decision = ruleset.decision(state);
      const seats = ruleset.seatsToMove(state);
      expectThat(decision !== null && seats.length > 0, `ply ${plies}: nobody is asked, but the game is not over`);
      expectEqual(decision.seats, seats, `ply ${plies}: the seats of the decision`);
      ruleset.advance(state, ruleset.randomMove(state, choices), generator);
    }
    expectEqual(ruleset.seatsToMove(state), [], "seats to move after the end");
    expectEqual(ruleset.legalMoves(state), [], "moves after the end");
    expectThat(ruleset.decision(state) === null, "a decision after the end");
    const outcome: Outcome<string> = ruleset.outcome(state)!;
    note(ruleset, "endings", outcome.kind);
    checkOutcome(ruleset, outcome);
    expectThrowsTyped(() => ruleset.concede(state, ruleset.seats[0]), "IllegalMoveError", "conceding after the end");
  },
};

function checkOutcome(ruleset: AnyRuleset, outcome: Outcome<string>): void {
  expectThat(Array.isArray(outcome.winners) && new Set(outcome.winners).size === outcome.winners.length, "winners are a list without duplicates");
  const order = outcome.winners.map((seat) => ruleset.seats.indexOf(seat) as number);
  expectThat(
    order.every((index, i) => index >= 0 && (i === 0 || index > order[i - 1]!)),
    "winners are seats in seat order",
  );
  expectThat(typeof outcome.kind === "string" && outcome.kind !== "", "an outcome has a kind");
  expectThat(typeof outcome.clause === "string" && outcome.clause !== "", "an outcome has a clause");
  for (const [seat, score] of Object.entries(outcome.scores)) {
    expectThat(ruleset.seats.includes(seat) && typeof score === "number" && Number.isFinite(score), `score of ${seat}: ${String(score)}`);
  }
  expectEqual(JSON.parse(JSON.stringify(outcome)), outcome, "the outcome after JSON");
}

export const listsLaw: Law = {
  number: 2,
  title: "Every listed move applies, at least two are listed, none twice, in the same order each time",
  check(trial) {
    const { ruleset } = trial;
    walk(trial, ({ state, move, isSampled, pick }) => {
      const seats: readonly string[] = ruleset.seatsToMove(state);
      const all: MoveBase[] = ruleset.legalMoves(state);
      const bySeat = seats.map((seat) => ruleset.legalMoves(state, seat) as MoveBase[]);
      expectEqual(bySeat.flat(), all, "the list of all against the lists of the seats");
      for (const [i, seat] of seats.entries()) {
        expectThat(bySeat[i]!.length >= 2, `${seat} is asked with ${bySeat[i]!.length} moves in ${ruleset.decision(state)?.kind}`);
        expectThat(
          bySeat[i]!.every((listed) => listed.seat === seat),
          `a move in the list of ${seat} is of another seat`,
        );
      }
      const lines = all.map((listed) => ruleset.format(listed));
      expectThat(new Set(lines).size === lines.length, () => `listed twice: ${lines.find((line, i) => lines.indexOf(line) !== i)}`);
      expectThat(lines.includes(ruleset.format(move)), "a random move is none of the list");
      if (!isSampled) return;
      expectEqual(ruleset.legalMoves(ruleset.clone(state)), all, "the list of a clone");
      for (const seat of ruleset.seats) if (!seats.includes(seat)) expectEqual(ruleset.legalMoves(state, seat), [], `the list of ${seat}, who is not asked`);
      for (const listed of all) {
        expectThat(ruleset.explain(state, listed) === null, `a listed move is explained away: ${ruleset.format(listed)}`);
        ruleset.apply(state, listed, new SeededDice(pick.draw(1_000_000)));
      }
    });
  },
};

export const refusalsLaw: Law = {
  number: 3,
  title: "A move that is not listed is refused with an IllegalMoveError and the state is untouched",
  check(trial) {
    const { ruleset } = trial;
    const seen: MoveBase[] = [];
    walk(trial, ({ state, move, isSampled, pick }) => {
      if (seen.length < STALE_MOVES_KEPT) seen.push(move);
      else seen[pick.draw(STALE_MOVES_KEPT)] = move;
      if (!isSampled) return;
      const before = JSON.stringify(state);
      frozen(state);
      const lines = new Set((ruleset.legalMoves(state) as MoveBase[]).map((listed) => ruleset.format(listed)));
      for (let i = 0; i < REFUSALS_TRIED; i++) {
        const wrong = bent(ruleset, i % 3 === 0 ? move : seen[pick.draw(seen.length)]!, seen, pick);
        if (lines.has(lineOf(ruleset, wrong))) continue;
        const refusal = explained(ruleset, state, wrong);
        expectThat(refusal !== null, `no refusal for ${JSON.stringify(wrong)}`);
        expectThat(refusal.code.includes("/"), `the code of a refusal is "${refusal.code}"`);
        expectEqual(JSON.parse(JSON.stringify(refusal)), refusal, "the refusal after JSON");
        expectThrowsTyped(() => ruleset.apply(state, wrong), "IllegalMoveError", JSON.stringify(wrong));
      }
      expectThat(JSON.stringify(state) === before, "a refusal changed the state");
    });
  },
};

// The move with another seat, type or argument, or with a surplus field; or the unchanged move, which may be an older, stale one.
function bent(ruleset: AnyRuleset, move: MoveBase, seen: readonly MoveBase[], pick: SeededDice): MoveBase {
  const other = seen[pick.draw(seen.length)]!;
  const bentMove: Record<string, unknown> = { ...move };
  switch (pick.draw(6)) {
    case 0:
      return move;
    case 1:
      bentMove["seat"] = ruleset.seats[pick.draw(ruleset.seats.length)];
      return bentMove as unknown as MoveBase;
    case 2:
      bentMove["type"] = other.type;
      return bentMove as unknown as MoveBase;
    case 3:
      for (const [key, value] of Object.entries(other)) if (key !== "seat" && key !== "type" && key in bentMove) bentMove[key] = value;
      return bentMove as unknown as MoveBase;
    case 4:
      for (const key of Object.keys(bentMove)) if (key !== "seat" && key !== "type") bentMove[key] = typeof bentMove[key] === "number" ? 1000 : "nowhere";
      if (Object.keys(bentMove).length === 2) bentMove["type"] = "no-such-move";
      return bentMove as unknown as MoveBase;
    default:
      bentMove["surplus"] = 1;
      return bentMove as unknown as MoveBase;
  }
}

function lineOf(ruleset: AnyRuleset, move: MoveBase): string {
  if ("surplus" in move) return "";
  try {
    return ruleset.format(move);
  } catch {
    return "";
  }
}

export const pureLaw: Law = {
  number: 4,
  title: "apply is clone and advance, and no earlier state of a game ever changes",
  check(trial) {
    const { ruleset } = trial;
    const kept: { state: GameState; hash: string }[] = [];
    const end = walk(trial, ({ state, move }) => {
      kept.push({ state, hash: hashState(state) });
      frozen(state);
      const pure = ruleset.apply(state, move);
      const copy = ruleset.clone(state);
      expectEqual(copy, state, "the clone");
      const events: EventBase[] = [];
      ruleset.advance(copy, move, undefined, events);
      expectEqual(copy, pure.state, "the state in place against the pure one");
      expectEqual(Object.keys(copy), Object.keys(pure.state), "the order of the fields");
      expectEqual(events, pure.events, "the events in place against the pure ones");
      const silent = ruleset.clone(state);
      ruleset.advance(silent, move);
      expectEqual(silent, pure.state, "the state when nobody listens");
    });
    for (const [ply, { state, hash }] of kept.entries()) expectThat(hashState(state) === hash, `ply ${ply}: the state has changed since`);
    const seat = seatsInPlay(ruleset, kept[kept.length - 1]!.state)[0]!;
    const conceded = ruleset.concede(kept[kept.length - 1]!.state, seat).state;
    expectThat(ruleset.outcome(conceded) !== null && ruleset.seatsToMove(conceded).length === 0, "conceding does not end the game");
    expectThat(trial.stretch !== undefined || ruleset.outcome(end) !== null, "the game has not ended");
  },
};

/** Throws unless `run` throws the typed error with this name. */
export function expectThrowsTyped(run: () => unknown, name: string, what: string): void {
  try {
    run();
  } catch (error) {
    if (isTycheError(error) && error.name === name) return;
    throw new Error(`${what}: expected a ${name}, got ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  throw new Error(`${what}: expected a ${name}, got none`);
}

/** The number of decisions in the random game of a trial, for reports. */
export function decisionsOf(trial: Trial): number {
  let plies = 0;
  walk(trial, () => plies++);
  return plies;
}
