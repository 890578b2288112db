/** Recruits: what is drawn, and where they are placed. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import type { PeloponnesianEvent } from "../../../src/peloponnesian/vocabulary/events.js";
import { PELOPONNESIAN as GAME, STANDARD_EDITION } from "../../../src/peloponnesian/index.js";
import { placeRecruit } from "../../../src/peloponnesian/flow/recruit.js";
import { controllerOf, garrisonOf, isBesieged, type PeloponnesianState, placeOf, POOL, putOnMap } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, NO_GARRISON, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, block, board, control, put, putInside, t } from "../positions.js";
import { actionTurn, Table, turn, whereIs } from "../table.js";

const placed = (id: string, home: string, lay: (s: PeloponnesianState) => void = () => {}) => {
  const s = board();
  lay(s);
  const log: PeloponnesianEvent[] = [];
  placeRecruit(s, t, block(id), area(home), log);
  return { s, log, told: log.filter((e) => e.type !== "recruit-placed") };
};

describe("places", () => {
  test.each([
    ["[PEL-4.2.2.5] a Greek comes at 1 CV", "a01", "athens", "athens 1"],
    ["[PEL-4.2.2.7] a barbarian at its max CV", "a39", "rhodope", "rhodope 2"],
    ["[PEL-4.2.2.7] also into a settlement by a city", "s33", "pella", "pella 3"],
  ] as const)("%s", (_title, id, home, expected) => {
    const { s, log, told } = placed(id, home);
    expect([whereIs(s, id)[0]!.split(" ")[0], told]).toEqual([expected.split(" ")[0], []]);
    expect(whereIs(s, id)).toEqual([id === "s33" ? `pella ${t.maxCV[block("s33")]}` : expected]);
    expect(log).toMatchObject([{ type: "recruit-placed", area: home, secret: { blocks: [id] } }]);
  });

  test.each([
    ["s35", "athens", true],
    ["s35", "sparta", false],
  ] as const)("[PEL-7.2.2] a barbarian whose home is a city in an edition besieges it where it is the enemy's: %s in %s", (id, home, besieges) => {
    const blocks = STANDARD_EDITION.blocks.map((row) => (row.id === id ? { ...row, home: [home] } : row));
    expect(() => GAME.setup({ seed: 1, edition: { blocks } })).not.toThrow();
    const { s, told } = placed(id, home);
    expect([isBesieged(s, area(home)), told.map((event) => event.type)]).toEqual([besieges, besieges ? ["siege-began"] : []]);
  });

  test("[PEL-4.2.0.4] in a besieged port a Greek is placed inside", () => {
    const { s } = placed("a02", "athens", (lay) => {
      put(lay, "athens", { s01: 4 });
      putInside(lay, "athens", { a01: 4 });
      besiege(lay, "athens");
    });
    expect(whereIs(s, "a02")).toEqual(["inside athens 1"]);
  });

  test("[PEL-1.2.9] [PEL-4.2.2.14] the insurgent fleet brings Sparta the city, and ends a siege; it has no garrison", () => {
    const { s, told } = placed("s36", "lesbos", (lay) => {
      put(lay, "lesbos", { s14: 2 });
      besiege(lay, "lesbos");
    });
    expect([controllerOf(s, area("lesbos")), garrisonOf(s, area("lesbos")), isBesieged(s, area("lesbos"))]).toEqual([SPARTA, NO_GARRISON, false]);
    expect(told).toMatchObject([{ type: "control-changed", area: "lesbos", controller: "sparta", clause: "PEL-4.2.2.14" }, { type: "garrison-changed" }]);
  });

  test("[PEL-1.2.9] no other recruit does, nor that fleet in a city that is Sparta's already", () => {
    const athenian = placed("a31", "lesbos");
    expect([controllerOf(athenian.s, area("lesbos")), athenian.told]).toEqual([ATHENS, []]);
    const again = placed("s36", "lesbos", (lay) => control(lay, "lesbos", "sparta", "detached", 1));
    expect([controllerOf(again.s, area("lesbos")), again.told]).toEqual([SPARTA, []]);
  });
});

describe("draws", () => {
  const size = (s: PeloponnesianState) => t.blockIds.filter((_, b) => t.side[b] === ATHENS && placeOf(s, b) === POOL).length;

  test("[PEL-4.2.2.1] [PEL-2.0.4] each is drawn from those that are left: the last of the pool at first, not afterwards", () => {
    const s = board();
    put(s, "athens", { a01: 4 });
    const last = size(s) - 1;
    const { state } = actionTurn(s, "athens", 2);
    const draw = (...draws: readonly number[]) =>
      GAME.apply(state, GAME.parse("athens recruit"), new ScriptedDice("", { draws: draws.join(" ") })).events.filter((e) => e.type === "recruits-drawn");
    expect(draw(last, last - 1, last - 2)).toMatchObject([{ seat: "athens", count: 3 }]);
    expect(() => draw(last, last, 0)).toThrow(`scripted draw 2 is ${last}, but there are only ${last} to pick from`);
  });
});

describe("events that recruit", () => {
  const mercenaries = (pool: number) => {
    const s = board();
    put(s, "athens", { a01: 2 });
    let left = 0;
    t.blockIds.forEach((_, b) => {
      if (t.side[b] === ATHENS && placeOf(s, b) === POOL && left++ >= pool) putOnMap(s, b, area("athens"), 1);
    });
    const g = new Table(turn(s, "athens", "event", "mercenaries-14")).byChance().run();
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
