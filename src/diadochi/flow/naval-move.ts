/**
 * A naval move from its announcement to the landing (DIA-NAV.37). The army stays in its port until it lands. It passes enemies without effect
 * (DIA-NAV.5), and if it is turned back, the army and the body have never left (DIA-NAV.31). The frame holds the path, the escorts, the fleets
 * committed by all interceptors (each fleet has one owner), the place of the player last asked, and a flag if a card has cancelled the move. The
 * answer is that of the entry on landing; an army that is turned back or kept in port has ended its move.
 */
import { hasBit, withBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { stepForce } from "../effects/force.js";
import { commitHostileAct } from "../effects/hostile-act.js";
import { openWindow } from "../effects/open-window.js";
import { testAttrition } from "../effects/test-attrition.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, IN, TEST } from "../vocabulary/frames/index.js";
import { fleetIds, seatId, spaceId } from "../state/names.js";
import { hasMarkerInRange } from "../rules/movement/naval.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { SEA, type Tables, tablesOf } from "../tables/index.js";

const STEP = F["naval-move"].step;

export const navalMove: Procedure<DiadochiState, DiadochiEvent> = automatic(F["naval-move"], "DIA-NAV.37", {
  start(s) {
    F["naval-move"].top(s).step = STEP.escorted;
    F.escort.push(s);
  },
  escorted: announce,
  announced(s, _dice, log) {
    if (F["naval-move"].top(s).cancelled) cancel(s, log);
    else F["naval-move"].top(s).step = STEP.declare;
  },
  declare: nextInterceptor,
  declared(s) {
    const f = F["naval-move"].top(s);
    f.committed |= F["naval-interception"].answered(s);
    f.step = STEP.declare;
  },
  hostile: hostileActs,
  battles: nextBattle,
  fought(s) {
    if (F["naval-battle"].answered(s)) turnBack(s);
    else F["naval-move"].top(s).step = STEP.battles; // DIA-NAV.27, DIA-NAV.32: the army sails on
  },
  land,
  landed: (s) => F["naval-move"].pop(s, F.entry.answered(s)),
  turnedBack(s, _dice, log) {
    log?.push({ type: "turned-back", clause: "DIA-NAV.29", seat: seatId(S.seatOfForce(s)), space: spaceId(tablesOf(s), S.forceSpace(s)) });
    F["naval-move"].pop(s, STAYED_IN_PORT);
  },
});

// DIA-NAV.29: survivors are back in their port, and the move ends.
const STAYED_IN_PORT = { fought: false, ended: true };

// Announces the path and the escorts, and opens the Surprise window: steps (1) and (2) of DIA-NAV.37.
function announce(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["naval-move"].top(s);
  f.escorts = F.escort.answered(s);
  f.step = STEP.announced;
  if (log !== undefined) {
    const t = tablesOf(s);
    const path = [S.forceSpace(s), ...f.path].map((port) => spaceId(t, port));
    log.push({ type: "naval-move-announced", clause: "DIA-NAV.11", seat: seatId(S.seatOfForce(s)), path, escorts: fleetIds(t, f.escorts) });
  }
  openWindow(s, 0, IN["enemy-naval-move-declared"]);
}

function cancel(s: DiadochiState, log: Log<DiadochiEvent>): void {
  log?.push({ type: "naval-move-cancelled", clause: "DIA-NAV.37", seat: seatId(S.seatOfForce(s)) });
  F["naval-move"].pop(s, STAYED_IN_PORT);
}

// DIA-NAV.23, DIA-NAV.35: each rival is asked once, in turn order.
function nextInterceptor(s: DiadochiState): void {
  const f = F["naval-move"].top(s);
  for (let n = f.asked + 1; n < s.seats; n++) {
    const seat = S.seatAfterActive(s, n);
    if (!canInterceptAtSea(s, tablesOf(s), seat)) continue;
    f.asked = n;
    f.step = STEP.declared;
    F["naval-interception"].push(s).seat = seat;
    return;
  }
  f.step = STEP.hostile;
}

// DIA-NAV.15, DIA-NAV.16, DIA-NAV.17: the port of embarkation is not a point of the path.
function canInterceptAtSea(s: DiadochiState, t: Tables, seat: number): boolean {
  const owner = S.ownerOfSeat(seat);
  const { path } = F["naval-move"].top(s);
  if (S.availableFleets(s, t, owner) === 0) return false;
  for (let n = 0; n < path.length; n++) if (hasMarkerInRange(s, t, owner, path.at(n))) return true;
  return false;
}

// DIA-NAV.20: every interceptor commits a hostile act, step (4) of DIA-NAV.37.
function hostileActs(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["naval-move"].top(s);
  for (let n = 1; n < s.seats; n++) {
    const seat = S.seatAfterActive(s, n);
    if (fleetsOf(s, seat) !== 0) commitHostileAct(s, seat, S.seatOfForce(s), "DIA-NAV.20", log);
  }
  f.asked = 0; // DIA-NAV.22: one battle at a time, in the same order
  f.step = STEP.battles;
}

function fleetsOf(s: DiadochiState, seat: number): number {
  const t = tablesOf(s);
  const { committed } = F["naval-move"].top(s);
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (hasBit(committed, f) && S.fleetOwner(s, t, f) === S.ownerOfSeat(seat)) mask = withBit(mask, f);
  return mask;
}

// DIA-NAV.22: one battle per interceptor.
function nextBattle(s: DiadochiState): void {
  const f = F["naval-move"].top(s);
  for (let n = f.asked + 1; n < s.seats; n++) {
    const seat = S.seatAfterActive(s, n);
    const fleets = fleetsOf(s, seat);
    if (fleets === 0) continue;
    f.asked = n;
    f.step = STEP.fought;
    const next = F["naval-battle"].push(s);
    next.seat = seat;
    next.fleets = fleets;
    next.escorts = f.escorts;
    return;
  }
  f.step = STEP.land;
}

// DIA-NAV.29, DIA-NAV.30: the CUs on board are tested in the column for their number.
function turnBack(s: DiadochiState): void {
  F["naval-move"].top(s).step = STEP.turnedBack;
  const units = S.forceUnits(s);
  testAttrition(s, { owner: S.forceOwner(s), place: S.FORCE, units }, TEST.transport);
}

// DIA-NAV.9: the army enters the last port of the path, step (6) of DIA-NAV.37.
function land(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const f = F["naval-move"].top(s);
  const from = S.forceSpace(s);
  stepForce(s, f.path.at(f.path.length - 1), F.march.under(s).mp, "DIA-NAV.8", log);
  f.step = STEP.landed;
  const next = F.entry.push(s);
  next.from = from;
  next.link = SEA;
  next.landing = true;
}
