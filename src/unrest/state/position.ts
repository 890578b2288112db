/** The fields of a position, and copies of it. */
import type { GameState } from "../../core/state/state.js";

/** The state of a game of Unrest. */
export interface UnrestState extends GameState {
  /** Length of the game in turns. */
  turns: number;
  /** The turn under way, from 1. */
  turn: number;
  /** The round under way, from 1; 0 outside the action phase. */
  round: number;
  /** 1 + the seat that goes first in every round of this turn; 0 while nobody is named. */
  first: number;
  /** 1 + the active seat; 0 when nobody is active. */
  active: number;
  /** Level of the unrest. */
  level: number;
  /** 1 while the unrest-raised marker lies on the current round. */
  marker: number;
  /** Sicilian ports that Carthage controls. */
  ports: number;
  /** Carthage's victory points. */
  vp: number;
  /** Bit mask of commanders marked by Wild Beasts until the turn ends. */
  marked: number;
  /** 1 + the winning seat; 0 while the game goes on. */
  winner: number;
  /** The kind of victory: its index in VICTORIES + 1; 0 while the game goes on. */
  ending: number;
  /** The CU of each seat in each location, indexed by seat * 4 + location. */
  cu: number[];
  /** CU of the active side that attacked in this card play: by location those that move no more, then by location those that may still move (an automatic victory). */
  fought: number[];
  /** The place of each leader, see PLACES. */
  leaders: number[];
  /** Copies of each card definition in the draw pile. */
  pile: number[];
  /** Copies of each card definition in the hand of its side. */
  hand: number[];
  /** Copies of each card definition in the discard pile. */
  discard: number[];
}

/** A copy that shares nothing with the original. */
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
