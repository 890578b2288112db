/** Events that place control markers: Peucestas, League of the Islanders, The Satraps Declare, and the last part of Freedom of the Greeks. */
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { PartOf } from "../../tables/card-events.js";
import { placeMarker } from "../../effects/markers.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { isInProvinces } from "../../rules/cards/targets.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import type { Reason } from "../../rules/refusals.js";
import { type DiadochiState, hasEnemyUnits, INDEPENDENTS, markerOf, NOBODY, ownerOfSeat } from "../../state/index.js";
import { isPort, kindOfSpace, provinceOfSpace, type SpaceIndex, type Tables, TRANSIT } from "../../tables/index.js";
import type { EffectProcedure, WhyNot } from "../card-part.js";

/**
 * Places the player's markers on spaces of given provinces, of a province that has one of his markers, or on islands and coasts within reach of his
 * ports.
 */
export const placeMarkers: EffectProcedure<"place-markers"> = {
  run(s, { t, seat, part }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    if (asksForProvince(s, part)) {
      for (let province = 0; province < t.provinceCount; province++) if (whyNotOpen(s, t, seat, province, part) === null) return "ask";
      return "nothing";
    }
    const placed = F.event.top(s).marked.length;
    if (placed < part.count && hasMarkerTarget(s, t, seat, part)) return "ask";
    return placed > 0 ? "done" : "nothing";
  },
  // Provinces; or spaces in order, then done if the card places several markers.
  moves(s, { t, seat, part }, out) {
    if (asksForProvince(s, part)) {
      for (let p = 0; p < t.provinceCount; p++) if (whyNotOpen(s, t, seat, p, part) === null) out.push(code(V["target-province"], p));
      return;
    }
    for (let space = 0; space < t.spaceCount; space++) if (whyNotTarget(s, t, seat, space, part) === null) out.push(code(V["target-space"], space));
    if (part.count > 1) out.push(code(V.done)); // a single marker must be placed
  },
  play(s, { seat, part }, c, _dice, log) {
    switch (verbOf(c)) {
      case V["target-province"]:
        F.event.top(s).province = argA(c);
        F.event.top(s).step = F.event.step.chosen;
        return;
      case V["target-space"]:
        placeMarker(s, argA(c), seat, "DIA-TYC.10", log);
        F.event.top(s).marked.push(argA(c));
        if (part.count === 1) F.event.top(s).step = F.event.step.finished;
        return;
      default:
        F.event.top(s).step = F.event.step.finished;
    }
  },
};

export const whyNotPlaceMarkers: WhyNot<"place-markers"> = (s, { t, seat, part }, c) => {
  if (asksForProvince(s, part)) return verbOf(c) === V["target-province"] ? whyNotOpen(s, t, seat, argA(c), part) : null;
  return verbOf(c) === V["target-space"] ? whyNotTarget(s, t, seat, argA(c), part) : null;
};

function asksForProvince(s: DiadochiState, part: PartOf<"place-markers">): boolean {
  return part.scope !== "any" && F.event.top(s).step !== F.event.step.chosen;
}

function whyNotMarked(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, part: PartOf<"place-markers">): Reason | null {
  const marker = markerOf(s, space);
  if (marker !== NOBODY && !(part.over.includes("independent") && marker === INDEPENDENTS)) return "card/controlled";
  if (part.kinds.includes("minor-city") && !isLikeMinorCity(s, t, space)) return "card/not-a-minor-city";
  if (kindOfSpace(t, space) === TRANSIT) return "marker/transit-point";
  if (hasEnemyUnits(s, part.noUnits ? NOBODY : ownerOfSeat(seat), space)) return part.noUnits ? "card/units-there" : "card/enemies";
  if (part.provinces !== 0 && !isInProvinces(t, part.provinces, space)) return "card/wrong-province";
  if (!part.nearOwnPort) return null;
  if (!isPort(t, space)) return "card/no-port";
  return isNearOwnPort(s, t, ownerOfSeat(seat), space) ? null : "card/far-from-own-ports";
}

// True if a port with the owner's marker lies within two sea routes. DIA-AMB.158, interpretation: markers of this card do not count, as in DIA-OPS.10.
function isNearOwnPort(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  for (let i = t.seaRangeStart[space]!; i < t.seaRangeStart[space + 1]!; i++) {
    const port = t.seaRangeTo[i]!;
    if (port !== space && markerOf(s, port) === owner && !F.event.top(s).marked.has(port)) return true;
  }
  return false;
}

function whyNotOpen(s: DiadochiState, t: Tables, seat: number, province: number, part: PartOf<"place-markers">): Reason | null {
  let own = false;
  let open = false;
  for (let space = 0; space < t.spaceCount; space++) {
    if (provinceOfSpace(t, space) !== province) continue;
    if (markerOf(s, space) === ownerOfSeat(seat)) own = true;
    else if (whyNotMarked(s, t, seat, space, part) === null) open = true;
  }
  if (!own) return "card/no-own-marker";
  return open ? null : "card/no-open-space";
}

function whyNotTarget(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, part: PartOf<"place-markers">): Reason | null {
  if (part.scope !== "any" && provinceOfSpace(t, space) !== F.event.top(s).province) return "card/other-province";
  return whyNotMarked(s, t, seat, space, part);
}

function hasMarkerTarget(s: DiadochiState, t: Tables, seat: number, part: PartOf<"place-markers">): boolean {
  for (let space = 0; space < t.spaceCount; space++) if (whyNotTarget(s, t, seat, space, part) === null) return true;
  return false;
}
