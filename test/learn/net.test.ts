/** Networks in whole numbers: what they are made of, what they choose, what is refused; and the one that the package has for Unrest. */
import { describe, expect, test } from "vitest";
import { Policy } from "../../src/bots/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { exp } from "../../src/core/basics/arithmetic.js";
import { hashText } from "../../src/core/state/hash.js";
import { isTycheError, SeededDice } from "../../src/index.js";
import { actionsOf, inputOf, Net, type NetData, netShape, observerOf, packNet, weightsOf } from "../../src/learn/index.js";
import { net } from "../../src/nets/unrest.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { UNREST as UNREST_CLIENT } from "../../src/unrest/client.js";
import { observation, STANDARD_EDITION, UNREST, type UnrestState } from "../../src/unrest/index.js";

const ACTIONS = actionsOf(UNREST);
const SHAPE = netShape(UNREST, { observation });
const HIDDEN = 3;

/** A small network with weights by chance. */
function smallNet(): { readonly weights: Float64Array; readonly data: NetData } {
  const dice = new SeededDice("small");
  const weights = Float64Array.from({ length: weightsOf(SHAPE, HIDDEN).size }, () => (dice.roll(257) - 129) / 64);
  return { weights, data: packNet(SHAPE, HIDDEN, weights) };
}

/** Positions of random games at which there is a choice, with the seat that is asked. */
function choices(count: number, apart = 7): { readonly state: UnrestState; readonly seat: number }[] {
  const found: { state: UnrestState; seat: number }[] = [];
  const picks = new SeededDice("choices");
  for (let game = 0; found.length < count; game++) {
    const state = UNREST.setup({ seed: `choices ${game}` });
    for (let ply = 0; UNREST.outcome(state) === null && found.length < count; ply++) {
      if (ply % apart === 0 && UNREST.legalMoves(state).length > 1)
        found.push({ state: UNREST.clone(state), seat: UNREST.seats.indexOf(UNREST.seatsToMove(state)[0]!) });
      UNREST.advance(state, UNREST.randomMove(state, picks));
    }
  }
  return found;
}

function listOf(state: UnrestState, seat: number): number[] {
  const list: number[] = [];
  ACTIONS.list(state, seat, list);
  return list;
}

