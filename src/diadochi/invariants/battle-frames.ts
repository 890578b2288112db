/** Battles, defeats, losses and sieges under way: the sides, and the CUs they are about. */
import { ATTACKER_WON, DRAWN, F, LOSS } from "../frames.js";
import * as S from "../state.js";
import { NONE } from "../tables.js";
import { containsUnits, countOfType, countUnits, NO_UNITS, ROYAL, type Units } from "../units.js";
import { demandEqual, demandFrame, demandSlot, frameBelow, type FrameInPlace, ofActive, slotBelow, slotIn } from "./frame.js";

/** Asks of each of these procedures what must hold while it is under way. */
export const BATTLE_CHECKS: Readonly<Record<string, (f: FrameInPlace) => void>> = {
  "land-battle": checkBattle,
  "relief-joins": checkRelief,
  "army-defeat": checkDefeat,
  "attrition-test": checkAttrition,
  "unit-loss": checkLoss,
  "garrison-excess": checkExcess,
  assault: checkAssault,
  "attempt-commander": checkAttemptCommander,
  "marker-after-capture": checkCapture,
};

const { relief: RELIEF, dice: BEFORE_DICE, defeat: DEFEAT, drawDefender: DRAW_ATTACKER, end: END } = F["land-battle"].step;

function checkBattle(f: FrameInPlace): void {
  const { s } = f;
  const defender = slotIn(f, "defender");
  const field = S.fieldOwner(s, S.forceSpace(s));
  demandSlot(f, isOwner(f, defender) && defender !== S.forceOwner(s), "defender", "a defender who is not the attacker");
  demandSlot(f, field === S.NOBODY || field === defender, "defender", "a defender whose CUs are in the field");
  demandSlot(f, (slotIn(f, "sortie") === 1) === (f.below!.kind === "sortie"), "sortie", "a sortie only out of a city");
  checkResult(f);
  checkAside(f, defender);
  checkEndangered(f, defender);
  checkGarrison(f);
}

function isOwner(f: FrameInPlace, owner: number): boolean {
  return owner === S.INDEPENDENTS || (owner > S.NOBODY && owner <= f.s.seats);
}

function checkResult(f: FrameInPlace): void {
  const result = slotIn(f, "result");
  const isBefore = f.step === RELIEF || f.step === BEFORE_DICE;
  if (isBefore)
    return demandSlot(
      f,
      result === NONE && slotIn(f, "attackerEndangered") === NONE && slotIn(f, "defenderEndangered") === NONE,
      "result",
      "no result before the dice",
    );
  if (f.step >= DRAW_ATTACKER && f.step < END) return demandEqual(f, "result", DRAWN, "a drawn battle");
  demandSlot(f, result !== NONE && (result !== DRAWN || f.step === END), "result", "a result");
}

// DIA-RT.5: royal troops that stand aside are with their side until its defeat.
function checkAside(f: FrameInPlace, defender: number): void {
  const { s } = f;
  const [attackerAside, defenderAside] = [slotIn(f, "attackerAside"), slotIn(f, "defenderAside")];
  if (f.step === RELIEF || f.step === BEFORE_DICE)
    return demandSlot(f, attackerAside === 0 && defenderAside === 0, "attackerAside", "nobody aside before the dice");
  if (f.step >= DEFEAT && f.step < DRAW_ATTACKER) return;
  if (f.step === END) return;
  demandSlot(f, attackerAside <= countOfType(S.forceUnits(s), ROYAL), "attackerAside", "royal CUs of the attacker");
  const defending = S.fieldOwner(s, S.forceSpace(s)) === defender ? S.fieldUnits(s, S.forceSpace(s)) : NO_UNITS;
  demandSlot(f, defenderAside <= countOfType(defending, ROYAL), "defenderAside", "royal CUs of the defender");
}

