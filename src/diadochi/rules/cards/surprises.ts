/**
 * Conditions for playing a Surprise card now: its window is open, and it has an effect (DIA-TYC.17, DIA-TYC.26). They depend only on open information
 * and the card itself.
 */
import { withBit, withoutBit } from "../../../core/basics/bits.js";
import { ATTACKER_WON, F } from "../../vocabulary/frames/index.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { FORTRESS, kindOfSpace, NONE, PASS, type SpaceIndex, type Tables } from "../../tables/index.js";
import { countOfType, MACEDONIAN, MERCENARY, NO_UNITS, onlyType, ROYAL, SILVER_SHIELDS, type Units } from "../../vocabulary/units.js";
import { windowsOfCard } from "./cards.js";
import { BELOVED_OF_THE_ARMY, hasAbility, seniorGeneral } from "../command.js";
import { answeredCard, isOpener } from "./windows.js";

/** True if a seat can play its Surprise card in these windows. */
export function canPlaySurprise(s: DiadochiState, t: Tables, seat: number, card: number, windows: number): boolean {
  if ((windowsOfCard(s, t, card) & windows) === 0) return false;
  const part = t.cardEvents[card]?.parts[0];
  if (part === undefined) return false;
  switch (part.op) {
    case "prestige":
      return generalsWithoutOratory(s, seat) !== 0;
    case "desertion":
      return desertionVictims(s, t, seat) !== 0;
    case "pursuit":
      return pursuedSurvivors(s, seat) !== NO_UNITS;
    case "mutiny":
      return mutinyTarget(s, t, seat) !== S.NOBODY;
    case "battle-modifier":
    case "against-elephants":
      return isOpener(s, F["land-battle"]) && opponentInBattle(s, seat) !== S.NOBODY;
    case "silver-shields":
      return isOpener(s, F["land-battle"]) && silverShieldsToSteal(s, seat) !== NO_UNITS;
    case "cancel-naval-move":
      return isOpener(s, F["naval-move"]) && seat !== s.active;
    case "ambush":
      return canAmbush(s, t, seat);
    case "scouts":
      return scoutsEffect(s, seat) !== SCOUTS_NOTHING;
    case "cancel-surprise":
      return isOpener(s, F["surprise-effect"]) && answeredCard(s).seat !== seat && !answeredCard(s).cancelled;
    case "movement-modifier":
      return isOpener(s, F.march) && S.forceUnits(s) !== NO_UNITS; // DIA-CRD.14: an army, not a lone general
    default:
      return false;
  }
}

/** The owner who defends in the current battle, even if his field is now empty (DIA-BAT.1). */
export function defenderInBattle(s: DiadochiState): number {
  return F["land-battle"].under(s).defender;
}

/** The opponent of a seat in the current battle; NOBODY if the seat does not take part. */
export function opponentInBattle(s: DiadochiState, seat: number): number {
  const owner = S.ownerOfSeat(seat);
  const defender = defenderInBattle(s);
  if (owner === S.forceOwner(s)) return defender;
  return owner === defender ? S.forceOwner(s) : S.NOBODY;
}

/** The place of a side's CUs in battle: FORCE or the field. */
export function battlePlace(s: DiadochiState, owner: number): number {
  return owner === S.forceOwner(s) ? S.FORCE : S.forceSpace(s);
}

/** The commander of a side in battle; NONE without a general (DIA-BAT.3). */
export function battleCommander(s: DiadochiState, t: Tables, owner: number): number {
  return seniorGeneral(t, owner === S.forceOwner(s) ? S.forceGenerals(s) : S.generalsAt(s, owner, S.forceSpace(s)));
}

/** The enemy's Silver Shields in the current battle (DIA-SS.12). */
export function silverShieldsToSteal(s: DiadochiState, seat: number): Units {
  const enemy = opponentInBattle(s, seat);
  if (enemy === S.NOBODY || enemy === S.INDEPENDENTS) return NO_UNITS;
  return onlyType(enemy === S.forceOwner(s) ? S.forceUnits(s) : S.fieldUnits(s, S.forceSpace(s)), SILVER_SHIELDS);
}

/** For Relentless Pursuit: the survivors, in the loser's Dispersed Box, of a battle that a seat has won. */
export function pursuedSurvivors(s: DiadochiState, seat: number): Units {
  if (!isOpener(s, F["land-battle"])) return NO_UNITS;
  const winner = F["land-battle"].under(s).result === ATTACKER_WON ? S.forceOwner(s) : defenderInBattle(s);
  return winner === S.ownerOfSeat(seat) ? F["land-battle"].under(s).survivors : NO_UNITS;
}

export function pursuedOwner(s: DiadochiState): number {
  return F["land-battle"].under(s).result === ATTACKER_WON ? defenderInBattle(s) : S.forceOwner(s);
}

/** The number of CUs that can mutiny: Macedonian and royal ones (DIA-CRD.3, DIA-SS.10). */
export function mutinousUnits(units: Units): number {
  return countOfType(units, MACEDONIAN) + countOfType(units, ROYAL);
}

