/** What must hold: figures that `npm run bench` prints beside its own, and that `npm run budget` fails on. */

/** The bars of one ruleset. */
export interface Bars {
  /** Decisions listed, picked and played, in decisions of the yardstick Y. */
  readonly inPlace: number;
  readonly pure: number;
  /** Microseconds. */
  readonly clone: number;
  /** Kilobytes: all that an import of the ruleset brings, minified and gzipped, the core in it. */
  readonly gzip: number;
  /** The same of `tyche/<ruleset>/play`, which has no doors. */
  readonly play: number;
  /** The same of `tyche/<ruleset>/client`: to play, the reader of views, what samples, and the reasons of refusals. */
  readonly client: number;
}

// The sizes rose by some 1.3 kB with dice of a caller that are asked between runs of a step, editions that are held, and what is frozen; whole rulesets by 0.3 to 2.6 with what conceals
// half-made choices and samples them again; what is played by by 0.5 (Diadochi) and 1.7 (Peloponnesian) since views show all that their viewer may know, whole rulesets by the reader of such views. Scenes took
// 2.8 to 4.6 of whole rulesets; dice that are read together, and the engine that hands itself to `tyche/learn`, 0.4 of each entry, the rows of observations 0.3 to 2.8 of whole rulesets, refusals as sentences 0.3 of each, lists that are kept and refusals of undo that say why 0.2 of each; who imports the ruleset by its name and makes none has nothing of them.
// The entries `play` grew by 2 to 6.4 since they say why a move is refused.
// Checks of procedures under way that 300,000 changed positions asked for took 0.9 of Diadochi and 0.3 of Peloponnesian, an event of its own 0.1 of Peloponnesian.
// Rows that show what decides, ways and what is remembered took 0.8 to 1.4 of whole rulesets.
export const BARS: Readonly<Record<string, Bars>> = {
  diadochi: { inPlace: 1.6, pure: 1.05, clone: 0.5, gzip: 116.4, play: 82.1, client: 89.5 },
  "nine-years": { inPlace: 1.75, pure: 1.15, clone: 0.35, gzip: 83.6, play: 56.8, client: 64.6 },
  peloponnesian: { inPlace: 1.4, pure: 1, clone: 0.35, gzip: 109.2, play: 64.1, client: 80.4 },
  unrest: { inPlace: 8, pure: 4, clone: 0.35, gzip: 51, play: 29.6, client: 34.5 },
};

/** Kilobytes of the entry `tyche`, gzipped: games from positions, tags and comments took 2.5 of them, worlds and previews of views 0.4, histories, questions, lines and subscriptions 1.3, messages in sentences and the nearest
 * word 0.5, enumerations that read dice together 0.5, games that open without their past and refusals of undo that say why 0.6, snapshots, lines that are appended, forks and memories of games 2.1, runs with too many outcomes that are refused soon 0.1. */
export const ENTRY_GZIP = 15.6;

/** Kilobytes of `tyche/unrest/box`, the module for other games, gzipped, with the core in it. */
export const BOX_GZIP = 11.3;

/** Kilobytes of `tyche/nets/unrest`, gzipped: 45,000 weights, a byte each, which pack less the more a network has learned (26.3 to 30 by now). */
export const NET_GZIP = 31;

/** Kilobytes of `tyche/examples/<ruleset>`, gzipped: a position, lines and dice for nearly every clause, and for one in seven a position beside it. */
export const EXAMPLES_GZIP: Readonly<Record<string, number>> = { diadochi: 36.5, "nine-years": 35.5, peloponnesian: 35.5, unrest: 10.5 };

/** Below this share of a bar a speed fails the budget: other programs on the machine take caches and clock from one side of a ratio more than from the other. */
export const SPEED_MARGIN = 0.4;

/** What a view of a seat in the middle of a game may weigh as JSON, and take. */
export const VIEW_BARS: Readonly<Record<string, { readonly kilobytes: number; readonly microseconds: number }>> = {
  diadochi: { kilobytes: 14, microseconds: 60 },
  "nine-years": { kilobytes: 10.5, microseconds: 40 },
  peloponnesian: { kilobytes: 10.5, microseconds: 40 },
  unrest: { kilobytes: 3, microseconds: 40 },
};

/** How much faster decisions by number (`tyche/learn`) are than those by object, both in place. */
export const BY_NUMBER: Readonly<Record<string, number>> = { diadochi: 1.2, "nine-years": 1.25, peloponnesian: 1.1, unrest: 1.5 };
