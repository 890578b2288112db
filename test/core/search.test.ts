import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardAt, cardsAt, countAt, drawCard, moveAll } from "../../src/core/dice/deck.js";
import { ScriptedDice, SeededDice } from "../../src/index.js";
import { createEditions } from "../../src/core/state/editions.js";
import { registrar } from "../../src/core/ruleset/register-edition.js";
import { PositionError } from "../../src/core/basics/errors.js";
import { buildGraph, flood, linkKind, spread } from "../../src/core/basics/graph.js";
import { hashState, hashText } from "../../src/core/state/hash.js";
import type { GameState } from "../../src/core/state/state.js";

describe("graphs", () => {
  // 0 - 1 - 2 - 3, and 1 - 4 by sea
  const graph = buildGraph(6, [
    { a: 0, b: 1, kind: 0 },
    { a: 1, b: 2, kind: 0 },
    { a: 2, b: 3, kind: 0 },
    { a: 4, b: 1, kind: 1 },
    { a: 5, b: 0, kind: 2, oneWay: true },
  ]);
  const from = (...sources: number[]): number[] => [0, 1, 2, 3, 4, 5].map((n) => (sources.includes(n) ? 1 : 0));
  test("list neighbours in ascending order with the kind of link", () => {
    expect(graph.to.slice(graph.start[1], graph.start[2])).toEqual([0, 2, 4]);
    expect([linkKind(graph, 1, 4), linkKind(graph, 4, 1), linkKind(graph, 0, 4), linkKind(graph, 5, 0), linkKind(graph, 0, 5)]).toEqual([1, 1, -1, 2, -1]);
  });
  test("flood reaches what can be entered", () => {
    const reached = from(0);
    expect(flood(graph, reached, (_, kind) => kind === 0)).toBe(4);
    expect(reached).toEqual([1, 1, 1, 1, 0, 0]);
  });
  test("flood does not go on from a node that stops it, but reaches it", () => {
    const reached = from(0);
    flood(
      graph,
      reached,
      () => true,
      (node) => node !== 1,
    );
    expect(reached).toEqual([1, 1, 0, 0, 0, 0]);
  });
  test("spread gives distances up to a limit", () => {
    const distance = [0, -1, -1, -1, -1, -1];
    spread(graph, distance, 2, () => true);
    expect(distance).toEqual([0, 1, 2, -1, 2, -1]);
  });
  test("a link out of the graph is our bug", () => {
    expect(() => buildGraph(2, [{ a: 0, b: 2, kind: 0 }])).toThrow("out of the graph");
  });
});

describe("decks without an order", () => {
  const [PILE, HAND, DISCARD] = [0, 1, 2];
  test("count, list and find the cards of a place", () => {
    const where = [PILE, HAND, PILE, DISCARD, PILE];
    expect([countAt(where, PILE), cardAt(where, PILE, 2), cardAt(where, PILE, 3)]).toEqual([3, 4, -1]);
    expect(cardsAt(where, PILE)).toEqual([0, 2, 4]);
  });
  test("drawing moves the picked card and says which", () => {
    const where = [PILE, HAND, PILE, DISCARD, PILE];
    expect(drawCard(where, PILE, HAND, new ScriptedDice("", { draws: [1] }))).toBe(2);
    expect(where).toEqual([PILE, HAND, HAND, DISCARD, PILE]);
    expect(drawCard([HAND], PILE, HAND, new ScriptedDice(""))).toBe(-1);
  });
  test("every order of drawing a pile is equally likely", () => {
    const counts = new Map<string, number>();
    const dice = new SeededDice("orders");
    for (let i = 0; i < 6000; i++) {
      const where = [PILE, PILE, PILE];
      const order = [0, 1, 2].map(() => drawCard(where, PILE, HAND, dice)).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
  test("shuffling in moves all cards of a place", () => {
    const where = [DISCARD, HAND, DISCARD];
    moveAll(where, DISCARD, PILE);
    expect(where).toEqual([PILE, HAND, PILE]);
  });
});

describe("fingerprints", () => {
  const state = (units: number[], turn = 1): GameState => ({ edition: "", dice: [1, 2, 3, 1], frames: [256], units, turn }) as GameState;
  test("are 16 hexadecimal digits and pinned, so that they stay the same on every engine", () => {
    expect(hashState(state([1, 2, 3, 4, 5]))).toMatchInlineSnapshot(`"6e234649f613c161"`);
    expect(hashText("pella")).toMatchInlineSnapshot(`"cb3b700018e8ac10"`);
  });
  test("change with any one number, its place, a length and a field", () => {
    const changed = [
      state([1, 2, 3, 4, 6]),
      state([2, 1, 3, 4, 5]),
      state([1, 2, 3, 4]),
      state([1, 2, 3, 4, 5, 0]),
      state([1, 2, 3, 4, 5], 2),
      { ...state([1, 2, 3, 4, 5]), edition: "x" },
    ];
    expect(new Set([state([1, 2, 3, 4, 5]), ...changed].map(hashState)).size).toBe(changed.length + 1);
  });
  test("do not collide over many near states", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++)
      for (let v = 0; v < 300; v++) {
        const units = new Array<number>(60).fill(0);
        units[i] = v;
        seen.add(hashState(state(units)));
      }
    expect(seen.size).toBe(60 * 299 + 1);
  });
  test("see every bit of the generator", () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(31), (index, bit) => {
        const before = state([]);
        const after = state([]);
        after.dice[index] = (after.dice[index]! ^ (1 << bit)) >>> 0;
        expect(hashState(after)).not.toBe(hashState(before));
      }),
    );
  });
});

describe("editions", () => {
  const standard = { name: "standard" };
  const compile = (data: typeof standard) => ({ title: data.name.toUpperCase() });
  const editions = createEditions(() => compile(standard));
  const register = registrar(editions, standard, compile);
  test("the standard one needs no name; equal data is the same edition", () => {
    expect(editions.of("").title).toBe("STANDARD");
    expect(register({ name: "standard" })).toBe("");
    const other = register({ name: "other" });
    expect(register({ name: "other" })).toBe(other);
    expect(editions.of(other).title).toBe("OTHER");
  });
  test("one that is not known here is a typed error", () => {
    expect(() => editions.of("0123456789abcdef")).toThrow(PositionError);
  });
});
