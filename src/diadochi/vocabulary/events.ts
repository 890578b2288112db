/**
 * The events of a game of Diadochi as plain objects; dice are core `roll` events. Each event names the clause that applies.
 *
 * Events use ids. `seat` is the player concerned; null means nobody, or the independents if an army is meant. If an army acts, `general` is its
 * leader, null without one.
 */
import type { RollEvent } from "../../core/events/events.js";
import type { CardUse, Phase, RollPurpose, RoundSegment, Seat, UnitCounts, UnitId, Victory, WindowId } from "./types.js";

/** The CUs that an event concerns, by type. */
type Counts = UnitCounts;

export type DiadochiEvent =
  | RollEvent<RollPurpose>
  // Set-up
  | { readonly type: "general-dealt"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "general-drafted"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "army-set-up"; readonly clause: string; readonly seat: Seat; readonly general: string; readonly space: string; readonly units: Counts }
  // Sequence of play
  | { readonly type: "turn-began"; readonly clause: string; readonly turn: number }
  | { readonly type: "phase-began"; readonly clause: string; readonly phase: Phase }
  | { readonly type: "round-began"; readonly clause: string; readonly round: number }
  | { readonly type: "segment-began"; readonly clause: string; readonly seat: Seat; readonly segment: RoundSegment }
  | { readonly type: "first-player-named"; readonly clause: string; readonly seat: Seat; readonly first: Seat }
  | { readonly type: "usurper-named"; readonly clause: string; readonly seat: Seat }
  | { readonly type: "cards-dealt"; readonly clause: string; readonly count: number }
  | { readonly type: "card-drawn"; readonly clause: string; readonly seat: Seat; readonly card: string | null }
  | { readonly type: "deck-reshuffled"; readonly clause: string }
  | { readonly type: "hand-discarded"; readonly clause: string; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: "hidden-card-revealed"; readonly clause: string; readonly card: string }
  | { readonly type: "card-added-to-deck"; readonly clause: string; readonly card: string }
  | { readonly type: "body-removed"; readonly clause: string }
  | { readonly type: "heir-came-of-age"; readonly clause: string; readonly seat: Seat; readonly royal: string; readonly choice: "enthrone" | "keep" | "kill" }
  // Points
  | { readonly type: "points-changed"; readonly clause: string; readonly seat: Seat; readonly victoryPoints: number; readonly legitimacy: number }
  | { readonly type: "champion-lost"; readonly clause: string; readonly seat: Seat; readonly against: Seat | null }
  | { readonly type: "prestige-gained"; readonly clause: string; readonly seat: Seat; readonly general: string; readonly points: number }
  | { readonly type: "game-over"; readonly clause: string; readonly winner: Seat; readonly victory: Victory }
  // Pieces on the map
  | {
      readonly type: "marker-placed";
      readonly clause: string;
      readonly seat: Seat | null;
      readonly space: string;
      readonly replaced: Seat | "independent" | null;
    }
  | { readonly type: "marker-removed"; readonly clause: string; readonly space: string; readonly owner: Seat | "independent" }
  | { readonly type: "units-placed"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly units: Counts }
  | { readonly type: "units-lost"; readonly clause: string; readonly seat: Seat | null; readonly space: string | null; readonly units: Counts }
  | { readonly type: "units-dispersed"; readonly clause: string; readonly seat: Seat; readonly units: Counts }
  | { readonly type: "units-changed-sides"; readonly clause: string; readonly from: Seat; readonly to: Seat; readonly space: string; readonly units: Counts }
  | { readonly type: "general-placed"; readonly clause: string; readonly seat: Seat; readonly general: string; readonly space: string }
  | { readonly type: "general-joined"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "general-taken-back"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "general-dispersed"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "general-killed"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "general-replaced"; readonly clause: string; readonly seat: Seat; readonly general: string; readonly by: string }
  | { readonly type: "royal-controlled"; readonly clause: string; readonly royal: string; readonly seat: Seat | null }
  | { readonly type: "royal-moved"; readonly clause: string; readonly royal: string; readonly space: string }
  | { readonly type: "royal-activated"; readonly clause: string; readonly seat: Seat; readonly royal: string; readonly husband: string | null }
  | { readonly type: "royal-deactivated"; readonly clause: string; readonly royal: string }
  | { readonly type: "royal-killed"; readonly clause: string; readonly royal: string }
  | { readonly type: "body-buried"; readonly clause: string; readonly seat: Seat; readonly space: string }
  | { readonly type: "royals-disbanded"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly count: number }
  | { readonly type: "left-the-walls"; readonly clause: string; readonly seat: Seat; readonly space: string }
  // Cards
  | { readonly type: "card-played"; readonly clause: string; readonly seat: Seat; readonly card: string; readonly use: CardUse }
  | { readonly type: "surprise-played"; readonly clause: string; readonly seat: Seat; readonly card: string; readonly window: WindowId }
  | { readonly type: "surprise-exchanged"; readonly clause: string; readonly seat: Seat; readonly card: string }
  | { readonly type: "surprise-cancelled"; readonly clause: string; readonly seat: Seat; readonly card: string }
  | { readonly type: "discarded-for-independent"; readonly clause: string; readonly seat: Seat; readonly card: string; readonly space: string }
  | { readonly type: "card-removed"; readonly clause: string; readonly card: string }
  | { readonly type: "event-declined"; readonly clause: string; readonly seat: Seat; readonly card: string }
  | { readonly type: "event-without-effect"; readonly clause: string; readonly seat: Seat; readonly card: string }
  | {
      readonly type: "card-effect";
      readonly clause: string;
      readonly seat: Seat;
      readonly card: string;
      readonly target: string | null;
      readonly amount: number | null;
    }
  | { readonly type: "ops-lost"; readonly clause: string; readonly seat: Seat; readonly ops: number }
  | { readonly type: "ops-recorded"; readonly clause: string; readonly seat: Seat; readonly unit: UnitId; readonly ops: number; readonly needed: number }
  | { readonly type: "fleet-upgraded"; readonly clause: string; readonly seat: Seat; readonly fleet: string }
  | { readonly type: "fleet-returned"; readonly clause: string; readonly seat: Seat; readonly fleet: string }
  | { readonly type: "fleet-dispersed"; readonly clause: string; readonly fleet: string }
  // Movement
  | {
      readonly type: "army-activated";
      readonly clause: string;
      readonly seat: Seat;
      readonly general: string;
      readonly space: string;
      readonly units: Counts;
      readonly movementPoints: number;
    }
  | { readonly type: "movement-points-changed"; readonly clause: string; readonly movementPoints: number }
  | {
      readonly type: "army-moved";
      readonly clause: string;
      readonly seat: Seat | null;
      readonly general: string | null;
      readonly from: string;
      readonly to: string;
      readonly movementPoints: number;
    }
  | { readonly type: "move-ended"; readonly clause: string; readonly seat: Seat | null; readonly general: string | null; readonly space: string }
  | {
      readonly type: "pieces-left";
      readonly clause: string;
      readonly seat: Seat;
      readonly space: string;
      readonly units: Counts;
      readonly generals: readonly string[];
      readonly royals: readonly string[];
    }
  | {
      readonly type: "pieces-picked-up";
      readonly clause: string;
      readonly seat: Seat;
      readonly space: string;
      readonly units: Counts;
      readonly generals: readonly string[];
      readonly royals: readonly string[];
    }
  | { readonly type: "commander-changed"; readonly clause: string; readonly seat: Seat; readonly general: string }
  | { readonly type: "passage-asked"; readonly clause: string; readonly seat: Seat; readonly space: string }
  | { readonly type: "passage-answered"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly permitted: boolean }
  | { readonly type: "passage-betrayed"; readonly clause: string; readonly seat: Seat; readonly space: string }
  // Reactions
  | {
      readonly type: "interception-declared";
      readonly clause: string;
      readonly seat: Seat | null;
      readonly general: string | null;
      readonly from: string;
      readonly space: string;
    }
  | { readonly type: "attempt-led"; readonly clause: string; readonly seat: Seat; readonly general: string; readonly space: string }
  | { readonly type: "interception-succeeded"; readonly clause: string; readonly seat: Seat | null; readonly from: string; readonly space: string }
  | { readonly type: "interception-failed"; readonly clause: string; readonly seat: Seat | null; readonly from: string; readonly space: string }
  | { readonly type: "stepped-back"; readonly clause: string; readonly seat: Seat; readonly space: string }
  | {
      readonly type: "withdrew-inside";
      readonly clause: string;
      readonly seat: Seat;
      readonly space: string;
      readonly units: Counts;
      readonly generals: readonly string[];
      readonly royals: readonly string[];
    }
  | { readonly type: "avoidance-tried"; readonly clause: string; readonly seat: Seat | null; readonly space: string; readonly success: boolean }
  | { readonly type: "battle-avoided"; readonly clause: string; readonly seat: Seat | null; readonly from: string; readonly to: string }
  | { readonly type: "pursuit"; readonly clause: string; readonly seat: Seat; readonly success: boolean; readonly space: string }
  // Battle
  | { readonly type: "overrun"; readonly clause: string; readonly seat: Seat | null; readonly loser: Seat | null; readonly space: string }
  | { readonly type: "battle-began"; readonly clause: string; readonly attacker: Seat | null; readonly defender: Seat | null; readonly space: string }
  | { readonly type: "royals-set-aside"; readonly clause: string; readonly seat: Seat; readonly count: number }
  | { readonly type: "battle-strengths"; readonly clause: string; readonly space: string; readonly attacker: number; readonly defender: number }
  | { readonly type: "battle-scores"; readonly clause: string; readonly space: string; readonly attacker: number; readonly defender: number }
  | { readonly type: "battle-won"; readonly clause: string; readonly winner: Seat | null; readonly loser: Seat | null; readonly space: string }
  | { readonly type: "battle-drawn"; readonly clause: string; readonly attacker: Seat | null; readonly defender: Seat | null; readonly space: string }
  | { readonly type: "no-battle"; readonly clause: string; readonly space: string }
  | { readonly type: "army-defeated"; readonly clause: string; readonly seat: Seat | null; readonly space: string }
  | { readonly type: "garrison-joined"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly units: Counts }
  | { readonly type: "sortie"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly units: Counts }
  // Sieges
  | {
      readonly type: "attempt-made";
      readonly clause: string;
      readonly seat: Seat;
      readonly space: string;
      readonly siege: boolean;
      readonly points: number;
      readonly losses: number;
    }
  | { readonly type: "siege-points"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly points: number; readonly needed: number }
  | { readonly type: "siege-lifted"; readonly clause: string; readonly space: string }
  | { readonly type: "city-fell"; readonly clause: string; readonly seat: Seat; readonly space: string }
  | { readonly type: "subjugated"; readonly clause: string; readonly seat: Seat; readonly space: string }
  // Sea
  | {
      readonly type: "naval-move-announced";
      readonly clause: string;
      readonly seat: Seat;
      readonly path: readonly string[];
      readonly escorts: readonly string[];
    }
  | { readonly type: "naval-interception-declared"; readonly clause: string; readonly seat: Seat; readonly fleets: readonly string[] }
  | { readonly type: "naval-interception-cancelled"; readonly clause: string; readonly seat: Seat }
  | { readonly type: "naval-move-cancelled"; readonly clause: string; readonly seat: Seat }
  | {
      readonly type: "naval-battle";
      readonly clause: string;
      readonly attacker: Seat;
      readonly interceptor: Seat;
      readonly attackerScore: number;
      readonly interceptorScore: number;
      readonly winner: Seat | null;
    }
  | { readonly type: "turned-back"; readonly clause: string; readonly seat: Seat; readonly space: string }
  // Independent armies
  | { readonly type: "independent-army-placed"; readonly clause: string; readonly space: string; readonly units: number; readonly army: string | null }
  | { readonly type: "independent-army-removed"; readonly clause: string; readonly space: string }
  | { readonly type: "independent-army-activated"; readonly clause: string; readonly seat: Seat; readonly space: string; readonly movementPoints: number }
  | { readonly type: "rebellion"; readonly clause: string; readonly space: string; readonly owner: Seat };
