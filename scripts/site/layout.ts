/** The frame of every page of the site: the search, the list of guides, the page itself, its table of contents. */
import type { Rendered } from "./markdown.js";

/** A link of the list of guides, from the root of the site. */
export interface Entry {
  readonly label: string;
  readonly path: string;
}

/** A part of the list of guides. */
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Parts of a page besides its text. */
export interface Framed {
  /** From the root of the site, such as `docs/moves.html`. */
  readonly path: string;
  readonly page: Pick<Rendered, "title" | "html" | "contents">;
  readonly groups: readonly Group[];
  readonly version: string;
  /** Stands above the text. */
  readonly above?: string;
}

/** The pages on which the whole list is open. */
const OPEN: readonly string[] = ["index.html", "docs/README.html"];
/** Fewer headings need no table of contents. */
const FEWEST_CONTENTS = 3;

/** A page of the site as HTML; all its links are relative, so that it works in any folder. */
export function pageHtml({ path, page, groups, version, above = "" }: Framed): string {
  const root = "../".repeat(path.split("/").length - 1);
  const item = ({ label, path: to }: Entry): string => `<li><a href="${root}${to}"${to === path ? ' aria-current="page"' : ""}>${escaped(label)}</a></li>`;
  const list = groups
    .map(
      ({ title, entries }) =>
        `<details${entries.some(({ path: to }) => to === path) || OPEN.includes(path) ? " open" : ""}><summary>${escaped(title)}</summary><ul>${entries.map(item).join("")}</ul></details>`,
    )
    .join("\n");
  const contents =
    page.contents.length < FEWEST_CONTENTS
      ? ""
      : `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${page.contents.map(({ anchor, title }) => `<li><a href="#${anchor}">${escaped(title)}</a></li>`).join("")}</ul></nav>`;
  return `<!doctype html>
<html lang="en" data-root="${root}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title === "tyche" ? "Tyche" : `${page.title} – Tyche`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}site.css">
<script src="${root}site.js"></script>
<header>
<a class="name" href="${root}index.html">Tyche</a>
<div class="search" role="search">
<input id="search" type="search" placeholder="Search guides, rules and API" aria-label="Search guides, rules and API" autocomplete="off" spellcheck="false">
<ol id="found" hidden></ol>
</div>
<nav aria-label="Main">
<a href="${root}docs/README.html">Guides</a>
<a href="${root}docs/rules/README.html">Rules</a>
<a href="${root}reference/README.html">API</a>
<a href="${root}playground/index.html">Playground</a>
<button id="theme" type="button" aria-label="Dark or light colours">◐</button>
</nav>
</header>
<div class="columns">
<nav class="list" aria-label="Guides"><details class="all"><summary>All pages</summary>${list}</details></nav>
<main>
${above}${page.html}
<footer>Tyche ${version}, MIT licence</footer>
</main>
${contents}
</div>
</html>
`;
}

/** Text within HTML. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
