/** Events as plain objects. Facts that only one seat may know are in `secret`, which `HEARD` removes for others. */
import type { RollEvent } from "../../core/events/events.js";
import type { Log } from "../../core/flow/flow.js";
import type { AreaId, BattleMode, BattleWay, BlockId, CardId, GarrisonKind, Olympian, RollPurpose, Season, Seat, Victory } from "./types.js";

/** The part of an event that only its seat and the arbiter may know. */
export interface Secret {
  readonly blocks?: readonly BlockId[];
  readonly cards?: readonly CardId[];
  /** CVs or dice, one for each block of `blocks`. */
  readonly values?: readonly number[];
}

export type ControlReason = "revolt" | "civil-war" | "alignment" | "insurgents" | "capture" | "abandoned" | "treaty";
export type LossReason = "wreck" | "battle" | "retreat" | "attrition" | "disbanded" | "event" | "cargo";
export type PrestigeReason = "battle" | "retreat" | "storm" | "pillage" | "tribute" | "event" | "bid";

/** A fighter that all can see: a revealed block, or the garrison (PEL-HI.4). */
export interface BattleFace {
  readonly side: Seat;
  /** The block, or null for the garrison. */
  readonly block: BlockId | null;
  readonly cv: number;
  readonly rating: string;
}

export type PeloponnesianEvent =
  | RollEvent<RollPurpose>
  | { readonly type: "sides-chosen"; readonly seat: Seat; readonly side: Seat; readonly bid: number; readonly clause: string }
  | { readonly type: "year-began"; readonly year: number }
  | { readonly type: "season-began"; readonly season: Season; readonly year: number }
  | { readonly type: "cards-dealt"; readonly seat: Seat; readonly count: number; readonly secret?: Secret }
  | { readonly type: "card-committed"; readonly seat: Seat; readonly secret?: Secret }
  | { readonly type: "card-revealed"; readonly seat: Seat; readonly card: CardId; readonly use: "event" | "actions" | "sacrifice" }
  | { readonly type: "turn-began"; readonly seat: Seat; readonly use: "event" | "actions"; readonly actions: number }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  | { readonly type: "event-began"; readonly seat: Seat; readonly card: CardId; readonly clause: string }
  | { readonly type: "event-failed"; readonly seat: Seat; readonly card: CardId; readonly clause: string }
  | { readonly type: "leader-changed"; readonly seat: Seat; readonly card: CardId | null; readonly clause: string }
  | { readonly type: "card-removed"; readonly card: CardId }
  | { readonly type: "card-left-play"; readonly card: CardId; readonly clause: string }
  | { readonly type: "olympian-taken"; readonly seat: Seat; readonly olympian: Olympian }
  | { readonly type: "olympian-used"; readonly seat: Seat; readonly olympian: Olympian; readonly clause: string }
  | { readonly type: "control-changed"; readonly area: AreaId; readonly controller: Seat | null; readonly reason: ControlReason; readonly clause: string }
  | { readonly type: "garrison-changed"; readonly area: AreaId; readonly kind: GarrisonKind; readonly cv: number }
  | { readonly type: "area-aligned"; readonly area: AreaId; readonly seat: Seat; readonly clause: string }
  | { readonly type: "blocks-moved"; readonly seat: Seat; readonly from: AreaId; readonly to: AreaId; readonly count: number; readonly secret?: Secret }
  | { readonly type: "cargo-loaded"; readonly seat: Seat; readonly area: AreaId; readonly secret?: Secret }
  | { readonly type: "entered-city"; readonly seat: Seat; readonly area: AreaId; readonly count: number; readonly secret?: Secret }
  | {
      readonly type: "forced-march-announced";
      readonly seat: Seat;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly count: number;
      readonly secret?: Secret;
    }
  | { readonly type: "block-built"; readonly seat: Seat; readonly area: AreaId; readonly secret?: Secret }
  | { readonly type: "recruits-drawn"; readonly seat: Seat; readonly count: number; readonly secret?: Secret }
  | { readonly type: "recruit-placed"; readonly seat: Seat; readonly area: AreaId; readonly secret?: Secret }
  | { readonly type: "recruits-returned"; readonly seat: Seat; readonly count: number }
  | { readonly type: "garrison-detached"; readonly seat: Seat; readonly area: AreaId; readonly clause: string }
  | { readonly type: "city-pillaged"; readonly seat: Seat; readonly area: AreaId; readonly clause: string }
  | { readonly type: "block-supplied"; readonly seat: Seat; readonly area: AreaId; readonly secret?: Secret }
  | {
      readonly type: "prestige-changed";
      readonly seat: Seat;
      readonly amount: number;
      readonly marker: number;
      readonly reason: PrestigeReason;
      readonly clause: string;
    }
  | {
      readonly type: "storm-check";
      readonly seat: Seat;
      readonly border: string;
      readonly storm: boolean;
      readonly rolled: boolean;
      readonly fleets: number;
      readonly clause: string;
    }
  | { readonly type: "ships-damaged"; readonly seat: Seat; readonly wrecks: number; readonly waves: number; readonly secret?: Secret }
  | {
      readonly type: "forced-march-rolled";
      readonly seat: Seat;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly successes: number;
      readonly needed: number;
      readonly eliteNeeded: number;
      readonly secret?: Secret;
    }
  | { readonly type: "siege-began"; readonly area: AreaId; readonly besieger: Seat; readonly clause: string }
  | { readonly type: "siege-ended"; readonly area: AreaId; readonly clause: string }
  | { readonly type: "fortified"; readonly seat: Seat; readonly area: AreaId; readonly inside: number; readonly clause: string; readonly secret?: Secret }
  | { readonly type: "battle-began"; readonly area: AreaId; readonly mode: BattleMode; readonly aggressor: Seat; readonly faces: readonly BattleFace[] }
  | { readonly type: "round-began"; readonly area: AreaId; readonly round: number }
  | {
      readonly type: "block-attacked";
      readonly area: AreaId;
      readonly side: Seat;
      readonly block: BlockId | null;
      readonly hits: number;
      readonly routs: number;
      readonly clause: string;
    }
  | { readonly type: "block-hit"; readonly area: AreaId; readonly side: Seat; readonly block: BlockId | null; readonly cv: number }
  | { readonly type: "block-routed"; readonly area: AreaId; readonly side: Seat; readonly block: BlockId }
  | { readonly type: "retreat-announced"; readonly area: AreaId; readonly side: Seat; readonly clause: string }
  | { readonly type: "side-panicked"; readonly area: AreaId; readonly side: Seat; readonly clause: string }
  | { readonly type: "battle-ended"; readonly area: AreaId; readonly winner: Seat | null; readonly way: Exclude<BattleWay, "none">; readonly clause: string }
  | {
      readonly type: "blocks-retreated";
      readonly seat: Seat;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly inside: boolean;
      readonly count: number;
      readonly secret?: Secret;
    }
  | { readonly type: "blocks-lost"; readonly seat: Seat; readonly area: AreaId; readonly count: number; readonly reason: LossReason; readonly secret?: Secret }
  | { readonly type: "block-reduced"; readonly seat: Seat; readonly area: AreaId; readonly reason: LossReason; readonly secret?: Secret }
  | {
      readonly type: "attrition-rolled";
      readonly seat: Seat;
      readonly area: AreaId;
      readonly losses: number;
      readonly eliminated: number;
      readonly garrison: number;
      readonly clause: string;
      readonly secret?: Secret;
    }
  | { readonly type: "peace-rolled"; readonly counter: number; readonly target: number; readonly peace: boolean; readonly clause: string }
  | { readonly type: "truce-ended"; readonly clause: string }
  | { readonly type: "game-over"; readonly winner: Seat | null; readonly victory: Victory; readonly clause: string };

export type PeloponnesianLog = Log<PeloponnesianEvent>;
