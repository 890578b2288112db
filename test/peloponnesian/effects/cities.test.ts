import { describe, expect, test } from "vitest";
import { tellCasualties, rollCall } from "../../../src/peloponnesian/effects/casualties.js";
import { eliminate, fitCargo, loseStep } from "../../../src/peloponnesian/effects/losses.js";
import { endSiege, reduceGarrison, settleArea } from "../../../src/peloponnesian/effects/cities.js";
import { gainPrestige } from "../../../src/peloponnesian/effects/prestige.js";
import type { PeloponnesianEvent } from "../../../src/peloponnesian/vocabulary/events.js";
import { CLOCK, garrisonCV, garrisonOf, isBesieged, setCV, takeOff, write } from "../../../src/peloponnesian/state/index.js";
import { firstOf, lastOf } from "../../../src/peloponnesian/tables/index.js";
import { GARRISONS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, seatOf, t, table } from "../table.js";

describe("a cargo and its fleet", () => {
  // The cargo is the first block of all; what becomes of it, how many blocks are lost, and what is shown.
  function fitted(fleet: number, cargo: number): readonly [string, number, string[]] {
    const g = table().put("laconian-gulf", { s14: fleet, s01: cargo }).carry("s14", "s01");
    const log: PeloponnesianEvent[] = [];
    const lost = fitCargo(g.state, t, { fleet: block("s14"), cargo: block("s01") }, "battle", log);
    return [g.placesOf("s01")[0]!, lost, log.map((e) => (e.type === "block-reduced" || e.type === "blocks-lost" ? `${e.type} for ${e.reason}` : e.type))];
  }

  test("[PEL-5.2.1.9] [PEL-D.14] a cargo as strong as its fleet, or stronger, is lowered to 1 CV less; a weaker one stays as it is", () => {
    expect(fitted(3, 2)).toEqual(["laconian-gulf 2", 0, []]);
    expect(fitted(3, 3)).toEqual(["laconian-gulf 2", 0, ["block-reduced for cargo"]]);
    expect(fitted(2, 4)).toEqual(["laconian-gulf 1", 0, ["block-reduced for cargo"]]);
  });

  test("[PEL-5.2.1.10] on a fleet of 1 CV it is lost", () => {
    expect(fitted(1, 1)).toEqual(["pool", 1, ["blocks-lost for battle"]]);
  });

  test("[PEL-5.2.1.9] a fleet without a cargo loses nothing by it", () => {
    const g = table().put("laconian-gulf", { s14: 1 });
    const before = structuredClone(g.state);
    const log: PeloponnesianEvent[] = [];
    expect([fitCargo(g.state, t, { fleet: block("s14"), cargo: -1 }, "battle", log), log, g.state]).toEqual([0, [], before]);
  });
});

describe("what dice took, told in one go", () => {
  test.each(["sparta", "athens"] as const)(
    "[PEL-HI.9] [PEL-HI.17] of %s: the lost area by area in map order, then the weakened in block order, from the first block to the last",
    (seat) => {
      const g = table();
      const [first, last] = [firstOf(t, seatOf(seat)), lastOf(t, seatOf(seat))];
      const id = (b: number) => t.blockIds[b]!;
      g.put("thebes", { [id(first)]: 2, [id(first + 1)]: 1, [id(last - 1)]: 1, [id(last)]: 2 }).put("sparta", { [id(first + 2)]: 1 });
      const log: PeloponnesianEvent[] = [];
      const call = rollCall(g.state, t, seatOf(seat), log);
      for (const b of [first, last]) setCV(g.state, b, 1);
      for (const b of [first + 1, first + 2, last - 1]) takeOff(g.state, b);
      tellCasualties(g.state, t, call, "event", log);
      const lost = (area: string, ...blocks: string[]) => ({ type: "blocks-lost", seat, area, count: blocks.length, reason: "event", secret: { blocks } });
      const weaker = (b: number) => ({ type: "block-reduced", seat, area: "thebes", reason: "event", secret: { blocks: [id(b)], values: [1] } });
      const areas = [lost("thebes", id(first + 1), id(last - 1)), lost("sparta", id(first + 2))].sort(
        (x, y) => t.areaIds.indexOf(x.area) - t.areaIds.indexOf(y.area),
      );
      expect(log).toEqual([...areas, weaker(first), weaker(last)]);
    },
  );
});

describe("prestige", () => {
  test.each([
    ["sparta", 2, -1],
    ["athens", 2, 3],
    ["sparta", -1, 2],
  ] as const)("[PEL-14.1.0.2] [PEL-0.2] a gain of %s of %d moves the marker from 1 to %d, and there is an event", (seat, amount, to) => {
    const g = table();
    write(g.state, CLOCK.prestige, 1);
    const log: PeloponnesianEvent[] = [];
    gainPrestige(g.state, seatOf(seat), { amount, reason: "tribute", clause: "PEL-10.1.1" }, log);
    expect(g.state.clock[CLOCK.prestige]).toBe(to);
    expect(log).toEqual([{ type: "prestige-changed", seat, amount, marker: to, reason: "tribute", clause: "PEL-10.1.1" }]);
  });

  test("[PEL-14.1.0.2] [PEL-0.2] a gain of nothing is no event", () => {
    const log: PeloponnesianEvent[] = [];
    gainPrestige(table().state, seatOf("sparta"), { amount: 0, reason: "tribute", clause: "PEL-10.1.1" }, log);
    expect(log).toEqual([]);
  });
});

