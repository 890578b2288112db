import type { Outcome } from "../../../core/ruleset/contract.js";
import type { UnrestDecision } from "../../../unrest/vocabulary/frames.js";
import type { Seat } from "../../../unrest/vocabulary/types.js";
import { LOG } from "../../log/unrest.js";
import type { Texts } from "../../texts.js";
import { textsOf } from "../../texts-of.js";
import { entryOf } from "../../wording.js";
import { BOARD_WORDS } from "./board.js";
import { card } from "./cards.js";
import { VICTORIES, EVENTS } from "./events.js";
import { MOVES } from "./moves.js";
import { NAMES } from "./names.js";
import { PROMPTS } from "./prompts.js";
import { refusalText } from "./refusals.js";
import { counted, listOf } from "../words.js";
import type { UnrestTypes } from "../../../unrest/game-types.js";

const DECISIONS: Readonly<Record<UnrestDecision["kind"], string>> = {
  draw: "Сброс карт перед набором",
  "first-player": "Кто ходит первым в этом ходу",
  active: "Розыгрыш карты, события, второстепенные лидеры",
  activate: "Какого лидера активировать",
  activation: "Следующее действие активированного лидера",
  mistrust: "Коалиция может ответить на активацию",
  storms: "Коалиция может ответить на движение морем",
  movement: "Кто и куда идёт",
  attack: "Сколько БЕ атакует",
  "sicily-battle": "Кто командует обороной",
  "battle-responses": "Кто отвечает в сражении",
  support: "На что потратить поддержку",
  "wild-beasts": "Коалиция может отметить разбитого командира",
  blockade: "Какой лидер ведёт блокаду",
  "place-cu": "Где разместить подкрепления",
  "return-leaders": "Куда возвращается лидер",
  rearrange: "Куда переходит второстепенный лидер",
};

const { nameOf } = NAMES;

/** The Russian sentences and names of Unrest. */
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
  if (winner === undefined) return "Победителя нет.";
  const points = counted(scores.carthage ?? 0, "победное очко", "победных очка", "победных очков");
  return `Побеждает ${nameOf(winner)}: ${entryOf(VICTORIES, kind, kind)} (у Карфагена ${points}).`;
}
