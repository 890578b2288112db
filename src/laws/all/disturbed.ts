/**
 * The law of disturbed steps (law 26). Dice, logs and the getters of a move are caller code, which may call the library during a step. Here they
 * call one function after another, and the result of the step is unchanged.
 */
import type { AnyRuleset, Step, Viewer } from "../../core/ruleset/contract.js";
import type { Dice } from "../../core/dice/dice.js";
import { SeededDice } from "../../core/dice/seeded.js";
import type { EventBase } from "../../core/events/events.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, type Law } from "../law.js";
import { setUp, type Stop, type Trial, walk } from "../walk.js";

export const disturbedLaw: Law = {
  number: 26,
  title: "A step is the same whatever the caller's dice, log and move call meanwhile",
  check(trial) {
    const disturb = disturber(trial);
    checkSetUp(trial, disturb);
    walk(trial, (stop) => {
      if (stop.isSampled) checkStep(trial.ruleset, stop, disturb);
      disturb.see(stop.state);
    });
  },
};

/** Calls the library, each time in another way. */
interface Disturber {
  (): void;
  /** Keeps a state for later calls. */
  see(state: GameState): void;
}

/** Games of other rulesets, which share code with the ruleset under test; they are called too. */
const others: { readonly ruleset: AnyRuleset; readonly state: GameState }[] = [];

function disturber(trial: Trial): Disturber {
  const { ruleset } = trial;
  if (!others.some((other) => other.ruleset === ruleset)) others.push({ ruleset, state: setUp(trial) });
  let state: GameState = setUp(trial);
  let calls = 0;
  const disturb = (): void => {
    calls++;
    if (calls % 3 > 0) return callIn(ruleset, state, calls);
    const other = others[others.length - 1 - ((calls / 3 - 1) % others.length)]!; // the latest first
    callIn(other.ruleset, other.state, calls);
  };
  return Object.assign(disturb, {
    see(seen: GameState) {
      state = seen;
    },
  });
}

function callIn(ruleset: AnyRuleset, state: GameState, call: number): void {
  const choices = new SeededDice(`call ${call}`);
  const viewers: readonly Viewer<string>[] = [...ruleset.players(state), "spectator", "arbiter"];
  const viewer = viewers[call % viewers.length]!;
  const next: GameState = ruleset.clone(state);
  switch (call % 8) {
    case 0:
      return void ruleset.legalMoves(state);
    case 1:
      return ruleset.advance(next, ruleset.randomMove(next, choices));
    case 2:
      return void ruleset.view(state, viewer);
    case 3:
      return void ruleset.determinize(state, viewer, call);
    case 4:
      return void ruleset.restore(JSON.parse(JSON.stringify(state)));
    case 5:
      return void ruleset.apply(state, ruleset.randomMove(state, choices), choices);
    case 6:
      return void ruleset.decision(state, viewer);
    default:
      return void ruleset.explain(state, { ...ruleset.randomMove(state, choices), surplus: 1 });
  }
}

function checkSetUp({ ruleset, options, seed }: Trial, disturb: Disturber): void {
  const given = { ...options, seed };
  const events: EventBase[] = [];
  const expected: GameState = ruleset.setup(given, new SeededDice("set-up"), events);
  const log = logOf(disturb);
  const state: GameState = ruleset.setup(given, new DisturbingDice(new SeededDice("set-up"), disturb), log);
  expectEqual({ state, events: [...log] }, { state: expected, events }, "the set-up with dice and log that call the library");
}

function checkStep(ruleset: AnyRuleset, { state, move }: Stop, disturb: Disturber): void {
  const expected: Step<GameState, EventBase> = ruleset.apply(state, move, new SeededDice("step"));
  const dice = (): Dice => new DisturbingDice(new SeededDice("step"), disturb);
  const applied: Step<GameState, EventBase> = ruleset.apply(state, moveOf(move, disturb), dice());
  expectEqual(applied, expected, "the step with dice and a move that call the library");
  const next: GameState = ruleset.clone(state);
  const log = logOf(disturb);
  ruleset.advance(next, moveOf(move, disturb), dice(), log);
  expectEqual({ state: next, events: [...log] }, { state: expected.state, events: expected.events }, "the step in place with dice, log and move that call");
  const own: GameState = ruleset.clone(state);
  ruleset.advance(own, move, new SeededDice("step"), logOf(disturb));
  expectEqual(own, expected.state, "the step in place with a log that calls the library");
  const chosen: unknown = ruleset.randomMove(state, dice());
  expectEqual(chosen, ruleset.randomMove(state, new SeededDice("step")), "the random move of dice that call the library");
}

// A log that calls the library whenever it is written to.
function logOf(disturb: Disturber): EventBase[] {
  const log: EventBase[] = [];
  log.push = (...events) => {
    disturb();
    return Array.prototype.push.apply(log, events);
  };
  return log;
}

// A move that calls the library whenever a field is read.
function moveOf(move: MoveBase, disturb: Disturber): MoveBase {
  const getters = Object.entries(move).map(([field, value]): [string, PropertyDescriptor] => [
    field,
    {
      enumerable: true,
      get() {
        disturb();
        return value;
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as MoveBase;
}

/** Dice that call the library before each result. */
class DisturbingDice implements Dice {
  constructor(
    private readonly dice: Dice,
    private readonly disturb: Disturber,
  ) {}
  roll(sides: number): number {
    this.disturb();
    return this.dice.roll(sides);
  }
  draw(count: number): number {
    this.disturb();
    return this.dice.draw(count);
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    this.disturb();
    return this.dice.rollOff(contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    this.disturb();
    return this.dice.until(attempt, onAgain);
  }
}
