/** Examples of a ruleset of somebody else, from its own tests: what the recorder writes down, which trial is chosen, and what playing an example checks. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import type { TinyTypes } from "../../examples/tiny/game-types.js";
import { isTycheError, ScriptedDice } from "../../src/index.js";
import { chooseExamples, clausesNamed, ExampleRecorder, type Example, playExample, type TitledTrial } from "../../src/examples/index.js";

const TITLES = { "TINY-1": "A pledge", "TINY-2": "The order", "TINY-3": "A strike", "TINY-9": "Nowhere" };
type Recorder = ExampleRecorder<TinyTypes, typeof TINY>;

function recorder(): Recorder {
  return new ExampleRecorder(TINY);
}

function trialsOf(recorder: Recorder, title: string, ...clauses: readonly string[]): TitledTrial<TinyTypes>[] {
  return recorder.take().map((trial) => ({ ...trial, title, clauses }));
}

/** The first raid of a game in which the rival cannot ambush, so that a strike is rolled for at once. */
function raid(): TinyTypes["state"] {
  for (let seed = 0; ; seed++) {
    let s = TINY.setup({ seed });
    while (TINY.decision(s)!.kind !== "raid") s = TINY.apply(s, TINY.legalMoves(s)[0]!).state;
    if (TINY.apply(s, strike(1, s)).events.some(({ type }) => type === "roll")) return s;
  }
}

function strike(force: number, s = raid()): TinyTypes["move"] {
  return { seat: TINY.seatsToMove(s)[0]!, type: "strike", force };
}

function codeOf(play: () => unknown): string {
  try {
    play();
  } catch (error) {
    if (isTycheError(error)) return error.code;
    throw error;
  }
  return "played";
}

describe("the recorder", () => {
  test("writes down the position, the lines, their dice and draws, and what is refused", () => {
    const watched = recorder();
    const { ruleset } = watched;
    const start = TINY.setup({ seed: "x" });
    const pledges = ruleset.legalMoves(start, "north");
    const next = ruleset.apply(start, pledges[0]!);
    ruleset.explain(next.state, pledges[1]!);
    const [trial, ...others] = watched.take();
    expect(others).toEqual([]);
    expect(trial!.position).toEqual(start);
    expect(trial!.steps.map(({ line, dice, refused }) => [line, dice, refused?.code])).toEqual([
      [TINY.format(pledges[0]!), "", undefined],
      [TINY.format(pledges[1]!), "", "move/not-asked"],
    ]);
    expect(watched.take()).toEqual([]);
  });
  test("names what fell, whether the test gives the dice or the state has them", () => {
    for (const dice of [undefined, new ScriptedDice("5")]) {
      const watched = recorder();
      const { events } = watched.ruleset.apply(raid(), strike(1), dice);
      const [step] = watched.take()[0]!.steps;
      const faces = events.flatMap((event) => (event.type === "roll" ? event.faces : []));
      expect([step!.dice, faces.length]).toEqual([faces.join(" "), 1]);
    }
  });
  test("begins a new trial where the test has laid another position", () => {
    const watched = recorder();
    for (const seed of ["a", "b"]) watched.ruleset.decision(TINY.setup({ seed }));
    expect(watched.take().map(({ steps }) => steps)).toEqual([[], []]);
  });
});

describe("the choice", () => {
  test("takes the test of the clause before others, a refusal beside a legal line before fewer steps", () => {
    const watched = recorder();
    watched.ruleset.apply(raid(), strike(1), new ScriptedDice("1"));
    const short = trialsOf(watched, "short", "TINY-3");
    watched.ruleset.explain(raid(), strike(9));
    watched.ruleset.apply(raid(), strike(1), new ScriptedDice("1"));
    const both = trialsOf(watched, "both", "TINY-3");
    watched.ruleset.explain(raid(), strike(9));
    watched.ruleset.apply(raid(), strike(1), new ScriptedDice("1"));
    const shared = trialsOf(watched, "shared", "TINY-1", "TINY-3");
    const chosen = chooseExamples(TINY, TITLES, [...shared, ...short, ...both]);
    expect(chosen.map(({ clause, title, isNamed, steps }) => [clause, title, isNamed, steps.length])).toEqual([
      ["TINY-1", "Shared", false, 2],
      ["TINY-3", "Both", true, 2],
    ]);
  });
  test("lays beside it a trial of the same test in which the same kind of line does something else", () => {
    const watched = recorder();
    for (const face of ["1", "6"]) watched.ruleset.apply(raid(), strike(1), new ScriptedDice(face));
    watched.ruleset.decision(raid());
    const [one] = chooseExamples(TINY, TITLES, trialsOf(watched, "with a high die and a low one", "TINY-3"));
    expect([one!.steps[0]!.dice, one!.beside?.steps.map(({ dice }) => dice)]).toEqual(["1", ["6"]]);
    watched.ruleset.apply(raid(), strike(1), new ScriptedDice("1"));
    expect(chooseExamples(TINY, TITLES, trialsOf(watched, "with one", "TINY-3"))[0]!.beside).toBeUndefined();
  });
  test("takes a test of another clause where it names this one, and cuts it down to that", () => {
    const watched = recorder();
    let state = TINY.setup({ seed: "x" });
    for (let i = 0; i < 4; i++) state = watched.ruleset.apply(state, TINY.legalMoves(state)[0]!).state;
    const chosen = chooseExamples(TINY, TITLES, trialsOf(watched, "a round", "TINY-6"));
    const order = chosen.find(({ clause }) => clause === "TINY-2")!;
    expect([order.title, order.isNamed, order.steps.length]).toEqual(["The order", true, 2]);
    expect(chosen.map(({ clause }) => clause)).not.toContain("TINY-9");
  });
});

describe("an example that is played", () => {
  const step = { line: `${TINY.seatsToMove(raid())[0]!} strike 1`, dice: "5" };
  const example = (...steps: Example["steps"]): Example => ({ clause: "TINY-3", title: "A strike", position: raid(), steps });

  test("gives each step with its positions and events, and the clauses it names", () => {
    const played = playExample(
      TINY,
      example({ ...step, line: step.line.replace("1", "9"), dice: "", refused: { code: "raid/too-strong", clause: "TINY-3" } }, step),
    );
    expect(played.steps.map(({ refusal, events }) => [refusal?.code ?? null, events.length > 0])).toEqual([
      ["raid/too-strong", false],
      [null, true],
    ]);
    expect(played.steps[0]!.after).toBe(played.steps[0]!.before);
    expect([...clausesNamed(TINY, played)]).toContain("TINY-3");
  });
  test("fails on dice that run out or are left over, on a line that is not legal, and on one that is not refused as it says", () => {
    expect(codeOf(() => playExample(TINY, example(step)))).toBe("played");
    expect(codeOf(() => playExample(TINY, example({ ...step, dice: "" })))).toBe("dice/ran-out");
    expect(codeOf(() => playExample(TINY, example({ ...step, dice: "5 5" })))).toBe("dice/left-over");
    expect(codeOf(() => playExample(TINY, example({ ...step, line: "north let-pass" })))).toMatch(/^move\//);
    expect(codeOf(() => playExample(TINY, example({ ...step, dice: "", refused: { code: "raid/too-strong", clause: "TINY-3" } })))).toBe("example/not-refused");
    expect(codeOf(() => playExample(TINY, { position: Object.assign(raid(), { round: 99 }), steps: [] }))).toMatch(/^position\//);
  });
});
