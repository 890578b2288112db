/** Frames by rows: slots by name and kind, lists, answers of several values, the stack as JSON and back. */
import { describe, expect, test } from "vitest";
import { type Frames, framesOf, NONE, type Descriptions } from "../../../src/core/flow/frame-rows.js";
import { FrameReader } from "../../../src/core/flow/frame-reader.js";
import { FrameWords } from "../../../src/core/flow/frame-words.js";
import type { GivenRows } from "../../../src/core/flow/given-slots.js";
import { forgetAnswer } from "../../../src/core/flow/frames.js";
import type { GameState } from "../../../src/core/state/state.js";

const FRAMES = {
  march: {
    steps: ["start", "moved"],
    asks: ["start", "moved"],
    about: { army: "army", points: "-2..6" },
    keeps: { stopped: "flag", host: "army?" },
    under: "bottom",
  },
  interception: {
    about: { space: "space" },
    keeps: { spaces: "space[8]", leaders: "army[8]", next: "number", rolled: "flag", seen: "armys", force: "units", faces: "1..6[3]" },
    answers: { caught: "flag", first: "space", path: "space[4]" },
    under: { march: ["moved"] },
  },
} as const;
const F: Frames<typeof FRAMES> = framesOf(FRAMES);
const UNITS = {
  least: 0,
  most: 99,
  show: (packed: number) => ({ foot: Math.floor(packed / 10), horse: packed % 10 }),
  read: (told: unknown) => 10 * (told as { foot: number }).foot + (told as { horse: number }).horse,
};
const words = new FrameReader<GameState>(F, { army: ["eumenes", "antigonus"], space: ["pella", "sardis", "tyre"], units: UNITS });
const empty = (): GameState => ({ edition: "", dice: [0, 0, 0, 1], frames: [] });

function underWay(): GameState {
  const s = empty();
  const march = F.march.push(s);
  march.army = 1;
  march.points = -1;
  march.stopped = true;
  march.step = F.march.step.moved;
  const here = F.interception.push(s);
  here.space = 2;
  here.spaces.push(1);
  here.leaders.push(0);
  here.spaces.push(0);
  here.leaders.push(1);
  here.rolled = true;
  here.seen |= 1 << 1;
  here.force = 42;
  here.faces.take([6, 1]);
  return s;
}

describe("what a question tells besides its slots", () => {
  const rows = {
    ask: { about: { army: "army" }, shows: { space: "space", near: "spaces", by: "army?" }, showsAsked: { hidden: "army", sure: "flag", faces: "1..6[3]" } },
  } as const;
  const G = framesOf(rows);
  const ids = { army: ["eumenes", "antigonus"], space: ["pella", "sardis", "tyre"] };
  const descriptions: Descriptions<typeof rows, GameState> = {
    ask: (s) => ({ space: s.dice[3]!, near: 0b101, by: NONE, hidden: 0, sure: true, faces: [6, 1] }),
  };
  test("it is worked out of the position; what is for those who are asked is null for others", () => {
    const s = empty();
    G.ask.push(s).army = 1;
    const told = new FrameWords<GameState>(G, ids, descriptions);
    const open = { army: "antigonus", space: "sardis", near: ["pella", "tyre"], by: null };
    expect(told.aboutTop(s, true)).toEqual({ ...open, hidden: "eumenes", sure: true, faces: [6, 1] });
    expect(told.aboutTop(s, false)).toEqual({ ...open, hidden: null, sure: null, faces: null });
  });
});

