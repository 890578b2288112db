/** What is still known of the other side's blocks after each event: where they are, and their CVs. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME, type PeloponnesianEvent as Event } from "../../../../src/peloponnesian/index.js";
import type { KnowledgeForm } from "../../../../src/peloponnesian/knowledge/memory/index.js";
import { areaOf, cvOf } from "../../../../src/peloponnesian/state/index.js";
import { block, t, table } from "../../table.js";

/** Where blocks that a spectator has been shown stand: at Sparta, by the sea; inland at Plataea; at sea, also on its first area; and two of Athens. */
const PLACES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sparta: { s01: 4, s14: 3 },
  corinth: { s03: 2 },
  tegea: { s02: 3 },
  "ionian-sea": { s15: 3, s11: 2 },
  "laconian-gulf": { s16: 2, s12: 1 },
  athens: { a01: 3, a14: 3 },
};

/** What a spectator who was shown all of them knows after these events. */
function known(...events: readonly Event[]): KnowledgeForm {
  const g = table();
  for (const [where, blocks] of Object.entries(PLACES)) g.put(where, blocks);
  const { state } = g.actionTurn("sparta", 1);
  const shown = Object.values(PLACES).flatMap((blocks) =>
    Object.keys(blocks).map((id): Event => {
      const face = { side: id.startsWith("s") ? ("sparta" as const) : ("athens" as const), block: id, cv: cvOf(state, block(id)), rating: "" };
      return { type: "battle-began", area: t.areaIds[areaOf(state, block(id))]!, mode: "field", aggressor: "athens", faces: [face] };
    }),
  );
  return GAME.remember(GAME.memory(state, "spectator"), [...shown, ...events]).held as KnowledgeForm;
}

/** Whose CVs are not known any more. */
function forgotten(...events: readonly Event[]): string[] {
  const cvs = Object.keys(known(...events).cvs);
  return Object.keys(known().cvs).filter((id) => !cvs.includes(id));
}

const companyOf = (held: KnowledgeForm, id: string) => held.companies.find(({ blocks }) => blocks.includes(id))!;
const moved = (from: string, to: string, count = 1): Event => ({ type: "blocks-moved", seat: "sparta", from, to, count });
const attrition = (area: string, eliminated: number): Event => ({
  type: "attrition-rolled",
  seat: "sparta",
  area,
  losses: 1,
  eliminated,
  garrison: 0,
  clause: "PEL-8.2.0.5",
});
const ended = (area: string): Event => ({ type: "battle-ended", area, winner: null, way: "elimination", clause: "PEL-6.4.0.1" });

describe("CVs", () => {
  test("all that have been shown are known at first", () => {
    expect(Object.keys(known().cvs).sort()).toEqual(
      Object.values(PLACES)
        .flatMap((blocks) => Object.keys(blocks))
        .sort(),
    );
  });

  test.each<readonly [title: string, event: Event, ids: readonly string[]]>([
    ["[PEL-HI.10] by attrition those of all who are besieged there, for nobody sees whom a die was for", attrition("sparta", 0), ["s01", "s14"]],
    ["[PEL-HI.8] by a build those of all in its area", { type: "block-built", seat: "sparta", area: "sparta" }, ["s01", "s14"]],
    [
      "[PEL-HI.17] by a storm those of all of the side whose fleets were damaged",
      { type: "ships-damaged", seat: "athens", wrecks: 1, waves: 0 },
      ["a01", "a14"],
    ],
    ["[PEL-5.2.1.9] by a battle at sea those of all there, for a cargo may have been lowered with its fleet", ended("laconian-gulf"), ["s16", "s12"]],
    ["[PEL-5.2.1.9] on the first sea of the map, too", ended("ionian-sea"), ["s15", "s11"]],
    ["[PEL-5.2.1.9] by one on land nobody's", ended("sparta"), []],
    [
      "[PEL-5.2.1.4] [PEL-HI.14] when a turn begins those of its land blocks by the sea, and at sea, that may be lowered unseen",
      { type: "turn-began", seat: "sparta", use: "actions", actions: 2 },
      ["s01", "s03", "s11", "s12"],
    ],
    ["[PEL-5.2.1.4] [PEL-HI.14] of the other side in its turn", { type: "turn-began", seat: "athens", use: "actions", actions: 2 }, ["a01"]],
    ["[PEL-5.2.1.4] by a way over land nobody's", moved("sparta", "tegea"), []],
    ["[PEL-5.2.1.4] by one to the sea those of the land blocks where it began, and where it leads", moved("sparta", "laconian-gulf"), ["s01", "s12"]],
    ["[PEL-5.2.1.4] and so by one from the sea", moved("laconian-gulf", "sparta"), ["s01", "s12"]],
    ["[PEL-5.2.1.4] also to the first sea of the map", moved("corinth", "ionian-sea"), ["s03", "s11"]],
    ["[PEL-5.2.1.4] and from it", moved("ionian-sea", "corinth"), ["s03", "s11"]],
  ])("%s", (_title, event, ids) => {
    expect(forgotten(event).sort()).toEqual([...ids].sort());
  });
});

describe("places", () => {
  test("[PEL-HI.10] who falls by attrition is any of those who were there", () => {
    expect(companyOf(known(attrition("sparta", 1)), "s01")).toEqual({ blocks: ["s01", "s14"], areas: { sparta: 1 }, off: 1 });
  });

  const hit = (id: string, cv: number): Event => ({ type: "block-hit", area: "sparta", side: "sparta", block: id, cv });
  const lost = (count: number): Event => ({ type: "blocks-lost", seat: "sparta", area: "sparta", count, reason: "battle" });

  test("[PEL-HI.9] who was seen to lose all CV in a battle is off the map, and nobody else", () => {
    const held = known(hit("s01", 0), lost(1));
    expect(companyOf(held, "s14")).toEqual({ blocks: ["s14"], areas: { sparta: 1 }, off: 0 });
    expect(companyOf(held, "s01").areas).not.toHaveProperty("sparta");
    expect(held.cvs).not.toHaveProperty("s01");
  });

  test("[PEL-HI.9] of more that are lost, the others are any who were there", () => {
    const held = known(moved("tegea", "sparta"), hit("s01", 0), lost(2));
    expect(companyOf(held, "s14")).toEqual({ blocks: ["s02", "s14"], areas: { sparta: 1 }, off: 1 });
    expect(companyOf(held, "s01").areas).not.toHaveProperty("sparta");
  });

  test.each([
    ["argos", "athens", true],
    ["argos", "sparta", false],
    ["elis", "athens", false],
  ] as const)("[PEL-2.2.11.1] when %s is aligned with %s, the Argive blocks come into the pool: %s", (area, seat, joins) => {
    const held = GAME.remember(GAME.memory(GAME.setup({ seed: "argos" }), "spectator"), [{ type: "area-aligned", area, seat, clause: "PEL-3.5.23" }]);
    expect(companyOf(held.held as KnowledgeForm, "a35") !== undefined).toBe(joins);
  });
});
