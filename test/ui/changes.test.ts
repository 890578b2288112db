/** What is different between two tables: put on the earlier one, it makes the later. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import type { Table } from "../../src/core/board/table.js";
import { tableChanges } from "../../src/ui/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { table as unrestTable } from "../../src/drawing/unrest/index.js";
import { type DrawnGame, GAMES } from "../drawing/games.js";

/** How many pieces of each kind and owner lie in each stack, those with a name by it. */
function counts({ stacks }: Table): Map<string, number> {
  const found = new Map<string, number>();
  for (const stack of stacks) {
    for (const { id, kind, owner, count } of stack.pieces) {
      const key = id.startsWith(`${stack.id}/`) ? `${stack.id}: ${kind} ${owner}` : `${stack.id}: ${id}`;
      found.set(key, (found.get(key) ?? 0) + count);
    }
  }
  return found;
}

/** The counts after the pieces have moved. */
function moved(before: Table, after: Table): Map<string, number> {
  const found = counts(before);
  for (const { id, kind, owner, count, from, to } of tableChanges(before, after).pieces) {
    for (const [stack, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      if (stack === null) continue;
      const key = [from, to].some((one) => one !== null && id.startsWith(`${one.id}/`)) ? `${stack.id}: ${kind} ${owner}` : `${stack.id}: ${id}`;
      const sum = (found.get(key) ?? 0) + sign * count;
      if (sum === 0) found.delete(key);
      else found.set(key, sum);
    }
  }
  return found;
}

function eachStep({ ruleset, table, options }: DrawnGame, see: (before: Table, after: Table) => void): void {
  const viewers = [...ruleset.seats, "spectator", "arbiter"];
  for (const [seed, option] of options.entries()) {
    const state = ruleset.setup({ ...option, seed });
    const dice = new SeededDice(seed);
    for (let ply = 0; ply < 80 && ruleset.outcome(state) === null; ply++) {
      const viewer = viewers[ply % viewers.length] ?? "arbiter";
      const before = table(ruleset.view(state, viewer));
      ruleset.advance(state, ruleset.randomMove(state, dice));
      see(before, table(ruleset.view(state, viewer)));
    }
  }
}

describe.each(GAMES)("the tables of $id", (game) => {
  test("the moved pieces lead from the one to the other", () => {
    let count = 0;
    eachStep(game, (before, after) => {
      expect(new Map([...moved(before, after)].sort())).toEqual(new Map([...counts(after)].sort()));
      count += tableChanges(before, after).pieces.length;
    });
    expect(count).toBeGreaterThan(20);
  });
  test("scores, piles and places are named exactly where they differ", () => {
    eachStep(game, (before, after) => {
      const { scores, piles, places } = tableChanges(before, after);
      const scoreOf = (table: Table, id: string, owner: string | null): number | null =>
        table.seats.find(({ seat }) => seat === owner)?.scores.find((score) => score.id === id)?.value ?? null;
      const better = after.seats.flatMap(({ seat, scores: all }) =>
        all.filter(({ id, value }) => scoreOf(before, id, seat) !== value).map(({ id }) => `${id} ${seat}`),
      );
      expect(scores.map(({ id, owner }) => `${id} ${owner}`)).toEqual(better);
      for (const { id, owner, from, to } of piles) {
        expect([before, after].map((table) => table.piles.find((pile) => pile.id === id && pile.owner === owner)?.count ?? null)).toEqual([from, to]);
        expect(from).not.toBe(to);
      }
      const others = Object.entries(after.places).filter(([id, place]) => JSON.stringify(before.places[id]) !== JSON.stringify(place));
      expect(places.filter((id) => Object.hasOwn(after.places, id))).toEqual(others.map(([id]) => id));
    });
  });
});

test("a table is no different from itself", () => {
  const table = unrestTable(UNREST.view(UNREST.setup({ seed: 1 }), "carthage"));
  expect(tableChanges(table, table)).toEqual({ pieces: [], changed: [], places: [], regions: [], piles: [], scores: [], tracks: [] });
});
