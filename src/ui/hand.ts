/** The hand of a seat, the same in all games. */
import type { Pile, Table } from "../core/board/table.js";

/**
 * The cards in the hand of a seat, as far as the viewer of the table may see them: `cards` is null for those who may not. The result is null for a seat that has no hand in
 * this game.
 */
export function handOf({ piles }: Pick<Table, "piles">, seat: string): Pile | null {
  return piles.find(({ id, owner }) => id === "hand" && owner === seat) ?? null;
}
