/**
 * `determinize` against a full list of the worlds a seat could be in: every way of giving the unseen blocks to the places where the enemy is seen, and then every CV that
 * fits, is equally likely; so is every way of dealing the unseen cards. The lists are made here, by trying everything.
 */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME, type PeloponnesianState, type PeloponnesianSeat as Seat, STANDARD_EDITION } from "../../src/peloponnesian/index.js";
import { areaOf, cardPlace, carrierOf, cvOf, hasMark, INSIDE, PILE, setCardPlace, USED } from "../../src/peloponnesian/state/index.js";
import type { KnowledgeForm } from "../../src/peloponnesian/knowledge/memory/index.js";
import { block, card, seatOf, t, table, type Table } from "./table.js";

const WORLDS = 2000;

/** Excludes all blocks of a side but these, in an edition whose scenario does; which blocks are excluded is public (PEL-HI.16). */
function only(g: Table, side: Seat, ...blocks: readonly string[]): void {
  const others = t.blockIds.filter((id, b) => t.side[b] === seatOf(side) && !blocks.includes(id));
  g.exclude(...others);
  const without = (row: (typeof STANDARD_EDITION.scenarios)[number]) => ({
    ...row,
    onMap: row.onMap.filter(([id]) => !others.includes(id)),
    reserve: row.reserve.filter((id) => !others.includes(id)),
    excluded: [...new Set([...row.excluded, ...others])],
  });
  g.state.edition = GAME.setup({ seed: 1, edition: { scenarios: STANDARD_EDITION.scenarios.map((row) => (row.id === "431" ? without(row) : row)) } }).edition;
}

/** Where a block is, how strong, and on which fleet, in one word. */
function word(id: string, place: string, cv: number, carrier: string | null): string {
  return place === "pool" ? `${id} pool` : `${id} ${place} ${cv}${carrier === null ? "" : ` on ${carrier}`}`;
}

function worldOf(s: PeloponnesianState, blocks: readonly string[]): string {
  const words = blocks.map((id) => {
    const b = block(id);
    const area = areaOf(s, b);
    const place = area < 0 ? "pool" : `${hasMark(s, b, INSIDE) ? "inside " : ""}${t.areaIds[area]!}`;
    return word(id, place, cvOf(s, b), carrierOf(s, b) < 0 ? null : t.blockIds[carrierOf(s, b)]!);
  });
  return words.join(", ");
}

