import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME, type PeloponnesianEvent, type PeloponnesianState, type PeloponnesianSeat as Seat } from "../../../src/peloponnesian/index.js";
import { SCENARIO_NAMES } from "../../../src/peloponnesian/vocabulary/types.js";
import type { KnowledgeForm } from "../../../src/peloponnesian/knowledge/memory/index.js";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { areaOf, cvOf, isInPlay } from "../../../src/peloponnesian/state/index.js";
import { block, seatOf, t, table, type Table } from "../table.js";

const heldOf = (memory: { readonly held: unknown }): KnowledgeForm => memory.held as KnowledgeForm;

/** What is known of a block: the places of its company, and how many blocks they hold. */
function companyOf(memory: { readonly held: unknown }, id: string) {
  return heldOf(memory).companies.find(({ blocks }) => blocks.includes(id))!;
}

/** What Athens knows when it is shown of these blocks where they stand, as by a set-up. */
function knowing(s: PeloponnesianState, ...ids: readonly string[]) {
  const memory = GAME.memory(s, "athens");
  const faces = ids.map((id) => ({ side: "sparta" as const, block: id, cv: cvOf(s, block(id)), rating: "" }));
  const shown = faces.map((face): PeloponnesianEvent => {
    const area = t.areaIds[areaOf(s, block(face.block))]!;
    return { type: "battle-began", area, mode: "field", aggressor: "athens", faces: [face] };
  });
  return GAME.remember(memory, shown);
}

const whenTold = (memory: ReturnType<typeof knowing>, g: Table) => GAME.remember(memory, g.log);

describe("the set-up", () => {
  test.each(SCENARIO_NAMES)(
    "[PEL-HI.21] [PEL-15.0.1] in every world after that of %s all blocks stand where they are printed, with the printed CV",
    (scenario) => {
      const s = GAME.setup({ scenario, seed: "printed" });
      for (const viewer of ["sparta", "athens", "spectator"] as const) {
        const memory = GAME.memory(s, viewer);
        for (let n = 0; n < 5; n++) {
          const world = GAME.determinize(s, viewer, n, memory);
          for (let b = 0; b < t.blocks; b++) expect([areaOf(world, b), cvOf(world, b)]).toEqual([areaOf(s, b), cvOf(s, b)]);
        }
      }
    },
  );

  test("[PEL-14.1.4.1] the printed places are known while sides are bid for, too", () => {
    const s = GAME.setup({ seed: "bid", bid: true });
    expect(companyOf(GAME.memory(s, "athens"), "s01")).toEqual(companyOf(GAME.memory(GAME.setup({ seed: "no bid" }), "athens"), "s01"));
  });

  test("[PEL-HI.4] who begins to remember in a battle knows who fights in it, and nobody else", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("tegea", { s03: 2 })
      .put("messenia", { a01: 2 })
      .attack("sparta", "sparta", "messenia", ["s01", "s02"]);
    const memory = GAME.memory(g.state, "athens");
    expect(companyOf(memory, "s01")).toMatchObject({ blocks: ["s01", "s02"], areas: { messenia: 2 } });
    expect(companyOf(memory, "s03").areas).toEqual({ tegea: 1 });
  });

  test("[PEL-HI.2] [PEL-HI.16] of the only block of a side it is known where it stands, of a side without blocks nothing", () => {
    const known = (...ids: readonly string[]) => {
      const g = table()
        .exclude(...t.blockIds.filter((id, b) => t.side[b] === seatOf("sparta") && !ids.includes(id)))
        .put("tegea", Object.fromEntries(ids.map((id) => [id, 2])))
        .put("athens", { a01: 2 });
      return heldOf(GAME.memory(g.actionTurn("athens", 1).state, "athens")).companies;
    };
    expect(known("s01")).toMatchObject([{ blocks: ["s01"], areas: { tegea: 1 } }]);
    expect(known("s01", "s02")).toMatchObject([{ blocks: ["s01", "s02"], areas: { tegea: 2 } }]);
    expect(known()).toEqual([]);
  });

  test("the arbiter remembers nothing, and later only what is seen is known", () => {
    const g = table().put("sparta", { s01: 4 }).put("tegea", { s02: 3 }).actionTurn("sparta", 1);
    expect(GAME.memory(g.state, "arbiter").held).toBeNull();
    const [company, ...others] = heldOf(GAME.memory(g.state, "athens")).companies;
    expect(others).toEqual([]);
    expect(company!.areas).toEqual({ sparta: 1, tegea: 1 });
    expect(company!.off).toBe(company!.blocks.length - 2);
  });
});

