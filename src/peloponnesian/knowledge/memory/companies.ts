/**
 * The memory of the other side's hidden blocks. A viewer saw where they were set up, and how many have moved where, but not which (PEL-HI.2, PEL-HI.18). So
 * he knows companies: their blocks and the number of them at each place, but not which block is where.
 * In a company with one place everything is known. Companies merge when part of a stack moves and the moving blocks may belong to either. A block whose face
 * is shown (PEL-HI.4) becomes a company of its own.
 */
import { demand } from "../../../core/basics/errors.js";

/** The place of blocks in the pool or drawn from it. Other places are areas. */
export const OFF_MAP_PLACE = -1;

export interface Company {
  readonly seat: number;
  readonly blocks: readonly number[];
  /** The number of blocks by place, at least 1 each. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The memory of all hidden blocks of the other sides. */
export interface Knowledge {
  readonly companies: readonly Company[];
  /** The CV of a block if it is on the map; 0 if it is about to be removed after a battle. */
  readonly cvs: ReadonlyMap<number, number>;
}

/** A memory that is being updated by events. */
export class Knowing {
  private companies: readonly Company[];
  private readonly cvs: Map<number, number>;

  constructor({ companies, cvs }: Knowledge) {
    this.companies = [];
    this.cvs = new Map(cvs);
    this.replace([], companies);
  }

  /** The current memory, in an order that does not depend on its history. */
  result(): Knowledge {
    return { companies: inOrder(this.companies), cvs: this.cvs };
  }

  knows(block: number): boolean {
    return this.companies.some(({ blocks }) => blocks.includes(block));
  }

  /** Records that `count` blocks of a seat went from one place to another. */
  move(seat: number, from: number, to: number, count: number): void {
    if (from === to || count === 0) return;
    const here = this.at(seat, from);
    const standing = here.reduce((sum, { counts }) => sum + countAt(counts, from), 0);
    demand(count <= standing, "memory.held", "what was known before these events", `${standing} blocks where ${count} leave`);
    const moved = count === standing ? here.map((company) => gone(company, from, to, countAt(company.counts, from))) : [gone(united(here), from, to, count)];
    this.replace(here, moved);
    if (from === OFF_MAP_PLACE) for (const { blocks } of moved) for (const block of blocks) this.cvs.delete(block); // A recruit returns with another CV.
  }

  /** Records that a block is seen at a place. */
  see(block: number, place: number): void {
    const company = this.companies.find(({ blocks }) => blocks.includes(block));
    if (company === undefined) return;
    const { seat, blocks, counts } = company;
    demand(counts.has(place), "memory.held", "what was known before these events", "a block seen where it cannot be");
    if (counts.size === 1) return;
    const others = { seat, blocks: blocks.filter((b) => b !== block), counts: less(counts, place, 1) };
    this.replace([company], [{ seat, blocks: [block], counts: new Map([[place, 1]]) }, others]);
  }

  /** Records that a block seen at a place is removed from the map. */
  takeOff(block: number, place: number): void {
    this.see(block, place);
    const company = this.companies.find((one) => one.blocks.includes(block));
    if (company === undefined) return;
    const { seat, blocks, counts } = company;
    const others = { seat, blocks: blocks.filter((b) => b !== block), counts: less(counts, place, 1) };
    this.cvs.delete(block);
    this.replace([company], [{ seat, blocks: [block], counts: new Map([[OFF_MAP_PLACE, 1]]) }, others]);
  }

  /** Records that open blocks of a seat, from the reserve or out of play, join its pool. */
  add(seat: number, blocks: readonly number[]): void {
    if (blocks.length > 0) this.replace([], [{ seat, blocks, counts: new Map([[OFF_MAP_PLACE, blocks.length]]) }]);
  }

  setCV(block: number, cv: number): void {
    if (this.knows(block)) this.cvs.set(block, cv);
  }

  /** The blocks of a seat at a place that have lost all CV in the battle and are not yet removed. */
  deadAt(seat: number, place: number): number[] {
    const dead: number[] = [];
    for (const { blocks } of this.at(seat, place)) for (const block of blocks) if (this.cvs.get(block) === 0) dead.push(block);
    return dead;
  }

  /** Forgets the CV of each block that may be at a place for which `isMeant` holds. */
  forgetCVs(isMeant: (block: number, place: number) => boolean): void {
    for (const { blocks, counts } of this.companies)
      for (const block of blocks) if ([...counts.keys()].some((place) => isMeant(block, place))) this.cvs.delete(block);
  }

  private at(seat: number, place: number): Company[] {
    return this.companies.filter((company) => company.seat === seat && company.counts.has(place));
  }

  // Replaces companies by others, and merges those that are entirely at one place.
  private replace(before: readonly Company[], after: readonly Company[]): void {
    const companies: Company[] = [];
    const together = new Map<string, Company>();
    for (const company of [...this.companies.filter((one) => !before.includes(one)), ...after]) {
      if (company.blocks.length === 0) continue;
      if (company.counts.size > 1) companies.push(company);
      else {
        const key = `${company.seat} ${[...company.counts.keys()].join()}`;
        const others = together.get(key);
        together.set(key, others === undefined ? company : united([others, company]));
      }
    }
    this.companies = [...companies, ...together.values()];
  }
}

function countAt(counts: ReadonlyMap<number, number>, place: number): number {
  return counts.get(place) ?? 0;
}

function less(counts: ReadonlyMap<number, number>, place: number, count: number): Map<number, number> {
  const next = new Map(counts);
  const left = countAt(counts, place) - count;
  if (left > 0) next.set(place, left);
  else next.delete(place);
  return next;
}

function gone({ seat, blocks, counts }: Company, from: number, to: number, count: number): Company {
  const next = less(counts, from, count);
  next.set(to, countAt(next, to) + count);
  return { seat, blocks, counts: next };
}

function united(companies: readonly Company[]): Company {
  const counts = new Map<number, number>();
  for (const company of companies) for (const [place, count] of company.counts) counts.set(place, countAt(counts, place) + count);
  return { seat: companies[0]!.seat, blocks: companies.flatMap(({ blocks }) => blocks), counts };
}

// Sorts companies by their first block, and blocks and places by index, so that equal memories are equal values.
function inOrder(companies: readonly Company[]): Company[] {
  const ordered = companies.map(({ seat, blocks, counts }) => ({
    seat,
    blocks: [...blocks].sort((a, b) => a - b),
    counts: new Map([...counts].sort(([a], [b]) => a - b)),
  }));
  return ordered.sort((a, b) => a.blocks[0]! - b.blocks[0]!);
}
