/** Marks of corps and leaders: used, in a force, hurt and demoralized only while that means something. */
import type { FrameView } from "../../core/frames.js";
import { ACTED, DEMORALIZED, FORCE, HURT, powerOf } from "../corps.js";
import { InterceptionStep, RetreatStep, SeaMovementStep, WinterStep } from "../frames.js";
import { enemyOf } from "../rules/forces.js";
import { FLIGHT } from "../rules/nearest.js";
import {
  controlOf,
  hasMarks,
  INSIDE,
  kindOfStack,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  leaderCount,
  type NineYearsState,
  placeOfLeader,
  placeOfStack,
  sideOfLeader,
  stackCount,
} from "../state.js";
import { at, BOURBON, type Tables } from "../tables.js";
import { refuseCorps, refuseLeader } from "./pieces.js";
import { frameOf, isCampaign } from "./stack.js";

/** Where pieces of a side may carry the mark of a force. */
interface ForcePlace {
  readonly side: number;
  readonly space: number;
}

/** Throws unless every mark goes with what is under way. */
export function checkMarks(s: NineYearsState, t: Tables, frames: readonly FrameView[]): void {
  const places = frames.flatMap((frame) => forcePlaces(t, frame));
  const isLifted = frameOf(frames, "winter")?.step === WinterStep.withdraw;
  const isForce = (side: number, place: number): boolean =>
    places.some((force) => force.side === side && force.space === place) || (isLifted && place < INSIDE && controlOf(s, place) !== side);
  const hurtIn = frameOf(frames, "losses") === undefined ? undefined : frameOf(frames, "battle")?.slots["space"];
  const acting = frameOf(frames, "round")?.slots["seat"];
  const isInCampaign = isCampaign(frames);
  for (let i = 0; i < stackCount(s); i++) {
    const [place, kind] = [placeOfStack(s, i), kindOfStack(s, i)];
    const side = at(t.powerSide, powerOf(kind));
    if ((kind & ACTED) !== 0 && side !== acting) refuseCorps(t, place, "corps that have acted on the side whose round it is (NYW-13.4.3.1)");
    if ((kind & FORCE) !== 0 && !isForce(side, place)) refuseCorps(t, place, "corps in a force only where one is under way");
    if ((kind & HURT) !== 0 && place !== hurtIn) refuseCorps(t, place, "corps hurt only in a battle under way (NYW-16.2.6)");
    if ((kind & DEMORALIZED) !== 0 && !isInCampaign) refuseCorps(t, place, "corps demoralized only in the Campaign Phase (NYW-19.2.1)");
  }
  const used = acting ?? frameOf(frames, "reinforcement")?.slots["seat"];
  for (let leader = 0; leader < leaderCount(s); leader++) {
    const side = sideOfLeader(s, t, leader);
    if (hasMarks(s, leader, LEADER_ACTED) && side !== used) refuseLeader(t, leader, "acted", "false but on the side whose round or step it is (NYW-13.4.3.1)");
    if (hasMarks(s, leader, LEADER_FORCE) && !isForce(side, placeOfLeader(s, leader))) refuseLeader(t, leader, "force", "false where no force is under way");
    if (hasMarks(s, leader, LEADER_DEMORALIZED) && !isInCampaign) refuseLeader(t, leader, "demoralized", "false before the Campaign Phase (NYW-19.2.1)");
  }
}

function forcePlaces(t: Tables, { kind, step, slots }: FrameView): readonly ForcePlace[] {
  const side = slots["seat"]!;
  const space = slots["space"]!;
  switch (kind) {
    case "select-force":
    case "campaign-move":
    case "siege":
      return [{ side, space }];
    case "entry":
      return [{ side: enemyOf(side), space }]; // interceptors
    case "interception":
      return step >= InterceptionStep.selected ? [{ side, space: slots["origin"]! }] : [];
    case "retreat":
      return step === RetreatStep.landed ? [{ side, space }] : [];
    case "sea-movement":
      return [{ side, space: step === SeaMovementStep.end ? slots["to"]! - 1 : slots["from"]! }];
    case "displace":
      return slots["rule"] === FLIGHT ? [{ side: BOURBON, space: t.named.london }] : [];
    default:
      return [];
  }
}
