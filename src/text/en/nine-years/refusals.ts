import type { Refusal } from "../../../core/basics/errors.js";
import type { NineYearsRefusal } from "../../../nine-years/rules/refusals.js";
import type { ActionId } from "../../../nine-years/vocabulary/types.js";
import { type Data, entryOf, type Reasons, reasonText, valueText } from "../../wording.js";
import { COMMON_REASONS } from "../common-refusals.js";
import { at, nameOf, theSpace } from "./names.js";
import { counted } from "../words.js";

const REASONS: Reasons<NineYearsRefusal> = {
  ...COMMON_REASONS,
  "move/malformed": () => "This is not a move of Nine Years",
  "move/other-seat": (d) => `This is a move of ${word(d, "mover")}, not of ${word(d, "seat")}`,
  "move/not-asked": (d) => `It is not for the ${word(d, "seat")} to decide now`,
  "move/not-playing": (d) => `The ${word(d, "seat")} ${d["seat"] === "alliance" ? "is" : "are"} not in this game`,
  "move/not-listed": () => "This is not among the choices now",
  "card/not-in-hand": (d) => `There is no card of ${actions(d)} in the hand`,
  "card/not-playable": (d) => `A card of ${actions(d)} cannot be played now`,
  "form/not-there": (d) => `The corps cannot be formed at ${word(d, "space")}`,
  "fleet/not-prepared": (d) => `The ${word(d, "fleet")} is not prepared`,
  "arrival/not-there": (d) => `The corps cannot arrive at ${word(d, "space")}`,
  "leader/not-there": (d) => `The leader cannot be placed at ${word(d, "space")}`,
  "leader/not-transferable": (d) => `${word(d, "leader")} cannot be transferred now`,
  "force/leader": (d) => `${word(d, "leader")} cannot take part`,
  "force/corps": () => "These corps cannot take part, or they are too few or too many",
  "step/not-adjacent": (d) => `${word(d, "space")} is not adjacent to ${word(d, "from")}`,
  "step/red-link": (d) => `The link to ${word(d, "space")} is for the Alliance only`,
  "step/too-far": (d) => `There are too few movement points for ${word(d, "space")}`,
  "step/neutral": (d) => `${word(d, "space")} is neutral`,
  "step/closed": (d) => `${word(d, "space")} is closed to this side`,
  "step/leaders-alone": (d) => `Leaders without corps may not enter ${word(d, "space")}`,
  "step/demoralized": (d) => `Demoralized units may not enter ${word(d, "space")}`,
  "step/overstacked": (d) => `The army would have to stop at ${word(d, "space")} with too many corps there`,
  "step/convert-first": () => "The army has to take control of its space first",
  "convert/not-possible": () => "The space cannot be converted now",
  "leave/not-possible": () => "No units can be left behind now",
  "stop/not-here": () => "The army may not stop here: there would be too many corps",
  "transfer/not-there": (d) => `The unit cannot be transferred to ${word(d, "space")}`,
  "rally/not-possible": () => "This cannot be rallied now",
  "sail/not-there": (d) => `The group cannot sail to ${word(d, "space")}`,
  "action/used": (d) => `${action(d)} has been made in this round`,
  "fleet/none-prepared": () => "No fleet is prepared",
  "siege/no-army": (d) => (d["space"] === null ? "No corps of this side besiege a fortress" : `No corps of this side besiege a fortress ${place(d)}`),
  "siege/too-few-corps": (d) => `There are too few corps ${place(d)} for its defense value`,
  "siege/corps-demoralized": (d) => `Too many corps ${place(d)} are demoralized for a siege roll`,
  "siege/corps-acted": (d) => `Too many corps ${place(d)} have acted in this round for a siege roll`,
  "siege/no-leader": (d) => `A siege roll ${place(d)} needs a leader`,
  "siege/leaders-demoralized": (d) => `The leaders ${place(d)} are demoralized`,
  "siege/leaders-acted": (d) => `The leaders ${place(d)} have acted in this round`,
  "siege/too-little-command": (d) => `The leaders ${place(d)} cannot command as many corps as the siege roll needs`,
  "campaign/no-leader": (d) => (d["space"] === null ? "No leader is there to lead an army" : `No leader of this side stands ${place(d)}`),
  "campaign/besieged": (d) => `The leaders ${place(d)} are besieged`,
  "campaign/leaders-acted": (d) => `The leaders ${place(d)} have acted in this round`,
  "campaign/nowhere": (d) => `No army can go anywhere from ${space(d)}`,
  "sail/no-port": (d) => (d["space"] === null ? "There is no port to sail from" : `This side cannot sail from ${space(d)}`),
  "sail/nobody": (d) => (d["space"] === null ? "Nobody stands in a port to sail from" : `Nobody stands ${place(d)} who could sail`),
  "sail/acted": (d) => `Everybody ${place(d)} has acted in this round`,
  "sail/nowhere": (d) => `There is no port to which units ${place(d)} could sail`,
  "replacement/none": (d) => (d["space"] === null ? "No corps is reduced" : `No such reduced corps stands ${place(d)}`),
  "replacement/besieged": (d) => `The corps ${place(d)} is besieged`,
  "replacement/acted": (d) => `The corps ${place(d)} has acted in this round`,
  "replacement/overstacked": (d) => `There are too many corps ${place(d)}`,
  "replacement/talks": () => "No Savoyard corps can be replaced while there are talks at Turin",
  "replacement/no-loc": (d) => `The corps ${place(d)} has no line of communication to the capital of its power`,
  "rally/no-leader": (d) => (d["leader"] === null ? "There is no leader to rally anybody" : `${word(d, "leader")} is no leader of this side on the map`),
  "rally/acted": (d) => `${word(d, "leader")} has acted in this round`,
  "rally/nobody": (d) => `There is nobody whom ${word(d, "leader")} could rally`,
  "transfer/nobody": () => "This side has no such unit on the map there",
  "transfer/besieged": () => "Besieged units cannot be transferred",
  "transfer/acted": () => "The unit has acted in this round",
  "transfer/nowhere": () => "There is nowhere the unit could be transferred to",
  "support/sent": () => "Colonial Support has been sent already",
  "restore/none": (d) => (d["space"] === null ? "No corps is reduced" : `No such reduced corps stands ${place(d)}`),
  "restore/besieged": (d) => `The corps ${place(d)} is besieged`,
  "restore/talks": () => "No Savoyard corps can be restored while there are talks at Turin",
  "restore/limit": () => "This power has restored as many corps as it may in a turn",
  "restore/no-loc": (d) => `The corps ${place(d)} has no line of communication to the capital of its power`,
  "form/not-yours": (d) => `${word(d, "power")} is a power of the other side`,
  "form/not-at-war": (d) => `${word(d, "power")} takes no part in the war`,
  "form/talks": () => "No Savoyard corps can be formed while there are talks at Turin",
  "form/empty-pool": (d) => `There is no corps of ${word(d, "power")} in the Force Pool`,
  "form/limit": (d) => `${word(d, "power")} has formed as many corps as it may in a turn`,
  "form/no-place": (d) => `No space can take a new corps of ${word(d, "power")}`,
  "line/not-controlled": (d) => `This side does not control ${space(d)}`,
  "line/too-few-corps": (d) => (d["space"] === null ? "A Fortified Line needs five corps in one space" : `A Fortified Line needs five corps ${place(d)}`),
  "line/no-loc": (d) => `There is no line of communication ${place(d)}`,
  "line/highest": (d) => `The Fortified Line ${place(d)} has the highest level`,
  "line/this-turn": (d) => `The Fortified Line ${place(d)} has been raised in this turn`,
  "fleet/not-yours": (d) => `The ${word(d, "fleet")} is of the other side`,
  "fleet/removed": (d) => `The ${word(d, "fleet")} is out of the game`,
  "fleet/in-box": (d) => `The ${word(d, "fleet")} lies in the control box of its zone`,
  "fleet/prepared": (d) => `The ${word(d, "fleet")} is prepared already`,
  "fleet/zone": (d) => `This side controls the zone of the ${word(d, "fleet")}`,
  "fleet/guerre-de-course": (d) => `Guerre de Course keeps the ${word(d, "fleet")} from being prepared`,
  "fleet/port": (d) => `The enemy holds or besieges the home port of the ${word(d, "fleet")}`,
  "fleet/no-loc": (d) => `The home port of the ${word(d, "fleet")} has no line of communication`,
  "fleet/strength": (d) => `The ${word(d, "fleet")} is prepared with strength 1 or 2, for as many resource points as there are`,
  "held/not-that-card": (d) => `The question is not about “${word(d, "card")}”`,
  "leave/nobody-yet": () => "Somebody has to be left behind first",
  "leave/leader-not-there": (d) => `${word(d, "leader")} is not with the army`,
  "leave/last-leader": () => "The army needs one leader to go on",
  "leave/corps-not-there": () => "There is no such corps in the army",
  "leave/overstacked": () => "The corps left behind would be too many here",
  "withdraw/not-suitable": (d) => `The units may not go to ${space(d)}`,
  "withdraw/not-nearest": (d) => `${word(d, "space")} is not the nearest space, or no way leads there`,
  "fortify/full": () => "The fortress has no room for another corps",
  "fortify/corps-not-there": () => "There is no such corps outside the walls that may go in",
  "fortify/leader-not-there": (d) => `${word(d, "leader")} is not outside the walls, or may not go in`,
  "event/not-that-corps": (d) => `“${word(d, "card")}” is not about such a corps ${place(d)}`,
  "event/not-that-space": (d) => `“${word(d, "card")}” is not about ${space(d)}`,
  "event/no-such-option": (d) => `“${word(d, "card")}” offers no such alternative now`,
  "losses/not-there": () => "No such corps takes part",
  "losses/others-first": () => "Other corps lose a step first",
  "interception/not-adjacent": (d) => `${word(d, "space")} is not adjacent to ${word(d, "into")}`,
  "interception/red-link": (d) => `The link from ${space(d)} is for the Alliance only`,
  "interception/left-there": (d) => `The army has just left ${space(d)}`,
  "interception/besieges": (d) => `The corps ${place(d)} besiege a fortress`,
  "interception/no-corps": (d) => `No corps of this side stand ${place(d)}`,
  "interception/corps-demoralized": (d) => `The corps ${place(d)} are demoralized`,
  "interception/no-leader": (d) => `No leader of this side stands ${place(d)}`,
  "interception/leaders-demoralized": (d) => `The leaders ${place(d)} are demoralized`,
  "retreat/not-there": (d) => `The units cannot retreat to ${space(d)}`,
  "re-embark/not-there": (d) => `The units cannot re-embark to ${space(d)}`,
  "commander/not-equal": (d) => `${word(d, "leader")} is not among the equal leaders who could command`,
};

/** The reason for a refusal as one sentence, with its clause if it has one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "This is not allowed now");
}

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "A Campaign move",
  siege: "A siege",
  transfer: "A Transfer",
  replacement: "A Replacement",
  rally: "A Rally",
  "sea-movement": "A Sea Movement",
  "deploy-fleet": "Deploy Fleet",
};

function action(data: Data): string {
  return entryOf(ACTIONS, String(data["action"]), "This action");
}

function actions(data: Data): string {
  return counted(Number(data["value"] ?? 0), "action");
}

/** The space of a refusal with its preposition: `at Namur`. */
function place(data: Data): string {
  return valueText(data, "space", at, "there");
}

/** The space of a refusal inside a sentence: `Namur`. */
function space(data: Data): string {
  return valueText(data, "space", theSpace, "it");
}

function word(data: Data, key: string): string {
  return valueText(data, key, nameOf, "it");
}
