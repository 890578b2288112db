import { demand } from "../../core/basics/errors.js";
import { FIRST_PEACE_YEAR } from "../rules/peace.js";
import { F } from "../vocabulary/frames.js";
import { seatId, victoryId } from "../state/names.js";
import { automaticVictory, victoryBand } from "../rules/victory.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, NEUTRAL, type Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { isCampaign, isTurnAt } from "./stack.js";

const FIRST_YEAR = 1688;
const SAVOY_YEAR = 1690;

/** Checks the clock, the tracks and past events; these conditions hold even after the end of the game. */
export function checkTracks(s: NineYearsState): void {
  demand(s.peaceThreshold === 10 || s.peaceThreshold === 6, "peaceThreshold", "10 or 6", s.peaceThreshold); // NYW-6.4.15: an option makes it 6.
  demand(s.lastYear === 1699 || s.lastYear === 1697, "lastYear", "1699 or 1697", s.lastYear); // NYW-20.1.2: an option makes it 1697.
  demand(s.year <= s.lastYear, "year", `at most ${s.lastYear}`, s.year);
  demand(s.ending > 0 === s.winner < NEUTRAL, "winner", s.ending > 0 ? "a side, since the game is over" : "nobody, since the game goes on", s.winner);
  checkSavoy(s);
}

// NYW-7.2.1.1, NYW-7.2.1.3, NYW-7.2.1.11: Savoy is neutral, then allied, then out of the war.
function checkSavoy(s: NineYearsState): void {
  const isAllied = S.hasFlag(s, S.SAVOY_ALLIED);
  const isGone = S.hasFlag(s, S.SAVOY_GONE);
  const expected = s.year < SAVOY_YEAR ? "neutral before 1690" : "alliance or gone from 1690 on";
  const got = isAllied && isGone ? "alliance and gone" : isAllied ? "alliance" : isGone ? "gone" : "neutral";
  demand(s.year < SAVOY_YEAR ? got === "neutral" : isAllied !== isGone, "savoy", expected, got);
}

export function checkEnding(s: NineYearsState, t: Tables): void {
  const victory = victoryId(s.ending);
  const winner = seatId(s.winner);
  demand(s.active === NEUTRAL, "active", "nobody, since the game is over", SEATS[s.active]);
  if (victory === "concession") return;
  const automatic = automaticVictory(s, t);
  const due = automatic ?? victoryBand(s.vp);
  demand(victory === due.victory, "victory", `${due.victory} (${due.clause})`, victory);
  demand(winner === due.winner, "winner", `${due.winner} (${due.clause})`, winner);
}

/** Checks the conditions that depend on the point of the year. */
export function checkYear(s: NineYearsState): void {
  // NYW-20.1.3, NYW-12.1.3: 1688 begins with the Campaign Phase.
  demand(s.year > FIRST_YEAR || isTurnAt(s, F.turn.step.rounds), "frames[0].step", "the Campaign Phase in 1688", F.turn.steps[F.turn.under(s).step]);
  const active = F.round.find(s)?.seat ?? NEUTRAL;
  demand(s.active === active, "active", active === NEUTRAL ? "nobody outside the rounds" : `${seatId(active)}, whose round it is`, SEATS[s.active]);
  checkUsed(s);
  for (const side of [ALLIANCE, BOURBON]) checkSide(s, side);
}

// NYW-13.4.3.5: the flags of used actions are cleared at the end of the round.
function checkUsed(s: NineYearsState): void {
  if (F.round.isUnderWay(s)) return;
  for (const [name, flag] of [
    ["transfer", S.TRANSFER_USED],
    ["replacement", S.REPLACEMENT_USED],
    ["rally", S.RALLY_USED],
  ] as const)
    demand(!S.hasFlag(s, flag), `used.${name}`, "false outside a round", true);
}

function checkSide(s: NineYearsState, side: number): void {
  const path = `sides.${seatId(side)}`;
  const spends = F.spend.find(s)?.seat === side;
  demand(spends || S.rpOf(s, side) === 0, `${path}.resourcePoints`, "0 while they are not spent (NYW-12.3.1.10)", S.rpOf(s, side));
  demand(s.year >= FIRST_PEACE_YEAR || S.penaltiesOf(s, side) === 0, `${path}.penalty`, `none before ${FIRST_PEACE_YEAR} (NYW-6.4.1)`);
  demand(isCampaign(s) || !S.hasSideFlag(s, side, S.FAMOUS), `${path}.famousVictory`, "false before the Campaign Phase (NYW-16.5.3)", true);
  const strengthens = S.hasSideFlag(s, side, S.STRENGTHENS_NOW);
  demand(!strengthens || S.hasSideFlag(s, side, S.STRENGTHENED), `${path}.strengthensNow`, "false without strengthened (NYW-18.2.1)", true);
  demand(!strengthens || !isTurnAt(s, F.turn.step.drawSecond), `${path}.strengthensNow`, "false after the roll (NYW-18.3.4)", true);
  if (side === ALLIANCE)
    demand(!S.hasFlag(s, S.BRITISH_IN_AMSTERDAM) || S.hasFlag(s, S.GR_HAPPENED), "britishInAmsterdam", "false before the Glorious Revolution", true);
}
