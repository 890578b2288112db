import { type CardText, cardsOf } from "../../cards.js";
import { CARD_CLAUSES, eventRow, isAction, isCard } from "../../cards/nine-years.js";
import { nameOf } from "./names.js";

const TEXTS: Readonly<Record<string, string>> = {
  "beachy-head":
    "If the Glorious Revolution has happened and Guerre de Course is not in place: the Bourbons gain control of the Atlantic at once, without victory points. The card stays on the map and gives them the Atlantic again in every Winter Quarters.",
  "death-of-louvois": "The card stays on the map: the Bourbons have 1 resource point fewer in every Reinforcement Phase.",
  "scotland-rises":
    "If the Glorious Revolution has happened and no Alliance corps is in Highlands: Claverhouse and the fifth Jacobite corps, at full strength, appear there, and Highlands comes under Bourbon control.",
  "patriot-parliament":
    "If the Glorious Revolution has happened and the Bourbons control Dublin, they choose one: restore every reduced Jacobite corps in Ireland that is not besieged, or put one Jacobite corps from the Force Pool, reduced, in Dublin.",
  "devastation-of-the-palatinate":
    "The Alliance has 1 resource point fewer this turn. Then one Subsidy corps from the Force Pool, if there is one, appears reduced in the Empire/Subsidy Home Space.",
  "ottoman-counteroffensive": "The Alliance puts one Austrian corps that is not besieged from the map into the Force Pool, a full one if there is any.",
  "death-of-charles-of-lorraine": "Charles of Lorraine leaves the game.",
  "glorious-return-of-the-vaudois":
    "The Bourbons reduce one full French corps in Pinerolo, Briançon, Grenoble, Montmélian, Casale or Turin. Without such a corps nothing happens.",
  "subsidy-treaty":
    "One Subsidy corps from the Force Pool, if there is one, appears at full strength in the Empire/Subsidy Home Space. It does not count against the corps that may be formed this turn.",
  "provincial-militia":
    "The Bourbons restore one or two reduced French corps that have a line of communication to Paris and are not besieged, free of charge and beyond the yearly limit.",
  contributions:
    "Each side that controls at least two home spaces of active enemy powers, Britain and Ireland not counted, has 1 resource point more this turn.",
  "siege-train": "Just before a siege roll of yours: add 2 to it.",
  "forced-march": "When you begin a Campaign move: the army has 4 movement points instead of 3.",
  "intercepted-dispatches": "Just before an interception roll or an avoid-battle roll of yours: add 2 to it.",
  "contrary-winds": "When the enemy declares a Sea Movement, before the roll: subtract 2 from it.",
  "household-troops": "Before the dice of a battle in which you have at least three corps: roll two more dice, which hit on 5 or 6.",
  "battle-of-zenta":
    "One Austrian corps from the Force Pool, if there is one, appears at full strength in Vienna if the Alliance controls Vienna and has room there. The card stays on the map: the Alliance has 1 resource point more in every Reinforcement Phase.",
  "guerre-de-course":
    "Beachy Head, if in place, is taken off. The Atlantic comes under Alliance control if the Alliance controls London, otherwise under nobody's, without victory points. The card stays on the map: the Bourbons cannot prepare the Brest fleet, and the Alliance has 1 resource point fewer in every Reinforcement Phase.",
  "great-famine": "The Bourbons have 2 resource points fewer this turn.",
  "death-of-luxembourg": "Luxembourg leaves the game.",
  "smyrna-convoy": "If the Bourbons control at least one sea zone: this turn they have 1 resource point more and the Alliance 1 fewer.",
  "bank-of-england": "If the Alliance controls London: it has 2 resource points more this turn.",
  capitation: "The Bourbons have 2 resource points more this turn.",
  "recoinage-crisis": "If the Alliance controls London: it draws 1 Action card fewer this turn.",
  "bombardment-of-brussels":
    "If a fortress of the Low Countries under Alliance control is joined by a normal link to a space under Bourbon control: the Alliance has 1 resource point fewer this turn, and the Bourbons lower the strength of one such fortress by 1, not below 1, until Winter Quarters.",
  "turin-talks": "If Savoy is with the Alliance: no Savoyard corps may be formed, restored or replaced this turn.",
  "action-1": "1 action in this round.",
  "action-2": "2 actions in this round.",
  "action-3": "3 actions in this round.",
};

/** Action cards have the ids `action-1`, `action-2` and `action-3`. */
export const card: (id: string) => CardText | null = cardsOf({
  keyOf: (id) => (isCard(id) ? id : null),
  clauses: CARD_CLAUSES,
  nameOf,
  usesOf,
  textOf: (id) => TEXTS[id] ?? "",
});

function usesOf(id: string): readonly string[] {
  if (isAction(id)) return ["An Action card, one of which a player plays in each of his rounds"];
  return [
    eventRow(id).held ? "Kept until you play it; one such card of a player for one roll, move or battle" : "Carried out when it is drawn, whoever drew it",
  ];
}
