import type { NineYearsDecision } from "../../../nine-years/vocabulary/frames.js";
import type { ActionId, EventCardId, ForceUse } from "../../../nine-years/vocabulary/types.js";
import type { Prompts } from "../../sentences.js";
import { capital } from "../../wording.js";
import { at, cardText, corpsText, nameOf, theSpace, withArticle } from "./names.js";
import { counted } from "../words.js";

type About<K extends NineYearsDecision["kind"]> = Extract<NineYearsDecision, { readonly kind: K }>["about"];

const OCCASIONS: Readonly<Record<About<"choose-order">["why"], string>> = {
  events: "Which side goes first in the Event Phase?",
  reinforcement: "Which side goes first in the Reinforcement Phase?",
  "first-player": "Both cards show the same: which side goes first in the Campaign Phase?",
};

/** The questions of events with a choice. */
const EVENTS: Partial<Record<EventCardId, string>> = {
  "patriot-parliament": "are the Jacobite corps in Ireland restored, or is one formed?",
  "ottoman-counteroffensive": "which Austrian corps goes to the Force Pool?",
  "glorious-return-of-the-vaudois": "which French corps is reduced?",
  "provincial-militia": "which French corps is restored?",
  "bombardment-of-brussels": "which fortress loses strength until Winter?",
};

/** The purpose of a held card. */
const HELD: Partial<Record<EventCardId, string>> = {
  "siege-train": "for the siege roll",
  "forced-march": "for the army that is about to move",
  "intercepted-dispatches": "for the roll",
  "household-troops": "in the battle",
};

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "Campaign",
  siege: "Siege",
  transfer: "Transfer",
  replacement: "Replacement",
  rally: "Rally",
  "sea-movement": "Sea Movement",
  "deploy-fleet": "Deploy Fleet",
};

const USES: Readonly<Record<ForceUse, string>> = { campaign: "Campaign", siege: "Siege", interception: "Interception", "sea-movement": "Sea Movement" };

const LOSSES: Readonly<Record<About<"losses">["why"], string>> = {
  battle: "Battle",
  siege: "Siege",
  sea: "Sea Movement",
  overstacking: "Too many corps for the Winter",
};

const DISPLACED: Readonly<Record<About<"displace">["why"], string>> = {
  evacuation: "The garrison leaves",
  "lone-leaders": "Leaders without corps leave",
  "savoy-neutral": "Savoy is neutral: the units leave",
  "winter-quarters": "For winter quarters the units leave",
  flight: "James II flees: the units leave",
  londonderry: "The Bourbons leave",
};

const begins = (use: ForceUse, space: string): string => (use === "sea-movement" ? `from ${theSpace(space)}` : at(space));
const points = (count: number): string => counted(count, "resource point");
const movement = (count: number): string => counted(count, "movement point");
const army = (leader: string | null, corps: number): string =>
  leader !== null && corps === 0
    ? `${nameOf(leader)} without corps`
    : `${counted(corps, "corps", "corps")}${leader === null ? "" : ` under ${nameOf(leader)}`}`;

