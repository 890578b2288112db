/** Why a choice that is not listed is not, by the frame that asks. Apart from the procedures, so that who only plays does without. */
import type { ReasonsOf } from "../../core/procedures.js";
import type { FRAMES } from "../frames.js";
import type { UnrestState } from "../state.js";
import { refuseActivate } from "./activate.js";
import { refuseActivation } from "./activation.js";
import { refuseActive } from "./active.js";
import { refuseAttack } from "./attack.js";
import { refuseBattleResponses } from "./battle-responses.js";
import { refuseBlockade } from "./blockade.js";
import { refuseDraw } from "./draw.js";
import { refuseMovement } from "./movement.js";
import { refusePlaceCu } from "./place-cu.js";
import { refuseRearrange } from "./rearrange.js";
import { refuseMistrust, refuseStorms, refuseWildBeasts } from "./response.js";
import { refuseReturnLeaders } from "./return-leaders.js";
import { refuseSicilyBattle } from "./sicily-battle.js";
import { refuseSupport } from "./support.js";

export const REASONS: ReasonsOf<typeof FRAMES, UnrestState> = {
  draw: refuseDraw,
  active: refuseActive,
  activate: refuseActivate,
  activation: refuseActivation,
  mistrust: refuseMistrust,
  storms: refuseStorms,
  movement: refuseMovement,
  attack: refuseAttack,
  "sicily-battle": refuseSicilyBattle,
  "battle-responses": refuseBattleResponses,
  support: refuseSupport,
  "wild-beasts": refuseWildBeasts,
  blockade: refuseBlockade,
  "place-cu": refusePlaceCu,
  "return-leaders": refuseReturnLeaders,
  rearrange: refuseRearrange,
};
