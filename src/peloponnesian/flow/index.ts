import { inOrder } from "../../core/flow/procedures.js";
import { FRAMES } from "../vocabulary/frames.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { gameOver } from "./game-over.js";
import { bidding } from "./bidding.js";
import { campaign } from "./campaign.js";
import { commit } from "./commit.js";
import { takeOlympian } from "./take-olympian.js";
import { playerTurn } from "./player-turn.js";
import { actionPhase } from "./action-phase.js";
import { maneuver } from "./maneuver.js";
import { loading } from "./loading.js";
import { lowerCargo } from "./lower-cargo.js";
import { march } from "./march.js";
import { muster } from "./muster.js";
import { build } from "./build.js";
import { recruit } from "./recruit.js";
import { detachGarrison } from "./detach-garrison.js";
import { pillage } from "./pillage.js";
import { winterSupply } from "./winter-supply.js";
import { stormChecks } from "./storm-checks.js";
import { forcedMarches } from "./forced-marches.js";
import { combat } from "./combat.js";
import { battle } from "./battle.js";
import { fortify } from "./fortify.js";
import { melee } from "./melee.js";
import { retreat } from "./retreat.js";
import { sieges } from "./sieges.js";
import { storm } from "./storm.js";
import { attrition } from "./attrition.js";
import { wintering } from "./wintering.js";
import { event } from "./event.js";
import { expansion } from "./expansion.js";
import { eventDie } from "./event-die.js";
import { useOlympian } from "./use-olympian.js";
import { losses } from "./losses.js";

/** The procedures, in the order of the frames. */
export const PROCEDURES: readonly PeloponnesianProcedure[] = /* @__PURE__ */ inOrder(FRAMES, [
  gameOver,
  bidding,
  campaign,
  commit,
  takeOlympian,
  playerTurn,
  actionPhase,
  maneuver,
  loading,
  lowerCargo,
  march,
  muster,
  build,
  recruit,
  detachGarrison,
  pillage,
  winterSupply,
  stormChecks,
  forcedMarches,
  combat,
  battle,
  fortify,
  melee,
  retreat,
  sieges,
  storm,
  attrition,
  wintering,
  event,
  expansion,
  eventDie,
  useOlympian,
  losses,
]);
