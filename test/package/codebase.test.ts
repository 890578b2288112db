/** Habits of the codebase that a reader relies on: see "Architecture" in docs/architecture.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as diadochi from "../../src/diadochi/index.js";
import * as nineYears from "../../src/nine-years/index.js";
import * as peloponnesian from "../../src/peloponnesian/index.js";
import * as unrest from "../../src/unrest/index.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const FILES: readonly ts.SourceFile[] = readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ts.createSourceFile(relative(ROOT, file), readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true));

/** Where a node stands: "src/core/flow/flow.ts:12". */
function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

describe("names in capitals", () => {
  /** What is empty at first is filled later. */
  function beginsEmpty(value: ts.Expression | undefined): boolean {
    if (value === undefined) return true;
    if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
    if (!ts.isNewExpression(value)) return false;
    const [first, second] = value.arguments ?? [];
    return first === undefined || (/Array$/.test(value.expression.getText()) && second === undefined && !ts.isArrayLiteralExpression(first));
  }

  /** The names in capitals of a file that hold something to be filled, or can be set. */
  function filledLater(file: ts.SourceFile): string[] {
    return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
      declarationList.declarations
        .filter(({ name }) => /^[A-Z][A-Z0-9_]*$/.test(name.getText()))
        .filter(({ type, initializer }) => {
          const isVariable = (declarationList.flags & ts.NodeFlags.Const) === 0;
          return isVariable || (beginsEmpty(initializer) && !/^readonly |^Readonly/.test(type?.getText() ?? ""));
        })
        .map((declaration) => `${placeOf(declaration)} ${declaration.name.getText()}`),
    );
  }

  test("are constants and their contents too; what is filled again and again has a small name, with whose it is and how long it is good", () => {
    expect(FILES.flatMap(filledLater)).toEqual([]);
  });
});

test("no text is what a built-in thing evaluates to, put there in place of its name", () => {
  const wrong = /\[native code\]|\[object \w+\]/;
  expect(FILES.flatMap((file) => nodesOf(file, ts.isStringLiteral).filter(({ text }) => wrong.test(text))).map(placeOf)).toEqual([]);
});

