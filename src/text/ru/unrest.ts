/** The sentences of Unrest in Russian. Names stay in the nominative behind a word that can be declined. */
import type { Refusal } from "../../core/flow.js";
import type { Outcome } from "../../core/contract.js";
import type { UnrestEvent } from "../../unrest/events.js";
import type { UnrestMove } from "../../unrest/moves.js";
import type { Seat } from "../../unrest/types.js";
import { type Sentences, sentenceOf } from "../sentences.js";
import type { Texts } from "../texts.js";
import { counted } from "./words.js";

const NAMES: Readonly<Record<string, string>> = {
  carthage: "Карфаген",
  coalition: "коалиция",
  unrest: "бунтовщики",
  "garrison-box": "Поле Гарнизона",
  carthago: "порт Карфаген",
  sicily: "Сицилия",
  syracusae: "Сиракузы",
  displaced: "снят с карты",
  "set-aside": "отложен",
  resting: "отложен до следующего хода своей стороны",
  hanno: "Ганнон",
  hasdrubal: "Гасдрубал",
  bomilcar: "Бомилькар",
  "minor-a": "второстепенный лидер A",
  "minor-b": "второстепенный лидер B",
  "coalition-strategos": "стратег коалиции",
  "coalition-lieutenant": "помощник стратега",
  "c-ops-1": "Операции 1",
  "c-ops-2": "Операции 2",
  "c-ops-3": "Операции 3",
  "c-campaign": "Кампания",
  "c-sacred-band": "Священный отряд",
  "c-blockade": "Блокада",
  "c-npa": "Активация нейтральной державы",
  "c-mercenary-contract": "Наёмники",
  "k-ops-1": "Операции 1",
  "k-ops-2": "Операции 2",
  "k-ops-3": "Операции 3",
  "k-npa": "Активация нейтральной державы",
  "k-campaign": "Кампания",
  "k-carthaginian-mistrust": "Карфагенская недоверчивость",
  "k-storms-at-sea": "Шторм",
  "k-rallied-rebels": "Сплочённые мятежники",
  "k-titus-manlius": "Тит Манлий",
  "k-wild-beasts": "Дикие звери",
};

/** What the card says, by its id. */
export const CARD_TEXTS: Readonly<Record<string, string>> = {
  "c-ops-1": "Без события; используется только значение.",
  "c-ops-2": "Без события; используется только значение.",
  "c-ops-3": "Без события; используется только значение.",
  "c-campaign":
    "Активируйте двух разных лидеров одного за другим, каждого как картой со значением 3. Оба могут атаковать бунтовщиков, если ни одна БЕ не сражается дважды.",
  "c-sacred-band": "В одном сражении Карфаген бросает четыре кубика вместо трёх. Все четыре учитываются и в сумме, и в потерях.",
  "c-blockade": "Помимо розыгрыша карты: бесплатная активация лидера на Сицилии, если там не менее 3 БЕ. Один кубик: 1 — потеря 1 БЕ, 5 и 6 — порт.",
  "c-npa": "Карта карфагенской колоды, она никогда не повышает уровень волнений; используется только значение.",
  "c-mercenary-contract": "Разместите 3 БЕ как подкрепления.",
  "k-ops-1": "Без события; используется только значение.",
  "k-ops-2": "Без события; используется только значение.",
  "k-ops-3": "Без события; используется только значение.",
  "k-npa": "Помимо розыгрыша карты: повысьте уровень волнений на 1, если он ниже предела и в этом раунде ещё не повышался событием.",
  "k-campaign": "Активируйте двух разных лидеров одного за другим, каждого как картой со значением 3. Ни одна БЕ не атакует дважды.",
  "k-carthaginian-mistrust": "Отмените одну активацию карфагенского лидера в момент её объявления.",
  "k-storms-at-sea": "Отмените одно карфагенское движение морем в момент его объявления; активация заканчивается.",
  "k-rallied-rebels": "Прибавьте 1 к сумме бунтовщиков при одной атаке на них.",
  "k-titus-manlius": "В сражении на Сицилии кубики никому не наносят потерь и не дают поддержки.",
  "k-wild-beasts": "После победы коалиции на Сицилии: армия побеждённого командира получает −1 на Сицилии до конца хода.",
};

