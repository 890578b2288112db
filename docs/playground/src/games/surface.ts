/** What the page shows of a ruleset: its board, its texts, its rules; each loaded when it is needed. */
import type { Board, Table } from "tyche/svg";
import type { EventTargets } from "tyche/ui";
import type { Examples } from "tyche/examples";
import type { Chapter, Rules } from "tyche/rules/diadochi";
import type { Texts } from "tyche/text/en";

export type { Rules, Texts };

/** The languages of the page. */
export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a game is drawn: its board, what a view puts on it, and what an event is about. */
export interface Drawing {
  readonly board: Board;
  readonly table: (view: object) => Table;
  readonly eventTargets: (event: object) => EventTargets;
}

interface Loaders {
  readonly drawing: () => Promise<{ readonly board: () => Board; readonly table: (view: never) => Table }>;
  /** The targets of events: not needed before something has happened. */
  readonly targets: () => Promise<{ readonly eventTargets: (event: never) => EventTargets }>;
  readonly rules: () => Promise<{ readonly RULES: Rules; readonly CHAPTERS: readonly Chapter[] }>;
  readonly examples: () => Promise<{ readonly EXAMPLES: Examples }>;
  readonly en: () => Promise<{ readonly texts: unknown }>;
  readonly ru: () => Promise<{ readonly texts: unknown }>;
}

const LOADERS: Readonly<Record<string, Loaders>> = {
  diadochi: {
    drawing: () => import("./diadochi.drawing.js"),
    targets: () => import("./diadochi.targets.js"),
    rules: () => import("tyche/rules/diadochi"),
    examples: () => import("tyche/examples/diadochi"),
    en: () => import("./diadochi.en.js"),
    ru: () => import("./diadochi.ru.js"),
  },
  "nine-years": {
    drawing: () => import("./nine-years.drawing.js"),
    targets: () => import("./nine-years.targets.js"),
    rules: () => import("tyche/rules/nine-years"),
    examples: () => import("tyche/examples/nine-years"),
    en: () => import("./nine-years.en.js"),
    ru: () => import("./nine-years.ru.js"),
  },
  peloponnesian: {
    drawing: () => import("./peloponnesian.drawing.js"),
    targets: () => import("./peloponnesian.targets.js"),
    rules: () => import("tyche/rules/peloponnesian"),
    examples: () => import("tyche/examples/peloponnesian"),
    en: () => import("./peloponnesian.en.js"),
    ru: () => import("./peloponnesian.ru.js"),
  },
  unrest: {
    drawing: () => import("./unrest.drawing.js"),
    targets: () => import("./unrest.targets.js"),
    rules: () => import("tyche/rules/unrest"),
    examples: () => import("tyche/examples/unrest"),
    en: () => import("./unrest.en.js"),
    ru: () => import("./unrest.ru.js"),
  },
};

/** The games there are, by id. */
export const GAMES: readonly string[] = Object.keys(LOADERS);

function loadersOf(id: string): Loaders {
  const loaders = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (loaders === undefined) throw new Error(`There is no ruleset “${id}”.`);
  return loaders;
}

export async function loadTexts(id: string, language: Language): Promise<Texts> {
  return (await loadersOf(id)[language]()).texts as Texts;
}

const ABOUT_NOTHING: EventTargets = { targets: [], trail: [] };

/** The board of a game; what events are about is nothing until `withTargets` has loaded it. */
export async function loadDrawing(id: string): Promise<Drawing> {
  const { board, table } = await loadersOf(id).drawing();
  return { board: board(), table: table as Drawing["table"], eventTargets: () => ABOUT_NOTHING };
}

/** The same drawing with what events are about. */
export async function withTargets(id: string, drawing: Drawing): Promise<Drawing> {
  const { eventTargets } = await loadersOf(id).targets();
  return { ...drawing, eventTargets: eventTargets as Drawing["eventTargets"] };
}

export async function loadRules(id: string): Promise<Rules> {
  return (await loadersOf(id).rules()).RULES;
}

/** The rules of a game by chapters, and the examples of its clauses. */
export interface RuleBookData {
  readonly rules: Rules;
  readonly chapters: readonly Chapter[];
  readonly examples: Examples;
}

export async function loadBook(id: string): Promise<RuleBookData> {
  const [{ RULES: rules, CHAPTERS: chapters }, { EXAMPLES: examples }] = await Promise.all([loadersOf(id).rules(), loadersOf(id).examples()]);
  return { rules, chapters, examples };
}
