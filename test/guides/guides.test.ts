/** README and guides: their programs compile, run and print what they say; their links lead somewhere. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pages, programsOf, ROOT } from "./programs.js";

const FOLDER = join(ROOT, "test/guides/.programs");
const programs = pages()
  .flatMap(programsOf)
  .map((program, i) => ({ ...program, file: join(FOLDER, `program-${i}.ts`) }));

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, code } of programs) writeFileSync(file, `${code}\nexport {};\n`);
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("programs of README and guides", () => {
  test("there are some, and README's has at most fifteen lines", () => {
    expect(programs.length).toBeGreaterThan(5);
    const [readme] = programs.filter(({ name }) => name.startsWith("README.md"));
    expect(readme!.code.trim().split("\n").length).toBeLessThanOrEqual(15);
  });
  test("a whole ruleset takes fewer than 150 lines, laws and all", () => {
    const [ruleset, ...others] = programs.filter(({ name }) => name.startsWith("docs/writing-a-ruleset.md"));
    const [upToLaws] = ruleset!.code.split('laws hold");');
    expect([upToLaws!.split("\n").length < 150, others]).toEqual([true, []]);
  });
  test.each(programs)("$name runs and prints what it says", async ({ file, prints }) => {
    const lines: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(" ")));
    try {
      await import(file);
    } finally {
      log.mockRestore();
    }
    if (prints !== null) expect(lines.join("\n").trimEnd()).toBe(prints.trimEnd());
  });
  test("what they print is the same in every run: no seed by chance", () => {
    const byChance = programs.filter(({ code, prints }) => prints !== null && /seed: *(randomUUID|Math\.random|Date\.now|crypto)/.test(code));
    expect(byChance.map(({ name }) => name)).toEqual([]);
  });
  test("they compile under the strict flags", () => {
    const { config } = ts.readConfigFile(join(ROOT, "tsconfig.tools.json"), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    const program = ts.createProgram(
      programs.map(({ file }) => file),
      { ...options, noEmit: true, noUnusedLocals: false },
    );
    // Of these files alone: the sources that they import are checked by `npm run typecheck`.
    const complaints = programs
      .map(({ file }) => program.getSourceFile(file)!)
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(({ file, start, messageText }) => {
        const { name } = programs.find((candidate) => file!.fileName.endsWith(relative(ROOT, candidate.file)))!;
        return `${name} + ${file!.getLineAndCharacterOfPosition(start!).line + 1}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
      });
    expect(complaints).toEqual([]);
  }, 300_000);
});

describe("the proofs of the promises", () => {
  const commands = [...readFileSync(join(ROOT, "docs/laws.md"), "utf8").matchAll(/`(np[mx] [^`]+)`/g)].map(([, command]) => command!.replaceAll("\\|", "|"));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> };
  test("are scripts and tests that exist, and laws that the tests hold", () => {
    expect(commands.length).toBeGreaterThan(15);
    const named = commands.flatMap((command) => [...command.matchAll(/ (test\/[^ "]+)/g)].map(([, path]) => path!));
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const run = commands.flatMap((command) => [...command.matchAll(/npm run ([a-z:]+)/g)].map(([, script]) => script!));
    expect(run.filter((script) => scripts[script] === undefined)).toEqual([]);
    const laws = commands.flatMap((command) =>
      (/laws of \.\* \(?([\d|]+)/.exec(command)?.[1] ?? "")
        .split("|")
        .filter((law) => law !== "")
        .map(Number),
    );
    expect(laws.length).toBeGreaterThan(15);
    expect(laws.filter((law) => law < 1 || law > 31)).toEqual([]);
  });
});

describe("links of README and guides", () => {
  test.each(pages().map((page) => ({ page, name: relative(ROOT, page) })))("$name", ({ page }) => {
    const text = readFileSync(page, "utf8");
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, file, anchor]) => ({
      file: join(dirname(page), file!),
      anchor,
      own: file === "",
    }));
    const leadNowhere = targets.filter(({ file, anchor, own }) => {
      const target = own ? page : file;
      return !isFile(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(leadNowhere).toEqual([]);
  });
});

test("the cheat sheet runs every call of its table", () => {
  const page = join(ROOT, "docs/cheat-sheet.md");
  const [program] = programsOf(page);
  const calls = [...readFileSync(page, "utf8").matchAll(/^\|[^|]+\|[^|]+\| (`.*`) \|$/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, call]) => call!),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((call) => !program!.code.includes(call))).toEqual([]);
});

test("every guide is in the list of guides", () => {
  const index = readFileSync(join(ROOT, "docs/README.md"), "utf8");
  const names = pages().map((page) => relative(join(ROOT, "docs"), page));
  expect(names.filter((name) => !name.startsWith("..") && name !== "README.md" && !index.includes(`](${name})`))).toEqual([]);
});

test("the languages of all code blocks are those that the API's pages highlight", () => {
  const { highlightLanguages } = JSON.parse(readFileSync(join(ROOT, "typedoc.json"), "utf8")) as { highlightLanguages: string[] };
  const unknown = pages().flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/^ *```(?!text)(\w+)/gm)]
      .map(([, language]) => ALIASES[language!] ?? language!)
      .filter((language) => !highlightLanguages.includes(language))
      .map((language) => `${relative(ROOT, page)}: ${language}`),
  );
  expect(unknown).toEqual([]);
});

/** Short names of languages. */
const ALIASES: Readonly<Record<string, string>> = { ts: "typescript", js: "javascript" };

/** Whether a link leads to a file: the API's pages copy what guides link to, and cannot copy a folder. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The anchors of a page: those of its headings, as GitHub makes them, and those that it sets itself. */
function anchorsOf(page: string): string[] {
  const set = [...readFileSync(page, "utf8").matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!);
  const headings = [
    ...readFileSync(page, "utf8")
      .replace(/^```[^]*?^```/gm, "")
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading]) => heading!);
  const made = headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return [...made, ...set];
}
