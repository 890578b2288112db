/** Plane geometry without dependencies: projection, clipping, simplification, points in rings, compact SVG paths. */

export type XY = readonly [x: number, y: number];
export type Ring = readonly XY[];
/** A box by its corners: left, top, right, bottom. */
export type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

/** Random numbers from 0 to 1, the same ones for a seed. */
export function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A plane chart seen through a focus: about it the scale is the largest, and it falls with distance as asinh does, so that no shape breaks. */
export interface Projection {
  /** Longitude and latitude. */
  readonly focus: XY;
  /** A degree of longitude, measured in degrees of latitude. */
  readonly kx: number;
  /** The distance, in degrees, from which the scale falls. */
  readonly c: number;
  /** Pixels a degree at the focus. */
  readonly scale: number;
  /** Where the focus lies in the picture. */
  readonly at: XY;
}

/** Longitude and latitude to pixels. */
export function projection({ focus, kx, c, scale, at }: Projection): (point: XY) => XY {
  return ([lon, lat]) => {
    const u = (lon - focus[0]) * kx;
    const v = focus[1] - lat;
    const r = Math.hypot(u, v);
    const k = r < 1e-9 ? 1 : (c * Math.asinh(r / c)) / r;
    return [at[0] + scale * u * k, at[1] + scale * v * k];
  };
}

/** A ring cut to a rectangle (Sutherland and Hodgman). */
export function clipRing(ring: Ring, [x0, y0, x1, y1]: Corners): Ring {
  let out: Ring = ring;
  for (const [axis, bound, sign] of [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ] as const) {
    const isInside = (p: XY): boolean => sign * (p[axis] - bound) >= 0;
    const input: Ring = out;
    out = input.flatMap((b, i) => {
      const a = input[(i + input.length - 1) % input.length]!;
      const t = (bound - a[axis]) / (b[axis] - a[axis]);
      const cut: XY[] = isInside(a) === isInside(b) ? [] : [[a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]];
      return isInside(b) ? [...cut, b] : cut;
    });
  }
  return out;
}

/** The area of a ring; its sign says which way it turns. */
export function ringArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring[(i + ring.length - 1) % ring.length]!;
    return sum + (px * y - x * py) / 2;
  }, 0);
}

/** A line with further points, so that its pieces are at most half a degree long and bend with the projection. */
export function densify(ring: Ring): Ring {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.5));
    return Array.from({ length: steps }, (_, k): XY => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
  });
}

