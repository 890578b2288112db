/** One sentence per event, with its secret if the event contains it. */
import type { BattleMode, GarrisonKind, RollPurpose, Victory } from "../../../peloponnesian/vocabulary/types.js";
import type { LossReason, PeloponnesianEvent, Secret } from "../../../peloponnesian/vocabulary/events.js";
import type { Sentences } from "../../sentences.js";
import { capital, signed } from "../../wording.js";
import { blocksText, NAMES, yearText } from "./names.js";
import { type RollWords, rollText } from "../rolls.js";
import { counted } from "../words.js";

const { nameOf, of, to, acc, withWhom, inPlace, intoPlace, fromPlace, agreed, verb } = NAMES;

const LOSSES: Readonly<Record<LossReason, string>> = {
  wreck: "в шторм",
  battle: "в сражении",
  retreat: "при отступлении",
  attrition: "от измора",
  disbanded: "на зиму",
  event: "из-за события",
  cargo: "вместе с флотом",
};

const PRESTIGE: Readonly<Record<Extract<PeloponnesianEvent, { readonly type: "prestige-changed" }>["reason"], string>> = {
  battle: "выигранное сражение",
  retreat: "отступление противника",
  storm: "штурм",
  pillage: "разорение",
  tribute: "дань",
  event: "событие",
  bid: "ставка",
};

const MODES: Readonly<Record<BattleMode, string>> = {
  field: "Сражение",
  sea: "Морское сражение",
  landing: "Сражение при высадке",
  storm: "Штурм",
  sally: "Вылазка",
};

const WAYS: Readonly<Record<Extract<PeloponnesianEvent, { readonly type: "battle-ended" }>["way"], string>> = {
  elimination: "противник уничтожен",
  panic: "противник в панике",
  retreat: "противник отступил",
  captured: "город взят",
  repulsed: "штурм отбит",
  "broken-off": "штурм прерван",
};

/** The kinds of victory. Except after a draw, the name of the winner follows in the genitive. */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  draw: "ничья",
  marginal: "минимальная победа",
  substantial: "значительная победа",
  decisive: "решительная победа",
  concession: "противник сдался, победа",
};

const GARRISONS: Readonly<Record<Exclude<GarrisonKind, "none">, string>> = { native: "свой", rebel: "мятежный", detached: "выделенный" };

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  attack: { name: "атака" },
  pursuit: { name: "преследование" },
  attrition: { name: "осада измором", counts: (count) => `потери — ${count} БС` },
  "attrition-garrison": { name: "осада измором, гарнизон", at: "потеря при", yes: "гарнизон теряет 1 БС", no: "без потерь" },
  "storm-check": { name: "проверка на шторм", at: "шторм при", yes: "шторм", no: "море спокойно" },
  "ship-damage": { name: "урон кораблям", at: "крушение при", yes: "крушение", no: "большая волна" },
  "forced-march": { name: "ускоренный марш" },
  expansion: { name: "распространение восстания" },
  diplomacy: { name: "дипломатия" },
  "civil-war": { name: "гражданская смута" },
  "argive-alliance": { name: "союз с Аргосом" },
  "macedonian-intrigue": { name: "македонские интриги" },
  "peace-faction": { name: "переговоры о мире", yes: "мир", no: "война продолжается" },
  plague: { name: "чума", at: "потеря при", yes: "отряд теряет 1 БС", no: "без потерь" },
  "plague-pericles": { name: "чума, Перикл", at: "умирает при", yes: "Перикл умирает", no: "Перикл жив" },
  tempest: { name: "буря" },
  apollo: { name: "стрелы Аполлона", yes: "отряд теряет 1 БС", no: "мимо" },
  alcibiades: { name: "судьба Алкивиада", at: "уходит при", yes: "Алкивиад уходит", no: "Алкивиад остаётся" },
  truce: { name: "перемирие", at: "война при", yes: "война возобновляется", no: "перемирие держится" },
};

