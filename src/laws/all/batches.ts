/**
 * The law of batches (law 34). A batch plays the same games as `Game`: each ends as its record does, and the batch shows the same facts about a
 * position as the ruleset.
 */
import type { GameTypes } from "../../core/ruleset/contract.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { verify } from "../../core/game/record.js";
import { returns } from "../../core/game/returns.js";
import type { GameState } from "../../core/state/state.js";
import { Batch, type FinishedGame, recordOf } from "../../learn/batch.js";
import type { Action } from "../../learn/space.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import type { Trial } from "../walk.js";

type AnyBatch = Batch<GameTypes>;

const GAMES = 3;
const FINISHED = 2;
/** One step in this many is compared with the ruleset. */
const COMPARED = 40;

export const batchesLaw: Law = {
  number: 34,
  title: "A batch plays the games that Game plays, and shows of each what the ruleset says",
  isOfWholeGames: true,
  check(trial) {
    const { ruleset, options, seed } = trial;
    const finished: FinishedGame<GameTypes>[] = [];
    const [picks, pick] = [new SeededDice(`${seed} choices`), new SeededDice(`${seed} picks`)];
    const batch = new Batch<GameTypes>(ruleset, {
      games: GAMES,
      seed,
      options,
      masks: "bytes",
      rows: true,
      checked: true,
      onEnd: (game) => void finished.push(game),
    });
    for (let steps = 0; finished.length < FINISHED; steps++) {
      expectThat(steps <= FINISHED * ruleset.maxDecisions, "no game of a batch ends");
      if (pick.draw(COMPARED) === 0 || steps === 0) for (let place = 0; place < GAMES; place++) checkPlace(trial, batch, place);
      const before = finished.length;
      batch.step(Array.from(batch.toMove, (_, place) => pickAction(batch, place, picks)));
      checkEnds(trial, batch, finished.slice(before));
    }
    for (const game of finished) checkRecord(trial, game);
  },
};

function pickAction({ actions, offsets }: AnyBatch, place: number, picks: SeededDice): Action {
  const from = offsets[place]!;
  return actions[from + picks.draw(offsets[place + 1]! - from)]!;
}

function checkPlace({ ruleset }: Trial, batch: AnyBatch, place: number): void {
  const state: GameState = batch.stateOf(place);
  const actions = batch.actionsOf;
  const list: Action[] = [];
  const seat = batch.toMove[place]!;
  expectThat(
    ruleset.seats[seat] === ruleset.seatsToMove(state)[0],
    () => `place ${place} waits for seat ${seat}, and not for ${ruleset.seatsToMove(state)[0]}`,
  );
  actions.list(state, seat, list);
  const [from, to] = [batch.offsets[place]!, batch.offsets[place + 1]!];
  expectEqual([...batch.actions.slice(from, to)], list, `the list of place ${place}`);
  expectThat(batch.asking[place] === actions.asking(state), `the decision of place ${place}`);
  const mask = new Uint8Array(batch.maskSize);
  actions.mask(state, seat, mask);
  expectEqual([...batch.masks.slice(place * batch.maskSize, (place + 1) * batch.maskSize)], [...mask], `the mask of place ${place}`);
  const rows = new Int32Array(2);
  list.forEach((action, i) => {
    actions.rowsOf(state, action, rows);
    expectEqual([...batch.rows.slice(2 * (from + i), 2 * (from + i) + 2)], [...rows], `the rows of place ${place}`);
  });
}

function checkEnds({ ruleset }: Trial, batch: AnyBatch, ended: readonly FinishedGame<GameTypes>[]): void {
  const count = batch.ended.reduce((sum, flag) => sum + flag, 0);
  expectThat(count === ended.length && (count > 0 || batch.rewards.every((reward) => reward === 0)), "what has ended in a step is not what a batch says");
  for (const { actions, rewards } of ended) {
    const seats = ruleset.seats.length;
    const isAt = (place: number): boolean =>
      batch.lengths[place] === actions.length && rewards.every((one, seat) => batch.rewards[place * seats + seat] === Math.fround(one));
    expectThat(
      [...batch.ended.keys()].some((place) => batch.ended[place] === 1 && isAt(place)),
      "the rewards and the length of a game that has ended",
    );
  }
}

// A replay of the record must have the same end.
function checkRecord({ ruleset }: Trial, game: FinishedGame<GameTypes>): void {
  const record = recordOf<GameTypes>(ruleset, game);
  const { outcome } = verify(ruleset, JSON.parse(JSON.stringify(record)));
  expectEqual(game.rewards, returns(ruleset, outcome!), "the rewards of a game of a batch");
}
