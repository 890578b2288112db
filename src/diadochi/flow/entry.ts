/**
 * The entry sequence of the moving army after it has paid its MP and entered the space (DIA-MOV.26). The answer says if it may continue, may only act
 * in the space, or has ended its move.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import type { Frame } from "../../core/flow/frame-rows.js";
import { automatic } from "../../core/flow/procedures.js";
import { moveFieldPieces, stepForce } from "../effects/force.js";
import { disperseGenerals } from "../effects/generals.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { openWindow } from "../effects/open-window.js";
import { gainPrestige } from "../effects/prestige.js";
import { testAttrition } from "../effects/test-attrition.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, type FRAMES, IN, TEST } from "../vocabulary/frames/index.js";
import { ownerSeat, seatId, spaceId } from "../state/names.js";
import { isOverrun } from "../rules/battle.js";
import { avoidingRoyals, canAvoid, canIntercept, canStepBack, canWithdraw, hasAvoidStep } from "../rules/reactions.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { FORTRESS, kindOfSpace, NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { countUnits, NO_UNITS } from "../vocabulary/units.js";

const STEP = F.entry.step;

type Entry = Frame<(typeof FRAMES)["entry"]>;

export const entry: Procedure<DiadochiState, DiadochiEvent> = automatic(F.entry, "DIA-MOV.26", {
  start: begin,
  afterAttrition: openEntryWindow,
  intercept: interceptions,
  independentsIntercept: (s, _dice, log) => interceptIndependently(s, F.interception.answered(s), log),
  intercepted(s, _dice, log) {
    F.entry.top(s).interceptor = F["independent-interception"].answered(s);
    refuseBattle(s, log);
  },
  answered(s, _dice, log) {
    if (F["fight-or-step-back"].answered(s)) stepBack(s, log);
    else F.entry.top(s).step = STEP.defenders; // DIA-AMB.174: next come the defenders other than the interceptor
  },
  defenders: nextDefender,
  avoid: avoidOrStand,
  avoidance: afterAvoidance,
  pursuit: afterPursuit,
  clash,
  battleDone: afterBattle,
  overrunDone(s) {
    const f = F.entry.top(s);
    if (f.landing) f.fought = true; // DIA-OVR.6, DIA-OVR.7, DIA-NAV.9: an army may continue after an overrun on land, but not after a landing
    f.step = STEP.scatter;
  },
  scatter(s, _dice, log) {
    const { fought, endsMove } = F.entry.top(s);
    scatter(s, log);
    F.entry.pop(s, { fought, ended: endsMove });
  },
  ended: (s) => F.entry.pop(s, { fought: F.entry.top(s).fought, ended: true }),
});

// (2) Fortress attrition.
function begin(s: DiadochiState): void {
  const f = F.entry.top(s);
  const units = S.forceUnits(s);
  f.army = units !== NO_UNITS;
  f.step = f.betrayed ? STEP.clash : STEP.afterAttrition;
  if (f.betrayed || f.landing || f.placed || units === NO_UNITS || !isUnsubdued(s)) return;
  // DIA-MOV.24, DIA-MOV.25, DIA-IND.5: a fortress causes attrition once per entry, and only to players' armies.
  testAttrition(s, { owner: S.forceOwner(s), place: S.FORCE, units }, TEST.fortress, FORTRESS_COLUMN);
}

const FORTRESS_COLUMN = 2; // DIA-MOV.24: always this column, for any number of CUs.

// True if a player's army has entered an independent fortress.
function isUnsubdued(s: DiadochiState): boolean {
  const space = S.forceSpace(s);
  return S.forceOwner(s) !== S.INDEPENDENTS && kindOfSpace(tablesOf(s), space) === FORTRESS && S.markerOf(s, space) === S.INDEPENDENTS;
}

// DIA-MOV.40: an army that has lost its last CU does not fight.
function hasLostLastUnit(s: DiadochiState, f: Entry): boolean {
  return f.army && S.forceUnits(s) === NO_UNITS;
}

function go(f: Entry, step: number): void {
  f.step = step;
}

function openEntryWindow(s: DiadochiState): void {
  const f = F.entry.top(s);
  if (hasLostLastUnit(s, f)) return go(f, STEP.ended);
  f.step = STEP.intercept;
  if (!f.passage && !f.placed) openWindow(s, 0, IN["enemy-army-enters-space"]); // DIA-MOV.34: a passage cannot be intercepted
}

// (3) Interceptions by players, then by independent armies, again at every entry (DIA-INT.1, DIA-INT.9, DIA-MOV.30).
function interceptions(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  if (hasLostLastUnit(s, f)) return go(f, STEP.ended);
  if (f.passage) return go(f, STEP.scatter); // DIA-MOV.34: a passage cannot be fought either.
  if (f.placed) return go(f, STEP.defenders); // DIA-IND.13: a placed army attacks at once and cannot be intercepted
  f.step = STEP.independentsIntercept;
  if (mayBeIntercepted(s, tablesOf(s))) F.interception.push(s);
  else interceptIndependently(s, S.NOBODY, log);
}

function mayBeIntercepted(s: DiadochiState, t: Tables): boolean {
  for (let n = 1; n < s.seats; n++) if (canIntercept(s, t, S.ownerOfSeat(S.seatAfterActive(s, n)))) return true;
  return false;
}

// Independent armies try if no player has intercepted.
function interceptIndependently(s: DiadochiState, interceptor: number, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  f.interceptor = interceptor;
  if (interceptor !== S.NOBODY || S.forceOwner(s) === S.INDEPENDENTS || !canIntercept(s, tablesOf(s), S.INDEPENDENTS)) return refuseBattle(s, log);
  f.step = STEP.intercepted;
  F["independent-interception"].push(s);
}

// (4) Refusal of battle (DIA-INT.13, DIA-INT.15, DIA-INT.23).
function refuseBattle(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  if (f.interceptor === S.NOBODY) return go(f, STEP.defenders);
  const canGoBack = canStepBack(s, f.from);
  if (S.forceUnits(s) !== NO_UNITS) {
    if (S.forceOwner(s) === S.INDEPENDENTS || !canGoBack) return go(f, STEP.defenders);
    f.step = STEP.answered;
    F["fight-or-step-back"].push(s).from = f.from;
    return;
  }
  if (canGoBack) return stepBack(s, log); // DIA-INT.12: a lone general must go back
  disperseGenerals(s, tablesOf(s), S.forceGenerals(s), "DIA-INT.23", log);
  f.step = STEP.ended;
}

// DIA-INT.14: the army steps back over any link, or to its port after a naval move.
function stepBack(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F.entry.top(s);
  const seat = S.seatOfForce(s);
  const clause = S.forceUnits(s) === NO_UNITS ? "DIA-INT.12" : "DIA-INT.13";
  stepForce(s, f.from, 0, clause, log);
  if (seat !== NONE) log?.push({ type: "stepped-back", clause, seat: seatId(seat), space: spaceId(t, f.from) });
  f.step = STEP.ended;
}

// (5) Withdrawal (DIA-AVO.10, DIA-AVO.11, DIA-AVO.12), then avoidance, first by each player with pieces in the field, in turn order, and finally
// by the independents. Players may also avoid independents (DIA-AVO.19), and do so again at every entry (DIA-AVO.16). Neither is a hostile act
// (DIA-AVO.18), and the moving army may continue afterwards (DIA-AVO.14, DIA-AVO.15).
function nextDefender(s: DiadochiState): void {
  const f = F.entry.top(s);
  if (S.forceUnits(s) === NO_UNITS) return go(f, STEP.scatter);
  for (let n = f.asked; n < s.seats; n++) {
    const seat = S.seatAfterActive(s, n);
    if (!isDefender(s, S.ownerOfSeat(seat), f.interceptor)) continue;
    f.asked = n;
    f.step = STEP.avoid;
    if (canWithdraw(s, tablesOf(s), seat)) F["withdraw-inside"].push(s).seat = seat;
    return;
  }
  f.step = STEP.clash;
  if (f.interceptor !== S.NOBODY) return; // DIA-AVO.13: the interceptor holds the field
  f.asked = s.seats;
  if (S.fieldOwner(s, S.forceSpace(s)) === S.INDEPENDENTS && hasAvoidStep(s, tablesOf(s), S.INDEPENDENTS, f.from, S.forceSpace(s))) avoidIndependently(s);
}

// DIA-AVO.13: an interceptor is not a defender.
function isDefender(s: DiadochiState, owner: number, interceptor: number): boolean {
  if (owner === S.forceOwner(s) || owner === interceptor) return false;
  return S.fieldOwner(s, S.forceSpace(s)) === owner || S.fieldGenerals(s, owner, S.forceSpace(s)) !== 0;
}

function avoidIndependently(s: DiadochiState): void {
  const f = F.entry.top(s);
  f.step = STEP.avoidance;
  F["independent-avoidance"].push(s).attackerFrom = f.from;
}

function avoidOrStand(s: DiadochiState): void {
  const f = F.entry.top(s);
  const seat = S.seatAfterActive(s, f.asked);
  if (!canAvoid(s, tablesOf(s), seat, f.from)) return toNextDefender(s, f);
  f.step = STEP.avoidance;
  const next = F["avoid-battle"].push(s);
  next.seat = seat;
  next.attackerFrom = f.from;
}

function afterAvoidance(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  const { avoided, first, last } = F[f.asked < s.seats ? "avoid-battle" : "independent-avoidance"].answered(s);
  if (avoided && mayPursue(s)) {
    f.first = first;
    f.last = last;
    f.step = STEP.pursuit;
    const next = F.pursue.push(s);
    next.first = first;
    next.last = last;
    return;
  }
  if (avoided) retreat(s, last, log);
  toNextDefender(s, f);
}

// The owner who defends now: the player asked, or the independents after the last player.
function avoiderOf(s: DiadochiState): number {
  const { asked } = F.entry.top(s);
  return asked < s.seats ? S.ownerOfSeat(S.seatAfterActive(s, asked)) : S.INDEPENDENTS;
}

function toNextDefender(s: DiadochiState, f: Entry): void {
  f.step = f.asked >= s.seats ? STEP.clash : STEP.defenders;
  f.asked++;
}

// DIA-AVO.4: the whole army in the field retreats.
function retreat(s: DiadochiState, to: SpaceIndex, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const owner = avoiderOf(s);
  const space = S.forceSpace(s);
  const units = S.fieldOwner(s, space) === owner ? S.fieldUnits(s, space) : NO_UNITS;
  const royals = owner === S.INDEPENDENTS ? 0 : avoidingRoyals(s, t, owner, space);
  moveFieldPieces(s, owner, space, to, { units, generals: owner === S.INDEPENDENTS ? 0 : S.fieldGenerals(s, owner, space), royals });
  log?.push({ type: "battle-avoided", clause: "DIA-AVO.4", seat: ownerSeat(owner), from: spaceId(t, space), to: spaceId(t, to) });
}

// DIA-OPT.6: pursuit needs the option, a player's army, and MP.
function mayPursue(s: DiadochiState): boolean {
  if (!S.hasOption(s, "pursuit") || S.forceOwner(s) === S.INDEPENDENTS) return false;
  if (F.entry.top(s).interceptor !== S.NOBODY) return false; // DIA-AMB.178: the army stays to fight the interceptor
  return (F.march.find(s)?.mp ?? 0) > 0;
}

function afterPursuit(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  const { caught, failed } = F.pursue.answered(s);
  if (!caught) {
    retreat(s, f.last, log);
    if (failed) f.endsMove = true;
    return toNextDefender(s, f);
  }
  const march = F.march.under(s);
  retreat(s, f.first, log);
  march.mp--;
  f.from = S.forceSpace(s);
  stepForce(s, f.first, march.mp, "DIA-OPT.6", log);
  f.step = STEP.clash;
}

// (6) Overrun or battle (DIA-MOV.18) against the pieces still in the field (DIA-OVR.4); the overrunning army loses nothing (DIA-OVR.5). The moving
// army attacks (DIA-INT.16).
function clash(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  const space = S.forceSpace(s);
  const enemy = S.fieldOwner(s, space);
  if (S.forceUnits(s) === NO_UNITS || enemy === S.NOBODY || enemy === S.forceOwner(s)) return go(f, STEP.scatter);
  const provoked = f.notHostile || f.betrayed || f.interceptor !== S.NOBODY; // DIA-CHA.7: only an attack that the attacker chose freely is hostile
  if (isOverrun(tablesOf(s), countUnits(S.forceUnits(s)), countUnits(S.fieldUnits(s, space)))) return overrun(s, provoked, log);
  f.step = STEP.battleDone;
  F["land-battle"].push(s).notHostile = provoked;
}

// DIA-OVR.1, DIA-OVR.8: an overrun replaces the battle if the attacker reaches the ratio.
function overrun(s: DiadochiState, provoked: boolean, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const space = S.forceSpace(s);
  const enemy = S.fieldOwner(s, space);
  log?.push({ type: "overrun", clause: "DIA-OVR.1", seat: ownerSeat(S.forceOwner(s)), loser: ownerSeat(enemy), space: spaceId(t, space) });
  if (!provoked) commitHostileAct(s, S.seatOfForce(s), S.seatOfOwner(enemy), "DIA-OVR.9", log);
  if (enemy === S.INDEPENDENTS) gainPrestige(s, t, S.forceGenerals(s), log); // DIA-OVR.10: an overrun gives prestige like a victory
  F.entry.top(s).step = STEP.overrunDone;
  const next = F["army-defeat"].push(s);
  next.loser = enemy;
  next.winner = S.forceOwner(s);
  next.place = space;
}

function afterBattle(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F.entry.top(s);
  const { won, back } = F["land-battle"].answered(s);
  f.fought = true;
  f.step = won ? STEP.scatter : STEP.ended;
  if (!back) return;
  // DIA-BAT.17, DIA-BAT.18: after a draw the attacker steps back, or is beaten if he cannot.
  if (canStepBack(s, f.from)) return stepForce(s, f.from, 0, "DIA-BAT.17", log);
  const next = F["army-defeat"].push(s);
  next.loser = S.forceOwner(s);
  next.winner = S.fieldOwner(s, S.forceSpace(s));
  next.place = S.FORCE;
}

// (7) Lone enemy generals are dispersed. Royal family members and the body change hands when the action is settled.
function scatter(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const space = S.forceSpace(s);
  if (S.forceUnits(s) === NO_UNITS || F.entry.top(s).passage) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const owner = S.ownerOfSeat(seat);
    if (owner !== S.forceOwner(s) && S.fieldOwner(s, space) !== owner) disperseGenerals(s, tablesOf(s), S.fieldGenerals(s, owner, space), "DIA-MOV.26", log);
  }
}
