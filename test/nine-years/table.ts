/**
 * A table for clause tests, laid in one of two ways, with dice by name and lines of notation without the seat.
 *
 * In the rounds of a year, as a scene whose fields are the words of the table:
 *
 *   const t = at({ active: "alliance", corps: { antwerp: "3 spain-full" }, leader: { waldeck: "antwerp" } });
 *   t.play("act campaign", "choose-space antwerp", "take-leader waldeck");
 *   expect(t.dice("5").play("avoid-battle").events).toContainEqual({ … });
 *
 * In a procedure outside of them, a word at a time; when it is done the table waits for the first Action card, so that nothing else happens:
 *
 *   table({ year: 1692 }).rp("bourbon", 1).pool("france", 1).begin("spend", { seat: BOURBON }).play("spend form");
 *
 * Places are spaces, or `inside tournai` for the garrison of a fortress.
 */
import { expect } from "vitest";
import { ACTED, CORPS_KIND_IDS } from "../../src/nine-years/vocabulary/corps.js";
import { EVENT_CARDS } from "../../src/nine-years/data/events.js";
import { PROCEDURES } from "../../src/nine-years/flow/index.js";
import { F, type FRAMES } from "../../src/nine-years/vocabulary/frames.js";
import {
  type NineYearsCorpsView as CorpsView,
  NINE_YEARS,
  type NineYearsOptions,
  type NineYearsState,
  type NineYearsTypes,
  SEATS,
  type NineYearsSeat as Seat,
} from "../../src/nine-years/index.js";
import {
  addCorps,
  changeDiscards,
  changeHand,
  changePile,
  changePool,
  changeWaiting,
  corpsOf,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_OUT,
  EVENT_PILE,
  emptyState,
  FAMOUS,
  FLEET_BOX,
  FLEET_POOL,
  FLEET_REMOVED,
  GR_HAPPENED,
  INSIDE,
  inDiscards,
  inHand,
  inPile,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_NAMED,
  markLeader,
  NOT_ARRIVED,
  poolOf,
  REMOVED,
  SAVOY_ALLIED,
  SAVOY_GONE,
  setChosenCard,
  setContinued,
  setControlOf,
  setFlag,
  setFleet,
  setLine,
  setLoweredBy,
  setPlaceOfEvent,
  setPlaceOfLeader,
  setRp,
  setZoneControl,
  WAITING,
} from "../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, EDITIONS, EVENT_COUNT, NEUTRAL, type Tables, tablesOf } from "../../src/nine-years/tables/index.js";
import {
  EVENT_CARD_IDS,
  type EventCardId,
  FLEET_IDS,
  type FleetId,
  POWER_IDS,
  type PowerId,
  ZONE_IDS,
  type ZoneId,
} from "../../src/nine-years/vocabulary/types.js";
import { GameTable, indexIn } from "../support/table.js";

/** The standard tables. */
export const t: Tables = EDITIONS.of("");

/** The number of a space, a leader, an event card; an id that does not exist fails the test. */
export function space(id: string): number {
  return indexIn(t.spaceIds, id);
}
export function leader(id: string): number {
  return indexIn(t.leaderIds, id);
}
export function eventCard(id: string): number {
  return indexIn(EVENT_CARD_IDS, id);
}

/** Where a fleet is: off the map, or prepared with this strength. */
type FleetPlace = "pool" | "box" | "removed" | number;

