import { allBelow } from "../../core/basics/bits.js";
import { demand } from "../../core/basics/errors.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

const ENTRIES_A_SEAT = 5;

/** During the draft, only the independents, the royal family and the body are on the board (DIA-SET.2, DIA-OPT.3). @throws PositionError */
export function checkSetUp(s: DiadochiState, t: Tables): void {
  for (let space = 0; space < t.spaceCount; space++) {
    const at = `spaces.${t.spaceIds[space]!}`;
    for (const [part, owner] of [["control", S.markerOf(s, space)] as const, ["field", S.fieldOwner(s, space)] as const]) {
      demand(owner === S.NOBODY || owner === S.INDEPENDENTS, `${at}.${part}`, "nothing of a player during the set-up", SEATS[owner - 1]);
    }
  }
  for (let city = 0; city < t.cities.length; city++)
    demand(S.insideOfCity(s, city) === 0, "spaces.inside", "nobody during the set-up", S.insideOfCity(s, city));
  for (let g = 0; g < t.generalCount; g++)
    demand(S.placeOfGeneral(s, g) === S.POOL, `generals.${t.pieceIds[g]!}.place`, "pool during the set-up", S.placeOfGeneral(s, g));
  for (let c = 0; c < t.cardCount; c++) demand(S.placeOfCard(s, c) === S.ASIDE, "deck.aside", `${t.cardIds[c]!} during the set-up`, S.placeOfCard(s, c));
  for (let f = 0; f < t.fleetCount; f++)
    demand(!S.isFleetUpgraded(s, f) && !S.isFleetDispersed(s, f), `fleets.${t.fleetIds[f]!}`, "as printed during the set-up", true);
  checkBelongings(s);
}

function checkBelongings(s: DiadochiState): void {
  demand(s.disbanded === 0, "disbandedRoyals", "0 during the set-up", s.disbanded);
  demand(s.silver === S.SILVER_AWAITED, "silverShields", "awaited during the set-up", s.silver);
  demand(s.tomb === NONE, "alexander.tomb", "none during the set-up", s.tomb);
  demand(s.usurper === NONE, "seats.usurper", "nobody during the set-up", SEATS[s.usurper]);
  demand(S.siegeCount(s) === 0, "spaces.siege", "none during the set-up", S.siegeCount(s));
  demand(s.champions === allBelow(s.seats), "seats.champion", "every player during the set-up (DIA-SET.8)", s.champions);
  demand(s.replaced === 0 && s.engines === 0 && s.placedGenerals === 0, "generals", "no marks during the set-up", s.replaced | s.engines | s.placedGenerals);
  s.players.forEach((n, i) => demand(n === 0, `seats.${SEATS[Math.floor(i / ENTRIES_A_SEAT)]}`, "nothing during the set-up", n));
}
