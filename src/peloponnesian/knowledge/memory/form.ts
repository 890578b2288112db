/** The memory as plain JSON with ids, and back. */
import { POSITION_COMPLAINT as fail, readArray, readInteger, readKnownFields, readObject, readText } from "../../../core/basics/json.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import type { AreaId, BlockId } from "../../vocabulary/types.js";
import { type Company, type Knowledge, OFF_MAP_PLACE } from "./companies.js";

export interface KnowledgeForm {
  readonly companies: readonly CompanyForm[];
  /** The known CVs by block. For a block that may be off the map: its CV if it is on the map. */
  readonly cvs: Readonly<Record<BlockId, number>>;
}

/** Blocks of one side, and the number of them in each of these areas and off the map. */
export interface CompanyForm {
  readonly blocks: readonly BlockId[];
  readonly areas: Readonly<Record<AreaId, number>>;
  readonly off: number;
}

/** Parsed forms made here. They are frozen, so they need not be read and checked for every sample. */
const knownForms: WeakMap<object, { readonly t: Tables; readonly known: Knowledge }> = new WeakMap();

/** The memory as plain JSON, frozen. */
export function toForm(t: Tables, known: Knowledge): KnowledgeForm {
  const cvs: Record<BlockId, number> = {};
  for (const [block, cv] of [...known.cvs].sort(([a], [b]) => a - b)) cvs[t.blockIds[block]!] = cv;
  const form = Object.freeze({ companies: Object.freeze(known.companies.map((company) => companyForm(t, company))), cvs: Object.freeze(cvs) });
  knownForms.set(form, { t, known });
  return form;
}

function companyForm(t: Tables, { blocks, counts }: Company): CompanyForm {
  const areas: Record<AreaId, number> = {};
  for (const [place, count] of counts) if (place !== OFF_MAP_PLACE) areas[t.areaIds[place]!] = count;
  const ids = Object.freeze(blocks.map((b) => t.blockIds[b]!));
  return Object.freeze({ blocks: ids, areas: Object.freeze(areas), off: counts.get(OFF_MAP_PLACE) ?? 0 });
}

/**
 * Reads a memory of the blocks of these sides.
 * @throws PositionError naming the field
 */
export function fromForm(t: Tables, seats: readonly number[], given: unknown): Knowledge {
  const made = typeof given === "object" && given !== null ? knownForms.get(given) : undefined;
  if (made?.t === t && made.known.companies.every(({ seat }) => seats.includes(seat))) return made.known;
  const form = readKnownFields(given, "memory.held", ["companies", "cvs"], fail);
  const seen = new Set<number>();
  const companies = readArray(form["companies"], "memory.held.companies", t.blocks, fail).map((one, i) =>
    readCompany(t, seats, one, `memory.held.companies[${i}]`, seen),
  );
  const cvs = new Map<number, number>();
  for (const [id, cv] of Object.entries(readObject(form["cvs"], "memory.held.cvs", fail))) {
    const path = `memory.held.cvs.${id.slice(0, 40)}`;
    const block = t.blockIndex.get(id) ?? -1;
    if (!seen.has(block)) throw fail(path, "a block of these companies", id);
    cvs.set(block, readInteger(cv, path, 0, t.maxCV[block]!, fail));
  }
  return { companies, cvs };
}

function readCompany(t: Tables, seats: readonly number[], given: unknown, path: string, seen: Set<number>): Company {
  const form = readKnownFields(given, path, ["blocks", "areas", "off"], fail);
  const blocks = readArray(form["blocks"], `${path}.blocks`, t.blocks, fail).map((id, i) => {
    const block = t.blockIndex.get(readText(id, `${path}.blocks[${i}]`, 40, fail)) ?? -1;
    if (block < 0 || seen.has(block)) throw fail(`${path}.blocks[${i}]`, "a block that is named once", id);
    seen.add(block);
    return block;
  });
  const seat = seats.find((one) => blocks.length > 0 && blocks.every((b) => b >= firstOf(t, one) && b <= lastOf(t, one)));
  if (seat === undefined) throw fail(`${path}.blocks`, "blocks of one side, which are hidden from this viewer", form["blocks"]);
  const counts = readCounts(t, form, path);
  const standing = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (standing !== blocks.length) throw fail(path, "as many places as blocks", standing);
  return { seat, blocks, counts };
}

function readCounts(t: Tables, form: Readonly<Record<string, unknown>>, path: string): Map<number, number> {
  const counts = new Map<number, number>();
  const off = readInteger(form["off"], `${path}.off`, 0, t.blocks, fail);
  if (off > 0) counts.set(OFF_MAP_PLACE, off);
  for (const [id, count] of Object.entries(readObject(form["areas"], `${path}.areas`, fail))) {
    const area = t.areaIndex.get(id);
    if (area === undefined) throw fail(`${path}.areas`, "areas of this edition", id);
    counts.set(area, readInteger(count, `${path}.areas.${id}`, 1, t.blocks, fail));
  }
  return counts;
}
