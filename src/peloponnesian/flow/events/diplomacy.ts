/** Persuasion: Diplomacy, Civil War, Argive Alliance, Thracian Alliance, Macedonian Intrigue (PEL-3.5.13, PEL-3.5.14, PEL-3.5.16, PEL-3.5.17, PEL-3.5.23). */
import { argA, argB, code, verbOf } from "../../../core/codes.js";
import { answerOf, setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import type { PeloponnesianLog } from "../../events.js";
import { EventSlot } from "../../frames.js";
import { V } from "../../moves.js";
import { canDivide, canWoo } from "../../rules/cards.js";
import { ALLIANCE_FROM, civilWarFrom, INTRIGUE_FROM } from "../../rules/event-dice.js";
import { canPlace, homesOf } from "../../rules/homes.js";
import {
  dropMarks,
  hasBlock,
  isClosedArea,
  isInPlay,
  nativeOf,
  type PeloponnesianState,
  placeOf,
  POOL,
  putOnMap,
  RESERVE,
  REMOVED,
  rivalOf,
  setCardPlace,
  setNative,
  STAYED,
  takeOff,
} from "../../state.js";
import { firstOf, lastOf, type Tables } from "../../tables.js";
import { ATHENS, NEUTRAL, SEATS } from "../../types.js";
import { rollEventDie } from "../event-die.js";
import { offerFreeMove } from "../recruit.js";
import { changeControl, eliminate, settleAll, settleArea } from "../settle.js";
import { ASK, type EventHandler, GO_ON, OVER } from "./handler.js";

/** An area joins a side: native to it and controlled by it, with a full garrison (PEL-1.3.1.4). */
function align(s: PeloponnesianState, t: Tables, area: number, seat: number, clause: string, log: PeloponnesianLog): void {
  setNative(s, area, seat);
  log?.push({ type: "area-aligned", area: t.areaIds[area]!, seat: SEATS[seat]!, clause });
  changeControl(s, t, area, seat, false, "alignment", clause, log);
  if (area === t.named.argos && seat === ATHENS) callArgives(s, t);
}

// PEL-2.2.11.1
function callArgives(s: PeloponnesianState, t: Tables): void {
  for (let b = 0; b < t.blocks; b++) if (t.special[b] === "argive" && placeOf(s, b) === RESERVE) takeOff(s, b);
}

export const diplomacy: EventHandler = {
  run(s, t, seat, _dice, log) {
    if (stepOf(s) === 0) return ASK;
    if (answerOf(s) >= ALLIANCE_FROM) align(s, t, slot(s, EventSlot.a), seat, "PEL-3.5.13", log);
    return OVER;
  },
  moves(s, t, seat, out) {
    for (let i = 0; i < t.cities.length; i++) if (canWoo(s, t, seat, t.cities[i]!)) out.push(code(V["name-area"], t.cities[i]!));
  },
  play(s, _t, seat, c) {
    setSlot(s, EventSlot.a, argA(c));
    setStep(s, 1);
    rollEventDie(s, seat, "diplomacy");
  },
};

export const civilWar: EventHandler = {
  run(s, t, seat, _dice, log) {
    if (stepOf(s) === 0) return ASK;
    const city = slot(s, EventSlot.a);
    if (answerOf(s) >= civilWarFrom(t, city)) changeControl(s, t, city, seat, true, "civil-war", "PEL-3.5.14", log);
    settleArea(s, t, city, log);
    return OVER;
  },
  moves(s, t, seat, out) {
    for (let i = 0; i < t.cities.length; i++) if (canDivide(s, t, seat, t.cities[i]!)) out.push(code(V["name-city"], t.cities[i]!));
  },
  play(s, _t, seat, c) {
    setSlot(s, EventSlot.a, argA(c));
    setStep(s, 1);
    rollEventDie(s, seat, "civil-war");
  },
};

export const argiveAlliance: EventHandler = {
  run(s, t, seat, _dice, log) {
    if (stepOf(s) === 0) {
      setStep(s, 1);
      rollEventDie(s, seat, "argive-alliance");
      return GO_ON;
    }
    if (answerOf(s) >= ALLIANCE_FROM && nativeOf(s, t.named.argos) === NEUTRAL) {
      align(s, t, t.named.argos, ATHENS, "PEL-3.5.23", log);
      setCardPlace(s, slot(s, EventSlot.card), REMOVED);
      log?.push({ type: "card-removed", card: t.cardIds[slot(s, EventSlot.card)]! });
    }
    return OVER;
  },
};

/** The most blocks of the Thracian Alliance. */
const ALLIES = 2;

export const thracianAlliance: EventHandler = {
  run(s, t, seat) {
    dropMarks(s, t, seat, STAYED);
    return slot(s, EventSlot.a) < ALLIES && stepOf(s) === 0 && hasOdrysian(s, t, seat) ? ASK : OVER;
  },
  moves(s, t, seat, out) {
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isOdrysian(s, t, b)) out.push(code(V["name-block"], b));
    out.push(code(V.done));
  },
  play(s, t, seat, c, log) {
    if (verbOf(c) === V.done) {
      setStep(s, 1);
      return;
    }
    setSlot(s, EventSlot.a, slot(s, EventSlot.a) + 1);
    putOnMap(s, argA(c), t.named.odrysia, t.maxCV[argA(c)]!);
    log?.push({ type: "recruit-placed", seat: SEATS[seat]!, area: t.areaIds[t.named.odrysia]!, secret: { blocks: [t.blockIds[argA(c)]!] } });
    offerFreeMove(s, argA(c));
  },
};

function isOdrysian(s: PeloponnesianState, t: Tables, block: number): boolean {
  return t.special[block] === "odrysian" && placeOf(s, block) === POOL;
}

function hasOdrysian(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (isOdrysian(s, t, b)) return true;
  return false;
}

export const macedonianIntrigue: EventHandler = {
  run(s, t, seat, _dice, log) {
    if (stepOf(s) === 0) {
      if (listHomes(s, t, seat, null) > 0) return ASK;
      setStep(s, 1);
    }
    if (stepOf(s) === 1) {
      setStep(s, 2);
      rollEventDie(s, seat, "macedonian-intrigue");
      return GO_ON;
    }
    if (answerOf(s) >= INTRIGUE_FROM) dismiss(s, t, rivalOf(seat), log);
    settleAll(s, t, log);
    return OVER;
  },
  moves(s, t, seat, out) {
    listHomes(s, t, seat, out);
    out.push(code(V.done));
  },
  play(s, t, seat, c, log) {
    setStep(s, 1);
    if (verbOf(c) === V.done) return;
    putOnMap(s, argA(c), argB(c), t.maxCV[argA(c)]!);
    log?.push({ type: "recruit-placed", seat: SEATS[seat]!, area: t.areaIds[argB(c)]!, secret: { blocks: [t.blockIds[argA(c)]!] } });
  },
};

function listHomes(s: PeloponnesianState, t: Tables, seat: number, out: number[] | null): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (t.special[b] !== "macedonian" || placeOf(s, b) !== POOL) continue;
    for (const home of homesOf(s, b)) {
      if (isClosedArea(s, t, home) || hasBlock(s, t, home, rivalOf(seat)) || !canPlace(s, t, b, home)) continue;
      n++;
      out?.push(code(V["place-recruit"], b, home));
    }
  }
  return n;
}

function dismiss(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (t.special[b] === "macedonian" && isInPlay(s, b)) eliminate(s, t, b, "disbanded", log);
}
