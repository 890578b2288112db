/** Events as plain objects. Everything except passes and the faces of drawn cards is open to both sides (CAR-HI.3). */
import type { RollEvent } from "../../core/events/events.js";
import type { CardId, LeaderId, LocationId, RollPurpose, Seat, Victory } from "./types.js";

export type LevelCause = "event" | "support" | "attack" | "automatic-victory";

export type RemovalCause = "battle" | "automatic-victory" | "blockade";

export type PortCause = "support" | "blockade" | "surrender";

/** The use for which a card left the hand (CAR-R7.1a). */
export type CardUse = "activate" | "reinforce" | "event" | "response";

/** The force, start and destination of a sea move or march. */
export interface Passage {
  readonly leader: LeaderId;
  readonly from: LocationId;
  readonly to: LocationId;
  readonly cu: number;
  /** The subordinates who go along. */
  readonly leaders: readonly LeaderId[];
}

export type UnrestEvent =
  | RollEvent<RollPurpose>
  | { readonly type: "turn-started"; readonly turn: number; readonly clause: "CAR-S.6" }
  | { readonly type: "card-discarded"; readonly seat: Seat; readonly card: CardId; readonly clause: "CAR-R6.2a" }
  | { readonly type: "deck-rebuilt"; readonly seat: Seat; readonly count: number; readonly clause: "CAR-R6.4" }
  /** `cards` is null for viewers who may not see them. */
  | { readonly type: "cards-drawn"; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null; readonly clause: "CAR-R6.2b" }
  | { readonly type: "first-player-named"; readonly seat: Seat; readonly first: Seat; readonly clause: "CAR-S.8" }
  | { readonly type: "round-started"; readonly round: number; readonly clause: "CAR-S.9" }
  | { readonly type: "marker-removed"; readonly clause: "CAR-20.0.6" }
  | { readonly type: "marker-placed"; readonly clause: "CAR-20.0.3" }
  | { readonly type: "became-active"; readonly seat: Seat; readonly clause: "CAR-S.9" }
  | { readonly type: "done"; readonly seat: Seat; readonly clause: "CAR-S.10" }
  | { readonly type: "card-played"; readonly seat: Seat; readonly card: CardId; readonly use: CardUse; readonly clause: string }
  /** Shown only to the side that passed (CAR-HI.6). */
  | { readonly type: "passed"; readonly seat: Seat; readonly clause: "CAR-S.22" }
  | { readonly type: "level-changed"; readonly from: number; readonly to: number; readonly cause: LevelCause; readonly clause: string }
  | {
      readonly type: "leader-activated";
      readonly seat: Seat;
      readonly leader: LeaderId;
      readonly value: number;
      readonly clause: "CAR-19.0.8" | "CAR-21.5.15a";
    }
  | { readonly type: "activation-cancelled"; readonly leader: LeaderId; readonly clause: "CAR-S.12" | "CAR-21.5.15b" }
  | { readonly type: "activation-ended"; readonly leader: LeaderId; readonly clause: "CAR-S.13" | "CAR-S.17" }
  | { readonly type: "activation-waived"; readonly seat: Seat; readonly clause: "CAR-S.30" }
  | (Passage & { readonly type: "sea-move-declared"; readonly clause: "CAR-S.14" })
  | (Passage & { readonly type: "sea-moved"; readonly clause: "CAR-S.14" })
  | (Passage & { readonly type: "marched"; readonly clause: "CAR-S.17" })
  | { readonly type: "sea-move-cancelled"; readonly leader: LeaderId; readonly clause: "CAR-S.15" }
  /** `against` is the size of the other army: CU in Sicily, or the level. */
  | {
      readonly type: "attack-declared";
      readonly seat: Seat;
      readonly leader: LeaderId;
      readonly location: LocationId;
      readonly cu: number;
      readonly against: number;
      readonly clause: "CAR-20.3.1" | "CAR-S.16";
    }
  | { readonly type: "commander-named"; readonly seat: Seat; readonly leader: LeaderId; readonly clause: "CAR-S.18" }
  | { readonly type: "automatic-victory"; readonly winner: Seat | "unrest"; readonly location: LocationId; readonly clause: string }
  | {
      readonly type: "battle-fought";
      readonly location: LocationId;
      readonly winner: Seat | "unrest";
      readonly modifiers: { readonly attacker: number; readonly defender: number };
      readonly totals: { readonly attacker: number; readonly defender: number };
      /** The losses of each side by dice, before the sizes of the armies limit them; 0 if an event prevents them. */
      readonly losses: { readonly attacker: number; readonly defender: number };
      readonly clause: "CAR-R12.2.5";
    }
  | {
      readonly type: "cu-removed";
      readonly seat: Seat;
      readonly location: LocationId;
      readonly count: number;
      readonly cause: RemovalCause;
      readonly clause: string;
    }
  | { readonly type: "leader-displaced"; readonly leader: LeaderId; readonly clause: "CAR-R8.4b" }
  | { readonly type: "leader-set-aside"; readonly leader: LeaderId; readonly clause: "CAR-R8.4c" }
  | { readonly type: "support-won"; readonly winner: Seat | "unrest"; readonly points: number; readonly clause: string }
  | { readonly type: "support-lost"; readonly winner: Seat | "unrest"; readonly points: number; readonly clause: string }
  | { readonly type: "port-changed"; readonly to: Seat; readonly ports: number; readonly cause: PortCause; readonly clause: string }
  | { readonly type: "commander-marked"; readonly leader: LeaderId; readonly clause: "CAR-S.26" }
  | { readonly type: "cu-placed"; readonly seat: Seat; readonly location: LocationId; readonly clause: "CAR-S.34" }
  | { readonly type: "leader-placed"; readonly leader: LeaderId; readonly location: LocationId; readonly clause: "CAR-S.35" | "CAR-R8.3" }
  /** `portPoints` is −1, 0 or 1, `unrestPoints` the points lost by the level, `vp` Carthage's points after scoring. */
  | {
      readonly type: "scored";
      readonly turn: number;
      readonly portPoints: number;
      readonly unrestPoints: number;
      readonly vp: number;
      readonly clause: "CAR-S.32";
    }
  | { readonly type: "game-over"; readonly winner: Seat; readonly victory: Victory; readonly clause: string };
