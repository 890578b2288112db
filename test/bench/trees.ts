/** A tree search twice: with moves as whole numbers, and with moves as objects whose notation is the key of the tree. */
import type { AnyRuleset, GameState, GameTypes, MoveBase } from "../../src/index.js";
import { SeededDice } from "../../src/index.js";
import { log } from "../../src/core/basics/arithmetic.js";
import { type Action, type Actions, actionsOf, firstSeat } from "../../src/learn/index.js";
import { type Measured, measureGames } from "./games.js";

/** Iterations of one search, in one world that the seat could be in. */
const ITERATIONS = 200;
/** Decisions by chance between one search and the next. */
const APART = 40;

/** What a search asks of moves. */
interface Moves<M, K> {
  /** The mask of who is asked. */
  asked(s: GameState): number;
  list(s: GameState, seat: number): readonly M[];
  key(s: GameState, move: M): K;
  /** Plays it, and says who is asked next. */
  play(s: GameState, seat: number, move: M, dice: SeededDice): number;
  random(s: GameState, seat: number, dice: SeededDice): M;
}

/** What a search is: by number, or by objects with their notation as key; and how many decisions by chance follow beyond the tree. */
export interface Search {
  readonly by: "number" | "notation";
  readonly playout: number;
}

/** Decisions of tree searches in random play, in the tree and beyond it. */
export function measureTree(ruleset: AnyRuleset, options: object, milliseconds: number, seed: number, { by, playout }: Search): Measured {
  const search = by === "number" ? searchWith(ruleset, numbersOf(ruleset), playout) : searchWith(ruleset, objectsOf(ruleset), playout);
  const dice = new SeededDice(`trees ${seed}`);
  return measureGames(milliseconds, (game, count) => {
    const state: GameState = ruleset.setup({ ...options, seed: `trees ${seed} ${game}` });
    for (let n = 0; n < APART && ruleset.seatsToMove(state).length > 0; n++) ruleset.advance(state, ruleset.randomMove(state, dice), dice);
    if (ruleset.seatsToMove(state).length > 0) count.decisions += search(state, dice);
  });
}

function numbersOf(ruleset: AnyRuleset): Moves<Action, Action> {
  const actions: Actions<GameTypes> = actionsOf(ruleset);
  const listed: Action[] = [];
  return {
    asked: (s) => actions.asked(s),
    list(s, seat) {
      actions.list(s, seat, listed);
      return listed;
    },
    key: (_, action) => action,
    play: (s, seat, action, dice) => actions.act(s, seat, action, dice),
    random: (s, seat, dice) => actions.random(s, seat, dice),
  };
}

function objectsOf(ruleset: AnyRuleset): Moves<MoveBase, string> {
  const { seats } = ruleset;
  const asked = (s: GameState): number => {
    let mask = 0;
    for (const seat of ruleset.seatsToMove(s)) mask |= 1 << seats.indexOf(seat);
    return mask;
  };
  return {
    asked,
    list: (s, seat) => ruleset.legalMoves(s, seats[seat]),
    key: (_, move) => ruleset.format(move),
    play(s, _, move, dice) {
      ruleset.advance(s, move, dice);
      return asked(s);
    },
    random: (s, seat, dice) => ruleset.randomMove(s, dice, seats[seat]),
  };
}

interface Node<K> {
  readonly children: Map<K, Node<K>>;
  visits: number;
  sum: number;
}

// A search, which says how many decisions it took.
function searchWith<M, K>(ruleset: AnyRuleset, moves: Moves<M, K>, playout: number): (s: GameState, dice: SeededDice) => number {
  return (s, dice) => {
    const me = firstSeat(moves.asked(s));
    const root: GameState = ruleset.determinize(s, ruleset.seats[me], dice.draw(2 ** 20));
    const tree: Node<K> = { children: new Map(), visits: 0, sum: 0 };
    let decisions = 0;
    for (let n = 0; n < ITERATIONS; n++) {
      const state: GameState = ruleset.clone(root);
      const path = [tree];
      let asked = moves.asked(state);
      for (let isNew = false; asked !== 0 && !isNew; decisions++) {
        const seat = firstSeat(asked);
        const [move, node] = select(path.at(-1)!, moves, state, seat, seat === me ? 1 : -1);
        isNew = node.visits === 0;
        path.push(node);
        asked = moves.play(state, seat, move, dice);
      }
      for (let left = playout; asked !== 0 && left > 0; left--, decisions++) {
        const seat = firstSeat(asked);
        asked = moves.play(state, seat, moves.random(state, seat, dice), dice);
      }
      const worth = asked === 0 && ruleset.outcome(state)!.winners.includes(ruleset.seats[me]) ? 1 : 0.5;
      for (const node of path) {
        node.visits++;
        node.sum += worth;
      }
    }
    return decisions;
  };
}

// The child that promises most to who moves, or one that has not been tried.
function select<M, K>(parent: Node<K>, moves: Moves<M, K>, s: GameState, seat: number, sign: number): [move: M, node: Node<K>] {
  let best: [M, Node<K>] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const curiosity = log(parent.visits + 1);
  for (const move of moves.list(s, seat)) {
    const key = moves.key(s, move);
    const node = parent.children.get(key);
    if (node === undefined) {
      const child: Node<K> = { children: new Map(), visits: 0, sum: 0 };
      parent.children.set(key, child);
      return [move, child];
    }
    const promise = (sign * node.sum) / node.visits + Math.sqrt(curiosity / node.visits);
    if (promise > most) {
      most = promise;
      best = [move, node];
    }
  }
  return best!;
}
