/** One sentence per event. */
import type { NineYearsEvent } from "../../../nine-years/vocabulary/events.js";
import type { ActionId, RollPurpose, Victory } from "../../../nine-years/vocabulary/types.js";
import type { Sentences } from "../../sentences.js";
import { capital, numeral, signed } from "../../wording.js";
import { NAMES } from "./names.js";
import { type RollWords, rollText } from "../rolls.js";
import { counted, listOf } from "../words.js";

const { nameOf, of, to, acc, inPlace, intoPlace, fromPlace, verb } = NAMES;

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "Кампанию",
  siege: "осаду",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

/** The kinds of victory. The name of the winner follows in the genitive. */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  automatic: "автоматическая победа",
  significant: "значительная победа",
  marginal: "незначительная победа",
  concession: "противник сдался, победа",
};

const points = (count: number): string => counted(count, "очко ресурсов", "очка ресурсов", "очков ресурсов");
const corpsCount = (count: number): string => counted(count, "корпус", "корпуса", "корпусов");
const hits = (count: number): string => counted(count, "попадание", "попадания", "попаданий");

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  "battle-full-corps": { name: "полнокровные корпуса", counts: hits },
  "battle-weak-corps": { name: "ослабленные или деморализованные корпуса", counts: hits },
  "battle-commander": { name: "командующий", counts: hits },
  "battle-household-troops": { name: "Гвардия", counts: hits },
  "leader-loss": { name: "потеря командующего", at: "потерян при", yes: "потерян", no: "невредим" },
  "leader-fate": { name: "судьба командующего", at: "ранен при", yes: "ранен", no: "смертельно" },
  siege: { name: "осада" },
  interception: { name: "перехват" },
  "avoid-battle": { name: "уклонение от битвы" },
  "bypass-line": { name: "обход линии" },
  "sea-movement": { name: "морское движение" },
  "re-embark": { name: "погрузка на корабли" },
  "deploy-fleet": { name: "развёртывание флота" },
  "king-williams-war": { name: "бросок года" },
  marlborough: { name: "судьба Мальборо", at: "уходит при", yes: "уходит", no: "остаётся" },
  peace: { name: "мирные переговоры", yes: "мир", no: "война продолжается" },
};

