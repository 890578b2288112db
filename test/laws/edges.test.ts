/** What laws measure and try: the time and memory of entries, calls while a step is under way, lists that are kept, coverage, hidden parts, and messages with the first difference. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { tinyTexts } from "../../examples/tiny/texts.js";
import { Game } from "../../src/index.js";
import type { TinyState } from "../../examples/tiny/state/index.js";
import type { Dice } from "../../src/core/dice/dice.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { createRuleset } from "../../src/core/ruleset/ruleset.js";
import { partsOf } from "../../src/laws/parts.js";
import { LAWS } from "../../src/laws/all/index.js";
import { checkKept, GENEROUS, holdMutation, STRICT } from "../../src/laws/all/restores.js";
import { explained, note, neverOccurred, possible, timesOf } from "../../src/laws/coverage.js";
import { hiddenParts, namesIn, wordsIn } from "../../src/laws/hidden-parts.js";
import { expectEqual, expectThat } from "../../src/laws/law.js";
import { lawTests } from "../../src/laws/suite.js";
import { walk } from "../../src/laws/walk.js";
import { CLOCK, type Watch } from "../../src/laws/watch.js";

afterEach(() => void vi.restoreAllMocks());

function lawOf(number: number): (typeof LAWS)[number] {
  return LAWS.find((law) => law.number === number)!;
}

/** What a call has taken: milliseconds, and megabytes if any. */
type Spent = readonly [milliseconds: number, megabytes?: number];

describe("the time and memory of an entry", () => {
  /** A watch that has taken this much, call by call, and writes down what it is asked to time. */
  function watchOf(...took: readonly Spent[]): { readonly watch: Watch; readonly asked: [string, number][] } {
    const asked: [string, number][] = [];
    const left = [...took];
    const watch: Watch = {
      time(what, interruptAfter, run) {
        asked.push([what, interruptAfter]);
        run();
        const [milliseconds, megabytes = 0] = left.shift() ?? [0];
        return { milliseconds, megabytes };
      },
    };
    return { watch, asked };
  }
  const given: unknown = JSON.parse(JSON.stringify(TINY.setup({ seed: "timed" })));
  const hold = (limits: typeof STRICT, ...took: readonly Spent[]) => {
    const { watch, asked } = watchOf(...took);
    const attempt = (): unknown => holdMutation({ ruleset: TINY, watch }, { entry: "restore", given, changes: "nothing changed" }, limits);
    return { attempt, asked };
  };
  const IT: [string, number] = ["it", 4000];
  const END: [string, number] = ["to play it to its end", 80_000];

  test("is measured once where it is short, and so is the game that is played from there", () => {
    expect([GENEROUS, STRICT]).toEqual([
      { milliseconds: 1000, megabytes: 50 },
      { milliseconds: 100, megabytes: 50 },
    ]);
    const { attempt, asked } = hold(GENEROUS, [1000, 50], [20_000, 9999]);
    expect([attempt(), asked]).toEqual([{ isAccepted: true, milliseconds: 1000 }, [IT, END]]);
    const strict = hold(STRICT, [100]);
    expect([strict.attempt(), strict.asked]).toEqual([{ isAccepted: true, milliseconds: 100 }, [["it", 400], END]]);
  });
  test("is measured three times at most where it is long", () => {
    const { attempt, asked } = hold(GENEROUS, [1001], [1001], [999]);
    expect([attempt(), asked]).toEqual([{ isAccepted: true, milliseconds: 999 }, [IT, IT, IT, END]]);
    const long = hold(GENEROUS, [1001], [1001], [1001.6], [1]);
    expect(long.attempt).toThrow("restore of a position with nothing changed: it took 1002 ms");
    expect(long.asked).toEqual([IT, IT, IT]);
  });
  test("breaks the law at once where memory is kept", () => {
    const { attempt, asked } = hold(GENEROUS, [1, 50.6]);
    expect(attempt).toThrow("restore of a position with nothing changed: it took 51 MB");
    expect(asked).toEqual([IT]);
  });
  test("breaks the law where the game from there takes long", () => {
    const { attempt, asked } = hold(GENEROUS, [1], [20_001], [20_001], [20_001]);
    expect(attempt).toThrow("to play it to its end took 20001 ms");
    expect(asked).toEqual([IT, END, END, END]);
  });
  test("is that of a refusal too", () => {
    const { watch } = watchOf([7]);
    const attempt = holdMutation({ ruleset: TINY, watch }, { entry: "restore", given: {}, changes: "all" }, GENEROUS);
    expect(attempt).toEqual({ isAccepted: false, milliseconds: 7 });
  });
  test("is read off the clock where no watch is given", () => {
    let now = 100;
    vi.spyOn(Date, "now").mockImplementation(() => now);
    expect(CLOCK.time("it", 1, () => void (now += 7))).toEqual({ milliseconds: 7, megabytes: 0 });
  });
});

