/** What seats remember, as numbers: of an observer, in batches, by networks. */
import { describe, expect, test } from "vitest";
import { Policy } from "../../src/bots/index.js";
import { type AnyRuleset, type Memory, SeededDice } from "../../src/index.js";
import { Batch, Net, netShape, type Observation, type Observer, observerOf, packNet, weightsOf } from "../../src/learn/index.js";
import { NINE_YEARS, observation as nineYears } from "../../src/nine-years/index.js";
import { observation as peloponnesian, PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { PELOPONNESIAN as CLIENT } from "../../src/peloponnesian/client.js";
import { observation as unrest, UNREST } from "../../src/unrest/index.js";

type AnyObserver = Observer<never>;

function shown(observer: AnyObserver, state: object, seat: number, memory?: Memory<string>): Float32Array {
  const out = new Float32Array(observer.size);
  observer.observe(state as never, seat, out, 0, memory);
  return out;
}

// Vitest takes long to compare long arrays.
function isSame(one: Float32Array, other: Float32Array): boolean {
  return Buffer.compare(Buffer.from(one.buffer), Buffer.from(other.buffer)) === 0;
}

function fieldOf(observer: AnyObserver, numbers: Float32Array, name: string): number[] {
  const field = observer.fields.find((one) => one.name === name)!;
  return [...numbers.subarray(field.at, field.at + field.length)];
}

describe("an observer with memory", () => {
  const observer = observerOf(PELOPONNESIAN, { observation: peloponnesian, memory: true });
  const state = PELOPONNESIAN.setup({ seed: "printed" });
  const memory = PELOPONNESIAN.memory(state, "athens");
  const athens = PELOPONNESIAN.seats.indexOf("athens");
  test("knows after the set-up where each block of the enemy stands", () => {
    const numbers = shown(observer, state, athens, memory);
    const { blocks } = PELOPONNESIAN.view(state, "arbiter");
    const field = observer.fields.find(({ name }) => name === "chance of blocks to stand")!;
    const [ids, areas] = field.axes;
    let known = 0;
    for (const [id, block] of Object.entries(blocks.sparta) as [string, { area?: string; cv?: number }][]) {
      if (block.area === undefined) continue;
      const from = field.at + ids!.indexOf(id) * areas!.length;
      expect([...numbers.subarray(from, from + areas!.length)]).toEqual(areas!.map((area) => (area === block.area ? 1 : 0)));
      known++;
    }
    expect(known).toBeGreaterThan(10);
    expect(fieldOf(observer, numbers, "chance of blocks to be off the map").filter((n) => n === 1).length).toBeGreaterThan(0);
    const cvs = fieldOf(observer, numbers, "cv of blocks is known").filter((n) => n === 1).length;
    expect([cvs, fieldOf(observer, numbers, "known cv of blocks").filter((n) => n > 0).length]).toEqual([known, known]);
  });
  test("shows 0 where no memory is given, and the same otherwise as without", () => {
    const [none, plain] = [shown(observer, state, athens), observerOf(PELOPONNESIAN, { observation: peloponnesian })];
    expect(fieldOf(observer, none, "chance of blocks to stand").some((n) => n !== 0)).toBe(false);
    const without = shown(plain, state, athens);
    for (const { name } of plain.fields) expect(fieldOf(observer, none, name).join()).toBe(fieldOf(plain, without, name).join());
    expect(isSame(shown(plain, state, athens, memory), shown(plain, state, athens))).toBe(true);
  });
  test("of a company that may stand in several areas says how likely each is", () => {
    const held = { companies: [{ blocks: ["s01", "s02"], areas: { sparta: 1 }, off: 1 }], cvs: { s01: 0 } };
    const numbers = shown(observer, state, athens, { ...memory, held });
    const stand = fieldOf(observer, numbers, "chance of blocks to stand");
    expect([stand.filter((n) => n !== 0), fieldOf(observer, numbers, "chance of blocks to be off the map").filter((n) => n !== 0)]).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(fieldOf(observer, numbers, "cv of blocks is known").filter((n) => n === 1)).toEqual([1]);
  });
  test("refuses a memory of another seat or edition, and what is not a memory", () => {
    const of = (given: object) => () => shown(observer, state, athens, given as Memory<string>);
    expect(of(PELOPONNESIAN.memory(state, "sparta"))).toThrow('memory.viewer: expected "athens"');
    expect(of({ ...memory, edition: "other" })).toThrow('memory.edition: expected ""');
    expect(of({ ...memory, held: { companies: 3, cvs: {} } })).toThrow("memory.held.companies");
    expect(of({ ...memory, held: null })).toThrow("memory.held");
    expect(() => observerOf(PELOPONNESIAN, { memory: 1 } as never)).toThrow("memory: expected true or false");
  });
  test("checks a memory that may have changed each time, and one that cannot change", () => {
    const held = structuredClone(memory.held) as { companies: unknown };
    const own = { ...memory, held };
    expect(isSame(shown(observer, state, athens, own), shown(observer, state, athens, memory))).toBe(true);
    held.companies = 3;
    expect(() => shown(observer, state, athens, own)).toThrow("memory.held.companies");
    const frozen = { ...memory, held: Object.freeze({ companies: 3, cvs: {} }) };
    for (let n = 0; n < 2; n++) expect(() => shown(observer, state, athens, frozen)).toThrow("memory.held.companies");
  });
  test("is made for a client too, and adds nothing where nothing is to be remembered", () => {
    const client = observerOf(CLIENT, { observation: peloponnesian, memory: true });
    expect(isSame(shown(client, state, athens, memory), shown(observer, state, athens, memory))).toBe(true);
    expect(observerOf(UNREST, { observation: unrest, memory: true }).fields).toEqual(observerOf(UNREST, { observation: unrest }).fields);
  });
  test("of Nine Years knows the card that was shown and taken back", () => {
    const own = observerOf(NINE_YEARS, { observation: nineYears, memory: true });
    const held = { bourbon: [0, 2, 0] };
    const game = NINE_YEARS.setup({ seed: 1 });
    const known: Memory<string> = { ...NINE_YEARS.memory(game, "alliance"), held };
    const of = (seat: number, given?: Memory<string>): number[] => fieldOf(own, shown(own, game, seat, given), "cards known of a hand");
    expect(of(0, known).filter((n) => n !== 0)).toEqual([2]);
    expect(of(0).filter((n) => n !== 0)).toEqual([]);
  });
});

describe("a batch with memories", () => {
  test.each<readonly [string, AnyRuleset, Observation<never>]>([
    ["peloponnesian", PELOPONNESIAN, peloponnesian as Observation<never>],
    ["nine-years", NINE_YEARS, nineYears as Observation<never>],
    ["unrest", UNREST, unrest as Observation<never>],
  ])("keeps those that its events make, in %s", (_, ruleset, observation) => {
    const observer = observerOf(ruleset, { observation: observation as Observation<never>, memory: true } as never);
    const batch = new Batch(ruleset, { games: 2, seed: "remembered", observer, memory: true, sparse: true } as never);
    const picks = new SeededDice("remembered");
    const games = [0, 1].map((place) => ({
      state: batch.stateOf(place),
      memories: ruleset.seats.map((seat: string) => ruleset.memory(batch.stateOf(place), seat)),
    }));
    for (let step = 0; step < 60; step++) {
      const chosen = [0, 1].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!);
      for (const [place, game] of games.entries()) {
        const move = batch.actionsOf.moveOf(game.state, batch.toMove[place]!, chosen[place]!);
        const { state, events } = ruleset.apply(game.state, move);
        game.state = state;
        game.memories = game.memories.map((memory) => ruleset.remember(memory, events));
      }
      batch.step(chosen);
      for (const [place, { state, memories }] of games.entries()) {
        ruleset.seats.forEach((_seat: string, seat: number) => void expect(batch.memoryOf(place, seat)).toEqual(memories[seat]));
        const out = new Float32Array(observer.size);
        const { offsets, indices, values } = batch.observed;
        for (let i = offsets[place]!; i < offsets[place + 1]!; i++) out[indices[i]!] = values[i]!;
        expect(isSame(out, shown(observer as never, state, batch.toMove[place]!, memories[batch.toMove[place]!]))).toBe(true);
      }
    }
  });
  test("needs rules that remember", () => {
    expect(() => new Batch({ ...UNREST, remember: undefined } as never, { games: 1, seed: 1, memory: true })).toThrow("memory: expected a whole ruleset");
    expect(new Batch(UNREST, { games: 1, seed: 1 }).memoryOf(0, 0)).toBeUndefined();
    expect(() => new Batch(UNREST, { games: 1, seed: 1 }).memoryOf(1, 0)).toThrow("place: expected a whole number in 0..0");
  });
});

