/** What the choices of Nine Years are called in English: short phrases for a button, without the seat. */
import type { NineYearsMove } from "../../nine-years/moves.js";
import type { Sentences } from "../sentences.js";
import { corpsText, nameOf, sideText, withArticle } from "./nine-years-names.js";

const PURPOSES: Readonly<Record<string, string>> = {
  restore: "Restore a reduced corps",
  form: "Form a corps",
  line: "Build a Fortified Line",
  "colonial-support": "Send Colonial Support",
  fleet: "Prepare a fleet",
};

const ACTIONS: Readonly<Record<string, string>> = {
  campaign: "Campaign: move an army",
  siege: "Campaign: conduct a siege",
  transfer: "Transfer",
  replacement: "Replacement",
  rally: "Rally",
  "sea-movement": "Sea Movement",
  "deploy-fleet": "Deploy Fleet",
};

const PENALTIES: Readonly<Record<string, string>> = {
  none: "Take no penalty",
  card: "Draw one Action card fewer next year",
  resources: "Have 2 resource points fewer next year",
  both: "Take both penalties",
};

export const MOVES: Sentences<NineYearsMove> = {
  "go-first": (m) => `${sideText(m.first)} ${m.first === "alliance" ? "goes" : "go"} first`,
  strengthen: () => "Strengthen the position in King William's War",
  decline: () => "No",
  done: () => "Done",
  "choose-option": (m) => `Choose option ${m.option}`,
  "choose-corps": (m) => `Choose the ${corpsText(m.corps)} at ${nameOf(m.space)}`,
  "choose-space": (m) => `Choose ${nameOf(m.space)}`,
  spend: (m) => PURPOSES[m.purpose] ?? m.purpose,
  "choose-power": (m) => `Form ${withArticle(corpsText(m.power))}`,
  "choose-strength": (m) => (m.strength === "full" ? "Form it full for 2 resource points" : "Form it reduced for 1 resource point"),
  "place-corps": (m) => `Place the corps at ${nameOf(m.space)}`,
  "build-line": (m) => `Build or raise the Fortified Line at ${nameOf(m.space)}`,
  "prepare-fleet": (m) => `Prepare the ${nameOf(m.fleet)} with strength ${m.strength}`,
  "place-leader": (m) => `Place ${nameOf(m.leader)} at ${nameOf(m.space)}`,
  "transfer-leader": (m) => `Transfer ${nameOf(m.leader)}`,
  "show-card": (m) => `Show a card of ${m.value}`,
  "play-card": (m) => `Play a card of ${m.value}`,
  act: (m) => ACTIONS[m.action] ?? m.action,
  "end-round": () => "End the round",
  "take-leader": (m) => `Take ${nameOf(m.leader)} along`,
  "take-corps": (m) => `Take a ${corpsText(m.corps)} along`,
  step: (m) => `Move to ${nameOf(m.space)}`,
  convert: () => "Take control of the space",
  "leave-units": () => "Leave units behind",
  "leave-leader": (m) => `Leave ${nameOf(m.leader)} behind`,
  "leave-corps": (m) => `Leave a ${corpsText(m.corps)} behind`,
  stop: () => "Stop here",
  "play-held": (m) => `Play ${nameOf(m.card)}`,
  "keep-held": (m) => `Keep ${nameOf(m.card)}`,
  bypass: () => "Try to bypass the Fortified Line",
  assault: () => "Assault the Fortified Line",
  withdraw: () => "Withdraw before the Fortified Line",
  "intercept-from": (m) => `Intercept from ${nameOf(m.space)}`,
  "fortify-corps": (m) => `Put a ${corpsText(m.corps)} into the fortress`,
  "fortify-leader": (m) => `Put ${nameOf(m.leader)} into the fortress`,
  "avoid-battle": () => "Try to avoid battle",
  stand: () => "Stand and fight",
  "retreat-to": (m) => `Go back to ${nameOf(m.space)}`,
  "re-embark": (m) => `Re-embark for ${nameOf(m.space)}`,
  "lose-step": (m) => `A ${corpsText(m.corps)} loses a step`,
  "withdraw-to": (m) => `Withdraw to ${nameOf(m.space)}`,
  "transfer-corps": (m) => `Transfer a ${corpsText(m.corps)} from ${nameOf(m.space)}`,
  "move-to": (m) => `Move to ${nameOf(m.space)}`,
  "replace-corps": (m) => `Make the ${corpsText(m.corps)} at ${nameOf(m.space)} full`,
  "rally-by": (m) => `${nameOf(m.leader)} rallies`,
  "rally-himself": () => "He rallies himself",
  "rally-corps": (m) => `He rallies ${withArticle(corpsText(m.corps))}`,
  "sail-to": (m) => `Sail to ${nameOf(m.space)}`,
  deploy: (m) => `Deploy the ${nameOf(m.fleet)}`,
  "make-savoy-neutral": () => "Make Savoy neutral",
  "take-penalty": (m) => PENALTIES[m.penalty] ?? m.penalty,
  "choose-commander": (m) => `${nameOf(m.leader)} commands`,
};
