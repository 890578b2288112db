/** What the choices of Nine Years are called in Russian: short phrases for a button, without the seat. Names stay in the nominative. */
import type { NineYearsMove } from "../../nine-years/moves.js";
import type { Sentences } from "../sentences.js";
import { corpsText, nameOf } from "./nine-years-names.js";

const PURPOSES: Readonly<Record<string, string>> = {
  restore: "Восстановить ослабленный корпус",
  form: "Сформировать корпус",
  line: "Построить Фортификационную линию",
  "colonial-support": "Послать Колониальную поддержку",
  fleet: "Подготовить флот",
};

const ACTIONS: Readonly<Record<string, string>> = {
  campaign: "Кампания: движение армии",
  siege: "Кампания: осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

const PENALTIES: Readonly<Record<string, string>> = {
  none: "Без штрафа",
  card: "На одну карточку Действий меньше в следующем году",
  resources: "На 2 очка ресурсов меньше в следующем году",
  both: "Оба штрафа",
};

export const MOVES: Sentences<NineYearsMove> = {
  "go-first": (m) => `Первым ходит игрок стороны: ${nameOf(m.first)}`,
  strengthen: () => "Укрепить положение в Войне короля Вильгельма",
  decline: () => "Нет",
  done: () => "Готово",
  "choose-option": (m) => `Выбрать вариант ${m.option}`,
  "choose-corps": (m) => `Выбрать: ${corpsText(m.corps)}, область ${nameOf(m.space)}`,
  "choose-space": (m) => `Выбрать область ${nameOf(m.space)}`,
  spend: (m) => PURPOSES[m.purpose] ?? m.purpose,
  "choose-power": (m) => `Сформировать ${corpsText(m.power)}`,
  "choose-strength": (m) => (m.strength === "full" ? "Полнокровный за 2 очка ресурсов" : "Ослабленный за 1 очко ресурсов"),
  "place-corps": (m) => `Разместить корпус в области ${nameOf(m.space)}`,
  "build-line": (m) => `Построить или усилить линию в области ${nameOf(m.space)}`,
  "prepare-fleet": (m) => `Подготовить: ${nameOf(m.fleet)}, сила ${m.strength}`,
  "place-leader": (m) => `Разместить: ${nameOf(m.leader)}, область ${nameOf(m.space)}`,
  "transfer-leader": (m) => `Переместить лидера: ${nameOf(m.leader)}`,
  "show-card": (m) => `Показать карточку ${m.value}`,
  "play-card": (m) => `Сыграть карточку ${m.value}`,
  act: (m) => ACTIONS[m.action] ?? m.action,
  "end-round": () => "Закончить раунд",
  "take-leader": (m) => `Взять с собой: ${nameOf(m.leader)}`,
  "take-corps": (m) => `Взять с собой ${corpsText(m.corps)}`,
  step: (m) => `Перейти в область ${nameOf(m.space)}`,
  convert: () => "Взять область под контроль",
  "leave-units": () => "Оставить часть сил",
  "leave-leader": (m) => `Оставить: ${nameOf(m.leader)}`,
  "leave-corps": (m) => `Оставить ${corpsText(m.corps)}`,
  stop: () => "Остановиться здесь",
  "play-held": (m) => `Сыграть карточку «${nameOf(m.card)}»`,
  "keep-held": (m) => `Приберечь карточку «${nameOf(m.card)}»`,
  bypass: () => "Попытаться обойти линию",
  assault: () => "Атаковать линию",
  withdraw: () => "Отойти от линии",
  "intercept-from": (m) => `Перехват из области ${nameOf(m.space)}`,
  "fortify-corps": (m) => `Ввести в крепость ${corpsText(m.corps)}`,
  "fortify-leader": (m) => `Ввести в крепость: ${nameOf(m.leader)}`,
  "avoid-battle": () => "Попытаться уклониться от битвы",
  stand: () => "Принять бой",
  "retreat-to": (m) => `Отойти в область ${nameOf(m.space)}`,
  "re-embark": (m) => `Погрузиться на корабли и плыть в порт ${nameOf(m.space)}`,
  "lose-step": (m) => `Ступень теряет ${corpsText(m.corps)}`,
  "withdraw-to": (m) => `Уйти в область ${nameOf(m.space)}`,
  "transfer-corps": (m) => `Переместить ${corpsText(m.corps)} из области ${nameOf(m.space)}`,
  "move-to": (m) => `Прибыть в область ${nameOf(m.space)}`,
  "replace-corps": (m) => `Пополнить ${corpsText(m.corps)} в области ${nameOf(m.space)}`,
  "rally-by": (m) => `Сбор проводит ${nameOf(m.leader)}`,
  "rally-himself": () => "Снять деморализацию с самого лидера",
  "rally-corps": (m) => `Снять деморализацию: ${corpsText(m.corps)}`,
  "sail-to": (m) => `Плыть в порт ${nameOf(m.space)}`,
  deploy: (m) => `Развернуть: ${nameOf(m.fleet)}`,
  "make-savoy-neutral": () => "Сделать Савойю нейтральной",
  "take-penalty": (m) => PENALTIES[m.penalty] ?? m.penalty,
  "choose-commander": (m) => `Командует ${nameOf(m.leader)}`,
};
