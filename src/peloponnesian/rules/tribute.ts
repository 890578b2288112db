/** The prestige of New Year: tribute of captured cities and of the League, opinion, and continuing events (10.1). */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS, EVENT_IDS, REBEL_GARRISON } from "../vocabulary/types.js";
import { isLeading } from "./cards.js";
import { leader } from "./victory.js";

/** The tribute of a seat's captured cities and, for Athens, of its League (10.1). */
export function tributeOf(s: PeloponnesianState, t: Tables, seat: number): number {
  return capturesOf(s, t, seat) + (seat === ATHENS ? leagueTribute(s, t) : 0);
}

/** The tribute of the cities that a seat has captured (PEL-10.1.1, PEL-10.1.2). */
export function capturesOf(s: PeloponnesianState, t: Tables, seat: number): number {
  let tribute = 0;
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (pays(s, t, city, seat)) tribute += t.cityValue[city]!; // PEL-1.2.4, PEL-14.1.3.1: a captured city pays its value.
  }
  return tribute;
}

function pays(s: PeloponnesianState, t: Tables, city: number, seat: number): boolean {
  if (S.controllerOf(s, city) !== seat || S.nativeOf(s, city) !== S.rivalOf(seat)) return false; // PEL-10.1.2: neutral and Persian cities do not pay.
  if (S.isBesieged(s, city) || S.isClosedArea(s, t, city)) return false; // PEL-7.6.4: a besieged or closed city does not pay.
  return t.numbers.rebelsPay.value === 1 || S.garrisonOf(s, city) !== REBEL_GARRISON; // PEL-3.4.7: a city held by its rebels pays only if `rebelsPay` is 1.
}

/** PEL-10.1.5: the tribute of the League, a point for every `leagueShare` of the total value of faithful cities. Only cities that may revolt count. */
export function leagueTribute(s: PeloponnesianState, t: Tables): number {
  const share = t.numbers.leagueShare.value;
  if (share === 0) return 0;
  let value = 0;
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (t.mayRevolt[city] === 0 || S.nativeOf(s, city) !== ATHENS || S.controllerOf(s, city) !== ATHENS) continue;
    if (S.isBesieged(s, city) || S.isClosedArea(s, t, city)) continue;
    value += t.cityValue[city]!;
  }
  return Math.floor(value / share);
}

/** PEL-10.1.6: the tribute of opinion for the leading seat, a point for every `opinionShare` of its lead; 0 for the other seat. */
export function opinionTribute(s: PeloponnesianState, t: Tables, seat: number): number {
  const share = t.numbers.opinionShare.value;
  return share === 0 || seat !== leader(s) ? 0 : Math.floor(Math.abs(S.read(s, S.CLOCK.prestige)) / share);
}

/** The prestige that a seat gains or loses by continuing events at New Year (PEL-10.1.3). */
export function yearlyPrestige(s: PeloponnesianState, t: Tables, seat: number): number {
  // PEL-3.5.24: Cleon adds 1 if Athens collects tribute of a captured city.
  if (seat === ATHENS) return isLeading(s, t, ATHENS, t.leaders.cleon) && capturesOf(s, t, ATHENS) > 0 ? 1 : 0;
  const decelea = S.inPlayCount(s, t, EVENT_IDS.indexOf("decelea"));
  return decelea - S.persianAid(s, t); // PEL-3.5.26, PEL-13.1.2: Decelea adds 1, each card of Persian Aid costs 1.
}