describe("what goes where", () => {
  const start = () => table().put("sparta", { s01: 4, s02: 3, s03: 2 }).put("tegea", { s08: 2 }).actionTurn("sparta", 2);

  test("[PEL-HI.18] of a stack that goes on in part nobody else knows who went", () => {
    const g = start();
    const memory = whenTold(
      knowing(g.state, "s01", "s02", "s03", "s08"),
      g.play("maneuver", "choose-group sparta", "add-block s01", "march", "enter tegea", "stop-here", "end-maneuver"),
    );
    expect(companyOf(memory, "s02")).toEqual({ blocks: ["s01", "s02", "s03"], areas: { sparta: 2, tegea: 1 }, off: 0 });
    expect(companyOf(memory, "s08")).toEqual({ blocks: ["s08"], areas: { tegea: 1 }, off: 0 });
    const who = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const world = GAME.determinize(g.state, "athens", n, memory);
      expect(areaOf(world, block("s08"))).toBe(areaOf(g.state, block("s08")));
      for (const id of ["s01", "s02", "s03"]) if (areaOf(world, block(id)) === areaOf(g.state, block("s08"))) who.add(id);
    }
    expect([...who].sort()).toEqual(["s01", "s02", "s03"]);
  });

  test("[PEL-HI.18] of one that goes on whole everybody does", () => {
    const g = table().put("sparta", { s01: 4 }).put("tegea", { s08: 2 }).actionTurn("sparta", 1);
    const memory = whenTold(knowing(g.state, "s01", "s08"), g.play("maneuver", "choose-group sparta", "add-block s01", "enter tegea", "stop-here"));
    expect(companyOf(memory, "s01")).toEqual({ blocks: ["s01", "s08"], areas: { tegea: 2 }, off: 0 });
    expect(heldOf(memory).cvs).toEqual({ s08: 2 }); // the other stood by the sea when his turn began: PEL-5.2.1.4
  });

  test("[PEL-HI.21] [PEL-HI.4] whoever fights is known again, with what CV he has left", () => {
    const laid = () => table().put("sparta", { s01: 4, s02: 3 }).put("messenia", { a01: 2 });
    const began = GAME.memory(laid().actionTurn("sparta", 1).state, "athens");
    const g = laid().actionTurn("sparta", 1).play("maneuver", "add-block s01", "march", "enter messenia", "end-maneuver");
    const memory = GAME.remember(began, g.log);
    expect(g.decision).toBe("melee");
    expect(companyOf(memory, "s01")).toEqual({ blocks: ["s01"], areas: { messenia: 1 }, off: 0 });
    expect(heldOf(memory).cvs).toEqual({ s01: 4 });
    for (let n = 0; n < 10; n++) expect(areaOf(GAME.determinize(g.state, "athens", n, memory), block("s01"))).toBe(areaOf(g.state, block("s01")));
  });

  test("[PEL-HI.8] a build makes the CVs of its area uncertain", () => {
    const g = start();
    const memory = GAME.remember(knowing(g.state, "s01", "s08"), [{ type: "block-built", seat: "sparta", area: "sparta" }]);
    expect(heldOf(memory).cvs).toEqual({ s08: 2 });
  });

  test("[PEL-HI.7] a recruit is any of the pool, and [PEL-HI.9] a loss any of those who stood there", () => {
    const g = start();
    const before = knowing(g.state, "s01", "s02", "s03", "s08");
    const recruited = GAME.remember(before, [{ type: "recruit-placed", seat: "sparta", area: "corinth" }]);
    expect(companyOf(recruited, "s20").areas).toEqual({ corinth: 1 });
    const lost = GAME.remember(before, [{ type: "blocks-lost", seat: "sparta", area: "sparta", count: 1, reason: "event" }]);
    expect(companyOf(lost, "s01")).toEqual({ blocks: ["s01", "s02", "s03"], areas: { sparta: 2 }, off: 1 });
    expect(companyOf(GAME.remember(before, [{ type: "blocks-lost", seat: "athens", area: "sparta", count: 1, reason: "event" }]), "s01").off).toBe(0);
  });

  test("[PEL-HI.14] [PEL-5.2.1.4] who goes to sea may have been lowered as a cargo", () => {
    const g = table().put("laconian-gulf", { s18: 2, s07: 1 }).carry("s18", "s07").actionTurn("sparta", 1);
    const memory = GAME.remember(knowing(g.state, "s18", "s07"), [{ type: "blocks-moved", seat: "sparta", from: "laconian-gulf", to: "cretan-sea", count: 2 }]);
    expect(companyOf(memory, "s07")).toEqual({ blocks: ["s07", "s18"], areas: { "cretan-sea": 2 }, off: 0 });
    expect(heldOf(memory).cvs).toEqual({ s18: 2 });
  });

  test("[PEL-2.2.11.1] the Argive blocks come into the pool when Argos is aligned", () => {
    const s = GAME.setup({ seed: "argos" });
    const memory = GAME.memory(s, "sparta");
    const argive = t.blockIds.filter((_, b) => t.special[b] === "argive");
    for (const id of argive) expect(companyOf(memory, id)).toBeUndefined();
    const aligned = GAME.remember(memory, [{ type: "area-aligned", area: "argos", seat: "athens", clause: "PEL-3.5.23" }]);
    for (const id of argive) expect(companyOf(aligned, id).areas).toEqual({});
  });
});

