/** The programs of README and guides: every fenced block marked `ts`, with the `text` block that may follow it as its output. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export interface Program {
  /** File and line: `docs/moves.md:12`. */
  readonly name: string;
  readonly code: string;
  /** What it prints, or null when the page does not say. */
  readonly prints: string | null;
}

export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));
const BLOCK = /^```ts\n([^]*?)^```\n(?:\s*```text\n([^]*?)^```\n)?/gm;

/** README and every page of docs but the ledgers and the generated API. */
export function pages(): string[] {
  const guides = readdirSync(join(ROOT, "docs"), { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(".md"));
  return [join(ROOT, "README.md"), ...guides.map((entry) => join(ROOT, "docs", entry.name))];
}

export function programsOf(page: string): Program[] {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(BLOCK)].map((match) => ({
    name: `${relative(ROOT, page)}:${text.slice(0, match.index).split("\n").length}`,
    code: match[1]!,
    prints: match[2] ?? null,
  }));
}
