import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import { bytesOfText, textOfBytes } from "../../src/learn/bytes.js";

describe("bytes as text", () => {
  test("are base64, filled up with zeros, and come back", () => {
    const dice = new SeededDice("bytes");
    for (let length = 0; length < 70; length++) {
      const bytes = Int8Array.from({ length }, () => dice.draw(256) - 128);
      const padded = Buffer.alloc(3 * Math.ceil(length / 3));
      padded.set(new Uint8Array(bytes.buffer));
      const text = textOfBytes(bytes);
      expect(text).toBe(padded.toString("base64"));
      expect(bytesOfText(text, length)).toEqual(bytes);
    }
    const all = Int8Array.from({ length: 192 }, (_, i) => (i % 3 === 0 ? i : 255 - i));
    expect(bytesOfText(textOfBytes(all), 192)).toEqual(all);
  });
  test.each([
    ["AAA", 3],
    ["AAAAA", 3],
    ["AAAA", 4],
    ["AAAAAAAA", 3],
    ["AAA=", 2],
    ["AA A", 3],
    ["?AAA", 3],
  ])("%j is no text of %i bytes", (text, length) => expect(bytesOfText(text, length)).toBeNull());
});
