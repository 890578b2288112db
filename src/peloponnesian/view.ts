/**
 * What a viewer may see, shaped for drawing. Own blocks are told with faces, the enemy's as numbers (PEL-HI.1, PEL-HI.2); the arbiter sees everything and gets the
 * machine room besides, from which `position` makes the state again.
 */
import { findFrame, type FrameView, viewFrames } from "../core/frames.js";
import type { Viewer } from "../core/ruleset.js";
import { fighterCount, hasFlag, isMeleeOver, MELEE_MODES, meleeMode, meleeRound, ATTACKED, ROUTED, SINGLE_HIT } from "./combat/melee.js";
import type { BattleFace, BattleMode, PeloponnesianEvent } from "./events.js";
import { COMMIT } from "./frames.js";
import { PROCEDURES } from "./flow/index.js";
import { facesOf } from "./flow/melee.js";
import { poolCount } from "./rules/cards.js";
import { isBlockaded } from "./rules/siege.js";
import {
  areaOf,
  CALM,
  cardCount,
  cardPlace,
  carrierOf,
  CLOCK,
  CLOSED,
  committedCard,
  controllerOf,
  COUP,
  countField,
  countInside,
  crossedBorder,
  crossingCount,
  cvOf,
  DEALT_WITH,
  EARTHQUAKE,
  forcedBlock,
  forcedCount,
  forcedTo,
  garrisonCV,
  garrisonOf,
  HAND,
  hasCityMark,
  hasEffect,
  hasMark,
  holderOf,
  IN_PLAY,
  INSIDE,
  isBesieged,
  isClosedArea,
  isInPlay,
  leaderOf,
  LANDED,
  LOADED,
  LONG_WAR,
  MOVED,
  nativeOf,
  OMEN_ON_ATHENS,
  OMEN_ON_SPARTA,
  PARTY,
  PEACE_CONCLUDED,
  type PeloponnesianState,
  PILE,
  PILLAGED,
  placeOf,
  read,
  REASSESSMENT,
  REMOVED,
  RETREATING,
  REVEALED,
  routeArea,
  routeBefore,
  routeOf,
  SALLYING,
  scenarioOf,
  SIEGE_WORKS,
  siegeSeason,
  STAYED,
  STORMING,
  SUCCEEDED,
  SUPPLIED,
  SURPRISE,
  SWAPPED,
  TEMPEST_ON_ATHENS,
  TEMPEST_ON_SPARTA,
  USED,
  useOf,
  HOMEWARD,
} from "./state.js";
import { type Tables, tablesOf } from "./tables.js";
import {
  type AreaId,
  type BlockId,
  type CardId,
  GARRISONS,
  type GarrisonKind,
  type Native,
  NATIVES,
  OLYMPIANS,
  type Olympian,
  SEASONS,
  type Season,
  type Seat,
  SEATS,
} from "./types.js";

/** A number for each side. */
export interface BySeat<T> {
  readonly sparta: T;
  readonly athens: T;
}

export interface CityView {
  readonly value: number;
  readonly native: Native;
  readonly controller: Seat | null;
  readonly garrison: GarrisonKind;
  readonly garrisonCV: number;
  /** The number of the season in which its siege began (0 is before the game), or null. */
  readonly siegeSince: number | null;
  readonly besieger: Seat | null;
  readonly blockaded: boolean;
  readonly pillaged: boolean;
  readonly closed: boolean;
}

export interface AreaView {
  readonly id: AreaId;
  readonly kind: "land" | "sea";
  readonly x: number;
  readonly y: number;
  /** Nobody may be there: neutral or out of play. */
  readonly closed: boolean;
  readonly field: BySeat<number>;
  readonly besieged: BySeat<number>;
  readonly city: CityView | null;
}

/** Where a block is when not on the map. */
export type OffMap = "pool" | "reserve" | "excluded" | "drawn";

/** The face of a block, for its owner. */
export interface BlockView {
  readonly id: BlockId;
  readonly side: Seat;
  readonly area: AreaId | null;
  readonly off: OffMap | null;
  readonly cv: number;
  readonly carriedBy: BlockId | null;
  readonly marks: readonly string[];
  /** The areas of its route this turn, from departure on; empty when it has not moved. */
  readonly route: readonly AreaId[];
}

/** Blocks of one side that took the same route this turn (PEL-HI.18). */
export interface ColumnView {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly route: readonly AreaId[];
  readonly count: number;
}

export interface BattleView {
  readonly area: AreaId | null;
  readonly mode: BattleMode;
  readonly round: number;
  readonly fighters: readonly (BattleFace & { readonly routed: boolean; readonly attacked: boolean; readonly singleHit: boolean })[];
}

