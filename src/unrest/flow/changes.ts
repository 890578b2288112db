/** Changes that several procedures make, each written to the log: cards played, level, ports, CU and leaders lost. */
import type { Log } from "../../core/flow/flow.js";
import type { CardUse, LevelCause, PortCause, RemovalCause, UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { cardId, leaderId, locationId, seatId } from "../state/names.js";
import { discardCard, isOnMap, placeOf, removeCu, setPlace, type UnrestState, activeSeat } from "../state/index.js";
import { endOfLeaders, firstLeader, isNamed, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { CARTHAGE, DISPLACED, RESTING, SET_ASIDE } from "../vocabulary/types.js";

/** A card leaves the hand for one use. */
export function playCard(s: UnrestState, card: number, use: CardUse, clause: string, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  discardCard(s, card);
  log?.push({ type: "card-played", seat: seatId(seatOfNumber(t.cardsFrom, card)), card: cardId(t, card), use, clause });
}

/** The level of the unrest changes; nothing is shown when it does not. */
export function setLevel(s: UnrestState, level: number, cause: LevelCause, clause: string, log: Log<UnrestEvent>): void {
  if (level === s.level) return;
  log?.push({ type: "level-changed", from: s.level, to: level, cause, clause });
  s.level = level;
}

/** One Sicilian port passes to a seat, if there is one left to pass. */
export function givePort(s: UnrestState, seat: number, cause: PortCause, clause: string, log: Log<UnrestEvent>): void {
  const ports = Math.max(0, Math.min(tablesOf(s).scenario.ports, s.ports + (seat === CARTHAGE ? 1 : -1)));
  if (ports === s.ports) return;
  s.ports = ports;
  log?.push({ type: "port-changed", to: seatId(seat), ports, cause, clause });
}

/** CU that a seat loses in a location, and why. */
export interface CuLoss {
  readonly seat: number;
  readonly location: number;
  readonly count: number;
  readonly cause: RemovalCause;
  readonly clause: string;
}

/** Removes CU from the game, at most those present; logs nothing when there are none. Returns the number removed. */
export function loseCu(s: UnrestState, { seat, location, count, cause, clause }: CuLoss, log: Log<UnrestEvent>): number {
  const removed = removeCu(s, seat, location, count);
  if (removed > 0) log?.push({ type: "cu-removed", seat: seatId(seat), location: locationId(location), count: removed, cause, clause });
  return removed;
}

/** A leader whose CU are all gone is displaced, a minor one set aside. */
export function loseLeader(s: UnrestState, t: Tables, leader: number, log: Log<UnrestEvent>): void {
  const id = leaderId(t, leader);
  if (isNamed(t, leader)) {
    setPlace(s, leader, DISPLACED); // CAR-R8.4b: a named leader is displaced.
    log?.push({ type: "leader-displaced", leader: id, clause: "CAR-R8.4b" });
  } else {
    // CAR-R8.4c: set aside, and not placed again before his side is next active
    setPlace(s, leader, activeSeat(s) === seatOfNumber(t.leadersFrom, leader) ? RESTING : SET_ASIDE);
    log?.push({ type: "leader-set-aside", leader: id, clause: "CAR-R8.4c" });
  }
}

/** All leaders of a seat in a location are lost. */
export function loseLeadersAt(s: UnrestState, t: Tables, seat: number, location: number, log: Log<UnrestEvent>): void {
  const end = endOfLeaders(t, seat);
  for (let leader = firstLeader(t, seat); leader < end; leader++) if (isOnMap(s, leader) && placeOf(s, leader) === location) loseLeader(s, t, leader, log);
}

/** Makes a side place reinforcement CU. */
export function placeMany(s: UnrestState, seat: number, count: number): void {
  const f = F["place-cu"].push(s);
  f.seat = seat;
  f.left = count;
}

/** A side rearranges its minor leaders. */
export function rearrangeFrom(s: UnrestState, t: Tables, seat: number): void {
  const f = F.rearrange.push(s);
  f.seat = seat;
  f.next = firstLeader(t, seat);
}

/** Lets the winner of a battle spend support. */
export function winSupport(s: UnrestState, seat: number, points: number): void {
  const f = F.support.push(s);
  f.seat = seat;
  f.points = points;
}
