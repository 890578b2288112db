/** From a move to the next real choice: what is played on, who is noted to have had a say, and what comes to no end. */
import { describe, expect, test } from "vitest";
import type { Code } from "../../../src/core/moves/codes.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { askOrPlayOn, PLAYED_ON, type Procedure, runToChoice, type Trail } from "../../../src/core/flow/flow.js";
import { frameKind, lastAnswer, popFrame, pushEmpty, setStep, stepOf } from "../../../src/core/flow/frames.js";
import type { GameState } from "../../../src/core/state/state.js";

type Test = Procedure<GameState, string>;
const DICE = new SeededDice(1);
const [WORK, ASKING] = [frameKind(0, 0), frameKind(1, 0)];

function at(kind: ReturnType<typeof frameKind>): GameState {
  const s: GameState = { edition: "", dice: [0, 0, 0, 1], frames: [] };
  pushEmpty(s, kind);
  return s;
}

// Asks these seats, each with so many choices; a choice ends the question and is noted.
function question(choices: readonly number[], more: Partial<Test> = {}): Test & { readonly played: string[] } {
  const played: string[] = [];
  const base: Test = {
    ...{ kind: "question", clause: "X-1", slots: [] },
    run: () => true,
    asks: () => choices.reduce((mask, count, seat) => (count >= 0 ? mask | (1 << seat) : mask), 0),
    moves: (_s, seat, out) => {
      for (let c = 0; c < choices[seat]!; c++) out.push((10 * seat + c) as Code);
    },
    play: (s, seat, c, _dice, log) => {
      played.push(`${seat}:${c}`);
      log?.push(`${seat}:${c}`);
      popFrame(s, 0);
    },
  };
  return Object.assign(base, more, { played });
}

const twoChoices: Test["moves"] = (_s, _seat, out) => void out.push(0 as Code, 1 as Code);
const trailOf = (mover: number): Trail => ({ mover, othersAsked: false, eventsBefore: 0 });

describe("a question", () => {
  test("with several choices for each who is asked is put", () => {
    const asked = question([2, -1, 3]);
    expect(askOrPlayOn(at(ASKING), asked, DICE, undefined, null)).toBe(0b101);
    expect(asked.played).toEqual([]);
    expect(askOrPlayOn(at(ASKING), question([]), DICE, undefined, null)).toBe(0);
  });
  test("with one choice is played on, the first of those that have one", () => {
    for (const [choices, played] of [
      [[1], "0:0"],
      [[2, 1, 1], "1:10"],
      [[-1, -1, 1], "2:20"],
    ] as const) {
      const asked = question(choices);
      expect(askOrPlayOn(at(ASKING), asked, DICE, undefined, null)).toBe(PLAYED_ON);
      expect(asked.played).toEqual([played]);
    }
  });
  test("with none is a fault of the ruleset, by its name", () => {
    expect(() => askOrPlayOn(at(ASKING), question([2, 0]), DICE, undefined, null)).toThrow("tyche invariant: question has no move to offer");
  });
  test("to a seat that is not in the game is a fault too", () => {
    const nobody = -1;
    const asked = question([2], { asks: () => 1 << nobody });
    expect(() => askOrPlayOn(at(ASKING), asked, DICE, undefined, null)).toThrow("tyche invariant: question asks a seat that is not in the game");
  });
  test("that is played on for another than who moved has the others in the trail, from what was told by then", () => {
    const played = (mover: number, trail = trailOf(mover)) => {
      askOrPlayOn(at(ASKING), question([2, 1]), DICE, ["before", "that"], trail);
      return trail;
    };
    expect(played(1)).toEqual(trailOf(1));
    expect(played(0)).toEqual({ mover: 0, othersAsked: true, eventsBefore: 2 });
    expect(played(0, { mover: 0, othersAsked: true, eventsBefore: 1 })).toEqual({ mover: 0, othersAsked: true, eventsBefore: 1 });
    const silent = trailOf(0);
    askOrPlayOn(at(ASKING), question([2, 1]), DICE, undefined, silent);
    expect(silent).toEqual({ mover: 0, othersAsked: true, eventsBefore: 0 });
  });
});

describe("a step", () => {
  const worker = (more: Partial<Test>): Test => question([], { kind: "work", ...more });
  test("runs what is on top until a question is put, and says whom it asks", () => {
    const s = at(WORK);
    const log: string[] = [];
    const asked = question([1, -1], {});
    let pushed = 0;
    const work = worker({
      run: (now, _dice, told) => {
        told?.push(`work ${pushed}`);
        if (pushed++ < 2) pushEmpty(now, ASKING);
        return pushed > 2;
      },
      asks: () => 0b10,
      moves: twoChoices,
    });
    expect(runToChoice(s, [work, asked], DICE, log)).toBe(0b10);
    expect(() => lastAnswer()).toThrow("an answer is read after a question");
    expect([log, asked.played, s.frames]).toEqual([["work 0", "0:0", "work 1", "0:0", "work 2"], ["0:0", "0:0"], at(WORK).frames]);
  });
  test("of a table of steps does the work of each, asks where it says so and where a step has no work", () => {
    const steps: number[] = [];
    const does = (to: number, said?: true) => (now: GameState) => {
      steps.push(stepOf(now));
      setStep(now, to);
      return said;
    };
    const run = (): never => expect.unreachable();
    const ended = (work: Test["work"]) => {
      const s = at(WORK);
      steps.length = 0;
      runToChoice(s, [worker({ run, work: work!, asks: () => 1, moves: twoChoices })], DICE, undefined);
      return [stepOf(s), ...steps];
    };
    expect(ended([does(1), does(2), null])).toEqual([2, 0, 1]);
    expect(ended([does(1), does(2, true), null])).toEqual([2, 0, 1]);
    expect(ended([does(0, true)])).toEqual([0, 0]);
  });
  test("that depends on what others hide has the others in the trail", () => {
    const trailWith = (conceals: Test["conceals"], mover: number) => {
      const trail = trailOf(mover);
      runToChoice(at(WORK), [worker({ conceals: conceals!, asks: () => 1, moves: twoChoices })], DICE, ["told"], trail);
      return trail;
    };
    expect(trailWith(true, 0)).toEqual({ mover: 0, othersAsked: true, eventsBefore: 1 });
    expect(trailWith((_s, mover) => mover === 1, 0)).toEqual(trailOf(0));
    expect(trailWith((_s, mover) => mover === 1, 1)).toEqual({ mover: 1, othersAsked: true, eventsBefore: 1 });
    expect(trailWith(undefined, 1)).toEqual(trailOf(1));
  });
  test("with nothing under way, or that comes to no choice, is a fault of the ruleset", () => {
    const nothing: GameState = { edition: "", dice: [0, 0, 0, 1], frames: [] };
    expect(() => runToChoice(nothing, [worker({})], DICE, undefined)).toThrow("tyche invariant: no procedure is under way");
    let runs = 0;
    const endless = worker({ run: () => ++runs < 0 });
    expect(() => runToChoice(at(WORK), [endless], DICE, undefined)).toThrow("tyche invariant: the flow does not come to a choice in work");
    expect(runs).toBe(100_001);
  });
});
