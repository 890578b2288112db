/** What `setup` takes besides the seed: a row an option. Its type is made of these rows. */
export const OPTIONS = {
  /** Rounds in the game, 1..9; 4 by default. */
  rounds: { kind: "integer", least: 1, most: 9, default: 4, clause: "TINY-6" },
  /** Another board, 3..9 spaces, an odd number; the printed one by default. */
  board: { kind: "edition", clause: null },
} as const;
