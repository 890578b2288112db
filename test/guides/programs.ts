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
/** A block marked `ts continued` goes on with the program before it. */
const BLOCK = /^```ts( continued)?\n([^]*?)^```\n(?:\s*```text\n([^]*?)^```\n)?/gm;

/** README and every page of docs but the ledgers and the generated API. */
export function pages(): string[] {
  const guides = readdirSync(join(ROOT, "docs"), { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith(".md"));
  return [join(ROOT, "README.md"), ...guides.map((entry) => join(ROOT, "docs", entry.name))];
}

export function programsOf(page: string): Program[] {
  const text = readFileSync(page, "utf8");
  const programs: { name: string; code: string; prints: string | null }[] = [];
  for (const { index, 1: continued, 2: code, 3: prints } of text.matchAll(BLOCK)) {
    const before = programs.at(-1);
    if (continued === undefined || before === undefined) {
      programs.push({ name: `${relative(ROOT, page)}:${text.slice(0, index).split("\n").length}`, code: code!, prints: prints ?? null });
    } else {
      before.code += code!;
      before.prints = prints ?? before.prints;
    }
  }
  return programs;
}
