import type { PeloponnesianDecision } from "../../../peloponnesian/vocabulary/frames.js";
import type { PeloponnesianMove } from "../../../peloponnesian/vocabulary/moves.js";
import type { BattleMode, EventRoll, MeleeQuestion, Olympian, Target } from "../../../peloponnesian/vocabulary/types.js";
import { type Prompts, whatCan } from "../../sentences.js";
import { NAMES } from "./names.js";
import { counted } from "../words.js";

const { nameOf, of, acc, inPlace, intoPlace, fromPlace, verb } = NAMES;

const TARGETS: Readonly<Record<Target, string>> = {
  city: "какой город выбрать?",
  area: "какую область выбрать?",
  block: "какой отряд выбрать?",
  recruit: "какой отряд выставить и где?",
};

const MODES: Readonly<Record<BattleMode, string>> = { field: "Сражение", sea: "Сражение на море", landing: "Высадка", storm: "Штурм", sally: "Вылазка" };

const MELEE: Readonly<Record<MeleeQuestion, string>> = {
  ares: "воззвать к Аресу?",
  option: "сражаться дальше или прекратить?",
  attacker: "какой отряд атакует следующим?",
  zeus: "воззвать к Зевсу, чтобы перебросить кубики?",
  hit: "какой отряд получает урон?",
  rout: "какой отряд бежит?",
  pursuer: "какой отряд преследует?",
};

const OLYMPIANS: Readonly<Record<Olympian, string>> = {
  zeus: "Воззвать к Зевсу",
  poseidon: "Воззвать к Посейдону",
  ares: "Воззвать к Аресу",
  athena: "Воззвать к Афине, чтобы она защитила город",
  apollo: "Воззвать к Аполлону",
  hermes: "Воззвать к Гермесу ради ещё одного действия",
  demeter: "Воззвать к Деметре, чтобы снабдить отряды на зиму",
};

const ROLLS: Readonly<Record<EventRoll, string>> = {
  expansion: "распространение восстания",
  tempest: "буря",
  diplomacy: "дипломатия",
  "civil-war": "гражданская смута",
  "macedonian-intrigue": "македонские интриги",
  plague: "чума",
  "plague-pericles": "чума, Перикл",
  "peace-faction": "переговоры о мире",
  "argive-alliance": "союз с Аргосом",
};

