/**
 * Games of bots as data: a line of JSON a game with its seed and its actions, a few bytes a decision. Lists, observations and rows come out when a game is played again, which takes
 * microseconds a decision, so that nothing of them is stored and another observer can read old games.
 */
import { type GameState, hashState, type Memory, SeededDice } from "tyche";
import { actionsOf, firstSeat } from "tyche/learn";
import { botOf, type Game, returnsOf } from "./game.js";
import { fraction } from "./model.js";
import type { Samples } from "./samples.js";

/** A game: what it takes to play it again, and to check that it is the same. */
export interface GameData {
  readonly ruleset: string;
  readonly version: string;
  readonly options: object;
  readonly seed: string;
  /** The bot at each seat of the ruleset; null at one that does not play. */
  readonly bots: readonly (string | null)[];
  readonly actions: readonly number[];
  /** The decisions that were left to chance, by number: nobody should imitate them. */
  readonly strayed: readonly number[];
  readonly returns: readonly number[];
  readonly hash: string;
}

/** How a data set is made. */
export interface DataOptions {
  readonly seed: string;
  /** They take turns at the seats. */
  readonly bots: readonly string[];
  /** The share of decisions left to chance, so that games come to positions that good players avoid, and their answers are seen. */
  readonly stray: number;
}

/** Plays a game. */
export function playData(game: Game, { seed, bots, stray }: DataOptions, number: number): GameData {
  const { ruleset, options } = game;
  const setup = { ...options, seed: `${seed} ${number}` };
  let state = ruleset.setup(setup);
  const playing: readonly string[] = ruleset.players(state);
  const names = (ruleset.seats as readonly string[]).map((seat, i) => (playing.includes(seat) ? bots[(i + number) % bots.length]! : null));
  const players = names.map((name, i) => (name === null ? null : botOf(name, game, `${seed} ${number} ${i}`)));
  const memories = new Map<string, Memory<string>>(playing.map((seat) => [seat, ruleset.memory(state, seat)]));
  const known = actionsOf(ruleset);
  const dice = new SeededDice(`${seed} ${number} stray`);
  const [actions, strayed]: [number[], number[]] = [[], []];
  const listed: number[] = [];
  let plan: readonly object[] = [];
  for (let asked = known.asked(state); asked !== 0; asked = known.asked(state)) {
    const index = firstSeat(asked);
    const seat: string = ruleset.seats[index];
    const count = known.list(state, index, listed);
    const isStray = count > 1 && fraction(dice) < stray;
    if (isStray || (plan.length > 0 && ruleset.explain(state, plan[0]) !== null)) plan = [];
    if (!isStray && plan.length === 0) plan = planOf(players[index]!, state, seat, memories.get(seat));
    const move = isStray ? known.moveOf(state, index, listed[dice.draw(count)]!) : plan[0]!;
    if (isStray) strayed.push(actions.length);
    actions.push(known.actionOf(state, move));
    const step = ruleset.apply(state, move);
    for (const [viewer, memory] of memories) memories.set(viewer, ruleset.remember(memory, step.events));
    plan = step.undoBarrier === null ? plan.slice(1) : [];
    state = step.state;
  }
  const { id, version } = ruleset;
  return { ruleset: id, version, options, seed: setup.seed, bots: names, actions, strayed, returns: returnsOf(game, state), hash: hashState(state) };
}

function planOf(player: ReturnType<typeof botOf>, state: GameState, seat: string, memory: Memory<string> | undefined): readonly object[] {
  return player.plan?.(state, seat, memory) ?? [player.choose(state, seat, memory)];
}

/**
 * Plays a game of a data set again and adds its decisions where there was a choice, without those of bots that `isTeacher` refuses, and those left to chance.
 * @throws Error when it does not come to the same end
 */
export function readGame({ ruleset, observer }: Game, data: GameData, samples: Samples, isTeacher: (bot: string) => boolean = () => true): void {
  const known = actionsOf(ruleset);
  const state = ruleset.setup({ ...data.options, seed: data.seed });
  const dice = new SeededDice(state.dice);
  const observations = new Float32Array(observer.size);
  const strayed = new Set(data.strayed);
  const listed: number[] = [];
  let rows = new Int32Array(256);
  for (const [n, action] of data.actions.entries()) {
    const seat = firstSeat(known.asked(state));
    const count = known.list(state, seat, listed);
    const place = listed.indexOf(action);
    if (place < 0) throw new Error(`${data.seed}, decision ${n}: the action ${action} is not in its list`);
    if (count > 1 && !strayed.has(n) && isTeacher(data.bots[seat] ?? "")) {
      if (2 * count > rows.length) rows = new Int32Array(4 * count);
      for (let k = 0; k < count; k++) known.rowsOf(state, listed[k]!, rows, 2 * k);
      observer.observe(state, seat, observations);
      const sample = samples.add({ observations, at: 0, size: observer.size, rows, from: 0, count });
      samples.chosen[sample] = place;
      samples.target[sample] = data.returns[seat]!;
    }
    known.act(state, seat, action, dice);
  }
  if (hashState(state) !== data.hash) throw new Error(`${data.seed}: expected the last position ${data.hash}, got ${hashState(state)}`);
}
