/**
 * The clauses that a ruleset can name while it plays, since an event, a roll, a refusal, a decision or an outcome carries them. All others stand in comments at the line that decides,
 * or in what is no value of play: the rows of options, procedures that never ask, facts for the laws, the module for a host.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
/** An id as a string of its own. */
const CARRIED = /(["'`])((?:DIA|NYW|PEL|CAR)-[0-9A-Za-z.-]+)\1/g;
/** The clause of a procedure that never asks. */
const AUTOMATIC = /\b(?:automatic|ended)\([^,]+,\s*(?:"[^"]+"|'[^']+')/g;
const NO_PLAY = /^(?:vocabulary\/options\.ts|index\.ts|host\/.*|rules\/box-refusals\.ts)$/;

/** The ids that a ruleset can name while it plays. */
export function clausesCarriedBy(ruleset: string): ReadonlySet<string> {
  const files = readdirSync(join(SOURCES, ruleset), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts") && !NO_PLAY.test(file));
  const texts = files.map((file) => readFileSync(join(SOURCES, ruleset, file), "utf8").replace(AUTOMATIC, ""));
  return new Set(texts.flatMap((text) => [...text.matchAll(CARRIED)].map(([, , id]) => id!)));
}
