/** Why a choice of Peloponnesian is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { agreed, nameOf } from "./peloponnesian-names.js";

const ACTIONS: Readonly<Record<string, string>> = {
  maneuver: "Манёвр",
  muster: "Сбор",
  build: "Пополнение",
  recruit: "Набор",
  "detach-garrison": "Выделение гарнизона",
  pillage: "Разорение",
  supply: "Зимнее снабжение",
};

const REASONS: Reasons = {
  "move/game-over": () => "Игра окончена",
  "move/malformed": () => "Это не ход этой игры",
  "move/not-asked": (d) => `${word(d, "seat")} сейчас не ${agreed(String(d["seat"]), "ходит", "ходят")}`,
  "move/not-playing": (d) => `${word(d, "seat")} не ${agreed(String(d["seat"]), "играет", "играют")}`,
  "move/unknown": () => "В этой игре нет хода такого вида с такими данными",
  "move/not-listed": () => "Сейчас такого выбора нет",
  "action/not-now": (d) => `${action(d)}: не в этот сезон`,
  "action/nothing-to-do": (d) => `${action(d)}: сейчас это ничего не даст`,
  "commit/not-in-hand": (d) => `Карты «${word(d, "card")}» нет на руке`,
  "commit/event-not-allowed": (d) => `Событие карты «${word(d, "card")}» сейчас использовать нельзя`,
  "commit/wrong-step": (d) => `Карту «${word(d, "card")}» сейчас так использовать нельзя`,
  "maneuver/no-such-block": (d) => `У этой стороны нет в игре отряда «${word(d, "block")}»`,
  "maneuver/not-in-group": (d) => `Отряд «${word(d, "block")}» не принадлежит к этой группе`,
  "maneuver/already-moved": (d) => `Отряд «${word(d, "block")}» уже двигался в этот тур`,
  "maneuver/cannot-join": (d) => `Отряд «${word(d, "block")}» не может примкнуть`,
  "march/not-adjacent": (d) => `Область ${word(d, "area")} не соседняя`,
  "march/neutral-area": (d) => `Область ${word(d, "area")} нейтральна или не участвует в игре`,
  "march/closed-area": (d) => `Область ${word(d, "area")} закрыта для этих отрядов`,
  "march/besieged": () => "Осаждённые отряды не ходят по суше",
  "march/no-shore": (d) => `Вдоль берега флот не пройдёт в область ${word(d, "area")}`,
  "march/no-fleet": () => "Сухопутным отрядам нужен флот, чтобы плыть морем",
  "build/not-in-play": (d) => `Отряда «${word(d, "block")}» нет в игре`,
  "build/barbarian": (d) => `Варварские отряды не пополняются: «${word(d, "block")}»`,
  "build/full": (d) => `Отряд «${word(d, "block")}» уже в полной силе`,
  "build/not-at-home": (d) => `Отряд «${word(d, "block")}» не в своём родном городе или город отрезан`,
  "recruit/not-drawn": (d) => `Отряд «${word(d, "block")}» не вытянут из пула`,
  "recruit/cannot-be-placed": (d) => `Отряд «${word(d, "block")}» сейчас нельзя выставить там`,
  "garrison/cannot-detach": (d) => `В городе ${word(d, "city")} нельзя выделить гарнизон`,
  "pillage/not-allowed": (d) => `Область города ${word(d, "city")} сейчас нельзя разорить`,
  "supply/not-needed": (d) => `Отряду «${word(d, "block")}» снабжение не нужно или не положено`,
  "fortify/surplus-cannot-retreat": (d) => `Не всем отрядам в области ${word(d, "area")} хватит места за стенами или пути отхода`,
  "siege/not-established": (d) => `Город ${word(d, "city")} не осаждён с прошлых сезонов`,
  "siege/dealt-with": (d) => `Осадой города ${word(d, "city")} в этот тур уже занимались`,
  "siege/event-turn": (d) => `Штурм города ${word(d, "city")} возможен только в тур действий`,
  "siege/not-blockaded": (d) => `Порт ${word(d, "city")} не блокирован, голода в городе нет`,
  "siege/nobody-supplied": (d) => `Осаждающие город ${word(d, "city")} не снабжены на зиму`,
  "retreat/not-allowed-there": (d) => `В область ${word(d, "area")} отступить нельзя`,
  "retreat/no-room": () => "В городе нет места",
  "march/cannot-engage": (d) => `Эти отряды не могут напасть в области ${word(d, "area")}`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "Сейчас это не разрешено");
}

function action(data: Data): string {
  const value = data["action"];
  return typeof value === "string" && Object.hasOwn(ACTIONS, value) ? (ACTIONS[value] as string) : "Действие";
}

function word(data: Data, key: string): string {
  return valueText(data, key, nameOf, "это");
}
