/** Editions given instead of the printed one: what cannot be is refused with its field, what is accepted plays to its end, and nobody keeps a hold of it. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { SetupError } from "../../../src/core/basics/errors.js";
import { PELOPONNESIAN as GAME, STANDARD_EDITION } from "../../../src/peloponnesian/index.js";
import { checkInvariants } from "../../../src/peloponnesian/invariants/index.js";
import type { ScenarioName } from "../../../src/peloponnesian/vocabulary/types.js";

// biome-ignore lint/suspicious/noExplicitAny: an edition is changed as the JSON it is
type Json = any;

/** The whole edition with a change. */
function changed(change: (edition: Json) => void): Json {
  const edition = structuredClone(STANDARD_EDITION) as Json;
  change(edition);
  return edition;
}

/** What an edition is refused for: its field and what was expected there. */
function refused(change: (edition: Json) => void, scenario: ScenarioName = "431"): string | null {
  try {
    GAME.setup({ seed: 1, scenario, edition: changed(change) });
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError);
    const { path, expected } = (error as SetupError).details;
    expect((error as SetupError).message).toContain(`${path}: `);
    return `${path?.replace("options.edition.", "")}: ${expected}`;
  }
}

const row = (edition: Json, part: string, id: string) => edition[part].find((r: Json) => r.id === id);

describe("an edition is refused", () => {
  test("when a field has another form, is missing, or is not known", () => {
    expect(refused((b) => (b.blocks[0].home = false))).toBe("blocks[0].home: an array");
    expect(refused((b) => (b.blocks[0].home = []))).toBe("blocks[0].home: at least 1 entries");
    expect(refused((b) => (b.events[0].seasons = 3))).toBe("events[0].seasons: an array");
    expect(refused((b) => delete b.numbers.handSize)).toBe("numbers.handSize: a plain object");
    expect(refused((b) => (b.numbers.handSize.value = -3))).toBe("numbers.handSize.value: a whole number in 1..12");
    expect(refused((b) => (b.numbers.movement.values[4] = 1e308))).toBe("numbers.movement.values[4]: a whole number in 1..6");
    expect(refused((b) => (b.land[0].city.walls = true))).toBe("land[0].city.walls: one of the fields name, value, offshore, native, mayRevolt");
    expect(refused((b) => (b.weather = []))).toMatch(/^weather: one of the fields/);
    expect(refused((b) => (b.borders[0] = ["sparta", "messenia"]))).toBe("borders[0][2]: one of land, coast, sea, perilous-sea");
    expect(refused((b) => (b.scenarios[0].onMap[0] = ["s01", "sparta", "4"]))).toBe("scenarios[0].onMap[0][2]: a whole number in 1..9");
  });

  test("[PEL-1.3.0.1] [PEL-2.1.1.1] [PEL-5.1.4] when an area is not where it would have to be", () => {
    expect(refused((b) => (row(b, "land", "megara").city.offshore = "cretan-sea"))).toMatch(/city\.offshore: a sea that borders the area \(PEL-1\.3\.0\.1\)$/);
    expect(refused((b) => (row(b, "blocks", "s01").home = ["messenia"]))).toBe("blocks[0].home[0]: an area with a city, for a Greek block (PEL-2.1.1.1)");
    expect(refused((b) => (row(b, "blocks", "s14").home = ["tegea"]))).toBe("blocks[13].home[0]: an area on a coast, for a fleet (PEL-5.1.4)");
    expect(refused((b) => b.borders.push(["messenia", "sparta", "land", "seed"]))).toMatch(/^borders\[\d+\]: one border between two areas$/);
    expect(refused((b) => b.borders.push(["sparta", "sparta", "land", "seed"]))).toMatch(/^borders\[\d+\]\[1\]: another area than the first$/);
  });

  test("[PEL-3.0.3] [PEL-13.3.3] when its cards cannot be dealt, or do what no rule says", () => {
    expect(refused((b) => (b.cards = b.cards.slice(0, 20)))).toMatch(/^scenarios\[0\]\.cards/);
    expect(refused((b) => (b.cards[0].event = "persian-aid"))).toBe("cards[0].regions: regions on a Regional Revolt, and on no other card");
    expect(refused((b) => (b.cards[1].no = 1))).toBe("cards[1].no: a number used once");
    expect(refused((b) => (row(b, "events", "persian-aid").continuing = false))).toBe("events[24].continuing: true for persian-aid");
    expect(refused((b) => (row(b, "events", "tempest").newYear = true))).toBe("events[9].newYear: false for tempest, which lasts for a turn or season");
    expect(refused((b) => b.events.reverse())).toBe("events[0].id: regional-revolt, for the events stand in the order of their clauses");
  });

  test("[PEL-1.1.8] [PEL-1.2.2] [PEL-7.2.1] when a scenario cannot be laid out", () => {
    expect(refused((b) => (row(b, "land", "corinth").map = "sicily"))).toMatch(/^scenarios\[0\]: an area in play that is not neutral/);
    expect(refused((b) => (b.scenarios[0].sieges = ["corinth"]))).toMatch(/^scenarios\[0\]: none, for no enemy is there \(PEL-7\.2\.1\)$/);
    expect(refused((b) => (b.scenarios[0].onMap[0][1] = "corinthian-gulf"))).toMatch(/^scenarios\[0\]: a fleet, for a land block at sea/);
    expect(refused((b) => b.scenarios[0].onMap.push(["s01", "sparta", 4]))).toMatch(/: a block that is nowhere else$/);
    expect(refused((b) => (b.scenarios[0].closingYear = -380))).toBe("scenarios[0].closingYear: a year at most 30 after the first, -431");
    expect(refused((b) => b.scenarios[0].neutral.pop())).toBe("scenarios[0].neutral: phrygia among the neutral cities, to which it belongs");
    expect(refused((b) => (b.scenarios[0].levels = [0, 6, 6, 15]))).toBe("scenarios[0].levels: 0 and three leads, each higher");
    // what another scenario has wrong is no matter of this one, unless no game could be laid out by it at all
    expect(refused((b) => (b.scenarios[1].sieges = ["syracuse"]))).toBe(null);
    expect(refused((b) => (b.scenarios[1].sieges = ["syracuse"]), "sicily")).toMatch(/^scenarios\[1\]/);
  });
});

