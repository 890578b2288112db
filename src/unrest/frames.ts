/**
 * The procedures of the game and what each remembers. The number of a kind is its position in `PROCEDURES` (flow/index.ts).
 *
 * A "leader" slot holds a leader's number, a slot "…OrNone" the number + 1 and 0 for none.
 */
import { type FrameKind, frameKind } from "../core/frames.js";

export const GAME_OVER: FrameKind = frameKind(0, 0);
export const TURN: FrameKind = frameKind(1, 0);

export const DRAW: FrameKind = frameKind(2, 1);
export const Draw = { seat: 0 } as const;

export const FIRST_PLAYER: FrameKind = frameKind(3, 1);
export const FirstPlayer = { seat: 0 } as const;

export const ROUND: FrameKind = frameKind(4, 0);

export const ACTIVE: FrameKind = frameKind(5, 3);
export const Active = { seat: 0, cardPlayed: 1, rearranged: 2 } as const;

export const ACTIVATE: FrameKind = frameKind(6, 5);
/** `left` activations still to be made, `firstOrNone` the leader of the first, `spentOrNone` the leader who fought on the unrest. */
export const Activate = { seat: 0, value: 1, left: 2, firstOrNone: 3, spentOrNone: 4 } as const;

export const ACTIVATION: FrameKind = frameKind(7, 4);
/** `points` are the MP left (Carthage only), `marched` is 0 or 1. */
export const Activation = { leader: 0, value: 1, points: 2, marched: 3 } as const;

export const MISTRUST: FrameKind = frameKind(8, 0);
export const STORMS: FrameKind = frameKind(9, 0);

export const MOVEMENT: FrameKind = frameKind(10, 6);
/** `capacity` is the most CU; `taken` a bit mask of subordinates, `next` the next leader to be asked about. */
export const Movement = { leader: 0, capacity: 1, to: 2, cu: 3, taken: 4, next: 5 } as const;

export const ATTACK: FrameKind = frameKind(11, 2);
export const Attack = { leader: 0, cu: 1 } as const;

export const UNREST_BATTLE: FrameKind = frameKind(12, 2);
export const UnrestBattle = { leader: 0, cu: 1 } as const;

export const SICILY_BATTLE: FrameKind = frameKind(13, 4);
/** `beatenOrNone` is the commander of a beaten Carthaginian army who is still in play. */
export const SicilyBattle = { leader: 0, cu: 1, commanderOrNone: 2, beatenOrNone: 3 } as const;

export const BATTLE_RESPONSES: FrameKind = frameKind(14, 4);
/** `effects` is a bit mask of the effects in force; `turn` is the seat to answer, `passes` how many passed in a row. Passing is secret. */
export const BattleResponses = { location: 0, effects: 1, turn: 2, passes: 3 } as const;

export const SUPPORT: FrameKind = frameKind(15, 2);
export const Support = { seat: 0, points: 1 } as const;

export const WILD_BEASTS: FrameKind = frameKind(16, 0);

export const BLOCKADE: FrameKind = frameKind(17, 1);
export const Blockade = { leader: 0 } as const;

export const PLACE_CU: FrameKind = frameKind(18, 2);
export const PlaceCu = { seat: 0, left: 1 } as const;

export const RETURN_LEADERS: FrameKind = frameKind(19, 2);
export const ReturnLeaders = { seat: 0, next: 1 } as const;

export const REARRANGE: FrameKind = frameKind(20, 2);
export const Rearrange = { seat: 0, next: 1 } as const;
