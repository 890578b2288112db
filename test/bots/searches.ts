/** What bots make of some positions of each game, to the last visit: it is stored in test/bots/golden. */
import { FlatMonteCarlo, Greedy, Ismcts, Policy, type Player, type Prior, Random } from "../../src/bots/index.js";
import { Answers, levelOf } from "../../src/bots/choice.js";
import { Aftermath } from "../../src/bots/aftermath.js";
import { type Line, LineSearch } from "../../src/bots/lines.js";
import type { GameTypes } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { hashState } from "../../src/core/state/hash.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import type { GameState } from "../../src/core/state/state.js";
import type { PlayedGame } from "./games.js";

/** A policy that expects more of some places of a list than of others. */
const uneven: Prior<GameState> = (_state, _seat, actions, out) => actions.forEach((_, i) => void (out[i] = 1 + ((5 * i) % 7)));
/** A policy that knows nothing. */
const blank: Prior<GameState> = (_state, _seat, actions, out) => void out.fill(0, 0, actions.length);

/** A policy that depends on the world, and writes one number of a list. */
const one: Prior<GameState> = (world, _seat, actions, out) => void (out[hashState(world).charCodeAt(3) % actions.length] = 1);

/** Searches by name; a clock goes on by a millisecond at each look. */
const SEARCHES: Readonly<Record<string, (isQuick: boolean) => object>> = {
  usual: (isQuick) => ({ iterations: isQuick ? 25 : 6 }),
  curious: () => ({ iterations: 15, curiosity: 1.5, depth: 3, positions: 25 }),
  "by a policy": () => ({ iterations: 40, prior: uneven }),
  "by a policy and lines": () => ({ iterations: 25, prior: uneven, positions: 20, depth: 6, curiosity: 2 }),
  "by a policy that knows nothing": () => ({ iterations: 12, prior: blank, depth: 3 }),
  "by a policy of few words": () => ({ iterations: 20, prior: one, depth: 5, curiosity: 3 }),
  "in a time": () => ({ milliseconds: 60, clock: ticking() }),
  "by a policy in a time": () => ({ milliseconds: 40, clock: ticking(), prior: uneven, depth: 4 }),
};

function ticking(): () => number {
  let now = 0;
  return () => now++;
}

/** How many positions of a game are looked at, and how many decisions lie between two at least. */
const LOOKED_AT: Readonly<Record<string, readonly [count: number, apart: number]>> = { tiny: [2, 3], unrest: [3, 19], "diadochi for four": [2, 19] };

const positions = new Map<string, readonly GameState[]>();

/** Positions with a choice. */
function positionsOf({ name, ruleset, options }: PlayedGame): readonly GameState[] {
  const known = positions.get(name);
  if (known !== undefined) return known;
  const [count, apart] = LOOKED_AT[name] ?? [1, 0];
  const state: GameState = ruleset.setup({ ...options, seed: "searched" });
  const dice = new SeededDice("searched");
  const found: GameState[] = [];
  for (let ply = 0; found.length < count && ruleset.outcome(state) === null; ply++) {
    if (ply >= 7 + apart * found.length && ruleset.legalMoves(state).length > 2) found.push(ruleset.clone(state));
    ruleset.advance(state, ruleset.randomMove(state, dice));
  }
  positions.set(name, found);
  return found;
}

/** What is stored of a game, by name: texts are made when they are asked for. */
export function searchesOf(game: PlayedGame): ReadonlyMap<string, () => string[]> {
  const parts = new Map<string, () => string[]>();
  for (let nth = 0; nth < (LOOKED_AT[game.name]?.[0] ?? 1); nth++) {
    const state = (): GameState => positionsOf(game)[nth]!;
    for (const name of Object.keys(SEARCHES)) parts.set(`position ${nth + 1}, search ${name}`, () => searchedIn(game, state(), name));
    parts.set(`position ${nth + 1}, other bots`, () => chosenIn(game, state()));
    parts.set(`position ${nth + 1}, lines`, () => followedIn(game, state()));
  }
  return parts;
}

