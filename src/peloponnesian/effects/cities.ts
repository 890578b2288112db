/** The effects on cities when blocks come, leave or die: sieges, falls, control, garrisons (1.2, 3.4, 7). */
import { hasBit, bit } from "../../core/basics/bits.js";
import type { ControlReason, PeloponnesianLog } from "../vocabulary/events.js";
import { isCaptured } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { DETACHED_GARRISON, GARRISONS, MOST_AREAS, NATIVE_GARRISON, NO_GARRISON, REBEL_GARRISON, SEATS } from "../vocabulary/types.js";

export interface Takeover {
  readonly seat: number;
  /** True if rebels hold the city for the seat. */
  readonly rebels?: true;
  readonly reason: ControlReason;
  readonly clause: string;
}

/** Gives a city to a controller, with the garrison that the rules require. */
export function changeControl(s: PeloponnesianState, t: Tables, area: number, { seat, rebels, reason, clause }: Takeover, log: PeloponnesianLog): void {
  S.setController(s, area, seat);
  S.setSiege(s, area, -1);
  comeOut(s, t, area);
  // PEL-7.3.1, PEL-3.4.2, PEL-7.6.3: the native side gets a native garrison, rebels their own, others none.
  if (S.nativeOf(s, area) === seat)
    S.setGarrison(s, area, NATIVE_GARRISON, t.cityValue[area]!); // PEL-3.4.8: the native garrison is full, and replaces a rebel one.
  else if (rebels)
    S.setGarrison(s, area, REBEL_GARRISON, t.cityValue[area]!); // PEL-7.3.2: its CV is the city's value.
  else S.setGarrison(s, area, NO_GARRISON, 0);
  log?.push({ type: "control-changed", area: t.areaIds[area]!, controller: SEATS[seat] ?? null, reason, clause });
  tellGarrison(s, t, area, log);
}

/** Sets the CV of a garrison. A detached garrison at 0 is gone for good (PEL-7.3.5). */
export function reduceGarrison(s: PeloponnesianState, t: Tables, area: number, cv: number, log: PeloponnesianLog): void {
  const kind = S.garrisonOf(s, area);
  S.setGarrison(s, area, kind === DETACHED_GARRISON && cv === 0 ? NO_GARRISON : kind, cv);
  tellGarrison(s, t, area, log);
}

function tellGarrison(s: PeloponnesianState, t: Tables, area: number, log: PeloponnesianLog): void {
  log?.push({ type: "garrison-changed", area: t.areaIds[area]!, kind: GARRISONS[S.garrisonOf(s, area)]!, cv: S.garrisonCV(s, area) });
}

/** Updates an area after blocks came, left or died: a siege begins or ends, a city falls or is abandoned. */
export function settleArea(s: PeloponnesianState, t: Tables, area: number, log: PeloponnesianLog): void {
  if (area < 0 || area >= t.lands) return;
  if (t.cityValue[area] === 0) return; // PEL-4.2.2.18: settlements are not captured.
  const controller = S.controllerOf(s, area);
  if (controller === S.NOBODY) return; // PEL-1.3.1.5, PEL-13.2.5: a city without a controller is not besieged.
  const besieger = S.rivalOf(controller);
  const enemies = S.hasField(s, t, area, besieger); // PEL-7.2.4, PEL-7.2.5: any field block besieges, even a fleet.
  if (S.isBesieged(s, area)) {
    if (!enemies) endSiege(s, t, area, log);
    // PEL-8.3.9: sallying blocks count as inside.
    else if (S.garrisonCV(s, area) === 0 && S.countInside(s, t, area, controller) === 0) {
      changeControl(s, t, area, { seat: besieger, reason: "capture", clause: "PEL-7.6.1" }, log); // PEL-7.6.2: the besieger gets the city.
      return;
    }
  } else if (enemies && !S.hasField(s, t, area, controller)) beginSiege(s, t, area, besieger, log);
  if (isCaptured(s, area) && S.garrisonCV(s, area) === 0 && !S.hasBlock(s, t, area, controller)) {
    // PEL-3.4.3: a garrison keeps the city.
    // PEL-1.2.12: the native garrison is full at once.
    changeControl(s, t, area, { seat: S.nativeOf(s, area), reason: "abandoned", clause: "PEL-1.2.10" }, log);
  }
}

// PEL-7.2.1, PEL-7.2.2, PEL-7.2.3, PEL-1.2.11: any city can be besieged.
function beginSiege(s: PeloponnesianState, t: Tables, area: number, besieger: number, log: PeloponnesianLog): void {
  S.setSiege(s, area, S.seasonNumber(s));
  log?.push({ type: "siege-began", area: t.areaIds[area]!, besieger: SEATS[besieger]!, clause: "PEL-7.2.2" });
}

/** Ends a siege in which the city did not fall (PEL-7.5.1, PEL-7.5.2, PEL-7.3.5). */
export function endSiege(s: PeloponnesianState, t: Tables, area: number, log: PeloponnesianLog): void {
  S.setSiege(s, area, -1);
  comeOut(s, t, area);
  const kind = S.garrisonOf(s, area);
  if (kind === NATIVE_GARRISON || kind === REBEL_GARRISON) S.setGarrison(s, area, kind, t.cityValue[area]!);
  log?.push({ type: "siege-ended", area: t.areaIds[area]!, clause: "PEL-7.5.1" });
}

// Blocks that were inside become field blocks, and no longer sally.
function comeOut(s: PeloponnesianState, t: Tables, area: number): void {
  for (let b = 0; b < t.blocks; b++) if (S.isInside(s, b, area)) S.dropMark(s, b, S.INSIDE | S.SALLYING);
}

/** Settles every City-State that may change, after blocks moved in many places. */
export function settleAll(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  present.fill(0, 0, t.areas);
  for (let seat = 0; seat < 2; seat++) S.markBlocks(s, t, seat, bit(seat), present);
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (mayChange(s, city)) settleArea(s, t, city, log);
  }
}

/** Indexed by area: the mask of seats that have blocks there, for `settleAll`. */
const present: Uint8Array = new Uint8Array(MOST_AREAS);

// True if a city is besieged, has enemies in its area, or is captured and has neither a garrison nor blocks.
function mayChange(s: PeloponnesianState, city: number): boolean {
  const controller = S.controllerOf(s, city);
  if (controller === S.NOBODY) return false;
  if (S.isBesieged(s, city) || hasBit(present[city]!, S.rivalOf(controller))) return true;
  return isCaptured(s, city) && S.garrisonCV(s, city) === 0 && present[city] === 0;
}
