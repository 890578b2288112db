/** What happens in Peloponnesian, in Russian: one sentence an event. Names of areas and blocks stay in the nominative, the two sides are declined. */
import type { PeloponnesianEvent, Secret } from "../../peloponnesian/events.js";
import type { Sentences } from "../sentences.js";
import { capital } from "../wording.js";
import { agreed, blocksText, nameOf, ofSide, yearText } from "./peloponnesian-names.js";
import { counted } from "./words.js";

const USES: Readonly<Record<string, string>> = { event: "на событие", actions: "на действия", sacrifice: "как жертву" };

const CONTROL: Readonly<Record<string, string>> = {
  revolt: "восстание",
  "civil-war": "гражданская смута",
  alignment: "союз",
  insurgents: "восставший флот",
  capture: "взятие",
  abandoned: "город оставлен",
  treaty: "договор",
};

const LOSSES: Readonly<Record<string, string>> = {
  wreck: "кораблекрушение",
  battle: "сражение",
  retreat: "отступление",
  attrition: "осада измором",
  disbanded: "расформирование на зиму",
  event: "событие",
  cargo: "гибель флота-перевозчика",
};

const PRESTIGE: Readonly<Record<string, string>> = {
  battle: "выигранное сражение",
  retreat: "отступление противника",
  storm: "штурм",
  pillage: "разорение",
  tribute: "дань",
  event: "событие",
  bid: "ставка",
};

const MODES: Readonly<Record<string, string>> = {
  field: "сражение",
  sea: "морское сражение",
  landing: "сражение при высадке",
  storm: "штурм",
  sally: "вылазка",
};

const WAYS: Readonly<Record<string, string>> = {
  elimination: "противник уничтожен",
  panic: "противник в панике",
  retreat: "противник отступил",
  captured: "город взят",
  repulsed: "штурм отбит",
  "broken-off": "штурм прерван",
};

const VICTORIES: Readonly<Record<string, string>> = {
  draw: "ничья",
  marginal: "минимальная победа",
  substantial: "значительная победа",
  decisive: "решительная победа",
  concession: "победа: другая сторона сдалась",
};

const GARRISONS: Readonly<Record<string, string>> = { native: "свой", rebel: "мятежный", detached: "выделенный" };

const PURPOSES: Readonly<Record<string, string>> = {
  attack: "атака",
  pursuit: "преследование",
  attrition: "осада измором",
  "attrition-garrison": "осада измором, гарнизон",
  "storm-check": "проверка на шторм",
  "ship-damage": "урон кораблям",
  "forced-march": "ускоренный марш",
  expansion: "распространение восстания",
  diplomacy: "дипломатия",
  "civil-war": "гражданская смута",
  "argive-alliance": "союз с Аргосом",
  "macedonian-intrigue": "македонские интриги",
  "peace-faction": "переговоры о мире",
  plague: "чума",
  "plague-pericles": "чума, Перикл",
  tempest: "буря",
  apollo: "стрелы Аполлона",
  alcibiades: "судьба Алкивиада",
  truce: "конец перемирия",
};