export const EVENTS: Sentences<PeloponnesianEvent> = {
  roll: (e) => rollText(e, e.seat === null ? "Бросок" : nameOf(e.seat), ROLLS),
  "sides-chosen": (e) => `Игрок, начавший за ${acc(e.seat)}, берёт ${acc(e.side)} за ${counted(e.bid, "очко", "очка", "очков")} престижа.`,
  "year-began": (e) => `Наступает ${yearText(e.year)}`,
  "season-began": (e) => `${nameOf(e.season)}, ${yearText(e.year)}`,
  "cards-dealt": (e) => `${nameOf(e.seat)} ${verb(e.seat, "получает", "получают")} ${counted(e.count, "карту", "карты", "карт")}${cardsOf(e.secret)}.`,
  "card-committed": (e) => `${nameOf(e.seat)} ${verb(e.seat, "выкладывает", "выкладывают")} карту втёмную${cardsOf(e.secret)}.`,
  "card-revealed": (e) =>
    e.use === "sacrifice"
      ? `${nameOf(e.seat)} ${verb(e.seat, "приносит", "приносят")} в жертву «${nameOf(e.card)}».`
      : `${nameOf(e.seat)} ${verb(e.seat, "играет", "играют")} «${nameOf(e.card)}» ${e.use === "event" ? "как событие" : "на действия"}.`,
  "turn-began": (e) => `Тур ${of(e.seat)}: ${e.use === "actions" ? counted(e.actions, "действие", "действия", "действий") : "событие"}.`,
  "turn-ended": (e) => `Тур ${of(e.seat)} окончен.`,
  "event-began": (e) => `${nameOf(e.seat)} ${verb(e.seat, "выполняет", "выполняют")} событие «${nameOf(e.card)}».`,
  "event-failed": (e) => `Событие «${nameOf(e.card)}» не действует.`,
  "leader-changed": (e) => (e.card === null ? `У ${of(e.seat)} больше нет лидера.` : `${capital(acc(e.seat))} теперь возглавляет ${nameOf(e.card)}.`),
  "card-left-play": (e) => `Карта «${nameOf(e.card)}» больше не действует и уходит к сыгранным.`,
  "card-removed": (e) => `Карта «${nameOf(e.card)}» выходит из игры.`,
  "olympian-taken": (e) => `${nameOf(e.seat)} ${verb(e.seat, "заручается", "заручаются")} помощью ${of(e.olympian)}.`,
  "olympian-used": (e) => `${nameOf(e.seat)} ${verb(e.seat, "взывает", "взывают")} к ${to(e.olympian)}.`,
  "control-changed": (e) => controlText(e),
  "garrison-changed": (e) =>
    e.kind === "none"
      ? `${capital(inPlace(e.area))} нет гарнизона.`
      : e.cv === 0
        ? `${capital(inPlace(e.area))} больше нет гарнизона.`
        : `${capital(inPlace(e.area))} ${GARRISONS[e.kind]} гарнизон, ${e.cv} БС.`,
  "area-aligned": (e) => `${nameOf(e.area)} ${verb(e.area, "примыкает", "примыкают")} к ${to(e.seat)}.`,
  "blocks-moved": (e) =>
    `${nameOf(e.seat)} ${verb(e.seat, "ведёт", "ведут")} ${blocksText(e.count)} ${fromPlace(e.from)} ${intoPlace(e.to)}${blocksOf(e.secret)}.`,
  "cargo-loaded": (e) => `${nameOf(e.seat)} ${verb(e.seat, "распределяет", "распределяют")} груз по флотам ${inPlace(e.area)}${blocksOf(e.secret)}.`,
  "entered-city": (e) => `${capital(blocksText(e.count))} ${of(e.seat)} ${e.count === 1 ? "входит" : "входят"} за стены ${of(e.area)}${blocksOf(e.secret)}.`,
  "forced-march-announced": (e) =>
    `${nameOf(e.seat)} ${verb(e.seat, "объявляет", "объявляют")} ускоренный марш ${fromPlace(e.from)} ${intoPlace(e.to)}, ${blocksText(e.count)}${blocksOf(e.secret)}.`,
  "block-built": (e) => `${nameOf(e.seat)} ${verb(e.seat, "пополняет", "пополняют")} отряд ${inPlace(e.area)}${blocksOf(e.secret)}.`,
  "recruits-drawn": (e) => `${nameOf(e.seat)} ${verb(e.seat, "тянет", "тянут")} из пула ${blocksText(e.count)}${blocksOf(e.secret)}.`,
  "recruit-placed": (e) => `${nameOf(e.seat)} ${verb(e.seat, "выставляет", "выставляют")} ${inPlace(e.area)} отряд${blocksOf(e.secret)}.`,
  "recruits-returned": (e) => `${nameOf(e.seat)} ${verb(e.seat, "возвращает", "возвращают")} в пул ${blocksText(e.count)}.`,
  "garrison-detached": (e) => `${nameOf(e.seat)} ${verb(e.seat, "оставляет", "оставляют")} гарнизон ${inPlace(e.area)}.`,
  "city-pillaged": (e) => `${nameOf(e.seat)} ${verb(e.seat, "разоряет", "разоряют")} ${acc(e.area)}.`,
  "block-supplied": (e) => `${nameOf(e.seat)} ${verb(e.seat, "снабжает", "снабжают")} отряд ${inPlace(e.area)}${blocksOf(e.secret)}.`,
  "prestige-changed": (e) => `Престиж ${of(e.seat)}: ${signed(e.amount)} (${PRESTIGE[e.reason]}), ${leadText(e.marker)}.`,
  "storm-check": (e) =>
    `${nameOf(e.border)}: ${e.storm ? "шторм" : "море спокойно"}, ${counted(e.fleets, "флот", "флота", "флотов")} ${of(e.seat)}${e.rolled ? "" : ", без броска"}.`,
  "ships-damaged": (e) => `${nameOf(e.seat)} ${damageText(e)}${blocksOf(e.secret)}.`,
  "forced-march-rolled": (e) =>
    `Ускоренный марш ${of(e.seat)} ${fromPlace(e.from)} ${intoPlace(e.to)} (нужно ${e.needed} и больше, отборным ${e.eliteNeeded}): ${forcedText(e)}${blocksOf(e.secret)}.`,
  "siege-began": (e) => `${nameOf(e.besieger)} ${verb(e.besieger, "начинает", "начинают")} осаду ${of(e.area)}.`,
  "siege-ended": (e) => `Осада ${of(e.area)} снята.`,
  fortified: (e) => `${nameOf(e.seat)} ${verb(e.seat, "укрывается", "укрываются")} за стенами ${of(e.area)}: ${blocksText(e.inside)}${blocksOf(e.secret)}.`,
  "battle-began": (e) =>
    `${MODES[e.mode]} ${inPlace(e.area)}, ${verb(e.aggressor, "нападает", "нападают")} ${nameOf(e.aggressor)}. ${facesText(e, e.aggressor)} ${facesText(e, e.aggressor === "sparta" ? "athens" : "sparta")}`,
  "round-began": (e) => `Раунд боя ${e.round}.`,
  "block-attacked": (e) => `${fighterText(e)} ${fights(e.block, "атакует", "атакуют")}: попаданий — ${e.hits}, обращений в бегство — ${e.routs}.`,
  "block-hit": (e) =>
    e.cv === 0
      ? `${fighterText(e)} ${e.block === null ? "уничтожен" : agreed(e.block, "уничтожен", "уничтожена", "уничтожено", "уничтожены")}.`
      : `${fighterText(e)} ${fights(e.block, "получает", "получают")} попадание, осталось ${e.cv} БС.`,
  "block-routed": (e) => `${fighterText(e)} ${agreed(e.block, "обращён", "обращена", "обращено", "обращены")} в бегство.`,
  "retreat-announced": (e) => `${nameOf(e.side)} ${verb(e.side, "отступает", "отступают")}.`,
  "side-panicked": (e) => `Войско ${of(e.side)} в панике.`,
  "battle-ended": (e) => `Бой ${inPlace(e.area)} окончен: ${WAYS[e.way]}${e.winner === null ? "" : `, победа ${of(e.winner)}`}.`,
  "blocks-retreated": (e) =>
    `${capital(blocksText(e.count))} ${of(e.seat)} ${e.count === 1 ? "отступает" : "отступают"} ${retreatText(e)}${blocksOf(e.secret)}.`,
  "blocks-lost": (e) =>
    e.reason === "disbanded"
      ? `${nameOf(e.seat)} ${verb(e.seat, "расформировывает", "расформировывают")} на зиму ${blocksText(e.count)} ${inPlace(e.area)}${blocksOf(e.secret)}.`
      : `${nameOf(e.seat)} ${verb(e.seat, "теряет", "теряют")} ${inPlace(e.area)} ${blocksText(e.count)} ${LOSSES[e.reason]}${blocksOf(e.secret)}.`,
  "block-reduced": (e) => {
    const [block = ""] = e.secret?.blocks ?? [];
    const [cv] = e.secret?.values ?? [];
    if (cv !== undefined) return `${capital(nameOf(block))} ${inPlace(e.area)} ${verb(block, "слабеет", "слабеют")} ${LOSSES[e.reason]}, осталось ${cv} БС.`;
    return `Отряд ${of(e.seat)} ${inPlace(e.area)} слабеет ${LOSSES[e.reason]}${blocksOf(e.secret)}.`;
  },
  "attrition-rolled": (e) => `Осада измором ${of(e.area)}: ${attritionText(e)}${blocksOf(e.secret)}.`,
  "peace-rolled": (e) => `Переговоры о мире (счётчик ${e.counter}, порог ${e.target}): ${e.peace ? "мир заключён" : "война продолжается"}.`,
  "truce-ended": () => "Перемирие окончено, война возобновляется.",
  "game-over": (e) => `Игра окончена: ${VICTORIES[e.victory]}${e.winner === null ? "" : ` ${of(e.winner)}`}.`,
};

