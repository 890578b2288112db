/** Players made of code, by the names that seats are given to. */
export const PLAYERS = ["greedy", "search", "long-search", "chance"] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** How long the players that search may think about a choice, in milliseconds. */
export const THINKING: Readonly<Partial<Record<PlayerName, number>>> = { search: 300, "long-search": 1500 };
