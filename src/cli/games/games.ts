/** The games of the command line, loaded on demand. */
import { type GameAdapter, hintOf, UsageError } from "./game-adapter.js";

/** Games by the id of their ruleset. */
export interface Games {
  readonly ids: readonly string[];
  /** @throws UsageError if there is no such game */
  load(id: string): Promise<GameAdapter>;
}

/** The complaint about an id that no ruleset has. */
export function noRuleset(id: string, ids: readonly string[]): UsageError {
  return new UsageError(`no ruleset "${id}"; there are ${ids.join(", ")}${hintOf(id, ids)}`);
}

const LOADERS: Readonly<Record<string, () => Promise<{ readonly adapter: GameAdapter }>>> = {
  diadochi: () => import("./diadochi.js"),
  "nine-years": () => import("./nine-years.js"),
  peloponnesian: () => import("./peloponnesian.js"),
  unrest: () => import("./unrest.js"),
};

export const GAMES: Games = {
  ids: Object.keys(LOADERS),
  async load(id) {
    const loader = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
    if (loader === undefined) throw noRuleset(id, Object.keys(LOADERS));
    return (await loader()).adapter;
  },
};