describe("a network with memory", () => {
  const shape = netShape(PELOPONNESIAN, { observation: peloponnesian, memory: true });
  const dice = new SeededDice("with memory");
  const weights = Float64Array.from({ length: weightsOf(shape, 8).size }, () => (dice.roll(17) - 9) / 64);
  const data = packNet(shape, 8, weights);
  const net = new Net(PELOPONNESIAN, data, { observation: peloponnesian });
  test("says so in its data, and holds with a memory another value than without", () => {
    expect(data.memory).toBe(true);
    const state = PELOPONNESIAN.setup({ seed: "valued" });
    const values = PELOPONNESIAN.seats.map((seat, index) => [net.value(state, index), net.value(state, index, PELOPONNESIAN.memory(state, seat))]);
    expect(values.some(([without, with_]) => without !== with_)).toBe(true);
    expect(() => new Net(PELOPONNESIAN, { ...data, memory: undefined } as never, { observation: peloponnesian })).toThrow(/net\.(inputs|layout)/);
    expect(() => new Net(PELOPONNESIAN, { ...data, memory: 1 } as never, { observation: peloponnesian })).toThrow("net.memory: expected true or false");
  });
  test("is given the memory of who plays by it", () => {
    const given: unknown[] = [];
    const prior: typeof net.prior = (state, seat, actions, out, memory) => {
      given.push(memory);
      net.prior(state, seat, actions, out, memory);
    };
    const state = PELOPONNESIAN.setup({ seed: "followed" });
    const [seat] = PELOPONNESIAN.seatsToMove(state);
    const memory = PELOPONNESIAN.memory(state, seat!);
    const move = new Policy(PELOPONNESIAN, { prior }).choose(state, seat!, memory);
    expect([given, PELOPONNESIAN.explain(state, move)]).toEqual([[memory], null]);
  });
});
