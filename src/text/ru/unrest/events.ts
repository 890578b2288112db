/** One sentence per event. */
import type { CardUse, LevelCause, Passage, PortCause, RemovalCause, UnrestEvent } from "../../../unrest/vocabulary/events.js";
import type { RollPurpose, Victory } from "../../../unrest/vocabulary/types.js";
import type { Sentences } from "../../sentences.js";
import { numeral, signed } from "../../wording.js";
import { type RollWords, rollText } from "../rolls.js";
import { NAMES } from "./names.js";
import { counted, listOf } from "../words.js";

const { nameOf, of, to, acc, inPlace, intoPlace, fromPlace, verb } = NAMES;

const USES: Readonly<Record<CardUse, string>> = { activate: ": активация лидера", reinforce: ": подкрепления", event: " как событие", response: " в ответ" };

/** The ends of the game, after the name of the winner. */
export const VICTORIES: Readonly<Record<Victory, string>> = {
  "no-victory-points": "у Карфагена не осталось победных очков",
  "open-revolt": "волнения переросли в открытое восстание",
  supremacy: "Карфаген добился превосходства",
  time: "по победным очкам после последнего хода",
  concession: "другая сторона сдалась",
};

const points = (count: number): string => counted(count, "очко поддержки", "очка поддержки", "очков поддержки");
const victoryPoints = (count: number): string => counted(count, "победное очко", "победных очка", "победных очков");
const ports = (count: number): string => counted(count, "порт", "порта", "портов");

const ROLLS: Readonly<Record<RollPurpose, RollWords>> = {
  battle: { name: "сражение" },
  blockade: { name: "блокада", result: (result) => (result > 0 ? "взят порт" : result < 0 ? "потеряна 1 БЕ" : "ничего не дала") },
};

export const EVENTS: Sentences<UnrestEvent> = {
  roll: (e) => rollText(e, e.seat === null ? "бунтовщики" : nameOf(e.seat), ROLLS),
  "turn-started": (e) => `Начинается ход ${e.turn}.`,
  "card-discarded": (e) => `${nameOf(e.seat)} сбрасывает «${nameOf(e.card)}».`,
  "deck-rebuilt": (e) => `Сброс ${of(e.seat)} (${e.count}) перемешан и становится колодой.`,
  "cards-drawn": (e) =>
    `${nameOf(e.seat)} добирает ${counted(e.count, "карту", "карты", "карт")}${e.cards === null || e.cards.length === 0 ? "" : `: ${e.cards.map((card) => `«${nameOf(card)}»`).join(", ")}`}.`,
  "first-player-named": (e) => (e.seat === e.first ? `${nameOf(e.seat)} берёт первый ход себе.` : `${nameOf(e.seat)} уступает первый ход ${to(e.first)}.`),
  "round-started": (e) => `Начинается раунд ${e.round}.`,
  "marker-removed": () => "Маркер повышения волнений снят.",
  "marker-placed": () => "Маркер повышения волнений положен на текущий раунд.",
  "became-active": (e) => `Действует ${nameOf(e.seat)}.`,
  done: (e) => `${nameOf(e.seat)} заканчивает.`,
  passed: (e) => `${nameOf(e.seat)} пасует.`,
  "card-played": (e) => `${nameOf(e.seat)} играет «${nameOf(e.card)}»${USES[e.use]}.`,
  "level-changed": (e) => `Уровень волнений ${e.to > e.from ? "растёт" : "падает"} с ${e.from} до ${e.to} (${LEVELS[e.cause]}).`,
  "leader-activated": (e) => `${nameOf(e.seat)} активирует ${acc(e.leader)}.`,
  "activation-cancelled": (e) => `Активация ${of(e.leader)} отменена.`,
  "activation-ended": (e) => `Активация ${of(e.leader)} закончена.`,
  "activation-waived": (e) => `${nameOf(e.seat)} отказывается от второй активации.`,
  "sea-move-declared": (e) => `${nameOf(e.leader)} объявляет движение морем ${passageText(e)}.`,
  "sea-moved": (e) => `${nameOf(e.leader)} плывёт ${passageText(e)}.`,
  marched: (e) => `${nameOf(e.leader)} идёт ${passageText(e)}.`,
  "sea-move-cancelled": (e) => `Шторм: ${nameOf(e.leader)} остаётся на месте.`,
  "attack-declared": (e) => `${nameOf(e.leader)} атакует ${inPlace(e.location)}: ${e.cu} БЕ против ${e.against}.`,
  "commander-named": (e) => `От ${of(e.seat)} командует ${nameOf(e.leader)}.`,
  "automatic-victory": (e) => `${nameOf(e.winner)} ${verb(e.winner, "побеждает", "побеждают")} ${inPlace(e.location)} без боя.`,
  "battle-fought": (e) => battleText(e),
  "cu-removed": (e) => `${nameOf(e.seat)} теряет ${inPlace(e.location)} ${e.count} БЕ${LOSSES[e.cause]}.`,
  "leader-displaced": (e) => `${nameOf(e.leader)} снят с карты до фазы подкреплений.`,
  "leader-set-aside": (e) => `${nameOf(e.leader)} выбывает до следующего хода своей стороны.`,
  "support-won": (e) => `${nameOf(e.winner)} ${verb(e.winner, "получает", "получают")} ${points(e.points)}.`,
  "support-lost": (e) => `У ${of(e.winner)} ${e.points === 1 ? "пропадает" : "пропадают"} ${points(e.points)}.`,
  "port-changed": (e) => `Порт переходит к ${to(e.to)} (${PORTS[e.cause]}); у Карфагена теперь ${ports(e.ports)}.`,
  "commander-marked": (e) => `${nameOf(e.leader)} отмечен: −1 на Сицилии до конца хода.`,
  "cu-placed": (e) => `${nameOf(e.seat)} размещает ${inPlace(e.location)} 1 БЕ.`,
  "leader-placed": (e) => `${nameOf(e.leader)} переходит ${intoPlace(e.location)}.`,
  scored: (e) => `Подсчёт хода ${e.turn}: ${scoreText(e)}у Карфагена ${victoryPoints(e.vp)}.`,
  "game-over": (e) => `Побеждает ${nameOf(e.winner)}: ${VICTORIES[e.victory]}.`,
};

