import type { UnrestDecision } from "../../../unrest/vocabulary/frames.js";
import type { UnrestMove } from "../../../unrest/vocabulary/moves.js";
import { type Prompts, whatCan } from "../../sentences.js";
import { cardText, nameOf } from "./names.js";
import { counted, listOf } from "../words.js";

export const PROMPTS: Prompts<UnrestDecision, UnrestMove["type"]> = {
  draw: () => "Which cards are discarded before new ones are drawn?",
  "first-player": () => "Who goes first in every round of this turn?",
  active: ({ cardPlayed, rearranged }, _seats, can) => {
    const isPlayed = !cardPlayed && (can("activate") || can("reinforce") || can("play-event"));
    const left = [
      ...(isPlayed ? ["one card play"] : []),
      ...(can("play-event") ? ["extra events"] : []),
      ...(!rearranged && can("rearrange") ? ["one rearrangement of minor leaders"] : []),
    ];
    return left.length === 0 ? "Nothing more can be done." : `What next? There can still be ${listOf(left, "")}.`;
  },
  activate: ({ value, left, first }) =>
    first === null
      ? `Which leader with initiative ${value} or lower is activated?${left > 1 ? ` ${left} activations in all.` : ""}`
      : `Which second leader with initiative ${value} or lower is activated, other than ${nameOf(first)}?`,
  activation: ({ leader, location, points }, [seat], can) =>
    seat === "carthage"
      ? `${nameOf(leader)} in ${nameOf(location)}: what next? ${counted(points, "movement point")} left.`
      : `${nameOf(leader)} in ${nameOf(location)}: ${[whatCan(can, { march: "march", attack: "attack" }).join(", "), "stop"].filter(Boolean).join(" or ")}?`,
  mistrust: ({ leader, location }) => `${nameOf(leader)} is activated in ${nameOf(location)}. Is that cancelled with ${cardText("k-carthaginian-mistrust")}?`,
  storms: ({ leader, to, cu }) => `${nameOf(leader)} is to sail to ${nameOf(to)} with ${cu} CU. Is that stopped with ${cardText("k-storms-at-sea")}?`,
  movement: ({ leader, capacity, from, goal, other }) => {
    if (goal === null) return `${nameOf(leader)} in ${nameOf(from)}: where to?`;
    const goes = `${nameOf(leader)} goes to ${nameOf(goal)}`;
    return other === null ? `${goes}: with how many CU, ${capacity} at most?` : `${goes}: does ${nameOf(other)} go with him?`;
  },
  attack: ({ leader, location, against }) =>
    location === "garrison-box"
      ? `${nameOf(leader)} attacks the unrest of level ${against}: with how many CU?`
      : `${nameOf(leader)} attacks ${against} CU in ${nameOf(location)}: with how many?`,
  "sicily-battle": ({ leader, cu, against }) => `${nameOf(leader)} attacks in Sicily with ${cu} CU against ${against}: who commands the defence?`,
  "battle-responses": ({ location, leader, cu, against, effects }) => {
    const inForce = effects.length === 0 ? "" : ` In force: ${listOf(effects.map(nameOf), "")}.`;
    return `Battle in ${nameOf(location)}, ${nameOf(leader)} with ${cu} CU against ${against}: is a card played before the dice?${inForce}`;
  },
  support: ({ points, level, ports }, _seats, can) => {
    const uses = whatCan(can, { "spend-on-level": `for the level of the unrest (now ${level})`, "spend-on-port": `for a port (Carthage holds ${ports})` });
    return `${counted(points, "support point")} left: ${[...uses, "or not at all"].join(", ")}?`;
  },
  "wild-beasts": ({ leader }) => `${nameOf(leader)} is beaten in Sicily. Is he marked with ${cardText("k-wild-beasts")}?`,
  blockade: () => "Which leader in Sicily carries out the blockade?",
  "place-cu": ({ left }) => `Where do reinforcements go? ${left} CU left to place.`,
  "return-leaders": ({ leader }) => `Where does ${nameOf(leader)} return?`,
  rearrange: ({ leader, location }) =>
    location === null
      ? `${nameOf(leader)} is off the map: where does he go, if anywhere?`
      : `${nameOf(leader)} is in ${nameOf(location)}: does he stay, or where does he go?`,
};
