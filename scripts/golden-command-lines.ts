/** Writes what command lines print: `npx tsx scripts/golden-command-lines.ts [NAME]`. See test/cli/transcripts.ts. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { TRANSCRIPTS, transcribed } from "../test/cli/transcripts.js";

const [only] = process.argv.slice(2);
for (const transcript of TRANSCRIPTS) {
  if (only !== undefined && transcript.name !== only) continue;
  const text = await transcribed(transcript);
  writeFileSync(new URL(`../test/cli/golden/${transcript.name}.txt`, import.meta.url), text);
  console.log(`test/cli/golden/${transcript.name}.txt: ${transcript.steps.length} command lines, ${text.length} characters`);
}
