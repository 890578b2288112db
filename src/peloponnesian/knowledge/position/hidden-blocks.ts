/**
 * Reads the visible facts of blocks that the viewer does not see. Possible blocks fill the seen places in block order; `conceal` then makes the choice the
 * same for all positions that look alike.
 */
import { ownField, POSITION_COMPLAINT as FAIL, readArray, readInteger, readObject } from "../../../core/basics/json.js";
import { type Fields, readIndex, readPart, readPartIfAny, readRecord, readRows } from "../../../core/basics/view-fields.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { BLOCK_KINDS, MARK_NAMES, OFF_MAP } from "../view/index.js";
import { readArea, readBits } from "./fields.js";
import { readRoute } from "./routes.js";

const MOST_ALLOWANCE = 99;

interface Group {
  readonly row: Fields;
  readonly path: string;
  readonly count: number;
  /** One of `BLOCK_KINDS`, "" if the view shows none. */
  readonly kind: string;
  readonly allowance: number;
  /** The indices in `forcedMarches` of the marches that they announced. */
  readonly forced: readonly number[];
}

/**
 * Puts unnamed blocks of a side where the view shows hidden blocks; the rest stay in the pool. `announced` gets the block of each forced march.
 * @throws PositionError naming the field
 */
export function readHiddenBlocks(s: PeloponnesianState, t: Tables, seat: number, given: Fields, announced: Map<number, number>): void {
  const name = SEATS[seat]!;
  const named = readObject(ownField(readPart(given, "blocks", "view"), name), `view.blocks.${name}`, FAIL);
  const left: number[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (!Object.hasOwn(named, t.blockIds[b]!)) left.push(b);
  const groups = readRows(readPart(given, "hiddenBlocks", "view"), name, "view.hiddenBlocks", t.blocks).map(([row, path]) => readGroup(t, row, path));
  // Groups with the strictest conditions come first.
  for (const group of groups.sort((a, b) => claims(b) - claims(a))) fill(s, t, group, left, announced);
  readRecord(ownField(given, "areas"), "view.areas", t.areaIds, (value, path, area) => {
    const row = readObject(value, path, FAIL);
    fillArea(s, left, {
      area,
      inside: false,
      has: S.countField(s, t, area, seat),
      count: readSeen(t, row, "field", name, path),
      path: `${path}.field.${name}`,
    });
    fillArea(s, left, {
      area,
      inside: true,
      has: S.countInside(s, t, area, seat),
      count: readSeen(t, row, "besieged", name, path),
      path: `${path}.besieged.${name}`,
    });
  });
}

function readGroup(t: Tables, row: Fields, path: string): Group {
  const count = readInteger(ownField(row, "count"), `${path}.count`, 1, t.blocks, FAIL);
  const forced = readArray(ownField(row, "forced") ?? [], `${path}.forced`, t.blocks, FAIL);
  if (forced.length > 0 && forced.length !== count) throw FAIL(`${path}.forced`, `${count} forced marches, one a block`, forced);
  return {
    row,
    path,
    count,
    kind: ownField(row, "kind") === undefined ? "" : BLOCK_KINDS[readIndex(row, "kind", path, BLOCK_KINDS)]!,
    allowance: ownField(row, "allowance") === undefined ? 0 : readInteger(ownField(row, "allowance"), `${path}.allowance`, 1, MOST_ALLOWANCE, FAIL),
    forced: forced.map((i, n) => readInteger(i, `${path}.forced[${n}]`, 0, t.blocks, FAIL)),
  };
}

function claims({ kind, allowance }: Group): number {
  return (allowance === 0 ? 0 : 2) + (kind === "" ? 0 : 1);
}

function fill(s: PeloponnesianState, t: Tables, group: Group, left: number[], announced: Map<number, number>): void {
  const { row, path, count, forced } = group;
  for (let n = 0; n < count; n++) {
    const block = takeOne(t, left, group);
    if (ownField(row, "area") === undefined) S.takeOff(s, block, readIndex(row, "off", path, OFF_MAP));
    else put(s, t, block, { area: readArea(t, row, "area", path), look: row, path });
    if (ownField(row, "cargo") !== undefined) {
      const cargo = take(left, `${path}.cargo`, (b) => isOfKind(t, b, "greek"));
      put(s, t, cargo, { area: readArea(t, row, "area", path), look: readPart(row, "cargo", path), path: `${path}.cargo` });
      S.setCarrier(s, cargo, block);
    }
    if (forced.length === 0) continue;
    const march = forced[n]!;
    if (announced.has(march)) throw FAIL(`${path}.forced[${n}]`, "a forced march of one block", march);
    announced.set(march, block);
  }
}

// Takes a barbarian before a Greek block, which may be needed elsewhere, and a land block before a fleet.
function takeOne(t: Tables, left: number[], { path, kind, allowance }: Group): number {
  const fits = (b: number): boolean => isOfKind(t, b, kind) && (allowance === 0 || t.allowance[b] === allowance);
  const barbarian = left.find((b) => t.greek[b] === 0 && t.fleet[b] === 0 && fits(b));
  const land = barbarian ?? left.find((b) => t.fleet[b] === 0 && fits(b));
  return take(left, path, (b) => (land === undefined ? fits(b) : b === land));
}

interface Look {
  readonly area: number;
  readonly look: Fields;
  readonly path: string;
}

function put(s: PeloponnesianState, t: Tables, block: number, { area, look, path }: Look): void {
  S.putOnMap(s, block, area, 1);
  for (const bit of readBits(ownField(look, "marks") ?? [], `${path}.marks`, MARK_NAMES)) S.addMark(s, block, bit);
  const node = readRoute(s, t, ownField(look, "route") ?? [], { area, path: `${path}.route` });
  if (node !== 0) S.setRoute(s, block, node);
}

function isOfKind(t: Tables, block: number, kind: string): boolean {
  return kind === "" || (kind === "fleet" ? t.fleet[block] === 1 : t.fleet[block] === 0 && t.greek[block] === 1);
}

function take(left: number[], path: string, fits: (block: number) => boolean): number {
  const i = left.findIndex(fits);
  if (i < 0) throw FAIL(path, "no more blocks like these than are left", `${left.length} left`);
  return left.splice(i, 1)[0]!;
}

function readSeen(t: Tables, area: Fields, field: string, seat: string, path: string): number {
  const count = ownField(readPartIfAny(area, field, path), seat);
  return count === undefined ? 0 : readInteger(count, `${path}.${field}.${seat}`, 1, t.blocks, FAIL);
}

/** The number of blocks seen in an area, and the number already placed there. */
interface Standing {
  readonly area: number;
  readonly inside: boolean;
  readonly has: number;
  readonly count: number;
  readonly path: string;
}

function fillArea(s: PeloponnesianState, left: number[], { area, inside, has, count, path }: Standing): void {
  for (let n = has; n < count; n++) {
    const block = take(left, path, () => true);
    S.putOnMap(s, block, area, 1);
    if (inside) S.addMark(s, block, S.INSIDE);
  }
}
