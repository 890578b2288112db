/** The laws themselves: each holds for the tiny ruleset and catches a copy of it with one fault. */
import { describe, expect, test } from "vitest";
import type { AnyRuleset, Step } from "../../src/core/ruleset/contract.js";
import type { Dice } from "../../src/core/dice/dice.js";
import type { TinyEvent } from "../../examples/tiny/vocabulary/events.js";
import standard from "../records/tiny/standard.json" with { type: "json" };
import { TINY } from "../../examples/tiny/index.js";
import type { TinyMove } from "../../examples/tiny/vocabulary/moves.js";
import type { TinyState } from "../../examples/tiny/state/index.js";
import type { TinyView } from "../../examples/tiny/knowledge/view.js";
import { tinyTexts } from "../../examples/tiny/texts.js";
import { LAWS } from "../../src/laws/all/index.js";
import { hold, lawTests, type Subject } from "../../src/laws/suite.js";
import { knownOf } from "./known.js";
import { NODE_WATCH } from "./watch.js";

const SEEDS = Array.from({ length: 30 }, (_, i) => `law-test-fortune-${i}`);
let calls = 0;

const over = (s: TinyState, change: object): never => (TINY.outcome(s) === null ? null : { ...TINY.outcome(s), ...change }) as never;

type TinyStep = Step<TinyState, TinyEvent>;

function standingStill(state: TinyState): TinyStep {
  return { state, events: [], undoBarrier: null };
}

function applyInPlace(s: TinyState, m: TinyMove): TinyStep {
  TINY.advance(s, m);
  return standingStill(s);
}

function advanceOtherwise(s: TinyState, m: TinyMove): void {
  TINY.advance(s, m);
  s.strength[0] = 6;
}

// The first frame that remembers anything forgets it.
function withoutSlot(view: TinyView): TinyView {
  let isOut = false;
  const frames = view.frames.map((frame) => {
    const [name, ...names] = Object.keys(frame.slots);
    if (isOut || name === undefined) return frame;
    isOut = true;
    return { ...frame, slots: Object.fromEntries(names.map((other) => [other, frame.slots[other]])) };
  });
  return { ...view, frames };
}

// A half-made choice is kept: a card that the rival has pledged stays pledged.
function sampledInOrder(s: TinyState, viewer: "north", seed: string | number): TinyState {
  const sample = TINY.determinize(s, viewer, seed);
  const places = s.deck.filter((_, card) => s.deck[card] !== sample.deck[card]);
  return { ...sample, deck: places.length > 0 ? s.deck.slice() : sample.deck };
}

