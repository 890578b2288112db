import type { Outcome } from "../../../core/ruleset/contract.js";
import type { UnrestDecision } from "../../../unrest/vocabulary/frames.js";
import type { Seat } from "../../../unrest/vocabulary/types.js";
import { LOG } from "../../log/unrest.js";
import type { Texts } from "../../texts.js";
import { textsOf } from "../../texts-of.js";
import { capital, entryOf } from "../../wording.js";
import { BOARD_WORDS } from "./board.js";
import { card } from "./cards.js";
import { VICTORIES, EVENTS } from "./events.js";
import { MOVES } from "./moves.js";
import { nameOf } from "./names.js";
import { PROMPTS } from "./prompts.js";
import { refusalText } from "./refusals.js";
import { counted, listOf } from "../words.js";
import type { UnrestTypes } from "../../../unrest/game-types.js";

const DECISIONS: Readonly<Record<UnrestDecision["kind"], string>> = {
  draw: "Discard before drawing",
  "first-player": "Who goes first this turn",
  active: "Card play, events, minor leaders",
  activate: "Which leader to activate",
  activation: "The next step of the activation",
  mistrust: "The coalition may answer the activation",
  storms: "The coalition may answer the sea move",
  movement: "Who goes and where to",
  attack: "How many CU attack",
  "sicily-battle": "Who commands the defence",
  "battle-responses": "Who answers in the battle",
  support: "What to spend support on",
  "wild-beasts": "The coalition may mark the beaten commander",
  blockade: "Which leader blockades",
  "place-cu": "Where to place reinforcements",
  "return-leaders": "Where the leader returns",
  rearrange: "Where the minor leader goes",
};

/** The English sentences and names of Unrest. */
export const unrest: Texts<UnrestTypes> = /* @__PURE__ */ textsOf<UnrestTypes>({
  moves: MOVES,
  events: EVENTS,
  prompts: PROMPTS,
  decisions: DECISIONS,
  log: LOG,
  board: BOARD_WORDS,
  nameOf,
  namesText: (seats) => listOf(seats.map(nameOf), ""),
  refusal: refusalText,
  outcome: outcomeText,
  card,
});

// CAR-S.32: only Carthage has victory points.
function outcomeText({ winners: [winner], kind, scores }: Outcome<Seat>): string {
  if (winner === undefined) return "Nobody wins.";
  return `${capital(nameOf(winner))} wins: ${entryOf(VICTORIES, kind, kind)} (Carthage has ${counted(scores.carthage ?? 0, "victory point")}).`;
}
