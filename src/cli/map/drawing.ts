/**
 * The shapes that a board is drawn with. A ruleset's adapter turns a view into shapes, the SVG writer turns shapes into text.
 *
 * Coordinates are the drawing's own units, origin top left, x to the right and y down. Shapes are painted in the order given.
 */

/** A point: x, then y. */
export type Point = readonly [x: number, y: number];

/** What every shape may carry: a tooltip. */
interface Titled {
  /** A tooltip shown when the pointer rests on the shape. */
  readonly title?: string;
}

/** An open line through two or more points: a road, a strait, a sea route, a river. */
export interface LineShape extends Titled {
  readonly shape: "line";
  readonly points: readonly Point[];
  readonly stroke: string;
  readonly width?: number;
  readonly dashed?: boolean;
}

/** A closed polygon: a region, a sea. */
export interface AreaShape extends Titled {
  readonly shape: "area";
  readonly points: readonly Point[];
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A circle by its centre: a space, a round marker. */
export interface CircleShape extends Titled {
  readonly shape: "circle";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A rectangle by its top left corner: a box, a counter, a block, a track's square. */
export interface BoxShape extends Titled {
  readonly shape: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  /** Radius of the corners. */
  readonly corner?: number;
}

/** One line of text; x and y are the anchor point on the baseline. */
export interface TextShape extends Titled {
  readonly shape: "text";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly fill?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** Anything that can be drawn. */
export type Shape = LineShape | AreaShape | CircleShape | BoxShape | TextShape;

/** A whole picture. */
export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly shapes: readonly Shape[];
}
