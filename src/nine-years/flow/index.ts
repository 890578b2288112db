import type { Procedure } from "../../core/flow/flow.js";
import { inOrder } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { FRAMES } from "../vocabulary/frames.js";
import type { NineYearsState } from "../state/index.js";
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

/** The procedures, in the order of the frames. */
export const PROCEDURES: readonly Procedure<NineYearsState, NineYearsEvent>[] = /* @__PURE__ */ inOrder(FRAMES, [
  gameOver,
  turn,
  chooseOrder,
  strengthen,
  eventDraw,
  eventChoice,
  reinforcement,
  spend,
  restore,
  form,
  buildLine,
  prepareFleet,
  placeArrivals,
  placeLeaders,
  transferLeaders,
  firstCard,
  actionRounds,
  round,
  chooseSpace,
  selectForce,
  campaignMove,
  leaveUnits,
  entry,
  lineChoice,
  interception,
  heldCard,
  fortify,
  avoidBattle,
  battle,
  chooseCommander,
  losses,
  retreat,
  siege,
  displace,
  transfer,
  replacement,
  rally,
  seaMovement,
  deployFleet,
  savoyDecision,
  savoyCleared,
  gloriousRevolution,
  winter,
  peaceTalks,
  endOfAction,
]);