/** Visvalingam's simplification: drops points whose triangle is smaller than `least`, the smallest first; the ends of an open line stay. */
export function simplify(points: Ring, least: number, isClosed: boolean): Ring {
  const n = points.length;
  if (n < 5) return points;
  const before = points.map((_, i) => (i === 0 ? (isClosed ? n - 1 : -1) : i - 1));
  const after = points.map((_, i) => (i === n - 1 ? (isClosed ? 0 : n) : i + 1));
  const areaOf = (i: number): number => {
    const [a, b, c] = [points[before[i]!], points[i]!, points[after[i]!]];
    return a === undefined || c === undefined ? Number.POSITIVE_INFINITY : Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const areas = points.map((_, i) => areaOf(i));
  const heap = new Heap();
  areas.forEach((area, i) => heap.push(area, i));
  const isGone = new Set<number>();
  for (let next = heap.pop(); next !== null && n - isGone.size > 4; next = heap.pop()) {
    const [area, i] = next;
    if (isGone.has(i) || area !== areas[i]) continue;
    if (area >= least) break;
    isGone.add(i);
    const [p, q] = [before[i]!, after[i]!];
    if (p >= 0) after[p] = q;
    if (q < n) before[q] = p;
    for (const k of [p, q]) {
      if (k < 0 || k >= n) continue;
      areas[k] = Math.max(areaOf(k), area);
      heap.push(areas[k]!, k);
    }
  }
  return points.filter((_, i) => !isGone.has(i));
}

/** A heap of numbers with an item each, the least on top. */
class Heap {
  readonly #list: (readonly [number, number])[] = [];

  push(value: number, item: number): void {
    if (value === Number.POSITIVE_INFINITY) return;
    const list = this.#list;
    list.push([value, item]);
    for (let k = list.length - 1; k > 0; ) {
      const parent = (k - 1) >> 1;
      if (list[parent]![0] <= list[k]![0]) return;
      [list[parent], list[k]] = [list[k]!, list[parent]!];
      k = parent;
    }
  }

  pop(): readonly [number, number] | null {
    const list = this.#list;
    const top = list[0];
    const last = list.pop();
    if (top === undefined || last === undefined) return null;
    if (list.length === 0) return top;
    list[0] = last;
    for (let k = 0; ; ) {
      let least = 2 * k + 1;
      if (least >= list.length) return top;
      if (least + 1 < list.length && list[least + 1]![0] < list[least]![0]) least++;
      if (list[k]![0] <= list[least]![0]) return top;
      [list[k], list[least]] = [list[least]!, list[k]!];
      k = least;
    }
  }
}

/** A ring with its bounds, for quick questions. */
export interface BoundRing {
  readonly ring: Ring;
  readonly bounds: Corners;
}

export function bound(ring: Ring): BoundRing {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { ring, bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** Whether a point lies in an odd number of rings. */
export function inRings(rings: readonly BoundRing[], [x, y]: XY): boolean {
  let isIn = false;
  for (const { ring, bounds } of rings) {
    if (x < bounds[0] || x > bounds[2] || y < bounds[1] || y > bounds[3]) continue;
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!;
      const [xj, yj] = ring[j]!;
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isIn = !isIn;
    }
  }
  return isIn;
}

/** A relative SVG path in steps of 1/`grain` pixel. */
export function pathOf(lines: readonly Ring[], isClosed: boolean, grain: number): string {
  const numeral = (value: number): string => String(value / grain).replace(/^(-?)0\./, "$1.");
  const joined = (parts: readonly string[]): string => parts.reduce((text, part) => `${text}${text === "" || part.startsWith("-") ? "" : " "}${part}`, "");
  return lines
    .map((line) => {
      const whole = line.map(([x, y]) => [Math.round(x * grain), Math.round(y * grain)] as const);
      const steps = whole.slice(1).flatMap(([x, y], i) => {
        const [dx, dy] = [x - whole[i]![0], y - whole[i]![1]];
        return dx === 0 && dy === 0 ? [] : [numeral(dx), numeral(dy)];
      });
      return `M${joined(whole[0]!.map(numeral))}l${joined(steps)}${isClosed ? "z" : ""}`;
    })
    .join("");
}

/** Corners cut off (Chaikin); the ends of an open line stay. */
export function chaikin(points: Ring, rounds: number, isClosed: boolean): Ring {
  let line = points;
  for (let k = 0; k < rounds; k++) {
    const cut = line.slice(0, line.length - (isClosed ? 0 : 1)).flatMap((a, i): XY[] => {
      const b = line[(i + 1) % line.length]!;
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
    line = isClosed ? cut : [line[0]!, ...cut, line.at(-1)!];
  }
  return line;
}

/** A point of the curve from a to b that bends by `bend` (see `Link` of src/core/board/board.ts). */
export function curve(a: XY, b: XY, bend: number, t: number): XY {
  const mx = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend;
  const my = (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend;
  const s = 1 - t;
  return [s * s * a[0] + 2 * s * t * mx + t * t * b[0], s * s * a[1] + 2 * s * t * my + t * t * b[1]];
}

/** The area two boxes share when both are grown by half a gap; 0 when they are apart. */
export function overlap(a: Corners, b: Corners, gap = 0): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + gap;
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + gap;
  return w > 0 && h > 0 ? w * h : 0;
}

/** The length of a straight line inside a box. */
export function lengthInside(a: XY, b: XY, [x0, y0, x1, y1]: Corners): number {
  let [from, to] = [0, 1];
  for (const [p, d, low, high] of [
    [a[0], b[0] - a[0], x0, x1],
    [a[1], b[1] - a[1], y0, y1],
  ] as const) {
    if (Math.abs(d) < 1e-9) {
      if (p < low || p > high) return 0;
      continue;
    }
    const [u, v] = [(low - p) / d, (high - p) / d];
    from = Math.max(from, Math.min(u, v));
    to = Math.min(to, Math.max(u, v));
  }
  return to > from ? (to - from) * Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;
}
