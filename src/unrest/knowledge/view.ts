/** The views, shaped for drawing: everything except the other hand, the cards in the piles, and the generator (CAR-HI.5). */
import { hasBit } from "../../core/basics/bits.js";
import type { Envelope } from "../../core/ruleset/envelope.js";
import { NONE } from "../../core/flow/frame-rows.js";
import type { LeaderKind } from "../vocabulary/edition-types.js";
import { type EventViews, eventViews } from "../../core/events/event-rows.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F, type UnrestDecision } from "../vocabulary/frames.js";
import { cardId, leaderId, locationId, placeId, seatId } from "../state/names.js";
import { boxCu, handLimit } from "../rules/cards.js";
import { capOf, handReduction, vpReduction } from "../rules/level.js";
import { portsOf } from "../rules/placement.js";
import * as S from "../state/index.js";
import type { UnrestState } from "../state/index.js";
import { endOfCards, firstCard, isNamed, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import {
  type BySeat,
  CARTHAGE,
  type CardId,
  COALITION,
  EFFECTS,
  type Effect,
  type LeaderId,
  LOCATIONS,
  type LocationId,
  type PlaceId,
  SEATS,
  type Seat,
  type UnrestViewer,
  type Victory,
} from "../vocabulary/types.js";

export interface LocationView {
  readonly cu: BySeat<number>;
  /** CU of the active side that have attacked in this card play and can no longer move. */
  readonly fought: number;
  /** CU of the active side that have won an automatic victory in this card play and may still move. */
  readonly overran: number;
}

export interface LeaderView {
  readonly side: Seat;
  readonly kind: LeaderKind;
  readonly initiative: number;
  readonly tactics: number;
  readonly place: PlaceId;
  /** True if marked by Wild Beasts until the turn ends. */
  readonly marked: boolean;
}

export interface CardsView {
  readonly count: number;
  /** The hand size to which the side now draws. */
  readonly limit: number;
  /** In card order; null if the viewer may not see it. */
  readonly hand: readonly CardId[] | null;
  readonly pile: number;
  readonly discards: readonly CardId[];
}

/** The public part of the active procedures. A field is null without its procedure (`effects` is empty). */
export interface UnderWay {
  readonly activation: { readonly leader: LeaderId; readonly value: number; readonly points: number } | null;
  /** `to` is null until the destination is chosen, `cu` 0 until the number is chosen. */
  readonly movement: { readonly leader: LeaderId; readonly to: LocationId | null; readonly cu: number; readonly leaders: readonly LeaderId[] } | null;
  /** `cu` is 0 until the number is chosen; `commander` is the defender's commander in Sicily, null without one. */
  readonly attack: { readonly leader: LeaderId; readonly location: LocationId; readonly cu: number; readonly commander: LeaderId | null } | null;
  /** The effects in force in the battle. */
  readonly effects: readonly Effect[];
  readonly support: { readonly seat: Seat; readonly points: number } | null;
  readonly cuToPlace: { readonly seat: Seat; readonly count: number } | null;
  readonly leaderToPlace: LeaderId | null;
}

/** The pieces as a viewer may see them. */
export interface UnrestPieces {
  readonly turn: number;
  readonly turns: number;
  /** 0 outside the action phase. */
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat | null;
  readonly active: Seat | null;
  readonly unrest: { readonly level: number; readonly cap: number; readonly marker: boolean; readonly handReduction: number; readonly vpReduction: number };
  readonly ports: BySeat<number>;
  /** Carthage's victory points. */
  readonly victoryPoints: number;
  readonly locations: Readonly<Record<LocationId, LocationView>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderView>>;
  readonly cards: BySeat<CardsView>;
  readonly underWay: UnderWay;
  /** The winner; null until the game is over. */
  readonly winner: Seat | null;
  /** The kind of victory; null until the game is over. */
  readonly victory: Victory | null;
}

/** A position as a viewer may see it. */
export interface UnrestView extends UnrestPieces, Envelope<Seat, UnrestDecision> {}

export function view(s: UnrestState, viewer: UnrestViewer): UnrestPieces {
  const t = tablesOf(s);
  return {
    turn: s.turn,
    turns: s.turns,
    round: s.round,
    rounds: t.scenario.rounds,
    first: SEATS[S.firstSeat(s)] ?? null,
    active: SEATS[S.activeSeat(s)] ?? null,
    unrest: {
      level: s.level,
      cap: capOf(t.box, boxCu(s)),
      marker: s.marker === 1,
      handReduction: handReduction(t.box, s.level),
      vpReduction: vpReduction(t.box, s.level),
    },
    ports: { carthage: portsOf(s, t, CARTHAGE), coalition: portsOf(s, t, COALITION) },
    victoryPoints: s.vp,
    locations: viewLocations(s),
    leaders: viewLeaders(s, t),
    cards: { carthage: viewCards(s, t, CARTHAGE, viewer), coalition: viewCards(s, t, COALITION, viewer) },
    underWay: viewUnderWay(s, t),
    winner: SEATS[S.winnerOf(s)] ?? null,
    victory: S.victoryOf(s),
  };
}

function viewLocations(s: UnrestState): Record<LocationId, LocationView> {
  const locations = {} as Record<LocationId, LocationView>;
  LOCATIONS.forEach((id, location) => {
    locations[id] = {
      cu: { carthage: S.cuAt(s, CARTHAGE, location), coalition: S.cuAt(s, COALITION, location) },
      fought: S.tiredCuAt(s, location),
      overran: S.overrunCuAt(s, location),
    };
  });
  return locations;
}

function viewLeaders(s: UnrestState, t: Tables): Record<LeaderId, LeaderView> {
  const leaders: Record<LeaderId, LeaderView> = {};
  t.leaderIds.forEach((id, leader) => {
    leaders[id] = {
      side: seatId(seatOfNumber(t.leadersFrom, leader)),
      kind: isNamed(t, leader) ? "named" : "minor",
      initiative: t.leaderInitiative[leader]!,
      tactics: t.leaderTactics[leader]!,
      place: placeId(S.placeOf(s, leader)),
      marked: S.isMarked(s, leader),
    };
  });
  return leaders;
}

function viewCards(s: UnrestState, t: Tables, seat: number, viewer: UnrestViewer): CardsView {
  const sees = viewer === "arbiter" || viewer === SEATS[seat]; // CAR-HI.1: a hand is open to its owner
  return {
    count: S.handSize(s, t, seat),
    limit: handLimit(s, t, seat),
    hand: sees ? listCards(s, t, seat, S.inHand) : null,
    pile: S.pileSize(s, t, seat), // CAR-HI.2: the number is open
    discards: listCards(s, t, seat, S.inDiscard),
  };
}

function listCards(s: UnrestState, t: Tables, seat: number, copies: (s: UnrestState, card: number) => number): CardId[] {
  const cards: CardId[] = [];
  for (let card = firstCard(t, seat); card < endOfCards(t, seat); card++) for (let n = copies(s, card); n > 0; n--) cards.push(cardId(t, card));
  return cards;
}

function viewUnderWay(s: UnrestState, t: Tables): UnderWay {
  const activation = F.activation.find(s);
  const movement = F.movement.find(s);
  const attack = F.attack.find(s);
  const commander = F["sicily-battle"].find(s)?.commander ?? NONE;
  const effects = F["battle-responses"].find(s)?.effects ?? 0;
  const support = F.support.find(s);
  const placing = F["place-cu"].find(s);
  const next = (F["return-leaders"].find(s) ?? F.rearrange.find(s))?.next;
  return {
    activation: activation && { leader: leaderId(t, activation.leader), value: activation.value, points: activation.points },
    movement: movement && {
      leader: leaderId(t, movement.leader),
      to: movement.step === F.movement.step.destination ? null : locationId(movement.to),
      cu: movement.cu,
      leaders: t.leaderIds.filter((_, leader) => hasBit(movement.taken, leader)),
    },
    attack: attack && {
      leader: leaderId(t, attack.leader),
      location: LOCATIONS[S.placeOf(s, attack.leader)] ?? "sicily",
      cu: attack.cu,
      commander: commander === NONE ? null : leaderId(t, commander),
    },
    effects: EFFECTS.filter((_, effect) => hasBit(effects, effect)),
    support: support && { seat: seatId(support.seat), points: support.points },
    cuToPlace: placing && { seat: seatId(placing.seat), count: placing.left },
    leaderToPlace: next === undefined ? null : leaderId(t, next),
  };
}

/**
 * The other side sees only the number of cards drawn (CAR-HI.1), and no passes (CAR-HI.6). A drawn, discarded or played card is new to some viewer.
 */
export const HEARD: EventViews<UnrestEvent, Seat> = /* @__PURE__ */ eventViews({
  "cards-drawn": { secret: "cards", reveals: true },
  "card-discarded": { reveals: true },
  "card-played": { reveals: true },
  passed: { secret: "event" },
});
