import type { UnrestDecision } from "../../../unrest/vocabulary/frames.js";
import type { UnrestMove } from "../../../unrest/vocabulary/moves.js";
import { type Prompts, whatCan } from "../../sentences.js";
import { NAMES } from "./names.js";
import { counted, listOf } from "../words.js";

const { nameOf, of, acc, inPlace, intoPlace } = NAMES;

export const PROMPTS: Prompts<UnrestDecision, UnrestMove["type"]> = {
  draw: () => "Какие карты сбросить перед добором?",
  "first-player": () => "Кто ходит первым во всех раундах этого хода?",
  active: ({ cardPlayed, rearranged }, _seats, can) => {
    const isPlayed = !cardPlayed && (can("activate") || can("reinforce") || can("play-event"));
    const left = [
      ...(isPlayed ? ["один розыгрыш карты"] : []),
      ...(can("play-event") ? ["дополнительные события"] : []),
      ...(!rearranged && can("rearrange") ? ["одна перестановка второстепенных лидеров"] : []),
    ];
    return left.length === 0 ? "Больше ничего сделать нельзя." : `Что дальше? Ещё возможно: ${left.join(", ")}.`;
  },
  activate: ({ value, left, first }) =>
    first === null
      ? `Какого лидера с инициативой не выше ${value} активировать?${left > 1 ? ` Всего ${counted(left, "активация", "активации", "активаций")}.` : ""}`
      : `Какого второго лидера с инициативой не выше ${value} активировать, кроме ${of(first)}?`,
  activation: ({ leader, location, points }, [seat], can) =>
    seat === "carthage"
      ? `${nameOf(leader)} ${inPlace(location)}: что дальше? Осталось ${counted(points, "очко", "очка", "очков")} движения.`
      : `${nameOf(leader)} ${inPlace(location)}: ${[whatCan(can, { march: "марш", attack: "атака" }).join(", "), "остановка"].filter(Boolean).join(" или ")}?`,
  mistrust: ({ leader, location }) => `Карфаген активирует ${acc(leader)} ${inPlace(location)}. Отменить это картой «${nameOf("k-carthaginian-mistrust")}»?`,
  storms: ({ leader, to, cu }) => `${nameOf(leader)} собирается плыть ${intoPlace(to)}, ${cu} БЕ. Остановить это картой «${nameOf("k-storms-at-sea")}»?`,
  movement: ({ leader, capacity, from, goal, other }) => {
    if (goal === null) return `${nameOf(leader)} ${inPlace(from)}: куда идти?`;
    const goes = `${nameOf(leader)} идёт ${intoPlace(goal)}`;
    return other === null ? `${goes}: сколько БЕ взять, не больше ${capacity}?` : `${goes}: взять ли с собой ${acc(other)}?`;
  },
  attack: ({ leader, location, against }) =>
    location === "garrison-box"
      ? `${nameOf(leader)} атакует бунтовщиков, уровень волнений ${against}: сколькими БЕ?`
      : `${nameOf(leader)} атакует ${against} БЕ ${inPlace(location)}: сколькими?`,
  "sicily-battle": ({ leader, cu, against }) => `${nameOf(leader)} атакует на Сицилии: ${cu} БЕ против ${against}. Кто командует обороной?`,
  "battle-responses": ({ location, leader, cu, against, effects }) => {
    const inForce = effects.length === 0 ? "" : ` Уже действует: ${listOf(effects.map(nameOf), "")}.`;
    return `Сражение ${inPlace(location)}, ${nameOf(leader)}: ${cu} БЕ против ${against}. Сыграть карту до броска?${inForce}`;
  },
  support: ({ points, level, ports }, _seats, can) => {
    const uses = whatCan(can, {
      "spend-on-level": `на уровень волнений (сейчас ${level})`,
      "spend-on-port": `на порт (у Карфагена ${counted(ports, "порт", "порта", "портов")})`,
    });
    return `Осталось ${counted(points, "очко", "очка", "очков")} поддержки: потратить ${uses.join(", ")} или не тратить?`;
  },
  "wild-beasts": ({ leader }) => `${nameOf(leader)} разбит на Сицилии. Отметить его картой «${nameOf("k-wild-beasts")}»?`,
  blockade: () => "Какой лидер на Сицилии проводит блокаду?",
  "place-cu": ({ left }) => `Куда поставить подкрепления? Осталось разместить ${left} БЕ.`,
  "return-leaders": ({ leader }) => `Куда возвращается ${nameOf(leader)}?`,
  rearrange: ({ leader, location }) =>
    location === null ? `${nameOf(leader)} вне карты: куда ему перейти, если не оставаться?` : `${nameOf(leader)} ${inPlace(location)}: остаться или перейти?`,
};
