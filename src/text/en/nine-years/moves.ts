/** Moves as short phrases for a button, without the seat. */
import type { NineYearsDecision } from "../../../nine-years/vocabulary/frames.js";
import type { NineYearsMove } from "../../../nine-years/vocabulary/moves.js";
import type { ActionId, PenaltyId, Purpose } from "../../../nine-years/vocabulary/types.js";
import { type ByDecision, byDecision, type MoveSentences } from "../../sentences.js";
import { capital } from "../../wording.js";
import { at, cardText, corpsText, nameOf, sideText, theSpace, unitText, withArticle } from "./names.js";

const PURPOSES: Readonly<Record<Purpose, string>> = {
  restore: "Restore a reduced corps",
  form: "Form a corps",
  line: "Build a Fortified Line",
  "colonial-support": "Send Colonial Support",
  fleet: "Prepare a fleet",
};

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "Campaign: move an army",
  siege: "Campaign: conduct a siege",
  transfer: "Transfer",
  replacement: "Replacement",
  rally: "Rally",
  "sea-movement": "Sea Movement",
  "deploy-fleet": "Deploy Fleet",
};

const PENALTIES: Readonly<Record<PenaltyId, string>> = {
  none: "Take no penalty",
  card: "Give up one Action card of next year",
  resources: "Give up 2 resource points of next year",
  both: "Give up one Action card and 2 resource points",
};

const DECLINE: ByDecision<NineYearsDecision> = {
  strengthen: "Do not strengthen",
  interception: "Do not intercept",
  "savoy-decision": "Leave Savoy as it is",
  rally: "Leave the leader as he is",
  retreat: "Do not re-embark: the units are lost",
};

const DONE: ByDecision<NineYearsDecision> = {
  spend: "Spend no more",
  "event-choice": "Restore no more",
  "transfer-leaders": "Transfer no more leaders",
  transfer: "End the Transfer",
  fortify: "Nobody else goes inside",
};

const STOP: ByDecision<NineYearsDecision> = {
  "select-force": "The force is complete",
  "leave-units": "Leave nobody else",
  rally: "End the Rally",
};

/** The alternatives of Patriot Parliament, in the order of `option`, which counts from 0 (NYW-9.3.9). */
const OPTIONS: readonly string[] = ["Restore the reduced corps in Ireland", "Put a corps in Dublin"];

export const MOVES: MoveSentences<NineYearsMove> = {
  "go-first": (m) => `${sideText(m.first)} ${m.first === "alliance" ? "goes" : "go"} first`,
  strengthen: () => "Strengthen the position in King William's War",
  decline: byDecision(DECLINE, "No"),
  done: byDecision(DONE, "Done"),
  "choose-option": (m) => OPTIONS[m.option] ?? `Option ${m.option}`,
  "choose-corps": (m) => `${capital(unitText(m.corps))} ${at(m.space)}`,
  "choose-space": (m, decision) =>
    decision === "event-choice" ? `The fortress of ${nameOf(m.space)}` : decision === "choose-space" ? `Begin ${at(m.space)}` : `Choose ${theSpace(m.space)}`,
  spend: (m) => PURPOSES[m.purpose],
  "choose-power": (m) => `Form ${withArticle(corpsText(m.power))}`,
  "choose-strength": (m) => (m.strength === "full" ? "Form it full for 2 resource points" : "Form it reduced for 1 resource point"),
  "place-corps": (m) => `Place the corps ${at(m.space)}`,
  "build-line": (m) => `Build or raise the Fortified Line ${at(m.space)}`,
  "prepare-fleet": (m) => `Prepare the ${nameOf(m.fleet)} with strength ${m.strength}`,
  "place-leader": (m) => `Place ${nameOf(m.leader)} ${at(m.space)}`,
  "transfer-leader": (m) => `Transfer ${nameOf(m.leader)}`,
  "show-card": (m) => `Show a card of ${m.value} ${m.value === 1 ? "action" : "actions"}`,
  "play-card": (m) => `Play a card of ${m.value} ${m.value === 1 ? "action" : "actions"}`,
  act: (m) => ACTIONS[m.action],
  "end-round": () => "End the round",
  "take-leader": (m) => `Take ${nameOf(m.leader)} along`,
  "take-corps": (m) => `Take ${withArticle(corpsText(m.corps))} along`,
  step: (m) => `Move to ${theSpace(m.space)}`,
  convert: () => "Take control of the space",
  "leave-units": () => "Leave units behind",
  "leave-leader": (m) => `Leave ${nameOf(m.leader)} behind`,
  "leave-corps": (m) => `Leave ${withArticle(corpsText(m.corps))} behind`,
  stop: byDecision(STOP, "Stop here"),
  "play-held": (m) => `Play ${cardText(m.card)}`,
  "keep-held": (m) => `Keep ${cardText(m.card)}`,
  bypass: () => "Try to bypass the Fortified Line",
  assault: () => "Assault the Fortified Line",
  withdraw: () => "Withdraw before the Fortified Line",
  "intercept-from": (m) => `Intercept from ${theSpace(m.space)}`,
  "fortify-corps": (m) => `Put ${withArticle(corpsText(m.corps))} into the fortress`,
  "fortify-leader": (m) => `Put ${nameOf(m.leader)} into the fortress`,
  "avoid-battle": () => "Try to avoid battle",
  stand: () => "Stand and fight",
  "retreat-to": (m) => `Withdraw to ${theSpace(m.space)}`,
  "re-embark": (m) => `Re-embark for ${nameOf(m.space)}`,
  "lose-step": (m) => `${capital(withArticle(corpsText(m.corps)))} loses a step`,
  "withdraw-to": (m) => `Withdraw to ${theSpace(m.space)}`,
  "transfer-corps": (m) => `Transfer ${withArticle(corpsText(m.corps))} from ${theSpace(m.space)}`,
  "move-to": (m) => `To ${theSpace(m.space)}`,
  "replace-corps": (m) => `Bring the ${corpsText(m.corps)} ${at(m.space)} to full strength`,
  "rally-by": (m) => `${capital(nameOf(m.leader))} carries out the Rally`,
  "rally-himself": () => "Rally the leader himself",
  "rally-corps": (m) => `Rally ${withArticle(corpsText(m.corps))}`,
  "sail-to": (m) => `Sail to ${nameOf(m.space)}`,
  deploy: (m) => `Deploy the ${nameOf(m.fleet)}`,
  "make-savoy-neutral": () => "Make Savoy neutral",
  "take-penalty": (m) => PENALTIES[m.penalty],
  "choose-commander": (m) => `${capital(nameOf(m.leader))} commands`,
};
