/** Regions: grown over a grid from places and the ways inside a region, sea costlier than land; borders are shared lines, so that neighbours leave no gap. */
import { bound, chaikin, type Corners, densify, inRings, mulberry, type Ring, ringArea, simplify, type XY } from "./geometry.js";
import type { Settings } from "./settings.js";
import { pointsOf, type Way } from "./links.js";
import type { Spot } from "./places.js";
import type { Sheet } from "./sheets.js";

const CELL = 4;
const NOBODY = -1;
const LEAST_RING = 150;
const TINTS = [0, 1, 2, 3, 4, 5, 6, 7];

export interface Realm {
  readonly id: string;
  readonly on: Sheet;
  readonly rings: readonly Ring[];
  /** Whether a point of the picture is its land or water. */
  readonly holds: (x: number, y: number) => boolean;
  /** Cells of land, and the middle of them. */
  readonly cells: number;
  readonly centre: XY;
  tint: number;
}

/** A grid over a sheet: who owns each cell. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly owner: Int16Array;
  readonly isLand: Uint8Array;
}

interface Site {
  readonly x: number;
  readonly y: number;
  readonly owner: number;
}

export function growRegions(settings: Settings, sheets: readonly Sheet[], spots: readonly Spot[], ways: readonly Way[]): Realm[] {
  const realms = sheets.flatMap((on) => realmsOf(settings, on, spots, ways));
  return realms.filter(({ id }) => !id.startsWith("?"));
}

function realmsOf(settings: Settings, on: Sheet, spots: readonly Spot[], ways: readonly Way[]): Realm[] {
  const members = spots.filter((spot) => spot.on === on && !spot.isSea);
  // A place of no region is a region of its own, which is not drawn.
  const groupOf = (spot: Spot): string => spot.region ?? `?${spot.id}`;
  const groups = [...new Set(members.map(groupOf))];
  const sites: Site[] = members.map((spot) => ({ x: spot.x, y: spot.y, owner: groups.indexOf(groupOf(spot)) }));
  for (const way of ways) {
    if (way.a.on !== on || way.b.on !== on || way.isWater || way.a.region === null || way.a.region !== way.b.region) continue;
    for (const [x, y] of pointsOf(way, 10).slice(1, -1)) sites.push({ x, y, owner: groups.indexOf(way.a.region) });
  }
  for (const [id, lat, lon] of settings.grow) {
    const [x, y] = on.project([lon, lat]);
    if (groups.includes(id)) sites.push({ x, y, owner: groups.indexOf(id) });
  }
  const grid = grow(settings, on, sites);
  const chains = chainsOf(grid, settings.border);
  const realms = groups.map((id, owner) => realmOf(id, on, grid, owner, ringsOf(chains, owner)));
  tint(realms, grid);
  return realms;
}

function grow(settings: Settings, on: Sheet, sites: readonly Site[]): Grid {
  const [left, top] = [on.frame[0] - 12, on.frame[1] - 12];
  const width = Math.ceil((on.frame[2] + 12 - left) / CELL);
  const height = Math.ceil((on.frame[3] + 12 - top) / CELL);
  const centre = (k: number): XY => [left + ((k % width) + 0.5) * CELL, top + (Math.floor(k / width) + 0.5) * CELL];
  const isLand = Uint8Array.from({ length: width * height }, (_, k) => (on.isLand(centre(k)) ? 1 : 0));
  const rough = roughness();
  const wild = settings.wild.map(([w, s, e, n]) =>
    bound(
      densify([
        [w, s],
        [e, s],
        [e, n],
        [w, n],
      ]).map(on.project),
    ),
  );
  const best = Float64Array.from({ length: width * height }, (_, k) => (inRings(wild, centre(k)) ? -1 : Number.POSITIVE_INFINITY));
  const owner = new Int16Array(width * height).fill(NOBODY);
  const buckets: (readonly [cell: number, cost: number, owner: number])[][] = [];
  const put = (cell: number, cost: number, who: number): void => {
    if (cost >= best[cell]! || cost > settings.regionReach) return;
    best[cell] = cost;
    owner[cell] = who;
    buckets[Math.floor(cost)] ??= [];
    buckets[Math.floor(cost)]!.push([cell, cost, who]);
  };
  for (const { x, y, owner: who } of sites) {
    const [i, j] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
    if (i >= 0 && j >= 0 && i < width && j < height) put(j * width + i, 0, who);
  }
  for (let b = 0; b < buckets.length; b++) {
    for (let q = 0; q < (buckets[b]?.length ?? 0); q++) {
      const [cell, cost, who] = buckets[b]![q]!;
      if (cost > best[cell]! || owner[cell] !== who) continue;
      for (const [next, step] of around(cell, width, height)) {
        const [x, y] = centre(next);
        put(next, cost + CELL * step * (0.72 + 0.56 * rough(x / 22, y / 22)) * (isLand[next] === 1 ? 1 : settings.seaCost), who);
      }
    }
  }
  return { width, height, left, top, owner, isLand };
}

function around(cell: number, width: number, height: number): (readonly [number, number])[] {
  const [i, j] = [cell % width, Math.floor(cell / width)];
  const next: (readonly [number, number])[] = [];
  for (let dj = -1; dj <= 1; dj++) {
    for (let di = -1; di <= 1; di++) {
      const isInside = i + di >= 0 && i + di < width && j + dj >= 0 && j + dj < height;
      if ((di !== 0 || dj !== 0) && isInside) next.push([(j + dj) * width + i + di, Math.hypot(di, dj)]);
    }
  }
  return next;
}

// Smooth noise, so that borders look like borders and not like ruled lines.
function roughness(): (x: number, y: number) => number {
  const random = mulberry(11);
  const lattice = Array.from({ length: 4096 }, () => random());
  const at = (a: number, b: number): number => lattice[(((a * 61 + b * 127) % 4096) + 4096) % 4096]!;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - i, y - j];
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
}

/** A line between two owners, from one meeting of borders to the next, or closed. */
interface Chain {
  readonly owners: readonly [number, number];
  readonly isClosed: boolean;
  readonly from: number;
  readonly to: number;
  readonly line: Ring;
}