const FAULTS: readonly (readonly [law: number, fault: string, faulty: Partial<AnyRuleset>])[] = [
  [1, "games run over their bound", { maxDecisions: 5 }],
  [1, "the winner is no seat", { outcome: (s: TinyState) => over(s, { winners: ["west"] }) }],
  [2, "a move is listed twice", { legalMoves: (s: TinyState, seat?: "north") => [...TINY.legalMoves(s, seat), ...TINY.legalMoves(s, seat).slice(0, 1)] }],
  [
    2,
    "the order changes",
    { legalMoves: (s: TinyState, seat?: "north") => (calls++ % 2 === 0 ? TINY.legalMoves(s, seat) : TINY.legalMoves(s, seat).reverse()) },
  ],
  [
    2,
    "a listed move is refused",
    { explain: (s: TinyState, m: TinyMove) => (m.type === "hold" ? { code: "no/no", clause: null, data: {} } : TINY.explain(s, m)) },
  ],
  [3, "anything goes", { apply: (s: TinyState, m: TinyMove) => (TINY.explain(s, m) === null ? TINY.apply(s, m) : standingStill(s)) }],
  [4, "apply changes its state", { apply: applyInPlace }],
  [4, "in place differs", { advance: advanceOtherwise }],
  [5, "the position is another", { position: (view: unknown) => ({ ...TINY.position(view), strength: [6, 6] }) }],
  [6, "the set-up is not the seed's alone", { setup: (options: { seed: string }) => TINY.setup({ ...options, seed: `${options.seed}${calls++}` }) }],
  [7, "parse gives another move", { parse: (text: string) => TINY.parse(text.replace("moon", "sun")) }],
  [8, "the view shows all hands", { view: (s: TinyState) => TINY.view(s, "arbiter") }],
  [8, "the events show all cards", { viewEvents: (events: readonly never[]) => [...events] }],
  [8, "a determinization keeps the generator", { determinize: (s: TinyState) => s }],
  [8, "the list depends on the rival's hand", { legalMoves: (s: TinyState, seat?: "north") => TINY.legalMoves(s, seat).slice(s.deck[5]! === 2 ? 1 : 0) }],
  [9, "the invariants do not hold", { restore: (json: unknown) => TINY.restore({ ...(json as object), strength: [-1, 0] }) }],
  [10, "garbage crashes", { parse: (text: string) => TINY.parse(text.trim()) }],
  [11, "a move does nothing", { apply: (s: TinyState, m: TinyMove) => (m.type === "hold" ? standingStill(s) : TINY.apply(s, m)) }],
  [31, "a view leaves out a slot of what is under way", { view: (s: TinyState, viewer: "north") => withoutSlot(TINY.view(s, viewer)) }],
  [31, "a view shows a card too much", { view: (s: TinyState, viewer: "north") => ({ ...TINY.view(s, viewer), deck: TINY.view(s, "arbiter").deck }) }],
  [31, "a view is read as the true state", { position: (view: unknown) => ({ ...TINY.position(view), dice: [1, 2, 3, 4] }) }],
  [31, "what is sampled depends on the order of cards that are not seen", { determinize: sampledInOrder }],
  [31, "views have one key", { viewKey: () => "0123456789abcdef" }],
  [31, "nothing is fixed", { apply: (s: TinyState, m: TinyMove) => ({ ...TINY.apply(s, m), undoBarrier: null }) }],
  [13, "an outcome without a clause", { outcome: (s: TinyState) => over(s, { clause: "" }) }],
];

describe("the laws catch", () => {
  test.each(FAULTS)("law %i: %s", (number, _fault, faulty) => {
    const law = LAWS.find((candidate) => candidate.number === number)!;
    const ruleset: AnyRuleset = { ...TINY, ...faulty };
    expect(() => {
      for (const seed of SEEDS) law.check({ ruleset, options: {}, seed, known: knownOf(ruleset), watch: NODE_WATCH });
    }).toThrow();
  });
});

describe("all laws of a ruleset", () => {
  const subject: Subject = { ruleset: TINY, options: [{ rounds: 1 }], games: 2, seed: "suite" };
  const broken: AnyRuleset = { ...TINY, maxDecisions: 2 };

  test("hold, one by one and together, also of stored games and sentences", () => {
    expect(hold(subject)).toBe(LAWS.length);
    const titles = lawTests({ ...subject, texts: [tinyTexts], records: { standard } }).map(({ title }) => title);
    expect(titles.slice(LAWS.length)).toEqual([
      "14. Every move, event, decision and outcome has a sentence in every language",
      "12. Stored games verify: standard",
    ]);
  });
  test("a game that breaks one is shown by law, options and seed, and is the same the next time", () => {
    const told = (): string => {
      try {
        return String(hold({ ...subject, ruleset: broken }));
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(told()).toBe('tiny breaks law 1 in the game {"rounds":1,"seed":"fortune-of-tiny-suite-1-0"}: no end after 2 decisions');
    expect(told()).toBe(told());
  });
  test("what is known of slots that are not there is refused", () => {
    const law = LAWS.find(({ number }) => number === 11)!;
    const known = { paid: { raid: ["strength"] } };
    expect(() => law.check({ ruleset: TINY, options: {}, seed: "known", known })).toThrow("strength of raid, which has the slots seat, force");
  });
  test("options can be made of dice, and a sentence that says nothing breaks law 14", () => {
    const made: object[] = [];
    const options = (pick: Dice): object => {
      made.push({ rounds: 1 + pick.draw(3) });
      return made.at(-1)!;
    };
    const [law14] = lawTests({ ...subject, options, texts: [{ ...tinyTexts, decision: () => " " }] }).slice(-1);
    expect(() => law14!.run()).toThrow('the sentence for {"kind":"pledge"');
    expect(made.length).toBe(1);
  });
});
