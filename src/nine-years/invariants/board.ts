import { demand } from "../../core/basics/errors.js";
import { fleetId, spaceId } from "../state/names.js";
import { isFortress } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, FLEET_COUNT, NEUTRAL, type Tables } from "../tables/index.js";
import { SEATS, ZONE_IDS } from "../vocabulary/types.js";

const TOP_LEVEL = 2; // NYW-15.1.2: lines have two levels.

export function checkSpaces(s: NineYearsState, t: Tables): void {
  for (let space = 0; space < t.spaceIds.length; space++) {
    const owner = S.controlOf(s, space);
    const most = Math.max(0, t.fortress[space]! - 1);
    if (owner > NEUTRAL) refuse(t, space, "control", "alliance, bourbon or neutral", owner);
    if (S.loweredBy(s, space) > most) refuse(t, space, "lowered", `at most ${most} (NYW-17.2.2)`, S.loweredBy(s, space));
    if (S.isContinued(s, space) && (!isFortress(t, space) || owner === NEUTRAL))
      refuse(t, space, "continuedSiege", "false without a fortress of a side (NYW-17.5.7)", true);
    checkLine(s, t, space, owner);
  }
  const { empireHome } = t.named;
  const owner = S.controlOf(s, empireHome);
  if (owner !== ALLIANCE) refuse(t, empireHome, "control", "alliance (NYW-2.4.3)", SEATS[owner] ?? "neutral");
}

function checkLine(s: NineYearsState, t: Tables, space: number, owner: number): void {
  const level = S.lineLevel(s, space);
  if (level > TOP_LEVEL) refuse(t, space, "line.level", "1 or 2 (NYW-15.1.2)", level);
  if (level === 0 && (S.isLineNew(s, space) || S.lineOwner(s, space) !== ALLIANCE)) refuse(t, space, "line", "null without a level", level);
  if (level > 0 && S.lineOwner(s, space) !== owner) refuse(t, space, "line.side", "the controller of the space (NYW-15.5.1)", SEATS[S.lineOwner(s, space)]);
}

function refuse(t: Tables, space: number, field: string, expected: string, got: unknown): void {
  demand(false, `spaces.${spaceId(t, space)}.${field}`, expected, got);
}

/** Checks fleets and zones (NYW-10.1.8, NYW-10.1.12). */
export function checkFleets(s: NineYearsState, t: Tables): void {
  ZONE_IDS.forEach((id, zone) => demand(S.zoneControl(s, zone) <= NEUTRAL, `zones.${id}`, "alliance, bourbon or neutral", S.zoneControl(s, zone)));
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) {
    const path = `fleets.${fleetId(fleet)}`;
    const place = S.fleetPlace(s, fleet);
    demand(place <= S.FLEET_REMOVED, `${path}.place`, "pool, port, box or removed", place);
    demand(place === S.FLEET_BOX || !S.isDoomed(s, fleet), `${path}.doomed`, "false outside the control box (NYW-12.3.6.11)", true);
    const controls = S.zoneControl(s, t.fleetZone[fleet]!) === t.fleetSide[fleet]!;
    const isThere = place === S.FLEET_BOX;
    demand(
      place === S.FLEET_REMOVED || controls === isThere,
      `${path}.place`,
      controls ? "box or removed, since its side controls the zone (NYW-10.1.8)" : "not the box of a zone its side does not control (NYW-10.1.8)",
    );
  }
}
