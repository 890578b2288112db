/** Events that raise or supply blocks: levies, shipwrights, mercenaries, stores, reassessment, war party (PEL-3.5.3 to PEL-3.5.5, PEL-3.5.8, PEL-3.5.18, PEL-3.5.22). */
import { argA, argB, code } from "../../../core/codes.js";
import { pushFrame, setStep, stepOf } from "../../../core/frames.js";
import { BUILD, RECRUIT, WINTER_SUPPLY } from "../../frames.js";
import { V } from "../../moves.js";
import { poolCount } from "../../rules/cards.js";
import { canPlace, homesOf } from "../../rules/homes.js";
import { addEffect, CLOCK, type PeloponnesianState, placeOf, POOL, read, REASSESSMENT, write } from "../../state.js";
import { firstOf, lastOf, type Tables } from "../../tables.js";
import { placeRecruit } from "../recruit.js";
import { ASK, type EventHandler, GO_ON, OVER } from "./handler.js";

const ALL_BLOCKS = 0;
const FLEETS = 1;
const OPTIONAL = 1;

function builds(count: number, filter: number): EventHandler["run"] {
  return (s, _t, seat) => {
    if (stepOf(s) === 1) return OVER;
    setStep(s, 1);
    pushFrame(s, BUILD, seat, count, filter, OPTIONAL); // PEL-3.2.4.1: no action, but all rules of builds
    return GO_ON;
  };
}

export const emergencyLevy: EventHandler = { run: builds(3, ALL_BLOCKS) };

const fourBuilds = builds(4, ALL_BLOCKS);
export const tributeReassessment: EventHandler = {
  run(s, t, seat, dice, log) {
    if (stepOf(s) === 0) addEffect(s, REASSESSMENT);
    return fourBuilds(s, t, seat, dice, log);
  },
};

const twoBuilds = builds(2, ALL_BLOCKS);
export const warParty: EventHandler = {
  run(s, t, seat, dice, log) {
    if (stepOf(s) === 0) write(s, CLOCK.peace, Math.max(0, read(s, CLOCK.peace) - 1));
    return twoBuilds(s, t, seat, dice, log);
  },
};

export const mercenaries: EventHandler = {
  run(s, t, seat) {
    if (stepOf(s) === 2 || poolCount(s, t, seat) === 0) return OVER; // PEL-3.5.29
    setStep(s, stepOf(s) + 1);
    pushFrame(s, RECRUIT, seat);
    return GO_ON;
  },
};

export const winterStores: EventHandler = {
  run(s, _t, seat) {
    if (stepOf(s) === 1) return OVER;
    setStep(s, 1);
    pushFrame(s, WINTER_SUPPLY, seat, 5, OPTIONAL);
    return GO_ON;
  },
};

export const shipwrights: EventHandler = {
  run(s, t, seat) {
    switch (stepOf(s)) {
      case 0:
        if (listFleets(s, t, seat, null) > 0) return ASK;
        setStep(s, 1);
        return GO_ON;
      case 1:
        setStep(s, 2);
        pushFrame(s, BUILD, seat, 2, FLEETS, OPTIONAL);
        return GO_ON;
      default:
        return OVER;
    }
  },
  moves(s, t, seat, out) {
    listFleets(s, t, seat, out);
  },
  play(s, t, _seat, c, log) {
    placeRecruit(s, t, argA(c), argB(c), log);
    setStep(s, 1);
  },
};

function listFleets(s: PeloponnesianState, t: Tables, seat: number, out: number[] | null): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (t.fleet[b] === 0 || placeOf(s, b) !== POOL) continue;
    for (const home of homesOf(s, b)) {
      if (!canPlace(s, t, b, home)) continue;
      n++;
      out?.push(code(V["place-recruit"], b, home));
    }
  }
  return n;
}
