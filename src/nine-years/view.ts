/** What each viewer may see, shaped for drawing: everything but the other's Action cards and held events, an unrevealed first card, and the generator (NYW-HI.6). */
import { type FrameView, topKind, viewFrames } from "../core/frames.js";
import type { Viewer } from "../core/ruleset.js";
import { ACTED, DEMORALIZED, FORCE, HURT, powerOf, REDUCED } from "./corps.js";
import { EVENT_CARDS } from "./data/events.js";
import { CARD_VALUES } from "./effects/action-cards.js";
import type { NineYearsEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { PENALTY_IDS, type PenaltyId } from "./moves.js";
import { battleOf, commandOf, isNamed, isUnderSiege, strengthOf } from "./rules/forces.js";
import {
  BRITISH_IN_AMSTERDAM,
  chosenCard,
  controlOf,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_NOT_ADDED,
  EVENT_OUT,
  EVENT_PILE,
  FAMOUS,
  FLEET_BOX,
  FLEET_POOL,
  FLEET_REMOVED,
  fewerCardsOf,
  firstStack,
  fleetPlace,
  formedBy,
  GR_HAPPENED,
  handSize,
  hasFlag,
  hasMarks,
  INSIDE,
  initiativeOf,
  inDiscards,
  inHand,
  isContinued,
  isDoomed,
  isLineNew,
  kindOfStack,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  lineLevel,
  lineOwner,
  loweredBy,
  type NineYearsState,
  NOT_ARRIVED,
  penaltiesOf,
  pileSize,
  placeOfEvent,
  placeOfLeader,
  placeOfStack,
  poolOf,
  RALLY_USED,
  REPLACEMENT_USED,
  restoredBy,
  rpModifierOf,
  rpOf,
  SAVOY_ALLIED,
  SAVOY_GONE,
  sideOfLeader,
  sizeOfStack,
  STRENGTHENED,
  STRENGTHENS_NOW,
  SUPPORT,
  TRANSFER_USED,
  TURIN_TALKS,
  waitingOf,
  WAITING,
  zoneControl,
} from "./state.js";
import { ALLIANCE, at, entryAt, BOURBON, NEUTRAL, type Tables, tablesOf } from "./tables.js";
import {
  type EventCardId,
  FLEET_IDS,
  type FleetId,
  type LeaderId,
  POWER_IDS,
  type PowerId,
  SEATS,
  type Seat,
  type SpaceId,
  VICTORIES,
  type Victory,
  type ZoneId,
} from "./types.js";

/** Corps alike in one place. */
export interface CorpsView {
  readonly power: PowerId;
  readonly reduced: boolean;
  readonly demoralized: boolean;
  /** Has acted this round. */
  readonly acted: boolean;
  /** Belongs to the force under way. */
  readonly force: boolean;
  /** Has lost a step in the battle under way. */
  readonly hurt: boolean;
  readonly count: number;
}

/** One space. */
export interface SpaceView {
  readonly control: Seat | "neutral";
  /** The strength of the fortress now, null without one. */
  readonly strength: number | null;
  readonly lowered: number;
  readonly underSiege: boolean;
  readonly continuedSiege: boolean;
  readonly line: { readonly side: Seat; readonly level: number; readonly isNew: boolean } | null;
  readonly corps: readonly CorpsView[];
  readonly leaders: readonly LeaderId[];
  /** Who is behind the walls. */
  readonly garrison: { readonly corps: readonly CorpsView[]; readonly leaders: readonly LeaderId[] };
}

/** Where a leader is. */
export type LeaderPlace = "map" | "not-arrived" | "waiting" | "removed";

/** One leader or staff officer. */
export interface LeaderView {
  readonly side: Seat;
  readonly place: LeaderPlace;
  readonly space: SpaceId | null;
  readonly inside: boolean;
  readonly named: boolean;
  readonly command: number;
  readonly battle: number;
  readonly demoralized: boolean;
  readonly acted: boolean;
  readonly force: boolean;
}

/** One fleet. */
export interface FleetView {
  readonly place: "pool" | "port" | "box" | "removed";
  /** The strength it is prepared with, 0 unless it is in its port. */
  readonly strength: number;
  /** It leaves the game when control of its zone changes (NYW-12.3.6.11). */
  readonly doomed: boolean;
}

/** One side's tracks and cards. */
export interface SideView {
  readonly resourcePoints: number;
  readonly resourceModifier: number;
  readonly fewerCards: number;
  readonly penalty: PenaltyId;
  readonly strengthened: boolean;
  readonly strengthensNow: boolean;
  readonly colonialSupport: boolean;
  readonly famousVictory: boolean;
  readonly handSize: number;
  /** How many Action cards of 1, 2 and 3; null for those who may not see them (NYW-HI.1). */
  readonly hand: readonly number[] | null;
  readonly hasChosen: boolean;
  /** The first card, null while it is not chosen or may not be seen (NYW-HI.2). */
  readonly chosen: number | null;
  readonly heldCount: number;
  /** Held events, null for those who may not see them (NYW-HI.3). */
  readonly held: readonly EventCardId[] | null;
}

/** One power's corps off the map and what it did this turn. */
export interface PowerView {
  readonly side: Seat;
  readonly pool: number;
  readonly waiting: number;
  readonly formed: number;
  readonly restored: number;
}

/** The position as a viewer may see it. */
export interface NineYearsView {
  readonly viewer: Viewer<Seat>;
  readonly year: number;
  readonly lastYear: number;
  readonly peaceThreshold: number;
  readonly initiative: Seat;
  readonly active: Seat | null;
  readonly victoryPoints: number;
  /** Position of the marker of King William's War, -3..3. */
  readonly kingWilliamsWar: number;
  readonly gloriousRevolution: boolean;
  readonly savoy: "neutral" | "alliance" | "gone";
  readonly turinTalks: boolean;
  readonly britishInAmsterdam: boolean;
  /** Actions that may be made only once a round and have been. */
  readonly used: { readonly transfer: boolean; readonly replacement: boolean; readonly rally: boolean };
  readonly sides: Readonly<Record<Seat, SideView>>;
  readonly powers: Readonly<Record<PowerId, PowerView>>;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderView>>;
  readonly fleets: Readonly<Record<FleetId, FleetView>>;
  readonly zones: Readonly<Record<ZoneId, Seat | "neutral">>;
  readonly actionDeck: { readonly pile: number; readonly discards: readonly number[] };
  readonly eventDeck: { readonly pile: number; readonly notAdded: number; readonly lasting: readonly EventCardId[]; readonly out: readonly EventCardId[] };
  /** Who is asked what; null when the game is over. */
  readonly decision: { readonly kind: string; readonly clause: string; readonly seats: readonly Seat[] } | null;
  /** The procedures under way, outermost first; all of it is open (NYW-HI.5, NYW-HI.7). */
  readonly underWay: readonly FrameView[];
  readonly winner: Seat | null;
  readonly victory: Victory | null;
  /** The arbiter's alone. */
  readonly secret: { readonly edition: string; readonly dice: readonly number[] } | null;
}

/** The position as this viewer may see it. */
export function view(s: NineYearsState, viewer: Viewer<Seat>): NineYearsView {
  const t = tablesOf(s);
  return {
    viewer,
    year: s.year,
    lastYear: s.lastYear,
    peaceThreshold: s.peaceThreshold,
    initiative: SEATS[initiativeOf(s)]!,
    active: s.active === NEUTRAL ? null : SEATS[s.active]!,
    victoryPoints: s.vp,
    kingWilliamsWar: s.kww,
    gloriousRevolution: hasFlag(s, GR_HAPPENED),
    savoy: hasFlag(s, SAVOY_GONE) ? "gone" : hasFlag(s, SAVOY_ALLIED) ? "alliance" : "neutral",
    turinTalks: hasFlag(s, TURIN_TALKS),
    britishInAmsterdam: hasFlag(s, BRITISH_IN_AMSTERDAM),
    used: { transfer: hasFlag(s, TRANSFER_USED), replacement: hasFlag(s, REPLACEMENT_USED), rally: hasFlag(s, RALLY_USED) },
    sides: { alliance: viewSide(s, ALLIANCE, viewer), bourbon: viewSide(s, BOURBON, viewer) },
    powers: viewPowers(s, t),
    spaces: viewSpaces(s, t),
    leaders: viewLeaders(s, t),
    fleets: viewFleets(s),
    zones: { atlantic: sideWord(zoneControl(s, 0)), mediterranean: sideWord(zoneControl(s, 1)) },
    actionDeck: { pile: pileSize(s), discards: CARD_VALUES.map((value) => inDiscards(s, value)) },
    eventDeck: {
      pile: cardsIn(s, EVENT_PILE).length,
      notAdded: cardsIn(s, EVENT_NOT_ADDED).length,
      lasting: cardsIn(s, EVENT_LASTING),
      out: cardsIn(s, EVENT_OUT),
    },
    decision: viewDecision(s),
    underWay: viewFrames(s, PROCEDURES),
    winner: s.winner === NEUTRAL ? null : SEATS[s.winner]!,
    victory: s.ending === 0 ? null : VICTORIES[s.ending - 1]!,
    secret: viewer === "arbiter" ? { edition: s.edition, dice: [...s.dice] } : null,
  };
}

function sideWord(side: number): Seat | "neutral" {
  return side === NEUTRAL ? "neutral" : SEATS[side]!;
}

function viewSide(s: NineYearsState, side: number, viewer: Viewer<Seat>): SideView {
  const sees = viewer === "arbiter" || viewer === SEATS[side];
  const chosen = chosenCard(s, side);
  // NYW-HI.2: both chosen cards are open once both are in.
  const isShown = chosen > 0 && (sees || chosenCard(s, 1 - side) > 0);
  const held = cardsIn(s, EVENT_HELD + side);
  return {
    resourcePoints: rpOf(s, side),
    resourceModifier: rpModifierOf(s, side),
    fewerCards: fewerCardsOf(s, side),
    penalty: PENALTY_IDS[penaltiesOf(s, side)]!,
    strengthened: hasFlag(s, STRENGTHENED << side),
    strengthensNow: hasFlag(s, STRENGTHENS_NOW << side),
    colonialSupport: hasFlag(s, SUPPORT << side),
    famousVictory: hasFlag(s, FAMOUS << side),
    handSize: handSize(s, side),
    hand: sees ? CARD_VALUES.map((value) => inHand(s, side, value)) : null,
    hasChosen: chosen > 0,
    chosen: isShown ? chosen : null,
    heldCount: held.length,
    held: sees ? held : null,
  };
}

function cardsIn(s: NineYearsState, place: number): EventCardId[] {
  return EVENT_CARDS.filter((_, card) => placeOfEvent(s, card) === place).map((row) => row.id);
}

function viewPowers(s: NineYearsState, t: Tables): Record<PowerId, PowerView> {
  const powers = {} as Record<PowerId, PowerView>;
  POWER_IDS.forEach((id, power) => {
    powers[id] = {
      side: SEATS[at(t.powerSide, power)]!,
      pool: poolOf(s, power),
      waiting: waitingOf(s, power),
      formed: formedBy(s, power),
      restored: restoredBy(s, power),
    };
  });
  return powers;
}

function viewSpaces(s: NineYearsState, t: Tables): Record<SpaceId, SpaceView> {
  const spaces: Record<SpaceId, SpaceView> = {};
  t.spaceIds.forEach((id, space) => {
    const level = lineLevel(s, space);
    spaces[id] = {
      control: sideWord(controlOf(s, space)),
      strength: at(t.fortress, space) === 0 ? null : strengthOf(s, t, space),
      lowered: loweredBy(s, space),
      underSiege: isUnderSiege(s, t, space),
      continuedSiege: isContinued(s, space),
      line: level === 0 ? null : { side: SEATS[lineOwner(s, space)]!, level, isNew: isLineNew(s, space) },
      corps: viewCorps(s, space),
      leaders: leadersIn(s, t, space),
      garrison: { corps: viewCorps(s, INSIDE + space), leaders: leadersIn(s, t, INSIDE + space) },
    };
  });
  return spaces;
}

function viewCorps(s: NineYearsState, place: number): CorpsView[] {
  const corps: CorpsView[] = [];
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    corps.push({
      power: POWER_IDS[powerOf(kind)]!,
      reduced: (kind & REDUCED) !== 0,
      demoralized: (kind & DEMORALIZED) !== 0,
      acted: (kind & ACTED) !== 0,
      force: (kind & FORCE) !== 0,
      hurt: (kind & HURT) !== 0,
      count: sizeOfStack(s, i),
    });
  }
  return corps;
}

