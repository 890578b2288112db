/** What happens in Nine Years, in Russian: one sentence an event. Names of spaces and leaders stay in the nominative, the two sides are declined. */
import type { NineYearsEvent } from "../../nine-years/events.js";
import type { Sentences } from "../sentences.js";
import { capital, numeral } from "../wording.js";
import { agreed, corpsText, nameOf, namesText, ofSide } from "./nine-years-names.js";
import { counted } from "./words.js";

const ACTIONS: Readonly<Record<string, string>> = {
  campaign: "Кампания",
  siege: "осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

const PENALTIES: Readonly<Record<string, string>> = {
  none: "без штрафа",
  card: "на одну карточку Действий меньше в следующем году",
  resources: "на 2 очка ресурсов меньше в следующем году",
  both: "на одну карточку Действий и 2 очка ресурсов меньше в следующем году",
};

const VICTORIES: Readonly<Record<string, string>> = {
  automatic: "автоматическая победа",
  significant: "значительная победа",
  marginal: "незначительная победа",
  concession: "другая сторона сдалась, победа",
};

const PURPOSES: Readonly<Record<string, string>> = {
  "battle-full-corps": "битва, полнокровные корпуса",
  "battle-weak-corps": "битва, ослабленные и деморализованные корпуса",
  "battle-commander": "битва, командующий",
  "battle-household-troops": "битва, Гвардия",
  "leader-loss": "потеря командующего",
  "leader-fate": "судьба командующего",
  siege: "осада",
  interception: "перехват",
  "avoid-battle": "уклонение от битвы",
  "bypass-line": "обход линии",
  "sea-movement": "морское движение",
  "re-embark": "погрузка на корабли",
  "deploy-fleet": "развёртывание флота",
  "king-williams-war": "Война короля Вильгельма",
  marlborough: "судьба Мальборо",
  peace: "перемирие",
};

const points = (count: number): string => counted(count, "очко ресурсов", "очка ресурсов", "очков ресурсов");
const corpsCount = (count: number): string => counted(count, "корпус", "корпуса", "корпусов");

export const EVENTS: Sentences<NineYearsEvent> = {
  roll: (e) => `${e.seat === null ? "Бросок" : `${nameOf(e.seat)}, бросок`} (${PURPOSES[e.purpose] ?? "кубик"}): ${e.faces.join(", ")}.`,
  "year-began": (e) => `Начинается ${e.year} год; инициатива у ${ofSide(e.initiative)}.`,
  "order-chosen": (e) => `По решению ${ofSide(e.seat)} первым ходит игрок ${ofSide(e.first)}.`,
  "savoy-joined": () => "Савойя вступает в Альянс.",
  "events-added": () => "Поздние события замешаны в колоду Событий.",
  strengthened: (e) => `${nameOf(e.seat)} ${agreed(e.seat, "укрепляет", "укрепляют")} положение в Войне короля Вильгельма.`,
  "kww-moved": (e) =>
    e.from === e.to
      ? `Война короля Вильгельма: маркер остаётся на ${signed(e.to)}.`
      : `Война короля Вильгельма: маркер с ${signed(e.from)} на ${signed(e.to)}.`,
  "event-drawn": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "тянет", "тянут")} ${e.card === null ? "карточку Событий" : `карточку «${nameOf(e.card)}»`}.`,
  "event-held": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "удерживает", "удерживают")} ${e.card === null ? "карточку Событий" : `карточку «${nameOf(e.card)}»`}.`,
  "event-played": (e) => `Происходит событие «${nameOf(e.card)}».`,
  "event-void": (e) => `Событие «${nameOf(e.card)}» не имеет действия.`,
  "resources-counted": (e) => `У ${ofSide(e.seat)} ${points(e.points)}.`,
  "resources-spent": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "тратит", "тратят")} ${points(e.points)}; осталось ${e.left}.`,
  "corps-formed": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "формирует", "формируют")} ${corpsText(e.corps)} в области ${nameOf(e.space)}.`,
  "corps-arrived": (e) => `Прибывает ${corpsText(e.corps)}, область ${nameOf(e.space)}.`,
  "corps-restored": (e) => `Восстановлен ${corpsText(e.corps)} в области ${nameOf(e.space)}.`,
  "corps-delayed": (e) => `${nameOf(e.power)}: прибытие отложено, ${corpsCount(e.count)}.`,
  "corps-reduced": (e) => `Ступень теряет ${corpsText(e.corps)} в области ${nameOf(e.space)}.`,
  "corps-eliminated": (e) => `Уничтожен ${corpsText(e.corps)} в области ${nameOf(e.space)}.`,
  "line-built": (e) => `У ${ofSide(e.seat)} Фортификационная линия уровня ${e.level} в области ${nameOf(e.space)}.`,
  "line-removed": (e) => `Фортификационная линия в области ${nameOf(e.space)} убрана.`,
  "colonial-support": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "посылает", "посылают")} Колониальную поддержку.`,
  "fleet-prepared": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "готовит", "готовят")} флот: ${nameOf(e.fleet)}, сила ${e.strength}.`,
  "fleet-removed": (e) => `${nameOf(e.fleet)} выходит из игры.`,
  "fleet-returned": (e) => `${nameOf(e.fleet)} возвращается в Пул войск.`,
  "zone-controlled": (e) =>
    e.seat === null ? `Морская зона ${nameOf(e.zone)} никем не контролируется.` : `Морская зона ${nameOf(e.zone)} переходит под контроль ${ofSide(e.seat)}.`,
  "leader-arrived": (e) => `Прибывает ${nameOf(e.leader)}, область ${nameOf(e.space)}.`,
  "leader-transferred": (e) => `Перемещён лидер ${nameOf(e.leader)}, область ${nameOf(e.space)}.`,
  "leader-promoted": (e) => `Повышен лидер ${nameOf(e.leader)}.`,
  "leader-removed": (e) => `${capital(nameOf(e.leader))} выходит из игры.`,
  "leader-off-map": (e) => `${capital(nameOf(e.leader))} покидает карту до следующей фазы Подкреплений.`,
  "action-cards-shuffled": () => "Колода Действий перетасована заново.",
  "action-cards-dealt": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "тянет", "тянут")} ${counted(e.count, "карточку", "карточки", "карточек")} Действий${e.values === null || e.values.length === 0 ? "" : `: ${e.values.join(", ")}`}.`,
  "card-chosen": (e) => `${nameOf(e.seat)}: карточка выбрана.`,
  "cards-shown": (e) => `Показаны карточки: Альянс ${e.alliance}, Бурбоны ${e.bourbon}.`,
  "first-player": (e) => `Первым ходит игрок ${ofSide(e.seat)}.`,
  "card-played": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "играет", "играют")} карточку: ${counted(e.value, "действие", "действия", "действий")}.`,
  "action-began": (e) => `${nameOf(e.seat)}: ${ACTIONS[e.action] ?? "действие"}.`,
  "force-activated": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "активирует", "активируют")} силы в области ${nameOf(e.space)}: ${corpsCount(e.corps)}${e.leaders.length === 0 ? "" : `, лидеры: ${namesText(e.leaders)}`}.`,
  "army-moved": (e) => `${nameOf(e.seat)}: ${nameOf(e.from)} → ${nameOf(e.to)}.`,
  "units-left": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "оставляет", "оставляют")} в области ${nameOf(e.space)}: ${nameOf(e.unit)}.`,
  "control-changed": (e) =>
    e.seat === null ? `Область ${nameOf(e.space)} становится нейтральной.` : `Область ${nameOf(e.space)} под контролем ${ofSide(e.seat)}.`,
  "victory-points": (e) => `Победные очки: ${signed(e.by)}, всего ${e.total}.`,
  "held-asked": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "решает", "решают")}, сыграть ли карточку «${nameOf(e.card)}».`,
  "held-played": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "играет", "играют")} карточку «${nameOf(e.card)}».`,
  "line-tried": (e) => `${nameOf(e.seat)}: линия в области ${nameOf(e.space)} ${e.bypassed ? "обойдена" : "не обойдена"}.`,
  interception: (e) => `${nameOf(e.seat)}: перехват ${nameOf(e.from)} → ${nameOf(e.space)} ${e.success ? "удался" : "не удался"}.`,
  fortified: (e) => `${nameOf(e.seat)} ${agreed(e.seat, "вводит", "вводят")} в крепость ${nameOf(e.space)}: ${nameOf(e.unit)}.`,
  "battle-avoided": (e) => `${nameOf(e.seat)}: уклонение от битвы в области ${nameOf(e.space)} ${e.success ? "удалось" : "не удалось"}.`,
  retreated: (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "отступает", "отступают")}: ${e.to === null ? `из области ${nameOf(e.from)} пути нет` : `${nameOf(e.from)} → ${nameOf(e.to)}`}.`,
  "battle-began": (e) =>
    `Битва в области ${nameOf(e.space)}: ${agreed(e.attacker, "атакует", "атакуют")} ${nameOf(e.attacker)}, ${corpsCount(e.attackers)} против ${e.defenders}.`,
  "battle-hits": (e) => `Попадания: у атакующего ${e.attacker}, у защитника ${e.defender}${e.line === 0 ? "" : `; Фортификационная линия отразила ${e.line}`}.`,
  "battle-won": (e) => `Победа ${ofSide(e.seat)} в битве в области ${nameOf(e.space)}${e.famous ? ", «Славная победа»" : ""}.`,
  "leader-hit": (e) => `${nameOf(e.leader)} ${e.killed ? "убит" : "ранен"}.`,
  "staff-officer": (e) => `Командование в области ${nameOf(e.space)} принимает ${nameOf(e.leader)}.`,
  "siege-rolled": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "осаждает", "осаждают")} крепость ${nameOf(e.space)}: результат ${numeral(e.total)}, сила крепости −${e.strength}, потеряно ступеней: ${e.steps}.`,
  "fortress-lowered": (e) => `Сила крепости ${nameOf(e.space)} снижена до ${e.strength}.`,
  "fortress-taken": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "берёт", "берут")} крепость ${nameOf(e.space)}.`,
  "siege-ended": (e) => `Осада крепости ${nameOf(e.space)} снята.`,
  displaced: (e) => `Силы ${ofSide(e.seat)} уходят: ${e.to === null ? `из области ${nameOf(e.from)} пути нет` : `${nameOf(e.from)} → ${nameOf(e.to)}`}.`,
  transferred: (e) => `${nameOf(e.seat)} ${agreed(e.seat, "перемещает", "перемещают")}: ${nameOf(e.unit)}, ${nameOf(e.from)} → ${nameOf(e.to)}.`,
  "corps-replaced": (e) => `Пополнен ${corpsText(e.corps)} в области ${nameOf(e.space)}.`,
  rallied: (e) => `Снова в порядке: ${nameOf(e.unit)}, область ${nameOf(e.space)}.`,
  sailed: (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "плывёт", "плывут")}: ${nameOf(e.from)} → ${nameOf(e.to)}, результат ${e.total}, ${e.arrived ? "силы прибыли" : "силы вернулись"}.`,
  "fleet-deployed": (e) => `${nameOf(e.fleet)} (${nameOf(e.seat)}) выходит в море: ${e.won ? "победа" : "поражение"}.`,
  "savoy-neutral": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "делает", "делают")} Савойю нейтральной.`,
  "glorious-revolution": () => "Происходит Славная революция.",
  winter: (e) => `Зимние квартиры ${e.year} года.`,
  "penalty-taken": (e) => `${nameOf(e.seat)}: ${PENALTIES[e.penalty] ?? "штраф"}.`,
  "peace-roll": (e) => `Бросок на Перемирие: ${e.total} при пороге ${e.threshold}; ${e.peace ? "мир заключён" : "война продолжается"}.`,
  "game-over": (e) => `Игра окончена: ${VICTORIES[e.victory] ?? "победа"} ${ofSide(e.winner)}.`,
};

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
