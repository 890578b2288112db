/** The tables of moves, decisions, events and reasons leave none out. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { vocabularyPage } from "../../scripts/vocabulary.js";
import { GAMES } from "../../src/cli/games/games.js";
import type { EventBase } from "../../src/core/events/events.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import { replay } from "../../src/core/game/record.js";
import { partsOf } from "../../src/core/ruleset/parts.js";
import { ROOT } from "./programs.js";

describe("the words of a ruleset", () => {
  test.each(GAMES.ids)("of %s are all in its tables", async (id) => {
    const { ruleset } = await GAMES.load(id);
    const page = await vocabularyPage(id);
    const named = new Set([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, kind]) => kind));
    const parts = partsOf(ruleset)!;
    const wanted = new Set<string>([...parts.moveKinds.map(({ type }) => type), ...seen(id, ruleset)]);
    wanted.delete("roll");
    expect([...wanted].filter((kind) => !named.has(kind))).toEqual([]);
  });
});

// Kinds of moves, decisions and events in one stored game.
function* seen(id: string, ruleset: Parameters<typeof replay>[0]): Generator<string> {
  const folder = join(ROOT, "test/records", id);
  const [file] = readdirSync(folder).sort();
  for (const { state, move, events } of replay(ruleset, JSON.parse(readFileSync(join(folder, file!), "utf8")))) {
    if (move !== null) yield (move as MoveBase).type;
    for (const event of events as EventBase[]) yield event.type;
    const decision = ruleset.decision(state);
    if (decision !== null) yield decision.kind;
  }
}
