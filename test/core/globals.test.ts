/** The globals that the library uses are those of ECMAScript 2020 and a few others that are named here, so that it runs where nothing else is. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** What every engine of 2020 has. */
const OF_ECMASCRIPT_2020 = new Set(
  (
    "Array ArrayBuffer BigInt Boolean DataView Date Error Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN Number Object " +
    "Promise Proxy RangeError Reflect RegExp Set String Symbol SyntaxError TypeError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet arguments decodeURIComponent " +
    "encodeURIComponent globalThis isFinite isNaN parseFloat parseInt undefined"
  ).split(" "),
);
/** What the library uses besides, and where: each is asked for before it is used, or belongs to what its folder is for. */
const BESIDES: Readonly<Record<string, readonly string[]>> = { WeakRef: ["core/state/editions.ts"] };
/** Members of built-in objects that came after ECMAScript 2020, of which Hermes has these. */
const LATER_MEMBERS = ["deref", "hasOwn", "replaceAll"];
const LATER = /\/lib\.es(?:202[1-9]|next)[^/]*$/;
/** The command line runs on Node. */
const OF_NODE = /^(?:cli)\//;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts") && !OF_NODE.test(file));
}

test("the library uses no global and no member of a built-in object beyond ECMAScript 2020 but those that are listed", { timeout: 300_000 }, () => {
  const root = new URL("../../src", import.meta.url).pathname;
  const files = sources(root).map((file) => join(root, file));
  const config = ts.readConfigFile(join(root, "../tsconfig.json"), ts.sys.readFile).config as { compilerOptions: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, ".."));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const used = new Map<string, Set<string>>();
  const members = new Map<string, string>();
  for (const file of files) {
    const source = program.getSourceFile(file)!;
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
      if (ts.isPropertyAccessExpression(node)) {
        const declared = checker.getSymbolAtLocation(node.name)?.declarations ?? [];
        if (declared.length > 0 && declared.every((one) => LATER.test(one.getSourceFile().fileName))) members.set(node.name.text, file.slice(root.length + 1));
      }
      if (ts.isIdentifier(node) && isFreeName(node)) {
        const symbol = checker.getSymbolAtLocation(node);
        const isOwn = symbol?.declarations?.some((declaration) => !declaration.getSourceFile().isDeclarationFile) === true;
        if (!isOwn && !OF_ECMASCRIPT_2020.has(node.text)) used.set(node.text, (used.get(node.text) ?? new Set()).add(file.slice(root.length + 1)));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(Object.fromEntries([...used].sort().map(([name, where]) => [name, [...where].sort()]))).toEqual(BESIDES);
  const others = [...members].filter(([name]) => !LATER_MEMBERS.includes(name));
  expect(others).toEqual([]);
  expect([...members.keys()].sort()).toEqual(LATER_MEMBERS);
});

// A name that stands for itself, not the field of something.
function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
    return (parent as { readonly initializer?: ts.Node }).initializer === node;
  }
  return !(ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent));
}
