/**
 * Checks a melee that was read from outside and waits for a choice: its header must fit its fighters, and both sides must be able to fight on. An impossible
 * melee might never end.
 */
import { hasBit } from "../../../core/basics/bits.js";
import { BATTLE_MODES } from "../../vocabulary/types.js";
import * as M from "./fighters.js";
import type { Melee } from "./fighters.js";
import { countCandidates, hasOption, nextAttacker } from "./attacks.js";

export interface MeleeFault {
  readonly cell: number;
  readonly expected: string;
  readonly got: number;
}

const MOST_ROUNDS = 9999;
const MOST_DICE = 9999;
const LEAST_AGILE = 5;
const ASKING: readonly number[] = [M.ARES_AGGRESSOR, M.ARES_DEFENDER, M.OPTION, M.CHOOSE, M.ZEUS_ASKED, M.ALLOT_HITS, M.ALLOT_ROUTS, M.CHOOSE_PURSUER];

/** The first fault of a melee that waits for a choice; null if it is sound. */
export function meleeFault(melee: Melee): MeleeFault | null {
  return faultOfHeader(melee) ?? faultOfFighters(melee) ?? faultOfStage(melee) ?? faultOfEnd(melee);
}

function fault(melee: Melee, cell: number, sound: boolean, expected: string): MeleeFault | null {
  return sound ? null : { cell, expected, got: melee[cell]! };
}

function within(melee: Melee, cell: number, least: number, most: number, what: string): MeleeFault | null {
  return fault(melee, cell, melee[cell]! >= least && melee[cell]! <= most, `${what}, ${least}..${most}`);
}

function faultOfHeader(melee: Melee): MeleeFault | null {
  return (
    fault(melee, M.HEADER, melee.length > M.HEADER && (melee.length - M.HEADER) % M.STRIDE === 0, "whole fighters") ??
    within(melee, M.MODE, 0, BATTLE_MODES.length - 1, "a mode") ??
    fault(melee, M.STAGE, ASKING.includes(melee[M.STAGE]!), "a stage that asks") ??
    within(melee, M.ROUND, 1, MOST_ROUNDS, "a round") ??
    within(melee, M.HITS, 0, MOST_DICE, "hits or an agility") ??
    within(melee, M.ROUTS, 0, MOST_DICE, "routs") ??
    within(melee, M.OPTIONS, 0, 3, "who has had his option") ??
    within(melee, M.BOONS, 0, 63, "what may be used")
  );
}

function faultOfFighters(melee: Melee): MeleeFault | null {
  for (let i = 0; i < M.fighterCount(melee); i++) {
    const at = M.HEADER + i * M.STRIDE;
    const fleet = M.carrierFighter(melee, i);
    // PEL-5.2.1.9: a cargo is weaker than its fleet.
    if (fleet >= 0 && M.isAlive(melee, i) && M.fighterCV(melee, i) >= M.fighterCV(melee, fleet))
      return fault(melee, at + 1, false, "a cargo weaker than its fleet");
    const walled = melee[M.MODE] === M.STORM_MODE && M.fighterSide(melee, i) === 1;
    // PEL-8.1.1.2: only defenders of walls have single hits.
    if (M.hasFlag(melee, i, M.SINGLE_HIT) && !(walled && M.isAlive(melee, i))) return fault(melee, at + 4, false, "no single hit but behind walls");
    // PEL-6.3.3.7, PEL-6.7.2: defenders of walls and cargo cannot be routed.
    if (M.hasFlag(melee, i, M.ROUTED) && (walled || M.hasFlag(melee, i, M.PASSENGER))) return fault(melee, at + 4, false, "nobody routed who cannot be");
  }
  return null;
}