export const EVENTS: Sentences<NineYearsEvent> = {
  roll: (e) => rollText(e, e.seat === null ? "Война короля Вильгельма" : nameOf(e.seat), ROLLS),
  "year-began": (e) => `Начинается ${e.year} год; инициатива у ${of(e.initiative)}.`,
  "order-chosen": (e) =>
    e.seat === e.first
      ? `${nameOf(e.seat)} ${verb(e.seat, "берёт", "берут")} первый ход себе.`
      : `${nameOf(e.seat)} ${verb(e.seat, "уступает", "уступают")} первый ход ${to(e.first)}.`,
  "savoy-joined": () => "Савойя вступает в Альянс.",
  "events-added": () => "Поздние события замешаны в колоду Событий.",
  strengthened: (e) => `${nameOf(e.seat)} ${verb(e.seat, "укрепляет", "укрепляют")} положение в Войне короля Вильгельма.`,
  "kww-moved": (e) =>
    `Война короля Вильгельма: маркер ${e.from === e.to ? `остаётся на ${signed(e.to)}` : `сдвигается с ${signed(e.from)} на ${signed(e.to)}`}.`,
  "event-drawn": (e) => `${nameOf(e.seat)} ${verb(e.seat, "тянет", "тянут")} ${cardText(e.card)}.`,
  "event-held": (e) => `${nameOf(e.seat)} ${verb(e.seat, "удерживает", "удерживают")} ${cardText(e.card)}.`,
  "event-played": (e) => `Происходит событие «${nameOf(e.card)}».`,
  "event-void": (e) => `Событие «${nameOf(e.card)}» не состоялось: условия не выполнены.`,
  "resources-counted": (e) => `У ${of(e.seat)} ${points(e.points)}.`,
  "resources-spent": (e) => `${nameOf(e.seat)} ${verb(e.seat, "тратит", "тратят")} ${points(e.points)}, остаётся ${e.left}.`,
  "corps-formed": (e) => `${nameOf(e.seat)} ${verb(e.seat, "формирует", "формируют")} ${inPlace(e.space)} ${acc(e.corps)}.`,
  "corps-arrived": (e) => `${capital(intoPlace(e.space))} прибывает ${nameOf(e.corps)}.`,
  "corps-restored": (e) => `${capital(nameOf(e.corps))} ${inPlace(e.space)} восстановлен.`,
  "corps-delayed": (e) => `${capital(corpsCount(e.count))} ${of(e.power)} пока не ${e.count === 1 ? "может" : "могут"} прибыть.`,
  "corps-reduced": (e) => `${capital(nameOf(e.corps))} ${inPlace(e.space)} теряет ступень.`,
  "corps-eliminated": (e) => `${capital(nameOf(e.corps))} ${inPlace(e.space)} уничтожен.`,
  "line-built": (e) => `${capital(inPlace(e.space))} у ${of(e.seat)} Фортификационная линия уровня ${e.level}.`,
  "line-removed": (e) => `Фортификационная линия ${inPlace(e.space)} убрана.`,
  "colonial-support": (e) => `${nameOf(e.seat)} ${verb(e.seat, "посылает", "посылают")} Колониальную поддержку.`,
  "fleet-prepared": (e) => `${nameOf(e.seat)} ${verb(e.seat, "готовит", "готовят")} ${acc(e.fleet)}, сила ${e.strength}.`,
  "fleet-removed": (e) => `${nameOf(e.fleet)} выходит из игры.`,
  "fleet-returned": (e) => `${nameOf(e.fleet)} возвращается в Пул войск.`,
  "zone-controlled": (e) => (e.seat === null ? `${capital(acc(e.zone))} никто не контролирует.` : `${nameOf(e.zone)} переходит под контроль ${of(e.seat)}.`),
  "leader-arrived": (e) => `${capital(nameOf(e.leader))} прибывает ${intoPlace(e.space)}.`,
  "leader-transferred": (e) => `${capital(nameOf(e.leader))} перемещается ${intoPlace(e.space)}.`,
  "leader-promoted": (e) => `${capital(nameOf(e.leader))} становится именным лидером.`,
  "leader-removed": (e) => `${capital(nameOf(e.leader))} выходит из игры.`,
  "leader-off-map": (e) => `${capital(nameOf(e.leader))} покидает карту до следующей фазы Подкреплений.`,
  "action-cards-shuffled": () => "Колода Действий перетасована заново.",
  "action-cards-dealt": (e) =>
    `${nameOf(e.seat)} ${verb(e.seat, "тянет", "тянут")} ${counted(e.count, "карточку", "карточки", "карточек")} Действий${e.values === null || e.values.length === 0 ? "" : `: ${e.values.join(", ")}`}.`,
  "card-chosen": (e) => `${nameOf(e.seat)} ${verb(e.seat, "выбирает", "выбирают")} карточку.`,
  "cards-shown": (e) => `Показаны карточки: Альянс — ${e.alliance}, Бурбоны — ${e.bourbon}.`,
  "first-player": (e) => `${verb(e.seat, "Первым ходит", "Первыми ходят")} ${nameOf(e.seat)}.`,
  "card-played": (e) => `${nameOf(e.seat)} ${verb(e.seat, "играет", "играют")} карточку на ${counted(e.value, "действие", "действия", "действий")}.`,
  "action-began": (e) => `${nameOf(e.seat)} ${verb(e.seat, "начинает", "начинают")} ${ACTIONS[e.action]}.`,
  "force-activated": (e) => `${nameOf(e.seat)} ${verb(e.seat, "активирует", "активируют")} ${inPlace(e.space)} ${forceText(e)}.`,
  "army-moved": (e) => `${nameOf(e.seat)} ${verb(e.seat, "идёт", "идут")} ${fromPlace(e.from)} ${intoPlace(e.to)}.`,
  "units-left": (e) => `${nameOf(e.seat)} ${verb(e.seat, "оставляет", "оставляют")} ${inPlace(e.space)} ${acc(e.unit)}.`,
  "control-changed": (e) =>
    e.seat === null
      ? `${nameOf(e.space)} ${verb(e.space, "становится", "становятся")} нейтральной областью.`
      : `${nameOf(e.space)} теперь под контролем ${of(e.seat)}.`,
  // NYW-6.2: high is good for the Alliance.
  "victory-points": (e) => `Победные очки: ${signed(e.by)} в пользу ${e.by > 0 ? "Альянса" : "Бурбонов"}, теперь ${e.total}.`,
  "held-asked": (e) => `${nameOf(e.seat)} ${verb(e.seat, "решает", "решают")}, сыграть ли «${nameOf(e.card)}».`,
  "held-played": (e) => `${nameOf(e.seat)} ${verb(e.seat, "играет", "играют")} «${nameOf(e.card)}».`,
  "line-tried": (e) =>
    e.bypassed
      ? `${nameOf(e.seat)} ${verb(e.seat, "обходит", "обходят")} линию ${inPlace(e.space)}.`
      : `${capital(to(e.seat))} не удаётся обойти линию ${inPlace(e.space)}.`,
  interception: (e) =>
    e.success
      ? `${nameOf(e.seat)} ${verb(e.seat, "перехватывает", "перехватывают")} ${fromPlace(e.from)} ${intoPlace(e.space)}.`
      : `Перехват ${of(e.seat)} ${fromPlace(e.from)} ${intoPlace(e.space)} не удался.`,
  fortified: (e) => `${nameOf(e.seat)} ${verb(e.seat, "уводит", "уводят")} ${acc(e.unit)} в крепость ${of(e.space)}.`,
  "battle-avoided": (e) =>
    e.success
      ? `${nameOf(e.seat)} ${verb(e.seat, "уклоняется", "уклоняются")} от битвы ${inPlace(e.space)}.`
      : `${capital(to(e.seat))} не удаётся уклониться от битвы ${inPlace(e.space)}.`,
  retreated: (e) =>
    e.to === null
      ? `Силам ${of(e.seat)} некуда отступить ${fromPlace(e.from)}.`
      : `${nameOf(e.seat)} ${verb(e.seat, "отступает", "отступают")} ${fromPlace(e.from)} ${intoPlace(e.to)}.`,
  "battle-began": (e) =>
    `${nameOf(e.attacker)} ${verb(e.attacker, "атакует", "атакуют")} ${inPlace(e.space)}: ${corpsCount(e.attackers)} против ${e.defenders}.`,
  "battle-hits": (e) =>
    `Попадания ${inPlace(e.space)}: у атакующего ${e.attacker}, у защитника ${e.defender}${e.attacker === e.defender ? " — поровну, победа за защитником" : ""}${e.line === 0 ? "" : `; Фортификационная линия отразила ${e.line}`}.`,
  "battle-won": (e) => `${nameOf(e.seat)} ${verb(e.seat, "побеждает", "побеждают")} в битве ${inPlace(e.space)}${e.famous ? ": Славная победа" : ""}.`,
  "leader-hit": (e) => `${capital(nameOf(e.leader))} ${e.killed ? "убит" : "ранен"} ${inPlace(e.space)}.`,
  "staff-officer": (e) => `Командование ${inPlace(e.space)} принимает ${nameOf(e.leader)}.`,
  "siege-rolled": (e) => `${nameOf(e.seat)} ${verb(e.seat, "осаждает", "осаждают")} крепость ${acc(e.space)}, результат ${numeral(e.total)}: ${siegeText(e)}.`,
  "fortress-lowered": (e) => `Сила крепости ${of(e.space)} снижена до ${e.strength}.`,
  "fortress-taken": (e) => `${nameOf(e.seat)} ${verb(e.seat, "берёт", "берут")} крепость ${acc(e.space)}.`,
  "siege-ended": (e) => `Осада ${of(e.space)} снята.`,
  displaced: (e) =>
    e.to === null ? `Силам ${of(e.seat)} некуда отойти ${fromPlace(e.from)}.` : `Силы ${of(e.seat)} отходят ${fromPlace(e.from)} ${intoPlace(e.to)}.`,
  transferred: (e) => `${nameOf(e.seat)} ${verb(e.seat, "перемещает", "перемещают")} ${acc(e.unit)} ${fromPlace(e.from)} ${intoPlace(e.to)}.`,
  "corps-replaced": (e) => `${capital(corpsText(e.corps))} ${inPlace(e.space)} снова полнокровный.`,
  rallied: (e) => `${capital(nameOf(e.unit))} ${inPlace(e.space)} больше не деморализован.`,
  sailed: (e) =>
    `Морское движение ${of(e.seat)} ${fromPlace(e.from)} ${intoPlace(e.to)}: результат ${numeral(e.total)}, силы ${e.arrived ? "прибыли" : "вернулись"}.`,
  "fleet-deployed": (e) => `${nameOf(e.fleet)} выходит в море и ${e.won ? "добивается успеха" : "терпит неудачу"}.`,
  "savoy-neutral": (e) => `${nameOf(e.seat)} ${verb(e.seat, "делает", "делают")} Савойю нейтральной.`,
  "glorious-revolution": () => "Происходит Славная революция.",
  winter: (e) => `Зимние квартиры ${e.year} года.`,
  "penalty-taken": (e) => `${nameOf(e.seat)} ${penaltyText(e)}.`,
  "peace-roll": (e) => `Бросок на мир: ${numeral(e.total)} при пороге ${e.threshold} — ${e.peace ? "мир заключён" : "война продолжается"}.`,
  "game-over": (e) => `Игра окончена: ${VICTORIES[e.victory]} ${of(e.winner)}.`,
};

