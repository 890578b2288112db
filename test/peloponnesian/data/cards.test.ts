import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../../src/peloponnesian/data/standard.js";
import { compileChecked } from "../../../src/peloponnesian/register.js";
import { EVENT_IDS } from "../../../src/peloponnesian/vocabulary/types.js";

const { cards: CARDS, events: EVENTS } = STANDARD_EDITION;

const event = (id: string) => EVENTS.find((row) => row.id === id)!;
const card = (id: string) => CARDS.find((row) => row.id === id)!;
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);

test("[PEL-3.0.1] there are 55 cards: 33 common ones, 11 for the 431 campaign, 11 for the later scenarios", () => {
  expect(CARDS.map((row) => row.no)).toEqual(Array.from({ length: 55 }, (_, i) => i + 1));
  expect(CARDS.map((row) => row.set)).toEqual([...Array(33).fill("common"), ...Array(11).fill("431"), ...Array(11).fill("415")]);
});

test("[PEL-3.0.2] each card has 1 to 3 coins and one event", () => {
  expect([1, 2, 3].map((coins) => CARDS.filter((row) => row.no <= 44 && row.coins === coins).length)).toEqual([14, 19, 11]);
  expect(CARDS.filter((row) => !EVENT_IDS.includes(row.event))).toEqual([]);
  expect(() => compileChecked({ ...STANDARD_EDITION, cards: CARDS.map((row) => (row.no === 1 ? { ...row, coins: 4 } : row)) })).toThrow(
    "options.edition.cards[0].coins: expected a whole number in 1..3, got 4",
  );
});

test("[PEL-3.2.3.1] a leader card names its side and rating", () => {
  expect(CARDS.filter((row) => row.event === "leader").map((row) => [row.id, row.leader!.side, row.leader!.rating])).toEqual([
    ["brasidas", "sparta", 1],
    ["cleon", "athens", 0],
    ["demosthenes", "athens", 1],
    ["archidamos", "sparta", 0],
    ["pericles", "athens", 1],
    ["alcibiades", "athens", 1],
    ["gylippus", "sparta", 1],
    ["lysander", "sparta", 1],
    ["nicias", "athens", 0],
    ["thrasybulus", "athens", 1],
    ["agis", "sparta", 0],
  ]);
});

test("[PEL-13.3.3] at most two Persian Aid cards exist", () => {
  expect(idsOf(CARDS.filter((row) => row.event === "persian-aid"))).toEqual(["persian-aid-45", "persian-aid-46"]);
});

describe("events", () => {
  test("[PEL-3.5.1] regional revolts are Sparta's and name their regions", () => {
    expect(CARDS.filter((row) => row.event === "regional-revolt").map((row) => [row.id, row.regions])).toEqual([
      ["ionian-revolt", ["ionia"]],
      ["thracian-revolt", ["thrace"]],
      ["chalcidic-revolt", ["chalcidice"]],
      ["hellespontine-revolt", ["propontis"]],
      ["euboean-revolt", ["euboea"]],
      ["island-revolt", ["sporades", "cyclades", "western-islands"]],
      ["aeolian-revolt", ["aeolian-isles"]],
    ]);
    expect(event("regional-revolt").sides).toEqual(["sparta"]);
  });

  // Who may use an event that is not for either side.
  test.each([
    ["[PEL-3.5.1] Regional Revolt is Sparta's", "regional-revolt", "sparta"],
    ["[PEL-3.5.2] Tribute Revolt is Sparta's", "tribute-revolt", "sparta"],
    ["[PEL-3.5.15] Helot Rising is Athens'", "helot-rising", "athens"],
    ["[PEL-3.5.16] Thracian Alliance is Athens'", "thracian-alliance", "athens"],
    ["[PEL-3.5.18] Tribute Reassessment is Athens'", "tribute-reassessment", "athens"],
    ["[PEL-3.5.19] Plague is Sparta's", "plague", "sparta"],
    ["[PEL-3.5.20] Earthquake is Athens'", "earthquake", "athens"],
    ["[PEL-3.5.23] Argive Alliance is Athens'", "argive-alliance", "athens"],
    ["[PEL-3.5.25] Persian Aid is Sparta's", "persian-aid", "sparta"],
    ["[PEL-3.5.26] Decelea Fortified is Sparta's", "decelea", "sparta"],
    ["[PEL-3.5.27] Oligarchic Coup is Sparta's", "oligarchic-coup", "sparta"],
    ["[PEL-3.5.28] Trial of the Generals is Sparta's", "trial-of-the-generals", "sparta"],
  ] as const)("%s", (_title, id, side) => expect(event(id).sides).toEqual([side]));

  test("all other events are for either side", () => {
    expect(EVENTS.filter((row) => row.sides.length === 2).length).toBe(EVENTS.length - 12);
  });

  test("[PEL-10.4.2] events marked not at New Year", () => {
    expect(idsOf(EVENTS.filter((row) => !row.newYear))).toEqual([
      "treachery",
      "siege-works",
      "winter-stores",
      "ill-omen",
      "tempest",
      "surprise-march",
      "thracian-alliance",
      "earthquake",
      "decelea",
    ]);
  });

  test("[PEL-3.5.8] [PEL-3.5.11] [PEL-3.5.20] Winter Stores is for Winter, Surprise March and Earthquake for Spring to Fall, the others for every season", () => {
    const limited = EVENTS.filter((row) => row.seasons.length < 5).map((row) => [row.id, row.seasons]);
    const fair = ["spring", "early-summer", "late-summer", "fall"];
    expect(limited).toEqual([
      ["winter-stores", ["winter"]],
      ["surprise-march", fair],
      ["earthquake", fair],
    ]);
  });

  test("[PEL-3.2.2.1] continuing events are leaders, Persian Aid and Decelea", () => {
    expect(idsOf(EVENTS.filter((row) => row.continuing))).toEqual(["leader", "persian-aid", "decelea"]);
  });

  test("[PEL-3.5.19] [PEL-3.5.23] Plague leaves the game after its event, Argive Alliance if it succeeds, no other card", () => {
    expect(EVENTS.filter((row) => row.removed !== "never").map((row) => [row.id, row.removed])).toEqual([
      ["plague", "always"],
      ["argive-alliance", "on-success"],
    ]);
  });

  test("each event cites its clause, and every event is on a card", () => {
    EVENTS.forEach((row, i) => expect([row.id, row.clause]).toEqual([EVENT_IDS[i], `PEL-3.5.${i + 1}`]));
    for (const { id } of EVENTS)
      expect(
        CARDS.some((row) => row.event === id),
        id,
      ).toBe(true);
    expect(card("civil-war-30").no).toBe(30);
  });
});
