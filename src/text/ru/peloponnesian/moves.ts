/** Moves as short phrases for a button, without the seat. */
import type { PeloponnesianDecision } from "../../../peloponnesian/vocabulary/frames.js";
import type { PeloponnesianMove } from "../../../peloponnesian/vocabulary/moves.js";
import { coinsOf } from "../../cards/peloponnesian.js";
import { type ByDecision, byDecision, type MoveSentences } from "../../sentences.js";
import { NAMES } from "./names.js";
import { counted } from "../words.js";

const { nameOf, of, acc, by, withWhom, inPlace, intoPlace, fromPlace } = NAMES;

const DONE: ByDecision<PeloponnesianDecision> = {
  event: "Больше ничего не выбирать",
  expansion: "Больше не распространять",
  build: "Больше не пополнять",
  muster: "Больше никого не собирать",
  loading: "Погрузка закончена",
  combat: "Больше никаких вылазок",
  "winter-supply": "Больше никого не снабжать",
};

export const MOVES: MoveSentences<PeloponnesianMove> = {
  "bid-raise": () => "Поднять ставку на 1",
  "bid-pass": () => "Не поднимать ставку",
  "take-side": (m) => `Играть за ${acc(m.side)}`,
  "play-event": (m) => `${withCoins(m.card)} — на событие`,
  "play-actions": (m) => `${withCoins(m.card)} — на действия`,
  sacrifice: (m) => `Принести в жертву ${withCoins(m.card)}`,
  "take-olympian": (m) => `Заручиться помощью ${of(m.olympian)}`,
  "name-city": (m) => `Выбрать ${acc(m.city)}`,
  "name-area": (m) => `Выбрать ${acc(m.area)}`,
  "name-block": (m) => `Выбрать ${acc(m.block)}`,
  "spread-to": (m) => `Распространить восстание на ${acc(m.city)}`,
  done: byDecision(DONE, "Готово"),
  "lose-step": (m) => `1 БС теряет отряд: ${nameOf(m.block)}`,
  maneuver: () => "Манёвр группы",
  muster: () => "Сбор отрядов в городе",
  build: () => "Пополнить отряд",
  recruit: () => "Набрать отряд",
  "detach-garrison": () => "Выделить гарнизон",
  pillage: () => "Разорить осаждённый город ради престижа",
  supply: () => "Снабдить отряд на зиму",
  "end-phase": () => "Закончить фазу действий",
  "choose-group": (m) => `Группа ${inPlace(m.area)}`,
  "choose-besieged": (m) => `Осаждённая группа ${inPlace(m.city)}`,
  "add-block": (m) => `Взять с собой ${acc(m.block)}`,
  march: () => "Выступить этим составом",
  "end-maneuver": () => "Закончить манёвр",
  load: (m) => `Погрузить ${acc(m.block)} на ${acc(m.fleet)}`,
  "lower-to": (m) => `Уменьшить перевозимый отряд до ${m.cv} БС`,
  enter: (m) => `Идти ${intoPlace(m.area)}`,
  "stop-here": () => "Остановиться здесь",
  "into-city": () => "Войти в город",
  ashore: () => "Высадиться у города",
  "force-march": (m) => `Ускоренный марш ${intoPlace(m.area)}`,
  "no-forced-march": () => "Без ускоренного марша",
  "muster-to": (m) => `Сбор ${inPlace(m.city)}`,
  "muster-block": (m) => `Привести ${acc(m.block)}`,
  "muster-carrying": (m) => `Привести ${acc(m.fleet)}, на борту ${nameOf(m.block)}`,
  "build-block": (m) => `Пополнить ${acc(m.block)}`,
  "place-recruit": (m) => `Выставить ${acc(m.block)} ${inPlace(m.area)}`,
  "choose-city": (m) => `Выбрать ${acc(m.city)}`,
  "leave-to": (m) => `Уйти ${intoPlace(m.area)}`,
  "leave-carrying": (m) => `Уйти ${intoPlace(m.area)}, на борту ${nameOf(m.block)}`,
  "supply-block": (m) => `Снабдить ${acc(m.block)}`,
  "go-on": () => "Идти дальше",
  stay: () => "Остаться",
  "fight-at": (m) => `Следующее сражение — ${inPlace(m.area)}`,
  "fight-sally": (m) => `Следующей идёт вылазка ${fromPlace(m.city)}`,
  "sally-from": (m) => `Вылазка ${fromPlace(m.city)}`,
  "sally-block": (m) => `На вылазку: ${nameOf(m.block)}`,
  "send-column": (m) => `В бой идёт колонна ${withWhom(m.block)}`,
  fight: () => "Сражаться",
  fortify: () => "Укрыться за стенами",
  "bring-inside": (m) => `Увести за стены ${acc(m.block)}`,
  retreat: () => "Отступить всеми отрядами",
  "break-off": () => "Прервать штурм",
  "attack-with": (m) => `Атаковать ${by(m.block)}`,
  "attack-with-garrison": () => "Атаковать гарнизоном",
  "take-hit": (m) => `Попадание — в ${acc(m.block)}`,
  "garrison-takes-hit": () => "Попадание — в гарнизон",
  rout: (m) => `Обратить в бегство ${acc(m.block)}`,
  "retreat-block": (m) => `Следующим отступает отряд: ${nameOf(m.block)}`,
  "retreat-to": (m) => `Отступить ${intoPlace(m.area)}`,
  "retreat-carrying": (m) => `Отступить ${intoPlace(m.area)}, на борту ${nameOf(m.block)}`,
  "retreat-inside": () => "Отступить в город",
  storm: (m) => `Штурм ${of(m.city)}`,
  attrition: (m) => `Осада измором ${of(m.city)}`,
  "leave-siege": (m) => `Оставить осаду ${of(m.city)} как есть`,
  "end-sieges": () => "Больше ни штурма, ни измора",
  "storm-with": (m) => `На штурм: ${nameOf(m.block)}`,
  "begin-storm": () => "Начать штурм",
  "go-home": (m) => `Отправить домой ${acc(m.block)}`,
  "go-home-carrying": (m) => `Отправить домой ${acc(m.fleet)}, на борту ${nameOf(m.block)}`,
  "winter-in": (m) => `Зимовать ${inPlace(m.city)}`,
  "use-olympian": () => "Воззвать к олимпийцу",
  "keep-olympian": () => "Приберечь олимпийца",
  "calm-seas": () => "Посейдон усмиряет море",
  "raise-storm": (m) => `Посейдон поднимает шторм: ${nameOf(m.border)}`,
  "strike-area": (m) => `Аполлон поражает ${acc(m.area)}`,
};

// Cards with the same title may differ in their coins.
function withCoins(card: string): string {
  const coins = coinsOf(card);
  return coins === null ? `«${nameOf(card)}»` : `«${nameOf(card)}» (${counted(coins, "монета", "монеты", "монет")})`;
}
