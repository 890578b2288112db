import type { Pile, Table } from "../core/board/table.js";

/** The cards in the hand of a seat; `cards` is null if the viewer of the table may not see them. Null for a seat without a hand in this game. */
export function handOf({ piles }: Pick<Table, "piles">, seat: string): Pile | null {
  return piles.find(({ id, owner }) => id === "hand" && owner === seat) ?? null;
}
