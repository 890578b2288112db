/**
 * A table to play on in tests: a position in the rounds of a year with only the pieces the test puts on the map, scripted dice, moves in notation without the seat.
 *
 *   const t = at({ seat: "alliance", corps: { antwerp: "3 spain-full" }, leaders: { waldeck: "antwerp" } });
 *   t.play("act campaign", "choose-space antwerp", "take-leader waldeck");
 *   expect(t.dice("5").play("avoid-battle")).toContainEqual({ … });
 *
 * Places are spaces, or `inside tournai` for the garrison of a fortress; `-` are units off the map.
 */
import { expect } from "vitest";
import { ACTED, CORPS_KIND_IDS } from "../../src/nine-years/corps.js";
import { EVENT_CARDS } from "../../src/nine-years/data/events.js";
import { F } from "../../src/nine-years/frames.js";
import type { NineYearsEvent } from "../../src/nine-years/events.js";
import {
  type CorpsView,
  NINE_YEARS,
  type NineYearsMove,
  type NineYearsOptions,
  type NineYearsState,
  type NineYearsView,
  SEATS,
  type Seat,
} from "../../src/nine-years/index.js";
import {
  addCorps,
  changeDiscards,
  changeHand,
  changePool,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_OUT,
  EVENT_PILE,
  emptyState,
  FLEET_BOX,
  FLEET_POOL,
  FLEET_REMOVED,
  FAMOUS,
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
  setContinued,
  setControlOf,
  setFlag,
  setFleet,
  setLine,
  setLoweredBy,
  setPlaceOfEvent,
  setPlaceOfLeader,
  setZoneControl,
  WAITING,
  changePile,
} from "../../src/nine-years/state.js";
import { ALLIANCE, BOURBON, NEUTRAL, type Tables, tablesOf } from "../../src/nine-years/tables.js";
import { GameTable } from "../support/table.js";
import { EVENT_CARD_IDS, type EventCardId, FLEET_IDS, type FleetId, POWER_IDS, type PowerId } from "../../src/nine-years/types.js";

/** What differs from an empty map of 1690 in the rounds, after the Glorious Revolution, Savoy allied, nobody's seas, no held cards, nothing in the Force Pools. */
export interface Scene {
  readonly options?: NineYearsOptions;
  readonly year?: number;
  /** Whose round it is; the Alliance's when left out. */
  readonly seat?: Seat;
  /** Actions left in the round, 3 when left out. */
  readonly actions?: number;
  /** Corps by place, e.g. `3 spain-full, 1 spain-reduced`; ` acted` after a kind marks it as used. */
  readonly corps?: Readonly<Record<string, string>>;
  /** Leaders by id: a place, `waiting`, `removed`, `not-arrived`; after it ` demoralized` or ` acted`. */
  readonly leaders?: Readonly<Record<string, string>>;
  readonly control?: Readonly<Record<string, Seat | "neutral">>;
  readonly zones?: { readonly atlantic?: Seat; readonly mediterranean?: Seat };
  readonly revolution?: boolean;
  readonly savoy?: "neutral" | "alliance" | "gone";
  readonly held?: { readonly alliance?: readonly EventCardId[]; readonly bourbon?: readonly EventCardId[] };
  readonly lasting?: readonly EventCardId[];
  /** Cards left in the event pile, in order; none when left out. */
  readonly pile?: readonly EventCardId[];
  readonly fleets?: Readonly<Partial<Record<FleetId, "pool" | "box" | "removed" | 1 | 2>>>;
  readonly pool?: Readonly<Partial<Record<PowerId, number>>>;
  readonly lines?: Readonly<Record<string, number>>;
  readonly lowered?: Readonly<Record<string, number>>;
  readonly continued?: readonly string[];
  readonly famous?: readonly Seat[];
  readonly vp?: number;
  readonly kww?: number;
  /** Action cards in hand; a 1 and a 2 each when left out. With `{}` the year ends after the round. */
  readonly hands?: { readonly alliance?: readonly number[]; readonly bourbon?: readonly number[] };
  /** Keeps the pieces, control, seas and fleets of the set-up of 1688. */
  readonly setup?: boolean;
}

const BASES = new Map<string, NineYearsState>();

/** A position in which a side has played an Action card and chooses an action. */
function roundOf(options: NineYearsOptions): NineYearsState {
  const key = JSON.stringify(options);
  let base = BASES.get(key);
  if (base === undefined) {
    const table = new Table(NINE_YEARS.setup({ ...options, seed: "scene" }));
    while (!table.list.includes("end-round")) table.play(table.list[0]!);
    base = table.state;
    BASES.set(key, base);
  }
  return NINE_YEARS.clone(base);
}

/** The position of a scene. */
export function at(scene: Scene = {}): Table {
  return new Table(stateOf(scene));
}