describe("a position that is accepted and played on", () => {
  const given: unknown = JSON.parse(JSON.stringify(TINY.setup({ seed: "played on" })));
  /** Tiny whose invariants are broken from the second round on. */
  const broken = (error: unknown): AnyRuleset => {
    const check = (s: TinyState): void => {
      if (s.round > 1) throw error;
    };
    return createRuleset({ ...partsOf(TINY), checkInvariants: check as never });
  };
  const attempt = (ruleset: AnyRuleset, plies?: number): (() => unknown) => {
    const limits = plies === undefined ? GENEROUS : { ...GENEROUS, plies };
    return () => holdMutation({ ruleset }, { entry: "restore", given, changes: "nothing" }, limits);
  };

  test("keeps its invariants while it is played, and says after how many decisions it did not", () =>
    expect(attempt(broken(new Error("round 2")))).toThrow(/^restore of a position with nothing: accepted, then after \d+ decisions in \w+: Error: round 2/));
  test("as they are, if what is thrown is no error", () =>
    expect(attempt(broken("round 2"))).toThrow(/^restore of a position with nothing: accepted, then after \d+ decisions in \w+: round 2$/));
  test("only as far as is asked for", () => expect(attempt(broken(new Error("round 2")), 1)()).toMatchObject({ isAccepted: true }));
  test("shows what it is given: what it shows is read back, or the reason is said", () => {
    const refusing = { ...TINY, position: () => { throw "closed"; } } as unknown as AnyRuleset; // biome-ignore format: one line
    expect(attempt(refusing)).toThrow("accepted, but what it shows is refused: closed");
    const failing = { ...TINY, position: () => { throw new Error("locked"); } } as unknown as AnyRuleset; // biome-ignore format: one line
    expect(attempt(failing)).toThrow(/accepted, but what it shows is refused: locked$/);
  });
});

