/** Checks of turn, round, active side, level, ports, victory points and the end of the game, also against the stack. */
import { demand } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { victoryBy, winnerBy } from "../rules/victory.js";
import { isMarked, type UnrestState, activeSeat, firstSeat, rivalOf, victoryOf, winnerOf } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { CARTHAGE, SEATS } from "../vocabulary/types.js";
import { F } from "../vocabulary/frames.js";
import { seatId } from "../state/names.js";

/** @throws PositionError naming the field */
export function checkTracks(s: UnrestState, t: Tables): void {
  checkNumbers(s);
  if (winnerOf(s) !== NONE) return checkEnd(s, t);
  demand(victoryOf(s) === null, "victory", "none while the game goes on", victoryOf(s));
  const isSomebodyActive = activeSeat(s) !== NONE;
  demand(F.round.isUnderWay(s) === s.round > 0, "round", s.round > 0 ? "0 outside of the rounds" : "a round from 1", s.round);
  demand(
    F.active.isUnderWay(s) === isSomebodyActive,
    "active",
    isSomebodyActive ? "nobody outside of a side's activity" : "the side that is active",
    seatOrNone(activeSeat(s)),
  );
  checkPhase(s, t);
}

function seatOrNone(seat: number): string | null {
  return SEATS[seat] ?? null;
}

// Checks the tracks together; each number alone is in the range of its field.
function checkNumbers(s: UnrestState): void {
  demand(s.turn <= s.turns, "turn", `a whole number in 1..${s.turns}`, s.turn);
  demand(s.round === 0 || firstSeat(s) !== NONE, "first", "a side once the rounds have begun (CAR-S.8)", seatOrNone(firstSeat(s)));
  demand(activeSeat(s) === NONE || s.round > 0, "active", "nobody outside of a round", seatOrNone(activeSeat(s)));
}

// The end of a game follows from its tracks, except for a concession.
function checkEnd(s: UnrestState, t: Tables): void {
  const given = victoryOf(s);
  if (given === "concession") return;
  const victory = victoryBy(s, t);
  demand(given !== null && given === victory, "victory", `${victory ?? "none"} or concession (CAR-S.33)`, given);
  const winner = winnerBy(s, t, given);
  demand(winnerOf(s) === winner, "winner", seatId(winner), seatOrNone(winnerOf(s)));
  demand(s.round === 0, "round", "0 at the end of scoring (CAR-S.33)", s.round);
}

const PHASE = F.turn.step;

function checkPhase(s: UnrestState, t: Tables): void {
  const phase = F.turn.under(s).step;
  if (phase < PHASE.rounds || F["first-player"].isUnderWay(s)) checkBeforeRounds(s, t);
  if (phase >= PHASE.carthageCu) checkReinforcement(s, t);
  if (F.active.isUnderWay(s)) checkActive(s);
}

function checkBeforeRounds(s: UnrestState, t: Tables): void {
  demand(firstSeat(s) === NONE, "first", "nobody before the first player is named (CAR-S.8)", seatOrNone(firstSeat(s)));
  t.leaderIds.forEach((id, leader) => {
    demand(!isMarked(s, leader), `leaders.${id}.marked`, "false before the rounds of a turn (CAR-S.26)", true);
  });
}

function checkReinforcement(s: UnrestState, t: Tables): void {
  demand(s.turn < s.turns, "turn", `a turn before the last of ${s.turns}: after that nobody is reinforced (CAR-S.6)`, s.turn);
  demand(victoryBy(s, t) === null, "victoryPoints", "a game that goes on after scoring (CAR-S.33)", s.vp);
}

// CAR-S.9: the first player is active first, then the other.
function checkActive(s: UnrestState): void {
  const isSecond = F.round.under(s).step === F.round.step.end;
  const expected = isSecond ? rivalOf(firstSeat(s)) : firstSeat(s);
  demand(activeSeat(s) === expected, "active", `${seatId(expected)}, who is ${isSecond ? "second" : "first"} in this round`, seatOrNone(activeSeat(s)));
  if (F.blockade.isUnderWay(s)) demand(expected === CARTHAGE, "active", "carthage, who alone blockades (CAR-S.29)", seatOrNone(activeSeat(s)));
}
