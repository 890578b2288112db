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
