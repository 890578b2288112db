/** Leaders: activation, command and placement (CAR-R8). */
import { cuAt, isOnMap, placeOf, type UnrestState } from "../state/index.js";
import { endOfLeaders, firstLeader, isNamed, seatOfNumber, type Tables } from "../tables/index.js";
import { LOCATIONS, RESTING, SICILY } from "../vocabulary/types.js";
import type { Reason } from "./refusals.js";

/** The ratings of a leader in battle. */
export interface Commander {
  readonly tactics: number;
  readonly kind: "named" | "minor";
}

/**
 * The tactical rating of a force with these leaders, in the order in which its owner wants them to command: the rating of the first named one, else
 * of the first minor one, else 0. The list without its commander gives the subordinate who takes over (CAR-R12.2.4).
 */
export function tacticsInCommand(leaders: readonly Commander[]): number {
  const commander = leaders.find((leader) => leader.kind === "named") ?? leaders[0]; // CAR-R8.2.1b: a named leader commands minor ones
  return commander?.tactics ?? 0; // CAR-R12.2.2b: a leaderless force has 0
}

/** True if ground is friendly to a power: controlled by it or an ally (CAR-G.9). `null` is uncontrolled ground. */
export function isFriendlyGround(controller: string | null, power: string, allies: readonly string[] = []): boolean {
  return controller !== null && (controller === power || allies.includes(controller));
}

/** The seat and value of a card that activates a leader. `first` is the leader already activated with the card, who is excluded; NONE before. */
export interface Order {
  readonly seat: number;
  readonly value: number;
  readonly first: number;
}

/** The reason why a card may not activate a leader; null if it may. */
export function obstacleToActivate(s: UnrestState, t: Tables, { seat, value, first }: Order, leader: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== seat) return "leader/other-side";
  if (!isOnMap(s, leader)) return "leader/off-map";
  if (leader === first) return "activate/same-leader"; // CAR-20.3.16: the second attack needs another leader
  return t.leaderInitiative[leader]! <= value ? null : "activate/initiative"; // CAR-19.0.8: the card's value must reach his initiative
}

/** True if a card can activate any leader. */
export function hasLeaderFor(s: UnrestState, t: Tables, order: Order): boolean {
  const { seat } = order;
  const end = endOfLeaders(t, seat);
  for (let leader = firstLeader(t, seat); leader < end; leader++) if (obstacleToActivate(s, t, order, leader) === null) return true;
  return false;
}

export function namedLeaderAt(s: UnrestState, t: Tables, seat: number, location: number): number {
  const end = endOfLeaders(t, seat);
  for (let leader = firstLeader(t, seat); leader < end; leader++) if (isNamed(t, leader) && placeOf(s, leader) === location) return leader;
  return -1;
}

/** The reason why a leader may not command the defence in Sicily; null if he may (CAR-D10). */
export function obstacleToCommand(s: UnrestState, t: Tables, seat: number, leader: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== seat) return "leader/other-side (defender)";
  if (placeOf(s, leader) !== SICILY) return "leader/not-there (battle)";
  // CAR-R8.2.1b: a named leader is never subordinate to a minor one.
  return isNamed(t, leader) || namedLeaderAt(s, t, seat, SICILY) < 0 ? null : "leader/named-under-minor";
}

/** The reason why a leader may not go along as a subordinate; null if he may. `spent` is the leader who fought the unrest; NONE if nobody has. */
export function obstacleToTake(s: UnrestState, t: Tables, mover: number, leader: number, spent: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== seatOfNumber(t.leadersFrom, mover)) return "leader/other-side (subordinate)";
  if (leader === mover) return "leader/is-the-mover";
  if (placeOf(s, leader) !== placeOf(s, mover)) return "leader/not-there";
  if (leader === spent) return "leader/fought"; // CAR-20.3.28: a leader who fought the unrest rests
  // CAR-S.14: a minor leader cannot take named leaders.
  return isNamed(t, leader) && !isNamed(t, mover) ? "leader/named-under-minor" : null;
}

/** The reason why a returning or minor leader may not be placed in a location; null if he may. */
export function obstacleToPlaceLeader(s: UnrestState, seat: number, location: number): Reason | null {
  return cuAt(s, seat, location) > 0 ? null : "place/no-cu-there"; // CAR-R8.3, CAR-R8.4d: only with CU of his side
}

/** The reason why a leader cannot be rearranged to any location; null if he is free to go. */
export function obstacleToRearrange(s: UnrestState, t: Tables, seat: number, leader: number): Reason | null {
  if (seatOfNumber(t.leadersFrom, leader) !== seat) return "leader/other-side (to place)";
  if (isNamed(t, leader)) return "place/named-stays"; // CAR-R8.3: only minor leaders
  return placeOf(s, leader) === RESTING ? "place/resting" : null; // CAR-R8.4c: set aside during this activity of his side
}

/** True if a minor leader can go to another location. */
export function canRelocate(s: UnrestState, t: Tables, seat: number, leader: number): boolean {
  if (obstacleToRearrange(s, t, seat, leader) !== null) return false;
  for (let location = 0; location < LOCATIONS.length; location++) {
    if (location !== placeOf(s, leader) && obstacleToPlaceLeader(s, seat, location) === null) return true;
  }
  return false;
}

export function hasLeaderToRearrange(s: UnrestState, t: Tables, seat: number): boolean {
  const end = endOfLeaders(t, seat);
  for (let leader = firstLeader(t, seat); leader < end; leader++) if (canRelocate(s, t, seat, leader)) return true;
  return false;
}
