/** Refusals that are the same in every game. */
import type { PlainRefusal } from "../../core/moves/refusals.js";
import type { Reasons } from "../wording.js";

export const COMMON_REASONS: Reasons<PlainRefusal> = {
  "move/game-over": () => "The game is over",
  "move/looks-on": () => "Only players decide; you are looking on",
  "move/stale": () => "The position has changed meanwhile",
  "move/unknown": () => "There is no such move in this game",
  "redo/none": () => "There is nothing for you to play again",
  "undo/dice": () => "Dice have fallen since your decision, so it stays",
  "undo/shown": () => "Your decision has shown something hidden, so it stays",
  "undo/asked": () => "Another player has been asked since your decision, so it stays",
  "undo/over": () => "Your decision has ended the game, so it stays",
  "undo/none": () => "There is no decision for you to take back",
};
