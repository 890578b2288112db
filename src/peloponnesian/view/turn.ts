/** What is seen of the turn under way: who is asked what, crossings, forced marches, the battle; and the machine room that only the arbiter sees. */
import { ATTACKED, MELEE_MODES, ROUTED, SINGLE_HIT, fighterCount, hasFlag, isMeleeOver, meleeMode, meleeRound } from "../combat/melee.js";
import { type AreaId, type BlockId, type CardId, SEATS } from "../types.js";
import type { BattleMode } from "../events.js";
import type { BattleView, MachineView, PeloponnesianView } from "./types.js";
import { CITY_MARK_NAMES } from "./names.js";
import { PROCEDURES } from "../flow/index.js";
import {
  type PeloponnesianState,
  REVEALED,
  areaOf,
  cardPlace,
  crossedBorder,
  crossingCount,
  forcedBlock,
  forcedCount,
  forcedTo,
  hasCityMark,
  hasMark,
  isInPlay,
  routeOf,
} from "../state.js";
import type { Tables } from "../tables.js";
import { facesOf } from "../flow/melee.js";
import { topKind, viewFrames } from "../../core/frames.js";

// That a seat is asked is open (PEL-HI.12 hides the card and its use only).
export function viewDecision(s: PeloponnesianState): PeloponnesianView["decision"] {
  const procedure = PROCEDURES[topKind(s)]!;
  const mask = procedure.asks(s);
  return mask === 0 ? null : { kind: procedure.kind, clause: procedure.clause, seats: SEATS.filter((_, seat) => (mask & (1 << seat)) !== 0) };
}

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
  return { area: revealed < 0 ? null : t.areaIds[areaOf(s, revealed)]!, mode: MELEE_MODES[meleeMode(melee)] as BattleMode, round: meleeRound(melee), fighters };
}

export function viewMachine(s: PeloponnesianState, t: Tables): MachineView {
  const cityMarks: Record<AreaId, readonly string[]> = {};
  for (const city of t.cities) {
    const marks = CITY_MARK_NAMES.filter(([, bit]) => hasCityMark(s, city, bit)).map(([name]) => name);
    if (marks.length > 0) cityMarks[t.areaIds[city]!] = marks;
  }
  const routes: Record<BlockId, number> = {};
  for (let b = 0; b < t.blocks; b++) if (routeOf(s, b) !== 0) routes[t.blockIds[b]!] = routeOf(s, b);
  const cards: Record<CardId, number> = {};
  for (let c = 0; c < t.cardIds.length; c++) cards[t.cardIds[c]!] = cardPlace(s, c);
  return {
    edition: s.edition,
    dice: [...s.dice],
    frames: viewFrames(s, PROCEDURES),
    clock: [...s.clock],
    cityMarks,
    cards,
    routes: [...s.routes],
    routeOf: routes,
    crossings: [...s.crossings],
    forced: [...s.forced],
    melee: [...s.melee],
  };
}
