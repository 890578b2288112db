/** All procedures; the position of each is the number of its frame (frames.ts). */
import type { Procedure } from "../../core/flow.js";
import type { UnrestEvent } from "../events.js";
import type { UnrestState } from "../state.js";
import { activate } from "./activate.js";
import { activation } from "./activation.js";
import { active } from "./active.js";
import { attack } from "./attack.js";
import { battleResponses } from "./battle-responses.js";
import { blockade } from "./blockade.js";
import { draw } from "./draw.js";
import { firstPlayer } from "./first-player.js";
import { gameOver } from "./game-over.js";
import { movement } from "./movement.js";
import { placeCu } from "./place-cu.js";
import { rearrange } from "./rearrange.js";
import { mistrust, storms, wildBeasts } from "./response.js";
import { returnLeaders } from "./return-leaders.js";
import { round } from "./round.js";
import { sicilyBattle } from "./sicily-battle.js";
import { support } from "./support.js";
import { turn } from "./turn.js";
import { unrestBattle } from "./unrest-battle.js";

/** Every procedure of the game. */
export const PROCEDURES: readonly Procedure<UnrestState, UnrestEvent>[] = [
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
];
