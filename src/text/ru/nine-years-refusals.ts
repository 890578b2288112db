/** Why a choice of Nine Years is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { NAMES } from "./nine-years-names.js";
import { counted } from "./words.js";

const REASONS: Reasons = {
  "move/game-over": () => "Игра окончена",
  "move/malformed": () => "Это не ход этой игры",
  "move/not-asked": (d) => `Сейчас решает не ${word(d, "seat")}`,
  "move/not-playing": () => "Эта сторона не играет",
  "move/unknown": () => "Такого хода в этой игре нет",
  "move/not-listed": () => "Сейчас такого выбора нет",
  "action/not-possible": (d) => `${action(d)}: сейчас это невозможно`,
  "action/not-from-there": (d) => `${where(d, "space")} действие начаться не может`,
  "card/not-in-hand": (d) => `На руке нет карточки на ${actions(d)}`,
  "card/not-playable": (d) => `Карточку на ${actions(d)} сейчас сыграть нельзя`,
  "spend/not-possible": () => "На это сейчас нельзя тратить очки ресурсов",
  "restore/not-possible": (d) => `${where(d, "space")} такой корпус восстановить нельзя`,
  "form/not-there": (d) => `${where(d, "space")} корпус сформировать нельзя`,
  "line/not-there": (d) => `${where(d, "space")} нельзя построить Фортификационную линию`,
  "fleet/not-possible": (d) => `${accusative(d, "fleet")} сейчас нельзя подготовить`,
  "fleet/not-prepared": (d) => `${word(d, "fleet")} не подготовлен`,
  "arrival/not-there": (d) => `${whither(d, "space")} корпус прибыть не может`,
  "leader/not-there": (d) => `${where(d, "space")} лидера разместить нельзя`,
  "leader/not-transferable": (d) => `${accusative(d, "leader")} сейчас переместить нельзя`,
  "force/leader": (d) => `${word(d, "leader")} не может участвовать`,
  "force/corps": () => "Эти корпуса участвовать не могут, или их слишком мало либо слишком много",
  "step/not-adjacent": (d) => `${word(d, "space")} — не соседняя область`,
  "step/red-link": (d) => `Путь ${whither(d, "space")} открыт только Альянсу`,
  "step/too-far": (d) => `До ${genitive(d, "space")} не хватает очков движения`,
  "step/neutral": (d) => `${word(d, "space")} — нейтральная область`,
  "step/closed": (d) => `Путь ${whither(d, "space")} закрыт для этой стороны`,
  "step/leaders-alone": (d) => `Лидеры без корпусов не могут войти ${whither(d, "space")}`,
  "step/demoralized": (d) => `Деморализованные силы не могут войти ${whither(d, "space")}`,
  "step/overstacked": (d) => `Армии пришлось бы остановиться ${where(d, "space")}, а места там нет`,
  "step/convert-first": () => "Сначала армия должна взять свою область под контроль",
  "convert/not-possible": () => "Сейчас область нельзя взять под контроль",
  "leave/not-possible": () => "Сейчас нельзя никого оставить",
  "stop/not-here": () => "Здесь остановиться нельзя: область будет переполнена",
  "transfer/not-there": (d) => `Переместить ${whither(d, "space")} нельзя`,
  "transfer/not-that": () => "Этих сил переместить нельзя",
  "replacement/not-possible": (d) => `${where(d, "space")} такой корпус пополнить нельзя`,
  "rally/not-possible": () => "Снять деморализацию сейчас нельзя",
  "sail/not-there": (d) => `Плыть ${whither(d, "space")} нельзя`,
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

// "на 2 действия": a card by its value.
function actions(data: Data): string {
  return counted(Number(data["value"]), "действие", "действия", "действий");
}

// The names in the data of a refusal, each in the case its sentence asks for.
const inCase = (form: (id: string) => string) => (data: Data, key: string): string => valueText(data, key, form, "это");
const word = inCase(NAMES.nameOf);
const genitive = inCase(NAMES.of);
const accusative = inCase(NAMES.acc);
const where = inCase(NAMES.inPlace);
const whither = inCase(NAMES.intoPlace);
