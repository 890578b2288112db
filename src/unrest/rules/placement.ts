/** Reinforcements, and the use of support on ports and level (CAR-S.24, CAR-S.34). */
import { type UnrestState, rivalOf } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { BOX, CARTHAGE, CARTHAGO, SICILY, SYRACUSAE } from "../vocabulary/types.js";
import { boxCu } from "./cards.js";
import { roomUp } from "./level.js";
import type { Reason } from "./refusals.js";

export function portsOf(s: UnrestState, t: Tables, seat: number): number {
  return seat === CARTHAGE ? s.ports : t.scenario.ports - s.ports; // CAR-S.3: the coalition has the others
}

/** The reason why a seat may not place reinforcement CU in a location; null if it may. */
export function obstacleToPlaceCu(s: UnrestState, t: Tables, seat: number, location: number): Reason | null {
  if (location === SICILY) return portsOf(s, t, seat) > 0 ? null : "place/no-port"; // CAR-S.34: only with a port there
  if (seat === CARTHAGE) return location === SYRACUSAE ? "location/closed" : null; // CAR-19.1: Carthage may place CU even in the Box.
  if (location === BOX) return "location/owners-box"; // CAR-19.0.4: only Carthage places pieces in the Box
  return location === CARTHAGO ? "location/closed" : null;
}

/** The reason why the winner of a battle may not spend a point of support on the level; null if it may. */
export function obstacleToSpendOnLevel(s: UnrestState, t: Tables, seat: number): Reason | null {
  if (seat === CARTHAGE) return s.level > 0 ? null : "support/level-zero"; // CAR-20.1.9: Carthage lowers the level, down to 0
  return roomUp(t.box, s.level, boxCu(s)) > 0 ? null : "support/cap-reached"; // CAR-20.1.8: the coalition raises the level up to the cap
}

/** The reason why the winner of a battle may not buy a port with its points; null if it may. */
export function obstacleToSpendOnPort(s: UnrestState, t: Tables, seat: number, points: number): Reason | null {
  if (points < t.scenario.pointsPerPort) return "support/too-few-points"; // CAR-S.24: a port costs two points
  return portsOf(s, t, rivalOf(seat)) > 0 ? null : "support/no-port-left";
}
