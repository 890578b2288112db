/** What happens in Diadochi, in Russian: one sentence an event. Names stay in the nominative behind a word that can be declined. */
import type { DiadochiEvent } from "../../diadochi/events.js";
import type { Sentences } from "../sentences.js";
import { capital, numeral } from "../wording.js";
import { nameOf, namesText, unitsText } from "./diadochi-names.js";
import { counted } from "./words.js";

const PHASES: Readonly<Record<string, string>> = {
  "turn-order": "Фаза порядка хода",
  usurper: "Фаза узурпатора",
  reinforcements: "Фаза подкреплений",
  deal: "Раздача карт Тихе",
  strategy: "Фаза стратегии",
  isolation: "Фаза изоляции",
  "end-of-turn": "Конец хода",
};

const SEGMENTS: Readonly<Record<string, string>> = {
  surrender: "Сегмент сдачи",
  tyche: "Сегмент Тихе",
  movement: "Сегмент манёвров",
  supply: "Сегмент снабжения",
};

const USES: Readonly<Record<string, string>> = {
  ops: "на очки командования",
  event: "как событие",
  "deploy-general": "и вводит генерала в игру",
  "upgrade-fleet": "и усиливает флот",
  "return-fleet": "и возвращает флот",
  "new-general": "и берёт нового генерала",
};

const CHOICES: Readonly<Record<string, string>> = { enthrone: "восходит на трон", keep: "остаётся под опекой", kill: "убит" };

const VICTORIES: Readonly<Record<string, string>> = {
  legitimacy: "как законный преемник",
  "victory-points": "по победным очкам",
  regency: "как регент",
  "most-victory-points": "по наибольшему числу победных очков в конце игры",
  concession: "потому что другие сдались",
};

const PURPOSES: Readonly<Record<string, string>> = {
  movement: "движение",
  interception: "перехват",
  "avoid-battle": "уклонение",
  battle: "битва",
  assault: "штурм",
  subjugation: "подчинение",
  attrition: "истощение",
  elephants: "слоны",
  "elite-royals": "царские войска",
  "leader-casualty": "гибель генерала",
  "naval-battle": "морская битва",
  pursuit: "преследование",
  mutiny: "мятеж",
  "storm-at-sea": "буря на море",
  "fewest-victory-points": "наименьшее число победных очков",
};

