import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/cli/games/game-adapter.js";
import { faultOf, parseJson, textOf } from "../../src/cli/text-file.js";

const JSON_TEXT = JSON.stringify({ a: [1, { b: null, 'c\\"\n': -1.5e-7 }, [], {}], "d é": true, "": "x" }, null, 1);
const bigEndian = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const UTF_16 = Buffer.from(JSON_TEXT, "utf16le");
const MARKED = Buffer.from(`\ufeff${JSON_TEXT}`, "utf16le");

describe("the text of a file", () => {
  test.each([
    ["UTF-8", Buffer.from(JSON_TEXT)],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${JSON_TEXT}`)],
    ["UTF-16 of PowerShell", MARKED],
    ["UTF-16, big-endian", bigEndian(MARKED)],
    ["UTF-16 without a mark", UTF_16],
    ["UTF-16, big-endian, without a mark", bigEndian(UTF_16)],
  ])("may be in %s", (_, bytes) => {
    expect(textOf(bytes, "file")).toBe(JSON_TEXT);
  });
  test.each([
    ["", Buffer.alloc(0)],
    ["a", Buffer.from("a")],
  ])("may be as short as %j", (text, bytes) => {
    expect(textOf(bytes, "file")).toBe(text);
  });
  test("a picture is none", () => {
    expect(() => textOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), "map.png")).toThrow("map.png: expected text in UTF-8 or UTF-16");
  });
});

describe("JSON", () => {
  test("cut off anywhere is cut off at its end", () => {
    for (const text of [JSON_TEXT, JSON.stringify(JSON.parse(JSON_TEXT))])
      for (let length = 1; length < text.length; length++) expect(faultOf(text.slice(0, length))).toBe(length);
  });
  test.each([
    ["", "file: expected JSON, got nothing"],
    [" \n", "file: expected JSON, got nothing"],
    ["{", "file: expected JSON, which is cut off at line 1, column 2"],
    ['{\n "a": "b', "file: expected JSON, which is cut off at line 2, column 9"],
    ["nul", "file: expected JSON, which is cut off at line 1, column 4"],
    ["nulx", 'file: expected JSON, got "nulx" at line 1, column 1'],
    ['{"a":1,}', 'file: expected JSON, got "}" at line 1, column 8'],
    ["{a:1}", 'file: expected JSON, got "a:1}" at line 1, column 2'],
    ['["a\tb"]', 'file: expected JSON, got "\\tb\\"]" at line 1, column 4'],
    ["[1,\n2 3]", 'file: expected JSON, got "3]" at line 2, column 3'],
    ["1 2", 'file: expected JSON, got "2" at line 1, column 3'],
    ["[1]\n]", 'file: expected JSON, got "]" at line 2, column 1'],
    ["<!doctype html>\n<html>", 'file: expected JSON, got "<!doctype html>" at line 1, column 1'],
  ])("%j is refused with the place", (text, message) => {
    expect(() => parseJson(text, "file")).toThrow(new UsageError(message));
  });
  test("is looked through at any length and depth", () => {
    const long = `"${"x".repeat(20_000_000)}`;
    expect([faultOf(long), faultOf("[".repeat(1_000_000))]).toEqual([long.length, 1_000_000]);
  });
});
