/** Command lines print what is stored: after a change that is meant, and read, `npx tsx scripts/golden-command-lines.ts` writes it again. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import { TRANSCRIPTS, transcribed } from "./transcripts.js";

// What is loaded once is no part of the time of the first test.
beforeAll(async () => {
  for (const id of GAMES.ids) {
    const { texts, drawing, rules } = await GAMES.load(id);
    await Promise.all([texts("en"), texts("ru"), drawing(), rules?.()]);
  }
});

test.each(TRANSCRIPTS.map((transcript) => [transcript.name, transcript] as const))("%s", async (name, transcript) => {
  const stored = readFileSync(new URL(`golden/${name}.txt`, import.meta.url), "utf8");
  expect((await transcribed(transcript)).split("\n")).toEqual(stored.split("\n"));
});
