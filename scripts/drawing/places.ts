/** Places: from their latitude and longitude into the picture, on the right side of the coast, and apart from each other. */
import { readFileSync } from "node:fs";
import type { OutlinePlace } from "../../src/drawing/outline.js";
import { type Corners, mulberry, type XY } from "./geometry.js";
import type { Settings } from "./settings.js";
import type { Sheet } from "./sheets.js";

const ROUNDS = 900;
const EDGE = 34;
/** Pull towards the true place, and push from neighbours, in pixels a round. */
const PULL = 0.03;
const PUSH = 4;

export interface Spot extends OutlinePlace {
  readonly on: Sheet;
  /** Half of the width of its symbol, and with what may lie around it. */
  readonly half: number;
  readonly reserve: number;
  readonly home: XY;
  readonly isOnRightSide: boolean;
  x: number;
  y: number;
}

/** Where the places of a ruleset lie in the world; a note says what is approximate. */
type Coordinates = Readonly<Record<string, { readonly lat: number; readonly lon: number; readonly note?: string }>>;

export function placeSpots(settings: Settings, sheets: readonly Sheet[]): Spot[] {
  const coordinates = JSON.parse(readFileSync(new URL(`./places-${settings.id}.json`, import.meta.url), "utf8")) as Coordinates;
  checkComplete(settings, coordinates);
  const spots = settings.outline.places.map((place): Spot => {
    const on = sheets.find(({ id }) => id === place.sheet)!;
    const { lat, lon } = coordinates[place.id]!;
    const home = sideOfCoast(on, on.project([lon, lat]), place.isSea);
    const { size } = settings.outline.style.places[place.kind]!;
    return { ...place, on, half: size, reserve: reserveOf(settings, place), home: home ?? on.project([lon, lat]), isOnRightSide: home !== null, x: 0, y: 0 };
  });
  for (const spot of spots) [spot.x, spot.y] = spot.home;
  moveApart(settings, spots);
  for (const spot of spots) [spot.x, spot.y] = [Math.round(spot.x), Math.round(spot.y)];
  return spots;
}

function checkComplete({ id, outline }: Settings, coordinates: Coordinates): void {
  const missing = outline.places.filter((place) => coordinates[place.id] === undefined).map((place) => place.id);
  const unknown = Object.keys(coordinates).filter((key) => !outline.places.some((place) => place.id === key));
  if (missing.length + unknown.length > 0) throw new Error(`places-${id}.json: missing ${missing.join(" ")}, unknown ${unknown.join(" ")}`);
}

// A ring around a besieged place, a bar over it, a flag beside it: they need room too.
function reserveOf({ outline }: Settings, { kind, marks }: OutlinePlace): number {
  const { size } = outline.style.places[kind]!;
  const isWalled = ["fortress", "major-city", "city", "port"].includes(kind);
  return size + (isWalled && outline.ruleset !== "diadochi" ? 3 : marks.includes("port") && outline.ruleset === "nine-years" ? 2 : 0);
}

/** The nearest point on land (or on water, for an area of the sea). */
function sideOfCoast(sheet: Sheet, home: XY, isSea: boolean): XY | null {
  if (sheet.isLand(home) !== isSea) return home;
  for (let r = 1; r < (isSea ? 60 : 16); r++) {
    for (let k = 0; k < 48; k++) {
      const point: XY = [home[0] + r * Math.cos((k * Math.PI) / 24), home[1] + r * Math.sin((k * Math.PI) / 24)];
      if (sheet.isLand(point) !== isSea) return point;
    }
  }
  return null;
}

/** Springs to the true place, pushes below a least distance; a move that leaves the own side of the coast is refused. */
function moveApart(settings: Settings, spots: readonly Spot[]): void {
  const random = mulberry(7);
  const pairs = neighbours(spots);
  const [ax, ay] = settings.apart;
  for (let round = 0; round < ROUNDS; round++) {
    const forces = spots.map(({ home, x, y }): [number, number] => [(home[0] - x) * PULL, (home[1] - y) * PULL]);
    for (const [i, j] of pairs) {
      const [a, b] = [spots[i]!, spots[j]!];
      const dx = b.x - a.x || random() - 0.5;
      const dy = b.y - a.y || random() - 0.5;
      const distance = Math.hypot(dx / ax, dy / ay);
      if (distance >= 1) continue;
      const push = ((1 - distance) * PUSH) / Math.hypot(dx, dy);
      forces[i]![0] -= dx * push;
      forces[i]![1] -= dy * push;
      forces[j]![0] += dx * push;
      forces[j]![1] += dy * push;
    }
    const heat = round < (ROUNDS * 2) / 3 ? 1 : 0.4;
    spots.forEach((spot, i) => moveBy(settings, spot, forces[i]!, heat));
  }
}

function neighbours(spots: readonly Spot[]): (readonly [number, number])[] {
  return spots.flatMap((a, i) =>
    spots.flatMap((b, j) => (j > i && a.on === b.on && Math.hypot(a.home[0] - b.home[0], a.home[1] - b.home[1]) < 240 ? [[i, j] as const] : [])),
  );
}

// The whole step, or what of it leads along one axis only.
function moveBy(settings: Settings, spot: Spot, [fx, fy]: readonly [number, number], heat: number): void {
  for (const [dx, dy] of [
    [fx, fy],
    [fx, 0],
    [0, fy],
  ] as const) {
    const to = within(settings, spot, [spot.x + dx * heat, spot.y + dy * heat]);
    if (!isFree(spot, to)) continue;
    [spot.x, spot.y] = to;
    return;
  }
}

function within({ reach }: Settings, { on, home }: Spot, [x, y]: XY): XY {
  const [x0, y0, x1, y1] = edgeOf(on);
  const [nx, ny] = [Math.min(x1, Math.max(x0, x)), Math.min(y1, Math.max(y0, y))];
  const away = Math.hypot(nx - home[0], ny - home[1]);
  return away <= reach ? [nx, ny] : [home[0] + ((nx - home[0]) * reach) / away, home[1] + ((ny - home[1]) * reach) / away];
}

// A map let in has its name at the top.
function edgeOf({ frame: [x0, y0, x1, y1], keepOut }: Sheet): Corners {
  return keepOut.length > 0 ? [x0 + EDGE, y0 + EDGE, x1 - EDGE, y1 - EDGE] : [x0 + 26, y0 + 40, x1 - 26, y1 - 24];
}

function isFree({ on, home, isSea, isOnRightSide }: Spot, [x, y]: XY): boolean {
  const isInWay = on.keepOut.some((box) => x > box[0] - 24 && x < box[2] + 24 && y > box[1] - 24 && y < box[3] + 24);
  if (isInWay && !on.keepOut.some((box) => home[0] > box[0] - 24 && home[0] < box[2] + 24 && home[1] > box[1] - 24 && home[1] < box[3] + 24)) return false;
  if (!isOnRightSide) return true;
  return [1, 2, 3, 4, 5].every((k) => on.isLand([home[0] + ((x - home[0]) * k) / 5, home[1] + ((y - home[1]) * k) / 5]) !== isSea);
}