function checkEndangered(f: FrameInPlace, defender: number): void {
  const isHis = (general: number, owner: number): boolean => general === NONE || S.ownerOfGeneral(f.s, general) === owner;
  demandSlot(f, isHis(slotIn(f, "attackerEndangered"), S.forceOwner(f.s)), "attackerEndangered", "a commander of the attacker");
  demandSlot(f, isHis(slotIn(f, "defenderEndangered"), defender), "defenderEndangered", "a commander of the defender");
}

function checkGarrison(f: FrameInPlace): void {
  const { s, t } = f;
  const garrison = slotIn(f, "garrison");
  if (garrison !== NO_UNITS) {
    const space = S.forceSpace(s);
    const isHis = S.isMajorCity(t, space) && S.markerOf(s, space) === S.forceOwner(s) && countUnits(garrison) <= 2 && S.insideUnits(s, t, space) === NO_UNITS;
    demandSlot(f, isHis, "garrison", "CUs that have come out of the attacker's city (DIA-SIE.23)");
  }
  const survivors = slotIn(f, "survivors");
  if (survivors === NO_UNITS) return;
  const loser = slotIn(f, "result") === ATTACKER_WON ? slotIn(f, "defender") : S.forceOwner(s);
  const box = loser === S.INDEPENDENTS ? NO_UNITS : S.dispersedUnits(s, loser - 1);
  demandSlot(f, f.step === END && slotIn(f, "result") !== DRAWN && containsUnits(box, survivors), "survivors", "CUs in the loser's Dispersed Box (DIA-DEF.5)");
}

function checkRelief(f: FrameInPlace): void {
  const { s, t } = f;
  const space = S.forceSpace(s);
  demandEqual(f, "seat", S.forceOwner(s) - 1, "whose army attacks");
  demandSlot(f, S.markerOf(s, space) === S.forceOwner(s) && S.insideUnits(s, t, space) !== NO_UNITS, "seat", "a player with CUs inside (DIA-SIE.23)");
}

function checkDefeat(f: FrameInPlace): void {
  demandSlot(f, isOwner(f, slotIn(f, "loser")), "loser", "a player or the independents");
  demandSlot(f, slotIn(f, "winner") !== slotIn(f, "loser") && slotIn(f, "winner") !== S.NOBODY, "winner", "another player or the independents");
  demandSlot(f, isOwner(f, slotIn(f, "winner")), "winner", "a player or the independents");
  demandSlot(f, slotIn(f, "place") < S.DISPERSED_BOX && ownsPlace(f, slotIn(f, "loser"), slotIn(f, "place")), "place", "where the beaten CUs are");
}

// Whether a place of CUs holds those of an owner, and of nobody else.
function ownsPlace(f: FrameInPlace, owner: number, place: number): boolean {
  const { s, t } = f;
  if (place < S.INSIDE) return place < t.spaceCount && (S.fieldOwner(s, place) === owner || S.fieldOwner(s, place) === S.NOBODY);
  if (place < S.FORCE) return place - S.INSIDE < t.spaceCount && S.isMajorCity(t, place - S.INSIDE) && S.markerOf(s, place - S.INSIDE) === owner;
  return place === S.FORCE ? S.forceOwner(s) === owner : place - S.DISPERSED_BOX === owner - 1;
}

function checkAttrition(f: FrameInPlace): void {
  const loss = f.above!.slots;
  demandSlot(f, slotIn(f, "owner") === S.ownerOfSeat(loss["seat"]!), "owner", "who loses CUs now");
  demandEqual(f, "place", loss["place"]!, "where CUs are lost now");
  if (f.below!.kind === "army-defeat") demandEqual(f, "place", slotBelow(f, "place"), "where the beaten CUs are");
}

function checkLoss(f: FrameInPlace): void {
  const { s, t } = f;
  const place = slotIn(f, "place");
  const owner = S.ownerOfSeat(slotIn(f, "seat"));
  const units: Units = slotIn(f, "units");
  demandSlot(f, ownsPlace(f, owner, place), "place", "where CUs of the player are");
  demandSlot(f, containsUnits(S.unitsAt(s, t, place), units), "units", "CUs that are there");
  demandSlot(f, slotIn(f, "count") > 0 && slotIn(f, "count") < countUnits(units), "count", "fewer than there are to choose from");
  if (f.below!.kind !== "supply-segment") return;
  ofActive(f);
  demandEqual(f, "purpose", LOSS.supply, "a loss for want of supply");
}

