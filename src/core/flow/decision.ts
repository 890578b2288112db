/** A seat, a spectator or the arbiter. A spectator sees only what every seat sees; the arbiter sees everything. */
export type Viewer<Seat extends string> = Seat | "spectator" | "arbiter";

/** The pending decision: the procedure that asks, its clause and the seats asked. */
export interface Decision<Seat extends string> {
  readonly kind: string;
  readonly clause: string;
  readonly seats: readonly Seat[];
  /** The subject, as named ids and numbers that the viewer may know. */
  readonly about?: object;
}
