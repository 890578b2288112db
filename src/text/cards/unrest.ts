import { CARDS } from "../../unrest/data/cards.js";
import { SCENARIO } from "../../unrest/data/scenario.js";
import { TABLES } from "../../unrest/data/tables.js";
import type { CardRow } from "../../unrest/vocabulary/edition-types.js";

const ROWS: Readonly<Record<string, CardRow>> = CARDS;

export function isCard(id: string): boolean {
  return Object.hasOwn(ROWS, id);
}

/** The row of a card, which must exist. */
export function rowOf(id: string): CardRow {
  return ROWS[id] as CardRow;
}

/** The number of combat units that a Carthaginian leader may take by sea with a card of this value. */
export function capacityOf(value: number): number {
  return TABLES.seaCapacity.find((row) => row.value === value)?.cu ?? 0;
}

/** True if a card of this value may bring a combat unit as a reinforcement. */
export function isReinforcing(value: number): boolean {
  return value >= SCENARIO.reinforceValue;
}

/** The clauses of the cards, by key. */
export const CARD_CLAUSES: Readonly<Record<string, string>> = {
  "c-ops-1": "CAR-S.11 CAR-19.0.8 CAR-S.13 CAR-S.14",
  "c-ops-2": "CAR-S.11 CAR-19.0.8 CAR-S.13 CAR-S.14",
  "c-ops-3": "CAR-S.11 CAR-19.0.8 CAR-S.13 CAR-S.14 CAR-S.36",
  "k-ops-1": "CAR-S.11 CAR-19.0.8 CAR-S.17",
  "k-ops-2": "CAR-S.11 CAR-19.0.8 CAR-S.17",
  "k-ops-3": "CAR-S.11 CAR-19.0.8 CAR-S.17 CAR-S.36",
  "c-campaign": "CAR-S.30 CAR-S.39 CAR-S.38 CAR-20.3.15 CAR-20.3.16 CAR-20.3.17",
  "c-sacred-band": "CAR-20.3.22 CAR-S.22 CAR-S.23",
  "c-blockade": "CAR-S.29 CAR-21.5.15a CAR-21.5.15b",
  "c-npa": "CAR-20.0.2 CAR-S.11",
  "c-mercenary-contract": "CAR-S.11 CAR-S.34 CAR-S.36",
  "k-npa": "CAR-20.0.1 CAR-20.0.4 CAR-20.1.1 CAR-S.10",
  "k-campaign": "CAR-S.30 CAR-S.39 CAR-S.38",
  "k-carthaginian-mistrust": "CAR-S.12 CAR-21.4.29a CAR-21.4.29b",
  "k-storms-at-sea": "CAR-S.15",
  "k-rallied-rebels": "CAR-S.28 CAR-S.22",
  "k-titus-manlius": "CAR-21.3.11a CAR-S.27 CAR-S.22",
  "k-wild-beasts": "CAR-S.26 CAR-21.3.5a",
};
