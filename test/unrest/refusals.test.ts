/** Refusals in random games: whoever is offered some choices of a kind is told why not the others. */
import { expect, test } from "vitest";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { UNREST, type UnrestMove } from "../../src/unrest/index.js";
import { MOVE_KINDS } from "../../src/unrest/moves.js";

const NUMBERS = [0, 1, 2, 3, 9, 20];

test("no choice like one that is offered is refused for the general reason alone", () => {
  const general = new Set<string>();
  let refused = 0;
  for (const seed of ["refusals 1", "refusals 2", "refusals 3"]) {
    const pick = new SeededDice(seed);
    let s = UNREST.setup({ seed });
    for (let decision = UNREST.decision(s); decision !== null; decision = UNREST.decision(s)) {
      for (const seat of decision.seats) {
        for (const like of UNREST.legalMoves(s, seat)) {
          const row = MOVE_KINDS.find(({ type }) => type === like.type)!;
          for (const [field, words] of row.args) {
            for (const id of words.ids(s) ?? NUMBERS) {
              const refusal = UNREST.explain(s, { ...like, [field]: id } as UnrestMove);
              if (refusal === null) continue;
              refused++;
              if (refusal.code === "move/not-listed") general.add(`${decision.kind} ${like.type} ${field}`);
            }
          }
        }
      }
      s = UNREST.apply(s, UNREST.randomMove(s, pick)).state;
    }
  }
  expect([...general]).toEqual([]);
  expect(refused).toBeGreaterThan(5000);
});
