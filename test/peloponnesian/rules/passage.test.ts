/** Which borders land blocks and fleets can use, and where a journey may lead on. */
import { describe, expect, test } from "vitest";
import { beginSearch, isLandWay, isPassable, isSeaWay, journeyTo } from "../../../src/peloponnesian/rules/passage.js";
import { area, block, t, table } from "../table.js";

/** The place of a border in the lists of its first area. */
function border(from: string, to: string): number {
  for (let i = t.start[area(from)]!; i < t.start[area(from) + 1]!; i++) if (t.to[i] === area(to)) return i;
  throw new Error(`no border between ${from} and ${to}`);
}

/** Whether land blocks, and fleets, can go from one area to the other, perhaps into a besieged city. */
function ways(from: string, to: string, besieged?: string): readonly [land: boolean, sea: boolean] {
  const g = table();
  if (besieged !== undefined) g.besiege(besieged);
  return [isLandWay(t, border(from, to)), isSeaWay(g.state, t, border(from, to), area(from), area(to))];
}

describe("borders", () => {
  test.each([
    ["[PEL-5.1.1] [PEL-1.4.1] land blocks go over land, fleets not", "sparta", "tegea", [true, false]],
    ["[PEL-5.1.1] [PEL-1.4.1] where a shore leads along, fleets too", "elis", "messenia", [true, true]],
    ["[PEL-5.1.1] [PEL-1.4.2] [PEL-1.4.3] between coast and sea go fleets alone", "sparta", "laconian-gulf", [false, true]],
    ["[PEL-5.1.1] [PEL-1.4.2] [PEL-1.4.3] and so to a coast", "laconian-gulf", "sparta", [false, true]],
    ["[PEL-5.1.1] [PEL-1.4.2] [PEL-1.4.3] between seas as well", "laconian-gulf", "myrtoan-sea", [false, true]],
    ["[PEL-1.4.2] [PEL-1.4.3] to the first sea of the map, too", "corcyra", "ionian-sea", [false, true]],
  ] as const)("%s", (_title, from, to, expected) => {
    expect(ways(from, to)).toEqual(expected);
  });

  test.each([
    ["[PEL-1.4.1] no fleet goes along the shore into a besieged city", "messenia", "elis", [true, false]],
    ["[PEL-1.4.1] but out of it", "elis", "messenia", [true, true]],
  ] as const)("%s", (_title, from, to, expected) => {
    expect(ways(from, to, "elis")).toEqual(expected);
  });

  test("[PEL-1.4.2] [PEL-1.4.3] into a besieged port leads its offshore sea alone", () => {
    const port = t.cities.find((city) => {
      const seas = t.areaIds.filter((_, a) => a >= t.lands && [...t.to.slice(t.start[a], t.start[a + 1])].includes(city));
      return seas.length > 1 && t.offshore[city]! >= t.lands;
    })!;
    const id = t.areaIds[port]!;
    for (let a = t.lands; a < t.areaIds.length; a++)
      if ([...t.to.slice(t.start[a], t.start[a + 1])].includes(port)) expect(ways(t.areaIds[a]!, id, id)[1]).toBe(a === t.offshore[port]);
  });
});

describe("journeys", () => {
  /** Whether the journey of a block may lead through an area. */
  function through(id: string, from: string, by: string): boolean {
    const g = table().put(from, { [id]: 2 });
    beginSearch(g.state, t, 0);
    return isPassable(g.state, t, journeyTo(g.state, t, block(id)), area(by));
  }

  test.each([
    ["[PEL-1.3.0.6] [PEL-5.2.0.3] a fleet goes on through a sea", "s14", "sparta", "laconian-gulf", true],
    ["[PEL-1.3.0.6] [PEL-5.2.0.3] through the first sea of the map, too", "s14", "sparta", "ionian-sea", true],
    ["[PEL-1.3.0.6] [PEL-5.2.0.3] it stops on land", "s14", "sparta", "messenia", false],
    ["[PEL-1.3.0.6] [PEL-5.2.0.3] a land block goes on through land", "s01", "sparta", "messenia", true],
    ["[PEL-1.3.0.6] [PEL-5.2.0.3] through no sea", "s01", "sparta", "ionian-sea", false],
  ] as const)("%s", (_title, id, from, by, expected) => {
    expect(through(id, from, by)).toBe(expected);
  });
});