/** What differs from an empty map of 1690 in the rounds, after the Glorious Revolution, Savoy allied, nobody's seas, no held cards, nothing in the Force Pools. */
export interface Scene {
  readonly options?: NineYearsOptions;
  readonly year?: number;
  /** Whose round it is; the Alliance's when left out. */
  readonly active?: Seat;
  /** Actions left in the round, 3 when left out. */
  readonly actions?: number;
  /** Corps by place, e.g. `3 spain-full, 1 spain-reduced`; ` acted` after a kind marks it as used. */
  readonly corps?: Readonly<Record<string, string>>;
  /** Leaders by id: a place, `waiting`, `removed`, `not-arrived`; after it ` demoralized` or ` acted`. */
  readonly leader?: Readonly<Record<string, string>>;
  readonly control?: Readonly<Record<string, Seat | "neutral">>;
  readonly zone?: { readonly atlantic?: Seat; readonly mediterranean?: Seat };
  readonly revolution?: boolean;
  readonly savoy?: "neutral" | "alliance" | "gone";
  readonly held?: { readonly alliance?: readonly EventCardId[]; readonly bourbon?: readonly EventCardId[] };
  readonly lasting?: readonly EventCardId[];
  /** Cards left in the event pile, in order; none when left out. */
  readonly eventPile?: readonly EventCardId[];
  readonly fleet?: Readonly<Partial<Record<FleetId, FleetPlace>>>;
  readonly pool?: Readonly<Partial<Record<PowerId, number>>>;
  readonly lines?: Readonly<Record<string, number>>;
  readonly lowered?: Readonly<Record<string, number>>;
  readonly continued?: readonly string[];
  readonly famous?: readonly Seat[];
  readonly vp?: number;
  readonly kww?: number;
  /** Action cards in hand; a 1 and a 2 each when left out. With `{}` the year ends after the round. */
  readonly hand?: { readonly alliance?: readonly number[]; readonly bourbon?: readonly number[] };
  /** Keeps the pieces, control, seas and fleets of the set-up of 1688. */
  readonly setup?: boolean;
}

const BASES = new Map<string, NineYearsState>();

/** A position in which a side has played an Action card and chooses an action. */
function roundOf(options: NineYearsOptions): NineYearsState {
  const key = JSON.stringify(options);
  let base = BASES.get(key);
  if (base === undefined) {
    const t = new Table(NINE_YEARS.setup({ ...options, seed: "scene" })).byChance();
    while (!t.list.includes("end-round")) t.play(t.list[0]!);
    base = t.state;
    BASES.set(key, base);
  }
  return NINE_YEARS.clone(base);
}

/** The position of a scene. */
export function at(scene: Scene = {}): Table {
  const s = roundOf(scene.options ?? {});
  if (scene.setup !== true) clearMap(s);
  setClock(s, scene);
  setPolitics(s, scene);
  const on = new Table(s);
  putPieces(on, scene);
  putMarkers(on, scene);
  dealCards(s, scene);
  return on;
}

/** A game from its set-up. */
export function fromStart(options: NineYearsOptions = {}, seed = "test"): Table {
  return new Table(NINE_YEARS.setup({ ...options, seed })).byChance();
}

/** A position that is given, for words on it. */
export function given(state: NineYearsState): Table {
  return new Table(state);
}

/** The printed control of a year and no piece on the map; the first Action card is about to be shown. */
export function table({ year = 1692, revolution = false, savoy = year >= 1690 }: { year?: number; revolution?: boolean; savoy?: boolean } = {}): Table {
  const s = emptyState("");
  s.year = year;
  s.vp = 22;
  s.events = new Array<number>(EVENT_COUNT).fill(EVENT_PILE);
  setFlag(s, GR_HAPPENED, revolution);
  setFlag(s, SAVOY_ALLIED, savoy);
  F["first-card"].push(s);
  const on = new Table(s).hand("alliance", 1, 2).hand("bourbon", 1, 2);
  if (savoy) on.control("alliance", "turin", "nice", "montmelian", "cuneo");
  if (revolution) {
    for (const at of t.toAlliance) setControlOf(s, at, ALLIANCE);
    for (const at of t.toBourbon) setControlOf(s, at, BOURBON);
  }
  return on;
}

/** A game of 1688 in which both sides hold an Action card of each value and choose the one to show. */
export function choosingFirst(): Table {
  const t = fromStart().hand("alliance", 1, 2, 3).hand("bourbon", 1, 2, 3);
  for (const side of [ALLIANCE, BOURBON]) setChosenCard(t.state, side, 0);
  return t;
}

function clearMap(s: NineYearsState): void {
  const { spaces, corps, leaders, powers, zones, fleets } = emptyState("");
  Object.assign(s, { spaces, corps, leaders, powers, zones, fleets });
  // The Glorious Revolution has happened.
  for (const space of tablesOf(s).toAlliance) setControlOf(s, space, ALLIANCE);
}

