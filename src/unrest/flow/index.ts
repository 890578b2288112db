import type { Procedure } from "../../core/flow/flow.js";
import { inOrder } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { FRAMES } from "../vocabulary/frames.js";
import type { UnrestState } from "../state/index.js";
import { gameOver } from "./game-over.js";
import { turn } from "./turn.js";
import { draw } from "./draw.js";
import { firstPlayer } from "./first-player.js";
import { round } from "./round.js";
import { active } from "./active.js";
import { activate } from "./activate.js";
import { activation } from "./activation.js";
import { mistrust, storms, wildBeasts } from "./response.js";
import { movement } from "./movement.js";
import { attack } from "./attack.js";
import { unrestBattle } from "./unrest-battle.js";
import { sicilyBattle } from "./sicily-battle.js";
import { battleResponses } from "./battle-responses.js";
import { support } from "./support.js";
import { blockade } from "./blockade.js";
import { placeCu } from "./place-cu.js";
import { returnLeaders } from "./return-leaders.js";
import { rearrange } from "./rearrange.js";

/** Every procedure of the game, in the order of the frames. */
export const PROCEDURES: readonly Procedure<UnrestState, UnrestEvent>[] = /* @__PURE__ */ inOrder(FRAMES, [
  gameOver,
  turn,
  draw,
  firstPlayer,
  round,
  active,
  activate,
  activation,
  mistrust,
  storms,
  movement,
  attack,
  unrestBattle,
  sicilyBattle,
  battleResponses,
  support,
  wildBeasts,
  blockade,
  placeCu,
  returnLeaders,
  rearrange,
]);
