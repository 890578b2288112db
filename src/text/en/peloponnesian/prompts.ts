import type { PeloponnesianDecision } from "../../../peloponnesian/vocabulary/frames.js";
import type { PeloponnesianMove } from "../../../peloponnesian/vocabulary/moves.js";
import type { BattleMode, EventRoll, MeleeQuestion, Olympian, Target } from "../../../peloponnesian/vocabulary/types.js";
import { type Prompts, whatCan } from "../../sentences.js";
import { at as where, cardText, nameOf, theArea, theRegion } from "./names.js";
import { counted } from "../words.js";

const TARGETS: Readonly<Record<Target, string>> = {
  city: "which city is meant?",
  area: "which area is meant?",
  block: "which block is meant?",
  recruit: "which block appears, and where?",
};

const MODES: Readonly<Record<BattleMode, string>> = { field: "Battle", sea: "Battle at sea", landing: "Landing", storm: "Storm", sally: "Sally" };

const MELEE: Readonly<Record<MeleeQuestion, string>> = {
  ares: "is Ares called upon?",
  option: "fight on, or give up?",
  attacker: "which block attacks next?",
  zeus: "is Zeus called upon for another roll?",
  hit: "which block takes the hit?",
  rout: "which block is routed?",
  pursuer: "which block pursues?",
};

const OLYMPIANS: Readonly<Record<Olympian, string>> = {
  zeus: "Is Zeus called upon",
  poseidon: "Is Poseidon called upon",
  ares: "Is Ares called upon",
  athena: "Does Athena protect the city",
  apollo: "Is Apollo called upon",
  hermes: "Is Hermes called upon for one more action",
  demeter: "Is Demeter called upon to supply blocks for the Winter",
};

const ROLLS: Readonly<Record<EventRoll, string>> = {
  expansion: "the spreading of the revolt",
  tempest: "the tempest",
  diplomacy: "diplomacy",
  "civil-war": "the civil war",
  "macedonian-intrigue": "the intrigue in Macedonia",
  plague: "the plague",
  "plague-pericles": "the plague and Pericles",
  "peace-faction": "the peace faction",
  "argive-alliance": "the alliance with Argos",
};

const left = (count: number, noun: string, plural?: string): string => `${counted(count, noun, plural)} left.`;