function textOf({ ruleset }: PlayedGame, moves: readonly MoveBase[]): string {
  return moves.map((move) => ruleset.format(move)).join(", ");
}

function searchedIn(game: PlayedGame, state: GameState, name: string): string[] {
  const { ruleset, evaluate } = game;
  const seat: string = ruleset.seatsToMove(state)[0]!;
  const made = (): Ismcts<GameTypes> => new Ismcts(ruleset, { evaluate, seed: 5, ...SEARCHES[name]!(game.name === "tiny" || game.name === "unrest") });
  const rated = made().rate(state, seat).slice(0, 12);
  return [textOf(game, made().plan(state, seat)), ...rated.map(({ move, visits, value }) => `${ruleset.format(move)}: ${visits} ${value.toFixed(6)}`)];
}

function chosenIn(game: PlayedGame, state: GameState): string[] {
  const { ruleset, evaluate } = game;
  const seat: string = ruleset.seatsToMove(state)[0]!;
  const bots: Readonly<Record<string, Player<GameTypes>>> = {
    "flat, each move some times": new FlatMonteCarlo(ruleset, { evaluate, iterations: 37, depth: 4 }),
    "flat, a few moves": new FlatMonteCarlo(ruleset, { evaluate, iterations: 3, depth: 2 }),
    greedy: new Greedy(ruleset, { evaluate, positions: 60, worlds: 3 }),
    "greedy in one world": new Greedy(ruleset, { evaluate, positions: 20, worlds: 1, seed: 7 }),
    policy: new Policy(ruleset, { prior: uneven }),
    "policy of few words": new Policy(ruleset, { prior: one }),
    "policy of few words, another seed": new Policy(ruleset, { prior: one, seed: 4 }),
    random: new Random(ruleset, { seed: 3 }),
  };
  return Object.entries(bots).map(([name, bot]) => `${name}: ${textOf(game, bot.plan?.(state, seat) ?? [bot.choose(state, seat)])}`);
}

// Lines to what is not certain, through it, and what has come of a move at last.
function followedIn(game: PlayedGame, state: GameState): string[] {
  const { ruleset, evaluate } = game;
  const seat: string = ruleset.seatsToMove(state)[0]!;
  const answers = new Answers<GameTypes>(ruleset, evaluate);
  const certain = new LineSearch<GameTypes>(ruleset, evaluate, seat, 2);
  const through = new LineSearch<GameTypes>(ruleset, evaluate, seat, answers);
  const reach = { width: 3, length: 5, positions: 40, isSpread: true };
  const text = ({ moves, sure, value }: Line<MoveBase>): string => `${textOf(game, moves)}: ${sure} ${value.toFixed(5)}`;
  let left = 15;
  const found = {
    "lines to what is not certain": certain.linesOf(state, reach, new SeededDice("lines")),
    "lines through it": through.linesOf(state, { ...reach, isSpread: false, width: 2, positions: 25 }, new SeededDice("lines")),
    "lines as far as there is time": through.linesOf(state, reach, new SeededDice("lines"), () => left-- <= 0),
  };
  const world: GameState = ruleset.clone(state);
  const level = levelOf(world);
  ruleset.advance(world, ruleset.legalMoves(world, seat).at(-1)!);
  const most = new Aftermath<GameTypes>(ruleset, evaluate, answers, 8).valueAfter(world, seat, level, new SeededDice("aftermath"));
  return [
    ...Object.entries(found).flatMap(([name, lines]) => [`${name}: ${lines.length}`, ...lines.slice(0, 6).map(text)]),
    `level ${level.first} ${level.ground} ${level.kind}, over ${answers.isOver(world, seat, level)}, worth ${most.map((value) => value.toFixed(6)).join(" ")}`,
  ];
}
