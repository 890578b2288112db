/**
 * The editions of the printed data and what the rules look up in them: the index file of the tables. Rules ask `tablesOf(s)`; the files of tables/ compile and check.
 */
import { type Editions, createEditions } from "../../core/state/editions.js";
import { PLAYED_EDITION } from "../data/played.js";
import type { Tables } from "./types.js";
import { compile } from "./compile.js";

export type { Tables, CompiledScenario } from "./types.js";

/** The editions known in this program. */
export const EDITIONS: Editions<Tables> = createEditions(() => compile(PLAYED_EDITION));

/** The tables of a state's edition. */
export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** The first block of a seat in block order. */
export function firstOf(t: Tables, seat: number): number {
  return seat === 0 ? t.firstBlock[0] : t.firstBlock[1];
}

/** The last block of a seat in block order. */
export function lastOf(t: Tables, seat: number): number {
  return seat === 0 ? t.lastBlock[0] : t.lastBlock[1];
}
