import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { STANDARD_EDITION } from "../../../src/peloponnesian/data/standard.js";
import { PELOPONNESIAN as GAME, type PeloponnesianEvent } from "../../../src/peloponnesian/index.js";
import { compileChecked } from "../../../src/peloponnesian/register.js";
import { type BorderKind, BORDER_KINDS, LAND_BORDER, SEA_BORDER } from "../../../src/peloponnesian/vocabulary/types.js";

const { land: LAND, sea: SEA, regions: REGIONS, borders: BORDERS } = STANDARD_EDITION;

const t = compileChecked(STANDARD_EDITION);
const land = (id: string) => LAND.find((row) => row.id === id)!;
const area = (id: string): number => t.areaIndex.get(id)!;

// The neighbours of an area over borders of some kinds, by name.
function neighbours(id: string, ...kinds: readonly BorderKind[]): string[] {
  return BORDERS.filter(([a, b, kind]) => kinds.includes(kind) && (a === id || b === id)).map(([a, b]) => (a === id ? b : a));
}

// Cities of a region as in the list of subject cities: name, value, an asterisk for a port.
function citiesOf(region: string): string[] {
  return LAND.filter((row) => row.region === region).map(({ city }) => `${city!.name} ${city!.value}${city!.offshore === null ? "" : "*"}`);
}

describe("areas", () => {
  test("[PEL-1.1.2] an area is a land area or a sea area", () => {
    expect([LAND.length, SEA.length, t.areas, t.lands]).toEqual([78, 29, 107, 78]);
    expect(new Set([...LAND, ...SEA].map((row) => row.id)).size).toBe(107);
  });

  test("[PEL-1.1.3] a land area holds a city or a barbarian settlement or neither, never both", () => {
    expect(LAND.filter((row) => row.city !== null && row.settlement !== null)).toEqual([]);
    expect(LAND.filter((row) => row.city === null && row.settlement === null).map((row) => row.id)).toEqual(["messenia", "malis"]);
    expect(LAND.filter((row) => row.settlement !== null).map((row) => row.id)).toEqual([
      "aetolia",
      "epirus",
      "pieria",
      "lyncestis",
      "mygdonia",
      "rhodope",
      "odrysia",
      "sicelia",
    ]);
  });

  test("[PEL-1.1.6] every land area belongs to a nation", () => {
    expect(LAND.filter((row) => row.nation === "")).toEqual([]);
    expect(LAND.filter((row) => row.nation === "Boeotia").map((row) => row.id)).toEqual(["plataea", "thebes", "orchomenus"]);
  });

  test("[PEL-1.1.7] the inset with the Gulf of Rhegium is Sicily, everything else is Greece", () => {
    expect(SEA.filter((row) => row.map === "sicily").map((row) => row.id)).toEqual([
      "gulf-of-rhegium",
      "gulf-of-tarentum",
      "sicilian-sea",
      "libyan-sea",
      "tyrrhenian-sea",
    ]);
    const inset = LAND.filter((row) => row.map === "sicily").map((row) => row.id);
    expect(inset).toEqual([
      "syracuse",
      "leontini",
      "catana",
      "messana",
      "himera",
      "segesta",
      "selinus",
      "acragas",
      "gela",
      "camarina",
      "sicelia",
      "rhegium",
      "locri",
      "thurii",
      "tarentum",
    ]);
  });

  test("[PEL-1.1.9] each border joins two different areas of the map, each pair once, and every area can be reached from every other", () => {
    expect(BORDERS.length).toBe(231);
    expect(new Set(BORDERS.map(([a, b]) => [a, b].sort().join("."))).size).toBe(231);
    const reached = new Set(["sparta"]);
    for (const id of reached) for (const next of neighbours(id, ...BORDER_KINDS)) reached.add(next);
    expect(reached.size).toBe(107);
  });

  test("[PEL-1.1.10] no land area has terrain: a row says nothing of it", () => {
    expect(Object.keys(land("sparta")).sort()).toEqual(["city", "id", "map", "name", "nation", "region", "settlement", "source", "x", "y"]);
  });

  test("[PEL-1.1.10] a game on a board whose land is described and drawn in another way is the same game", () => {
    const described = LAND.map((row, i) => ({ ...row, name: `Mountains ${i}`, x: 1000 - i, y: 5 + ((i * 37) % 90), settlement: row.settlement && "Marshes" }));
    // A word for terrain that a board might bring along is none of this game's.
    const rough = described.map((row) => ({ ...row, terrain: "mountain" }));
    expect(() => GAME.setup({ seed: "terrain", edition: { land: rough } })).toThrow("options.edition.land[0].terrain: unknown field");
    for (let game = 0; game < 3; game++) {
      const [plain, other] = [GAME.setup({ seed: `terrain ${game}` }), GAME.setup({ seed: `terrain ${game}`, edition: { land: described } })];
      const dice = new SeededDice(`choices ${game}`);
      while (GAME.outcome(plain) === null) {
        expect(GAME.legalMoves(other)).toEqual(GAME.legalMoves(plain));
        const move = GAME.randomMove(plain, dice);
        const [told, toldThere]: PeloponnesianEvent[][] = [[], []];
        GAME.advance(plain, move, undefined, told);
        GAME.advance(other, move, undefined, toldThere);
        expect(toldThere).toEqual(told);
      }
      expect({ ...other, edition: "" }).toEqual(plain);
    }
  });
});