export const PROMPTS: Prompts<PeloponnesianDecision, PeloponnesianMove["type"]> = {
  bidding: ({ bid, choosesSide }) =>
    choosesSide
      ? `The choice of side is won for ${bid} prestige: which side is taken?`
      : `The bid for the choice of side stands at ${bid} prestige: raise it by 1, or pass?`,
  commit: ({ season }, _seats, can) => {
    const uses =
      season === "new-year"
        ? { "play-event": "committed for its event", sacrifice: "sacrificed" }
        : { "play-event": "for its event", "play-actions": "for actions" };
    return `${nameOf(season)}: which card is ${season === "new-year" ? "" : "committed, "}${whatCan(can, uses).join(" or ")}?`;
  },
  "take-olympian": () => "Which Olympian is won over?",
  // ---- actions
  "action-phase": ({ season, actions }) => `${nameOf(season)}: what is the next action? ${left(actions, "action")}`,
  maneuver: ({ limited, group }) =>
    group === null ? `${limited ? "Surprise march" : "Maneuver"}: which group moves?` : `Maneuver from ${theArea(group)}: which blocks march together?`,
  loading: ({ at }) => `Which block goes aboard which fleet${at === null ? "" : ` ${where(at)}`}?`,
  "lower-cargo": ({ cargo, carrier }) =>
    cargo === null || carrier === null
      ? "A block is too strong for its fleet: to how many CV is it lowered?"
      : `${nameOf(cargo)} on board ${nameOf(carrier)}: lowered to how many CV?`,
  march: ({ at, used, allowance, atPort, forced }) => {
    if (at === null || allowance === null) return "Where does the party march to?";
    if (atPort === true) return `The party reaches the besieged port of ${nameOf(at)}: into the city, or ashore?`;
    if (forced === true) return `The party ${where(at)} has used its allowance: is a forced march tried?`;
    return `The party ${where(at)}: where to? ${Math.max(allowance - used, 0)} of ${counted(allowance, "area")} left.`;
  },
  muster: ({ goal }) => (goal === null ? "Muster: to which city?" : `Muster ${where(goal)}: which block comes?`),
  build: ({ left: builds, fleetsOnly }) => `Which ${fleetsOnly ? "fleet" : "block"} gains 1 CV? ${left(builds, "build")}`,
  recruit: () => "Which of the blocks drawn is placed, and where?",
  "detach-garrison": () => "In which city is a garrison left?",
  pillage: ({ city, leaver }) => {
    if (city === null) return "Which besieged city is pillaged?";
    return leaver === null ? `${nameOf(city)} is pillaged: where do the blocks go?` : `${nameOf(city)} is pillaged: where to with ${nameOf(leaver)}?`;
  },
  "winter-supply": ({ left: supplies }) => `Which block is supplied for the Winter? ${left(supplies, "supply", "supplies")}`,
  // ---- at sea and on forced marches
  "storm-checks": () => "Poseidon: is he called upon at the crossings of this turn?",
  "forced-marches": ({ from, to, block }) =>
    `The forced march${from === null || to === null ? "" : ` from ${theArea(from)} to ${theArea(to)}`} has succeeded${block === null ? "" : ` for ${nameOf(block)}`}: go on, or stay?`,
  // ---- combat
  combat: ({ question, from }) => {
    if (question === "apollo") return "Apollo: which area is struck, if any?";
    if (question === "sally") return "Which besieged group sallies out, if any?";
    if (question === "party") return `Sally${from === null ? "" : ` from ${theArea(from)}`}: who goes out?`;
    return "Which battle is fought next?";
  },
  battle: ({ area }) => `Battle ${where(area)}: which column fights next?`,
  fortify: ({ area, inside, room }) =>
    inside ? `Who goes inside ${nameOf(area)}? Room for ${counted(room, "block")}.` : `The enemy has come to ${theArea(area)}: fight, or go behind the walls?`,
  melee: ({ area, mode, question }) => `${MODES[mode]} ${where(area)}: ${MELEE[question]}`,
  retreat: ({ area, leaver }) =>
    leaver === null ? `Retreat from ${theArea(area)}: which block goes next?` : `Retreat from ${theArea(area)}: where to with ${nameOf(leaver)}?`,
  sieges: (_about, _seats, can) => {
    const [last, ...others] = whatCan(can, { "leave-siege": "left alone", attrition: "starved", storm: "stormed" });
    return last === undefined
      ? "Sieges: do they end?"
      : `Sieges: which city is ${[...(others.length === 0 ? [] : [others.reverse().join(", ")]), last].join(" or ")}?`;
  },
  storm: ({ city }) => `Storm of ${nameOf(city)}: who takes part?`,
  wintering: ({ leaver, atPeace }) =>
    leaver === null ? `${atPeace ? "Peace" : "Winter"}: which block goes home next?` : `${atPeace ? "Peace" : "Winter"}: where to with ${nameOf(leaver)}?`,
  // ---- events
  event: ({ card, target }) => (target === null ? `${cardText(card)}: what is chosen?` : `${cardText(card)}: ${TARGETS[target]}`),
  expansion: ({ region, upTo }) => `The revolt may spread in ${theRegion(region)}: to which city? It revolts on ${upTo === 1 ? "1" : `1 to ${upTo}`}.`,
  "use-olympian": ({ olympian, city, roll }) => {
    const purpose = olympian === "zeus" ? ` for another roll${roll === null ? "" : ` for ${ROLLS[roll]}`}` : "";
    return `${OLYMPIANS[olympian]}${purpose}${city === null ? "" : ` (${nameOf(city)})`}?`;
  },
  losses: ({ left: steps, area }) => `Which block loses 1 CV${area === null ? "" : ` ${where(area)}`}? ${steps} CV to lose.`,
};
