/** What is seen of the turn under way: who is asked what, crossings, forced marches, the battle; and what only the arbiter sees. */
import { ATTACKED, ROUTED, SINGLE_HIT, fighterCount, hasFlag, isMeleeOver, meleeMode, meleeRound } from "../combat/melee.js";
import { type AreaId, ATHENS, BATTLE_MODES, ENDING_CLAUSES, SEATS, SPARTA, VICTORIES } from "../types.js";
import { type BattleView, CARD_USES, type CrossingView, type EndingView, type MachineView, type MarkerView } from "./types.js";
import { CITY_MARK_NAMES } from "./names.js";
import {
  CLOCK,
  NOT_IN_DECK,
  type PeloponnesianState,
  REVEALED,
  areaOf,
  cardPlace,
  crossedBorder,
  crossedCargo,
  crossedFleet,
  crossingCount,
  forcedBlock,
  forcedCount,
  forcedTo,
  hasCityMark,
  hasMark,
  isInPlay,
  isSupplyMarker,
  markerArea,
  markerCount,
  markerSeat,
  read,
  routeArea,
  routeBefore,
  routeCount,
  useOf,
} from "../state.js";
import type { Tables } from "../tables.js";
import { facesOf } from "../flow/melee.js";

// The marked borders in the order of their first crossing (PEL-5.2.2.1); how many fleets crossed is told at the check (PEL-HI.17).
export function viewCrossings(s: PeloponnesianState, t: Tables): { border: string }[] {
  const borders: { border: string }[] = [];
  for (let i = 0; i < crossingCount(s); i++) {
    const border = t.borderIds[crossedBorder(s, i)]!;
    if (!borders.some((known) => known.border === border)) borders.push({ border });
  }
  return borders;
}

export function viewForced(s: PeloponnesianState, t: Tables): { from: AreaId; to: AreaId; count: number }[] {
  const marches: { from: AreaId; to: AreaId; count: number }[] = [];
  for (let i = 0; i < forcedCount(s); i++) {
    if (!isInPlay(s, forcedBlock(s, i))) continue;
    const from = t.areaIds[areaOf(s, forcedBlock(s, i))]!;
    const to = t.areaIds[forcedTo(s, i)]!;
    const known = marches.find((m) => m.from === from && m.to === to);
    if (known === undefined) marches.push({ from, to, count: 1 });
    else known.count++;
  }
  return marches;
}

export function viewMarkers(s: PeloponnesianState, t: Tables): MarkerView[] {
  return numbersTo(markerCount(s)).map((i) => ({
    seat: SEATS[markerSeat(s, i)]!,
    area: t.areaIds[markerArea(s, i)]!,
    action: isSupplyMarker(s, i) ? "supply" : "build",
  }));
}

// PEL-HI.4: who takes part is public while the battle lasts.
export function viewBattle(s: PeloponnesianState, t: Tables): BattleView | null {
  const { melee } = s;
  if (melee.length === 0 || isMeleeOver(melee)) return null;
  const faces = facesOf(s, t);
  const fighters = faces.slice(0, fighterCount(melee)).map((face, i) => ({
    ...face,
    routed: hasFlag(melee, i, ROUTED),
    attacked: hasFlag(melee, i, ATTACKED),
    singleHit: hasFlag(melee, i, SINGLE_HIT),
  }));
  const revealed = t.blockIds.findIndex((_, b) => hasMark(s, b, REVEALED));
  return { area: revealed < 0 ? null : t.areaIds[areaOf(s, revealed)]!, mode: BATTLE_MODES[meleeMode(melee)]!, round: meleeRound(melee), fighters };
}

/** What nothing else in a view tells. */
export function viewMachine(s: PeloponnesianState, t: Tables): MachineView {
  const cityMarks: Record<AreaId, readonly string[]> = {};
  for (const city of t.cities) {
    const marks = CITY_MARK_NAMES.filter(([, bit]) => hasCityMark(s, city, bit)).map(([name]) => name);
    if (marks.length > 0) cityMarks[t.areaIds[city]!] = marks;
  }
  return {
    first: SEATS[read(s, CLOCK.first)]!,
    uses: { sparta: CARD_USES[useOf(s, SPARTA)]!, athens: CARD_USES[useOf(s, ATHENS)]! },
    ending: viewEnding(s),
    outOfDeck: t.cardIds.filter((_, c) => cardPlace(s, c) === NOT_IN_DECK),
    cityMarks,
    routes: numbersTo(routeCount(s)).map((i) => ({ before: routeBefore(s, i + 1), area: t.areaIds[routeArea(s, i + 1)]! })),
    crossings: numbersTo(crossingCount(s)).map((i) => viewCrossing(s, t, i)),
    forced: numbersTo(forcedCount(s)).map((i) => ({ block: t.blockIds[forcedBlock(s, i)]!, to: t.areaIds[forcedTo(s, i)]! })),
    melee: [...s.melee],
  };
}

function viewEnding(s: PeloponnesianState): EndingView | null {
  const winner = read(s, CLOCK.winner);
  if (winner === 0) return null;
  return { winner: SEATS[winner - 1] ?? null, victory: VICTORIES[read(s, CLOCK.victory)]!, clause: ENDING_CLAUSES[read(s, CLOCK.ending)]! };
}

function viewCrossing(s: PeloponnesianState, t: Tables, i: number): CrossingView {
  const cargo = crossedCargo(s, i);
  return { border: t.borderIds[crossedBorder(s, i)]!, fleet: t.blockIds[crossedFleet(s, i)]!, cargo: cargo < 0 ? null : t.blockIds[cargo]! };
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
