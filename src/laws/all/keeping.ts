/** The laws of storage: JSON, positions, records, notation, invariants, clauses (laws 5 to 7, 9 and 13). */
import { SeededDice } from "../../core/dice/seeded.js";
import type { EventBase } from "../../core/events/events.js";
import { frozen } from "../../core/basics/frozen.js";
import { Game } from "../../core/game/game.js";
import { hashState } from "../../core/state/hash.js";
import type { MoveBase } from "../../core/moves/moves.js";
import { type GameRecord, verify } from "../../core/game/record.js";
import type { AnyRuleset, GameTypes } from "../../core/ruleset/contract.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { expectThrowsTyped } from "./playing.js";
import { setUp, type Trial, walk } from "../walk.js";

/** The invariants are checked once in this many decisions. */
const CHECKED_EVERY = 3;

export const jsonLaw: Law = {
  number: 5,
  title: "A state read back from JSON plays on identically, and the position of the arbiter's view is the state",
  check(trial) {
    const { ruleset } = trial;
    walk(trial, ({ state, move, isSampled }) => {
      const text = JSON.stringify(state);
      const again: GameState = JSON.parse(text);
      expectEqual(again, state, "the state after JSON");
      if (!isSampled) return;
      const shuffled = Object.fromEntries(Object.entries(again).reverse());
      const restored: GameState = ruleset.restore(shuffled);
      expectThat(hashState(restored) === hashState(state), "the fingerprint of the restored state differs");
      const view: unknown = ruleset.view(state, "arbiter");
      const seen: unknown = JSON.parse(JSON.stringify(view));
      expectEqual(seen, view, "the arbiter's view after JSON");
      const position: GameState = ruleset.position(seen);
      expectEqual(position, state, "the position of the arbiter's view");
      expectThat(hashState(position) === hashState(state), "the fingerprint of the position differs");
      const expected = ruleset.apply(state, move);
      expectEqual(ruleset.apply(restored, JSON.parse(JSON.stringify(move))), expected, "what the restored state plays on to");
      expectEqual(ruleset.apply(position, move), expected, "what the position plays on to");
    });
  },
};

export const recordsLaw: Law = {
  number: 6,
  title: "The same seed and moves give the same fingerprints, and one changed move or die breaks a record at that ply",
  isOfWholeGames: true,
  check(trial) {
    const { ruleset } = trial;
    const game = playGame(trial);
    const record: GameRecord = JSON.parse(JSON.stringify(game.record()));
    const verified = verify(ruleset, record);
    expectThat(verified.hash === hashState(game.state) && verified.plies === game.ply, "the record verifies to another end");
    expectEqual(verified.outcome, game.outcome, "the outcome verified");
    expectThat(hashState(setUp(trial)) === record.hashes[0], "the same set-up gives another fingerprint");
    const pick = new SeededDice(`${trial.seed} changes`);
    const ply = pick.draw(record.moves.length);
    const hashes = [...record.hashes];
    hashes[ply] = hashes[ply]!.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expectDivergence(ruleset, { ...record, hashes }, ply);
    expectDivergence(ruleset, { ...record, seed: `${trial.seed} other` }, 0);
    expectBrokenByOtherMove(trial, record, ply);
    resumesIdentically(trial, record, ply);
  },
};

function playGame(trial: Trial): Game<GameTypes> {
  const choices = new SeededDice(`${trial.seed} choices`);
  const game = new Game<GameTypes>(trial.ruleset, { ...trial.options, seed: trial.seed });
  while (game.outcome === null) game.play(trial.ruleset.randomMove(game.state, choices));
  return game;
}

function expectDivergence(ruleset: AnyRuleset, record: GameRecord, ply: number): void {
  try {
    verify(ruleset, record);
  } catch (error) {
    const { name, details } = error as { name?: string; details?: { ply?: number } };
    expectThat(name === "ReplayError" && details?.ply === ply, `expected a ReplayError at ply ${ply}, got ${String(error)}`);
    return;
  }
  throw new Error(`a record changed at ply ${ply} still verifies`);
}