describe("garrisons", () => {
  test.each([
    ["a detached one that is lost is gone", "detached", 1, 0, "none"],
    ["a detached one that is reduced stays", "detached", 2, 1, "detached"],
    ["rebels at 0 CV are rebels still", "rebel", 1, 0, "rebel"],
    ["rebels that are reduced stay", "rebel", 2, 1, "rebel"],
  ] as const)("[PEL-7.3.5] %s", (_title, kind, before, cv, left) => {
    const g = table().control("sparta", "potidaea").garrison("potidaea", kind, before);
    const log: PeloponnesianEvent[] = [];
    reduceGarrison(g.state, t, area("potidaea"), cv, log);
    expect([GARRISONS[garrisonOf(g.state, area("potidaea"))], garrisonCV(g.state, area("potidaea"))]).toEqual([left, cv]);
    expect(log).toEqual([{ type: "garrison-changed", area: "potidaea", kind: left, cv }]);
  });

  test.each([
    ["a native garrison is full again", "sparta", "native", 3],
    ["so are rebels", "sparta", "rebel", 3],
    ["a detached garrison stays as it is", "athens", "detached", 1],
  ] as const)("[PEL-7.5.1] [PEL-7.5.2] [PEL-7.3.5] when a siege ends without a fall, %s", (_title, seat, kind, cv) => {
    const g = table().control(seat, "thebes").garrison("thebes", kind, 1).besiege("thebes");
    const log: PeloponnesianEvent[] = [];
    endSiege(g.state, t, area("thebes"), log);
    expect([GARRISONS[garrisonOf(g.state, area("thebes"))], garrisonCV(g.state, area("thebes"))]).toEqual([kind, cv]);
    expect(log).toEqual([{ type: "siege-ended", area: "thebes", clause: "PEL-7.5.1" }]);
  });
});

describe("areas that enemies come to", () => {
  test.each([
    ["a city is besieged", "megara", "a01", true],
    ["[PEL-4.2.2.18] where there is none, nothing is captured", "messenia", "a01", false],
    ["[PEL-1.3.1.5] [PEL-13.2.5] nor a city that nobody controls", "argos", "a01", false],
  ] as const)("%s", (_title, where, id, besieged) => {
    const g = table().put(where, { [id]: 2 });
    const log: PeloponnesianEvent[] = [];
    settleArea(g.state, t, area(where), log);
    expect([isBesieged(g.state, area(where)), log.length]).toEqual([besieged, besieged ? 1 : 0]);
  });
});

describe("blocks that lose CV", () => {
  test.each([
    [2, "sparta 1", 0, "block-reduced"],
    [1, "pool", 1, "blocks-lost"],
  ] as const)("[PEL-2.1.2.1] one of %d CV is then %s", (cv, left, lost, told) => {
    const g = table().put("sparta", { s01: cv });
    const log: PeloponnesianEvent[] = [];
    expect(loseStep(g.state, t, block("s01"), "event", log)).toBe(lost);
    expect([g.placesOf("s01"), log.map(({ type }) => type)]).toEqual([[left], [told]]);
  });

  test.each([
    ["with a fleet at sea its cargo is lost", "laconian-gulf", "s14", { s14: 2, s01: 1 }, ["s14", "s01"]],
    ["a fleet without cargo is lost alone, in the first area of the map, too", "sparta", "s14", { s14: 2 }, ["s14"]],
    ["and so is a cargo without its fleet", "laconian-gulf", "s01", { s14: 2, s01: 1 }, ["s01"]],
  ] as const)("[PEL-5.2.1.10] %s", (_title, where, id, blocks, gone) => {
    const g = table().put(where, blocks);
    if ("s01" in blocks) g.carry("s14", "s01");
    const log: PeloponnesianEvent[] = [];
    expect(eliminate(g.state, t, block(id), "event", log)).toBe(gone.length);
    expect(g.placesOf(...gone)).toEqual(gone.map(() => "pool"));
    expect(log).toEqual([{ type: "blocks-lost", seat: "sparta", area: where, count: gone.length, reason: "event", secret: { blocks: gone } }]);
  });

  test("[PEL-5.2.1.10] a block that is off the map brings no event", () => {
    const g = table();
    const log: PeloponnesianEvent[] = [];
    eliminate(g.state, t, block("s01"), "event", log);
    expect(log).toEqual([]);
  });
});

test("[PEL-13.2.5] who stands in a Persian city besieges nobody, who stands in one of Athens does", () => {
  const besieged = (from: string, to: string) => {
    const g = table({ scenario: "413" })
      .inPlay("persian-aid-45")
      .put(from, { s01: 4 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", `enter ${to}`, "stop-here");
    return [g.placesOf("s01")[0], g.told("siege-began").map((e) => e.area)];
  };
  expect(besieged("lydia", "phrygia")).toEqual(["phrygia 4", []]);
  expect(besieged("lydia", "ephesus")).toEqual(["ephesus 4", ["ephesus"]]);
});
