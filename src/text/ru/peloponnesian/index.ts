import type { Outcome } from "../../../core/ruleset/contract.js";
import type { PeloponnesianDecision } from "../../../peloponnesian/vocabulary/frames.js";
import type { Seat } from "../../../peloponnesian/vocabulary/types.js";
import { LOG } from "../../log/peloponnesian.js";
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
import type { PeloponnesianTypes } from "../../../peloponnesian/game-types.js";

const DECISIONS: Readonly<Record<PeloponnesianDecision["kind"], string>> = {
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
  wintering: "Возвращение домой на зиму",
  event: "Событие карты",
  expansion: "Распространение восстания",
  "use-olympian": "Воззвать ли к олимпийцу",
  losses: "Кто понесёт потерю",
};

const { nameOf, of } = NAMES;

/** The Russian sentences and names of Peloponnesian. */
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
  const result = winners.length !== 1 || winner === undefined ? "Ничья" : `${capital(entryOf(VICTORIES, kind, "победа"))} ${of(winner)}`;
  const lead = scores.athens ?? 0;
  return `${result} (${lead === 0 ? "престиж поровну" : `перевес ${of(lead > 0 ? "athens" : "sparta")} — ${Math.abs(lead)}`}).`;
}
