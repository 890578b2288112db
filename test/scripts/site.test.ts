/** The pages of the site, made from a few documents. test/page/site.page.ts reads the whole site in a browser. */
import { expect, test } from "vitest";
import { pagesOf } from "../../scripts/site.js";

const GUIDES = "# The guides\n\n| door |\n|---|\n| [A game](tutorial-page.md) |\n\n## Play: a page\n\n- [Moves](moves.md), [rules](rules/diadochi.md)\n";
const MOVES =
  "# List moves\n\nA seat moves by DIA-MOV.2. See [below](#two), [the tests](../test/x.ts), ![a map](pictures/map.png).\n\n## One\n\n## Two\n\n## Two\n\nMore.\n";
const LEDGER = "# Diadochi\n\n- **DIA-MOV.1** A step.\n\n**DIA-MOV.2 Ends.** See DIA-MOV.1, not DIA-MOV.99.\n\n| **DIA-DEC.3** | a choice |\n|---|---|\n";
const API = "# tyche\n\n## Classes\n\n### Game\n\n#### Methods\n\n##### undo()\n\nTakes back, see [Game](#game-1).\n\n###### Parameters\n\nseat\n";

const SOURCES = [
  { file: "README.md", kind: "guide", text: "# tyche\n\n[Moves](docs/moves.md)\n" },
  { file: "docs/README.md", kind: "guide", text: GUIDES },
  { file: "docs/tutorial-page.md", kind: "tutorial", text: "# Tutorial: a game\n" },
  { file: "docs/moves.md", kind: "guide", text: MOVES },
  { file: "docs/rules/diadochi.md", kind: "rules", text: LEDGER },
  { file: "docs/programs/run.ts", kind: "program", text: "const a = 1 < 2;\n" },
  { file: "reference/tyche.md", kind: "API", text: API },
];
const { html, found } = pagesOf(SOURCES, { version: "1.2.3" });
const page = (path: string): string => html.get(path)!;

test("each document is a page, README the first, a source one too", () => {
  expect([...html.keys()]).toEqual([
    "index.html",
    "docs/README.html",
    "docs/tutorial-page.html",
    "docs/moves.html",
    "docs/rules/diadochi.html",
    "docs/programs/run.ts.html",
    "reference/tyche.html",
  ]);
  expect(page("docs/programs/run.ts.html")).toContain("1</span> &lt; <span");
});
test("links are relative to the page, in any depth", () => {
  expect(page("index.html")).toContain('<a href="docs/moves.html">Moves</a>');
  expect(page("docs/rules/diadochi.html")).toContain('<html lang="en" data-root="../../">');
  expect(page("docs/moves.html")).toContain('<img src="pictures/map.png" alt="a map">');
});
test("a link to what is no page leads to the repository, or is text before there is one", () => {
  expect(page("docs/moves.html")).toContain("<a>the tests</a>");
  const published = pagesOf(SOURCES, { version: "1.2.3", repository: { url: "git+https://example.org/tyche.git" } });
  expect(published.html.get("docs/moves.html")).toContain('<a href="https://example.org/tyche/blob/v1.2.3/test/x.ts">the tests</a>');
});
test("headings have the anchors of GitHub, numbered where they repeat", () => {
  expect([...page("docs/moves.html").matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["one", "two", "two-1"]);
});
test("a clause has its id as anchor wherever it is defined, and is a link where it is named", () => {
  const ledger = page("docs/rules/diadochi.html");
  expect([...ledger.matchAll(/<(\w+) id="(DIA[^"]+)"/g)].map(([, tag, id]) => `${tag} ${id}`)).toEqual(["li DIA-MOV.1", "p DIA-MOV.2", "th DIA-DEC.3"]);
  expect(ledger).toContain('See <a href="#DIA-MOV.1">DIA-MOV.1</a>, not DIA-MOV.99.');
  expect(page("docs/moves.html")).toContain('by <a href="rules/diadochi.html#DIA-MOV.2">DIA-MOV.2</a>.');
});
test("a clause with an example has a link to it on the map, where it is defined and nowhere else", () => {
  const ledger = page("docs/rules/diadochi.html");
  const shown = [...ledger.matchAll(/<a class="example" href="([^"]+)"/g)].map(([, address]) => address);
  expect(shown).toEqual(["DIA-MOV.1", "DIA-MOV.2"].map((id) => `../../playground/index.html#/rules/diadochi/${id}/example`));
  expect(page("docs/moves.html")).not.toContain('class="example"');
});
test("a link of the API that numbers the only heading of its name leads there", () => {
  expect(page("reference/tyche.html")).toContain('<a href="#game">Game</a>');
});
test("the list of guides is that of docs/README.md, with the page that is read marked", () => {
  const list = [...page("docs/moves.html").matchAll(/<summary>([^<]+)<\/summary>|<li><a href="([^"]+)"( aria-current="page")?/g)].map(
    ([, title, to, current]) => title ?? `${to}${current ?? ""}`,
  );
  expect(list).toEqual([
    "All pages",
    "Tutorials",
    "../docs/tutorial-page.html",
    "Play",
    '../docs/moves.html aria-current="page"',
    "../docs/rules/diadochi.html",
    "API",
    "../reference/tyche.html",
    "#one",
    "#two",
    "#two-1",
  ]);
});
test("the search finds headings, clauses, entries of the API with their methods, and programs", () => {
  const titles = found.map(([kind, , title, address]) => `${kind} ${title}: ${address}`);
  expect(titles).toEqual(
    expect.arrayContaining([
      "page Playground: playground/index.html",
      "guide List moves: docs/moves.html",
      "guide Two: docs/moves.html#two-1",
      "rules DIA-MOV.2 Ends.: docs/rules/diadochi.html#DIA-MOV.2",
      "API Game: reference/tyche.html#game",
      "API Game.undo(): reference/tyche.html#undo",
      "program docs/programs/run.ts: docs/programs/run.ts.html",
    ]),
  );
  expect(found.find(([, , title]) => title === "Game.undo()")?.[4]).toBe("Takes back, see Game. Parameters seat");
});