describe("cities", () => {
  test("[PEL-1.2.1] every city has a value from 1 to 4, and only Athens and Syracuse have 4", () => {
    const cities = LAND.flatMap(({ id, city }) => (city === null ? [] : [{ id, value: city.value }]));
    expect(cities.length).toBe(68);
    expect(cities.filter(({ value }) => value < 1 || value > 4)).toEqual([]);
    expect(cities.filter(({ value }) => value === 4).map(({ id }) => id)).toEqual(["athens", "syracuse"]);
  });

  test("[PEL-1.2.1] a board with a city of another value is refused by the entry", () => {
    const poor = { ...land("athens"), city: { ...land("athens").city!, value: 5 } };
    expect(() => compileChecked({ ...STANDARD_EDITION, land: LAND.map((row) => (row.id === "athens" ? poor : row)) })).toThrow(
      "options.edition.land[11].city.value: expected a whole number in 1..4, got 5",
    );
  });

  test("[PEL-1.2.5] every city has a native side: Sparta, Athens, nobody or Persia", () => {
    const natives = (native: string) => LAND.filter((row) => row.city?.native === native).map((row) => row.id);
    expect(natives("persia")).toEqual(["lydia", "phrygia"]);
    expect(natives("sparta").length + natives("athens").length + natives("neutral").length + 2).toBe(68);
    expect(land("megara").city!.native).toBe("sparta");
    expect(land("plataea").city!.native).toBe("athens");
  });

  test("[PEL-1.2.11] Sparta has a city like any other", () => {
    expect(land("sparta").city).toEqual({ name: "Sparta", value: 3, offshore: null, native: "sparta", mayRevolt: false });
  });
});

