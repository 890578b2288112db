/** What every decision says of itself. */

/** The decision under way: which procedure asks, under which clause, whom. */
export interface Decision<Seat extends string> {
  readonly kind: string;
  readonly clause: string;
  readonly seats: readonly Seat[];
  /** What it is about, by name: ids and numbers that the viewer may know. */
  readonly about?: object;
}
