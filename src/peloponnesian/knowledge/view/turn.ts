/** The visible part of the current turn: markers, the battle, and the end of the game. */
import type { Draft } from "../../../core/ruleset/envelope.js";
import { ATTACKED, fighterCount, hasFlag, headerOf, isMeleeOver, meleeMode, meleeRound, ROUTED, SINGLE_HIT } from "../../combat/melee.js";
import { facesOf, seatOfSide } from "../../rules/fighters.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { BATTLE_MODES, BATTLE_WAYS, ENDING_CLAUSES, type EndingClause, MELEE_STAGES, SEATS, type Seat, VICTORIES } from "../../vocabulary/types.js";
import type { BattleView, EndingView, FighterView, MarkerView } from "./types.js";

export function viewMarkers(s: PeloponnesianState, t: Tables): MarkerView[] {
  const markers: MarkerView[] = [];
  for (let i = 0; i < S.markerCount(s); i++) {
    const action = S.isSupplyMarker(s, i) ? "supply" : "build";
    markers.push({ seat: SEATS[S.markerSeat(s, i)]!, area: t.areaIds[S.markerArea(s, i)]!, action });
  }
  return markers;
}

// PEL-HI.4: the blocks of a battle are public while it lasts.
export function viewBattle(s: PeloponnesianState, t: Tables): BattleView | null {
  const { melee } = s;
  if (melee.length === 0 || isMeleeOver(melee)) return null;
  const revealed = t.blockIds.findIndex((_, b) => S.hasMark(s, b, S.REVEALED));
  return {
    area: t.areaIds[S.areaOf(s, revealed)]!,
    mode: BATTLE_MODES[meleeMode(melee)]!,
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
    ...viewHeader(s),
  };
}

function viewHeader(s: PeloponnesianState): Omit<BattleView, "area" | "mode" | "round" | "fighters"> {
  const { stage, current, hits, routs, options, rearguard, loser, way, ares } = headerOf(s.melee);
  const seatsOf = (sides: number): Seat[] => [0, 1].filter((side) => (sides & (1 << side)) !== 0).map((side) => SEATS[seatOfSide(s, side)]!);
  return {
    stage: MELEE_STAGES[stage]!,
    current,
    hits,
    routs,
    options: seatsOf(options),
    rearguard: rearguard < 0 ? null : rearguard,
    loser: loser < 0 ? null : SEATS[seatOfSide(s, loser)]!,
    way: BATTLE_WAYS[way]!,
    ares: seatsOf(ares),
  };
}

export function viewEnding(s: PeloponnesianState): EndingView | null {
  if (!S.isOver(s)) return null;
  const clause = ENDING_CLAUSES[S.read(s, S.CLOCK.ending)]! as EndingClause;
  return { winner: SEATS[S.winnerOf(s)] ?? null, victory: VICTORIES[S.read(s, S.CLOCK.victory)]!, clause };
}