describe("calls while a step is under way", () => {
  const ALL = Object.keys(TINY).filter((name) => typeof (TINY as unknown as Record<string, unknown>)[name] === "function");
  type Call = (...args: readonly unknown[]) => unknown;

  /** Tiny that writes down its calls; the answer of one function is another if anything is called while `isDuring` says so. */
  function watched(name: string, isDuring: (args: readonly unknown[]) => readonly unknown[], spoil: (answer: unknown, args: readonly unknown[]) => unknown) {
    const calls: string[] = [];
    const copy = { ...TINY } as unknown as Record<string, unknown>;
    for (const one of ALL) {
      const part = copy[one] as Call;
      copy[one] = (...args: readonly unknown[]) => {
        calls.push(one);
        if (one !== name) return part(...args);
        const before = calls.length;
        const answer = part(...isDuring(args));
        return calls.length > before ? spoil(answer, args) : answer;
      };
    }
    return { ruleset: copy as unknown as AnyRuleset, calls };
  }
  const round9 = (s: unknown): unknown => ({ ...(s as TinyState), round: 9 });
  const check = (ruleset: AnyRuleset, games = 12): void => {
    for (let n = 0; n < games; n++) lawOf(26).check({ ruleset, options: {}, seed: `disturbed ${n}` });
  };

  test.each<readonly [name: string, found: string, spoil: (answer: unknown, args: readonly unknown[]) => unknown]>([
    ["setup", "the set-up with dice and log that call the library", round9],
    [
      "apply",
      "the step with dice and a move that call the library",
      (step) => ({ ...(step as { state: object }), state: round9((step as { state: object }).state) }),
    ],
    ["advance", "the step in place with dice, log and move that call", (_, [s]) => void ((s as TinyState).round = 9)],
    ["randomMove", "the random move of dice that call the library", (move) => ({ ...(move as object), surplus: 1 })],
  ])("%s that depends on them breaks the law", (name, found, spoil) => {
    expect(() => check(watched(name, (args) => args, spoil).ruleset)).toThrow(found);
  });
  test("a step that depends on those of a log alone breaks the law", () => {
    // Dice and move as they are without their calls.
    const plain = ([s, move, , log]: readonly unknown[]): readonly unknown[] => [s, { ...(move as object) }, undefined, log];
    const { ruleset } = watched("advance", plain, (_, [s, , dice]) => void (dice !== undefined && ((s as TinyState).round = 9)));
    expect(() => check(ruleset)).toThrow(/the step in place with/);
  });
  test.each(["roll", "draw", "rollOff"] as const)("are made by %s of the dice", (name) => {
    let inside = 0;
    const seen = new Set<string>();
    const copy = { ...TINY } as unknown as Record<string, unknown>;
    for (const one of ALL) {
      const part = copy[one] as Call;
      copy[one] = (...args: readonly unknown[]) => {
        if (inside > 0) seen.add(one);
        const dice = args.findIndex((arg) => typeof (arg as Dice | null)?.rollOff === "function");
        if (dice < 0) return part(...args);
        const given = args[dice] as Dice;
        const entered =
          (face: keyof Dice) =>
          (...rest: readonly unknown[]): unknown => {
            if (face !== name) return (given[face] as Call).call(given, ...rest);
            inside++;
            try {
              return (given[face] as Call).call(given, ...rest);
            } finally {
              inside--;
            }
          };
        const faces = { roll: entered("roll"), draw: entered("draw"), rollOff: entered("rollOff"), until: entered("until") };
        return part(...args.map((arg, i) => (i === dice ? faces : arg)));
      };
    }
    check(copy as unknown as AnyRuleset, 60);
    expect(seen.size).toBeGreaterThan(name === "rollOff" ? 0 : 4);
  });
  test("are made in every way", () => {
    const made = new Set<string>();
    let isInside = false;
    const copy = { ...TINY } as unknown as Record<string, unknown>;
    for (const one of ALL) {
      const part = copy[one] as Call;
      copy[one] = (...args: readonly unknown[]) => {
        if (isInside) made.add(one);
        const isOuter = !isInside && one === "apply";
        if (!isOuter) return part(...args);
        isInside = true;
        try {
          return part(...args);
        } finally {
          isInside = false;
        }
      };
    }
    check(copy as unknown as AnyRuleset);
    for (const name of ["legalMoves", "advance", "randomMove", "view", "determinize", "restore", "apply", "decision", "explain", "players", "clone"])
      expect([...made]).toContain(name);
  });
});