export const EVENTS: Sentences<PeloponnesianEvent> = {
  roll: (e) => `${e.seat === null ? "Бросок" : `${nameOf(e.seat)}, бросок`} (${PURPOSES[e.purpose] ?? "кубик"}): ${e.faces.join(", ")}.`,
  "sides-chosen": (e) => `Игрок ${ofSide(e.seat)} выбирает сторону ${ofSide(e.side)} при ставке ${e.bid}.`,
  "year-began": (e) => `Наступает ${yearText(e.year)}`,
  "season-began": (e) => `${nameOf(e.season)}, ${yearText(e.year)}`,
  "cards-dealt": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "получает", "получают")} ${counted(e.count, "карту", "карты", "карт")}${cardsOf(e.secret)}.`,
  "card-committed": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "выкладывает", "выкладывают")} карту${cardsOf(e.secret)}.`,
  "card-revealed": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "играет", "играют")} «${nameOf(e.card)}» ${USES[e.use] ?? ""}.`,
  "turn-began": (e) => `Начинается тур ${ofSide(e.seat)}: ${e.use === "actions" ? counted(e.actions, "действие", "действия", "действий") : "событие"}.`,
  "turn-ended": (e) => `Тур ${ofSide(e.seat)} окончен.`,
  "event-began": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "выполняет", "выполняют")} событие «${nameOf(e.card)}».`,
  "event-failed": (e) => `Событие «${nameOf(e.card)}» не имеет действия.`,
  "leader-changed": (e) => (e.card === null ? `У ${ofSide(e.seat)} больше нет лидера.` : `Новый лидер ${ofSide(e.seat)} — ${nameOf(e.card)}.`),
  "card-removed": (e) => `Карта «${nameOf(e.card)}» выходит из игры.`,
  "olympian-taken": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "получает", "получают")} покровителя: ${nameOf(e.olympian)}.`,
  "olympian-used": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "взывает", "взывают")} к олимпийцу: ${nameOf(e.olympian)}.`,
  "control-changed": (e) =>
    e.controller === null
      ? `Город ${nameOf(e.area)} больше никому не подвластен.`
      : `Город ${nameOf(e.area)} переходит под контроль ${ofSide(e.controller)} (${CONTROL[e.reason] ?? "перемена"}).`,
  "garrison-changed": (e) =>
    e.kind === "none"
      ? `В городе ${nameOf(e.area)} нет гарнизона.`
      : e.cv === 0
        ? `Гарнизона в городе ${nameOf(e.area)} больше нет.`
        : `В городе ${nameOf(e.area)} ${GARRISONS[e.kind] ?? ""} гарнизон, ${e.cv} БС.`,
  "area-aligned": (e) => `Область ${nameOf(e.area)} примыкает к стороне ${ofSide(e.seat)}.`,
  "blocks-moved": (e) => `${nameOf(e.seat)}: ${nameOf(e.from)} → ${nameOf(e.to)}, ${blocksText(e.count)}${blocksOf(e.secret)}.`,
  "cargo-loaded": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "распределяет", "распределяют")} груз по флотам в области ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "entered-city": (e) => `${nameOf(e.seat)}: в город ${nameOf(e.area)} входят отряды (${e.count})${blocksOf(e.secret)}.`,
  "forced-march-announced": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "объявляет", "объявляют")} ускоренный марш: ${nameOf(e.from)} → ${nameOf(e.to)}, ${blocksText(e.count)}${blocksOf(e.secret)}.`,
  "block-built": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "пополняет", "пополняют")} отряд в городе ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "recruits-drawn": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "тянет", "тянут")} из пула ${blocksText(e.count)}${blocksOf(e.secret)}.`,
  "recruit-placed": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "выставляет", "выставляют")} набранный отряд в области ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "recruits-returned": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "возвращает", "возвращают")} в пул ${blocksText(e.count)}.`,
  "garrison-detached": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "оставляет", "оставляют")} гарнизон в городе ${nameOf(e.area)}.`,
  "city-pillaged": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "разоряет", "разоряют")} область города ${nameOf(e.area)}.`,
  "block-supplied": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "снабжает", "снабжают")} отряд в области ${nameOf(e.area)}${blocksOf(e.secret)}.`,
  "prestige-changed": (e) =>
    `${nameOf(e.seat)}: престиж ${e.amount < 0 ? "−" : "+"}${Math.abs(e.amount)} (${PRESTIGE[e.reason] ?? "событие"}); ${leadText(e.marker)}.`,
  "storm-check": (e) =>
    `${nameOf(e.border)}: ${e.storm ? "шторм" : "море спокойно"}, ${counted(e.fleets, "флот", "флота", "флотов")} ${ofSide(e.seat)}${e.rolled ? "" : ", без броска"}.`,
  "ships-damaged": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "терпит", "терпят")} урон на море: крушений ${e.wrecks}, больших волн ${e.waves}${blocksOf(e.secret)}.`,
  "forced-march-rolled": (e) =>
    `Ускоренный марш ${nameOf(e.from)} → ${nameOf(e.to)}: ${e.successes === 0 ? "никто из отрядов" : blocksText(e.successes)} ${ofSide(e.seat)} ${e.successes === 0 ? "не может" : e.successes === 1 ? "может" : "могут"} идти дальше${blocksOf(e.secret)}.`,
  "siege-began": (e) => `${nameOf(e.besieger)} ${agreed(e.besieger, "начинает", "начинают")} осаду города ${nameOf(e.area)}.`,
  "siege-ended": (e) => `Осада города ${nameOf(e.area)} снята.`,
  fortified: (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "уклоняется", "уклоняются")} от боя: за стенами города ${nameOf(e.area)} — ${blocksText(e.inside)}${blocksOf(e.secret)}.`,
  "battle-began": (e) => `${nameOf(e.area)}: ${MODES[e.mode] ?? "сражение"}, агрессор — ${nameOf(e.aggressor)}: ${facesText(e.faces)}.`,
  "round-began": (e) => `Раунд боя ${e.round}.`,
  "block-attacked": (e) => `Атакует ${unitText(e.block)} (${nameOf(e.side)}): урон ${e.hits}, бегство ${e.routs}.`,
  "block-hit": (e) => `${capital(unitText(e.block))} (${nameOf(e.side)}): ${e.cv === 0 ? "уничтожен" : `осталось ${e.cv} БС`}.`,
  "block-routed": (e) => `Обращён в бегство отряд ${nameOf(e.block)} (${nameOf(e.side)}).`,
  "retreat-announced": (e) => `${nameOf(e.side)} ${agreed(e.side, "отступает", "отступают")}.`,
  "side-panicked": (e) => `Войско ${ofSide(e.side)} в панике.`,
  "battle-ended": (e) => `${nameOf(e.area)}: бой окончен, ${WAYS[e.way] ?? "исход решён"}${e.winner === null ? "" : `; победа ${ofSide(e.winner)}`}.`,
  "blocks-retreated": (e) => `${nameOf(e.seat)} ${agreed(e.seat, "отступает", "отступают")}: ${retreatText(e)}, ${blocksText(e.count)}${blocksOf(e.secret)}.`,
  "blocks-lost": (e) =>
    `${nameOf(e.seat)} ${agreed(e.seat, "теряет", "теряют")} ${blocksText(e.count)} в области ${nameOf(e.area)} (${LOSSES[e.reason] ?? "событие"})${blocksOf(e.secret)}.`,
  "block-reduced": (e) => `Отряд ${ofSide(e.seat)} в области ${nameOf(e.area)} слабеет (${LOSSES[e.reason] ?? "событие"})${blocksOf(e.secret)}.`,
  "attrition-rolled": (e) =>
    `Осада измором, город ${nameOf(e.area)}: отряды ${ofSide(e.seat)} теряют ${e.losses} БС, уничтожено отрядов ${e.eliminated}${blocksOf(e.secret)}.`,
  "peace-rolled": (e) => `Переговоры о мире (счётчик ${e.counter}, порог ${e.target}): ${e.peace ? "мир заключён" : "война продолжается"}.`,
  "truce-ended": () => "Перемирие окончено, война возобновляется.",
  "game-over": (e) => `Игра окончена: ${VICTORIES[e.victory] ?? "итог подведён"}${e.winner === null ? "" : ` (${nameOf(e.winner)})`}.`,
};

