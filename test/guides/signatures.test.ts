/** Calls that stand in the prose of guides exist, and take as many arguments as are written; numbers that follow from the package are its numbers. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { FACTS } from "../../src/learn/index.js";
import { pages, ROOT } from "./programs.js";

interface Arity {
  readonly least: number;
  readonly most: number;
}

/** A call in a code span: a name, perhaps of a value, with plain names as arguments. */
const CALL = /`(?:new )?(?:[\w$]+\.)*([a-zA-Z]\w*)\(((?:[\w.]+(?:, )?)*)\)`/g;
/** Calls of others: of JavaScript, its engines, other packages, and functions that the reader writes. */
const OF_OTHERS = new Set([
  "stringify",
  "boardgame",
  "toObject",
  "toJS",
  "clear",
  "serveBots",
  "URL",
  "require",
  "chooseLosses",
  "rollDice",
  "responses",
  "losses",
  "write",
  "read",
]);

const arities = new Map<string, Arity[]>();
for (const entry of readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
  const path = join(entry.parentPath, entry.name);
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, false));
}

function visit(node: ts.Node): void {
  if (ts.isFunctionLike(node)) {
    const named = ts.isConstructorDeclaration(node) || ts.isFunctionTypeNode(node) || ts.isArrowFunction(node) ? null : node.name;
    if (named !== null && named !== undefined && ts.isIdentifier(named)) add(named.text, node);
  }
  if (
    (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    ts.isIdentifier(node.name)
  ) {
    const { type, initializer } = node as { readonly type?: ts.Node; readonly initializer?: ts.Node };
    for (const value of [...partsOf(type), ...partsOf(initializer)])
      if (ts.isFunctionTypeNode(value) || ts.isArrowFunction(value) || ts.isFunctionExpression(value)) add(node.name.text, value);
  }
  if (ts.isClassDeclaration(node) && node.name !== undefined)
    for (const member of node.members) if (ts.isConstructorDeclaration(member)) add(node.name.text, member);
  ts.forEachChild(node, visit);
}

// A type or value without its brackets; of a union each part.
function partsOf(node: ts.Node | undefined): readonly ts.Node[] {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(partsOf);
  return ts.isParenthesizedTypeNode(node) ? partsOf(node.type) : [node];
}

function add(name: string, { parameters }: ts.SignatureDeclarationBase): void {
  const given = parameters.filter(({ name: own }) => own.getText === undefined || (own as ts.Identifier).text !== "this");
  const least = given.filter(({ questionToken, initializer, dotDotDotToken }) =>
    [questionToken, initializer, dotDotDotToken].every((part) => part === undefined),
  ).length;
  const most = given.some(({ dotDotDotToken }) => dotDotDotToken !== undefined) ? Number.POSITIVE_INFINITY : given.length;
  arities.set(name, [...(arities.get(name) ?? []), { least, most }]);
}

/** What is wrong with the calls of a text. */
function wrongCalls(text: string): string[] {
  const prose = text.replace(/^```[^]*?^```/gm, "");
  return [...prose.matchAll(CALL)].flatMap(([call, name, args]) => {
    if (OF_OTHERS.has(name!)) return [];
    const count = args === "" ? 0 : args!.split(", ").length;
    const forms = arities.get(name!);
    if (forms === undefined) return [`${call}: there is no ${name}`];
    return forms.some(({ least, most }) => count === 0 || (count >= least && count <= most)) ? [] : [`${call}: ${name} takes other numbers of arguments`];
  });
}

describe("calls in the prose of guides", () => {
  test("an unknown call, and one with too many arguments, are found", () => {
    expect(wrongCalls("`UNREST.vew(state, seat)` and `texts.log(a, b, c)`, but `UNREST.view(state, viewer)`, `log(entry)` and `run()`.")).toEqual([
      "`UNREST.vew(state, seat)`: there is no vew",
      "`texts.log(a, b, c)`: log takes other numbers of arguments",
    ]);
  });
  test.each(pages().map((page) => ({ name: relative(ROOT, page), page })))("$name", ({ page }) => {
    expect(wrongCalls(readFileSync(page, "utf8"))).toEqual([]);
  });
});

test("the guide of search gives the numbers of decisions that are measured", () => {
  const text = readFileSync(join(ROOT, "docs/search.md"), "utf8");
  const said = /The median random game has ([^(]+)/.exec(text)![1]!;
  const numbers = [...said.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replace(",", "")));
  expect(numbers).toEqual((["unrest", "peloponnesian", "nine-years", "diadochi"] as const).map((id) => FACTS[id].measured.decisions.median));
});

test("no table of a guide has a first cell twice, but for the samples of mutants", () => {
  const guides = pages().filter((page) => !page.endsWith("contributing.md"));
  const twice = guides.flatMap((page) => {
    const tables = readFileSync(page, "utf8").split(/\n(?!\|)/);
    return tables.flatMap((table) => {
      const cells = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell]) => cell!);
      return cells.filter((cell, i) => cells.indexOf(cell) !== i).map((cell) => `${relative(ROOT, page)}: ${cell}`);
    });
  });
  expect(twice).toEqual([]);
});
