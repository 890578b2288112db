/** Who goes home for the Winter, with what cargo, and where to. */
import { describe, expect, test } from "vitest";
import { addMark, HOMEWARD, isBesieged, type PeloponnesianState, SUPPLIED } from "../../../src/peloponnesian/state/index.js";
import { SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, block, board, carry, control, put, putInside } from "../positions.js";
import { actionTurn, expectMoves, Table, whereIs } from "../table.js";

const winter = (lay: (s: PeloponnesianState) => void, seat: "sparta" | "athens" = "athens") => {
  const s = board("431", "winter");
  lay(s);
  return actionTurn(s, seat, 2).play("end-phase");
};

describe("who goes, and where to", () => {
  test("[PEL-9.2.1.4] [PEL-9.2.1.1] all cities within the allowance, and no others", () => {
    const g = winter((s) => put(s, "malis", { s07: 2 }), "sparta");
    expectMoves(g, "winter-in thebes", "winter-in orchomenus", "winter-in delphi", "winter-in opus");
  });

  test("[PEL-9.2.1.1] nobody goes who is not on the map, is supplied or stands in a friendly city", () => {
    const g = winter((s) => {
      put(s, "messenia", { a01: 2, a02: 2, a03: 2 });
      addMark(s, block("a02"), SUPPLIED);
      put(s, "athens", { a04: 2 });
      control(s, "elis", "athens");
    });
    expectMoves(g, "go-home a01", "go-home a03");
  });

  // Athens is besieged and has room for so many; the fleet lies in its port's sea. No other port of Athens is near.
  const off = (inside: Readonly<Record<string, number>>, atSea: Readonly<Record<string, number>>) =>
    winter((s) => {
      put(s, "athens", { s01: 4 });
      putInside(s, "athens", inside);
      besiege(s, "athens");
      put(s, "saronic-gulf", atSea);
      if ("a05" in atSea) carry(s, "a14", "a05");
      for (const city of ["aegina", "andros", "naxos", "chalcis", "eretria", "pagasae", "samos", "ephesus", "miletus", "erythrae", "abydos", "sestos"])
        control(s, city, "sparta", "detached", 1);
      for (const city of ["chios", "lesbos", "cyme", "rhodes", "cnidus", "torone", "potidaea", "abdera", "maronea", "cephallenia", "zacynthus", "stratus"])
        control(s, city, "sparta", "detached", 1);
    });

  test.each([
    ["[PEL-9.2.1.1] [PEL-9.2.1.6] a fleet alone needs room for one in a besieged port", { a01: 4, a02: 1, a03: 1 }, { a14: 3 }, "inside athens 3"],
    ["[PEL-9.2.1.1] [PEL-9.2.1.6] without it is lost", { a01: 4, a02: 1, a03: 1, a04: 1 }, { a14: 3 }, "pool"],
    ["[PEL-9.2.1.6] with a cargo it needs room for two", { a01: 4, a02: 1 }, { a14: 3, a05: 1 }, "inside athens 3"],
    ["[PEL-9.2.1.6] [PEL-9.2.2.5] and is lost with it, where there is room for one", { a01: 4, a02: 1, a03: 1 }, { a14: 3, a05: 1 }, "pool"],
  ] as const)("%s", (_title, inside, atSea, expected) => {
    const g = off(inside, atSea);
    if (g.list.includes("winter-in athens")) g.play("winter-in athens");
    expect(whereIs(g.state, "a14")).toEqual([expected]);
  });
});

