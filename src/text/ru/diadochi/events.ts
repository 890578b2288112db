/** One sentence per event. */
import type { DiadochiEvent } from "../../../diadochi/vocabulary/events.js";
import type { CardUse, Phase, RollPurpose, RoundSegment, UnitCounts, Victory } from "../../../diadochi/vocabulary/types.js";
import type { Sentences } from "../../sentences.js";
import { capital } from "../../wording.js";
import { countOf, NAMES, namesText, unitsText } from "./names.js";
import { type RollWords, rollText } from "../rolls.js";
import { counted, listOf } from "../words.js";

const { nameOf, of, to, acc, by, withWhom, inPlace, intoPlace, fromPlace, agreed, verb } = NAMES;

const PHASES: Readonly<Record<Phase, string>> = {
  "turn-order": "Фаза порядка хода",
  usurper: "Фаза узурпатора",
  reinforcements: "Фаза подкреплений",
  deal: "Раздача карт Тихе",
  strategy: "Фаза стратегии",
  isolation: "Фаза изоляции",
  "end-of-turn": "Конец хода",
};

const SEGMENTS: Readonly<Record<RoundSegment, string>> = {
  surrender: "сегмент сдачи",
  tyche: "сегмент Тихе",
  movement: "сегмент манёвров",
  supply: "сегмент снабжения",
};

const USES: Readonly<Record<CardUse, (card: string) => string>> = {
  ops: (card) => `играет «${card}» на очки командования`,
  event: (card) => `играет «${card}» как событие`,
  "deploy-general": (card) => `играет «${card}» и вводит генерала в игру`,
  "upgrade-fleet": (card) => `сбрасывает «${card}», чтобы усовершенствовать флот`,
  "return-fleet": (card) => `сбрасывает «${card}», чтобы вернуть флот`,
  "new-general": (card) => `сбрасывает «${card}», чтобы взять нового генерала`,
};

/** The kinds of victory, each as the words after the name of the winner. */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  legitimacy: "законный преемник Александра",
  "victory-points": "по победным очкам",
  regency: "регент при законном царе",
  "most-victory-points": "больше всех победных очков",
  concession: "остальные сдались",
};

const mp = (points: number): string => counted(points, "очко", "очка", "очков");
const losses = (count: number): string => (count === 0 ? "без потерь" : `потери — ${count} БЧ`);

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  movement: { name: "движение", result: (result) => `${mp(result)} движения` },
  interception: { name: "перехват" },
  "avoid-battle": { name: "уклонение от битвы" },
  battle: { name: "битва" },
  assault: { name: "штурм" },
  subjugation: { name: "подчинение" },
  attrition: { name: "истощение", result: losses },
  elephants: { name: "слоны" },
  "elite-royals": { name: "отборные царские войска", counts: (count) => `сила +${count}` },
  "leader-casualty": { name: "судьба командующего", at: "гибель при", yes: "погиб", no: "уцелел" },
  "naval-battle": { name: "морская битва" },
  pursuit: { name: "преследование" },
  mutiny: { name: "мятеж" },
  "storm-at-sea": { name: "буря на море", at: "рассеян при", yes: "флот рассеян", no: "флот цел" },
  "fewest-victory-points": { name: "жребий среди тех, у кого меньше всех победных очков" },
};

