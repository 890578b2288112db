import { type Editions, createEditions } from "../../core/state/editions.js";
import { PLAYED_EDITION } from "../data/played.js";
import type { Tables } from "./types.js";
import { compile } from "./compile.js";

export type { Tables, CompiledScenario } from "./types.js";

export const EDITIONS: Editions<Tables> = createEditions(() => compile(PLAYED_EDITION));

export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

export function firstOf(t: Tables, seat: number): number {
  return seat === 0 ? t.firstBlock[0] : t.firstBlock[1];
}

export function lastOf(t: Tables, seat: number): number {
  return seat === 0 ? t.lastBlock[0] : t.lastBlock[1];
}
