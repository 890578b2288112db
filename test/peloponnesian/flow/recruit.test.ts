/** Recruits: what is drawn, and where they are placed. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import type { PeloponnesianEvent } from "../../../src/peloponnesian/vocabulary/events.js";
import { PELOPONNESIAN as GAME, STANDARD_EDITION } from "../../../src/peloponnesian/index.js";
import { placeRecruit } from "../../../src/peloponnesian/flow/recruit.js";
import { controllerOf, garrisonOf, isBesieged, type PeloponnesianState, placeOf, POOL, putOnMap } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, NO_GARRISON, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t, table, type Table } from "../table.js";

const placed = (id: string, home: string, lay: (g: Table) => void = () => {}) => {
  const g = table();
  lay(g);
  const log: PeloponnesianEvent[] = [];
  placeRecruit(g.state, t, block(id), area(home), log);
  return { g, log, told: log.filter((e) => e.type !== "recruit-placed") };
};

describe("places", () => {
  test.each([
    ["[PEL-4.2.2.5] a Greek comes at 1 CV", "a01", "athens", "athens 1"],
    ["[PEL-4.2.2.7] a barbarian at its max CV", "a39", "rhodope", "rhodope 2"],
    ["[PEL-4.2.2.7] also into a settlement by a city", "s33", "pella", "pella 3"],
  ] as const)("%s", (_title, id, home, expected) => {
    const { g, log, told } = placed(id, home);
    expect([g.placesOf(id)[0]!.split(" ")[0], told]).toEqual([expected.split(" ")[0], []]);
    expect(g.placesOf(id)).toEqual([id === "s33" ? `pella ${t.maxCV[block("s33")]}` : expected]);
    expect(log).toMatchObject([{ type: "recruit-placed", area: home, secret: { blocks: [id] } }]);
  });

  test.each([
    ["s35", "athens", true],
    ["s35", "sparta", false],
  ] as const)("[PEL-7.2.2] a barbarian whose home is a city in an edition besieges it where it is the enemy's: %s in %s", (id, home, besieges) => {
    const blocks = STANDARD_EDITION.blocks.map((row) => (row.id === id ? { ...row, home: [home] } : row));
    expect(() => GAME.setup({ seed: 1, edition: { blocks } })).not.toThrow();
    const { g, told } = placed(id, home);
    expect([isBesieged(g.state, area(home)), told.map((event) => event.type)]).toEqual([besieges, besieges ? ["siege-began"] : []]);
  });

  test("[PEL-4.2.0.4] in a besieged port a Greek is placed inside", () => {
    const { g } = placed("a02", "athens", (lay) => lay.put("athens", { s01: 4 }).put("inside athens", { a01: 4 }).besiege("athens"));
    expect(g.placesOf("a02")).toEqual(["inside athens 1"]);
  });

  test("[PEL-1.2.9] [PEL-4.2.2.14] the insurgent fleet brings Sparta the city, and ends a siege; it has no garrison", () => {
    const { g, told } = placed("s36", "lesbos", (lay) => lay.put("lesbos", { s14: 2 }).besiege("lesbos"));
    expect([g.controlOf("lesbos"), garrisonOf(g.state, area("lesbos")), isBesieged(g.state, area("lesbos"))]).toEqual(["sparta", NO_GARRISON, false]);
    expect(told).toMatchObject([{ type: "control-changed", area: "lesbos", controller: "sparta", clause: "PEL-4.2.2.14" }, { type: "garrison-changed" }]);
  });

  test("[PEL-1.2.9] no other recruit does, nor that fleet in a city that is Sparta's already", () => {
    const athenian = placed("a31", "lesbos");
    expect([controllerOf(athenian.g.state, area("lesbos")), athenian.told]).toEqual([ATHENS, []]);
    const again = placed("s36", "lesbos", (lay) => lay.control("sparta", "lesbos").garrison("lesbos", "detached", 1));
    expect([controllerOf(again.g.state, area("lesbos")), again.told]).toEqual([SPARTA, []]);
  });
});

describe("draws", () => {
  const size = (s: PeloponnesianState) => t.blockIds.filter((_, b) => t.side[b] === ATHENS && placeOf(s, b) === POOL).length;

  test("[PEL-4.2.2.1] [PEL-2.0.4] each is drawn from those that are left: the last of the pool at first, not afterwards", () => {
    const g = table().put("athens", { a01: 4 });
    const last = size(g.state) - 1;
    const { state } = g.actionTurn("athens", 2);
    const draw = (...draws: readonly number[]) =>
      GAME.apply(state, GAME.parse("athens recruit"), new ScriptedDice("", { draws: draws.join(" ") })).events.filter((e) => e.type === "recruits-drawn");
    expect(draw(last, last - 1, last - 2)).toMatchObject([{ seat: "athens", count: 3 }]);
    expect(() => draw(last, last, 0)).toThrow(`scripted draw 2 is ${last}, but there are only ${last} to pick from`);
  });
});

describe("events that recruit", () => {
  const mercenaries = (pool: number) => {
    const s = table().put("athens", { a01: 2 });
    let left = 0;
    t.blockIds.forEach((_, b) => {
      if (t.side[b] === ATHENS && placeOf(s.state, b) === POOL && left++ >= pool) putOnMap(s.state, b, area("athens"), 1);
    });
    const g = s.turn("athens", "event", "mercenaries-14").byChance().run();
    while (g.decision === "recruit" || g.decision === "march") g.dice("", "any").play(g.list.at(-1)!);
    return g.log.filter((e) => e.type === "recruits-drawn").map((e) => e.count);
  };

  test.each([
    ["[PEL-3.5.29] the second recruit of Mercenaries is lost where nobody is left in the pool", 1, [1]],
    ["[PEL-3.5.29] [PEL-3.5.5] with two there it draws the other", 2, [2, 1]],
    ["[PEL-3.5.5] a third there is not", 9, [3, 3]],
  ] as const)("%s", (_title, pool, drawn) => {
    expect(mercenaries(pool)).toEqual(drawn);
  });
});
