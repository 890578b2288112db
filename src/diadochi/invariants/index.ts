/**
 * Invariants of every position that waits for a choice: each card and piece is in one place, pools are respected, no piece is where the rules forbid
 * it, owners of provinces and points on the tracks equal a recount, and the stack of procedures matches. The rules guarantee them; a given position
 * that breaks one is refused. The ranges of `state/empty.ts` are checked first.
 */
import type { Dice } from "../../core/dice/dice.js";
import { demand, unreachable } from "../../core/basics/errors.js";
import { topKind } from "../../core/flow/frames.js";
import { PROCEDURES } from "../flow/index.js";
import { F } from "../vocabulary/frames/index.js";
import { checkBoard, checkPools } from "./board.js";
import { checkCards, checkClock, checkPlayers } from "./holdings.js";
import { checkPeople } from "./people.js";
import { checkProcedures } from "./procedures.js";
import { checkTurn } from "./turn.js";
import { cloneState, type DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export { GIVEN } from "./given.js";

/** Throws if a position breaks an invariant. @throws PositionError naming the path in the arbiter's view */
export function checkInvariants(s: DiadochiState): void {
  const t = tablesOf(s);
  checkClock(s, t);
  if (!F["game-over"].isUnderWay(s)) checkTurn(s, t);
  checkBoard(s, t);
  checkPeople(s, t);
  checkPools(s, t);
  checkCards(s, t);
  checkPlayers(s, t);
  checkProcedures(s, t);
  checkRest(s);
}

const NO_DICE: Dice = {
  roll: () => unreachable("a roll"),
  draw: () => unreachable("a draw"),
  rollOff: () => unreachable("a roll"),
  until: () => unreachable("a roll"),
};

// The top procedure must have finished its automatic work, so that running it now only asks and changes nothing.
function checkRest(s: DiadochiState): void {
  const copy = cloneState(s);
  copy.unsettled = 0;
  const { kind } = PROCEDURES[topKind(s)]!;
  demand(asksNow(copy), "frames", `a question that ${kind} asks now`, `${kind} with nothing to ask`);
  const isSame = copy.frames.length === s.frames.length && copy.frames.every((n, i) => n === s.frames[i]);
  demand(isSame, "frames", `${kind} at its question`, `${kind} on its way there`);
}

function asksNow(s: DiadochiState): boolean {
  try {
    return PROCEDURES[topKind(s)]!.run(s, NO_DICE, undefined);
  } catch {
    return false;
  }
}
