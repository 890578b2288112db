/** The text of a card of the standard edition. */
export interface CardText {
  readonly name: string;
  /** The uses of the card, one sentence each: its value, its event, the time to play it, the uses of a discard. */
  readonly uses: readonly string[];
  /** The effect of the card's event, or a sentence saying that the card has none. */
  readonly text: string;
  /** The clauses of the text in the ledger of the ruleset; the first is that of the event. */
  readonly clauses: readonly string[];
}

/** The tables of a ruleset and a language for the texts of cards. */
export interface CardWords {
  /** The key of a card in the tables; null for other ids. Cards with the same text share a key. */
  readonly keyOf: (id: string) => string | null;
  /** Clauses by key, separated by spaces. */
  readonly clauses: Readonly<Record<string, string>>;
  readonly nameOf: (id: string) => string;
  readonly usesOf: (id: string) => readonly string[];
  readonly textOf: (id: string, key: string) => string;
}

/** Makes a function that returns the text of a card, or null for an id that is not a card of the standard edition. */
export function cardsOf(words: CardWords): (id: string) => CardText | null {
  return (id) => {
    const key = words.keyOf(id);
    if (key === null) return null;
    return { name: words.nameOf(id), uses: words.usesOf(id), text: words.textOf(id, key), clauses: (words.clauses[key] ?? "").split(" ") };
  };
}