interface Side {
  readonly a: number;
  readonly b: number;
  readonly owners: readonly [number, number];
  isUsed: boolean;
}

function chainsOf(grid: Grid, border: number): Chain[] {
  const { width, height, left, top } = grid;
  const nodes = new Map<number, Side[]>();
  const sides = sidesOf(grid);
  for (const side of sides) for (const node of [side.a, side.b]) nodes.set(node, [...(nodes.get(node) ?? []), side]);
  const pair = ({ owners: [l, r] }: Side): string => `${Math.min(l, r)},${Math.max(l, r)}`;
  const isMeeting = (node: number): boolean => {
    const list = nodes.get(node)!;
    return list.length !== 2 || pair(list[0]!) !== pair(list[1]!);
  };
  const pointOf = (node: number): XY => [left + (node % (width + 1)) * CELL, top + Math.floor(node / (width + 1)) * CELL];
  const walk = (start: number, first: Side): Chain => {
    const list = [start];
    let node = start;
    for (let side: Side | undefined = first; side !== undefined; ) {
      side.isUsed = true;
      node = side.a === node ? side.b : side.a;
      list.push(node);
      side = isMeeting(node) || node === start ? undefined : nodes.get(node)!.find((next) => !next.isUsed);
    }
    const isClosed = node === start && !isMeeting(start);
    const points = (isClosed ? list.slice(0, -1) : list).map(pointOf);
    const line = simplify(chaikin(simplify(points, 9, isClosed), 1, isClosed), border, isClosed).map(([x, y]): XY => [Math.round(x), Math.round(y)]);
    return { owners: first.owners, isClosed, from: list[0]!, to: list.at(-1)!, line };
  };
  const chains: Chain[] = [];
  for (const [node, list] of nodes) if (isMeeting(node)) for (const side of list) if (!side.isUsed) chains.push(walk(node, side));
  for (const side of sides) if (!side.isUsed) chains.push(walk(side.a, side));
  return height === 0 ? [] : chains;
}

