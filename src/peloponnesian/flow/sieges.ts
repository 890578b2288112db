/** The sieges at the end of the combat phase: each established siege is resolved once, by storm, attrition or neither (6.0.9, 8, PEL-DP.37). */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { isTruce } from "../rules/entry.js";
import { isBlockaded, isEstablished } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { WINTER } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

export const sieges: PeloponnesianProcedure = asking(F.sieges, {
  clause: "PEL-6.0.9",
  run: {
    ask: (s) => (hasAnyOption(s, tablesOf(s), F.sieges.top(s).seat) ? ASK : F.sieges.pop(s)),
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let city = S.nextBesieged(s, 0); city >= 0; city = S.nextBesieged(s, city + 1)) {
      if (!hasOption(s, t, seat, city)) continue;
      if (canStorm(s, seat)) out.push(code(V.storm, city));
      if (canStarve(s, t, seat, city)) out.push(code(V.attrition, city)); // PEL-6.0.11: event turns allow this too.
      out.push(code(V["leave-siege"], city));
    }
    out.push(code(V["end-sieges"]));
  },
  play(s, seat, c: Code) {
    const city = argA(c);
    if (verbOf(c) === V["end-sieges"]) return F.sieges.pop(s);
    S.addCityMark(s, city, S.DEALT_WITH); // PEL-8.1.0.12: a storm excludes attrition.
    if (verbOf(c) === V["leave-siege"]) return;
    const f = (verbOf(c) === V.storm ? F.storm : F.attrition).push(s);
    f.seat = seat;
    f.city = city;
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) === V["end-sieges"]) return null;
    const city = argA(c);
    const data = { city: t.areaIds[city]! };
    if (city >= t.lands || !isEstablished(s, city, seat)) return refuse("siege/not-established", data, "PEL-6.0.13");
    if (S.hasCityMark(s, city, S.DEALT_WITH)) return refuse("siege/dealt-with", data);
    if (verbOf(c) === V.storm) return refuse("siege/event-turn", data);
    return isBlockaded(s, t, city) ? refuse("siege/nobody-supplied", data) : refuse("siege/not-blockaded", data);
  },
});

function hasAnyOption(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let city = S.nextBesieged(s, 0); city >= 0; city = S.nextBesieged(s, city + 1)) if (hasOption(s, t, seat, city)) return true;
  return false;
}

function hasOption(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!isEstablished(s, city, seat) || S.hasCityMark(s, city, S.DEALT_WITH) || isTruce(s)) return false;
  return canStorm(s, seat) || canStarve(s, t, seat, city);
}

// PEL-6.0.10, PEL-8.1.0.1: storms need an action turn.
function canStorm(s: PeloponnesianState, seat: number): boolean {
  return S.useOf(s, seat) === S.ACTIONS_USE;
}

// PEL-8.2.0.1, PEL-8.2.0.8, PEL-8.2.0.9, PEL-9.1.4: the city must be blockaded, and in Winter the besieger must be supplied.
function canStarve(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (!isBlockaded(s, t, city)) return false;
  if (S.seasonOf(s) !== WINTER) return true;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isField(s, b, city) && S.hasMark(s, b, S.SUPPLIED)) return true;
  return false;
}
