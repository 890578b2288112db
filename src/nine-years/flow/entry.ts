/**
 * An army enters a space: Fortified Line, interception, retreat behind the walls, avoiding battle, battle, enemy leaders left without corps (NYW-14.3.2).
 * The army is already in the space, marked as a force. Answers true if its move is over.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { FORCE } from "../vocabulary/corps.js";
import { DISBAND_CORPS, DISBAND_LEADERS, moveMarked, remarkAt } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { seatId, spaceId } from "../state/names.js";
import { leadersAt, occupies } from "../rules/forces.js";
import { listInterceptors } from "../rules/interception.js";
import { mayAvoidBattle } from "../rules/avoid-battle.js";
import { corpsOf, lineLevel, lineOwner, type NineYearsState, rivalOf } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { PASSAGE } from "../vocabulary/types.js";
import { askDisplacement } from "./displace.js";
import { askFortify, canFortify } from "./fortify.js";

const STEP = F.entry.step;
/** A scratch list of which only the length is read. */
const scratch: number[] = [];

export const entry: Procedure<NineYearsState, NineYearsEvent> = automatic(F.entry, "NYW-14.3.2", {
  line: meetLine,
  afterLine: passLine,
  interception: meetInterceptors,
  fortress: openFortress,
  field: meetField,
  afterField: fight,
  afterBattle: (s) => chaseLeaders(s, STEP.over),
  over: (s) => F.entry.pop(s, true),
  goesOn: (s) => F.entry.pop(s, false),
});

function meetLine(s: NineYearsState): void {
  const t = tablesOf(s);
  const f = F.entry.top(s);
  const { seat, space } = f;
  const enemy = rivalOf(seat);
  f.step = STEP.goesOn;
  // Leaders without corps meet no enemies (NYW-14.1.3.6).
  if (corpsOf(s, t, seat, space, FORCE) === 0) return;
  f.step = STEP.interception;
  f.bypassed = true;
  // NYW-15.3.2, NYW-15.6.1: a line counts only against an enemy army, and only if corps of its owner are there.
  if (lineLevel(s, space) === 0 || lineOwner(s, space) !== enemy || !occupies(s, enemy, space)) return;
  f.bypassed = false;
  f.step = STEP.afterLine;
  const line = F["line-choice"].push(s);
  line.seat = seat;
  line.space = space;
}

function passLine(s: NineYearsState, _dice: Dice, log: Log<NineYearsEvent>): void {
  const passage = F["line-choice"].answered(s);
  const f = F.entry.top(s);
  f.step = passage === PASSAGE.withdraw ? STEP.over : STEP.interception;
  f.bypassed = passage === PASSAGE.bypassed; // NYW-15.4.3: a bypassed line does not count in this action.
  if (passage === PASSAGE.withdraw) withdraw(s, tablesOf(s), log);
}

// NYW-15.4.4: an army that does not bypass the line may go back, which ends the action.
function withdraw(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const { seat, space, from } = F.entry.top(s);
  moveMarked(s, seat, space, from);
  log?.push({ type: "retreated", seat: seatId(seat), from: spaceId(t, space), to: spaceId(t, from), clause: "NYW-15.4.4" });
}

// NYW-14.6.1, NYW-14.6.9: enemies in adjacent spaces have one attempt per space entered.
function meetInterceptors(s: NineYearsState): void {
  const f = F.entry.top(s);
  const { space, from } = f;
  const enemy = rivalOf(f.seat);
  f.step = STEP.fortress;
  listInterceptors(s, tablesOf(s), { seat: enemy, space, from }, scratch);
  if (scratch.length === 0) return;
  const interception = F.interception.push(s);
  interception.seat = enemy;
  interception.space = space;
  interception.from = from;
}

function openFortress(s: NineYearsState): void {
  const t = tablesOf(s);
  const f = F.entry.top(s);
  const { space } = f;
  const enemy = rivalOf(f.seat);
  f.intercepted = corpsOf(s, t, enemy, space, FORCE) > 0;
  f.step = STEP.field;
  if (canFortify(s, t, enemy, space)) askFortify(s, enemy, space); // NYW-14.3.3: part of the defenders may go behind the walls.
}

function meetField(s: NineYearsState): void {
  const t = tablesOf(s);
  const f = F.entry.top(s);
  const { space, from, intercepted } = f;
  const enemy = rivalOf(f.seat);
  f.step = STEP.afterField;
  remarkAt(s, enemy, space, DISBAND_CORPS, DISBAND_LEADERS);
  // NYW-14.6.7: nobody avoids battle after an interception; NYW-14.7.7: there is one attempt.
  if (intercepted || !occupies(s, enemy, space) || !mayAvoidBattle(s, t, { seat: enemy, space, from }, scratch)) return;
  const avoiding = F["avoid-battle"].push(s);
  avoiding.seat = enemy;
  avoiding.space = space;
  avoiding.from = from;
}

// NYW-14.3.4: corps that are still outside the walls fight.
function fight(s: NineYearsState): void {
  const f = F.entry.top(s);
  const { seat, space, from, bypassed } = f;
  if (!occupies(s, rivalOf(seat), space)) return chaseLeaders(s, STEP.goesOn);
  f.step = STEP.afterBattle;
  const battle = F.battle.push(s);
  battle.attacker = seat; // NYW-16.1.1: the moving army attacks.
  battle.space = space;
  battle.from = from; // NYW-16.4.3: the space to which the attacker would retreat.
  battle.bypassed = bypassed; // NYW-15.4.3: a bypassed line does not count.
}

// NYW-14.3.5: enemy leaders without corps must leave; NYW-14.3.6: after a battle the move is over.
function chaseLeaders(s: NineYearsState, next: number): void {
  const f = F.entry.top(s);
  const { seat, space } = f;
  const enemy = rivalOf(seat);
  f.step = next;
  if (occupies(s, seat, space) && !occupies(s, enemy, space) && leadersAt(s, tablesOf(s), enemy, space) > 0) askDisplacement(s, enemy, space, "lone-leaders");
}
