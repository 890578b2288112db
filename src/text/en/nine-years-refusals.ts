/** Why a choice of Nine Years is refused, in English. */
import type { Refusal } from "../../core/flow.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { nameOf } from "./nine-years-names.js";

const REASONS: Reasons = {
  "move/game-over": () => "The game is over",
  "move/malformed": () => "This is not a move of Nine Years",
  "move/not-asked": (d) => `It is not for the ${word(d, "seat")} to decide now`,
  "move/not-playing": (d) => `The ${word(d, "seat")} ${d["seat"] === "alliance" ? "is" : "are"} not in this game`,
  "move/unknown": () => "There is no such move in this game",
  "move/not-listed": () => "This is not among the choices now",
  "action/not-possible": (d) => `${action(d)} is not possible now`,
  "action/not-from-there": (d) => `The action cannot begin at ${word(d, "space")}`,
  "card/not-in-hand": (d) => `There is no card of ${word(d, "value")} actions in the hand`,
  "card/not-playable": (d) => `A card of ${word(d, "value")} actions cannot be played now`,
  "spend/not-possible": () => "Resource points cannot be spent on this now",
  "restore/not-possible": (d) => `No such corps can be restored at ${word(d, "space")}`,
  "form/not-there": (d) => `The corps cannot be formed at ${word(d, "space")}`,
  "line/not-there": (d) => `No Fortified Line can be built at ${word(d, "space")}`,
  "fleet/not-possible": (d) => `The ${word(d, "fleet")} cannot be prepared now`,
  "fleet/not-prepared": (d) => `The ${word(d, "fleet")} is not prepared`,
  "arrival/not-there": (d) => `The corps cannot arrive at ${word(d, "space")}`,
  "leader/not-there": (d) => `The leader cannot be placed at ${word(d, "space")}`,
  "leader/not-transferable": (d) => `${word(d, "leader")} cannot be transferred now`,
  "force/leader": (d) => `${word(d, "leader")} cannot take part`,
  "force/corps": () => "These corps cannot take part, or they are too few or too many",
  "step/not-adjacent": (d) => `${word(d, "space")} is not adjacent`,
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
  "transfer/not-that": () => "This unit cannot be transferred",
  "replacement/not-possible": (d) => `No such corps can be replaced at ${word(d, "space")}`,
  "rally/not-possible": () => "This cannot be rallied now",
  "sail/not-there": (d) => `The group cannot sail to ${word(d, "space")}`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "This is not allowed now");
}

const ACTIONS: Readonly<Record<string, string>> = {
  campaign: "A Campaign move",
  siege: "A siege",
  transfer: "A Transfer",
  replacement: "A Replacement",
  rally: "A Rally",
  "sea-movement": "A Sea Movement",
  "deploy-fleet": "Deploy Fleet",
};

function action(data: Data): string {
  const value = data["action"];
  return typeof value === "string" && Object.hasOwn(ACTIONS, value) ? (ACTIONS[value] as string) : "This action";
}

function word(data: Data, key: string): string {
  return valueText(data, key, nameOf, "it");
}