describe("ports and coasts", () => {
  test("[PEL-1.3.0.1] each port has exactly one offshore sea, and its land area borders it", () => {
    const ports = LAND.filter((row) => row.city !== null && row.city.offshore !== null);
    expect(ports.length).toBeGreaterThan(20);
    for (const { id, city } of ports) expect(neighbours(id, "coast"), id).toContain(city!.offshore);
  });

  test("[PEL-1.3.0.2] a coastal area borders a sea area, with or without a port; an inland one borders none", () => {
    for (const row of LAND) expect(t.coastal[area(row.id)] === 1, row.id).toBe(neighbours(row.id, "coast").length > 0);
    expect([t.coastal[area("sparta")], land("sparta").city!.offshore]).toEqual([1, null]);
    expect([t.coastal[area("corinth")], land("corinth").city!.offshore]).toEqual([1, "corinthian-gulf"]);
    expect(t.coastal[area("tegea")]).toBe(0);
  });

  test("[PEL-1.3.0.5] [PEL-1.3.0.7] Corinth touches the Corinthian and the Saronic Gulf; its offshore sea is the Corinthian Gulf", () => {
    expect(neighbours("corinth", "coast")).toEqual(["corinthian-gulf", "saronic-gulf"]);
    expect(land("corinth").city!.offshore).toBe("corinthian-gulf");
    expect(neighbours("corinthian-gulf", "sea", "perilous-sea")).not.toContain("saronic-gulf");
  });

  test("[PEL-1.3.0.8] no other area has two coasts that are not connected", () => {
    const divided = LAND.filter(({ id }) => {
      const seas = neighbours(id, "coast");
      const first = seas[0];
      if (first === undefined) return false;
      const reached = new Set([first]);
      for (const sea of reached) for (const next of neighbours(sea, "sea", "perilous-sea")) if (seas.includes(next)) reached.add(next);
      return reached.size < seas.length;
    });
    expect(divided.map((row) => row.id)).toEqual(["corinth"]);
  });

  test("[PEL-1.3.1.3] Persia consists of Lydia and Phrygia", () => {
    expect(LAND.filter((row) => row.nation === "Persia").map((row) => row.id)).toEqual(["lydia", "phrygia"]);
  });
});

describe("borders", () => {
  const isLand = (id: string) => area(id) < t.lands;

  test("[PEL-1.4.1] [PEL-1.4.2] [PEL-1.4.3] a land border joins two land areas, a coast a land and a sea area, a sea border two sea areas", () => {
    for (const [a, b, kind] of BORDERS) {
      const ends = [isLand(a), isLand(b)].filter(Boolean).length;
      expect(ends, `${a}.${b}`).toBe(kind === "land" ? 2 : kind === "coast" ? 1 : 0);
    }
  });

  test("[PEL-1.4.1] a board whose border does not fit its kind is refused", () => {
    const borders = [["sparta", "laconian-gulf", "land", "seed"] as const];
    expect(() => compileChecked({ ...STANDARD_EDITION, borders })).toThrow("options.edition.borders[0]: expected a border that fits its kind land");
  });

  test("[PEL-1.4.4] a perilous border is a sea border of its own kind", () => {
    const perilous = BORDERS.filter(([, , kind]) => kind === "perilous-sea");
    expect(perilous.length).toBeGreaterThan(0);
    for (const [a, b] of perilous) expect([isLand(a), isLand(b)]).toEqual([false, false]);
    expect(neighbours("laconian-gulf", "perilous-sea")).toContain("myrtoan-sea");
    expect(neighbours("chalcidic-sea", "perilous-sea")).toContain("strymonic-gulf");
  });

  test("[PEL-5.1.6] [PEL-D.53] areas are adjacent along the coast when they share a land border and a sea", () => {
    const shore = (a: string, b: string) => {
      for (let i = t.start[area(a)]!; i < t.start[area(a) + 1]!; i++) if (t.to[i] === area(b)) return [t.border[i], t.shore[i]];
      return null;
    };
    expect(shore("corinth", "sicyon")).toEqual([LAND_BORDER, 1]);
    expect(shore("corinth", "megara")).toEqual([LAND_BORDER, 1]);
    expect(shore("tegea", "corinth")).toEqual([LAND_BORDER, 0]);
    expect(shore("athens", "chalcis")?.[1] ?? 0).toBe(shore("chalcis", "athens")?.[1] ?? 0);
    expect(shore("ionian-sea", "cephallenian-sea")).toEqual([SEA_BORDER, 0]);
    expect(shore("sparta", "corinth")).toBe(null);
  });

  test("[PEL-1.1.9] borders are the same from both sides", () => {
    for (let a = 0; a < t.areas; a++) {
      for (let i = t.start[a]!; i < t.start[a + 1]!; i++) {
        const back = [...t.to.keys()].slice(t.start[t.to[i]!]!, t.start[t.to[i]! + 1]!).find((j) => t.to[j] === a)!;
        expect([t.border[back], t.borderNo[back], t.shore[back]]).toEqual([t.border[i], t.borderNo[i], t.shore[i]]);
      }
    }
  });
});

