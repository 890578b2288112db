/** Procedures that can tell without listing whether a choice is listed, or that there are two, say what their list says. */
import { expect, test } from "vitest";
import type { Code } from "../../src/core/codes.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { topKind } from "../../src/core/frames.js";
import { PROCEDURES } from "../../src/nine-years/flow/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { SEATS } from "../../src/nine-years/types.js";

const KEPT = 100;

test("a choice is allowed without listing exactly when it is listed, for choices of here and of elsewhere", () => {
  const asked = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const s = NINE_YEARS.setup({ seed: `lists ${game}` });
    const dice = new SeededDice(`choices ${game}`);
    const elsewhere: Code[] = [];
    for (let ply = 0; NINE_YEARS.outcome(s) === null; ply++) {
      const procedure = PROCEDURES[topKind(s)]!;
      for (const name of NINE_YEARS.seatsToMove(s)) {
        const seat = SEATS.indexOf(name);
        const listed: Code[] = [];
        procedure.moves(s, seat, listed);
        expect(procedure.hasChoice?.(s, seat) !== true || listed.length > 1, `${procedure.kind}: two choices`).toBe(true);
        if (procedure.lists === undefined) continue;
        asked.add(procedure.kind);
        for (const c of new Set([...listed, ...elsewhere])) {
          if (procedure.lists(s, seat, c) !== listed.includes(c)) expect.fail(`${procedure.kind} in game ${game}, ply ${ply}, code ${c}`);
        }
        for (const c of listed) elsewhere[dice.draw(KEPT)] = c;
      }
      NINE_YEARS.advance(s, NINE_YEARS.randomMove(s, dice));
    }
  }
  expect([...asked].sort()).toEqual(["choose-space", "place-arrivals", "round", "sea-movement", "spend", "transfer", "transfer-leaders"]);
});
