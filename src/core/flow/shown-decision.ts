import type { Decision, Viewer } from "./decision.js";
import type { Procedure } from "./flow.js";

const NOBODY: readonly never[] = Object.freeze([]);

/** The decision of these seats as a viewer sees it, without its subject. If the question is secret, other viewers see `shownAs` and no seats. */
export function decisionFor<Seat extends string>(
  { kind, clause, shownAs }: Pick<Procedure<never, never>, "kind" | "clause" | "shownAs">,
  seats: readonly Seat[],
  viewer: Viewer<Seat>,
): Omit<Decision<Seat>, "about"> {
  if (shownAs === undefined || isAskedAs(seats, viewer)) return { kind, clause, seats };
  return { kind: shownAs.kind, clause: shownAs.clause, seats: NOBODY };
}

/** True if a viewer sees a decision as the asked seats do. */
export function isAskedAs<Seat extends string>(seats: readonly Seat[], viewer: Viewer<Seat>): boolean {
  return viewer === "arbiter" || seats.includes(viewer as Seat);
}
