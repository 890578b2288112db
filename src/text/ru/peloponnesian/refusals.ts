import type { Refusal } from "../../../core/basics/errors.js";
import type { PeloponnesianRefusal } from "../../../peloponnesian/rules/refusals.js";
import type { ActionId } from "../../../peloponnesian/vocabulary/types.js";
import { type Data, entryOf, type Reasons, reasonText } from "../../wording.js";
import { COMMON_REASONS } from "../common-refusals.js";
import { NAMES } from "./names.js";
import { casesOf } from "../speech.js";

const ACTIONS: Readonly<Record<ActionId, string>> = {
  maneuver: "Манёвр",
  muster: "Сбор",
  build: "Пополнение",
  recruit: "Набор",
  "detach-garrison": "Выделение гарнизона",
  pillage: "Разорение",
  supply: "Зимнее снабжение",
};

const REASONS: Reasons<PeloponnesianRefusal> = {
  ...COMMON_REASONS,
  "move/malformed": () => "Это не ход этой игры",
  "move/other-seat": (d) => `Это ход другой стороны: ${word(d, "mover")}`,
  "move/not-asked": (d) => `Сейчас ${verb(d, "seat", "решает", "решают")} не ${word(d, "seat")}`,
  "move/not-playing": (d) => `${word(d, "seat")} не ${verb(d, "seat", "участвует", "участвуют")} в игре`,
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
  "march/not-adjacent": (d) => `${whence(d, "from")} ${whither(d, "area")} дороги нет`,
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
  "garrison/cannot-detach": (d) => `${where(d, "city")} нельзя выделить гарнизон`,
  "supply/not-needed": (d) => `${dative(d, "block")} снабжение не нужно или не положено`,
  "fortify/surplus-cannot-retreat": (d) => `Не всем отрядам ${where(d, "area")} хватит места за стенами или пути отхода`,
  "siege/not-established": (d) => `Осада ${genitive(d, "city")} не стоит с прошлых сезонов`,
  "siege/dealt-with": (d) => `Осадой ${genitive(d, "city")} в этот тур уже занимались`,
  "siege/event-turn": (d) => `Штурм ${genitive(d, "city")} возможен только в тур действий`,
  "siege/not-blockaded": (d) => `${word(d, "city")} — порт без блокады, измором его не взять`,
  "siege/nobody-supplied": (d) => `Осаждающие ${accusative(d, "city")} не снабжены на зиму`,
  "retreat/not-allowed-there": (d) => `${whither(d, "area")} отступить нельзя`,
  "retreat/no-room": () => "В городе нет места",
  "action/truce": (d) => `${action(d)}: во время перемирия нельзя`,
  "olympian/not-free": (d) => `${accusative(d, "olympian")} сейчас взять нельзя`,
  "march/only-offshore": () => "Из осаждённого порта флот выходит только в море у его берега",
  "march/earthquake": (d) => `Землетрясение закрыло путь по суше ${whither(d, "area")}`,
  "march/truce": (d) => `Перемирие: ${whither(d, "area")} нельзя`,
  "maneuver/no-group": (d) => `${where(d, "area")} нет своих отрядов`,
  "maneuver/nobody-besieged": (d) => `${where(d, "area")} нет своих осаждённых отрядов`,
  "maneuver/cannot-leave": (d) => `Осаждённые не могут выйти: ${word(d, "area")}`,
  "maneuver/group-moved": (d) => `Отряды ${where(d, "area")} уже двигались в этот тур`,
  "muster/not-friendly": (d) => `${word(d, "city")} — не свой город`,
  "muster/goal-besieged": (d) => `${word(d, "city")}: город в осаде`,
  "muster/enemy-there": (d) => `${where(d, "city")} стоит противник`,
  "muster/nobody-can-come": (d) => `Никто не дойдёт ${whither(d, "city")}`,
  "muster/already-there": (d) => `${word(d, "block")} уже там`,
  "muster/besieged": (d) => `${word(d, "block")} в осаде, по суше выхода нет`,
  "muster/too-far": (d) => `${dative(d, "block")} туда не хватит хода`,
  "load/not-a-cargo": (d) => `${accusative(d, "block")} этот отряд везти не может`,
  "load/barbarian": (d) => `${word(d, "block")} — варвары, их не перевозят`,
  "load/too-weak": (d) => `${word(d, "block")}: слишком мало сил, чтобы кого-то везти`,
  "load/is-cargo": (d) => `${word(d, "block")} — груз и ${verb(d, "block", "идёт", "идут")} со своим флотом`,
  "load/brings-cargo": (d) => `${word(d, "block")} уже ${verb(d, "block", "везёт", "везут")} отряд`,
  "load/not-here": (d) => `${genitive(d, "block")} нет там, где грузится флот`,
  "load/not-of-party": (d) => `${accusative(d, "block")} с этой партией погрузить нельзя`,
  "load/not-so-strong": (d) => `Наибольшая сила груза: ${word(d, "most")}`,
  "build/not-a-fleet": (d) => `${word(d, "block")} — не флот`,
  "build/not-friendly": (d) => `${word(d, "block")} не в своём городе: им владеет другой`,
  "build/besieged": (d) => `${accusative(d, "block")} из-за осады пополнить нельзя`,
  "recruit/not-its-home": (d) => `Там для ${genitive(d, "block")} не родное место`,
  "recruit/condition": (d) => `Условие для ${genitive(d, "block")} не выполнено`,
  "recruit/enemy-there": (d) => `${where(d, "area")} стоит противник, или город ничей`,
  "recruit/not-friendly": (d) => `${word(d, "area")} — не свой город`,
  "recruit/besieged": (d) => `${word(d, "area")}: противник отрезал город`,
  "recruit/no-room": (d) => `За стенами нет места: ${word(d, "area")}`,
  "supply/already": (d) => `${dative(d, "block")} снабжение уже дано`,
  "pillage/not-besieged": (d) => `${word(d, "city")}: своей осады нет`,
  "pillage/already": (d) => `${accusative(d, "city")} в этом году уже разоряли`,
  "pillage/all-moved": (d) => `Все осаждающие ${accusative(d, "city")} пришли в этот же тур`,
  "pillage/cannot-leave": (d) => `Не все осаждающие ${accusative(d, "city")} смогли бы уйти`,
  "pillage/must-carry": (d) => `${word(d, "block")}: нужно взять того, кому иначе не уйти`,
  "pillage/no-cargo-ashore": (d) => `${word(d, "area")} — не море, груз туда не везут`,
  "pillage/not-leaving": (d) => `${dative(d, "block")} уходить не нужно`,
  "pillage/other-first": (d) => `${word(d, "block")}: есть другой путь, а этот флот нужен другому отряду`,
  "pillage/enemy-there": (d) => `${where(d, "area")} стоит противник`,
  "fortify/not-there": (d) => `${genitive(d, "block")} нет под стенами`,
  "fortify/another-must-go-in": (d) => `Если ${verb(d, "block", "войдёт", "войдут")} ${word(d, "block")}, другой отряд не сможет ни войти, ни отступить`,
  "battle/not-there": (d) => `${genitive(d, "block")} нет в этом бою`,
  "battle/not-first": (d) => `${word(d, "block")} не во главе колонны`,
  "battle/not-its-turn": (d) => `Сейчас атаковать не ${dative(d, "block")}`,
  "battle/not-hit": (d) => `${word(d, "block")} — не самый сильный отряд из тех, кто может получить попадание`,
  "battle/not-routed": (d) => `${word(d, "block")} — не самый слабый отряд из тех, кого можно обратить в бегство`,
  "retreat/not-waiting": (d) => `${dative(d, "block")} отступать не нужно`,
  "retreat/no-way": (d) => `${dative(d, "block")} некуда отступить`,
  "retreat/not-into-city": () => "Нападающий не может отступить в город",
  "retreat/must-carry": (d) => `${whither(d, "area")} в одиночку нельзя: нужно взять того, кому иначе не отступить`,
  "retreat/wrong-border": (d) => `Эти отряды не пройдут через границу ${whither(d, "area")}`,
  "retreat/not-where-from": (d) => `Нападающий отступает туда, откуда пришла колонна, а не ${whither(d, "area")}`,
  "retreat/enemy-came-from": (d) => `${whither(d, "area")} нельзя: оттуда пришёл противник`,
  "retreat/enemy-city": (d) => `${whither(d, "area")} нельзя: город противника никто не осаждает`,
  "retreat/port-full": (d) => `В порту нет места: ${word(d, "area")}`,
  "retreat/no-cargo-ashore": (d) => `${word(d, "area")} — не море, груз туда не везут`,
  "retreat/other-first": (d) => `${word(d, "block")}: есть другой путь, а этот флот нужен другому отряду`,
  "losses/not-spartan": (d) => `${word(d, "block")} — не спартанцы`,
  "losses/elsewhere": (d) => `${word(d, "block")} не там, где потери`,
  "storm/takes-part": (d) => `${word(d, "block")} уже ${verb(d, "block", "идёт", "идут")} на штурм`,
  "storm/not-there": (d) => `${genitive(d, "block")} нет под стенами`,
  "storm-checks/not-crossed": () => "Флот противника эту границу не пересекал",
  "expansion/elsewhere": (d) => `${word(d, "city")} — не город этого региона`,
  "expansion/rolled": (d) => `${word(d, "city")}: попытка уже была`,
  "expansion/cannot-revolt": (d) => `${word(d, "city")}: сейчас восстание невозможно`,
  "combat/nobody-to-strike": (d) => `${where(d, "area")} нет отрядов противника`,
  "combat/not-besieged": (d) => `${where(d, "city")} нет своих осаждённых отрядов`,
  "combat/nobody-to-sally": (d) => `${where(d, "city")} в этот тур никто не может идти на вылазку`,
  "combat/announced": (d) => `${word(d, "city")}: вылазка уже объявлена`,
  "combat/not-inside": (d) => `${genitive(d, "block")} нет за стенами`,
  "combat/came-by-sea": (d) => `${word(d, "block")}: вход в город был в этот же тур`,
  "combat/sallies": (d) => `${word(d, "block")} уже ${verb(d, "block", "идёт", "идут")} на вылазку`,
  "combat/no-battle": (d) => `${where(d, "area")} нет сражения`,
  "combat/smaller-first": (d) => `${where(d, "area")} не самое малое сражение, сначала меньшее`,
  "event/not-this-city": (d) => `${word(d, "city")}: событие здесь невозможно`,
  "event/not-this-area": (d) => `${word(d, "area")}: событие здесь невозможно`,
  "event/not-this-block": (d) => `${word(d, "block")}: событие этого отряда не касается`,
  "wintering/stays": (d) => `${dative(d, "block")} возвращаться домой не нужно`,
  "wintering/no-way-home": (d) => `${dative(d, "block")} негде зимовать`,
  "wintering/besieged": (d) => `${word(d, "city")}: город в осаде, флот туда не войдёт`,
  "wintering/too-far": (d) => `${whither(d, "city")} слишком далеко`,
  "wintering/no-room": (d) => `За стенами нет места: ${word(d, "city")}`,
  "march/cannot-engage": (d) => `Эти отряды не могут напасть ${where(d, "area")}`,
};

/** The reason for a refusal as one sentence, with its clause if it has one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REASONS, refusal, "Сейчас это не разрешено");
}

function action(data: Data): string {
  return entryOf(ACTIONS, String(data["action"]), "Действие");
}

// The names in the data of a refusal, each in the case of its sentence.
const { word, genitive, dative, accusative, where, whither, whence } = casesOf(NAMES);

function verb(data: Data, key: string, one: string, many: string): string {
  return NAMES.verb(String(data[key]), one, many);
}

function agreed(data: Data, key: string, m: string, f: string, pl: string): string {
  return NAMES.agreed(String(data[key]), m, f, m, pl);
}
