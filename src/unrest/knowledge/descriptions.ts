/** Parts of decisions that are computed instead of read from the slots of their frames, such as the location or the size of the enemy. */
import { NONE, type Descriptions } from "../../core/flow/frame-rows.js";
import { F, type FRAMES } from "../vocabulary/frames.js";
import { cuAt, isOnMap, placeOf, type UnrestState, rivalOf } from "../state/index.js";
import { seatOfNumber, tablesOf } from "../tables/index.js";
import { BOX } from "../vocabulary/types.js";

export const DESCRIPTIONS: Descriptions<typeof FRAMES, UnrestState> = {
  activation: (s) => ({ location: placeOf(s, F.activation.top(s).leader) }),
  mistrust(s) {
    const leader = F.blockade.find(s)?.leader ?? F.activation.under(s).leader;
    return { leader, location: placeOf(s, leader) };
  },
  storms(s) {
    const { leader, to, cu } = F.movement.under(s);
    return { leader, to, cu };
  },
  movement(s) {
    const { step: STEP } = F.movement;
    const { step, leader, to, next } = F.movement.top(s);
    return { from: placeOf(s, leader), goal: step === STEP.destination ? NONE : to, other: step === STEP.leaders ? next : NONE };
  },
  attack(s) {
    const { leader } = F.attack.top(s);
    return { location: placeOf(s, leader), against: strengthAgainst(s, leader) };
  },
  "sicily-battle": (s) => ({ against: strengthAgainst(s, F["sicily-battle"].top(s).leader) }),
  "battle-responses"(s) {
    const { leader, cu } = F["sicily-battle"].find(s) ?? F["unrest-battle"].under(s);
    return { leader, cu, against: strengthAgainst(s, leader) };
  },
  support: (s) => ({ level: s.level, ports: s.ports }),
  "wild-beasts": (s) => ({ leader: F["sicily-battle"].under(s).beaten }),
  "return-leaders": (s) => ({ leader: F["return-leaders"].top(s).next }),
  rearrange(s) {
    const leader = F.rearrange.top(s).next;
    return { leader, location: isOnMap(s, leader) ? placeOf(s, leader) : NONE };
  },
};

// CAR-S.16: in the Box the level of the unrest, in Sicily the CU of the other side.
function strengthAgainst(s: UnrestState, leader: number): number {
  const location = placeOf(s, leader);
  return location === BOX ? s.level : cuAt(s, rivalOf(seatOfNumber(tablesOf(s).leadersFrom, leader)), location);
}
