/** The turn of one player: event or actions, storm checks, forced marches, combat; in Winter wintering (0.6, 9.1.2). The frame remembers whose turn it is. */
import { answerOf, popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import type { PeloponnesianLog } from "../events.js";
import { ACTION_PHASE, COMBAT, EVENT, FORCED_MARCHES, PlayerTurnSlot, STORM_CHECKS, USE_OLYMPIAN, WINTER_SUPPLY, WINTERING } from "../frames.js";
import { actionsOf, isDeceleaFortified } from "../rules/cards.js";
import { isTruce } from "../rules/entry.js";
import {
  ACTIONS_USE,
  cardPlace,
  CLOCK,
  CLOSED,
  committedCard,
  DEALT_WITH,
  dropCityMarks,
  endEffects,
  EVENT_USE,
  forgetMarkers,
  forgetTurn,
  hasBlock,
  hasField,
  holderOf,
  IN_PLAY,
  type PeloponnesianState,
  read,
  seasonOf,
  setCardPlace,
  SIEGE_WORKS,
  TURN_EFFECTS,
  USED,
  useOf,
  write,
} from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { ATHENS, DEMETER, EVENT_IDS, HERMES, SEATS, SPARTA, WINTER } from "../types.js";
import { discardCommitted } from "./commit.js";
import { type PeloponnesianProcedure, silent } from "./procedure.js";

const BEGIN = 0;
const HERMES_ANSWERED = 1;
const AFTER_PHASE = 2;
const DEMETER_ANSWERED = 3;
const GO_HOME = 4;
const STORMS = 5;
const MARCHES = 6;
const FIGHT = 7;
const END = 8;

/** The actions of each side in a truce year (PEL-12.1.1.4). */
const TRUCE_ACTIONS = 3;
/** The blocks Demeter supplies (PEL-11.7.1). */
const DEMETER_SUPPLIES = 3;

export const playerTurn: PeloponnesianProcedure = silent("player-turn", "PEL-0.6", (s, _dice, log) => {
  const t = tablesOf(s);
  const seat = slot(s, PlayerTurnSlot.seat);
  const winter = seasonOf(s) === WINTER;
  switch (stepOf(s)) {
    case BEGIN:
      begin(s, t, seat, log);
      break;
    case HERMES_ANSWERED:
      if (answerOf(s) === 1) write(s, CLOCK.actions, read(s, CLOCK.actions) + 1); // PEL-11.6.1
      setStep(s, AFTER_PHASE);
      pushFrame(s, ACTION_PHASE, seat);
      break;
    case AFTER_PHASE:
      write(s, CLOCK.actions, 0); // PEL-4.0.2
      setStep(s, isTruceTurn(s) ? END : winter ? DEMETER_ANSWERED : STORMS); // PEL-0.9
      if (winter && holderOf(s, DEMETER) === seat && !isTruceTurn(s)) pushFrame(s, USE_OLYMPIAN, seat, DEMETER);
      break;
    case DEMETER_ANSWERED:
      setStep(s, GO_HOME);
      if (answerOf(s) === 1) pushFrame(s, WINTER_SUPPLY, seat, DEMETER_SUPPLIES, 1);
      break;
    case GO_HOME:
      setStep(s, STORMS);
      pushFrame(s, WINTERING, seat); // PEL-9.2.1.2, PEL-9.2.1.5: costs no action, whoever has moved
      break;
    case STORMS:
      setStep(s, MARCHES);
      pushFrame(s, STORM_CHECKS, seat); // in Winter after the wintering movement, PEL-9.1.2; PEL-3.2.4.3: after an event too
      break;
    case MARCHES:
      setStep(s, FIGHT);
      pushFrame(s, FORCED_MARCHES, seat); // PEL-5.2.2.9, PEL-3.2.4.3
      break;
    case FIGHT:
      setStep(s, END);
      if (!isTruce(s)) pushFrame(s, COMBAT, seat); // PEL-0.8, PEL-12.1.1.1; PEL-6.0.3: battles, sallies (PEL-8.3.2) and sieges cost no actions
      break;
    default:
      end(s, t, seat, log);
  }
  return false;
});

function isTruceTurn(s: PeloponnesianState): boolean {
  return read(s, CLOCK.truce) > 1;
}

function begin(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  write(s, CLOCK.active, seat);
  forgetMarkers(s, seat); // PEL-HI.8
  const use = useOf(s, seat);
  if (use === EVENT_USE) {
    // PEL-0.7, PEL-3.1.6: an event turn or an action turn
    log?.push({ type: "turn-began", seat: SEATS[seat]!, use: "event", actions: 0 });
    setStep(s, AFTER_PHASE);
    pushFrame(s, EVENT, seat, committedCard(s, seat)); // PEL-3.2.1.1
    return;
  }
  const actions = isTruceTurn(s) ? TRUCE_ACTIONS : use === ACTIONS_USE ? actionsOf(s, t, seat) : 0;
  write(s, CLOCK.actions, actions);
  log?.push({ type: "turn-began", seat: SEATS[seat]!, use: "actions", actions });
  setStep(s, HERMES_ANSWERED);
  if (holderOf(s, HERMES) === seat) pushFrame(s, USE_OLYMPIAN, seat, HERMES);
}

function end(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  if (seat === ATHENS) leaveDecelea(s, t);
  forgetTurn(s); // PEL-0.11
  dropCityMarks(s, CLOSED | DEALT_WITH | SIEGE_WORKS);
  endEffects(s, TURN_EFFECTS);
  discardCommitted(s, seat);
  log?.push({ type: "turn-ended", seat: SEATS[seat]! });
  popFrame(s);
}

// PEL-3.5.26: removed when an Athenian turn ends with an Athenian field block and no Spartan block there.
function leaveDecelea(s: PeloponnesianState, t: Tables): void {
  const { athens } = t.named;
  if (athens < 0 || !isDeceleaFortified(s, t) || !hasField(s, t, athens, ATHENS) || hasBlock(s, t, athens, SPARTA)) return;
  const event = EVENT_IDS.indexOf("decelea");
  for (let c = 0; c < t.cardIds.length; c++) if (t.cardEvent[c] === event && cardPlace(s, c) === IN_PLAY) setCardPlace(s, c, USED); // PEL-3.2.2.1
}
