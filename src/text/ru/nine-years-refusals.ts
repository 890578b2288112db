/** Why a choice of Nine Years is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { nameOf, ofSide } from "./nine-years-names.js";

const REASONS: Reasons = {
  "move/game-over": () => "Игра окончена",
  "move/malformed": () => "Это не ход этой игры",
  "move/not-asked": (d) => `Сейчас не очередь ${ofSide(String(d["seat"]))}`,
  "move/not-playing": () => "Эта сторона не играет",
  "move/unknown": () => "В этой игре нет хода такого вида с такими данными",
  "move/not-listed": () => "Сейчас такого выбора нет",
  "action/not-possible": (d) => `${action(d)}: сейчас это невозможно`,
  "action/not-from-there": (d) => `Действие не может начаться в области ${word(d, "space")}`,
  "card/not-in-hand": (d) => `На руке нет карточки ${word(d, "value")}`,
  "card/not-playable": (d) => `Карточку ${word(d, "value")} сейчас сыграть нельзя`,
  "spend/not-possible": () => "На это сейчас нельзя тратить очки ресурсов",
  "restore/not-possible": (d) => `В области ${word(d, "space")} такой корпус восстановить нельзя`,
  "form/not-there": (d) => `В области ${word(d, "space")} корпус сформировать нельзя`,
  "line/not-there": (d) => `В области ${word(d, "space")} нельзя построить Фортификационную линию`,
  "fleet/not-possible": (d) => `${word(d, "fleet")} сейчас нельзя подготовить`,
  "fleet/not-prepared": (d) => `${word(d, "fleet")} не подготовлен`,
  "arrival/not-there": (d) => `Корпус не может прибыть в область ${word(d, "space")}`,
  "leader/not-there": (d) => `Лидера нельзя разместить в области ${word(d, "space")}`,
  "leader/not-transferable": (d) => `${word(d, "leader")}: сейчас переместить нельзя`,
  "force/leader": (d) => `${word(d, "leader")} не может участвовать`,
  "force/corps": () => "Эти корпуса участвовать не могут, или их слишком мало либо слишком много",
  "step/not-adjacent": (d) => `Область ${word(d, "space")} не соседняя`,
  "step/red-link": (d) => `Путь в область ${word(d, "space")} открыт только Альянсу`,
  "step/too-far": (d) => `Не хватает очков движения до области ${word(d, "space")}`,
  "step/neutral": (d) => `Область ${word(d, "space")} нейтральна`,
  "step/closed": (d) => `Область ${word(d, "space")} закрыта для этой стороны`,
  "step/leaders-alone": (d) => `Лидеры без корпусов не могут войти в область ${word(d, "space")}`,
  "step/demoralized": (d) => `Деморализованные силы не могут войти в область ${word(d, "space")}`,
  "step/overstacked": (d) => `Армия должна была бы остановиться в области ${word(d, "space")}, переполнив её`,
  "step/convert-first": () => "Сначала армия должна взять свою область под контроль",
  "convert/not-possible": () => "Сейчас область нельзя взять под контроль",
  "leave/not-possible": () => "Сейчас нельзя никого оставить",
  "stop/not-here": () => "Здесь остановиться нельзя: область будет переполнена",
  "transfer/not-there": (d) => `Переместить в область ${word(d, "space")} нельзя`,
  "transfer/not-that": () => "Этих сил переместить нельзя",
  "replacement/not-possible": (d) => `В области ${word(d, "space")} такой корпус пополнить нельзя`,
  "rally/not-possible": () => "Снять деморализацию сейчас нельзя",
  "sail/not-there": (d) => `Плыть в порт ${word(d, "space")} нельзя`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "Сейчас это не разрешено");
}

const ACTIONS: Readonly<Record<string, string>> = {
  campaign: "Кампания",
  siege: "Осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

function action(data: Data): string {
  const value = data["action"];
  return typeof value === "string" && Object.hasOwn(ACTIONS, value) ? (ACTIONS[value] as string) : "Действие";
}

function word(data: Data, key: string): string {
  return valueText(data, key, nameOf, "это");
}
