/** Frames of the Movement Segment and of campaigns: activation, march, passage, sortie. */
import { type FrameKind, frameKind } from "../../core/frames.js";

/** DIA-DEC.34: one mercenary instead of manoeuvres. */
export const RECRUIT: FrameKind = frameKind(25, 1);
export const Recruit = { seat: 0 } as const;

/** DIA-DEC.23, DIA-DEC.25. */
export const MOVEMENT_SEGMENT: FrameKind = frameKind(28, 1);
export const MovementSegment = { seat: 0 } as const;

/** DIA-DEC.24; next: general at which it goes on. */
export const END_OF_MOVEMENT: FrameKind = frameKind(29, 2);
export const EndOfMovement = { seat: 0, next: 1 } as const;

/** DIA-DEC.25 for OPs and campaign cards: up to `armies` activations with fixed MP; naval 1: a naval move is allowed. */
export const CAMPAIGN: FrameKind = frameKind(30, 5);
export const Campaign = { seat: 0, armies: 1, mp: 2, leonnatusMp: 3, naval: 4 } as const;

/** DIA-DEC.26: leaves pieces of the army under way. */
export const COMPOSE_ARMY: FrameKind = frameKind(31, 0);

/** DIA-DEC.27: one activation of an army; see March flags. pickedGenerals and handled: what was picked up and dropped since MP were spent, see rules/handling.ts. */
export const MARCH: FrameKind = frameKind(32, 7);
export const March = { commander: 0, mp: 1, spent: 2, flags: 3, from: 4, pickedGenerals: 5, handled: 6 } as const;

/**
 * Flags of MARCH: no more steps (after a battle); the move ends; walked before sailing; sailed; on a passage space; commander changed since MP were spent; no naval
 * move allowed; MP are fixed and not rolled; pieces dropped or picked up since MP were spent or the commander changed.
 */
export const MARCH_STOPPED = 1;
export const MARCH_ENDED = 2;
export const MARCH_WALKED = 4;
export const MARCH_SAILED = 8;
export const MARCH_PASSAGE = 16;
export const MARCH_CHANGED = 32;
export const MARCH_NO_NAVAL = 64;
export const MARCH_FIXED = 128;
export const MARCH_HANDLED = 256;

/** DIA-DEC.28; done: pieces handled. */
export const DROP_OR_PICK_UP: FrameKind = frameKind(33, 2);
export const DropOrPickUp = { done: 0, wasAlone: 1 } as const;

/** DIA-DEC.29. Answer 1: permitted. */
export const ANSWER_PASSAGE: FrameKind = frameKind(34, 2);
export const AnswerPassage = { seat: 0, space: 1 } as const;

/** DIA-DEC.30. Answer 1: enters. */
export const ENTER_ANYWAY: FrameKind = frameKind(35, 0);

/** DIA-DEC.31. Answer 1: betrayed. */
export const BETRAY_PASSAGE: FrameKind = frameKind(36, 1);
export const BetrayPassage = { seat: 0 } as const;

/** DIA-DEC.32: the army under way is formed piece by piece from inside, then fights. */
export const SORTIE: FrameKind = frameKind(37, 2);
export const Sortie = { commander: 0, space: 1 } as const;

/** DIA-DEC.33. Answer 1: the garrison joins. */
export const RELIEF_JOINS: FrameKind = frameKind(38, 1);
export const ReliefJoins = { seat: 0 } as const;
