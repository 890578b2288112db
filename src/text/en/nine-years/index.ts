import type { Outcome } from "../../../core/ruleset/contract.js";
import type { NineYearsQuestion } from "../../../nine-years/vocabulary/frames.js";
import type { Seat } from "../../../nine-years/vocabulary/types.js";
import { LOG } from "../../log/nine-years.js";
import type { Texts } from "../../texts.js";
import { textsOf } from "../../texts-of.js";
import { entryOf } from "../../wording.js";
import { BOARD_WORDS } from "./board.js";
import { card } from "./cards.js";
import { EVENTS, VICTORIES } from "./events.js";
import { MOVES } from "./moves.js";
import { agreed, nameOf, namesText, sideText } from "./names.js";
import { PROMPTS } from "./prompts.js";
import { refusalText } from "./refusals.js";
import type { NineYearsTypes } from "../../../nine-years/game-types.js";

const DECISIONS: Readonly<Record<NineYearsQuestion, string>> = {
  "choose-order": "Who goes first",
  strengthen: "King William's War",
  "event-choice": "The event of the card",
  spend: "What to spend resource points on",
  restore: "Which corps to restore",
  form: "Which corps to form, and where",
  "build-line": "Where to build a Fortified Line",
  "prepare-fleet": "Which fleet to prepare",
  "place-arrivals": "Where an arriving corps is placed",
  "place-leaders": "Where an arriving leader is placed",
  "transfer-leaders": "Which leaders to transfer",
  "first-card": "Which card to show",
  round: "The next action",
  "choose-space": "Where the action begins",
  "select-force": "Who takes part",
  "campaign-move": "The army's next step",
  "leave-units": "Who is left behind",
  "line-choice": "The Fortified Line",
  interception: "Interception",
  "held-card": "Whether to play the card in hand",
  fortify: "Who goes into the fortress",
  "avoid-battle": "Whether to avoid battle",
  "choose-commander": "Who commands",
  losses: "Which corps loses a step",
  retreat: "The retreat",
  displace: "Where displaced units go",
  transfer: "Transfer",
  replacement: "Which corps to replace",
  rally: "Rally",
  "sea-movement": "Sea Movement",
  "deploy-fleet": "Which fleet to deploy",
  "savoy-decision": "Whether Savoy becomes neutral",
  "peace-talks": "Penalties at the peace talks",
};

/** The English sentences and names of Nine Years. */
export const nineYears: Texts<NineYearsTypes> = /* @__PURE__ */ textsOf<NineYearsTypes>({
  moves: MOVES,
  events: EVENTS,
  prompts: PROMPTS,
  decisions: DECISIONS,
  log: LOG,
  board: BOARD_WORDS,
  nameOf,
  namesText,
  refusal: refusalText,
  outcome: outcomeText,
  card,
});

// NYW-6.2: both sides share one track of victory points, on which high is good for the Alliance.
function outcomeText({ winners: [winner], kind, scores }: Outcome<Seat>): string {
  if (winner === undefined) return "Nobody wins.";
  const points = scores.alliance === undefined ? "" : ` (victory points stand at ${scores.alliance})`;
  return `${sideText(winner)} ${agreed(winner, "wins", "win")} ${entryOf(VICTORIES, kind, kind)}${points}.`;
}
