/** Uses of a card in the Tyche Segment (DIA-TYC.8 to DIA-TYC.15). */
import { withBit } from "../../../core/basics/bits.js";
import { DEAD, type DiadochiState, hasOption, NOBODY, ownerOfGeneral, ownerOfSeat, placeOfGeneral } from "../../state/index.js";
import { BONUS, EVENT, MAJOR_GENERAL, type Tables } from "../../tables/index.js";
import { cardRow, isEventPlayable } from "./cards.js";
import { fleetsToReturn, fleetsToUpgrade } from "../movement/fleets.js";

/** The OPs of a card that pays for a fleet upgrade or a new general (DIA-TYC.8). */
const PURPOSE_OPS = 4;

/** True if the event of a card must take place when it is played: a MUST BE PLAYED card with the option mustPlayEvents (DIA-OPT.7). */
export function isEventObligatory(s: DiadochiState, t: Tables, card: number): boolean {
  return hasOption(s, "mustPlayEvents") && cardRow(t, card).mustBePlayed;
}

/** True if a card can be played for its OPs. An Event card with an obligatory event cannot while the event can be played (DIA-TYC.10, DIA-OPT.7). */
export function canPlayForOps(s: DiadochiState, t: Tables, card: number): boolean {
  if (t.cardOps[card] === 0) return false;
  return t.cardTypes[card] !== EVENT || !isEventObligatory(s, t, card) || !isEventPlayable(s, t, card);
}

/** True if a card can be played for its event alone (DIA-TYC.10). */
export function canPlayForEvent(s: DiadochiState, t: Tables, card: number): boolean {
  return t.cardTypes[card] === EVENT && isEventPlayable(s, t, card);
}

/** True if a card can bring its general into play: he is not yet in a faction (DIA-TYC.12). */
export function canDeployGeneral(s: DiadochiState, t: Tables, card: number): boolean {
  return t.cardTypes[card] === MAJOR_GENERAL && ownerOfGeneral(s, t.cardGenerals[card]!) === NOBODY;
}

// DIA-TYC.9: these cards cannot be discarded.
function canBeDiscarded(t: Tables, card: number): boolean {
  return !cardRow(t, card).mustBePlayed;
}

/** True if a card of 4 OPs can be discarded to upgrade one of the seat's fleets (DIA-TYC.8 a, DIA-FLT.3). */
export function canPayForUpgrade(s: DiadochiState, t: Tables, seat: number, card: number): boolean {
  return canBeDiscarded(t, card) && t.cardOps[card] === PURPOSE_OPS && fleetsToUpgrade(s, t, seat) !== 0;
}

/** True if a card of any OPs can be discarded to return one of the seat's fleets (DIA-TYC.8 b, DIA-FLT.6). */
export function canPayForReturn(s: DiadochiState, t: Tables, seat: number, card: number): boolean {
  return canBeDiscarded(t, card) && fleetsToReturn(s, t, seat) !== 0;
}

/** True if a card of 4 OPs can be discarded to replace a dead general (DIA-TYC.8 c). */
export function canPayForGeneral(s: DiadochiState, t: Tables, seat: number, card: number): boolean {
  return canBeDiscarded(t, card) && t.cardOps[card] === PURPOSE_OPS && deadMajors(s, t, seat) !== 0;
}

/** The dead major generals of a seat, including replacements, as a mask (DIA-TYC.31, DIA-GEN.28). */
export function deadMajors(s: DiadochiState, t: Tables, seat: number): number {
  let mask = 0;
  for (let g = 0; g < t.majorCount; g++) if (ownerOfGeneral(s, g) === ownerOfSeat(seat) && placeOfGeneral(s, g) === DEAD) mask = withBit(mask, g);
  return mask;
}

/** True if a card has an event that follows its OPs (DIA-TYC.11). */
export function isBonus(t: Tables, card: number): boolean {
  return t.cardTypes[card] === BONUS;
}
