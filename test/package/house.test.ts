/** Habits of the house that a reader relies on: see "Architecture" in docs/contributing.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const FILES: readonly ts.SourceFile[] = readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ts.createSourceFile(relative(ROOT, file), readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true));

/** Where a node stands: "src/core/flow.ts:12". */
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
