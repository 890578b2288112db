// Builds clauses.json, the index of every id in the ledgers, their tables of contents, the table of counts in README.md and the rules to show in src/rules, and
// checks the markup.
// Plain Node, no dependencies: node docs/rules/build-clauses.mjs [--check] [--verbose]
// --check writes nothing and fails when anything of that is out of date; --verbose also prints notes.
// Exit code 1: an id defined twice, a clause without a tag, or a reference to an id that does not exist.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"

/** The file of each ledger by the prefix of its ids. */
export const LEDGERS = { DIA: "diadochi.md", NYW: "nine-years.md", PEL: "peloponnesian.md", CAR: "unrest.md" }
const RULESETS = { "diadochi.md": "diadochi, `DIA`", "nine-years.md": "nine-years, `NYW`", "peloponnesian.md": "peloponnesian, `PEL`", "unrest.md": "unrest, `CAR`" }

/** A definition: a bold id, perhaps with a title, at the start of a line, a list item or a table row. */
const DEFINITION = /^(?:- |\| )?\*\*((?:DIA|NYW|PEL|CAR)-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)(?: ([^*]+?))?\*\*/
const REFERENCE = /(?:DIA|NYW|PEL|CAR)-[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*/g
const TAG = /`((?:seed|basis)\b[^`]*)`/g
const REGISTERS = [
  [/^(DIA-AMB\.|NYW-A-|PEL-D\.|CAR-AMB-)/, "ambiguity"],
  [/^(DIA-DEC\.|NYW-D-|PEL-DP\.|CAR-D\d)/, "decision"],
  [/^(NYW-EX\.|PEL-EX\.|CAR-E\.)/, "example"],
  [/^(DIA-HID\.|NYW-HI\.|PEL-HI\.|CAR-HI\.)/, "hidden"],
  [/^CAR-G\./, "term"],
]
const KINDS = ["clause", "example", "hidden", "ambiguity", "decision", "term"]
const SOURCES = ["seed", "reference", "reconstruction"]

const kindOf = (id) => REGISTERS.find(([form]) => form.test(id))?.[1] ?? "clause"
const cellsOf = (line) => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim())
const sourcesNamedIn = (text) => SOURCES.filter((source) => new RegExp(`\\b${source}\\b`).test(withoutBrackets(text)))

function withoutBrackets(text) {
  let before = text
  let after = text.replace(/\([^()]*\)/g, "")
  while (after !== before) {
    before = after
    after = after.replace(/\([^()]*\)/g, "")
  }
  return after
}

function basisOf(kind, line) {
  if (kind === "decision" || kind === "term") return []
  if (line.startsWith("| ")) return sourcesNamedIn(cellsOf(line).at(-1))
  if (/\*B\* /.test(line)) return sourcesNamedIn(line.slice(line.lastIndexOf("*B* ")))
  const tags = [...line.matchAll(TAG)].map(([, tag]) => sourcesNamedIn(tag))
  return SOURCES.filter((source) => tags.some((named) => named.includes(source)))
}

function titleOf(title, line, length) {
  if (title) return title.replace(/\.$/, "")
  const text = line.startsWith("| ") ? cellsOf(line)[line.startsWith("| **NYW-A-") ? 2 : 1] : line.slice(length).replace(/^ \[[SMH]\]/, "")
  const [, name] = /^`([a-z]+(?:[A-Z][a-z]+)*)`$/.exec(text.trim()) ?? []
  if (name !== undefined) return wordOf(name.replace(/[A-Z]/g, " $&"))
  let out = ""
  for (const word of text.replace(TAG, "").replace(/[*`]/g, "").trim().split(/\s+/)) {
    if (`${out} ${word}`.length > 72) return `${out} …`
    out = out ? `${out} ${word}` : word
  }
  return out
}

/** Columns of the tables of decisions that a player need not read: the name, which is the title too, and how a decision is divided. */
const FOR_PROGRAMS = new Set(["Name", "Decomposition"])

