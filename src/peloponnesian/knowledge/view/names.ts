import type { NamedBits } from "../../../core/basics/bits.js";
import * as S from "../../state/index.js";
import type { OffMap } from "./types.js";

/** The names of the bits that are set, in order. */
export function namesOf(names: NamedBits, isSet: (bit: number) => boolean): string[] {
  const set: string[] = [];
  for (const [name, bit] of names) if (isSet(bit)) set.push(name);
  return set;
}

export const EFFECT_NAMES: NamedBits = [
  ["tempest-on-sparta", S.TEMPEST_ON_SPARTA],
  ["tempest-on-athens", S.TEMPEST_ON_ATHENS],
  ["earthquake", S.EARTHQUAKE],
  ["reassessment", S.REASSESSMENT],
  ["coup", S.COUP],
  ["omen-on-sparta", S.OMEN_ON_SPARTA],
  ["omen-on-athens", S.OMEN_ON_ATHENS],
  ["calm", S.CALM],
  ["long-war", S.LONG_WAR],
  ["sides-swapped", S.SWAPPED],
  ["surprise-march", S.SURPRISE],
  ["peace-concluded", S.PEACE_CONCLUDED],
];

export const MARK_NAMES: NamedBits = [
  ["inside", S.INSIDE],
  ["moved", S.MOVED],
  ["stayed", S.STAYED],
  ["party", S.PARTY],
  ["loaded", S.LOADED],
  ["supplied", S.SUPPLIED],
  ["revealed", S.REVEALED],
  ["retreating", S.RETREATING],
  ["sallying", S.SALLYING],
  ["storming", S.STORMING],
  ["landed", S.LANDED],
  ["succeeded", S.SUCCEEDED],
  ["homeward", S.HOMEWARD],
];

export const OFF_MAP: readonly OffMap[] = ["pool", "reserve", "excluded", "drawn"];

/** The visible kinds of hidden blocks. */
export const BLOCK_KINDS = ["fleet", "greek"] as const;
