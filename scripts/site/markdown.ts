/** Documents as pages of HTML: headings and clauses with anchors, code in colours, and the passages that the search finds. */
import hljs from "highlight.js/lib/common";
import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";
import { clauseOf, linkClauses } from "./clauses.js";

/** A part of a page that the search finds by itself: what stands under a heading, or a clause. */
export interface Passage {
  readonly title: string;
  /** Its anchor; empty for the beginning of the page. */
  readonly anchor: string;
  readonly text: string;
}

/** A document as HTML. */
export interface Rendered {
  readonly title: string;
  readonly html: string;
  readonly passages: readonly Passage[];
  /** The headings of one level, for a table of contents. */
  readonly contents: readonly { readonly anchor: string; readonly title: string }[];
}

/** The differences between kinds of documents. */
export interface Reading {
  /** Where a link or a picture of the document leads on the site; null for a text without a link. */
  link(target: string): string | null;
  /** Where a clause stands on the site; null for an id that no ledger defines. */
  clause(id: string): string | null;
  /** Where the example of a clause is shown, for the line that defines the clause; null for one without. */
  example(id: string): string | null;
  /** The level of the headings in the table of contents. */
  readonly listed: number;
  /** The title of the passage that a heading begins, which stands under another of the third level; null when it begins none. */
  passage(title: string, level: number, over: string): string | null;
}

const LONGEST_PASSAGE = 3_000;

const markdown = new MarkdownIt({ html: true, highlight: coloured });

/** Code in colours; languages that are not known stay as they are. */
export function coloured(code: string, info: string): string {
  const [language = ""] = info.split(" ");
  return hljs.getLanguage(language) === undefined ? markdown.utils.escapeHtml(code) : hljs.highlight(code, { language }).value;
}

/** Renders a document. */
export function rendered(text: string, reading: Reading): Rendered {
  const reader = new Reader(reading);
  const tokens = markdown.parse(text, {});
  for (const [i, token] of tokens.entries()) reader.read(token, tokens[i - 1], tokens[i - 2]);
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll("<table>", '<div class="table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
  return { title: reader.title, html, passages: reader.found(), contents: reader.contents };
}

/** Reads the tokens of a document in order: sets anchors and links, and notes what is to be found. */
class Reader {
  title = "";
  readonly contents: { anchor: string; title: string }[] = [];
  private readonly passages: { title: string; anchor: string; text: string }[] = [{ title: "", anchor: "", text: "" }];
  private readonly slugs = new Map<string, number>();
  /** The last heading of an entry of the API. */
  private over = "";

  constructor(private readonly reading: Reading) {}

  read(token: Token, opening: Token | undefined, around: Token | undefined): void {
    const { link, clause: addressOf, example } = this.reading;
    if (token.type === "html_block") token.content = linkedHtml(token.content, link);
    if (token.type !== "inline" || opening === undefined) return;
    const plain = plainText(token);
    const clause = clauseOf(token);
    for (const child of token.children ?? []) relink(child, link);
    if (opening.type === "heading_open") return this.readHeading(opening, plain);
    linkClauses(token, addressOf, markdown.utils.escapeHtml);
    if (clause !== null) {
      (around?.type === "list_item_open" ? around : opening).attrSet("id", clause.id);
      this.passages.push({ title: clause.title, anchor: clause.id, text: "" });
      const shown = example(clause.id);
      if (shown !== null) token.children!.push(htmlToken(token, ` <a class="example" href="${shown}">Show it on the map</a>`));
    }
    this.passages.at(-1)!.text += `${plain} `;
  }

  /** The passages that say something. */
  found(): Passage[] {
    return this.passages
      .map(({ text, ...passage }) => ({ ...passage, text: text.trim().slice(0, LONGEST_PASSAGE) }))
      .filter(({ title, text }) => title !== "" || text !== "");
  }

  private readHeading(opening: Token, title: string): void {
    const level = Number(opening.tag.slice(1));
    const anchor = anchorOf(title, this.slugs);
    opening.attrSet("id", anchor);
    if (level === 1 && this.title === "") this.title = title;
    if (level === this.reading.listed) this.contents.push({ anchor, title });
    const name = this.reading.passage(title, level, this.over);
    if (level <= 3) this.over = title;
    if (name === null) this.passages.at(-1)!.text += `${title} `;
    else this.passages.push({ title: name, anchor: level === 1 ? "" : anchor, text: "" });
  }
}

function htmlToken(like: Token, html: string): Token {
  const token = new (like.constructor as typeof Token)("html_inline", "", 0);
  token.content = html;
  return token;
}

function plainText(token: Token): string {
  return (token.children ?? []).map((child) => (child.type === "softbreak" ? " " : child.type === "html_inline" ? "" : child.content)).join("");
}

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string, slugs: Map<string, number>): string {
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

/** The anchors of the headings of a document. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const slugs = new Map<string, number>();
  const headings = markdown.parse(text, {}).filter((token, i, tokens) => token.type === "inline" && tokens[i - 1]!.type === "heading_open");
  return new Set(headings.map((token) => anchorOf(plainText(token), slugs)));
}

function relink(token: Token, link: Reading["link"]): void {
  const name = token.type === "link_open" ? "href" : token.type === "image" ? "src" : null;
  if (token.type === "html_inline") token.content = linkedHtml(token.content, link);
  if (name === null) return;
  const target = link(String(token.attrGet(name)));
  if (target !== null) token.attrSet(name, target);
  else token.attrs = (token.attrs ?? []).filter(([attribute]) => attribute !== name);
}

const linkedHtml = (html: string, link: Reading["link"]): string => html.replace(/href="([^"]+)"/g, (_, target: string) => `href="${link(target) ?? ""}"`);
