/** The part of the fuzzer that changes positions and gives them to `restore` and `position`: law 18 alone, a hundred thousand times. */
import { SeededDice } from "../src/core/dice/seeded.js";
import { sizeOfKind } from "../src/core/flow/frames.js";
import type { GameState } from "../src/core/state/state.js";
import type { GameAdapter } from "../src/cli/games/game-adapter.js";
import { Progress } from "../src/cli/progress.js";
import { TERMINAL } from "../src/cli/terminal.js";
import { mutate, type Subject } from "../src/laws/mutations.js";
import { holdMutation, type Limits, STRICT } from "../src/laws/all/restores.js";
import { setUp, type Trial } from "../src/laws/walk.js";
import { NODE_WATCH } from "../test/laws/watch.js";

/** Positions of a game and mutations of each. */
const POSITIONS = 8;
const MUTATIONS = 100;
/** Positions of a game by their stacks times mutations are never more. */
const MOST_OF_A_GAME = 100_000;
/** Kinds of failure that are printed. */
const MOST_KINDS = 40;

interface Tally {
  tried: number;
  accepted: number;
  slowest: number;
  /** By the kind of failure: its first message, the command that plays it again, how often. */
  readonly failures: Map<string, { readonly message: string; readonly again: string; times: number }>;
}

/** What is hunted: so many mutations of every ruleset, each set of options in turn, or those of the game with this seed. */
export interface Hunt {
  readonly most: number;
  readonly options: object | undefined;
  readonly seed: string | undefined;
  /** How many decisions of what is accepted are played; to its end when left out. */
  readonly plies: number | undefined;
  readonly subject: Subject;
}

/** How many positions are tried in all, and how. */
interface Effort {
  readonly most: number;
  readonly limits: Limits;
  readonly subject: Subject;
}

/** False when any mutation breaks the law. */
export function huntMutations(adapters: readonly GameAdapter[], { most, options, seed, plies, subject }: Hunt): boolean {
  const limits: Limits = plies === undefined ? STRICT : { ...STRICT, plies };
  const origin = Date.now().toString(36);
  let holds = true;
  for (const adapter of adapters) {
    const sets = options === undefined ? adapter.sampleOptions : [options];
    const tally: Tally = { tried: 0, accepted: 0, slowest: 0, failures: new Map() };
    const progress = new Progress(TERMINAL, `changing positions of ${adapter.ruleset.id}`);
    for (let game = 0; tally.tried < most && (seed === undefined || game === 0); game++) {
      const trial = { ruleset: adapter.ruleset, options: sets[game % sets.length]!, seed: seed ?? `fuzz-${origin}-${game}`, watch: NODE_WATCH };
      tryGame(trial, tally, { most, limits, subject });
      progress.show(tally.tried / most, () => `${tally.tried} positions`);
    }
    progress.done();
    report(adapter.ruleset.id, tally, progress.seconds, plies);
    holds &&= tally.failures.size === 0;
  }
  return holds;
}

// The positions of one game, all of the same seed.
function tryGame(trial: Trial, tally: Tally, { most, limits, subject }: Effort): void {
  const pick = new SeededDice(`${trial.seed} mutations`);
  for (const state of subject === "slots" ? positionsByKind(trial, pick) : positionsOf(trial, pick)) {
    for (let i = 0; i < MUTATIONS && tally.tried < most; i++, tally.tried++) {
      const mutation = mutate(trial.ruleset, state, pick, subject);
      try {
        const { isAccepted, milliseconds } = holdMutation(trial, mutation, limits);
        if (isAccepted) tally.accepted++;
        tally.slowest = Math.max(tally.slowest, milliseconds);
      } catch (error) {
        note(tally, trial, error, { prefix: `${mutation.entry} of a position with ${mutation.changes}: `, subject });
      }
    }
  }
}

// Some positions of a random game, each as likely as any other.
function positionsOf(trial: Trial, pick: SeededDice): GameState[] {
  const picked: GameState[] = [];
  let ply = 0;
  walkThrough(trial, (state) => {
    const place = ply < POSITIONS ? ply : pick.draw(ply + 1);
    if (place < POSITIONS) picked[place] = trial.ruleset.clone(state);
    ply++;
  });
  return picked;
}

// A position of a random game for every stack of procedures that it comes to, so that the rare ones have their share.
function positionsByKind(trial: Trial, pick: SeededDice): GameState[] {
  const picked = new Map<string, { state: GameState; met: number }>();
  walkThrough(trial, (state) => {
    const kind = kindsOnStack(state);
    const met = (picked.get(kind)?.met ?? 0) + 1;
    const known = picked.get(kind);
    if (known !== undefined) known.met = met;
    if (pick.draw(met) === 0) picked.set(kind, { state: trial.ruleset.clone(state), met });
  });
  return [...picked.values()].map(({ state }) => state);
}

function kindsOnStack({ frames }: GameState): string {
  const kinds: number[] = [];
  for (let top = frames.length; top > 0; top -= sizeOfKind(frames[top - 1]!)) kinds.push(frames[top - 1]!);
  return kinds.join(" ");
}

function walkThrough({ ruleset, options, seed }: Trial, visit: (state: GameState) => void): void {
  const state = setUp({ ruleset, options, seed });
  const choices = new SeededDice(`${seed} choices`);
  const generator = new SeededDice(state.dice);
  while (ruleset.outcome(state) === null) {
    visit(state);
    ruleset.advance(state, ruleset.randomMove(state, choices), generator);
  }
}

function note(
  tally: Tally,
  { ruleset, options, seed }: Trial,
  error: unknown,
  { prefix, subject }: { readonly prefix: string; readonly subject: Subject },
): void {
  const message = error instanceof Error ? error.message : String(error);
  const kind = kindOf(message.replace(prefix, ""));
  const known = tally.failures.get(kind);
  if (known !== undefined) known.times++;
  else {
    const slots = subject === "slots" ? " --slots" : "";
    const again = `npm run fuzz -- --ruleset ${ruleset.id} --mutations ${subject === "slots" ? MOST_OF_A_GAME : POSITIONS * MUTATIONS}${slots} --options '${JSON.stringify(options)}' --seed ${seed}`;
    tally.failures.set(kind, { message, again, times: 1 });
  }
}

// What failed, without its numbers and names.
function kindOf(failure: string): string {
  return failure
    .replace(/"[^"]*"/g, '"…"')
    .replace(/-?\d+(\.\d+)?/g, "#")
    .split("\n", 3)
    .join("\n");
}

function report(id: string, { tried, accepted, slowest, failures }: Tally, seconds: number, plies: number | undefined): void {
  let broken = 0;
  for (const { times } of failures.values()) broken += times;
  for (const { message, again, times } of [...failures.values()].sort((x, y) => y.times - x.times).slice(0, MOST_KINDS)) {
    console.error(`${times} times: ${message.split("\n", 4).join("\n")}\n  again: ${again}`);
  }
  const rate = `${(tried / seconds).toFixed(0)} a second, the slowest ${slowest.toFixed(0)} ms`;
  console.log(
    `${id}: ${tried} changed positions, ${accepted} accepted and played ${plies === undefined ? "to their end" : `${plies} decisions on`}, ${broken} break law 18 in ${failures.size} ways; ${rate}`,
  );
}
