/** Other boards, generals, decks, tables and set-ups: they play, and a wrong entry is named. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { DIADOCHI, type DiadochiOptions, STANDARD_EDITION } from "../../../src/diadochi/index.js";
import { checkInvariants } from "../../../src/diadochi/invariants/index.js";
import type { Board, EditionData } from "../../../src/diadochi/vocabulary/edition-types.js";

const { board: BOARD, generals: GENERALS, cards: CARDS, tables: TABLES, setup: SETUP } = STANDARD_EDITION;

const numberOf = (id: string): number => CARDS.findIndex((card) => card.id === id) + 1;

function complaint(edition: Partial<EditionData>): string {
  return complaintAt({ edition });
}

function complaintAt(options: DiadochiOptions): string {
  try {
    DIADOCHI.setup({ ...options, seed: "edition" });
    return "accepted";
  } catch (error) {
    if (!isTycheError(error)) throw error;
    return `${error.name} ${error.details.path}`;
  }
}

function board(change: Partial<Board>): Partial<EditionData> {
  return { board: { ...BOARD, ...change } };
}

describe("another edition", () => {
  test("a board without one link is another edition and plays to its end", () => {
    const s = DIADOCHI.setup({ edition: board({ links: BOARD.links.slice(1) }), seed: "edition" });
    expect(s.edition).not.toBe("");
    const dice = new SeededDice("picks");
    let plies = 0;
    for (; DIADOCHI.seatsToMove(s).length > 0; plies++) DIADOCHI.advance(s, DIADOCHI.randomMove(s, dice));
    checkInvariants(s);
    expect(plies).toBeGreaterThan(100);
    expect(DIADOCHI.outcome(s)).not.toBeNull();
  });

  test("data equal to the standard's is the standard edition", () => {
    expect(DIADOCHI.setup({ edition: JSON.parse(JSON.stringify(STANDARD_EDITION)), seed: "edition" }).edition).toBe("");
  });

  test("another table changes what its numbers say", () => {
    const tables = { ...TABLES, supply: { transit: 1, other: 2 } };
    expect(DIADOCHI.setup({ edition: { tables }, seed: "edition" }).edition).not.toBe("");
  });
});

describe("a wrong edition is refused and the entry named", () => {
  test("links", () => {
    const [first, ...rest] = BOARD.links;
    expect(complaint(board({ links: [{ ...first!, a: "atlantis" }, ...rest] }))).toBe("SetupError options.edition.board.links[0].a");
    expect(complaint(board({ links: [first!, first!, ...rest] }))).toBe("SetupError options.edition.board.links[1]");
    expect(complaint(board({ links: [{ ...first!, kind: "bridge" as "land" }, ...rest] }))).toBe("SetupError options.edition.board.links[0].kind");
  });

  test("spaces and provinces", () => {
    const [first, ...rest] = BOARD.spaces;
    expect(complaint(board({ spaces: [{ ...first!, id: "Pella!" }, ...rest] }))).toBe("SetupError options.edition.board.spaces[0].id");
    expect(complaint(board({ spaces: [{ ...first!, province: "nowhere" }, ...rest] }))).toBe("SetupError options.edition.board.spaces[0].province");
    expect(complaint(board({ spaces: [{ ...first!, kind: "swamp" as "transit" }, ...rest] }))).toBe("SetupError options.edition.board.spaces[0].kind");
    expect(complaint(board({ hellespont: ["pella", "atlantis"] }))).toBe("SetupError options.edition.board.hellespont[1]");
    expect(complaint(board({ provinces: [{ ...BOARD.provinces[0]!, majorCity: "aegae" }, ...BOARD.provinces.slice(1)] }))).toBe(
      "SetupError options.edition.board.provinces[0].majorCity",
    );
  });

  test("generals, cards, tables and set-up", () => {
    expect(complaint({ generals: { ...GENERALS, majors: [{ ...GENERALS.majors[0]!, initiative: 9 }, ...GENERALS.majors.slice(1)] } })).toMatch(
      /^SetupError options\.edition\.generals/,
    );
    expect(complaint({ cards: [{ ...CARDS[0]!, type: "joker" as "event" }, ...CARDS.slice(1)] })).toBe("SetupError options.edition.cards[0].type");
    expect(complaint({ tables: { ...TABLES, movement: TABLES.movement.slice(1) } })).toBe("SetupError options.edition.tables.movement");
    expect(complaint({ tables: { ...TABLES, attrition: [[9, 9, 9, 9, 9, 99], ...TABLES.attrition.slice(1)] } })).toBe(
      "SetupError options.edition.tables.attrition[0][5]",
    );
    expect(complaint({ setup: { ...SETUP, body: { ...SETUP.body, space: "atlantis" } } })).toBe("SetupError options.edition.setup.body.space");
  });

  // biome-ignore lint/suspicious/noExplicitAny: the data is bent in ways its type forbids
  const bent = (data: unknown, change: (copy: any) => void): never => {
    const copy = JSON.parse(JSON.stringify(data));
    change(copy);
    return copy as never;
  };

  test.each([
    ["no such detail of an effect", 55, (effect) => (effect.immuneCommanders = ["ptolemy"]), "effect.immuneCommanders"],
    ["a value no effect has", 55, (effect) => (effect.commanderBonus = { ptolemy: 1 }), "effect.commanderBonus"],
    ["an effect that nobody knows", 55, (effect) => (effect.op = "earthquake"), "effect.op"],
    ["an event on a Surprise card", 63, (effect) => (effect.op = "kill-royal"), "effect.op"],
    ["a detail of a place for CUs", 5, (effect) => (effect.where.noEnemyUnits = true), "effect.where.noEnemyUnits"],
    ["two places for CUs", 5, (effect) => (effect.where.ownArmy = true), "effect.where"],
    ["a province that is not there", 5, (effect) => (effect.where.provinces[0] = "atlantis"), "effect.where.provinces[0]"],
    ["nobody to marry", 21, (effect) => delete effect.royal, "effect.royal"],
    ["no choice among such effects", numberOf("tribal-uprising"), (effect) => (effect.options[0] = { op: "kill-royal" }), "effect.options[0].op"],
    ["a name that effects shared once", numberOf("minor-raid"), (effect) => (effect.op = "remove-markers"), "effect.op"],
    ["no such detail of a step", 23, (effect) => (effect.steps[1].cap = 3), "effect.steps[1].cap"],
    // biome-ignore lint/suspicious/noExplicitAny: the data is bent in ways its type forbids
  ] satisfies [string, number, (effect: any) => unknown, string][])("cards: %s", (_, number, change, path) => {
    const cards = bent(CARDS, (copy) => change(copy[number - 1].effect));
    expect(complaint({ cards })).toBe(`SetupError options.edition.cards[${number - 1}].${path}`);
  });

  test.each([
    ["setup.turnTrack[2].events[0]", (setup) => (setup.turnTrack[2].events[0] = null)],
    ["setup.turnTrack[2].events[0].when", (setup) => (setup.turnTrack[2].events[0].when = 3)],
    ["setup.turnTrack[2].events[0].general", (setup) => (setup.turnTrack[2].events[0].general = "philotas")],
    ["setup.playerCounts[0].pool[0]", (setup) => (setup.playerCounts[0].pool[0] = "demetrius")],
    ["setup.playerCounts[2].ward", (setup) => (setup.playerCounts[2].ward = "philip-ii")],
    ["setup.playerCounts[2].ward", (setup) => (setup.playerCounts[2].ward = "olympias")],
    ["setup.royalFamily[0].sex", (setup) => (setup.royalFamily[0].sex = "heir")],
    ["setup.fleets[0].strength", (setup) => (setup.fleets[0].strength = -1)],
    ["setup.fleets[0].admiral", (setup) => (setup.fleets[0].admiral = "nearchus")],
    // biome-ignore lint/suspicious/noExplicitAny: the data is bent in ways its type forbids
  ] satisfies [string, (setup: any) => unknown][])("the set-up: %s", (path, change) => {
    expect(complaint({ setup: bent(SETUP, change) })).toBe(`SetupError options.edition.${path}`);
  });

  // biome-ignore lint/suspicious/noExplicitAny: the data is bent in ways its type forbids
  type Bend = (edition: any) => unknown;
  let editions = 0;
  const complaintOf = (change: Bend): string => {
    const edition = bent(STANDARD_EDITION, change) as EditionData;
    // Each is an edition of its own, whatever has been read before.
    return complaint({ ...edition, tables: { ...edition.tables, supply: { transit: 3, other: 8 + ++editions } } });
  };
  const space = (id: string): number => BOARD.spaces.findIndex((row) => row.id === id);

  test.each<[string, string, Bend, ...Bend[]]>([
    ["[DIA-MAP.5] a minor city is in a province", `board.spaces[${space("aegae")}].province`, (e) => (e.board.spaces[space("aegae")].province = null)],
    ["[DIA-MAP.5] a major city is in a province", `board.spaces[${space("pella")}].province`, (e) => (e.board.spaces[space("pella")].province = null)],
    ["[DIA-MAP.5] a transit point is in none", `board.spaces[${space("delos")}].province`, (e) => (e.board.spaces[space("delos")].province = "rhodes")],
    ["[DIA-TYC.15] an Event card has OPs", "cards[0].ops", (e) => Object.assign(e.cards[0], { type: "event", ops: null })],
    ["[DIA-TYC.15] a Bonus card has OPs", `cards[${numberOf("unrest") - 1}].ops`, (e) => (e.cards[numberOf("unrest") - 1].ops = null)],
    ["[DIA-SET.4] a general begins in a space of the board", "setup.startingArmies[0].space", (e) => (e.setup.startingArmies[0].space = "atlantis")],
    [
      "[DIA-SET.4] no two generals begin in one space",
      "setup.startingArmies[1].space",
      (e) => (e.setup.startingArmies[1].space = e.setup.startingArmies[0].space),
    ],
    ["[DIA-SET.4] who begins is a major general", "setup.startingArmies[0].general", (e) => (e.setup.startingArmies[0].general = "alcetas")],
    ["[DIA-SET.4] his markers lie on spaces of the board", "setup.startingArmies[0].markers[0]", (e) => (e.setup.startingArmies[0].markers[0] = "atlantis")],
    ["[DIA-SET.4] each general begins once", "setup.laterGenerals", (e) => (e.setup.laterGenerals[0].general = e.setup.startingArmies[0].general)],
    ["[DIA-PLY.1] who enters later is a major general", "setup.laterGenerals[0].general", (e) => (e.setup.laterGenerals[0].general = "alcetas")],
    [
      "[DIA-PLY.1] the optional space of one who enters later is on the board",
      "setup.laterGenerals[0].optionalSpace",
      (e) => (e.setup.laterGenerals[0].optionalSpace = "atlantis"),
      (e) => (e.setup.laterGenerals[0].optionalSpace = null),
    ],
    [
      "[DIA-PLY.1] so is his province",
      "setup.laterGenerals[0].optionalProvince",
      (e) => (e.setup.laterGenerals[0].optionalProvince = "atlantis"),
      (e) => (e.setup.laterGenerals[0].optionalProvince = null),
    ],
    ["[DIA-PLY.1] where he begins when he is dealt is a row", "setup.laterGenerals[0].startIfDealt", (e) => (e.setup.laterGenerals[0].startIfDealt = 5)],
    ["[DIA-PLY.1] with a space of the board", "setup.laterGenerals[0].startIfDealt.space", (e) => (e.setup.laterGenerals[0].startIfDealt.space = "atlantis")],
    ["[DIA-PLY.1] where no other begins", "setup.laterGenerals[0].startIfDealt.space", (e) => (e.setup.laterGenerals[0].startIfDealt.space = "babylon")],
    [
      "[DIA-CU.5] the Silver Shields are one piece of two CUs",
      "tables.pools.silver-shields",
      (e) => (e.tables.pools["silver-shields"] = 3),
      (e) => (e.tables.pools["silver-shields"] = 2),
    ],
    ["[DIA-CU.9] generals begin with no more CUs than there are", "tables.pools.royal", (e) => (e.tables.pools.royal = 7), (e) => (e.tables.pools.royal = 8)],
    ["[DIA-MAP.2] no marker begins on a transit point", "setup.startingArmies[0].markers[0]", (e) => (e.setup.startingArmies[0].markers[0] = "delos")],
    ["[DIA-MAP.2] nor an independent one", "setup.independentMarkers[0].space", (e) => (e.setup.independentMarkers[0].space = "delos")],
    [
      "[DIA-IND.14] an independent army is in a space of the board",
      "setup.independentArmies[0].space",
      (e) => (e.setup.independentArmies[0].space = "atlantis"),
    ],
    [
      "[DIA-IND.14] one in a space",
      "setup.independentArmies[1].space",
      (e) => {
        e.setup.independentArmies[0].space = "argos";
        e.setup.independentArmies[1].space = "argos";
      },
      (e) => (e.setup.independentArmies[0].space = "argos"),
      (e) => (e.setup.independentArmies[0].space = null),
    ],
    ["[DIA-IND.14] and none where a general begins", "setup.independentArmies[0].space", (e) => (e.setup.independentArmies[0].space = "pella")],
    [
      "[DIA-IND.14] also when he is dealt only with other numbers of players",
      "setup.independentArmies[0].space",
      (e) =>
        (e.setup.independentArmies[0].space = e.setup.laterGenerals.find(
          (row: { startIfDealt: object | null }) => row.startIfDealt !== null,
        ).startIfDealt.space),
    ],
    [
      "[DIA-SET.7] the card of a general who enters by the turn track is not in the deck",
      "setup.turnTrack[2].events[1].general",
      (e) => (e.setup.turnTrack[2].events[1].general = "seleucus"),
    ],
    [
      "[DIA-SET.7] nor added to it",
      "setup.turnTrack[2].events[1].general",
      (e) => (e.setup.turnTrack[2].events[1].general = "cassander"),
      (e) => (e.cards = e.cards.filter((row: { id: string }) => row.id !== "general-demetrius")),
    ],
    [
      "[DIA-SIE.27] a fortress needs points",
      "tables.siegePoints.fortress",
      (e) => (e.tables.siegePoints.fortress = 0),
      (e) => (e.tables.siegePoints.fortress = 20),
    ],
    [
      "[DIA-SIE.27] and no more than 20",
      "tables.siegePoints.fortress",
      (e) => (e.tables.siegePoints.fortress = 21),
      (e) => (e.tables.siegePoints.fortress = 1),
    ],
  ])("%s", (_, path, broken, ...kept) => {
    for (const change of [() => {}, ...kept]) expect(complaintOf(change)).toBe("accepted");
    expect(complaintOf(broken)).toBe(`SetupError options.edition.${path}`);
  });

  test("cards for all hands", () => {
    expect(complaint({ cards: CARDS.slice(40) })).toMatch(/^SetupError options\.edition\.setup\.(playerCounts|turnTrack)/);
  });

  test("things that are no data at all", () => {
    expect(complaint({ board: 5 as unknown as Board })).toBe("SetupError options.edition.board");
    expect(complaint({ board: { ...BOARD, spaces: "many" } as unknown as Board })).toBe("SetupError options.edition.board.spaces");
    expect(complaint({ cards: [null] as unknown as typeof CARDS })).toMatch(/^SetupError options\.edition\.cards/);
    expect(complaint({ setup: {} as unknown as typeof SETUP })).toMatch(/^SetupError options\.edition\.setup/);
  });

  test("options", () => {
    expect(complaintAt({ edition: { harbours: [] } as never })).toBe("SetupError options.edition.harbours");
    expect(complaintAt({ edition: 5 as never })).toBe("SetupError options.edition");
    expect(complaintAt({ players: 5 as 4 })).toBe("SetupError options.players");
    expect(complaintAt({ twoGenerals: true })).toBe("SetupError options.twoGenerals");
    expect(complaintAt({ eliteRoyals: "yes" as unknown as boolean })).toBe("SetupError options.eliteRoyals");
    expect(complaintAt({ lastTurn: 0 })).toBe("SetupError options.lastTurn");
    expect(complaintAt({ elephants: true } as unknown as DiadochiOptions)).toMatch(/^SetupError options\.elephants/);
  });
});
