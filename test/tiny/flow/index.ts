import type { Procedure } from "../../../src/core/flow.js";
import type { TinyEvent } from "../events.js";
import type { TinyState } from "../state.js";
import { ambush } from "./ambush.js";
import { game } from "./game.js";
import { gameOver } from "./game-over.js";
import { pledge } from "./pledge.js";
import { raid } from "./raid.js";
import { round } from "./round.js";

/** The procedures, in the order of the numbers in frames.ts. */
export const PROCEDURES: readonly Procedure<TinyState, TinyEvent>[] = [game, round, pledge, raid, ambush, gameOver];
