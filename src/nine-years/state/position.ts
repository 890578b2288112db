/** The position: every field, what its numbers mean, and how it is copied. */
import type { GameState } from "../../core/state/state.js";

/** The state of a game of the Nine Years' War: plain JSON. */
export interface NineYearsState extends GameState {
  peaceThreshold: number;
  lastYear: number;
  year: number;
  /** Victory points, kept as a number like the RP in `sides` (NYW-2.8.1). */
  vp: number;
  /** Position of the KWW marker, -3..3. */
  kww: number;
  flags: number;
  /** Two bits per sea zone: the side that controls it, or NEUTRAL. */
  zones: number;
  /** Four bits per fleet: its place, and whether it is doomed. */
  fleets: number;
  /** The side whose round or step it is; NEUTRAL when nobody's. */
  active: number;
  /** The kind of victory that ended the game: its index in VICTORIES + 1, or 0 while the game continues; `winner`: the side that won, or NEUTRAL. */
  ending: number;
  winner: number;
  /**
   * One integer per space, with its markers (NYW-3.3.1): the controller, the steps by which its strength is lowered, Continued Siege, the level and the owner of
   * a Fortified Line, and whether the line was raised this turn. Then the number of corps of each side in the field, which is kept in addition to the stacks
   * because it is read everywhere.
   */
  spaces: number[];
  /** Stacks of corps, ascending: place << 15 | kind << 6 | count. */
  corps: number[];
  /** One integer per leader: place and marks. */
  leaders: number[];
  /** One integer per power: corps in the Force Pool, corps waiting to arrive, corps formed and restored this turn. */
  powers: number[];
  /** Action cards of 1, 2 and 3 actions: pile, discards, hand of the Alliance, hand of the Bourbons, first card chosen by each side. */
  actions: number[];
  /** Place of each event card; they are a deck of their own (NYW-5.1.2). */
  events: number[];
  /** Four entries per side: RP, RP modifier this turn, fewer cards this turn, penalties taken for next turn. */
  sides: number[];
}

/** A copy that shares nothing with the original. */
export function cloneState(s: NineYearsState): NineYearsState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    peaceThreshold: s.peaceThreshold,
    lastYear: s.lastYear,
    year: s.year,
    vp: s.vp,
    kww: s.kww,
    flags: s.flags,
    zones: s.zones,
    fleets: s.fleets,
    active: s.active,
    ending: s.ending,
    winner: s.winner,
    spaces: s.spaces.slice(),
    corps: s.corps.slice(),
    leaders: s.leaders.slice(),
    powers: s.powers.slice(),
    actions: s.actions.slice(),
    events: s.events.slice(),
    sides: s.sides.slice(),
  };
}
