/** Why a choice of Peloponnesian is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { NAMES } from "./peloponnesian-names.js";

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
  "move/not-asked": (d) => `Сейчас ${verb(d, "seat", "решает", "решают")} не ${word(d, "seat")}`,
  "move/not-playing": (d) => `${word(d, "seat")} не ${verb(d, "seat", "участвует", "участвуют")} в игре`,
  "move/unknown": () => "Такого хода в этой игре нет",
  "move/not-listed": () => "Сейчас такого выбора нет",
  "action/not-now": (d) => `${action(d)}: не в этот сезон`,
  "action/nothing-to-do": (d) => `${action(d)}: сейчас это ничего не даст`,
  "commit/not-in-hand": (d) => `«${word(d, "card")}» нет на руке`,
  "commit/event-not-allowed": (d) => `Событие «${word(d, "card")}» сейчас использовать нельзя`,
  "commit/wrong-step": (d) => `«${word(d, "card")}» сейчас так использовать нельзя`,
  "maneuver/no-such-block": (d) => `${genitive(d, "block")} нет у этой стороны в игре`,
  "maneuver/not-in-group": (d) => `${word(d, "block")} не из этой группы`,
  "maneuver/already-moved": (d) => `${word(d, "block")} уже ${agreed(d, "block", "двигался", "двигалась", "двигались")} в этот тур`,
  "maneuver/cannot-join": (d) => `${word(d, "block")} не ${verb(d, "block", "может", "могут")} примкнуть`,
  "march/not-adjacent": (d) => `${word(d, "area")} — не соседняя область`,
  "march/neutral-area": (d) => `${word(d, "area")} — область нейтральная или не в игре`,
  "march/closed-area": (d) => `Путь ${whither(d, "area")} закрыт для этих отрядов`,
  "march/besieged": () => "Осаждённые отряды не ходят по суше",
  "march/no-shore": (d) => `Вдоль берега флот не пройдёт ${whither(d, "area")}`,
  "march/no-fleet": () => "Сухопутным отрядам нужен флот, чтобы плыть морем",
  "build/not-in-play": (d) => `${genitive(d, "block")} нет в игре`,
  "build/barbarian": (d) => `${word(d, "block")} — варвары, их не пополняют`,
  "build/full": (d) => `${word(d, "block")} уже в полной силе`,
  "build/not-at-home": (d) => `${word(d, "block")} не в родном городе, или город отрезан`,
  "recruit/not-drawn": (d) => `${accusative(d, "block")} не вытянули из пула`,
  "recruit/cannot-be-placed": (d) => `${accusative(d, "block")} сейчас там выставить нельзя`,
  "garrison/cannot-detach": (d) => `${where(d, "city")} нельзя выделить гарнизон`,
  "pillage/not-allowed": (d) => `${accusative(d, "city")} сейчас нельзя разорить`,
  "supply/not-needed": (d) => `${dative(d, "block")} снабжение не нужно или не положено`,
  "fortify/surplus-cannot-retreat": (d) => `Не всем отрядам ${where(d, "area")} хватит места за стенами или пути отхода`,
  "siege/not-established": (d) => `Осада ${genitive(d, "city")} не стоит с прошлых сезонов`,
  "siege/dealt-with": (d) => `Осадой ${genitive(d, "city")} в этот тур уже занимались`,
  "siege/event-turn": (d) => `Штурм ${genitive(d, "city")} возможен только в тур действий`,
  "siege/not-blockaded": (d) => `${word(d, "city")} — порт без блокады, голода в нём нет`,
  "siege/nobody-supplied": (d) => `Осаждающие ${accusative(d, "city")} не снабжены на зиму`,
  "retreat/not-allowed-there": (d) => `${whither(d, "area")} отступить нельзя`,
  "retreat/no-room": () => "В городе нет места",
  "march/cannot-engage": (d) => `Эти отряды не могут напасть ${where(d, "area")}`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "Сейчас это не разрешено");
}

function action(data: Data): string {
  const value = data["action"];
  return typeof value === "string" && Object.hasOwn(ACTIONS, value) ? (ACTIONS[value] as string) : "Действие";
}

// The names in the data of a refusal, each in the case its sentence asks for.
const inCase = (form: (id: string) => string) => (data: Data, key: string): string => valueText(data, key, form, "это");
const word = inCase(NAMES.nameOf);
const genitive = inCase(NAMES.of);
const dative = inCase(NAMES.to);
const accusative = inCase(NAMES.acc);
const where = inCase(NAMES.inPlace);
const whither = inCase(NAMES.intoPlace);

function verb(data: Data, key: string, one: string, many: string): string {
  return NAMES.verb(String(data[key]), one, many);
}

function agreed(data: Data, key: string, m: string, f: string, pl: string): string {
  return NAMES.agreed(String(data[key]), m, f, m, pl);
}
