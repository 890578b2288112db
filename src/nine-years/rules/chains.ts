/**
 * Chains of friendly spaces, from which lines of communication are read (rules/loc.ts).
 * Friendly spaces free of enemy corps form an area if links that the side may use join them. Each side has two surveys: only one includes besieged friendly
 * fortresses in the areas. A survey is kept until a change matters to chains; checking the changed spaces costs a fraction of a new survey.
 */
import { withBit } from "../../core/basics/bits.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, enlarge, NONE, RED, type Tables } from "../tables/index.js";
import { isFortress } from "./forces.js";

/** The areas of a side. Sets of capitals (by `capitalBit` of the tables) and of zones are bit masks. */
export interface ChainSurvey {
  readonly side: number;
  /** The area of each space, 0 if no chain passes it. */
  readonly area: readonly number[];
  /** Indexed by area: the capitals in it, and the besieged ones next to it. */
  readonly capitals: readonly number[];
  /** Indexed by area: the zones on which it has an unbesieged port. */
  readonly zones: readonly number[];
  /** Indexed by zone: the friendly capitals that are ports on it. They are reached by sea even while besieged (NYW-11.1.3.6). */
  readonly portCapitals: readonly number[];
  /** The number of areas, which are numbered from 1. */
  readonly count: number;
}

interface Survey extends ChainSurvey {
  readonly area: number[];
  readonly capitals: number[];
  readonly zones: number[];
  readonly portCapitals: number[];
  count: number;
  readonly throughSieges: boolean;
  /** The tables of the survey; null before the first survey. */
  tables: Tables | null;
  readonly status: number[];
  /** The words of the spaces when their status was last read. */
  readonly noted: number[];
}

const makeSurvey = (side: number, throughSieges: boolean): Survey => ({
  side,
  area: [],
  capitals: [0], // The entry of "no area".
  zones: [0],
  portCapitals: [0, 0],
  count: 0,
  throughSieges,
  tables: null,
  status: [],
  noted: [],
});

/** The surveys by side, without and with besieged fortresses; each is valid until the map changes. */
const clearOfSieges: readonly Survey[] = [makeSurvey(ALLIANCE, false), makeSurvey(BOURBON, false)];
const throughAll: readonly Survey[] = [makeSurvey(ALLIANCE, true), makeSurvey(BOURBON, true)];
const queue: number[] = [];

/** The areas of a side, with or without besieged fortresses. The survey is shared and valid until the map changes. */
export function surveyChains(s: NineYearsState, t: Tables, side: number, throughSieges: boolean): ChainSurvey {
  const survey = (throughSieges ? throughAll : clearOfSieges)[side]!;
  if (survey.tables === t && isUnchanged(s, survey)) return survey;
  survey.tables = t;
  copyStatus(s, t, survey);
  findAreas(t, survey);
  addBesiegedCapitals(t, survey);
  return survey;
}

// Most changes of a space, such as one more corps, do not matter to chains.
function isUnchanged(s: NineYearsState, { side, status, noted }: Survey): boolean {
  for (let space = S.nextChanged(s, noted, 0); space >= 0; space = S.nextChanged(s, noted, space + 1)) {
    if (S.chainStatus(s, side, space) !== status[space]) return false;
    S.noteSpace(s, noted, space);
  }
  return true;
}

function copyStatus(s: NineYearsState, t: Tables, { side, status, noted }: Survey): void {
  enlarge(status, t.spaceIds.length);
  enlarge(noted, t.spaceIds.length);
  for (let space = 0; space < t.spaceIds.length; space++) {
    status[space] = S.chainStatus(s, side, space);
    S.noteSpace(s, noted, space);
  }
}

function findAreas(t: Tables, survey: Survey): void {
  const { area, capitals, zones, status, throughSieges } = survey;
  const spaces = t.spaceIds.length;
  enlarge(area, spaces);
  // -1 means passable and not yet in an area.
  for (let space = 0; space < spaces; space++) area[space] = isPassable(t, space, status[space]!, throughSieges) ? -1 : 0;
  survey.count = 0;
  for (let space = 0; space < spaces; space++) {
    if (area[space] !== -1) continue;
    const id = ++survey.count;
    capitals[id] = 0;
    zones[id] = 0;
    floodArea(t, survey, space, id);
  }
}

function floodArea(t: Tables, survey: Survey, start: number, id: number): void {
  const { area, capitals, zones, status, side } = survey;
  const graph = t.graph;
  queue[0] = start;
  area[start] = id;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const space = queue[head]!;
    capitals[id]! |= t.capitalBit[space]!;
    // NYW-11.1.3.2, NYW-11.1.3.3: a besieged port gives no access to the sea.
    if (t.zone[space] !== NONE && status[space] === S.CHAIN_OPEN) zones[id] = withBit(zones[id]!, t.zone[space]!);
    for (let i = graph.start[space]!; i < graph.start[space + 1]!; i++) {
      const next = graph.to[i]!;
      // NYW-11.1.1.3: only the Alliance uses red links.
      if (area[next] !== -1 || (graph.kind[i] === RED && side !== ALLIANCE)) continue;
      area[next] = id;
      queue[tail++] = next;
    }
  }
}

// NYW-11.1.1, NYW-11.1.1.2: a chain passes friendly spaces free of enemy corps, even overstacked ones (NYW-11.1.5), and may pass a besieged friendly fortress
// (NYW-11.1.4).
function isPassable(t: Tables, space: number, status: number, throughSieges: boolean): boolean {
  return status === S.CHAIN_OPEN || (status === S.CHAIN_CONTESTED && throughSieges && isFortress(t, space));
}

// A LOC may lead to a besieged capital, but not through it. The capital counts for the areas next to it, and by sea if it is a port.
function addBesiegedCapitals(t: Tables, survey: Survey): void {
  const { area, capitals, portCapitals, status, side } = survey;
  portCapitals[0] = 0;
  portCapitals[1] = 0;
  for (const capital of t.capitals) {
    if (status[capital] === S.CHAIN_BARRED) continue;
    if (t.zone[capital] !== NONE) portCapitals[t.zone[capital]!]! |= t.capitalBit[capital]!;
    if (area[capital] !== 0 || !isFortress(t, capital)) continue;
    for (let i = t.graph.start[capital]!; i < t.graph.start[capital + 1]!; i++) {
      const beside = area[t.graph.to[i]!]!;
      if (beside !== 0 && (t.graph.kind[i] !== RED || side === ALLIANCE)) capitals[beside]! |= t.capitalBit[capital]!;
    }
  }
}
