/**
 * The law of kept lists (law 37). The engine keeps the list of the last position it stepped to. No other position ever gets that list, not even
 * one made from that position.
 */
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, type Law } from "../law.js";
import { setUp, type Stop, walk } from "../walk.js";

export const keptListsLaw: Law = {
  number: 37,
  title: "A list is of the position that it is asked of, whatever was made of that position or played since",
  check(trial) {
    others.set(trial.ruleset, setUp(trial));
    walk(trial, (stop) => {
      if (stop.isSampled) checkLists(trial.ruleset, stop);
    });
  },
};

/** A position of each ruleset tried so far, to be played in between. */
const others = new Map<AnyRuleset, GameState>();

function checkLists(ruleset: AnyRuleset, { state, move, pick }: Stop): void {
  const next = ruleset.apply(state, move).state;
  const wanted = freshLists(ruleset, next);
  const check = (what: string): void => expectEqual(ruleset.legalMoves(next), wanted, `the list of a position ${what}`);
  check("just stepped");
  checkOthers(ruleset, next, pick.draw(1000));
  check("of which others were made");
  for (const [other, begun] of others) {
    other.apply(begun, other.legalMoves(begun)[0]!);
    check(`after a game of ${other.id}`);
  }
  expectEqual(ruleset.legalMoves(state), freshLists(ruleset, state), "the list of the position before");
  if (wanted.length === 0) return;
  const inPlace = ruleset.clone(next);
  const [chosen] = ruleset.legalMoves(inPlace);
  ruleset.advance(inPlace, chosen!);
  expectEqual(ruleset.legalMoves(inPlace), freshLists(ruleset, inPlace), "the list of a position stepped in place");
  check("whose copy was stepped in place");
}

// Every position made from another right after a step has its own lists.
function checkOthers(ruleset: AnyRuleset, next: GameState, seed: number): void {
  const step = (): GameState => {
    const [move] = ruleset.legalMoves(next);
    return move === undefined ? ruleset.clone(next) : ruleset.apply(next, move).state;
  };
  const hold = (what: string, made: GameState): void => expectEqual(ruleset.legalMoves(made), freshLists(ruleset, made), `the list of a position ${what}`);
  hold("cloned", ruleset.clone(step()));
  hold("restored", ruleset.restore(JSON.parse(JSON.stringify(step()))));
  hold("with another seed", ruleset.reseed(step(), seed));
  for (const viewer of ruleset.players(next)) hold(`sampled for ${viewer}`, ruleset.determinize(step(), viewer, seed));
  const edited = ruleset.clone(step());
  ruleset.legalMoves(edited);
  Object.assign(edited, ruleset.clone(next)); // A caller writes into its own copy.
  hold("edited", edited);
}

// Lists the moves of a copy, for which no list has been kept.
function freshLists(ruleset: AnyRuleset, state: GameState): MoveBase[] {
  return ruleset.legalMoves(JSON.parse(JSON.stringify(state)) as GameState);
}