describe("what is no memory", () => {
  const s = GAME.setup({ seed: "doors" });
  const memory = GAME.memory(s, "athens");
  const refused = (given: unknown) => {
    try {
      GAME.determinize(s, "athens", 1, given as never);
    } catch (error) {
      return isTycheError(error) ? error.details.path : error;
    }
    return null;
  };
  const held = heldOf(memory);
  const [first, ...rest] = held.companies;

  test.each([
    ["of another seat", { ...memory, viewer: "sparta" }, "memory.held.companies[0].blocks"],
    ["of another game", { ...memory, ruleset: "unrest" }, "memory.ruleset"],
    ["of another edition", { ...memory, edition: "x" }, "edition"],
    ["of nothing", null, "memory"],
    ["with another field", { ...memory, more: 1 }, "memory.more"],
    ["that holds nothing", { ...memory, held: null }, "memory.held"],
    [
      "with a block twice",
      { ...memory, held: { ...held, companies: [...held.companies, first] } },
      `memory.held.companies[${held.companies.length}].blocks[0]`,
    ],
    ["with too few blocks", { ...memory, held: { companies: rest, cvs: {} } }, "memory.held.companies"],
    ["with places that do not fit", { ...memory, held: { ...held, companies: [{ ...first, off: first!.off + 1 }, ...rest] } }, "memory.held.companies[0]"],
    ["with a wrong CV", { ...memory, held: { ...held, cvs: { s01: 99 } } }, "memory.held.cvs.s01"],
  ])("one %s is refused", (_, given, path) => {
    expect(refused(given)).toBe(path);
  });

  test("one of another position is refused, and so are events that cannot have come after it", () => {
    const moved: PeloponnesianEvent = { type: "blocks-moved", seat: "sparta", from: "sparta", to: "tegea", count: 1 };
    expect(refused(GAME.remember(memory, [moved]))).toBe("memory.held.companies");
    expect(() => GAME.remember(memory, [{ ...moved, count: 99 }])).toThrow("what was known before these events");
    for (const viewer of ["sparta", "athens"] satisfies Seat[])
      expect(isInPlay(GAME.determinize(s, viewer, 1, GAME.memory(s, viewer)), block("s01"))).toBe(true);
  });
});
