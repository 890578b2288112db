import { inOrder, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../vocabulary/events.js";
import { FRAMES } from "../vocabulary/frames.js";
import type { TinyState } from "../state/index.js";
import { ambush } from "./ambush.js";
import { game } from "./game.js";
import { gameOver } from "./game-over.js";
import { pledge } from "./pledge.js";
import { raid } from "./raid.js";
import { round } from "./round.js";

/** The procedures, in the order of the frames. */
export const PROCEDURES: readonly Procedure<TinyState, TinyEvent>[] = inOrder(FRAMES, [game, round, pledge, raid, ambush, gameOver]);
