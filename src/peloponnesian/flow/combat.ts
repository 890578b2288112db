/**
 * The combat phase: Apollo, sallies announced, battles in ascending size, then sieges (6.0). The frame remembers the active seat and the city whose sally is being
 * made up, plus 1.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import { popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { PeloponnesianLog } from "../events.js";
import { BATTLE, CombatSlot, SIEGES } from "../frames.js";
import { V } from "../moves.js";
import { battleSize, canSally, isAnySallying, isSallyDue, listContested, sallySize, isBattleDue } from "../rules/battles.js";
import {
  ACTIONS_USE,
  addMark,
  areaOf,
  hasBlock,
  hasEffect,
  hasMark,
  holderOf,
  isInside,
  isInPlay,
  MOVED,
  type PeloponnesianState,
  rivalOf,
  SALLYING,
  SURPRISE,
  useOf,
  controllerOf,
  isBesieged,
} from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { APOLLO, SEATS } from "../types.js";
import { rollCall, tellCasualties } from "./casualties.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { loseStep, settleAll } from "./settle.js";
import { spendOlympian } from "./use-olympian.js";
import type { Refusal } from "../../core/flow.js";
import { ofArea, ofBlock, ofCity } from "./refusals.js";

const ASK_APOLLO = 0;
const ANNOUNCE_SALLIES = 1;
const MAKE_UP_SALLY = 2;
const BATTLES = 3;
const END = 4;

export const combat: PeloponnesianProcedure = {
  kind: "combat",
  clause: "PEL-6.0.1",
  slots: slotsOf("combat"),
  run(s) {
    const t = tablesOf(s);
    const seat = slot(s, CombatSlot.seat);
    const acts = useOf(s, seat) === ACTIONS_USE;
    switch (stepOf(s)) {
      case ASK_APOLLO:
        if (holderOf(s, APOLLO) === seat && hasAnyTarget(s, t, seat)) return true;
        setStep(s, ANNOUNCE_SALLIES);
        return false;
      case ANNOUNCE_SALLIES:
        if (acts && canSallyAny(s, t, seat)) return true; // PEL-8.3.1
        setStep(s, BATTLES);
        return false;
      case MAKE_UP_SALLY:
        return true;
      case BATTLES:
        if (acts || hasEffect(s, SURPRISE)) return nextBattle(s, t, seat); // PEL-6.0.4, PEL-3.5.11
        setStep(s, END);
        pushFrame(s, SIEGES, seat);
        return false;
      default:
        popFrame(s);
        return false;
    }
  },
  asks: asksFirstSlot,
  // Areas and cities in map order, battles before sallies; blocks in block order.
  moves(s, seat, out) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case ASK_APOLLO:
        for (let a = 0; a < t.areas; a++) if (hasBlock(s, t, a, rivalOf(seat))) out.push(code(V["strike-area"], a));
        out.push(code(V["keep-olympian"]));
        return;
      case ANNOUNCE_SALLIES:
        for (let i = 0; i < t.cities.length; i++) if (canSallyFrom(s, t, seat, t.cities[i]!)) out.push(code(V["sally-from"], t.cities[i]!));
        out.push(code(V.done));
        return;
      case MAKE_UP_SALLY:
        listSallyBlocks(s, t, seat, out);
        return;
      default:
        listBattles(s, t, seat, smallestSize(s, t, seat), out);
    }
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["strike-area"]:
        spendOlympian(s, seat, APOLLO, log);
        strike(s, t, seat, argA(c), dice, log);
        setStep(s, ANNOUNCE_SALLIES);
        return;
      case V["keep-olympian"]:
        setStep(s, ANNOUNCE_SALLIES);
        return;
      case V["sally-from"]:
        setSlot(s, CombatSlot.city, argA(c) + 1);
        setStep(s, MAKE_UP_SALLY);
        return;
      case V["sally-block"]:
        addMark(s, argA(c), SALLYING);
        return;
      case V.done:
        setStep(s, stepOf(s) === MAKE_UP_SALLY ? ANNOUNCE_SALLIES : BATTLES);
        return;
      default:
        pushFrame(s, BATTLE, seat, argA(c), verbOf(c) === V["fight-sally"] ? 1 : 0);
    }
  },
  refuse(s, seat, c): Refusal | null {
    const t = tablesOf(s);
    const at = argA(c);
    switch (verbOf(c)) {
      case V["strike-area"]:
        return ofArea(t, at, "combat/nobody-to-strike", "PEL-11.5.1");
      case V["sally-from"]:
        return refuseSally(s, t, seat, at);
      case V["sally-block"]: {
        if (t.side[at] !== seat || !isInside(s, at, slot(s, CombatSlot.city) - 1)) return ofBlock(t, at, "combat/not-inside", "PEL-8.3.1");
        return hasMark(s, at, MOVED) ? ofBlock(t, at, "combat/came-by-sea", "PEL-8.3.7") : ofBlock(t, at, "combat/sallies", "PEL-8.3.1");
      }
      case V["fight-at"]:
        return isBattleDue(s, t, seat, at) ? ofArea(t, at, "combat/smaller-first", "PEL-6.0.5") : ofArea(t, at, "combat/no-battle", "PEL-6.0.1");
      case V["fight-sally"]:
        return at < t.lands && isSallyDue(s, t, seat, at) ? ofArea(t, at, "combat/smaller-first", "PEL-6.0.7") : ofArea(t, at, "combat/no-battle", "PEL-6.0.7");
      default:
        return null;
    }
  },
};

// PEL-8.3.1, PEL-8.3.7; announced once at most.
function refuseSally(s: PeloponnesianState, t: Tables, seat: number, city: number): Refusal {
  if (!t.cities.includes(city) || !isBesieged(s, city) || controllerOf(s, city) !== seat) return ofCity(t, city, "combat/not-besieged", "PEL-8.3.1");
  if (!canSally(s, t, seat, city)) return ofCity(t, city, "combat/nobody-to-sally", "PEL-8.3.7");
  return ofCity(t, city, "combat/announced", "PEL-8.3.1");
}

function hasAnyTarget(s: PeloponnesianState, t: Tables, seat: number): boolean {
  const rival = rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (isInPlay(s, b)) return true;
  return false;
}

// PEL-11.5.1
function strike(s: PeloponnesianState, t: Tables, seat: number, area: number, dice: Dice, log: PeloponnesianLog): void {
  const rival = rivalOf(seat);
  const call = rollCall(s, t, rival, log);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) {
    if (areaOf(s, b) === area && rollTest(dice, log, "apollo", "PEL-11.5.1", SEATS[seat]!, { most: 1 }) === 1) loseStep(s, t, b, "event", undefined);
  }
  tellCasualties(s, t, rival, call, "event", log);
  settleAll(s, t, log);
}

function canSallyFrom(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return canSally(s, t, seat, city) && sallySize(s, t, seat, city) === 0;
}

function canSallyAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let i = 0; i < t.cities.length; i++) if (canSallyFrom(s, t, seat, t.cities[i]!)) return true;
  return false;
}

// A sally needs a block before it is complete, so that it is announced once at most.
function listSallyBlocks(s: PeloponnesianState, t: Tables, seat: number, out: number[]): void {
  const city = slot(s, CombatSlot.city) - 1;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (isInside(s, b, city) && !hasMark(s, b, SALLYING | MOVED)) out.push(code(V["sally-block"], b)); // PEL-8.3.7
  if (sallySize(s, t, seat, city) > 0) out.push(code(V.done));
}

// PEL-6.0.5, PEL-6.0.6, PEL-6.0.2
function nextBattle(s: PeloponnesianState, t: Tables, seat: number): boolean {
  if (smallestSize(s, t, seat) < NONE) return true;
  setStep(s, END);
  pushFrame(s, SIEGES, seat); // PEL-6.0.9
  return false;
}

const NONE = 999;

const CONTESTED: number[] = [];

function smallestSize(s: PeloponnesianState, t: Tables, seat: number): number {
  let smallest = NONE;
  listContested(s, t, CONTESTED);
  for (let i = 0; i < CONTESTED.length; i++) smallest = Math.min(smallest, battleSize(s, t, seat, CONTESTED[i]!));
  if (!isAnySallying(s, t, seat)) return smallest;
  for (let a = 0; a < t.lands; a++) if (isSallyDue(s, t, seat, a)) smallest = Math.min(smallest, sallySize(s, t, seat, a)); // PEL-6.0.7
  return smallest;
}

function listBattles(s: PeloponnesianState, t: Tables, seat: number, size: number, out: number[]): void {
  for (let i = 0; i < CONTESTED.length; i++) if (battleSize(s, t, seat, CONTESTED[i]!) === size) out.push(code(V["fight-at"], CONTESTED[i]!));
  for (let a = 0; a < t.lands; a++) if (isSallyDue(s, t, seat, a) && sallySize(s, t, seat, a) === size) out.push(code(V["fight-sally"], a));
}
