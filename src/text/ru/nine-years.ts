/** The sentences of Nine Years in Russian. */
import type { Refusal } from "../../core/flow.js";
import type { Outcome } from "../../core/contract.js";
import type { NineYearsEvent } from "../../nine-years/events.js";
import type { NineYearsMove } from "../../nine-years/moves.js";
import type { Seat } from "../../nine-years/types.js";
import { sentenceOf } from "../sentences.js";
import type { Texts } from "../texts.js";
import { EVENTS } from "./nine-years-events.js";
import { MOVES } from "./nine-years-moves.js";
import { nameOf, ofSide } from "./nine-years-names.js";
import { refusalText } from "./nine-years-refusals.js";

const VICTORIES: Readonly<Record<string, string>> = {
  automatic: "Автоматическая победа",
  significant: "Значительная победа",
  marginal: "Незначительная победа",
  concession: "Другая сторона сдалась: победа",
};

const DECISIONS: Readonly<Record<string, string>> = {
  "game-over": "Игра окончена",
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
  "glorious-revolution": "Куда бегут силы Бурбонов",
  "peace-talks": "Штрафы на переговорах о мире",
};

/** Nine Years in Russian. */
export const nineYears: Texts<NineYearsMove, NineYearsEvent, Seat> = {
  move: (move) => `${nameOf(move.seat)}: ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: (refusal: Refusal) => refusalText(refusal),
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? kind,
  name: nameOf,
};

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${nameOf(seat)} ${score}`);
  const winner = outcome.winners[0];
  const result = winner === undefined ? "Победителя нет" : `${VICTORIES[outcome.kind] ?? "Победа"} ${ofSide(winner)}`;
  return `${result}${scores.length === 0 ? "" : ` (${scores.join(", ")})`}.`;
}
