/** Links: lines that bend only where they would run over a third place or through the wrong element. */
import { curve, type XY } from "./geometry.js";
import type { Inset, Settings } from "./settings.js";
import type { Spot } from "./places.js";

const BENDS = [0, 0.08, -0.08, 0.16, -0.16, 0.25, -0.25, 0.35, -0.35, 0.45, -0.45, 0.6, -0.6];
const WATER: readonly string[] = ["sea", "strait", "trans-mediterranean", "coast", "perilous-sea"];

export interface Way {
  readonly a: Spot;
  readonly b: Spot;
  readonly kind: string;
  readonly isWater: boolean;
  readonly bend: number;
}

/** The points of a way from a to b, the ends included. */
export function pointsOf({ a, b, bend }: Pick<Way, "a" | "b" | "bend">, pieces: number): XY[] {
  return Array.from({ length: pieces + 1 }, (_, i) => curve([a.x, a.y], [b.x, b.y], bend, i / pieces));
}

export function layWays({ outline }: Settings, spots: readonly Spot[]): Way[] {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  return outline.links.map(({ a, b, kind }) => {
    const way = { a: byId.get(a)!, b: byId.get(b)!, kind, isWater: WATER.includes(kind) };
    return { ...way, bend: way.a.on === way.b.on ? bendOf(way, spots) : 0 };
  });
}

/** A way to another sheet, from the place where it breaks off: its end, and where the name of the place it leads to hangs. */
export interface BrokenWay {
  readonly from: Spot;
  readonly to: Spot;
  readonly end: XY;
  readonly anchor: -1 | 0 | 1;
  readonly name: XY;
}

export function brokenWays({ inset }: Settings, ways: readonly Way[]): BrokenWay[] {
  if (inset === undefined) return [];
  return ways.flatMap(({ a, b }) => (a.on === b.on ? [] : [brokenWay(inset, a, b), brokenWay(inset, b, a)]));
}

function brokenWay({ id, frame, stubs }: Inset, from: Spot, to: Spot): BrokenWay {
  const { step, anchor, name } = stubs[from.id]!;
  const end: XY = [from.x + step[0], from.y + step[1]];
  const x = from.on.id === id ? frame[2] - 9 : end[0] + name[0];
  return { from, to, end, anchor: anchor === "end" ? -1 : anchor === "start" ? 1 : 0, name: [x, end[1] + name[1]] };
}

function bendOf(way: Omit<Way, "bend">, spots: readonly Spot[]): number {
  const { a, b } = way;
  const length = Math.hypot(a.x - b.x, a.y - b.y);
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const others = spots.filter((spot) => spot.on === a.on && spot !== a && spot !== b && Math.hypot(spot.x - mx, spot.y - my) < length / 2 + 40);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const bend of BENDS) {
    const cost = costOf(way, bend, others);
    if (cost < least - 1e-9) [best, least] = [bend, cost];
  }
  return best;
}

function costOf(way: Omit<Way, "bend">, bend: number, others: readonly Spot[]): number {
  const line = pointsOf({ ...way, bend }, 24);
  let cost = Math.abs(bend) * (way.kind === "coast" ? 34 : 14);
  for (const { x, y, half } of others) {
    const distance = Math.min(...line.map(([px, py]) => Math.hypot(px - x, py - y)));
    if (distance < half + 7) cost += 30 * (1 - distance / (half + 7)) + 6;
  }
  const wrong = line.slice(2, -2).filter((point) => way.a.on.isLand(point) === way.isWater).length;
  return cost + (wrong / 21) * (way.isWater ? 16 : 9);
}
