/** The sentences of Diadochi in Russian. */
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

const VICTORIES: Readonly<Record<string, string>> = {
  legitimacy: "как законный преемник",
  "victory-points": "по победным очкам",
  regency: "как регент",
  "most-victory-points": "по наибольшему числу победных очков после последнего хода",
  concession: "потому что другой игрок сдался",
};

const DECISIONS: Readonly<Record<string, string>> = {
  reaction: "Ожидается ответ на действие",
  "game-over": "Игра окончена",
  "set-up": "Расстановка",
  "draft-general": "Выбор генералов",
  "game-turn": "Ход игры",
  "strategy-round": "Раунд стратегии",
  "round-turn": "Тур игрока",
  "name-first-player": "Кто ходит первым",
  "coming-of-age": "Совершеннолетие наследника",
  reinforcement: "Подкрепления",
  "place-general": "Размещение генерала",
  "place-units": "Размещение боевых частей",
  "setup-markers": "Маркеры нового генерала",
  "surrender-segment": "Сегмент сдачи",
  "tyche-segment": "Сегмент Тихе",
  "choose-use": "На что сыграть карту",
  "choose-ops-use": "На что потратить очки",
  "place-control-markers": "Маркеры контроля",
  train: "Обучение войск",
  "upgrade-fleet": "Усиление флота",
  "return-fleet": "Возвращение флота",
  "replace-general": "Новый генерал вместо погибшего",
  "bonus-event": "Событие карты Бонуса",
  event: "Событие карты",
  "surprise-window": "Карты Сюрпризов",
  "surprise-effect": "Действие Сюрприза",
  recruit: "Набор наёмников",
  "supply-segment": "Сегмент снабжения",
  "hidden-hands": "Скрытые руки",
  "movement-segment": "Сегмент манёвров",
  "end-of-movement": "Конец манёвров",
  campaign: "Марш-бросок",
  "compose-army": "Состав армии",
  march: "Следующее действие армии",
  "drop-or-pick-up": "Оставить или подобрать",
  "answer-passage": "Просьба о проходе",
  "enter-anyway": "После отказа в проходе",
  "betray-passage": "Сдержать ли слово",
  sortie: "Вылазка",
  "relief-joins": "Вступит ли гарнизон в битву",
  entry: "Вход в зону",
  interception: "Перехват",
  "interception-leader": "Кто возглавит перехват",
  "interception-leaves": "Кто остаётся при перехвате",
  "independent-interception": "Перехват независимой армией",
  "fight-or-step-back": "Битва или отказ",
  "withdraw-inside": "Отступление за стены",
  "avoid-battle": "Уклонение от битвы",
  "avoid-step": "Куда уклониться",
  "independent-avoidance": "Уклонение независимой армии",
  pursue: "Преследование",
  "land-battle": "Битва",
  "army-defeat": "Поражение армии",
  "attrition-test": "Тест на истощение",
  "unit-loss": "Какая БЧ потеряна",
  "garrison-excess": "Кто останется за стенами",
  assault: "Штурм",
  "attempt-commander": "Кто возглавит попытку",
  "marker-after-capture": "Маркер после взятия",
  "drop-before-embarking": "Кого не брать на корабли",
  "sea-path": "Морской путь",
  escort: "Какие флоты идут в охрану",
  "naval-move": "Морское движение",
  "naval-interception": "Перехват на море",
  "naval-battle": "Морская битва",
  "place-independent": "Независимая армия",
  "independent-march": "Движение независимой армии",
  "activate-independent": "Какую независимую армию активировать",
};

/** Diadochi in Russian. */
export const diadochi: Texts<DiadochiMove, DiadochiEvent, Seat> = {
  move: (move) => `${nameOf(move.seat)}: ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: (refusal: Refusal) => refusalText(refusal),
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? kind,
  name: nameOf,
};

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${nameOf(seat)} ${score}`);
  return `Победитель — ${namesText(outcome.winners)}, ${VICTORIES[outcome.kind] ?? outcome.kind} (${scores.join(", ")}).`;
}
