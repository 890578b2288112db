/** Why a choice of Nine Years is refused, in Russian. */
import type { Refusal } from "../../core/flow.js";
import { ofSide } from "./nine-years-names.js";

type Data = Refusal["data"];

const REASONS: Readonly<Record<string, (data: Data) => string>> = {
  "move/game-over": () => "Игра окончена",
  "move/malformed": () => "Это не ход этой игры",
  "move/not-asked": (d) => `Сейчас не очередь ${ofSide(String(d["seat"]))}`,
  "move/not-playing": () => "Эта сторона не играет",
  "move/unknown": () => "В этой игре нет такого хода",
  "move/not-listed": () => "Сейчас такого выбора нет",
};

/** The reason of a refusal as one sentence, with the clause where there is one. */
export function refusalText(refusal: Refusal): string {
  const reason = Object.hasOwn(REASONS, refusal.code) ? REASONS[refusal.code] : undefined;
  const text = reason === undefined ? "Сейчас это не разрешено" : reason(refusal.data);
  return refusal.clause === null ? `${text}.` : `${text} (${refusal.clause}).`;
}
