/**
 * The law of returned values (law 27). A caller may write to every value it gets, since each is either its own or frozen. Here every returned
 * value is written to, and the game continues unchanged.
 */
import type { AnyRuleset, GameTypes, Viewer } from "../../core/ruleset/contract.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { Game } from "../../core/game/game.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, type Law } from "../law.js";
import { type Stop, type Trial, walk } from "../walk.js";

type AnyGame = Game<GameTypes>;

export const handedOutLaw: Law = {
  number: 27,
  title: "To write to what is handed out changes nothing for anybody else",
  check(trial) {
    walk(trial, (stop) => {
      if (stop.isRare) checkRuleset(trial, stop);
    });
    if (trial.stretch === undefined) checkGame(trial);
  },
};

function checkRuleset({ ruleset, known }: Trial, { state, move }: Stop): void {
  const ask = (): unknown => answersOf(ruleset, state, move, known?.drawing);
  const expected = JSON.stringify(ask());
  deface(ask());
  expectEqual(JSON.parse(JSON.stringify(ask())), JSON.parse(expected), "what the ruleset answers after its answers were written to");
}

function answersOf(
  ruleset: AnyRuleset,
  state: GameState,
  move: MoveBase,
  drawing: { board(state: GameState): unknown; table(view: never): unknown } | undefined,
): unknown {
  const viewers: readonly Viewer<string>[] = [...ruleset.players(state), "spectator", "arbiter"];
  const step = ruleset.apply(state, move);
  const next: GameState = ruleset.clone(state);
  ruleset.advance(next, move);
  return [
    [ruleset.seats, ruleset.options, ruleset.compoundStarts],
    [ruleset.players(state), ruleset.seatsToMove(state), ruleset.outcome(state), ruleset.standing(state)],
    [ruleset.legalMoves(state), ruleset.explain(state, { ...move, surplus: 1 }), ruleset.parse(ruleset.format(move))],
    [step, next, ruleset.reseed(state, 1), ruleset.concede(state, move.seat)],
    viewers.map((viewer) => {
      const view = ruleset.view(state, viewer);
      return {
        view,
        decision: ruleset.decision(state, viewer),
        targets: ruleset.targets(move, ruleset.decision(state, viewer)),
        events: ruleset.viewEvents(step.events, viewer),
        memory: ruleset.memory(state, viewer),
        remembered: ruleset.remember(ruleset.memory(state, viewer), step.events),
        concealed: ruleset.conceal(state, viewer),
        world: ruleset.determinize(state, viewer, "world"),
        table: drawing?.table(view as never),
      };
    }),
    drawing?.board(state),
  ];
}

function checkGame(trial: Trial): void {
  const plain = playedGame(
    trial,
    () => undefined,
    (game, move) => void game.play(move),
  );
  const defaced = playedGame(trial, deface, (game, move, ply) => {
    const given = { ...move };
    deface(game.play(given));
    deface(given);
    if (ply % EVERY !== 0) return;
    deface([game.state, game.legalMoves(), game.record(), game.outcome]);
    for (const viewer of [move.seat, "spectator", "arbiter"]) deface([game.view(viewer), game.events(viewer), game.lastEvents(viewer)]);
  });
  for (const viewer of [...trial.ruleset.seats, "arbiter"]) expectEqual(defaced.events(viewer), plain.events(viewer), `the events of ${viewer}`);
  expectEqual(defaced.record(), plain.record(), "the record of a game whose answers were written to");
}

/** One decision in this many has all its returned values written to. */
const EVERY = 150;

// Plays a random game; `write` is given the options once they have been taken.
function playedGame(trial: Trial, write: (options: object) => void, play: (game: AnyGame, move: MoveBase, ply: number) => void): AnyGame {
  const options = JSON.parse(JSON.stringify({ ...trial.options, seed: trial.seed }));
  const game: AnyGame = new Game<GameTypes>(trial.ruleset, options);
  write(options);
  const choices = new SeededDice(`${trial.seed} choices`);
  while (game.outcome === null) {
    const moves = game.legalMoves();
    play(game, moves[choices.draw(moves.length)]!, game.ply);
  }
  return game;
}

// Writes to every writable property.
function deface(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) deface(part);
  for (const key of Object.keys(value)) Reflect.set(value, key, DEFACED);
  if (Array.isArray(value) && !Object.isFrozen(value)) value.push(DEFACED);
  else Reflect.set(value, DEFACED, DEFACED);
}

const DEFACED = "defaced";
