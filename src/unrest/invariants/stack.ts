/** What the stack of procedures says beyond its rows: that it is that of a game that goes on or is over, and numbers that an edition bounds. */
import { demand } from "../../core/errors.js";
import { NONE } from "../../core/frame-rows.js";
import { F } from "../frames.js";
import { supportFor } from "../rules/level.js";
import { type UnrestState, winnerOf } from "../state.js";
import type { Tables } from "../tables.js";

/** Checks the stack. @throws PositionError naming the frame or slot */
export function checkStack(s: UnrestState, t: Tables): void {
  const isOver = F["game-over"].isUnderWay(s);
  demand(isOver === (winnerOf(s) !== NONE), "secret.frames[0].kind", isOver ? "a turn, as nobody has won" : "game-over, as the game has a winner");
  const { mostCu, movementPoints } = t.box;
  const within = (path: string, name: string, value: number | undefined, least: number, most: number): void => {
    demand(value === undefined || (value >= least && value <= most), `${path}.slots.${name}`, `${least}..${most}`, value);
  };
  within(F.activation.path(s), "points", F.activation.find(s)?.points, 0, movementPoints);
  within(F.movement.path(s), "capacity", F.movement.find(s)?.capacity, 0, mostCu);
  within(F.movement.path(s), "cu", F.movement.find(s)?.cu, 0, mostCu);
  within(F.movement.path(s), "next", F.movement.find(s)?.next, 0, t.leaderIds.length);
  within(F.attack.path(s), "cu", F.attack.find(s)?.cu, 0, mostCu);
  within(F.support.path(s), "points", F.support.find(s)?.points, 1, supportFor(t.box, Math.max(mostCu, t.mostLosses)));
  within(F["place-cu"].path(s), "left", F["place-cu"].find(s)?.left, 1, Math.max(t.scenario.reinforcements, t.mostCuByCard));
  within(F["return-leaders"].path(s), "next", F["return-leaders"].find(s)?.next, 0, t.leaderIds.length - 1);
  within(F.rearrange.path(s), "next", F.rearrange.find(s)?.next, 0, t.leaderIds.length - 1);
}
