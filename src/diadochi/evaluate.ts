/** How good a position is for each seat, for players made of code: how likely each way to victory is. */
import { spread } from "../core/graph.js";
import { at, zeros } from "../core/lists.js";
import { largestFleetOwner, legitimacyOf, victoryPointsWith } from "./rules/points.js";
import * as S from "./state.js";
import { NONE, type SpaceIndex, type Tables, tablesOf } from "./tables.js";
import { SEATS } from "./types.js";
import { countUnits, NO_UNITS } from "./units.js";

/** Set by hand; how strong players are with them was measured (docs/bots.md). */
const WEIGHTS = {
  /** A control marker, a CU in play, in victory points. */
  marker: 0.12,
  unit: 0.12,
  /** To be the first of the Turn Order. */
  first: 0.5,
  /** Points of a lead that make a victory e times as likely, and how much fewer they are every turn. */
  lead: 4.5,
  leadLess: 0.5,
  /** From this part of them on, points that win at once begin to count, and how likely it is that who is next to them gets them. */
  near: 0.55,
  nearness: 0.5,
  /** How likely points that have been reached, or an heir come of age in the next turn, decide the game; how much less likely the heir is every turn before. */
  reached: 0.9,
  earlier: 0.2,
  /** A CU beside an heir counts so much for keeping him, every one elsewhere so many times less for a link of its way; what a keeper has besides. */
  guard: 2,
  way: 0.75,
  kept: 3,
  doubt: 0.5,
  /** How likely a burial in the royal tomb is for an army that stands there; links that a round is good for; rounds that the city takes, of nobody's or an enemy's. */
  burial: 0.9,
  march: 4,
  city: [1, 3],
} as const;

/** What an evaluation looks at; of lists an entry a seat. */
interface Outlook {
  readonly s: S.DiadochiState;
  readonly t: Tables;
  readonly vp: readonly number[];
  readonly lp: readonly number[];
  /** Spaces with CUs of players in the field, whose and how many, in threes. */
  readonly fields: readonly number[];
  /** Markers, CUs and the Turn Order, in victory points. */
  readonly pieces: readonly number[];
  /** How likely each buries Alexander in the royal tomb. */
  readonly burials: readonly number[];
  readonly lead: number;
  /** How likely each wins, as far as it has been counted. */
  readonly chances: number[];
}

/** How good a position is for each seat, -1 to 1 by how likely it wins; 0 for a seat that does not play. Some microseconds. */
export function evaluate(s: S.DiadochiState): readonly number[] {
  const outlook = outlookOf(s);
  let left = addPointVictories(outlook);
  for (const heir of timesOf(outlook.t).heirs) left = addRegency(outlook, heir, left);
  addLastTurn(outlook, left);
  return SEATS.map((_, seat) => (seat < s.seats ? 2 * outlook.chances[seat]! - 1 : 0));
}

function outlookOf(s: S.DiadochiState): Outlook {
  const t = tablesOf(s);
  const largest = largestFleetOwner(s, t);
  const fields = fieldsOf(s);
  const vp: number[] = [];
  const lp: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    vp.push(victoryPointsWith(s, t, seat, largest));
    lp.push(legitimacyOf(s, t, seat));
  }
  const lead = Math.max(1, WEIGHTS.lead - WEIGHTS.leadLess * s.turn);
  return { s, t, vp, lp, fields, pieces: piecesOf(s, t), burials: burialsOf(s, t), lead, chances: zeros(s.seats) };
}

// The army under way is in the field of its space.
function fieldsOf(s: S.DiadochiState): readonly number[] {
  const fields: number[] = [];
  for (let space = 0; space < s.board.length; space++) {
    const owner = S.fieldOwner(s, space);
    if (isSeat(s, owner)) fields.push(space, S.seatOfOwner(owner), countUnits(S.fieldUnits(s, space)));
  }
  if (isSeat(s, S.forceOwner(s)) && S.forceSpace(s) >= 0) fields.push(S.forceSpace(s), S.seatOfOwner(S.forceOwner(s)), countUnits(S.forceUnits(s)));
  return fields;
}

