/** Regional Revolt and Tribute Revolt (PEL-3.5.1, PEL-3.5.2): Sparta names a city, in whose region the revolt may spread. */
import { argA, code } from "../../../core/moves/codes.js";
import { F } from "../../vocabulary/frames.js";
import { V } from "../../vocabulary/moves.js";
import { eventOf, isLeading } from "../../rules/cards.js";
import { canRevolt } from "../../rules/revolt.js";
import { hasEffect, type PeloponnesianState, persianAid, REASSESSMENT } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { SPARTA } from "../../vocabulary/types.js";
import { revolt } from "../expansion.js";
import type { EventHandler } from "./handler.js";

export const revolts: EventHandler = {
  choose: () => true,
  moves(s, t, _seat, out) {
    for (let i = 0; i < t.cities.length; i++) if (isOnCard(s, t, t.cities[i]!) && canRevolt(s, t, t.cities[i]!)) out.push(code(V["name-city"], t.cities[i]!));
  },
  play(s, t, _seat, c, log) {
    const f = F.event.top(s);
    f.region = t.region[argA(c)]!;
    f.step = F.event.step.act;
    revolt(s, t, argA(c), log);
  },
  act(s, t) {
    if (persianAid(s, t) > 0) return; // PEL-3.4.5, PEL-13.3.1: Persian Aid stops the spread of a revolt.
    const { card, region } = F.event.top(s);
    const f = F.expansion.push(s);
    f.seat = SPARTA;
    f.region = region;
    f.upTo = expandsUpTo(s, t, card, region);
  },
};

function isOnCard(s: PeloponnesianState, t: Tables, city: number): boolean {
  const { card } = F.event.top(s);
  const region = t.region[city]!;
  if (region < 0) return false;
  return eventOf(t, card) === "tribute-revolt" ? t.subjectRegion[region] === 1 : t.cardRegions[card]!.includes(region);
}

// PEL-3.5.1, PEL-3.5.2: a Regional Revolt spreads on 1 or 2, a Tribute Revolt on 1.
// PEL-3.5.18, PEL-3.5.24: Reassessment adds 1. Brasidas adds 1 in Chalcidice and Thrace.
function expandsUpTo(s: PeloponnesianState, t: Tables, card: number, region: number): number {
  const id = t.regionIds[region];
  const brasidas = isLeading(s, t, SPARTA, t.leaders.brasidas) && (id === "chalcidice" || id === "thrace") ? 1 : 0;
  return (eventOf(t, card) === "regional-revolt" ? 2 : 1) + (hasEffect(s, REASSESSMENT) ? 1 : 0) + brasidas;
}