function faultOfStage(melee: Melee): MeleeFault | null {
  const attacker = melee[M.CURRENT]!;
  switch (melee[M.STAGE]) {
    case M.OPTION:
    case M.CHOOSE:
      return faultOfTurn(melee) ?? fault(melee, M.OPTIONS, !hasOption(melee, attacker) || hasBit(melee[M.OPTIONS]!, attacker), "the option of who is next");
    case M.CHOOSE_PURSUER:
      return (
        within(melee, M.CURRENT, 0, 1, "the side that pursues") ?? fault(melee, M.HITS, countCandidates(melee) > 0, "the agility of somebody who can attack")
      );
    case M.ZEUS_ASKED:
    case M.ALLOT_HITS:
    case M.ALLOT_ROUTS:
      return (
        within(melee, M.CURRENT, 0, M.fighterCount(melee) - 1, "who attacks") ??
        fault(melee, M.CURRENT, M.isAlive(melee, attacker) && !M.hasFlag(melee, attacker, M.PASSENGER | M.ROUTED), "somebody who can attack") ??
        within(
          melee,
          M.HITS,
          melee[M.STAGE] === M.ALLOT_HITS ? 1 : 0,
          melee[M.STAGE] === M.ALLOT_ROUTS ? 0 : M.fighterCV(melee, attacker),
          "hits of his dice",
        ) ??
        within(melee, M.ROUTS, melee[M.STAGE] === M.ALLOT_ROUTS ? 1 : 0, M.fighterCV(melee, attacker) - melee[M.HITS]!, "routs of his dice") ??
        fault(melee, M.BOONS, melee[M.STAGE] !== M.ZEUS_ASKED || M.hasBoon(melee, M.fighterSide(melee, attacker), M.ZEUS_BOON), "Zeus with who attacks")
      );
    default:
      return (
        within(melee, M.CURRENT, 0, Math.max(1, M.fighterCount(melee) - 1), "who was last") ??
        fault(melee, M.BOONS, M.hasBoon(melee, melee[M.STAGE] === M.ARES_AGGRESSOR ? 0 : 1, M.ARES_BOON), "Ares with who is asked")
      );
  }
}

// PEL-6.2.2: the most agile block attacks next.
function faultOfTurn(melee: Melee): MeleeFault | null {
  const next = nextAttacker(melee);
  return (
    fault(melee, M.CURRENT, next >= 0 && melee[M.CURRENT] === M.fighterSide(melee, next), "the side of who attacks next") ??
    fault(melee, M.HITS, melee[M.HITS] === M.fighterAgility(melee, next), "the agility of who attacks next")
  );
}

// PEL-6.3.4.5: pursuit and harrying have a loser, a way and a rearguard; before them, both sides have an unrouted block (PEL-6.3.4.1).
function faultOfEnd(melee: Melee): MeleeFault | null {
  const loser = melee[M.LOSER]! - 1;
  if (loser < 0) {
    const routable = sideThatCannotFight(melee);
    return (
      within(melee, M.LOSER, 0, 0, "nobody who has lost") ??
      within(melee, M.WAY, 0, 0, "no way of winning yet") ??
      within(melee, M.REARGUARD, -1, -1, "no rearguard") ??
      fault(melee, M.HEADER + 4, routable < 0, "somebody unrouted on both sides")
    );
  }
  const ways = melee[M.MODE] === M.STORM_MODE ? [M.REPULSED] : [M.PANIC, M.RETREAT_WAY];
  return (
    within(melee, M.LOSER, 1, 2, "the side that lost") ??
    fault(melee, M.WAY, ways.includes(melee[M.WAY]!), "panic or retreat") ??
    within(melee, M.REARGUARD, 0, LEAST_AGILE, "the agility of the rearguard") ??
    fault(melee, M.STAGE, [M.CHOOSE_PURSUER, M.ZEUS_ASKED, M.ALLOT_HITS].includes(melee[M.STAGE]!), "a stage of the pursuit") ??
    fault(melee, M.CURRENT, pursuerSide(melee) === 1 - loser, "a side or block that pursues")
  );
}

function pursuerSide(melee: Melee): number {
  return melee[M.STAGE] === M.CHOOSE_PURSUER ? melee[M.CURRENT]! : M.fighterSide(melee, melee[M.CURRENT]!);
}

function sideThatCannotFight(melee: Melee): number {
  const fit = [false, false];
  for (let i = 0; i < M.fighterCount(melee); i++) if (M.isAlive(melee, i) && !M.hasFlag(melee, i, M.ROUTED | M.PASSENGER)) fit[M.fighterSide(melee, i)] = true;
  return fit.indexOf(false);
}
