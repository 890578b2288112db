/**
 * `npm run site`: README, tutorials, guides, rules, API and playground in one static folder, `.site`, with one search over all of them. Any web server
 * can show it, under any path; everything but the playground also works from the folder itself.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { build } from "vite";
import { homeOf } from "./packed-links.js";
import { escaped, type Group, pageHtml } from "./site/layout.js";
import { Links, pathOf, SOURCE, type Source } from "./site/links.js";
import { coloured, type Passage, type Rendered, rendered } from "./site/markdown.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SITE = join(ROOT, ".site");
const DOCUMENTS_OF_ROOT = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"];

/** A passage that the search finds. */
type Found = readonly [kind: string, page: string, title: string, address: string, text: string];

/** The pages of the site without the playground, by their paths in it, and what the search finds. */
export interface Pages {
  readonly html: ReadonlyMap<string, string>;
  readonly found: readonly Found[];
}

/** Makes all pages from documents and sources. */
export function pagesOf(sources: readonly Source[], { version, repository }: { readonly version: string; readonly repository?: unknown }): Pages {
  const links = new Links(sources, homeOf({ repository, version }));
  const groups = groupsOf(sources);
  const html = new Map<string, string>();
  const found: Found[] = [["page", "Playground", "Playground", "playground/index.html", "All four games in a page, to see and to play."]];
  for (const source of sources) {
    const path = pathOf(source.file);
    const page = pageOf(source, links);
    html.set(path, pageHtml({ path, page, groups, version, ...(path === "index.html" ? { above: DOORS } : {}) }));
    for (const { title, anchor, text } of page.passages)
      found.push([source.kind, page.title, title === "" ? page.title : title, anchor === "" ? path : `${path}#${anchor}`, text]);
  }
  return { html, found };
}

function pageOf({ file, kind, text }: Source, links: Links): Rendered {
  if (SOURCE.test(file)) return sourcePage(file, text);
  return rendered(text, { ...links.of(file), ...(kind === "API" ? { passage: passageOfApi, listed: 3 } : { passage: passageOfGuide, listed: 2 }) });
}

const passageOfGuide = (title: string, level: number): string | null => (level <= 4 ? title : null);

/** An entry of the API, or a method of one; parameters and what is returned belong to these. */
function passageOfApi(title: string, level: number, over: string): string | null {
  if (level <= 3) return title;
  return title.endsWith("()") ? `${over}.${title}` : null;
}

function sourcePage(file: string, text: string): Rendered {
  const language = /\.py$/.test(file) ? "python" : /\.sh$/.test(file) ? "bash" : /\.json$/.test(file) ? "json" : "typescript";
  const passage: Passage = { title: file, anchor: "", text: text.slice(0, 300) };
  return {
    title: file,
    html: `<h1>${escaped(file)}</h1>\n<pre tabindex="0"><code>${coloured(text, language)}</code></pre>\n`,
    passages: [passage],
    contents: [],
  };
}

const DOORS = `<div class="doors">
<div><h2>Play</h2><p>You write a page: <a href="docs/tutorial-page.html">a game in a page</a>, or <a href="docs/tutorial-react.html">with React</a>.</p></div>
<div><h2>Serve</h2><p>You write a server: <a href="docs/tutorial-server.html">a game over the net</a>.</p></div>
<div><h2>Think</h2><p>You write an artificial player: <a href="docs/tutorial-player.html">a player of your own</a>.</p></div>
<div><h2>Look around</h2><p><a href="playground/index.html">Play in this browser</a>, or read <a href="docs/README.html">all guides</a>.</p></div>
</div>
<p class="note" hidden>This site is open from a folder. All pages and the search work; the playground needs a web server, such as <code>npx serve</code> in this folder.</p>
`;

