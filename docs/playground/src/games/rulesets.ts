/** The rulesets by id, for the workers; the page itself holds no state but what it reads of its own view. What a game is played with is loaded first, the whole ruleset when its doors are needed. */
import type { AnyClient, AnyPlay, AnyRuleset } from "tyche";

interface Whole {
  readonly ruleset: AnyRuleset;
  readonly evaluate: (state: never) => readonly number[];
}

interface Loaders {
  readonly play: () => Promise<{ readonly play: AnyPlay }>;
  readonly client: () => Promise<{ readonly client: AnyClient }>;
  readonly whole: () => Promise<Whole>;
}

const LOADERS: Readonly<Record<string, Loaders>> = {
  diadochi: { play: () => import("./diadochi.play.js"), client: () => import("./diadochi.client.js"), whole: () => import("./diadochi.js") },
  "nine-years": { play: () => import("./nine-years.play.js"), client: () => import("./nine-years.client.js"), whole: () => import("./nine-years.js") },
  peloponnesian: {
    play: () => import("./peloponnesian.play.js"),
    client: () => import("./peloponnesian.client.js"),
    whole: () => import("./peloponnesian.js"),
  },
  unrest: { play: () => import("./unrest.play.js"), client: () => import("./unrest.client.js"), whole: () => import("./unrest.js") },
};

function loadersOf(id: string): Loaders {
  const loaders = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (loaders === undefined) throw new Error(`There is no ruleset “${id}”.`);
  return loaders;
}

/** What a game of a ruleset is played with. @throws Error for an id that is none */
export async function loadPlay(id: string): Promise<AnyPlay> {
  return (await loadersOf(id).play()).play;
}

/** What a page plays with that has only the view of its seat. @throws Error for an id that is none */
export async function loadClient(id: string): Promise<AnyClient> {
  return (await loadersOf(id).client()).client;
}

/** A ruleset with its doors: positions, explanations, worlds. @throws Error for an id that is none */
export async function loadWhole(id: string): Promise<Whole> {
  return await loadersOf(id).whole();
}
