/**
 * Lines of communication (section 11). Moving, fighting and holding spaces need none (NYW-11.1.2.5).
 * The chains of a side are surveyed once per position (rules/chains.ts), and all questions share the survey until the map changes. A question for a power or
 * a side is prepared once; each space then takes only a few checks.
 * A LOC that needs a besieged friendly fortress is limited (NYW-11.1.4.1): only the survey with such fortresses has it. A siege of the space itself or of the
 * capital at the other end does not limit it, since neither end is passed through.
 */
import { allBelow, nextBit, withBit } from "../../core/basics/bits.js";
import { controlOf, GR_HAPPENED, hasFlag, type NineYearsState, zoneControl } from "../state/index.js";
import { ATLANTIC, BOURBON, FRANCE, JACOBITES, NONE, REGION_BRITAIN, REGION_IRELAND, SAVOY, sideOfPower, type Tables, ALLIANCE, RED } from "../tables/index.js";
import { ZONE_IDS } from "../vocabulary/types.js";
import { type ChainSurvey, surveyChains } from "./chains.js";
import { isActivePower } from "./forces.js";

export const NO_LOC = 0;
export const LIMITED_LOC = 1;
export const FULL_LOC = 2;

const BOTH_ZONES: number = allBelow(ZONE_IDS.length);
const NO_SEA = 0;
const FRIENDLY_SEA = 1;
/**
 * Values of `sea` that let a LOC cross enemy-controlled zones: the Atlantic from Ireland (NYW-11.1.3.4), the Atlantic from Great Britain and Ireland
 * (NYW-7.2.6.6), all zones from anywhere (NYW-12.3.3.2).
 */
const FROM_IRELAND = 2;
const FROM_ISLES = 3;
const ALL_SEAS = 4;

/** A prepared question: a LOC to any of these capitals, across these seas. */
export interface LocQuestion {
  s: NineYearsState;
  t: Tables;
  side: number;
  capitals: number;
  sea: number;
  survey: ChainSurvey;
}

let prepared: LocQuestion | null = null;

// All questions share one object, because each is used for a list of spaces and then dropped. Chains may pass besieged fortresses.
function prepare(s: NineYearsState, t: Tables, side: number, capitals: number, sea: number): LocQuestion {
  const survey = surveyChains(s, t, side, true);
  if (prepared === null) prepared = { s, t, side, capitals, sea, survey };
  prepared.s = s;
  prepared.t = t;
  prepared.side = side;
  prepared.capitals = capitals;
  prepared.sea = sea;
  prepared.survey = survey;
  return prepared;
}

/** A LOC to the capital of a power (NYW-11.2.1.2). Valid until the next question. */
export function locOfPower(s: NineYearsState, t: Tables, power: number, isRestoring = false): LocQuestion {
  const side = sideOfPower(power);
  return prepare(s, t, side, capitalsOf(s, t, power), seaOfPower(s, power, isRestoring));
}

/** A LOC to any friendly capital (NYW-11.2.1.3). Valid until the next question. */
export function locOfSide(s: NineYearsState, t: Tables, side: number): LocQuestion {
  return prepare(s, t, side, friendlyCapitals(s, t, side), seaOfSide(s, side));
}

/** A LOC of a side to one capital. Valid until the next question. */
export function locToCapital(s: NineYearsState, t: Tables, side: number, capital: number): LocQuestion {
  return prepare(s, t, side, t.capitalBit[capital]!, seaOfSide(s, side));
}

/** True if a space has the LOC; a limited one is sufficient (NYW-11.1.4.2). */
export function hasLoc(question: LocQuestion, space: number): boolean {
  return (capitalsInReach(question, space) & question.capitals) !== 0;
}

/** True if a space has the LOC to this one of the capitals. */
export function hasLocTo(question: LocQuestion, space: number, capital: number): boolean {
  return (capitalsInReach(question, space) & question.capitals & question.t.capitalBit[capital]!) !== 0;
}

/** NO_LOC, LIMITED_LOC or FULL_LOC: the LOC of a space to any friendly capital, as sieges count it (NYW-11.1.2.4, NYW-17.5.3). */
export function locOfSiege(s: NineYearsState, t: Tables, side: number, space: number): number {
  const question = locOfSide(s, t, side);
  if (!hasLoc(question, space)) return NO_LOC;
  question.survey = surveyChains(s, t, side, false);
  return hasLoc(question, space) ? FULL_LOC : LIMITED_LOC;
}

/** NYW-11.1.2.1, NYW-6.2.6: true if a LOC by land connects a space with a capital. */
export function hasLandLoc(s: NineYearsState, t: Tables, side: number, from: number, to: number): boolean {
  return hasLoc(prepare(s, t, side, t.capitalBit[to]!, NO_SEA), from);
}

