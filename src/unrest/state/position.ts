import type { GameState } from "../../core/state/state.js";

export interface UnrestState extends GameState {
  /** The length of the game in turns. */
  turns: number;
  /** The turn, from 1. */
  turn: number;
  /** The round, from 1; 0 outside the action phase. */
  round: number;
  /** 1 + the seat that goes first in every round of this turn; 0 until it is named. */
  first: number;
  /** 1 + the active seat; 0 without one. */
  active: number;
  level: number;
  /** 1 while the unrest-raised marker is on the current round. */
  marker: number;
  /** The number of Sicilian ports that Carthage controls. */
  ports: number;
  /** Carthage's victory points. */
  vp: number;
  /** A bit mask of commanders marked by Wild Beasts until the turn ends. */
  marked: number;
  /** 1 + the winning seat; 0 until the game is over. */
  winner: number;
  /** 1 + the index of the kind of victory in VICTORIES; 0 until the game is over. */
  ending: number;
  /** The CU of each seat in each location, indexed by seat * 4 + location. */
  cu: number[];
  /**
   * CU of the active side that have attacked in this card play, by location: first the ones that can no longer move, then the ones that still may
   * (automatic victories).
   */
  fought: number[];
  /** The place of each leader, see PLACES. */
  leaders: number[];
  /** The copies of each kind of card in the draw pile. */
  pile: number[];
  /** The copies of each kind of card in the hand of its side. */
  hand: number[];
  /** The copies of each kind of card in the discard pile. */
  discard: number[];
}

export function cloneState(s: UnrestState): UnrestState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    turns: s.turns,
    turn: s.turn,
    round: s.round,
    first: s.first,
    active: s.active,
    level: s.level,
    marker: s.marker,
    ports: s.ports,
    vp: s.vp,
    marked: s.marked,
    winner: s.winner,
    ending: s.ending,
    cu: s.cu.slice(),
    fought: s.fought.slice(),
    leaders: s.leaders.slice(),
    pile: s.pile.slice(),
    hand: s.hand.slice(),
    discard: s.discard.slice(),
  };
}
