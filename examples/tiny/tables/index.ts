/** An edition compiled: what the rules look up. */
import { createEditions, type Editions } from "tyche/engine";
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData } from "../vocabulary/edition-types.js";

export interface Tables {
  readonly spaces: readonly string[];
  /** Index of the last space, the south end. */
  readonly end: number;
}

/** Compiles an edition that is known to be sound. */
export function compile({ spaces }: EditionData): Tables {
  return { spaces, end: spaces.length - 1 };
}

export const EDITIONS: Editions<Tables> = createEditions(() => compile(STANDARD_EDITION));

/** The tables of a state's edition, "" for the standard one. @throws PositionError when that edition is not known in this program */
export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}
