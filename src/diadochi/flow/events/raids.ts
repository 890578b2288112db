/** Events that turn or remove control markers: Diplomacy, the raids, Freedom of the Greeks. */
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { PartOf } from "../../tables/card-events.js";
import { placeMarker, removeMarker } from "../../effects/markers.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { whyNotTurned } from "../../rules/cards/conditions.js";
import { isInProvinces, isWithoutUnits } from "../../rules/cards/targets.js";
import { isWithinMarch, isWithinMarchOf, someWithinMarch } from "../../rules/movement/land-range.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import type { Reason } from "../../rules/refusals.js";
import { type DiadochiState, fieldOwner, INDEPENDENTS, markerOf, NOBODY, ownerOfSeat } from "../../state/index.js";
import type { SpaceIndex, Tables } from "../../tables/index.js";
import type { EffectProcedure, WhyNot } from "../card-part.js";
import { oneTarget } from "./one-target.js";

/** Diplomacy: replaces an independent or enemy marker on a minor city without CUs by the player's. */
export const convertMarker: EffectProcedure<"convert-marker"> = oneTarget({
  verb: V["target-space"],
  count: (t) => t.spaceCount,
  whyNot: (s, { t, seat }, space) => whyNotTurned(s, t, ownerOfSeat(seat), space),
  hit: (s, { seat }, space, log) => placeMarker(s, space, seat, "DIA-TYC.10", log),
});

function whyNotRaider(s: DiadochiState, t: Tables, owner: number, from: SpaceIndex, mp: number): Reason | null {
  if (fieldOwner(s, from) !== owner) return "card/no-army";
  return someWithinMarch(t, from, mp, (space) => whyNotTurned(s, t, owner, space) === null) ? null : "card/nothing-to-raid";
}

function whyNotRaided(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex, part: PartOf<"raid">): Reason | null {
  const failed = whyNotTurned(s, t, owner, space);
  if (failed !== null) return failed;
  const isReached = part.count > 1 ? isWithinMarch(t, F.event.top(s).space, space, part.mp) : isWithinMarchOf(s, t, owner, space, part.mp);
  return isReached ? null : "card/raid-out-of-reach";
}

/**
 * Minor Raid and Major Raid: remove markers within a few MP by land of the player's army. A card that removes several chooses one army first, and all
 * of them must be within its reach (DIA-AMB.157).
 */
export const raid: EffectProcedure<"raid"> = {
  run(s, { t, seat, part }) {
    const owner = ownerOfSeat(seat);
    if (F.event.top(s).step === F.event.step.finished) return "done";
    if (!asksForRaider(s, part))
      return F.event.top(s).count < part.count && isRaidOpen(s, t, owner, part) ? "ask" : F.event.top(s).count > 0 ? "done" : "nothing";
    for (let from = 0; from < t.spaceCount; from++) if (whyNotRaider(s, t, owner, from, part.mp) === null) return "ask";
    return "nothing";
  },
  // Armies by space; or targets by space, then done if several are allowed.
  moves(s, { t, seat, part }, out) {
    const owner = ownerOfSeat(seat);
    if (asksForRaider(s, part)) {
      for (let from = 0; from < t.spaceCount; from++) if (whyNotRaider(s, t, owner, from, part.mp) === null) out.push(code(V["target-army"], from));
      return;
    }
    for (let space = 0; space < t.spaceCount; space++) if (whyNotRaided(s, t, owner, space, part) === null) out.push(code(V["target-space"], space));
    if (part.count > 1) out.push(code(V.done));
  },
  play(s, _card, c, _dice, log) {
    switch (verbOf(c)) {
      case V["target-army"]:
        F.event.top(s).space = argA(c);
        F.event.top(s).step = F.event.step.chosen;
        return;
      case V["target-space"]:
        removeMarker(s, argA(c), "DIA-TYC.11", log);
        F.event.top(s).count++;
        return;
      default:
        F.event.top(s).step = F.event.step.finished;
    }
  },
};

export const whyNotRaid: WhyNot<"raid"> = (s, { t, seat, part }, c) => {
  const owner = ownerOfSeat(seat);
  if (asksForRaider(s, part)) return verbOf(c) === V["target-army"] ? whyNotRaider(s, t, owner, argA(c), part.mp) : null;
  return verbOf(c) === V["target-space"] ? whyNotRaided(s, t, owner, argA(c), part) : null;
};

// If several markers can be removed, the army is chosen first.
function asksForRaider(s: DiadochiState, part: PartOf<"raid">): boolean {
  return part.count > 1 && F.event.top(s).step !== F.event.step.chosen;
}

function isRaidOpen(s: DiadochiState, t: Tables, owner: number, part: PartOf<"raid">): boolean {
  for (let space = 0; space < t.spaceCount; space++) if (whyNotRaided(s, t, owner, space, part) === null) return true;
  return false;
}

/** In some provinces, removes the players' markers from all minor cities that are without CUs. */
export const clearMarkers: EffectProcedure<"clear-markers"> = {
  run(s, { t, part }, _dice, log) {
    for (let space = 0; space < t.spaceCount; space++) {
      const marker = markerOf(s, space);
      if (marker === NOBODY || marker === INDEPENDENTS || !isInProvinces(t, part.provinces, space)) continue;
      if (isLikeMinorCity(s, t, space) && isWithoutUnits(s, space)) removeMarker(s, space, "DIA-TYC.10", log);
    }
    return "done";
  },
};