function leadersIn(s: NineYearsState, t: Tables, place: number): LeaderId[] {
  return t.leaderIds.filter((_, leader) => placeOfLeader(s, leader) === place);
}

function viewLeaders(s: NineYearsState, t: Tables): Record<LeaderId, LeaderView> {
  const leaders: Record<LeaderId, LeaderView> = {};
  t.leaderIds.forEach((id, leader) => {
    const place = placeOfLeader(s, leader);
    const isOnMap = place < NOT_ARRIVED;
    leaders[id] = {
      side: SEATS[sideOfLeader(s, t, leader)]!,
      place: isOnMap ? "map" : place === NOT_ARRIVED ? "not-arrived" : place === WAITING ? "waiting" : "removed",
      space: isOnMap ? entryAt(t.spaceIds, place % INSIDE) : null,
      inside: isOnMap && place >= INSIDE,
      named: isNamed(s, t, leader),
      command: commandOf(s, t, leader),
      battle: battleOf(s, t, leader),
      demoralized: hasMarks(s, leader, LEADER_DEMORALIZED),
      acted: hasMarks(s, leader, LEADER_ACTED),
      force: hasMarks(s, leader, LEADER_FORCE),
    };
  });
  return leaders;
}

function viewFleets(s: NineYearsState): Record<FleetId, FleetView> {
  const fleets = {} as Record<FleetId, FleetView>;
  FLEET_IDS.forEach((id, fleet) => {
    const place = fleetPlace(s, fleet);
    const isInPort = place > FLEET_POOL && place < FLEET_BOX;
    const where = isInPort ? "port" : place === FLEET_POOL ? "pool" : place === FLEET_REMOVED ? "removed" : "box";
    fleets[id] = { place: where, strength: isInPort ? place : 0, doomed: isDoomed(s, fleet) };
  });
  return fleets;
}

function viewDecision(s: NineYearsState): NineYearsView["decision"] {
  const procedure = PROCEDURES[topKind(s)]!;
  const mask = procedure.asks(s);
  return mask === 0 ? null : { kind: procedure.kind, clause: procedure.clause, seats: SEATS.filter((_, seat) => (mask & (1 << seat)) !== 0) };
}

/** The same events as this viewer may know them: the other side's Action cards are counted, an event card kept is not named. */
export function viewEvents(events: readonly NineYearsEvent[], viewer: Viewer<Seat>): NineYearsEvent[] {
  return events.map((event) => {
    if (event.type === "action-cards-dealt" && event.seat !== viewer) return { ...event, values: null };
    if (event.type === "event-held" && event.seat !== viewer) return { ...event, card: null };
    return event;
  });
}

/** Events that tell somebody what he did not know, besides dice. */
export function isReveal(event: NineYearsEvent): boolean {
  switch (event.type) {
    case "action-cards-dealt":
    case "action-cards-shuffled":
    case "cards-shown":
    case "card-played":
    case "event-drawn":
    case "event-held":
    case "held-played":
      return true;
    default:
      return false;
  }
}