export const EVENTS: Sentences<DiadochiEvent> = {
  roll: (e) => rollText(e, sideText(e.seat), ROLLS),
  "general-dealt": (e) => `${to(e.seat)} достаётся ${nameOf(e.general)}.`,
  "general-drafted": (e) => `${nameOf(e.seat)} выбирает ${acc(e.general)}.`,
  "army-set-up": (e) => `${nameOf(e.seat)} выставляет ${acc(e.general)} ${inPlace(e.space)}: ${unitsText(e.units)}.`,
  "turn-began": (e) => `Начинается ход ${e.turn}.`,
  "phase-began": (e) => `${PHASES[e.phase]}.`,
  "round-began": (e) => `Начинается раунд ${e.round}.`,
  "segment-began": (e) => `${nameOf(e.seat)}: ${SEGMENTS[e.segment]}.`,
  "first-player-named": (e) => (e.seat === e.first ? `${nameOf(e.seat)} решает ходить первым.` : `${nameOf(e.seat)} решает: первым ходит ${nameOf(e.first)}.`),
  "usurper-named": (e) => `Узурпатор этого хода — ${nameOf(e.seat)}.`,
  "cards-dealt": (e) => `Каждый игрок получает ${counted(e.count, "карту", "карты", "карт")}.`,
  "card-drawn": (e) => `${nameOf(e.seat)} берёт карту${e.card === null ? "" : ` «${nameOf(e.card)}»`}.`,
  "deck-reshuffled": () => "Сброс замешан в колоду.",
  "hand-discarded": (e) => (e.cards.length === 0 ? `${to(e.seat)} нечего сбрасывать.` : `${nameOf(e.seat)} сбрасывает ${cardsText(e.cards)}.`),
  "hidden-card-revealed": (e) => `Скрытая рука открывает «${nameOf(e.card)}».`,
  "card-added-to-deck": (e) => `Карта «${nameOf(e.card)}» добавлена в колоду.`,
  "body-removed": () => "Непогребённое тело Александра выходит из игры.",
  "heir-came-of-age": (e) => `${nameOf(e.royal)} достигает совершеннолетия: ${heirText(e)}.`,
  "points-changed": (e) =>
    `У ${of(e.seat)} ${counted(e.victoryPoints, "победное очко", "победных очка", "победных очков")} и ${counted(e.legitimacy, "очко", "очка", "очков")} легитимности.`,
  "champion-lost": (e) =>
    `${nameOf(e.seat)} теряет статус Сторонника правомочного наследника${e.against === null ? "" : `: враждебное действие против ${of(e.against)}`}.`,
  "prestige-gained": (e) => `${nameOf(e.general)} (${nameOf(e.seat)}) получает ${counted(e.points, "очко", "очка", "очков")} престижа.`,
  "game-over": (e) => `Побеждает ${nameOf(e.winner)}: ${VICTORIES[e.victory]}.`,
  "marker-placed": (e) => (e.seat === null ? freedText(e) : `${nameOf(e.seat)} берёт ${acc(e.space)} под контроль${beforeText(e.replaced)}.`),
  "marker-removed": (e) => `${e.owner === "independent" ? "Независимый маркер" : `Маркер ${of(e.owner)}`} ${inPlace(e.space)} снят.`,
  "units-placed": (e) => `${nameOf(e.seat)} размещает ${inPlace(e.space)} ${unitsText(e.units)}.`,
  "units-lost": (e) => `${sideText(e.seat)} ${e.seat === null ? "теряют" : "теряет"}${e.space === null ? "" : ` ${inPlace(e.space)}`} ${lostText(e)}.`,
  "units-dispersed": (e) => `${unitsText(e.units)} ${of(e.seat)} ${countOf(e.units) === 1 ? "уходит" : "уходят"} в квадрат рассеянных.`,
  "units-changed-sides": (e) =>
    `${capital(inPlace(e.space))} от ${of(e.from)} к ${to(e.to)} ${countOf(e.units) === 1 ? "переходит" : "переходят"} ${unitsText(e.units)}.`,
  "general-placed": (e) => `${capital(nameOf(e.general))} вступает в игру ${inPlace(e.space)} (${nameOf(e.seat)}).`,
  "general-joined": (e) => `${nameOf(e.general)} присоединяется к ${to(e.seat)}.`,
  "general-taken-back": (e) => `${nameOf(e.seat)} возвращает ${acc(e.general)} в запас.`,
  "general-dispersed": (e) => `${capital(nameOf(e.general))} (${nameOf(e.seat)}) уходит в квадрат рассеянных.`,
  "general-killed": (e) => `${capital(nameOf(e.general))} (${nameOf(e.seat)}) погиб.`,
  "general-replaced": (e) => `${capital(nameOf(e.by))} сменяет ${acc(e.general)} (${nameOf(e.seat)}).`,
  "royal-controlled": (e) =>
    e.seat === null ? `${capital(acc(e.royal))} больше никто не контролирует.` : `${capital(nameOf(e.royal))} теперь под контролем ${of(e.seat)}.`,
  "royal-moved": (e) => `${capital(nameOf(e.royal))} переезжает ${intoPlace(e.space)}.`,
  "royal-activated": (e) => `${nameOf(e.royal)} ${e.husband === null ? "" : `выходит за ${acc(e.husband)} и `}переходит на сторону ${of(e.seat)}.`,
  "royal-deactivated": (e) => `${nameOf(e.royal)} становится ${agreed(e.royal, "неактивным", "неактивной", "неактивным", "неактивными")}.`,
  "royal-killed": (e) => `${nameOf(e.royal)} ${agreed(e.royal, "убит", "убита", "убито", "убиты")}.`,
  "body-buried": (e) => `${nameOf(e.seat)} хоронит Александра ${inPlace(e.space)}.`,
  "royals-disbanded": (e) => `${nameOf(e.seat)} распускает ${inPlace(e.space)} ${e.count} БЧ царских войск.`,
  "left-the-walls": (e) => `Гарнизон ${of(e.seat)} выходит из-за стен ${of(e.space)}.`,
  "card-played": (e) => `${nameOf(e.seat)} ${USES[e.use](nameOf(e.card))}.`,
  "surprise-played": (e) => `${nameOf(e.seat)} играет Сюрприз «${nameOf(e.card)}».`,
  "surprise-exchanged": (e) => `${nameOf(e.seat)} меняет «${nameOf(e.card)}» на новую карту.`,
  "surprise-cancelled": (e) => `Сюрприз «${nameOf(e.card)}», сыгранный ${by(e.seat)}, отменён.`,
  "discarded-for-independent": (e) => `${nameOf(e.seat)} сбрасывает «${nameOf(e.card)}» за независимую армию ${inPlace(e.space)}.`,
  "card-removed": (e) => `Карта «${nameOf(e.card)}» выходит из игры.`,
  "event-declined": (e) => `${nameOf(e.seat)} отказывается от события «${nameOf(e.card)}».`,
  "event-without-effect": (e) => `${nameOf(e.seat)}: событие «${nameOf(e.card)}» не действует.`,
  "card-effect": (e) => effectText(e),
  "ops-lost": (e) => `${nameOf(e.seat)} не использует ${mp(e.ops)} командования.`,
  "ops-recorded": (e) => `${nameOf(e.seat)}: на обучение ${unitsOf(e.unit)} записано ${e.ops} из ${e.needed} ОК.`,
  "fleet-upgraded": (e) => `${nameOf(e.fleet)} ${of(e.seat)} усовершенствован.`,
  "fleet-returned": (e) => `${nameOf(e.fleet)} ${of(e.seat)} снова в строю.`,
  "fleet-dispersed": (e) => `${nameOf(e.fleet)} рассеян.`,
  "army-activated": (e) =>
    countOf(e.units) === 0
      ? `${nameOf(e.seat)} активирует ${acc(e.general)} ${inPlace(e.space)}, одного: ${mp(e.movementPoints)} движения.`
      : `${nameOf(e.seat)} активирует ${acc(e.general)} ${inPlace(e.space)}: ${unitsText(e.units)}, ${mp(e.movementPoints)} движения.`,
  "movement-points-changed": (e) => `У армии теперь ${mp(e.movementPoints)} движения.`,
  "army-moved": (e) => `${moverText(e)} идёт ${fromPlace(e.from)} ${intoPlace(e.to)} (осталось ${mp(e.movementPoints)} движения).`,
  "move-ended": (e) => `${moverText(e)} останавливается ${inPlace(e.space)}.`,
  "pieces-left": (e) => `${nameOf(e.seat)} оставляет ${inPlace(e.space)} ${piecesText(e)}.`,
  "pieces-picked-up": (e) => `${nameOf(e.seat)} берёт с собой ${fromPlace(e.space)} ${piecesText(e)}.`,
  "commander-changed": (e) => `Командование принимает ${nameOf(e.general)} (${nameOf(e.seat)}).`,
  "passage-asked": (e) => `${nameOf(e.seat)} просит прохода через ${acc(e.space)}.`,
  "passage-answered": (e) => `${nameOf(e.seat)} ${e.permitted ? "разрешает проход" : "отказывает в проходе"} через ${acc(e.space)}.`,
  "passage-betrayed": (e) => `${nameOf(e.seat)} нарушает слово и нападает ${inPlace(e.space)}.`,
  "interception-declared": (e) =>
    `${moverText(e)}${e.seat === null || e.general === null ? "" : ` (${nameOf(e.seat)})`} пытается перехватить ${fromPlace(e.from)} ${intoPlace(e.space)}.`,
  "interception-succeeded": (e) =>
    `Перехват ${fromPlace(e.from)} ${intoPlace(e.space)} удался: ${e.seat === null ? "независимая армия" : nameOf(e.seat)} вступает ${intoPlace(e.space)}.`,
  "interception-failed": (e) => `Перехват ${fromPlace(e.from)} ${intoPlace(e.space)} не удался.`,
  "stepped-back": (e) => `${nameOf(e.seat)} отказывается от битвы и отходит ${intoPlace(e.space)}.`,
  "withdrew-inside": (e) => `${nameOf(e.seat)} уводит за стены ${of(e.space)} ${piecesText(e)}.`,
  "avoidance-tried": (e) => avoidedText(e),
  "battle-avoided": (e) => `${sideText(e.seat)} ${e.seat === null ? "отходят" : "отходит"} ${fromPlace(e.from)} ${intoPlace(e.to)}.`,
  pursuit: (e) => `${nameOf(e.seat)} преследует до ${of(e.space)}${e.success ? " и настигает армию" : ", но теряет след"}.`,
  overrun: (e) =>
    `${sideText(e.seat)} ${e.seat === null ? "раздавливают" : "раздавливает"} ${e.loser === null ? "независимую армию" : `армию ${of(e.loser)}`} ${inPlace(e.space)}.`,
  "battle-began": (e) => `${sideText(e.attacker)} ${e.attacker === null ? "атакуют" : "атакует"} ${acc(side(e.defender))} ${inPlace(e.space)}.`,
  "royals-set-aside": (e) => `${e.count} БЧ царских войск ${of(e.seat)} не ${e.count === 1 ? "участвует" : "участвуют"} в битве.`,
  "battle-strengths": (e) => `Боевая сила ${inPlace(e.space)}: атакующий ${e.attacker}, защитник ${e.defender}.`,
  "battle-scores": (e) => `Итог бросков ${inPlace(e.space)}: атакующий ${e.attacker}, защитник ${e.defender}.`,
  "battle-won": (e) => `${sideText(e.winner)} ${e.winner === null ? "побеждают" : "побеждает"} ${acc(side(e.loser))} ${inPlace(e.space)}.`,
  "battle-drawn": (e) => `Битва ${of(side(e.attacker))} ${withWhom(side(e.defender))} ${inPlace(e.space)} заканчивается вничью.`,
  "no-battle": (e) => `Битвы ${inPlace(e.space)} нет.`,
  "army-defeated": (e) => `Армия ${of(side(e.seat))} ${inPlace(e.space)} разбита.`,
  "garrison-joined": (e) => `Гарнизон ${of(e.seat)} ${inPlace(e.space)} вступает в битву: ${unitsText(e.units)}.`,
  sortie: (e) => `${nameOf(e.seat)} идёт на вылазку ${fromPlace(e.space)}: ${unitsText(e.units)}.`,
  "attempt-led": (e) => `${nameOf(e.space)}: попытку возглавляет ${nameOf(e.general)} (${nameOf(e.seat)}).`,
  "attempt-made": (e) => `${nameOf(e.seat)} ${e.siege ? "штурмует" : "пытается подчинить"} ${acc(e.space)}: ${mp(e.points)}, ${losses(e.losses)}.`,
  "siege-points": (e) => `${nameOf(e.space)}: у ${of(e.seat)} ${mp(e.points)}, нужно ${e.needed}.`,
  "siege-lifted": (e) => `Осада ${of(e.space)} снята.`,
  "city-fell": (e) => `${nameOf(e.seat)} берёт ${acc(e.space)}.`,
  subjugated: (e) => `${nameOf(e.seat)} подчиняет ${acc(e.space)}.`,
  "naval-move-announced": (e) =>
    `${nameOf(e.seat)} объявляет морское движение ${pathText(e.path)}, ${e.escorts.length === 0 ? "без охраны" : `охрана — ${namesText(e.escorts)}`}.`,
  "naval-interception-declared": (e) => `${nameOf(e.seat)} перехватывает на море: ${namesText(e.fleets)}.`,
  "naval-interception-cancelled": (e) => `Перехват ${of(e.seat)} на море не состоялся.`,
  "naval-move-cancelled": (e) => `Морское движение ${of(e.seat)} не состоялось.`,
  "naval-battle": (e) =>
    e.winner === e.interceptor && e.interceptorScore === 0 // DIA-NAV.25: without a fleet, no dice are rolled.
      ? `Морская битва: ${nameOf(e.attacker)} без охраны, побеждает ${nameOf(e.interceptor)}.`
      : `Морская битва: ${nameOf(e.attacker)} ${e.attackerScore}, ${nameOf(e.interceptor)} ${e.interceptorScore} — ${e.winner === null ? "ничья" : `побеждает ${nameOf(e.winner)}`}.`,
  "turned-back": (e) => `${nameOf(e.seat)} возвращается ${intoPlace(e.space)}.`,
  "independent-army-placed": (e) => {
    const army = e.army ?? "local-tribe";
    return `${capital(nameOf(army))} ${verb(army, "появляется", "появляются")} ${inPlace(e.space)}, ${e.units} БЧ.`;
  },
  "independent-army-removed": (e) => `Независимой армии ${inPlace(e.space)} больше нет.`,
  "independent-army-activated": (e) => `${nameOf(e.seat)} ведёт независимую армию ${fromPlace(e.space)}: ${mp(e.movementPoints)} движения.`,
  rebellion: (e) => `${nameOf(e.space)} ${verb(e.space, "восстаёт", "восстают")} против ${of(e.owner)}.`,
};

