/** Movement of blocks between areas: their routes, perilous borders, and landing cargo (5.0.14, 5.2). */
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { borderBetween, isPerilous } from "../rules/passage.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

/** Moves one block, with the cargo that it carries, to an adjacent area. Both then count as having moved this turn. */
export function moveBlock(s: PeloponnesianState, t: Tables, block: number, to: number): void {
  const from = S.areaOf(s, block);
  const cargo = t.fleet[block] === 1 ? S.cargoOf(s, block) : -1;
  if (isPerilous(t, from, to)) S.markCrossing(s, borderBetween(t, from, to), block, cargo); // PEL-5.2.2.1: a border is marked once per turn.
  place(s, block, from, to);
  if (cargo < 0) return;
  place(s, cargo, from, to); // PEL-5.2.1.6, PEL-5.2.1.7: the cargo moves with its fleet, and counts as having moved.
  if (to >= t.lands) return;
  S.setCarrier(s, cargo, -1);
  S.addMark(s, cargo, S.LANDED);
}

function place(s: PeloponnesianState, block: number, from: number, to: number): void {
  const start = S.routeOf(s, block);
  S.setRoute(s, block, S.routeTo(s, start === 0 ? S.routeTo(s, 0, from) : start, to));
  S.setArea(s, block, to);
  S.addMark(s, block, S.MOVED);
  S.dropMark(s, block, S.INSIDE);
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly blocks: readonly number[];
}

export function tellMove(t: Tables, { from, to, blocks }: Step, log: PeloponnesianLog): void {
  const seat = t.side[blocks[0]!]!;
  log?.push({
    type: "blocks-moved",
    seat: SEATS[seat]!,
    from: t.areaIds[from]!,
    to: t.areaIds[to]!,
    count: blocks.length,
    secret: { blocks: blocks.map((b) => t.blockIds[b]!) },
  });
}