/** The list of guides: the parts of docs/README.md with their links, the rules, the entries of the API. */
function groupsOf(sources: readonly Source[]): Group[] {
  const known = new Map(sources.map(({ file, text }) => [file, /^# (.+)$/m.exec(text)?.[1]?.replace(/[`\\]/g, "") ?? file]));
  const listed = new Set<string>();
  const entriesOf = (text: string): Group["entries"] =>
    [...text.matchAll(/\]\(([^)#:]+\.md)/g)].flatMap(([, name]) => {
      const file = posix.join("docs", name!);
      if (listed.has(file) || !known.has(file)) return [];
      listed.add(file);
      return [{ label: known.get(file)!.replace(/^Tutorial: (.)/, (_, letter: string) => letter.toUpperCase()), path: pathOf(file) }];
    });
  const [doors = "", ...parts] = (sources.find(({ file }) => file === "docs/README.md")?.text ?? "").split(/^## /m);
  const guides = [
    { title: "Tutorials", entries: entriesOf(doors) },
    ...parts.map((part) => ({ title: part.split("\n")[0]!.replace(/:.*/, ""), entries: entriesOf(part) })),
  ];
  const ofKind = (kind: string): Group["entries"] =>
    sources
      .filter((source) => source.kind === kind && !listed.has(source.file) && source.file !== "reference/README.md")
      .map(({ file }) => ({ label: known.get(file)!, path: pathOf(file) }));
  const others = [
    { title: "Rules", entries: ofKind("rules") },
    { title: "Words", entries: ofKind("words") },
    { title: "API", entries: ofKind("API") },
  ];
  return [...guides, ...others].filter(({ entries }) => entries.length > 0);
}

/** The documents of the repository; `reference` and `docs/vocabulary` are there after `npm run docs`. */
export function sourcesOf(reference: string): Source[] {
  const read = (file: string, kind: string): Source => ({ file, kind, text: readFileSync(join(ROOT, file), "utf8") });
  const under = (folder: string, form: RegExp): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && form.test(entry.name) && !/node_modules/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  const inDocs = (folder: string, form: RegExp, kind: string): Source[] =>
    under(join(ROOT, "docs", folder), form).map((path) => read(path.slice(ROOT.length).replaceAll("\\", "/"), kind));
  const guides = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
  return [
    ...DOCUMENTS_OF_ROOT.map((file) => read(file, file === "CHANGELOG.md" ? "changelog" : "guide")),
    ...guides.sort().map((name) => read(`docs/${name}`, name.startsWith("tutorial-") ? "tutorial" : "guide")),
    ...inDocs("notes", /\.md$/, "guide"),
    ...inDocs("rules", /\.md$/, "rules"),
    ...inDocs("vocabulary", /\.md$/, "words"),
    ...["recipes", "programs"].flatMap((folder) => inDocs(folder, /\.(?:[mc]?[jt]sx?|py|sh|json|md)$/, "program")),
    ...under(reference, /\.md$/).map((path) => ({
      file: posix.join("reference", path.slice(reference.length + 1).replaceAll("\\", "/")),
      kind: "API",
      text: readFileSync(path, "utf8"),
    })),
  ];
}

/** Writes pages, search and theme into the folder; the playground stands beside them. */
export async function writeSite(pages: Pages, folder: string): Promise<void> {
  for (const [path, html] of pages.html) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), html);
  }
  cpSync(join(ROOT, "docs/pictures"), join(folder, "docs/pictures"), { recursive: true });
  cpSync(join(ROOT, "docs/site/site.css"), join(folder, "site.css"));
  writeFileSync(join(folder, "search-data.js"), `globalThis.tycheSearch = ${JSON.stringify(pages.found)};\n`);
  await bundle({
    entryPoints: [join(ROOT, "docs/site/site.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    outfile: join(folder, "site.js"),
    logLevel: "warning",
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reference = join(ROOT, "docs/reference");
  const run = (...command: readonly string[]): unknown => execFileSync("npx", command, { cwd: ROOT, stdio: "inherit" });
  rmSync(SITE, { recursive: true, force: true });
  rmSync(reference, { recursive: true, force: true });
  run("tsx", "scripts/vocabulary.ts");
  run("typedoc", "--options", "typedoc.markdown.json");
  const pages = pagesOf(sourcesOf(reference), JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
  await writeSite(pages, SITE);
  await build({ configFile: join(ROOT, "docs/playground/vite.config.ts"), logLevel: "warn" });
  console.log(`site: .site, ${pages.html.size} pages`);
}
