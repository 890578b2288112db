/**
 * The drawn board, its pieces and marks. Only programs that draw load it.
 * @module tyche/drawing/unrest
 */
import type { Board } from "../../core/board/board.js";
import { createBoards } from "../boards.js";
import { GEOMETRY } from "./geometry.js";
import { outline } from "./outline.js";

export { eventTargets } from "../../unrest/vocabulary/event-targets.js";
export { table } from "../../unrest/board/table.js";

const BOARDS: (state: { readonly edition: string }) => Board = /* @__PURE__ */ createBoards(outline, GEOMETRY);

/**
 * The board of the edition that a state plays on: the same object each time. It is drawn if the edition has the places of the standard one, else laid out automatically.
 * Without a state it is the standard board.
 */
export function board(state: { readonly edition: string } = { edition: "" }): Board {
  return BOARDS(state);
}