function sidesOf({ width, height, owner }: Grid): Side[] {
  const at = (i: number, j: number): number => (i < 0 || j < 0 || i >= width || j >= height ? NOBODY : owner[j * width + i]!);
  const node = (i: number, j: number): number => j * (width + 1) + i;
  const sides: Side[] = [];
  const add = (a: number, b: number, l: number, r: number): void => {
    if (l !== r) sides.push({ a, b, owners: [l, r], isUsed: false });
  };
  for (let j = 0; j <= height; j++) {
    for (let i = 0; i <= width; i++) {
      add(node(i, j), node(i, j + 1), at(i, j), at(i - 1, j));
      add(node(i, j), node(i + 1, j), at(i, j - 1), at(i, j));
    }
  }
  return sides;
}

function ringsOf(chains: readonly Chain[], owner: number): Ring[] {
  const open = new Set(chains.filter(({ owners }) => owners.includes(owner)));
  const rings: Ring[] = [];
  for (const first of open) {
    open.delete(first);
    let ring = first.line;
    for (let end = first.to; !first.isClosed && end !== first.from; ) {
      const next = [...open].find((chain) => !chain.isClosed && (chain.from === end || chain.to === end));
      if (next === undefined) break;
      open.delete(next);
      ring = [...ring, ...(next.from === end ? next.line : [...next.line].reverse()).slice(1)];
      end = next.from === end ? next.to : next.from;
    }
    if (ring.length > 3 && Math.abs(ringArea(ring)) > LEAST_RING) rings.push(ring);
  }
  return rings;
}

function realmOf(id: string, on: Sheet, grid: Grid, owner: number, rings: readonly Ring[]): Realm {
  const { width, height, left, top } = grid;
  let [cells, sx, sy] = [0, 0, 0];
  grid.owner.forEach((who, k) => {
    if (who !== owner || grid.isLand[k] === 0) return;
    cells++;
    sx += k % width;
    sy += Math.floor(k / width);
  });
  const holds = (x: number, y: number): boolean => {
    const [i, j] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
    return i >= 0 && j >= 0 && i < width && j < height && grid.owner[j * width + i] === owner;
  };
  return { id, on, rings, holds, cells, centre: [left + (sx / cells) * CELL, top + (sy / cells) * CELL], tint: 0 };
}

/** Tints of neighbours differ; those with most neighbours choose first. */
function tint(realms: readonly Realm[], { width, height, owner }: Grid): void {
  const touching = realms.map(() => new Set<number>());
  for (let k = 0; k < owner.length; k++) {
    for (const [di, dj] of [
      [5, 0],
      [0, 5],
      [5, 5],
      [5, -5],
    ] as const) {
      const [i, j] = [(k % width) + di, Math.floor(k / width) + dj];
      if (i >= width || j < 0 || j >= height) continue;
      const [a, b] = [owner[k]!, owner[j * width + i]!];
      if (a === NOBODY || b === NOBODY || a === b) continue;
      touching[a]!.add(b);
      touching[b]!.add(a);
    }
  }
  const chosen = new Map<number, number>();
  const order = realms.map((_, i) => i).sort((a, b) => touching[b]!.size - touching[a]!.size);
  for (const i of order) {
    if (realms[i]!.id.startsWith("?")) continue;
    const taken = [...touching[i]!].map((n) => chosen.get(n));
    const uses = (t: number): number => [...chosen.values()].filter((c) => c === t).length;
    const free = TINTS.filter((t) => !taken.includes(t)).sort((a, b) => uses(a) - uses(b));
    chosen.set(i, free[0] ?? 7);
    realms[i]!.tint = free[0] ?? 7;
  }
}

/** How much of a box lies in what `test` holds: 21 points of it. */
export function shareOf(box: Corners, test: (x: number, y: number) => boolean): number {
  let inside = 0;
  for (let i = 0; i < 7; i++) for (let j = 0; j < 3; j++) if (test(box[0] + ((box[2] - box[0]) * i) / 6, box[1] + ((box[3] - box[1]) * j) / 2)) inside++;
  return inside / 21;
}
