/** What a state read from outside is refused for: tables of what is changed in a sound position, and where it is refused. */
import { expect, test } from "vitest";
import { PositionError } from "../../src/core/basics/errors.js";
import { PELOPONNESIAN as GAME, type PeloponnesianState } from "../../src/peloponnesian/index.js";

/** A state whose fields can be replaced. */
export type Draft = { -readonly [K in keyof PeloponnesianState]: PeloponnesianState[K] };

/** Where a changed state is refused, and what was expected there; null when it is accepted. */
export function refused(s: PeloponnesianState, change: (draft: Draft) => void): string | null {
  const draft = JSON.parse(JSON.stringify(s)) as Draft;
  change(draft);
  try {
    GAME.restore(draft);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(PositionError);
    const { path, expected } = (error as PositionError).details;
    expect((error as PositionError).message).toContain(`${path}: expected ${expected}`);
    return `${path}: ${expected}`;
  }
}

/** The clauses in its title, what is changed, where it is refused, and a change beside it that is accepted; without one the position as it is. */
export type RefusedRow = readonly [title: string, change: (draft: Draft) => void, refusal: string, accepted?: (draft: Draft) => void];

/** A test for each row: the twin is accepted, the change is refused with the field. */
export function testRefused(position: () => PeloponnesianState, rows: readonly RefusedRow[]): void {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, change, refusal, accepted = () => {}]) => {
    const s = position();
    expect(refused(s, accepted)).toBe(null);
    expect(refused(s, change)).toBe(refusal);
  });
}
