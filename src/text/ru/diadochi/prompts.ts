import type { DiadochiDecision } from "../../../diadochi/vocabulary/frames/index.js";
import type { DiadochiMove } from "../../../diadochi/vocabulary/moves.js";
import type { Owner, Target, UnitCounts, WindowId } from "../../../diadochi/vocabulary/types.js";
import { type Can, type Prompts, whatCan } from "../../sentences.js";
import { capital } from "../../wording.js";
import { aUnit, countOf, NAMES, namesText, unitsText } from "./names.js";

const { nameOf, of, acc, inPlace, intoPlace, fromPlace, verb } = NAMES;

type About<K extends DiadochiDecision["kind"]> = Extract<DiadochiDecision, { readonly kind: K }>["about"];

const SURPRISES = { "play-surprise": "сыграть или сменить Сюрприз", "exchange-surprise": "сыграть или сменить Сюрприз" };
/** Optional actions in a segment. */
const IDLE = {
  "place-minor-general": "вводить или возвращать второстепенных генералов",
  "take-back-general": "вводить или возвращать второстепенных генералов",
  "disband-royal": "распускать царские войска",
};
const orEnd = (asked: readonly string[]): string => (asked.length === 0 ? "закончить" : `${asked.join(", ")} или закончить`);
const DROPS = { "drop-unit": "оставить", "drop-general": "оставить", "drop-royal": "оставить" };
const PICKS = { "pick-up-unit": "подобрать", "pick-up-general": "подобрать", "pick-up-royal": "подобрать" };

const TARGETS: Readonly<Record<Target, string>> = {
  player: "игрока",
  province: "провинцию",
  space: "зону",
  army: "армию или войска за стенами",
  general: "генерала",
  family: "члена царской семьи",
  fleet: "флот",
  option: "одно из действий карты",
  unit: "БЧ",
};

const LOSSES: Readonly<Record<About<"unit-loss">["purpose"], string>> = {
  winner: "Битва выиграна",
  draw: "Битва закончилась вничью",
  attrition: "Истощение",
  assault: "Цена штурма",
  supply: "БЧ больше, чем можно снабдить",
};

const points = (count: number): string => `${count} ОК`;
const movement = (count: number): string => `${count} ОД`;
const left = (count: number): string => `Осталось ${movement(count)}.`;
const card = (id: string): string => `«${nameOf(id)}»`;
const through = (space: string): string => `через ${acc(space)}`;