export interface PeloponnesianView {
  readonly viewer: Viewer<Seat>;
  readonly scenario: string;
  readonly year: number;
  readonly season: Season;
  readonly active: Seat;
  readonly actions: number;
  readonly prestige: number;
  readonly peace: number;
  readonly truce: number;
  readonly bid: number;
  readonly effects: readonly string[];
  readonly olympians: Readonly<Record<Olympian, Seat | "used" | null>>;
  readonly leaders: BySeat<CardId | null>;
  readonly hands: BySeat<readonly CardId[] | number>;
  readonly committed: BySeat<{ readonly card: CardId; readonly use: string } | "hidden" | null>;
  readonly inPlay: readonly CardId[];
  readonly used: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly pile: number;
  readonly pools: BySeat<number>;
  readonly areas: readonly AreaView[];
  readonly blocks: readonly BlockView[];
  readonly columns: readonly ColumnView[];
  readonly crossings: readonly { readonly border: string }[];
  readonly forcedMarches: readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number }[];
  readonly battle: BattleView | null;
  /** Everything else; only for the arbiter. */
  readonly machine?: MachineView;
}

/** What the arbiter sees besides. */
export interface MachineView {
  readonly edition: string;
  readonly dice: readonly number[];
  readonly frames: readonly FrameView[];
  readonly clock: readonly number[];
  readonly cityMarks: Readonly<Record<AreaId, readonly string[]>>;
  readonly cards: Readonly<Record<CardId, number>>;
  readonly routes: readonly number[];
  readonly routeOf: Readonly<Record<BlockId, number>>;
  readonly crossings: readonly number[];
  readonly forced: readonly number[];
  readonly melee: readonly number[];
}

/** Names of running effects. */
export const EFFECT_NAMES: readonly (readonly [name: string, bit: number])[] = [
  ["tempest-on-sparta", TEMPEST_ON_SPARTA],
  ["tempest-on-athens", TEMPEST_ON_ATHENS],
  ["earthquake", EARTHQUAKE],
  ["reassessment", REASSESSMENT],
  ["coup", COUP],
  ["omen-on-sparta", OMEN_ON_SPARTA],
  ["omen-on-athens", OMEN_ON_ATHENS],
  ["calm", CALM],
  ["long-war", LONG_WAR],
  ["sides-swapped", SWAPPED],
  ["surprise-march", SURPRISE],
  ["peace-concluded", PEACE_CONCLUDED],
];

/** Names of the marks of blocks. */
export const MARK_NAMES: readonly (readonly [name: string, bit: number])[] = [
  ["inside", INSIDE],
  ["moved", MOVED],
  ["stayed", STAYED],
  ["party", PARTY],
  ["loaded", LOADED],
  ["supplied", SUPPLIED],
  ["revealed", REVEALED],
  ["retreating", RETREATING],
  ["sallying", SALLYING],
  ["storming", STORMING],
  ["landed", LANDED],
  ["succeeded", SUCCEEDED],
  ["homeward", HOMEWARD],
];

/** Names of the marks of cities that views do not tell otherwise. */
export const CITY_MARK_NAMES: readonly (readonly [name: string, bit: number])[] = [
  ["pillaged", PILLAGED],
  ["closed", CLOSED],
  ["dealt-with", DEALT_WITH],
  ["siege-works", SIEGE_WORKS],
];

export const OFF_MAP: readonly OffMap[] = ["pool", "reserve", "excluded", "drawn"];
const USES = ["none", "event", "actions", "sacrifice"] as const;

/** What a viewer may see. */
export function view(s: PeloponnesianState, viewer: Viewer<Seat>): PeloponnesianView {
  const t = tablesOf(s);
  const seen: PeloponnesianView = {
    viewer,
    scenario: hasEffect(s, LONG_WAR) ? "long-war" : scenarioOf(s).row.id,
    year: read(s, CLOCK.year),
    season: SEASONS[read(s, CLOCK.season)]!,
    active: SEATS[read(s, CLOCK.active)]!,
    actions: read(s, CLOCK.actions),
    prestige: read(s, CLOCK.prestige),
    peace: read(s, CLOCK.peace),
    truce: read(s, CLOCK.truce),
    bid: read(s, CLOCK.bid),
    effects: EFFECT_NAMES.filter(([, bit]) => hasEffect(s, bit)).map(([name]) => name),
    olympians: Object.fromEntries(OLYMPIANS.map((name, o) => [name, holderName(holderOf(s, o))])) as Record<Olympian, Seat | "used" | null>,
    leaders: bySeat((seat) => t.cardIds[leaderOf(s, t, seat)] ?? null),
    hands: bySeat((seat) => (sees(viewer, seat) ? cardsIn(s, t, HAND + seat) : cardCount(s, HAND + seat))),
    committed: bySeat((seat) => viewCommitted(s, t, seat, viewer)),
    inPlay: cardsIn(s, t, IN_PLAY),
    used: cardsIn(s, t, USED),
    removed: cardsIn(s, t, REMOVED),
    pile: cardCount(s, PILE),
    pools: bySeat((seat) => poolCount(s, t, seat)),
    areas: t.areaIds.map((_, area) => viewArea(s, t, area)),
    blocks: t.blockIds.flatMap((_, b) => (sees(viewer, t.side[b]!) ? [viewBlock(s, t, b)] : [])),
    columns: viewColumns(s, t),
    crossings: viewCrossings(s, t),
    forcedMarches: viewForced(s, t),
    battle: viewBattle(s, t),
  };
  return viewer === "arbiter" ? { ...seen, machine: viewMachine(s, t) } : seen;
}

