/**
 * The memory of blocks that a viewer does not see. Views show only the numbers of blocks in places (PEL-HI.2), not what was visible earlier (PEL-HI.5,
 * PEL-HI.6). But a player knows where the scenario puts each block, and recognizes a block as long as it cannot be another (PEL-HI.21).
 */
import { demand } from "../../../core/basics/errors.js";
import type { MemoryParts } from "../../../core/ruleset/parts.js";
import type { PeloponnesianEvent } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames.js";
import { type Company, type Knowledge, Knowing, OFF_MAP_PLACE } from "./companies.js";
import { fromForm, type KnowledgeForm, toForm } from "./form.js";
import { hear } from "./told.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../../tables/index.js";
import { ATHENS, SPARTA } from "../../vocabulary/types.js";

export { type Company, type Knowledge, OFF_MAP_PLACE } from "./companies.js";
export type { KnowledgeForm } from "./form.js";

export const MEMORY: MemoryParts<PeloponnesianState> = {
  begin(s, viewer): KnowledgeForm {
    const t = tablesOf(s);
    const k = new Knowing(unseenBy(viewer).reduce((known, seat) => both(known, isSetUpOf(s, t, seat) ? printed(s, t, seat) : inSight(s, t, seat)), NOTHING));
    return toForm(t, k.result());
  },
  remember(held: Knowledge, viewer: number, events: readonly PeloponnesianEvent[], edition: string): KnowledgeForm {
    const t = tablesOf({ edition });
    const k = new Knowing(held);
    for (const event of events) hear(k, t, unseenBy(viewer), event);
    return toForm(t, k.result());
  },
  read: (held, viewer, edition): Knowledge => fromForm(tablesOf({ edition }), unseenBy(viewer), held),
  check(s, _viewer, held: Knowledge) {
    for (const company of held.companies) checkCompany(s, company);
    for (const [block, cv] of held.cvs)
      if (S.isInPlay(s, block) && !isFighting(s, block)) demand(S.cvOf(s, block) === cv, `memory.held.cvs.${nameOf(s, block)}`, `${S.cvOf(s, block)}`, cv);
  },
};

const NOTHING: Knowledge = { companies: [], cvs: new Map() };

function both(one: Knowledge, other: Knowledge): Knowledge {
  return { companies: [...one.companies, ...other.companies], cvs: new Map([...one.cvs, ...other.cvs]) };
}

function unseenBy(viewer: number): number[] {
  return [SPARTA, ATHENS].filter((seat) => seat !== viewer);
}

// True before the first action: the first cards or the sides are being chosen, and every place has the number of blocks of the scenario.
function isSetUpOf(s: PeloponnesianState, t: Tables, seat: number): boolean {
  const { row } = S.scenarioOf(s);
  if (S.read(s, S.CLOCK.year) !== row.firstYear || !S.isNewYear(s) || !(F.commit.isUnderWay(s) || F.bidding.isUnderWay(s))) return false;
  const counts = new Map<number, number>();
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (S.isInPlay(s, b)) count(counts, S.areaOf(s, b), 1);
  for (const [id, area] of row.onMap) if (t.side[t.blockIndex.get(id)!] === seat) count(counts, t.areaIndex.get(area)!, -1);
  return [...counts.values()].every((left) => left === 0);
}

function count(counts: Map<number, number>, place: number, more: number): void {
  counts.set(place, (counts.get(place) ?? 0) + more);
}

// PEL-15.0.1, PEL-15.0.3: the scenario gives the place and CV of each block; unnamed blocks are in the pool.
function printed(s: PeloponnesianState, t: Tables, seat: number): Knowledge {
  const companies: Company[] = [];
  const cvs = new Map<number, number>();
  const laid = new Map(S.scenarioOf(s).row.onMap.map(([id, area, cv]) => [t.blockIndex.get(id)!, { area: t.areaIndex.get(area)!, cv }]));
  for (const block of hiddenOf(s, t, seat)) {
    const place = laid.get(block);
    companies.push({ seat, blocks: [block], counts: new Map([[place?.area ?? OFF_MAP_PLACE, 1]]) });
    if (place !== undefined) cvs.set(block, place.cv);
  }
  return { companies, cvs };
}

// The number of blocks at each place, and the faces of those that fight (PEL-HI.2, PEL-HI.4).
function inSight(s: PeloponnesianState, t: Tables, seat: number): Knowledge {
  const counts = new Map<number, number>();
  const blocks = hiddenOf(s, t, seat);
  for (const block of blocks) count(counts, placeOf(s, block), 1);
  if (blocks.length === 0) return NOTHING;
  const k = new Knowing({ companies: [{ seat, blocks, counts }], cvs: new Map() });
  for (const block of blocks) if (isFighting(s, block)) k.see(block, placeOf(s, block));
  return k.result();
}

// PEL-HI.16: blocks in reserve or out of play are open.
function hiddenOf(s: PeloponnesianState, t: Tables, seat: number): number[] {
  const blocks: number[] = [];
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (S.placeOf(s, b) !== S.RESERVE && S.placeOf(s, b) !== S.EXCLUDED) blocks.push(b);
  return blocks;
}

function placeOf(s: PeloponnesianState, block: number): number {
  return S.isInPlay(s, block) ? S.areaOf(s, block) : OFF_MAP_PLACE;
}

// The battle keeps the CVs of fighting blocks until it ends.
function isFighting(s: PeloponnesianState, block: number): boolean {
  return s.melee.length > 0 && S.hasMark(s, block, S.REVEALED);
}

function nameOf(s: PeloponnesianState, block: number): string {
  return tablesOf(s).blockIds[block]!;
}

function checkCompany(s: PeloponnesianState, { blocks, counts }: Company): void {
  const found = new Map<number, number>();
  for (const block of blocks) count(found, placeOf(s, block), 1);
  for (const [place, standing] of found) {
    const where = place === OFF_MAP_PLACE ? "off the map" : `in ${tablesOf(s).areaIds[place]!}`;
    demand(counts.get(place) === standing, "memory.held.companies", `${counts.get(place) ?? 0} of ${blocks.length} blocks ${where}`, standing);
  }
}
