import { describe, expect, test } from "vitest";
import { BLOCKS } from "../../../src/peloponnesian/data/blocks.js";
import { CARDS } from "../../../src/peloponnesian/data/cards.js";
import { LAND } from "../../../src/peloponnesian/data/land.js";
import { SCENARIOS } from "../../../src/peloponnesian/data/scenarios.js";
import { SEA } from "../../../src/peloponnesian/data/sea.js";

const scenario = (id: string) => SCENARIOS.find((row) => row.id === id)!;
const mapOf = (area: string) => [...LAND, ...SEA].find((row) => row.id === area)!.map;

test("[PEL-15.0.1] there are four scenarios, and each names areas, blocks and cards of this game only", () => {
  expect(SCENARIOS.map((row) => row.id)).toEqual(["431", "sicily", "413", "415"]);
  for (const row of SCENARIOS) {
    for (const [block, area, cv] of row.onMap) {
      const printed = BLOCKS.find(({ id }) => id === block)!;
      expect(cv >= 1 && cv <= printed.maxCV, `${row.id}: ${block}`).toBe(true);
      expect(row.maps, `${row.id}: ${block} at ${area}`).toContain(mapOf(area));
    }
    for (const no of row.cardsInPlay) expect(["common", row.cardSet]).toContain(CARDS[no - 1]!.set);
  }
});

test("[PEL-15.0.3] [PEL-1.1.1] a block is on the map, in the reserve, excluded or else in the pool, never in two places", () => {
  for (const row of SCENARIOS) {
    const named = [...row.onMap.map(([block]) => block), ...row.reserve, ...row.excluded];
    expect(new Set(named).size, row.id).toBe(named.length);
  }
});

test("[PEL-1.1.8] blocks whose only homes are out of play are excluded", () => {
  for (const row of SCENARIOS) {
    const overseas = row.overseasHomes.flatMap(([, blocks]) => blocks);
    for (const { id, home } of BLOCKS) {
      const inPlay = home.some((area) => row.maps.includes(mapOf(area))) || overseas.includes(id);
      if (!inPlay) expect(row.excluded, `${row.id}: ${id}`).toContain(id);
    }
  }
});

describe("the 431 campaign", () => {
  const row = scenario("431");

  test("[PEL-15.1.1] [PEL-3.2.3.4] 431 to 422 BC in Greece with Archidamus and Pericles", () => {
    expect([row.firstYear, row.closingYear, row.maps, row.cardSet]).toEqual([-431, -421, ["greece"], "431"]);
    expect(row.cardsInPlay.map((no) => CARDS[no - 1]!.id)).toEqual(["archidamos", "pericles"]);
  });

  test("[PEL-15.1.2] Potidaea is in revolt, besieged since before the game and blockaded by a fleet", () => {
    expect([row.controllers, row.sieges]).toEqual([[["potidaea", "sparta", "rebel", 2]], ["potidaea"]]);
    expect(row.onMap.filter(([, area]) => area === "potidaea" || area === "thermaic-gulf")).toEqual([
      ["a03", "potidaea", 3],
      ["a04", "potidaea", 2],
      ["a19", "thermaic-gulf", 2],
    ]);
    expect(LAND.find(({ id }) => id === "potidaea")!.city!.offshore).toBe("thermaic-gulf");
  });

  test("[PEL-15.1.3] [PEL-1.3.1.2] Achaea, Argos, Melos, Cydonia, Lydia and Phrygia are neutral", () => {
    expect(row.neutral).toEqual(["patrae", "argos", "melos", "cydonia", "lydia", "phrygia"]);
  });

  test("[PEL-15.1.4] [PEL-2.2.11.1] Persian blocks, the E1 fleets and Sicilian blocks are excluded, the Argives in the reserve", () => {
    expect([...row.excluded].sort()).toEqual([
      "a44",
      "a45",
      "a46",
      "a47",
      "s37",
      "s38",
      "s39",
      "s40",
      "s41",
      "s42",
      "s43",
      "s44",
      "s45",
      "s46",
      "s47",
      "s48",
      "s49",
    ]);
    expect(row.reserve).toEqual(["a35", "a36"]);
  });

  test("[PEL-14.2.1] [PEL-14.2.2] a lead of 15 or the enemy capital wins at once", () => {
    expect([row.suddenLead, row.capitals]).toEqual([15, true]);
  });

  test("[PEL-14.3.1] the levels are 6, 10 and 15", () => expect(row.levels).toEqual([0, 6, 10, 15]));

  test("[PEL-15.0.4] it starts with a lead of 7 for Sparta", () => expect(row.startingPrestige).toBe(-7));

  test("[PEL-15.1.5] [PEL-12.0.1] it ends at New Year 421 BC, or by peace", () => expect([row.closingYear, row.peaceAllowed]).toEqual([-421, true]));
});

test("[PEL-15.2.1] the Sicily campaign: 415 to 413 BC on the inset; Syracuse wins at once, else its own levels decide", () => {
  const row = scenario("sicily");
  expect([row.firstYear, row.closingYear, row.maps, row.cardSet, row.suddenLead, row.capitals, row.suddenCities, row.peaceAllowed]).toEqual([
    -415,
    -412,
    ["sicily"],
    "415",
    null,
    false,
    [["syracuse", "athens", "athens"]],
    false,
  ]);
  expect(row.levels).toEqual([0, 1, 5, 9]); // PEL-15.2.4
});

test("[PEL-15.2.5] in Sicily Gylippus and Nicias lead at the start", () => {
  expect(CARDS.filter((card) => scenario("sicily").cardsInPlay.includes(card.no)).map(({ id, leader }) => [id, leader])).toEqual([
    ["gylippus", { side: "sparta", rating: 1 }],
    ["nicias", { side: "athens", rating: 0 }],
  ]);
});

test("[PEL-15.2.2] blocks from overseas have Thurii or Syracuse as their home in Sicily", () => {
  expect(scenario("sicily").overseasHomes).toEqual([
    ["thurii", ["a02", "a04", "a05", "a06", "a08", "a09", "a12", "a14", "a15", "a16", "a17", "a18", "a19", "a22"]],
    ["syracuse", ["s03", "s16", "s27"]],
  ]);
});

test("[PEL-15.3.1] [PEL-D.50] the 413 campaign: 413 to 404 BC, Greece only", () => {
  const row = scenario("413");
  expect([row.firstYear, row.closingYear, row.maps, row.cardSet, row.peaceAllowed]).toEqual([-413, -403, ["greece"], "415", false]);
});

test("[PEL-15.4.1] the 415 campaign: 415 to 404 BC, Greece and Sicily", () => {
  const row = scenario("415");
  expect([row.firstYear, row.closingYear, row.maps, row.cardSet, row.peaceAllowed]).toEqual([-415, -403, ["greece", "sicily"], "415", false]);
});
