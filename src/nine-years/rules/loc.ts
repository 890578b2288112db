/**
 * Lines of communication (section 11).
 *
 * A trace runs backwards, from the capitals over every friendly space, and so answers for the whole map at once: a decision traces once per capital and side and
 * reads the answer for each space it lists. The map is flooded twice, first without and then with besieged friendly fortresses; what only the second reaches has
 * a limited LOC (NYW-11.1.4.1). The ends of a LOC are not passed through: a space besieged itself, or a besieged capital, does not limit it.
 */
import type { Graph } from "../../core/graph.js";
import { powerOf } from "../corps.js";
import { controlOf, GR_HAPPENED, hasFlag, kindOfStack, type NineYearsState, placeOfStack, zoneControl } from "../state.js";
import { ALLIANCE, at, ATLANTIC, BOURBON, FRANCE, JACOBITES, NONE, RED, REGION_BRITAIN, REGION_IRELAND, SAVOY, type Tables } from "../tables.js";
import { enemyOf, isActivePower, isFortress } from "./forces.js";

/** No LOC, a limited one, a full one. */
export const NO_LOC = 0;
export const LIMITED_LOC = 1;
export const FULL_LOC = 2;

/** How a sea zone that is not friendly may be crossed: not at all, from Ireland, from Ireland and Great Britain (Jacobites). */
export const SEA_NORMAL = 0;
export const SEA_FROM_IRELAND = 1;
export const SEA_FROM_ISLES = 2;

const BARRED = 0;
const BESIEGED = 1;
const OPEN = 2;

// Scratch of one trace, reused: what each space is to the chain, how it is reached, the queue, the zones reached.
const passage: number[] = [];
const reach: number[] = [];
const queue: number[] = [];
const zoneReached = [0, 0];

/** The LOC of every space to the nearest of `sources`, as NO_LOC, LIMITED_LOC or FULL_LOC. The list is valid until the next trace. */
export function traceLoc(s: NineYearsState, t: Tables, side: number, sources: readonly number[], seaRule: number, landOnly: boolean): readonly number[] {
  surveyPassage(s, t, side);
  for (let space = 0; space < t.spaceIds.length; space++) reach[space] = NO_LOC;
  reach.length = t.spaceIds.length;
  spreadFrom(s, t, side, sources, seaRule, landOnly, FULL_LOC);
  spreadFrom(s, t, side, sources, seaRule, landOnly, LIMITED_LOC);
  return reach;
}

/** The LOC of a side's spaces to any friendly capital (NYW-11.2.1.3). */
export function locOfSide(s: NineYearsState, t: Tables, side: number): readonly number[] {
  return traceLoc(s, t, side, friendlyCapitals(s, t, side), seaRuleOfSide(s, side), false);
}

/** The LOC of spaces to the capitals of a power (NYW-11.2.1.2). */
export function locOfPower(s: NineYearsState, t: Tables, power: number): readonly number[] {
  const side = at(t.powerSide, power);
  // NYW-7.2.6.6, NYW-12.3.3.2: Jacobites cross any sea after the Glorious Revolution.
  const seaRule = power === JACOBITES && hasFlag(s, GR_HAPPENED) ? SEA_FROM_ISLES : seaRuleOfSide(s, side);
  return traceLoc(s, t, side, capitalsOf(s, t, power), seaRule, false);
}

/** NYW-11.1.3.4: after the Glorious Revolution the Bourbons cross any sea from Ireland. */
export function seaRuleOfSide(s: NineYearsState, side: number): number {
  return side === BOURBON && hasFlag(s, GR_HAPPENED) ? SEA_FROM_IRELAND : SEA_NORMAL;
}

/** The capitals of a power that are not enemy-controlled (NYW-11.2.1.1, NYW-11.2.1.4). */
export function capitalsOf(s: NineYearsState, t: Tables, power: number): number[] {
  const enemy = enemyOf(at(t.powerSide, power));
  // NYW-7.2.6.5: three capitals of the Jacobites after the Glorious Revolution; NYW-7.2.6.10: London before.
  const capitals = power === JACOBITES && hasFlag(s, GR_HAPPENED) ? [t.named.london, t.named.paris, t.named.highlands] : [at(t.capital, power)];
  return capitals.filter((capital) => controlOf(s, capital) !== enemy);
}

