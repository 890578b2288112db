/** Both forms of the packed package do the same: whole games from every entry, and what the guides show. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { pages, programsOf } from "../guides/programs.js";
import { ENTRIES as ALL_ENTRIES, type Installed } from "./installed.js";

const FORMS = ["module", "commonjs"] as const;
type Form = (typeof FORMS)[number];

const GAMES = {
  DIADOCHI: ["diadochi", { players: 4, seed: "both forms" }],
  NINE_YEARS: ["nine-years", { seed: "both forms" }],
  PELOPONNESIAN: ["peloponnesian", { seed: "both forms" }],
  UNREST: ["unrest", { seed: "both forms" }],
} as const;
const ENTRIES = Object.entries(GAMES).flatMap(([name, [id, options]]) =>
  [`tyche/${id}`, `tyche/${id}/play`, `tyche/${id}/client`].map((entry) => ({ name, entry, options })),
);
type Entry = (typeof ENTRIES)[number];

// A program that plays a game from each entry, in the order given, and prints the hash of each.
function gamesFrom(entries: readonly Entry[], before = ""): string {
  const imports = entries.map(({ name, entry }, i) => `import { ${name} as ruleset${i} } from "${entry}";`);
  const plays = entries.map(({ options }, i) => `console.log(play(ruleset${i}, ${JSON.stringify(options)}));`);
  return `
    ${before}
    import { Game, SeededDice, verify } from "tyche";
    ${imports.join("\n")}
    function play(ruleset, options) {
      const game = new Game(ruleset, options);
      const choices = new SeededDice("choices");
      while (game.outcome === null) game.play(ruleset.randomMove(game.state, choices));
      return verify(ruleset, JSON.parse(JSON.stringify(game.record()))).hash;
    }
    ${plays.join("\n")}`;
}

// A program that draws each board and prints the titles of its clauses.
const BOARDS_AND_CLAUSES = `
  import { boardSvg } from "tyche/svg";
  import * as english from "tyche/text/en";
  ${Object.entries(GAMES)
    .map(
      ([name, [id]]) => `
        import { ${name} } from "tyche/${id}";
        import { RULES as ${name}_RULES } from "tyche/rules/${id}";
        import { EXAMPLES as ${name}_EXAMPLES } from "tyche/examples/${id}";
        import { board as ${name}_board, table as ${name}_table } from "tyche/drawing/${id}";`,
    )
    .join("\n")}
  function draw(ruleset, options, board, table, texts, rules, examples) {
    const state = ruleset.setup(options);
    console.log(boardSvg(board(state), table(ruleset.view(state, "spectator")), { texts }));
    for (const [id, { title }] of Object.entries(rules)) console.log(id, title, examples[id] === undefined ? "" : examples[id].steps.length);
  }
  ${Object.entries(GAMES)
    .map(([name, [id, options]]) => {
      const texts = id.replace(/-./g, ([, letter]) => letter!.toUpperCase());
      return `draw(${name}, ${JSON.stringify(options)}, ${name}_board, ${name}_table, english.${texts}, ${name}_RULES, ${name}_EXAMPLES);`;
    })
    .join("\n")}
`;

// A program that loads each game by its id and compares what comes with the entries.
const LOADED = `
  import { load } from "tyche/load";
  ${Object.entries(GAMES)
    .map(([name, [id]]) => {
      const texts = id.replace(/-./g, ([, letter]) => letter!.toUpperCase());
      return `
        import * as ${name} from "tyche/${id}";
        import { RULES as ${name}_RULES } from "tyche/rules/${id}";
        import { board as ${name}_board } from "tyche/drawing/${id}";
        import { ${texts} as ${name}_EN } from "tyche/text/en";
        import { ${texts} as ${name}_RU } from "tyche/text/ru";`;
    })
    .join("\n")}
  ${Object.entries(GAMES)
    .map(
      ([name, [id]]) => `{
        const game = await load("${id}");
        const same = [game.ruleset === ${name}.${name}, game.evaluate === ${name}.evaluate, (await game.texts("en")) === ${name}_EN && (await game.texts("ru")) === ${name}_RU];
        console.log("${id}", ...same, (await game.drawing()).board === ${name}_board, (await game.rules()) === ${name}_RULES);
      }`,
    )
    .join("\n")}
`;

// A program that plays a run in shards and adds them up.
const SHARDS = `
  import { mergeSummaries, playShard, summaryOf } from "tyche/runs";
  import { UNREST } from "tyche/unrest";
  const run = { ruleset: UNREST.id, version: UNREST.version, options: {}, seed: "s", games: 20, players: null };
  const summaries = [];
  for (const shard of [{ index: 2, of: 2 }, { index: 1, of: 2 }]) {
    const games = [];
    for await (const game of playShard(UNREST, run, { shard })) games.push(game);
    summaries.push(summaryOf(run, games));
  }
  const { games, digest, played } = mergeSummaries(summaries);
  console.log(games, digest, JSON.stringify(played));
`;

const run = promisify(execFile);
let programs = 0;

// What a program prints in a process of its own, in one form of the package.
async function printedBy(folder: string, code: string, form: Form): Promise<string> {
  const module = form === "module" ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS;
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module, target: ts.ScriptTarget.ES2022, esModuleInterop: true } });
  const file = join(folder, `program-${programs++}.${form === "module" ? "mjs" : "cjs"}`);
  writeFileSync(file, form === "module" ? outputText : `(async () => {\n${outputText}\n})();\n`); // since CommonJS cannot await at its top level
  const { stdout } = await run(process.execPath, [file], { cwd: folder, maxBuffer: 2 ** 26 });
  return stdout.trimEnd();
}

/** Registers the tests; the package is installed when they run. */
export function formTests(installed: () => Installed): void {
  const printed = (code: string, form: Form): Promise<string> => printedBy(installed().folder, code, form);
  const inBothForms = (code: string): Promise<string[]> => Promise.all(FORMS.map((form) => printed(code, form)));

  describe("a whole game of every ruleset", () => {
    const alone = new Map<string, string>();
    test.each(ENTRIES)("from $entry alone, in both forms", async (entry) => {
      const [imported, required] = await inBothForms(gamesFrom([entry]));
      expect(imported).toMatch(/^[0-9a-f]{16}$/);
      expect(required).toBe(imported);
      alone.set(entry.entry, imported!);
    });
    test("is the same from the whole entry and the one to play by", () => {
      for (const [id] of Object.values(GAMES)) expect(alone.get(`tyche/${id}/play`)).toBe(alone.get(`tyche/${id}`));
    });
    test.each(FORMS)("is the same when all entries are used in one process (%s)", async (form) => {
      const expected = ENTRIES.map(({ entry }) => alone.get(entry)).join("\n");
      expect(await printed(gamesFrom(ENTRIES), form)).toBe(expected);
      expect((await printed(gamesFrom([...ENTRIES].reverse()), form)).split("\n").reverse().join("\n")).toBe(expected);
    });
    test("is the same on a page that has added to Object.prototype and Array.prototype before", async () => {
      const additions = 'for (const prototype of [Object.prototype, Array.prototype]) prototype.addedByThePage = "added";';
      const expected = ENTRIES.map(({ entry }) => alone.get(entry)).join("\n");
      for (const [form, extension] of [
        ["module", "mjs"],
        ["commonjs", "cjs"],
      ] as const) {
        writeFileSync(join(installed().folder, `additions.${extension}`), additions);
        expect(await printed(gamesFrom(ENTRIES, `import "./additions.${extension}";`), form), form).toBe(expected);
      }
    });
  });

  describe("a run in shards", () => {
    test("has one digest in both forms", async () => {
      const [imported, required] = await inBothForms(SHARDS);
      expect(imported).toMatch(/^20 [0-9a-f]{32} \[\[0,19,1\]\]$/);
      expect(required).toBe(imported);
    });
  });

  describe("a game loaded by its id", () => {
    test("is the game of its entry, with its texts in both languages, its board and its clauses, in both forms", async () => {
      const [imported, required] = await inBothForms(LOADED);
      const games = Object.entries(GAMES);
      expect(imported!.split("\n")).toHaveLength(games.length);
      for (const [, [id]] of games) expect(imported).toMatch(new RegExp(`^${id} true true true true true$`, "m"));
      expect(required).toBe(imported);
    });
  });

  describe("the programs of README and guides, with the package that is shipped", () => {
    // Other packages are not installed here.
    const shown = pages()
      .flatMap(programsOf)
      .filter(({ code }) => !/from "(?!tyche|node:)|import\.meta/.test(code));
    test("boards are drawn and clauses shown alike in both forms", async () => {
      const [imported, required] = await inBothForms(BOARDS_AND_CLAUSES);
      expect(imported!.split("\n").length).toBeGreaterThan(Object.keys(GAMES).length * 100);
      expect(required).toBe(imported);
    });
    test("all these use every entry but the laws for vitest", () => {
      const used = new Set(shown.flatMap(({ code }) => [...code.matchAll(/(?:from |import\()"(tyche[^"]*)"/g)].map(([, entry]) => entry)));
      for (const [, entry] of BOARDS_AND_CLAUSES.matchAll(/"(tyche[^"]*)"/g)) used.add(entry);
      for (const { entry } of ENTRIES) used.add(entry);
      expect(ALL_ENTRIES.filter((entry) => !used.has(entry))).toEqual(["tyche/laws/vitest"]);
    });
    test.each(shown)("$name prints the same in both forms", async ({ code, prints }) => {
      const [imported, required] = await inBothForms(code);
      if (prints !== null) expect(imported).toBe(prints.trimEnd());
      expect(required).toBe(imported);
    });
  });
}
