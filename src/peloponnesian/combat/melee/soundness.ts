/** Whether a melee that waits for a choice can be: its header fits its fighters, and both sides can fight on. Without that a fight read from outside might never end. */
import { BATTLE_MODES } from "../../types.js";
import {
  ALLOT_HITS,
  ALLOT_ROUTS,
  ARES_AGGRESSOR,
  ARES_BOON,
  ARES_DEFENDER,
  BOONS,
  CHOOSE,
  CHOOSE_PURSUER,
  CURRENT,
  HEADER,
  HITS,
  LOSER,
  type Melee,
  MODE,
  OPTION,
  OPTIONS,
  PANIC,
  PASSENGER,
  REARGUARD,
  REPULSED,
  RETREAT_WAY,
  ROUND,
  ROUTED,
  ROUTS,
  SINGLE_HIT,
  STAGE,
  STORM_MODE,
  STRIDE,
  WAY,
  ZEUS_ASKED,
  ZEUS_BOON,
  carrierFighter,
  fighterAgility,
  fighterCV,
  fighterCount,
  fighterSide,
  hasFlag,
  isAlive,
} from "./fighters.js";
import { countCandidates, hasOption, nextAttacker } from "./attacks.js";

/** What is wrong with a melee: the cell, what is expected there, what is there. */
export interface MeleeFault {
  readonly cell: number;
  readonly expected: string;
  readonly got: number;
}

const MOST_ROUNDS = 9999;
const MOST_DICE = 9999;
const LEAST_AGILE = 5;
const ASKING: readonly number[] = [ARES_AGGRESSOR, ARES_DEFENDER, OPTION, CHOOSE, ZEUS_ASKED, ALLOT_HITS, ALLOT_ROUTS, CHOOSE_PURSUER];

/** The first fault of a melee that is to ask somebody, or null. */
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
    fault(melee, HEADER, melee.length > HEADER && (melee.length - HEADER) % STRIDE === 0, "whole fighters") ??
    within(melee, MODE, 0, BATTLE_MODES.length - 1, "a mode") ??
    fault(melee, STAGE, ASKING.includes(melee[STAGE]!), "a stage that asks") ??
    within(melee, ROUND, 1, MOST_ROUNDS, "a round") ??
    within(melee, HITS, 0, MOST_DICE, "hits or an agility") ??
    within(melee, ROUTS, 0, MOST_DICE, "routs") ??
    within(melee, OPTIONS, 0, 3, "who has had his option") ??
    within(melee, BOONS, 0, 63, "what may be used")
  );
}

// Passengers are weaker than their fleet (PEL-5.2.1.9); only who defends walls bears a single hit (PEL-8.1.1.2).
function faultOfFighters(melee: Melee): MeleeFault | null {
  for (let i = 0; i < fighterCount(melee); i++) {
    const at = HEADER + i * STRIDE;
    const fleet = carrierFighter(melee, i);
    if (fleet >= 0 && isAlive(melee, i) && fighterCV(melee, i) >= fighterCV(melee, fleet)) return fault(melee, at + 1, false, "a cargo weaker than its fleet");
    const walled = melee[MODE] === STORM_MODE && fighterSide(melee, i) === 1;
    if (hasFlag(melee, i, SINGLE_HIT) && !(walled && isAlive(melee, i))) return fault(melee, at + 4, false, "no single hit but behind walls");
    if (hasFlag(melee, i, ROUTED) && (walled || hasFlag(melee, i, PASSENGER))) return fault(melee, at + 4, false, "nobody routed who cannot be");
  }
  return null;
}

