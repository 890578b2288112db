/** Players made of code, by the names that seats are given to. */
export const PLAYERS = ["greedy", "search", "long-search", "chance"] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** How long a player may think, in milliseconds: about one plan, and in all until a person decides again. */
export interface Patience {
  readonly plan: number;
  readonly turn: number;
}

/** The players that search, with their time. */
export const THINKING: Readonly<Partial<Record<string, Patience>>> = { search: { plan: 300, turn: 1_200 }, "long-search": { plan: 1_500, turn: 5_000 } };

/** However long a turn is, each of its plans has this share of the time of one. */
const LEAST = 0.1;
/** The share of what is left of a turn that one plan may take: more may be to come. */
const SHARE = 0.5;

/** The time for the next plan, when so much of the turn has been used. */
export function timeFor({ plan, turn }: Patience, used: number): number {
  return Math.round(Math.min(plan, Math.max(LEAST * plan, SHARE * (turn - used))));
}
