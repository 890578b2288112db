/** How core says a refusal, and what a refusal holds. */
import { describe, expect, test } from "vitest";
import { illegal, refuser, withoutGaps } from "../../../src/core/moves/refusals.js";

const said = (code: string, data: object = {}, clause: string | null = null): string => illegal({ code, clause, data } as never).message;

describe("a refusal", () => {
  test("is said in a sentence of core, or in the words of its code", () => {
    expect(said("move/game-over")).toBe("The game is over.");
    expect(said("move/malformed")).toBe("This is not a move of the game.");
    expect(said("move/malformed", { got: "7" })).toBe("This is not a move of the game: expected a plain object, got 7.");
    expect(said("move/not-asked", { seat: "red" })).toBe("It is not for red to decide now.");
    expect(said("move/other-seat", { seat: "red", mover: "blue" })).toBe("This is a move of blue, not of red.");
    expect(said("move/stale")).toBe("The position has changed meanwhile.");
    expect(said("move/unknown")).toBe("There is no such move in this game.");
    expect(said("move/not-listed")).toBe("This is not one of the legal moves.");
    expect(said("move/not-playing", { seat: "red" })).toBe("red does not play in this game.");
    expect(said("march/no-supply", { space: "pella", mp: 2 }, "DIA-MOV.1")).toBe(
      "The rules refuse this move: march, no supply; space pella, mp 2 (DIA-MOV.1).",
    );
    expect(said("march/no-supply")).toBe("The rules refuse this move: march, no supply.");
    expect(said("toString")).toBe("The rules refuse this move: toString.");
  });
  test("is carried by its error, with the clause where there is one", () => {
    expect(illegal(null)).toMatchObject({
      code: "move/malformed",
      message: "This is not a move of the game.",
      refusal: { code: "move/malformed", clause: null, data: {} },
    });
    expect(illegal({ code: "a/b", clause: "X-1", data: { n: 1 } }).refusal).toEqual({ code: "a/b", clause: "X-1", data: { n: 1 } });
    expect(illegal({ code: "a/b", clause: null, data: { n: 1 } }).refusal).toEqual({ code: "a/b", clause: null, data: { n: 1 } });
  });
  test("is made of a row: its code without the note, its clause or another", () => {
    const refuse = refuser({ "march/no-port": "X-1", "march/no-port (island)": "X-2" });
    expect(refuse("march/no-port")).toEqual({ code: "march/no-port", clause: "X-1", data: {} });
    expect(refuse("march/no-port (island)", { space: "delos" })).toEqual({ code: "march/no-port", clause: "X-2", data: { space: "delos" } });
    expect(refuse("march/no-port", {}, "X-3")).toEqual({ code: "march/no-port", clause: "X-3", data: {} });
    expect(refuse(null)).toBeNull();
  });
  test.each([
    { "March/no-port": "X-1" },
    { march: "X-1" },
    { "march/no-port ()": "X-1" },
    { "march/no-port": "" },
    { "march/no-port": 3 },
    { "march/no port": "X-1" },
  ])("is not made of the row %j", (rows) => expect(() => refuser(rows as never)).toThrowError(expect.objectContaining({ name: "RulesetError" })));
  test("says null for what there is not", () => {
    expect(withoutGaps(null)).toBeNull();
    const whole = { code: "a/b", clause: null, data: { n: 0, of: null } };
    expect(withoutGaps(whole as never)).toBe(whole);
    expect(withoutGaps({ code: "a/b", clause: "X-1", data: { n: undefined, m: 0 } } as never)).toEqual({ code: "a/b", clause: "X-1", data: { n: null, m: 0 } });
  });
});
