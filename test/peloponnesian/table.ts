/**
 * A table for clause tests: the empty board of a scenario on which a test puts just the pieces it is about, begins a turn or a season, and plays lines of notation with dice by name.
 *
 *   table().put("athens", { a01: 3, a14: 2 }).control("sparta", "potidaea").actionTurn("athens", 2).play("maneuver", "add-block a01", "march", "enter plataea")
 *
 * Places are areas, or `inside plataea` for the blocks in a city under siege.
 */
import { PROCEDURES } from "../../src/peloponnesian/flow/index.js";
import { PELOPONNESIAN, type PeloponnesianOptions, type PeloponnesianTypes } from "../../src/peloponnesian/index.js";
import { checkInvariants } from "../../src/peloponnesian/invariants/index.js";
import {
  ACTIONS_USE,
  addMark,
  areaOf,
  cardPlace,
  CLOCK,
  COMMITTED,
  controllerOf,
  cvOf,
  emptyState,
  EVENT_USE,
  EXCLUDED,
  garrisonCV,
  garrisonOf,
  HAND,
  hasMark,
  IN_PLAY,
  INSIDE,
  NOBODY,
  NOT_IN_DECK,
  type PeloponnesianState,
  PILE,
  placeOf,
  POOL,
  putOnMap,
  RESERVE,
  scenarioOf,
  seasonNumber,
  setCardPlace,
  setCarrier,
  setController,
  setGarrison,
  setNative,
  setSiege,
  takeOff,
  write,
} from "../../src/peloponnesian/state/index.js";
import { type Tables, tablesOf } from "../../src/peloponnesian/tables/index.js";
import { F, type FRAMES } from "../../src/peloponnesian/vocabulary/frames.js";
import {
  GARRISONS,
  type GarrisonKind,
  type Native,
  NATIVE_GARRISON,
  NATIVES,
  type Season,
  SEASONS,
  SEATS,
  type Seat,
} from "../../src/peloponnesian/vocabulary/types.js";
import { GameTable, indexIn } from "../support/table.js";

/** The standard tables. */
export const t: Tables = tablesOf({ edition: "" });

/** The number of an area, a block, a card, a seat; an id that does not exist fails the test. */
export function area(id: string): number {
  return indexIn(t.areaIds, id);
}
export function block(id: string): number {
  return indexIn(t.blockIds, id);
}
export function card(id: string): number {
  return indexIn(t.cardIds, id);
}
export function seatOf(seat: Seat): number {
  return SEATS.indexOf(seat);
}

/** The ids of areas. */
export function areaIds(indices: readonly number[]): string[] {
  return indices.map((index) => t.areaIds[index]!);
}

/** Blocks and their CVs, e.g. `{ a01: 4, a14: 3 }`. */
type Blocks = Readonly<Record<string, number>>;

/** Options of a table. */
export interface TableOptions {
  readonly scenario?: string;
  readonly season?: Season;
  readonly year?: number;
}

/** Cards of the common set with 1, 2 and 3 coins. */
const COINS = ["", "tempest", "oracle-of-delphi", "macedonian-intrigue"];

/** The hands of a New Year, with cards of 1 to 3 coins. */
const NEW_YEAR_HANDS = {
  sparta: ["tempest", "oracle-of-delphi", "ill-omen-22", "treachery-16", "siege-works", "winter-stores-20"],
  athens: ["surprise-march-25", "mercenaries-14", "ill-omen-23", "treachery-17", "winter-stores-21", "civil-war-29"],
};

/** A position under construction, then in play; nothing is broken after any move. */
export class Table extends GameTable<PeloponnesianTypes, keyof typeof FRAMES> {
  constructor(state: PeloponnesianState) {
    super(PELOPONNESIAN, { F, PROCEDURES }, state, false);
  }

  override play(...lines: readonly string[]): this {
    const told: (typeof this.events)[number][] = [];
    for (const line of lines) {
      told.push(...super.play(line).events);
      checkInvariants(this.state);
    }
    this.events = told;
    return this;
  }

  // ---------------------------------------------------------------- pieces