function piecesOf(s: S.DiadochiState, t: Tables): readonly number[] {
  const pieces = zeros(s.seats);
  const add = (owner: number, worth: number): void => {
    if (isSeat(s, owner)) pieces[S.seatOfOwner(owner)]! += worth;
  };
  for (let space = 0; space < s.board.length; space++) {
    add(S.markerOf(s, space), WEIGHTS.marker);
    const units = S.fieldUnits(s, space);
    if (units !== NO_UNITS) add(S.fieldOwner(s, space), WEIGHTS.unit * countUnits(units));
  }
  add(S.forceOwner(s), WEIGHTS.unit * countUnits(S.forceUnits(s)));
  for (let city = 0; city < s.inside.length; city++) add(S.markerOf(s, at(t.cities, city)), WEIGHTS.unit * countUnits(S.insideOfCity(s, city)));
  pieces[s.first]! += WEIGHTS.first;
  return pieces;
}

// Who has the body can bring it to the royal tomb, if there is time for the way and the city (DIA-LEG.3, DIA-ALX.6, DIA-ALX.9).
function burialsOf(s: S.DiadochiState, t: Tables): readonly number[] {
  const burials = zeros(s.seats);
  const place = S.placeOfRoyal(s, S.bodyOf(t));
  const owner = S.controllerOf(s, S.bodyOf(t));
  if (place === S.DEAD || !isSeat(s, owner)) return burials;
  const marker = S.markerOf(s, t.royalTomb);
  const city = marker === owner ? 0 : WEIGHTS.city[marker === S.NOBODY ? 0 : 1];
  const rounds = at(waysTo(t, t.royalTomb).links, spaceOf(place)) / WEIGHTS.march + city;
  burials[S.seatOfOwner(owner)] = WEIGHTS.burial * Math.max(0, 1 - rounds / (roundsToBury(s, t) + 1));
  return burials;
}

function roundsToBury({ turn, round }: S.DiadochiState, t: Tables): number {
  const first = t.setup.body.mayMoveFromTurn;
  const over = turn < first ? 0 : Math.max(0, round - 1);
  return (timesOf(t).removal - Math.max(turn, first)) * t.setup.rounds - over;
}

// Legitimacy and automatic victory (DIA-VIC.2, DIA-VIC.3). Says what is left for the other ways.
function addPointVictories({ s, t, vp, lp, burials, chances }: Outlook): number {
  let left = 1;
  for (let seat = 0; seat < s.seats; seat++) {
    const buried = nearness(lp[seat]! + t.rules.legitimacy.royalTomb, s.lpToWin);
    const legitimacy = burials[seat]! * buried + (1 - burials[seat]!) * nearness(lp[seat]!, s.lpToWin);
    const chance = left * Math.min(WEIGHTS.reached, legitimacy + nearness(vp[seat]!, s.autoVp));
    chances[seat]! += chance;
    left -= chance;
  }
  return left;
}

function nearness(points: number, needed: number): number {
  if (points >= needed) return WEIGHTS.reached;
  const part = (points / needed - WEIGHTS.near) / (1 - WEIGHTS.near);
  return part <= 0 ? 0 : WEIGHTS.nearness * part * part;
}

// Who keeps an heir until he comes of age, and then has the highest sum, wins (DIA-VIC.12). Says what is left.
function addRegency(outlook: Outlook, { royal, turn }: Heir, left: number): number {
  const { s, chances } = outlook;
  const place = S.placeOfRoyal(s, royal);
  if (s.turn >= turn || turn > s.lastTurn || place === S.DEAD) return left;
  const pulls = pullsTo(outlook, spaceOf(place));
  const keeper = S.controllerOf(s, royal);
  if (isSeat(s, keeper)) pulls[S.seatOfOwner(keeper)]! += WEIGHTS.kept;
  const all = pulls.reduce((sum, pull) => sum + pull, isSeat(s, keeper) ? WEIGHTS.doubt : WEIGHTS.kept);
  const decides = WEIGHTS.reached - WEIGHTS.earlier * (turn - 1 - s.turn);
  let rest = left;
  for (let seat = 0; seat < s.seats; seat++) {
    const chance = left * Math.max(0, decides) * (pulls[seat]! / all) * isHighest(outlook, seat);
    chances[seat]! += chance;
    rest -= chance;
  }
  return rest;
}

