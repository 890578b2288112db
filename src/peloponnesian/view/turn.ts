/** What is seen of the turn under way: crossings, forced marches, markers, the battle, and how the game ended. */
import type { Draft } from "../../core/envelope.js";
import { entryAt } from "../../core/lists.js";
import { ATTACKED, fighterCount, hasFlag, isMeleeOver, meleeMode, meleeRound, ROUTED, SINGLE_HIT } from "../combat/melee.js";
import { facesOf } from "../rules/fighters.js";
import * as S from "../state.js";
import type { PeloponnesianState } from "../state.js";
import type { Tables } from "../tables.js";
import { type AreaId, BATTLE_MODES, type BorderId, ENDING_CLAUSES, type EndingClause, SEATS, VICTORIES } from "../types.js";
import type { BattleView, EndingView, FighterView, MarkerView } from "./types.js";

// The marked borders in the order of their first crossing (PEL-5.2.2.1); how many fleets crossed is shown at the check (PEL-HI.17).
export function viewCrossings(s: PeloponnesianState, t: Tables): BorderId[] {
  const borders = new Set<BorderId>();
  for (let i = 0; i < S.crossingCount(s); i++) borders.add(entryAt(t.borderIds, S.crossedBorder(s, i)));
  return [...borders];
}

export function viewForced(s: PeloponnesianState, t: Tables): { from: AreaId; to: AreaId; count: number }[] {
  const marches: { from: AreaId; to: AreaId; count: number }[] = [];
  for (let i = 0; i < S.forcedCount(s); i++) {
    if (!S.isInPlay(s, S.forcedBlock(s, i))) continue;
    const from = entryAt(t.areaIds, S.areaOf(s, S.forcedBlock(s, i)));
    const to = entryAt(t.areaIds, S.forcedTo(s, i));
    const known = marches.find((m) => m.from === from && m.to === to);
    if (known === undefined) marches.push({ from, to, count: 1 });
    else known.count++;
  }
  return marches;
}

export function viewMarkers(s: PeloponnesianState, t: Tables): MarkerView[] {
  const markers: MarkerView[] = [];
  for (let i = 0; i < S.markerCount(s); i++) {
    const action = S.isSupplyMarker(s, i) ? "supply" : "build";
    markers.push({ seat: entryAt(SEATS, S.markerSeat(s, i)), area: entryAt(t.areaIds, S.markerArea(s, i)), action });
  }
  return markers;
}

// PEL-HI.4: who takes part is public while the battle lasts.
export function viewBattle(s: PeloponnesianState, t: Tables): BattleView | null {
  const { melee } = s;
  if (melee.length === 0 || isMeleeOver(melee)) return null;
  const revealed = t.blockIds.findIndex((_, b) => S.hasMark(s, b, S.REVEALED));
  return {
    area: entryAt(t.areaIds, S.areaOf(s, revealed)),
    mode: entryAt(BATTLE_MODES, meleeMode(melee)),
    round: meleeRound(melee),
    fighters: facesOf(s, t)
      .slice(0, fighterCount(melee))
      .map((face, i) => {
        const fighter: Draft<FighterView> = face;
        if (hasFlag(melee, i, ROUTED)) fighter.routed = true;
        if (hasFlag(melee, i, ATTACKED)) fighter.attacked = true;
        if (hasFlag(melee, i, SINGLE_HIT)) fighter.singleHit = true;
        return fighter;
      }),
  };
}

export function viewEnding(s: PeloponnesianState): EndingView | null {
  if (!S.isOver(s)) return null;
  const clause = entryAt(ENDING_CLAUSES, S.read(s, S.CLOCK.ending)) as EndingClause;
  return { winner: SEATS[S.winnerOf(s)] ?? null, victory: entryAt(VICTORIES, S.read(s, S.CLOCK.victory)), clause };
}
