/** Other boards, generals, decks, tables and set-ups: they play, and a wrong entry is named. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { isTycheError } from "../../src/core/errors.js";
import { BOARD, CARDS, DIADOCHI, type DiadochiOptions, MAJOR_GENERALS, MINOR_GENERALS, REPLACEMENTS, SETUP, TABLES } from "../../src/diadochi/index.js";
import { checkInvariants } from "../../src/diadochi/invariants.js";
import type { Board } from "../../src/diadochi/types.js";

const GENERALS = { majors: MAJOR_GENERALS, replacements: REPLACEMENTS, minors: MINOR_GENERALS };

function complaint(options: DiadochiOptions): string {
  try {
    DIADOCHI.setup({ ...options, seed: "edition" });
    return "accepted";
  } catch (error) {
    if (!isTycheError(error)) throw error;
    return `${error.name} ${error.details.path}`;
  }
}

function board(change: Partial<Board>): DiadochiOptions {
  return { board: { ...BOARD, ...change } };
}

describe("another edition", () => {
  test("a board without one link is another edition and plays to its end", () => {
    const s = DIADOCHI.setup({ ...board({ links: BOARD.links.slice(1) }), seed: "edition" });
    expect(s.edition).not.toBe("");
    const dice = new SeededDice("picks");
    let plies = 0;
    for (; DIADOCHI.seatsToMove(s).length > 0; plies++) DIADOCHI.advance(s, DIADOCHI.randomMove(s, dice));
    checkInvariants(s);
    expect(plies).toBeGreaterThan(100);
    expect(DIADOCHI.outcome(s)).not.toBeNull();
  });

  test("data equal to the standard's is the standard edition", () => {
    expect(DIADOCHI.setup({ board: BOARD, generals: GENERALS, cards: CARDS, tables: TABLES, setup: SETUP, seed: "edition" }).edition).toBe("");
  });

  test("another table changes what its numbers say", () => {
    const tables = { ...TABLES, supply: { transit: 1, other: 2 } };
    expect(DIADOCHI.setup({ tables, seed: "edition" }).edition).not.toBe("");
  });
});

describe("a wrong edition is refused and the entry named", () => {
  test("links", () => {
    const [first, ...rest] = BOARD.links;
    expect(complaint(board({ links: [{ ...first!, a: "atlantis" }, ...rest] }))).toBe("SetupError options.board.links[0].a");
    expect(complaint(board({ links: [first!, first!, ...rest] }))).toBe("SetupError options.board.links[1]");
    expect(complaint(board({ links: [{ ...first!, kind: "bridge" as "land" }, ...rest] }))).toBe("SetupError options.board.links[0].kind");
  });

  test("spaces and provinces", () => {
    const [first, ...rest] = BOARD.spaces;
    expect(complaint(board({ spaces: [{ ...first!, id: "Pella!" }, ...rest] }))).toBe("SetupError options.board.spaces[0].id");
    expect(complaint(board({ spaces: [{ ...first!, province: "nowhere" }, ...rest] }))).toBe("SetupError options.board.spaces[0].province");
    expect(complaint(board({ spaces: [{ ...first!, kind: "swamp" as "transit" }, ...rest] }))).toBe("SetupError options.board.spaces[0].kind");
    expect(complaint(board({ hellespont: ["pella", "atlantis"] }))).toBe("SetupError options.board.hellespont[1]");
    expect(complaint(board({ provinces: [{ ...BOARD.provinces[0]!, majorCity: "aegae" }, ...BOARD.provinces.slice(1)] }))).toBe(
      "SetupError options.board.provinces[0].majorCity",
    );
  });

  test("generals, cards, tables and set-up", () => {
    expect(complaint({ generals: { ...GENERALS, majors: [{ ...MAJOR_GENERALS[0]!, initiative: 9 }, ...MAJOR_GENERALS.slice(1)] } })).toMatch(
      /^SetupError options\.generals/,
    );
    expect(complaint({ cards: [{ ...CARDS[0]!, type: "joker" as "event" }, ...CARDS.slice(1)] })).toBe("SetupError options.cards[0].type");
    expect(complaint({ tables: { ...TABLES, movement: TABLES.movement.slice(1) } })).toBe("SetupError options.tables.movement");
    expect(complaint({ tables: { ...TABLES, attrition: [[9, 9, 9, 9, 9, 99], ...TABLES.attrition.slice(1)] } })).toBe(
      "SetupError options.tables.attrition[0][5]",
    );
    expect(complaint({ setup: { ...SETUP, body: { ...SETUP.body, space: "atlantis" } } })).toBe("SetupError options.setup.body.space");
  });

  test("things that are no data at all", () => {
    expect(complaint({ board: 5 as unknown as Board })).toBe("SetupError options.board");
    expect(complaint({ board: { ...BOARD, spaces: "many" } as unknown as Board })).toBe("SetupError options.board.spaces");
    expect(complaint({ cards: [null] as unknown as typeof CARDS })).toMatch(/^SetupError options\.cards/);
    expect(complaint({ setup: {} as unknown as typeof SETUP })).toMatch(/^SetupError options\.setup/);
  });

  test("options", () => {
    expect(complaint({ players: 5 })).toBe("SetupError options.players");
    expect(complaint({ twoGenerals: true })).toBe("SetupError options.twoGenerals");
    expect(complaint({ eliteRoyals: "yes" as unknown as boolean })).toBe("SetupError options.eliteRoyals");
    expect(complaint({ lastTurn: 0 })).toBe("SetupError options.lastTurn");
    expect(complaint({ elephants: true } as unknown as DiadochiOptions)).toMatch(/^SetupError options\.elephants/);
  });
});
