/** The rules for display: the text of each clause of a ledger. */

/** The source of a clause: the source text of the rules, other published material, or a decision of this project where both are silent. */
export type Source = "seed" | "reference" | "reconstruction";

/** One clause of a ledger. */
export interface Rule {
  /** The title, or the first words of a clause that has none. */
  readonly title: string;
  /** The text, in the Markdown of the ledger (emphasis and code spans); rows of tables as lines of `Heading: cell`. Never empty. */
  readonly text: string;
  /** The source; empty for decision points and terms, which restate other clauses. */
  readonly source: readonly Source[];
}

/** The clauses of one ledger by id, in its order. */
export type Rules = Readonly<Record<string, Rule>>;

/** One heading of a ledger. */
export interface Chapter {
  readonly title: string;
  /** The depth of the heading, from 0. */
  readonly level: number;
  /** The id of the first clause below it. */
  readonly first: string;
}