describe("an edition is refused, clause by clause", () => {
  const events = (b: Json, id: string) => b.events.find((e: Json) => e.id === id);
  // A deck of twelve common cards that stay in it, and leaders, is the least for two hands of six.
  const deckOf = (count: number) => (b: Json) => {
    const plain = b.cards.filter((c: Json) => c.set === "common").slice(0, count);
    b.cards = [...plain, ...b.cards.filter((c: Json) => b.scenarios.some((x: Json) => x.cardsInPlay.includes(c.no)))];
  };
  type Row = readonly [title: string, change: (b: Json) => void, refusal: string, accepted?: (b: Json) => void];
  const rows: readonly Row[] = [
    ["[PEL-1.2.1] a city has a value from 1", (b) => (b.land[0].city.value = 0), "land[0].city.value: a whole number in 1..4"],
    ["[PEL-1.2.1] to 4", (b) => (b.land[0].city.value = 5), "land[0].city.value: a whole number in 1..4"],
    [
      "[PEL-1.1.1] no block stands in two places",
      (b) => b.scenarios[0].reserve.push("s01"),
      "scenarios[0].reserve[2]: a block that is nowhere else",
      (b) => b.scenarios[0].reserve.push("s31"),
    ],
    ["[PEL-1.1.1] nor twice on the map", (b) => b.scenarios[0].onMap.push(["s01", "tegea", 1]), "scenarios[0].onMap[34][0]: a block that is nowhere else"],
    ["[PEL-1.1.1] nor in the reserve and excluded", (b) => b.scenarios[0].excluded.push("a35"), "scenarios[0].excluded[17]: a block that is nowhere else"],
    [
      "[PEL-2.1.2.1] no block is stronger than its maximum",
      (b) => (b.scenarios[0].onMap[0][2] = 5),
      "scenarios[0].onMap[0][2]: 1 to 4 (PEL-2.1.2.1)",
      (b) => (b.scenarios[0].onMap[0][2] = 4),
    ],
    ["[PEL-2.1.1.1] a home is a land area", (b) => (b.blocks[0].home = ["saronic-gulf"]), "blocks[0].home[0]: the id of a land area of this edition"],
    [
      "[PEL-3.2.3.1] one leader a side leads at the start",
      (b) => b.scenarios[0].cardsInPlay.push(39),
      "scenarios[0].cardsInPlay[2]: one leader a side at most (PEL-3.2.3.1)",
      (b) => (b.scenarios[0].cardsInPlay = [43, 39]),
    ],
    [
      "[PEL-3.0.3] both hands can be dealt from the cards that stay in the deck",
      deckOf(11),
      "scenarios[0].cardSet: a deck with 12 cards that stay in it, for 431",
      deckOf(12),
    ],
    [
      "[PEL-3.0.3] which those that leave the game do not",
      (b) => {
        deckOf(12)(b);
        events(b, b.cards[11].event).removed = "always";
      },
      "scenarios[0].cardSet: a deck with 12 cards that stay in it, for 431",
    ],
    [
      "[PEL-3.0.3] nor those of other scenarios",
      (b) => {
        deckOf(12)(b);
        b.cards[0].set = "415";
      },
      "scenarios[0].cardSet: a deck with 12 cards that stay in it, for 431",
      (b) => {
        deckOf(13)(b);
        b.cards[0].set = "415";
      },
    ],
    [
      "[PEL-3.0.3] each of both hands",
      (b) => {
        deckOf(12)(b);
        b.numbers.handSize.value = 7;
      },
      "scenarios[0].cardSet: a deck with 14 cards that stay in it, for 431",
      (b) => {
        deckOf(14)(b);
        b.numbers.handSize.value = 7;
      },
    ],
    [
      "[PEL-12.1.3.2] where a peace can be concluded, the later deck can be dealt too",
      (b) => {
        deckOf(13)(b);
        b.cards[0].set = "431";
        b.cards[1].set = "431";
      },
      "scenarios[0].cardSet: a deck with 12 cards that stay in it, for 431",
      (b) => {
        deckOf(13)(b);
        b.cards[0].set = "431";
      },
    ],
    [
      "[PEL-15.5.1] the 431 campaign closes before the Long War does",
      (b) => (b.scenarios[0].closingYear = -402),
      "scenarios[0].closingYear: at most -403, the end of a Long War",
      (b) => (b.scenarios[0].closingYear = -403),
    ],
    [
      "[PEL-1.3.1.2] the neutral areas are those of cities native to neither side",
      (b) => b.scenarios[0].neutral.push("corinth"),
      "scenarios[0].neutral[6]: a city that is native to neither side",
    ],
    [
      "[PEL-1.4.1] a land border joins two land areas",
      (b) => b.borders.push(["athens", "cyclades-sea", "land", "seed"]),
      "borders[231]: a border that fits its kind land",
      (b) => b.borders.push(["athens", "corinth", "land", "seed"]),
    ],
    [
      "[PEL-1.4.2] a coast joins land and sea",
      (b) => b.borders.push(["athens", "corinth", "coast", "seed"]),
      "borders[231]: a border that fits its kind coast",
      (b) => b.borders.push(["athens", "cyclades-sea", "coast", "seed"]),
    ],
    [
      "[PEL-1.4.3] a sea border joins two seas",
      (b) => b.borders.push(["athens", "cyclades-sea", "sea", "seed"]),
      "borders[231]: a border that fits its kind sea",
      (b) => b.borders.push(["saronic-gulf", "corinthian-gulf", "sea", "seed"]),
    ],
    [
      "[PEL-1.4.4] and so does a perilous one",
      (b) => b.borders.push(["athens", "cyclades-sea", "perilous-sea", "seed"]),
      "borders[231]: a border that fits its kind perilous-sea",
      (b) => b.borders.push(["saronic-gulf", "corinthian-gulf", "perilous-sea", "seed"]),
    ],
    [
      "[PEL-3.5.16] the Odrysians are barbarians of Odrysia",
      (b) => (row(b, "blocks", "a40").home = ["rhodope"]),
      "blocks[88].home: odrysia for an Odrysian barbarian",
    ],
    [
      "[PEL-3.5.16] and not Greeks",
      (b) => {
        row(b, "blocks", "a40").greek = true;
        row(b, "land", "odrysia").city = { name: "Odrysia", value: 1, offshore: null, native: "neutral", mayRevolt: false };
        b.scenarios.forEach((x: Json) => x.maps.includes("greece") && x.neutral.push("odrysia"));
      },
      "blocks[88].home: odrysia for an Odrysian barbarian",
    ],
    [
      "[PEL-13.3.3] two cards of Persian Aid are the most",
      (b) => Object.assign(b.cards[9], { event: "persian-aid" }),
      "cards: at most 2 cards of Persian Aid (PEL-13.3.3)",
      (b) => Object.assign(row(b, "cards", "persian-aid-46"), { event: "decelea" }),
    ],
    [
      "[PEL-1.5.12] no city outside the regions can revolt",
      (b) => (row(b, "land", "corinth").city.mayRevolt = true),
      `land[${STANDARD_EDITION.land.findIndex(({ id }) => id === "corinth")}].city.mayRevolt: false outside the regions (PEL-1.5.12)`,
    ],
    ["[PEL-2.1.6.1] fleets are Greek", (b) => (row(b, "blocks", "s14").greek = false), "blocks[13].greek: true for a fleet (PEL-2.1.6.1)"],
  ];
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, change, refusal, accepted = () => {}]) => {
    expect(refused(accepted)).toBe(null);
    expect(refused(change)).toBe(refusal);
  });
});