/** A game from its set-up. */
export function fromStart(options: NineYearsOptions = {}, seed = "test"): Table {
  return new Table(NINE_YEARS.setup({ ...options, seed }));
}

/** A game of 1688 in which both sides hold an Action card of each value and choose the one to show. */
export function choosingFirst(): Table {
  const t = fromStart();
  t.state.actions.splice(6, 8, 1, 1, 1, 1, 1, 1, 0, 0);
  return t;
}

function stateOf(scene: Scene): NineYearsState {
  const s = roundOf(scene.options ?? {});
  const t = tablesOf(s);
  if (scene.setup !== true) clearMap(s, t);
  const seat = SEATS.indexOf(scene.seat ?? "alliance");
  const round = F.round.top(s);
  round.seat = seat;
  round.actions = scene.actions ?? 3;
  F["action-rounds"].under(s).next = 1 - seat;
  s.active = seat;
  s.year = scene.year ?? 1690;
  s.vp = scene.vp ?? 22;
  s.kww = scene.kww ?? 0;
  setFlag(s, GR_HAPPENED, scene.revolution ?? scene.setup !== true);
  const savoy = scene.savoy ?? (scene.setup === true ? "neutral" : "alliance");
  setFlag(s, SAVOY_ALLIED, savoy === "alliance");
  setFlag(s, SAVOY_GONE, savoy === "gone");
  if (scene.setup !== true && savoy === "alliance") t.spaces.forEach((row, space) => row.home === "savoy" && setControlOf(s, space, ALLIANCE));
  for (const [space, side] of Object.entries(scene.control ?? {})) setControlOf(s, indexOf(t, space), sideOf(side));
  for (const side of [ALLIANCE, BOURBON]) if (scene.famous?.includes(SEATS[side]!)) setFlag(s, FAMOUS << side, true);
  putPieces(s, t, scene);
  putMarkers(s, t, scene);
  dealCards(s, scene);
  return s;
}

function clearMap(s: NineYearsState, t: Tables): void {
  const empty = emptyState(t, "");
  Object.assign(s, {
    spaces: empty.spaces,
    corps: empty.corps,
    leaders: empty.leaders,
    powers: empty.powers,
    zones: empty.zones,
    fleets: empty.fleets,
  });
  // The Glorious Revolution has happened.
  for (const space of t.toAlliance) setControlOf(s, space, ALLIANCE);
}

function sideOf(side: Seat | "neutral"): number {
  return side === "neutral" ? NEUTRAL : SEATS.indexOf(side);
}

function indexOf(t: Tables, space: string): number {
  const index = t.spaceIds.indexOf(space);
  expect(index, `a space ${space}`).toBeGreaterThanOrEqual(0);
  return index;
}

function placeOf(t: Tables, place: string): number {
  return place.startsWith("inside ") ? INSIDE + indexOf(t, place.slice(7)) : indexOf(t, place);
}

/** The kind of corps of a name, e.g. `spain-reduced-demoralized`. */
export function kindOf(name: string): number {
  const index = CORPS_KIND_IDS.indexOf(name);
  expect(index, `a kind of corps ${name}`).toBeGreaterThanOrEqual(0);
  return index << 3;
}

function putPieces(s: NineYearsState, t: Tables, scene: Scene): void {
  for (const [place, list] of Object.entries(scene.corps ?? {})) {
    for (const entry of list.split(", ")) {
      const [count, name, mark] = entry.split(" ");
      addCorps(s, placeOf(t, place), kindOf(name!) | (mark === "acted" ? ACTED : 0), Number(count));
    }
  }
  for (const [id, text] of Object.entries(scene.leaders ?? {})) {
    const leader = t.leaderIds.indexOf(id);
    expect(leader, `a leader ${id}`).toBeGreaterThanOrEqual(0);
    const words = text.split(" ");
    const marks = words.filter((word) => ["demoralized", "acted", "unnamed"].includes(word));
    const place = words.filter((word) => !marks.includes(word)).join(" ");
    const off = { waiting: WAITING, removed: REMOVED, "not-arrived": NOT_ARRIVED }[place];
    setPlaceOfLeader(s, leader, off ?? placeOf(t, place));
    const named = leader < t.firstStaff && t.leaders[leader]!.promotion !== null && !marks.includes("unnamed");
    markLeader(
      s,
      leader,
      0,
      (marks.includes("demoralized") ? LEADER_DEMORALIZED : 0) | (marks.includes("acted") ? LEADER_ACTED : 0) | (named ? LEADER_NAMED : 0),
    );
  }
}