  /** Blocks at a place: `put("athens", { a01: 4, a14: 3 })`. */
  put(place: string, blocks: Blocks): this {
    const isInside = place.startsWith("inside ");
    for (const [id, cv] of Object.entries(blocks)) {
      putOnMap(this.state, block(id), area(place.replace("inside ", "")), cv);
      if (isInside) addMark(this.state, block(id), INSIDE);
    }
    return this;
  }
  /** A block at sea on board of a fleet. */
  carry(fleet: string, cargo: string): this {
    setCarrier(this.state, block(cargo), block(fleet));
    return this;
  }
  /** Blocks that are neither on the map nor in the pool. */
  exclude(...blocks: readonly string[]): this {
    for (const id of blocks) takeOff(this.state, block(id), EXCLUDED);
    return this;
  }
  /** Cities controlled by a seat, without garrison. */
  control(seat: Seat, ...cities: readonly string[]): this {
    for (const city of cities) {
      setController(this.state, area(city), seatOf(seat));
      this.garrison(city, "none", 0);
    }
    return this;
  }
  garrison(city: string, kind: GarrisonKind, cv: number): this {
    setGarrison(this.state, area(city), GARRISONS.indexOf(kind), cv);
    return this;
  }
  /** Cities native to somebody, and controlled and garrisoned by him if he is a player. */
  native(native: Native, ...cities: readonly string[]): this {
    const isPlayer = native === "sparta" || native === "athens";
    for (const a of cities.map(area)) {
      setNative(this.state, a, NATIVES.indexOf(native));
      setController(this.state, a, isPlayer ? NATIVES.indexOf(native) : NOBODY);
      setGarrison(this.state, a, isPlayer ? NATIVE_GARRISON : 0, isPlayer ? t.cityValue[a]! : 0);
    }
    return this;
  }
  /** A city besieged since so many seasons. */
  besiege(city: string, seasonsAgo = 1): this {
    setSiege(this.state, area(city), seasonNumber(this.state) - seasonsAgo);
    return this;
  }

  // ---------------------------------------------------------------- cards

  hand(seat: Seat, ...cards: readonly string[]): this {
    for (const id of cards) setCardPlace(this.state, card(id), HAND + seatOf(seat));
    return this;
  }
  inPlay(...cards: readonly string[]): this {
    for (const id of cards) setCardPlace(this.state, card(id), IN_PLAY);
    return this;
  }
  /** A card that a seat has committed. */
  commit(seat: Seat, use: "event" | "actions", cardId: string): this {
    setCardPlace(this.state, card(cardId), COMMITTED + seatOf(seat));
    write(this.state, CLOCK.useOfSparta + seatOf(seat), use === "event" ? EVENT_USE : ACTIONS_USE);
    return this;
  }

  // ---------------------------------------------------------------- beginning

  /** Puts the turn of a seat on top: it uses this card, and the other side will use Tempest (1 coin), Oracle (2) or the card given for actions. */
  turn(seat: Seat, use: "event" | "actions", cardId: string, rivalCard = cardId === "tempest" ? "oracle-of-delphi" : "tempest"): this {
    const me = seatOf(seat);
    write(this.state, CLOCK.first, me);
    this.only("campaign", "secondTurn");
    F.campaign.top(this.state).second = 1 - me;
    this.commit(seat, use, cardId).commit(SEATS[1 - me]!, "actions", rivalCard);
    F["player-turn"].push(this.state).seat = me;
    return this;
  }
  /** Begins the action turn of a seat with a card of so many coins; above 3 the rest is given. */
  actionTurn(seat: Seat, actions: number): this {
    this.turn(seat, "actions", COINS[Math.min(actions, 3)]!).run();
    if (actions > 3) write(this.state, CLOCK.actions, actions);
    return this;
  }
  /** Begins the event turn of a seat. */
  eventTurn(seat: Seat, cardId: string): this {
    return this.turn(seat, "event", cardId).run();
  }
  /** Begins a season with the hands as they are. */
  season(name: Season): this {
    write(this.state, CLOCK.season, SEASONS.indexOf(name) - 1);
    return this.only("campaign", "nextSeason").run();
  }
  /** Begins the New Year step, and deals hands with cards of 1 to 3 coins. */
  newYear(): this {
    this.only("campaign", "beginYear");
    const pile = t.cardIds.filter((_, c) => cardPlace(this.state, c) === PILE);
    // Draws are positions in what is left of the pile.
    const picks = [...NEW_YEAR_HANDS.sparta, ...NEW_YEAR_HANDS.athens].map((id) => {
      const pick = indexIn(pile, id);
      pile.splice(pick, 1);
      return pick;
    });
    return this.dice("", picks.join(" ")).run();
  }
  /** Blocks march from one area to the next, and the phase ends: then the battle begins, or what comes before it is asked. */
  attack(seat: Seat, from: string, to: string, blocks: readonly string[]): this {
    this.actionTurn(seat, 2).play("maneuver");
    if (this.listed("choose-group").includes(from)) this.play(`choose-group ${from}`); // not asked where there is one group
    return this.play(...blocks.map((id) => `add-block ${id}`), `enter ${to}`, "end-phase");
  }
  /** Forms a party of these blocks of the group under way and sets out. */
  setOut(...blocks: readonly string[]): this {
    this.play(...blocks.map((id) => `add-block ${id}`));
    return this.list.includes("march") ? this.play("march") : this; // a whole group sets out by itself
  }

