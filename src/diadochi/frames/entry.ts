/** Frames of an army that enters a space and of the reactions to it: interception, avoiding battle, pursuit. */
import { type FrameKind, frameKind } from "../../core/frames.js";

/** The entry sequence of the army under way (DIA-MOV.26). Answer: ENTRY_* below. */
export const ENTRY: FrameKind = frameKind(39, 5);
export const Entry = { from: 0, link: 1, flags: 2, interceptor: 3, asked: 4 } as const;

/** Flags of ENTRY: a landing; passage by permission; placed and not moved (no interception); betrayed; the move ends afterwards (Ambush); a battle is no hostile act. */
export const ENTRY_LANDING = 1;
export const ENTRY_PASSAGE = 2;
export const ENTRY_PLACED = 4;
export const ENTRY_BETRAYED = 8;
export const ENTRY_ENDS_MOVE = 16;
export const ENTRY_NOT_HOSTILE = 32;

/** Set by ENTRY itself: it began with CUs; it has fought. */
export const ENTRY_ARMY = 64;
export const ENTRY_HAS_FOUGHT = 128;

/** Answers of ENTRY: the army may go on; it fought and may only act in the space; its move has ended (it may be gone). */
export const ENTRY_FREE = 0;
export const ENTRY_FOUGHT = 1;
export const ENTRY_ENDED = 2;

/** DIA-DEC.35: reactions of the players to an entry, one after the other. Answer: owner who intercepted, or 0. */
export const INTERCEPTION: FrameKind = frameKind(40, 8);
export const Interception = { asked: 0, seat: 1, list0: 2, list1: 3, list2: 4, list3: 5, next: 6, flags: 7 } as const;

/** Flags of an attempt to intercept (INTERCEPTION, INDEPENDENT_INTERCEPTION, NAVAL_INTERCEPTION) or to avoid (AVOID_BATTLE, INDEPENDENT_AVOIDANCE): it succeeds without a die; its success (at sea: its declaration) is cancelled; its die has been rolled and was high enough. */
export const ATTEMPT_AUTO = 1;
export const ATTEMPT_CANCELLED = 2;
export const ATTEMPT_ROLLED = 4;

/** DIA-DEC.36; see LeaderChoice. Answer: general + 1. */
export const INTERCEPTION_LEADER: FrameKind = frameKind(41, 2);

/** DIA-DEC.37: what goes along; the rest stays. */
export const INTERCEPTION_LEAVES: FrameKind = frameKind(42, 6);
export const InterceptionLeaves = { seat: 0, from: 1, leader: 2, units: 3, generals: 4, royals: 5 } as const;

/** DIA-DEC.38. Answer: INDEPENDENTS when an army came, or 0. */
export const INDEPENDENT_INTERCEPTION: FrameKind = frameKind(43, 4);
export const IndependentInterception = { asked: 0, seat: 1, space: 2, flags: 3 } as const;

/** DIA-DEC.39. Answer 1: steps back. */
export const FIGHT_OR_STEP_BACK: FrameKind = frameKind(44, 0);

/** DIA-DEC.40. */
export const WITHDRAW_INSIDE: FrameKind = frameKind(45, 1);
export const WithdrawInside = { seat: 0 } as const;

/** DIA-DEC.41. Answer 0: stays; else AVOIDED with its path, see AVOIDED. */
export const AVOID_BATTLE: FrameKind = frameKind(46, 3);
export const AvoidBattle = { seat: 0, flags: 1, attackerFrom: 2 } as const;

/** DIA-DEC.42 and DIA-DEC.44; seat chooses for the field pieces on origin; nothing moves yet; first: space + 1. Answer: AVOIDED with the path. */
export const AVOID_STEP: FrameKind = frameKind(47, 4);
export const AvoidStep = { seat: 0, origin: 1, first: 2, attackerFrom: 3 } as const;

/** Answers about an avoidance: the first space in the low 8 bits, the last in the next 8, and this bit; with pursuit one of the two others. */
export const AVOIDED = 65536;
export const PURSUIT_CAUGHT = 131072;
export const PURSUIT_FAILED = 262144;

/** DIA-DEC.43. Answer 0: stays; else AVOIDED with its path. */
export const INDEPENDENT_AVOIDANCE: FrameKind = frameKind(48, 4);
export const IndependentAvoidance = { asked: 0, seat: 1, flags: 2, attackerFrom: 3 } as const;

/** DIA-DEC.45; path: answer of AVOID_BATTLE. Answer: the path with PURSUIT_CAUGHT or PURSUIT_FAILED when the die was rolled. */
export const PURSUE: FrameKind = frameKind(49, 1);
export const Pursue = { path: 0 } as const;