/** The owner whose army a seat can make mutiny: the seat's enemy in battle, or the owner of the army about to move; else NOBODY (DIA-CRD.3). */
export function mutinyTarget(s: DiadochiState, t: Tables, seat: number): number {
  const enemy = isOpener(s, F["land-battle"]) ? opponentInBattle(s, seat) : S.forceOwner(s);
  if (enemy === S.NOBODY || enemy === S.INDEPENDENTS || enemy === S.ownerOfSeat(seat)) return S.NOBODY;
  if (mutinousUnits(S.unitsAt(s, t, mutinyPlace(s, enemy))) === 0) return S.NOBODY;
  return hasAbility(s, t, mutinyCommander(s, t, enemy), BELOVED_OF_THE_ARMY) ? S.NOBODY : enemy; // DIA-CRD.2, DIA-GEN.6: Craterus ignores a mutiny
}

export function mutinyPlace(s: DiadochiState, enemy: number): number {
  return isOpener(s, F["land-battle"]) ? battlePlace(s, enemy) : S.FORCE;
}

export function mutinyCommander(s: DiadochiState, t: Tables, enemy: number): number {
  if (isOpener(s, F["land-battle"])) return battleCommander(s, t, enemy);
  return isOpener(s, F.march) ? F.march.under(s).commander : seniorGeneral(t, S.forceGenerals(s));
}

/** The generals of a seat on the map without Oratory, as a mask. */
export function generalsWithoutOratory(s: DiadochiState, seat: number): number {
  return S.generalsOnMap(s, S.ownerOfSeat(seat)) & ~s.oratory;
}

/** The other seats with mercenaries on the map, as a mask. */
export function desertionVictims(s: DiadochiState, t: Tables, seat: number): number {
  let victims = 0;
  for (let space = 0; space < t.spaceCount; space++) {
    const owner = S.seatOfOwner(S.fieldOwner(s, space));
    if (owner !== NONE && countOfType(S.fieldUnits(s, space), MERCENARY) > 0) victims = withBit(victims, owner);
    const defender = S.seatOfOwner(S.markerOf(s, space));
    if (defender !== NONE && countOfType(S.insideUnits(s, t, space), MERCENARY) > 0) victims = withBit(victims, defender);
  }
  const mover = S.seatOfForce(s);
  if (mover !== NONE && countOfType(S.forceUnits(s), MERCENARY) > 0) victims = withBit(victims, mover);
  return withoutBit(victims, seat);
}

/** The place of an owner's mercenaries that desert in a space: in the moving army, else in the field (DIA-AMB.162); NONE if there are none. */
export function fieldDeserters(s: DiadochiState, owner: number, space: SpaceIndex): number {
  if (S.forceOwner(s) === owner && S.forceSpace(s) === space && countOfType(S.forceUnits(s), MERCENARY) > 0) return S.FORCE;
  return S.fieldOwner(s, space) === owner && countOfType(S.fieldUnits(s, space), MERCENARY) > 0 ? space : NONE;
}

/** The place of an owner's mercenaries inside the walls of a space; NONE if there are none. */
export function insideDeserters(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): number {
  return S.markerOf(s, space) === owner && countOfType(S.insideUnits(s, t, space), MERCENARY) > 0 ? S.INSIDE + space : NONE;
}

// DIA-TYC.26: another player's army has just entered over a pass or into an unsubdued fortress.
function canAmbush(s: DiadochiState, t: Tables, seat: number): boolean {
  const mover = S.forceOwner(s);
  if (!isOpener(s, F.entry) || mover === S.INDEPENDENTS || mover === S.ownerOfSeat(seat) || S.forceUnits(s) === NO_UNITS) return false;
  const space = S.forceSpace(s);
  return F.entry.under(s).link === PASS || (kindOfSpace(t, space) === FORTRESS && S.markerOf(s, space) === S.INDEPENDENTS);
}

/** The effects of Scouts: none, the player's own attempt succeeds, another player's attempt fails. */
export const SCOUTS_NOTHING = 0;
export const SCOUTS_SUCCEED = 1;
export const SCOUTS_CANCEL = 2;

const WITH_DIE = [F.interception, F["independent-interception"], F["avoid-battle"], F["independent-avoidance"]];

// False in the window before the die.
function hasRolled(s: DiadochiState): boolean {
  return WITH_DIE.some((frame) => frame.find(s)?.step === frame.step.rolled);
}

/** The effect of Scouts for a seat on the attempt that opened the window (DIA-AMB.159): on an own attempt before its die, on another's after it. */
export function scoutsEffect(s: DiadochiState, seat: number): number {
  if (!isOpener(s, F.attempt)) return SCOUTS_NOTHING;
  const attempt = F.attempt.under(s);
  if (attempt.seat === seat) return attempt.success || hasRolled(s) ? SCOUTS_NOTHING : SCOUTS_SUCCEED;
  // An attempt is always against the moving army.
  return attempt.success && S.ownerOfSeat(seat) === S.forceOwner(s) ? SCOUTS_CANCEL : SCOUTS_NOTHING;
}
