/** Moves as short phrases for a button, without the seat. */
import type { NineYearsDecision } from "../../../nine-years/vocabulary/frames.js";
import type { NineYearsMove } from "../../../nine-years/vocabulary/moves.js";
import type { ActionId, PenaltyId, Purpose } from "../../../nine-years/vocabulary/types.js";
import { type ByDecision, byDecision, type MoveSentences } from "../../sentences.js";
import { capital } from "../../wording.js";
import { corpsOf, NAMES } from "./names.js";
import { counted } from "../words.js";

const { nameOf, acc, inPlace, intoPlace, fromPlace, verb } = NAMES;

const PURPOSES: Readonly<Record<Purpose, string>> = {
  restore: "Восстановить ослабленный корпус",
  form: "Сформировать корпус",
  line: "Построить Фортификационную линию",
  "colonial-support": "Послать Колониальную поддержку",
  fleet: "Подготовить флот",
};

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "Кампания: движение армии",
  siege: "Кампания: осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

const PENALTIES: Readonly<Record<PenaltyId, string>> = {
  none: "Без штрафа",
  card: "Отдать одну карточку Действий следующего года",
  resources: "Отдать 2 очка ресурсов следующего года",
  both: "Отдать одну карточку Действий и 2 очка ресурсов",
};

const DECLINE: ByDecision<NineYearsDecision> = {
  strengthen: "Не укреплять",
  interception: "Не перехватывать",
  "savoy-decision": "Оставить Савойю как есть",
  rally: "Не снимать деморализацию с лидера",
  retreat: "Не грузиться: силы гибнут",
};

const DONE: ByDecision<NineYearsDecision> = {
  spend: "Больше не тратить",
  "event-choice": "Больше не восстанавливать",
  "transfer-leaders": "Больше никого не перемещать",
  transfer: "Закончить перемещение",
  fortify: "Больше никого не уводить",
};

const STOP: ByDecision<NineYearsDecision> = {
  "select-force": "Состав готов",
  "leave-units": "Больше никого не оставлять",
  rally: "Закончить Сбор",
};

/** The alternatives of Patriot Parliament, in the order of `option`, which counts from 0 (NYW-9.3.9). */
const OPTIONS: readonly string[] = ["Восстановить ослабленные корпуса в Ирландии", "Поставить корпус в Дублине"];

const value = (count: number): string => counted(count, "действие", "действия", "действий");

export const MOVES: MoveSentences<NineYearsMove> = {
  "go-first": (m) => `${verb(m.first, "Первым ходит", "Первыми ходят")} ${nameOf(m.first)}`,
  strengthen: () => "Укрепить положение в Войне короля Вильгельма",
  decline: byDecision(DECLINE, "Нет"),
  done: byDecision(DONE, "Готово"),
  "choose-option": (m) => OPTIONS[m.option] ?? `Вариант ${m.option}`,
  "choose-corps": (m) => `${capital(nameOf(m.corps))} ${inPlace(m.space)}`,
  "choose-space": (m, decision) =>
    decision === "event-choice" ? `Крепость ${nameOf(m.space)}` : decision === "choose-space" ? `Начать ${inPlace(m.space)}` : `Выбрать ${acc(m.space)}`,
  spend: (m) => PURPOSES[m.purpose],
  "choose-power": (m) => `Сформировать ${corpsOf(m.power)}`,
  "choose-strength": (m) => (m.strength === "full" ? "Полнокровный за 2 очка ресурсов" : "Ослабленный за 1 очко ресурсов"),
  "place-corps": (m) => `Разместить корпус ${inPlace(m.space)}`,
  "build-line": (m) => `Построить или усилить линию ${inPlace(m.space)}`,
  "prepare-fleet": (m) => `Подготовить ${acc(m.fleet)}, сила ${m.strength}`,
  "place-leader": (m) => `Разместить ${acc(m.leader)} ${inPlace(m.space)}`,
  "transfer-leader": (m) => `Переместить ${acc(m.leader)}`,
  "show-card": (m) => `Показать карточку на ${value(m.value)}`,
  "play-card": (m) => `Сыграть карточку на ${value(m.value)}`,
  act: (m) => ACTIONS[m.action],
  "end-round": () => "Закончить раунд",
  "take-leader": (m) => `Взять с собой ${acc(m.leader)}`,
  "take-corps": (m) => `Взять с собой ${acc(m.corps)}`,
  step: (m) => `Идти ${intoPlace(m.space)}`,
  convert: () => "Взять область под контроль",
  "leave-units": () => "Оставить часть сил",
  "leave-leader": (m) => `Оставить ${acc(m.leader)}`,
  "leave-corps": (m) => `Оставить ${acc(m.corps)}`,
  stop: byDecision(STOP, "Остановиться здесь"),
  "play-held": (m) => `Сыграть «${nameOf(m.card)}»`,
  "keep-held": (m) => `Приберечь «${nameOf(m.card)}»`,
  bypass: () => "Попытаться обойти линию",
  assault: () => "Атаковать линию",
  withdraw: () => "Отойти от линии",
  "intercept-from": (m) => `Перехватить ${fromPlace(m.space)}`,
  "fortify-corps": (m) => `Увести в крепость ${acc(m.corps)}`,
  "fortify-leader": (m) => `Увести в крепость ${acc(m.leader)}`,
  "avoid-battle": () => "Попытаться уклониться от битвы",
  stand: () => "Принять бой",
  "retreat-to": (m) => `Отойти ${intoPlace(m.space)}`,
  "re-embark": (m) => `Погрузиться на корабли и плыть ${intoPlace(m.space)}`,
  "lose-step": (m) => `Ступень теряет ${nameOf(m.corps)}`,
  "withdraw-to": (m) => `Отойти ${intoPlace(m.space)}`,
  "transfer-corps": (m) => `Переместить ${acc(m.corps)} ${fromPlace(m.space)}`,
  "move-to": (m) => `Прибыть ${intoPlace(m.space)}`,
  "replace-corps": (m) => `Пополнить ${acc(m.corps)} ${inPlace(m.space)}`,
  "rally-by": (m) => `Сбор проводит ${nameOf(m.leader)}`,
  "rally-himself": () => "Снять деморализацию с самого лидера",
  "rally-corps": (m) => `Собрать ${acc(m.corps)}`,
  "sail-to": (m) => `Плыть ${intoPlace(m.space)}`,
  deploy: (m) => `В море выходит ${nameOf(m.fleet)}`,
  "make-savoy-neutral": () => "Сделать Савойю нейтральной",
  "take-penalty": (m) => PENALTIES[m.penalty],
  "choose-commander": (m) => `Командует ${nameOf(m.leader)}`,
};
