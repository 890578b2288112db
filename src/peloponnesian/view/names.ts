/** The words of a view for what the state keeps as bits. */
import {
  CALM,
  COUP,
  DEALT_WITH,
  EARTHQUAKE,
  HOMEWARD,
  INSIDE,
  LANDED,
  LOADED,
  LONG_WAR,
  MOVED,
  OMEN_ON_ATHENS,
  OMEN_ON_SPARTA,
  PARTY,
  PEACE_CONCLUDED,
  REASSESSMENT,
  RETREATING,
  REVEALED,
  SALLYING,
  SIEGE_WORKS,
  STAYED,
  STORMING,
  SUCCEEDED,
  SUPPLIED,
  SURPRISE,
  SWAPPED,
  TEMPEST_ON_ATHENS,
  TEMPEST_ON_SPARTA,
} from "../state.js";
import type { OffMap } from "./types.js";

/** Words for bits. */
export type Names = readonly (readonly [name: string, bit: number])[];

/** The words of the bits that are set, in their order. */
export function namesOf(names: Names, isSet: (bit: number) => boolean): string[] {
  const set: string[] = [];
  for (const [name, bit] of names) if (isSet(bit)) set.push(name);
  return set;
}

/** Names of running effects. */
export const EFFECT_NAMES: Names = [
  ["tempest-on-sparta", TEMPEST_ON_SPARTA],
  ["tempest-on-athens", TEMPEST_ON_ATHENS],
  ["earthquake", EARTHQUAKE],
  ["reassessment", REASSESSMENT],
  ["coup", COUP],
  ["omen-on-sparta", OMEN_ON_SPARTA],
  ["omen-on-athens", OMEN_ON_ATHENS],
  ["calm", CALM],
  ["long-war", LONG_WAR],
  ["sides-swapped", SWAPPED],
  ["surprise-march", SURPRISE],
  ["peace-concluded", PEACE_CONCLUDED],
];

/** Names of the marks of blocks. */
export const MARK_NAMES: Names = [
  ["inside", INSIDE],
  ["moved", MOVED],
  ["stayed", STAYED],
  ["party", PARTY],
  ["loaded", LOADED],
  ["supplied", SUPPLIED],
  ["revealed", REVEALED],
  ["retreating", RETREATING],
  ["sallying", SALLYING],
  ["storming", STORMING],
  ["landed", LANDED],
  ["succeeded", SUCCEEDED],
  ["homeward", HOMEWARD],
];

/** Names of the marks of cities that views do not tell otherwise. */
export const CITY_MARK_NAMES: Names = [
  ["dealt-with", DEALT_WITH],
  ["siege-works", SIEGE_WORKS],
];

export const OFF_MAP: readonly OffMap[] = ["pool", "reserve", "excluded", "drawn"];
