/**
 * Traces the rules: which clauses of the ledgers are tested, which are cited by code, and what cites nothing.
 *
 *   npm run trace                 every ledger, with the lists of what is missing
 *   npm run trace -- DIA PEL      only these ledgers
 *   npm run trace -- --summary    only the table
 *
 * Fails (exit code 1) on an id defined twice or on a reference to none, on a citation of a clause that does not exist, on a skipped test that
 * bears an id and on a clause that can be tested and has no test. Those tested but not cited are listed only. That refusals, rolls and outcomes carry a clause their types say, and law 13 that there is one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { indexText, LEDGERS, readLedgers, rulesText } from "../docs/rules/build-clauses.mjs";

interface Clause {
  readonly id: string;
  readonly kind: string;
  readonly testable: boolean;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ID = /(?:DIA|NYW|PEL|CAR)-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*/g;
/** A test's title: a string literal that begins with ids in brackets. */
const TITLE = /(["'`])((?:\[(?:DIA|NYW|PEL|CAR)-[^\]"'`]+\][ ,]*)+)/g;
const SKIPPED = /\.(?:skip|todo|only)(?:\.\w+)?\(\s*["'`]\[(?:DIA|NYW|PEL|CAR)-/g;

const problems: string[] = [];
const args = process.argv.slice(2);
const prefixes = args.filter((arg) => arg in LEDGERS);
const wanted = (id: string): boolean => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(`${prefix}-`));

const ledgers = readLedgers();
const clauses: readonly Clause[] = ledgers.clauses;
const known = new Set(clauses.map((clause) => clause.id));
const isGroup = (id: string): boolean => clauses.some((clause) => clause.id.startsWith(`${id}.`) || clause.id.startsWith(`${id}-`));
problems.push(...ledgers.problems.map((problem) => `docs/rules/${problem}`));
if (indexText(ledgers.clauses) !== readFileSync(join(ROOT, "docs/rules/clauses.json"), "utf8")) {
  problems.push("docs/rules/clauses.json is out of date: node docs/rules/build-clauses.mjs");
}
for (const ledger of Object.values(LEDGERS)) {
  const file = `src/rules/${ledger.replace(".md", ".ts")}`;
  if (rulesText(ledger, ledgers) !== readFileSync(join(ROOT, file), "utf8")) problems.push(`${file} is out of date: node docs/rules/build-clauses.mjs`);
}

const tested = testedClauses();
const cited = citedClauses();
report();

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Ids in the titles of tests. */
function testedClauses(): Set<string> {
  const found = new Set<string>();
  for (const file of sourceFiles("test")) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const match of text.matchAll(TITLE)) {
      for (const [, id = ""] of match[2]!.matchAll(/\[([^\]]+)\]/g)) {
        if (known.has(id)) found.add(id);
        else problems.push(`${file}:${lineAt(text, match.index)}: a title names ${id}, which is no clause`);
      }
    }
    for (const match of text.matchAll(SKIPPED)) problems.push(`${file}:${lineAt(text, match.index)}: a test of a clause is skipped or runs alone`);
  }
  return found;
}

/** Ids named anywhere in the library: comments, events, refusals, data. The rules to show and the texts of cards name clauses without carrying them out. */
function citedClauses(): Set<string> {
  const found = new Set<string>();
  for (const file of sourceFiles("src")) {
    if (file.startsWith("src/rules/")) continue;
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const match of text.matchAll(ID)) {
      const id = match[0];
      const quoted = /["'`]/.test(text[match.index - 1] ?? "") && /["'`]/.test(text[match.index + id.length] ?? "");
      if (known.has(id) && !file.startsWith("src/text/")) found.add(id);
      else if (known.has(id)) continue;
      else if (quoted || !isGroup(id)) problems.push(`${file}:${lineAt(text, match.index)}: ${id} is no clause`);
    }
  }
  return found;
}

function report(): void {
  const testable = clauses.filter((clause) => clause.testable && wanted(clause.id));
  if (!args.includes("--summary")) {
    const untested = testable.filter((clause) => !tested.has(clause.id)).map((clause) => clause.id);
    list("Without a test", untested);
    const uncited = [...tested].filter((id) => wanted(id) && !cited.has(id) && clauses.find((clause) => clause.id === id)?.kind === "clause");
    list("Tested but not cited in src", uncited);
  }
  printTable();
  for (const { id } of testable) if (!tested.has(id)) problems.push(`${id}: a clause that can be tested has no test with its id`);
  const relevant = problems.filter(
    (problem) => prefixes.length === 0 || prefixes.some((prefix) => problem.includes(`${prefix}-`)) || !/(?:DIA|NYW|PEL|CAR)-/.test(problem),
  );
  if (relevant.length === 0) return;
  console.error(`\n${relevant.join("\n")}\n${relevant.length} problems`);
  process.exitCode = 1;
}

function list(heading: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  console.log(`${heading} (${ids.length}):`);
  let line = " ";
  for (const id of ids) {
    if (line.length + id.length > 158) {
      console.log(line);
      line = " ";
    }
    line += ` ${id}`;
  }
  console.log(`${line}\n`);
}

function printTable(): void {
  console.log("ledger              testable  tested            cited");
  for (const [prefix, ledger] of [...Object.entries(LEDGERS), ["", "all"] as const]) {
    if (prefix !== "" && !wanted(`${prefix}-`)) continue;
    const rows = clauses.filter((clause) => clause.testable && clause.id.startsWith(prefix) && wanted(clause.id));
    const part = (set: ReadonlySet<string>): string => {
      const count = rows.filter((clause) => set.has(clause.id)).length;
      return `${String(count).padStart(5)} (${rows.length === 0 ? "–" : ((100 * count) / rows.length).toFixed(1)} %)`;
    };
    console.log(`${ledger.padEnd(20)}${String(rows.length).padStart(8)}  ${part(tested).padEnd(16)}  ${part(cited)}`);
  }
}
