/** Frames of land battle, defeat, losses, surrender and siege. */
import { type FrameKind, frameKind } from "../../core/frames.js";

/** The battle of the army under way against the field CUs of its space (DIA-BAT.4). Answer: BATTLE_* below. */
export const LAND_BATTLE: FrameKind = frameKind(50, 8);
export const LandBattle = { flags: 0, drms: 1, garrison: 2, asideA: 3, asideD: 4, killed: 5, result: 6, survivors: 7 } as const;

/** Flags of LAND_BATTLE: no hostile act; a sortie; elephants of the attacker, of the defender count nothing; the losers' score was at least half. */
export const BATTLE_NOT_HOSTILE = 1;
export const BATTLE_SORTIE = 2;
export const BATTLE_NO_ELEPHANTS_A = 4;
export const BATTLE_NO_ELEPHANTS_D = 8;
export const BATTLE_CLOSE = 16;

/** The defender's owner lies above the flags of LAND_BATTLE: his last CU may be gone before the dice. */
export const BATTLE_DEFENDER_SHIFT = 8;

/** Slot drms of LAND_BATTLE: modifiers of the attacker (low 6 bits) and of the defender. */
export const BATTLE_DRM_SHIFT = 6;

/** Answers of LAND_BATTLE, from the army under way: it won and stays; it lost and is gone; it must move back. */
export const BATTLE_WON = 0;
export const BATTLE_LOST = 1;
export const BATTLE_BACK = 2;

/** DIA-DEF; place: FORCE, a field or INSIDE + space. Answer: surviving CUs. */
export const ARMY_DEFEAT: FrameKind = frameKind(51, 4);
export const ArmyDefeat = { loser: 0, winner: 1, place: 2, aside: 3 } as const;

/** One roll on the attrition table and its losses. Answer: CUs lost. */
export const ATTRITION_TEST: FrameKind = frameKind(52, 5);
export const AttritionTest = { owner: 0, place: 1, units: 2, column: 3, purpose: 4 } as const;

/** Purposes of ATTRITION_TEST. */
export const TEST_FORTRESS = 0;
export const TEST_DEFEAT = 1;
export const TEST_TRANSPORT = 2;
export const TEST_CARD = 3;

/** DIA-DEC.46 to DIA-DEC.49 and DIA-DEC.53: count CUs of the candidates are lost. Answer: CUs lost. */
export const UNIT_LOSS: FrameKind = frameKind(53, 6);
export const UnitLoss = { seat: 0, place: 1, units: 2, count: 3, purpose: 4, lost: 5 } as const;

/** Purposes of UNIT_LOSS. */
export const LOSS_WINNER = 0;
export const LOSS_DRAW = 1;
export const LOSS_ATTRITION = 2;
export const LOSS_ASSAULT = 3;
export const LOSS_SUPPLY = 4;

/** DIA-DEC.50. */
export const GARRISON_EXCESS: FrameKind = frameKind(54, 2);
export const GarrisonExcess = { seat: 0, space: 1 } as const;

/** DIA-DEC.20. */
export const SURRENDER_SEGMENT: FrameKind = frameKind(12, 1);
export const SurrenderSegment = { seat: 0 } as const;

/** One assault or subjugation attempt (DIA-SIE); commander NONE: to be chosen; given: points of a card instead of a roll. Answer 1: captured. */
export const ASSAULT: FrameKind = frameKind(55, 6);
export const Assault = { commander: 0, place: 1, space: 2, free: 3, given: 4, gained: 5 } as const;

/** DIA-DEC.21; see LeaderChoice. Answer: general + 1. */
export const ATTEMPT_COMMANDER: FrameKind = frameKind(56, 2);

/** ATTEMPT_COMMANDER and INTERCEPTION_LEADER: who chooses the leader, and where he stands. */
export const LeaderChoice = { seat: 0, space: 1 } as const;

/** DIA-DEC.22. */
export const MARKER_AFTER_CAPTURE: FrameKind = frameKind(57, 2);
export const MarkerAfterCapture = { seat: 0, space: 1 } as const;
