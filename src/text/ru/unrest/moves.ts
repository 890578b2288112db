/** Moves as short phrases for a button, without the seat. */
import type { UnrestMove } from "../../../unrest/vocabulary/moves.js";
import { isCard, rowOf } from "../../cards/unrest.js";
import { byDecision, type MoveSentences } from "../../sentences.js";
import { capital } from "../../wording.js";
import { NAMES } from "./names.js";

const { nameOf, acc, inPlace, intoPlace, agreed } = NAMES;

export const MOVES: MoveSentences<UnrestMove> = {
  discard: (m) => `Сбросить «${nameOf(m.card)}»`,
  draw: () => "Добрать карты до размера руки",
  "name-first": (m) => `${agreed(m.first, "Первым ходит", "Первой ходит", "Первым ходит", "Первыми ходят")} ${nameOf(m.first)}`,
  activate: (m) => `«${nameOf(m.card)}»: активировать лидера${initiative(m.card)}`,
  reinforce: (m) => `«${nameOf(m.card)}»: подкрепления`,
  "play-event": (m) => `«${nameOf(m.card)}»: сыграть событие`,
  rearrange: () => "Переставить второстепенных лидеров",
  done: () => "Закончить",
  "activate-leader": (m, decision) => (decision === "blockade" ? `Блокаду ведёт ${nameOf(m.leader)}` : `Активировать ${acc(m.leader)}`),
  waive: () => "Отказаться от второй активации",
  "sea-move": () => "Движение морем",
  march: () => "Марш",
  attack: () => "Атака",
  stop: () => "Закончить активацию",
  "sail-to": (m) => `Плыть ${intoPlace(m.location)}`,
  "take-cu": (m) => (m.count === 0 ? "Не брать БЕ" : `Взять с собой ${m.count} БЕ`),
  "take-leader": (m) => `Взять с собой ${acc(m.leader)}`,
  "leave-leader": (m) => `Оставить ${acc(m.leader)} на месте`,
  "attack-with": (m) => `Атаковать силами ${m.count} БЕ`,
  command: (m) => `Командует ${nameOf(m.leader)}`,
  respond: (m) => `Ответить картой «${nameOf(m.card)}»`,
  pass: byDecision({ "wild-beasts": "Не отмечать командира" }, "Не отвечать"),
  "spend-on-level": (m) => (m.seat === "carthage" ? "1 очко поддержки: понизить уровень волнений" : "1 очко поддержки: повысить уровень волнений"),
  "spend-on-port": () => "2 очка поддержки: порт",
  "let-go": () => "Отказаться от остальной поддержки",
  "place-cu": (m) => `Разместить 1 БЕ ${inPlace(m.location)}`,
  "place-leader": (m) => `${capital(nameOf(m.leader))} — ${intoPlace(m.location)}`,
};

// The leaders that a card of the standard edition can activate, by its value.
function initiative(card: string): string {
  return isCard(card) ? ` с инициативой ${rowOf(card).value > 1 ? "не выше " : ""}${rowOf(card).value}` : "";
}