type Of<T extends UnrestEvent["type"]> = Extract<UnrestEvent, { readonly type: T }>;

const LOSSES: Readonly<Record<RemovalCause, string>> = { battle: " в сражении", "automatic-victory": " без боя", blockade: " при блокаде" };
const PORTS: Readonly<Record<PortCause, string>> = { support: "поддержка", blockade: "блокада", surrender: "сдача" };
const LEVELS: Readonly<Record<LevelCause, string>> = { event: "событие", support: "поддержка", attack: "атака", "automatic-victory": "победа без боя" };

function passageText({ from, to: into, cu, leaders }: Passage): string {
  const forces = [...(cu === 0 ? [] : [`${cu} БЕ`]), ...leaders.map(nameOf)];
  return `${fromPlace(from)} ${intoPlace(into)}, ${forces.length === 0 ? "без БЕ" : `с ним ${listOf(forces, "")}`}`;
}

// Totals include the modifiers; the defender wins ties.
function battleText({ location, winner, totals, modifiers, losses }: Of<"battle-fought">): string {
  const side = (who: "attacker" | "defender"): string =>
    modifiers[who] === 0 ? `${totals[who]}` : `${totals[who]} (кубики ${totals[who] - modifiers[who]}, ${signed(modifiers[who])})`;
  const tie = totals.attacker === totals.defender ? " как защитник при равенстве" : "";
  return `Сражение ${inPlace(location)}: ${side("attacker")} против ${side("defender")}, ${verb(winner, "побеждает", "побеждают")} ${nameOf(winner)}${tie}. Потери по кубикам: у атакующего ${losses.attacker}, у защитника ${losses.defender}.`;
}

function scoreText({ portPoints, unrestPoints }: Of<"scored">): string {
  const parts = [portPoints === 0 ? "" : `порты ${signed(portPoints)}`, unrestPoints === 0 ? "" : `волнения ${numeral(-unrestPoints)}`].filter(
    (part) => part !== "",
  );
  return parts.length === 0 ? "" : `${parts.join(", ")}; `;
}
