/** What an editor shows of a program: short lines with the names of one game's types. Narrowing and refusals stand in the program itself. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROGRAM = fileURLToPath(new URL("program.ts", import.meta.url));

const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
const options: ts.CompilerOptions = { ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options, isolatedDeclarations: false, incremental: false };
const service = ts.createLanguageService({
  getScriptFileNames: () => [PROGRAM],
  getScriptVersion: () => "1",
  getScriptSnapshot: (file) => (ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, "utf8")) : undefined),
  getCurrentDirectory: () => ROOT,
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
});
const text = readFileSync(PROGRAM, "utf8");

/** What is shown at each mark, in the order of the program. */
function hovers(): string[] {
  return [...text.matchAll(/\/\*\?\*\/ /g)].map((mark) => {
    const shown = service.getQuickInfoAtPosition(PROGRAM, mark.index + mark[0].length)?.displayParts;
    return ts
      .displayPartsToString(shown)
      .replace(/^\((?:alias|method)\) /, "")
      .replace(/\nimport .*$/, "")
      .replace(/\s+/g, " ");
  });
}

test("an editor shows one name for the types of a game", () => {
  expect(hovers()).toEqual([
    "const UNREST: UnrestRuleset",
    "const DIADOCHI: DiadochiRuleset",
    "const game: Game<UnrestTypes>",
    "new Game<UnrestTypes>(ruleset: Play<UnrestTypes>, options: StartOptions<UnrestOptions>): Game<UnrestTypes>",
    "const state: UnrestState",
    "const seen: UnrestView",
    "const moves: UnrestMove[]",
    "const decision: UnrestDecision | null",
    "const bot: Ismcts<UnrestTypes>",
    "const chosen: UnrestMove",
    'const ended: PlayoutResult<UnrestState, "carthage" | "coalition", Outcome<"carthage" | "coalition">>',
    "const chance: Chance<number>[]",
    'const checked: Verified<"carthage" | "coalition">',
    'Game<UnrestTypes>.record(): GameRecord<UnrestOptions, "carthage" | "coalition">',
    "Play<UnrestTypes>.apply(state: UnrestState, move: UnrestMove, dice?: Dice): Step<UnrestState, UnrestEvent>",
    'const move: { readonly seat: "carthage" | "coalition"; readonly type: "activate"; readonly card: string; }',
    'const decision: { readonly kind: "activation"; readonly clause: string; readonly seats: readonly ("carthage" | "coalition")[]; readonly about: { readonly leader: string; readonly value: number; readonly points: number; readonly marched: boolean; readonly location: "garrison-box" | "carthago" | "sicily" | "syracusae"; }; }',
    'const event: { readonly type: "cards-drawn"; readonly seat: UnrestSeat; readonly count: number; readonly cards: readonly CardId[] | null; readonly clause: "CAR-R6.2b"; }',
    "const named: Game<UnrestTypes>",
  ]);
});

test("the program compiles, and refuses what it says it refuses", () => {
  const faults = service.getSemanticDiagnostics(PROGRAM).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  expect(faults).toEqual([]);
});

test("no function or type takes more than three type parameters", () => {
  const many: string[] = [];
  for (const name of readdirSync(`${ROOT}src`, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const file = ts.createSourceFile(name, readFileSync(`${ROOT}src/${name}`, "utf8"), ts.ScriptTarget.ES2022);
    const visit = (node: ts.Node): void => {
      const { typeParameters = [] } = node as ts.SignatureDeclaration;
      if (typeParameters.length > 3) many.push(`${name}: ${typeParameters.map((parameter) => parameter.name.text).join(", ")}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  expect(many).toEqual([]);
});
