/**
 * Losses by dice, logged together after all dice. Everybody sees the number of blocks lost in each area; only their owner sees which blocks. Losses logged one
 * by one would reveal the block of each die and the cargo of each fleet (PEL-HI.9, PEL-HI.14, PEL-HI.17).
 */
import type { LossReason, PeloponnesianLog } from "../vocabulary/events.js";
import { areaOf, cvOf, type PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

/** The blocks of a seat before the losses: the area and the CV of each. */
export interface RollCall {
  readonly seat: number;
  readonly found: readonly number[];
}

/** The areas and CVs of a seat's blocks, two numbers per block; undefined without a log. */
export function rollCall(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): RollCall | undefined {
  if (log === undefined) return undefined;
  const found: number[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) found.push(areaOf(s, b), cvOf(s, b));
  return { seat, found };
}

/** Logs the losses of a seat's blocks since the roll call: lost blocks by area in map order, then weakened ones in block order. */
export function tellCasualties(s: PeloponnesianState, t: Tables, call: RollCall | undefined, reason: LossReason, log: PeloponnesianLog): void {
  if (call === undefined || log === undefined) return;
  const { seat, found } = call;
  const first = firstOf(t, seat);
  const lost = new Map<number, string[]>();
  for (let b = first, last = lastOf(t, seat); b <= last; b++) {
    const area = found[(b - first) * 2]!;
    if (area >= 0 && areaOf(s, b) < 0) lost.set(area, [...(lost.get(area) ?? []), t.blockIds[b]!]);
  }
  for (const [area, blocks] of [...lost].sort(([x], [y]) => x - y)) {
    log.push({ type: "blocks-lost", seat: SEATS[seat]!, area: t.areaIds[area]!, count: blocks.length, reason, secret: { blocks } });
  }
  for (let b = first, last = lastOf(t, seat); b <= last; b++) {
    const area = areaOf(s, b);
    if (area < 0 || cvOf(s, b) === found[(b - first) * 2 + 1]) continue;
    const secret = { blocks: [t.blockIds[b]!], values: [cvOf(s, b)] };
    log.push({ type: "block-reduced", seat: SEATS[seat]!, area: t.areaIds[area]!, reason, secret });
  }
}
