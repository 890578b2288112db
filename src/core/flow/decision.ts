/** The common fields of decisions, and their viewers. */

/** A viewer: a seat; a spectator, who sees what all see; or the arbiter, who sees everything. */
export type Viewer<Seat extends string> = Seat | "spectator" | "arbiter";

/** The decision under way: the procedure that asks, its clause and the seats asked. */
export interface Decision<Seat extends string> {
  readonly kind: string;
  readonly clause: string;
  readonly seats: readonly Seat[];
  /** Its subject, by name: ids and numbers that the viewer may know. */
  readonly about?: object;
}
