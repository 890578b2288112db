/** Omens, weather and gods: Ill Omen, Tempest, Surprise March, Oracle of Delphi, Earthquake, Helot Rising, Plague (PEL-3.5.9 to PEL-3.5.12, PEL-3.5.15, PEL-3.5.19, PEL-3.5.20). */
import { argA, code, verbOf } from "../../../core/codes.js";
import { answerOf, pushFrame, setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import { EventSlot, LOSSES, MANEUVER, TAKE_OLYMPIAN } from "../../frames.js";
import { V } from "../../moves.js";
import { canManeuver } from "../../rules/actions.js";
import { isLeading, rivalActs } from "../../rules/cards.js";
import { PERICLES_UP_TO, plagueUpTo, stormUpTo } from "../../rules/event-dice.js";
import {
  addEffect,
  areaOf,
  cargoOf,
  controllerOf,
  EARTHQUAKE,
  hasBlock,
  holderOf,
  isField,
  OMEN_ON_ATHENS,
  OMEN_ON_SPARTA,
  type PeloponnesianState,
  rivalOf,
  SURPRISE,
  TEMPEST_ON_ATHENS,
  TEMPEST_ON_SPARTA,
} from "../../state.js";
import { firstOf, lastOf, type Tables } from "../../tables.js";
import { ATHENS, OLYMPIANS, SPARTA } from "../../types.js";
import { removeLeader } from "../campaign.js";
import { rollCall, tellCasualties } from "../casualties.js";
import { rollEventDie } from "../event-die.js";
import { gainPrestige, loseStep, settleArea } from "../settle.js";
import { damageShip } from "../storm-checks.js";
import { ASK, type EventHandler, GO_ON, OVER } from "./handler.js";

export const illOmen: EventHandler = {
  run(s, _t, seat) {
    if (rivalActs(s, seat)) addEffect(s, seat === SPARTA ? OMEN_ON_ATHENS : OMEN_ON_SPARTA);
    return OVER;
  },
};

const NAME_SEA = 0;
const CHECKED = 1;

export const tempest: EventHandler = {
  run(s, t, seat, dice, log) {
    if (stepOf(s) === NAME_SEA) {
      addEffect(s, seat === SPARTA ? TEMPEST_ON_ATHENS : TEMPEST_ON_SPARTA);
      return hasEnemyAtSea(s, t, seat) ? ASK : OVER;
    }
    if (stepOf(s) === CHECKED && answerOf(s) <= stormUpTo(s, t)) {
      const rival = rivalOf(seat);
      const call = rollCall(s, t, rival, log);
      for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) {
        if (t.fleet[b] === 1 && isField(s, b, slot(s, EventSlot.a))) damageShip(s, t, b, cargoOf(s, b), seat, dice, log);
      }
      tellCasualties(s, t, rival, call, "wreck", log);
    }
    return OVER;
  },
  moves(s, t, seat, out) {
    for (let a = t.lands; a < t.areas; a++) if (hasBlock(s, t, a, rivalOf(seat))) out.push(code(V["name-area"], a));
    out.push(code(V.done));
  },
  play(s, _t, seat, c) {
    if (verbOf(c) === V.done) {
      setStep(s, CHECKED + 1);
      return;
    }
    setSlot(s, EventSlot.a, argA(c));
    setStep(s, CHECKED);
    rollEventDie(s, seat, "tempest");
  },
};

function hasEnemyAtSea(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let a = t.lands; a < t.areas; a++) if (hasBlock(s, t, a, rivalOf(seat))) return true;
  return false;
}

/** The most blocks of a Surprise March (PEL-3.5.11). */
const SURPRISE_BLOCKS = 4;

export const surpriseMarch: EventHandler = {
  run(s, t, seat) {
    if (stepOf(s) === 1 || !canManeuver(s, t, seat)) return OVER;
    setStep(s, 1);
    addEffect(s, SURPRISE);
    pushFrame(s, MANEUVER, seat, 0, 0, SURPRISE_BLOCKS, 1);
    return GO_ON;
  },
};

export const oracleOfDelphi: EventHandler = {
  run(s, _t, seat, _dice, log) {
    if (stepOf(s) === 1) return OVER;
    setStep(s, 1);
    let free = 0;
    for (let o = 0; o < OLYMPIANS.length; o++) if (holderOf(s, o) === -1) free++;
    if (free > 0) {
      pushFrame(s, TAKE_OLYMPIAN, seat);
      return GO_ON;
    }
    gainPrestige(s, seat, 1, "event", "PEL-3.5.12", log);
    return OVER;
  },
};

export const earthquake: EventHandler = {
  run(s, t) {
    if (stepOf(s) === 1) return OVER;
    setStep(s, 1);
    addEffect(s, EARTHQUAKE);
    if (t.named.sparta >= 0) pushFrame(s, LOSSES, SPARTA, 1, t.named.sparta + 1);
    return GO_ON;
  },
};

export const helotRising: EventHandler = {
  run(s, t) {
    if (stepOf(s) === 1) return OVER;
    setStep(s, 1);
    const { messenia, sparta, cythera } = t.named;
    const based = [messenia, sparta, cythera].some((a) => a >= 0 && hasBlock(s, t, a, ATHENS)) || (cythera >= 0 && controllerOf(s, cythera) === ATHENS);
    pushFrame(s, LOSSES, SPARTA, based ? 3 : 2, 0);
    return GO_ON;
  },
};

// Slot a holds the next block to be rolled for, b whether a die has just fallen for the block before; Athens' blocks come first.
export const plague: EventHandler = {
  run(s, t, seat, _dice, log) {
    if (stepOf(s) === 2) {
      if (answerOf(s) <= PERICLES_UP_TO) removeLeader(s, t, ATHENS, "PEL-3.5.19", log);
      return OVER;
    }
    if (slot(s, EventSlot.b) > 0) infect(s, t, slot(s, EventSlot.b) - 1, answerOf(s), log);
    const next = nextVictim(s, t, slot(s, EventSlot.a));
    setSlot(s, EventSlot.b, next < 0 ? 0 : order(t, next) + 1);
    if (next >= 0) {
      setSlot(s, EventSlot.a, next + 1);
      rollEventDie(s, seat, "plague");
      return GO_ON;
    }
    settleArea(s, t, t.named.athens, log);
    if (!isLeading(s, t, ATHENS, t.leaders.pericles)) return OVER;
    setStep(s, 2);
    rollEventDie(s, seat, "plague-pericles");
    return GO_ON;
  },
};

// The blocks of Athens in block order, then those of Sparta.
function order(t: Tables, n: number): number {
  const athenians = lastOf(t, ATHENS) - firstOf(t, ATHENS) + 1;
  return n < athenians ? firstOf(t, ATHENS) + n : n - athenians;
}

function nextVictim(s: PeloponnesianState, t: Tables, from: number): number {
  for (let n = from; n < t.blocks; n++) if (areaOf(s, order(t, n)) === t.named.athens) return n;
  return -1;
}

function infect(s: PeloponnesianState, t: Tables, block: number, face: number, log: Parameters<EventHandler["run"]>[4]): void {
  if (face <= plagueUpTo(t, block)) loseStep(s, t, block, "event", log);
}
