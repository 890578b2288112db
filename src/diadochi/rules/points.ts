/** Victory points and legitimacy points, counted from the board (DIA-VIC, DIA-LEG). */
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

/** The victory points of a seat, without an upper limit (DIA-VIC.4, DIA-VIC.6). */
export function victoryPointsOf(s: DiadochiState, t: Tables, seat: number): number {
  return victoryPointsWith(s, t, seat, largestFleetOwner(s, t));
}

/** The victory points of a seat; `largest` is the owner of the Largest Fleet, found once for all seats. */
export function victoryPointsWith(s: DiadochiState, t: Tables, seat: number, largest: number): number {
  const owner = S.ownerOfSeat(seat);
  const points = t.rules.victoryPoints;
  let vp = largest === owner ? points.largestFleet : 0; // DIA-VIC.8: the Largest Fleet
  for (let p = 0; p < t.provinceCount; p++) if (S.provinceOwner(s, p) === owner) vp += t.provincePoints[p]!; // DIA-VIC.7: provinces
  if (holdsHellespont(s, t, owner)) vp += points.hellespont; // DIA-VIC.10: Hellespont
  if (isLordOfAsia(s, t, owner)) vp += points.lordOfAsia; // DIA-VIC.11: Lord of Asia
  return vp;
}

// Scratch of `largestFleetOwner`: fleet strengths by owner. A typed array keeps its length even if a state has an invalid owner.
const strengths = new Int32Array(SEATS.length + 1);

/** The owner of the Largest Fleet; NOBODY if none is largest. Dispersed fleets count, the Pontic Fleet does not (DIA-VIC.8, DIA-VIC.9, DIA-VIC.19). */
export function largestFleetOwner(s: DiadochiState, t: Tables): number {
  strengths.fill(0);
  for (let f = 0; f < t.fleetCount; f++) if (t.fleetCounts[f] === true) strengths[S.fleetOwner(s, t, f)]! += S.fleetStrength(s, t, f);
  let owner = S.NOBODY;
  let best = t.rules.victoryPoints.largestFleetFrom - 1;
  for (let seat = 0; seat < s.seats; seat++) {
    const strength = strengths[S.ownerOfSeat(seat)]!;
    if (strength < best) continue;
    owner = strength > best ? S.ownerOfSeat(seat) : S.NOBODY; // DIA-VIC.13: a tie has no owner
    best = strength;
  }
  return owner;
}

/** True if an owner has all Hellespont spaces (DIA-VIC.10, DIA-VIC.20). */
export function holdsHellespont(s: DiadochiState, t: Tables, owner: number): boolean {
  for (let i = 0; i < t.hellespont.length; i++) if (S.markerOf(s, t.hellespont[i]!) !== owner) return false;
  return t.hellespont.length > 0;
}

/** True if an owner has all provinces that the Lord of Asia needs (DIA-VIC.11, DIA-VIC.20). */
export function isLordOfAsia(s: DiadochiState, t: Tables, owner: number): boolean {
  for (let i = 0; i < t.lordOfAsia.length; i++) if (S.provinceOwner(s, t.lordOfAsia[i]!) !== owner) return false;
  return t.lordOfAsia.length > 0;
}

/** The legitimacy points of a seat without prestige, at least 0 (DIA-LEG.1, DIA-LEG.2, DIA-LEG.11, DIA-PRE.1). */
export function legitimacyOf(s: DiadochiState, t: Tables, seat: number): number {
  const owner = S.ownerOfSeat(seat);
  const rules = t.rules.legitimacy;
  let lp = S.isChampion(s, seat) ? rules.champion : 0; // DIA-LEG.8: Champion
  if (S.provinceOwner(s, t.strategos) === owner) lp += rules.strategos; // DIA-LEG.6: Strategos of Europe
  lp += generalsLegitimacy(s, t, owner) + royalsLegitimacy(s, t, owner) + tombLegitimacy(s, t, owner);
  lp -= S.suspicions(s, seat) * rules.suspicion; // DIA-LEG.9: Suspicion
  return lp < 0 ? 0 : lp; // DIA-LEG.2: never below 0
}

// DIA-LEG.7, DIA-LEG.12: generals on the map or in the Dispersed Box count.
function generalsLegitimacy(s: DiadochiState, t: Tables, owner: number): number {
  let lp = 0;
  for (let g = 0; g < t.majorCount; g++) {
    const printed = t.legitimacies[g]!;
    if (printed === 0 || S.ownerOfGeneral(s, g) !== owner || S.isReplaced(s, g)) continue;
    const place = S.placeOfGeneral(s, g);
    if (place >= 0 || place === S.DISPERSED) lp += printed;
  }
  return lp;
}

// DIA-LEG.5, DIA-ROY.1, DIA-ROY.2, DIA-ROY.3: the best male and every active female count. Inactive females have no controller (DIA-ROY.6), and the
// body gives nothing (DIA-ALX.4).
function royalsLegitimacy(s: DiadochiState, t: Tables, owner: number): number {
  let best = 0;
  let females = 0;
  for (let r = 0; r < t.royalCount; r++) {
    if (S.controllerOf(s, r) !== owner) continue;
    const value = t.royalLegitimacies[r]!;
    if (!S.isMale(t, r)) females += value;
    else if (value > best) best = value;
  }
  return best + females;
}

function tombLegitimacy(s: DiadochiState, t: Tables, owner: number): number {
  if (s.tomb === NONE) return 0;
  if (s.tomb === t.royalTomb) return s.tombOwner === owner ? t.rules.legitimacy.royalTomb : 0; // DIA-LEG.3, DIA-ALX.8: the builder keeps the royal tomb
  return S.markerOf(s, s.tomb) === owner ? t.rules.legitimacy.tomb : 0; // DIA-LEG.4, DIA-LEG.13: elsewhere the points go with the marker
}

/**
 * The seat whose points on the tracks win at once, NONE if none do: legitimacy before victory points, the active player first (DIA-VIC.2, DIA-VIC.3,
 * DIA-VIC.16).
 */
export function instantWinner(s: DiadochiState): number {
  const first = s.active === NONE ? s.first : s.active;
  for (let n = 0; n < s.seats; n++) if (S.trackedLp(s, (first + n) % s.seats) >= s.lpToWin) return (first + n) % s.seats;
  for (let n = 0; n < s.seats; n++) if (S.trackedVp(s, (first + n) % s.seats) >= s.autoVp) return (first + n) % s.seats;
  return NONE;
}

/** The seat that controls a royal family member or the body; NONE if none does. */
export function controllingSeat(s: DiadochiState, royal: number): number {
  return S.seatOfOwner(S.controllerOf(s, royal));
}