/** Every source of supply of a side (NYW-11.2.1.1). */
export function friendlyCapitals(s: NineYearsState, t: Tables, side: number): number[] {
  const sources: number[] = [];
  for (let power = FRANCE; power <= SAVOY; power++) {
    if (at(t.powerSide, power) !== side || !isActivePower(s, power)) continue;
    for (const capital of capitalsOf(s, t, power)) if (!sources.includes(capital)) sources.push(capital);
  }
  return sources;
}

/** NYW-6.2.6: whether a land LOC runs from a space to another. */
export function hasLandLoc(s: NineYearsState, t: Tables, side: number, from: number, to: number): boolean {
  return traceLoc(s, t, side, [to], SEA_NORMAL, true)[from] !== NO_LOC;
}

// NYW-11.1.1.2: friendly and free of enemy corps; a besieged friendly fortress only limits.
function surveyPassage(s: NineYearsState, t: Tables, side: number): void {
  passage.length = t.spaceIds.length;
  for (let space = 0; space < passage.length; space++) passage[space] = controlOf(s, space) === side ? OPEN : BARRED;
  const enemy = enemyOf(side);
  for (let i = 0; placeOfStack(s, i) >= 0; i++) {
    const space = placeOfStack(s, i);
    if (space >= passage.length || passage[space] === BARRED || at(t.powerSide, powerOf(kindOfStack(s, i))) !== enemy) continue;
    // NYW-4.3.1: enemy corps in a friendly fortified space besiege it.
    passage[space] = isFortress(t, space) ? BESIEGED : BARRED;
  }
}

function spreadFrom(s: NineYearsState, t: Tables, side: number, sources: readonly number[], seaRule: number, landOnly: boolean, level: number): void {
  const graph: Graph = t.graph;
  const least = level === FULL_LOC ? OPEN : BESIEGED;
  let tail = 0;
  zoneReached[0] = 0;
  zoneReached[1] = 0;
  const arrive = (space: number): void => {
    if (reach[space]! >= level) return;
    reach[space] = level;
    if (passage[space]! >= least) queue[tail++] = space;
  };
  const sail = (zone: number): void => {
    if (landOnly || zone === NONE || zoneReached[zone] === 1) return;
    zoneReached[zone] = 1;
    const isFriendly = zoneControl(s, zone) === side;
    for (const port of t.ports) if (at(t.zone, port) === zone && (isFriendly || mayCrossFrom(t, port, seaRule))) arrive(port);
    // NYW-2.5.2: the zones are adjacent; both must be friendly.
    if (isFriendly && zoneControl(s, 1 - zone) === side) sail(1 - zone);
  };
  for (const source of sources) {
    reach[source] = Math.max(reach[source]!, level);
    // A capital occupied but not fortified is the end of no chain but its own (NYW-11.1.1.2).
    if (passage[source] !== BARRED) queue[tail++] = source;
  }
  const capitals = tail;
  // On the second pass everything reached before goes on too.
  if (level === LIMITED_LOC)
    for (let space = 0; space < reach.length; space++) if (reach[space] === FULL_LOC && passage[space] !== BARRED) queue[tail++] = space;
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    for (let i = at(graph.start, from); i < at(graph.start, from + 1); i++) {
      // NYW-11.1.1.3: red links serve the Alliance only.
      if (at(graph.kind, i) === RED && side !== ALLIANCE) continue;
      arrive(at(graph.to, i));
    }
    // NYW-11.1.3.3, NYW-11.1.3.6: a besieged port is no way to the sea, unless it is the capital itself.
    if (at(t.zone, from) !== NONE && (passage[from] === OPEN || head < capitals) && canEmbark(s, t, side, from, seaRule)) sail(at(t.zone, from));
  }
}

function canEmbark(s: NineYearsState, t: Tables, side: number, port: number, seaRule: number): boolean {
  return zoneControl(s, at(t.zone, port)) === side || seaRule !== SEA_NORMAL;
}

// Across a zone that is not friendly: only towards the islands the exception is made for.
function mayCrossFrom(t: Tables, port: number, seaRule: number): boolean {
  const region = at(t.region, port);
  return (
    at(t.zone, port) === ATLANTIC && ((seaRule >= SEA_FROM_IRELAND && region === REGION_IRELAND) || (seaRule === SEA_FROM_ISLES && region === REGION_BRITAIN))
  );
}
