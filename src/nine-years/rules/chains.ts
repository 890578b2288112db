/**
 * Chains of friendly spaces: the survey on which lines of communication are read (rules/loc.ts).
 *
 * Friendly spaces free of enemy corps, joined by links the side may use, are an area. Besieged friendly fortresses belong to the areas of one survey and not of
 * the other. A survey is kept until the map has changed: control and corps in the field are compared number for number, which costs a tenth of surveying anew.
 */
import { controlOf, fieldCorps, type NineYearsState } from "../state.js";
import { ALLIANCE, at, BOURBON, NONE, RED, type Tables } from "../tables.js";
import { enemyOf, isFortress } from "./forces.js";

/** The areas of a side. Capitals and zones are bit masks (`capitalBit` of the tables, 1 << zone). */
export interface ChainSurvey {
  readonly side: number;
  /** The area of each space, 0 for those no chain passes. */
  readonly area: readonly number[];
  /** Capitals in an area, or besieged beside it. */
  readonly capitals: readonly number[];
  /** Zones on which an area has an open port. */
  readonly zones: readonly number[];
  /** Friendly capitals that are ports, by zone: they are reached by sea even while besieged (NYW-11.1.3.6). */
  readonly portCapitals: readonly number[];
  /** How many areas there are; they are numbered from 1. */
  readonly count: number;
}

interface Survey extends ChainSurvey {
  readonly area: number[];
  readonly capitals: number[];
  readonly zones: number[];
  readonly portCapitals: number[];
  count: number;
  readonly throughSieges: boolean;
  /** What the survey was made of. */
  tables: Tables | null;
  readonly spaces: number[];
}

const makeSurvey = (side: number, throughSieges: boolean): Survey => ({
  side,
  area: [],
  capitals: [],
  zones: [],
  portCapitals: [0, 0],
  count: 0,
  throughSieges,
  tables: null,
  spaces: [],
});

const SURVEYS: readonly Survey[] = [makeSurvey(ALLIANCE, false), makeSurvey(ALLIANCE, true), makeSurvey(BOURBON, false), makeSurvey(BOURBON, true)];
const queue: number[] = [];

/** The areas of a side now, with or without besieged fortresses. The survey is shared and valid until the map changes. */
export function surveyChains(s: NineYearsState, t: Tables, side: number, throughSieges: boolean): ChainSurvey {
  const survey = SURVEYS[side * 2 + (throughSieges ? 1 : 0)]!;
  if (survey.tables === t && isSameMap(s.spaces, survey.spaces)) return survey;
  survey.tables = t;
  copyMap(s.spaces, survey.spaces);
  findAreas(s, t, survey);
  addBesiegedCapitals(s, t, survey);
  return survey;
}

function isSameMap(spaces: readonly number[], kept: readonly number[]): boolean {
  for (let i = 0; i < spaces.length; i++) if (spaces[i] !== kept[i]) return false;
  return true;
}

function copyMap(spaces: readonly number[], kept: number[]): void {
  kept.length = spaces.length;
  for (let i = 0; i < spaces.length; i++) kept[i] = spaces[i]!;
}

function findAreas(s: NineYearsState, t: Tables, survey: Survey): void {
  const { area, capitals, zones, side, throughSieges } = survey;
  const spaces = t.spaceIds.length;
  area.length = spaces;
  // -1: may be passed, not yet in an area
  for (let space = 0; space < spaces; space++) area[space] = isPassable(s, t, side, space, throughSieges) ? -1 : 0;
  survey.count = 0;
  for (let space = 0; space < spaces; space++) {
    if (area[space] !== -1) continue;
    const id = ++survey.count;
    capitals[id] = 0;
    zones[id] = 0;
    floodArea(s, t, survey, space, id);
  }
}

function floodArea(s: NineYearsState, t: Tables, survey: Survey, start: number, id: number): void {
  const { area, capitals, zones, side } = survey;
  const graph = t.graph;
  queue[0] = start;
  area[start] = id;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const space = queue[head]!;
    capitals[id]! |= at(t.capitalBit, space);
    // NYW-11.1.3.2, NYW-11.1.3.3: a besieged port is no way to the sea.
    if (at(t.zone, space) !== NONE && fieldCorps(s, enemyOf(side), space) === 0) zones[id]! |= 1 << at(t.zone, space);
    for (let i = at(graph.start, space); i < at(graph.start, space + 1); i++) {
      const next = at(graph.to, i);
      // NYW-11.1.1.3: red links serve the Alliance only.
      if (area[next] !== -1 || (at(graph.kind, i) === RED && side !== ALLIANCE)) continue;
      area[next] = id;
      queue[tail++] = next;
    }
  }
}

// NYW-11.1.1, NYW-11.1.1.2: friendly and free of enemy corps; a friendly fortress under siege may be passed (NYW-11.1.4).
function isPassable(s: NineYearsState, t: Tables, side: number, space: number, throughSieges: boolean): boolean {
  if (controlOf(s, space) !== side) return false;
  return fieldCorps(s, enemyOf(side), space) === 0 || (throughSieges && isFortress(t, space));
}

// A besieged capital ends a LOC and is not passed through: it counts for the areas beside it, and by sea if it is a port.
function addBesiegedCapitals(s: NineYearsState, t: Tables, survey: Survey): void {
  const { area, capitals, portCapitals, side } = survey;
  portCapitals[0] = 0;
  portCapitals[1] = 0;
  for (const capital of t.capitals) {
    if (controlOf(s, capital) !== side) continue;
    if (at(t.zone, capital) !== NONE) portCapitals[at(t.zone, capital)]! |= at(t.capitalBit, capital);
    if (area[capital] !== 0 || !isFortress(t, capital)) continue;
    for (let i = at(t.graph.start, capital); i < at(t.graph.start, capital + 1); i++) {
      const beside = area[at(t.graph.to, i)]!;
      if (beside !== 0 && (at(t.graph.kind, i) !== RED || side === ALLIANCE)) capitals[beside]! |= at(t.capitalBit, capital);
    }
  }
}
