/** All procedures; the position of one is the index of its kind of frame (`frames.ts`). */
import { actionPhase } from "./action-phase.js";
import { attrition } from "./attrition.js";
import { battle } from "./battle.js";
import { bidding } from "./bidding.js";
import { build } from "./build.js";
import { campaign } from "./campaign.js";
import { combat } from "./combat.js";
import { commit } from "./commit.js";
import { detachGarrison } from "./detach-garrison.js";
import { gameOver } from "./ending.js";
import { event } from "./event.js";
import { eventDie } from "./event-die.js";
import { expansion } from "./expansion.js";
import { forcedMarches } from "./forced-marches.js";
import { fortify } from "./fortify.js";
import { loading } from "./loading.js";
import { losses } from "./losses.js";
import { lowerCargo } from "./lower-cargo.js";
import { maneuver } from "./maneuver.js";
import { march } from "./march.js";
import { melee } from "./melee.js";
import { muster } from "./muster.js";
import { pillage } from "./pillage.js";
import { playerTurn } from "./player-turn.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { recruit } from "./recruit.js";
import { retreat } from "./retreat.js";
import { sieges } from "./sieges.js";
import { storm } from "./storm.js";
import { stormChecks } from "./storm-checks.js";
import { takeOlympian } from "./take-olympian.js";
import { useOlympian } from "./use-olympian.js";
import { winterSupply } from "./winter-supply.js";
import { wintering } from "./wintering.js";

export const PROCEDURES: readonly PeloponnesianProcedure[] = [
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
];
