/** What the page shows of a ruleset: its board, its texts, its rules; each loaded when it is needed. */
import type { Board, Table } from "tyche/svg";
import type { Rules } from "tyche/rules/diadochi";
import type { Texts } from "tyche/text/en";

export type { Rules, Texts };

/** The languages of the page. */
export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Loaders {
  readonly drawing: () => Promise<{ readonly board: () => Board; readonly table: (view: never) => Table }>;
  readonly rules: () => Promise<{ readonly RULES: Rules }>;
  readonly en: () => Promise<{ readonly texts: unknown }>;
  readonly ru: () => Promise<{ readonly texts: unknown }>;
}

const LOADERS: Readonly<Record<string, Loaders>> = {
  diadochi: {
    drawing: async () => {
      const { board, table } = await import("tyche/drawing/diadochi");
      return { board, table };
    },
    rules: () => import("tyche/rules/diadochi"),
    en: () => import("./diadochi.en.js"),
    ru: () => import("./diadochi.ru.js"),
  },
  "nine-years": {
    drawing: async () => {
      const { board, table } = await import("tyche/drawing/nine-years");
      return { board, table };
    },
    rules: () => import("tyche/rules/nine-years"),
    en: () => import("./nine-years.en.js"),
    ru: () => import("./nine-years.ru.js"),
  },
  peloponnesian: {
    drawing: async () => {
      const { board, table } = await import("tyche/drawing/peloponnesian");
      return { board, table };
    },
    rules: () => import("tyche/rules/peloponnesian"),
    en: () => import("./peloponnesian.en.js"),
    ru: () => import("./peloponnesian.ru.js"),
  },
  unrest: {
    drawing: async () => {
      const { board, table } = await import("tyche/drawing/unrest");
      return { board, table };
    },
    rules: () => import("tyche/rules/unrest"),
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

export async function loadDrawing(id: string): Promise<{ readonly board: Board; readonly table: (view: object) => Table }> {
  const { board, table } = await loadersOf(id).drawing();
  return { board: board(), table: table as (view: object) => Table };
}

export async function loadRules(id: string): Promise<Rules> {
  return (await loadersOf(id).rules()).RULES;
}
