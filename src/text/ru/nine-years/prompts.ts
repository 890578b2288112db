import type { NineYearsDecision } from "../../../nine-years/vocabulary/frames.js";
import type { ActionId, EventCardId, ForceUse } from "../../../nine-years/vocabulary/types.js";
import type { Prompts } from "../../sentences.js";
import { capital } from "../../wording.js";
import { corpsOf, NAMES } from "./names.js";
import { counted } from "../words.js";

const { nameOf, of, acc, inPlace, intoPlace, fromPlace } = NAMES;

type About<K extends NineYearsDecision["kind"]> = Extract<NineYearsDecision, { readonly kind: K }>["about"];

const OCCASIONS: Readonly<Record<About<"choose-order">["why"], string>> = {
  events: "Какая сторона ходит первой в фазу Событий?",
  reinforcement: "Какая сторона ходит первой в фазу Подкреплений?",
  "first-player": "Карточки равны: какая сторона ходит первой в фазу Кампании?",
};

/** The questions of events with a choice. */
const EVENTS: Partial<Record<EventCardId, string>> = {
  "patriot-parliament": "восстановить корпуса якобитов в Ирландии или сформировать один?",
  "ottoman-counteroffensive": "какой корпус Австрии уходит в Пул войск?",
  "glorious-return-of-the-vaudois": "какой корпус Франции ослабить?",
  "provincial-militia": "какой корпус Франции восстановить?",
  "bombardment-of-brussels": "какая крепость теряет силу до зимы?",
};

/** The purpose of a held card. */
const HELD: Partial<Record<EventCardId, string>> = {
  "siege-train": "для броска осады",
  "forced-march": "для армии, готовой выступить",
  "intercepted-dispatches": "для броска",
  "household-troops": "в битве",
};

const ACTIONS: Readonly<Record<ActionId, string>> = {
  campaign: "Кампания",
  siege: "Осада",
  transfer: "Стратегическое перемещение",
  replacement: "Пополнение",
  rally: "Сбор",
  "sea-movement": "Морское движение",
  "deploy-fleet": "Развёртывание флота",
};

const USES: Readonly<Record<ForceUse, string>> = { campaign: "Кампания", siege: "Осада", interception: "Перехват", "sea-movement": "Морское движение" };

const LOSSES: Readonly<Record<About<"losses">["why"], string>> = {
  battle: "Битва",
  siege: "Осада",
  sea: "Морское движение",
  overstacking: "Слишком много корпусов на зиму",
};

const DISPLACED: Readonly<Record<About<"displace">["why"], string>> = {
  evacuation: "Гарнизон уходит",
  "lone-leaders": "Лидеры без корпусов уходят",
  "savoy-neutral": "Савойя нейтральна, силы уходят",
  "winter-quarters": "Силы уходят на зимние квартиры",
  flight: "Яков II бежит, силы уходят",
  londonderry: "Бурбоны уходят",
};

const begins = (use: ForceUse, space: string): string => (use === "sea-movement" ? fromPlace(space) : inPlace(space));
const points = (count: number): string => `Осталось ${counted(count, "очко", "очка", "очков")} ресурсов.`;
const movement = (count: number): string => `Осталось ${counted(count, "очко", "очка", "очков")} движения.`;
const corpsCount = (count: number): string => counted(count, "корпус", "корпуса", "корпусов");
const army = (leader: string | null, corps: number): string =>
  leader !== null && corps === 0 ? `${nameOf(leader)}, без корпусов` : `${corpsCount(corps)}${leader === null ? "" : `, ${nameOf(leader)}`}`;

