/** The sentences of Diadochi in English. */
import type { Refusal } from "../../core/flow.js";
import type { Outcome } from "../../core/contract.js";
import type { DiadochiEvent } from "../../diadochi/events.js";
import type { DiadochiMove } from "../../diadochi/moves.js";
import type { Seat } from "../../diadochi/types.js";
import { sentenceOf } from "../sentences.js";
import type { Texts } from "../texts.js";
import { EVENTS } from "./diadochi-events.js";
import { MOVES } from "./diadochi-moves.js";
import { nameOf, namesText } from "./diadochi-names.js";
import { refusalText } from "./diadochi-refusals.js";
import { spaced } from "./words.js";

const VICTORIES: Readonly<Record<string, string>> = {
  legitimacy: "wins as the legitimate successor",
  "victory-points": "wins by victory points",
  regency: "wins as regent",
  "most-victory-points": "wins with most victory points after the last turn",
  concession: "wins because another player gave up",
};

const DECISIONS: Readonly<Record<string, string>> = {
  reaction: "A reaction is awaited",
  "game-over": "The game is over",
  "set-up": "Set-up",
  "coming-of-age": "The heir comes of age",
  "name-first-player": "Who goes first",
  "place-units": "Placing combat units",
  "setup-markers": "Markers of the new general",
  "choose-use": "What to use the card for",
  "choose-ops-use": "What to spend the points on",
  event: "The event of the card",
  "bonus-event": "The event of the Bonus card",
  "movement-segment": "Movement Segment",
  "surrender-segment": "Surrender Segment",
  "tyche-segment": "Tyche Segment",
  "supply-segment": "Supply Segment",
  "replace-general": "A new general for one who was killed",
  "end-of-movement": "End of the Movement Segment",
  train: "Training units",
  "compose-army": "Who goes with the army",
  march: "The army's next action",
  "drop-or-pick-up": "Who is dropped or picked up",
  "answer-passage": "Whether the army may pass",
  "enter-anyway": "After a refused passage",
  "betray-passage": "Whether to keep the word",
  "relief-joins": "Whether the garrison joins the battle",
  entry: "Entering the space",
  "interception-leader": "Who leads the interception",
  "interception-leaves": "Who stays behind in an interception",
  "independent-interception": "Interception by an independent army",
  "fight-or-step-back": "Battle or stepping back",
  "withdraw-inside": "Who withdraws inside the walls",
  "avoid-step": "Where to avoid battle to",
  "independent-avoidance": "Avoiding battle with an independent army",
  "unit-loss": "Which combat unit is lost",
  "garrison-excess": "Who stays inside the walls",
  "attempt-commander": "Who leads the attempt",
  "marker-after-capture": "The marker after a capture",
  "drop-before-embarking": "Who does not embark",
  "sea-path": "The way over sea",
  escort: "Which fleets sail along",
  "place-independent": "The independent army",
  "independent-march": "The independent army's next action",
  "activate-independent": "Which independent army to activate",
};

/** Diadochi in English. */
export const diadochi: Texts<DiadochiMove, DiadochiEvent, Seat> = {
  move: (move) => `${nameOf(move.seat)}: ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: (refusal: Refusal) => refusalText(refusal),
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? spaced(kind),
  name: nameOf,
};

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${nameOf(seat)} ${score}`);
  return `${namesText(outcome.winners)} ${VICTORIES[outcome.kind] ?? `wins (${outcome.kind})`} (${scores.join(", ")}).`;
}