/** Every node of a file that is of a kind. */
function nodesOf<N extends ts.Node>(file: ts.SourceFile, isOne: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const visit = (node: ts.Node): void => {
    if (isOne(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe("functions", () => {
  const MOST_PARAMETERS = 5;

  test("have five parameters at most: more of them are a thing that wants a name", () => {
    const long = FILES.flatMap((file) => nodesOf(file, ts.isFunctionLike).filter(({ parameters }) => parameters.length > MOST_PARAMETERS));
    expect(long.map(placeOf)).toEqual([]);
  });
});

describe("arithmetic", () => {
  /** What the language leaves to the engine, to the last bits. */
  const LOOSE = /^(?:a?cosh?|a?sinh?|a?tanh?|atan2|cbrt|exp|expm1|hypot|log|log10|log1p|log2|pow|random)$/;
  /** Where it may stand, and why. */
  const ALLOWED: readonly { readonly files: RegExp; readonly why: string }[] = [
    { files: /^src\/svg\//, why: "angles of what is drawn, rounded to hundredths" },
    { files: /^src\/runs\/sprt\.ts/, why: "what a number of Elo scores, for a test of many games" },
  ];

  const isCall = (node: ts.Node): node is ts.PropertyAccessExpression =>
    ts.isPropertyAccessExpression(node) && node.expression.getText() === "Math" && LOOSE.test(node.name.text);
  // Powers of two are exact everywhere.
  const isPower = (node: ts.Node): node is ts.BinaryExpression =>
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken].includes(node.operatorToken.kind) &&
    node.left.getText() !== "2";

  test("is the same on every machine: no function that engines may round differently, no power but of 2", () => {
    const loose = FILES.flatMap((file) => [...nodesOf(file, isCall), ...nodesOf(file, isPower)]).map(placeOf);
    expect(loose.filter((place) => !ALLOWED.some(({ files }) => files.test(place)))).toEqual([]);
    // What is allowed is needed.
    for (const { files } of ALLOWED) expect(loose.some((place) => files.test(place))).toBe(true);
  });
});

describe("doors", () => {
  test("list by name what they let out", () => {
    const wholesale = FILES.flatMap((file) => file.statements.filter(ts.isExportDeclaration).filter(({ exportClause }) => exportClause === undefined));
    expect(wholesale.map(placeOf)).toEqual([]);
  });
});

describe("comments", () => {
  const CLAUSE = "(?:DIA|NYW|PEL|CAR)-[A-Za-z0-9.-]*[A-Za-z0-9]";
  const ONLY_CLAUSES = new RegExp(`(?://|/\\*\\*?)\\s*${CLAUSE}(?:(?:,|;| and| to)\\s+${CLAUSE})*\\.?\\s*(?:\\*/)?\\s*$`);

  test("that name a clause say in a word what it says there", () => {
    const bare = FILES.flatMap((file) =>
      file.text.split("\n").flatMap((line, i) => (ONLY_CLAUSES.test(line) ? [`${file.fileName}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(bare).toEqual([]);
  });
});

describe("the entries of a ruleset", () => {
  const PREFIXES = { diadochi: "Diadochi", "nine-years": "NineYears", peloponnesian: "Peloponnesian", unrest: "Unrest" } as const;
  const entries = Object.entries(PREFIXES).flatMap(([id, prefix]) => ["index", "play", "client"].map((entry) => [`src/${id}/${entry}.ts`, prefix] as const));

  test.each(entries)("%s exports every type with the name of its game in it, so that two games stand in one file", (file, prefix) => {
    const source = FILES.find(({ fileName }) => fileName === file)!;
    const clauses = source.statements
      .filter(ts.isExportDeclaration)
      .flatMap(({ exportClause, isTypeOnly }) =>
        exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements.filter((name) => isTypeOnly || name.isTypeOnly) : [],
      );
    expect(clauses.length).toBeGreaterThan(5);
    expect(clauses.map(({ name }) => name.text).filter((name) => !name.includes(prefix))).toEqual([]);
  });

  /** Values that a program exchanges with the entry: the same name and meaning in all four. */
  const COMMON = ["SEATS", "SEGMENTS", "STANDARD_EDITION", "VICTORIES", "evaluate", "observation", "scene"];
  const values: readonly (readonly string[])[] = [Object.keys(diadochi), Object.keys(nineYears), Object.keys(peloponnesian), Object.keys(unrest)];

  test("export the common values under the same names, and no other value under a name that another ruleset has too", () => {
    for (const own of values) expect(COMMON.filter((name) => !own.includes(name))).toEqual([]);
    const sharedBy = (name: string): number => values.filter((own) => own.includes(name)).length;
    expect(values.flat().filter((name) => sharedBy(name) !== 1 && sharedBy(name) !== values.length)).toEqual([]);
  });
});

describe("the types of a ruleset", () => {
  /** Types that every ruleset exports, with its name before them. */
  const KINDS = [
    ...["Decision", "EditionData", "Event", "Game", "Measure", "Move", "Options", "Refusal", "RollPurpose", "Ruleset"],
    ...["Scene", "ScenePieces", "Seat", "Segment", "State", "Types", "Victory", "View"],
  ];
  /** Others are of one game alone: ids, parts of its view, and what functions take and return that need no game. */
  const OF_ONE = /(?:Id|View)$/;

  test.each([
    ["diadochi", "Diadochi", /^(?:Battle|Claims$|FinalScore$|Markers$|UnitCounts$)/],
    ["nine-years", "NineYears", /^(?:Battle|LineOfCommunication$|SeaRoll$|Siege|VictoryBand$)/],
    ["peloponnesian", "Peloponnesian", /^(?:Battle|OddsLimit$)/],
    ["unrest", "Unrest", /^(?:Circumstance|Effect|BySeat)$/],
  ] as const)("%s exports the kinds that all four do, and of others only those", (id, prefix, own) => {
    const source = FILES.find(({ fileName }) => fileName === `src/${id}/index.ts`)!;
    const kinds = source.statements
      .filter(ts.isExportDeclaration)
      .flatMap(({ exportClause }) => (exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : []))
      .map(({ name }) => name.text)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
    expect(KINDS.filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(kinds.filter((kind) => !KINDS.includes(kind) && !OF_ONE.test(kind) && !own.test(kind))).toEqual([]);
  });
});

describe("a module that is imported whole", () => {
  /** Uses of it other than `name.member`: a bundle then holds an object of all that the module exports. */
  function usedAsValue(file: ts.SourceFile): string[] {
    const names = new Set(
      file.statements
        .filter(ts.isImportDeclaration)
        .map(({ importClause }) => importClause?.namedBindings)
        .filter((bindings) => bindings !== undefined && ts.isNamespaceImport(bindings))
        .map(({ name }) => name.text),
    );
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && names.has(node.text) && !isMember(node)) found.push(`${placeOf(node)} ${node.text}`);
      ts.forEachChild(node, visit);
    };
    if (names.size > 0) visit(file);
    return found;
  }

  function isMember(node: ts.Identifier): boolean {
    const { parent } = node;
    return (
      ts.isNamespaceImport(parent) ||
      ts.isQualifiedName(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isTypeReferenceNode(parent)
    );
  }

  test("is used member by member", () => expect(FILES.flatMap(usedAsValue)).toEqual([]));
});
