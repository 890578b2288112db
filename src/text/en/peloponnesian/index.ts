import type { Outcome } from "../../../core/ruleset/contract.js";
import type { PeloponnesianDecision } from "../../../peloponnesian/vocabulary/frames.js";
import type { Seat } from "../../../peloponnesian/vocabulary/types.js";
import { LOG } from "../../log/peloponnesian.js";
import type { Texts } from "../../texts.js";
import { textsOf } from "../../texts-of.js";
import { entryOf } from "../../wording.js";
import { BOARD_WORDS } from "./board.js";
import { card } from "./cards.js";
import { EVENTS, VICTORIES } from "./events.js";
import { MOVES } from "./moves.js";
import { nameOf, namesText } from "./names.js";
import { PROMPTS } from "./prompts.js";
import { refusalText } from "./refusals.js";
import type { PeloponnesianTypes } from "../../../peloponnesian/game-types.js";

const DECISIONS: Readonly<Record<PeloponnesianDecision["kind"], string>> = {
  bidding: "Bid for the choice of side",
  commit: "Which card to commit, and for what",
  "take-olympian": "Which Olympian to take",
  "action-phase": "The next action",
  maneuver: "The marching party",
  loading: "Loading fleets",
  "lower-cargo": "Lowering a cargo",
  march: "The way of the party",
  muster: "Muster",
  build: "Which block to build",
  recruit: "Which recruit to place",
  "detach-garrison": "Where to detach a garrison",
  pillage: "Pillage",
  "winter-supply": "Which block to supply",
  "storm-checks": "Storm checks",
  "forced-marches": "Forced marches",
  combat: "The combat phase",
  battle: "The order of columns",
  fortify: "Battle or walls",
  melee: "The battle",
  retreat: "The retreat",
  sieges: "Sieges",
  storm: "The storming blocks",
  wintering: "Going home for the Winter",
  event: "The event of the card",
  expansion: "Spreading the revolt",
  "use-olympian": "Whether to use the Olympian",
  losses: "Who takes the loss",
};

/** The English sentences and names of Peloponnesian. */
export const peloponnesian: Texts<PeloponnesianTypes> = /* @__PURE__ */ textsOf<PeloponnesianTypes>({
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

// PEL-14.1.0.1: one marker shows the leader and the lead.
function outcomeText({ winners, kind, scores }: Outcome<Seat>): string {
  const [winner] = winners;
  const result = winners.length !== 1 || winner === undefined ? "The game is a draw" : `${nameOf(winner)} wins ${entryOf(VICTORIES, kind, kind)}`;
  const lead = scores.athens ?? 0;
  return `${result} (${lead === 0 ? "prestige is even" : `${nameOf(lead > 0 ? "athens" : "sparta")} leads by ${Math.abs(lead)} prestige`}).`;
}
