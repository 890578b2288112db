/** Who goes home for the Winter, with what cargo, and where to. */
import { describe, expect, test } from "vitest";
import { addMark, HOMEWARD, isBesieged, SUPPLIED } from "../../../src/peloponnesian/state/index.js";
import { SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, table, type Table } from "../table.js";

const winter = (lay: (g: Table) => void, seat: "sparta" | "athens" = "athens") => {
  const g = table({ season: "winter" });
  lay(g);
  return g.actionTurn(seat, 2).play("end-phase");
};

describe("who goes, and where to", () => {
  test("[PEL-9.2.1.4] [PEL-9.2.1.1] all cities within the allowance, and no others", () => {
    expect(winter((g) => g.put("malis", { s07: 2 }), "sparta").list).toEqual([
      "winter-in thebes",
      "winter-in orchomenus",
      "winter-in delphi",
      "winter-in opus",
    ]);
  });

  test("[PEL-9.2.1.1] nobody goes who is not on the map, is supplied or stands in a friendly city", () => {
    expect(
      winter((g) => {
        g.put("messenia", { a01: 2, a02: 2, a03: 2 });
        addMark(g.state, block("a02"), SUPPLIED);
        g.put("athens", { a04: 2 }).control("athens", "elis");
      }).list,
    ).toEqual(["go-home a01", "go-home a03"]);
  });

  // Athens is besieged and has room for so many; the fleet lies in its port's sea. No other port of Athens is near.
  const off = (inside: Readonly<Record<string, number>>, atSea: Readonly<Record<string, number>>) =>
    winter((g) => {
      g.put("athens", { s01: 4 }).put("inside athens", inside).besiege("athens").put("saronic-gulf", atSea);
      if ("a05" in atSea) g.carry("a14", "a05");
      for (const city of ["aegina", "andros", "naxos", "chalcis", "eretria", "pagasae", "samos", "ephesus", "miletus", "erythrae", "abydos", "sestos"])
        g.control("sparta", city).garrison(city, "detached", 1);
      for (const city of ["chios", "lesbos", "cyme", "rhodes", "cnidus", "torone", "potidaea", "abdera", "maronea", "cephallenia", "zacynthus", "stratus"])
        g.control("sparta", city).garrison(city, "detached", 1);
    });

  test.each([
    ["[PEL-9.2.1.1] [PEL-9.2.1.6] a fleet alone needs room for one in a besieged port", { a01: 4, a02: 1, a03: 1 }, { a14: 3 }, "inside athens 3"],
    ["[PEL-9.2.1.1] [PEL-9.2.1.6] without it is lost", { a01: 4, a02: 1, a03: 1, a04: 1 }, { a14: 3 }, "pool"],
    ["[PEL-9.2.1.6] with a cargo it needs room for two", { a01: 4, a02: 1 }, { a14: 3, a05: 1 }, "inside athens 3"],
    ["[PEL-9.2.1.6] [PEL-9.2.2.5] and is lost with it, where there is room for one", { a01: 4, a02: 1, a03: 1 }, { a14: 3, a05: 1 }, "pool"],
  ] as const)("%s", (_title, inside, atSea, expected) => {
    const g = off(inside, atSea);
    if (g.list.includes("winter-in athens")) g.play("winter-in athens");
    expect(g.placesOf("a14")).toEqual([expected]);
  });
});