type Of<T extends DiadochiEvent["type"]> = Extract<DiadochiEvent, { readonly type: T }>;

// Independents have no seat.
function side(seat: string | null): string {
  return seat ?? "independent";
}

function sideText(seat: string | null): string {
  return capital(nameOf(side(seat)));
}

function moverText(e: { readonly seat: string | null; readonly general: string | null }): string {
  return capital(e.seat === null ? "независимая армия" : nameOf(e.general ?? e.seat));
}

function heirText(e: Of<"heir-came-of-age">): string {
  const seat = nameOf(e.seat);
  return { enthrone: `${seat} возводит его на трон`, keep: `${seat} оставляет его под опекой`, kill: `${seat} велит его убить` }[e.choice];
}

function freedText({ space, replaced }: Of<"marker-placed">): string {
  const free = agreed(space, "независимым", "независимой", "независимым", "независимыми");
  const name = capital(nameOf(space));
  return replaced === null || replaced === "independent"
    ? `${name} ${verb(space, "становится", "становятся")} ${free}.`
    : `${name} ${verb(space, "выходит", "выходят")} из-под контроля ${of(replaced)} и ${verb(space, "становится", "становятся")} ${free}.`;
}

function beforeText(replaced: string | null): string {
  return replaced === null ? "" : replaced === "independent" ? " (прежде независимых)" : ` (прежде ${of(replaced)})`;
}

