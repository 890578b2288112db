/** The state of a game, the meaning of its fields, and a function that copies it. */
import type { GameState } from "../../core/state/state.js";

/** The segments of a round-turn; 0 is outside a round-turn. */
export const SURRENDER = 1;
export const TYCHE = 2;
export const MOVEMENT = 3;
export const SUPPLY = 4;

/** Bits of `unsettled`: set when pieces have changed, and when a source of points has changed. */
export const UNSETTLED_PIECES = 1;
export const UNSETTLED_POINTS = 2;

export const SILVER_AWAITED = 0;
export const SILVER_IN_PLAY = 1;
export const SILVER_GONE = 2;

/** The state of a game of Diadochi: plain JSON. */
export interface DiadochiState extends GameState {
  /** The number of players. */
  seats: number;
  /** A set of SWITCHES. */
  options: number;
  autoVp: number;
  lpToWin: number;
  lastTurn: number;
  /** From 1. */
  turn: number;
  /** From 1 in the Strategy Phase; else 0. */
  round: number;
  /** SURRENDER to SUPPLY; 0 outside a round-turn. */
  segment: number;
  /** The seat of the current round-turn or step of a phase; -1 at other times. */
  active: number;
  /** The first seat of the Turn Order. */
  first: number;
  /** The seat of the Usurper; -1 until the first is named. */
  usurper: number;
  /** Bit mask of the seats that are Champions. */
  champions: number;
  /** UNSETTLED_* bits: the changes to settle when the action is completed. */
  unsettled: number;
  /** 1 after the naval move of the segment (DIA-NAV.1). */
  navalUsed: number;
  /** Bit mask of the generals who have acted in this segment. */
  actedGenerals: number;
  /** Bit mask of the generals who came from the pool in this segment. */
  placedGenerals: number;
  /** Bit mask of the generals with Oratory. */
  oratory: number;
  /** Bit mask of the generals with Siege Engines. */
  engines: number;
  /** Bit mask of the generals represented by their replacements. */
  replaced: number;
  /** Bit mask of royal family members and the body that have acted in this segment. */
  actedRoyals: number;
  silver: number;
  /** The number of royal CUs disbanded for good (DIA-RT.9). */
  disbanded: number;
  /** The space of Alexander's tomb; -1 without a tomb. */
  tomb: number;
  /** The owner who buried Alexander; NOBODY without a tomb. */
  tombOwner: number;
  /** One integer per space: marker, owner of the field CUs, field CUs. */
  board: number[];
  /** CUs inside, one entry per major city. */
  inside: number[];
  /** Three entries per general: place, owner, prestige markers. */
  generals: number[];
  /** Three entries per royal family member, and for the body: place, controller (owner), husband + 1. */
  royals: number[];
  /** The FLEET_UPGRADED and FLEET_DISPERSED bits of each fleet. */
  fleets: number[];
  /** The place of each card. */
  where: number[];
  /** The owner of each province (DIA-MAP.6), updated with every change of a marker. */
  provinces: number[];
  /** The space of each named independent army; -1 off the map. */
  armies: number[];
  /** Five entries per seat: Dispersed Box, training track, Suspicions, victory points and legitimacy points on the tracks. */
  players: number[];
  /** The moving army: owner, space, CUs, generals (mask), royal family members and body (mask). */
  force: number[];
  /**
   * Pairs of a space and its marks: CUs that have acted in this segment, royal CUs that have moved in this round-turn, attempts, passages asked,
   * minor generals placed and taken.
   */
  acted: number[];
  /** Sieges, each packed into one integer: space, seat and points. */
  sieges: number[];
}

export function cloneState(s: DiadochiState): DiadochiState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    seats: s.seats,
    options: s.options,
    autoVp: s.autoVp,
    lpToWin: s.lpToWin,
    lastTurn: s.lastTurn,
    turn: s.turn,
    round: s.round,
    segment: s.segment,
    active: s.active,
    first: s.first,
    usurper: s.usurper,
    champions: s.champions,
    unsettled: s.unsettled,
    navalUsed: s.navalUsed,
    actedGenerals: s.actedGenerals,
    placedGenerals: s.placedGenerals,
    oratory: s.oratory,
    engines: s.engines,
    replaced: s.replaced,
    actedRoyals: s.actedRoyals,
    silver: s.silver,
    disbanded: s.disbanded,
    tomb: s.tomb,
    tombOwner: s.tombOwner,
    board: s.board.slice(),
    inside: s.inside.slice(),
    generals: s.generals.slice(),
    royals: s.royals.slice(),
    fleets: s.fleets.slice(),
    where: s.where.slice(),
    provinces: s.provinces.slice(),
    armies: s.armies.slice(),
    players: s.players.slice(),
    force: s.force.slice(),
    acted: s.acted.slice(),
    sieges: s.sieges.slice(),
  };
}