describe("lists that are kept with a position", () => {
  const check = (functions: Partial<AnyRuleset>) => () => {
    for (let n = 0; n < 3; n++) lawOf(37).check({ ruleset: { ...TINY, ...functions }, options: {}, seed: `kept ${n}` });
  };
  /** A position that some function has made has one move less in its list. */
  const shorter = (name: "clone" | "restore" | "reseed" | "determinize") => {
    const marked = new WeakSet<object>();
    return {
      [name]: (...args: readonly never[]) => {
        const made = (TINY[name] as (...given: readonly never[]) => object)(...args);
        marked.add(made);
        return made;
      },
      legalMoves: (s: TinyState, seat?: "north") => TINY.legalMoves(s, seat).slice(marked.has(s) ? 1 : 0),
    } as Partial<AnyRuleset>;
  };
  test.each([
    ["clone", "the list of a position cloned"],
    ["restore", "the list of a position restored"],
    ["reseed", "the list of a position with another seed"],
    ["determinize", "the list of a position sampled for north"],
  ] as const)("are found of what %s has made", (name, found) => expect(check(shorter(name))).toThrow(found));
  test("are found of what was just stepped", () => {
    const stepped = new WeakSet<object>();
    const apply = (...args: Parameters<typeof TINY.apply>) => {
      const step = TINY.apply(...args);
      stepped.add(step.state);
      return step;
    };
    const legalMoves = (s: TinyState, seat?: "north") => TINY.legalMoves(s, seat).slice(stepped.has(s) ? 1 : 0);
    expect(check({ apply, legalMoves } as never)).toThrow("the list of a position just stepped");
  });
  test("are as they should be in the tiny game", () => expect(check({})).not.toThrow());
});

describe("coverage", () => {
  test("counts what has occurred, by ruleset and subject", () => {
    const ruleset = { ...TINY, id: "tiny-counted" };
    expect(timesOf(ruleset, "moves")).toEqual(new Map());
    expect(neverOccurred(ruleset, ["a/b"])).toEqual({
      moves: ["pledge", "strike", "hold", "ambush", "let-pass"],
      decisions: ["pledge", "raid", "ambush"],
      refusals: ["a/b"],
      endings: ["breakthrough", "last-round"],
    });
    for (const name of ["hold", "strike", "hold"]) note(ruleset, "moves", name);
    note(ruleset, "refusals", "a/b");
    expect([[...timesOf(ruleset, "moves")], [...timesOf(ruleset, "endings")]]).toEqual([
      [
        ["hold", 2],
        ["strike", 1],
      ],
      [],
    ]);
    expect(neverOccurred(ruleset, ["a/b", "c/d"])).toMatchObject({ moves: ["pledge", "ambush", "let-pass"], refusals: ["c/d"] });
    expect([possible(ruleset, "refusals"), possible(ruleset, "refusals", ["x"])]).toEqual([[], ["x"]]);
  });
});

describe("hidden parts", () => {
  const parts = (seen: unknown, whole: unknown, known?: Parameters<typeof hiddenParts>[2]) =>
    [...hiddenParts(seen, whole, known)].map(([path, values]) => [path, values.map(({ value, of }) => (of === null ? value : `${String(value)} of ${of}`))]);
  test("are what the view has otherwise or not at all, down to single values", () => {
    expect(parts({ a: 1, b: null, c: [1, 2] }, { a: 1, b: { x: 1, y: [2, 3] }, c: [1, 5] })).toEqual([
      [".b.x", [1]],
      [".b.y.*", [2, 3]],
      [".c.*", [5]],
    ]);
    expect(parts({ hand: 2 }, { hand: ["a", "b"] })).toEqual([[".hand.*", ["a", "b"]]]);
    expect(parts({ hand: ["b"] }, { hand: ["a", "b", "c"] })).toEqual([[".hand.*", ["a", "c"]]]);
    expect(parts({}, {})).toEqual([]);
  });
  test("are not looked for where only the viewer or the arbiter differs, nor in what all know", () => {
    const whole = { viewer: "arbiter", secret: { x: 1 }, decision: { y: 2 }, frames: [3], known: { z: 4, hidden: 5 }, viewers: 6 };
    expect(parts({}, whole)).toEqual([
      [".known.z", [4]],
      [".known.hidden", [5]],
      [".viewers", [6]],
    ]);
    expect(parts({ known: { z: 0, hidden: 0 } }, whole, { commonKnowledge: [".known.z"] })).toEqual([
      [".known.hidden", [5]],
      [".viewers", [6]],
    ]);
  });
  test("of records by id are those of a list, each with its id", () => {
    const whole = { blocks: { a1: { cv: 3, at: ["x"] }, a2: { cv: 4, at: [] } } };
    expect(parts({ blocks: { a1: { cv: null, at: ["x"] } } }, whole, { byId: [".blocks"] })).toEqual([[".blocks.*.cv", ["3 of a1", "4 of a2"]]]);
    expect(parts({}, whole, { byId: [".blocks"] })).toEqual([
      [".blocks.*.cv", ["3 of a1", "4 of a2"]],
      [".blocks.*.at.*", ["x of a1"]],
    ]);
  });
  test("words and names of a value are those anywhere in it", () => {
    const value = { id: "a", list: ["b", { inside: "c", n: 1 }], none: null };
    expect([[...wordsIn(value)], [...namesIn(value)]]).toEqual([
      ["a", "b", "c"],
      ["id", "a", "list", "b", "inside", "c", "n", "none"],
    ]);
    expect([...wordsIn("one", new Set(["more"]))]).toEqual(["more", "one"]);
  });
});