describe("cargo", () => {
  test.each([
    ["[PEL-9.2.1.6] a fleet takes its own cargo along, whatever the block", "s01"],
    ["[PEL-9.2.1.6] the last one too", "s49"],
  ])("%s", (_title, cargo) => {
    const g = winter((s) => {
      put(s, "saronic-gulf", { s14: 3, [cargo]: 2, s18: 2 });
      carry(s, "s14", cargo);
    }, "sparta");
    expectMoves(g, `go-home-carrying s14 ${cargo}`, "go-home s18", `go-home-carrying s18 ${cargo}`);
  });

  test("[PEL-9.2.1.6] without one it may take a block that would be left behind, the last one too", () => {
    const g = winter((s) => {
      put(s, "cythera", { a14: 3 });
      besiege(s, "cythera");
      put(s, "messenia", { s14: 3, s01: 2, s49: 2, s22: 2 });
      addMark(s, block("s22"), SUPPLIED);
    }, "sparta");
    expectMoves(g, "go-home s01", "go-home s14", "go-home-carrying s14 s01", "go-home-carrying s14 s49", "go-home s49");
  });

  test("[PEL-9.2.2.5] it takes no cargo of a fleet that stays", () => {
    const g = winter((s) => {
      put(s, "saronic-gulf", { a14: 4, a01: 2, a15: 3, a16: 3 });
      carry(s, "a14", "a01");
      for (const id of ["a14", "a01"]) addMark(s, block(id), SUPPLIED);
    });
    expectMoves(g, "go-home a15", "go-home a16");
  });

  test("[PEL-9.2.2.5] a supplied cargo of a fleet that goes may be taken by another", () => {
    const g = winter((s) => {
      put(s, "saronic-gulf", { a14: 4, a01: 2, a15: 3 });
      carry(s, "a14", "a01");
      addMark(s, block("a01"), SUPPLIED);
    });
    expectMoves(g, "go-home-carrying a14 a01", "go-home a15", "go-home-carrying a15 a01");
  });

  // In the Propontis, whose cities are all of Athens, no Spartan fleet finds a way home.
  const stranded = (supplied: readonly string[], fleets: Readonly<Record<string, number>> = { s14: 3, s15: 3 }) =>
    winter((s) => {
      put(s, "propontis", { ...fleets, s11: 2 });
      carry(s, "s14", "s11");
      for (const id of supplied) addMark(s, block(id), SUPPLIED);
      for (const city of ["thebes", "opus", "pella"]) control(s, city, "athens", "detached", 1);
    }, "sparta");

  test.each([
    ["[PEL-9.2.2.5] a supplied cargo of a fleet that is disbanded changes to a supplied fleet", ["s11", "s15"], {}, ["pool", "propontis 3", "propontis 2"]],
    ["[PEL-9.2.2.5] not to one that is disbanded too", ["s11"], {}, ["pool", "pool", "pool"]],
    ["[PEL-9.2.2.5] nor if it is not supplied itself", ["s15"], {}, ["pool", "propontis 3", "pool"]],
    ["[PEL-9.2.2.5] nor to a fleet that is no stronger", ["s11", "s15"], { s15: 2 }, ["pool", "propontis 2", "pool"]],
  ] as const)("%s", (_title, supplied, other, expected) => {
    expect(whereIs(stranded(supplied, { s14: 3, s15: 3, ...other }).state, "s14", "s15", "s11")).toEqual(expected);
  });
});

test("[PEL-7.5.1] a siege ends when the last besieger has been disbanded", () => {
  const g = winter((s) => {
    put(s, "byzantium", { s07: 2 });
    putInside(s, "byzantium", { a01: 2 });
    besiege(s, "byzantium");
  }, "sparta");
  expect([whereIs(g.state, "s07"), isBesieged(g.state, area("byzantium")), g.told("siege-ended").map((e) => e.area)]).toEqual([["pool"], false, ["byzantium"]]);
});

describe("after a peace", () => {
  const atPeace = (seat: number, lay: (s: PeloponnesianState) => void) => {
    const s = board("431", "spring", -425);
    lay(s);
    s.frames.length = 0;
    return new Table(s).begin("wintering", { seat, atPeace: true });
  };

  test("[PEL-12.1.0.1] home go those who have besieged, and are not in a city of their own", () => {
    const g = atPeace(SPARTA, (s) => {
      put(s, "amphipolis", { s01: 4 });
      put(s, "potidaea", { s02: 2 });
      put(s, "corinth", { s11: 2 });
      put(s, "stagira", { s12: 2 });
      for (const id of ["s01", "s11", "s12"]) addMark(s, block(id), HOMEWARD);
    });
    expectMoves(g, "go-home s01", "go-home s12");
  });
});
