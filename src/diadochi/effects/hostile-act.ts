/**
 * Hostile acts and the Champion status, which does not return by itself (DIA-CHA.1, DIA-CHA.10). Callers commit an act before its first die, and an
 * interception or assault only after the Surprise window on it has closed (DIA-CHA.8, DIA-CHA.9).
 */
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import { type DiadochiState, hasOption, isChampion, seatOfOwner, setChampion } from "../state/index.js";
import { NONE } from "../tables/index.js";

/**
 * True if a hostile act against another Champion costs the actor the Champion status (DIA-CHA.3, DIA-CHA.4, DIA-CHA.5). An act against the Usurper
 * never does (DIA-SEQ.8).
 */
export function costsStatus(s: DiadochiState, seat: number, against: number): boolean {
  return seat !== NONE && against !== NONE && seat !== against && isChampion(s, seat) && against !== s.usurper && isChampion(s, against);
}

/** Commits a hostile act. Seats may be NONE for the independents: acts by or against them are never hostile. */
export function commitHostileAct(s: DiadochiState, seat: number, against: number, clause: string, log: Log<DiadochiEvent>): void {
  if (!costsStatus(s, seat, against)) return;
  setChampion(s, seat, false);
  log?.push({ type: "champion-lost", clause, seat: seatId(seat), against: seatId(against) });
}

/** With the option `hostileConversion`, removing or replacing a player's marker is a hostile act (DIA-OPT.4). `owner` owns the marker. */
export function commitConversion(s: DiadochiState, seat: number, owner: number, log: Log<DiadochiEvent>): void {
  if (hasOption(s, "hostileConversion")) commitHostileAct(s, seat, seatOfOwner(owner), "DIA-OPT.4", log);
}
