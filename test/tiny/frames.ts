/** The kinds of frames; a number is the place in PROCEDURES. */
import { type FrameKind, frameKind } from "../../src/core/frames.js";

export const GAME: FrameKind = frameKind(0, 0);
export const ROUND: FrameKind = frameKind(1, 1);
export const PLEDGE: FrameKind = frameKind(2, 0);
export const RAID: FrameKind = frameKind(3, 2);
export const AMBUSH: FrameKind = frameKind(4, 1);
export const GAME_OVER: FrameKind = frameKind(5, 0);

export const Round = { first: 0 } as const;
export const Raid = { seat: 0, force: 1 } as const;
export const Ambush = { seat: 0 } as const;
