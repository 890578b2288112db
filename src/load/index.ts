/**
 * Games by the id of their ruleset, each loaded on demand, for programs that work with any game and pages that choose one. A bundler makes one file per game.
 * @module tyche/load
 */
import type { Board } from "../core/board/board.js";
import type { GameTypes, Ruleset, SeedOption } from "../core/ruleset/contract.js";
import type { EventTargets } from "../core/board/event-targets.js";
import { type AnyGame, Game, type GameOf } from "../core/game/game.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import type { Observation } from "../core/ruleset/observation.js";
import type { PositionOptions, StartOptions } from "../core/ruleset/start.js";
import type { Table } from "../core/board/table.js";
import type { NetData } from "../learn/net.js";
import type { DiadochiTypes } from "../diadochi/index.js";
import type { NineYearsTypes } from "../nine-years/index.js";
import type { PeloponnesianTypes } from "../peloponnesian/index.js";
import type { UnrestTypes } from "../unrest/index.js";
import type { Rules } from "../rules/rule.js";
import { type Locale, LOCALES, type Texts } from "../text/texts.js";

/** The ids of all rulesets. */
export const RULESET_IDS = ["diadochi", "nine-years", "peloponnesian", "unrest"] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** The drawing functions of a game: the board of a state's edition (without a state the standard board), the table of a view, and the targets of an event. */
export interface Drawing<T extends GameTypes> {
  board(state?: { readonly edition: string }): Board;
  table(view: T["view"]): Table;
  eventTargets(event: T["event"]): EventTargets;
}

/** A game: its ruleset, evaluation and observation, and on demand its texts, drawing, clauses and network, if there is one. */
export interface LoadedGame<T extends GameTypes> {
  readonly ruleset: Ruleset<T>;
  /** The value of a position for each seat, in seat order; for bots and searches. */
  evaluate(state: T["state"]): readonly number[];
  /** The rows of its observation, for `observerOf` and `Net` of `tyche/learn`. */
  readonly observation: Observation<T["state"]>;
  /** A network that plays it, `net` of `tyche/nets/<id>`, if there is one. */
  net?(): Promise<NetData>;
  /**
   * Its sentences: those of `tyche/text/en` or `tyche/text/ru`.
   * @throws SetupError if there is no such language
   */
  texts(language: Locale): Promise<Texts<T>>;
  /** The exports of `tyche/drawing/<id>`, for `tyche/svg` or a picture of your own. */
  drawing(): Promise<Drawing<T>>;
  /** Its clauses by id: `RULES` of `tyche/rules/<id>`. */
  rules(): Promise<Rules>;
}

export interface LoadedGames {
  readonly diadochi: LoadedGame<DiadochiTypes>;
  readonly "nine-years": LoadedGame<NineYearsTypes>;
  readonly peloponnesian: LoadedGame<PeloponnesianTypes>;
  readonly unrest: LoadedGame<UnrestTypes>;
}

/** Any of the games, for code that works on all of them: states, moves and views are `any`. */
// biome-ignore lint/suspicious/noExplicitAny: as it says
export type AnyLoadedGame = LoadedGame<any>;

type Single<Id extends RulesetId> = { [One in RulesetId]: [Id] extends [One] ? LoadedGames[One] : never }[RulesetId];
/** The game with an id: with its own types, or with those of any game if the compiler does not know the id. */
export type LoadedAs<Id extends RulesetId> = [Single<Id>] extends [never] ? AnyLoadedGame : Single<Id>;

const LOADERS: { readonly [Id in RulesetId]: () => Promise<LoadedGames[Id]> } = {
  diadochi: async () => {
    const { DIADOCHI: ruleset, evaluate, observation } = await import("../diadochi/index.js");
    return {
      ruleset,
      evaluate,
      observation,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/diadochi/index.js") : import("../text/en/diadochi/index.js"))).diadochi,
      drawing: () => import("../drawing/diadochi/index.js"),
      rules: async () => (await import("../rules/diadochi.js")).RULES,
    };
  },
  "nine-years": async () => {
    const { NINE_YEARS: ruleset, evaluate, observation } = await import("../nine-years/index.js");
    return {
      ruleset,
      evaluate,
      observation,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/nine-years/index.js") : import("../text/en/nine-years/index.js"))).nineYears,
      drawing: () => import("../drawing/nine-years/index.js"),
      rules: async () => (await import("../rules/nine-years.js")).RULES,
    };
  },
  peloponnesian: async () => {
    const { PELOPONNESIAN: ruleset, evaluate, observation } = await import("../peloponnesian/index.js");
    return {
      ruleset,
      evaluate,
      observation,
      texts: async (language) =>
        (await (isRussian(language) ? import("../text/ru/peloponnesian/index.js") : import("../text/en/peloponnesian/index.js"))).peloponnesian,
      drawing: () => import("../drawing/peloponnesian/index.js"),
      rules: async () => (await import("../rules/peloponnesian.js")).RULES,
    };
  },
  unrest: async () => {
    const { UNREST: ruleset, evaluate, observation } = await import("../unrest/index.js");
    return {
      ruleset,
      evaluate,
      observation,
      net: async () => (await import("../nets/unrest.js")).net,
      texts: async (language) => (await (isRussian(language) ? import("../text/ru/unrest/index.js") : import("../text/en/unrest/index.js"))).unrest,
      drawing: () => import("../drawing/unrest/index.js"),
      rules: async () => (await import("../rules/unrest.js")).RULES,
    };
  },
};

/**
 * Loads a game by its id: `const { ruleset, evaluate } = await load("unrest")`. The types are those of the game if the compiler knows the id.
 * @throws SetupError naming the valid ids if this is not one of them
 */
export function load<Id extends RulesetId>(id: Id): Promise<LoadedAs<Id>>;
export function load(id: string): Promise<AnyLoadedGame>;
export async function load(id: string): Promise<AnyLoadedGame> {
  const known = RULESET_IDS.find((one) => one === id);
  if (known === undefined) throw OPTION_COMPLAINT("id", `one of ${RULESET_IDS.join(", ")}`, id);
  return LOADERS[known]();
}

/** The options of any game; `setup` of its ruleset lists them. */
export type AnyStartOptions = (SeedOption & Readonly<Record<string, unknown>>) | PositionOptions;

/** The options of the game with an id: its own, if the compiler knows the id. */
export type StartOptionsOf<Id extends RulesetId> = [Single<Id>] extends [never]
  ? AnyStartOptions
  : Single<Id> extends LoadedGame<infer T>
    ? StartOptions<T["options"]>
    : AnyStartOptions;

/**
 * Begins a game: `await createGame("unrest", { seed: "alexander" })`. If the compiler does not know the id, options and game are those of any game.
 * @throws SetupError naming the valid ids, or the option
 * @throws PositionError naming the field of the position
 */
export function createGame<Id extends RulesetId>(id: Id, options: StartOptionsOf<Id>): Promise<GameOf<LoadedAs<Id>["ruleset"]>>;
export function createGame<Id extends string>(id: Id extends RulesetId ? never : Id, options: AnyStartOptions): Promise<AnyGame>;
export async function createGame(id: string, options: AnyStartOptions): Promise<AnyGame> {
  const { ruleset } = await load(id);
  return new Game(ruleset, options);
}

function isRussian(language: Locale): boolean {
  if (!LOCALES.includes(language)) throw OPTION_COMPLAINT("language", `one of ${LOCALES.join(", ")}`, language);
  return language === "ru";
}
