/** The texts of cards. The code is the same for every ruleset; a ruleset and a language contribute tables by the keys of the cards. */

/** The text of a card of the standard edition, in the words of a language. */
export interface CardText {
  readonly name: string;
  /** The uses of the card, one sentence each: its value, its event, the time to play it, the uses of a discard. */
  readonly uses: readonly string[];
  /** The effect of its event; a sentence says so if it has none. */
  readonly text: string;
  /** The clauses that the text rests on, in the ledger of the ruleset; the first is that of the event. */
  readonly clauses: readonly string[];
}

/** The parts that a ruleset and a language contribute to the texts of cards. */
export interface CardWords {
  /** The key of a card in the tables; null for other ids. Cards with the same text share a key. */
  readonly keyOf: (id: string) => string | null;
  /** Clauses by key, with spaces between them. */
  readonly clauses: Readonly<Record<string, string>>;
  readonly nameOf: (id: string) => string;
  readonly usesOf: (id: string) => readonly string[];
  readonly textOf: (id: string, key: string) => string;
}

/** The texts of the cards of a ruleset in a language; null for an id that is not a card of the standard edition. */
export function cardsOf(words: CardWords): (id: string) => CardText | null {
  return (id) => {
    const key = words.keyOf(id);
    if (key === null) return null;
    return { name: words.nameOf(id), uses: words.usesOf(id), text: words.textOf(id, key), clauses: (words.clauses[key] ?? "").split(" ") };
  };
}
