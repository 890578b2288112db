/** The combat phase: Apollo, sallies, battles by ascending size, then sieges (6.0). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { battleSize, canSally, isAnySallying, isSallyDue, listContested, sallySize, isBattleDue } from "../rules/battles.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { APOLLO, MOST_AREAS, SEATS } from "../vocabulary/types.js";
import { rollCall, tellCasualties } from "../effects/casualties.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { loseStep } from "../effects/losses.js";
import { settleAll } from "../effects/cities.js";
import { spendOlympian } from "./use-olympian.js";
import type { Refusal } from "../../core/basics/errors.js";
import { ofArea, ofBlock, ofCity } from "./refusals.js";

const HERE = F.combat;
const STEP = HERE.step;

export const combat: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-6.0.1",
  conceals: (s, mover) => mover !== HERE.top(s).seat, // PEL-HI.22: an attempt to take a move back would show that a sally has been announced.
  run: {
    apollo(s) {
      const { seat } = HERE.top(s);
      return S.holderOf(s, APOLLO) === seat && hasAnyTarget(s, tablesOf(s), seat) ? ASK : goTo(s, STEP.sallies);
    },
    sallies(s) {
      const { seat } = HERE.top(s);
      return S.useOf(s, seat) === S.ACTIONS_USE && canSallyAny(s, tablesOf(s), seat) ? ASK : goTo(s, STEP.battles); // PEL-8.3.1: an action turn is needed.
    },
    battles(s) {
      const { seat } = HERE.top(s);
      // PEL-6.0.4, PEL-3.5.11: an event turn has only the battles that the event allows.
      const mayFight = S.useOf(s, seat) === S.ACTIONS_USE || S.hasEffect(s, S.SURPRISE);
      // PEL-6.0.5, PEL-6.0.6, PEL-6.0.2: the smallest battles come first, by choice among equals. PEL-6.0.9: then come the sieges.
      return mayFight && smallestSize(s, tablesOf(s), seat) < NONE_DUE ? ASK : beginSieges(s, seat);
    },
    end: (s) => HERE.pop(s),
  },
  // At the step of the battles, field and sea battles are listed before sallies.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, city } = HERE.top(s);
    switch (step) {
      case STEP.apollo:
        targets.fill(0, 0, t.areas);
        S.markBlocks(s, t, S.rivalOf(seat), 1, targets);
        for (let a = 0; a < t.areas; a++) if (targets[a] === 1) out.push(code(V["strike-area"], a));
        out.push(code(V["keep-olympian"]));
        return;
      case STEP.sallies:
        for (let a = S.nextBesieged(s, 0); a >= 0; a = S.nextBesieged(s, a + 1)) if (canSallyFrom(s, t, seat, a)) out.push(code(V["sally-from"], a));
        out.push(code(V.done));
        return;
      case STEP.sally:
        listSallyBlocks(s, t, seat, city, out);
        return;
      default:
        listBattles(s, t, seat, smallestSize(s, t, seat), out);
    }
  },
  play(s, seat, c, dice, log) {
    const f = HERE.top(s);
    switch (verbOf(c)) {
      case V["strike-area"]:
        spendOlympian(s, seat, APOLLO, log);
        strike(s, seat, argA(c), dice, log);
        f.step = STEP.sallies;
        break;
      case V["keep-olympian"]:
        f.step = STEP.sallies;
        break;
      case V["sally-from"]:
        f.city = argA(c);
        f.step = STEP.sally;
        break;
      case V["sally-block"]:
        S.addMark(s, argA(c), S.SALLYING);
        break;
      case V.done:
        f.step = f.step === STEP.sally ? STEP.sallies : STEP.battles;
        break;
      default:
        beginBattle(s, seat, argA(c), verbOf(c) === V["fight-sally"]);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const at = argA(c);
    switch (verbOf(c)) {
      case V["strike-area"]:
        return ofArea(t, at, "combat/nobody-to-strike");
      case V["sally-from"]:
        return refuseSally(s, t, seat, at);
      case V["sally-block"]: {
        if (t.side[at] !== seat || !S.isInside(s, at, HERE.top(s).city)) return ofBlock(t, at, "combat/not-inside");
        return S.hasMark(s, at, S.MOVED) ? ofBlock(t, at, "combat/came-by-sea") : ofBlock(t, at, "combat/sallies");
      }
      case V["fight-at"]:
        return isBattleDue(s, t, seat, at) ? ofArea(t, at, "combat/smaller-first") : ofArea(t, at, "combat/no-battle");
      case V["fight-sally"]:
        return at < t.lands && isSallyDue(s, t, seat, at) ? ofArea(t, at, "combat/smaller-first", "PEL-6.0.7") : ofArea(t, at, "combat/no-battle", "PEL-6.0.7");
      default:
        return null;
    }
  },
});

function goTo(s: PeloponnesianState, step: number): void {
  HERE.top(s).step = step;
}

function beginSieges(s: PeloponnesianState, seat: number): void {
  goTo(s, STEP.end);
  F.sieges.push(s).seat = seat;
}

function beginBattle(s: PeloponnesianState, seat: number, area: number, sally: boolean): void {
  const f = F.battle.push(s);
  f.seat = seat;
  f.area = area;
  f.sally = sally;
}

// Explains why a city cannot sally. Each sally is announced at most once.
function refuseSally(s: PeloponnesianState, t: Tables, seat: number, city: number): Refusal {
  // PEL-8.3.1: only a besieged city of one's own can sally.
  if (!t.cities.includes(city) || !S.isBesieged(s, city) || S.controllerOf(s, city) !== seat) return ofCity(t, city, "combat/not-besieged");
  if (!canSally(s, t, seat, city)) return ofCity(t, city, "combat/nobody-to-sally"); // PEL-8.3.7: all blocks came in by sea this turn.
  return ofCity(t, city, "combat/announced");
}

function hasAnyTarget(s: PeloponnesianState, t: Tables, seat: number): boolean {
  const rival = S.rivalOf(seat);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) if (S.isInPlay(s, b)) return true;
  return false;
}

// PEL-11.5.1: each enemy block in the area has one die; a 1 costs 1 CV.
function strike(s: PeloponnesianState, seat: number, area: number, dice: Dice, log: PeloponnesianLog): void {
  const t = tablesOf(s);
  const rival = S.rivalOf(seat);
  const call = rollCall(s, t, rival, log);
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) {
    if (S.areaOf(s, b) === area && rollFor(dice, log, "apollo", SEATS[seat]!, { most: 1 }) === 1) loseStep(s, t, b, "event", undefined);
  }
  tellCasualties(s, t, call, "event", log);
  settleAll(s, t, log);
}

function canSallyFrom(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  return canSally(s, t, seat, city) && sallySize(s, t, seat, city) === 0;
}

function canSallyAny(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let city = S.nextBesieged(s, 0); city >= 0; city = S.nextBesieged(s, city + 1)) if (canSallyFrom(s, t, seat, city)) return true;
  return false;
}

// A sally is complete only with at least one block, so that it is announced at most once.
function listSallyBlocks(s: PeloponnesianState, t: Tables, seat: number, city: number, out: number[]): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    // PEL-8.3.7: blocks that came in by sea this turn do not sally.
    if (S.isInside(s, b, city) && !S.hasMark(s, b, S.SALLYING | S.MOVED)) out.push(code(V["sally-block"], b));
  if (sallySize(s, t, seat, city) > 0) out.push(code(V.done));
}

/** More blocks than any battle has; it means that no battle is left. */
const NONE_DUE = 999;

