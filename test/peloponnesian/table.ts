/** A game at the table: a position, dice by name, moves as lines of notation, and what came of them. */
import { expect } from "vitest";
import type { PeloponnesianEvent } from "../../src/peloponnesian/vocabulary/events.js";
import { PROCEDURES } from "../../src/peloponnesian/flow/index.js";
import { F, type FRAMES } from "../../src/peloponnesian/vocabulary/frames.js";
import { PELOPONNESIAN as GAME, type PeloponnesianTypes } from "../../src/peloponnesian/index.js";
import {
  ACTIONS_USE,
  areaOf,
  cardPlace,
  CLOCK,
  COMMITTED,
  cvOf,
  EVENT_USE,
  garrisonCV,
  garrisonOf,
  HAND,
  INSIDE,
  hasMark,
  placeOf,
  type PeloponnesianState,
  PILE,
  POOL,
  setCardPlace,
  write,
} from "../../src/peloponnesian/state/index.js";
import { checkInvariants } from "../../src/peloponnesian/invariants/index.js";
import { GARRISONS, SEASONS, type Season, type Seat } from "../../src/peloponnesian/vocabulary/types.js";
import { GameTable } from "../support/table.js";
import { area, besiege, block, board, card, control, put, putInside, seatOf, t } from "./positions.js";

/** A game under test; the dice named are those of the next `play`, and nothing is broken after any move. */
export class Table extends GameTable<PeloponnesianTypes, keyof typeof FRAMES> {
  constructor(state: PeloponnesianState) {
    super(GAME, { F, PROCEDURES }, state);
  }

  override play(...lines: readonly string[]): this {
    const told: PeloponnesianEvent[] = [];
    for (const line of lines) {
      told.push(...super.play(line).events);
      checkInvariants(this.state);
    }
    this.events = told;
    return this.dice("");
  }
}

/** Runs a position to its first choice and sits down. */
export function table(s: PeloponnesianState, rolls = "", draws = ""): Table {
  return new Table(s).dice(rolls, draws).run().dice("");
}

/** Nothing but the campaign is under way, at this step. */
export function campaignAt(s: PeloponnesianState, step: keyof typeof F.campaign.step): PeloponnesianState {
  s.frames.length = 0;
  F.campaign.push(s).step = F.campaign.step[step];
  return s;
}

/** Puts the turn of a seat on top: it uses this card, and the other side will use Tempest (1 coin), Oracle (2) or the card given for actions. */
export function turn(s: PeloponnesianState, seat: Seat, use: "event" | "actions", cardId: string, rivalCard?: string): PeloponnesianState {
  const me = seatOf(seat);
  write(s, CLOCK.first, me);
  campaignAt(s, "secondTurn");
  F.campaign.top(s).second = 1 - me;
  commit(s, me, use, cardId);
  commit(s, 1 - me, "actions", rivalCard ?? (cardId === "tempest" ? "oracle-of-delphi" : "tempest"));
  F["player-turn"].push(s).seat = me;
  return s;
}

function commit(s: PeloponnesianState, seat: number, use: "event" | "actions", cardId: string): void {
  setCardPlace(s, card(cardId), COMMITTED + seat);
  write(s, CLOCK.useOfSparta + seat, use === "event" ? EVENT_USE : ACTIONS_USE);
}

/** Cards of the common set with 1, 2 and 3 coins. */
const COINS = ["", "tempest", "oracle-of-delphi", "macedonian-intrigue"];

/** The action turn of a seat with a card of so many coins; above 3 the rest is given. */
export function actionTurn(s: PeloponnesianState, seat: Seat, actions: number): Table {
  const g = table(turn(s, seat, "actions", COINS[Math.min(actions, 3)]!));
  if (actions > 3) write(g.state, CLOCK.actions, actions);
  return g;
}

/** The event turn of a seat. */
export function eventTurn(s: PeloponnesianState, seat: Seat, cardId: string, rolls = "", draws = ""): Table {
  return table(turn(s, seat, "event", cardId), rolls, draws);
}

/** A season about to begin, with these hands. */
export function season(s: PeloponnesianState, name: Season, sparta: readonly string[], athens: readonly string[]): Table {
  write(s, CLOCK.season, SEASONS.indexOf(name) - 1);
  campaignAt(s, "nextSeason");
  for (const id of sparta) setCardPlace(s, card(id), HAND);
  for (const id of athens) setCardPlace(s, card(id), HAND + 1);
  return table(s);
}

