/** Why a choice of Diadochi is refused, in English. */
import type { Refusal } from "../../core/flow.js";
import { nameOf } from "./diadochi-names.js";

type Data = Refusal["data"];

const REASONS: Readonly<Record<string, (data: Data) => string>> = {
  "move/game-over": () => "The game is over",
  "move/malformed": () => "This is no move of Diadochi",
  "move/not-asked": (d) => `${word(d, "seat")} is not asked now`,
  "move/not-playing": (d) => `${word(d, "seat")} does not play`,
  "move/unknown": () => "This is no move of this game",
  "move/not-listed": () => "This is not among the choices now",
  "activate/has-acted": (d) => `${word(d, "general")} has already acted in this segment`,
  "activate/locked-in": (d) => `${word(d, "general")} is locked in a besieged city without a fresh combat unit`,
  "activate/not-on-map": (d) => `${word(d, "general")} is not on the map`,
  "activate/not-yours": (d) => `${word(d, "general")} is not one of your generals`,
  "avoid/attacker-came-from": (d) => `The attacker came from ${word(d, "space")}`,
  "avoid/enemies": (d) => `There are enemies at ${word(d, "space")}`,
  "avoid/marker": (d) => `${word(d, "space")} has a marker that is not yours`,
  "avoid/not-adjacent": (d) => `${word(d, "space")} is not the next space`,
  "intercept/closed": (d) => `${word(d, "into")} is closed to your armies`,
  "intercept/declared": (d) => `The army at ${word(d, "space")} already tries`,
  "intercept/no-army": (d) => `No army of yours is in the field at ${word(d, "space")}`,
  "intercept/not-adjacent": (d) => `No ordinary link leads from ${word(d, "space")} to ${word(d, "into")}`,
  "march/asked-before": (d) => `Passage through ${word(d, "space")} was asked before`,
  "march/commander-changed": () => "The commander has been changed since movement points were spent",
  "march/has-fought": () => "The army has fought and goes no farther",
  "march/land-move-only": () => "This move is by land only",
  "march/land-sea-land": () => "After land steps and a sea leg the army does not walk again",
  "march/lone-general": (d) => `A lone general does not enter ${word(d, "space")}, where others have combat units`,
  "march/naval-move-used": () => "The naval move of this segment has been made",
  "march/no-link": (d) => `No land link leads to ${word(d, "space")}`,
  "march/no-marker-to-remove": (d) => `There is no marker at ${word(d, "space")} that an army could remove`,
  "march/no-mp-to-pass": (d) => `The army would have no movement points left to leave ${word(d, "space")}`,
  "march/no-port": (d) => `${word(d, "space")} is no port`,
  "march/no-siege": (d) => `${word(d, "space")} is not to be besieged`,
  "march/no-subjugation": (d) => `${word(d, "space")} is not to be subjugated`,
  "march/nobody-to-ask": (d) => `No other player has combat units at ${word(d, "space")}`,
  "march/on-passage": () => "An army on passage must go on",
  "march/royals-do-not-count": () => "Royal troops do not count here, and without them the army is too small",
  "march/sailed-before": () => "The army has made its sea leg",
  "march/too-few-mp": () => "The army has too few movement points",
  "march/too-few-units": () => "The army needs three combat units",
  "withdraw/no-room": (d) => `There is no more room behind the walls of ${word(d, "space")}`,
  "withdraw/nobody": (d) => `Nobody stands in the field at ${word(d, "space")}`,
  "marker/controlled": (d) => `${word(d, "space")} already has a control marker`,
  "marker/enemies": (d) => `There are enemies at ${word(d, "space")}`,
  "marker/out-of-range": (d) => `${word(d, "space")} is not within two clear spaces of a marker that lay there when the segment began`,
  "marker/transit-point": (d) => `${word(d, "space")} is a transit point, which nobody controls`,
  "place/no-legal-space": (d) => `Nothing can be placed at ${word(d, "space")}`,
  "place/other-unit-first": (d) => `First one of the ${word(d, "unit")} is to be placed`,
  "surprise/no-surprise-card": (d) => `${word(d, "card")} is no Surprise card`,
  "surprise/not-in-this-window": (d) => `${word(d, "card")} cannot be played at this moment`,
  "surrender/no-burial": (d) => `Alexander cannot be buried at ${word(d, "space")} now`,
  "surrender/no-marker": (d) => `No marker of yours can be placed on ${word(d, "space")}`,
  "train/unfinished": (d) => `The unit in training comes first: ${word(d, "unit")}`,
  "tyche/must-be-played": (d) => `The event of ${word(d, "card")} must be played`,
  "tyche/surprise-card": (d) => `${word(d, "card")} is a Surprise card and cannot be the card of the segment`,
  "idle/has-moved": (d) => `${word(d, "general")} has moved in this segment`,
  "idle/no-minor-general": (d) => `${word(d, "general")} is not one of your minor generals`,
  "idle/no-royals-to-disband": (d) => `No royal troops at ${word(d, "space")} can be disbanded`,
  "idle/no-units-there": (d) => `No combat unit of yours is in the field with ${word(d, "general")}`,
  "idle/not-in-the-pool": (d) => `${word(d, "general")} is not in the pool`,
  "idle/placed-before": (d) => `${word(d, "general")} cannot be placed again in this segment`,
  "ops/no-space-to-mark": () => "No space for a control marker is in reach",
  "ops/nobody-to-activate": () => "None of your generals can be activated",
  "surrender/attempted": (d) => `The army at ${word(d, "space")} has made its free attempt`,
  "surrender/no-army": (d) => `You have no army at ${word(d, "space")}`,
  "surrender/nothing-to-attempt": (d) => `Nothing at ${word(d, "space")} is to be besieged or subjugated`,
  "use/event-later": (d) => `The event of ${word(d, "card")} comes only on a later turn`,
  "use/event-must-be-played": (d) => `${word(d, "card")} must be played as its event`,
  "use/must-be-played": (d) => `${word(d, "card")} must be played and cannot be discarded`,
  "use/no-dispersed-fleet": () => "None of your fleets is dispersed",
  "use/no-event-alone": (d) => `${word(d, "card")} is not played for its event alone`,
  "use/no-fleet-to-upgrade": () => "None of your available fleets can be upgraded",
  "use/no-general": (d) => `${word(d, "card")} brings no general`,
  "use/no-ops": (d) => `${word(d, "card")} has no operations points`,
  "use/nobody-to-replace": () => "None of your major generals is dead",
  "use/not-four-ops": (d) => `${word(d, "card")} is no card of four operations points`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  const reason = Object.hasOwn(REASONS, refusal.code) ? REASONS[refusal.code] : undefined;
  const text = reason === undefined ? "This is not allowed now" : reason(refusal.data);
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}

function word(data: Data, key: string): string {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === "string" ? nameOf(value) : String(value ?? "it");
}
