/** Procedures that can tell without listing whether a choice is listed say what their list says. */
import { expect, test } from "vitest";
import type { Code } from "../../src/core/codes.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { topKind } from "../../src/core/frames.js";
import { PROCEDURES } from "../../src/peloponnesian/flow/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { SCENARIO_NAMES, SEATS } from "../../src/peloponnesian/types.js";

const KEPT = 400;

test("a choice is allowed without listing exactly when it is listed, for choices of here and of elsewhere", () => {
  const asked = new Set<string>();
  for (const scenario of SCENARIO_NAMES) {
    for (let game = 0; game < 4; game++) {
      const s = PELOPONNESIAN.setup({ scenario, seed: `lists ${game}` });
      const dice = new SeededDice(`choices ${game}`);
      const elsewhere: Code[] = [];
      for (let ply = 0; PELOPONNESIAN.outcome(s) === null; ply++) {
        const procedure = PROCEDURES[topKind(s)]!;
        if (procedure.lists !== undefined) {
          asked.add(procedure.kind);
          for (const name of PELOPONNESIAN.seatsToMove(s)) {
            const seat = SEATS.indexOf(name);
            const listed: Code[] = [];
            procedure.moves(s, seat, listed);
            for (const c of new Set([...listed, ...elsewhere])) {
              if (procedure.lists(s, seat, c) !== listed.includes(c)) expect.fail(`${procedure.kind} at ${scenario} ${game}, ply ${ply}, code ${c}`);
            }
            for (const c of listed) elsewhere[dice.draw(KEPT)] = c;
          }
        }
        PELOPONNESIAN.advance(s, PELOPONNESIAN.randomMove(s, dice));
      }
    }
  }
  expect([...asked].sort()).toEqual(["action-phase", "muster"]);
});