// The army under way: `армия Красного (Птолемей, 2 БЧ наёмников)`.
function armyText({ army, commander, units }: { readonly army: Owner; readonly commander?: string | null; readonly units?: UnitCounts }): string {
  const parts = [
    ...(commander === undefined || commander === null ? [] : [nameOf(commander)]),
    ...(units === undefined || countOf(units) === 0 ? [] : [army === "independent" ? `${countOf(units)} БЧ` : unitsText(units)]),
  ];
  return `${army === "independent" ? "независимая армия" : `армия ${of(army)}`}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
}

const withUnits = (units: UnitCounts): string => (countOf(units) === 0 ? "в одиночку" : unitsText(units));

const roomFor = (room: number): string => (room > 0 ? `Место ещё для ${room} БЧ.` : "Для БЧ места нет.");

/** The abilities of generals in the standard edition that act on a marker at the end of their segment (DIA-GEN.15, DIA-GEN.16). */
const ABILITIES: Readonly<Record<string, (owner: string) => string>> = {
  perdiccas: (owner) => `убрать маркер ${owner}`,
  cassander: (owner) => `заменить маркер ${owner} маркером своей стороны`,
};
const otherAbility = (owner: string): string => `применить его способность к маркеру ${owner}`;

// The question at a port on the way. Not every army can land there, or sail on.
function landing(can: Can<DiadochiMove["type"]>): string {
  if (!can("land-here")) return "какой порт следующий?";
  return can("sail-to") ? "высадиться или плыть дальше?" : "высадиться?";
}

export const PROMPTS: Prompts<DiadochiDecision, DiadochiMove["type"]> = {
  reaction: () => "Другие могут сыграть Сюрпризы; никто не показывает, есть ли они у него.",
  // ---- set-up and turn
  "draft-general": () => "Какого генерала взять во фракцию?",
  "name-first-player": () => "Кто ходит первым в этом ходу? Остальные — по часовой стрелке.",
  "coming-of-age": ({ royal }) => `${nameOf(royal)} достигает совершеннолетия: что с ним делать?`,
  "place-general": ({ general, army }) => `Где вступает в игру ${nameOf(general)}${army ? " со своей армией" : ""}?`,
  "place-units": ({ units }) => `Где разместить следующую БЧ? Осталось: ${unitsText(units)}.`,
  "setup-markers": ({ general, left: count }) => `Куда положить маркеры контроля ${of(general)}? Ещё не больше ${count}.`,
  "surrender-segment": (_about, _seats, can) => {
    const asked = whatCan(can, {
      "place-marker": "занимать зоны",
      "free-attempt": "делать попытки",
      "bury-body": "хоронить Александра",
      ...SURPRISES,
      ...IDLE,
    });
    return `Сегмент сдачи: ${orEnd(asked)}?`;
  },
  // ---- cards
  "tyche-segment": () => "Сегмент Тихе: какую карту сыграть или сбросить?",
  "choose-use": ({ choice }) => `На что сыграть ${choice === null ? "выбранную карту" : card(choice)}?`,
  "choose-ops-use": ({ ops, card: used }) => `На что потратить ${points(ops)} карты ${card(used)}?`,
  "place-control-markers": ({ ops, placed, card: used }) => `Маркеры контроля: осталось ${ops} из ${points(ops + placed.length)} (${card(used)}).`,
  train: ({ ops, card: used, unit, recorded, needed }) =>
    `Обучение войск: осталось ${points(ops)} (${card(used)}).${unit === null ? "" : ` На ${aUnit(unit)} вложено ${recorded} из ${needed}.`}`,
  "upgrade-fleet": ({ card: used }) => `Какой флот усовершенствовать за карту ${card(used)}?`,
  "return-fleet": ({ card: used }) => `Какой рассеянный флот вернуть за карту ${card(used)}?`,
  "replace-general": ({ card: used }) => `Вместо какого погибшего генерала взять нового за карту ${card(used)}?`,
  "bonus-event": ({ card: used }) => `ОК карты ${card(used)} потрачены: выполнить и её событие?`,
  event: ({ card: used, target, within }) => `${card(used)}: выбрать ${TARGETS[target]}${within === null ? "" : ` ${inPlace(within)}`}.`,
  "surprise-effect": ({ card: used, target, against }) => `${card(used)}${against === "nobody" ? "" : ` против ${of(against)}`}: выбрать ${TARGETS[target]}.`,
  "surprise-window": (about) => `${windowText(about)} Сыграть Сюрприз?`,
  // ---- movement
  "movement-segment": ({ moving }, _seats, can) =>
    moving
      ? can("activate-general")
        ? "Какой генерал идёт следующим, или закончить сегмент манёвров?"
        : `Сегмент манёвров: ${orEnd(whatCan(can, { ...SURPRISES, ...IDLE }))}?`
      : "Сегмент манёвров: двигать армии или никого не двигать и нанять 1 БЧ наёмников?",
  "end-of-movement": ({ general, space, owner }) => `${nameOf(general)} ${inPlace(space)}: ${(ABILITIES[general] ?? otherAbility)(of(owner))}?`,
  campaign: ({ card: used, armies, mp }) => `Какой генерал идёт, ${movement(mp)}? Осталось активаций: ${armies} (${card(used)}).`,
  "compose-army": ({ commander, space, units }) => `${nameOf(commander)} готов выступить ${fromPlace(space)} (${withUnits(units)}): кого оставить?`,
  march: ({ commander, mp, space, units }) => `${nameOf(commander)} ${inPlace(space)} (${withUnits(units)}): что дальше? ${left(mp)}`,
  "drop-or-pick-up": ({ commander, space }, _seats, can) =>
    `${nameOf(commander)} ${inPlace(space)}: кого ${whatCan(can, { ...DROPS, ...PICKS }).join(" или ")}?`,
  "answer-passage": ({ space, ...army }) => `${armyText(army)} просит прохода ${through(space)}: пропустить?`,
  "enter-anyway": ({ space, against }) => `${nameOf(against)} ${verb(against, "отказывает", "отказывают")} в проходе ${through(space)}: войти и сражаться?`,
  "betray-passage": ({ space, ...army }) => `${armyText(army)} стоит ${inPlace(space)} под честное слово: пропустить её или напасть?`,
  sortie: ({ commander, space, against }) => `Вылазка ${fromPlace(space)} против ${of(against)}, ведёт ${nameOf(commander)}: кто выходит?`,
  "relief-joins": ({ space }) => `Осаждающие атакованы ${inPlace(space)}: вступит ли в битву гарнизон?`,
  // ---- entries and reactions
  interception: ({ space, from, ...army }) =>
    `${armyText(army)} входит ${intoPlace(space)}${from === null ? "" : ` ${fromPlace(from)}`}: какая армия попытается перехватить?`,
  "interception-leader": ({ space, goal }) => `Кто возглавит перехват ${fromPlace(space)} ${intoPlace(goal)}?`,
  "interception-leaves": ({ from, leader, units, goal }) =>
    `${nameOf(leader)} готов перехватить ${intoPlace(goal)} (${unitsText(units)}): кого оставить ${inPlace(from)}?`,
  "independent-interception": ({ goal, ...army }) =>
    `${armyText(army)} входит ${intoPlace(goal)}: сбросить Сюрприз, чтобы независимая армия попыталась перехватить?`,
  "fight-or-step-back": ({ from, space, against }) =>
    `${nameOf(against)} ${verb(against, "перехватывает", "перехватывают")} ${inPlace(space)}: сражаться или отойти ${intoPlace(from)}?`,
  "withdraw-inside": ({ army, space, room }) => `${armyText({ army })} атакует ${inPlace(space)}: кого увести за стены? ${roomFor(room)}`,
  "avoid-battle": ({ space, general, least, ...army }) =>
    `${armyText(army)} пришла ${intoPlace(space)}: уклониться от битвы${general === null ? "" : ` (ведёт ${nameOf(general)}, нужно ${least} и больше)`} или принять бой?`,
  "avoid-step": ({ origin, first }) =>
    first === null
      ? `Уклонение ${inPlace(origin)} удалось: куда отойти?`
      : `Армия отошла ${fromPlace(origin)} ${intoPlace(first)}: остановиться или отойти дальше?`,
  "independent-avoidance": ({ space, ...army }) =>
    `${armyText(army)} пришла ${intoPlace(space)}: сбросить Сюрприз, чтобы независимая армия там попыталась уклониться от битвы?`,
  pursue: ({ last, commander, space, least }) =>
    `Противник уклоняется от битвы ${inPlace(space)} и отходит ${intoPlace(last)}: преследовать? ${nameOf(commander)}: нужно ${least} и больше.`,
  // ---- losses, sieges
  "unit-loss": ({ purpose, space, units, count }) =>
    `${LOSSES[purpose]}${space === null ? "" : ` (${nameOf(space)})`}: выбрать потери, ${count} БЧ из ${countOf(units)} (${unitsText(units)}).`,
  "garrison-excess": ({ space, room }) => `Вылазка ${fromPlace(space)} отбита: кого вернуть за стены? ${roomFor(room)}`,
  "attempt-commander": ({ space }) => `Кто возглавит попытку ${inPlace(space)}?`,
  "marker-after-capture": ({ space }) => `Победа ${inPlace(space)}: положить маркер контроля?`,
  // ---- at sea
  "drop-before-embarking": ({ commander, space, excess }) =>
    `${nameOf(commander)} грузится на корабли ${inPlace(space)}: каких БЧ не брать? Лишних: ${excess}.`,
  "sea-path": ({ commander, start, port, left: rest, mp }, _seats, can) =>
    port === null || rest === null || port === start
      ? `${nameOf(commander)} плывёт ${fromPlace(start)}: в какой порт? ${left(mp)}`
      : `${nameOf(commander)} плывёт ${fromPlace(start)} и сейчас ${inPlace(port)}: ${landing(can)} ${left(rest)}`,
  escort: ({ fleets, start, goal }) =>
    `Какие флоты охраняют армию на пути ${fromPlace(start)}${goal === null ? "" : ` ${intoPlace(goal)}`}?${fleets.length === 0 ? "" : ` Выбраны: ${namesText(fleets)}.`}`,
  "naval-interception": ({ army, start, goal, fleets, committing }) =>
    committing
      ? `Какие флоты идут на перехват по пути ${fromPlace(start)} ${intoPlace(goal)}?${fleets.length === 0 ? "" : ` Выбраны: ${namesText(fleets)}.`}`
      : `${armyText({ army })} плывёт ${fromPlace(start)} ${intoPlace(goal)}: перехватить на море?`,
  // ---- independent armies
  "independent-march": ({ space, units, mp }) => `Независимая армия ${inPlace(space)} (${countOf(units)} БЧ): куда идти? ${left(mp)}`,
  "activate-independent": ({ card: used, mp }) => `${card(used)}: какую независимую армию вести, ${movement(mp)}?`,
};

// The occasion of the Surprise window.
function windowText({ own, others, army, commander, space, trying, card: played }: About<"surprise-window">): string {
  if (played !== null) return `Сыграна карта ${card(played)}.`;
  const where = space === null ? "" : ` ${inPlace(space)}`;
  const named = army === "nobody" ? "армия" : armyText({ army, commander });
  const WINDOWS: Partial<Record<WindowId, string>> = {
    "own-army-about-to-move": `${named}${where} готова выступить.`,
    "enemy-army-about-to-move": `${named}${where} готова выступить.`,
    "enemy-army-enters-space": `${named} вошла ${space === null ? "в зону" : intoPlace(space)}.`,
    "interception-or-avoid-battle": `Попытка перехвата или уклонения${trying === "nobody" ? "" : ` (${nameOf(trying)})`}${where}: ${named}.`,
    "enemy-naval-move-declared": `${named} готова плыть${space === null ? "" : ` ${fromPlace(space)}`}.`,
    "battle-before-dice": `Битва${where}: кубики ещё не брошены.`,
    "after-won-land-battle": `Битва${where} выиграна.`,
    "assault-declared": `Объявлен штурм${space === null ? "" : ` ${of(space)}`}.`,
  };
  const [text] = [...own, ...others].flatMap((window) => WINDOWS[window] ?? []);
  return capital(text ?? "Сейчас что-то произойдёт.");
}
