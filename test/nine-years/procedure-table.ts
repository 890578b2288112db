/**
 * A table for tests of one procedure outside the Action rounds: the map with its printed control and no piece on it. A test puts the pieces it is about, begins the procedure, and plays lines of notation with
 * dice by name. When the procedure is done the table waits for the first Action card, so that nothing else happens.
 */
import { ScriptedDice } from "../../src/core/dice/scripted.js";
import { runToChoice } from "../../src/core/flow.js";
import type { NineYearsEvent } from "../../src/nine-years/events.js";
import { PROCEDURES } from "../../src/nine-years/flow/index.js";
import { F, type FRAMES } from "../../src/nine-years/frames.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import {
  addCorps,
  changeHand,
  changePile,
  changePool,
  changeWaiting,
  controlOf,
  corpsOf,
  emptyState,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_PILE,
  GR_HAPPENED,
  INSIDE,
  kindId,
  kindOfStack,
  LEADER_DEMORALIZED,
  LEADER_NAMED,
  markLeader,
  type NineYearsState,
  placeOfLeader,
  placeOfStack,
  SAVOY_ALLIED,
  setControlOf,
  setFlag,
  setFleet,
  setPlaceOfEvent,
  setPlaceOfLeader,
  setRp,
  setZoneControl,
  sizeOfStack,
} from "../../src/nine-years/state.js";
import { EDITIONS, EVENT_COUNT, NEUTRAL, type Tables } from "../../src/nine-years/tables.js";
import { EVENT_CARD_IDS, FLEET_IDS, type FleetId, POWER_IDS, type PowerId, SEATS, type Seat, ZONE_IDS, type ZoneId } from "../../src/nine-years/types.js";
import { kindOf } from "./table.js";

export const t: Tables = EDITIONS.of("");

/** The number of a side. */
export function sideOf(seat: Seat): number {
  return SEATS.indexOf(seat);
}
/** The number of a space. */
export function space(id: string): number {
  const found = t.spaceIds.indexOf(id);
  if (found < 0) throw new Error(`no such space: ${id}`);
  return found;
}
/** The number of a leader. */
export function leader(id: string): number {
  const found = t.leaderIds.indexOf(id);
  if (found < 0) throw new Error(`no such leader: ${id}`);
  return found;
}
/** The number of an event card. */
export function eventCard(id: string): number {
  const found = (EVENT_CARD_IDS as readonly string[]).indexOf(id);
  if (found < 0) throw new Error(`no such card: ${id}`);
  return found;
}

export class Table {
  state: NineYearsState;
  /** What happened since `dice` or `begin` was last called. */
  events: NineYearsEvent[] = [];
  #dice = new ScriptedDice("");

  constructor({ year = 1692, revolution = false, savoy = year >= 1690 }: { year?: number; revolution?: boolean; savoy?: boolean } = {}) {
    const s = emptyState(t, "");
    s.year = year;
    s.vp = 22;
    s.events = new Array<number>(EVENT_COUNT).fill(EVENT_PILE);
    for (const side of [0, 1]) {
      changeHand(s, side, 1, 1);
      changeHand(s, side, 2, 1);
    }
    setFlag(s, GR_HAPPENED, revolution);
    setFlag(s, SAVOY_ALLIED, savoy);
    if (savoy) for (const id of ["turin", "nice", "montmelian", "cuneo"]) setControlOf(s, space(id), 0);
    if (revolution) {
      for (const at of t.toAlliance) setControlOf(s, at, 0);
      for (const at of t.toBourbon) setControlOf(s, at, 1);
    }
    F["first-card"].push(s);
    this.state = s;
  }

  // ---------------------------------------------------------------- pieces

