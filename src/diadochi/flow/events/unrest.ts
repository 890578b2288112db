/** Unrest and Unrest Spreads. */
import { argA, code, verbOf } from "../../../core/codes.js";
import { setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import type { PartOf } from "../../card-events.js";
import { removeMarker } from "../../effects/markers.js";
import { Event } from "../../frames.js";
import { TARGET_PROVINCE, TARGET_SPACE } from "../../moves.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import { victoryPointsOf } from "../../rules/points.js";
import { highestSeats, seniorSeat } from "../../rules/seniority.js";
import { type DiadochiState, fieldOwner, markerOf, ownerOfSeat, seatInTurnOrder } from "../../state.js";
import { NONE, provinceOfSpace, type SpaceIndex, type Tables } from "../../tables.js";
import { ASK, DONE_PART, type EffectProcedure, NOTHING } from "../card-part.js";

const CHOSEN = 1;
// Slot b: the victim of Unrest once he is known.
const VICTIM = Event.b;

function canRiot(s: DiadochiState, t: Tables, victim: number, space: SpaceIndex): boolean {
  return markerOf(s, space) === victim && isLikeMinorCity(s, t, space) && fieldOwner(s, space) !== victim;
}

function countRiots(s: DiadochiState, t: Tables, victim: number, province: number): number {
  let count = 0;
  for (let space = 0; space < t.spaceCount; space++) if (inProvince(t, space, province) && canRiot(s, t, victim, space)) count++;
  return count;
}

function inProvince(t: Tables, space: SpaceIndex, province: number): boolean {
  return province === NONE || provinceOfSpace(t, space) === province;
}

// A province with at least two markers of the victim, one of which can be removed.
function isRestless(s: DiadochiState, t: Tables, victim: number, province: number): boolean {
  let markers = 0;
  for (let space = 0; space < t.spaceCount; space++) if (provinceOfSpace(t, space) === province && markerOf(s, space) === victim) markers++;
  return markers >= 2 && countRiots(s, t, victim, province) > 0;
}

/**
 * Unrest: two markers of the player with the most VP in one province. Unrest Spreads: one marker of every player in turn order.
 * Slot c: the province, or how many players have had theirs; slot d: the victim's owner number, then how many markers are still to go.
 */
export const unrest: EffectProcedure<"unrest"> = {
  run: (s, t, _seat, part) => (part.eachPlayer ? runSpreadingUnrest(s, t, part) : runUnrest(s, t, part)),
  moves(s, t, _seat, part, out) {
    const victim = victimOf(s, t, part);
    if (!part.eachPlayer && stepOf(s) !== CHOSEN) {
      for (let province = 0; province < t.provinceCount; province++) if (isRestless(s, t, victim, province)) out.push(code(TARGET_PROVINCE, province));
      return;
    }
    const province = part.eachPlayer ? NONE : slot(s, Event.c);
    for (let space = 0; space < t.spaceCount; space++) if (inProvince(t, space, province) && canRiot(s, t, victim, space)) out.push(code(TARGET_SPACE, space));
  },
  play(s, t, _seat, part, c, _dice, log) {
    if (verbOf(c) === TARGET_PROVINCE) {
      const victim = victimOf(s, t, part);
      setSlot(s, Event.c, argA(c));
      setSlot(s, Event.d, Math.min(part.count, countRiots(s, t, victim, argA(c))));
      setSlot(s, VICTIM, victim);
      setStep(s, CHOSEN);
      return;
    }
    removeMarker(s, t, argA(c), "DIA-TYC.11", log);
    if (part.eachPlayer) setSlot(s, Event.c, slot(s, Event.c) + 1);
    else setSlot(s, Event.d, slot(s, Event.d) - 1);
  },
};

// The victim stays the same while his markers and points go.
function victimOf(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  if (part.eachPlayer) return ownerOfSeat(seatInTurnOrder(s, slot(s, Event.c)));
  if (stepOf(s) === CHOSEN) return slot(s, VICTIM);
  return ownerOfSeat(
    seniorSeat(
      s,
      t,
      highestSeats(s, (seat) => victoryPointsOf(s, t, seat)),
    ),
  );
}

function runUnrest(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  if (stepOf(s) === CHOSEN) return slot(s, Event.d) > 0 ? ASK : DONE_PART;
  const victim = victimOf(s, t, part);
  for (let province = 0; province < t.provinceCount; province++) if (isRestless(s, t, victim, province)) return ASK;
  return NOTHING;
}

function runSpreadingUnrest(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  while (slot(s, Event.c) < s.seats && countRiots(s, t, victimOf(s, t, part), NONE) === 0) setSlot(s, Event.c, slot(s, Event.c) + 1);
  return slot(s, Event.c) < s.seats ? ASK : DONE_PART;
}
