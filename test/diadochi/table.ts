/**
 * A table for clause tests: an empty map on which a test puts just the pieces it is about, begins a segment or a card, and plays lines of notation with dice by name.
 *
 *   table().army("red", "antigonus", "celaenae", { mercenary: 5 }).segment("red", "movement").dice("6").play("move-armies", "activate-general antigonus", "done")
 *
 * Places are spaces, or `inside celaenae` for those in a city.
 */
import { isTycheError } from "../../src/core/basics/errors.js";
import { completeAction } from "../../src/diadochi/effects/complete-action.js";
import type { DiadochiEvent } from "../../src/diadochi/vocabulary/events.js";
import { PROCEDURES } from "../../src/diadochi/flow/index.js";
import { F, type FRAMES } from "../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI, type DiadochiOptions, type DiadochiTypes } from "../../src/diadochi/index.js";
import { FrameReader } from "../../src/core/flow/frame-reader.js";
import { checkInvariants, GIVEN } from "../../src/diadochi/invariants/index.js";
import { WORDS } from "../../src/diadochi/knowledge/words.js";
import { legitimacyOf, victoryPointsOf } from "../../src/diadochi/rules/points.js";
import {
  addDispersedUnits,
  addToField,
  ASIDE,
  controllerOf,
  type DiadochiState,
  DISCARDS,
  DISPERSED,
  dispersedUnits,
  emptyState,
  fieldUnits,
  fieldOwner,
  generalId,
  HAND,
  HIDDEN,
  INDEPENDENTS,
  INSIDE,
  insideUnits,
  isMale,
  markerOf,
  NOBODY,
  ownerOfGeneral,
  ownerOfSeat,
  PILE,
  placeOfCard,
  placeOfGeneral,
  placeOfRoyal,
  POOL,
  setCardPlace,
  setController,
  setGeneralPlace,
  setInside,
  setMarker,
  setOwnerOfGeneral,
  setRoyalPlace,
  setSpaceOfArmy,
} from "../../src/diadochi/state/index.js";
import { EDITIONS, type Tables } from "../../src/diadochi/tables/index.js";
import { SEATS, type Seat, type UnitCounts } from "../../src/diadochi/vocabulary/types.js";
import { packUnits, type Units, unitsOfType } from "../../src/diadochi/vocabulary/units.js";
import { unitCounts } from "../../src/diadochi/state/names.js";
import { GameTable, indexIn } from "../support/table.js";

const t: Tables = EDITIONS.of("");
const STACK = new FrameReader<DiadochiState>(F, WORDS);

/** The number of a seat. */
export function seatOf(seat: Seat): number {
  return SEATS.indexOf(seat);
}

function owner(seat: Seat | "independent"): number {
  return seat === "independent" ? INDEPENDENTS : ownerOfSeat(seatOf(seat));
}

function pack(counts: UnitCounts): Units {
  return packUnits(counts.mercenary ?? 0, counts.macedonian ?? 0, counts.royal ?? 0, counts.elephant ?? 0, counts["silver-shields"] ?? 0);
}

function placeNamed(place: string): number {
  return (place.startsWith("inside ") ? INSIDE : 0) + indexIn(t.spaceIds, place.replace("inside ", ""));
}

/** Options of a table. */
export interface TableOptions {
  readonly players?: 2 | 3 | 4;
  readonly turn?: number;
  readonly usurper?: Seat;
}

/** A position under construction, then in play. */
export class Table extends GameTable<DiadochiTypes, keyof typeof FRAMES> {
  constructor(state: DiadochiState) {
    super(DIADOCHI, { F, PROCEDURES }, state);
  }

  // ---------------------------------------------------------------- pieces

