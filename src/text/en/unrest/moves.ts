/** Moves as short phrases for a button, without the seat. */
import type { UnrestMove } from "../../../unrest/vocabulary/moves.js";
import { isCard, rowOf } from "../../cards/unrest.js";
import { byDecision, type MoveSentences } from "../../sentences.js";
import { capital } from "../../wording.js";
import { cardText, nameOf } from "./names.js";

export const MOVES: MoveSentences<UnrestMove> = {
  discard: (m) => `Discard ${cardText(m.card)}`,
  draw: () => "Draw up to the hand size",
  "name-first": (m) => `${capital(nameOf(m.first))} goes first`,
  activate: (m) => `${cardText(m.card)}: activate a leader${initiative(m.card)}`,
  reinforce: (m) => `${cardText(m.card)}: reinforcements`,
  "play-event": (m) => `${cardText(m.card)}: play the event`,
  rearrange: () => "Rearrange the minor leaders",
  done: () => "Done",
  "activate-leader": (m, decision) => `${decision === "blockade" ? "Blockade under" : "Activate"} ${nameOf(m.leader)}`,
  waive: () => "Waive the second activation",
  "sea-move": () => "Sea move",
  march: () => "March",
  attack: () => "Attack",
  stop: () => "End the activation",
  "sail-to": (m) => `Destination: ${nameOf(m.location)}`,
  "take-cu": (m) => (m.count === 0 ? "Take no CU along" : `Take ${m.count} CU along`),
  "take-leader": (m) => `Take ${nameOf(m.leader)} along`,
  "leave-leader": (m) => `Leave ${nameOf(m.leader)} where he is`,
  "attack-with": (m) => `Attack with ${m.count} CU`,
  command: (m) => `${capital(nameOf(m.leader))} commands`,
  respond: (m) => `Respond with ${cardText(m.card)}`,
  pass: byDecision({ "wild-beasts": "Do not mark the commander" }, "Do not respond"),
  "spend-on-level": (m) => (m.seat === "carthage" ? "1 support point: lower the unrest" : "1 support point: raise the unrest"),
  "spend-on-port": () => "2 support points: a port",
  "let-go": () => "Let the rest of the support go",
  "place-cu": (m) => `Place 1 CU in ${nameOf(m.location)}`,
  "place-leader": (m) => `${capital(nameOf(m.leader))}: ${nameOf(m.location)}`,
};

// The leaders that a card of the standard edition can activate, by its value.
function initiative(card: string): string {
  return isCard(card) ? ` of initiative ${rowOf(card).value}${rowOf(card).value > 1 ? " or lower" : ""}` : "";
}