/** The areas with field blocks of both sides, which `smallestSize` finds for `listBattles`. */
const contested: number[] = [];
/** Indexed by area: 1 if Apollo can strike there. */
const targets: Uint8Array = new Uint8Array(MOST_AREAS);

function smallestSize(s: PeloponnesianState, t: Tables, seat: number): number {
  let smallest = NONE_DUE;
  listContested(s, t, contested);
  for (let i = 0; i < contested.length; i++) smallest = Math.min(smallest, battleSize(s, t, seat, contested[i]!));
  if (!isAnySallying(s, t, seat)) return smallest;
  // PEL-6.0.7: the size of a sally is the number of its blocks.
  for (let a = 0; a < t.lands; a++) if (isSallyDue(s, t, seat, a)) smallest = Math.min(smallest, sallySize(s, t, seat, a));
  return smallest;
}

function listBattles(s: PeloponnesianState, t: Tables, seat: number, size: number, out: number[]): void {
  for (let i = 0; i < contested.length; i++) if (battleSize(s, t, seat, contested[i]!) === size) out.push(code(V["fight-at"], contested[i]!));
  for (let a = 0; a < t.lands; a++) if (isSallyDue(s, t, seat, a) && sallySize(s, t, seat, a) === size) out.push(code(V["fight-sally"], a));
}