describe("coasts and shores", () => {
  test.each([
    ["[PEL-1.3.0.2] beside a sea lies a coastal area", "sparta", 1],
    ["[PEL-1.3.0.2] also beside two", "corinth", 1],
    ["[PEL-1.3.0.2] inland none", "tegea", 0],
    ["[PEL-1.3.0.2] and a sea is none, the first of the map neither", "ionian-sea", 0],
  ] as const)("%s", (_title, id, coastal) => {
    expect(t.coastal[area(id)] ?? 0).toBe(coastal);
  });

  const shore = (from: string, to: string) =>
    t.shore.slice(t.start[area(from)], t.start[area(from) + 1])[t.to.slice(t.start[area(from)], t.start[area(from) + 1]).indexOf(area(to))];
  test.each([
    ["[PEL-5.1.6] a shore leads along from coast to coast on one sea", "elis", "messenia", 1],
    ["[PEL-5.1.6] one sea in common is enough", "corinth", "sicyon", 1],
    ["[PEL-5.1.6] not between coasts on different seas", "sparta", "messenia", 0],
    ["[PEL-5.1.6] nor to an area inland", "corinth", "tegea", 0],
    ["[PEL-5.1.6] nor over the sea", "sparta", "laconian-gulf", 0],
    ["[PEL-5.1.6] nor from one sea to the next", "saronic-gulf", "myrtoan-sea", 0],
  ] as const)("%s", (_title, from, to, expected) => {
    expect(shore(from, to)).toBe(expected);
  });
});

describe("regions of the Athenian Empire", () => {
  test("[PEL-1.5.1] Euboea", () => expect(citiesOf("euboea")).toEqual(["Chalcis 3*", "Eretria 2"]));
  test("[PEL-1.5.2] Chalcidice", () => expect(citiesOf("chalcidice")).toEqual(["Potidaea 2*", "Torone 2*", "Stagira 1"]));
  test("[PEL-1.5.3] Thrace", () => expect(citiesOf("thrace")).toEqual(["Amphipolis 3*", "Abdera 1*", "Maronea 2"]));
  test("[PEL-1.5.4] Propontis", () => expect(citiesOf("propontis")).toEqual(["Byzantium 3*", "Abydos 2*", "Cyzicus 1", "Sestos 1"]));
  test("[PEL-1.5.5] Ionia", () => expect(citiesOf("ionia")).toEqual(["Miletus 2*", "Ephesus 3*", "Cyme 2", "Erythrae 1", "Cnidus 1*"]));
  test("[PEL-1.5.6] Sporades", () => expect(citiesOf("sporades")).toEqual(["Samos 3*", "Rhodes 2*"]));
  test("[PEL-1.5.7] Cyclades", () => expect(citiesOf("cyclades")).toEqual(["Naxos 2*", "Andros 1*"]));
  test("[PEL-1.5.8] Western Islands", () => expect(citiesOf("western-islands")).toEqual(["Cephallenia 1", "Zacynthus 1"]));
  test("[PEL-1.5.9] Aeolian Isles", () => expect(citiesOf("aeolian-isles")).toEqual(["Chios 3*", "Lesbos 2*"]));

  test("[PEL-1.5.10] [PEL-1.5.11] the Subject regions are all but the Aeolian Isles, and every city of the nine is native to Athens and may revolt", () => {
    expect(REGIONS.filter((row) => !row.subject).map((row) => row.id)).toEqual(["aeolian-isles"]);
    expect(REGIONS.length).toBe(9);
    for (const { id, region, city } of LAND) if (region !== null) expect([id, city!.native, city!.mayRevolt]).toEqual([id, "athens", true]);
  });

  test("[PEL-1.5.12] no city outside these regions can revolt", () => {
    expect(LAND.filter((row) => row.region === null && row.city?.mayRevolt === true)).toEqual([]);
  });
});
