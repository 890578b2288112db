import { NONE } from "../../core/flow/frame-rows.js";
import { demand } from "../../core/basics/errors.js";
import { closingYear } from "../rules/victory.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { NEW_YEAR, SEATS, SPARTA, SPRING, VICTORIES, WINTER } from "../vocabulary/types.js";
import { demandSlot, type Frame, slotOf } from "./stack.js";

/** Checks those conditions of the clock that do not depend on the procedures under way. */
export function checkClock(s: PeloponnesianState): void {
  const { row } = S.scenarioOf(s);
  const over = S.isOver(s);
  const last = closingYear(s) - (over ? 0 : 1);
  demand(
    S.read(s, S.CLOCK.year) >= row.firstYear && S.read(s, S.CLOCK.year) <= last,
    "year",
    `a year of ${row.id} that is not over, ${row.firstYear}..${last}`,
    S.read(s, S.CLOCK.year),
  );
  demand(!S.hasEffect(s, S.LONG_WAR) || row.id === "431", "scenario", "the 431 campaign in the Long War (PEL-15.5.1)", row.id);
  demand(
    !S.hasEffect(s, S.PEACE_CONCLUDED) || S.hasEffect(s, S.LONG_WAR),
    "effects",
    "a peace that the game goes on after in the Long War only (PEL-12.0.2)",
    "peace-concluded",
  );
  demand(S.read(s, S.CLOCK.truce) === 0 || S.hasEffect(s, S.PEACE_CONCLUDED), "truce", "0 before the peace (PEL-12.1.0.1)", S.read(s, S.CLOCK.truce));
  checkEnding(s, over);
}

// PEL-14.3.1: a draw has no winner, every other ending has one.
function checkEnding(s: PeloponnesianState, over: boolean): void {
  const victory = S.read(s, S.CLOCK.victory);
  const ending = S.read(s, S.CLOCK.ending);
  demand(over === ending > 0, "ending", over ? "how the game ended" : "none, for the game goes on", ending);
  demand(over ? (S.winnerOf(s) === NONE) === (victory === 0) : victory === 0, "ending", "a draw if nobody has won, else a victory", VICTORIES[victory]);
}

/** The steps of a campaign between the years. */
const NEW_YEAR_STEPS = ["beginYear", "firstEvent", "secondEvent", "firstSacrifice", "secondSacrifice", "nextSeason"];

export function isAtNewYear({ step }: Frame): boolean {
  return NEW_YEAR_STEPS.includes(step);
}

/** Checks that the season, the active seat and the uses of cards follow from the step of the campaign. */
export function checkStep(s: PeloponnesianState, frames: readonly Frame[]): void {
  const campaign = frames[0]!;
  if (campaign.kind !== "campaign") return;
  const season = S.seasonOf(s);
  const truce = S.read(s, S.CLOCK.truce) > 1;
  const turn = frames[1]?.kind === "player-turn";
  demand(
    truce === (campaign.step === "closeYear" || campaign.step === "truceSecond"),
    "truce",
    "2 or more in the turns of a truce year, and only there (PEL-12.1.1.4)",
    S.read(s, S.CLOCK.truce),
  );
  if (truce) demand(season === SPRING, "season", "spring in a truce year", season);
  else if (isAtNewYear(campaign)) demand(season === NEW_YEAR, "season", "new-year", season);
  else demand(season >= SPRING && season <= WINTER, "season", "spring to winter", season);
  if (turn) checkTurn(s, campaign, frames[1]!);
  else checkBetweenTurns(s, campaign);
  checkUses(s, campaign, truce);
}

function checkTurn(s: PeloponnesianState, campaign: Frame, turn: Frame): void {
  const seat = slotOf(turn, "seat");
  demand(S.read(s, S.CLOCK.active) === seat, "active", SEATS[seat]!, SEATS[S.read(s, S.CLOCK.active)]);
  if (campaign.step === "secondTurn" || campaign.step === "endSeason")
    demandSlot(campaign, "second", campaign.slots["second"] === S.rivalOf(S.read(s, S.CLOCK.first)), "the seat that is second");
  const acting = turn.step === "hermesAnswered" || (turn.step === "afterPhase" && S.useOf(s, seat) !== S.EVENT_USE);
  demand(acting || S.read(s, S.CLOCK.actions) === 0, "actions", "0 outside the action phase (PEL-4.0.2)", S.read(s, S.CLOCK.actions));
}

function checkBetweenTurns(s: PeloponnesianState, campaign: Frame): void {
  const early = isAtNewYear(campaign) || S.seasonOf(s) === SPRING;
  demand(!early || S.read(s, S.CLOCK.active) === SPARTA, "active", "sparta before the first turn of a year", SEATS[S.read(s, S.CLOCK.active)]);
  demand(S.read(s, S.CLOCK.actions) === 0, "actions", "0 between turns", S.read(s, S.CLOCK.actions));
  demand(
    !S.hasEffect(s, S.SEASON_EFFECTS | S.TURN_EFFECTS),
    "effects",
    "none of a season or turn that is not under way (PEL-0.11)",
    S.read(s, S.CLOCK.effects),
  );
}

// PEL-3.1.1: in a season, each side uses its card for an event or for actions. PEL-10.4.1: at New Year, it uses the card for an event or as a sacrifice.
function checkUses(s: PeloponnesianState, campaign: Frame, truce: boolean): void {
  const choosing = campaign.step === "firstEvent" || campaign.step === "firstTurn";
  const allowed = truce || campaign.step === "beginYear" ? [S.NO_USE] : [S.EVENT_USE, S.seasonOf(s) === NEW_YEAR ? S.SACRIFICE_USE : S.ACTIONS_USE];
  for (let seat = 0; seat < 2; seat++) {
    const use = S.useOf(s, seat);
    demand(allowed.includes(use) || (choosing && use === S.NO_USE), `committed.${SEATS[seat]}.use`, "a use of this step", use);
  }
  demand(!choosing || S.useOf(s, 0) === S.NO_USE || S.useOf(s, 1) === S.NO_USE, "committed", "somebody who has still to commit a card", "two cards");
}