function putMarkers(s: NineYearsState, t: Tables, scene: Scene): void {
  if (scene.zones?.atlantic !== undefined) setZoneControl(s, 0, SEATS.indexOf(scene.zones.atlantic));
  if (scene.zones?.mediterranean !== undefined) setZoneControl(s, 1, SEATS.indexOf(scene.zones.mediterranean));
  for (const [id, place] of Object.entries(scene.fleets ?? {})) {
    setFleet(s, FLEET_IDS.indexOf(id as FleetId), place === "pool" ? FLEET_POOL : place === "box" ? FLEET_BOX : place === "removed" ? FLEET_REMOVED : place!);
  }
  for (const [space, level] of Object.entries(scene.lines ?? {})) setLine(s, indexOf(t, space), level, s.spaces[indexOf(t, space)]! & 3, false);
  for (const [space, steps] of Object.entries(scene.lowered ?? {})) setLoweredBy(s, indexOf(t, space), steps);
  for (const space of scene.continued ?? []) setContinued(s, indexOf(t, space), true);
  for (const [power, count] of Object.entries(scene.pool ?? {}))
    changePool(s, POWER_IDS.indexOf(power as PowerId), count! - poolOf(s, POWER_IDS.indexOf(power as PowerId)));
}

function dealCards(s: NineYearsState, scene: Scene): void {
  EVENT_CARDS.forEach((_, card) => setPlaceOfEvent(s, card, EVENT_OUT));
  for (const id of scene.pile ?? []) setPlaceOfEvent(s, EVENT_CARD_IDS.indexOf(id), EVENT_PILE);
  for (const id of scene.lasting ?? []) setPlaceOfEvent(s, EVENT_CARD_IDS.indexOf(id), EVENT_LASTING);
  SEATS.forEach((seat, side) => {
    for (const id of scene.held?.[seat] ?? []) setPlaceOfEvent(s, EVENT_CARD_IDS.indexOf(id), EVENT_HELD + side);
    for (const value of [1, 2, 3]) {
      changePile(s, value, inHand(s, side, value));
      changeHand(s, side, value, -inHand(s, side, value));
    }
  });
  for (const value of [1, 2, 3]) {
    changePile(s, value, inDiscards(s, value));
    changeDiscards(s, value, -inDiscards(s, value));
  }
  SEATS.forEach((seat, side) => {
    for (const value of (scene.hands ?? { alliance: [1, 2], bourbon: [1, 2] })[seat] ?? []) {
      expect(inPile(s, value)).toBeGreaterThan(0);
      changePile(s, value, -1);
      changeHand(s, side, value, 1);
    }
  });
}

function corpsInFull(corps: CorpsView) {
  return { reduced: false, demoralized: false, acted: false, force: false, hurt: false, count: 1, ...corps };
}

/** A game under test. */
export class Table extends GameTable<NineYearsState, NineYearsMove, NineYearsEvent, NineYearsView, Seat> {
  constructor(state: NineYearsState) {
    super(NINE_YEARS, state);
  }

  get vp(): number {
    return this.state.vp;
  }
  controlOf(space: string): Seat | "neutral" {
    return this.view.spaces[space]?.control ?? "neutral";
  }
  /** What the view says of a space, with what it leaves out. */
  space(id: string) {
    const strength = tablesOf(this.state).fortress[indexOf(tablesOf(this.state), id)]!;
    const { corps = [], garrison = [], ...told } = this.view.spaces[id] ?? {};
    const none = { lowered: 0, strength, underSiege: false, continuedSiege: false, line: null };
    return { ...none, ...told, corps: corps.map(corpsInFull), garrison: garrison.map(corpsInFull) };
  }
  /** What the view says of a side, with what it leaves out. */
  side(seat: Seat) {
    return { penalty: "none", famousVictory: false, strengthened: false, hasChosen: false, ...this.view.sides[seat] };
  }
  /** Corps of a power in its Force Pool. */
  pool(power: PowerId): number {
    return this.view.powers[power].pool ?? 0;
  }
  /** What the view says of a leader, with what it leaves out. */
  leader(id: string) {
    return { battle: 0, demoralized: false, acted: false, force: false, ...this.view.leaders[id]! };
  }
  /** Corps at a place as in a scene, marks of use left out: `3 spain-full, 1 spain-reduced`. */
  corps(place: string): string {
    const { corps = [], garrison = [] } = this.view.spaces[place.replace("inside ", "")] ?? {};
    const counts = new Map<string, number>();
    for (const { power, reduced, demoralized, count = 1 } of place.startsWith("inside ") ? garrison : corps) {
      const name = `${power}-${reduced ? "reduced" : "full"}${demoralized ? "-demoralized" : ""}`;
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
  }
  /** Where a leader is, as in a scene. */
  placeOf(leader: string): string {
    const { off, space, inside, demoralized } = this.view.leaders[leader]!;
    return `${off ?? (inside ? `inside ${space}` : space)}${demoralized ? " demoralized" : ""}`;
  }
}
