/**
 * Writes the tables of docs/register-of-rolls.md from the source and from the stored games: `npx tsx scripts/register-of-rolls.ts`.
 *
 * Rolls with a purpose and a clause written in the source are read there; those whose purpose is computed are read off the stored games. The text around the tables is written by
 * hand and stays.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { GAMES } from "../src/cli/games/games.js";
import type { EventBase, RollEvent } from "../src/core/events/events.js";
import { replay } from "../src/core/game/record.js";

/** One row: what is rolled, under which clause, with which dice, where. */
export interface Roll {
  readonly purpose: string;
  readonly clause: string;
  readonly dice: string;
  readonly where: string;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGE = join(ROOT, "docs/register-of-rolls.md");
const CLAUSE = /\b(?:DIA|NYW|PEL|CAR)-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*/g;
const clauses: readonly { id: string; title: string }[] = JSON.parse(readFileSync(join(ROOT, "docs/rules/clauses.json"), "utf8"));

/** The page with its tables made again. */
export async function registerPage(): Promise<string> {
  let page = readFileSync(PAGE, "utf8");
  for (const id of ["diadochi", "nine-years", "peloponnesian", "unrest"]) {
    const table = tableOf(merged(writtenRolls(id), await observedRolls(id)));
    const draws = drawsOf(id);
    const block = `${table}${draws.length === 0 ? "" : `\nCards drawn and picks made at random:\n\n${draws.join("\n")}\n`}`;
    page = page.replace(new RegExp(`(<!-- rolls of ${id} -->\n)[^]*?(<!-- end of ${id} -->)`), `$1\n${block === "" ? "" : `${block}\n`}$2`);
  }
  return page;
}

const observed = new Map<string, Promise<Roll[]>>();

/** Rolls seen in the stored games of a ruleset; read once. */
export function observedRolls(id: string): Promise<Roll[]> {
  const known = observed.get(id) ?? readObservedRolls(id);
  observed.set(id, known);
  return known;
}

async function readObservedRolls(id: string): Promise<Roll[]> {
  const folder = join(ROOT, "test/records", id);
  if (!existsSync(folder)) return [];
  const { ruleset } = await GAMES.load(id);
  const rolls = new Map<string, Roll>();
  for (const file of readdirSync(folder).sort()) {
    for (const { events } of replay(ruleset, JSON.parse(readFileSync(join(folder, file), "utf8")))) {
      for (const event of events as EventBase[]) {
        if (event.type !== "roll") continue;
        const { purpose, clause, sides } = event as RollEvent;
        rolls.set(`${purpose} ${clause}`, { purpose, clause, dice: `d${sides}`, where: "" });
      }
    }
  }
  return [...rolls.values()];
}

function merged(written: readonly Roll[], observed: readonly Roll[]): Roll[] {
  const rolls = new Map<string, Roll>();
  for (const roll of [...written, ...observed]) {
    const key = `${roll.purpose} ${roll.clause}`;
    const known = rolls.get(key);
    if (known === undefined) rolls.set(key, roll);
    else if (roll.where !== "" && !known.where.includes(roll.where)) rolls.set(key, { ...known, where: `${known.where}, ${roll.where}` });
  }
  const order = (roll: Roll): number => clauses.findIndex(({ id }) => id === roll.clause);
  return [...rolls.values()].sort((a, b) => order(a) - order(b) || a.purpose.localeCompare(b.purpose));
}

function tableOf(rolls: readonly Roll[]): string {
  if (rolls.length === 0) return "";
  const title = (roll: Roll): string => clauses.find(({ id }) => id === roll.clause)?.title ?? "";
  const rows = rolls.map((roll) => `| ${roll.clause} | ${title(roll)} | \`${roll.purpose}\` | ${roll.dice} | ${roll.where} |`);
  return `| clause | | purpose | dice | in |\n|---|---|---|---|---|\n${rows.join("\n")}\n`;
}

function sourcesOf(id: string): { file: string; source: ts.SourceFile }[] {
  const folder = join(ROOT, "src", id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ file: relative(folder, path), source: ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true) }));
}

