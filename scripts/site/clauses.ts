/** Clauses of the ledgers within documents: where they are defined, and where a text names them. */
import type Token from "markdown-it/lib/token.mjs";

const ID = "(?:DIA|NYW|PEL|CAR)-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*";
/** Bold words that define a clause: its id, and a title if it has one. */
const TITLE = new RegExp(`^(${ID})(?: .*)?$`);
/** An id within a text; a full stop after it is not a part of it. */
const NAMED = new RegExp(`\\b${ID}`, "g");
/** Where a ledger defines an id: bold at the beginning of a line, a list item or a row. */
const DEFINED = new RegExp(`^(?:- |\\| )?\\*\\*(${ID})`, "gm");

/** A clause where it is defined. */
export interface Clause {
  readonly id: string;
  /** The id and its title. */
  readonly title: string;
}

/** The ids of the clauses that a ledger defines. */
export function clausesOf(ledger: string): string[] {
  return [...ledger.matchAll(DEFINED)].map(([, id]) => id!);
}

/** The clause with which a paragraph, a list item or a table cell begins; null when it begins with none. */
export function clauseOf(inline: Token): Clause | null {
  const [first, second] = (inline.children ?? []).filter(({ type, content }) => type !== "text" || content !== "");
  if (first?.type !== "strong_open") return null;
  const [title, id] = TITLE.exec(second?.content ?? "") ?? [];
  return title === undefined || id === undefined ? null : { id, title };
}

/** Makes links of the clauses that a text names, outside of other links and of what is bold, where a clause is defined. */
export function linkClauses(inline: Token, addressOf: (id: string) => string | null, escape: (text: string) => string): void {
  const linked = (id: string): string => {
    const address = addressOf(id);
    return address === null ? id : `<a href="${address}">${id}</a>`;
  };
  let depth = 0;
  for (const child of inline.children ?? []) {
    if (["link_open", "strong_open"].includes(child.type)) depth++;
    if (["link_close", "strong_close"].includes(child.type)) depth--;
    if (child.type !== "text" || depth > 0 || !child.content.match(NAMED)) continue;
    child.type = "html_inline";
    child.content = escape(child.content).replace(NAMED, linked);
  }
}
