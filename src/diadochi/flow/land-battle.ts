/**
 * A land battle of the army under way against the field CUs of its space, step by step (DIA-BAT.4). CUs inside take no part (DIA-BAT.2), and since a space has one owner
 * of field CUs there is never a second enemy to fight (DIA-BAT.22).
 *
 * The frame remembers flags and modifiers that cards may change, the garrison that joined, the royal troops that stand aside, whose commander is in danger, the
 * result (1 attacker, 2 defender, 3 drawn) and the loser's CUs that reached the Dispersed Box. Its answer says what becomes of the army under way.
 */
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { disperseGenerals, killGeneral } from "../effects/generals.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { loseUnits } from "../effects/losses.js";
import { openWindow } from "../effects/open-window.js";
import { gainPrestige } from "../effects/prestige.js";
import type { DiadochiEvent } from "../events.js";
import {
  ARMY_DEFEAT,
  BATTLE_BACK,
  BATTLE_CLOSE,
  BATTLE_DEFENDER_SHIFT,
  BATTLE_DRM_SHIFT,
  BATTLE_LOST,
  BATTLE_NO_ELEPHANTS_A,
  BATTLE_NO_ELEPHANTS_D,
  BATTLE_NOT_HOSTILE,
  BATTLE_SORTIE,
  BATTLE_WON,
  IN_AFTER_WON_LAND_BATTLE,
  IN_BATTLE_BEFORE_DICE,
  LandBattle,
  LOSS_DRAW,
  LOSS_WINNER,
  RELIEF_JOINS,
  UNIT_LOSS,
} from "../frames.js";
import { ownerSeat, seatId, spaceId, unitCounts } from "../names.js";
import { battleRatingOf, seniorGeneral } from "../rules/command.js";
import { CASUALTY_DIE, endangersCommander, isClose, localTroops, rollBattle, type Side } from "../rules/battle.js";
import { legitimacyTotal } from "../rules/prestige.js";
import {
  armyOn,
  type DiadochiState,
  FORCE,
  fieldGenerals,
  fieldOwner,
  fieldUnits,
  forceGenerals,
  forceOwner,
  forceSpace,
  forceUnits,
  hasOption,
  INDEPENDENTS,
  insideUnits,
  markerOf,
  OPTION_ELITE_ROYALS,
  seatOfOwner,
  setForceUnits,
  setInside,
} from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { addUnits, commonUnits, countOfType, MERCENARY, NO_UNITS, ROYAL, subtractUnits, type Units, unitsOfType } from "../units.js";

const RELIEF = 1;
const WINDOW = 2;
const DICE = 3;
const WINNER_LOSS = 4;
const DEFEAT = 5;
const CASUALTIES = 6;
const DRAW_DEFENDER = 7;
const DRAW_END = 8;
const END = 9;

const ATTACKER_WON = 1;
const DEFENDER_WON = 2;
const DRAWN = 3;

const KILLED_SHIFT = 6;

export const landBattle: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "land-battle",
  clause: "DIA-BAT.4",
  slots: ["flags", "drms", "garrison", "asideA", "asideD", "killed", "result", "survivors"],

  run(s, dice, log) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case 0:
        begin(s, t, log);
        return false;
      case RELIEF:
        if (answerOf(s) === 1) joinGarrison(s, t, log);
        setStep(s, WINDOW);
        return false;
      case WINDOW:
        setStep(s, DICE);
        openWindow(s, IN_BATTLE_BEFORE_DICE, IN_BATTLE_BEFORE_DICE);
        return false;
      case DICE:
        fight(s, t, dice, log);
        return false;
      case WINNER_LOSS:
        defeatLoser(s);
        return false;
      case DEFEAT:
        setSlot(s, LandBattle.survivors, answerOf(s));
        setStep(s, CASUALTIES);
        return false;
      case CASUALTIES:
        leaderCasualties(s, t, dice, log);
        afterBattle(s, t, log);
        return false;
      case DRAW_DEFENDER:
        setStep(s, DRAW_END);
        loseOne(s, t, enemyOf(s), forceSpace(s), fighters(fieldUnits(s, forceSpace(s)), slot(s, LandBattle.asideD)), LOSS_DRAW, log);
        return false;
      case DRAW_END:
        endDraw(s, t, log);
        leaderCasualties(s, t, dice, log);
        return false;
      default:
        popFrame(s, answerOfBattle(s));
        return false;
    }
  },

  asks: () => unreachable("land-battle"),
  moves: () => unreachable("land-battle"),
  play: () => unreachable("land-battle"),
};

