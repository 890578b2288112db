import { ReplayError } from "../core/basics/errors.js";
import { ScriptedDice } from "../core/dice/scripted.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { GameTypes, Ruleset } from "../core/ruleset/contract.js";
import type { ExampleStep } from "./example.js";
import { NotingDice } from "./noting-dice.js";
import { clausesNamed, clausesTold, type Playing, refuseLine } from "./play.js";
import type { Trial, TrialStep } from "./record.js";

/** A trial and the test that contains it. */
export interface TitledTrial<T extends GameTypes = GameTypes> extends Trial<T["state"], T["event"]> {
  /** The clauses in the title of the test. */
  readonly clauses: readonly string[];
  /** The title without them. */
  readonly title: string;
}

/** The parts of a ruleset that play a trial and list moves. */
export type Listing<T extends GameTypes> = Playing<T> & Pick<Ruleset<T>, "legalMoves">;

/** A trial that has been replayed from a position that `restore` can read. */
export interface Candidate<T extends GameTypes = GameTypes> extends Pick<TitledTrial, "clauses" | "title"> {
  readonly steps: readonly ExampleStep[];
  /** The position before each step, and after the last. */
  readonly positions: readonly T["state"][];
  /** The clauses named at the position, then those named at each step. */
  readonly named: readonly ReadonlySet<string>[];
  /** The clauses named by the result of each step, without those of the decision after it. */
  readonly told: readonly ReadonlySet<string>[];
  /** The events of each step, as JSON. */
  readonly events: readonly (readonly string[])[];
  /** The decision and the legal moves of all deciding seats, as JSON, if nothing is played; else empty. */
  readonly asked: string;
}

/**
 * Replays a trial from its position.
 * @throws PositionError if the position is invalid, IllegalMoveError if a line is not legal, ReplayError if the result differs from that of the test
 */
export function candidateOf<T extends GameTypes>(ruleset: Listing<T>, { clauses, title, position, steps }: TitledTrial<T>): Candidate<T> {
  const first = ruleset.restore(position);
  const named = [clausesNamed(ruleset, { position: first, steps: [] })];
  const asked = steps.length > 0 ? "" : JSON.stringify([ruleset.decision(first)?.kind, ruleset.legalMoves(first).map((move) => ({ ...move, seat: null }))]);
  const candidate = {
    clauses,
    title,
    asked,
    steps: [] as ExampleStep[],
    positions: [first],
    named,
    told: [] as ReadonlySet<string>[],
    events: [] as string[][],
  };
  for (const [i, step] of steps.entries()) {
    const before = candidate.positions[i]!;
    const played = step.refused === undefined ? playAgain(ruleset, before, step, i, i === steps.length - 1) : refuseLine(ruleset, before, step, i);
    candidate.steps.push(played.step);
    candidate.positions.push(played.after);
    candidate.named.push(clausesNamed(ruleset, { position: played.after, steps: [played] }));
    candidate.told.push(clausesTold(played));
    candidate.events.push(played.events.map((event) => JSON.stringify(event)));
  }
  return candidate;
}

function playAgain<T extends GameTypes>(ruleset: Playing<T>, before: T["state"], step: TrialStep<T["event"]>, i: number, isLast: boolean) {
  const move = ruleset.parse(step.line);
  const dice = new NotingDice(new GoingOnDice(step));
  const { state: after, events } = ruleset.apply(before, move, dice);
  const other = step.events.findIndex((event, nth) => JSON.stringify(event) !== JSON.stringify(events[nth]));
  // Events after the last line of a test may differ: other procedures may be below those that the test has begun.
  if (other === 0 || (other > 0 && !isLast)) {
    const [path, expected, got] = [`steps[${i}].events[${other}]`, step.events[other]!.type, events[other]?.type ?? "nothing"];
    throw new ReplayError("example/other-event", `${path}: expected ${expected} as in the test, got ${got}`, { path, expected, got });
  }
  return { step: { line: step.line, ...dice.noted() }, move, before, after, events, refusal: null };
}

/** The dice that the test named, then random ones if the game continues beyond the test. */
export class GoingOnDice extends SeededDice {
  readonly #named: ScriptedDice;
  #rolls: number;
  #draws: number;

  constructor({ dice, draws = "" }: ExampleStep) {
    super("examples");
    this.#named = new ScriptedDice(dice, { draws });
    this.#rolls = wordsIn(dice);
    this.#draws = wordsIn(draws);
  }
  override roll(sides: number): number {
    return this.#rolls-- > 0 ? this.#named.roll(sides) : super.roll(sides);
  }
  override draw(count: number): number {
    if (count === 1) return 0;
    return this.#draws-- > 0 ? this.#named.draw(count) : super.draw(count);
  }
}

function wordsIn(text: string): number {
  return text.split(" ").filter((word) => word !== "").length;
}