describe("frames by rows", () => {
  test("slots are fields: flags, one or none, sets, lists of any length", () => {
    const s = underWay();
    const here = F.interception.top(s);
    expect([here.space, [...here.spaces], here.leaders.at(1), here.rolled, [...here.faces]]).toEqual([2, [1, 0], 1, true, [6, 1]]);
    expect([here.spaces.has(0), here.spaces.has(2)]).toEqual([true, false]);
    expect([F.march.under(s).points, F.march.under(s).host]).toEqual([-1, NONE]);
    here.spaces.put(0, 2);
    expect([here.spaces.pop(), [...here.spaces]]).toEqual([0, [2]]);
    here.faces.clear();
    expect(here.faces.length).toBe(0);
  });
  test("a list knows its bounds", () => {
    const here = F.interception.top(underWay());
    here.faces.push(3);
    expect(() => here.faces.push(3)).toThrow("full");
    expect(() => here.faces.at(3)).toThrow("no such entry");
    expect(() => here.faces.at(-1)).toThrow("no such entry");
  });
  test("a cursor stays with its frame, whatever is pushed above it", () => {
    const s = empty();
    const march = F.march.push(s);
    F.interception.push(s).space = 1;
    march.points = 3;
    expect(F.march.under(s).points).toBe(3);
    expect(F.interception.top(s).space).toBe(1);
  });
  test("an answer is several values by name, and is gone after the next question", () => {
    const s = underWay();
    F.interception.pop(s, { caught: true, first: 2, path: [0, 1] });
    expect(F.interception.answered(s)).toEqual({ caught: true, first: 2, path: [0, 1] });
    expect(F.march.top(s).points).toBe(-1);
    forgetAnswer();
    expect(() => F.interception.answered(s)).toThrow("after a question");
  });
  test("the stack as JSON and back is the same stack", () => {
    const s = underWay();
    const told = words.show(s);
    expect(told[0]).toEqual({ kind: "march", step: "moved", slots: { army: "antigonus", points: -1, stopped: true, host: null } });
    expect(told[1]?.slots).toEqual({
      space: "tyre",
      spaces: ["sardis", "pella"],
      leaders: ["eumenes", "antigonus"],
      next: 0,
      rolled: true,
      seen: ["antigonus"],
      force: { foot: 4, horse: 2 },
      faces: [6, 1],
    });
    expect(words.read(s, told, "frames")).toEqual(s.frames);
    expect(words.aboutTop(s, true)).toEqual({ space: "tyre" });
    expect(() => words.check(s)).not.toThrow();
  });
  test("every slot that holds a word is found, and can be given another", () => {
    const s = underWay();
    const found: number[] = [];
    words.eachOf(s, "army", (index, put) => {
      found.push(index);
      put(1 - index);
    });
    expect(found).toEqual([0, 1, 1]); // two interceptors, then the army that marches; nobody is host
    expect([...F.interception.top(s).leaders, F.march.under(s).army]).toEqual([1, 0, 0]);
  });
});

