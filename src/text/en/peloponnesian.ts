/** The sentences of Peloponnesian in English. */
import type { Refusal } from "../../core/flow.js";
import type { Outcome } from "../../core/contract.js";
import type { PeloponnesianEvent } from "../../peloponnesian/events.js";
import type { PeloponnesianMove } from "../../peloponnesian/moves.js";
import type { Seat } from "../../peloponnesian/types.js";
import { sentenceOf } from "../sentences.js";
import type { Texts } from "../texts.js";
import { numeral } from "../wording.js";
import { EVENTS } from "./peloponnesian-events.js";
import { MOVES } from "./peloponnesian-moves.js";
import { nameOf, namesText } from "./peloponnesian-names.js";
import { refusalText } from "./peloponnesian-refusals.js";
import { spaced } from "./words.js";

const VICTORIES: Readonly<Record<string, string>> = {
  marginal: "wins a marginal victory",
  substantial: "wins a substantial victory",
  decisive: "wins a decisive victory",
  concession: "wins because the other side gave up",
};

const DECISIONS: Readonly<Record<string, string>> = {
  "game-over": "The game is over",
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
  attrition: "Siege attrition",
  wintering: "Going home for the Winter",
  event: "The event of the card",
  expansion: "Spreading the revolt",
  "event-die": "The die of the event",
  "use-olympian": "Whether to use the Olympian",
  losses: "Who takes the loss",
};

/** Peloponnesian in English. */
export const peloponnesian: Texts<PeloponnesianMove, PeloponnesianEvent, Seat> = {
  move: (move) => `${nameOf(move.seat)}: ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: (refusal: Refusal) => refusalText(refusal),
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? spaced(kind),
  name: nameOf,
};

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${nameOf(seat)} ${numeral(score)}`);
  const result = outcome.winners.length === 1 ? `${namesText(outcome.winners)} ${VICTORIES[outcome.kind] ?? `wins (${outcome.kind})`}` : "The game is a draw";
  return `${result} (${scores.join(", ")}).`;
}
