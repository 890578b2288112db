/** A turn is a year (NYW-1.1.2), phase by phase (NYW-8.1). Remembers who goes first in the phase under way; the step says which phase comes next. */
import type { Dice } from "../../core/dice/dice.js";
import { unreachable } from "../../core/errors.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { ACTION_ROUNDS, CHOOSE_ORDER, EVENT_DRAW, FIRST_CARD, REINFORCEMENT, STRENGTHEN, Turn, WINTER, TurnStep } from "../frames.js";
import { enemyOf } from "../rules/forces.js";
import { actionCardsOf, firstByCards } from "../rules/resources.js";
import { changeControl } from "../effects/control.js";
import { dealActionCards } from "../effects/action-cards.js";
import { rollKww } from "../effects/kww.js";
import { removeLeader } from "../effects/leaders.js";
import {
  clearTurnCounts,
  clearTurnModifiers,
  EVENT_NOT_ADDED,
  EVENT_PILE,
  GR_HAPPENED,
  BRITISH_IN_AMSTERDAM,
  handSize,
  hasFlag,
  initiativeOf,
  INSIDE,
  type NineYearsState,
  placeOfEvent,
  placeOfLeader,
  SAVOY_ALLIED,
  setFlag,
  setPlaceOfEvent,
  TURIN_TALKS,
} from "../state.js";
import { ALLIANCE, at, BOURBON, EVENT_COUNT, SAVOY, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { WHY_EVENTS, WHY_REINFORCEMENT } from "./choose-order.js";

const FIRST_YEAR = 1688;
const SAVOY_YEAR = 1690;
const ADDED_YEAR = 1693;
const MARLBOROUGH_LEAVES_ON = 5;

export const turn: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "turn",
  clause: "NYW-8.1",
  slots: ["first"],
  run(s, dice, log) {
    switch (stepOf(s)) {
      case TurnStep.begin:
        beginYear(s, log);
        break;
      case TurnStep.strengthenFirst: // NYW-8.1.1: the side with initiative has said who goes first; NYW-8.1.1.3
        setSlot(s, Turn.first, answerOf(s));
        next(s, TurnStep.strengthenSecond);
        pushFrame(s, STRENGTHEN, answerOf(s));
        break;
      case TurnStep.strengthenSecond:
        next(s, TurnStep.kww);
        pushFrame(s, STRENGTHEN, enemyOf(slot(s, Turn.first)));
        break;
      case TurnStep.kww:
        rollKww(s, dice, log); // NYW-8.1.1.4, NYW-18.3.1
        rollMarlborough(s, dice, log);
        next(s, TurnStep.drawSecond);
        pushFrame(s, EVENT_DRAW, slot(s, Turn.first));
        break;
      case TurnStep.drawSecond: // NYW-8.1.1.6, NYW-9.1.2
        next(s, TurnStep.reinforce);
        pushFrame(s, EVENT_DRAW, enemyOf(slot(s, Turn.first)));
        break;
      case TurnStep.reinforce:
        next(s, TurnStep.reinforceFirst);
        pushFrame(s, CHOOSE_ORDER, WHY_REINFORCEMENT);
        break;
      case TurnStep.reinforceFirst: // NYW-8.1.2
        setSlot(s, Turn.first, answerOf(s));
        next(s, TurnStep.reinforceSecond);
        pushFrame(s, REINFORCEMENT, answerOf(s));
        break;
      case TurnStep.reinforceSecond:
        next(s, TurnStep.deal);
        pushFrame(s, REINFORCEMENT, enemyOf(slot(s, Turn.first)));
        break;
      case TurnStep.deal: // NYW-8.1.3.1, NYW-8.1.3.2
        dealActionCards(s, actionCardsOf(s, ALLIANCE), actionCardsOf(s, BOURBON), dice, log);
        next(s, TurnStep.rounds);
        findFirstPlayer(s, log); // NYW-8.1.3
        break;
      case TurnStep.rounds: // NYW-8.1.3.3
        next(s, TurnStep.winterQuarters);
        pushFrame(s, ACTION_ROUNDS, answerOf(s) & 1, answerOf(s) >> 1);
        break;
      case TurnStep.winterQuarters:
        next(s, TurnStep.nextYear);
        pushFrame(s, WINTER);
        break;
      case TurnStep.nextYear: // NYW-19.6.2
        s.year++;
        next(s, TurnStep.begin);
        break;
      default:
        unreachable("a further step of the turn");
    }
    return false;
  },
  asks: () => unreachable(),
  moves: () => unreachable(),
  play: () => unreachable(),
};

function next(s: NineYearsState, step: number): void {
  setStep(s, step);
}

function beginYear(s: NineYearsState, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  clearTurnModifiers(s);
  clearTurnCounts(s);
  setFlag(s, TURIN_TALKS | BRITISH_IN_AMSTERDAM, false);
  log?.push({ type: "year-began", year: s.year, initiative: SEATS[initiativeOf(s)]!, clause: "NYW-8.1" });
  if (s.year === FIRST_YEAR) {
    // NYW-20.1.3, NYW-12.1.3: 1688 has neither events nor reinforcements.
    next(s, TurnStep.deal);
    return;
  }
  if (s.year === SAVOY_YEAR) {
    // NYW-8.1.1.1, NYW-7.2.1.3: Savoy joins the Alliance; NYW-6.1.2.1: without change of VP, since its spaces were neutral.
    setFlag(s, SAVOY_ALLIED, true);
    log?.push({ type: "savoy-joined", clause: "NYW-7.2.1.3" });
    for (let space = 0; space < t.spaceIds.length; space++) if (at(t.home, space) === SAVOY) changeControl(s, t, space, ALLIANCE, "NYW-7.2.1.3", log);
  }
  if (s.year === ADDED_YEAR) {
    // NYW-8.1.1.2, NYW-5.2.2
    for (let card = 0; card < EVENT_COUNT; card++) if (placeOfEvent(s, card) === EVENT_NOT_ADDED) setPlaceOfEvent(s, card, EVENT_PILE);
    log?.push({ type: "events-added", clause: "NYW-5.2.2" });
  }
  next(s, TurnStep.strengthenFirst);
  pushFrame(s, CHOOSE_ORDER, WHY_EVENTS);
}

// NYW-8.1.1.5, NYW-8.1.1.7: while he is on the map on his British side.
function rollMarlborough(s: NineYearsState, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  if (!hasFlag(s, GR_HAPPENED) || placeOfLeader(s, t.marlborough) >= INSIDE + INSIDE) return;
  const face = rollTest(dice, log, "marlborough", "NYW-8.1.1.5", SEATS[ALLIANCE]!, { least: MARLBOROUGH_LEAVES_ON });
  if (face >= MARLBOROUGH_LEAVES_ON) removeLeader(s, t, t.marlborough, "NYW-8.1.1.5", log);
}

// NYW-13.2.1.5: more cards, first player; NYW-13.2.1.1: equal numbers, each shows a card.
function findFirstPlayer(s: NineYearsState, log: Log<NineYearsEvent>): void {
  const first = firstByCards(handSize(s, ALLIANCE), handSize(s, BOURBON));
  if (first < 0 && handSize(s, ALLIANCE) > 0) {
    pushFrame(s, FIRST_CARD);
    return;
  }
  const side = first < 0 ? initiativeOf(s) : first;
  log?.push({ type: "first-player", seat: SEATS[side]!, clause: "NYW-13.2.1.5" });
  next(s, TurnStep.winterQuarters);
  pushFrame(s, ACTION_ROUNDS, side, 0);
}