function setClock(s: NineYearsState, scene: Scene): void {
  const seat = SEATS.indexOf(scene.active ?? "alliance");
  const round = F.round.top(s);
  round.seat = seat;
  round.actions = scene.actions ?? 3;
  F["action-rounds"].under(s).next = 1 - seat;
  s.active = seat;
  s.year = scene.year ?? 1690;
  s.vp = scene.vp ?? 22;
  s.kww = scene.kww ?? 0;
}

function setPolitics(s: NineYearsState, scene: Scene): void {
  const t = tablesOf(s);
  const savoy = scene.savoy ?? (scene.setup === true ? "neutral" : "alliance");
  setFlag(s, GR_HAPPENED, scene.revolution ?? scene.setup !== true);
  setFlag(s, SAVOY_ALLIED, savoy === "alliance");
  setFlag(s, SAVOY_GONE, savoy === "gone");
  if (scene.setup !== true && savoy === "alliance") t.spaces.forEach((row, space) => row.home === "savoy" && setControlOf(s, space, ALLIANCE));
  for (const seat of scene.famous ?? []) setFlag(s, FAMOUS << SEATS.indexOf(seat), true);
}

function putPieces(on: Table, scene: Scene): void {
  for (const [space, side] of Object.entries(scene.control ?? {})) on.control(side, space);
  for (const [place, list] of Object.entries(scene.corps ?? {})) {
    for (const entry of list.split(", ")) {
      const [count, name, mark] = entry.split(" ");
      on.corps(place, name!, Number(count), mark === "acted");
    }
  }
  for (const [id, text] of Object.entries(scene.leader ?? {})) {
    const words = text.split(" ");
    const marks = words.filter((word) => ["demoralized", "acted", "unnamed"].includes(word));
    on.leader(id, words.filter((word) => !marks.includes(word)).join(" "));
    if (isNamedByItself(tablesOf(on.state), id) && !marks.includes("unnamed")) on.named(id);
    if (marks.includes("demoralized")) on.demoralized(id);
    if (marks.includes("acted")) on.acted(id);
  }
}

function isNamedByItself(t: Tables, id: string): boolean {
  const leader = indexIn(t.leaderIds, id);
  return leader < t.firstStaff && t.leaders[leader]!.promotion !== null;
}

function putMarkers(on: Table, scene: Scene): void {
  const s = on.state;
  const spaces = tablesOf(s).spaceIds;
  for (const [zone, seat] of Object.entries(scene.zone ?? {})) on.zone(zone as ZoneId, seat);
  for (const [id, place] of Object.entries(scene.fleet ?? {})) on.fleet(id as FleetId, place);
  for (const [id, level] of Object.entries(scene.lines ?? {})) setLine(s, indexIn(spaces, id), level, s.spaces[indexIn(spaces, id)]! & 3, false);
  for (const [id, steps] of Object.entries(scene.lowered ?? {})) setLoweredBy(s, indexIn(spaces, id), steps);
  for (const id of scene.continued ?? []) setContinued(s, indexIn(spaces, id), true);
  for (const [power, count] of Object.entries(scene.pool ?? {})) on.pool(power as PowerId, count!);
}

function dealCards(s: NineYearsState, scene: Scene): void {
  EVENT_CARDS.forEach((_, card) => setPlaceOfEvent(s, card, EVENT_OUT));
  for (const id of scene.eventPile ?? []) setPlaceOfEvent(s, eventCard(id), EVENT_PILE);
  for (const id of scene.lasting ?? []) setPlaceOfEvent(s, eventCard(id), EVENT_LASTING);
  for (const value of [1, 2, 3]) {
    for (const side of [ALLIANCE, BOURBON]) {
      changePile(s, value, inHand(s, side, value));
      changeHand(s, side, value, -inHand(s, side, value));
    }
    changePile(s, value, inDiscards(s, value));
    changeDiscards(s, value, -inDiscards(s, value));
  }
  SEATS.forEach((seat, side) => {
    for (const id of scene.held?.[seat] ?? []) setPlaceOfEvent(s, eventCard(id), EVENT_HELD + side);
    for (const value of (scene.hand ?? { alliance: [1, 2], bourbon: [1, 2] })[seat] ?? []) {
      expect(inPile(s, value)).toBeGreaterThan(0);
      changePile(s, value, -1);
      changeHand(s, side, value, 1);
    }
  });
}

