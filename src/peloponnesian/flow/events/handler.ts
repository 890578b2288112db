/** What an event of a card gives to the procedure `event`: its automatic steps, and where it asks, the choices. */
import type { Code } from "../../../core/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import type { PeloponnesianLog } from "../../events.js";
import type { PeloponnesianState } from "../../state.js";
import type { Tables } from "../../tables.js";

/** The result of a step: ask the player, go on, or the event is over. */
export const ASK = 0;
export const GO_ON = 1;
export const OVER = 2;

export interface EventHandler {
  /** One automatic step of the event; GO_ON after changing the step or pushing a frame. */
  run(s: PeloponnesianState, t: Tables, seat: number, dice: Dice, log: PeloponnesianLog): number;
  moves?(s: PeloponnesianState, t: Tables, seat: number, out: Code[]): void;
  play?(s: PeloponnesianState, t: Tables, seat: number, c: Code, log: PeloponnesianLog): void;
}