describe("what a law says", () => {
  test("is the first difference, with its path", () => {
    const said = (actual: unknown, expected: unknown) => () => expectEqual(actual, expected, "the list");
    expect(said({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).not.toThrow();
    expect(said({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toThrow("the list differs at value.a.1.b: expected 3, got 2");
    expect(said({ a: 1 }, { a: 1, c: 4 })).toThrow("the list differs at value.c: expected 4, got undefined");
    expect(said({ a: 1, c: 4 }, { a: 1 })).toThrow("the list differs at value.c: expected undefined, got 4");
    expect(said(null, { a: 1 })).toThrow('the list differs at value: expected {"a":1}, got null');
    expect(said([1], 1)).toThrow("the list differs at value: expected 1, got [1]");
    expect(said("x".repeat(400), 1)).toThrow(/got "x{299}$/);
    expect(() => expectThat(false, () => "said late")).toThrow("said late");
    expect(() => expectThat(true, "never")).not.toThrow();
  });
  test("is said of no game that would begin after its time", () => {
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => (now += 1000));
    let games = 0;
    const setup = (options: never) => {
      games++;
      return TINY.setup(options);
    };
    const counted = { ...TINY, setup } as AnyRuleset;
    const run = (more: object): number => {
      games = 0;
      lawTests({ ruleset: counted, options: [{ rounds: 1 }], games: 9, seed: "timed", ...more })
        .find(({ title }) => title.startsWith("7."))!
        .run();
      return games;
    };
    expect([run({}), run({ milliseconds: 2000 }), run({ milliseconds: 100_000 }), run({ milliseconds: 100_000, games: 2 })]).toEqual([3, 1, 9, 2]);
  });
  test("is said with the game, of whatever is thrown", () => {
    const broken = (thrown: unknown) => () => {
      const ruleset = {
        ...TINY,
        parse: () => {
          throw thrown;
        },
      } as AnyRuleset;
      lawTests({ ruleset, options: () => ({ rounds: 1 }), games: 1, seed: "thrown" })
        .find(({ title }) => title.startsWith("7."))!
        .run();
    };
    const where = 'tiny breaks law 7 in the game {"rounds":1,"seed":"fortune-of-tiny-thrown-7-0"}: ';
    expect(broken(new Error("no idea"))).toThrow(`${where}ply 0: no idea`);
    expect(broken("a text")).toThrow(`${where}a text`);
  });
});

describe("malformed input", () => {
  const oops = (): never => {
    throw new TypeError("oops");
  };
  const check = (functions: object) => () => lawOf(10).check({ ruleset: { ...TINY, ...functions } as AnyRuleset, options: {}, seed: "malformed" });
  test.each([
    ["setup", "setup"],
    ["apply", "apply"],
    ["explain", "explain"],
    ["legalMoves", "legalMoves"],
    ["view", "view"],
    ["viewEvents", "viewEvents of events"],
    ["conceal", "conceal for viewer"],
    ["viewKey", "viewKey for viewer"],
    ["determinize", "determinize for viewer"],
    ["reseed", "reseed"],
    ["concede", "concede"],
    ["format", "format"],
    ["parse", "parse"],
    ["position", "position"],
    ["restore", "restore"],
  ])("that %s does not refuse breaks the law", (name, entry) => {
    expect(check({ [name]: oops })).toThrow(new RegExp(`(?:^|: )${entry} crashed: TypeError: oops`));
  });
  test("may take three seconds, and not more", () => {
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => now);
    const slow = (...took: readonly number[]) => {
      const left = [...took];
      const setup = (...args: Parameters<typeof TINY.setup>) => {
        now += left.shift() ?? oops();
        return TINY.setup(...args);
      };
      return check({ setup });
    };
    expect(slow(3000)).toThrow("setup took more than 3000 ms");
    expect(slow(2999)).toThrow("setup with an option crashed: TypeError: oops");
    expect(slow(1, 1)).toThrow("setup with a seed crashed: TypeError: oops");
  });
});

describe("how much of a game is looked at", () => {
  /** A game of many decisions: the ends of its track are far away. */
  const LONG = { rounds: 9, edition: { spaces: ["a", "b", "c", "d", "e", "f", "g", "h", "i"] } };
  const counted = (name: keyof typeof TINY & string) => {
    const calls = { count: 0 };
    const part = TINY[name] as unknown as (...args: readonly unknown[]) => unknown;
    const ruleset = {
      ...TINY,
      [name]: (...args: readonly unknown[]) => {
        calls.count++;
        return part(...args);
      },
    } as unknown as AnyRuleset;
    return { calls, ruleset };
  };
  test("are four positions for changed ones, with twenty-five changes each", () => {
    const asked: string[] = [];
    const watch: Watch = {
      time(what, _interruptAfter, run) {
        asked.push(what);
        run();
        return { milliseconds: 0, megabytes: 0 };
      },
    };
    lawOf(18).check({ ruleset: TINY, options: LONG, seed: "looked at", watch, stretch: { from: TINY.setup({ ...LONG, seed: "looked at" }), plies: 200 } });
    expect(asked.filter((what) => what === "it").length).toBe(100);
  });
  test("are four positions for malformed input", () => {
    const { calls, ruleset } = counted("reseed");
    const check = (plies: number): void =>
      lawOf(10).check({ ruleset, options: LONG, seed: "looked at", stretch: { from: TINY.setup({ ...LONG, seed: "looked at" }), plies } });
    check(1);
    const once = calls.count;
    check(200);
    expect([once > 50, calls.count]).toEqual([true, 5 * once]);
  });
  test("is every decision of a walk, as many as a game may have", () => {
    const trial = { ruleset: TINY as AnyRuleset, options: { rounds: 1 }, seed: "walked" };
    const plies: number[] = [];
    walk(trial, ({ ply }) => plies.push(ply));
    expect(plies).toEqual(plies.map((_, i) => i));
    const bounded = (maxDecisions: number) => () => walk({ ...trial, ruleset: { ...TINY, maxDecisions } as AnyRuleset }, () => undefined);
    expect(bounded(plies.length)).not.toThrow();
    expect(bounded(plies.length - 1)).toThrow(`more than ${plies.length - 1} decisions`);
    const from = TINY.setup({ rounds: 1, seed: "walked" });
    const stretched: number[] = [];
    walk({ ...trial, stretch: { from, plies: 3 } }, ({ ply }) => stretched.push(ply));
    expect(stretched).toEqual([0, 1, 2]);
  });
});

describe("what is given and shown", () => {
  test("is kept where each value that is given is shown, whatever is added", () => {
    const kept = (given: unknown, shown: unknown) => () => checkKept(given, shown, "view");
    for (const [given, shown] of [
      [1, 1],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: [1, { b: null }] }, { a: [1, { b: null, c: 3 }] }],
      [null, null],
      [{}, { a: 1 }],
    ])
      expect(kept(given, shown)).not.toThrow();
    expect(kept(1, 2)).toThrow("accepted, but view is 2 and not 1");
    expect(kept({ a: 1 }, { b: 1 })).toThrow("accepted, but view.a is undefined and not 1");
    expect(kept({ a: 1 }, null)).toThrow('accepted, but view is null and not {"a":1}');
    expect(kept(null, { a: 1 })).toThrow('accepted, but view is {"a":1} and not null');
    expect(kept({ a: 1 }, 7)).toThrow('accepted, but view is 7 and not {"a":1}');
    expect(kept(7, { a: 1 })).toThrow('accepted, but view is {"a":1} and not 7');
    expect(kept([1], [1, 2])).toThrow("accepted, but the length of view differs");
    expect(kept([1, 2], [1, 3])).toThrow("accepted, but view.1 is 3 and not 2");
  });
  test("and refusals are counted where they are asked for", () => {
    const ruleset = { ...TINY, id: "tiny-refused" };
    const state = TINY.setup({ seed: 1 });
    const [legal] = TINY.legalMoves(state);
    expect([explained(ruleset, state, legal), [...timesOf(ruleset, "refusals")]]).toEqual([null, []]);
    const refusal = explained(ruleset, state, { ...legal, surplus: 1 });
    expect([...timesOf(ruleset, "refusals")]).toEqual([[refusal!.code, 1]]);
  });
});

describe("sentences", () => {
  const run = (texts: object): (() => void) => {
    const law = lawTests({ ruleset: TINY, options: [{ rounds: 1 }], games: 1, seed: "said", texts: [{ ...tinyTexts, ...texts } as never] }).slice(-1)[0]!;
    return () => law.run();
  };
  test("may do without questions", () => {
    expect(run({})).not.toThrow();
    expect(run({ prompt: undefined })).not.toThrow();
  });
  test.each(["move", "event", "refusal", "outcome", "decision", "prompt"])("that say nothing of a %s break the law", (name) => {
    for (const said of ["", " ", "x undefined", "[object Object]", "NaN", "a null b", 7, undefined])
      expect(run({ [name]: () => said })).toThrow("the sentence for ");
    expect(run({ [name]: () => "annulled nullify" })).not.toThrow();
  });
});

describe("games that are opened by a crash", () => {
  test.each(["resume", "open", "fromLines"] as const)("Game.%s of malformed input breaks the law", (name) => {
    vi.spyOn(Game, name).mockImplementation((() => {
      throw new TypeError("oops");
    }) as never);
    expect(() => lawOf(10).check({ ruleset: TINY, options: {}, seed: "malformed" })).toThrow(`Game.${name} crashed: TypeError: oops`);
  });
});

test("samples with a memory that depend on what is hidden break law 29", () => {
  const memory = (_s: TinyState, viewer: string) => ({ ruleset: "tiny", edition: "", viewer, held: 1 });
  const remember = (held: object): object => held;
  const plain = { ...TINY, memory, remember, determinize: (s: TinyState, viewer: "north", seed: string) => TINY.determinize(s, viewer, seed) };
  const determinize = (s: TinyState, viewer: "north", seed: string, held?: object): TinyState => {
    const sample = TINY.determinize(s, viewer, seed);
    return held === undefined ? sample : { ...sample, round: s.deck.reduce((sum, place, card) => sum + place * (card + 1), 0) };
  };
  const check = (ruleset: object) => () => {
    for (let n = 0; n < 10; n++) lawOf(29).check({ ruleset: ruleset as AnyRuleset, options: {}, seed: `remembered ${n}` });
  };
  expect(check(plain)).not.toThrow();
  expect(check({ ...plain, determinize })).toThrow(/what is sampled for \w+ with its memory/);
});
