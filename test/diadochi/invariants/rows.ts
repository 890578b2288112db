/** Rows of what a position must fulfil: each a clause, a position that is accepted, what breaks it with the refusal, and changes that do not. */
import { expect } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { legitimacyOf, victoryPointsOf } from "../../../src/diadochi/rules/points.js";
import { type DiadochiState, trackPoints, UNSETTLED_PIECES } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { Table } from "../table.js";

export type Change = (s: DiadochiState) => unknown;
export type Row = readonly [clause: string, position: () => Table, broken: Change, refusal: string, ...kept: readonly Change[]];

/** The position is accepted and so are the changes that keep it; what breaks it is refused. */
export function expectRow([, position, broken, refusal, ...kept]: Row): void {
  const before = position();
  expect(before.checked(), "the position").toBe("accepted");
  kept.forEach((change, nth) => expect(before.checked(completed(change)), `kept ${nth + 1}`).toBe("accepted"));
  expect(before.checked(completed(broken))).toContain(refusal);
}

/** A change in the middle of an action: what follows from the pieces, or what else is named, has not been settled yet. */
export function underWay(change: Change, unsettled: number = UNSETTLED_PIECES): Change {
  return (s) => {
    change(s);
    return new UnderWay(unsettled);
  };
}

class UnderWay {
  constructor(readonly unsettled: number) {}
}

// The change with the points counted again, as at the end of an action.
function completed(change: Change): Change {
  return (s) => {
    const changed = change(s);
    for (let seat = 0; seat < s.seats && !F["set-up"].isUnderWay(s); seat++)
      trackPoints(s, seat, victoryPointsOf(s, tablesOf(s), seat), legitimacyOf(s, tablesOf(s), seat));
    s.unsettled = changed instanceof UnderWay ? changed.unsettled : 0;
  };
}