/** Checks a sample against a list of worlds with their probabilities, by the sum of squares. */
function expectDrawn(sample: readonly string[], worlds: ReadonlyMap<string, number>): void {
  const seen = new Map<string, number>();
  for (const world of sample) seen.set(world, (seen.get(world) ?? 0) + 1);
  expect([...seen.keys()].filter((world) => !worlds.has(world))).toEqual([]);
  expect([...worlds.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  let chi = 0;
  for (const [world, p] of worlds) chi += ((seen.get(world) ?? 0) - p * sample.length) ** 2 / (p * sample.length);
  const freedom = worlds.size - 1;
  expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  expect(chi).toBeGreaterThan(freedom - 4 * Math.sqrt(2 * freedom));
}

/** A place with room for so many hidden blocks, and who may be there. */
interface Place {
  readonly name: string;
  readonly count: number;
  readonly kind: "sea" | "inland" | "coast";
}

/** All worlds: each block to a place or the pool, land blocks at sea each to a fleet of its own, then CVs. */
function worldsOf(blocks: readonly string[], places: readonly Place[]): Map<string, number> {
  const isFleet = (id: string) => t.fleet[block(id)] === 1;
  const isGreek = (id: string) => t.greek[block(id)] === 1;
  const maxCV = (id: string) => t.maxCV[block(id)]!;
  const layouts: Map<string, { place: string; carrier: string | null }>[] = [];

  function carriers(at: ReadonlyMap<string, string>, cargo: readonly string[], taken: ReadonlyMap<string, string>): void {
    const [first, ...rest] = cargo;
    if (first === undefined) {
      layouts.push(new Map(blocks.map((id) => [id, { place: at.get(id)!, carrier: taken.get(id) ?? null }])));
      return;
    }
    for (const fleet of blocks) {
      if (isFleet(fleet) && at.get(fleet) === at.get(first) && ![...taken.values()].includes(fleet)) carriers(at, rest, new Map([...taken, [first, fleet]]));
    }
  }
  function assign(i: number, at: ReadonlyMap<string, string>): void {
    if (i === blocks.length) {
      if (places.some((p) => [...at.values()].filter((name) => name === p.name).length !== p.count)) return;
      const cargo = blocks.filter((id) => !isFleet(id) && places.some((p) => p.kind === "sea" && p.name === at.get(id)));
      carriers(at, cargo, new Map());
      return;
    }
    const id = blocks[i]!;
    for (const p of [...places, { name: "pool", count: 99, kind: "pool" as const }]) {
      if (p.kind === "inland" && isFleet(id)) continue; // PEL-5.1.4
      if (p.kind === "sea" && !isFleet(id) && !isGreek(id)) continue; // PEL-5.2.1.2
      assign(i + 1, new Map([...at, [id, p.name]]));
    }
  }
  assign(0, new Map());

  const worlds = new Map<string, number>();
  for (const layout of layouts) {
    const found: string[] = [];
    const strengths = (i: number, cvs: readonly number[]): void => {
      if (i < blocks.length) {
        const most = layout.get(blocks[i]!)!.place === "pool" ? 1 : maxCV(blocks[i]!);
        for (let cv = 1; cv <= most; cv++) strengths(i + 1, [...cvs, cv]);
        return;
      }
      const cvOf = (id: string) => cvs[blocks.indexOf(id)]!;
      for (const [id, { carrier }] of layout) if (carrier !== null && cvOf(id) >= cvOf(carrier)) return; // PEL-5.2.1.3
      found.push(blocks.map((id) => word(id, layout.get(id)!.place, cvOf(id), layout.get(id)!.carrier)).join(", "));
    };
    strengths(0, []);
    for (const world of found) worlds.set(world, (worlds.get(world) ?? 0) + 1 / (layouts.length * found.length));
  }
  return worlds;
}

/** What Athens could believe at its own action turn. */
function sample(s: Table, blocks: readonly string[]): string[] {
  const g = s.actionTurn("athens", 1);
  return Array.from({ length: WORLDS }, (_, n) => worldOf(GAME.determinize(g.state, "athens", `world ${n}`), blocks));
}

describe("blocks", () => {
  test("[PEL-HI.1] [PEL-HI.3] [PEL-HI.14] at sea, inland and in the pool: every division into fleets and cargo, every face, every CV that fits", () => {
    const g = table();
    only(g, "sparta", "s06", "s07", "s08", "s34", "s18");
    g.put("laconian-gulf", { s06: 2, s07: 1 }).carry("s06", "s07").put("tegea", { s08: 2 });
    const worlds = worldsOf(
      ["s06", "s07", "s08", "s18", "s34"],
      [
        { name: "laconian-gulf", count: 2, kind: "sea" },
        { name: "tegea", count: 1, kind: "inland" },
      ],
    );
    expect(worlds.size).toBeGreaterThan(30);
    expectDrawn(sample(g, ["s06", "s07", "s08", "s18", "s34"]), worlds);
  });

  test("[PEL-HI.3] two groups at sea and one on a coast draw on the same blocks", () => {
    const g = table();
    only(g, "sparta", "s06", "s18", "s20", "s08");
    g.put("laconian-gulf", { s06: 2 }).put("saronic-gulf", { s18: 2, s08: 1 }).carry("s18", "s08").put("corinth", { s20: 1 });
    const worlds = worldsOf(
      ["s06", "s08", "s18", "s20"],
      [
        { name: "laconian-gulf", count: 1, kind: "sea" },
        { name: "saronic-gulf", count: 2, kind: "sea" },
        { name: "corinth", count: 1, kind: "coast" },
      ],
    );
    expectDrawn(sample(g, ["s06", "s08", "s18", "s20"]), worlds);
  });

  test("[PEL-5.2.1.4] a fleet that carries has any CV from 2 to its most, its cargo any that is less", () => {
    const g = table();
    only(g, "sparta", "s14", "s01");
    g.put("laconian-gulf", { s14: 2, s01: 1 }).carry("s14", "s01");
    const most = t.maxCV[block("s14")]!;
    const pairs = new Set(sample(g, ["s14", "s01"]));
    const expected: string[] = [];
    for (let f = 2; f <= most; f++)
      for (let c = 1; c < f && c <= t.maxCV[block("s01")]!; c++) expected.push(`s14 laconian-gulf ${f}, s01 laconian-gulf ${c} on s14`);
    expect([...pairs].filter((pair) => pair.includes(" on ")).sort()).toEqual(expected.sort());
    expect([most, expected.length]).toEqual([4, 6]);
  });

  test("[PEL-HI.2] inside a besieged city and before it", () => {
    const g = table();
    only(g, "sparta", "s08", "s12", "s35", "s18");
    g.put("plataea", { s08: 1 }).besiege("plataea").put("inside megara", { s12: 2 }).put("megara", { a01: 4 }).besiege("megara");
    const worlds = worldsOf(
      ["s08", "s12", "s18", "s35"],
      [
        { name: "plataea", count: 1, kind: "inland" },
        { name: "inside megara", count: 1, kind: "coast" },
      ],
    );
    expectDrawn(sample(g, ["s08", "s12", "s18", "s35"]), worlds);
  });
});

describe("blocks that are remembered", () => {
  /** What Athens could believe with this in its memory. */
  function recall(s: Table, blocks: readonly string[], held: KnowledgeForm): string[] {
    const g = s.actionTurn("athens", 1);
    const memory = { ruleset: GAME.id, edition: g.state.edition, viewer: "athens" as const, held };
    return Array.from({ length: WORLDS }, (_, n) => worldOf(GAME.determinize(g.state, "athens", `world ${n}`, memory), blocks));
  }

  /** Of all worlds, in which every layout is as likely as any other, those that are remembered. */
  function remembered(worlds: ReadonlyMap<string, number>, isSo: (world: string) => boolean): Map<string, number> {
    const left = [...worlds].filter(([world]) => isSo(world));
    const all = left.reduce((sum, [, p]) => sum + p, 0);
    return new Map(left.map(([world, p]) => [world, p / all]));
  }

  test("[PEL-HI.18] each company of blocks is dealt to its own places, every way equally likely", () => {
    const g = table();
    only(g, "sparta", "s06", "s07", "s08", "s34", "s18");
    g.put("laconian-gulf", { s06: 2, s07: 1 }).carry("s06", "s07").put("tegea", { s08: 2 });
    const blocks = ["s06", "s07", "s08", "s18", "s34"];
    const worlds = worldsOf(blocks, [
      { name: "laconian-gulf", count: 2, kind: "sea" },
      { name: "tegea", count: 1, kind: "inland" },
    ]);
    const companies = [
      { blocks: ["s06", "s07", "s18"], areas: { "laconian-gulf": 2 }, off: 1 },
      { blocks: ["s08", "s34"], areas: { tegea: 1 }, off: 1 },
    ];
    const known = remembered(worlds, (world) => /s(08|34) tegea/.test(world) && !/s(08|34) laconian-gulf/.test(world));
    expect(known.size).toBeLessThan(worlds.size);
    expectDrawn(recall(g, blocks, { companies, cvs: {} }), known);
  });

  test("[PEL-HI.3] [PEL-HI.14] companies that meet at sea carry each other's blocks", () => {
    const g = table();
    only(g, "sparta", "s06", "s07", "s08", "s18");
    g.put("laconian-gulf", { s06: 2, s18: 1 });
    const blocks = ["s06", "s07", "s08", "s18"];
    const worlds = worldsOf(blocks, [{ name: "laconian-gulf", count: 2, kind: "sea" }]);
    const companies = [
      { blocks: ["s06", "s08"], areas: { "laconian-gulf": 1 }, off: 1 },
      { blocks: ["s07", "s18"], areas: { "laconian-gulf": 1 }, off: 1 },
    ];
    const isOne = (world: string, ...ids: readonly string[]) => ids.filter((id) => world.includes(`${id} laconian-gulf`)).length === 1;
    expectDrawn(
      recall(g, blocks, { companies, cvs: {} }),
      remembered(worlds, (world) => isOne(world, "s06", "s08") && isOne(world, "s07", "s18")),
    );
  });
});

describe("cards", () => {
  const KNOWN = ["tempest", "ionian-revolt", "mercenaries-14", "helot-rising", "diplomacy", "ill-omen-22"];

  // Only these can be drawn, the rest has been used; used cards are public.
  function dealt(sparta: readonly string[], athens: readonly string[]) {
    const s = table();
    for (let c = 0; c < t.cardIds.length; c++) if (cardPlace(s.state, c) === PILE && !KNOWN.includes(t.cardIds[c]!)) setCardPlace(s.state, c, USED);
    return s
      .hand("sparta", ...sparta)
      .hand("athens", ...athens)
      .season("spring");
  }
  const handsOf = (s: PeloponnesianState) =>
    KNOWN.map((id) => `${id} ${["pile", "sparta", "athens", "", "", "", "", "committed by sparta", "committed by athens"][cardPlace(s, card(id))]}`).join(", ");

  test("[PEL-HI.12] every hand the enemy could hold is equally likely", () => {
    const g = dealt(["tempest"], ["helot-rising", "diplomacy"]);
    const worlds = new Map<string, number>();
    const unseen = KNOWN.filter((id) => id !== "tempest");
    for (const a of unseen)
      for (const b of unseen)
        if (a < b) worlds.set(KNOWN.map((id) => `${id} ${id === "tempest" ? "sparta" : id === a || id === b ? "athens" : "pile"}`).join(", "), 1 / 10);
    expect(worlds.size).toBe(10);
    expectDrawn(
      Array.from({ length: WORLDS }, (_, n) => handsOf(GAME.determinize(g.state, "sparta", `hand ${n}`))),
      worlds,
    );
  });

  test("[PEL-HI.12] [PEL-3.1.3] every card with every use of it that is allowed is equally likely to be the committed one", () => {
    const g = dealt(["tempest", "ill-omen-22"], ["helot-rising", "mercenaries-14"]).play("athens play-event helot-rising");
    const used = (s: PeloponnesianState) => {
      const { committed } = GAME.view(s, "athens");
      return typeof committed.athens === "object" && committed.athens !== null ? `${committed.athens.card} ${committed.athens.use}` : "";
    };
    // The Ionian Revolt is no event of Athens.
    const pairs = ["helot-rising event", "helot-rising actions", "mercenaries-14 event", "mercenaries-14 actions", "diplomacy event", "diplomacy actions"];
    const worlds = new Map([...pairs, "ionian-revolt actions"].map((pair) => [pair, 1 / 7]));
    expectDrawn(
      Array.from({ length: WORLDS }, (_, n) => used(GAME.determinize(g.state, "sparta", `card ${n}`))),
      worlds,
    );
  });
});
