import type { BotName, Patience } from "tyche/bots";

/** Players made of code, by the names that seats are given to. */
export const PLAYERS = ["greedy", "search", "long-search", "learned", "chance"] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** Whom one plays against who just wants to play. */
export const SENSIBLE: PlayerName = "search";

/** The games that the package has a network for. */
const LEARNED: readonly string[] = ["unrest"];

/** The players that there are for a game. */
export function playersOf(ruleset: string): readonly PlayerName[] {
  return PLAYERS.filter((player) => player !== "learned" || LEARNED.includes(ruleset));
}

/** The players that search, with their time. */
export const THINKING: Readonly<Partial<Record<string, Patience & { readonly plan: number; readonly turn: number }>>> = {
  search: { plan: 300, turn: 1_200 },
  "long-search": { plan: 1_500, turn: 5_000 },
  learned: { plan: 300, turn: 1_200 },
};

/** What the library calls them. */
export const BOTS: Readonly<Record<string, BotName | undefined>> = {
  chance: "random",
  greedy: "greedy",
  search: "ismcts",
  "long-search": "ismcts",
  learned: "net",
};