export const EVENTS: Sentences<DiadochiEvent> = {
  roll: (e) => `${e.seat === null ? "Кубики" : nameOf(e.seat)} (${PURPOSES[e.purpose] ?? "бросок"}): ${e.faces.join(", ")}.`,
  "general-dealt": (e) => `${nameOf(e.seat)} получает генерала: ${nameOf(e.general)}.`,
  "general-drafted": (e) => `${nameOf(e.seat)} выбирает генерала: ${nameOf(e.general)}.`,
  "army-set-up": (e) => `${nameOf(e.seat)} выставляет армию: ${nameOf(e.general)}, ${nameOf(e.space)}, ${unitsText(e.units)}.`,
  "turn-began": (e) => `Начинается ход ${e.turn}.`,
  "phase-began": (e) => `${PHASES[e.phase] ?? e.phase}.`,
  "round-began": (e) => `Начинается раунд ${e.round}.`,
  "segment-began": (e) => `${nameOf(e.seat)}: ${SEGMENTS[e.segment] ?? e.segment}.`,
  "first-player-named": (e) => `${nameOf(e.seat)} решает: первым ходит ${nameOf(e.first)}.`,
  "usurper-named": (e) => `Узурпатор этого хода — ${nameOf(e.seat)}.`,
  "cards-dealt": (e) => `Каждый игрок получает ${counted(e.count, "карту", "карты", "карт")}.`,
  "card-drawn": (e) => `${nameOf(e.seat)} берёт карту${e.card === null ? "" : ` «${nameOf(e.card)}»`}.`,
  "deck-reshuffled": () => "Сброс замешан в колоду.",
  "hand-discarded": (e) => `${nameOf(e.seat)} сбрасывает карты: ${namesText(e.cards, "нет")}.`,
  "hidden-card-revealed": (e) => `Скрытая рука открывает карту «${nameOf(e.card)}».`,
  "card-added-to-deck": (e) => `Карта «${nameOf(e.card)}» добавлена в колоду.`,
  "body-removed": () => "Непогребённое тело Александра выходит из игры.",
  "heir-came-of-age": (e) => `Совершеннолетие: ${nameOf(e.royal)} ${CHOICES[e.choice] ?? e.choice}; решение принимает ${nameOf(e.seat)}.`,
  "points-changed": (e) =>
    `${nameOf(e.seat)}: ${counted(e.victoryPoints, "победное очко", "победных очка", "победных очков")}, ${counted(e.legitimacy, "очко", "очка", "очков")} легитимности.`,
  "champion-lost": (e) =>
    `${nameOf(e.seat)} больше не сторонник правомочного наследника${e.against === null ? "" : ` (враждебный акт, цель — ${nameOf(e.against)})`}.`,
  "prestige-gained": (e) => `${nameOf(e.general)} (${nameOf(e.seat)}) получает ${counted(e.points, "очко", "очка", "очков")} престижа.`,
  "game-over": (e) => `Победитель — ${nameOf(e.winner)}, ${VICTORIES[e.victory] ?? e.victory}.`,
  "marker-placed": (e) =>
    `${e.seat === null ? "Независимые получают" : `${nameOf(e.seat)} получает`} контроль: ${nameOf(e.space)}${e.replaced === null ? "" : ` (прежний владелец — ${nameOf(e.replaced)})`}.`,
  "marker-removed": (e) => `Маркер контроля снят: ${nameOf(e.space)} (владелец — ${nameOf(e.owner)}).`,
  "units-placed": (e) => `${nameOf(e.seat)} размещает ${unitsText(e.units)} в зоне ${nameOf(e.space)}.`,
  "units-lost": (e) => `${capital(sideText(e.seat))}: потери — ${unitsText(e.units)}${e.space === null ? "" : ` в зоне ${nameOf(e.space)}`}.`,
  "units-dispersed": (e) => `${nameOf(e.seat)}: в квадрат рассеянных — ${unitsText(e.units)}.`,
  "units-changed-sides": (e) => `${unitsText(e.units)} в зоне ${nameOf(e.space)}: переход на другую сторону, ${nameOf(e.from)} → ${nameOf(e.to)}.`,
  "general-placed": (e) => `${nameOf(e.seat)} размещает генерала (${nameOf(e.general)}) в зоне ${nameOf(e.space)}.`,
  "general-joined": (e) => `${nameOf(e.seat)} получает генерала: ${nameOf(e.general)}.`,
  "general-taken-back": (e) => `${nameOf(e.seat)} убирает в запас генерала (${nameOf(e.general)}).`,
  "general-dispersed": (e) => `${nameOf(e.seat)}: в квадрат рассеянных уходит ${nameOf(e.general)}.`,
  "general-killed": (e) => `${nameOf(e.seat)}: погибает ${nameOf(e.general)}.`,
  "general-replaced": (e) => `${nameOf(e.seat)}: вместо генерала (${nameOf(e.general)}) — ${nameOf(e.by)}.`,
  "royal-controlled": (e) =>
    e.seat === null
      ? `${capital(nameOf(e.royal))}: больше никем не контролируется.`
      : `${capital(nameOf(e.royal))}: теперь под контролем игрока ${nameOf(e.seat)}.`,
  "royal-moved": (e) => `${nameOf(e.royal)} переезжает в зону ${nameOf(e.space)}.`,
  "royal-activated": (e) => `${nameOf(e.royal)} на стороне игрока ${nameOf(e.seat)}${e.husband === null ? "" : `, муж — ${nameOf(e.husband)}`}.`,
  "royal-deactivated": (e) => `${nameOf(e.royal)} становится неактивной.`,
  "royal-killed": (e) => `Смерть в царской семье: ${nameOf(e.royal)}.`,
  "body-buried": (e) => `${nameOf(e.seat)} хоронит Александра в городе ${nameOf(e.space)}.`,
  "royals-disbanded": (e) => `${nameOf(e.seat)} распускает ${e.count} БЧ царских войск в зоне ${nameOf(e.space)}.`,
  "left-the-walls": (e) => `${nameOf(e.seat)}: гарнизон выходит из-за стен города ${nameOf(e.space)}.`,
  "card-played": (e) => `${nameOf(e.seat)} играет карту «${nameOf(e.card)}» ${USES[e.use] ?? `(${e.use})`}.`,
  "surprise-played": (e) => `${nameOf(e.seat)} играет Сюрприз «${nameOf(e.card)}».`,
  "surprise-exchanged": (e) => `${nameOf(e.seat)} меняет карту «${nameOf(e.card)}» на новую.`,
  "surprise-cancelled": (e) => `Карта «${nameOf(e.card)}» отменена (сыграл ${nameOf(e.seat)}).`,
  "discarded-for-independent": (e) => `${nameOf(e.seat)} сбрасывает карту «${nameOf(e.card)}» за независимую армию в зоне ${nameOf(e.space)}.`,
  "card-removed": (e) => `Карта «${nameOf(e.card)}» выходит из игры.`,
  "event-declined": (e) => `${nameOf(e.seat)} отказывается от события карты «${nameOf(e.card)}».`,
  "event-without-effect": (e) => `Карта «${nameOf(e.card)}» не имеет эффекта (сыграл ${nameOf(e.seat)}).`,
  "card-effect": (e) =>
    `${nameOf(e.seat)}, «${nameOf(e.card)}»${e.target === null ? "" : `: ${nameOf(e.target)}`}${e.amount === null ? "" : ` (${signed(e.amount)})`}.`,
  "ops-lost": (e) => `${nameOf(e.seat)} не использует ${counted(e.ops, "очко", "очка", "очков")} командования.`,
  "ops-recorded": (e) => `${nameOf(e.seat)}: на дорожке записи ${counted(e.ops, "очко", "очка", "очков")} командования (${nameOf(e.unit)}).`,
  "fleet-upgraded": (e) => `${nameOf(e.seat)}: ${nameOf(e.fleet)} усилен.`,
  "fleet-returned": (e) => `${nameOf(e.seat)}: ${nameOf(e.fleet)} снова в строю.`,
  "fleet-dispersed": (e) => `${nameOf(e.fleet)} рассеян.`,
  "army-activated": (e) =>
    `${nameOf(e.seat)} активирует армию: ${nameOf(e.general)}, ${nameOf(e.space)}, ${unitsText(e.units)}, ${counted(e.movementPoints, "очко", "очка", "очков")} движения.`,
  "movement-points-changed": (e) => `У армии теперь ${counted(e.movementPoints, "очко", "очка", "очков")} движения.`,
  "army-moved": (e) => `${moverText(e.seat)}: ${nameOf(e.from)} → ${nameOf(e.to)} (осталось ${counted(e.movementPoints, "очко", "очка", "очков")} движения).`,
  "move-ended": (e) => `${moverText(e.seat)}: движение окончено в зоне ${nameOf(e.space)}.`,
  "pieces-left": (e) => `${nameOf(e.seat)} оставляет в зоне ${nameOf(e.space)}: ${piecesText(e)}.`,
  "pieces-picked-up": (e) => `${nameOf(e.seat)} подбирает в зоне ${nameOf(e.space)}: ${piecesText(e)}.`,
  "commander-changed": (e) => `${nameOf(e.seat)}: командование принимает ${nameOf(e.general)}.`,
  "passage-asked": (e) => `${nameOf(e.seat)} просит прохода через зону ${nameOf(e.space)}.`,
  "passage-answered": (e) => `${nameOf(e.seat)} ${e.permitted ? "разрешает" : "запрещает"} проход через зону ${nameOf(e.space)}.`,
  "passage-betrayed": (e) => `${nameOf(e.seat)} нарушает слово в зоне ${nameOf(e.space)}.`,
  "interception-declared": (e) =>
    `${moverText(e.seat)}${e.general === null ? "" : ` (${nameOf(e.general)})`}: попытка перехвата из зоны ${nameOf(e.from)} в зону ${nameOf(e.space)}.`,
  "interception-succeeded": (e) => `${moverText(e.seat)}: перехват из зоны ${nameOf(e.from)} в зону ${nameOf(e.space)} удался.`,
  "interception-failed": (e) => `${moverText(e.seat)}: перехват из зоны ${nameOf(e.from)} в зону ${nameOf(e.space)} не удался.`,
  "stepped-back": (e) => `${nameOf(e.seat)} отказывается от битвы и отходит в зону ${nameOf(e.space)}.`,
  "withdrew-inside": (e) => `${nameOf(e.seat)} отступает за стены города ${nameOf(e.space)}: ${piecesText(e)}.`,
  "avoidance-tried": (e) => `${capital(sideText(e.seat))}: попытка уклониться в зоне ${nameOf(e.space)} ${e.success ? "удалась" : "не удалась"}.`,
  "battle-avoided": (e) => `${capital(sideText(e.seat))}: уклонение от битвы, ${nameOf(e.from)} → ${nameOf(e.to)}.`,
  pursuit: (e) => `${nameOf(e.seat)} преследует в зону ${nameOf(e.space)}: ${e.success ? "армия настигнута" : "след потерян"}.`,
  overrun: (e) => `${capital(sideText(e.seat))}: раздавливание в зоне ${nameOf(e.space)}, проигравший — ${sideText(e.loser)}.`,
  "battle-began": (e) => `Битва в зоне ${nameOf(e.space)}: атакующий — ${sideText(e.attacker)}, защитник — ${sideText(e.defender)}.`,
  "royals-set-aside": (e) => `${nameOf(e.seat)}: ${e.count} БЧ царских войск не ${e.count === 1 ? "участвует" : "участвуют"} в битве.`,
  "battle-strengths": (e) => `Боевая сила: атакующий ${e.attacker}, защитник ${e.defender}.`,
  "battle-scores": (e) => `Результат боя: атакующий ${e.attacker}, защитник ${e.defender}.`,
  "battle-won": (e) => `Битва в зоне ${nameOf(e.space)}: победитель — ${sideText(e.winner)}, проигравший — ${sideText(e.loser)}.`,
  "battle-drawn": (e) => `Битва в зоне ${nameOf(e.space)} кончается ничьей: ${sideText(e.attacker)} и ${sideText(e.defender)}.`,
  "no-battle": (e) => `Битвы в зоне ${nameOf(e.space)} нет.`,
  "army-defeated": (e) => `${capital(sideText(e.seat))}: армия в зоне ${nameOf(e.space)} разбита.`,
  "garrison-joined": (e) => `${nameOf(e.seat)}: гарнизон города ${nameOf(e.space)} вступает в битву, ${unitsText(e.units)}.`,
  sortie: (e) => `${nameOf(e.seat)}: вылазка из города ${nameOf(e.space)}, ${unitsText(e.units)}.`,
  "attempt-made": (e) => `${nameOf(e.seat)}: ${e.siege ? "штурм" : "попытка подчинения"}, ${nameOf(e.space)}; очки — ${e.points}, потери — ${e.losses}.`,
  "siege-points": (e) => `${nameOf(e.seat)}: ${counted(e.points, "очко", "очка", "очков")} осады, ${nameOf(e.space)}.`,
  "siege-lifted": (e) => `Осада снята: ${nameOf(e.space)}.`,
  "city-fell": (e) => `Город ${nameOf(e.space)} взят, победитель — ${nameOf(e.seat)}.`,
  subjugated: (e) => `${nameOf(e.seat)} подчиняет зону ${nameOf(e.space)}.`,
  "naval-move-announced": (e) => `${nameOf(e.seat)} объявляет морской путь: ${e.path.map(nameOf).join(" → ")}; охрана: ${namesText(e.escorts, "нет")}.`,
  "naval-interception-declared": (e) => `${nameOf(e.seat)}: перехват на море, ${namesText(e.fleets, "флотов нет")}.`,
  "naval-interception-cancelled": (e) => `${nameOf(e.seat)}: перехват на море отменён.`,
  "naval-move-cancelled": (e) => `${nameOf(e.seat)}: морское движение отменено.`,
  "naval-battle": (e) => `Морская битва: ${nameOf(e.attacker)} ${e.attackerScore}, ${nameOf(e.interceptor)} ${e.interceptorScore}.`,
  "turned-back": (e) => `${nameOf(e.seat)} возвращается в порт ${nameOf(e.space)}.`,
  "independent-army-placed": (e) => `${e.army === null ? "Независимая армия" : nameOf(e.army)} (${e.units} БЧ) появляется в зоне ${nameOf(e.space)}.`,
  "independent-army-removed": (e) => `Независимой армии в зоне ${nameOf(e.space)} больше нет.`,
  "independent-army-activated": (e) =>
    `${nameOf(e.seat)} активирует независимую армию в зоне ${nameOf(e.space)}: ${counted(e.movementPoints, "очко", "очка", "очков")} движения.`,
  rebellion: (e) => `${nameOf(e.space)} восстаёт, прежний владелец — ${nameOf(e.owner)}.`,
};

function sideText(seat: string | null): string {
  return seat === null ? "независимые" : nameOf(seat);
}

function moverText(seat: string | null): string {
  return seat === null ? "Независимая армия" : nameOf(seat);
}

function piecesText(e: { readonly units: Parameters<typeof unitsText>[0]; readonly generals: readonly string[]; readonly royals: readonly string[] }): string {
  const units = Object.keys(e.units).length === 0 ? [] : [unitsText(e.units)];
  return [...units, ...[...e.generals, ...e.royals].map(nameOf)].join(", ") || "ничего";
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : numeral(amount);
}
