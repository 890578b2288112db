/** What must hold of the block that is dealt to a place, by what the enemy has seen of it. */
import { describe, expect, test } from "vitest";
import { unseenOf } from "../../../../src/peloponnesian/knowledge/hidden/unseen.js";
import * as S from "../../../../src/peloponnesian/state/index.js";
import type { PeloponnesianState, PeloponnesianSeat as Seat } from "../../../../src/peloponnesian/index.js";
import { area, seatOf, t, table } from "../../table.js";

/** What the only block of a side in an area must be. */
function needAt(s: PeloponnesianState, seat: Seat, where: string): string {
  const places = unseenOf(s, t, seatOf(seat)).singles.filter(({ place }) => place === S.ON_MAP + area(where));
  expect(places).toHaveLength(1);
  return places[0]!.need;
}

/** What a block of Sparta must be that has gone this way and may go on. */
function needAfter(from: string, ...way: readonly string[]): string {
  const g = table()
    .put(from, { s25: 2 })
    .actionTurn("sparta", 2)
    .play("maneuver", "add-block s25", ...way.map((id) => `enter ${id}`));
  expect(g.decision).toBe("march");
  return needAt(g.state, "sparta", way.at(-1)!);
}

describe("on land", () => {
  test.each([
    ["[PEL-5.1.4] inland stands a land block", "tegea", "land"],
    ["[PEL-5.1.4] [PEL-HI.18] on a coast may stand anybody who has not been seen to come there", "elis", "any"],
  ])("%s", (_title, where, need) => {
    const g = table().put(where, { s01: 2 });
    expect(needAt(g.state, "sparta", where)).toBe(need);
  });

  test.each([
    ["[PEL-5.1.6] who went from one coast to the next along the shore may be a fleet", ["elis", "messenia"], "any"],
    ["[PEL-5.1.6] so may who went the other way", ["messenia", "elis"], "any"],
    ["[PEL-5.1.6] who went from coast to coast where no shore leads along has walked", ["sparta", "messenia"], "land"],
    ["[PEL-5.1.5] who went on from the first land has walked, though the last step was along a shore", ["sparta", "messenia", "elis"], "land"],
    ["[PEL-HI.18] who has been seen to come from inland to a coast has walked", ["tegea", "sparta"], "land"],
  ] as const)("%s", (_title, way, need) => {
    expect(needAfter(way[0], ...way.slice(1))).toBe(need);
  });
});

describe("[PEL-5.2.1.1] a fleet carries one block", () => {
  const mostCargo = (s: PeloponnesianState, seat: Seat) => unseenOf(s, t, seatOf(seat)).divisions.map((d) => d.mostCargo);

  test.each([
    [{ s14: 4, s15: 3, s16: 2, s18: 2 }, 2],
    [{ s14: 4, s15: 3, s16: 2 }, 1],
    [{ s14: 4 }, 0],
  ])("so that of %j at sea at most half are cargo", (fleets, most) => {
    const g = table().put("laconian-gulf", fleets);
    expect(mostCargo(g.state, "sparta")).toEqual([most]);
  });

  test("but all of those who landed and retreat may be cargo, for their fleets may be gone", () => {
    const g = table()
      .put("messenian-sea", { a14: 4, a01: 2 })
      .carry("a14", "a01")
      .put("messenia", { s01: 4 })
      .actionTurn("athens", 1)
      .play("maneuver", "add-block a14", "enter messenia")
      .dice("3 3 3 3")
      .play("fight", "retreat");
    expect(g.asked).toBe("retreat athens");
    expect(mostCargo(g.state, "athens")).toEqual([2]);
  });
});