const DECISIONS: Readonly<Record<string, string>> = {
  "game-over": "Игра окончена",
  draw: "Сброс карт перед набором",
  "first-player": "Кто ходит первым в этом ходу",
  active: "Розыгрыш карты, события, второстепенные лидеры",
  activate: "Какого лидера активировать",
  activation: "Следующее действие активированного лидера",
  mistrust: "Ожидается ответ на активацию",
  storms: "Ожидается ответ на движение морем",
  movement: "Кто и куда идёт",
  attack: "Сколько БЕ атакует",
  "sicily-battle": "Кто командует обороной",
  "battle-responses": "Ожидается ответ в сражении",
  support: "На что потратить поддержку",
  "wild-beasts": "Ожидается ответ на победу",
  blockade: "Какой лидер ведёт блокаду",
  "place-cu": "Где разместить подкрепления",
  "return-leaders": "Куда возвращается лидер",
  rearrange: "Куда переходит второстепенный лидер",
};

const name = (id: string): string => (Object.hasOwn(NAMES, id) ? (NAMES[id] as string) : id);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const Name = (id: string): string => capital(name(id));
const names = (ids: readonly string[]): string => (ids.length === 0 ? "" : `; с ним: ${ids.map(name).join(", ")}`);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const points = (count: number): string => counted(count, "очко поддержки", "очка поддержки", "очков поддержки");
const victoryPoints = (count: number): string => counted(count, "победное очко", "победных очка", "победных очков");

const MOVES: Sentences<UnrestMove> = {
  discard: (m) => `сбросить карту «${name(m.card)}»`,
  draw: () => "добрать карты до размера руки",
  "name-first": (m) => `первой ходит сторона: ${name(m.first)}`,
  activate: (m) => `карта «${name(m.card)}» — активация лидера`,
  reinforce: (m) => `карта «${name(m.card)}» — подкрепления`,
  "play-event": (m) => `событие «${name(m.card)}»`,
  rearrange: () => "переставить второстепенных лидеров",
  done: () => "закончить",
  "activate-leader": (m) => `активировать лидера: ${name(m.leader)}`,
  waive: () => "отказаться от второй активации",
  "sea-move": () => "движение морем",
  march: () => "марш",
  attack: () => "атака",
  stop: () => "закончить активацию",
  "sail-to": (m) => `плыть: ${name(m.location)}`,
  "take-cu": (m) => `взять с собой ${m.count} БЕ`,
  "take-leader": (m) => `взять с собой лидера: ${name(m.leader)}`,
  "leave-leader": (m) => `оставить на месте лидера: ${name(m.leader)}`,
  "attack-with": (m) => `атаковать силами ${m.count} БЕ`,
  command: (m) => `командует ${name(m.leader)}`,
  respond: (m) => `ответить картой «${name(m.card)}»`,
  pass: () => "не отвечать",
  "spend-on-level": (m) => (m.seat === "carthage" ? "1 очко поддержки — понизить уровень волнений" : "1 очко поддержки — повысить уровень волнений"),
  "spend-on-port": () => "очки поддержки — порт",
  "let-go": () => "отказаться от остальной поддержки",
  "place-cu": (m) => `разместить 1 БЕ: ${name(m.location)}`,
  "place-leader": (m) => `${name(m.leader)}: ${name(m.location)}`,
};

const CAUSES: Readonly<Record<string, string>> = {
  event: "событие",
  support: "поддержка",
  attack: "атака на бунтовщиков",
  "automatic-victory": "автоматическая победа",
  battle: "сражение",
  blockade: "блокада",
  surrender: "сдача",
};

const USES: Readonly<Record<string, string>> = { activate: "активация лидера", reinforce: "подкрепления", event: "событие", response: "ответ" };

const PURPOSES: Readonly<Record<string, string>> = { battle: "сражение", blockade: "блокада" };

const ENDINGS: Readonly<Record<string, string>> = {
  "no-victory-points": "у Карфагена не осталось победных очков",
  "open-revolt": "волнения переросли в открытое восстание",
  supremacy: "Карфаген добился превосходства",
  time: "по победным очкам после последнего хода",
  concession: "другая сторона сдалась",
};

