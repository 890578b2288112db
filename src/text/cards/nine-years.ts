import { ACTION_CARDS, EVENT_CARDS } from "../../nine-years/data/events.js";
import type { PlayedEventCard } from "../../nine-years/vocabulary/edition-types.js";

const ACTIONS: readonly string[] = ACTION_CARDS.map(({ value }) => `action-${value}`);

/** True for the id of an event card or of a kind of Action card of the standard edition. */
export function isCard(id: string): boolean {
  return isAction(id) || EVENT_CARDS.some((row) => row.id === id);
}

/** True for `action-1`, `action-2` and `action-3`. */
export function isAction(id: string): boolean {
  return ACTIONS.includes(id);
}

/** The row of an event card, which must exist. */
export function eventRow(id: string): PlayedEventCard {
  return EVENT_CARDS.find((row) => row.id === id) as PlayedEventCard;
}

/** The clauses of the cards, by key. */
export const CARD_CLAUSES: Readonly<Record<string, string>> = {
  "beachy-head": "NYW-9.3.1 NYW-9.3.1.1 NYW-9.3.1.2 NYW-10.1.13",
  "death-of-louvois": "NYW-9.3.3 NYW-9.3.3.1",
  "scotland-rises": "NYW-9.3.5 NYW-9.3.5.1 NYW-9.3.10",
  "patriot-parliament": "NYW-9.3.9 NYW-9.3.10 NYW-9.3.11",
  "devastation-of-the-palatinate": "NYW-9.3.6 NYW-9.3.8 NYW-9.3.9 NYW-9.3.10",
  "ottoman-counteroffensive": "NYW-9.3.9",
  "death-of-charles-of-lorraine": "NYW-9.3.9",
  "glorious-return-of-the-vaudois": "NYW-9.3.9 NYW-9.2.2.1",
  "subsidy-treaty": "NYW-9.3.8 NYW-9.3.9 NYW-9.3.10 NYW-12.3.4.2",
  "provincial-militia": "NYW-9.3.9 NYW-12.3.3.1 NYW-12.3.3.3 NYW-12.3.5.1",
  contributions: "NYW-9.3.6 NYW-9.3.9",
  "siege-train": "NYW-9.2.1.1 NYW-9.2.1.6 NYW-17.5.4",
  "forced-march": "NYW-9.2.1.1 NYW-9.2.1.6 NYW-13.5.1.2",
  "intercepted-dispatches": "NYW-9.2.1.1 NYW-9.2.1.6 NYW-14.6.5 NYW-14.7.2",
  "contrary-winds": "NYW-9.2.1.1 NYW-9.2.1.6 NYW-14.5.4",
  "household-troops": "NYW-9.2.1.1 NYW-9.2.1.6 NYW-16.2.3",
  "battle-of-zenta": "NYW-9.3.4 NYW-9.3.4.1",
  "guerre-de-course": "NYW-9.3.2 NYW-9.3.2.1 NYW-9.3.2.2 NYW-10.1.13",
  "great-famine": "NYW-9.3.6 NYW-9.3.9",
  "death-of-luxembourg": "NYW-9.3.9",
  "smyrna-convoy": "NYW-9.3.6 NYW-9.3.9",
  "bank-of-england": "NYW-9.3.6 NYW-9.3.9",
  capitation: "NYW-9.3.6 NYW-9.3.9",
  "recoinage-crisis": "NYW-9.3.7 NYW-9.3.9 NYW-13.1.6",
  "bombardment-of-brussels": "NYW-9.3.6 NYW-9.3.9 NYW-17.2.2",
  "turin-talks": "NYW-9.3.9",
  "action-1": "NYW-5.1.1 NYW-13.3.1 NYW-13.4.1",
  "action-2": "NYW-5.1.1 NYW-13.3.1 NYW-13.4.1",
  "action-3": "NYW-5.1.1 NYW-13.3.1 NYW-13.4.1",
};