export const PROMPTS: Prompts<NineYearsDecision> = {
  "choose-order": ({ why }) => OCCASIONS[why],
  strengthen: () => "Война короля Вильгельма: укрепить положение? Это можно сделать один раз за игру.",
  "event-choice": ({ card, left }) => `«${nameOf(card)}»: ${EVENTS[card] ?? "что выбрать?"}${left > 1 ? ` Не больше ${left}.` : ""}`,
  // ---- reinforcements
  spend: ({ points: left }) => `На что потратить очки ресурсов? ${points(left)}`,
  restore: ({ points: left }) => `Какой ослабленный корпус восстановить за 1 очко ресурсов? ${points(left)}`,
  form: ({ power, strength, points: left }) => {
    if (power === null) return `Корпус какой державы сформировать? ${points(left)}`;
    if (strength === null) return `${capital(corpsOf(power))}: полнокровный за 2 очка ресурсов или ослабленный за 1? ${points(left)}`;
    return `Где сформировать ${strength === "full" ? "полнокровный" : "ослабленный"} ${corpsOf(power)}?`;
  },
  "build-line": () => "Где построить Фортификационную линию или усилить её до уровня 2?",
  "prepare-fleet": ({ points: left }) => `Какой флот подготовить и какой силы? ${points(left)}`,
  "place-arrivals": ({ power, left }) => `Куда прибывает ${corpsOf(power)}? Всего прибывает: ${left}.`,
  "place-leaders": ({ leader }) => `Куда прибывает ${nameOf(leader)}?`,
  "transfer-leaders": ({ leader }) => (leader === null ? "Какого лидера переместить, если перемещать?" : `Куда переместить ${acc(leader)}?`),
  // ---- rounds and actions
  "first-card": () => "Какую карточку Действий показать? У кого больше, тот ходит первым и начинает с неё.",
  round: ({ shown, actions }) => {
    if (actions > 0) return `Какое действие следующее? Осталось действий: ${actions}.`;
    return shown > 0 ? `Разыгрывается показанная карточка на ${shown}.` : "Какую карточку Действий сыграть?";
  },
  "choose-space": ({ action }) => `${ACTIONS[action]}: откуда начать?`,
  "select-force": ({ use, space, corps, chosen, least }) =>
    corps
      ? `${USES[use]} ${begins(use, space)}: какие корпуса участвуют? Выбрано: ${chosen}${least > chosen ? `, нужно ${least}` : ""}.`
      : `${USES[use]} ${begins(use, space)}: какие лидеры участвуют?`,
  "campaign-move": ({ space, mp, leader, corps }) => `Армия ${inPlace(space)} (${army(leader, corps)}): что дальше? ${movement(mp)}`,
  "leave-units": ({ space }) => `Кого оставить ${inPlace(space)}?`,
  "line-choice": ({ space, failed, level }) =>
    failed
      ? `Фортификационную линию ${inPlace(space)} обойти не удалось: отойти или атаковать её?`
      : `Фортификационная линия уровня ${level} ${inPlace(space)}: обойти её или атаковать?`,
  interception: ({ space, from, leader, corps }) =>
    `Противник (${army(leader, corps)}) входит ${intoPlace(space)} ${fromPlace(from)}: откуда перехватить, если перехватывать?`,
  "held-card": ({ card, space, to }) =>
    to === null
      ? `Сыграть «${nameOf(card)}» ${HELD[card] ?? "сейчас"} ${inPlace(space)}?`
      : `Сыграть «${nameOf(card)}» против перехода морем ${fromPlace(space)} ${intoPlace(to)}?`,
  fortify: ({ space, room }) => `Кого увести в крепость ${of(space)}? ${room > 0 ? `Место для корпусов: ${room}.` : "Для корпусов места нет."}`,
  "avoid-battle": ({ space, leader, corps, avoided }) =>
    avoided
      ? `Уклонение ${inPlace(space)} удалось: куда отойти?`
      : `Противник (${army(leader, corps)}) вошёл ${intoPlace(space)}: уклониться от битвы или принять бой?`,
  "choose-commander": ({ space }) => `Кто командует в битве ${inPlace(space)}?`,
  losses: ({ space, left, why }) => `${LOSSES[why]} ${inPlace(space)}: какой корпус теряет ступень? Осталось потерять: ${left}.`,
  retreat: ({ space, from }) => `Битва ${inPlace(space)} проиграна: куда отступить? Противник пришёл ${fromPlace(from)}.`,
  displace: ({ space, why }) => `${DISPLACED[why]} ${fromPlace(space)}: куда?`,
  transfer: ({ leader, corps, space, moved }) => {
    const unit = leader ?? corps;
    return unit === null
      ? `Стратегическое перемещение: кого переместить? Осталось ${2 - moved} из 2.`
      : `Куда переместить ${acc(unit)}${space === null ? "" : ` ${fromPlace(space)}`}?`;
  },
  replacement: () => "Пополнение: какой ослабленный корпус сделать полнокровным?",
  rally: ({ leader, rallied, space, himself }) => {
    if (leader === null) return "Сбор: какой лидер его проводит?";
    const where = `Сбор${space === null ? "" : ` ${inPlace(space)}`}, проводит ${nameOf(leader)}`;
    return himself ? `${where}: снять деморализацию с него самого?` : `${where}: какой корпус?${rallied > 0 ? ` Уже собрано: ${rallied}.` : ""}`;
  },
  "sea-movement": ({ from }) => `Морское движение ${fromPlace(from)}: в какой порт?`,
  "deploy-fleet": () => "Какой подготовленный флот выходит в море?",
  // ---- Winter
  "savoy-decision": () => "Сделать Савойю нейтральной?",
  "peace-talks": () => "Мирные переговоры: принять штраф, чтобы мир был менее вероятен?",
};
