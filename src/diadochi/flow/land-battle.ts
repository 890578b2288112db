/**
 * A land battle of the moving army against the field CUs of its space, step by step (DIA-BAT.4). CUs inside take part only if they join
 * the army that relieves them (DIA-BAT.2, DIA-SIE.23). A space has one owner of field CUs, so there is never a second enemy (DIA-BAT.22).
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { disperseGenerals, killGeneral } from "../effects/generals.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { loseUnits } from "../effects/losses.js";
import { openWindow } from "../effects/open-window.js";
import { gainPrestige } from "../effects/prestige.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { ATTACKER_WON, DEFENDER_WON, DRAWN, F, IN, LOSS } from "../vocabulary/frames/index.js";
import { ownerSeat, seatId, spaceId, unitCounts } from "../state/names.js";
import { CASUALTY_DIE, endangersCommander, fightOut, isClose, localTroops, type Side } from "../rules/battle.js";
import { battleRatingOf, seniorGeneral } from "../rules/command.js";
import { legitimacyTotal } from "../rules/prestige.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { addUnits, commonUnits, countOfType, MERCENARY, NO_UNITS, ROYAL, subtractUnits, type Units, unitsOfType } from "../vocabulary/units.js";

const STEP = F["land-battle"].step;

export const landBattle: Procedure<DiadochiState, DiadochiEvent> = automatic(F["land-battle"], "DIA-BAT.4", {
  start: begin,
  relief(s, _dice, log) {
    if (F["relief-joins"].answered(s)) joinGarrison(s, log);
    F["land-battle"].top(s).step = STEP.window;
  },
  window(s) {
    F["land-battle"].top(s).step = STEP.dice;
    openWindow(s, IN["battle-before-dice"], IN["battle-before-dice"]);
  },
  dice: fight,
  winnerLoss: defeatLoser,
  defeat(s) {
    const f = F["land-battle"].top(s);
    f.survivors = F["army-defeat"].answered(s);
    f.step = STEP.casualties;
  },
  casualties(s, dice, log) {
    leaderCasualties(s, dice, log);
    afterBattle(s, log);
  },
  drawDefender(s, _dice, log) {
    const f = F["land-battle"].top(s);
    f.step = STEP.drawEnd;
    loseOne(s, f.defender, LOSS.draw, log);
  },
  drawEnd(s, dice, log) {
    endDraw(s, log);
    leaderCasualties(s, dice, log);
  },
  end(s) {
    const { result } = F["land-battle"].top(s);
    F["land-battle"].pop(s, { won: result === ATTACKER_WON, back: result === DRAWN }); // DIA-BAT.17: a draw sends the attacker back
  },
});

// DIA-BAT.4 (1): the hostile act; then the garrison may join (DIA-SIE.23).
function begin(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["land-battle"].top(s);
  const attacker = S.forceOwner(s);
  const space = S.forceSpace(s);
  const defender = S.fieldOwner(s, space);
  f.defender = defender;
  log?.push({ type: "battle-began", clause: "DIA-BAT.1", attacker: ownerSeat(attacker), defender: ownerSeat(defender), space: spaceId(t, space) });
  if (!f.notHostile) commitHostileAct(s, S.seatOfOwner(attacker), S.seatOfOwner(defender), "DIA-CHA.6", log);
  const relieves = !f.sortie && S.markerOf(s, space) === attacker && S.insideUnits(s, t, space) !== NO_UNITS;
  f.step = relieves ? STEP.relief : STEP.window;
  if (!relieves) return;
  const next = F["relief-joins"].push(s);
  next.seat = S.seatOfOwner(attacker);
  next.space = space;
}

function joinGarrison(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const space = S.forceSpace(s);
  const garrison = S.insideUnits(s, t, space);
  S.setInside(s, t, space, NO_UNITS);
  S.setForceUnits(s, addUnits(S.forceUnits(s), garrison));
  F["land-battle"].top(s).garrison = garrison;
  log?.push({
    type: "garrison-joined",
    clause: "DIA-SIE.23",
    seat: seatId(S.seatOfForce(s)),
    space: spaceId(t, space),
    units: unitCounts(garrison),
  });
}

function enemyOf(s: DiadochiState): number {
  return F["land-battle"].top(s).defender;
}

// DIA-BAT.3: the most senior general of a side commands.
function commanderOf(s: DiadochiState, t: Tables, owner: number): number {
  if (owner === S.forceOwner(s)) return seniorGeneral(t, S.forceGenerals(s));
  return owner === S.INDEPENDENTS ? NONE : seniorGeneral(t, S.fieldGenerals(s, owner, S.forceSpace(s)));
}

// Steps (3) to (8) of DIA-BAT.4: royal troops that stand aside, dice, strengths and scores.
function fight(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["land-battle"].top(s);
  const attackers = S.forceUnits(s);
  const defenders = S.fieldUnits(s, S.forceSpace(s));
  if (attackers === NO_UNITS || defenders === NO_UNITS) return endWithout(s, attackers !== NO_UNITS, "DIA-BAT.25", log);
  setAside(s, t, attackers, defenders, log);
  // DIA-RT.6, DIA-RT.11: an army of royal troops that all stand aside cannot fight.
  if (fighters(attackers, f.attackerAside) === NO_UNITS) return endWithout(s, false, "DIA-RT.6", log);
  if (fighters(defenders, f.defenderAside) === NO_UNITS) return endWithout(s, true, "DIA-RT.6", log);
  const attack = sideOf(s, t, S.forceOwner(s));
  const defence = sideOf(s, t, f.defender);
  const { attacker, defender } = fightOut(t, { attacker: attack, defender: defence }, S.hasOption(s, "eliteRoyals"), dice, log);
  const place = spaceId(t, S.forceSpace(s));
  log?.push({ type: "battle-strengths", clause: "DIA-BAT.5", space: place, attacker: attacker.strength, defender: defender.strength });
  log?.push({ type: "battle-scores", clause: "DIA-BAT.10", space: place, attacker: attacker.score, defender: defender.score });
  f.attackerEndangered = endangersCommander(attacker) ? commanderOf(s, t, S.forceOwner(s)) : NONE;
  f.defenderEndangered = endangersCommander(defender) ? commanderOf(s, t, f.defender) : NONE;
  decide(s, attacker.score, defender.score, log);
}

// A side of the battle, without royal troops that stand aside.
function sideOf(s: DiadochiState, t: Tables, owner: number): Side {
  const f = F["land-battle"].top(s);
  const space = S.forceSpace(s);
  const attacks = owner === S.forceOwner(s);
  const enemy = attacks ? f.defender : S.forceOwner(s);
  const rating = owner === S.INDEPENDENTS ? independentRating(s, t) : battleRatingOf(s, t, commanderOf(s, t, owner), space, enemy === S.INDEPENDENTS);
  const modifier = attacks ? f.attackerModifier : f.defenderModifier;
  const elephants = !(attacks ? f.attackerElephantsOut : f.defenderElephantsOut);
  return { seat: ownerSeat(owner), units: fightersOf(s, owner), rating, modifier, local: localTroops(s, t, owner, space), elephants };
}

// DIA-IND.4: the rating of the named army, else of local tribes.
function independentRating(s: DiadochiState, t: Tables): number {
  const army = S.armyOn(s, S.forceSpace(s));
  return army === NONE ? t.setup.localTribe.battle : (t.setup.independentArmies[army]?.battle ?? t.setup.localTribe.battle);
}

function fighters(units: Units, aside: number): Units {
  return subtractUnits(units, unitsOfType(ROYAL, aside));
}

function fightersOf(s: DiadochiState, owner: number): Units {
  const { attackerAside, defenderAside } = F["land-battle"].top(s);
  return owner === S.forceOwner(s) ? fighters(S.forceUnits(s), attackerAside) : fighters(S.fieldUnits(s, S.forceSpace(s)), defenderAside);
}

// DIA-RT.3, DIA-RT.4, DIA-RT.5, DIA-RT.7, DIA-RT.10, DIA-BAT.23: the side with less legitimacy fights without royal troops; against independents all
// fight.
function setAside(s: DiadochiState, t: Tables, attackers: Units, defenders: Units, log: Log<DiadochiEvent>): void {
  const f = F["land-battle"].top(s);
  const attacker = S.forceOwner(s);
  const { defender } = f;
  if (attacker === S.INDEPENDENTS || defender === S.INDEPENDENTS) return;
  if (countOfType(attackers, ROYAL) + countOfType(defenders, ROYAL) === 0) return;
  const space = S.forceSpace(s);
  const attack = legitimacyTotal(s, attacker, commanderOf(s, t, attacker), space, false);
  const defence = legitimacyTotal(s, defender, commanderOf(s, t, defender), space, true);
  if (attack < defence) f.attackerAside = standAside(attacker, countOfType(attackers, ROYAL), log);
  if (defence < attack) f.defenderAside = standAside(defender, countOfType(defenders, ROYAL), log);
}

function standAside(owner: number, count: number, log: Log<DiadochiEvent>): number {
  if (count > 0) log?.push({ type: "royals-set-aside", clause: "DIA-RT.5", seat: seatId(S.seatOfOwner(owner)), count });
  return count;
}

// DIA-BAT.25, DIA-RT.6, DIA-RT.17: one side has no CUs that can fight.
function endWithout(s: DiadochiState, attackerWins: boolean, clause: string, log: Log<DiadochiEvent>): void {
  log?.push({ type: "no-battle", clause, space: spaceId(tablesOf(s), S.forceSpace(s)) });
  F["land-battle"].top(s).result = attackerWins ? ATTACKER_WON : DEFENDER_WON;
  defeatLoser(s);
}

// DIA-BAT.12: the higher score wins.
function decide(s: DiadochiState, attack: number, defence: number, log: Log<DiadochiEvent>): void {
  const f = F["land-battle"].top(s);
  const space = spaceId(tablesOf(s), S.forceSpace(s));
  const attacker = ownerSeat(S.forceOwner(s));
  const defender = ownerSeat(f.defender);
  if (attack === defence) {
    log?.push({ type: "battle-drawn", clause: "DIA-BAT.12", attacker, defender, space });
    f.result = DRAWN;
    f.step = STEP.drawDefender;
    return loseOne(s, S.forceOwner(s), LOSS.draw, log); // DIA-BAT.17: each side loses one
  }
  const won = attack > defence;
  log?.push({ type: "battle-won", clause: "DIA-BAT.12", winner: won ? attacker : defender, loser: won ? defender : attacker, space });
  f.result = won ? ATTACKER_WON : DEFENDER_WON;
  f.step = STEP.winnerLoss;
  // DIA-BAT.15, DIA-BAT.16: the winner loses a CU that fought if the loser's score is at least half of the winner's.
  if (isClose(Math.max(attack, defence), Math.min(attack, defence))) loseOne(s, won ? S.forceOwner(s) : f.defender, LOSS.winner, log);
}

// Only a CU that fought can be lost.
function loseOne(s: DiadochiState, owner: number, purpose: number, log: Log<DiadochiEvent>): void {
  const units = fightersOf(s, owner);
  const place = owner === S.forceOwner(s) ? S.FORCE : S.forceSpace(s);
  if (units === NO_UNITS) return;
  if (owner === S.INDEPENDENTS) return loseUnits(s, { owner, place, units: unitsOfType(MERCENARY, 1) }, "DIA-IND.10", log);
  const next = F["unit-loss"].push(s);
  next.seat = S.seatOfOwner(owner);
  next.place = place;
  next.units = units;
  next.count = 1;
  next.purpose = purpose;
}

// DIA-BAT.20: there is no retreat.
function defeatLoser(s: DiadochiState): void {
  const f = F["land-battle"].top(s);
  const attacker = S.forceOwner(s);
  const attackerWon = f.result === ATTACKER_WON;
  f.step = STEP.defeat;
  const next = F["army-defeat"].push(s);
  next.loser = attackerWon ? f.defender : attacker;
  next.winner = attackerWon ? attacker : f.defender;
  next.place = attackerWon ? S.forceSpace(s) : S.FORCE;
  next.aside = attackerWon ? f.defenderAside : f.attackerAside;
}

// DIA-BAT.13, DIA-BAT.14: a die for each commander in danger, step (10), after the result.
function leaderCasualties(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["land-battle"].top(s);
  const { attackerEndangered, defenderEndangered } = f;
  f.attackerEndangered = NONE;
  f.defenderEndangered = NONE;
  tryCasualty(s, attackerEndangered, S.forceOwner(s), dice, log);
  tryCasualty(s, defenderEndangered, enemyOf(s), dice, log);
}

function tryCasualty(s: DiadochiState, general: number, owner: number, dice: Dice, log: Log<DiadochiEvent>): void {
  if (general === NONE) return;
  const die = rollFor(dice, log, "leader-casualty", ownerSeat(owner), { least: CASUALTY_DIE });
  if (die === CASUALTY_DIE) killGeneral(s, tablesOf(s), general, "DIA-BAT.13", log);
}

// DIA-BAT.4, step (11): prestige, then the window after a won battle.
function afterBattle(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const f = F["land-battle"].top(s);
  const attackerWon = f.result === ATTACKER_WON;
  const loser = attackerWon ? f.defender : S.forceOwner(s);
  const winner = attackerWon ? S.forceOwner(s) : f.defender;
  if (loser === S.INDEPENDENTS && winner !== S.INDEPENDENTS)
    gainPrestige(s, tablesOf(s), attackerWon ? S.forceGenerals(s) : S.fieldGenerals(s, winner, S.forceSpace(s)), log);
  f.step = STEP.end;
  openWindow(s, IN["after-won-land-battle"], IN["after-won-land-battle"]);
}

// DIA-BAT.17, DIA-BAT.18, DIA-BAT.19, DIA-SIE.23: a garrison that joined goes back inside, and a side without CUs is beaten. Royal troops that stood
// aside still belong to their army (DIA-RT.12).
function endDraw(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["land-battle"].top(s);
  const space = S.forceSpace(s);
  returnGarrison(s, t);
  const attackerGone = S.forceUnits(s) === NO_UNITS;
  const defenderGone = S.fieldUnits(s, space) === NO_UNITS;
  if (attackerGone) disperseGenerals(s, t, S.forceGenerals(s), "DIA-BAT.19", log);
  if (defenderGone && f.defender !== S.INDEPENDENTS) disperseGenerals(s, t, S.fieldGenerals(s, f.defender, space), "DIA-BAT.19", log);
  f.step = STEP.end;
  if (attackerGone) f.result = DEFENDER_WON;
  else if (defenderGone) f.result = ATTACKER_WON;
}

function returnGarrison(s: DiadochiState, t: Tables): void {
  const back = commonUnits(F["land-battle"].top(s).garrison, S.forceUnits(s));
  if (back === NO_UNITS) return;
  S.setForceUnits(s, subtractUnits(S.forceUnits(s), back));
  S.setInside(s, t, S.forceSpace(s), back);
}
