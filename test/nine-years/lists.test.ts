/** Procedures that can tell without listing whether a choice is listed, or that there are two, say what their list says. */
import { describe, expect, test } from "vitest";
import { type Code, code } from "../../src/core/codes.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { Procedure } from "../../src/core/flow.js";
import { topKind } from "../../src/core/frames.js";
import { Game } from "../../src/core/game.js";
import { hashState } from "../../src/core/hash.js";
import { type GameRecord, verify } from "../../src/core/record.js";
import type { NineYearsEvent } from "../../src/nine-years/events.js";
import { PROCEDURES } from "../../src/nine-years/flow/index.js";
import { NINE_YEARS, type NineYearsMove, type NineYearsState } from "../../src/nine-years/index.js";
import { MOVES } from "../../src/nine-years/moves.js";
import { SEATS } from "../../src/nine-years/types.js";
import { at } from "./table.js";

const KEPT = 100;
/** How many decisions of one kind in one game the whole space of codes is looked at. */
const THOROUGH = 1;
/** First arguments: the spaces and a little more, then powers of two; second ones, for moves with and without them. */
const FIRST: readonly number[] = [...Array.from({ length: 135 }, (_, n) => n), 255, 256, 511, 512, 1023];
const SECOND: readonly number[] = [0, 1, 4095];

type NineYearsProcedure = Procedure<NineYearsState, NineYearsEvent>;

function compare(s: NineYearsState, seat: number, procedure: NineYearsProcedure, listed: readonly Code[], codes: Iterable<Code>): void {
  const wanted = new Set(listed);
  for (const c of codes) if (procedure.lists!(s, seat, c) !== wanted.has(c)) expect.fail(`${procedure.kind}: code ${c & 255} ${(c >> 8) & 1023} ${c >> 18}`);
}

function* wholeSpace(): Generator<Code> {
  for (let verb = 0; verb <= Object.keys(MOVES).length; verb++) for (const a of FIRST) for (const b of SECOND) yield code(verb, a, b);
}

test("a choice is allowed without listing exactly when it is listed, for choices of here, of elsewhere and of nowhere", () => {
  const asked = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const s = NINE_YEARS.setup({ seed: `lists ${game}` });
    const dice = new SeededDice(`choices ${game}`);
    const elsewhere: Code[] = [];
    const looks = new Map<string, number>();
    while (NINE_YEARS.outcome(s) === null) {
      const procedure = PROCEDURES[topKind(s)]!;
      for (const name of NINE_YEARS.seatsToMove(s)) {
        const seat = SEATS.indexOf(name);
        const listed: Code[] = [];
        procedure.moves(s, seat, listed);
        expect(procedure.hasChoice?.(s, seat) !== true || listed.length > 1, `${procedure.kind}: two choices`).toBe(true);
        if (procedure.lists === undefined) continue;
        asked.add(procedure.kind);
        compare(s, seat, procedure, listed, new Set([...listed, ...elsewhere]));
        const look = (looks.get(procedure.kind) ?? 0) + 1;
        if (dice.draw(20) === 0 && looks.set(procedure.kind, look) && look <= THOROUGH) compare(s, seat, procedure, listed, wholeSpace());
        for (const c of listed) elsewhere[dice.draw(KEPT)] = c;
      }
      NINE_YEARS.advance(s, NINE_YEARS.randomMove(s, dice));
    }
  }
  expect([...asked].sort()).toEqual(["round", "transfer", "transfer-leaders"]);
});

describe("an Action card that there is not", () => {
  const NO_CARDS: readonly number[] = [0, 4, 5, 6, 7, 1023, 1025, 4095];
  const round = (): NineYearsState => {
    const t = at({ leaders: { waldeck: "breda", noailles: "paris" }, hands: { alliance: [1, 2, 3], bourbon: [1, 2, 3] } });
    t.play("end-round");
    return t.state;
  };

  test("[NYW-5.1.1] [NYW-13.3.1] cannot be played, whatever lies beside the hand in the state", () => {
    const state = round();
    expect(NINE_YEARS.legalMoves(state).map(NINE_YEARS.format)).toEqual(["bourbon play-card 1", "bourbon play-card 2", "bourbon play-card 3"]);
    for (const value of NO_CARDS) {
      const move: NineYearsMove = { seat: "bourbon", type: "play-card", value };
      expect(NINE_YEARS.explain(state, move), `${value}`).not.toBe(null);
      expect(() => NINE_YEARS.apply(state, move), `${value}`).toThrow(/legal move|no such move|no move of the game|The rules refuse/);
    }
  });

  test("[NYW-13.2.1.1] cannot be shown or played, as an object, as a line or in a record", () => {
    const lines = (values: readonly number[], verb: string, seat: string): string[] => values.map((value) => `${seat} ${verb} ${value}`);
    const game = new Game(NINE_YEARS, { seed: "no such card" });
    for (const verb of ["show-card", "play-card"]) {
      while (game.legalMoves()[0]!.type !== verb) game.play(game.legalMoves()[0]!);
      const { seat } = game.legalMoves()[0]!;
      const record = game.record();
      for (const line of lines(NO_CARDS, verb, seat)) {
        expect(() => game.play(line), line).toThrow();
        expect(() => game.play({ seat, type: verb, value: Number(line.split(" ")[2]) } as NineYearsMove), line).toThrow(
          /legal move|no such move|no move of the game|The rules refuse/,
        );
        const forged: GameRecord = { ...record, moves: [...record.moves, line], hashes: [...record.hashes, hashState(game.state)] };
        expect(() => verify(NINE_YEARS, forged), line).toThrow(/unplayable|refuse|legal|expected/);
      }
      expect(game.record()).toEqual(record);
    }
  });
});
