/**
 * The law of observations (law 36). The numbers shown to a seat are the same in all positions that look alike to it, stay within their layout, and
 * differ whenever the seat sees a difference, except in fields declared in `leftOut`. It is tested with the ruleset's observation rows, if given, and
 * with the plain state.
 */
import type { AnyRuleset, GameTypes } from "../../../core/ruleset/contract.js";
import { endsOfFrames, sizeOfKind } from "../../../core/flow/frames.js";
import type { Observation } from "../../../core/ruleset/observation.js";
import { sortedText } from "../../../core/basics/same.js";
import type { GameState } from "../../../core/state/state.js";
import type { ObservationField } from "../../../learn/layout.js";
import { type Observer, observerOf } from "../../../learn/observer.js";
import { expectEqual, expectThat, type Law } from "../../law.js";
import { type Stop, walk } from "../../walk.js";

type AnyObserver = Observer<GameState>;

/** The observations of a seat so far, each with the concealed state it belongs to. */
type Seen = Map<string, string>;

export const observingLaw: Law = {
  number: 36,
  title: "What a seat is shown as numbers depends on what it may know alone, and tells it all but what is declared left out",
  check(trial) {
    const { ruleset, known } = trial;
    const observers: AnyObserver[] = [];
    const seen = new Map<string, Seen>();
    walk(trial, (stop) => {
      if (observers.length === 0) observers.push(...observersOf(ruleset, stop.state, known?.observation));
      if (!stop.isSampled) return;
      for (const [nth, observer] of observers.entries())
        for (const name of ruleset.players(stop.state) as readonly string[]) {
          const key = `${nth} ${name}`;
          if (!seen.has(key)) seen.set(key, new Map());
          checkSeat(ruleset, observer, stop, name, seen.get(key)!);
        }
    });
  },
};

function observersOf(ruleset: AnyRuleset, state: GameState, observation: Observation<GameState> | undefined): AnyObserver[] {
  const like = { players: ruleset.players(state).length, edition: state.edition };
  const plain = observerOf<GameTypes>(ruleset, like);
  const all = observation === undefined ? [plain] : [plain, observerOf<GameTypes>(ruleset, { ...like, observation })];
  for (const observer of all) checkFields(observer);
  return all;
}

function checkFields({ fields, size }: AnyObserver): void {
  let next = 0;
  for (const field of fields) {
    const { name, at, length, low, high, axes } = field;
    expectThat(at === next && length > 0, `the field ${name} does not begin where the one before ends`);
    expectThat(low < high, `the field ${name} has no range: ${low}..${high}`);
    expectThat(length === axes.reduce((product, axis) => product * axis.length, 1), `the field ${name} has ${length} numbers, and not as many names`);
    next = at + length;
  }
  expectThat(
    next === size && new Set(fields.map(({ name }) => name)).size === fields.length,
    "fields that have every number once, each with a name of its own",
  );
}

function checkSeat(ruleset: AnyRuleset, observer: AnyObserver, { state, pick }: Stop, name: string, seen: Seen): void {
  const seat = ruleset.seats.indexOf(name);
  const shown = observed(observer, state, seat);
  const world: GameState = ruleset.determinize(state, name, `observed ${pick.draw(1_000_000)}`);
  const other = observed(observer, world, seat);
  const field = differing(observer, shown, other);
  expectThat(field === null, () => `${name} is shown another ${field?.name} in a position that looks alike to it`);
  for (const { name: what, at, length, low, high } of observer.fields)
    for (let i = at; i < at + length; i++) {
      const [value, least, most] = [shown[i]!, Math.fround(low), Math.fround(high)];
      expectThat(value >= least && value <= most, () => `${what} is ${value}, and not within ${low}..${high}`);
    }
  const key = shown.join();
  const told = toldOf(ruleset.conceal(state, name), observer);
  const before = seen.get(key);
  seen.set(key, told);
  if (before !== undefined) expectEqual(JSON.parse(told), JSON.parse(before), `what ${name} sees where it is shown the same numbers`);
}

// Checks that an observation changes only its own part of the array.
function observed(observer: AnyObserver, state: GameState, seat: number): Float32Array {
  const out = new Float32Array(observer.size + 2).fill(7);
  observer.observe(state, seat, out, 1);
  expectThat(out[0] === 7 && out[observer.size + 1] === 7, "an observation writes beyond its place");
  return out.slice(1, observer.size + 1);
}

function differing({ fields }: AnyObserver, shown: Float32Array, other: Float32Array): ObservationField | null {
  const at = shown.findIndex((value, i) => value !== other[i]);
  return at < 0 ? null : fields.find((field) => at >= field.at && at < field.at + field.length)!;
}

// The fields of a concealed state, without the fields in `leftOut`; of several frames of one kind only the uppermost counts.
function toldOf(concealed: GameState, { leftOut }: AnyObserver): string {
  const told: Record<string, unknown> = { ...concealed, dice: [], edition: "" };
  for (const field of Object.keys(leftOut)) delete told[field];
  const kinds = new Set<number>();
  const frames: number[][] = [];
  const { frames: stack } = concealed;
  for (const end of endsOfFrames(stack).reverse()) {
    const kind = stack[end - 1]!;
    if (!kinds.has(kind)) frames.push(stack.slice(end - sizeOfKind(kind), end));
    kinds.add(kind);
  }
  return sortedText({ ...told, frames: "frames" in leftOut ? [] : frames });
}