  control(seat: Seat | "neutral", ...spaces: string[]): this {
    for (const id of spaces) setControlOf(this.state, space(id), seat === "neutral" ? NEUTRAL : sideOf(seat));
    return this;
  }
  /** Corps by the name of their kind, e.g. "france-reduced". */
  corps(at: string, kind: string, count = 1): this {
    addCorps(this.state, space(at), kindOf(kind), count);
    return this;
  }
  garrison(at: string, kind: string, count = 1): this {
    addCorps(this.state, INSIDE + space(at), kindOf(kind), count);
    return this;
  }
  leader(at: string, ...ids: string[]): this {
    for (const id of ids) setPlaceOfLeader(this.state, leader(id), space(at));
    return this;
  }
  leaderInside(at: string, ...ids: string[]): this {
    for (const id of ids) setPlaceOfLeader(this.state, leader(id), INSIDE + space(at));
    return this;
  }
  named(...ids: string[]): this {
    for (const id of ids) markLeader(this.state, leader(id), 0, LEADER_NAMED);
    return this;
  }
  demoralized(...ids: string[]): this {
    for (const id of ids) markLeader(this.state, leader(id), 0, LEADER_DEMORALIZED);
    return this;
  }
  pool(power: PowerId, count: number): this {
    changePool(this.state, POWER_IDS.indexOf(power), count);
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
  fleet(fleet: FleetId, place: number): this {
    setFleet(this.state, FLEET_IDS.indexOf(fleet), place);
    return this;
  }
  zone(zone: ZoneId, seat: Seat | "neutral"): this {
    setZoneControl(this.state, ZONE_IDS.indexOf(zone), seat === "neutral" ? NEUTRAL : sideOf(seat));
    return this;
  }
  held(seat: Seat, card: string): this {
    setPlaceOfEvent(this.state, eventCard(card), EVENT_HELD + sideOf(seat));
    return this;
  }
  lasting(card: string): this {
    setPlaceOfEvent(this.state, eventCard(card), EVENT_LASTING);
    return this;
  }
  /** Only these events are left in the pile. */
  eventPile(...cards: string[]): this {
    for (let card = 0; card < EVENT_COUNT; card++)
      if (this.state.events[card] === EVENT_PILE && !cards.includes(EVENT_CARD_IDS[card]!)) setPlaceOfEvent(this.state, card, 5);
    return this;
  }
  hand(seat: Seat, ...values: number[]): this {
    for (const value of [1, 2, 3]) this.state.actions[6 + sideOf(seat) * 3 + value - 1] = values.filter((v) => v === value).length;
    return this;
  }
  pile(...counts: [number, number, number]): this {
    counts.forEach((count, i) => changePile(this.state, i + 1, count));
    return this;
  }
  set(change: (s: NineYearsState) => void): this {
    change(this.state);
    return this;
  }

  // ---------------------------------------------------------------- play

  /** Dice by name for what comes; draws are picks from 0. */
  dice(rolls: string, draws = ""): this {
    this.#dice = new ScriptedDice(rolls, { draws });
    this.events = [];
    return this;
  }
  /** Begins a procedure with these slots, the others empty, and runs to the first decision. */
  begin(kind: keyof typeof FRAMES, slots: Readonly<Record<string, number | boolean>> = {}): this {
    Object.assign(F[kind].push(this.state), slots);
    runToChoice(this.state, PROCEDURES, this.#dice, this.events);
    return this;
  }
  /** Runs on from a stack the test has laid out itself. */
  resume(): this {
    runToChoice(this.state, PROCEDURES, this.#dice, this.events);
    return this;
  }
  /** Plays lines of notation; each must be legal. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const step = NINE_YEARS.apply(this.state, NINE_YEARS.parse(line), this.#dice);
      this.state = step.state;
      this.events.push(...step.events);
    }
    return this;
  }
  /** Everything the test named has been rolled. */
  usedUp(): this {
    this.#dice.assertUsedUp();
    return this;
  }

  // ---------------------------------------------------------------- questions

  /** The decision under way. */
  get decision(): string | undefined {
    return NINE_YEARS.decision(this.state)?.kind;
  }
  /** The legal moves as notation without the seat. */
  get moves(): string[] {
    return NINE_YEARS.legalMoves(this.state).map((move) => NINE_YEARS.format(move).split(" ").slice(1).join(" "));
  }
  /** Legal moves that begin with a word, without it. */
  choices(word: string): string[] {
    return this.moves.filter((move) => move.startsWith(`${word} `)).map((move) => move.slice(word.length + 1));
  }
  isLegal(line: string): boolean {
    return NINE_YEARS.explain(this.state, NINE_YEARS.parse(line)) === null;
  }
  /** The clause that refuses a move. */
  refusal(line: string): string | null | undefined {
    return NINE_YEARS.explain(this.state, NINE_YEARS.parse(line))?.clause;
  }
  /** Corps at a place by name of kind. */
  corpsAt(at: string, isInside = false): Record<string, number> {
    const place = (isInside ? INSIDE : 0) + space(at);
    const found: Record<string, number> = {};
    for (let i = 0; placeOfStack(this.state, i) >= 0; i++) {
      if (placeOfStack(this.state, i) !== place) continue;
      const id = kindId(kindOfStack(this.state, i));
      found[id] = (found[id] ?? 0) + sizeOfStack(this.state, i);
    }
    return found;
  }
  count(seat: Seat, at: string): number {
    return corpsOf(this.state, t, sideOf(seat), space(at));
  }
  controller(at: string): Seat | "neutral" {
    return SEATS[controlOf(this.state, space(at))] ?? "neutral";
  }
  leaderPlace(id: string): string | number {
    const place = placeOfLeader(this.state, leader(id));
    return place < INSIDE ? t.spaceIds[place]! : place < 2 * INSIDE ? `inside ${t.spaceIds[place - INSIDE]!}` : place;
  }
  happened(type: NineYearsEvent["type"]): NineYearsEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

export function table(options?: { year?: number; revolution?: boolean; savoy?: boolean }): Table {
  return new Table(options);
}