// The defender is kept beside the flags, because cards of the window can take his last CU.
function enemyOf(s: DiadochiState): number {
  return (slot(s, LandBattle.flags) >> BATTLE_DEFENDER_SHIFT) & 7;
}

function hasFlag(s: DiadochiState, flag: number): boolean {
  return (slot(s, LandBattle.flags) & flag) !== 0;
}

// DIA-BAT.4 (1): the hostile act; then the garrison may join (DIA-SIE.23).
function begin(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const attacker = forceOwner(s);
  const space = forceSpace(s);
  const defender = fieldOwner(s, space);
  setSlot(s, LandBattle.flags, slot(s, LandBattle.flags) | (defender << BATTLE_DEFENDER_SHIFT));
  log?.push({ type: "battle-began", clause: "DIA-BAT.1", attacker: ownerSeat(attacker), defender: ownerSeat(defender), space: spaceId(t, space) });
  if (!hasFlag(s, BATTLE_NOT_HOSTILE)) commitHostileAct(s, seatOfOwner(attacker), seatOfOwner(defender), "DIA-CHA.6", log);
  const relieves = !hasFlag(s, BATTLE_SORTIE) && markerOf(s, space) === attacker && insideUnits(s, t, space) !== NO_UNITS;
  setStep(s, relieves ? RELIEF : WINDOW);
  if (relieves) pushFrame(s, RELIEF_JOINS, seatOfOwner(attacker));
}

function joinGarrison(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  const garrison = insideUnits(s, t, space);
  setInside(s, t, space, NO_UNITS);
  setForceUnits(s, addUnits(forceUnits(s), garrison));
  setSlot(s, LandBattle.garrison, garrison);
  log?.push({ type: "garrison-joined", clause: "DIA-SIE.23", seat: seatId(seatOfOwner(forceOwner(s))), space: spaceId(t, space), units: unitCounts(garrison) });
}

function commanderOfAttacker(s: DiadochiState, t: Tables): number {
  return seniorGeneral(t, forceGenerals(s)); // DIA-BAT.3
}
function commanderOfDefender(s: DiadochiState, t: Tables): number {
  return enemyOf(s) === INDEPENDENTS ? NONE : seniorGeneral(t, fieldGenerals(s, enemyOf(s), forceSpace(s)));
}

// Steps (3) to (8).
function fight(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  const attackers = forceUnits(s);
  const defenders = fieldUnits(s, space);
  if (attackers === NO_UNITS || defenders === NO_UNITS) return endWithout(s, t, attackers !== NO_UNITS, "DIA-BAT.25", log);
  setAside(s, t, attackers, defenders, log);
  const asideA = slot(s, LandBattle.asideA);
  const asideD = slot(s, LandBattle.asideD);
  // DIA-RT.6, DIA-RT.11: an army of royal troops only that cannot be used.
  if (fighters(attackers, asideA) === NO_UNITS) return endWithout(s, t, false, "DIA-RT.6", log);
  if (fighters(defenders, asideD) === NO_UNITS) return endWithout(s, t, true, "DIA-RT.6", log);
  const attackCommander = commanderOfAttacker(s, t);
  const defenceCommander = commanderOfDefender(s, t);
  const attack = sideOf(s, t, forceOwner(s), fighters(attackers, asideA), attackCommander, slot(s, LandBattle.drms) & 63, !hasFlag(s, BATTLE_NO_ELEPHANTS_A));
  const defence = sideOf(
    s,
    t,
    enemyOf(s),
    fighters(defenders, asideD),
    defenceCommander,
    slot(s, LandBattle.drms) >> BATTLE_DRM_SHIFT,
    !hasFlag(s, BATTLE_NO_ELEPHANTS_D),
  );
  const { attacker, defender } = rollBattle(t, attack, defence, hasOption(s, OPTION_ELITE_ROYALS), dice, log);
  const place = spaceId(t, space);
  log?.push({ type: "battle-strengths", clause: "DIA-BAT.5", space: place, attacker: attacker.strength, defender: defender.strength });
  log?.push({ type: "battle-scores", clause: "DIA-BAT.10", space: place, attacker: attacker.score, defender: defender.score });
  const endangeredA = attackCommander !== NONE && endangersCommander(attacker) ? attackCommander + 1 : 0;
  const endangeredD = defenceCommander !== NONE && endangersCommander(defender) ? defenceCommander + 1 : 0;
  setSlot(s, LandBattle.killed, endangeredA | (endangeredD << KILLED_SHIFT));
  decide(s, t, attacker.score, defender.score, log);
}

