/** Where the files and clauses of the repository stand on the site. */
import { posix } from "node:path";
import type { Home } from "../packed-links.js";
import { EXAMPLES as DIADOCHI } from "../../src/examples/diadochi.js";
import type { Examples } from "../../src/examples/index.js";
import { EXAMPLES as NINE_YEARS } from "../../src/examples/nine-years.js";
import { EXAMPLES as PELOPONNESIAN } from "../../src/examples/peloponnesian.js";
import { EXAMPLES as UNREST } from "../../src/examples/unrest.js";
import { clausesOf } from "./clauses.js";
import { anchorsOf, type Reading } from "./markdown.js";

/** A file of the repository that becomes a page. */
export interface Source {
  /** In the repository, such as `docs/moves.md`; the API stands in `reference`. */
  readonly file: string;
  readonly kind: string;
  readonly text: string;
}

/** Sources that guides link to are shown as pages. */
export const SOURCE = /\.(?:[mc]?[jt]sx?|py|sh|json)$/;

/** Where a file of the repository stands on the site. */
export function pathOf(file: string): string {
  if (file === "README.md") return "index.html";
  return SOURCE.test(file) ? `${file}.html` : file.replace(/\.md$/, ".html");
}

/** The examples of each ruleset, which the playground shows. */
const EXAMPLES: Readonly<Record<string, Examples>> = { diadochi: DIADOCHI, "nine-years": NINE_YEARS, peloponnesian: PELOPONNESIAN, unrest: UNREST };
const PLAYGROUND = "playground/index.html";

/** The links of the documents of a site: what leads to no page leads to the repository, or nowhere before it has an address. */
export class Links {
  private readonly files: ReadonlySet<string>;
  private readonly ledgers: ReadonlyMap<string, string>;
  private readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    sources: readonly Source[],
    private readonly home: Home | null,
  ) {
    const ofKind = (wanted: string): readonly Source[] => sources.filter(({ kind }) => kind === wanted);
    this.files = new Set(sources.map(({ file }) => file));
    this.ledgers = new Map(ofKind("rules").flatMap(({ file, text }) => clausesOf(text).map((id) => [id, file] as const)));
    this.anchors = new Map(ofKind("API").map(({ file, text }) => [file, anchorsOf(text)]));
  }

  /** The links of one document. */
  of(file: string): Pick<Reading, "link" | "clause" | "example"> {
    return { link: (target) => this.link(file, target), clause: (id) => this.clause(file, id), example: (id) => this.example(file, id) };
  }

  // In the ledger that defines it.
  private example(file: string, id: string): string | null {
    const ruleset = Object.keys(EXAMPLES).find((name) => Object.hasOwn(EXAMPLES[name]!, id));
    if (ruleset === undefined || this.ledgers.get(id) !== file) return null;
    return `${posix.relative(posix.dirname(pathOf(file)), PLAYGROUND)}#/rules/${ruleset}/${encodeURIComponent(id)}/example`;
  }

  private link(file: string, target: string): string | null {
    if (/^[a-z]+:/.test(target)) return target;
    const [name = "", anchor = ""] = target.split("#");
    const to = name === "" ? file : posix.join(posix.dirname(file), decodeURIComponent(name)).replace(/\/$/, "");
    if (to.startsWith("docs/pictures/")) return between(file, to);
    const page = [to, `${to}/README.md`].find((candidate) => this.files.has(candidate));
    if (page === undefined) return this.home === null ? null : `${this.home.address}/blob/v${this.home.version}/${to}`;
    return `${name === "" ? "" : between(file, pathOf(page))}${anchor === "" ? "" : `#${this.anchorIn(page, anchor)}`}`;
  }

  private clause(file: string, id: string): string | null {
    const ledger = this.ledgers.get(id);
    if (ledger === undefined) return null;
    return `${ledger === file ? "" : between(file, pathOf(ledger))}#${id}`;
  }

  /** The API's own links number a heading also where only one has its name. */
  private anchorIn(file: string, anchor: string): string {
    return this.anchors.get(file)?.has(anchor) === false ? anchor.replace(/-\d+$/, "") : anchor;
  }
}

const between = (file: string, to: string): string => posix.relative(posix.dirname(pathOf(file)), to);