function bySeat<T>(of: (seat: number) => T): BySeat<T> {
  return { sparta: of(0), athens: of(1) };
}

function sees(viewer: Viewer<Seat>, seat: number): boolean {
  return viewer === "arbiter" || viewer === SEATS[seat];
}

function holderName(holder: number): Seat | "used" | null {
  return holder === -2 ? "used" : (SEATS[holder] ?? null);
}

function cardsIn(s: PeloponnesianState, t: Tables, place: number): CardId[] {
  return t.cardIds.filter((_, c) => cardPlace(s, c) === place);
}

// PEL-HI.12: hidden until both are committed.
function viewCommitted(s: PeloponnesianState, t: Tables, seat: number, viewer: Viewer<Seat>): { card: CardId; use: string } | "hidden" | null {
  const card = committedCard(s, seat);
  if (card < 0) return null;
  if (findFrame(s, COMMIT) >= 0 && !sees(viewer, seat)) return "hidden";
  return { card: t.cardIds[card]!, use: USES[useOf(s, seat)]! };
}

function viewArea(s: PeloponnesianState, t: Tables, area: number): AreaView {
  const land = area < t.lands;
  const row = land ? t.board.land[area]! : t.board.sea[area - t.lands]!;
  return {
    id: row.id,
    kind: land ? "land" : "sea",
    x: row.x,
    y: row.y,
    closed: isClosedArea(s, t, area),
    field: bySeat((seat) => countField(s, t, area, seat)),
    besieged: bySeat((seat) => countInside(s, t, area, seat)),
    city: land && t.cityValue[area]! > 0 ? viewCity(s, t, area) : null,
  };
}

function viewCity(s: PeloponnesianState, t: Tables, area: number): CityView {
  const controller = SEATS[controllerOf(s, area)] ?? null;
  const besieged = isBesieged(s, area);
  return {
    value: t.cityValue[area]!,
    native: NATIVES[nativeOf(s, area)]!,
    controller,
    garrison: GARRISONS[garrisonOf(s, area)]!,
    garrisonCV: garrisonCV(s, area),
    siegeSince: besieged ? siegeSeason(s, area) : null,
    besieger: besieged ? (controller === "sparta" ? "athens" : "sparta") : null,
    blockaded: isBlockaded(s, t, area),
    pillaged: hasCityMark(s, area, PILLAGED),
    closed: hasCityMark(s, area, CLOSED),
  };
}

function viewBlock(s: PeloponnesianState, t: Tables, block: number): BlockView {
  const inPlay = isInPlay(s, block);
  const fleet = carrierOf(s, block);
  return {
    id: t.blockIds[block]!,
    side: SEATS[t.side[block]!]!,
    area: inPlay ? t.areaIds[areaOf(s, block)]! : null,
    off: inPlay ? null : OFF_MAP[placeOf(s, block)]!,
    cv: cvOf(s, block),
    carriedBy: fleet < 0 ? null : t.blockIds[fleet]!,
    marks: MARK_NAMES.filter(([, bit]) => hasMark(s, block, bit)).map(([name]) => name),
    route: routeIds(s, t, routeOf(s, block)),
  };
}

function routeIds(s: PeloponnesianState, t: Tables, node: number): AreaId[] {
  const ids: AreaId[] = [];
  for (let n = node; n !== 0; n = routeBefore(s, n)) ids.unshift(t.areaIds[routeArea(s, n)]!);
  return ids;
}