export const PROMPTS: Prompts<NineYearsDecision> = {
  "choose-order": ({ why }) => OCCASIONS[why],
  strengthen: () => "King William's War: is the one strengthening of the game used this year?",
  "event-choice": ({ card, left }) => `${cardText(card)}: ${EVENTS[card] ?? "what is chosen?"}${left > 1 ? ` Up to ${left}.` : ""}`,
  // ---- reinforcements
  spend: ({ points: left }) => `What are resource points spent on? ${points(left)} left.`,
  restore: ({ points: left }) => `Which reduced corps is restored for 1 resource point? ${points(left)} left.`,
  form: ({ power, strength, points: left }) => {
    if (power === null) return `A corps of which power is formed? ${points(left)} left.`;
    if (strength === null) return `${capital(corpsText(power))}: full for 2 resource points, or reduced for 1? ${points(left)} left.`;
    return `Where is the ${strength === "full" ? "full" : "reduced"} ${corpsText(power)} formed?`;
  },
  "build-line": () => "Where is a Fortified Line built, or raised to level 2?",
  "prepare-fleet": ({ points: left }) => `Which fleet is prepared, and how strong? ${points(left)} left.`,
  "place-arrivals": ({ power, left }) => `Where does ${withArticle(corpsText(power))} arrive? ${left} to come.`,
  "place-leaders": ({ leader }) => `Where does ${nameOf(leader)} arrive?`,
  "transfer-leaders": ({ leader }) => (leader === null ? "Which leader is transferred, if any?" : `Where is ${nameOf(leader)} transferred to?`),
  // ---- rounds and actions
  "first-card": () => "Which Action card is shown? The higher one goes first, and is played first.",
  round: ({ shown, actions }) => {
    if (actions > 0) return `What is the next action? ${counted(actions, "action")} left.`;
    return shown > 0 ? `The card of ${shown} that was shown is played.` : "Which Action card is played?";
  },
  "choose-space": ({ action }) => `${ACTIONS[action]}: where does it begin?`,
  "select-force": ({ use, space, corps, chosen, least }) =>
    corps
      ? `${USES[use]} ${begins(use, space)}: which corps take part? ${chosen} chosen${least > chosen ? `, ${least} needed` : ""}.`
      : `${USES[use]} ${begins(use, space)}: which leaders take part?`,
  "campaign-move": ({ space, mp, leader, corps }) => `The army ${at(space)} (${army(leader, corps)}): what next? ${movement(mp)} left.`,
  "leave-units": ({ space }) => `Who is left behind ${at(space)}?`,
  "line-choice": ({ space, failed, level }) =>
    failed
      ? `The Fortified Line ${at(space)} is not bypassed: withdraw, or assault it?`
      : `A Fortified Line of level ${level} protects ${theSpace(space)}: bypass it, or assault it?`,
  interception: ({ space, from, leader, corps }) =>
    `${army(leader, corps)} ${corps <= 1 ? "enters" : "enter"} ${theSpace(space)} from ${theSpace(from)}: whence to intercept, if at all?`,
  "held-card": ({ card, space, to }) =>
    to === null
      ? `Is ${cardText(card)} played ${HELD[card] ?? "now"} ${at(space)}?`
      : `Is ${cardText(card)} played against the voyage from ${theSpace(space)} to ${theSpace(to)}?`,
  fortify: ({ space, room }) =>
    `Who goes into the fortress of ${theSpace(space)}? ${room > 0 ? `Room for ${counted(room, "corps", "corps")}.` : "There is no room for corps."}`,
  "avoid-battle": ({ space, leader, corps, avoided }) =>
    avoided
      ? `Battle ${at(space)} is avoided: where do the units go?`
      : `${army(leader, corps)} ${corps <= 1 ? "has" : "have"} come to ${theSpace(space)}: avoid battle, or stand?`,
  "choose-commander": ({ space }) => `Who commands in the battle ${at(space)}?`,
  losses: ({ space, left, why }) => `${LOSSES[why]} ${at(space)}: which corps loses a step? ${counted(left, "step")} to lose.`,
  retreat: ({ space, from }) => `The battle ${at(space)} is lost: where do the units retreat to? The enemy came from ${theSpace(from)}.`,
  displace: ({ space, why }) => `${DISPLACED[why]} ${theSpace(space)}: where to?`,
  transfer: ({ leader, corps, space, moved }) => {
    const unit = leader !== null ? nameOf(leader) : corps !== null ? withArticle(corpsText(corps)) : null;
    return unit === null
      ? `Transfer: which unit goes? ${2 - moved} of 2 left.`
      : `Where is ${unit} transferred to${space === null ? "" : ` from ${theSpace(space)}`}?`;
  },
  replacement: () => "Replacement: which reduced corps is brought to full strength?",
  rally: ({ leader, rallied, space, himself }) => {
    if (leader === null) return "Rally: which leader carries it out?";
    const where = `Rally under ${nameOf(leader)}${space === null ? "" : ` ${at(space)}`}`;
    return himself ? `${where}: is he himself rallied?` : `${where}: which corps is rallied?${rallied > 0 ? ` ${rallied} so far.` : ""}`;
  },
  "sea-movement": ({ from }) => `Sea Movement from ${theSpace(from)}: to which port?`,
  "deploy-fleet": () => "Which prepared fleet puts to sea?",
  // ---- Winter
  "savoy-decision": () => "Is Savoy made neutral?",
  "peace-talks": () => "Peace talks: is a penalty taken that makes peace less likely?",
};
