/** Tribute and victory (10.1, 14.2, 14.3). Prestige for battles, storms and pillage (14.1) is gained in their procedures: effects/prestige.ts; the amounts: data/numbers.ts. */
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS, type EndingClause, EVENT_IDS, REBEL_GARRISON, SEATS, SPARTA, VICTORIES, type Victory } from "../vocabulary/types.js";
import { isLeading } from "./cards.js";

/** The tribute that a seat's captured cities and, for Athens, its League bring at New Year (10.1). */
export function tributeOf(s: PeloponnesianState, t: Tables, seat: number): number {
  return capturesOf(s, t, seat) + (seat === ATHENS ? leagueTribute(s, t) : 0);
}

/** The tribute of the cities a seat has captured (PEL-10.1.1, PEL-10.1.2). */
export function capturesOf(s: PeloponnesianState, t: Tables, seat: number): number {
  let tribute = 0;
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (pays(s, t, city, seat)) tribute += t.cityValue[city]!; // PEL-1.2.4, PEL-14.1.3.1: a captured city pays its value.
  }
  return tribute;
}

function pays(s: PeloponnesianState, t: Tables, city: number, seat: number): boolean {
  if (S.controllerOf(s, city) !== seat || S.nativeOf(s, city) !== S.rivalOf(seat)) return false;
  if (S.isBesieged(s, city) || S.isClosedArea(s, t, city)) return false; // PEL-7.6.4: a city besieged or closed pays nothing.
  return t.numbers.rebelsPay.value === 1 || S.garrisonOf(s, city) !== REBEL_GARRISON; // PEL-3.4.7: rebels pay nobody.
}

/** The tribute of the League: a point for each full share of the value of the cities that may revolt and are faithful (PEL-10.1.5). */
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

/** The tribute that opinion gives a seat if it leads: a point for each full share of its lead (PEL-10.1.6). */
export function opinionTribute(s: PeloponnesianState, t: Tables, seat: number): number {
  const share = t.numbers.opinionShare.value;
  return share === 0 || seat !== leader(s) ? 0 : Math.floor(Math.abs(S.read(s, S.CLOCK.prestige)) / share);
}

/** The prestige that a seat gains by continuing events at New Year, negative if it loses some (PEL-10.1.3). */
export function yearlyPrestige(s: PeloponnesianState, t: Tables, seat: number): number {
  // PEL-3.5.24: Cleon brings 1 if Athens holds a captured city.
  if (seat === ATHENS) return isLeading(s, t, ATHENS, t.leaders.cleon) && capturesOf(s, t, ATHENS) > 0 ? 1 : 0;
  const decelea = S.inPlayCount(s, t, EVENT_IDS.indexOf("decelea"));
  return decelea - S.persianAid(s, t); // PEL-3.5.26, PEL-13.1.2: Decelea brings 1, each card of Persian Aid costs 1.
}

/** A victory before the closing year. */
export interface SuddenVictory {
  readonly winner: number;
  readonly clause: EndingClause;
}

/** The winner before the closing year, and the reason; null when the game goes on (14.2). */
export function suddenVictory(s: PeloponnesianState, t: Tables): SuddenVictory | null {
  const { row } = S.scenarioOf(s);
  const { athens, sparta } = t.named;
  if (row.capitals && athens >= 0 && sparta >= 0) {
    const spartaHolds = S.controllerOf(s, athens) === SPARTA;
    const athensHolds = S.controllerOf(s, sparta) === ATHENS;
    if (spartaHolds && athensHolds) return null; // PEL-14.2.3: with both capitals taken nobody has won.
    if (spartaHolds || athensHolds) return { winner: spartaHolds ? SPARTA : ATHENS, clause: "PEL-14.2.2" };
  }
  for (const [area, controller, winner] of row.suddenCities) {
    if (S.controllerOf(s, t.areaIndex.get(area)!) === SEATS.indexOf(controller)) return { winner: SEATS.indexOf(winner), clause: "PEL-15.2.1" };
  }
  const lead = Math.abs(S.read(s, S.CLOCK.prestige));
  if (row.suddenLead !== null && lead >= row.suddenLead) return { winner: leader(s), clause: "PEL-14.2.1" };
  return null;
}

/** The seat that leads in prestige, or -1 (PEL-14.1.0.1). */
export function leader(s: PeloponnesianState): number {
  const marker = S.read(s, S.CLOCK.prestige);
  return marker === 0 ? -1 : marker > 0 ? ATHENS : SPARTA;
}

/** The level of victory of the present lead, a draw to a decisive victory (PEL-14.3.1). */
export function victoryLevel(s: PeloponnesianState): Victory {
  const { levels } = S.scenarioOf(s).row;
  const lead = Math.abs(S.read(s, S.CLOCK.prestige));
  let level: Victory = "draw";
  for (let i = 0; i < levels.length; i++) if (lead >= levels[i]!) level = VICTORIES[i]!;
  return level;
}

/** The year at whose beginning the game ends (PEL-15.5.1, PEL-15.5.2). */
export function closingYear(s: PeloponnesianState): number {
  return S.hasEffect(s, S.LONG_WAR) && S.hasEffect(s, S.PEACE_CONCLUDED) ? -403 : S.scenarioOf(s).row.closingYear;
}
