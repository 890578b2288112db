/** Every procedure by its frame. */
import type { Procedure } from "../../core/flow.js";
import { inOrder, type ProceduresOf } from "../../core/procedures.js";
import type { NineYearsEvent } from "../events.js";
import { FRAMES } from "../frames.js";
import type { NineYearsState } from "../state.js";
import { actionRounds } from "./action-rounds.js";
import { avoidBattle } from "./avoid-battle.js";
import { battle } from "./battle.js";
import { buildLine } from "./build-line.js";
import { campaignMove } from "./campaign-move.js";
import { chooseCommander } from "./choose-commander.js";
import { chooseOrder } from "./choose-order.js";
import { chooseSpace } from "./choose-space.js";
import { deployFleet } from "./deploy-fleet.js";
import { displace } from "./displace.js";
import { endOfAction } from "./end-of-action.js";
import { entry } from "./entry.js";
import { eventChoice } from "./event-choice.js";
import { eventDraw } from "./event-draw.js";
import { firstCard } from "./first-card.js";
import { form } from "./form.js";
import { fortify } from "./fortify.js";
import { gameOver } from "./game-over.js";
import { gloriousRevolution } from "./glorious-revolution.js";
import { heldCard } from "./held-card.js";
import { interception } from "./interception.js";
import { leaveUnits } from "./leave-units.js";
import { lineChoice } from "./line-choice.js";
import { losses } from "./losses.js";
import { peaceTalks } from "./peace-talks.js";
import { placeArrivals } from "./place-arrivals.js";
import { placeLeaders } from "./place-leaders.js";
import { prepareFleet } from "./prepare-fleet.js";
import { rally } from "./rally.js";
import { reinforcement } from "./reinforcement.js";
import { replacement } from "./replacement.js";
import { restore } from "./restore.js";
import { retreat } from "./retreat.js";
import { round } from "./round.js";
import { savoyCleared } from "./savoy-cleared.js";
import { savoyDecision } from "./savoy-decision.js";
import { seaMovement } from "./sea-movement.js";
import { selectForce } from "./select-force.js";
import { siege } from "./siege.js";
import { spend } from "./spend.js";
import { strengthen } from "./strengthen.js";
import { transfer } from "./transfer.js";
import { transferLeaders } from "./transfer-leaders.js";
import { turn } from "./turn.js";
import { winter } from "./winter.js";

const BY_FRAME: ProceduresOf<typeof FRAMES, NineYearsState, NineYearsEvent> = {
  "game-over": gameOver,
  turn,
  "choose-order": chooseOrder,
  strengthen,
  "event-draw": eventDraw,
  "event-choice": eventChoice,
  reinforcement,
  spend,
  restore,
  form,
  "build-line": buildLine,
  "prepare-fleet": prepareFleet,
  "place-arrivals": placeArrivals,
  "place-leaders": placeLeaders,
  "transfer-leaders": transferLeaders,
  "first-card": firstCard,
  "action-rounds": actionRounds,
  round,
  "choose-space": chooseSpace,
  "select-force": selectForce,
  "campaign-move": campaignMove,
  "leave-units": leaveUnits,
  entry,
  "line-choice": lineChoice,
  interception,
  "held-card": heldCard,
  fortify,
  "avoid-battle": avoidBattle,
  battle,
  "choose-commander": chooseCommander,
  losses,
  retreat,
  siege,
  displace,
  transfer,
  replacement,
  rally,
  "sea-movement": seaMovement,
  "deploy-fleet": deployFleet,
  "savoy-decision": savoyDecision,
  "savoy-cleared": savoyCleared,
  "glorious-revolution": gloriousRevolution,
  winter,
  "peace-talks": peaceTalks,
  "end-of-action": endOfAction,
};

/** Every procedure of the game, in the order of the frames. */
export const PROCEDURES: readonly Procedure<NineYearsState, NineYearsEvent>[] = /* @__PURE__ */ inOrder(FRAMES, BY_FRAME);