function sideOf(side: Seat | "neutral"): number {
  return side === "neutral" ? NEUTRAL : SEATS.indexOf(side);
}

/** The kind of corps of a name, e.g. `spain-reduced-demoralized`. */
export function kindOf(name: string): number {
  return indexIn(CORPS_KIND_IDS, name) << 3;
}

function corpsInFull(corps: CorpsView) {
  return { reduced: false, demoralized: false, acted: false, force: false, hurt: false, count: 1, ...corps };
}

const OFF_MAP: Readonly<Record<string, number>> = { waiting: WAITING, removed: REMOVED, "not-arrived": NOT_ARRIVED };

/** A game under test. */
export class Table extends GameTable<NineYearsTypes, keyof typeof FRAMES> {
  constructor(state: NineYearsState) {
    super(NINE_YEARS, { F, PROCEDURES }, state);
  }

  get #t(): Tables {
    return tablesOf(this.state);
  }
  #space(id: string): number {
    return indexIn(this.#t.spaceIds, id);
  }
  #place(place: string): number {
    return OFF_MAP[place] ?? (place.startsWith("inside ") ? INSIDE + this.#space(place.slice(7)) : this.#space(place));
  }
  #mark(mark: number, ids: readonly string[]): this {
    for (const id of ids) markLeader(this.state, indexIn(this.#t.leaderIds, id), 0, mark);
    return this;
  }

  // ---------------------------------------------------------------- pieces

  control(seat: Seat | "neutral", ...spaces: readonly string[]): this {
    for (const id of spaces) setControlOf(this.state, this.#space(id), sideOf(seat));
    return this;
  }
  /** Corps by the name of their kind, e.g. `france-reduced`. */
  corps(place: string, kind: string, count = 1, acted = false): this {
    addCorps(this.state, this.#place(place), kindOf(kind) | (acted ? ACTED : 0), count);
    return this;
  }
  /** A leader at a place, or `waiting`, `removed`, `not-arrived`. */
  leader(id: string, place: string): this {
    setPlaceOfLeader(this.state, indexIn(this.#t.leaderIds, id), this.#place(place));
    return this;
  }
  named(...ids: readonly string[]): this {
    return this.#mark(LEADER_NAMED, ids);
  }
  demoralized(...ids: readonly string[]): this {
    return this.#mark(LEADER_DEMORALIZED, ids);
  }
  acted(...ids: readonly string[]): this {
    return this.#mark(LEADER_ACTED, ids);
  }
  /** So many corps in the Force Pool of a power. */
  pool(power: PowerId, count: number): this {
    const p = POWER_IDS.indexOf(power);
    changePool(this.state, p, count - poolOf(this.state, p));
    return this;
  }
  waiting(power: PowerId, count: number): this {
    changeWaiting(this.state, POWER_IDS.indexOf(power), count);
    return this;
  }
  rp(seat: Seat, points: number): this {
    setRp(this.state, sideOf(seat), points);
    return this;
  }
  fleet(fleet: FleetId, place: FleetPlace): this {
    const off: Readonly<Record<FleetPlace, number | undefined>> = { pool: FLEET_POOL, box: FLEET_BOX, removed: FLEET_REMOVED };
    setFleet(this.state, FLEET_IDS.indexOf(fleet), off[place] ?? Number(place));
    return this;
  }
  zone(zone: ZoneId, seat: Seat | "neutral"): this {
    setZoneControl(this.state, ZONE_IDS.indexOf(zone), sideOf(seat));
    return this;
  }

  // ---------------------------------------------------------------- cards

  held(seat: Seat, card: string): this {
    setPlaceOfEvent(this.state, eventCard(card), EVENT_HELD + sideOf(seat));
    return this;
  }
  lasting(card: string): this {
    setPlaceOfEvent(this.state, eventCard(card), EVENT_LASTING);
    return this;
  }
  /** Only these events are left in the pile. */
  eventPile(...cards: readonly string[]): this {
    this.state.events.forEach((place, card) => {
      if (place === EVENT_PILE && !cards.includes(EVENT_CARD_IDS[card]!)) setPlaceOfEvent(this.state, card, EVENT_OUT);
    });
    return this;
  }
  /** Action cards in hand, by value. */
  hand(seat: Seat, ...values: readonly number[]): this {
    for (const value of [1, 2, 3]) {
      const wanted = values.filter((held) => held === value).length;
      changeHand(this.state, sideOf(seat), value, wanted - inHand(this.state, sideOf(seat), value));
    }
    return this;
  }
  /** Action cards in the pile: so many of each value. */
  pile(...counts: readonly [number, number, number]): this {
    counts.forEach((count, i) => changePile(this.state, i + 1, count - inPile(this.state, i + 1)));
    return this;
  }
  discards(...counts: readonly [number, number, number]): this {
    counts.forEach((count, i) => changeDiscards(this.state, i + 1, count - inDiscards(this.state, i + 1)));
    return this;
  }
  /** Leaves so many Action cards of each value in the pile; the rest of it lies in the discards. */
  discard(...left: readonly [number, number, number]): this {
    const [ones, twos, threes] = [1, 2, 3].map((value, i) => inPile(this.state, value) - left[i]!);
    return this.discards(ones!, twos!, threes!).pile(...left);
  }

  // ---------------------------------------------------------------- forces

  /** Chooses all that may go along, leaders first. */
  takeAll(): this {
    while (this.decision === "select-force") this.play(this.list.find((line) => line.startsWith("take-")) ?? "stop");
    return this;
  }

  // ---------------------------------------------------------------- questions

  get vp(): number {
    return this.state.vp;
  }
  controlOf(space: string): Seat | "neutral" {
    return this.view.spaces[space]?.control ?? "neutral";
  }
  /** What the view says of a space, with what it leaves out. */
  space(id: string) {
    const strength = this.#t.fortress[this.#space(id)]!;
    const { corps = [], garrison = [], ...told } = this.view.spaces[id] ?? {};
    const none = { lowered: 0, strength, underSiege: false, continuedSiege: false, line: null };
    return { ...none, ...told, corps: corps.map(corpsInFull), garrison: garrison.map(corpsInFull) };
  }
  /** What the view says of a side, with what it leaves out. */
  side(seat: Seat) {
    return { penalty: "none", famousVictory: false, strengthened: false, hasChosen: false, ...this.view.sides[seat] };
  }
  /** Corps of a power in its Force Pool. */
  poolOf(power: PowerId): number {
    return this.view.powers[power].pool ?? 0;
  }
  /** What the view says of a leader, with what it leaves out. */
  leaderSeen(id: string) {
    return { battle: 0, demoralized: false, acted: false, force: false, ...this.view.leaders[id]! };
  }
  /** Corps at a place as in a scene, marks of use left out: `3 spain-full, 1 spain-reduced`. */
  corpsAt(place: string): string {
    const { corps = [], garrison = [] } = this.view.spaces[place.replace("inside ", "")] ?? {};
    const counts = new Map<string, number>();
    for (const { power, reduced, demoralized, count = 1 } of place.startsWith("inside ") ? garrison : corps) {
      const name = `${power}-${reduced ? "reduced" : "full"}${demoralized ? "-demoralized" : ""}`;
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
  }
  /** How many corps of a side are in a space. */
  count(seat: Seat, space: string): number {
    return corpsOf(this.state, this.#t, sideOf(seat), this.#space(space));
  }
  /** Where a leader is, as in a scene. */
  placeOf(leader: string): string {
    const { off, space, inside, demoralized } = this.view.leaders[leader]!;
    return `${off ?? (inside ? `inside ${space}` : space)}${demoralized ? " demoralized" : ""}`;
  }
}
