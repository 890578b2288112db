/** Unrest and Unrest Spreads. */
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { PartOf } from "../../tables/card-events.js";
import { removeMarker } from "../../effects/markers.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { countRiots, whyNoRiot } from "../../rules/cards/conditions.js";
import { victoryPointsOf } from "../../rules/points.js";
import type { Reason } from "../../rules/refusals.js";
import { highestSeats, seniorSeat } from "../../rules/seniority.js";
import { type DiadochiState, markerOf, ownerOfSeat, seatInTurnOrder, seatOfOwner } from "../../state/index.js";
import { NONE, provinceOfSpace, type Tables } from "../../tables/index.js";
import type { EffectProcedure, Progress, WhyNot } from "../card-part.js";

// The province needs at least two markers of the victim, one of which can be removed.
function whyNotRestless(s: DiadochiState, t: Tables, victim: number, province: number): Reason | null {
  let markers = 0;
  for (let space = 0; space < t.spaceCount; space++) if (provinceOfSpace(t, space) === province && markerOf(s, space) === victim) markers++;
  if (markers < 2) return "card/too-few-markers";
  return countRiots(s, t, victim, province) > 0 ? null : "card/quiet-province";
}

/**
 * Unrest removes two markers, both in one province, of the player who has the most VP. Unrest Spreads removes one marker of every player, in turn order. Once a
 * province is chosen for Unrest, `player` is the victim, `province` that province, and `count` the number of markers still to remove. For Unrest
 * Spreads, `count` is the number of players who have already lost a marker or had none to lose.
 */
export const unrest: EffectProcedure<"unrest"> = {
  run: (s, { t, part }) => (part.victim === "each-player" ? runSpreadingUnrest(s, t, part) : runUnrest(s, t, part)),
  moves(s, { t, part }, out) {
    const victim = victimOf(s, t, part);
    if (asksForProvince(s, part)) {
      for (let p = 0; p < t.provinceCount; p++) if (whyNotRestless(s, t, victim, p) === null) out.push(code(V["target-province"], p));
      return;
    }
    const province = riotingProvince(s, part);
    for (let space = 0; space < t.spaceCount; space++) if (whyNoRiot(s, t, victim, province, space) === null) out.push(code(V["target-space"], space));
  },
  play(s, { t, part }, c, _dice, log) {
    if (verbOf(c) === V["target-province"]) {
      const victim = victimOf(s, t, part);
      const f = F.event.top(s);
      f.province = argA(c);
      f.count = Math.min(part.count, countRiots(s, t, victim, argA(c)));
      f.player = seatOfOwner(victim);
      f.step = F.event.step.chosen;
      return;
    }
    removeMarker(s, argA(c), "DIA-TYC.11", log);
    if (part.victim === "each-player") F.event.top(s).count++;
    else F.event.top(s).count--;
  },
};

export const whyNotUnrest: WhyNot<"unrest"> = (s, { t, part }, c) => {
  const victim = victimOf(s, t, part);
  if (asksForProvince(s, part)) return verbOf(c) === V["target-province"] ? whyNotRestless(s, t, victim, argA(c)) : null;
  return verbOf(c) === V["target-space"] ? whyNoRiot(s, t, victim, riotingProvince(s, part), argA(c)) : null;
};

function asksForProvince(s: DiadochiState, part: PartOf<"unrest">): boolean {
  return part.victim === "most-vp" && F.event.top(s).step !== F.event.step.chosen;
}

function riotingProvince(s: DiadochiState, part: PartOf<"unrest">): number {
  return part.victim === "each-player" ? NONE : F.event.top(s).province;
}

// The victim stays the same as he loses markers and points.
function victimOf(s: DiadochiState, t: Tables, part: PartOf<"unrest">): number {
  if (part.victim === "each-player") return ownerOfSeat(seatInTurnOrder(s, F.event.top(s).count));
  if (F.event.top(s).step === F.event.step.chosen) return ownerOfSeat(F.event.top(s).player);
  return ownerOfSeat(
    seniorSeat(
      s,
      t,
      highestSeats(s, (seat) => victoryPointsOf(s, t, seat)),
    ),
  );
}

function runUnrest(s: DiadochiState, t: Tables, part: PartOf<"unrest">): Progress {
  if (F.event.top(s).step === F.event.step.chosen) return F.event.top(s).count > 0 ? "ask" : "done";
  const victim = victimOf(s, t, part);
  for (let province = 0; province < t.provinceCount; province++) if (whyNotRestless(s, t, victim, province) === null) return "ask";
  return "nothing";
}

function runSpreadingUnrest(s: DiadochiState, t: Tables, part: PartOf<"unrest">): Progress {
  const f = F.event.top(s);
  while (f.count < s.seats && countRiots(s, t, victimOf(s, t, part), NONE) === 0) f.count++;
  return f.count < s.seats ? "ask" : "done";
}
