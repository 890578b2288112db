/** An Action card that there is not: as an object, as a line and in a record. */
import { describe, expect, test } from "vitest";
import { Game } from "../../src/core/game/game.js";
import { hashState } from "../../src/core/state/hash.js";
import { type GameRecord, verify } from "../../src/core/game/record.js";
import { NINE_YEARS, type NineYearsMove, type NineYearsState } from "../../src/nine-years/index.js";
import { at } from "./table.js";

describe("an Action card that there is not", () => {
  const NO_CARDS: readonly number[] = [0, 4, 5, 6, 7, 1023, 1025, 4095];
  const round = (): NineYearsState => {
    const t = at({ leader: { waldeck: "breda", noailles: "paris" }, hand: { alliance: [1, 2, 3], bourbon: [1, 2, 3] } });
    t.play("end-round");
    return t.state;
  };

  test("[NYW-5.1.1] [NYW-13.3.1] cannot be played, whatever lies beside the hand in the state", () => {
    const state = round();
    expect(NINE_YEARS.legalMoves(state).map(NINE_YEARS.format)).toEqual(["bourbon play-card 1", "bourbon play-card 2", "bourbon play-card 3"]);
    for (const value of NO_CARDS) {
      const move: NineYearsMove = { seat: "bourbon", type: "play-card", value };
      expect(NINE_YEARS.explain(state, move), `${value}`).not.toBe(null);
      expect(() => NINE_YEARS.apply(state, move), `${value}`).toThrow(/legal move|no such move|not a move of the game|The rules refuse/);
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
          /legal move|no such move|not a move of the game|The rules refuse/,
        );
        const forged: GameRecord = { ...record, moves: [...record.moves, line], hashes: [...record.hashes, hashState(game.state)] };
        expect(() => verify(NINE_YEARS, forged), line).toThrow(/unplayable|refuse|legal|expected/);
      }
      expect(game.record()).toEqual(record);
    }
  });
});
