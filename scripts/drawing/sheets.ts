/** Sheets: the main map and the maps let into it, each with its land in pixels. */
import { landRings } from "./atlas.js";
import { bound, clipRing, type Corners, densify, inRings, projection, type Ring, ringArea, simplify, type XY } from "./geometry.js";
import { cornersOf, type Settings } from "./settings.js";

/** Around the frame so much is kept, so that the edge of the picture is no coast. */
const MARGIN = 14;

export interface Sheet {
  readonly id: string;
  readonly frame: Corners;
  readonly project: (point: XY) => XY;
  readonly rings: readonly Ring[];
  /** Whether a point of the picture is land. */
  readonly isLand: (point: XY) => boolean;
  /** What may not be covered by names: the furniture, and on the main map what is let in. */
  readonly keepOut: readonly Corners[];
}

export function makeSheets(settings: Settings): Sheet[] {
  const { id, width, mapHeight, inset, furniture, boxes } = settings;
  const rings = landRings(settings.land)
    .map((ring) => clipRing(ring, settings.world))
    .filter((ring) => ring.length > 3);
  const beside = [furniture.title, furniture.legend, ...Object.values(boxes)].map(cornersOf);
  const main = makeSheet(id, rings, projection(settings.projection), [0, 0, width, mapHeight], [...beside, ...(inset === undefined ? [] : [inset.frame])]);
  return inset === undefined ? [main] : [main, makeSheet(inset.id, rings, projection(inset.projection), inset.frame, [])];
}

function makeSheet(id: string, degrees: readonly Ring[], project: Sheet["project"], frame: Corners, keepOut: readonly Corners[]): Sheet {
  const wide: Corners = [frame[0] - MARGIN, frame[1] - MARGIN, frame[2] + MARGIN, frame[3] + MARGIN];
  const rings = degrees.map((ring) => clipRing(densify(ring).map(project), wide)).filter((ring) => ring.length > 3);
  return { id, frame, project, rings, isLand: landMask(rings, wide), keepOut };
}

/** Land or not, by the pixel: scan lines through all rings. */
function landMask(rings: readonly Ring[], [x0, y0, x1, y1]: Corners): (point: XY) => boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const crossings = Array.from({ length: height }, (): number[] => []);
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
      for (let j = Math.max(0, Math.ceil(low[1] - y0 - 0.5)); j < height && j + 0.5 + y0 < high[1]; j++) {
        crossings[j]!.push(low[0] + ((j + 0.5 + y0 - low[1]) * (high[0] - low[0])) / (high[1] - low[1]));
      }
    });
  }
  const bits = new Uint8Array(width * height);
  crossings.forEach((xs, j) => {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      for (let i = Math.max(0, Math.ceil(xs[k]! - x0 - 0.5)); i < width && i + 0.5 + x0 < xs[k + 1]!; i++) bits[j * width + i] = 1;
    }
  });
  return ([x, y]) => {
    const [i, j] = [Math.floor(x - x0), Math.floor(y - y0)];
    return i >= 0 && j >= 0 && i < width && j < height && bits[j * width + i] === 1;
  };
}

/** The coast to draw: small islands without a place dropped, shapes simplified. */
export function coastOf(sheet: Sheet, { islet, coast }: Settings, homes: readonly XY[]): Ring[] {
  const hasPlace = (ring: Ring): boolean => Math.abs(ringArea(ring)) > 2 && homes.some((home) => inRings([bound(ring)], home));
  return sheet.rings
    .filter((ring) => Math.abs(ringArea(ring)) >= islet || hasPlace(ring))
    .map((ring) => simplify(ring, coast, true))
    .filter((ring) => ring.length > 3);
}