/** Rolls written out in the source of a ruleset: calls of rollDie, rollDice, rollUnordered, rollFor, rollEventDie and tellRoll, and roll events made by hand. */
function writtenRolls(id: string): Roll[] {
  const rolls: Roll[] = [];
  const sources = sourcesOf(id);
  const table = rollsOfTable(sources.map(({ source }) => source));
  for (const { file, source } of sources) {
    const visit = (node: ts.Node): void => {
      const roll = ts.isCallExpression(node) ? rollOfCall(node, table) : ts.isObjectLiteralExpression(node) ? rollOfEvent(node, table) : null;
      if (roll !== null) rolls.push({ ...roll, where: file.replace(/\.ts$/, "") });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return rolls;
}

/** The clauses of the purposes in a ruleset's table ROLLS, if it has one; of what nobody's seat rolls for by a clause of its own, INDEPENDENT_ROLLS, with " null" after the purpose. */
function rollsOfTable(sources: readonly ts.SourceFile[]): ReadonlyMap<string, string> {
  const clauses = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const isTable = ts.isVariableDeclaration(node) && ["ROLLS", "INDEPENDENT_ROLLS"].includes(node.name.getText());
    if (isTable && node.initializer !== undefined && ts.isAsExpression(node.initializer)) {
      const who = node.name.getText() === "ROLLS" ? "" : " null";
      ts.forEachChild(node.initializer.expression, (row) => {
        if (ts.isPropertyAssignment(row) && ts.isStringLiteral(row.initializer))
          clauses.set(`${(row.name as ts.Identifier | ts.StringLiteral).text}${who}`, row.initializer.text);
      });
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return clauses;
}

function rollOfCall(call: ts.CallExpression, table: ReadonlyMap<string, string>): Omit<Roll, "where"> | null {
  if (!ts.isIdentifier(call.expression)) return null;
  const roller = call.expression.text;
  const asked = call.arguments[roller === "tellRoll" ? 1 : 2];
  if (["rollFor", "rollEventDie", "tellRoll"].includes(roller) && asked !== undefined && ts.isStringLiteral(asked))
    return { purpose: asked.text, clause: table.get(`${asked.text} ${call.arguments[3]?.getText()}`) ?? table.get(asked.text) ?? "", dice: diceOfCall(call) };
  const isOne = roller === "rollDie" || roller === "rollTest";
  if (!isOne && !["rollDice", "rollUnordered", "rollPool"].includes(roller)) return null;
  const [name, ...rest] = call.arguments.slice(2);
  if (name === undefined || !ts.isObjectLiteralExpression(name)) return null;
  const [count, last] = isOne ? [undefined, rest[0]] : rest;
  const sides = roller === "rollDie" || roller === "rollDice" || roller === "rollUnordered" ? last : undefined;
  const [purpose, clause] = [memberOf(name, "purpose"), memberOf(name, "clause")];
  if (purpose === undefined || clause === undefined || !ts.isStringLiteral(purpose)) return null;
  const named = ts.isStringLiteral(clause) ? clause.text : clause.getText().startsWith("ROLLS") ? table.get(purpose.text) : undefined;
  if (named === undefined) return null;
  return { purpose: purpose.text, clause: named, dice: `${isOne ? "" : numberOf(count)}${dieOf(sides)}` };
}

/** The dice of a call that names its purpose: one of six sides, or as many as the last argument says. */
function diceOfCall(call: ts.CallExpression): string {
  const thrown = call.arguments[4];
  const count = thrown !== undefined && ts.isObjectLiteralExpression(thrown) ? memberOf(thrown, "count") : undefined;
  return count === undefined ? "d6" : `${numberOf(count)}${dieOf(memberOf(thrown as ts.ObjectLiteralExpression, "sides"))}`;
}

const numberOf = (count: ts.Expression | undefined): string => (count !== undefined && ts.isNumericLiteral(count) ? `${count.text} ` : "several ");
const dieOf = (sides: ts.Expression | undefined): string =>
  sides === undefined ? "d6" : ts.isNumericLiteral(sides) ? `d${sides.text}` : "d6 (a table of the edition)";

function memberOf(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const member = literal.properties.find((candidate) => candidate.name !== undefined && ts.isIdentifier(candidate.name) && candidate.name.text === name);
  return member !== undefined && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

function rollOfEvent(literal: ts.ObjectLiteralExpression, table: ReadonlyMap<string, string>): Omit<Roll, "where"> | null {
  const text = (name: string): string | null => {
    const value = memberOf(literal, name);
    return value !== undefined && (ts.isStringLiteral(value) || ts.isNumericLiteral(value)) ? value.text : null;
  };
  const purpose = text("purpose");
  const clause = text("clause") ?? table.get(purpose ?? "") ?? null;
  const faces = memberOf(literal, "faces");
  const count = faces !== undefined && ts.isArrayLiteralExpression(faces) ? faces.elements.length : 1;
  return text("type") !== "roll" || purpose === null || clause === null
    ? null
    : { purpose, clause, dice: `${count > 1 ? `${count} ` : ""}d${text("sides") ?? "6"}` };
}

/** Cards drawn and random picks: the file and the clauses named beside the call. Sampling for search (`knowledge`) is no part of play. */
function drawsOf(id: string): string[] {
  const named = new Map<string, Set<string>>();
  for (const { file, source } of sourcesOf(id)) {
    if (file.startsWith("knowledge/") || file.startsWith("state/")) continue;
    const text = source.text.split("\n");
    for (const [i, line] of text.entries()) {
      if (!/\b(?:drawCard|dice\.draw|drawFrom\w*|drawCards)\(/.test(line) || /^\s*(?:import|export function|function|\*|\/\/)/.test(line)) continue;
      const near = text.slice(Math.max(0, i - 4), i + 2).join(" ");
      const here = near.match(CLAUSE) ?? text.slice(0, 12).join(" ").match(CLAUSE) ?? [];
      const all = named.get(file) ?? new Set<string>();
      named.set(file, all);
      for (const clause of here) if (clauses.some(({ id: known }) => known === clause)) all.add(clause);
    }
  }
  return [...named].map(([file, ids]) => `- ${file.replace(/\.ts$/, "")}${ids.size === 0 ? "" : `: ${[...ids].join(", ")}`}`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(PAGE, await registerPage());
