/** Frames of naval moves. */
import { type FrameKind, frameKind } from "../../core/frames.js";

/** DIA-DEC.56. */
export const DROP_BEFORE_EMBARKING: FrameKind = frameKind(58, 0);

/** DIA-DEC.54: ports of the path packed, three a slot, secret until announced. */
export const SEA_PATH: FrameKind = frameKind(59, 6);
export const SeaPath = { mp: 0, cost: 1, count: 2, path0: 3, path1: 4, path2: 5 } as const;

/** DIA-DEC.55. Answer: mask of fleets. */
export const ESCORT: FrameKind = frameKind(60, 1);
export const Escort = { fleets: 0 } as const;

/** DIA-NAV.37. Answer: 1 landed, 0 turned back. */
export const NAVAL_MOVE: FrameKind = frameKind(61, 8);
export const NavalMove = { path0: 0, path1: 1, path2: 2, count: 3, escorts: 4, committed: 5, asked: 6, flags: 7 } as const;

/** Flags of NAVAL_MOVE: cancelled by a card (Storm at Sea); the mover has been beaten. */
export const NAVAL_CANCELLED = 1;
export const NAVAL_BEATEN = 2;

/** DIA-DEC.57 and DIA-DEC.58. Answer: mask of fleets committed. */
export const NAVAL_INTERCEPTION: FrameKind = frameKind(62, 3);
export const NavalInterception = { seat: 0, fleets: 1, flags: 2 } as const;

/** DIA-NAV.24. Answer: 1 the mover is beaten. */
export const NAVAL_BATTLE: FrameKind = frameKind(63, 3);
export const NavalBattle = { seat: 0, fleets: 1, escorts: 2 } as const;
