/** The glossary: its words are linked where a guide uses them first. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { pages, ROOT } from "./programs.js";

/** The words that a guide links, each as it stands in a text. */
const WORDS: Readonly<Record<string, RegExp>> = {
  arbiter: /\barbiter('s)?\b/,
  clause: /\bclauses?\b/,
  edition: /\beditions?\b/,
  ledger: /\bledgers?\b/,
  ply: /\b(ply|plies)\b/,
  seat: /\bseats?\b/,
  spectator: /\bspectators?\b/,
  viewer: /\bviewers?\b/,
  world: /\bworlds?\b/,
};
/** Pages that define words themselves, and those whose readers write rulesets and have the glossary of the architecture. */
const FREE = ["README.md", "glossary.md", "architecture.md", "protocol.md", "contributing.md", "adding-a-move.md", "writing-a-ruleset.md", "comparison.md"];

/** The words whose first use in running text is no link to the glossary. */
function unlinked(text: string): string[] {
  const prose = text
    .replace(/^```[^]*?^```/gm, "")
    .replace(/`[^`]*`/g, "")
    .replace(/^(#|\||!\[).*$/gm, "")
    .replace(/\[[^\]]*\]\((?!glossary)[^)]*\)/g, "");
  const linked = new Set([...prose.matchAll(/\]\(glossary\.md#(\w+)\)/g)].map(([, word]) => word!));
  const bare = prose.replace(/\[[^\]]*\]\(glossary[^)]*\)/g, (link) => "\0".repeat(link.length));
  return Object.entries(WORDS).flatMap(([word, form]) => {
    const first = bare.search(form);
    const link = prose.indexOf(`](glossary.md#${word})`);
    return first !== -1 && (!linked.has(word) || link > first) ? [word] : [];
  });
}

test("an unlinked word is found, also before its link; code, tables, headings and other links are free", () => {
  expect(unlinked("A seat moves.")).toEqual(["seat"]);
  expect(unlinked("A [seat](glossary.md#seat) moves, and another seat.")).toEqual([]);
  expect(unlinked("A seat moves, and another [seat](glossary.md#seat).")).toEqual(["seat"]);
  expect(unlinked("# A seat\n\n| seat |\n\n`seat` [a seat](moves.md)\n\n```ts\nseat\n```\n")).toEqual([]);
});

test.each(pages().filter((page) => !FREE.includes(basename(page))))("%s links the words of the glossary where it uses them first", (page) => {
  expect(unlinked(readFileSync(page, "utf8"))).toEqual([]);
});

test("each of these words is in the glossary", () => {
  const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
  expect(Object.keys(WORDS).filter((word) => !glossary.includes(`\n### ${word}\n`))).toEqual([]);
});
