/** A turn is one year (NYW-1.1.2), phase by phase (NYW-8.1). */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { actionCardsOf, firstByCards } from "../rules/resources.js";
import { changeControl } from "../effects/control.js";
import { dealActionCards } from "../effects/action-cards.js";
import { rollKww } from "../effects/kww.js";
import { removeLeader } from "../effects/leaders.js";
import { seatId } from "../state/names.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, EVENT_COUNT, SAVOY, tablesOf } from "../tables/index.js";
import { askOrder } from "./choose-order.js";

const STEP = F.turn.step;
const FIRST_YEAR = 1688;
const SAVOY_YEAR = 1690;
const ADDED_YEAR = 1693;
const MARLBOROUGH_LEAVES_ON = 5;

export const turn: Procedure<NineYearsState, NineYearsEvent> = automatic(F.turn, "NYW-8.1", {
  begin: beginYear,
  // NYW-8.1.1: the side with initiative has named the side that goes first. NYW-8.1.1.3: that side may strengthen its position first.
  strengthenFirst(s) {
    const f = F.turn.top(s);
    f.first = F["choose-order"].answered(s);
    f.step = STEP.strengthenSecond;
    F.strengthen.push(s).seat = f.first;
  },
  strengthenSecond(s) {
    const second = goOn(s, STEP.kww);
    F.strengthen.push(s).seat = second;
  },
  kww(s, dice, log) {
    rollKww(s, dice, log); // NYW-8.1.1.4, NYW-18.3.1: there is one roll each year.
    rollMarlborough(s, dice, log);
    const first = S.rivalOf(goOn(s, STEP.drawSecond));
    F["event-draw"].push(s).seat = first;
  },
  // NYW-8.1.1.6, NYW-9.1.2: each side draws a card; the first is carried out before the second is drawn.
  drawSecond(s) {
    const second = goOn(s, STEP.reinforce);
    F["event-draw"].push(s).seat = second;
  },
  reinforce(s) {
    F.turn.top(s).step = STEP.reinforceFirst;
    askOrder(s, "reinforcement");
  },
  // NYW-8.1.2: one side does all its steps, then the other.
  reinforceFirst(s) {
    const f = F.turn.top(s);
    f.first = F["choose-order"].answered(s);
    f.step = STEP.reinforceSecond;
    F.reinforcement.push(s).seat = f.first;
  },
  reinforceSecond(s) {
    const second = goOn(s, STEP.deal);
    F.reinforcement.push(s).seat = second;
  },
  // NYW-8.1.3.1, NYW-8.1.3.2: cards are dealt, then the first player is found.
  deal(s, dice, log) {
    dealActionCards(s, actionCardsOf(s, ALLIANCE), actionCardsOf(s, BOURBON), dice, log);
    findFirstPlayer(s, log); // NYW-8.1.3: this happens every year.
  },
  // NYW-8.1.3.3: rounds are played until neither side has a card.
  rounds(s) {
    const { first, shown } = F["first-card"].answered(s);
    beginRounds(s, first, shown);
  },
  winterQuarters(s) {
    F.turn.top(s).step = STEP.nextYear;
    F.winter.push(s);
  },
  // NYW-19.6.2: the next year begins.
  nextYear(s) {
    s.year++;
    F.turn.top(s).step = STEP.begin;
  },
});

// Sets the next step and returns the side that goes second in the phase.
function goOn(s: NineYearsState, step: number): number {
  const f = F.turn.top(s);
  f.step = step;
  return S.rivalOf(f.first);
}

function beginRounds(s: NineYearsState, first: number, shown: number): void {
  F.turn.top(s).step = STEP.winterQuarters;
  const rounds = F["action-rounds"].push(s);
  rounds.next = first;
  rounds.shown = shown;
}

function beginYear(s: NineYearsState, _dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  S.clearTurnModifiers(s);
  S.clearTurnCounts(s);
  S.setFlag(s, S.TURIN_TALKS | S.BRITISH_IN_AMSTERDAM, false);
  log?.push({ type: "year-began", year: s.year, initiative: seatId(S.initiativeOf(s)), clause: "NYW-8.1" });
  if (s.year === FIRST_YEAR) {
    // NYW-20.1.3, NYW-12.1.3: 1688 has neither events nor reinforcements.
    F.turn.top(s).step = STEP.deal;
    return;
  }
  if (s.year === SAVOY_YEAR) {
    // NYW-8.1.1.1, NYW-7.2.1.3: Savoy joins the Alliance. NYW-6.1.2.1: VP do not change, since its spaces were neutral.
    S.setFlag(s, S.SAVOY_ALLIED, true);
    log?.push({ type: "savoy-joined", clause: "NYW-7.2.1.3" });
    for (let space = 0; space < t.spaceIds.length; space++) if (t.home[space] === SAVOY) changeControl(s, space, ALLIANCE, "NYW-7.2.1.3", log);
  }
  if (s.year === ADDED_YEAR) {
    // NYW-8.1.1.2, NYW-5.2.2: in 1693 the additional cards join the deck.
    for (let card = 0; card < EVENT_COUNT; card++) if (S.placeOfEvent(s, card) === S.EVENT_NOT_ADDED) S.setPlaceOfEvent(s, card, S.EVENT_PILE);
    log?.push({ type: "events-added", clause: "NYW-5.2.2" });
  }
  F.turn.top(s).step = STEP.strengthenFirst;
  askOrder(s, "events");
}

// NYW-8.1.1.5, NYW-8.1.1.7: the roll is made while Marlborough is on the map on his British side.
function rollMarlborough(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  if (!S.hasFlag(s, S.GR_HAPPENED) || S.placeOfLeader(s, t.marlborough) >= S.INSIDE + S.INSIDE) return;
  const face = rollFor(dice, log, "marlborough", seatId(ALLIANCE), { least: MARLBOROUGH_LEAVES_ON });
  if (face >= MARLBOROUGH_LEAVES_ON) removeLeader(s, t, t.marlborough, "NYW-8.1.1.5", log);
}

// NYW-13.2.1.5: the side with more cards is the first player; NYW-13.2.1.1: with equal numbers each side shows a card.
function findFirstPlayer(s: NineYearsState, log: Log<NineYearsEvent>): void {
  const first = firstByCards(S.handSize(s, ALLIANCE), S.handSize(s, BOURBON));
  if (first < 0 && S.handSize(s, ALLIANCE) > 0) {
    F.turn.top(s).step = STEP.rounds;
    F["first-card"].push(s);
    return;
  }
  const side = first < 0 ? S.initiativeOf(s) : first;
  log?.push({ type: "first-player", seat: seatId(side), clause: "NYW-13.2.1.5" });
  beginRounds(s, side, 0);
}
