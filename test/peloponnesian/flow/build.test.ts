/** Builds that an event or an action grants, and what events do at once. */
import { describe, expect, test } from "vitest";
import { EXCLUDED, inPlayCount, RESERVE, takeOff } from "../../../src/peloponnesian/state/index.js";
import { EVENT_IDS } from "../../../src/peloponnesian/vocabulary/types.js";
import { block, t, table, type Table } from "../table.js";

describe("builds", () => {
  /** The builds of an event or an action, each of the first block that can be built. */
  const built = (g: Table) => {
    while (g.decision === "build") g.play(g.list[0]!);
    return g.log.filter((e) => e.type === "block-built").length;
  };
  const levy = (blocks: Readonly<Record<string, number>>) => {
    const g = table().put("athens", blocks);
    return built(g.eventTurn("athens", "emergency-levy-10"));
  };

  test.each([
    ["[PEL-3.2.4.1] [PEL-3.5.3] Emergency Levy grants three builds, and no fourth", { a01: 1, a02: 1 }, 3],
    ["[PEL-3.5.29] of these are lost those that cannot be made", { a14: 3 }, 1],
  ] as const)("%s", (_title, blocks, count) => {
    expect(levy(blocks)).toBe(count);
  });

  test("[PEL-3.2.4.1] [PEL-4.2.0.1] an action grants one", () => {
    const g = table().put("athens", { a01: 1, a02: 1 }).actionTurn("athens", 3).play("build");
    g.play("build-block a01");
    expect([g.decision, g.told("block-built").length]).toEqual(["action-phase", 1]);
  });
});

describe("events", () => {
  test("[PEL-3.1.5] an event that is possible begins under its own clause, one that has become impossible under this", () => {
    const begun = (lay: (g: Table) => void) => {
      const s = table();
      lay(s);
      const g = s.turn("sparta", "event", "ionian-revolt").run();
      return [g.log.filter((e) => e.type === "event-began" || e.type === "event-failed"), g.decision] as const;
    };
    const [possible, decision] = begun(() => {});
    expect([possible, decision]).toEqual([[{ type: "event-began", seat: "sparta", card: "ionian-revolt", clause: "PEL-3.5.1" }], "event"]);
    const [impossible] = begun((g) => g.inPlay("persian-aid-45", "persian-aid-46"));
    expect(impossible).toEqual([{ type: "event-failed", seat: "sparta", card: "ionian-revolt", clause: "PEL-3.1.5" }]);
  });

  test("[PEL-1.3.1.4] that an area is aligned is an event, with the side and the clause", () => {
    const g = table().put("sparta", { s01: 4 }).eventTurn("sparta", "diplomacy").dice("4").play("name-area argos");
    expect(g.told("area-aligned")).toEqual([{ type: "area-aligned", area: "argos", seat: "sparta", clause: "PEL-3.5.13" }]);
  });

  test("[PEL-2.2.11.1] the Argives alone come from the reserve, and only those who are in it", () => {
    const g = table()
      .set((s) => takeOff(s, block("a35"), EXCLUDED))
      .set((s) => takeOff(s, block("a02"), RESERVE))
      .dice("4")
      .eventTurn("athens", "argive-alliance");
    expect(g.placesOf("a35", "a36", "a02")).toEqual(["excluded", "pool", "reserve"]);
  });

  test.each([
    ["[PEL-3.4.5] [PEL-13.3.1] without a Persian Aid card a revolt may spread", [], "expansion"],
    ["[PEL-3.4.5] [PEL-13.3.1] with one it does not", ["persian-aid-45"], null],
  ] as const)("%s", (_title, cards, decision) => {
    const s = table({ scenario: "413" })
      .inPlay(...cards)
      .put("athens", { a01: 2 })
      .put("sparta", { s01: 2 });
    expect(inPlayCount(s.state, t, EVENT_IDS.indexOf("persian-aid"))).toBe(cards.length);
    const g = s.eventTurn("sparta", "ionian-revolt").play("name-city ephesus");
    if (decision === null) expect(g.decision).not.toBe("expansion");
    else expect(g.decision).toBe(decision);
  });
});

describe("prestige of a pillage", () => {
  // Sparta besieges a city of Athens, or Athens one of Sparta.
  const gained = (city: string, seat: "sparta" | "athens", id: string, leader?: string) => {
    const s = table({ scenario: "413" });
    if (leader !== undefined) s.inPlay(leader);
    s.put(city, { [id]: 3 }).besiege(city);
    const before = s.prestige;
    const g = s.actionTurn(seat, 2).play("pillage");
    const pillaged = g.log.filter((e) => e.type === "prestige-changed" && e.reason === "pillage");
    expect(pillaged).toHaveLength(1);
    return Math.abs((pillaged[0] as { readonly marker: number }).marker - before);
  };
  test.each([
    ["[PEL-5.5.7] of a city it is 1", "plataea", "sparta", "s22", undefined, 1],
    ["[PEL-5.5.7] of Athens 2", "athens", "sparta", "s22", undefined, 2],
    ["[PEL-5.5.7] of Sparta as well", "sparta", "athens", "a14", undefined, 2],
    ["[PEL-3.5.24] with Agis one more of Athens", "athens", "sparta", "s22", "agis", 3],
    ["[PEL-3.5.24] not of another city", "plataea", "sparta", "s22", "agis", 1],
    ["[PEL-3.5.24] nor for Athens", "sparta", "athens", "a14", "agis", 2],
    ["[PEL-3.5.24] nor with another leader", "athens", "sparta", "s22", "lysander", 2],
  ] as const)("%s", (_title, city, seat, id, leader, points) => {
    expect(gained(city, seat, id, leader)).toBe(points);
  });
});
