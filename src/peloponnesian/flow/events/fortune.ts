/** Ill Omen, Tempest, Surprise March, Oracle of Delphi, Earthquake, Helot Rising, Plague (PEL-3.5.9 to PEL-3.5.12, PEL-3.5.15, PEL-3.5.19, PEL-3.5.20). */
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import { NONE } from "../../../core/flow/frame-rows.js";
import { F } from "../../vocabulary/frames.js";
import { V } from "../../vocabulary/moves.js";
import { canManeuver } from "../../rules/maneuver.js";
import { isLeading, rivalActs } from "../../rules/cards.js";
import { PERICLES_UP_TO, plagueOrder, plagueUpTo, stormUpTo } from "../../rules/event-dice.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { ATHENS, OLYMPIANS, SPARTA } from "../../vocabulary/types.js";
import { removeLeader } from "../campaign.js";
import { rollCall, tellCasualties } from "../../effects/casualties.js";
import { rollEventDie } from "../event-die.js";
import { gainPrestige } from "../../effects/prestige.js";
import { loseStep } from "../../effects/losses.js";
import { settleArea } from "../../effects/cities.js";
import { damageShip } from "../storm-checks.js";
import type { EventHandler } from "./handler.js";

const STEP = F.event.step;

export const illOmen: EventHandler = {
  act(s, _t, seat) {
    if (rivalActs(s, seat)) S.addEffect(s, seat === SPARTA ? S.OMEN_ON_ATHENS : S.OMEN_ON_SPARTA);
  },
};

export const tempest: EventHandler = {
  choose(s, t, seat) {
    S.addEffect(s, seat === SPARTA ? S.TEMPEST_ON_ATHENS : S.TEMPEST_ON_SPARTA);
    return hasEnemyAtSea(s, t, seat);
  },
  moves(s, t, seat, out) {
    for (let a = t.lands; a < t.areas; a++) if (S.hasBlock(s, t, a, S.rivalOf(seat))) out.push(code(V["name-area"], a));
    out.push(code(V.done));
  },
  play(s, _t, seat, c) {
    const f = F.event.top(s);
    if (verbOf(c) === V.done) {
      f.step = STEP.end;
      return;
    }
    f.area = argA(c);
    f.step = STEP.rolled;
    rollEventDie(s, seat, "tempest");
  },
  rolled(s, t, face, dice, log) {
    if (face > stormUpTo(s, t)) return;
    const { seat, area } = F.event.top(s);
    const rival = S.rivalOf(seat);
    const call = rollCall(s, t, rival, log);
    for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++)
      if (t.fleet[b] === 1 && S.isField(s, b, area)) damageShip(s, t, { fleet: b, cargo: S.cargoOf(s, b) }, dice, log);
    tellCasualties(s, t, call, "wreck", log);
  },
};

function hasEnemyAtSea(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let a = t.lands; a < t.areas; a++) if (S.hasBlock(s, t, a, S.rivalOf(seat))) return true;
  return false;
}

/** PEL-3.5.11: the most blocks that a Surprise March moves. */
export const SURPRISE_BLOCKS = 4;

export const surpriseMarch: EventHandler = {
  act(s, t, seat) {
    if (!canManeuver(s, t, seat)) return;
    S.addEffect(s, S.SURPRISE);
    const f = F.maneuver.push(s);
    f.seat = seat;
    f.limited = true;
    f.left = SURPRISE_BLOCKS;
  },
};

export const oracleOfDelphi: EventHandler = {
  act(s, _t, seat, _dice, log) {
    let free = 0;
    for (let o = 0; o < OLYMPIANS.length; o++) if (S.holderOf(s, o) === -1) free++;
    if (free > 0) F["take-olympian"].push(s).seat = seat;
    else gainPrestige(s, seat, { amount: 1, reason: "event", clause: "PEL-3.5.12" }, log);
  },
};

export const earthquake: EventHandler = {
  act(s, t) {
    S.addEffect(s, S.EARTHQUAKE);
    if (t.named.sparta >= 0) imposeLosses(s, 1, t.named.sparta);
  },
};

export const helotRising: EventHandler = {
  act(s, t) {
    const { messenia, sparta, cythera } = t.named;
    const based = [messenia, sparta, cythera].some((a) => a >= 0 && S.hasBlock(s, t, a, ATHENS)) || (cythera >= 0 && S.controllerOf(s, cythera) === ATHENS);
    imposeLosses(s, based ? 3 : 2, NONE);
  },
};

function imposeLosses(s: PeloponnesianState, left: number, area: number): void {
  const f = F.losses.push(s);
  f.seat = SPARTA;
  f.left = left;
  f.area = area;
}

/** One die for each block in Athens, and one for Pericles if he leads. */
export const plague: EventHandler = {
  act(s, t, seat, _dice, log) {
    const f = F.event.top(s);
    const victim = nextVictim(s, t, f.next);
    if (victim >= 0) {
      f.next = victim + 1;
      f.step = STEP.rolled;
      return rollEventDie(s, seat, "plague");
    }
    settleArea(s, t, t.named.athens, log);
    if (!isLeading(s, t, ATHENS, t.leaders.pericles)) return;
    f.step = STEP.rolledAgain;
    rollEventDie(s, seat, "plague-pericles");
  },
  rolled(s, t, face, _dice, log) {
    const f = F.event.top(s);
    f.step = STEP.act;
    const victim = plagueOrder(t, f.next - 1);
    if (face <= plagueUpTo(t, victim)) loseStep(s, t, victim, "event", log);
  },
  rolledAgain(s, t, face, _dice, log) {
    if (face <= PERICLES_UP_TO) removeLeader(s, t, ATHENS, "PEL-3.5.19", log);
  },
};

function nextVictim(s: PeloponnesianState, t: Tables, from: number): number {
  for (let n = from; n < t.blocks; n++) if (S.areaOf(s, plagueOrder(t, n)) === t.named.athens) return n;
  return -1;
}