function sideOf(s: DiadochiState, t: Tables, owner: number, units: Units, commander: number, modifier: number, elephants: boolean): Side {
  const space = forceSpace(s);
  const enemy = owner === forceOwner(s) ? enemyOf(s) : forceOwner(s);
  const rating = owner === INDEPENDENTS ? independentRating(s, t) : battleRatingOf(s, t, commander, space, enemy === INDEPENDENTS);
  return { seat: ownerSeat(owner), units, rating, modifier, local: localTroops(s, t, owner, space), elephants };
}

// DIA-IND.4
function independentRating(s: DiadochiState, t: Tables): number {
  const army = armyOn(s, forceSpace(s));
  return army === NONE ? t.setup.localTribe.battle : (t.setup.independentArmies[army]?.battle ?? t.setup.localTribe.battle);
}

function fighters(units: Units, aside: number): Units {
  return subtractUnits(units, unitsOfType(ROYAL, aside));
}

// DIA-RT.3, DIA-RT.4, DIA-RT.5, DIA-RT.7, DIA-RT.10, DIA-BAT.23
function setAside(s: DiadochiState, t: Tables, attackers: Units, defenders: Units, log: Log<DiadochiEvent>): void {
  const attacker = forceOwner(s);
  const defender = enemyOf(s);
  if (attacker === INDEPENDENTS || defender === INDEPENDENTS) return;
  if (countOfType(attackers, ROYAL) + countOfType(defenders, ROYAL) === 0) return;
  const space = forceSpace(s);
  const attack = legitimacyTotal(s, t, attacker, commanderOfAttacker(s, t), space, false);
  const defence = legitimacyTotal(s, t, defender, commanderOfDefender(s, t), space, true);
  if (attack < defence) standAside(s, LandBattle.asideA, attacker, countOfType(attackers, ROYAL), log);
  if (defence < attack) standAside(s, LandBattle.asideD, defender, countOfType(defenders, ROYAL), log);
}

function standAside(s: DiadochiState, slotIndex: number, owner: number, count: number, log: Log<DiadochiEvent>): void {
  if (count === 0) return;
  setSlot(s, slotIndex, count);
  log?.push({ type: "royals-set-aside", clause: "DIA-RT.5", seat: seatId(seatOfOwner(owner)), count });
}

// DIA-BAT.25, DIA-RT.6, DIA-RT.17: one side has nobody who fights.
function endWithout(s: DiadochiState, t: Tables, attackerWins: boolean, clause: string, log: Log<DiadochiEvent>): void {
  log?.push({ type: "no-battle", clause, space: spaceId(t, forceSpace(s)) });
  setSlot(s, LandBattle.result, attackerWins ? ATTACKER_WON : DEFENDER_WON);
  setStep(s, DEFEAT);
  pushDefeat(s);
}

// DIA-BAT.12
function decide(s: DiadochiState, t: Tables, attack: number, defence: number, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  const attacker = ownerSeat(forceOwner(s));
  const defender = ownerSeat(enemyOf(s));
  if (attack === defence) {
    log?.push({ type: "battle-drawn", clause: "DIA-BAT.12", attacker, defender, space: spaceId(t, space) });
    setSlot(s, LandBattle.result, DRAWN);
    setStep(s, DRAW_DEFENDER);
    loseOne(s, t, forceOwner(s), FORCE, fighters(forceUnits(s), slot(s, LandBattle.asideA)), LOSS_DRAW, log); // DIA-BAT.17
    return;
  }
  const won = attack > defence;
  log?.push({ type: "battle-won", clause: "DIA-BAT.12", winner: won ? attacker : defender, loser: won ? defender : attacker, space: spaceId(t, space) });
  setSlot(s, LandBattle.result, won ? ATTACKER_WON : DEFENDER_WON);
  setStep(s, WINNER_LOSS);
  if (!isClose(Math.max(attack, defence), Math.min(attack, defence))) return;
  setSlot(s, LandBattle.flags, slot(s, LandBattle.flags) | BATTLE_CLOSE);
  // DIA-BAT.15, DIA-BAT.16
  if (won) loseOne(s, t, forceOwner(s), FORCE, fighters(forceUnits(s), slot(s, LandBattle.asideA)), LOSS_WINNER, log);
  else loseOne(s, t, enemyOf(s), space, fighters(fieldUnits(s, space), slot(s, LandBattle.asideD)), LOSS_WINNER, log);
}

