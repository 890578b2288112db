import type { Outcome } from "../../../core/ruleset/contract.js";
import type { NineYearsQuestion } from "../../../nine-years/vocabulary/frames.js";
import type { Seat } from "../../../nine-years/vocabulary/types.js";
import { LOG } from "../../log/nine-years.js";
import type { Texts } from "../../texts.js";
import { textsOf } from "../../texts-of.js";
import { capital, entryOf } from "../../wording.js";
import { BOARD_WORDS } from "./board.js";
import { card } from "./cards.js";
import { EVENTS, VICTORIES } from "./events.js";
import { MOVES } from "./moves.js";
import { NAMES, namesText } from "./names.js";
import { PROMPTS } from "./prompts.js";
import { refusalText } from "./refusals.js";
import type { NineYearsTypes } from "../../../nine-years/game-types.js";

const DECISIONS: Readonly<Record<NineYearsQuestion, string>> = {
  "choose-order": "Кто ходит первым",
  strengthen: "Война короля Вильгельма",
  "event-choice": "Событие карточки",
  spend: "На что потратить очки ресурсов",
  restore: "Какой корпус восстановить",
  form: "Какой корпус сформировать и где",
  "build-line": "Где построить Фортификационную линию",
  "prepare-fleet": "Какой флот подготовить",
  "place-arrivals": "Куда прибывает корпус",
  "place-leaders": "Куда прибывает лидер",
  "transfer-leaders": "Каких лидеров переместить",
  "first-card": "Какую карточку показать",
  round: "Следующее действие",
  "choose-space": "Где начинается действие",
  "select-force": "Кто участвует",
  "campaign-move": "Следующий шаг армии",
  "leave-units": "Кого оставить",
  "line-choice": "Фортификационная линия",
  interception: "Перехват",
  "held-card": "Сыграть ли карточку с руки",
  fortify: "Кто уходит в крепость",
  "avoid-battle": "Уклоняться ли от битвы",
  "choose-commander": "Кто командует",
  losses: "Какой корпус теряет ступень",
  retreat: "Отступление",
  displace: "Куда уходят силы",
  transfer: "Стратегическое перемещение",
  replacement: "Какой корпус пополнить",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Какой флот развернуть",
  "savoy-decision": "Станет ли Савойя нейтральной",
  "peace-talks": "Штрафы на переговорах о мире",
};

const { nameOf, of } = NAMES;

/** The Russian sentences and names of Nine Years. */
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
  if (winner === undefined) return "Победителя нет.";
  const points = scores.alliance === undefined ? "" : ` (победные очки — ${scores.alliance})`;
  return `${capital(entryOf(VICTORIES, kind, "победа"))} ${of(winner)}${points}.`;
}
