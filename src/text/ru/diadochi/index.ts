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
import { NAMES, namesText } from "./names.js";
import { PROMPTS } from "./prompts.js";
import { refusalText } from "./refusals.js";
import type { DiadochiTypes } from "../../../diadochi/game-types.js";

const DECISIONS: Readonly<Record<DiadochiDecision["kind"], string>> = {
  reaction: "Ожидается ответ на действие",
  "draft-general": "Выбор генералов",
  "name-first-player": "Кто ходит первым",
  "coming-of-age": "Совершеннолетие наследника",
  "place-general": "Где генерал вступает в игру",
  "place-units": "Размещение боевых частей",
  "setup-markers": "Маркеры нового генерала",
  "surrender-segment": "Сегмент сдачи",
  "attempt-commander": "Кто возглавит попытку",
  "marker-after-capture": "Маркер после взятия",
  "tyche-segment": "Сегмент Тихе",
  "choose-use": "На что сыграть карту",
  "choose-ops-use": "На что потратить очки",
  "place-control-markers": "Маркеры контроля",
  train: "Обучение войск",
  "upgrade-fleet": "Какой флот усовершенствовать",
  "return-fleet": "Какой флот вернуть",
  "replace-general": "Новый генерал вместо погибшего",
  "bonus-event": "Событие карты Бонуса",
  event: "Событие карты",
  "surprise-effect": "Действие Сюрприза",
  "surprise-window": "Карты Сюрпризов",
  "movement-segment": "Сегмент манёвров",
  campaign: "Кто идёт следующим",
  "compose-army": "Состав армии",
  march: "Следующее действие армии",
  "drop-or-pick-up": "Кого оставить или подобрать",
  "answer-passage": "Пропустить ли армию",
  "enter-anyway": "После отказа в проходе",
  "betray-passage": "Сдержать ли слово",
  sortie: "Кто идёт на вылазку",
  "relief-joins": "Вступит ли гарнизон в битву",
  interception: "Перехват",
  "interception-leader": "Кто возглавит перехват",
  "interception-leaves": "Кто остаётся при перехвате",
  "independent-interception": "Перехват независимой армией",
  "fight-or-step-back": "Битва или отход",
  "withdraw-inside": "Кто уходит за стены",
  "avoid-battle": "Уклоняться ли от битвы",
  "avoid-step": "Куда уклониться",
  "independent-avoidance": "Уклонение независимой армии",
  pursue: "Преследовать ли",
  "unit-loss": "Какая БЧ потеряна",
  "garrison-excess": "Кто останется за стенами",
  "end-of-movement": "Конец манёвров",
  "drop-before-embarking": "Кого не брать на корабли",
  "sea-path": "Морской путь",
  escort: "Какие флоты идут в охрану",
  "naval-interception": "Перехват на море",
  "independent-march": "Движение независимой армии",
  "activate-independent": "Какую независимую армию вести",
};

/** The Russian sentences and names of Diadochi. */
export const diadochi: Texts<DiadochiTypes> = /* @__PURE__ */ textsOf<DiadochiTypes>({
  moves: MOVES,
  events: EVENTS,
  prompts: PROMPTS,
  decisions: DECISIONS,
  log: LOG,
  board: BOARD_WORDS,
  nameOf: NAMES.nameOf,
  namesText,
  refusal: refusalText,
  outcome: outcomeText,
  card,
});

function outcomeText(outcome: Outcome<Seat>): string {
  const scores = Object.entries(outcome.scores).map(([seat, score]) => `${NAMES.nameOf(seat)} ${score}`);
  return `${outcome.winners.length > 1 ? "Побеждают" : "Побеждает"} ${namesText(outcome.winners)}: ${entryOf(VICTORIES, outcome.kind, outcome.kind)} (${scores.join(", ")}).`;
}
