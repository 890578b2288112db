/**
 * Writes docs/vocabulary, a page a ruleset with its moves, decisions, events and reasons as tables to be searched; `npm run docs` begins with it.
 * Kinds and fields are read in the source, examples off the stored games.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { GAMES } from "../src/cli/games/games.js";
import type { EventBase } from "../src/core/events/events.js";
import type { MoveBase } from "../src/core/moves/moves.js";
import { replay } from "../src/core/game/record.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, "docs/vocabulary");

/** A row of a table: the cells from left to right, the kind first. */
type Row = readonly string[];

/** The page of one ruleset. */
export async function vocabularyPage(id: string): Promise<string> {
  const examples = await examplesOf(id);
  const named = (name: string): string => `\`${name}\``;
  const moves = rowsOf(id, "vocabulary/moves.ts", "MOVES").map(({ key, value, comment }) => [
    named(key),
    fieldsOf(value),
    comment,
    examples.moves.get(key) ?? "",
  ]);
  const decisions = rowsOf(id, tableOfFrames(id), "FRAMES")
    .filter(({ value }) => asks(value))
    .map(({ key, value, comment }) => [named(key), examples.title(key), fieldsOf(slot(value, "about")), comment]);
  const events = eventsOf(id).map(([kind, fields]) => [named(kind!), fields!, examples.events.get(kind!) ?? ""]);
  const reasons = reasonsOf(id);
  const parts = [
    `# The words of ${id}`,
    "Written by `npm run docs` from the source and the stored games. The type of its name says what a field holds; every move has `seat` and `type` besides, every event `type` and `clause`.",
    ...section("Moves", ["move", "fields", "what it does", "example"], moves),
    ...section("Decisions", ["kind", "title", "about", ""], decisions),
    ...section("Events", ["event", "fields", "example"], events),
    ...section("Reasons", ["code", "clause"], reasons),
  ];
  return `${parts.join("\n\n")}\n`;
}

function section(title: string, heads: Row, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: Row): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [`## ${title}`, [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)].join("\n")];
}

interface TableRow {
  readonly key: string;
  readonly value: ts.Expression;
  /** Its documentation, in one line. */
  readonly comment: string;
}

function sourceOf(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(ROOT, "src", path), "utf8"), ts.ScriptTarget.ES2022, true);
}

/** The rows of a constant table in a module of a ruleset. */
function rowsOf(id: string, room: string, table: string): TableRow[] {
  const rows: TableRow[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === table && node.initializer !== undefined) {
      const literal = plain(node.initializer);
      if (ts.isObjectLiteralExpression(literal)) for (const row of literal.properties) if (ts.isPropertyAssignment(row)) rows.push(rowOf(row));
      // A table that several files make together.
      if (ts.isCallExpression(literal)) for (const part of literal.arguments) rows.push(...rowsOf(id, fileOf(part), part.getText()));
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(join(id, room)));
  return rows;
}

/** Where the table of frames of a ruleset stands: a file, or the index of a folder. */
function tableOfFrames(id: string): string {
  return existsSync(join(ROOT, "src", id, "vocabulary/frames.ts")) ? "vocabulary/frames.ts" : "vocabulary/frames/index.ts";
}

/** The file of a ruleset that a name is imported from. */
function fileOf(name: ts.Expression): string {
  const imports = name.getSourceFile().statements.filter(ts.isImportDeclaration);
  const { moduleSpecifier } = imports.find(({ importClause }) => importClause?.getText().split(/\W+/).includes(name.getText()))!;
  const folder = dirname(name.getSourceFile().fileName).split("/").slice(1).join("/");
  return join(folder, (moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, ".ts"));
}

function rowOf(row: ts.PropertyAssignment): TableRow {
  return { key: nameOf(row.name), value: plain(row.initializer), comment: commentOf(row) };
}

function plain(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plain(node.expression) : node;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

function commentOf(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const comments = (ts.getLeadingCommentRanges(text, node.pos) ?? []).filter(({ pos }) => text.startsWith("/**", pos));
  const last = comments.at(-1);
  if (last === undefined) return "";
  return text
    .slice(last.pos + 3, last.end - 2)
    .replace(/\s*\n\s*\*?\s*/g, " ")
    .trim();
}

function slot(row: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(row)) return undefined;
  const property = row.properties.find((each) => ts.isPropertyAssignment(each) && nameOf(each.name) === name);
  return property === undefined ? undefined : plain((property as ts.PropertyAssignment).initializer);
}

// A procedure that never asks has no decision.
function asks(row: ts.Expression): boolean {
  return slot(row, "automatic") === undefined && slot(row, "over") === undefined;
}

/** `leader: leader, location: location` of `{ leader: "leader", location: "location" }`; one word where both are the same. */
function fieldsOf(fields: ts.Expression | undefined): string {
  if (fields === undefined || !ts.isObjectLiteralExpression(fields)) return "";
  return fields.properties
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [nameOf(name), initializer.getText().replaceAll('"', "")])
    .map(([name, word]) => (name === word ? `\`${name}\`` : `\`${name}: ${word}\``))
    .join(", ");
}

/** Kind and fields of every event of a ruleset, in the order of its union. */
function eventsOf(id: string): string[][] {
  const rows: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) {
      const members = node.members.filter(ts.isPropertySignature);
      const type = members.find(({ name }) => nameOf(name) === "type")?.type;
      if (type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) {
        const fields = members.filter(({ name }) => !["type", "clause"].includes(nameOf(name)));
        rows.push([type.literal.text, fields.map((field) => `\`${nameOf(field.name)}: ${typeOf(field)}\``).join(", ")]);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(join(id, "vocabulary/events.ts")));
  return rows;
}

function typeOf(field: ts.PropertySignature): string {
  return (field.type?.getText() ?? "").replaceAll("readonly ", "").replace(/\s+/g, " ");
}

/** Every code of a refusal with its clauses, once. */
function reasonsOf(id: string): Row[] {
  const clauses = new Map<string, string[]>();
  for (const { key, value } of rowsOf(id, "rules/refusals.ts", "REFUSALS")) {
    if (!ts.isStringLiteral(value)) continue;
    const code = key.replace(/ \(.*\)$/, "");
    clauses.set(code, [...new Set([...(clauses.get(code) ?? []), value.text])]);
  }
  return [...clauses].map(([code, list]) => [`\`${code}\``, list.join(", ")]);
}

interface Examples {
  readonly moves: Map<string, string>;
  readonly events: Map<string, string>;
  /** The title of a kind of decision. */
  title(decision: string): string;
}

/** The first sentence of each kind in the stored games. */
async function examplesOf(id: string): Promise<Examples> {
  const adapter = await GAMES.load(id);
  const texts = await adapter.texts("en");
  const examples: Examples = { moves: new Map(), events: new Map(), title: (decision) => texts.decision(decision) };
  const tell = (move: MoveBase | null, events: readonly EventBase[]): void => {
    if (move !== null && !examples.moves.has(move.type)) examples.moves.set(move.type, texts.move(move));
    for (const event of events) if (!examples.events.has(event.type)) examples.events.set(event.type, texts.event(event));
  };
  const folder = join(ROOT, "test/records", id);
  for (const file of readdirSync(folder).sort()) {
    for (const { move, events } of replay(adapter.ruleset, JSON.parse(readFileSync(join(folder, file), "utf8")))) {
      tell(move as MoveBase | null, events as EventBase[]);
    }
  }
  return examples;
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const id of GAMES.ids) writeFileSync(join(FOLDER, `${id}.md`), await vocabularyPage(id));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
