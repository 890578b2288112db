/** Why a choice of Unrest is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import type { UnrestRefusal } from "../../unrest/rules/refusals.js";
import { type Data, type Reasons, reasonText, valueText } from "../wording.js";
import { NAMES } from "./unrest-names.js";

/** The reason of a refusal by its code, those of the Garrison Box for other games among them. */
export const REFUSALS: Reasons<UnrestRefusal> = {
  "card/not-in-hand": (d) => `Карты «${word(d, "card")}» нет на руке`,
  "card/other-deck": (d) => `«${word(d, "card")}» — карта другой стороны`,
  "card/no-event": (d) => `У карты «${word(d, "card")}» нет события; используется её значение`,
  "card/response-only": (d) => `Карту «${word(d, "card")}» можно сыграть только в ответ`,
  "active/card-play-used": () => "Розыгрыш карты уже использован",
  "active/rearranged": () => "Второстепенные лидеры уже переставлены",
  "active/nothing-to-rearrange": () => "Ни один второстепенный лидер не может никуда перейти",
  "reinforce/value-too-low": (d) => `Подкрепления даёт только карта со значением не ниже ${word(d, "needed")}; у карты «${word(d, "card")}» оно меньше`,
  "activate/nobody": (d) => `Картой «${word(d, "card")}» никого на карте активировать нельзя`,
  "activate/initiative": (d) => `Инициатива ${genitive(d, "leader")} — ${word(d, "initiative")}: карты со значением ${word(d, "value")} мало`,
  "activate/nothing-to-waive": () => "Отказаться можно только от второй активации Кампании",
  "activate/same-leader": (d) => `${word(d, "leader")} уже активирован этой картой; второй лидер должен быть другим`,
  "leader/other-side": (d) => `${word(d, "leader")} — лидер другой стороны`,
  "leader/off-map": (d) => `${genitive(d, "leader")} нет на карте`,
  "leader/not-there": (d) => `${genitive(d, "leader")} там нет`,
  "leader/is-the-mover": (d) => `${word(d, "leader")} сам ведёт этот отряд`,
  "leader/named-under-minor": (d) => `${word(d, "leader")} не может подчиняться второстепенному лидеру`,
  "leader/fought": (d) => `${word(d, "leader")} сражался с бунтовщиками и больше не участвует в этом розыгрыше`,
  "blockade/not-in-sicily": () => "Для блокады нужен лидер на Сицилии",
  "blockade/leader-elsewhere": (d) => `${word(d, "leader")} не на Сицилии, а блокаду ведут оттуда`,
  "blockade/too-few-cu": (d) => `Для блокады на Сицилии нужно не менее ${word(d, "needed")} карфагенских БЕ`,
  "raise/owners-deck": (d) => `«${word(d, "card")}» — карта карфагенской колоды и никогда не повышает уровень волнений`,
  "raise/no-neutral-power": () => "Уровень волнений повышает только событие активации нейтральной державы",
  "raise/marker-on-round": () => "В этом раунде уровень волнений уже повышен событием",
  "raise/at-cap": () => "Уровень волнений достиг предела",
  "step/no-movement-points": (d) => `У ${genitive(d, "leader")} очков движения — ${word(d, "points")}: этого мало`,
  "step/already-marched": (d) => `${word(d, "leader")} уже прошёл маршем`,
  "step/no-way": (d) => `${word(d, "leader")} не может идти этим путём`,
  "attack/level-zero": () => "При уровне 0 атаковать некого",
  "attack/no-battle-here": (d) => `${word(d, "leader")} там, где сражений не бывает`,
  "attack/no-enemy": () => "На Сицилии нет вражеских БЕ",
  "attack/no-cu": (d) => `У ${genitive(d, "leader")} нет БЕ для атаки`,
  "attack/all-fought": () => "Все БЕ там уже атаковали в этом розыгрыше",
  "count/too-many": (d) => `Атаковать могут не более ${word(d, "most")} БЕ`,
  "count/too-few": () => "Атаковать должна хотя бы 1 БЕ",
  "count/not-so-many": (d) => `Там меньше ${word(d, "count")} БЕ`,
  "count/some-fought": () => "Часть БЕ там уже атаковала в этом розыгрыше и больше в нём не участвует",
  "move/over-most": (d) => `С лидером идут не более ${word(d, "most")} БЕ`,
  "move/destination-now": () => "Сначала выбирают, куда плыть",
  "move/destination-given": () => "У марша одно место назначения — другой конец дороги",
  "move/destination-chosen": () => "Место назначения уже выбрано",
  "move/cu-now": () => "Сначала выбирают, сколько БЕ идёт с лидером",
  "move/cu-chosen": () => "Число БЕ уже выбрано",
  "move/over-capacity": (d) => `Карта перевозит не более ${word(d, "most")} БЕ`,
  "move/same-location": (d) => `${word(d, "leader")} уже ${where(d, "location")}`,
  "location/closed": (d) => `Путь ${whither(d, "location")} закрыт для этой стороны`,
  "location/owners-box": () => "На Поле Гарнизона входит только Карфаген",
  "response/not-fitting": (d) => `«${word(d, "card")}» здесь не подходит`,
  "response/already-in-force": (d) => `«${word(d, "card")}» в этом сражении уже действует`,
  "support/cap-reached": () => "Уровень волнений достиг предела",
  "support/level-zero": () => "Уровень волнений равен 0",
  "support/too-few-points": (d) => `Порт стоит очков поддержки — ${word(d, "cost")}, осталось ${word(d, "points")}`,
  "support/no-port-left": () => "Больше нет портов, которые можно взять",
  "place/no-port": () => "Без порта на Сицилии там нельзя разместить БЕ",
  "place/not-displaced": (d) => `${word(d, "leader")} и так на карте`,
  "place/no-cu-there": (d) => `${word(d, "leader")} может встать только туда, где есть БЕ его стороны`,
  "place/named-stays": (d) => `${word(d, "leader")} — не второстепенный лидер, а переставляют только их`,
  "place/resting": (d) => `${word(d, "leader")} выбыл, пока действует его сторона, и вернётся, когда она будет действовать снова`,
  "place/placed-already": (d) => `С ${instrumental(d, "leader")} уже решено`,
  "place/stays-there": (d) => `${word(d, "leader")} уже ${where(d, "location")}; его можно оставить`,
  "leader/other-first": (d) => `Сейчас решается, останется или пойдёт ${word(d, "leader")}`,
  "box/owner-only": () => "Вводить войска на Поле Гарнизона и выводить их оттуда может только его владелец",
  "box/no-leader": () => "БЕ плывут только с лидером",
  "box/no-sea-move": () => "Такое движение морем невозможно, или на него не хватает очков движения",
  "box/already-there": (d) => `${word(d, "leader")} уже на Поле Гарнизона`,
  "box/not-there": (d) => `${genitive(d, "leader")} нет на Поле Гарнизона`,
  "box/has-fought": (d) => `${word(d, "leader")} сражался с бунтовщиками и больше не участвует в этом розыгрыше`,
  "box/too-few-cu": () => "На Поле Гарнизона нет столько таких БЕ",
  "box/cu-have-fought": () => "БЕ, сражавшиеся с бунтовщиками, больше не участвуют в этом розыгрыше",
  "box/no-raise": () => "Событие этой колоды сейчас не повышает уровень волнений",
  "box/no-support-room": (d) => `Сейчас уровень волнений можно повысить на ${word(d, "up")} и понизить на ${word(d, "down")}`,
  "box/level-zero": () => "При уровне 0 атаковать некого",
  "box/no-movement-points": (d) => `Очков движения — ${word(d, "points")}: для атаки этого мало`,
  "box/initiative": (d) => `Инициатива ${genitive(d, "leader")} — ${word(d, "initiative")}: карты со значением ${word(d, "value")} мало`,
  "box/not-activated": (d) => `Атаковать может только активированный лидер; ${word(d, "leader")} не активирован`,
  "box/no-cu": () => "Атаковать должна хотя бы 1 БЕ",
  "box/too-many-cu": (d) => `Атаковать могут не более ${word(d, "most")} БЕ`,
  "box/bad-losses": (d) => `Атакующих БЕ теряется ровно ${word(d, "count")}`,
  "move/game-over": () => "Игра окончена",
  "move/malformed": (d) => `Это не ход: ${word(d, "got")}`,
  "move/not-asked": (d) => `Сейчас решает не ${word(d, "seat")}`,
  "move/unknown": () => "Такого хода в этой игре нет",
  "move/not-listed": () => "Здесь это выбрать нельзя",
  "move/not-playing": (d) => `${word(d, "seat")} не участвует в игре`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  return reasonText(REFUSALS, refusal, "Сейчас это не разрешено");
}

// The names in the data of a refusal, each in the case its sentence asks for.
const inCase =
  (form: (id: string) => string) =>
  (data: Data, key: string): string =>
    valueText(data, key, form, "это");
const word = inCase(NAMES.nameOf);
const genitive = inCase(NAMES.of);
const instrumental = inCase(NAMES.by);
const where = inCase(NAMES.inPlace);
const whither = inCase(NAMES.intoPlace);