function expectBrokenByOtherMove(trial: Trial, record: GameRecord, ply: number): void {
  const { ruleset } = trial;
  const state = stateAt(trial, record, ply);
  const played = record.moves[ply]!;
  const others = (ruleset.legalMoves(state, ruleset.parse(played).seat) as MoveBase[]).filter((move) => ruleset.format(move) !== played);
  const other = others[new SeededDice(`${trial.seed} other move`).draw(others.length)]!;
  if (hashState(ruleset.apply(state, other).state) === record.hashes[ply + 1]) return;
  const moves = [...record.moves];
  moves[ply] = ruleset.format(other);
  expectDivergence(ruleset, { ...record, moves }, ply + 1);
}

function stateAt(trial: Trial, record: GameRecord, ply: number): GameState {
  let state = setUp(trial);
  for (let i = 0; i < ply; i++) state = trial.ruleset.apply(state, trial.ruleset.parse(record.moves[i]!)).state;
  return state;
}

function resumesIdentically(trial: Trial, record: GameRecord, ply: number): void {
  const begun = { ...record, moves: record.moves.slice(0, ply), hashes: record.hashes.slice(0, ply + 1), outcome: null };
  const game = Game.resume(trial.ruleset, begun);
  for (const line of record.moves.slice(ply)) game.play(line);
  expectEqual(game.record().hashes, record.hashes, "the fingerprints of the resumed game");
}

export const notationLaw: Law = {
  number: 7,
  title: "parse(format(move)) is the move, for every move listed",
  check(trial) {
    const { ruleset } = trial;
    walk(trial, ({ state }) => {
      for (const move of ruleset.legalMoves(state) as MoveBase[]) {
        const line: string = ruleset.format(move);
        expectThat(/^\S+( \S+)+$/.test(line), `the notation "${line}" is not words parted by single spaces`);
        expectEqual(ruleset.parse(line), move, `the move of "${line}"`);
        expectEqual(JSON.parse(JSON.stringify(move)), move, `the move of "${line}" after JSON`);
        expectThrowsTyped(() => ruleset.parse(`${line} surplus`), "NotationError", `"${line} surplus"`);
      }
    });
  },
};

export const invariantsLaw: Law = {
  number: 9,
  title: "The invariants of the pieces hold in every state, and every number of a state is a whole one",
  check(trial) {
    const { ruleset } = trial;
    // Restoring checks the invariants of the state and of every state that a listed move leads to.
    const check = (state: GameState): void => void ruleset.restore(JSON.parse(JSON.stringify(frozen(state))));
    const end = walk(trial, ({ ply, state }) => {
      if (ply % CHECKED_EVERY === 0) check(state);
    });
    check(end);
  },
};

export const clausesLaw: Law = {
  number: 13,
  title: "Every roll, refusal, decision and outcome carries a clause, and every clause carried is one of the ledger",
  check(trial) {
    const { ruleset, known } = trial;
    const checkClause = (clause: unknown, what: string): void => {
      expectThat(
        typeof clause === "string" && clause !== "" && (known?.isClause?.(clause) ?? true),
        () => `${what} carries ${JSON.stringify(clause)}, which is no clause`,
      );
    };
    const checkEvents = (events: readonly EventBase[]): void => {
      for (const event of events) {
        if (event.type === "roll") checkClause(event.clause, `a roll (${JSON.stringify(event)})`);
        else if (event.clause !== undefined && event.clause !== null) checkClause(event.clause, `the event ${event.type}`);
        expectEqual(JSON.parse(JSON.stringify(event)), event, `the event ${event.type} after JSON`);
      }
    };
    const end = walk(
      trial,
      ({ state, isSampled }) => {
        const decision = ruleset.decision(state)!;
        checkClause(decision.clause, `the decision ${decision.kind}`);
        if (!isSampled) return;
        const refusal = ruleset.explain(state, { ...ruleset.legalMoves(state)[0], surplus: 1 });
        checkClause(refusal?.clause, "a refusal");
      },
      checkEvents,
    );
    const outcome = ruleset.outcome(end);
    if (outcome !== null) checkClause(outcome.clause, "the outcome");
    else expectThat(trial.stretch !== undefined, "the game has not ended");
  },
};