describe("frames from outside", () => {
  const refused = (path: string) => expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path }) });
  const bent = (bend: (s: GameState) => void) => () => {
    const s = underWay();
    bend(s);
    words.check(s);
  };
  test("what is out of its kind is refused with its slot", () => {
    expect(bent((s) => (F.march.under(s).army = 7))).toThrowError(refused("frames[0].slots.army"));
    expect(bent((s) => (F.march.under(s).points = 7))).toThrowError(refused("frames[0].slots.points"));
    expect(bent((s) => (F.march.under(s).step = 2))).toThrowError(refused("frames[0].step"));
    expect(bent((s) => F.interception.top(s).spaces.push(3))).toThrowError(refused("frames[1].slots.spaces"));
    expect(bent((s) => F.interception.top(s).spaces.push(3))).toThrowError(refused("frames[1].slots.spaces"));
    expect(bent((s) => (F.interception.top(s).seen = 4))).toThrowError(refused("frames[1].slots.seen"));
    expect(bent((s) => (F.interception.top(s).force = 100))).toThrowError(refused("frames[1].slots.force"));
  });
  test("a list with more entries than it holds, or fewer than none, is refused", () => {
    const ofLength = (name: string, length: number) =>
      bent((s) => {
        F.interception.top(s).faces.clear();
        s.frames[s.frames.length - F.interception.places.find((place) => place.name === name)!.at] = length;
      });
    expect(ofLength("spaces", 8)).not.toThrow();
    expect(ofLength("spaces", 9)).toThrowError(refused("frames[1].slots.spaces"));
    expect(ofLength("faces", 0)).not.toThrow();
    expect(ofLength("faces", -1)).toThrowError(refused("frames[1].slots.faces"));
  });
  test("what cannot lie there is refused", () => {
    expect(bent((s) => (F.march.under(s).step = 0))).toThrowError(refused("frames[1]"));
    expect(() => {
      const s = empty();
      F.interception.push(s);
      words.check(s);
    }).toThrowError(refused("frames[0]"));
    expect(bent((s) => F.march.push(s))).toThrowError(refused("frames[2]"));
  });
  test("wrong words are refused with their path", () => {
    const read = (frame: unknown) => () => words.read(empty(), [frame], "frames");
    const slots = { army: "eumenes", points: 1, stopped: false, host: null };
    expect(read({ kind: "march", step: "start", slots })).not.toThrow();
    expect(read({ kind: "march", step: "end", slots })).toThrow("frames[0].step");
    expect(read({ kind: "march", step: "start", slots: { ...slots, army: "nobody" } })).toThrow("frames[0].slots.army");
    expect(read({ kind: "march", step: "start", slots: { ...slots, more: 1 } })).toThrow("frames[0].slots.more");
    expect(read({ kind: "dance", step: "start", slots })).toThrow("frames[0].kind");
    expect(() => words.read(empty(), [], "frames")).toThrow("frames: expected a procedure under way");
  });
  const saying = (message: string) => expect.objectContaining({ name: "PositionError", message });
  test("what is wrong of a slot, a step or a frame is said", () => {
    const cases: readonly (readonly [(s: GameState) => void, string])[] = [
      [(s) => (F.march.under(s).army = 2), "frames[0].slots.army: expected a whole number in 0..1, got 2"],
      [(s) => (F.march.under(s).army = -1), "frames[0].slots.army: expected a whole number in 0..1, got -1"],
      [(s) => (F.march.under(s).points = -3), "frames[0].slots.points: expected a whole number in -2..6, got -3"],
      [(s) => (F.march.under(s).host = 2), "frames[0].slots.host: expected a whole number in 0..2, got 3"],
      [(s) => (F.march.under(s).host = -2), "frames[0].slots.host: expected a whole number in 0..2, got -1"],
      [(s) => (F.interception.top(s).seen = 4), "frames[1].slots.seen: expected a whole number in 0..3, got 4"],
      [(s) => (F.interception.top(s).force = -1), "frames[1].slots.force: expected a whole number in 0..99, got -1"],
      [(s) => (F.interception.top(s).space = 3), "frames[1].slots.space: expected a whole number in 0..2, got 3"],
      [(s) => F.interception.top(s).spaces.push(3), "frames[1].slots.spaces: expected a whole number in 0..2, got 3"],
      [(s) => F.interception.top(s).faces.push(7), "frames[1].slots.faces: expected a whole number in 1..6, got 7"],
      [(s) => (F.interception.top(s).step = 1), "frames[1].step: expected a step of interception, got 1"],
      [(s) => (F.march.under(s).step = 0), 'frames[1]: expected a frame that can lie on march at start, got "interception"'],
      [(s) => void F.march.push(s), "frames[2]: expected march as the lowest frame, got something else"],
    ];
    for (const [bend, message] of cases) expect(bent(bend)).toThrowError(saying(message));
    const edges: readonly ((s: GameState) => void)[] = [
      (s) => (F.march.under(s).army = 0),
      (s) => (F.march.under(s).points = 6),
      (s) => (F.march.under(s).host = 1),
    ];
    for (const bend of edges) expect(bent(bend)).not.toThrow();
    expect(bent((s) => (F.interception.top(s).seen = 3))).not.toThrow();
    const alone = empty();
    F.interception.push(alone);
    expect(() => words.check(alone)).toThrowError(saying('frames[0]: expected a frame that can lie on nothing, got "interception"'));
  });
  test("what lies beyond the entries of a list is nothing", () => {
    const faces = F.interception.places.find((place) => place.name === "faces")!;
    expect(
      bent((s) => {
        F.interception.top(s).faces.clear();
        s.frames[s.frames.length - faces.at - 3] = 1;
      }),
    ).toThrowError(saying("frames[1].slots.faces: expected a whole number in 0..0, got 1"));
    expect(
      bent((s) => {
        F.interception.top(s).faces.clear();
        s.frames[s.frames.length - faces.at] = 4;
      }),
    ).toThrowError(saying("frames[1].slots.faces: expected a list of at most 3, got 4"));
  });
  test("a frame that never asks is nowhere on top, and the end of the game lies on nothing", () => {
    const rows = { ask: { steps: ["wait", "asking"], asks: ["asking"] }, over: { over: true } } as const;
    const G = framesOf(rows);
    const reader = new FrameReader<GameState>(G, {});
    const at = (fill: (s: GameState) => void) => () => {
      const s = empty();
      fill(s);
      reader.check(s);
    };
    expect(at((s) => void (G.ask.push(s).step = G.ask.step.asking))).not.toThrow();
    expect(at((s) => void G.ask.push(s))).toThrowError(saying('frames[0].step: expected a step at which ask asks, got "wait"'));
    expect(at((s) => void G.over.push(s))).not.toThrow();
    const both = at((s) => {
      G.ask.push(s);
      G.over.push(s);
    });
    expect(both).toThrowError(saying('frames[1]: expected nothing but the end of the game, got "over"'));
    const covered = at((s) => {
      G.ask.push(s);
      G.ask.push(s).step = G.ask.step.asking;
    });
    expect(covered).not.toThrow();
  });
  test("a slot is what the frame below gives at its step, or what any frame below gives", () => {
    const compare = (given: GivenRows<typeof FRAMES, GameState>) => () => words.checkGiven(underWay(), given);
    const over = (gives: (army: number) => { space?: number; rolled?: boolean }) => ({ march: ({ army }: { army: number }) => gives(army) });
    expect(compare({})).not.toThrow();
    expect(compare({ interception: over((army) => ({ space: army + 1, rolled: true })) })).not.toThrow();
    expect(compare({ interception: over((army) => ({ space: army })) })).toThrowError(
      saying('frames[1].slots.space: expected sardis, as march says, got "tyre"'),
    );
    expect(compare({ interception: over(() => ({ rolled: false })) })).toThrowError(refused("frames[1].slots.rolled"));
    expect(compare({ interception: { march: { moved: () => ({ space: 0 }) } } })).toThrowError(refused("frames[1].slots.space"));
    expect(compare({ interception: (_, s) => ({ space: s.dice[3]! }) })).toThrowError(refused("frames[1].slots.space"));
    expect(compare({ march: () => ({ army: 0 }) })).not.toThrow(); // nothing lies below
    expect(compare({ interception: () => ({ spice: 0 }) as never })).toThrow("interception has no slot spice to be given");
  });
  test("every value of a slot is read, and none that cannot be", () => {
    const march = { kind: "march", step: "moved", slots: { army: "antigonus", points: -2, stopped: true, host: "antigonus" } };
    const interception = {
      kind: "interception",
      step: F.interception.steps[0],
      slots: { ...words.show(underWay())[1]!.slots, spaces: [], leaders: Array.from({ length: 8 }, () => "antigonus"), seen: ["eumenes", "antigonus"] },
    };
    const s = empty();
    s.frames.push(...words.read(s, [march, interception], "frames"));
    words.check(s);
    expect(words.show(s)).toEqual([march, interception]);
    const with_ = (slots: object) => () => words.read(empty(), [march, { ...interception, slots: { ...interception.slots, ...slots } }], "frames");
    const cases: readonly (readonly [object, string])[] = [
      [{ leaders: Array.from({ length: 9 }, () => "eumenes") }, "frames[1].slots.leaders: expected at most 8 entries, got an array of 9"],
      [{ leaders: ["eumenes", "nobody"] }, 'frames[1].slots.leaders[1]: expected one of eumenes, antigonus, got "nobody"'],
      [{ seen: ["eumenes", null] }, "frames[1].slots.seen[1]: expected one of eumenes, antigonus, got null"],
      [{ seen: Array.from({ length: 32 }, () => "eumenes") }, "frames[1].slots.seen: expected at most 31 entries, got an array of 32"],
      [{ rolled: 1 }, "frames[1].slots.rolled: expected true or false, got 1"],
      [{ faces: [1, 0] }, "frames[1].slots.faces[1]: expected a whole number in 1..6, got 0"],
      [{ space: null }, "frames[1].slots.space: expected one of pella, sardis, tyre, got null"],
    ];
    for (const [slots, message] of cases) expect(with_(slots)).toThrowError(saying(message));
    expect(with_({ seen: Array.from({ length: 31 }, () => "eumenes") })).not.toThrow();
    expect(() =>
      words.read(
        empty(),
        Array.from({ length: 101 }, () => march),
        "f",
      ),
    ).toThrowError(saying("f: expected at most 100 entries, got an array of 101"));
    expect(
      words.read(
        empty(),
        Array.from({ length: 100 }, () => march),
        "f",
      ).length,
    ).toBe(100 * 6);
    expect(() => words.read(empty(), [{ ...march, more: 1 }], "f")).toThrow("f[0].more: unknown field.");
  });
  test("every slot of a word is found, with none passed over and sets left out", () => {
    const s = underWay();
    F.march.under(s).host = 0;
    const found = (word: string) => {
      const indices: number[] = [];
      words.eachOf(s, word, (index) => indices.push(index));
      return indices;
    };
    expect([found("army"), found("space"), found("units"), found("town")]).toEqual([[0, 1, 1, 0], [2, 1, 0], [42], []]);
    words.eachOf(s, "army", (_, put) => put(1));
    expect([[...F.interception.top(s).leaders], F.march.under(s).army, F.march.under(s).host]).toEqual([[1, 1], 1, 1]);
  });
});