function loseOne(s: DiadochiState, t: Tables, owner: number, place: number, units: Units, purpose: number, log: Log<DiadochiEvent>): void {
  if (units === NO_UNITS) return;
  if (owner === INDEPENDENTS) loseUnits(s, t, owner, place, unitsOfType(MERCENARY, 1), "DIA-IND.10", log);
  else pushFrame(s, UNIT_LOSS, seatOfOwner(owner), place, units, 1, purpose, NO_UNITS);
}

function defeatLoser(s: DiadochiState): void {
  setStep(s, DEFEAT);
  pushDefeat(s);
}

// DIA-BAT.20
function pushDefeat(s: DiadochiState): void {
  const attacker = forceOwner(s);
  if (slot(s, LandBattle.result) === ATTACKER_WON) pushFrame(s, ARMY_DEFEAT, enemyOf(s), attacker, forceSpace(s), slot(s, LandBattle.asideD));
  else pushFrame(s, ARMY_DEFEAT, attacker, enemyOf(s), FORCE, slot(s, LandBattle.asideA));
}

// DIA-BAT.13, DIA-BAT.14: step (10), after the result.
function leaderCasualties(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const killed = slot(s, LandBattle.killed);
  setSlot(s, LandBattle.killed, 0);
  tryCasualty(s, t, (killed & 63) - 1, forceOwner(s), dice, log);
  tryCasualty(s, t, (killed >> KILLED_SHIFT) - 1, enemyOf(s), dice, log);
}

function tryCasualty(s: DiadochiState, t: Tables, general: number, owner: number, dice: Dice, log: Log<DiadochiEvent>): void {
  if (general === NONE) return;
  const die = rollTest(dice, log, "leader-casualty", "DIA-BAT.13", ownerSeat(owner), { least: CASUALTY_DIE });
  if (die === CASUALTY_DIE) killGeneral(s, t, general, "DIA-BAT.13", log);
}

// Step (11): prestige, and the window of the winner.
function afterBattle(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const attackerWon = slot(s, LandBattle.result) === ATTACKER_WON;
  const loser = attackerWon ? enemyOf(s) : forceOwner(s);
  const winner = attackerWon ? forceOwner(s) : enemyOf(s);
  if (loser === INDEPENDENTS && winner !== INDEPENDENTS) gainPrestige(s, t, attackerWon ? forceGenerals(s) : fieldGenerals(s, winner, forceSpace(s)), log);
  setStep(s, END);
  openWindow(s, IN_AFTER_WON_LAND_BATTLE, IN_AFTER_WON_LAND_BATTLE);
}

// DIA-BAT.17, DIA-BAT.18, DIA-BAT.19, DIA-SIE.23; royal troops that stood aside are still in the force (DIA-RT.12).
function endDraw(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const space = forceSpace(s);
  returnGarrison(s, t);
  const attackerGone = forceUnits(s) === NO_UNITS;
  const defenderGone = fieldUnits(s, space) === NO_UNITS;
  if (attackerGone) disperseGenerals(s, t, forceGenerals(s), "DIA-BAT.19", log);
  if (defenderGone && enemyOf(s) !== INDEPENDENTS) disperseGenerals(s, t, fieldGenerals(s, enemyOf(s), space), "DIA-BAT.19", log);
  setStep(s, END);
  setSlot(s, LandBattle.result, attackerGone ? DEFENDER_WON : ATTACKER_WON);
  if (!attackerGone && !defenderGone) setSlot(s, LandBattle.result, DRAWN);
}

function returnGarrison(s: DiadochiState, t: Tables): void {
  const back = commonUnits(slot(s, LandBattle.garrison), forceUnits(s));
  if (back === NO_UNITS) return;
  setForceUnits(s, subtractUnits(forceUnits(s), back));
  setInside(s, t, forceSpace(s), back);
}

// Drawn battles send the attacker back.
function answerOfBattle(s: DiadochiState): number {
  const result = slot(s, LandBattle.result);
  return result === ATTACKER_WON ? BATTLE_WON : result === DRAWN ? BATTLE_BACK : BATTLE_LOST;
}
