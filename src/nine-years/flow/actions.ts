import { F } from "../vocabulary/frames.js";
import { canDeployAny } from "../rules/sea-movement.js";
import { canRallyAny } from "../rules/rally.js";
import { canReplaceAny } from "../rules/replacement.js";
import { canMoveSomebody, canStart } from "../rules/starts.js";
import { canTransferAny } from "../rules/transfer.js";
import { type NineYearsState, RALLY_USED, REPLACEMENT_USED, TRANSFER_USED } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { ACTION, ACTION_IDS, type ActionId, type ForceUse } from "../vocabulary/types.js";

export interface ActionRule {
  /** True if the side can begin the action now. */
  readonly isPossible: (s: NineYearsState, t: Tables, seat: number) => boolean;
  /** The flag of an action allowed once per round; 0 if it may be taken as often as the card has actions, by units that have not acted. */
  readonly once: number;
  /** The use of the force that acts. The space of the force is chosen first. Null: the action needs no force. */
  readonly force: ForceUse | null;
  /** Starts the procedure of the action, in the space of its force if it has one. */
  readonly begin: (s: NineYearsState, seat: number, space: number) => void;
}

const canStartSiege: ActionRule["isPossible"] = (s, t, seat) => canStart(s, t, seat, ACTION.siege);
const canStartSea: ActionRule["isPossible"] = (s, t, seat) => canStart(s, t, seat, ACTION["sea-movement"]);
// `canMoveSomebody` comes first because it is cheap and usually true.
const canStartCampaign: ActionRule["isPossible"] = (s, t, seat) => canMoveSomebody(s, t, seat) || canStart(s, t, seat, ACTION.campaign);

const RULES: Readonly<Record<ActionId, ActionRule>> = {
  // NYW-13.5.1.7: a Campaign move is allowed any number of times, each by units that have not acted.
  campaign: { isPossible: canStartCampaign, once: 0, force: "campaign", begin: beginCampaign },
  // NYW-17.5.13: several sieges of one fortress are possible, each by units that have not acted.
  siege: { isPossible: canStartSiege, once: 0, force: "siege", begin: beginSiege },
  // NYW-13.5.2.1: Transfer is allowed once per round.
  transfer: { isPossible: canTransferAny, once: TRANSFER_USED, force: null, begin: (s, seat) => (F.transfer.push(s).seat = seat) },
  // NYW-13.5.3.1: Replacement is allowed once per round.
  replacement: { isPossible: canReplaceAny, once: REPLACEMENT_USED, force: null, begin: (s, seat) => (F.replacement.push(s).seat = seat) },
  // NYW-13.5.4.1, NYW-13.5.4.6: Rally is allowed once per round, so only one leader in a space rallies.
  rally: { isPossible: canRallyAny, once: RALLY_USED, force: null, begin: (s, seat) => (F.rally.push(s).seat = seat) },
  // NYW-13.5.5.3: Sea Movement is allowed as often as the card has actions.
  "sea-movement": { isPossible: canStartSea, once: 0, force: "sea-movement", begin: beginSeaMovement },
  "deploy-fleet": { isPossible: canDeployAny, once: 0, force: null, begin: (s, seat) => (F["deploy-fleet"].push(s).seat = seat) },
};

/** NYW-D-12: the rules of the actions, by number of the action. */
export const ACTIONS: readonly ActionRule[] = ACTION_IDS.map((id) => RULES[id]);

function beginCampaign(s: NineYearsState, seat: number, space: number): void {
  const f = F["campaign-move"].push(s);
  f.seat = seat;
  f.space = space;
  f.from = space;
}

function beginSiege(s: NineYearsState, seat: number, space: number): void {
  const f = F.siege.push(s);
  f.seat = seat;
  f.space = space;
}

function beginSeaMovement(s: NineYearsState, seat: number, space: number): void {
  const f = F["sea-movement"].push(s);
  f.seat = seat;
  f.from = space;
}