type Of<T extends NineYearsEvent["type"]> = Extract<NineYearsEvent, { readonly type: T }>;

function cardText(card: string | null): string {
  return card === null ? "карточку Событий" : `карточку «${nameOf(card)}»`;
}

function forceText({ corps, leaders }: Of<"force-activated">): string {
  if (leaders.length === 0) return corpsCount(corps);
  if (corps === 0) return `${listOf(leaders.map(acc), "")} без корпусов`;
  return `${corpsCount(corps)} под началом ${listOf(leaders.map(of), "")}`;
}

// A corps without the word for its strength, which has changed.
function corpsText(corps: string): string {
  return nameOf(corps).replace(/^(?:ослабленный|полнокровный) /, "");
}

function siegeText({ fall, steps }: Of<"siege-rolled">): string {
  return `${fall === 0 ? "крепость держится" : `сила крепости снижается на ${fall}`}${steps === 0 ? ", потерь нет" : `, потеряно ступеней — ${steps}`}`;
}

function penaltyText({ seat, penalty }: Of<"penalty-taken">): string {
  if (penalty === "none") return `не ${verb(seat, "берёт", "берут")} штрафа`;
  const given = { card: "одну карточку Действий", resources: "2 очка ресурсов", both: "одну карточку Действий и 2 очка ресурсов" }[penalty];
  return `${verb(seat, "отдаёт", "отдают")} ${given} следующего года`;
}
