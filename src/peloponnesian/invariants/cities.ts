import { demand } from "../../core/basics/errors.js";
import { isCaptured } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { DETACHED_GARRISON, GARRISONS, NATIVE_GARRISON, NO_GARRISON, SEATS } from "../vocabulary/types.js";
import { pathOfCity } from "./paths.js";

/** Values of `unsettled` that are not areas: all sieges are exempt, or none is. */
export const EVERYWHERE = -2;
export const NOWHERE = -1;

/** Checks the controller, garrison and siege of all cities. A siege in `unsettled` may lack besiegers for now. */
export function checkCities(s: PeloponnesianState, t: Tables, unsettled: number): void {
  for (let area = 0; area < t.lands; area++) {
    if (t.cityValue[area] === 0) {
      if (s.city[area] !== 0) demand(false, pathOfCity(t, area), "none", s.city[area]);
    } else {
      checkOwner(s, t, area);
      checkGarrison(s, t, area);
      if (S.isBesieged(s, area)) checkSiege(s, t, area, unsettled === EVERYWHERE || unsettled === area);
    }
  }
  checkCapacity(s, t);
}

// PEL-1.2.6, PEL-1.3.1.5: a city of a side has one controller, a neutral city none.
function checkOwner(s: PeloponnesianState, t: Tables, area: number): void {
  const controller = S.controllerOf(s, area);
  const isNobodys = S.nativeOf(s, area) >= 2;
  if (isNobodys === (controller === S.NOBODY) && controller <= S.NOBODY) return;
  const expected = isNobodys ? `nobody, for ${t.areaIds[area]} is neutral or Persian (PEL-1.3.1.5)` : "one of the sides (PEL-1.2.6)";
  demand(false, `${pathOfCity(t, area)}.controller`, expected, SEATS[controller] ?? null);
}

// PEL-7.3.1, PEL-7.3.2, PEL-7.3.3: damage lasts as long as the siege (PEL-7.3.5).
function checkGarrison(s: PeloponnesianState, t: Tables, area: number): void {
  const kind = S.garrisonOf(s, area);
  const cv = S.garrisonCV(s, area);
  if (S.controllerOf(s, area) !== S.NOBODY && (kind === NATIVE_GARRISON) === isCaptured(s, area))
    demand(false, `${pathOfCity(t, area)}.garrison`, "native in native hands and nowhere else (PEL-7.3.1)", GARRISONS[kind]);
  const full = kind === NO_GARRISON ? 0 : kind === DETACHED_GARRISON ? t.numbers.detachedCV.value : t.cityValue[area]!;
  const least = kind === DETACHED_GARRISON ? 1 : S.isBesieged(s, area) ? 0 : full;
  if (cv < least || cv > full) demand(false, `${pathOfCity(t, area)}.garrisonCV`, least === full ? `${full} (PEL-7.3.5)` : `${least} to ${full}`, cv);
}

// PEL-7.2.1, PEL-7.2.3: a besieged city has a controller, a season in which the siege began and, unless `unsettled`, enemies in the field.
function checkSiege(s: PeloponnesianState, t: Tables, area: number, unsettled: boolean): void {
  const controller = S.controllerOf(s, area);
  const path = `${pathOfCity(t, area)}.siege`;
  demand(controller !== S.NOBODY, path, "none, for nobody holds the city (PEL-1.3.1.5)", S.siegeSeason(s, area));
  demand(S.siegeSeason(s, area) <= S.seasonNumber(s), path, `a season that has begun, 0 to ${S.seasonNumber(s)}`, S.siegeSeason(s, area));
  demand(unsettled || S.hasField(s, t, area, S.rivalOf(controller)), path, "none, for no enemy is there (PEL-7.2.1)", S.siegeSeason(s, area));
}

// PEL-1.2.2: the value of a city limits the blocks inside.
function checkCapacity(s: PeloponnesianState, t: Tables): void {
  const inside = new Uint8Array(t.lands);
  for (let b = 0; b < t.blocks; b++) {
    const area = S.areaOf(s, b);
    if (area < 0 || !S.hasMark(s, b, S.INSIDE)) continue;
    if (++inside[area]! > t.cityValue[area]!)
      demand(false, `areas.${t.areaIds[area]}.besieged`, `at most ${t.cityValue[area]} inside (PEL-1.2.2)`, inside[area]);
  }
}