const EVENTS: Sentences<UnrestEvent> = {
  roll: (e) => `${e.seat === null ? "Бунтовщики" : Name(e.seat)}, бросок (${PURPOSES[e.purpose] ?? e.purpose}): ${e.faces.join(", ")}.`,
  "turn-started": (e) => `Начинается ход ${e.turn}.`,
  "card-discarded": (e) => `${Name(e.seat)}: карта «${name(e.card)}» сброшена.`,
  "deck-rebuilt": (e) => `${Name(e.seat)}: сброс (${e.count}) перемешан и становится колодой.`,
  "cards-drawn": (e) =>
    `${Name(e.seat)} добирает карты: ${e.count}${e.cards === null || e.cards.length === 0 ? "" : ` (${e.cards.map((card) => `«${name(card)}»`).join(", ")})`}.`,
  "first-player-named": (e) => `${Name(e.seat)} решает, кто ходит первым: ${name(e.first)}.`,
  "round-started": (e) => `Начинается раунд ${e.round}.`,
  "marker-removed": () => "Маркер повышения волнений снят.",
  "marker-placed": () => "Маркер повышения волнений положен на текущий раунд.",
  "became-active": (e) => `Активная сторона: ${name(e.seat)}.`,
  done: (e) => `${Name(e.seat)} заканчивает.`,
  passed: (e) => `${Name(e.seat)} пасует.`,
  "card-played": (e) => `${Name(e.seat)} играет карту «${name(e.card)}» (${USES[e.use] ?? e.use}).`,
  "level-changed": (e) => `Уровень волнений: ${e.from} → ${e.to} (${CAUSES[e.cause] ?? e.cause}).`,
  "leader-activated": (e) => `${Name(e.leader)} активирован.`,
  "activation-cancelled": (e) => `Активация отменена: ${name(e.leader)}.`,
  "activation-ended": (e) => `Активация закончена: ${name(e.leader)}.`,
  "activation-waived": (e) => `${Name(e.seat)}: вторая активация не проводится.`,
  "sea-move-declared": (e) => `${Name(e.leader)} собирается плыть: ${name(e.from)} → ${name(e.to)}, ${e.cu} БЕ${names(e.leaders)}.`,
  "sea-moved": (e) => `${Name(e.leader)} плывёт: ${name(e.from)} → ${name(e.to)}, ${e.cu} БЕ${names(e.leaders)}.`,
  marched: (e) => `${Name(e.leader)} идёт: ${name(e.from)} → ${name(e.to)}, ${e.cu} БЕ${names(e.leaders)}.`,
  "sea-move-cancelled": (e) => `Шторм: ${name(e.leader)} остаётся на месте.`,
  "attack-declared": (e) => `${Name(e.leader)} атакует (${name(e.location)}): ${e.cu} БЕ против ${e.against}.`,
  "commander-named": (e) => `${Name(e.seat)}: командует ${name(e.leader)}.`,
  "automatic-victory": (e) => `Автоматическая победа (${name(e.location)}): ${name(e.winner)}.`,
  "battle-fought": (e) =>
    `Сражение (${name(e.location)}): ${e.totals.attacker} (${signed(e.modifiers.attacker)}) против ${e.totals.defender} (${signed(e.modifiers.defender)}); ` +
    `победитель — ${name(e.winner)}; потери ${e.losses.attacker} и ${e.losses.defender}.`,
  "cu-removed": (e) => `${Name(e.seat)} теряет ${e.count} БЕ: ${name(e.location)} (${CAUSES[e.cause] ?? e.cause}).`,
  "leader-displaced": (e) => `${Name(e.leader)} снят с карты.`,
  "leader-set-aside": (e) => `${Name(e.leader)} отложен.`,
  "support-won": (e) => `${Name(e.winner)}: ${points(e.points)}.`,
  "support-lost": (e) => `${Name(e.winner)}: пропало ${points(e.points)}.`,
  "port-changed": (e) => `Порт переходит к стороне: ${name(e.to)} (${CAUSES[e.cause] ?? e.cause}); у Карфагена портов: ${e.ports}.`,
  "commander-marked": (e) => `${Name(e.leader)} отмечен: −1 на Сицилии до конца хода.`,
  "cu-placed": (e) => `${Name(e.seat)} размещает 1 БЕ: ${name(e.location)}.`,
  "leader-placed": (e) => `${Name(e.leader)}: ${name(e.location)}.`,
  scored: (e) => `Подсчёт хода ${e.turn}: порты ${signed(e.portPoints)}, волнения −${e.unrestPoints}; у Карфагена ${victoryPoints(e.vp)}.`,
  "game-over": (e) => `Победитель — ${name(e.winner)}: ${ENDINGS[e.ending] ?? e.ending}.`,
};