describe("an edition that is accepted", () => {
  const variants: readonly (readonly [name: string, change: (edition: Json) => void])[] = [
    ["garrisons of 2 CV are detached", (b) => (b.numbers.detachedCV.value = 2)],
    ["fleets sail 6 areas and riders as far", (b) => (b.numbers.movement.values = [1, 2, 2, 6, 6])],
    ["small hands", (b) => (b.numbers.handSize.value = 2)],
    ["storms always", (b) => (b.numbers.stormUpTo.values = [6, 6, 6, 6, 6, 6])],
    ["Euboea is out of play", (b) => b.land.filter((l: Json) => l.region === "euboea").forEach((l: Json) => (l.map = "sicily"))],
  ];
  test.each(variants)("plays to its end: %s", (_name, change) => {
    const s = GAME.setup({ seed: "variant", edition: changed(change) });
    const dice = new SeededDice("variant");
    for (let ply = 0; GAME.outcome(s) === null; ply++) {
      GAME.advance(s, GAME.randomMove(s, dice));
      if (ply % 10 === 0) checkInvariants(s);
    }
    expect(GAME.restore(JSON.parse(JSON.stringify(s)))).toEqual(s);
  });

  test("is a copy: what becomes of the caller's own objects changes no game", () => {
    const edition = changed((b) => (b.numbers.recruitsDrawn.value = 4));
    const s = GAME.setup({ seed: 1, edition });
    const view = JSON.stringify(GAME.view(s, "arbiter"));
    edition.land[0].city.value = 1;
    edition.blocks.length = 0;
    edition.numbers = null;
    expect(JSON.stringify(GAME.view(s, "arbiter"))).toBe(view);
    expect(GAME.restore(JSON.parse(JSON.stringify(s)))).toEqual(s);
  });
});