/** The capitals of a power as bits (NYW-11.2.1.1). Surveys never reach those that the enemy controls (NYW-11.2.1.4, NYW-7.1.2.2). */
export function capitalsOf(s: NineYearsState, t: Tables, power: number): number {
  // NYW-7.2.6.5: the Jacobites have three capitals after the Glorious Revolution. NYW-7.2.6.10: before it, they have London.
  if (power === JACOBITES && hasFlag(s, GR_HAPPENED)) return t.jacobiteCapitalsAfter;
  return t.capitalBit[t.capital[power]!]!;
}

/** The capitals of a side's active powers, as bits. A capital is a source of supply unless the enemy controls it (NYW-11.2.1.1). */
export function friendlyCapitals(s: NineYearsState, t: Tables, side: number): number {
  let capitals = 0;
  for (let power = FRANCE; power <= SAVOY; power++) if (sideOfPower(power) === side && isActivePower(s, power)) capitals |= capitalsOf(s, t, power);
  return capitals;
}

// NYW-11.1.3.4: after the Glorious Revolution a Bourbon LOC from Ireland may cross the Atlantic, whoever controls it.
function seaOfSide(s: NineYearsState, side: number): number {
  return side === BOURBON && hasFlag(s, GR_HAPPENED) ? FROM_IRELAND : FRIENDLY_SEA;
}

function seaOfPower(s: NineYearsState, power: number, isRestoring: boolean): number {
  if (power !== JACOBITES) return seaOfSide(s, sideOfPower(power));
  if (isRestoring) return ALL_SEAS; // NYW-12.3.3.2: for restoring, a LOC may cross any sea, even an enemy one.
  return hasFlag(s, GR_HAPPENED) ? FROM_ISLES : FRIENDLY_SEA; // NYW-7.2.6.6: after the Revolution, a Jacobite LOC may cross the Atlantic from both isles.
}

// NYW-11.1.1.1: the space itself need not be friendly, but the other spaces of the chain must be. The last may be a besieged capital (NYW-A-55).
function capitalsInReach(q: LocQuestion, space: number): number {
  const { t, survey } = q;
  const own = survey.area[space]!;
  let capitals = 0;
  let zones = 0;
  if (own !== 0) {
    capitals = survey.capitals[own]!;
    zones = survey.zones[own]!;
  } else {
    if (controlOf(q.s, space) === q.side) capitals = t.capitalBit[space]!;
    for (let i = t.graph.start[space]!; i < t.graph.start[space + 1]!; i++) {
      if (t.graph.kind[i] === RED && q.side !== ALLIANCE) continue;
      const next = t.graph.to[i]!;
      const area = survey.area[next]!;
      if (area !== 0) {
        capitals |= survey.capitals[area]!;
        zones |= survey.zones[area]!;
      } else if (controlOf(q.s, next) === q.side && t.fortress[next]! > 0) capitals |= t.capitalBit[next]!;
    }
  }
  // NYW-11.1.3.1, NYW-11.1.3.5: a chain may start at a port, even a besieged or enemy one.
  if (t.zone[space] !== NONE) zones = withBit(zones, t.zone[space]!);
  // NYW-6.2.6: some LOCs go by land alone. NYW-11.1.3.1: others also go by sea.
  return q.sea === NO_SEA ? capitals : capitals | capitalsBySea(q, zones & seasFrom(q, space));
}

// The zones that a LOC may enter from a space.
function seasFrom(q: LocQuestion, space: number): number {
  if (q.sea === ALL_SEAS) return BOTH_ZONES;
  const region = q.t.region[space]!;
  const isExcepted = (q.sea >= FROM_IRELAND && region === REGION_IRELAND) || (q.sea === FROM_ISLES && region === REGION_BRITAIN);
  return isExcepted ? withBit(friendlyZones(q), ATLANTIC) : friendlyZones(q);
}

function friendlyZones(q: LocQuestion): number {
  let zones = 0;
  for (let zone = 0; zone < ZONE_IDS.length; zone++) if (zoneControl(q.s, zone) === q.side) zones = withBit(zones, zone);
  return zones;
}

function capitalsBySea(q: LocQuestion, embarked: number): number {
  if (embarked === 0) return 0;
  // NYW-2.5.2: the zones are adjacent, so a chain may continue from one into the other if that is friendly.
  const zones = embarked | (q.sea === ALL_SEAS ? BOTH_ZONES : friendlyZones(q));
  const { survey } = q;
  let capitals = 0;
  for (let zone = nextBit(zones, 0); zone >= 0; zone = nextBit(zones, zone + 1)) capitals |= survey.portCapitals[zone]!;
  for (let area = 1; area <= survey.count; area++) if ((survey.zones[area]! & zones) !== 0) capitals |= survey.capitals[area]!;
  return capitals;
}
