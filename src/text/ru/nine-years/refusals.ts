import type { Refusal } from "../../../core/basics/errors.js";
import type { NineYearsRefusal } from "../../../nine-years/rules/refusals.js";
import type { ActionId } from "../../../nine-years/vocabulary/types.js";
import { type Data, entryOf, type Reasons, reasonText } from "../../wording.js";
import { COMMON_REASONS } from "../common-refusals.js";
import { NAMES } from "./names.js";
import { casesOf } from "../speech.js";
import { counted } from "../words.js";

const REASONS: Reasons<NineYearsRefusal> = {
  ...COMMON_REASONS,
  "move/malformed": () => "Это не ход этой игры",
  "move/other-seat": (d) => `Это ход другой стороны: ${word(d, "mover")}`,
  "move/not-asked": (d) => `Сейчас ${NAMES.verb(String(d["seat"]), "решает", "решают")} не ${word(d, "seat")}`,
  "move/not-playing": () => "Эта сторона не играет",
  "move/not-listed": () => "Сейчас такого выбора нет",
  "card/not-in-hand": (d) => `На руке нет карточки на ${actions(d)}`,
  "card/not-playable": (d) => `Карточку на ${actions(d)} сейчас сыграть нельзя`,
  "form/not-there": (d) => `${where(d, "space")} корпус сформировать нельзя`,
  "fleet/not-prepared": (d) => `${word(d, "fleet")} не подготовлен`,
  "arrival/not-there": (d) => `${whither(d, "space")} корпус прибыть не может`,
  "leader/not-there": (d) => `${where(d, "space")} лидера разместить нельзя`,
  "leader/not-transferable": (d) => `${accusative(d, "leader")} сейчас переместить нельзя`,
  "force/leader": (d) => `${word(d, "leader")} не может участвовать`,
  "force/corps": () => "Эти корпуса участвовать не могут, или их слишком мало либо слишком много",
  "step/not-adjacent": (d) => `${whence(d, "from")} ${whither(d, "space")} дороги нет`,
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
  "rally/not-possible": () => "Снять деморализацию сейчас нельзя",
  "sail/not-there": (d) => `Плыть ${whither(d, "space")} нельзя`,
  "action/used": (d) => `${action(d)}: в этом раунде это уже было`,
  "fleet/none-prepared": () => "Ни один флот не подготовлен",
  "siege/no-army": (d) =>
    d["space"] === null ? "Корпуса этой стороны не осаждают ни одной крепости" : `${where(d, "space")} корпуса этой стороны крепость не осаждают`,
  "siege/too-few-corps": (d) => `${where(d, "space")} корпусов меньше, чем сила обороны крепости`,
  "siege/corps-demoralized": (d) => `${where(d, "space")} слишком много деморализованных корпусов для броска осады`,
  "siege/corps-acted": (d) => `${where(d, "space")} слишком много корпусов уже действовали в этом раунде`,
  "siege/no-leader": (d) => `${where(d, "space")} для броска осады нужен лидер`,
  "siege/leaders-demoralized": (d) => `${where(d, "space")} лидеры деморализованы`,
  "siege/leaders-acted": (d) => `${where(d, "space")} лидеры уже действовали в этом раунде`,
  "siege/too-little-command": (d) => `${where(d, "space")} лидеры не могут командовать столькими корпусами, сколько нужно для броска осады`,
  "campaign/no-leader": (d) => (d["space"] === null ? "Нет лидера, который мог бы возглавить армию" : `${where(d, "space")} нет лидеров этой стороны`),
  "campaign/besieged": (d) => `${where(d, "space")} лидеры осаждены`,
  "campaign/leaders-acted": (d) => `${where(d, "space")} лидеры уже действовали в этом раунде`,
  "campaign/nowhere": (d) => `${whence(d, "space")} армии некуда идти`,
  "sail/no-port": (d) => (d["space"] === null ? "Нет порта, из которого можно отплыть" : `${where(d, "space")} отплыть нельзя`),
  "sail/nobody": (d) => (d["space"] === null ? "Ни в одном порту нет сил, которые могли бы отплыть" : `${where(d, "space")} плыть некому`),
  "sail/acted": (d) => `${where(d, "space")} все уже действовали в этом раунде`,
  "sail/nowhere": (d) => `${where(d, "space")} сесть на корабли можно, но плыть некуда`,
  "replacement/none": (d) => (d["space"] === null ? "Ослабленных корпусов нет" : `${where(d, "space")} нет такого ослабленного корпуса`),
  "replacement/besieged": (d) => `${where(d, "space")} корпус осаждён`,
  "replacement/acted": (d) => `${where(d, "space")} корпус уже действовал в этом раунде`,
  "replacement/overstacked": (d) => `${where(d, "space")} слишком много корпусов`,
  "replacement/talks": () => "Пока идут переговоры в Турине, савойские корпуса не пополняются",
  "replacement/no-loc": (d) => `${where(d, "space")} у корпуса нет линии коммуникаций до столицы его державы`,
  "rally/no-leader": (d) => (d["leader"] === null ? "Нет лидера, который мог бы собрать войска" : `${word(d, "leader")} — не лидер этой стороны на карте`),
  "rally/acted": (d) => `${word(d, "leader")} в этом раунде уже участвовал в действии`,
  "rally/nobody": (d) => `${word(d, "leader")}: снимать деморализацию не с кого`,
  "transfer/nobody": () => "Таких сил этой стороны там нет",
  "transfer/besieged": () => "Осаждённых переместить нельзя",
  "transfer/acted": () => "Эти силы уже действовали в этом раунде",
  "transfer/nowhere": () => "Этим силам некуда переместиться",
  "support/sent": () => "Колониальная поддержка уже отправлена",
  "restore/none": (d) => (d["space"] === null ? "Ослабленных корпусов нет" : `${where(d, "space")} нет такого ослабленного корпуса`),
  "restore/besieged": (d) => `${where(d, "space")} корпус осаждён`,
  "restore/talks": () => "Пока идут переговоры в Турине, савойские корпуса не восстанавливаются",
  "restore/limit": () => "Эта держава уже восстановила столько корпусов, сколько можно за ход",
  "restore/no-loc": (d) => `${where(d, "space")} у корпуса нет линии коммуникаций до столицы его державы`,
  "form/not-yours": (d) => `${word(d, "power")} — на другой стороне`,
  "form/not-at-war": (d) => `${word(d, "power")} в войне не участвует`,
  "form/talks": () => "Пока идут переговоры в Турине, савойские корпуса не формируются",
  "form/empty-pool": (d) => `В Пуле войск нет корпусов ${genitive(d, "power")}`,
  "form/limit": (d) => `Корпусов ${genitive(d, "power")} сформировано столько, сколько можно за ход`,
  "form/no-place": (d) => `Новому корпусу ${genitive(d, "power")} негде появиться`,
  "line/not-controlled": (d) => `${word(d, "space")} не под контролем этой стороны`,
  "line/too-few-corps": (d) =>
    d["space"] === null
      ? "Для Фортификационной линии нужны пять корпусов в одной области"
      : `${where(d, "space")} для Фортификационной линии нужны пять корпусов`,
  "line/no-loc": (d) => `${where(d, "space")} нет линии коммуникаций`,
  "line/highest": (d) => `${where(d, "space")} Фортификационная линия уже высшего уровня`,
  "line/this-turn": (d) => `${where(d, "space")} Фортификационную линию в этом ходу уже строили`,
  "fleet/not-yours": (d) => `${word(d, "fleet")} — другой стороны`,
  "fleet/removed": (d) => `${word(d, "fleet")} выбыл из игры`,
  "fleet/in-box": (d) => `${word(d, "fleet")} лежит в поле контроля своей зоны`,
  "fleet/prepared": (d) => `${word(d, "fleet")} уже подготовлен`,
  "fleet/zone": (d) => `${accusative(d, "fleet")} не подготовить: его зону эта сторона уже контролирует`,
  "fleet/guerre-de-course": (d) => `${accusative(d, "fleet")} не подготовить: действует «Крейсерская война»`,
  "fleet/port": (d) => `${accusative(d, "fleet")} не подготовить: его порт захвачен или осаждён`,
  "fleet/no-loc": (d) => `${accusative(d, "fleet")} не подготовить: у его порта нет линии коммуникаций`,
  "fleet/strength": (d) => `${accusative(d, "fleet")} готовят с силой 1 или 2, за столько же очков ресурсов`,
  "held/not-that-card": (d) => `Вопрос не о карточке «${word(d, "card")}»`,
  "leave/nobody-yet": () => "Сначала нужно кого-нибудь оставить",
  "leave/leader-not-there": (d) => `${word(d, "leader")} — не в этой армии`,
  "leave/last-leader": () => "Чтобы идти дальше, армии нужен хотя бы один лидер",
  "leave/corps-not-there": () => "Такого корпуса в армии нет",
  "leave/overstacked": () => "Оставленных корпусов здесь было бы слишком много",
  "withdraw/not-suitable": (d) => `Уйти ${whither(d, "space")} нельзя`,
  "withdraw/not-nearest": (d) => `${word(d, "space")} — не ближайшая область, или пути туда нет`,
  "fortify/full": () => "В крепости больше нет места для корпуса",
  "fortify/corps-not-there": () => "За стенами нет такого корпуса, который мог бы войти в крепость",
  "fortify/leader-not-there": (d) => `${word(d, "leader")} — не перед крепостью или войти не может`,
  "event/not-that-corps": (d) => `«${word(d, "card")}»: ${where(d, "space")} такой корпус выбрать нельзя`,
  "event/not-that-space": (d) => `«${word(d, "card")}»: эту область выбрать нельзя`,
  "event/no-such-option": (d) => `«${word(d, "card")}»: такого варианта сейчас нет`,
  "losses/not-there": () => "Такой корпус не участвует",
  "losses/others-first": () => "Сначала потери несут другие корпуса",
  "interception/not-adjacent": (d) => `${whence(d, "space")} ${whither(d, "into")} дороги нет`,
  "interception/red-link": (d) => `Путь ${whence(d, "space")} открыт только Альянсу`,
  "interception/left-there": (d) => `${whence(d, "space")} армия только что вышла`,
  "interception/besieges": (d) => `${where(d, "space")} корпуса осаждают крепость`,
  "interception/no-corps": (d) => `${where(d, "space")} нет корпусов этой стороны`,
  "interception/corps-demoralized": (d) => `${where(d, "space")} корпуса деморализованы`,
  "interception/no-leader": (d) => `${where(d, "space")} нет лидеров этой стороны`,
  "interception/leaders-demoralized": (d) => `${where(d, "space")} лидеры деморализованы`,
  "retreat/not-there": (d) => `Отступить ${whither(d, "space")} нельзя`,
  "re-embark/not-there": (d) => `Отплыть ${whither(d, "space")} нельзя`,
  "commander/not-equal": (d) => `${word(d, "leader")} — не один из равных лидеров, которые могли бы командовать`,
};

/** The reason for a refusal as one sentence, with its clause if it has one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "Сейчас это не разрешено");
}

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "Кампания",
  siege: "Осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

function action(data: Data): string {
  return entryOf(ACTIONS, String(data["action"]), "Действие");
}

// "на 2 действия": a card by its value.
function actions(data: Data): string {
  return counted(Number(data["value"] ?? 0), "действие", "действия", "действий");
}

// The names in the data of a refusal, each in the case of its sentence.
const { word, genitive, accusative, where, whither, whence } = casesOf(NAMES);
