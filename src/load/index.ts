/**
 * Games by the id of their ruleset, each loaded when it is asked for: for programs that know no game, and for pages that choose one. A bundler makes a file of each.
 * @module tyche/load
 */
import type { Board } from "../core/board.js";
import type { AnyRuleset } from "../core/contract.js";
import { OPTION_COMPLAINT } from "../core/given.js";
import type { Table } from "../core/table.js";
import type { DIADOCHI, evaluate as evaluateDiadochi } from "../diadochi/index.js";
import type { NINE_YEARS, evaluate as evaluateNineYears } from "../nine-years/index.js";
import type { PELOPONNESIAN, evaluate as evaluatePeloponnesian } from "../peloponnesian/index.js";
import type { UNREST, evaluate as evaluateUnrest } from "../unrest/index.js";
import type { table as diadochiTable } from "../drawing/diadochi/index.js";
import type { table as nineYearsTable } from "../drawing/nine-years/index.js";
import type { table as peloponnesianTable } from "../drawing/peloponnesian/index.js";
import type { table as unrestTable } from "../drawing/unrest/index.js";
import type { Rules } from "../rules/rule.js";
import type { diadochi as diadochiTexts } from "../text/en/diadochi.js";
import type { nineYears as nineYearsTexts } from "../text/en/nine-years.js";
import type { peloponnesian as peloponnesianTexts } from "../text/en/peloponnesian.js";
import type { unrest as unrestTexts } from "../text/en/unrest.js";
import { type Locale, LOCALES, type Texts } from "../text/texts.js";

/** The ids there are. */
export const RULESET_IDS = ["diadochi", "nine-years", "peloponnesian", "unrest"] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** What draws a game: the board of the edition that a state plays on (without one the standard board), and what lies on it in a view. */
export interface Drawing<T> {
  readonly board: (state?: { readonly edition: string }) => Board;
  readonly table: T;
}

/** A game: its ruleset and evaluation, and on demand its texts, its drawing and its clauses. R ruleset, V evaluation, X texts, T table. */
export interface LoadedGame<R, V, X, T> {
  readonly ruleset: R;
  /** How good a position is for each seat, in seat order; for bots and searches. */
  readonly evaluate: V;
  /** Its sentences: those of `tyche/text/en` or `tyche/text/ru`. @throws SetupError when there is no such language */
  readonly texts: (language: Locale) => Promise<X>;
  /** What `tyche/drawing/<id>` holds, for `tyche/svg` or a picture of your own. */
  readonly drawing: () => Promise<Drawing<T>>;
  /** Its clauses by id: `RULES` of `tyche/rules/<id>`. */
  readonly rules: () => Promise<Rules>;
}

/** What there is by each id. */
export interface LoadedGames {
  readonly diadochi: LoadedGame<typeof DIADOCHI, typeof evaluateDiadochi, typeof diadochiTexts, typeof diadochiTable>;
  readonly "nine-years": LoadedGame<typeof NINE_YEARS, typeof evaluateNineYears, typeof nineYearsTexts, typeof nineYearsTable>;
  readonly peloponnesian: LoadedGame<typeof PELOPONNESIAN, typeof evaluatePeloponnesian, typeof peloponnesianTexts, typeof peloponnesianTable>;
  readonly unrest: LoadedGame<typeof UNREST, typeof evaluateUnrest, typeof unrestTexts, typeof unrestTable>;
}

/** Any of the games, for code that works on all of them: states, moves and views are `any`. */
// biome-ignore lint/suspicious/noExplicitAny: as it says
export type AnyLoadedGame = LoadedGame<AnyRuleset, (state: any) => readonly number[], Texts<any, any, any, any>, (view: any) => Table>;

type Single<Id extends RulesetId> = { [One in RulesetId]: [Id] extends [One] ? LoadedGames[One] : never }[RulesetId];
/** What an id gives: the game of its own types, or, where it is one of several for the compiler, any of them. */
export type LoadedAs<Id extends RulesetId> = [Single<Id>] extends [never] ? AnyLoadedGame : Single<Id>;

const LOADERS: { readonly [Id in RulesetId]: () => Promise<LoadedGames[Id]> } = {
  diadochi: async () => {
    const { DIADOCHI: ruleset, evaluate } = await import("../diadochi/index.js");
    return {
      ruleset,
      evaluate,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/diadochi.js") : import("../text/en/diadochi.js"))).diadochi,
      drawing: () => import("../drawing/diadochi/index.js"),
      rules: async () => (await import("../rules/diadochi.js")).RULES,
    };
  },
  "nine-years": async () => {
    const { NINE_YEARS: ruleset, evaluate } = await import("../nine-years/index.js");
    return {
      ruleset,
      evaluate,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/nine-years.js") : import("../text/en/nine-years.js"))).nineYears,
      drawing: () => import("../drawing/nine-years/index.js"),
      rules: async () => (await import("../rules/nine-years.js")).RULES,
    };
  },
  peloponnesian: async () => {
    const { PELOPONNESIAN: ruleset, evaluate } = await import("../peloponnesian/index.js");
    return {
      ruleset,
      evaluate,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/peloponnesian.js") : import("../text/en/peloponnesian.js"))).peloponnesian,
      drawing: () => import("../drawing/peloponnesian/index.js"),
      rules: async () => (await import("../rules/peloponnesian.js")).RULES,
    };
  },
  unrest: async () => {
    const { UNREST: ruleset, evaluate } = await import("../unrest/index.js");
    return {
      ruleset,
      evaluate,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/unrest.js") : import("../text/en/unrest.js"))).unrest,
      drawing: () => import("../drawing/unrest/index.js"),
      rules: async () => (await import("../rules/unrest.js")).RULES,
    };
  },
};

/**
 * Loads a game by its id, the first time it is asked for: `const { ruleset, evaluate } = await load("unrest")`. Types are those of the game where the compiler
 * knows which it is.
 * @throws SetupError naming the ids there are when it is none of them
 */
export function load<Id extends RulesetId>(id: Id): Promise<LoadedAs<Id>>;
export function load(id: string): Promise<AnyLoadedGame>;
export async function load(id: string): Promise<AnyLoadedGame> {
  const known = RULESET_IDS.find((one) => one === id);
  if (known === undefined) throw OPTION_COMPLAINT("id", `one of ${RULESET_IDS.join(", ")}`, id);
  return LOADERS[known]();
}

function isRussian(language: Locale): boolean {
  if (!LOCALES.includes(language)) throw OPTION_COMPLAINT("language", `one of ${LOCALES.join(", ")}`, language);
  return language === "ru";
}
