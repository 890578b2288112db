/** How good a position is for each side, for players made of code. */
import { portPoints, surrenderTo, unrestPoints } from "./rules/victory.js";
import { cuAt, type UnrestState } from "./state.js";
import { tablesOf } from "./tables.js";
import { CARTHAGE, COALITION, LOCATIONS, SICILY, SYRACUSAE } from "./types.js";

/** In victory points of Carthage; found by matches. */
const WEIGHTS = {
  /** A point in the scoring of this turn, and of each one after it. */
  now: 0.8,
  later: 0.35,
  port: 0.35,
  level: -0.12,
  /** A port that would surrender at the end of the turn. */
  surrender: 0.4,
  cu: 0.06,
  /** All the armies in Sicily one side's: battles there win ports and lower or raise the unrest. */
  sicily: 1.5,
  /** Those in Syracusae come there by a march. */
  syracusae: 0.5,
  even: 6.5,
  scale: 2.5,
};

/** How good a position is for Carthage and the coalition, -1 to 1 each; the one is the negative of the other. About a microsecond. */
export function evaluate(s: UnrestState): readonly number[] {
  const t = tablesOf(s);
  const scoring = portPoints(s, t) - unrestPoints(s, t);
  const holder = surrenderTo(s);
  let points = s.vp - WEIGHTS.even + scoring * (WEIGHTS.now + WEIGHTS.later * (s.turns - s.turn));
  points += WEIGHTS.port * (s.ports - t.scenario.evenPorts) + WEIGHTS.level * s.level;
  if (holder >= 0) points += holder === CARTHAGE ? WEIGHTS.surrender : -WEIGHTS.surrender;
  for (let location = 0; location < LOCATIONS.length; location++) points += WEIGHTS.cu * (cuAt(s, CARTHAGE, location) - cuAt(s, COALITION, location));
  points += WEIGHTS.sicily * shareOfSicily(s);
  const carthage = Math.tanh(points / WEIGHTS.scale);
  return [carthage, -carthage];
}

// By how much the armies of Carthage outweigh those of the coalition in Sicily, -1 to 1.
function shareOfSicily(s: UnrestState): number {
  const carthage = cuAt(s, CARTHAGE, SICILY);
  const coalition = cuAt(s, COALITION, SICILY) + WEIGHTS.syracusae * cuAt(s, COALITION, SYRACUSAE);
  return (carthage - coalition) / (carthage + coalition + 1);
}
