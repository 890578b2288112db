/** Why a choice of Peloponnesian is refused, in English. */
import type { Refusal } from "../../core/flow.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { cardText, nameOf } from "./peloponnesian-names.js";

const ACTIONS: Readonly<Record<string, string>> = {
  maneuver: "A Maneuver",
  muster: "A Muster",
  build: "A build",
  recruit: "A recruit",
  "detach-garrison": "Detaching a garrison",
  pillage: "A pillage",
  supply: "Winter supply",
};

const REASONS: Reasons = {
  "move/game-over": () => "The game is over",
  "move/malformed": () => "This is not a move of Peloponnesian",
  "move/not-asked": (d) => `It is not for ${word(d, "seat")} to decide now`,
  "move/not-playing": (d) => `${word(d, "seat")} is not in this game`,
  "move/unknown": () => "There is no such move in this game",
  "move/not-listed": () => "This is not among the choices now",
  "action/not-now": (d) => `${action(d)} is not possible in this season`,
  "action/nothing-to-do": (d) => `${action(d)} would find nothing to do`,
  "commit/not-in-hand": (d) => `${card(d)} is not in the hand`,
  "commit/event-not-allowed": (d) => `The event of ${card(d)} may not be used now`,
  "commit/wrong-step": (d) => `${card(d)} cannot be used in this way now`,
  "maneuver/no-such-block": (d) => `This side has no ${word(d, "block")} in play`,
  "maneuver/not-in-group": (d) => `${word(d, "block")} are not of this group`,
  "maneuver/already-moved": (d) => `${word(d, "block")} have moved already in this turn`,
  "maneuver/cannot-join": (d) => `${word(d, "block")} cannot join the party`,
  "march/not-adjacent": (d) => `${word(d, "area")} is not adjacent`,
  "march/neutral-area": (d) => `${word(d, "area")} is neutral or not in play`,
  "march/closed-area": (d) => `${word(d, "area")} is closed to these blocks`,
  "march/besieged": () => "Besieged blocks cannot move by land",
  "march/no-shore": (d) => `Fleets find no shore to follow to ${word(d, "area")}`,
  "march/no-fleet": () => "Land blocks need fleets to move by sea",
  "build/not-in-play": (d) => `${word(d, "block")} are not in play`,
  "build/barbarian": (d) => `${word(d, "block")} are barbarians and cannot be built`,
  "build/full": (d) => `${word(d, "block")} have their full CV already`,
  "build/not-at-home": (d) => `${word(d, "block")} are not in a home city that is friendly and supplied`,
  "recruit/not-drawn": (d) => `${word(d, "block")} have not been drawn`,
  "recruit/cannot-be-placed": (d) => `${word(d, "block")} may not be placed there now`,
  "garrison/cannot-detach": (d) => `No garrison can be detached in ${word(d, "city")}`,
  "pillage/not-allowed": (d) => `${word(d, "city")} may not be pillaged now`,
  "supply/not-needed": (d) => `${word(d, "block")} need no supply or may have none`,
  "fortify/surplus-cannot-retreat": (d) => `Not all blocks at ${word(d, "area")} would find room inside or a way out`,
  "siege/not-established": (d) => `${word(d, "city")} has not been besieged since an earlier season`,
  "siege/dealt-with": (d) => `The siege of ${word(d, "city")} has been dealt with in this turn`,
  "siege/event-turn": (d) => `${word(d, "city")} can be stormed in an action turn only`,
  "siege/not-blockaded": (d) => `${word(d, "city")} is a port that is not blockaded and does not starve`,
  "siege/nobody-supplied": (d) => `No besieger of ${word(d, "city")} is supplied for the Winter`,
  "retreat/not-allowed-there": (d) => `${word(d, "area")} is not an area to retreat to`,
  "retreat/no-room": () => "There is no room inside the city",
  "march/cannot-engage": (d) => `These blocks may not engage at ${word(d, "area")}`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "This is not allowed now");
}

function action(data: Data): string {
  const value = data["action"];
  return typeof value === "string" && Object.hasOwn(ACTIONS, value) ? (ACTIONS[value] as string) : "This action";
}

function word(data: Data, key: string): string {
  return valueText(data, key, nameOf, "it");
}

function card(data: Data): string {
  return valueText(data, "card", cardText, "the card");
}
