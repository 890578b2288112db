/** The Peace of Nicias ends the game or, in the Long War, begins a truce (12). */
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { isCaptured } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ATHENS, REBEL_GARRISON, SPARTA } from "../vocabulary/types.js";
import { collectTribute } from "./campaign.js";
import { endByLead } from "./game-over.js";
import { changeControl, endSiege } from "../effects/cities.js";

/** PEL-12.0.2, PEL-12.1.0.1: ends the game, or returns captured cities, ends all sieges and sends home the blocks in enemy cities. */
export function concludePeace(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  if (!S.hasEffect(s, S.LONG_WAR)) {
    collectTribute(s, t, log);
    endByLead(s, "PEL-12.0.2", log);
    return;
  }
  S.addEffect(s, S.PEACE_CONCLUDED);
  S.write(s, S.CLOCK.truce, 1); // PEL-12.1.1.5: truce years count from 2.
  returnCities(s, t, log);
  for (let i = 0; i < t.cities.length; i++) if (S.isBesieged(s, t.cities[i]!)) endSiege(s, t, t.cities[i]!, log);
  for (let b = 0; b < t.blocks; b++) if (S.isInPlay(s, b) && standsInEnemyCity(s, t, b)) S.addMark(s, b, S.HOMEWARD);
  for (const seat of [ATHENS, SPARTA]) {
    const f = F.wintering.push(s);
    f.seat = seat;
    f.atPeace = true;
  }
}

// PEL-12.1.1.3: captured cities return to their native side, except those that revolted.
function returnCities(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  for (let i = 0; i < t.cities.length; i++) {
    const city = t.cities[i]!;
    if (isCaptured(s, city) && S.garrisonOf(s, city) !== REBEL_GARRISON)
      changeControl(s, t, city, { seat: S.nativeOf(s, city), reason: "treaty", clause: "PEL-12.1.1.3" }, log);
  }
}

function standsInEnemyCity(s: PeloponnesianState, t: Tables, block: number): boolean {
  const area = S.areaOf(s, block);
  if (area >= t.lands || t.cityValue[area] === 0 || S.hasMark(s, block, S.INSIDE)) return false;
  return S.controllerOf(s, area) !== S.NOBODY && S.controllerOf(s, area) !== t.side[block];
}
