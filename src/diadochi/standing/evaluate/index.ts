import { addPieces, findArmies } from "./armies.js";
import { addLastTurn, addPointVictories, addRegency } from "./chances.js";
import { deskOf } from "./desk.js";
import { findBurials, findHolds, findPoints } from "./holdings.js";
import type { DiadochiState } from "../../state/index.js";
import { tablesOf } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";

/** The value of a position for each seat, -1 to 1 by its chance to win; 0 for a seat that does not play. Takes a few microseconds. */
export function evaluate(s: DiadochiState): readonly number[] {
  const t = tablesOf(s);
  const desk = deskOf(t);
  desk.pieces.fill(0);
  desk.chances.fill(0);
  findArmies(s, t, desk);
  findHolds(s, t, desk);
  addPieces(s, t, desk);
  findPoints(s, t, desk);
  findBurials(s, t, desk);
  let left = addPointVictories(s, t, desk);
  for (const heir of desk.heirs) left = addRegency(s, t, desk, heir, left);
  addLastTurn(s, desk, left);
  return SEATS.map((_, seat) => (seat < s.seats ? 2 * desk.chances[seat]! - 1 : 0));
}
