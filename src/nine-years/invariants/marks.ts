/** Checks that marks of corps and leaders (acted, in a force, hurt, demoralized) fit the procedures under way. */
import { ACTED, DEMORALIZED, FORCE, HURT, powerOf } from "../vocabulary/corps.js";
import { F } from "../vocabulary/frames.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { BOURBON, type Tables } from "../tables/index.js";
import { DISPLACEMENT } from "../vocabulary/types.js";
import { refuseCorps, refuseLeader } from "./pieces.js";
import { isCampaign } from "./stack.js";

/** A space where pieces of a side may carry the mark of a force. */
interface ForcePlace {
  readonly side: number;
  readonly space: number;
}

export function checkMarks(s: NineYearsState, t: Tables): void {
  const places = forcePlaces(s, t);
  const isLifted = F.winter.find(s)?.step === F.winter.step.withdraw;
  const isForce = (side: number, place: number): boolean =>
    places.some((force) => force.side === side && force.space === place) || (isLifted && place < S.INSIDE && S.controlOf(s, place) !== side);
  const hurtIn = F.losses.isUnderWay(s) ? F.battle.find(s)?.space : undefined;
  const acting = F.round.find(s)?.seat;
  const isInCampaign = isCampaign(s);
  for (let i = 0; i < S.stackCount(s); i++) {
    const [place, kind] = [S.placeOfStack(s, i), S.kindOfStack(s, i)];
    const side = t.powerSide[powerOf(kind)]!;
    if ((kind & ACTED) !== 0 && side !== acting) refuseCorps(t, place, "corps that have acted on the side whose round it is (NYW-13.4.3.1)");
    if ((kind & FORCE) !== 0 && !isForce(side, place)) refuseCorps(t, place, "corps in a force only where one is under way");
    if ((kind & HURT) !== 0 && place !== hurtIn) refuseCorps(t, place, "corps hurt only in a battle under way (NYW-16.2.6)");
    if ((kind & DEMORALIZED) !== 0 && !isInCampaign) refuseCorps(t, place, "corps demoralized only in the Campaign Phase (NYW-19.2.1)");
  }
  const used = acting ?? F.reinforcement.find(s)?.seat;
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    const side = S.sideOfLeader(s, t, leader);
    if (S.hasMarks(s, leader, S.LEADER_ACTED) && side !== used)
      refuseLeader(t, leader, "acted", "false but on the side whose round or step it is (NYW-13.4.3.1)");
    if (S.hasMarks(s, leader, S.LEADER_FORCE) && !isForce(side, S.placeOfLeader(s, leader)))
      refuseLeader(t, leader, "force", "false where no force is under way");
    if (S.hasMarks(s, leader, S.LEADER_DEMORALIZED) && !isInCampaign) refuseLeader(t, leader, "demoralized", "false before the Campaign Phase (NYW-19.2.1)");
  }
}

function forcePlaces(s: NineYearsState, t: Tables): readonly ForcePlace[] {
  const places: ForcePlace[] = [];
  for (const handle of [F["select-force"], F["campaign-move"], F.siege]) {
    const f = handle.find(s);
    if (f !== null) places.push({ side: f.seat, space: f.space });
  }
  const entry = F.entry.find(s);
  if (entry !== null) places.push({ side: S.rivalOf(entry.seat), space: entry.space }); // These are the interceptors.
  const interception = F.interception.find(s);
  if (interception !== null && interception.step >= F.interception.step.selected) places.push({ side: interception.seat, space: interception.origin });
  const retreat = F.retreat.find(s);
  if (retreat?.step === F.retreat.step.landed) places.push({ side: retreat.seat, space: retreat.space });
  const sea = F["sea-movement"].find(s);
  if (sea !== null) places.push({ side: sea.seat, space: sea.step === F["sea-movement"].step.end ? sea.to : sea.from });
  if (F.displace.find(s)?.why === DISPLACEMENT.flight) places.push({ side: BOURBON, space: t.named.london });
  return places;
}