describe("cargo", () => {
  test.each([
    ["[PEL-9.2.1.6] a fleet takes its own cargo along, whatever the block", "s01"],
    ["[PEL-9.2.1.6] the last one too", "s49"],
  ])("%s", (_title, cargo) => {
    expect(winter((g) => g.put("saronic-gulf", { s14: 3, [cargo]: 2, s18: 2 }).carry("s14", cargo), "sparta").list).toEqual([
      `go-home-carrying s14 ${cargo}`,
      "go-home s18",
      `go-home-carrying s18 ${cargo}`,
    ]);
  });

  test("[PEL-9.2.1.6] without one it may take a block that would be left behind, the last one too", () => {
    expect(
      winter((g) => {
        g.put("cythera", { a14: 3 }).besiege("cythera").put("messenia", { s14: 3, s01: 2, s49: 2, s22: 2 });
        addMark(g.state, block("s22"), SUPPLIED);
      }, "sparta").list,
    ).toEqual(["go-home s01", "go-home s14", "go-home-carrying s14 s01", "go-home-carrying s14 s49", "go-home s49"]);
  });

  test("[PEL-9.2.2.5] it takes no cargo of a fleet that stays", () => {
    expect(
      winter((g) => {
        g.put("saronic-gulf", { a14: 4, a01: 2, a15: 3, a16: 3 }).carry("a14", "a01");
        for (const id of ["a14", "a01"]) addMark(g.state, block(id), SUPPLIED);
      }).list,
    ).toEqual(["go-home a15", "go-home a16"]);
  });

  test("[PEL-9.2.2.5] a supplied cargo of a fleet that goes may be taken by another", () => {
    expect(
      winter((g) => {
        g.put("saronic-gulf", { a14: 4, a01: 2, a15: 3 }).carry("a14", "a01");
        addMark(g.state, block("a01"), SUPPLIED);
      }).list,
    ).toEqual(["go-home-carrying a14 a01", "go-home a15", "go-home-carrying a15 a01"]);
  });

  // In the Propontis, whose cities are all of Athens, no Spartan fleet finds a way home.
  const stranded = (supplied: readonly string[], fleets: Readonly<Record<string, number>> = { s14: 3, s15: 3 }) =>
    winter((g) => {
      g.put("propontis", { ...fleets, s11: 2 }).carry("s14", "s11");
      for (const id of supplied) addMark(g.state, block(id), SUPPLIED);
      for (const city of ["thebes", "opus", "pella"]) g.control("athens", city).garrison(city, "detached", 1);
    }, "sparta");

  test.each([
    ["[PEL-9.2.2.5] a supplied cargo of a fleet that is disbanded changes to a supplied fleet", ["s11", "s15"], {}, ["pool", "propontis 3", "propontis 2"]],
    ["[PEL-9.2.2.5] not to one that is disbanded too", ["s11"], {}, ["pool", "pool", "pool"]],
    ["[PEL-9.2.2.5] nor if it is not supplied itself", ["s15"], {}, ["pool", "propontis 3", "pool"]],
    ["[PEL-9.2.2.5] nor to a fleet that is no stronger", ["s11", "s15"], { s15: 2 }, ["pool", "propontis 2", "pool"]],
  ] as const)("%s", (_title, supplied, other, expected) => {
    expect(stranded(supplied, { s14: 3, s15: 3, ...other }).placesOf("s14", "s15", "s11")).toEqual(expected);
  });
});

test("[PEL-7.5.1] a siege ends when the last besieger has been disbanded", () => {
  const g = winter((g) => g.put("byzantium", { s07: 2 }).put("inside byzantium", { a01: 2 }).besiege("byzantium"), "sparta");
  expect([g.placesOf("s07"), isBesieged(g.state, area("byzantium")), g.told("siege-ended").map((e) => e.area)]).toEqual([["pool"], false, ["byzantium"]]);
});

describe("after a peace", () => {
  const atPeace = (seat: number, lay: (g: Table) => void) => {
    const g = table({ year: -425 });
    lay(g);
    g.state.frames.length = 0;
    return g.begin("wintering", { seat, atPeace: true });
  };

  test("[PEL-12.1.0.1] home go those who have besieged, and are not in a city of their own", () => {
    expect(
      atPeace(SPARTA, (g) => {
        g.put("amphipolis", { s01: 4 }).put("potidaea", { s02: 2 }).put("corinth", { s11: 2 }).put("stagira", { s12: 2 });
        for (const id of ["s01", "s11", "s12"]) addMark(g.state, block(id), HOMEWARD);
      }).list,
    ).toEqual(["go-home s01", "go-home s12"]);
  });
});
