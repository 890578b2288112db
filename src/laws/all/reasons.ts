/** The law of reasons (law 21): a wrong move of a requested kind gets a specific reason, and not only "not listed". */
import type { SeededDice } from "../../core/dice/seeded.js";
import type { MoveBase, MoveKind } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { explained } from "../coverage.js";
import { expectThat, type Law } from "../law.js";
import { partsOf } from "../parts.js";
import { walk } from "../walk.js";

/** The number of wrong moves of each kind tried at a stop; arguments that are numbers are below MOST_NUMBER. */
const TRIED = 12;
const MOST_NUMBER = 12;
/** If at least this many wrong moves of one kind were tried in one kind of decision, at most a fifth may get no reason. */
const ENOUGH = 12;
const MOST_SHARE = 0.2;
const VAGUE = "move/not-listed";

export const reasonsLaw: Law = {
  number: 21,
  title: "A wrong move of a kind that is asked for is refused for what is wrong with it",
  check(trial) {
    const { ruleset } = trial;
    const { moveKinds } = partsOf(ruleset);
    const tallies = new Map<string, { refused: number; vague: number; example: string }>();
    walk(trial, ({ state, move, isSampled, pick }) => {
      if (!isSampled) return;
      const list: readonly MoveBase[] = ruleset.legalMoves(state, move.seat);
      const listed = new Set(list.map((known) => ruleset.format(known)));
      const asked = new Set(list.map((known) => known.type));
      for (const kind of moveKinds.filter((row) => asked.has(row.type) && row.args.length > 0)) {
        const name = `${kind.type} in ${ruleset.decision(state)?.kind}`;
        const tally = tallies.get(name) ?? { refused: 0, vague: 0, example: "" };
        tallies.set(name, tally);
        for (let i = 0; i < TRIED; i++) {
          const wrong = anyMove(kind, move.seat, state, pick);
          const line: string = ruleset.format(wrong);
          if (listed.has(line)) continue;
          tally.refused++;
          if (explained(ruleset, state, wrong)?.code !== VAGUE) continue;
          tally.vague++;
          tally.example = line;
        }
      }
    });
    for (const [name, { refused, vague, example }] of tallies) {
      const isVague = refused >= ENOUGH && vague > MOST_SHARE * refused;
      expectThat(!isVague, () => `${vague} of ${refused} wrong moves ${name} are refused for no reason but that they are not listed, such as "${example}"`);
    }
  },
};

function anyMove(kind: MoveKind<GameState, MoveBase>, seat: string, state: GameState, pick: SeededDice): MoveBase {
  const [a, b] = kind.args.map(([, words]) => {
    const ids = words.ids(state);
    return ids === null ? pick.draw(MOST_NUMBER) : ids[pick.draw(ids.length)];
  });
  return kind.make(seat as never, a as never, b as never);
}
