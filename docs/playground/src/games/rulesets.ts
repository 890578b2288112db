/** The rulesets by id, each loaded when a game of it is opened. For the workers; the page itself never holds a state. */
import type { AnyRuleset } from "tyche";

const LOADERS: Readonly<Record<string, () => Promise<{ readonly ruleset: AnyRuleset }>>> = {
  diadochi: () => import("./diadochi.js"),
  "nine-years": () => import("./nine-years.js"),
  peloponnesian: () => import("./peloponnesian.js"),
  unrest: () => import("./unrest.js"),
};

/** The ruleset of an id. @throws Error for an id that is none */
export async function loadRuleset(id: string): Promise<AnyRuleset> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) throw new Error(`There is no ruleset “${id}”.`);
  return (await load()).ruleset;
}
