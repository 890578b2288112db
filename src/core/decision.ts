/** What every decision says of itself. */
import type { Viewer } from "./contract.js";
import type { Procedure } from "./flow.js";

/** The decision under way: which procedure asks, under which clause, whom. */
export interface Decision<Seat extends string> {
  readonly kind: string;
  readonly clause: string;
  readonly seats: readonly Seat[];
  /** What it is about, by name: ids and numbers that the viewer may know. */
  readonly about?: object;
}

const NOBODY: readonly never[] = Object.freeze([]);

/** The decision that a procedure puts to these seats, as a viewer may know it: where the question itself is a secret, those who are not asked learn only that there is one. */
export function decisionFor<Seat extends string>(
  { kind, clause, shownAs }: Pick<Procedure<never, never>, "kind" | "clause" | "shownAs">,
  seats: readonly Seat[],
  viewer: Viewer<Seat>,
): Omit<Decision<Seat>, "about"> {
  if (shownAs === undefined || isAskedAs(seats, viewer)) return { kind, clause, seats };
  return { kind: shownAs.kind, clause: shownAs.clause, seats: NOBODY };
}

/** Whether a viewer sees a decision as those who are asked do. */
export function isAskedAs<Seat extends string>(seats: readonly Seat[], viewer: Viewer<Seat>): boolean {
  return viewer === "arbiter" || seats.includes(viewer as Seat);
}
