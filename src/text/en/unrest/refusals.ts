import type { Refusal } from "../../../core/basics/errors.js";
import type { UnrestRefusal } from "../../../unrest/rules/refusals.js";
import { type Data, type Reasons, reasonText, valueText } from "../../wording.js";
import { COMMON_REASONS } from "../common-refusals.js";
import { cardText, nameOf } from "./names.js";
import { counted } from "../words.js";

/** Refusals by code, including those that the Garrison Box gives in other games. */
export const REFUSALS: Reasons<UnrestRefusal> = {
  ...COMMON_REASONS,
  "card/not-in-hand": (d) => `${card(d)} is not in the hand`,
  "card/other-deck": (d) => `${card(d)} is a card of the other side`,
  "card/no-event": (d) => `${card(d)} has no event; it is used for its value`,
  "card/response-only": (d) => `${card(d)} can only be played in response`,
  "active/card-play-used": () => "The one card play has been used",
  "active/rearranged": () => "The minor leaders have been rearranged already",
  "active/nothing-to-rearrange": () => "No minor leader can go anywhere else",
  "reinforce/value-too-low": (d) => `Only a card of value ${word(d, "needed")} or more brings reinforcements; ${card(d)} has less`,
  "activate/nobody": (d) => `No leader on the map can be activated with ${card(d)}`,
  "activate/initiative": (d) => `${word(d, "leader")} has initiative ${word(d, "initiative")}; a card of value ${word(d, "value")} is too low`,
  "activate/nothing-to-waive": () => "Only the second activation of a Campaign can be waived",
  "activate/same-leader": (d) => `${word(d, "leader")} has been activated with this card; the second leader must be another`,
  "leader/other-side": (d) => `${word(d, "leader")} belongs to the other side`,
  "leader/off-map": (d) => `${word(d, "leader")} is not on the map`,
  "leader/not-there": (d) => `${word(d, "leader")} is not in that location`,
  "leader/is-the-mover": (d) => `${word(d, "leader")} himself is the one who goes`,
  "leader/named-under-minor": (d) => `${word(d, "leader")} is a named leader and never subordinate to a minor one`,
  "leader/fought": (d) => `${word(d, "leader")} fought on the unrest and takes no further part in this card play`,
  "blockade/not-in-sicily": () => "A leader in Sicily is needed for a blockade",
  "blockade/leader-elsewhere": (d) => `${word(d, "leader")} is not in Sicily; a blockade is led from there`,
  "blockade/too-few-cu": (d) => `At least ${word(d, "needed")} Carthaginian CU in Sicily are needed for a blockade`,
  "raise/owners-deck": (d) => `${card(d)} is of the Carthaginian deck and never raises the unrest`,
  "raise/no-neutral-power": () => "Only the event of a neutral power raises the unrest",
  "raise/marker-on-round": () => "The unrest has already been raised by an event in this round",
  "raise/at-cap": () => "The unrest is at its cap",
  "step/no-movement-points": (d) => `${word(d, "leader")} has only ${counted(Number(d["points"] ?? 0), "movement point")} left`,
  "step/already-marched": (d) => `${word(d, "leader")} has marched already`,
  "step/no-way": (d) => `${word(d, "leader")} cannot go that way`,
  "attack/level-zero": () => "At level 0 there is nothing to attack",
  "attack/no-battle-here": (d) => `There is no battle where ${word(d, "leader")} is`,
  "attack/no-enemy": () => "There is no enemy CU in Sicily",
  "attack/no-cu": (d) => `${word(d, "leader")} has no CU to attack with`,
  "attack/all-fought": () => "All CU there have attacked in this card play",
  "count/too-many": (d) => `At most ${word(d, "most")} CU can attack`,
  "count/too-few": () => "At least 1 CU must attack",
  "count/not-so-many": (d) => `There are fewer than ${word(d, "count")} CU there`,
  "count/some-fought": () => "Some of the CU there have attacked in this card play and take no further part in it",
  "move/over-most": (d) => `At most ${word(d, "most")} CU go with a leader`,
  "move/destination-now": () => "The destination comes first",
  "move/destination-given": () => "A march has one destination only, the other end of the road",
  "move/destination-chosen": () => "The destination has been chosen",
  "move/cu-now": () => "The number of CU comes first",
  "move/cu-chosen": () => "The number of CU has been chosen",
  "move/over-capacity": (d) => `The card carries at most ${word(d, "most")} CU`,
  "move/same-location": (d) => `${word(d, "leader")} is in ${word(d, "location")} already`,
  "location/closed": (d) => `${word(d, "location")} is not open to this side`,
  "location/owners-box": () => "Nobody but Carthage enters the Garrison Box",
  "response/not-fitting": (d) => `${card(d)} does not fit here`,
  "response/already-in-force": (d) => `The effect of ${card(d)} is already in force in this battle`,
  "support/cap-reached": () => "The unrest is at its cap",
  "support/level-zero": () => "The unrest is at 0",
  "support/too-few-points": (d) => `A port costs ${word(d, "cost")} support points; ${word(d, "points")} left`,
  "support/no-port-left": () => "There is no port left to take",
  "place/no-port": () => "Without a port in Sicily no CU can be placed there",
  "place/not-displaced": (d) => `${word(d, "leader")} is not displaced`,
  "place/no-cu-there": (d) => `${word(d, "leader")} can only be placed with CU of his side`,
  "place/named-stays": (d) => `${word(d, "leader")} is a named leader; only minor ones are rearranged`,
  "place/resting": (d) => `${word(d, "leader")} was set aside in this activity of his side and comes back in a later one`,
  "place/placed-already": (d) => `It has been decided where ${word(d, "leader")} goes`,
  "place/stays-there": (d) => `${word(d, "leader")} is in ${word(d, "location")}; leave him there`,
  "leader/other-first": (d) => `It is for ${word(d, "leader")} to stay or go now`,
  "box/owner-only": () => "Nobody but its owner brings anything into the Garrison Box or out of it",
  "box/no-leader": () => "CU sail with a leader only",
  "box/no-sea-move": () => "This sea move is not possible, or takes more movement points than are left",
  "box/already-there": (d) => `${word(d, "leader")} is in the Garrison Box already`,
  "box/not-there": (d) => `${word(d, "leader")} is not in the Garrison Box`,
  "box/has-fought": (d) => `${word(d, "leader")} has fought on the unrest and takes no further part in this card play`,
  "box/too-few-cu": () => "There are not so many such CU in the Garrison Box",
  "box/cu-have-fought": () => "CU that have fought on the unrest take no further part in this card play",
  "box/no-raise": () => "No event of this deck raises the unrest now",
  "box/no-support-room": (d) => `The level of the unrest can go up by ${word(d, "up")} and down by ${word(d, "down")} now`,
  "box/level-zero": () => "At level 0 there is nothing to attack",
  "box/no-movement-points": (d) => `${word(d, "points")} movement points are not enough for an attack`,
  "box/initiative": (d) => `${word(d, "leader")} has initiative ${word(d, "initiative")}; a card of value ${word(d, "value")} is too low`,
  "box/not-activated": (d) => `Nobody but the activated leader attacks, not ${word(d, "leader")}`,
  "box/no-cu": () => "At least 1 CU must attack",
  "box/too-many-cu": (d) => `At most ${word(d, "most")} CU can attack`,
  "box/bad-losses": (d) => `Exactly ${word(d, "count")} of the attacking CU are lost`,
  "move/malformed": (d) => `This is not a move: ${word(d, "got")}`,
  "move/other-seat": (d) => `This is a move of ${word(d, "mover")}, not of ${word(d, "seat")}`,
  "move/not-asked": (d) => `It is not for ${word(d, "seat")} to decide now`,
  "move/not-listed": () => "This cannot be chosen here",
  "move/not-playing": (d) => `${word(d, "seat")} is not in this game`,
};

/** The reason for a refusal as one sentence, with its clause if it has one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REFUSALS, refusal, "This is not allowed now");
}

function word(data: Data, key: string): string {
  return valueText(data, key, nameOf, "it");
}

function card(data: Data): string {
  return valueText(data, "card", cardText, "the card");
}
