/** The law of chances finds results that are as many, and not as likely. */
import { expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";
import type { Dice } from "../../../src/core/dice/dice.js";
import { held } from "../broken.js";

test("law 35 finds dice that fall otherwise where nobody is shown them", () => {
  const advance = (s: TinyState, move: TinyMove, dice?: Dice, log?: never[]): void => {
    const loaded: Dice | undefined = dice && {
      roll: (sides) => (Math.max(2, dice.roll(sides)) === 2 ? sides : 1),
      draw: (count) => dice.draw(count),
      rollOff: (...args) => dice.rollOff(...args),
      until: (...args) => dice.until(...args),
    };
    TINY.advance(s, move, log === undefined ? loaded : dice, log);
  };
  const check = held(35, { advance }, { options: { rounds: 9 } });
  expect(check).toThrow(/a position after \w+ \S+.* has the chance [\d.]+ by what is read of its dice, and [\d.]+ by the dice/);
});
