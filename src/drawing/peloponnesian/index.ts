/**
 * The drawn board, its pieces and marks. Only programs that draw load it.
 * @module tyche/drawing/peloponnesian
 */
import type { Board } from "../../core/board/board.js";
import { createBoards } from "../boards.js";
import { GEOMETRY } from "./geometry.js";
import { outline } from "./outline.js";

export { eventTargets } from "../../peloponnesian/vocabulary/event-targets.js";
export { table } from "../../peloponnesian/board/table.js";

const BOARDS: (state: { readonly edition: string }) => Board = /* @__PURE__ */ createBoards(outline, GEOMETRY);

/**
 * The board of the state's edition, the same object each time; without a state the standard board. It is drawn if the edition has the places of the standard
 * one, else laid out automatically.
 */
export function board(state: { readonly edition: string } = { edition: "" }): Board {
  return BOARDS(state);
}