export const PROMPTS: Prompts<PeloponnesianDecision, PeloponnesianMove["type"]> = {
  bidding: ({ bid, choosesSide }) =>
    choosesSide ? `Право выбора получено, ставка ${bid}: какую сторону взять?` : `Ставка за выбор стороны — ${bid}: поднять на 1 или спасовать?`,
  commit: ({ season }, _seats, can) => {
    const uses =
      season === "new-year"
        ? { "play-event": "выложить на событие", sacrifice: "принести в жертву" }
        : { "play-event": "на событие", "play-actions": "на действия" };
    return `${nameOf(season)}: какую карту ${season === "new-year" ? "" : "выложить, "}${whatCan(can, uses).join(" или ")}?`;
  },
  "take-olympian": () => "Какого олимпийца взять в покровители?",
  // ---- actions
  "action-phase": ({ season, actions }) => `${nameOf(season)}: какое действие следующее? Осталось действий: ${actions}.`,
  maneuver: ({ limited, group }) =>
    group === null ? `${limited ? "Внезапный марш" : "Манёвр"}: какая группа движется?` : `Манёвр ${fromPlace(group)}: какие отряды идут вместе?`,
  loading: ({ at }) => `Какой отряд погрузить на какой флот${at === null ? "" : ` ${inPlace(at)}`}?`,
  "lower-cargo": ({ cargo, carrier }) =>
    cargo === null || carrier === null
      ? "Отряд слишком силён для своего флота: до скольких БС уменьшить?"
      : `${nameOf(cargo)} на борту (${nameOf(carrier)}): до скольких БС уменьшить?`,
  march: ({ at, used, allowance, atPort, forced }) => {
    if (at === null || allowance === null) return "Куда идут отряды?";
    if (atPort === true) return `Отряды подошли к осаждённому порту (${nameOf(at)}): войти в город или высадиться у стен?`;
    if (forced === true) return `Запас хода исчерпан ${inPlace(at)}: объявить ускоренный марш?`;
    return `Отряды ${inPlace(at)}: куда дальше? Осталось областей: ${Math.max(allowance - used, 0)} из ${allowance}.`;
  },
  muster: ({ goal }) => (goal === null ? "Сбор: в каком городе?" : `Сбор ${inPlace(goal)}: какой отряд приходит?`),
  build: ({ left, fleetsOnly }) => `Какой ${fleetsOnly ? "флот" : "отряд"} получит +1 БС? Осталось пополнений: ${left}.`,
  recruit: () => "Какой из вытянутых отрядов выставить и где?",
  "detach-garrison": () => "В каком городе оставить гарнизон?",
  pillage: ({ city, leaver }) => {
    if (city === null) return "Какой осаждённый город разорить?";
    const pillaged = `Разорение ${of(city)}`;
    return leaver === null ? `${pillaged}: куда уходят отряды?` : `${pillaged}: куда ${verb(leaver, "уходит", "уходят")} ${nameOf(leaver)}?`;
  },
  "winter-supply": ({ left }) => `Какой отряд снабдить на зиму? Осталось снабжений: ${left}.`,
  // ---- at sea and on forced marches
  "storm-checks": () => "Посейдон: воззвать к нему на переходах этого хода?",
  "forced-marches": ({ from, to, block }) =>
    `Ускоренный марш${from === null || to === null ? "" : ` ${fromPlace(from)} ${intoPlace(to)}`} удался${block === null ? "" : ` (${nameOf(block)})`}: идти дальше или остаться?`,
  // ---- combat
  combat: ({ question, from }) => {
    if (question === "apollo") return "Аполлон: какую область поразить, если поражать?";
    if (question === "sally") return "Какая осаждённая группа идёт на вылазку, если идти?";
    if (question === "party") return `Вылазка${from === null ? "" : ` ${fromPlace(from)}`}: кто выходит?`;
    return "Какое сражение следующее?";
  },
  battle: ({ area }) => `Сражение ${inPlace(area)}: какая колонна вступает в бой?`,
  fortify: ({ area, inside, room }) =>
    inside
      ? `Кого укрыть за стенами ${inPlace(area)}? Место ещё для ${counted(room, "отряда", "отрядов", "отрядов")}.`
      : `Противник пришёл ${intoPlace(area)}: сражаться или укрыться за стенами?`,
  melee: ({ area, mode, question }) => `${MODES[mode]} ${inPlace(area)}: ${MELEE[question]}`,
  retreat: ({ area, leaver }) =>
    leaver === null
      ? `Отступление ${fromPlace(area)}: какой отряд уходит следующим?`
      : `Отступление ${fromPlace(area)}: куда ${verb(leaver, "уходит", "уходят")} ${nameOf(leaver)}?`,
  sieges: (_about, _seats, can) => {
    const [last, ...others] = whatCan(can, { "leave-siege": "оставить в покое", attrition: "брать измором", storm: "штурмовать" });
    return last === undefined
      ? "Осады: закончить?"
      : `Осады: какой город ${[...(others.length === 0 ? [] : [others.reverse().join(", ")]), last].join(" или ")}?`;
  },
  storm: ({ city }) => `Штурм ${of(city)}: кто участвует?`,
  wintering: ({ leaver, atPeace }) =>
    leaver === null
      ? `${atPeace ? "Мир" : "Зима"}: какой отряд уходит домой следующим?`
      : `Куда ${verb(leaver, "уходит", "уходят")} на зиму ${nameOf(leaver)}?`,
  // ---- events
  event: ({ card, target }) => (target === null ? `«${nameOf(card)}»: что выбрать?` : `«${nameOf(card)}»: ${TARGETS[target]}`),
  expansion: ({ region, upTo }) => `Восстание может охватить ${acc(region)}: какой город проверить? Он восстаёт при ${upTo === 1 ? "1" : `1–${upTo}`}.`,
  "use-olympian": ({ olympian, city, roll }) => {
    const purpose = olympian === "zeus" ? `, чтобы перебросить кубик${roll === null ? "" : ` (${ROLLS[roll]})`}` : "";
    return `${OLYMPIANS[olympian]}${purpose}${city === null ? "" : ` (${nameOf(city)})`}?`;
  },
  losses: ({ left, area }) => `Какой отряд теряет 1 БС${area === null ? "" : ` ${inPlace(area)}`}? Осталось потерять: ${left} БС.`,
};