type Of<T extends PeloponnesianEvent["type"]> = Extract<PeloponnesianEvent, { readonly type: T }>;

function controlText({ area, controller, reason }: Of<"control-changed">): string {
  const name = nameOf(area);
  if (controller === null) return `${name} больше никому не ${agreed(area, "подвластен", "подвластна", "подвластно", "подвластны")}.`;
  const goes = `${verb(area, "переходит", "переходят")} к ${to(controller)}`;
  switch (reason) {
    case "revolt":
      return `${name} ${verb(area, "восстаёт", "восстают")} и ${goes}.`;
    case "civil-war":
      return `Гражданская смута: ${name} ${goes}.`;
    case "alignment":
      return `${name} ${verb(area, "вступает", "вступают")} в союз ${withWhom(controller)}.`;
    case "insurgents":
      return `${name} ${goes} вместе с восставшим флотом.`;
    case "capture":
      return `${nameOf(controller)} ${verb(controller, "берёт", "берут")} ${acc(area)}.`;
    case "abandoned":
      return `${name} без защитников ${goes}.`;
    case "treaty":
      return `По договору ${name} ${goes}.`;
  }
}

function damageText({ seat, wrecks, waves }: Of<"ships-damaged">): string {
  const parts = [wrecks === 0 ? "" : `крушений — ${wrecks}`, waves === 0 ? "" : `больших волн — ${waves}`].filter((part) => part !== "");
  if (parts.length === 0) return `не ${verb(seat, "терпит", "терпят")} урона на море`;
  return `${verb(seat, "терпит", "терпят")} урон на море: ${parts.join(", ")}`;
}

