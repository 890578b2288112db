/** What each map is made from: frame, projection, rivers, names of geography, and where the furniture stands. */
import type { Furniture, Rect } from "../../src/core/board/board.js";
import type { Outline } from "../../src/drawing/outline.js";
import type { Corners, Projection, XY } from "./geometry.js";

/** A map let into the main one. */
export interface Inset {
  readonly id: string;
  readonly frame: Corners;
  readonly projection: Projection;
  /** Where the ways to the other sheet break off, by place: the step from the place, and where their names stand. */
  readonly stubs: Readonly<Record<string, { readonly step: XY; readonly anchor: "start" | "middle" | "end"; readonly name: XY }>>;
}

/** A name of geography: its id, where it lies, its size. */
export type Toponym = readonly [id: string, lat: number, lon: number, size: number];

/** What a map is made from. */
export interface Settings {
  readonly id: string;
  readonly outline: Outline;
  readonly land: "10m" | "50m";
  /** The part of the world that is read, in degrees: west, south, east, north. */
  readonly world: Corners;
  readonly width: number;
  /** Height of the map; below it stands a strip of furniture. */
  readonly mapHeight: number;
  readonly height: number;
  readonly projection: Projection;
  readonly inset?: Inset;
  /** Least triangle of the coast, least island without a place, least triangle of borders; in square pixels. */
  readonly coast: number;
  readonly islet: number;
  readonly border: number;
  /** Least distance of places east to west and north to south, and how far one may move for it; in pixels. */
  readonly apart: XY;
  readonly reach: number;
  /** How far a region grows from its places, over land and as so many times of it over water. */
  readonly regionReach: number;
  readonly seaCost: number;
  /** Points from which regions grow besides: region, latitude, longitude. */
  readonly grow: readonly (readonly [region: string, lat: number, lon: number])[];
  /** Boxes in degrees that belong to no region: west, south, east, north. */
  readonly wild: readonly Corners[];
  readonly waters: readonly Toponym[];
  readonly lands: readonly Toponym[];
  readonly towns: readonly Toponym[];
  /** Points of rivers in turn: latitude, longitude. */
  readonly rivers: Readonly<Record<string, readonly number[]>>;
  readonly furniture: Furniture;
  readonly boxes: Readonly<Record<string, Rect>>;
  /** Widths of a stack, the best first. */
  readonly stackWidths: readonly number[];
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function cornersOf({ x, y, width, height }: Rect): Corners {
  return [x, y, x + width, y + height];
}
