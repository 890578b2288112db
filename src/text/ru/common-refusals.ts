/** Refusals that are the same in every game. */
import type { PlainRefusal } from "../../core/moves/refusals.js";
import type { Reasons } from "../wording.js";

export const COMMON_REASONS: Reasons<PlainRefusal> = {
  "move/game-over": () => "Игра окончена",
  "move/looks-on": () => "Решают только игроки, а вы наблюдаете",
  "move/stale": () => "Положение тем временем изменилось",
  "move/unknown": () => "Такого хода в этой игре нет",
  "redo/none": () => "Повторять нечего",
  "undo/dice": () => "После вашего решения брошены кости: его нельзя вернуть",
  "undo/shown": () => "Ваше решение открыло скрытое: его нельзя вернуть",
  "undo/asked": () => "После вашего решения слово перешло к другому игроку: его нельзя вернуть",
  "undo/over": () => "Ваше решение завершило игру: его нельзя вернуть",
  "undo/none": () => "Нет решения, которое вы могли бы вернуть",
};