function refused(make: () => unknown): { readonly code: string; readonly path: unknown } {
  try {
    make();
  } catch (error) {
    if (isTycheError(error)) return { code: error.code, path: (error.details as { path?: unknown }).path };
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a network", () => {
  test("works out layer, scores and value as its weights say", () => {
    const { weights, data } = smallNet();
    const parts = weightsOf(SHAPE, HIDDEN);
    const own = new Net(UNREST, data, { observation });
    const observer = observerOf(UNREST, { observation });
    const seen = new Float32Array(observer.size);
    const row = new Int32Array(2);
    for (const { state, seat } of choices(40)) {
      observer.observe(state, seat, seen);
      const layer = Array.from({ length: HIDDEN }, (_, j) => {
        const sum = seen.reduce((total, value, i) => total + (inputOf(value) / 64) * weights[i * HIDDEN + j]!, weights[parts.hiddenBiases + j]!);
        return Math.max(0, Math.min(1, sum));
      });
      const scoreOf = (at: number, bias: number): number => layer.reduce((sum, value, j) => sum + value * weights[at + j]!, weights[bias]!);
      const list = listOf(state, seat);
      const scores = list.map((action) => {
        ACTIONS.rowsOf(state, action, row);
        const rows = row[1]! < 0 ? [row[0]!] : [row[0]!, SHAPE.rows[0] + row[1]!];
        return rows.reduce((sum, one) => sum + scoreOf(parts.rows + one * HIDDEN, parts.rowBiases + one), 0);
      });
      const powers = scores.map((score) => Math.exp(score));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const out = new Float64Array(list.length);
      own.prior(state, seat, list, out);
      // The layer is rounded to a 128th, the weights of a score are 2 at most.
      powers.forEach((power, i) => expect(Math.abs(Math.log(out[i]! / (power / all)))).toBeLessThan((8 * HIDDEN) / 256));
      const value = Math.max(-1, Math.min(1, scoreOf(parts.value, parts.valueBias)));
      expect(Math.abs(own.value(state, seat) - value)).toBeLessThan((2 * HIDDEN) / 256);
    }
  });
  test("reads inputs as 64ths, 64 at most", () => {
    expect([0, 1, 0.5, -0.5, 1 / 128, 0.0077, 63.99, 64, 65, 1e9, -64, -65].map(inputOf)).toEqual([0, 64, 32, -32, 1, 0, 4095, 4096, 4096, 4096, -4096, -4096]);
  });
  test("has its weights in this order", () => {
    expect(weightsOf({ ...SHAPE, inputs: 10, rows: [4, 3] }, 2)).toEqual({
      inputs: 0,
      hiddenBiases: 20,
      rows: 22,
      rowBiases: 36,
      value: 43,
      valueBias: 45,
      size: 46,
    });
  });
  test("works in whole numbers, to the last digit", () => {
    const { data } = smallNet();
    const parts = weightsOf(SHAPE, HIDDEN);
    const bytes = Buffer.from(data.weights, "base64");
    const weight = (at: number): number => bytes.readInt8(at);
    const own = new Net(UNREST, data, { observation });
    const observer = observerOf(UNREST, { observation });
    const seen = new Float32Array(observer.size);
    const row = new Int32Array(2);
    let [cut, full] = [0, 0];
    for (const { state, seat } of choices(12, 11)) {
      observer.observe(state, seat, seen);
      const layer = Array.from({ length: HIDDEN }, (_, j) => {
        const sum = seen.reduce((total, value, i) => total + inputOf(value) * weight(i * HIDDEN + j), 64 * weight(parts.hiddenBiases + j));
        return Math.max(0, Math.min(128, Math.round(sum / 32)));
      });
      cut += layer.filter((value) => value === 0 || value === 128).length;
      full += layer.filter((value) => value > 0 && value < 128).length;
      const scoreOf = (at: number, bias: number): number => layer.reduce((sum, value, j) => sum + value * weight(at + j), 128 * weight(bias));
      expect(own.value(state, seat)).toBe(Math.max(-1, Math.min(1, scoreOf(parts.value, parts.valueBias) / 8192)));
      const list = listOf(state, seat);
      const scores = list.map((action) => {
        ACTIONS.rowsOf(state, action, row);
        const rows = row[1]! < 0 ? [row[0]!] : [row[0]!, SHAPE.rows[0] + row[1]!];
        return rows.reduce((sum, one) => sum + scoreOf(parts.rows + one * HIDDEN, parts.rowBiases + one), 0);
      });
      const most = Math.max(...scores);
      const powers = scores.map((score) => exp((score - most) / 8192));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const out = new Float64Array(list.length + 1).fill(-1);
      own.prior(state, seat, list, out);
      expect([...out]).toEqual([...powers.map((power) => power / all), -1]);
    }
    expect([cut > 0, full > 0]).toEqual([true, true]);
  });
  test("cuts and rounds weights, and survives JSON", () => {
    const size = weightsOf(SHAPE, 1).size;
    const packed = packNet(
      SHAPE,
      1,
      new Float64Array(size)
        .fill(100)
        .fill(-100, 0, 5)
        .fill(1 / 200, 5, 8),
    );
    const bytes = Buffer.from(packed.weights, "base64");
    expect([bytes.length >= size, bytes.readInt8(0), bytes.readInt8(5), bytes.readInt8(size - 1)]).toEqual([true, -128, 0, 127]);
    expect(new Net(UNREST, JSON.parse(JSON.stringify(packed)) as NetData, { observation }).value(UNREST.setup({ seed: 1 }), 0)).toBeLessThanOrEqual(1);
  });
  test("values a position from -1 to 1", () => {
    const { size, valueBias } = weightsOf(SHAPE, 1);
    const state = UNREST.setup({ seed: 1 });
    const valued = (bias: number): number => {
      const weights = new Float64Array(size);
      weights[valueBias] = bias;
      return new Net(UNREST, packNet(SHAPE, 1, weights), { observation }).value(state, 0);
    };
    expect([-2, -65 / 64, -1, -0.5, 0, 1 / 64, 63 / 64, 1, 65 / 64, 127 / 64].map(valued)).toEqual([-1, -1, -1, -0.5, 0, 1 / 64, 63 / 64, 1, 1, 1]);
  });
  test("mixes its value with an evaluation", () => {
    const trained = new Net(UNREST, net, { observation });
    for (const { state } of choices(10)) {
      const value = trained.value(state, 0);
      expect(trained.evaluation(() => [0.5, -0.5])(state)).toEqual([0.7 * 0.5 + 0.3 * value, 0.7 * -0.5 + 0.3 * -value]);
      expect(trained.evaluation(() => [0, 0], 1)(state)).toEqual([value, -value]);
    }
    expect(trained.evaluation(() => [0.25, -0.25], 0)(choices(1)[0]!.state)).toEqual([0.25, -0.25]);
    for (const share of [-0.1, 1.1, Number.NaN]) expect(refused(() => trained.evaluation(() => [0, 0], share)).path).toBe("share");
  });
  test("values every seat that plays, where more than two can", () => {
    const shape = netShape(DIADOCHI, { players: 3 });
    const weights = new Float64Array(weightsOf(shape, 1).size).fill(0.5);
    const state = DIADOCHI.setup({ seed: 1, players: 3 });
    const own = new Net(DIADOCHI, packNet(shape, 1, weights));
    const expected = [0, 1, 2].map((seat) => own.value(state, seat));
    expect(own.evaluation(() => [0, 0, 0, 0], 1)(state)).toEqual([...expected, 0]);
  });
  test("depends on nothing that its seat cannot know, and is the same from the client entry", () => {
    const nets = [new Net(UNREST, net, { observation }), new Net(UNREST_CLIENT, net, { observation })];
    for (const { state, seat } of choices(30)) {
      const list = listOf(state, seat);
      const priorIn = (world: UnrestState, of: (typeof nets)[number]): number[] => {
        const out = new Float64Array(list.length);
        of.prior(world, seat, list, out);
        return [...out, of.value(world, seat)];
      };
      const expected = priorIn(state, nets[0]!);
      expect(expected.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
      expect(priorIn(UNREST.determinize(state, UNREST.seats[seat]!, "another"), nets[0]!)).toEqual(expected);
      expect(priorIn(state, nets[1]!)).toEqual(expected);
    }
  });
});

describe("what is refused", () => {
  const { data } = smallNet();
  const make =
    (changed: object): (() => unknown) =>
    () =>
      new Net(UNREST, { ...data, ...changed } as NetData, { observation });
  test.each([
    [{ ruleset: "nine-years" }, "net.ruleset"],
    [{ edition: 7 }, "net.edition"],
    [{ players: 0 }, "net.players"],
    [{ players: 3 }, "players"],
    [{ layout: "0000000000000000" }, "net.layout"],
    [{ inputs: 12 }, "net.weights"],
    [{ rows: [1] }, "net.rows"],
    [{ rows: [4, 169] }, "net.rows"],
    [{ hidden: 0 }, "net.hidden"],
    [{ hidden: 4 }, "net.weights"],
    [{ weights: "AAAA" }, "net.weights"],
    [{ weights: undefined }, "net.weights"],
    [{ more: 1 }, "net.more"],
  ])("%j", (changed, path) => expect(refused(make(changed))).toEqual({ code: "setup/bad-option", path }));
  test("numbers and names at their limits, and beyond them", () => {
    const messageOf = (changed: object): string => {
      try {
        make(changed)();
      } catch (error) {
        return (error as Error).message;
      }
      return "nothing";
    };
    expect(messageOf({ players: 32 })).toBe("players: expected a whole number in 1..2, got 32");
    expect(messageOf({ players: 33 })).toBe("net.players: expected a whole number in 1..32, got 33");
    expect(messageOf({ hidden: 1024 })).toMatch(/^net\.weights: expected \d+ bytes in base64, got /);
    expect(messageOf({ hidden: 1025 })).toBe("net.hidden: expected a whole number in 1..1024, got 1025");
    expect(messageOf({ inputs: 2 ** 20 })).toMatch(/^net\.weights: expected \d+ bytes/);
    expect(messageOf({ inputs: 2 ** 20 + 1 })).toBe("net.inputs: expected a whole number in 1..1048576, got 1048577");
    expect(messageOf({ inputs: 0 })).toBe("net.inputs: expected a whole number in 1..1048576, got 0");
    for (const field of ["ruleset", "layout", "edition"]) {
      expect(messageOf({ [field]: "x".repeat(1001) })).toMatch(new RegExp(`^net\\.${field}: expected a text of at most 1000 characters`));
      expect(messageOf({ [field]: "x".repeat(1000) })).not.toContain("at most 1000");
    }
    for (const rows of [[169], [169, 4, 1], [169, -1], [169, 0.5], "169,4", null])
      expect(messageOf({ rows })).toMatch(/^net\.rows: expected a list of two whole numbers/);
    const most = 2 ** 26;
    expect(messageOf({ weights: "A".repeat(most) })).toMatch(/^net\.weights: expected \d+ bytes in base64, got /);
    expect(messageOf({ weights: "A".repeat(most + 1) })).toMatch(/^net\.weights: expected a text of at most 67108864 characters/);
    expect(messageOf({ rows: [0, 173] })).toBe('net.rows: expected 169 and 4, got "0 and 173"');
  });
  test("weights that are no base64", () => {
    expect(refused(make({ weights: data.weights.replace(/^./, "?") })).path).toBe("net.weights");
  });
  test("data of another ruleset, other rows, and what is no network at all", () => {
    expect(refused(() => new Net(NINE_YEARS as never, data)).path).toBe("net.ruleset");
    expect(refused(() => new Net(UNREST, data)).path).toBe("net.inputs");
    expect(refused(() => new Net(UNREST, null as never)).path).toBe("net");
    expect(refused(() => new Net(UNREST, data, { rows: observation } as never)).path).toBe("options.rows");
  });
  test("a network of fields laid out otherwise, though there are as many", () => {
    const [first, second, ...rest] = Object.entries(observation.rows);
    const swapped = { ...observation, rows: Object.fromEntries([second!, first!, ...rest]) };
    expect(refused(() => new Net(UNREST, data, { observation: swapped })).path).toBe("net.layout");
  });
  test("a position of another edition", () => {
    const state = UNREST.setup({ seed: 1, edition: { scenario: { ...STANDARD_EDITION.scenario, turns: 4 } } });
    expect(refused(() => new Net(UNREST, data, { observation }).value(state, 0)).path).toBe("state.edition");
  });
  test("weights that are too few, or no numbers", () => {
    expect(refused(() => packNet(SHAPE, HIDDEN, [1, 2])).path).toBe("weights");
    const { weights } = smallNet();
    weights[7] = Number.NaN;
    expect(refused(() => packNet(SHAPE, HIDDEN, weights)).path).toBe("weights[7]");
  });
});

/** What it chooses first, and the fingerprint of all. */
const GOLDEN: readonly string[] = [
  "coalition name-first coalition",
  "coalition play-event k-npa",
  "carthage place-leader minor-a sicily",
  "coalition place-leader coalition-lieutenant sicily",
  "carthage activate c-ops-2",
  "carthage spend-on-port",
  "carthage activate c-ops-2",
  "carthage place-cu sicily",
];
const GOLDEN_HASH = "a8416cee81007ac8";

describe("the network for Unrest", () => {
  const policy = new Policy(UNREST, { prior: new Net(UNREST, net, { observation }).prior });
  test("chooses this, on every engine", () => {
    const chosen = choices(200).map(({ state, seat }) => UNREST.format(policy.choose(state, UNREST.seats[seat]!)));
    expect(chosen.slice(0, 8)).toEqual(GOLDEN);
    expect(hashText(chosen.join("\n"))).toBe(GOLDEN_HASH);
  });
  test("plays legal moves in whole games, and wins most games against random moves from either seat", () => {
    let won = 0;
    for (let game = 0; game < 24; game++) {
      const state = UNREST.setup({ seed: `whole ${game >> 1}` });
      const own = UNREST.seats[game & 1]!;
      const picks = new SeededDice(`whole ${game}`);
      for (let [seat] = UNREST.seatsToMove(state); seat !== undefined; [seat] = UNREST.seatsToMove(state)) {
        const move = seat === own ? policy.choose(state, seat) : UNREST.randomMove(state, picks);
        expect(UNREST.explain(state, move)).toBeNull();
        UNREST.advance(state, move);
      }
      if (UNREST.outcome(state)!.winners.includes(own)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(20);
  });
});