function forcedText({ successes }: Of<"forced-march-rolled">): string {
  return successes === 0 ? "никто не может идти дальше" : `${blocksText(successes)} ${successes === 1 ? "может" : "могут"} идти дальше`;
}

function attritionText({ losses, eliminated, garrison }: Of<"attrition-rolled">): string {
  const parts = [
    garrison === 0 ? "" : `гарнизон теряет ${garrison} БС`,
    losses === 0 ? "" : `отряды теряют ${losses} БС`,
    eliminated === 0 ? "" : `уничтожено отрядов — ${eliminated}`,
  ];
  return parts.filter((part) => part !== "").join(", ") || "без потерь";
}

function retreatText({ from, to: into, inside }: Of<"blocks-retreated">): string {
  if (!inside) return `${fromPlace(from)} ${intoPlace(into)}`;
  return from === into ? `за стены ${of(into)}` : `${fromPlace(from)} за стены ${of(into)}`;
}

function fighterText({ side, block }: { readonly side: string; readonly block: string | null }): string {
  return `${block === null ? "Гарнизон" : nameOf(block)} (${nameOf(side)})`;
}

function fights(block: string | null, one: string, many: string): string {
  return block === null ? one : verb(block, one, many);
}

function facesText({ faces }: Of<"battle-began">, seat: string): string {
  const own = faces.filter(({ side }) => side === seat);
  return `${nameOf(seat)}: ${own.map(({ block, cv, rating }) => `${block === null ? "гарнизон" : nameOf(block)} (${rating}, ${cv} БС)`).join(", ") || "никого"}.`;
}

// PEL-14.1.0.1: the marker is positive if Athens leads.
function leadText(marker: number): string {
  return marker === 0 ? "маркер на 0" : `перевес ${marker > 0 ? "Афин" : "Спарты"} ${Math.abs(marker)}`;
}

function blocksOf(secret: Secret | undefined): string {
  const blocks = secret?.blocks ?? [];
  if (blocks.length === 0) return "";
  const values = secret?.values ?? [];
  return `: ${blocks.map((block, i) => (values[i] === undefined ? nameOf(block) : `${nameOf(block)} — ${values[i]}`)).join(", ")}`;
}

function cardsOf(secret: Secret | undefined): string {
  return secret?.cards === undefined || secret.cards.length === 0 ? "" : `: ${secret.cards.map((card) => `«${nameOf(card)}»`).join(", ")}`;
}