function retreatText({ from, to, inside }: { readonly from: string; readonly to: string; readonly inside: boolean }): string {
  return inside ? `${nameOf(from)} → в город ${nameOf(to)}` : `${nameOf(from)} → ${nameOf(to)}`;
}

function fighterText(block: string | null): string {
  return block === null ? "гарнизон" : nameOf(block);
}

function unitText(block: string | null): string {
  return block === null ? "гарнизон" : `отряд ${nameOf(block)}`;
}

function facesText(faces: Extract<PeloponnesianEvent, { type: "battle-began" }>["faces"]): string {
  return faces.map(({ side, block, cv, rating }) => `${fighterText(block)} (${nameOf(side)}, ${cv} БС, ${rating})`).join("; ");
}

// The marker is positive when Athens leads (PEL-14.1.0.1).
function leadText(marker: number): string {
  return marker === 0 ? "маркер на 0" : `перевес ${marker > 0 ? "Афин" : "Спарты"} ${Math.abs(marker)}`;
}

function blocksOf(secret: Secret | undefined): string {
  const blocks = secret?.blocks ?? [];
  if (blocks.length === 0) return "";
  const values = secret?.values ?? [];
  return `: ${blocks.map((block, i) => (values[i] === undefined ? nameOf(block) : `${nameOf(block)} (${values[i]})`)).join(", ")}`;
}

function cardsOf(secret: Secret | undefined): string {
  return secret?.cards === undefined || secret.cards.length === 0 ? "" : `: ${secret.cards.map((card) => `«${nameOf(card)}»`).join(", ")}`;
}