function checkExcess(f: FrameInPlace): void {
  ofActive(f);
  demandEqual(f, "space", slotBelow(f, "space"), "the city of the sortie");
}

// ---------------------------------------------------------------- sieges

const { chosen: CHOSEN, garrisonBeaten: GARRISON_BEATEN } = F.assault.step;

function checkAssault(f: FrameInPlace): void {
  const { s } = f;
  const space = slotIn(f, "space");
  const place = slotIn(f, "place");
  const owner = besieger(f);
  demandSlot(f, place === space || (place === S.FORCE && S.forceSpace(s) === space), "place", "the field of the space, or the army under way there");
  demandSlot(f, slotIn(f, "compare") === 1 || (owner > S.NOBODY && owner <= s.seats) || f.step !== CHOSEN, "space", "a space with a player's army");
  const commander = slotIn(f, "commander");
  if (commander !== NONE) demandSlot(f, S.ownerOfGeneral(s, commander) === S.ownerOfSeat(s.active), "commander", "a general of the active player");
  demandSlot(f, commander === NONE || f.step >= CHOSEN, "commander", "a commander who has been chosen");
  if (f.below!.kind !== "march") demandSlot(f, place !== S.FORCE, "place", "the field of the space");
  else demandSlot(f, slotIn(f, "given") !== 0 || slotIn(f, "compare") === 1 || place === S.FORCE, "place", "the army under way");
  demandSlot(f, slotIn(f, "free") === 0 || f.below!.kind === "surrender-segment", "free", "1 in the Surrender Segment only");
  demandSlot(f, slotIn(f, "free") === 0 || (slotIn(f, "given") === 0 && slotIn(f, "compare") === 0), "given", "0 for a free attempt");
  if (f.step === GARRISON_BEATEN) demandSlot(f, besiegingSeat(f) >= 0 && S.markerOf(s, space) !== S.NOBODY, "space", "a city that falls");
  // DIA-SIE.18: points that are there already are compared where nobody makes an attempt.
  const isAttempt = f.step !== GARRISON_BEATEN || place !== space || commander !== NONE || slotIn(f, "given") !== 0 || slotIn(f, "gained") !== 0;
  demandSlot(f, slotIn(f, "compare") === 0 || !isAttempt, "compare", "0 for an attempt (DIA-SIE.18)");
}

function besieger(f: FrameInPlace): number {
  return slotIn(f, "place") === S.FORCE ? S.forceOwner(f.s) : S.fieldOwner(f.s, slotIn(f, "space"));
}

function besiegingSeat(f: FrameInPlace): number {
  return slotIn(f, "compare") === 1 ? S.besiegerOf(f.s, slotIn(f, "space")) : besieger(f) - 1;
}

function checkAttemptCommander(f: FrameInPlace): void {
  const { s } = f;
  ofActive(f);
  demandEqual(f, "space", slotBelow(f, "space"), "the space of the attempt");
  const owner = S.ownerOfSeat(slotIn(f, "seat"));
  demandFrame(f, S.fieldOwner(s, slotIn(f, "space")) === owner && S.fieldGenerals(s, owner, slotIn(f, "space")) !== 0, "an army with generals to choose from");
  demandFrame(f, slotBelow(f, "commander") === NONE && slotBelow(f, "compare") === 0, "a commander to be chosen");
}

function checkCapture(f: FrameInPlace): void {
  ofActive(f);
  demandEqual(f, "space", slotBelow(f, "space"), "the space that has been taken");
  demandSlot(f, S.markerOf(f.s, slotIn(f, "space")) === S.NOBODY, "space", "a space without a marker");
  demandFrame(f, slotBelow(f, "free") === 1 && frameBelow(f, "surrender-segment") !== undefined, "a free attempt");
}
