/** Storm checks for the perilous borders crossed this turn, and ship damage (5.2.2, 5.2.3). All border dice are rolled before the damage. */
import { bit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { stormUpTo } from "../rules/event-dice.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { POSEIDON, SEATS, SPARTA } from "../vocabulary/types.js";
import { rollCall, tellCasualties } from "../effects/casualties.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { eliminate, fitCargo, type Ship } from "../effects/losses.js";
import { settleAll } from "../effects/cities.js";
import { spendOlympian } from "./use-olympian.js";

const HERE = F["storm-checks"];
const STEP = HERE.step;

export const stormChecks: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-11.2.1",
  run: {
    ownPoseidon(s) {
      if (S.crossingCount(s) === 0) return HERE.pop(s);
      return isAsked(s, HERE.top(s).seat) ? ASK : goOn(s);
    },
    enemyPoseidon: (s) => (isAsked(s, S.rivalOf(HERE.top(s).seat)) ? ASK : goOn(s)),
    roll(s, dice, log) {
      checkBorders(s, tablesOf(s), dice, log);
      S.forgetCrossings(s);
      settleAll(s, tablesOf(s), log); // A wrecked fleet may have been a besieger.
      HERE.pop(s);
    },
  },
  // PEL-11.0.4: the active player decides first.
  asks(s) {
    const { seat, step } = HERE.top(s);
    return bit(step === STEP.ownPoseidon ? seat : S.rivalOf(seat));
  },
  // Lists borders in the order of the crossings.
  moves(s, _seat, out) {
    if (HERE.top(s).step === STEP.ownPoseidon) out.push(code(V["calm-seas"]));
    else for (let i = 0; i < S.crossingCount(s); i++) if (isFirstCrossing(s, i)) out.push(code(V["raise-storm"], S.crossedBorder(s, i)));
    out.push(code(V["keep-olympian"]));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) !== V["keep-olympian"]) spendOlympian(s, seat, POSEIDON, log);
    if (verbOf(c) === V["calm-seas"]) S.addEffect(s, S.CALM);
    if (verbOf(c) === V["raise-storm"]) HERE.top(s).raised = argA(c);
    goOn(s);
  },
  refuse: (s, _seat, c) => (verbOf(c) === V["raise-storm"] ? refuse("storm-checks/not-crossed", { border: tablesOf(s).borderIds[argA(c)] ?? null }) : null),
});

function goOn(s: PeloponnesianState): void {
  HERE.top(s).step++;
}

function isAsked(s: PeloponnesianState, seat: number): boolean {
  return !HERE.top(s).forcedSail && S.holderOf(s, POSEIDON) === seat;
}

function isFirstCrossing(s: PeloponnesianState, i: number): boolean {
  for (let j = 0; j < i; j++) if (S.crossedBorder(s, j) === S.crossedBorder(s, i)) return false;
  return true;
}

// PEL-5.2.2.7: borders are checked in the order of their first crossing, then damage is rolled in the same order.
function checkBorders(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): void {
  const stormy: number[] = [];
  for (let i = 0; i < S.crossingCount(s); i++) {
    if (!isFirstCrossing(s, i)) continue;
    if (isStorm(s, t, i, dice, log)) stormy.push(S.crossedBorder(s, i));
  }
  for (const border of stormy) damageFleets(s, t, border, dice, log);
}

function isStorm(s: PeloponnesianState, t: Tables, i: number, dice: Dice, log: PeloponnesianLog): boolean {
  const { seat, raised: named } = HERE.top(s);
  const border = S.crossedBorder(s, i);
  const calm = S.hasEffect(s, S.CALM); // PEL-11.2.1: Poseidon's calm prevails even against Tempest.
  const raised = named === border;
  // PEL-3.5.10: every check of the enemy is a storm, without a roll.
  const tempest = S.hasEffect(s, seat === SPARTA ? S.TEMPEST_ON_SPARTA : S.TEMPEST_ON_ATHENS);
  const rolled = !calm && !raised && !tempest;
  const most = stormUpTo(s, t);
  const storm = !calm && (raised || tempest || rollFor(dice, log, "storm-check", SEATS[S.rivalOf(seat)]!, { most }) <= most);
  log?.push({
    type: "storm-check",
    seat: SEATS[seat]!,
    border: t.borderIds[border]!,
    storm,
    rolled,
    fleets: fleetsAcross(s, border, i),
    clause: "PEL-5.2.2.2",
  });
  return storm;
}

function fleetsAcross(s: PeloponnesianState, border: number, from: number): number {
  let n = 0;
  for (let i = from; i < S.crossingCount(s); i++) if (S.crossedBorder(s, i) === border && isFirstOfFleet(s, i)) n++;
  return n;
}

function isFirstOfFleet(s: PeloponnesianState, i: number): boolean {
  for (let j = 0; j < i; j++) if (S.crossedBorder(s, j) === S.crossedBorder(s, i) && S.crossedFleet(s, j) === S.crossedFleet(s, i)) return false;
  return true;
}

// PEL-5.2.2.6, PEL-5.2.2.8: each surviving fleet has one die.
function damageFleets(s: PeloponnesianState, t: Tables, border: number, dice: Dice, log: PeloponnesianLog): void {
  const { seat } = HERE.top(s);
  let wrecks = 0;
  let waves = 0;
  const call = rollCall(s, t, seat, log);
  for (let i = 0; i < S.crossingCount(s); i++) {
    const fleet = S.crossedFleet(s, i);
    if (S.crossedBorder(s, i) !== border || !isFirstOfFleet(s, i) || !S.isInPlay(s, fleet)) continue;
    if (damageShip(s, t, { fleet, cargo: S.crossedCargo(s, i) }, dice, log)) wrecks++;
    else waves++;
  }
  log?.push({ type: "ships-damaged", seat: SEATS[seat]!, wrecks, waves });
  tellCasualties(s, t, call, "wreck", log); // PEL-HI.17: the other side sees the number of lost blocks, but not which ones.
}

/**
 * Rolls ship damage for a fleet and its cargo (5.2.3). True if the die wrecks the fleet, false for a great wave, even one that sinks it. Only the
 * die is logged; `tellCasualties` logs the losses.
 */
export function damageShip(s: PeloponnesianState, t: Tables, { fleet, cargo }: Ship, dice: Dice, log: PeloponnesianLog): boolean {
  const most = t.numbers.wreckUpTo.value;
  const face = rollFor(dice, log, "ship-damage", SEATS[S.rivalOf(t.side[fleet]!)]!, { most });
  const carried = cargo >= 0 && S.isInPlay(s, cargo) ? cargo : -1;
  if (face <= most || S.cvOf(s, fleet) === 1) {
    if (carried >= 0) eliminate(s, t, carried, "wreck", undefined); // PEL-5.2.3.1, PEL-5.2.3.4: the cargo is lost too, even if it has landed.
    eliminate(s, t, fleet, "wreck", undefined); // PEL-5.2.3.3: a fleet of 1 CV sinks.
    return face <= most;
  }
  S.setCV(s, fleet, S.cvOf(s, fleet) - 1); // PEL-5.2.3.2: a great wave costs 1 CV.
  fitCargo(s, t, { fleet, cargo: carried }, "wreck", undefined);
  return false;
}
