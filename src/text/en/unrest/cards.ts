import type { Timing } from "../../../unrest/vocabulary/types.js";
import { type CardText, cardsOf } from "../../cards.js";
import { CARD_CLAUSES, capacityOf, isCard, isReinforcing, rowOf } from "../../cards/unrest.js";
import { nameOf } from "./names.js";

const TEXTS: Readonly<Record<string, string>> = {
  "c-ops-1": "No event.",
  "c-ops-2": "No event.",
  "c-ops-3": "No event.",
  "k-ops-1": "No event.",
  "k-ops-2": "No event.",
  "k-ops-3": "No event.",
  "c-campaign":
    "Activate two different leaders one after the other, each as with a card of value 3; the second activation may be waived. Both may attack the unrest, but no combat unit fights twice.",
  "c-sacred-band": "In a battle Carthage rolls four dice instead of three; all four count for the total and for the losses. Once a battle.",
  "c-blockade":
    "Choose a leader in Sicily with at least 3 Carthaginian combat units there and roll a die. 1: Carthage loses 1 of them; 2–4: nothing; 5–6: Carthage gains a port, up to 4. Carthaginian Mistrust can cancel it.",
  "c-npa": "The event of a neutral power; in the Carthaginian deck it never raises the unrest, so the card has only its value.",
  "c-mercenary-contract": "Place 3 combat units as reinforcements, in any mix of the Garrison Box, the port of Carthage and, with a port there, Sicily.",
  "k-npa": "Raise the unrest by 1, if it is below its cap (10 less the units in the Garrison Box) and has not been raised by an event in this round.",
  "k-campaign":
    "Activate two different leaders one after the other, each as with a card of value 3; the second activation may be waived. No combat unit fights twice.",
  "k-carthaginian-mistrust":
    "In response to the activation of a Carthaginian leader, or to a Blockade: it is cancelled and counts as made. Of a Campaign only that one activation is lost.",
  "k-storms-at-sea": "When a Carthaginian sea move has been declared: nothing moves and the activation ends.",
  "k-rallied-rebels": "In an attack on the unrest: the unrest adds 1 to its total.",
  "k-titus-manlius": "A battle, in Sicily or against the unrest, is fought as usual, but the dice cost nobody any units and so bring no support.",
  "k-wild-beasts":
    "After a coalition victory in Sicily: the beaten Carthaginian commander is marked; until the turn ends his army has −1 in battles there. Marks do not add up.",
};

/** The ways to play an event, by its timing. */
const EVENTS: Readonly<Partial<Record<Timing, string>>> = {
  active: "Or its event as the card play",
  extra: "Or its event, besides the card play",
  "response-battle": "Or its event in a battle",
  "response-after-battle": "Or its event after a battle",
  "response-activation": "Or its event in response to an activation",
  "response-sea-move": "Or its event in response to a sea move",
};

export const card: (id: string) => CardText | null = cardsOf({
  keyOf: (id) => (isCard(id) ? id : null),
  clauses: CARD_CLAUSES,
  nameOf,
  usesOf,
  textOf: (id) => TEXTS[id] ?? "",
});

function usesOf(id: string): readonly string[] {
  const { deck, value, timing } = rowOf(id);
  const sea = deck === "carthage" ? `, who may take ${capacityOf(value)} combat units along over sea` : "";
  const event = EVENTS[timing];
  return [
    `Value ${value}: activates a leader with initiative ${value}${value > 1 ? " or less" : ""}${sea}`,
    ...(isReinforcing(value) ? ["Or 1 combat unit as reinforcement"] : []),
    ...(event === undefined ? [] : [event]),
  ];
}