// By seat, then area, then the words of the route, so that the order tells nothing.
function viewColumns(s: PeloponnesianState, t: Tables): ColumnView[] {
  const columns = new Map<string, { seat: Seat; area: AreaId; route: AreaId[]; count: number }>();
  for (let b = 0; b < t.blocks; b++) {
    if (!isInPlay(s, b) || routeOf(s, b) === 0) continue;
    const route = routeIds(s, t, routeOf(s, b));
    const seat = SEATS[t.side[b]!]!;
    const area = t.areaIds[areaOf(s, b)]!;
    const key = `${seat} ${area} ${route.join(" ")}`;
    const column = columns.get(key);
    if (column === undefined) columns.set(key, { seat, area, route, count: 1 });
    else column.count++;
  }
  return [...columns].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, column]) => column);
}

// The marked borders in the order of their first crossing (PEL-5.2.2.1); how many fleets crossed is told at the check (PEL-HI.17).
function viewCrossings(s: PeloponnesianState, t: Tables): { border: string }[] {
  const borders: { border: string }[] = [];
  for (let i = 0; i < crossingCount(s); i++) {
    const border = t.borderIds[crossedBorder(s, i)]!;
    if (!borders.some((known) => known.border === border)) borders.push({ border });
  }
  return borders;
}

function viewForced(s: PeloponnesianState, t: Tables): { from: AreaId; to: AreaId; count: number }[] {
  const marches: { from: AreaId; to: AreaId; count: number }[] = [];
  for (let i = 0; i < forcedCount(s); i++) {
    if (!isInPlay(s, forcedBlock(s, i))) continue;
    const from = t.areaIds[areaOf(s, forcedBlock(s, i))]!;
    const to = t.areaIds[forcedTo(s, i)]!;
    const known = marches.find((m) => m.from === from && m.to === to);
    if (known === undefined) marches.push({ from, to, count: 1 });
    else known.count++;
  }
  return marches;
}

// PEL-HI.4: who takes part is public while the battle lasts.
function viewBattle(s: PeloponnesianState, t: Tables): BattleView | null {
  const { melee } = s;
  if (melee.length === 0 || isMeleeOver(melee)) return null;
  const faces = facesOf(s, t);
  const fighters = faces.slice(0, fighterCount(melee)).map((face, i) => ({
    ...face,
    routed: hasFlag(melee, i, ROUTED),
    attacked: hasFlag(melee, i, ATTACKED),
    singleHit: hasFlag(melee, i, SINGLE_HIT),
  }));
  const revealed = t.blockIds.findIndex((_, b) => hasMark(s, b, REVEALED));
  return { area: revealed < 0 ? null : t.areaIds[areaOf(s, revealed)]!, mode: MELEE_MODES[meleeMode(melee)] as BattleMode, round: meleeRound(melee), fighters };
}

function viewMachine(s: PeloponnesianState, t: Tables): MachineView {
  const cityMarks: Record<AreaId, readonly string[]> = {};
  for (const city of t.cities) {
    const marks = CITY_MARK_NAMES.filter(([, bit]) => hasCityMark(s, city, bit)).map(([name]) => name);
    if (marks.length > 0) cityMarks[t.areaIds[city]!] = marks;
  }
  const routes: Record<BlockId, number> = {};
  for (let b = 0; b < t.blocks; b++) if (routeOf(s, b) !== 0) routes[t.blockIds[b]!] = routeOf(s, b);
  const cards: Record<CardId, number> = {};
  for (let c = 0; c < t.cardIds.length; c++) cards[t.cardIds[c]!] = cardPlace(s, c);
  return {
    edition: s.edition,
    dice: [...s.dice],
    frames: viewFrames(s, PROCEDURES),
    clock: [...s.clock],
    cityMarks,
    cards,
    routes: [...s.routes],
    routeOf: routes,
    crossings: [...s.crossings],
    forced: [...s.forced],
    melee: [...s.melee],
  };
}

/** What a viewer may know of what happened: the secrets of others are taken out, and dice that only their owner may see stay as dice (PEL-HI.10). */
export function viewEvents(events: readonly PeloponnesianEvent[], viewer: Viewer<Seat>): PeloponnesianEvent[] {
  if (viewer === "arbiter") return [...events];
  return events.map((event) => {
    if (!("secret" in event) || event.secret === undefined || event.seat === viewer) return event;
    const { secret: _secret, ...rest } = event;
    return rest as PeloponnesianEvent;
  });
}

/** Whether an event shows somebody what he did not know. Dice are noticed by the engine. */
export function isReveal(event: PeloponnesianEvent): boolean {
  switch (event.type) {
    case "cards-dealt":
    case "card-revealed":
    case "recruits-drawn":
    case "recruits-returned":
    case "battle-began":
      return true;
    default:
      return false;
  }
}
