import type { GameState } from "../../core/state/state.js";

/** The state of a game of the Nine Years' War, as plain JSON. */
export interface NineYearsState extends GameState {
  peaceThreshold: number;
  lastYear: number;
  year: number;
  /** Victory points (NYW-2.8.1). */
  vp: number;
  /** The KWW marker, from -3 to 3. */
  kww: number;
  flags: number;
  /** Two bits per sea zone: the controlling side, or NEUTRAL. */
  zones: number;
  /** Four bits per fleet: its place, and whether it is doomed. */
  fleets: number;
  /** The side whose Action round it is; NEUTRAL between rounds. */
  active: number;
  /** 1 plus the index in VICTORIES of the victory that ended the game; 0 while the game goes on. */
  ending: number;
  /** The side that won; NEUTRAL while the game goes on. */
  winner: number;
  /**
   * One integer per space (NYW-3.3.1): the controller, the reduction of the fortress, Continued Siege, the level and owner of a Fortified Line, and whether
   * the line was raised this turn; then the number of corps of each side in the field. These numbers are cached from the stacks because many rules read them.
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
  /** The place of each event card. These cards have their own deck (NYW-5.1.2). */
  events: number[];
  /** Four entries per side: RP, RP modifier this turn, fewer cards this turn, penalties taken for next turn. */
  sides: number[];
}

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
