/**
 * Siege status, the strength of a fortress, and the siege roll (NYW-17.1, NYW-17.2, NYW-17.4, NYW-17.5). `starts.ts` has the spaces where a roll can be made.
 */
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NEUTRAL, NONE, type Tables } from "../tables/index.js";
import { battleOf, commanderAt, half, isFortress, occupies } from "./forces.js";
import { FULL_LOC, LIMITED_LOC, locOfSiege } from "./loc.js";

/** The modifiers of a siege roll (NYW-17.5.4). */
export interface SiegeModifiers {
  /** Half the BR of the army's commander, rounded up. */
  readonly commander: number;
  /** 1 if a leader with a siege bonus takes part, else 0. */
  readonly engineer: number;
  /** 1 if the fortress has a Continued Siege marker, else 0. */
  readonly continued: number;
  /** -1 if at least one corps is behind the walls, else 0. */
  readonly garrison: number;
  /** -1 if the fortress is a port on a zone that the defending side controls, else 0. */
  readonly sea: number;
  /** -1 if the besieger's line of communication is limited, -2 without a line, else 0. */
  readonly loc: number;
  /** 2 with the card Siege Train, else 0. */
  readonly train: number;
}

/** The result of a siege roll: the reduction of the fortress, and the steps that the besieger loses. */
export interface SiegeResult {
  readonly fall: number;
  readonly steps: number;
}

const TRAIN = 2;
const LIMITED = -1;
const CUT_OFF = -2;

/** NYW-17.5.4: the modifiers of a side's besieging force, whose pieces carry the mark of a force. A Fortified Line gives none (NYW-15.3.3). */
export function siegeModifiers(s: NineYearsState, t: Tables, side: number, space: number, train: boolean): SiegeModifiers {
  const commander = commanderAt(s, t, side, space, S.LEADER_FORCE);
  const defender = S.rivalOf(side);
  const zone = t.zone[space]!;
  const loc = locOfSiege(s, t, side, space); // NYW-17.5.3.2: the LOC may lead to any friendly capital.
  return {
    commander: commander === NONE ? 0 : half(battleOf(s, t, commander)), // NYW-17.5.4.1: half the commander's BR counts.
    engineer: engineerOf(s, t, side, space),
    continued: S.isContinued(s, space) ? 1 : 0,
    garrison: S.corpsOf(s, t, defender, S.INSIDE + space) > 0 ? -1 : 0,
    sea: zone !== NONE && S.zoneControl(s, zone) === defender && S.controlOf(s, space) === defender ? -1 : 0,
    loc: loc === FULL_LOC ? 0 : loc === LIMITED_LOC ? LIMITED : CUT_OFF, // NYW-17.5.3.1: -1 if the LOC is limited, -2 without a LOC.
    train: train ? TRAIN : 0,
  };
}

// NYW-17.5.4: the modifier is 1, however many leaders of the force have a siege bonus; 0 without such a leader.
function engineerOf(s: NineYearsState, t: Tables, side: number, space: number): number {
  for (const leader of S.leadersOf(s, t, side)) {
    if (S.placeOfLeader(s, leader) !== space || !S.hasMarks(s, leader, S.LEADER_FORCE)) continue;
    if (leader < t.firstStaff && t.leaders[leader]!.siege > 0) return 1;
  }
  return 0;
}

export function siegeTotal(die: number, m: SiegeModifiers): number {
  return die + m.commander + m.engineer + m.continued + m.garrison + m.sea + m.loc + m.train;
}

/** The table of siege results (NYW-17.5.5). */
export function siegeResult(total: number): SiegeResult {
  if (total <= 1) return { fall: 0, steps: 2 };
  if (total <= 3) return { fall: 0, steps: 1 };
  if (total <= 5) return { fall: 1, steps: 1 };
  if (total <= 7) return { fall: 1, steps: 0 };
  return { fall: 2, steps: 0 };
}

/** NYW-17.1.1: true if enemy corps are in a fortress space, and the controller, who keeps control (NYW-17.1.2), has no corps outside the walls. */
export function isUnderSiege(s: NineYearsState, t: Tables, space: number): boolean {
  const owner = S.controlOf(s, space);
  return owner !== NEUTRAL && isFortress(t, space) && occupies(s, S.rivalOf(owner), space) && !occupies(s, owner, space);
}

/** The current strength of a fortress (NYW-17.2.1, NYW-17.2.2). */
export function strengthOf(s: NineYearsState, t: Tables, space: number): number {
  return t.fortress[space]! - S.loweredBy(s, space);
}

/** NYW-17.4: current strength plus corps behind the walls. */
export function defenseValue(s: NineYearsState, t: Tables, space: number): number {
  return strengthOf(s, t, space) + S.corpsOf(s, t, S.controlOf(s, space), S.INSIDE + space);
}