/** What a clause says, in the Markdown of the ledger: without id, title, mark and tag; the cells of a table row each after its heading. */
function textOf(line, length, headings) {
  if (!line.startsWith("| ")) return prose(line.slice(length).replace(/^ \[[SMH]\]/, "").replace(/\s*\*B\* .*$/, "")).replace(/\*Q\*/, "Question:").replace(/ \*D\*/, "\nDecision:")
  const parts = cellsOf(line).map((cell, i) => [wordOf(headings[i] ?? ""), cell])
  return parts
    .slice(1)
    .filter(([heading, cell]) => cell !== "" && heading !== "Basis" && !(headings.includes("Decomposition") && FOR_PROGRAMS.has(heading)))
    .map(([heading, cell]) => `${heading}: ${prose(cell.replace(/\\\|/g, "|"))}`)
    .join("\n")
}

const prose = (text) => text.replace(TAG, "").replace(/`example:`/g, "Example:").replace(/\s+/g, " ").trim()
const wordOf = (heading) => heading.charAt(0).toUpperCase() + heading.slice(1).toLowerCase()

function isTestable(kind, line) {
  const isForHosts = /^- \*\*[^*]+\*\* \[H\].*; no test: [^`]+`$/.test(line)
  const isVoid = /\*\* (?:\[[SMH]\] )?\(?[Vv]oid\b/.test(line)
  return ["clause", "example", "hidden"].includes(kind) && !isForHosts && !isVoid
}

/**
 * Reads every ledger that is there.
 * @returns {{ chapters: { ledger: string, title: string, level: number, first: string }[], clauses: { id: string, ledger: string, title: string, kind: string, basis: string[], testable: boolean, text: string }[], problems: string[], notes: string[] }}
 */
export function readLedgers() {
  const clauses = []
  const chapters = []
  const ids = new Set()
  const problems = []
  const notes = []
  const texts = {}
  for (const [prefix, ledger] of Object.entries(LEDGERS)) {
    const url = new URL(ledger, import.meta.url)
    if (!existsSync(url)) {
      problems.push(`${ledger}: missing`)
      continue
    }
    texts[ledger] = readFileSync(url, "utf8")
    const lines = texts[ledger].split("\n")
    let headings = []
    const open = []
    for (const [n, line] of lines.entries()) {
      const [, marks, heading] = /^(#{1,6}) (.+)$/.exec(line) ?? []
      if (marks && n > 0) {
        while (open.length > 0 && open.at(-1).depth >= marks.length) open.pop()
        open.push({ title: heading, depth: marks.length, isKept: false })
      }
      if (lines[n + 1]?.startsWith("|---")) headings = cellsOf(line)
      const match = DEFINITION.exec(line)
      const bold = line.match(/\*\*(?:DIA|NYW|PEL|CAR)-[0-9A-Za-z]/g)?.length ?? 0
      if (bold > (match ? 1 : 0)) problems.push(`${ledger}:${n + 1}: a bold id that is not the definition of a line`)
      if (!match) continue
      const id = match[1]
      const kind = kindOf(id)
      const basis = basisOf(kind, line)
      if (!id.startsWith(`${prefix}-`)) problems.push(`${ledger}:${n + 1}: ${id} belongs to another ledger`)
      if (ids.has(id)) problems.push(`${ledger}:${n + 1}: ${id} is defined twice`)
      if (basis.length === 0 && kind !== "decision" && kind !== "term") problems.push(`${ledger}:${n + 1}: ${id} has no tag`)
      ids.add(id)
      for (const [level, chapter] of open.entries()) {
        if (!chapter.isKept) chapters.push({ ledger, title: chapter.title, level, first: id })
        chapter.isKept = true
      }
      const text = textOf(line, match[0].length, headings)
      clauses.push({ id, ledger, title: titleOf(match[2], line, match[0].length), kind, basis, testable: isTestable(kind, line), text })
    }
  }
  const begins = (reference) => clauses.some(({ id }) => id.startsWith(`${reference}.`) || id.startsWith(`${reference}-`))
  const known = (reference) => ids.has(reference) || begins(reference)
  for (const [ledger, text] of Object.entries(texts)) {
    for (const reference of new Set(text.match(REFERENCE))) {
      if (known(reference) || known(reference.replace(/[a-z]$/, "")) || /\.[nx]$/.test(reference)) continue
      if (clauses.some(({ id }) => id.startsWith(reference))) notes.push(`${ledger}: ${reference} names a group of ids`)
      else problems.push(`${ledger}: ${reference} does not exist`)
    }
  }
  return { clauses, chapters, problems, notes }
}

/** The text of clauses.json. */
export function indexText(clauses) {
  return `[\n${clauses.map(({ text, ...clause }) => JSON.stringify(clause)).join(",\n")}\n]\n`
}

/** The module of src/rules that shows the clauses of one ledger. */
export function rulesText(ledger, { clauses, chapters }) {
  const headings = chapters.filter((chapter) => chapter.ledger === ledger).map(({ title, level, first }) => `  ${JSON.stringify({ title, level, first })},`)
  const rows = clauses
    .filter((clause) => clause.ledger === ledger)
    .map(({ id, title, text, basis }) => `  ${JSON.stringify(id)}: ${JSON.stringify({ title, text, source: basis })},`)
  return `/**
 * The clauses of docs/rules/${ledger}, in its order. Written by docs/rules/build-clauses.mjs, not by hand.
 * @module tyche/rules/${ledger.replace(".md", "")}
 */
import { frozen } from "../core/basics/frozen.js";
import type { Chapter, Rules } from "./rule.js";

export type { Chapter, Rule, Rules, Source } from "./rule.js";

/** The headings of the ledger, in its order. */
export const CHAPTERS: readonly Chapter[] = /* @__PURE__ */ frozen([
${headings.join("\n")}
]);

/** Every clause of the ledger by its id. */
export const RULES: Rules = /* @__PURE__ */ frozen({
${rows.join("\n")}
});
`
}

function tableText(clauses) {
  const table = [["ledger", "ruleset", "ids", ...KINDS, "testable", ...SOURCES]]
  for (const ledger of [...Object.values(LEDGERS), "all"]) {
    const list = clauses.filter((clause) => ledger === "all" || clause.ledger === ledger)
    const testable = list.filter((clause) => clause.testable)
    const byKind = KINDS.map((kind) => list.filter((clause) => clause.kind === kind).length)
    const bySource = SOURCES.map((source) => testable.filter((clause) => clause.basis.includes(source)).length)
    table.push([ledger, RULESETS[ledger] ?? "", list.length, ...byKind, testable.length, ...bySource])
  }
  const rows = table.map((row) => `| ${row.join(" | ")} |`)
  rows.splice(1, 0, `|${table[0].map(() => "---|").join("")}`)
  return rows.join("\n")
}

/** A ledger with its table of contents: every heading of the first two levels below the one of the contents. */
export function withContents(text) {
  const [before, after] = text.split("<!-- end of contents -->")
  const headings = [...after.matchAll(/^(#{1,2}) (.+)$/gm)].map(([, marks, title]) => ({ level: marks.length, title }))
  const top = Math.min(...headings.map(({ level }) => level))
  const rows = headings.map(({ level, title }) => `${"  ".repeat(level - top)}- [${title}](#${anchorOf(title)})`)
  return `${before.replace(/(<!-- contents[^>]*-->\n)[^]*$/, `$1${rows.join("\n")}\n`)}<!-- end of contents -->${after}`
}

const anchorOf = (title) => title.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-")

function main() {
  const ledgers = readLedgers()
  const { clauses, problems, notes } = ledgers
  const table = tableText(clauses)
  console.log(table)
  if (argv.includes("--verbose")) for (const note of notes) console.log(`note: ${note}`)
  const readmeUrl = new URL("README.md", import.meta.url)
  const indexUrl = new URL("clauses.json", import.meta.url)
  const readmeBefore = readFileSync(readmeUrl, "utf8")
  const readme = readmeBefore.replace(/(<!-- counts[^>]*-->\n)[^]*?(<!-- end of counts -->)/, `$1${table}\n$2`)
  const index = indexText(clauses)
  const written = [[readmeUrl, readme], [indexUrl, index]]
  for (const ledger of Object.values(LEDGERS)) {
    const url = new URL(ledger, import.meta.url)
    written.push([url, withContents(readFileSync(url, "utf8"))])
  }
  for (const ledger of Object.values(LEDGERS)) written.push([new URL(`../../src/rules/${ledger.replace(".md", ".ts")}`, import.meta.url), rulesText(ledger, ledgers)])
  for (const [url, text] of written) {
    if (!argv.includes("--check")) writeFileSync(url, text)
    else if (!existsSync(url) || readFileSync(url, "utf8") !== text) problems.push(`${url.pathname} is out of date: node docs/rules/build-clauses.mjs`)
  }
  if (problems.length > 0) {
    console.error(`${problems.join("\n")}\n${problems.length} problems`)
    process.exitCode = 1
  }
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) main()
