/** Frames of cards: Tyche Segment, uses of a card, events, Surprise cards and their windows, independent armies placed or moved by a card. */
import { type FrameKind, frameKind } from "../../core/frames.js";

/** DIA-DEC.9. */
export const TYCHE_SEGMENT: FrameKind = frameKind(13, 1);
export const TycheSegment = { seat: 0 } as const;

/** DIA-DEC.10; the card is secret until it is used (DIA-HID.11). */
export const CHOOSE_USE: FrameKind = frameKind(14, 2);
export const ChooseUse = { seat: 0, card: 1 } as const;

/** DIA-DEC.11. */
export const CHOOSE_OPS_USE: FrameKind = frameKind(15, 2);
export const ChooseOpsUse = { seat: 0, ops: 1 } as const;

/** DIA-DEC.12; placed: spaces marked by this card, packed, three a slot. */
export const PLACE_CONTROL_MARKERS: FrameKind = frameKind(16, 5);
export const PlaceControlMarkers = { seat: 0, ops: 1, placedA: 2, placedB: 3, placedC: 4 } as const;

/** DIA-DEC.13. */
export const TRAIN: FrameKind = frameKind(17, 2);
export const Train = { seat: 0, ops: 1 } as const;

/** DIA-DEC.14. */
export const UPGRADE_FLEET: FrameKind = frameKind(18, 1);
export const UpgradeFleet = { seat: 0 } as const;

/** DIA-DEC.15. */
export const RETURN_FLEET: FrameKind = frameKind(19, 1);
export const ReturnFleet = { seat: 0 } as const;

/** DIA-DEC.16. */
export const REPLACE_GENERAL: FrameKind = frameKind(20, 1);
export const ReplaceGeneral = { seat: 0 } as const;

/** DIA-DEC.17. */
export const BONUS_EVENT: FrameKind = frameKind(21, 2);
export const BonusEvent = { seat: 0, card: 1 } as const;

/** DIA-DEC.18: the targets of a card in the order of its text; a to d: what its effect remembers. */
export const EVENT: FrameKind = frameKind(22, 6);
export const Event = { seat: 0, card: 1, a: 2, b: 3, c: 4, d: 5 } as const;

/** DIA-DEC.19; own and others: masks of windows for the active player and for the rest; asked: seat; passed: mask of seats in succession. */
export const SURPRISE_WINDOW: FrameKind = frameKind(23, 4);
export const SurpriseWindow = { own: 0, others: 1, asked: 2, passed: 3 } as const;

/** Windows as bits, for SURPRISE_WINDOW and the card tables; the bit is the window's place in WINDOWS. */
export const IN_ANY = 1;
export const IN_OWN_ARMY_ABOUT_TO_MOVE = 2;
export const IN_ENEMY_ARMY_ABOUT_TO_MOVE = 4;
export const IN_ENEMY_ARMY_ENTERS_SPACE = 8;
export const IN_INTERCEPTION_OR_AVOID_BATTLE = 16;
export const IN_ENEMY_NAVAL_MOVE_DECLARED = 32;
export const IN_BATTLE_BEFORE_DICE = 64;
export const IN_AFTER_WON_LAND_BATTLE = 128;
export const IN_SURPRISE_CARD_PLAYED = 256;
export const IN_ASSAULT_DECLARED = 512;

/** A Surprise card being carried out: first the window surprise-card-played, then its targets. */
export const SURPRISE_EFFECT: FrameKind = frameKind(24, 6);
export const SurpriseEffect = { seat: 0, card: 1, cancelled: 2, a: 3, b: 4, c: 5 } as const;

/** An independent army placed by a card (DIA-IND.13, DIA-IND.14); army + 1 or 0. Answer: space + 1, or 0 when it is gone. */
export const PLACE_INDEPENDENT: FrameKind = frameKind(64, 3);
export const PlaceIndependent = { space: 0, units: 1, army: 2 } as const;

/** DIA-DEC.60; provinces: mask it must enter, toward: space + 1 (DIA-IND.15). The army stands in the field of `from` when pushed. */
export const INDEPENDENT_MARCH: FrameKind = frameKind(65, 6);
export const IndependentMarch = { seat: 0, mp: 1, provinces: 2, toward: 3, flags: 4, from: 5 } as const;

/** DIA-DEC.59: any independent army on the map. */
export const ACTIVATE_INDEPENDENT: FrameKind = frameKind(66, 2);
export const ActivateIndependent = { seat: 0, mp: 1 } as const;
