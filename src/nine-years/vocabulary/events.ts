/** Everything that can happen. Seats, spaces, leaders and cards are ids; a card hidden from a side is null for it. */
import type { RollEvent } from "../../core/events/events.js";
import type { ActionId, CorpsKindId, EventCardId, FleetId, LeaderId, PenaltyId, PowerId, RollPurpose, Seat, SpaceId, Victory, ZoneId } from "./types.js";

/** In `siege-rolled`, `strength` is that of the fortress before the roll, `fall` its reduction and `steps` the loss of the besieger. */
export type NineYearsEvent =
  | RollEvent<RollPurpose>
  | { readonly type: "year-began"; readonly year: number; readonly initiative: Seat; readonly clause: string }
  | { readonly type: "order-chosen"; readonly seat: Seat; readonly first: Seat; readonly clause: string }
  | { readonly type: "savoy-joined"; readonly clause: string }
  | { readonly type: "events-added"; readonly clause: string }
  | { readonly type: "strengthened"; readonly seat: Seat; readonly clause: string }
  | { readonly type: "kww-moved"; readonly from: number; readonly to: number; readonly clause: string }
  | { readonly type: "event-drawn"; readonly seat: Seat; readonly card: EventCardId | null; readonly clause: string }
  | { readonly type: "event-held"; readonly seat: Seat; readonly card: EventCardId | null; readonly clause: string }
  | { readonly type: "event-played"; readonly seat: Seat; readonly card: EventCardId; readonly clause: string }
  | { readonly type: "event-void"; readonly seat: Seat; readonly card: EventCardId; readonly clause: string }
  | { readonly type: "resources-counted"; readonly seat: Seat; readonly points: number; readonly clause: string }
  | { readonly type: "resources-spent"; readonly seat: Seat; readonly points: number; readonly left: number; readonly clause: string }
  | { readonly type: "corps-formed"; readonly seat: Seat; readonly corps: CorpsKindId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "corps-arrived"; readonly seat: Seat; readonly corps: CorpsKindId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "corps-restored"; readonly seat: Seat; readonly corps: CorpsKindId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "corps-delayed"; readonly power: PowerId; readonly count: number; readonly clause: string }
  | { readonly type: "corps-reduced"; readonly corps: CorpsKindId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "corps-eliminated"; readonly corps: CorpsKindId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "line-built"; readonly seat: Seat; readonly space: SpaceId; readonly level: number; readonly clause: string }
  | { readonly type: "line-removed"; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "colonial-support"; readonly seat: Seat; readonly clause: string }
  | { readonly type: "fleet-prepared"; readonly seat: Seat; readonly fleet: FleetId; readonly strength: number; readonly clause: string }
  | { readonly type: "fleet-removed"; readonly fleet: FleetId; readonly clause: string }
  | { readonly type: "fleet-returned"; readonly fleet: FleetId; readonly clause: string }
  | { readonly type: "zone-controlled"; readonly zone: ZoneId; readonly seat: Seat | null; readonly clause: string }
  | { readonly type: "leader-arrived"; readonly leader: LeaderId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "leader-transferred"; readonly leader: LeaderId; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "leader-promoted"; readonly leader: LeaderId; readonly clause: string }
  | { readonly type: "leader-removed"; readonly leader: LeaderId; readonly clause: string }
  | { readonly type: "leader-off-map"; readonly leader: LeaderId; readonly clause: string }
  | { readonly type: "action-cards-shuffled"; readonly clause: string }
  | { readonly type: "action-cards-dealt"; readonly seat: Seat; readonly count: number; readonly values: readonly number[] | null; readonly clause: string }
  | { readonly type: "card-chosen"; readonly seat: Seat; readonly clause: string }
  | { readonly type: "cards-shown"; readonly alliance: number; readonly bourbon: number; readonly clause: string }
  | { readonly type: "first-player"; readonly seat: Seat; readonly clause: string }
  | { readonly type: "card-played"; readonly seat: Seat; readonly value: number; readonly clause: string }
  | { readonly type: "action-began"; readonly seat: Seat; readonly action: ActionId; readonly clause: string }
  | {
      readonly type: "force-activated";
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly leaders: readonly LeaderId[];
      readonly corps: number;
      readonly clause: string;
    }
  | { readonly type: "army-moved"; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId; readonly clause: string }
  | { readonly type: "units-left"; readonly seat: Seat; readonly space: SpaceId; readonly unit: LeaderId | CorpsKindId; readonly clause: string }
  | { readonly type: "control-changed"; readonly space: SpaceId; readonly seat: Seat | null; readonly clause: string }
  | { readonly type: "victory-points"; readonly by: number; readonly total: number; readonly clause: string }
  | { readonly type: "held-asked"; readonly seat: Seat; readonly card: EventCardId; readonly clause: string }
  | { readonly type: "held-played"; readonly seat: Seat; readonly card: EventCardId; readonly clause: string }
  | { readonly type: "line-tried"; readonly seat: Seat; readonly space: SpaceId; readonly bypassed: boolean; readonly clause: string }
  | { readonly type: "interception"; readonly seat: Seat; readonly from: SpaceId; readonly space: SpaceId; readonly success: boolean; readonly clause: string }
  | { readonly type: "fortified"; readonly seat: Seat; readonly space: SpaceId; readonly unit: LeaderId | CorpsKindId; readonly clause: string }
  | { readonly type: "battle-avoided"; readonly seat: Seat; readonly space: SpaceId; readonly success: boolean; readonly clause: string }
  | { readonly type: "retreated"; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId | null; readonly clause: string }
  | {
      readonly type: "battle-began";
      readonly attacker: Seat;
      readonly space: SpaceId;
      readonly attackers: number;
      readonly defenders: number;
      readonly clause: string;
    }
  | {
      readonly type: "battle-hits";
      readonly space: SpaceId;
      readonly attacker: number;
      readonly defender: number;
      readonly line: number;
      readonly clause: string;
    }
  | { readonly type: "battle-won"; readonly seat: Seat; readonly space: SpaceId; readonly famous: boolean; readonly clause: string }
  | { readonly type: "leader-hit"; readonly leader: LeaderId; readonly space: SpaceId; readonly killed: boolean; readonly clause: string }
  | { readonly type: "staff-officer"; readonly leader: LeaderId; readonly space: SpaceId; readonly clause: string }
  | {
      readonly type: "siege-rolled";
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly total: number;
      readonly strength: number;
      readonly fall: number;
      readonly steps: number;
      readonly clause: string;
    }
  | { readonly type: "fortress-lowered"; readonly space: SpaceId; readonly strength: number; readonly clause: string }
  | { readonly type: "fortress-taken"; readonly seat: Seat; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "siege-ended"; readonly space: SpaceId; readonly clause: string }
  | { readonly type: "displaced"; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId | null; readonly clause: string }
  | {
      readonly type: "transferred";
      readonly seat: Seat;
      readonly unit: LeaderId | CorpsKindId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly clause: string;
    }
  | { readonly type: "corps-replaced"; readonly seat: Seat; readonly space: SpaceId; readonly corps: CorpsKindId; readonly clause: string }
  | { readonly type: "rallied"; readonly seat: Seat; readonly space: SpaceId; readonly unit: LeaderId | CorpsKindId; readonly clause: string }
  | {
      readonly type: "sailed";
      readonly seat: Seat;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly arrived: boolean;
      readonly total: number;
      readonly clause: string;
    }
  | { readonly type: "fleet-deployed"; readonly seat: Seat; readonly fleet: FleetId; readonly won: boolean; readonly clause: string }
  | { readonly type: "savoy-neutral"; readonly seat: Seat; readonly clause: string }
  | { readonly type: "glorious-revolution"; readonly clause: string }
  | { readonly type: "winter"; readonly year: number; readonly clause: string }
  | { readonly type: "penalty-taken"; readonly seat: Seat; readonly penalty: PenaltyId; readonly clause: string }
  | { readonly type: "peace-roll"; readonly total: number; readonly threshold: number; readonly peace: boolean; readonly clause: string }
  | { readonly type: "game-over"; readonly winner: Seat; readonly victory: Victory; readonly clause: string };
