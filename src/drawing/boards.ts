/** The boards of a ruleset, created at first use, one object per edition. */
import type { Board } from "../core/board/board.js";
import { frozen } from "../core/basics/frozen.js";
import { drawn, type Geometry, isDrawingOf } from "./geometry.js";
import { layOut } from "./layout.js";
import type { Outline } from "./outline.js";

/** The number of boards kept besides the standard one; beyond it, the oldest is dropped. */
const MOST_BOARDS = 16;

/** The function from a state to its board; editions with other places than the drawing are laid out automatically. */
export function createBoards(outlineOf: (state: { readonly edition: string }) => Outline, geometry: Geometry): (state: { readonly edition: string }) => Board {
  const boards = new Map<string, Board>();
  return (state) => {
    const known = boards.get(state.edition);
    if (known !== undefined) return known;
    const outline = outlineOf(state);
    const board = frozen(isDrawingOf(geometry, outline) ? drawn(outline, geometry) : layOut(outline));
    for (const edition of boards.keys()) if (edition !== "" && boards.size > MOST_BOARDS) boards.delete(edition);
    boards.set(state.edition, board);
    return board;
  };
}