function faultOfStage(melee: Melee): MeleeFault | null {
  const attacker = melee[CURRENT]!;
  switch (melee[STAGE]) {
    case OPTION:
    case CHOOSE:
      return faultOfTurn(melee) ?? fault(melee, OPTIONS, !hasOption(melee, attacker) || (melee[OPTIONS]! & (1 << attacker)) !== 0, "the option of who is next");
    case CHOOSE_PURSUER:
      return within(melee, CURRENT, 0, 1, "the side that pursues") ?? fault(melee, HITS, countCandidates(melee) > 0, "the agility of somebody who can attack");
    case ZEUS_ASKED:
    case ALLOT_HITS:
    case ALLOT_ROUTS:
      return (
        within(melee, CURRENT, 0, fighterCount(melee) - 1, "who attacks") ??
        fault(melee, CURRENT, isAlive(melee, attacker) && !hasFlag(melee, attacker, PASSENGER | ROUTED), "somebody who can attack") ??
        within(melee, HITS, melee[STAGE] === ALLOT_HITS ? 1 : 0, melee[STAGE] === ALLOT_ROUTS ? 0 : fighterCV(melee, attacker), "hits of his dice") ??
        within(melee, ROUTS, melee[STAGE] === ALLOT_ROUTS ? 1 : 0, fighterCV(melee, attacker) - melee[HITS]!, "routs of his dice") ??
        fault(melee, BOONS, melee[STAGE] !== ZEUS_ASKED || (melee[BOONS]! & (ZEUS_BOON << fighterSide(melee, attacker))) !== 0, "Zeus with who attacks")
      );
    default:
      return (
        within(melee, CURRENT, 0, Math.max(1, fighterCount(melee) - 1), "who was last") ??
        fault(melee, BOONS, (melee[BOONS]! & (ARES_BOON << (melee[STAGE] === ARES_AGGRESSOR ? 0 : 1))) !== 0, "Ares with who is asked")
      );
  }
}

// PEL-6.2.2: the most agile block is next.
function faultOfTurn(melee: Melee): MeleeFault | null {
  const next = nextAttacker(melee);
  return (
    fault(melee, CURRENT, next >= 0 && melee[CURRENT] === fighterSide(melee, next), "the side of who attacks next") ??
    fault(melee, HITS, melee[HITS] === fighterAgility(melee, next), "the agility of who attacks next")
  );
}

// PEL-6.3.4.5: in pursuit and harrying the loser and the way are settled, and there is a rearguard; before, both sides have somebody unrouted.
function faultOfEnd(melee: Melee): MeleeFault | null {
  const loser = melee[LOSER]! - 1;
  if (loser < 0) {
    const routable = sideThatCannotFight(melee);
    return (
      within(melee, LOSER, 0, 0, "nobody who has lost") ??
      within(melee, WAY, 0, 0, "no way of winning yet") ??
      within(melee, REARGUARD, -1, -1, "no rearguard") ??
      fault(melee, HEADER + 4, routable < 0, "somebody unrouted on both sides")
    );
  }
  const ways = melee[MODE] === STORM_MODE ? [REPULSED] : [PANIC, RETREAT_WAY];
  return (
    within(melee, LOSER, 1, 2, "the side that lost") ??
    fault(melee, WAY, ways.includes(melee[WAY]!), "panic or retreat") ??
    within(melee, REARGUARD, 0, LEAST_AGILE, "the agility of the rearguard") ??
    fault(melee, STAGE, [CHOOSE_PURSUER, ZEUS_ASKED, ALLOT_HITS].includes(melee[STAGE]!), "a stage of the pursuit") ??
    fault(melee, CURRENT, pursuerSide(melee) === 1 - loser, "a side or block that pursues")
  );
}

function pursuerSide(melee: Melee): number {
  return melee[STAGE] === CHOOSE_PURSUER ? melee[CURRENT]! : fighterSide(melee, melee[CURRENT]!);
}

function sideThatCannotFight(melee: Melee): number {
  const fit = [false, false];
  for (let i = 0; i < fighterCount(melee); i++) if (isAlive(melee, i) && !hasFlag(melee, i, ROUTED | PASSENGER)) fit[fighterSide(melee, i)] = true;
  return fit.indexOf(false);
}
