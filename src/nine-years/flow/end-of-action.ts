/**
 * The end of an action: sieges end and garrisons come out, markers and lines fall, leaders without corps are displaced (NYW-17.6.1, NYW-17.6.2, NYW-15.5.2).
 * Winter quarters end sieges in the same way.
 * The search for garrisons to open always starts from the first space, so the frame stores no progress.
 */
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { removeLine } from "../effects/control.js";
import { openGates } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { spaceId } from "../state/names.js";
import { leadersAt, occupies } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NEUTRAL, type Tables, tablesOf } from "../tables/index.js";
import { askDisplacement } from "./displace.js";

export const endOfAction: Procedure<NineYearsState, NineYearsEvent> = automatic(F["end-of-action"], "NYW-17.6.1", {
  look(s, _dice, log) {
    const t = tablesOf(s);
    // Every pass ends one siege, so there are at most as many passes as spaces.
    for (let looks = 0; looks < t.spaceIds.length; looks++) {
      const space = garrisonToOpen(s);
      if (space < 0) break;
      if (endSiege(s, t, space, log)) return;
    }
    clearMarkers(s, t, log);
    F["end-of-action"].pop(s);
  },
});

// NYW-17.6.1: finds the first space with units behind the walls and no besieger, or -1. Units that avoided battle are not besiegers (NYW-14.7.8).
function garrisonToOpen(s: NineYearsState): number {
  for (let i = S.firstStack(s, S.INSIDE); S.placeOfStack(s, i) >= 0; i++) {
    const space = S.placeOfStack(s, i) - S.INSIDE;
    if (!isBesieged(s, space)) return space;
  }
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    const place = S.placeOfLeader(s, leader);
    if (place >= S.INSIDE && place < S.NOT_ARRIVED && !isBesieged(s, place - S.INSIDE)) return place - S.INSIDE;
  }
  return -1;
}

function isBesieged(s: NineYearsState, space: number): boolean {
  return occupies(s, S.rivalOf(S.controlOf(s, space)), space);
}

// NYW-17.3.4: the garrison returns to the field. True if leaders of the former besieger must go first (NYW-17.6.2).
function endSiege(s: NineYearsState, t: Tables, space: number, log: Log<NineYearsEvent>): boolean {
  const owner = S.controlOf(s, space);
  const hasCorps = S.corpsOf(s, t, owner, S.INSIDE + space) > 0;
  openGates(s, owner, space);
  S.setContinued(s, space, false); // NYW-17.6.1: the siege marker is removed.
  log?.push({ type: "siege-ended", space: spaceId(t, space), clause: "NYW-17.6.1" });
  if (!hasCorps || leadersAt(s, t, S.rivalOf(owner), space) === 0) return false;
  askDisplacement(s, S.rivalOf(owner), space, "lone-leaders");
  return true;
}

function clearMarkers(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  for (let space = S.nextWithMarkers(s, 0); space >= 0; space = S.nextWithMarkers(s, space + 1)) {
    const owner = S.controlOf(s, space);
    // NYW-17.6.1: the marker goes when no besieger is left.
    if (S.isContinued(s, space) && (owner === NEUTRAL || !isBesieged(s, space))) S.setContinued(s, space, false);
    // NYW-15.5.2: a line falls when enemy corps are in its space and its owner has no corps outside the walls.
    if (S.lineLevel(s, space) > 0 && occupies(s, S.rivalOf(S.lineOwner(s, space)), space) && !occupies(s, S.lineOwner(s, space), space)) {
      removeLine(s, t, space, "NYW-15.5.2", log);
    }
  }
}
