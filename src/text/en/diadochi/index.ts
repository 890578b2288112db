import type { Outcome } from "../../../core/ruleset/contract.js";
import type { DiadochiDecision } from "../../../diadochi/vocabulary/frames/index.js";
import type { Seat } from "../../../diadochi/vocabulary/types.js";
import { LOG } from "../../log/diadochi.js";
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
import type { DiadochiTypes } from "../../../diadochi/game-types.js";

const DECISIONS: Readonly<Record<DiadochiDecision["kind"], string>> = {
  reaction: "A reaction is awaited",
  "draft-general": "Picking generals",
  "name-first-player": "Who goes first",
  "coming-of-age": "The heir comes of age",
  "place-general": "Where the general enters play",
  "place-units": "Placing combat units",
  "setup-markers": "Markers of the new general",
  "surrender-segment": "Surrender Segment",
  "attempt-commander": "Who leads the attempt",
  "marker-after-capture": "The marker after a capture",
  "tyche-segment": "Tyche Segment",
  "choose-use": "What to use the card for",
  "choose-ops-use": "What to spend the points on",
  "place-control-markers": "Control markers",
  train: "Training units",
  "upgrade-fleet": "Which fleet to upgrade",
  "return-fleet": "Which fleet returns",
  "replace-general": "A new general for one who was killed",
  "bonus-event": "The event of the Bonus card",
  event: "The event of the card",
  "surprise-effect": "The effect of the Surprise card",
  "surprise-window": "Surprise cards",
  "movement-segment": "Movement Segment",
  campaign: "Who moves next",
  "compose-army": "Who goes with the army",
  march: "The army's next action",
  "drop-or-pick-up": "Who is dropped or picked up",
  "answer-passage": "Whether the army may pass",
  "enter-anyway": "After a refused passage",
  "betray-passage": "Whether to keep the word",
  sortie: "Who goes out on the sortie",
  "relief-joins": "Whether the garrison joins the battle",
  interception: "Interception",
  "interception-leader": "Who leads the interception",
  "interception-leaves": "Who stays behind in an interception",
  "independent-interception": "Interception by an independent army",
  "fight-or-step-back": "Battle or stepping back",
  "withdraw-inside": "Who withdraws inside the walls",
  "avoid-battle": "Whether to avoid battle",
  "avoid-step": "Where to avoid battle to",
  "independent-avoidance": "Avoiding battle with an independent army",
  pursue: "Whether to pursue",
  "unit-loss": "Which combat unit is lost",
  "garrison-excess": "Who stays inside the walls",
  "end-of-movement": "End of the Movement Segment",
  "drop-before-embarking": "Who does not embark",
  "sea-path": "The way over sea",
  escort: "Which fleets sail along",
  "naval-interception": "Interception at sea",
  "independent-march": "The independent army's next action",
  "activate-independent": "Which independent army to move",
};

/** The English sentences and names of Diadochi. */
export const diadochi: Texts<DiadochiTypes> = /* @__PURE__ */ textsOf<DiadochiTypes>({
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

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${nameOf(seat)} ${score}`);
  return `${namesText(outcome.winners)} ${outcome.winners.length > 1 ? "win" : "wins"} ${entryOf(VICTORIES, outcome.kind, `(${outcome.kind})`)} (${scores.join(", ")}).`;
}
