/** The sentences of Peloponnesian in Russian. */
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
import { nameOf, ofSide } from "./peloponnesian-names.js";
import { refusalText } from "./peloponnesian-refusals.js";

const VICTORIES: Readonly<Record<string, string>> = {
  marginal: "Минимальная победа",
  substantial: "Значительная победа",
  decisive: "Решительная победа",
  concession: "Другая сторона сдалась: победа",
};

const DECISIONS: Readonly<Record<string, string>> = {
  "game-over": "Игра окончена",
  bidding: "Ставки за выбор стороны",
  commit: "Какую карту выложить и на что",
  "take-olympian": "Какого олимпийца взять",
  "action-phase": "Следующее действие",
  maneuver: "Состав выступающих",
  loading: "Погрузка на флоты",
  "lower-cargo": "Уменьшение груза",
  march: "Путь отрядов",
  muster: "Сбор",
  build: "Какой отряд пополнить",
  recruit: "Какой отряд набрать",
  "detach-garrison": "Где выделить гарнизон",
  pillage: "Разорение",
  "winter-supply": "Какой отряд снабдить",
  "storm-checks": "Проверка на шторм",
  "forced-marches": "Ускоренные марши",
  combat: "Фаза боя",
  battle: "Порядок колонн",
  fortify: "Бой или стены",
  melee: "Сражение",
  retreat: "Отступление",
  sieges: "Осады",
  storm: "Кто идёт на штурм",
  attrition: "Осада измором",
  wintering: "Возвращение домой на зиму",
  event: "Событие карты",
  expansion: "Распространение восстания",
  "event-die": "Кубик события",
  "use-olympian": "Воззвать ли к олимпийцу",
  losses: "Кто понесёт потерю",
};

/** Peloponnesian in Russian. */
export const peloponnesian: Texts<PeloponnesianMove, PeloponnesianEvent, Seat> = {
  move: (move) => `${nameOf(move.seat)}: ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: (refusal: Refusal) => refusalText(refusal),
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? kind,
  name: nameOf,
};

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${nameOf(seat)} ${numeral(score)}`);
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : undefined;
  return `${winner === undefined ? "Ничья" : `${VICTORIES[outcome.kind] ?? "Победа"} ${ofSide(winner)}`} (${scores.join(", ")}).`;
}
