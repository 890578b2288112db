/** Observations: the layout as data, the own side first, what is refused; that nothing hidden shows is law 35. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { F } from "../../examples/tiny/vocabulary/frames.js";
import { partsOf } from "../../src/core/ruleset/parts.js";
import { createRuleset } from "../../src/core/ruleset/ruleset.js";
import { UNREST as UNREST_CLIENT } from "../../src/unrest/client.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { type AnyRuleset, isTycheError, SeededDice } from "../../src/index.js";
import { Batch, type ObservationField, type ObservationRow, type Observer, observerOf } from "../../src/learn/index.js";
import { observation, STANDARD_EDITION, UNREST, type UnrestState } from "../../src/unrest/index.js";
import { PLACES } from "../../src/unrest/vocabulary/types.js";
import { RULESETS } from "./rulesets.js";

const OBSERVER = observerOf(UNREST, { observation });

function fieldOf({ fields }: Pick<Observer<never>, "fields">, name: string): ObservationField {
  return fields.find((field) => field.name === name)!;
}

interface FrameInWords {
  readonly kind: string;
  readonly slots: Readonly<Record<string, unknown>>;
}

function framesOf(view: {
  readonly frames?: readonly FrameInWords[];
  readonly secret?: { readonly frames?: readonly FrameInWords[] } | null;
}): readonly FrameInWords[] {
  return view.secret?.frames ?? view.frames ?? [];
}

function written<S extends { readonly edition: string }>(
  observer: { readonly size: number; observe(s: S, seat: number, out: Float32Array): void },
  s: S,
  seat: number,
): Float32Array {
  const out = new Float32Array(observer.size);
  observer.observe(s, seat, out);
  return out;
}

describe("the layout", () => {
  test("is a table of fields, which have every number once", () => {
    expect(fieldOf(OBSERVER, "cu")).toMatchObject({
      length: 8,
      low: 0,
      kind: "number",
      axes: [
        ["own", "rival-1"],
        ["garrison-box", "carthago", "sicily", "syracusae"],
      ],
    });
    expect(fieldOf(OBSERVER, "leaders")).toMatchObject({ length: 49, low: 0, high: 1, kind: "one-hot" });
    expect(OBSERVER.fields.reduce((sum, { length }) => sum + length, 0)).toBe(OBSERVER.size);
    expect(OBSERVER.leftOut).toEqual({});
    expect(() => ((OBSERVER.fields as ObservationField[])[0] = OBSERVER.fields[1]!)).toThrow(TypeError);
  });
  test("has the own side first", () => {
    const s = { ...UNREST.setup({ seed: 1 }), cu: [1, 2, 3, 4, 5, 6, 7, 8] };
    const { at } = fieldOf(OBSERVER, "cu");
    const cu = (seat: number): number[] => [...written(OBSERVER, s, seat).slice(at, at + 8)].map((value) => Math.round(20 * value));
    expect([cu(0), cu(1)]).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [5, 6, 7, 8, 1, 2, 3, 4],
    ]);
    const asked = fieldOf(OBSERVER, "asked").at;
    const [seat] = UNREST.seatsToMove(s);
    const mover = UNREST.seats.indexOf(seat!);
    expect([written(OBSERVER, s, mover)[asked], written(OBSERVER, s, 1 - mover)[asked]]).toEqual([1, 0]);
  });
  test("has the own hand, and of the other only what lies in its piles or its hand", () => {
    const s = UNREST.setup({ seed: "hands" });
    const { at, length } = fieldOf(OBSERVER, "hand");
    const cards = fieldOf(OBSERVER, "hand").axes[0]!;
    const handOf = (seat: number): number[] => [...written(OBSERVER, s, seat).slice(at, at + length)].map((value) => 2 * value);
    for (const seat of [0, 1])
      cards.forEach((_, card) => {
        if (s.hand[card]! > 0 && handOf(seat)[card] !== s.hand[card]) expect(handOf(1 - seat)[card]).toBe(s.hand[card]);
      });
    expect(handOf(0)).not.toEqual(handOf(1));
  });
  test("follows the edition and the number of players", () => {
    const state = UNREST.setup({ seed: 1, edition: { scenario: { ...STANDARD_EDITION.scenario, turns: 4 } } });
    const other = observerOf(UNREST, { observation, edition: state.edition });
    const turn = (observer: typeof OBSERVER): number =>
      written(observer, { ...state, edition: observer === other ? state.edition : "" }, 0)[fieldOf(observer, "turn").at]!;
    expect([turn(OBSERVER), turn(other)]).toEqual([Math.fround(1 / 5), Math.fround(1 / 4)]);
    expect(written(other, state, 0).length).toBe(other.size);
    const asked = (players: number): number => fieldOf(observerOf(DIADOCHI, { players }), "asked").length;
    expect([2, 3, 4].map(asked)).toEqual([2, 3, 4]);
  });
});

describe("a row that puts its values", () => {
  const state = UNREST.setup({ seed: 1 });
  const observerWith = (row: ObservationRow<UnrestState>): Observer<UnrestState> => observerOf(UNREST, { observation: { rows: { row } } });
  const numbersOf = (row: ObservationRow<UnrestState>, seat = 0): number[] => {
    const observer = observerWith(row);
    const { at, length } = fieldOf(observer, "row");
    return [...written(observer, state, seat).slice(at, at + length)];
  };
  test("says the same as one that reads them", () => {
    const cu = { each: ["seat", "location"], of: "number", most: 99_999, usual: 20 } as const;
    const where = { each: ["leader"], of: PLACES } as const;
    for (const seat of [0, 1]) {
      expect(numbersOf({ ...cu, fill: (s, put) => s.cu.forEach((count, i) => put(count, i >> 2, i & 3)) }, seat)).toEqual(
        numbersOf({ ...cu, cells: (s) => s.cu }, seat),
      );
      expect(numbersOf({ ...cu, read: (s, of, location) => s.cu[4 * of + location]! }, seat)).toEqual(numbersOf({ ...cu, cells: (s) => s.cu }, seat));
      expect(numbersOf({ ...where, fill: (s, put) => s.leaders.forEach((place, leader) => put(place, leader)) }, seat)).toEqual(
        numbersOf({ ...where, cells: (s) => s.leaders }, seat),
      );
      expect(numbersOf({ of: "leaders", fill: (_, put) => put(5) }, seat)).toEqual([1, 0, 1, 0, 0, 0, 0]);
      expect(numbersOf({ of: "seat?", fill: (_, put) => put(1) }, seat)).toEqual(seat === 0 ? [0, 1] : [1, 0]);
    }
  });
  test("adds up numbers that are put twice, to the last digit", () => {
    const put7times = numbersOf({ each: ["location"], of: "number", most: 9, usual: 7, fill: (_, put) => [1, 1, 1, 1, 1, 1].forEach((n) => put(n, 2)) });
    expect(put7times).toEqual([0, 0, Math.fround(6 / 7), 0]);
  });
  test("shows nothing of what is not put", () => {
    for (const of of ["flag", "seat?", "leaders", "0..9"])
      expect(numbersOf({ each: ["location"], of, fill: () => undefined }).every((n) => n === 0)).toBe(true);
  });
  test("shows nothing of a seat that does not play", () => {
    const two = DIADOCHI.setup({ players: 2, seed: 1 });
    const observer = observerOf(DIADOCHI, {
      players: 2,
      observation: { rows: { row: { each: ["seat"], of: "number", most: 9, fill: (_, put) => [1, 2, 3, 4].forEach((n, seat) => put(n, seat)) } } },
    });
    const { at, length } = fieldOf(observer, "row");
    const seats = DIADOCHI.players(two).map((seat) => DIADOCHI.seats.indexOf(seat));
    expect([...written(observer, two, seats[1]!).slice(at, at + length)].map((n) => Math.round(9 * n) - 1)).toEqual([seats[1], seats[0]]);
  });
  test("is refused where it puts beyond its cells, and nothing else is overwritten", () => {
    const beyond: readonly (readonly [value: number, a: number, b?: number])[] = [
      [1, 4],
      [1, -1],
      [1, 0, 1],
      [1, Number.NaN],
    ];
    for (const put of beyond)
      for (const of of ["number", "flag", PLACES])
        expect(() => numbersOf({ each: ["location"], of, most: 9, fill: (_, at) => at(...put) })).toThrow(
          /^observation\.rows\.row\.fill: expected indices below 4, got/,
        );
    expect(() => numbersOf({ each: ["seat"], of: "flag", fill: (_, put) => put(1, 2) })).toThrow(/^observation\.rows\.row\.fill: expected indices/);
  });
  test("has one way to say its values", () => {
    expect(() => observerWith({ of: "flag" })).toThrow(/^observation\.rows\.row: expected one function: read, cells or fill/);
    expect(() => observerWith({ of: "flag", read: () => 1, fill: () => undefined })).toThrow(/expected one function/);
  });
});

test.each(RULESETS)("a game of %s is observed without rows, as its state is kept", (_, ruleset, options) => {
  const state = ruleset.setup({ ...options, seed: "plain" });
  const observer = observerOf(ruleset, { players: ruleset.players(state).length });
  const picks = new SeededDice("picks");
  const shown = new Set<string>();
  for (let n = 0; n < 60 && ruleset.outcome(state) === null; n++) {
    shown.add(written(observer, state, ruleset.seats.indexOf(ruleset.players(state)[0]!)).join());
    ruleset.advance(state, ruleset.randomMove(state, picks));
  }
  expect(shown.size).toBeGreaterThan(10);
});

test("a batch shows each place to its seat", () => {
  const batch = new Batch(UNREST, { games: 4, seed: "shown", observer: OBSERVER });
  const picks = new SeededDice("picks");
  for (let step = 0; step < 100; step++) {
    for (let place = 0; place < 4; place++) {
      const own = batch.observations.slice(place * OBSERVER.size, (place + 1) * OBSERVER.size);
      if (step % 10 === 0) expect([...own]).toEqual([...written(OBSERVER, batch.stateOf(place), batch.toMove[place]!)]);
    }
    batch.step(Array.from(batch.toMove, (_, place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!));
  }
});

describe.each(RULESETS)("the frames in an observation of %s", (_, ruleset: AnyRuleset, options) => {
  test("say what their words say: one of several, one or none", () => {
    const observer = observerOf(ruleset, { players: ruleset.players(ruleset.setup({ ...options, seed: 1 })).length });
    const fields = new Map(observer.fields.map((field) => [field.name, field]));
    let [some, none] = [0, 0];
    for (let game = 0; game < 2; game++) {
      const state = ruleset.setup({ ...options, seed: `words ${game}` });
      const picks = new SeededDice(`words ${game}`);
      for (let ply = 0; ply < 400 && ruleset.outcome(state) === null; ply++) {
        const [name] = ruleset.seatsToMove(state) as readonly string[];
        const seat = ruleset.seats.indexOf(name!);
        const out = written(observer, state, seat);
        const frame = framesOf(ruleset.view(ruleset.conceal(state, name!), "arbiter")).at(-1)!;
        for (const [slot, word] of Object.entries(frame.slots)) {
          const field = fields.get(`${frame.kind}: ${slot}`);
          if (field?.kind !== "one-hot" || field.axes.length !== 1) continue;
          const relative = [name, ...(ruleset.players(state) as readonly string[]).filter((other) => other !== name)];
          const shown = field.axes[0]!.filter((_id, i) => out[field.at + i] === 1).map((id) =>
            id === "own" ? name : /^rival-\d$/.test(id) ? relative[Number(id.slice(6))] : id,
          );
          expect([frame.kind, slot, shown.length > 1 ? shown : (shown[0] ?? null)]).toEqual([frame.kind, slot, word]);
          if (word === null) none++;
          else some++;
        }
        ruleset.advance(state, ruleset.randomMove(state, picks));
      }
    }
    expect([some > 0, none > 0]).toEqual([true, ruleset.id !== "tiny"]); // no frame of the tiny game may have none
  });
});

describe("the frames under way", () => {
  const observer = observerOf(TINY);
  const numbersOf = (s: ReturnType<typeof TINY.setup>, seat: number): Record<string, number[]> => {
    const out = written(observer, s, seat);
    const frames = observer.fields.filter(({ name }) => name.includes(": "));
    return Object.fromEntries(
      frames.map(({ name, at, length }) => [name, [...out.subarray(at, at + length)]]).filter(([, n]) => (n as number[]).some((one) => one !== 0)),
    );
  };
  const sixth = Math.fround(1 / 6);
  test("are shown with depth, step and slots, and what is not under way is 0", () => {
    const state = TINY.setup({ seed: "frames" });
    const started = { "game: depth": [1 / 8], "round: depth": [2 / 8], "round: step": [0, 1, 0, 0], "pledge: depth": [3 / 8] };
    const none = { "round: first": [1, 0] }; // a slot that is 0 names the first seat
    expect(numbersOf(state, 0)).toEqual({ ...started, ...none });
    expect(numbersOf(state, 1)).toEqual({ ...started, "round: first": [0, 1] });
    for (const line of ["north pledge", "south pledge"]) {
      const [seat] = line.split(" ");
      const cards = TINY.legalMoves(state, seat as "north") as readonly { readonly card: string }[];
      const wanted = cards.map(({ card }) => card).sort((a, b) => Number(a.split("-")[1]) - Number(b.split("-")[1]));
      TINY.advance(state, TINY.parse(`${line} ${seat === "north" ? wanted.at(-1) : wanted[0]}`));
    }
    const [first] = TINY.seatsToMove(state);
    const own = TINY.seats.indexOf(first!);
    const raid = { "game: depth": [1 / 8], "round: depth": [2 / 8], "round: step": [0, 0, 1, 0], "raid: depth": [3 / 8], "raid: step": [1, 0] };
    expect(numbersOf(state, own)).toEqual({ ...raid, "round: first": [1, 0], "raid: seat": [1, 0] });
    expect(numbersOf(state, 1 - own)).toEqual({ ...raid, "round: first": [0, 1], "raid: seat": [0, 1] });
    TINY.advance(state, TINY.parse(`${first} strike 2`));
    const struck = { ...raid, "raid: step": [0, 1], "raid: force": [2 * sixth] };
    if (TINY.decision(state, first!)!.kind !== "ambush") return expect(TINY.decision(state, first!)!.kind).toBe("raid");
    const slots = { "round: first": [1, 0], "raid: seat": [1, 0], "ambush: depth": [4 / 8], "ambush: seat": [0, 1] };
    expect(numbersOf(state, own)).toEqual({ ...struck, ...slots });
  });
  test("are shown once a kind, the upper one, with the depth at which it lies", () => {
    const state = TINY.setup({ seed: "twice" });
    F.raid.push(state).seat = 1;
    F.raid.top(state).force = 2;
    F.ambush.push(state).seat = 1;
    F.raid.push(state).seat = 0;
    F.raid.top(state).force = 3;
    const { "raid: depth": depth, "raid: seat": seat, "raid: force": force, "ambush: depth": below, "game: depth": lowest } = numbersOf(state, 0);
    expect([depth, seat, force, below, lowest]).toEqual([[6 / 8], [1, 0], [0.5], [5 / 8], [1 / 8]]);
  });
  test("have no numbers where a ruleset has no rows of frames, which is said", () => {
    const bare = createRuleset({ ...partsOf(TINY)!, shown: undefined } as never) as typeof TINY;
    const plain = observerOf(bare);
    expect(plain.leftOut["frames"]).toBe("the ruleset has no rows of frames");
    expect(observer.leftOut["frames"]).toBeUndefined();
    const frames = observer.fields.filter(({ name }) => name.includes(": ")).reduce((sum, { length }) => sum + length, 0);
    expect(plain.size).toBe(observer.size - frames);
    const state = bare.setup({ seed: 1 });
    expect(written(plain, state, 0)).toEqual(written(observer, state, 0).slice(0, plain.size));
  });
});

test("a ruleset whose players are all its seats is observed by each of them", () => {
  const all = createRuleset({ ...partsOf(TINY)!, players: undefined } as never) as typeof TINY;
  const state = all.setup({ seed: 1 });
  for (const seat of [0, 1]) expect(written(observerOf(all), state, seat)).toEqual(written(observerOf(TINY), state, seat));
  expect(() => written(observerOf(all), state, 2)).toThrow("seat: expected the index of a seat");
});

test("the ports of a sea path are in an observation in their order, each one-hot, with their number", () => {
  const observer = observerOf(DIADOCHI, { players: 4 });
  const field = (name: string) => observer.fields.find((candidate) => candidate.name === `sea-path: ${name}`)!;
  const [path, length] = [field("path"), field("how many of path")];
  const ids = path.axes[1]!;
  let longest = 0;
  for (let game = 0; game < 3; game++) {
    const state = DIADOCHI.setup({ seed: `path ${game}` });
    const picks = new SeededDice(`path ${game}`);
    for (let ply = 0; ply < 1200 && DIADOCHI.outcome(state) === null; ply++) {
      const [name] = DIADOCHI.seatsToMove(state);
      const frame = framesOf(DIADOCHI.view(state, "arbiter") as object).at(-1)!;
      if (frame.kind === "sea-path") {
        const out = written(observer, state, DIADOCHI.seats.indexOf(name!));
        const ports = frame.slots["path"] as readonly string[];
        const shown = path.axes[0]!.map((_, entry) => ids.filter((_id, i) => out[path.at + entry * ids.length + i] === 1).join());
        expect(shown.filter((id) => id !== "")).toEqual(ports);
        expect(out[length.at]).toBeCloseTo(ports.length / path.axes[0]!.length);
        longest = Math.max(longest, ports.length);
      }
      const sails = DIADOCHI.legalMoves(state).find(({ type }) => type === "sail-to");
      DIADOCHI.advance(state, (sails ?? DIADOCHI.randomMove(state, picks)) as never);
    }
  }
  expect(longest).toBeGreaterThan(1);
});

test("what cannot be is refused", () => {
  const state = UNREST.setup({ seed: 1 });
  const codeOf = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return isTycheError(error) ? `${error.name} ${error.message}` : String(error);
    }
    return "nothing";
  };
  expect(codeOf(() => observerOf(UNREST, { players: 3 }))).toMatch(/^SetupError players: expected a whole number in 1\.\.2/);
  expect(codeOf(() => observerOf(UNREST, { players: 0 }))).toMatch(/^SetupError players: expected a whole number in 1\.\.2/);
  for (const players of [1, 2]) expect(codeOf(() => observerOf(UNREST, { players, observation }))).toBe("nothing");
  expect(codeOf(() => observerOf(UNREST, { edition: "no such", observation }))).toMatch(/^PositionError the edition no such/);
  expect(codeOf(() => observerOf(UNREST, { row: 1 } as never))).toMatch(/^SetupError options\.row/);
  expect(codeOf(() => observerOf({} as never))).toMatch(/^SetupError rules: expected/);
  expect(codeOf(() => observerOf(UNREST_CLIENT))).toMatch(/^SetupError options\.observation: expected the rows of unrest/);
  expect(written(observerOf(UNREST_CLIENT, { observation }), state, 0)).toEqual(written(OBSERVER, state, 0));
  expect(codeOf(() => OBSERVER.observe(state, 2, new Float32Array(OBSERVER.size)))).toMatch(/^SetupError seat: expected/);
  expect(codeOf(() => OBSERVER.observe(state, 0, new Float32Array(3)))).toMatch(/^SetupError out: expected room/);
  expect(codeOf(() => OBSERVER.observe({ ...state, edition: "other" }, 0, new Float32Array(OBSERVER.size)))).toMatch(/^SetupError state\.edition/);
  const two = DIADOCHI.setup({ players: 2, seed: 1 });
  const four = observerOf(DIADOCHI);
  expect(codeOf(() => four.observe(two, DIADOCHI.seats.indexOf(DIADOCHI.players(two)[0]!), new Float32Array(four.size)))).toMatch(
    /^SetupError state: expected a game of 4/,
  );
  expect(observerOf(TINY).size).toBeGreaterThan(10);
});
