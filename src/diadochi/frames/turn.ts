/** Frames of set-up, turn and round. */
import { type FrameKind, frameKind } from "../../core/frames.js";

/** The end; asks nobody. winner: seat; victory: index in VICTORIES. */
export const GAME_OVER: FrameKind = frameKind(0, 2);
export const GameOver = { winner: 0, victory: 1 } as const;

/** Kinds of victory as numbers (slot `victory` of GAME_OVER). */
export const VICTORIES = ["legitimacy", "victory-points", "regency", "most-victory-points", "concession"] as const;

/** Places everything (DIA-SET). */
export const SET_UP: FrameKind = frameKind(1, 0);

/** DIA-DEC.1. picks: made so far; order: seats packed, 2 bits each. */
export const DRAFT_GENERAL: FrameKind = frameKind(2, 2);
export const DraftGeneral = { picks: 0, order: 1 } as const;

/** The seven phases of a turn (DIA-SEQ.1); steps are phases; next: seat or event at which the phase goes on. */
export const GAME_TURN: FrameKind = frameKind(3, 1);
export const GameTurn = { next: 0 } as const;

/** DIA-DEC.2. */
export const NAME_FIRST_PLAYER: FrameKind = frameKind(4, 1);
export const NameFirstPlayer = { seat: 0 } as const;

/** DIA-DEC.3. */
export const COMING_OF_AGE: FrameKind = frameKind(5, 1);
export const ComingOfAge = { royal: 0 } as const;

/** Phase III (DIA-REI); next: place in turn order; then the bonuses fixed at the start (owner, owner, mask of seats). */
export const REINFORCEMENT: FrameKind = frameKind(6, 4);
export const Reinforcement = { next: 0, macedonia: 1, legitimate: 2, leaders: 3 } as const;

/** DIA-DEC.4; card 1: the optional starting location is offered. Answer: space + 1, or 0 when he waits in the Dispersed Box. */
export const PLACE_GENERAL: FrameKind = frameKind(7, 3);
export const PlaceGeneral = { seat: 0, general: 1, card: 2 } as const;

/** DIA-DEC.5, CU by CU by DIA-REI.9 and DIA-REI.13. */
export const PLACE_UNITS: FrameKind = frameKind(8, 2);
export const PlaceUnits = { seat: 0, units: 1 } as const;

/** DIA-DEC.6. */
export const SETUP_MARKERS: FrameKind = frameKind(9, 3);
export const SetupMarkers = { seat: 0, general: 1, left: 2 } as const;

/** One round (DIA-SEQ.14); next: place in turn order. */
export const STRATEGY_ROUND: FrameKind = frameKind(10, 1);
export const StrategyRound = { next: 0 } as const;

/** The four segments of a player (DIA-SEQ.15); steps are segments. */
export const ROUND_TURN: FrameKind = frameKind(11, 1);
export const RoundTurn = { seat: 0 } as const;

/** DIA-SUP; next: space at which the check goes on. */
export const SUPPLY_SEGMENT: FrameKind = frameKind(26, 2);
export const SupplySegment = { seat: 0, next: 1 } as const;

/** DIA-PLY.6; next: the hand that is revealed next. */
export const HIDDEN_HANDS: FrameKind = frameKind(27, 1);
export const HiddenHands = { next: 0 } as const;
