/** Rows of positions that cannot be, each with its nearest neighbour that can. */
import { expect, test } from "vitest";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { NINE_YEARS, type NineYearsState } from "../../../src/nine-years/index.js";
import { EVENT_CARDS } from "../../../src/nine-years/data/events.js";
import { EVENT_NOT_ADDED, setPlaceOfEvent } from "../../../src/nine-years/state/index.js";
import type { Table } from "../table.js";

/** A position of before 1693, in which the cards of that year are kept back. */
export function before1693(t: Table): Table {
  EVENT_CARDS.forEach((card, i) => card.added1693 && setPlaceOfEvent(t.state, i, EVENT_NOT_ADDED));
  return t;
}

type Change = (s: NineYearsState) => unknown;

/** A change that is refused with the field, a change that is not, and the position that both are made in. */
export interface Row {
  readonly title: string;
  readonly from: () => Table;
  readonly refused: Change;
  /** The end of the path of the field. */
  readonly path: string;
  /** What the message says beside the path. */
  readonly says?: string;
  /** The position itself when left out. */
  readonly accepted?: Change;
}

function changed(from: () => Table, change: Change): NineYearsState {
  const s: NineYearsState = JSON.parse(JSON.stringify(from().state));
  change(s);
  return s;
}

/** What is wrong with a position: null when nothing is. */
export function fault(s: NineYearsState): { name: string; path: string; message: string } | null {
  try {
    NINE_YEARS.restore(s);
    return null;
  } catch (error) {
    if (!isTycheError(error)) throw error;
    return { name: error.name, path: String(error.details.path), message: error.message };
  }
}

/** A test for each row. */
export function testRows(rows: readonly Row[]): void {
  for (const { title, from, refused, path, says = "", accepted = () => {} } of rows)
    test(title, () => {
      expect(fault(changed(from, accepted)), "the neighbour").toBe(null);
      const found = fault(changed(from, refused));
      expect([found?.name, found?.path.endsWith(path) ? path : found?.path]).toEqual(["PositionError", path]);
      expect(found?.message).toContain(says);
    });
}
