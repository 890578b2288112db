import { describe, expect, test } from "vitest";
import { tellCasualties, rollCall } from "../../../src/peloponnesian/flow/casualties.js";
import { fitCargo } from "../../../src/peloponnesian/flow/settle.js";
import type { PeloponnesianEvent } from "../../../src/peloponnesian/events.js";
import { setCV, takeOff } from "../../../src/peloponnesian/state.js";
import { firstOf, lastOf } from "../../../src/peloponnesian/tables.js";
import { board, block, carry, put, seatOf, t } from "../positions.js";
import { whereIs } from "../table.js";

describe("a cargo and its fleet", () => {
  // The cargo is the first block of all; what becomes of it, how many blocks are lost, and what is shown.
  function fitted(fleet: number, cargo: number): readonly [string, number, string[]] {
    const s = board();
    put(s, "laconian-gulf", { s14: fleet, s01: cargo });
    carry(s, "s14", "s01");
    const log: PeloponnesianEvent[] = [];
    const lost = fitCargo(s, t, { fleet: block("s14"), cargo: block("s01") }, "battle", log);
    return [whereIs(s, "s01")[0]!, lost, log.map((e) => (e.type === "block-reduced" || e.type === "blocks-lost" ? `${e.type} for ${e.reason}` : e.type))];
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
    const s = board();
    put(s, "laconian-gulf", { s14: 1 });
    const before = structuredClone(s);
    const log: PeloponnesianEvent[] = [];
    expect([fitCargo(s, t, { fleet: block("s14"), cargo: -1 }, "battle", log), log, s]).toEqual([0, [], before]);
  });
});

describe("what dice took, told in one go", () => {
  test.each(["sparta", "athens"] as const)(
    "[PEL-HI.9] [PEL-HI.17] of %s: the lost area by area in map order, then the weakened in block order, from the first block to the last",
    (seat) => {
      const s = board();
      const [first, last] = [firstOf(t, seatOf(seat)), lastOf(t, seatOf(seat))];
      const id = (b: number) => t.blockIds[b]!;
      put(s, "thebes", { [id(first)]: 2, [id(first + 1)]: 1, [id(last - 1)]: 1, [id(last)]: 2 });
      put(s, "sparta", { [id(first + 2)]: 1 });
      const log: PeloponnesianEvent[] = [];
      const call = rollCall(s, t, seatOf(seat), log);
      for (const b of [first, last]) setCV(s, b, 1);
      for (const b of [first + 1, first + 2, last - 1]) takeOff(s, b);
      tellCasualties(s, t, call, "event", log);
      const lost = (area: string, ...blocks: string[]) => ({ type: "blocks-lost", seat, area, count: blocks.length, reason: "event", secret: { blocks } });
      const weaker = (b: number) => ({ type: "block-reduced", seat, area: "thebes", reason: "event", secret: { blocks: [id(b)], values: [1] } });
      const areas = [lost("thebes", id(first + 1), id(last - 1)), lost("sparta", id(first + 2))].sort(
        (x, y) => t.areaIds.indexOf(x.area) - t.areaIds.indexOf(y.area),
      );
      expect(log).toEqual([...areas, weaker(first), weaker(last)]);
    },
  );
});
