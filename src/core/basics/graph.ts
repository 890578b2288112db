/** Graphs of spaces, stored as compressed rows, and searches in them. Scratch memory is made once per graph. */
import { invariant } from "./errors.js";
import { zeros } from "./lists.js";

/** A link between two nodes; the ruleset defines its kinds. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly kind: number;
  /** True if it leads from a to b only. */
  readonly oneWay?: boolean;
}

/** The neighbours of node n are `to[i]` for i in `start[n]`..`start[n + 1] - 1`, in ascending order. The kind of each link is `kind[i]`. */
export interface Graph {
  readonly size: number;
  readonly start: readonly number[];
  readonly to: readonly number[];
  readonly kind: readonly number[];
  /** Scratch of the searches. @internal */
  readonly queue: number[];
}

export function buildGraph(size: number, links: readonly Link[]): Graph {
  const rows: { to: number; kind: number }[][] = Array.from({ length: size }, () => []);
  for (const { a, b, kind, oneWay } of links) {
    invariant(a >= 0 && a < size && b >= 0 && b < size, "a link leads out of the graph");
    rows[a]!.push({ to: b, kind });
    if (oneWay !== true) rows[b]!.push({ to: a, kind });
  }
  const start = [0];
  const to: number[] = [];
  const kind: number[] = [];
  for (const row of rows) {
    row.sort((x, y) => x.to - y.to || x.kind - y.kind);
    for (const link of row) {
      to.push(link.to);
      kind.push(link.kind);
    }
    start.push(to.length);
  }
  return { size, start, to, kind, queue: zeros(size) };
}

/** The lowest kind of the links from one node to another; -1 without a link. */
export function linkKind(graph: Graph, from: number, to: number): number {
  for (let i = graph.start[from]!; i < graph.start[from + 1]!; i++) if (graph.to[i] === to) return graph.kind[i]!;
  return -1;
}

/**
 * Marks every reachable node in `reached`, in which the caller has set the sources to 1 and the others to 0. `canEnter(node, kind, from)` is true if
 * a step is open, `goesOn(node)` if the search continues from a node it has reached. Returns the number of marked nodes.
 */
export function flood(
  graph: Graph,
  reached: number[],
  canEnter: (node: number, kind: number, from: number) => boolean,
  goesOn: (node: number) => boolean = always,
): number {
  const queue = graph.queue;
  let tail = 0;
  for (let node = 0; node < graph.size; node++) if (reached[node] === 1) queue[tail++] = node;
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    if (!goesOn(from)) continue;
    for (let i = graph.start[from]!; i < graph.start[from + 1]!; i++) {
      const node = graph.to[i]!;
      if (reached[node] === 1 || !canEnter(node, graph.kind[i]!, from)) continue;
      reached[node] = 1;
      queue[tail++] = node;
    }
  }
  return tail;
}

/**
 * Fills in the distances, in links, from the nodes with `distance[n] === 0`. All others must be -1, and stay -1 if they are more than `most` links
 * away.
 */
export function spread(graph: Graph, distance: number[], most: number, canEnter: (node: number, kind: number, from: number) => boolean): void {
  const queue = graph.queue;
  let tail = 0;
  for (let node = 0; node < graph.size; node++) if (distance[node] === 0) queue[tail++] = node;
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    const next = distance[from]! + 1;
    if (next > most) return;
    for (let i = graph.start[from]!; i < graph.start[from + 1]!; i++) {
      const node = graph.to[i]!;
      if (distance[node] !== -1 || !canEnter(node, graph.kind[i]!, from)) continue;
      distance[node] = next;
      queue[tail++] = node;
    }
  }
}

function always(): boolean {
  return true;
}
