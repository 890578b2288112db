/** The reasons of refusals that the rulesets of this package have a sentence for, so that the laws can say which of them were never given. */
import { readdirSync, readFileSync } from "node:fs";

const ENGLISH = new URL("../../src/text/en/", import.meta.url);
const TINY = new URL("../../examples/tiny/rules/", import.meta.url);

/** The codes of a ruleset's refusals, but those that core gives; of the tiny one, which has no table of sentences, those of its own table. */
export function reasonsOf(id: string): readonly string[] {
  const folder = id === "tiny" ? TINY : ENGLISH;
  const files = id === "tiny" ? ["refusals.ts"] : readdirSync(folder).filter((name) => name.startsWith(id));
  const texts = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  return [...new Set([...texts.matchAll(/^\s*"([a-z-]+\/[a-z-]+)":/gm)].map(([, code]) => code!))].filter((code) => !code.startsWith("move/"));
}
