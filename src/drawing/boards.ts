import type { Board } from "../core/board/board.js";
import { frozen } from "../core/basics/frozen.js";
import { drawn, type Geometry, isDrawingOf } from "./geometry.js";
import { layOut } from "./layout.js";
import type { Outline } from "./outline.js";

/** The most boards kept besides the standard one; the oldest is dropped first. */
const MOST_BOARDS = 16;

/**
 * Returns a function from a state to its board, with one board object per edition. Editions whose places differ from the drawing are laid out automatically.
 */
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
