/**
 * The conditions of every position that waits for a choice: no piece or card is missing or double, no block is where the rules forbid it, and the stack of
 * procedures is sound and has possible slots. A position that meets them can be played to its end.
 */
import { hasBit } from "../../core/basics/bits.js";
import type { Code } from "../../core/moves/codes.js";
import { demand } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { topKind } from "../../core/flow/frames.js";
import { PROCEDURES } from "../flow/index.js";
import { checkBlocks, checkLoads } from "./blocks.js";
import { checkCards, checkCommitted } from "./cards.js";
import { checkCities, EVERYWHERE, NOWHERE } from "./cities.js";
import { checkClock, checkStep } from "./clock.js";
import { checkMarks } from "./marks.js";
import { checkMelee } from "./melee.js";
import { checkProcedures } from "./procedures.js";
import { checkStack, type Frame } from "./stack.js";
import { checkCrossers, checkCrossings, checkForced, checkRoutes } from "./turn.js";
import { eventOf } from "../rules/cards.js";
import { isOver, type PeloponnesianState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

export { GIVEN } from "./given.js";

/** @throws PositionError naming the field */
export function checkInvariants(s: PeloponnesianState): void {
  const t = tablesOf(s);
  const frames = checkStack(s);
  checkClock(s);
  checkCards(s, t);
  checkBlocks(s, t);
  checkRoutes(s, t);
  checkCrossings(s, t);
  checkCities(s, t, unsettledArea(s, t, frames));
  if (isOver(s)) return; // A finished game keeps the marks of the procedures that it ended.
  checkStep(s, frames);
  checkUnderWay(s, t, frames);
  checkQuestion(s);
}

function checkUnderWay(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  checkCommitted(s, t, frames);
  const seat = frames[1]?.slots["seat"] ?? -1;
  checkCrossers(s, t, seat);
  checkForced(s, t, seat);
  checkMarks(s, t, frames);
  const top = frames[frames.length - 1]!;
  checkLoads(s, t, top.kind === "lower-cargo" ? top.slots["block"]! : NONE);
  checkProcedures(s, t);
  checkMelee(s, t, frames);
}

/**
 * Checks the pieces, cards and cities of a position before any procedure is under way.
 * @throws PositionError naming the field
 */
export function checkPieces(s: PeloponnesianState, t: Tables): void {
  checkClock(s);
  checkCards(s, t);
  checkBlocks(s, t);
  checkCities(s, t, NOWHERE);
  checkMarks(s, t, []);
}

// The area whose siege is settled only when the procedure under way ends; EVERYWHERE if that settles all cities, NOWHERE if no area is exempt.
function unsettledArea(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): number {
  if (isOver(s)) return EVERYWHERE;
  for (const { kind, slots } of frames) {
    if (kind === "losses" || kind === "wintering") return EVERYWHERE;
    if (kind === "battle") return slots["area"]!;
    if (kind === "storm") return slots["city"]!;
    if (kind === "event" && eventOf(t, slots["card"]!) === "plague") return t.named.athens;
  }
  return NOWHERE;
}

function checkQuestion(s: PeloponnesianState): void {
  const procedure = PROCEDURES[topKind(s)]!;
  const asked = procedure.asks(s);
  for (let seat = 0; seat < 2; seat++) {
    if (!hasBit(asked, seat)) continue;
    const codes: Code[] = [];
    procedure.moves(s, seat, codes);
    demand(codes.length > 0, "decision", "a question that has an answer", procedure.kind);
  }
}
