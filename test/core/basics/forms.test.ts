/** Forms of what comes from outside: what they take, and how they name what they refuse. */
import { describe, expect, test } from "vitest";
import { printed, type SetupError } from "../../../src/core/basics/errors.js";
import { byId, flag, type Form, id, like, list, or, orNull, row, rowPer, text, tuple, variant, whole, word } from "../../../src/core/basics/forms.js";
import { EDITION_COMPLAINT } from "../../../src/core/basics/json.js";

/** "accepted", or where, what was expected and what came. */
function told(form: Form, value: unknown): string {
  try {
    form(value, "rows", EDITION_COMPLAINT);
    return "accepted";
  } catch (error) {
    return (error as SetupError).message;
  }
}

const PLACE = row({ id, vp: whole(0, 9) }, { source: word(["seed"]) });

describe("a form takes what it says and names what it refuses", () => {
  test.each<[string, Form, unknown, string]>([
    ["a whole number", whole(1, 3), 3, "accepted"],
    ["one out of range", whole(1, 3), 4, "rows: expected a whole number in 1..3, got 4"],
    ["half a number", whole(1, 3), 1.5, "rows: expected a whole number in 1..3, got 1.5"],
    ["a flag", flag, false, "accepted"],
    ["no flag", flag, 0, "rows: expected true or false, got 0"],
    ["a text", text, "x".repeat(200), "accepted"],
    ["no text", text, null, "rows: expected a text, got null"],
    ["a word", word(["a", "b"]), "b", "accepted"],
    ["another word", word(["a", "b"]), "c", 'rows: expected one of a, b, got "c"'],
    ["a text that fits", like(/^[A-F]$/, "a letter A to F"), "F", "accepted"],
    ["one that does not", like(/^[A-F]$/, "a letter A to F"), "G", 'rows: expected a letter A to F, got "G"'],
    ["an id", id, "fort-2", "accepted"],
    ["the longest id", id, "x".repeat(60), "accepted"],
    ["a longer one", id, "x".repeat(61), `rows: expected a text of at most 60 characters, got ${printed("x".repeat(61))}`],
    ["no id", id, "Fort 2", 'rows: expected an id of small letters, digits and hyphens, got "Fort 2"'],
    ["this very word", or("box", whole(0, 2)), "box", "accepted"],
    ["what else there may be", or("box", whole(0, 2)), 2, "accepted"],
    ["neither", or("box", whole(0, 2)), "port", 'rows: expected a whole number in 0..2, got "port"'],
    ["null", orNull(flag), null, "accepted"],
    ["nothing, where null is something", orNull(flag), undefined, "rows: expected true or false, got undefined"],
    ["a list", list(1, 2, flag), [true, false], "accepted"],
    ["too short a list", list(1, 2, flag), [], "rows: expected at least 1 entries, got an array of 0"],
    ["too long a list", list(1, 2, flag), [true, true, true], "rows: expected at most 2 entries, got an array of 3"],
    ["a wrong entry", list(1, 2, flag), [true, 1], "rows[1]: expected true or false, got 1"],
    ["a list with a hole", list(1, 3, flag), new Array(1), "rows[0]: expected true or false, got undefined"],
    ["a tuple", tuple(id, flag), ["a", true], "accepted"],
    ["half a tuple", tuple(id, flag), ["a"], "rows[1]: expected true or false, got undefined"],
    ["a row", PLACE, { id: "fort", vp: 1 }, "accepted"],
    ["a row with what may be there", PLACE, { id: "fort", vp: 1, source: "seed" }, "accepted"],
    ["a row without a field", PLACE, { id: "fort" }, "rows.vp: expected a whole number in 0..9, got undefined"],
    ["a row with another", PLACE, { id: "fort", vp: 1, port: true }, "rows.port: unknown field. Known are id, vp, source"],
    ["a field of the prototype", PLACE, Object.create({ id: "fort", vp: 1 }), "rows: expected a plain object, got an object with a prototype of its own"],
    ["an object two steps from no prototype", PLACE, Object.create(Object.create(null)), "rows: expected a plain object, got an object"],
    ["rows by their ids", byId(2, flag), { "fort-1": true }, "accepted"],
    ["as many of them as there may be", byId(2, flag), { a: true, b: true }, "accepted"],
    ["too many of them", byId(1, flag), { a: true, b: true }, "rows: expected at most 1 entries, got an array of 2"],
    ["a wrong id", byId(2, flag), { Fort: true }, 'rows.Fort: expected an id of small letters, digits and hyphens, got "Fort"'],
    ["a wrong row", byId(2, flag), { fort: 1 }, "rows.fort: expected true or false, got 1"],
  ])("%s", (_, form, value, expected) => {
    expect(told(form, value)).toBe(expected);
  });
});

test("a row for each id, in their order, of a form that depends on it", () => {
  const form = rowPer(["red", "blue"], (seat, i) => row({ id: word([seat]), place: whole(i, i) }));
  const rows = [
    { id: "red", place: 0 },
    { id: "blue", place: 1 },
  ];
  expect(told(form, rows)).toBe("accepted");
  expect(told(form, rows.slice(1))).toMatch(/^rows: expected 2 rows, for red, blue, got /);
  expect(told(form, [...rows].reverse())).toBe('rows[0].id: expected one of red, got "blue"');
});

test("a row whose fields depend on a word in it", () => {
  const form = variant("id", { "card-added": { card: id }, "body-removed": {} });
  expect([told(form, { id: "card-added", card: "mutiny" }), told(form, { id: "body-removed" })]).toEqual(["accepted", "accepted"]);
  expect(told(form, { id: "rain" })).toBe('rows.id: expected one of card-added, body-removed, got "rain"');
  expect(told(form, { id: "body-removed", card: "mutiny" })).toBe("rows.card: unknown field. Known are id");
  expect(told(form, null)).toBe("rows: expected a plain object, got null");
});
