import { CARDS } from "../../peloponnesian/data/cards.js";
import type { PlayedCard } from "../../peloponnesian/vocabulary/edition-types.js";

/** The row of a card of the standard edition; undefined for any other id. */
export function rowOf(id: string): PlayedCard | undefined {
  return CARDS.find((row) => row.id === id);
}

/** The coins of a card of the standard edition; null for any other id. */
export function coinsOf(id: string): number | null {
  return rowOf(id)?.coins ?? null;
}

/** The key of a card in the tables: its event, which several cards may share, or a leader's own id; null for any other id. */
export function keyOf(id: string): string | null {
  const row = rowOf(id);
  return row === undefined ? null : row.event === "leader" ? id : row.event;
}

/** The clauses of the cards, by key. */
export const CARD_CLAUSES: Readonly<Record<string, string>> = {
  "regional-revolt": "PEL-3.5.1 PEL-3.4.1 PEL-3.4.2 PEL-3.4.4 PEL-3.4.5 PEL-3.4.6",
  "tribute-revolt": "PEL-3.5.2 PEL-3.4.1 PEL-3.4.2 PEL-3.4.4 PEL-3.4.5",
  "emergency-levy": "PEL-3.5.3 PEL-3.2.4.1 PEL-4.2.1.1 PEL-4.2.1.2",
  shipwrights: "PEL-3.5.4 PEL-4.2.2.5 PEL-4.2.1.1",
  mercenaries: "PEL-3.5.5 PEL-4.2.2.1 PEL-4.2.2.2 PEL-4.2.2.4",
  treachery: "PEL-3.5.6 PEL-7.6.1",
  "siege-works": "PEL-3.5.7 PEL-8.2.0.3",
  "tribute-reassessment": "PEL-3.5.18 PEL-3.4.4 PEL-4.2.1.1",
  "winter-stores": "PEL-3.5.8 PEL-4.4.3 PEL-9.2.2.1",
  "ill-omen": "PEL-3.5.9 PEL-4.0.1",
  tempest: "PEL-3.5.10 PEL-5.2.2.3 PEL-5.2.3.1 PEL-11.2.1",
  "surprise-march": "PEL-3.5.11 PEL-5.0.1 PEL-3.2.4.2",
  "oracle-of-delphi": "PEL-3.5.12 PEL-11.0.1",
  diplomacy: "PEL-3.5.13 PEL-1.3.1.4",
  "civil-war": "PEL-3.5.14",
  "helot-rising": "PEL-3.5.15",
  "thracian-alliance": "PEL-3.5.16 PEL-2.2.7.1 PEL-4.2.2.9",
  "macedonian-intrigue": "PEL-3.5.17 PEL-4.2.2.17 PEL-4.2.2.19",
  plague: "PEL-3.5.19",
  "peace-faction": "PEL-3.5.21 PEL-12.0.1 PEL-12.0.2",
  "war-party": "PEL-3.5.22 PEL-4.2.1.1",
  brasidas: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-3.5.21",
  cleon: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-3.5.21",
  demosthenes: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-6.6.4",
  "argive-alliance": "PEL-3.5.23 PEL-2.2.11.1",
  earthquake: "PEL-3.5.20",
  archidamos: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-3.2.3.4",
  pericles: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-3.2.3.4 PEL-3.5.19",
  "persian-aid": "PEL-3.5.25 PEL-13.1.1 PEL-13.1.2 PEL-13.2.1 PEL-13.2.2 PEL-13.2.3 PEL-13.3.1 PEL-13.3.2",
  decelea: "PEL-3.5.26",
  alcibiades: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1",
  gylippus: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-8.2.0.3",
  lysander: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-13.1.1",
  nicias: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-3.5.21",
  thrasybulus: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1",
  "oligarchic-coup": "PEL-3.5.27 PEL-3.2.3.3 PEL-4.0.1",
  "trial-of-the-generals": "PEL-3.5.28 PEL-3.2.3.3",
  agis: "PEL-3.5.24 PEL-3.2.3.1 PEL-3.2.3.2 PEL-4.0.1 PEL-14.1.2.1",
};