  /** The next recruit is drawn so that this block and the two after it come out of its pool. */
  recruits(id: string): this {
    const pool = t.blockIds.filter((_, b) => t.side[b] === t.side[block(id)] && placeOf(this.state, b) === POOL);
    return this.dice("", `${indexIn(pool, id)} `.repeat(3).trim());
  }

  // ---------------------------------------------------------------- questions

  /** Where a block is and how strong: "athens 3", "inside athens 3", or "pool". */
  placeOf(id: string): string {
    const a = areaOf(this.state, block(id));
    if (a < 0) return ["pool", "reserve", "excluded", "drawn"][placeOf(this.state, block(id))]!;
    return `${hasMark(this.state, block(id), INSIDE) ? "inside " : ""}${t.areaIds[a]} ${cvOf(this.state, block(id))}`;
  }
  placesOf(...ids: readonly string[]): string[] {
    return ids.map((id) => this.placeOf(id));
  }
  controlOf(city: string): Seat | null {
    return SEATS[controllerOf(this.state, area(city))] ?? null;
  }
  /** The prestige marker: positive for a lead of Athens. */
  get prestige(): number {
    return this.state.clock[CLOCK.prestige]!;
  }
  /** Actions left. */
  get actions(): number {
    return this.state.clock[CLOCK.actions]!;
  }
  /** The attacks of the last moves: who, how many hits, how many routs. */
  get attacks(): [block: string | null, hits: number, routs: number][] {
    return this.told("block-attacked").map((e) => [e.block, e.hits, e.routs]);
  }
  /** Kind and CV of the garrison of a city: "rebel 2". */
  garrisonOf(city: string): string {
    return `${GARRISONS[garrisonOf(this.state, area(city))]} ${garrisonCV(this.state, area(city))}`;
  }
}

// ---------------------------------------------------------------- beginnings

/** The board at the start of a scenario, with every block that is not excluded in the pool, nobody besieged and every city in native hands. */
export function table({ scenario = "431", season = "spring", year }: TableOptions = {}): Table {
  const s = emptyState("");
  write(
    s,
    CLOCK.scenario,
    indexIn(
      t.scenarios.map(({ row }) => row.id),
      scenario,
    ),
  );
  const { row } = scenarioOf(s);
  write(s, CLOCK.year, year ?? row.firstYear);
  write(s, CLOCK.season, SEASONS.indexOf(season));
  const on = new Table(s);
  const natives = new Map(row.natives);
  for (const city of t.cities) {
    const id = t.areaIds[city]!;
    const isNeutral = row.neutral.includes(id) && t.printedNative[city] !== NATIVES.indexOf("persia");
    on.native(isNeutral ? "neutral" : (natives.get(id) ?? NATIVES[t.printedNative[city]!]!), id);
  }
  on.exclude(...row.excluded);
  for (const id of row.reserve) takeOff(s, block(id), RESERVE);
  t.cards.forEach((c, i) => setCardPlace(s, i, c.set === "common" || c.set === row.cardSet ? PILE : NOT_IN_DECK));
  return on;
}

/** A game from its set-up. */
export function fromStart(options: PeloponnesianOptions = {}, seed: string | number = "test"): Table {
  return new Table(PELOPONNESIAN.setup({ ...options, seed })).byChance();
}

/** A position that is given, for words on it. */
export function given(state: PeloponnesianState): Table {
  return new Table(state);
}

/** Blocks of Sparta march on blocks of Athens, on an empty board. */
export function fight(sparta: Blocks, athens: Blocks, where: string, from: string): Table {
  return table().put(from, sparta).put(where, athens).attack("sparta", from, where, Object.keys(sparta));
}

/** Athens before Potidaea in revolt, since an earlier season, with or without the fleet that blockades it. */
export function potidaea(season: Season = "spring", blockaded = true): Table {
  const g = table({ season }).control("sparta", "potidaea").garrison("potidaea", "rebel", 2).put("potidaea", { a03: 3 }).besiege("potidaea");
  return blockaded ? g.put("thermaic-gulf", { a19: 2 }) : g;
}

/** Thebans before Plataea since an earlier season, with these blocks inside. */
export function plataea(stormers: Blocks, inside: Blocks = {}, season: Season = "spring"): Table {
  return table({ season }).put("plataea", stormers).put("inside plataea", inside).besiege("plataea");
}