// DIA-IND.4: the units of independents have no type.
function lostText(e: Of<"units-lost">): string {
  return e.seat === null ? `${countOf(e.units)} БЧ` : unitsText(e.units);
}

function unitsOf(unit: string): string {
  return unitsText({ [unit]: 1 } as UnitCounts).slice(2);
}

function effectText({ seat, card, target, amount }: Of<"card-effect">): string {
  if (target === null || amount === null) return `${nameOf(seat)}: действует «${nameOf(card)}».`;
  if (card === "suspicion") return `До конца хода у ${of(target)} на ${mp(amount)} легитимности меньше.`;
  if (card === "siege-engines") return `«${nameOf(card)}»: +${amount} к броскам осады у армий ${of(target)}.`;
  if (card === "gift-of-oratory") return `«${nameOf(card)}»: у ${of(target)} +${amount} престижа до конца сегмента.`;
  return `«${nameOf(card)}»: ${nameOf(target)}, ${amount}.`;
}

function avoidedText({ seat, space, success }: Of<"avoidance-tried">): string {
  if (!success) return `${capital(to(side(seat)))} не удаётся уклониться от битвы ${inPlace(space)}.`;
  return `${sideText(seat)} ${seat === null ? "уклоняются" : "уклоняется"} от битвы ${inPlace(space)}.`;
}

function pathText(path: readonly string[]): string {
  const [first = "", ...rest] = path;
  const between = rest.slice(0, -1).map(acc);
  return `${fromPlace(first)} ${intoPlace(rest[rest.length - 1] ?? first)}${between.length === 0 ? "" : ` через ${listOf(between, "")}`}`;
}

function cardsText(cards: readonly string[]): string {
  return listOf(
    cards.map((card) => `«${nameOf(card)}»`),
    "",
  );
}

function piecesText(e: { readonly units: UnitCounts; readonly generals: readonly string[]; readonly royals: readonly string[] }): string {
  const units = countOf(e.units) === 0 ? [] : [unitsText(e.units)];
  return listOf([...units, ...[...e.generals, ...e.royals].map(acc)], "никого");
}