  control(seat: Seat | "independent", ...spaces: string[]): this {
    for (const space of spaces) setMarker(this.state, t, indexIn(t.spaceIds, space), owner(seat));
    return this;
  }
  units(seat: Seat, space: string, counts: UnitCounts): this {
    addToField(this.state, indexIn(t.spaceIds, space), owner(seat), pack(counts));
    return this;
  }
  inside(seat: Seat, space: string, counts: UnitCounts, ...generals: string[]): this {
    this.control(seat, space);
    setInside(this.state, t, indexIn(t.spaceIds, space), pack(counts));
    for (const general of generals) this.#place(seat, general, INSIDE + indexIn(t.spaceIds, space));
    return this;
  }
  independents(space: string, units: number, army?: string): this {
    addToField(this.state, indexIn(t.spaceIds, space), INDEPENDENTS, unitsOfType(0, units));
    if (army !== undefined) setSpaceOfArmy(this.state, indexIn(t.armyIds, army), indexIn(t.spaceIds, space));
    return this;
  }
  general(seat: Seat, general: string, place: string): this {
    return this.#place(seat, general, placeNamed(place));
  }
  army(seat: Seat, general: string, space: string, counts: UnitCounts): this {
    return this.general(seat, general, space).units(seat, space, counts);
  }
  /** A general of a faction at POOL, DISPERSED or DEAD. */
  generalAt(seat: Seat, general: string, place: number): this {
    return this.#place(seat, general, place);
  }
  #place(seat: Seat, general: string, place: number): this {
    const g = indexIn(t.pieceIds, general);
    setOwnerOfGeneral(this.state, g, owner(seat));
    setGeneralPlace(this.state, g, place);
    return this;
  }
  dispersed(seat: Seat, counts: UnitCounts): this {
    addDispersedUnits(this.state, seatOf(seat), pack(counts));
    return this;
  }
  royal(royal: string, place: string, controller?: Seat): this {
    const r = indexIn(t.royalIds, royal);
    setRoyalPlace(this.state, r, placeNamed(place));
    setController(this.state, r, controller === undefined ? NOBODY : owner(controller));
    return this;
  }
  hand(seat: Seat, ...cards: string[]): this {
    for (const card of cards) setCardPlace(this.state, indexIn(t.cardIds, card), HAND + seatOf(seat));
    return this;
  }
  hiddenHand(hand: 0 | 1, ...cards: string[]): this {
    for (const card of cards) setCardPlace(this.state, indexIn(t.cardIds, card), HIDDEN + hand);
    return this;
  }
  /** Leaves only these cards in the pile; the rest of it is laid aside. */
  pile(...cards: readonly string[]): this {
    for (let card = 0; card < t.cardCount; card++) if (placeOfCard(this.state, card) === PILE) setCardPlace(this.state, card, ASIDE);
    for (const card of cards) setCardPlace(this.state, indexIn(t.cardIds, card), PILE);
    return this;
  }
  discards(...cards: readonly string[]): this {
    for (const card of cards) setCardPlace(this.state, indexIn(t.cardIds, card), DISCARDS);
    return this;
  }
  /** Any other change of the position, in the words of state.ts. */
  override set(change: (s: DiadochiState, tables: Tables) => void): this {
    change(this.state, t);
    return this;
  }

  // ---------------------------------------------------------------- beginning

  /** Begins a segment of a player's round-turn. The other players follow him in seat order. */
  segment(seat: Seat, segment: "surrender" | "tyche" | "movement" | "supply"): this {
    const s = this.state;
    s.round = s.round === 0 ? 1 : s.round;
    s.active = seatOf(seat);
    s.first = s.active;
    F["strategy-round"].push(s).next = 1;
    const turn = F["round-turn"].push(s);
    turn.seat = s.active;
    turn.step = F["round-turn"].step[segment];
    s.segment = turn.step;
    F[`${segment}-segment`].push(s).seat = s.active;
    return this.run();
  }
  /** Begins the Tyche Segment of a player and chooses his only card. */
  tyche(seat: Seat): this {
    this.segment(seat, "tyche");
    const [card] = this.handOf(seat);
    return this.asked === `tyche-segment ${seat}` ? this.play(`${seat} choose-card ${card}`) : this;
  }
  /** Checks what is due at the end of an action: who has won, who controls the royals. */
  settle(): this {
    const events: DiadochiEvent[] = [];
    completeAction(this.state, events);
    this.events = events;
    return this;
  }

  // ---------------------------------------------------------------- play

  /** Plays a line once it is legal; Surprise windows before that are passed. */
  passTo(line: string): this {
    const passed = this.#pass(() => !this.moves().includes(line));
    if (!this.moves().includes(line)) throw new Error(`${line} is not offered: ${this.asked}: ${this.moves().join(", ")}`);
    this.play(line);
    this.events = [...passed, ...this.events];
    return this;
  }
  /** Passes all Surprise windows until something else is asked. */
  passAll(): this {
    this.events = this.#pass(() => true);
    return this;
  }
  #pass(goesOn: () => boolean): DiadochiEvent[] {
    const told: DiadochiEvent[] = [];
    for (let windows = 0; this.decision === "surprise-window" && windows <= 40 && goesOn(); windows++) told.push(...this.play("pass").events);
    return told;
  }

  // ---------------------------------------------------------------- questions

  /** What the invariants say of the position after a change: "accepted", or which field does not fit and what is expected there. */
  checked(change: (s: DiadochiState, tables: Tables) => void = () => {}): string {
    const s = DIADOCHI.clone(this.state);
    change(s, t);
    try {
      STACK.checkGiven(s, GIVEN);
      checkInvariants(s);
    } catch (error) {
      if (isTycheError(error)) return error.message;
      throw error;
    }
    return "accepted";
  }
  controlOf(space: string): Seat | "independent" | null {
    const o = markerOf(this.state, indexIn(t.spaceIds, space));
    return o === NOBODY ? null : o === INDEPENDENTS ? "independent" : SEATS[o - 1]!;
  }
  /** CUs in the field of a space with their owner first. */
  field(space: string): [Seat | "independent" | null, UnitCounts] {
    const i = indexIn(t.spaceIds, space);
    const o = fieldOwner(this.state, i);
    return [o === NOBODY ? null : o === INDEPENDENTS ? "independent" : SEATS[o - 1]!, unitCounts(fieldUnits(this.state, i))];
  }
  within(space: string): UnitCounts {
    return unitCounts(insideUnits(this.state, t, indexIn(t.spaceIds, space)));
  }
  box(seat: Seat): UnitCounts {
    return unitCounts(dispersedUnits(this.state, seatOf(seat)));
  }
  /** Where a general or a royal is: a space, "inside <space>", "pool", "dispersed" or "dead". */
  placeOf(id: string): string {
    const royal = t.royalIds.indexOf(id);
    const place = royal >= 0 ? placeOfRoyal(this.state, royal) : placeOfGeneral(this.state, indexIn(t.pieceIds, id) % t.generalCount);
    if (place >= INSIDE) return `inside ${t.spaceIds[place - INSIDE]}`;
    return place >= 0 ? t.spaceIds[place]! : place === POOL ? "pool" : place === DISPERSED ? "dispersed" : "dead";
  }
  factionOf(general: string): Seat | null {
    const o = ownerOfGeneral(this.state, t.pieceIds.indexOf(general) % t.generalCount);
    return o === NOBODY ? null : SEATS[o - 1]!;
  }
  nameOf(general: string): string {
    return generalId(this.state, t, t.pieceIds.indexOf(general));
  }
  controllerOf(royal: string): Seat | null {
    const o = controllerOf(this.state, indexIn(t.royalIds, royal));
    return o === NOBODY ? null : SEATS[o - 1]!;
  }
  isMale(royal: string): boolean {
    return isMale(t, indexIn(t.royalIds, royal));
  }
  /** Where a card is: "pile", "discards", "removed", "aside", "resting", a seat, or "hidden". */
  placeOfCard(card: string): string {
    const place = placeOfCard(this.state, indexIn(t.cardIds, card));
    return place >= HIDDEN ? "hidden" : place >= HAND ? SEATS[place - HAND]! : ["pile", "discards", "removed", "aside", "resting"][place]!;
  }
  handOf(seat: Seat): string[] {
    return t.cardIds.filter((_, card) => placeOfCard(this.state, card) === HAND + seatOf(seat));
  }
  vp(seat: Seat): number {
    return victoryPointsOf(this.state, t, seatOf(seat));
  }
  lp(seat: Seat): number {
    return legitimacyOf(this.state, t, seatOf(seat));
  }
}

// ---------------------------------------------------------------- beginnings

/** An empty map. */
export function table({ players = 4, turn = 2, usurper }: TableOptions = {}): Table {
  const s = emptyState("", players);
  s.dice = [1, 2, 3, 4];
  s.turn = turn;
  s.lastTurn = 5;
  s.autoVp = 99;
  s.lpToWin = 99;
  s.champions = (1 << players) - 1;
  s.usurper = usurper === undefined ? -1 : seatOf(usurper);
  for (let g = t.majorCount; g < t.generalCount; g++) {
    const seat = t.minorSeats[g]!;
    if (seat < players) setOwnerOfGeneral(s, g, ownerOfSeat(seat));
  }
  for (let card = 0; card < t.cardCount; card++) {
    const deck = t.edition.cards[card]!.deck;
    if (deck === "from-start") setCardPlace(s, card, PILE);
  }
  F["game-turn"].push(s);
  return new Table(s);
}

/** A game from its set-up. */
export function fromStart(options: DiadochiOptions = {}, seed = "test"): Table {
  return new Table(DIADOCHI.setup({ ...options, seed })).byChance();
}

/** A position that is given, for words on it. */
export function given(state: DiadochiState): Table {
  return new Table(state);
}
