import type { AnyRuleset } from "../core/ruleset/contract.js";
import { isTycheError } from "../core/basics/errors.js";
import { partsOf } from "../core/ruleset/parts.js";
import { dealOf, type PlayedGame, seating, seatsOf } from "./game.js";
import { checkSameRun, RUN_COMPLAINT as fail, type Run, sortedJson } from "./run.js";

/**
 * Returns a function that checks games from outside against their run: the seed, the seats, and that winners and kinds of victory exist in the ruleset. Only
 * a replay can show that a game was really played.
 * @throws RunError naming the field, if the run or its options do not fit this ruleset; the returned check throws one naming the field of the game
 */
export function checkerOf(ruleset: AnyRuleset, run: Run): (played: PlayedGame) => void {
  checkSameRun({ ...run, ruleset: ruleset.id, version: ruleset.version }, run);
  const seats = seatsIn(ruleset, run);
  const kinds = partsOf(ruleset)?.victories;
  return ({ game, seed, seats: sitting, winners, kind, fault }) => {
    const own = `${run.seed}-${run.players === null ? game : dealOf(seats.length, game)}`;
    if (seed !== own) throw fail("seed", `"${own}", that of game ${game}`, seed);
    const due = run.players === null ? null : seating(run, seats, game);
    if (sortedJson(sitting) !== sortedJson(due)) throw fail("seats", `${sortedJson(due)}, those of game ${game}`, sitting);
    if (winners.join() !== seats.filter((seat) => winners.includes(seat)).join()) throw fail("winners", `some of ${seats.join(", ")}, in this order`, winners);
    if (kinds !== undefined && !kinds.includes(kind)) throw fail("kind", `one of ${kinds.join(", ")}`, kind);
    if (fault !== null && !seats.includes(fault.seat)) throw fail("fault.seat", `one of ${seats.join(", ")}`, fault.seat);
  };
}

function seatsIn(ruleset: AnyRuleset, run: Run): readonly string[] {
  try {
    return seatsOf(ruleset, run);
  } catch (error) {
    throw isTycheError(error) ? fail("run.options", `options of ${ruleset.id} (${error.message})`, run.options) : error;
  }
}
