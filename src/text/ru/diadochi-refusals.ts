/** Why a choice of Diadochi is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { nameOf } from "./diadochi-names.js";

type Data = Refusal["data"];

const REASONS: Readonly<Record<string, (data: Data) => string>> = {
  "move/game-over": () => "Игра окончена",
  "move/malformed": () => "Это не ход игры «Диадохи»",
  "move/not-asked": (d) => `${word(d, "seat")} сейчас не принимает решения`,
  "move/not-playing": (d) => `${word(d, "seat")} не участвует в игре`,
  "move/unknown": () => "Такого хода в этой игре нет",
  "move/not-listed": () => "Сейчас этого выбрать нельзя",
  "marker/controlled": (d) => `На зоне ${word(d, "space")} уже лежит маркер контроля`,
  "marker/enemies": (d) => `В зоне ${word(d, "space")} стоят враги`,
  "marker/out-of-range": (d) => `Зона ${word(d, "space")} дальше двух свободных зон от маркеров, лежавших в начале сегмента`,
  "marker/transit-point": (d) => `${word(d, "space")} — транзитная зона, её никто не контролирует`,
  "place/no-legal-space": (d) => `В зоне ${word(d, "space")} ничего разместить нельзя`,
  "place/other-unit-first": (d) => `Сначала размещаются ${word(d, "unit")}`,
  "surprise/no-surprise-card": (d) => `«${word(d, "card")}» — не карта Сюрприза`,
  "surprise/not-in-this-window": (d) => `Карту «${word(d, "card")}» сейчас играть нельзя`,
  "surrender/no-attempt": (d) => `В зоне ${word(d, "space")} нет вашей армии, которая может сделать бесплатную попытку`,
  "surrender/no-burial": (d) => `Александра сейчас нельзя похоронить в городе ${word(d, "space")}`,
  "surrender/no-marker": (d) => `Ваш маркер нельзя положить на зону ${word(d, "space")}`,
  "train/unfinished": (d) => `Сначала нужно закончить обучение: ${word(d, "unit")}`,
  "tyche/must-be-played": (d) => `Событие карты «${word(d, "card")}» отменить нельзя: она должна быть сыграна`,
  "tyche/surprise-card": (d) => `«${word(d, "card")}» — Сюрприз и не может быть картой сегмента`,
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  const reason = Object.hasOwn(REASONS, refusal.code) ? REASONS[refusal.code] : undefined;
  const text = reason === undefined ? "Сейчас это не разрешено" : reason(refusal.data);
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}

function word(data: Data, key: string): string {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === "string" ? nameOf(value) : String(value ?? "это");
}
