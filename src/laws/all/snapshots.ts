/**
 * The law of snapshots (law 39): a game opened from a snapshot equals the game read from its lines and the game that was played, and a changed
 * snapshot is refused.
 */
import { SeededDice } from "../../core/dice/seeded.js";
import { type AnyGame, Game } from "../../core/game/game.js";
import { undoLine } from "../../core/game/record-lines.js";
import type { GameSnapshot } from "../../core/game/snapshot.js";
import { expectEqual, type Law } from "../law.js";
import { expectThrowsTyped } from "./playing.js";
import type { Trial } from "../walk.js";

/** One change in this many takes back a decision, if possible. */
const TAKEN_BACK = 8;
/** The most lines stored after a snapshot. */
const MOST_AFTER = 12;

export const snapshotsLaw: Law = {
  number: 39,
  title: "A game opened by a snapshot and the lines after it is the game of all its lines, and a changed snapshot is refused",
  isOfWholeGames: true,
  check(trial) {
    const { ruleset, seed } = trial;
    const { game, lines, stops } = playedWithUndo(trial);
    expectEqual(Game.fromLines(ruleset, lines).record(), game.record(), "the record of the lines");
    const pick = new SeededDice(`${seed} cuts`);
    const at = pick.draw(stops.length);
    const [cut, end = lines.length] = [stops[at]!, stops[at + pick.draw(MOST_AFTER + 1)]];
    const snapshot = JSON.parse(JSON.stringify(Game.fromLines(ruleset, lines.slice(0, cut)).snapshot())) as GameSnapshot;
    const opened = Game.open(ruleset, { snapshot, lines: lines.slice(cut, end) });
    const whole = Game.fromLines(ruleset, lines.slice(0, end));
    compareNow(opened, whole, snapshot);
    compareAll(opened, whole);
    for (const [what, changed] of Object.entries(changesOf(snapshot, pick)))
      expectThrowsTyped(() => Game.open(ruleset, { snapshot: changed }), "ReplayError", `a snapshot of another ${what}`);
  },
};

interface Played {
  readonly game: AnyGame;
  /** The lines of the whole game. */
  readonly lines: readonly string[];
  /** The number of lines at the start and after each change. The last decision adds two lines: itself and the end of the game. */
  readonly stops: readonly number[];
}

// A random game in which seats take decisions back.
function playedWithUndo({ ruleset, options, seed }: Trial): Played {
  const game: AnyGame = new Game(ruleset, { ...options, seed });
  const choices = new SeededDice(`${seed} choices`);
  const lines = game.lines();
  const stops = [lines.length];
  while (game.outcome === null) {
    const seat = ruleset.seats.find((one: string) => game.canUndo(one));
    if (seat !== undefined && choices.draw(TAKEN_BACK) === 0) {
      game.undo(seat);
      lines.push(undoLine(seat));
    } else {
      game.play(ruleset.randomMove(game.state, choices));
      lines.push(...game.lines(game.ply));
    }
    stops.push(lines.length);
  }
  return { game, lines, stops };
}

// Compares everything that does not depend on decisions before the snapshot.
function compareNow(opened: AnyGame, whole: AnyGame, { seen }: GameSnapshot): void {
  const { seats } = whole.ruleset;
  expectEqual(opened.state, whole.state, "the state of an opened game");
  expectEqual(opened.outcome, whole.outcome, "the outcome of an opened game");
  for (const viewer of [...seats, "spectator", "arbiter"] as const) {
    const mark = seen[viewer]?.mark;
    expectEqual(opened.since(viewer, mark), whole.since(viewer, mark), `what is new to ${viewer} in an opened game`);
    expectEqual(opened.mark(viewer), whole.mark(viewer), `the mark of ${viewer} in an opened game`);
    expectEqual(opened.lastEvents(viewer), whole.lastEvents(viewer), `the last events for ${viewer} in an opened game`);
  }
  for (const seat of seats) {
    expectEqual(opened.question(seat), whole.question(seat), `the question of ${seat} in an opened game`);
    expectEqual([opened.undoable(seat), opened.canRedo(seat)], [whole.undoable(seat), whole.canRedo(seat)], `what ${seat} can take back in an opened game`);
    expectEqual(opened.memory(seat), whole.memory(seat), `what ${seat} remembers in an opened game`);
  }
}

function compareAll(opened: AnyGame, whole: AnyGame): void {
  const { seats } = whole.ruleset;
  expectEqual(opened.record(), whole.record(), "the record of an opened game");
  expectEqual(opened.snapshot(), whole.snapshot(), "the snapshot of an opened game");
  for (const viewer of [...seats, "spectator", "arbiter"])
    expectEqual(opened.history(viewer), whole.history(viewer), `what ${viewer} has seen of an opened game`);
  for (const game of [opened, whole]) for (const seat of seats) while (game.canUndo(seat)) game.undo(seat);
  expectEqual([opened.record(), opened.state], [whole.record(), whole.state], "an opened game with its decisions taken back");
}

function changesOf(snapshot: GameSnapshot, pick: SeededDice): Readonly<Record<string, object>> {
  const { record, base, undone, seen } = snapshot;
  const { moves, hashes } = record;
  const other = (hash: string): string => hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  const at = pick.draw(hashes.length);
  return {
    format: { ...snapshot, format: "tyche-snapshot/0" },
    version: { ...snapshot, record: { ...record, version: `${record.version}.1` } },
    fingerprint: { ...snapshot, record: { ...record, hashes: hashes.map((hash, i) => (i === at ? other(hash) : hash)) } },
    "list of moves": { ...snapshot, record: { ...record, moves: moves.slice(1), hashes: hashes.slice(1) } },
    state: { ...snapshot, base: { ...base, state: { ...base.state, frames: [...base.state.frames, 1] } } },
    redo: { ...snapshot, undone: [...undone, "nothing"] },
    history: { ...snapshot, seen: { ...seen, spectator: { ...seen["spectator"], mark: "" } } },
    check: { ...snapshot, check: other(snapshot.check) },
  };
}