// CUs that can keep or take who is in a space, those inside its walls too.
function pullsTo({ s, t, fields }: Outlook, space: SpaceIndex): number[] {
  const { pulls } = waysTo(t, space);
  const sums = zeros(s.seats);
  for (let i = 0; i < fields.length; i += 3) sums[fields[i + 1]!]! += fields[i + 2]! * at(pulls, fields[i]!);
  const inside = S.insideUnits(s, t, space);
  const owner = S.markerOf(s, space);
  if (inside !== NO_UNITS && isSeat(s, owner)) sums[S.seatOfOwner(owner)]! += countUnits(inside) * at(pulls, space);
  return sums;
}

// How likely a seat has the highest sum of legitimacy and victory points when it counts (DIA-VIC.18).
function isHighest({ s, t, vp, lp, pieces, burials, lead }: Outlook, seat: number): number {
  const sumOf = (one: number): number => vp[one]! + lp[one]! + pieces[one]! + t.rules.legitimacy.royalTomb * burials[one]!;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, sumOf(other));
  return 1 / (1 + Math.exp((best - sumOf(seat)) / lead));
}

// Most victory points at the end (DIA-VIC.3).
function addLastTurn({ vp, pieces, lead, chances }: Outlook, left: number): void {
  const weights = vp.map((points, seat) => Math.exp((points + pieces[seat]!) / lead));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  for (let seat = 0; seat < weights.length; seat++) chances[seat]! += (left * weights[seat]!) / all;
}

function isSeat(s: S.DiadochiState, owner: number): boolean {
  return owner >= S.ownerOfSeat(0) && owner <= S.ownerOfSeat(s.seats - 1);
}

function spaceOf(place: number): SpaceIndex {
  return place >= S.INSIDE ? place - S.INSIDE : place;
}

/** An heir, and the turn at whose start he comes of age. */
interface Heir {
  readonly royal: number;
  readonly turn: number;
}

/** What the turn track sets a time for. */
interface Times {
  readonly heirs: readonly Heir[];
  /** The turn at whose start the unburied body is removed. */
  readonly removal: number;
}

/** The ways from every space to one. */
interface Ways {
  /** Links by land and sea. */
  readonly links: readonly number[];
  /** What a CU counts for keeping or taking who is there. */
  readonly pulls: readonly number[];
}

// What follows from an edition is worked out once, and known as long as its tables are.
const knownTimes = new WeakMap<Tables, Times>();
const knownWays = new WeakMap<Tables, Ways[]>();

function timesOf(t: Tables): Times {
  const known = knownTimes.get(t);
  if (known !== undefined) return known;
  const { turnTrack, turns } = t.setup;
  const heirs = turnTrack.flatMap(({ turn, events }) =>
    events.flatMap((event) => (event.id === "heir-comes-of-age" ? [{ royal: t.royalIds.indexOf(event.royal), turn }] : [])),
  );
  const removal = turnTrack.find(({ events }) => events.some(({ id }) => id === "body-removed"))?.turn ?? turns + 1;
  const times = { heirs, removal };
  knownTimes.set(t, times);
  return times;
}

function waysTo(t: Tables, space: SpaceIndex): Ways {
  const known = knownWays.get(t) ?? [];
  if (known.length === 0) knownWays.set(t, known);
  return (known[space] ??= findWays(t, space));
}

function findWays(t: Tables, space: SpaceIndex): Ways {
  const found = new Array<number>(t.spaceCount).fill(NONE);
  found[space] = 0;
  spread(t.routes, found, t.spaceCount, () => true);
  const links = found.map((count) => (count === NONE ? t.spaceCount : count));
  return { links, pulls: links.map((count) => (count === 0 ? WEIGHTS.guard : WEIGHTS.way ** count)) };
}
