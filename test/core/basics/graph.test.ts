/** Graphs of spaces, and the searches on them. */
import { describe, expect, test } from "vitest";
import { buildGraph, flood, type Link, linkKind, spread } from "../../../src/core/basics/graph.js";

const LINKS: readonly Link[] = [
  { a: 3, b: 1, kind: 7 },
  { a: 0, b: 1, kind: 2 },
  { a: 0, b: 1, kind: 1 },
  { a: 1, b: 2, kind: 0, oneWay: true },
  { a: 2, b: 4, kind: 3, oneWay: false },
];
const GRAPH = buildGraph(6, LINKS);
const any = () => true;

describe("a graph", () => {
  test("has the neighbours of each node in order, of two links to one the lower kind first, a way both ways unless it is one-way", () => {
    expect(GRAPH).toMatchObject({ size: 6, start: [0, 2, 6, 7, 8, 9, 9], to: [1, 1, 0, 0, 2, 3, 4, 1, 2], kind: [1, 2, 1, 2, 0, 7, 3, 7, 3] });
    expect([linkKind(GRAPH, 0, 1), linkKind(GRAPH, 1, 2), linkKind(GRAPH, 2, 1), linkKind(GRAPH, 3, 1), linkKind(GRAPH, 4, 2), linkKind(GRAPH, 5, 0)]).toEqual([
      1, 0, -1, 7, 3, -1,
    ]);
  });
  test("has no link that leads out of it", () => {
    for (const [a, b] of [
      [-1, 0],
      [0, -1],
      [2, 0],
      [0, 2],
    ] as const)
      expect(() => buildGraph(2, [{ a, b, kind: 0 }])).toThrow("a link leads out of the graph");
    expect(buildGraph(2, [{ a: 1, b: 0, kind: 0 }]).to).toEqual([1, 0]);
  });
});

describe("what can be reached", () => {
  const reached = (sources: readonly number[], canEnter: Parameters<typeof flood>[2], goesOn?: Parameters<typeof flood>[3]) => {
    const marks = Array.from({ length: 6 }, (_, node) => Number(sources.includes(node)));
    return [flood(GRAPH, marks, canEnter, goesOn), marks.flatMap((mark, node) => (mark === 1 ? [node] : []))];
  };
  test("is marked, and counted with the sources", () => {
    expect(reached([3], any)).toEqual([5, [0, 1, 2, 3, 4]]);
    expect(reached([4], any)).toEqual([2, [2, 4]]);
    expect(reached([0, 4], any)).toEqual([5, [0, 1, 2, 3, 4]]);
    expect(reached([], any)).toEqual([0, []]);
    expect(reached([5], any)).toEqual([1, [5]]);
  });
  test("is what a step may enter, by its link and from where it comes", () => {
    expect(reached([3], (node) => node !== 0)).toEqual([4, [1, 2, 3, 4]]);
    expect(reached([3], (_node, kind) => kind !== 0)).toEqual([3, [0, 1, 3]]);
    expect(reached([3], (_node, _kind, from) => from !== 1)).toEqual([2, [1, 3]]);
  });
  test("goes on only from where it may", () => {
    expect(reached([3], any, (node) => node !== 2)).toEqual([4, [0, 1, 2, 3]]);
    expect(reached([3], any, (node) => node !== 3)).toEqual([1, [3]]);
  });
});

describe("distances", () => {
  const from = (sources: readonly number[], most: number, canEnter: Parameters<typeof spread>[3] = any): number[] => {
    const distance = Array.from({ length: 6 }, (_, node) => (sources.includes(node) ? 0 : -1));
    spread(GRAPH, distance, most, canEnter);
    return distance;
  };
  test("are counted in links from the nearest source, up to the most", () => {
    expect(from([3], 9)).toEqual([2, 1, 2, 0, 3, -1]);
    expect(from([3], 2)).toEqual([2, 1, 2, 0, -1, -1]);
    expect(from([3], 1)).toEqual([-1, 1, -1, 0, -1, -1]);
    expect(from([3], 0)).toEqual([-1, -1, -1, 0, -1, -1]);
    expect(from([3, 4], 9)).toEqual([2, 1, 1, 0, 0, -1]);
    expect(from([], 9)).toEqual([-1, -1, -1, -1, -1, -1]);
  });
  test("go only where a step may enter", () => {
    expect(from([3], 9, (_node, kind) => kind !== 0)).toEqual([2, 1, -1, 0, -1, -1]);
    expect(from([3], 9, (_node, _kind, before) => before !== 1)).toEqual([-1, 1, -1, 0, -1, -1]);
  });
});