/** The reason of a refusal by its code; braces hold a value of the refusal's data. */
export const REFUSALS: Readonly<Record<string, string>> = {
  "card/not-in-hand": "Карты «{card}» нет в руке.",
  "card/other-deck": "«{card}» — карта другой стороны.",
  "card/no-event": "У карты «{card}» нет события; используется её значение.",
  "card/response-only": "Карту «{card}» можно сыграть только в ответ.",
  "active/card-play-used": "Розыгрыш карты уже использован.",
  "active/rearranged": "Второстепенные лидеры уже переставлены.",
  "active/nothing-to-rearrange": "Ни один второстепенный лидер не может никуда перейти.",
  "reinforce/value-too-low": "Подкрепления даёт только карта со значением не ниже {needed}; у карты «{card}» оно меньше.",
  "activate/nobody": "Картой «{card}» нельзя активировать ни одного лидера на карте.",
  "activate/initiative": "{leader}: инициатива {initiative}; значения карты {value} мало.",
  "activate/nothing-to-waive": "Отказаться можно только от второй активации Кампании.",
  "activate/same-leader": "{leader} уже активирован этой картой; второй лидер должен быть другим.",
  "leader/other-side": "{leader} принадлежит другой стороне.",
  "leader/off-map": "{leader} не находится на карте.",
  "leader/not-there": "{leader} не находится в этом месте.",
  "leader/is-the-mover": "{leader} сам ведёт этот отряд.",
  "leader/named-under-minor": "{leader} не может подчиняться второстепенному лидеру.",
  "leader/fought": "{leader} сражался с бунтовщиками и больше не участвует в этом розыгрыше.",
  "blockade/not-in-sicily": "Для блокады нужен лидер на Сицилии.",
  "blockade/leader-elsewhere": "{leader} не на Сицилии, а блокаду ведут оттуда.",
  "blockade/too-few-cu": "Для блокады на Сицилии нужно не менее {needed} карфагенских БЕ.",
  "raise/owners-deck": "«{card}» — карта карфагенской колоды и никогда не повышает уровень волнений.",
  "raise/no-neutral-power": "Уровень волнений повышает только событие активации нейтральной державы.",
  "raise/marker-on-round": "В этом раунде уровень волнений уже повышен событием.",
  "raise/at-cap": "Уровень волнений достиг предела.",
  "step/no-movement-points": "{leader}: осталось очков движения: {points}, этого мало.",
  "step/already-marched": "{leader} уже прошёл маршем.",
  "step/no-way": "{leader} не может идти этим путём.",
  "attack/level-zero": "При уровне 0 атаковать некого.",
  "attack/no-battle-here": "{leader} находится там, где сражений не бывает.",
  "attack/no-enemy": "На Сицилии нет вражеских БЕ.",
  "attack/no-cu": "{leader}: нет БЕ для атаки.",
  "attack/all-fought": "Все БЕ там уже атаковали в этом розыгрыше.",
  "count/too-many": "Атаковать могут не более {most} БЕ.",
  "count/too-few": "Атаковать должна хотя бы 1 БЕ.",
  "count/not-so-many": "Столько БЕ там нет: {count}.",
  "count/some-fought": "Часть БЕ там уже атаковала в этом розыгрыше и больше в нём не участвует.",
  "move/over-most": "С лидером идут не более {most} БЕ.",
  "move/destination-now": "Сначала выбирают, куда плыть.",
  "move/destination-given": "У марша одно место назначения — другой конец дороги.",
  "move/destination-chosen": "Место назначения уже выбрано.",
  "move/cu-now": "Сначала выбирают, сколько БЕ идёт с лидером.",
  "move/cu-chosen": "Число БЕ уже выбрано.",
  "move/over-capacity": "Карта перевозит не более {most} БЕ.",
  "move/same-location": "{location}: он уже здесь.",
  "location/closed": "{location}: место закрыто для этой стороны.",
  "location/owners-box": "На Поле Гарнизона входит только Карфаген.",
  "response/not-fitting": "Карта «{card}» здесь не подходит.",
  "response/already-in-force": "Действие карты «{card}» в этом сражении уже в силе.",
  "support/cap-reached": "Уровень волнений достиг предела.",
  "support/level-zero": "Уровень волнений равен 0.",
  "support/too-few-points": "Порт стоит очков поддержки: {cost}; осталось: {points}.",
  "support/no-port-left": "Больше нет портов, которые можно взять.",
  "place/no-port": "Без порта на Сицилии там нельзя разместить БЕ.",
  "place/not-displaced": "{leader} не снят с карты.",
  "place/no-cu-there": "{leader} может встать только туда, где есть БЕ его стороны.",
  "place/named-stays": "{leader} не второстепенный лидер, а переставляют только второстепенных.",
  "place/resting": "{leader} отложен, пока действует его сторона, и вернётся, когда она будет действовать снова.",
  "place/placed-already": "{leader}: уже решено, останется он или пойдёт.",
  "place/stays-there": "{leader} уже здесь ({location}); его можно оставить.",
  "leader/other-first": "Сейчас решается, останется или пойдёт {leader}.",
  "box/owner-only": "Вводить войска на Поле Гарнизона и выводить их оттуда может только его владелец.",
  "box/no-leader": "БЕ плывут только с лидером.",
  "box/no-sea-move": "Такое движение морем невозможно, или на него не хватает очков движения.",
  "box/already-there": "{leader} уже на Поле Гарнизона.",
  "box/not-there": "{leader} не находится на Поле Гарнизона.",
  "box/has-fought": "{leader} сражался с бунтовщиками и больше не участвует в этом розыгрыше.",
  "box/too-few-cu": "На Поле Гарнизона нет столько таких БЕ.",
  "box/cu-have-fought": "БЕ, сражавшиеся с бунтовщиками, больше не участвуют в этом розыгрыше.",
  "box/no-raise": "Событие этой колоды сейчас не повышает уровень волнений.",
  "box/no-support-room": "Сейчас уровень волнений можно повысить на {up} и понизить на {down}.",
  "box/level-zero": "При уровне 0 атаковать некого.",
  "box/no-movement-points": "Очки движения: {points}, для атаки этого мало.",
  "box/initiative": "{leader}: инициатива {initiative}; значения карты {value} мало.",
  "box/not-activated": "Атаковать может только активированный лидер; {leader} не активирован.",
  "box/no-cu": "Атаковать должна хотя бы 1 БЕ.",
  "box/too-many-cu": "Атаковать могут не более {most} БЕ.",
  "box/bad-losses": "Теряется ровно столько из атакующих БЕ: {count}.",
  "move/game-over": "Игра окончена.",
  "move/malformed": "Это не ход: {got}.",
  "move/not-asked": "{seat} сейчас не выбирает.",
  "move/unknown": "В этой игре нет хода такого вида с такими данными.",
  "move/not-listed": "Здесь это выбрать нельзя.",
  "move/not-playing": "{seat} не участвует в игре.",
};

function refusalText(refusal: Refusal): string {
  const sentence = Object.hasOwn(REFUSALS, refusal.code) ? (REFUSALS[refusal.code] as string) : refusal.code;
  const filled = sentence.replace(/\{(\w+)\}/g, (_, key: string) => name(String(refusal.data[key] ?? "…")));
  return capital(refusal.clause === null ? filled : `${filled} (${refusal.clause})`);
}

function outcomeText({ winners, kind, scores }: Outcome<Seat>): string {
  return `Победитель — ${winners.map(name).join(", ")}: ${ENDINGS[kind] ?? kind} (${victoryPoints(scores.carthage ?? 0)}).`;
}

/** Unrest in Russian. */
export const unrest: Texts<UnrestMove, UnrestEvent, Seat> = {
  move: (move) => `${Name(move.seat)}: ${sentenceOf(MOVES, move)}`,
  event: (event) => sentenceOf(EVENTS, event),
  refusal: refusalText,
  outcome: outcomeText,
  decision: (kind) => DECISIONS[kind] ?? kind,
  name,
};
