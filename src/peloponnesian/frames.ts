/** The kinds of frames and their slots. The index of a kind is its position in `flow/index.ts`. Slots that hold a block hold its index plus 1, 0 is none. */
import { type FrameKind, frameKind } from "../core/frames.js";

export const GAME_OVER: FrameKind = frameKind(0, 0);
export const BIDDING: FrameKind = frameKind(1, 3);
export const BiddingSlot = { turn: 0, bid: 1, passes: 2 } as const;
export const CAMPAIGN: FrameKind = frameKind(2, 1);
export const CampaignSlot = { order: 0 } as const;
export const COMMIT: FrameKind = frameKind(3, 0);
export const TAKE_OLYMPIAN: FrameKind = frameKind(4, 1);
export const TakeOlympianSlot = { seat: 0 } as const;
export const PLAYER_TURN: FrameKind = frameKind(5, 1);
export const PlayerTurnSlot = { seat: 0 } as const;
export const ACTION_PHASE: FrameKind = frameKind(6, 1);
export const ActionPhaseSlot = { seat: 0 } as const;
export const MANEUVER: FrameKind = frameKind(7, 5);
export const ManeuverSlot = { seat: 0, area: 1, inside: 2, left: 3, engage: 4 } as const;
export const LOADING: FrameKind = frameKind(8, 3);
export const LoadingSlot = { seat: 0, area: 1, inside: 2 } as const;
export const LOWER_CARGO: FrameKind = frameKind(9, 2);
export const LowerCargoSlot = { fleet: 0, block: 1 } as const;
export const MARCH: FrameKind = frameKind(10, 4);
export const MarchSlot = { seat: 0, used: 1, force: 2, engage: 3 } as const;
export const MUSTER: FrameKind = frameKind(11, 3);
export const MusterSlot = { seat: 0, city: 1, block: 2 } as const;
export const BUILD: FrameKind = frameKind(12, 4);
export const BuildSlot = { seat: 0, left: 1, filter: 2, optional: 3 } as const;
export const RECRUIT: FrameKind = frameKind(13, 1);
export const RecruitSlot = { seat: 0 } as const;
export const DETACH_GARRISON: FrameKind = frameKind(14, 1);
export const DetachGarrisonSlot = { seat: 0 } as const;
export const PILLAGE: FrameKind = frameKind(15, 4);
export const PillageSlot = { seat: 0, city: 1, block: 2, to: 3 } as const;
export const WINTER_SUPPLY: FrameKind = frameKind(16, 3);
export const WinterSupplySlot = { seat: 0, left: 1, optional: 2 } as const;
export const STORM_CHECKS: FrameKind = frameKind(17, 3);
export const StormChecksSlot = { seat: 0, raised: 1, sail: 2 } as const;
export const FORCED_MARCHES: FrameKind = frameKind(18, 3);
export const ForcedMarchesSlot = { seat: 0, from: 1, to: 2 } as const;
export const COMBAT: FrameKind = frameKind(19, 2);
export const CombatSlot = { seat: 0, city: 1 } as const;
export const BATTLE: FrameKind = frameKind(20, 4);
export const BattleSlot = { seat: 0, area: 1, sally: 2, column: 3 } as const;
export const FORTIFY: FrameKind = frameKind(21, 2);
export const FortifySlot = { seat: 0, area: 1 } as const;
export const MELEE: FrameKind = frameKind(22, 1);
export const MeleeSlot = { area: 0 } as const;
export const RETREAT: FrameKind = frameKind(23, 6);
export const RetreatSlot = { seat: 0, area: 1, aggressor: 2, block: 3, strict: 4, to: 5 } as const;
export const SIEGES: FrameKind = frameKind(24, 1);
export const SiegesSlot = { seat: 0 } as const;
export const STORM: FrameKind = frameKind(25, 2);
export const StormSlot = { seat: 0, city: 1 } as const;
export const ATTRITION: FrameKind = frameKind(26, 4);
export const AttritionSlot = { seat: 0, city: 1, faces: 2, garrison: 3 } as const;
export const WINTERING: FrameKind = frameKind(27, 5);
export const WinteringSlot = { seat: 0, block: 1, cargo: 2, unlimited: 3, city: 4 } as const;
export const EVENT: FrameKind = frameKind(28, 5);
export const EventSlot = { seat: 0, card: 1, a: 2, b: 3, c: 4 } as const;
export const EXPANSION: FrameKind = frameKind(29, 5);
export const ExpansionSlot = { seat: 0, region: 1, upTo: 2, rolled: 3, city: 4 } as const;
export const EVENT_DIE: FrameKind = frameKind(30, 3);
export const EventDieSlot = { seat: 0, purpose: 1, face: 2 } as const;
export const USE_OLYMPIAN: FrameKind = frameKind(31, 2);
export const UseOlympianSlot = { seat: 0, olympian: 1 } as const;
export const LOSSES: FrameKind = frameKind(32, 3);
export const LossesSlot = { seat: 0, left: 1, area: 2 } as const;

/** Which slots of which kinds hold blocks, by the index of the kind: dealing hidden blocks anew has to follow them. */
export const BLOCK_SLOTS: Readonly<Record<number, readonly number[]>> = {
  9: [0, 1],
  11: [2],
  15: [2],
  23: [3],
  27: [1, 2],
};

/** The slots of every kind by name, for frames told in words. */
export const SLOT_NAMES: Readonly<Record<string, readonly string[]>> = {
  "game-over": [],
  bidding: ["turn", "bid", "passes"],
  campaign: ["order"],
  commit: [],
  "take-olympian": ["seat"],
  "player-turn": ["seat"],
  "action-phase": ["seat"],
  maneuver: ["seat", "area", "inside", "left", "engage"],
  loading: ["seat", "area", "inside"],
  "lower-cargo": ["fleet", "block"],
  march: ["seat", "used", "force", "engage"],
  muster: ["seat", "city", "block"],
  build: ["seat", "left", "filter", "optional"],
  recruit: ["seat"],
  "detach-garrison": ["seat"],
  pillage: ["seat", "city", "block", "to"],
  "winter-supply": ["seat", "left", "optional"],
  "storm-checks": ["seat", "raised", "sail"],
  "forced-marches": ["seat", "from", "to"],
  combat: ["seat", "city"],
  battle: ["seat", "area", "sally", "column"],
  fortify: ["seat", "area"],
  melee: ["area"],
  retreat: ["seat", "area", "aggressor", "block", "strict", "to"],
  sieges: ["seat"],
  storm: ["seat", "city"],
  attrition: ["seat", "city", "faces", "garrison"],
  wintering: ["seat", "block", "cargo", "unlimited", "city"],
  event: ["seat", "card", "a", "b", "c"],
  expansion: ["seat", "region", "upTo", "rolled", "city"],
  "event-die": ["seat", "purpose", "face"],
  "use-olympian": ["seat", "olympian"],
  losses: ["seat", "left", "area"],
};