/** The draws of a recruit that takes this block and the two after it out of its pool. */
export function drawsFrom(s: PeloponnesianState, id: string): string {
  const pool = t.blockIds.filter((_, b) => t.side[b] === t.side[block(id)] && placeOf(s, b) === POOL);
  return `${pool.indexOf(id)} `.repeat(3).trim();
}

/** Where blocks are and how strong: "athens 3", "inside athens 3", or "pool". */
export function whereIs(s: PeloponnesianState, ...ids: readonly string[]): string[] {
  return ids.map((id) => {
    const a = areaOf(s, block(id));
    if (a < 0) return ["pool", "reserve", "excluded", "drawn"][placeOf(s, block(id))]!;
    return `${hasMark(s, block(id), INSIDE) ? "inside " : ""}${t.areaIds[a]} ${cvOf(s, block(id))}`;
  });
}

/** The prestige marker: positive for a lead of Athens. */
export function marker(s: PeloponnesianState): number {
  return s.clock[CLOCK.prestige]!;
}

/** Actions left. */
export function actionsLeft(s: PeloponnesianState): number {
  return s.clock[CLOCK.actions]!;
}

export function expectMoves(g: Table, ...moves: readonly string[]): void {
  expect(g.list).toEqual(moves);
}

/** Blocks march from one area to the next, and the phase ends: then the battle begins, or what comes before it is asked. */
export function attack(s: PeloponnesianState, seat: Seat, from: string, to: string, blocks: readonly string[]): Table {
  const g = actionTurn(s, seat, 2).play("maneuver");
  if (g.listed("choose-group").includes(from)) g.play(`choose-group ${from}`); // not asked where there is one group
  return g.play(...blocks.map((id) => `add-block ${id}`), `enter ${to}`, "end-phase");
}

/** Blocks of Sparta march on blocks of Athens, on an empty board. */
export function fight(sparta: Readonly<Record<string, number>>, athens: Readonly<Record<string, number>>, where: string, from: string): Table {
  const s = board();
  put(s, from, sparta);
  put(s, where, athens);
  return attack(s, "sparta", from, where, Object.keys(sparta));
}

/** The attacks of the last moves: who, how many hits, how many routs. */
export function attacksOf(g: Table): [block: string | null, hits: number, routs: number][] {
  return g.told("block-attacked").map((e) => [e.block, e.hits, e.routs]);
}

/** Kind and CV of the garrison of a city: "rebel 2". */
export function garrisonIn(g: Table, city: string): string {
  return `${GARRISONS[garrisonOf(g.state, area(city))]} ${garrisonCV(g.state, area(city))}`;
}

/** Athens before Potidaea in revolt, since an earlier season, with or without the fleet that blockades it. */
export function potidaea(season: Season = "spring", blockaded = true): PeloponnesianState {
  const s = board("431", season);
  control(s, "potidaea", "sparta", "rebel", 2);
  put(s, "potidaea", { a03: 3 });
  besiege(s, "potidaea");
  if (blockaded) put(s, "thermaic-gulf", { a19: 2 });
  return s;
}

/** Thebans before Plataea since an earlier season, with these blocks inside. */
export function plataea(
  stormers: Readonly<Record<string, number>>,
  inside: Readonly<Record<string, number>> = {},
  season: Season = "spring",
): PeloponnesianState {
  const s = board("431", season);
  put(s, "plataea", stormers);
  putInside(s, "plataea", inside);
  besiege(s, "plataea");
  return s;
}

/** Forms a party of these blocks of the group under way and sets out. */
export function setOut(g: Table, ...blocks: readonly string[]): Table {
  g.play(...blocks.map((id) => `add-block ${id}`));
  return g.list.includes("march") ? g.play("march") : g; // a whole group sets out by itself
}

/** The hands of a New Year, with cards of 1 to 3 coins. */
const NEW_YEAR_HANDS = {
  sparta: ["tempest", "oracle-of-delphi", "ill-omen-22", "treachery-16", "siege-works", "winter-stores-20"],
  athens: ["surprise-march-25", "mercenaries-14", "ill-omen-23", "treachery-17", "winter-stores-21", "civil-war-29"],
};

/** The New Year step with these hands, as after the deal. */
export function newYear(s: PeloponnesianState = board("431", "new-year")): Table {
  campaignAt(s, "beginYear");
  const free = t.cardIds.map((_, c) => c).filter((c) => cardPlace(s, c) === PILE);
  // Draws are positions in what is left of the pile.
  const picks = [...NEW_YEAR_HANDS.sparta, ...NEW_YEAR_HANDS.athens].map((id) => {
    const pick = free.indexOf(card(id));
    free.splice(pick, 1);
    return pick;
  });
  return table(s, "", picks.join(" "));
}
