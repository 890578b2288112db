/** What `setup` takes besides the seed: a row an option. Its type is made of these rows. */
export const OPTIONS = {
  /** Rounds in the game, 1..9; 4 by default. */
  rounds: { kind: "integer", least: 1, most: 9, default: 4, clause: "TINY-6" },
  /** Another track; the printed one by default (`STANDARD_EDITION`). */
  edition: { kind: "edition", clause: null },
} as const;
