/** The turn of one player: event or actions, storm checks, forced marches, combat; in Winter, wintering (0.6, 9.1.2). */
import { automatic } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { actionsOf, isDeceleaFortified } from "../rules/cards.js";
import { isTruce } from "../rules/entry.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { ATHENS, DEMETER, EVENT_IDS, HERMES, SEATS, SPARTA, WINTER } from "../vocabulary/types.js";
import { discardCommitted } from "./commit.js";
import { beginEvent } from "./campaign.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { askOlympian } from "./use-olympian.js";
import { grantSupplies } from "./winter-supply.js";

const HERE = F["player-turn"];
const STEP = HERE.step;

/** PEL-12.1.1.4: the actions of each side in a truce year. */
const TRUCE_ACTIONS = 3;
/** PEL-11.7.1: the blocks that Demeter supplies. */
const DEMETER_SUPPLIES = 3;

export const playerTurn: PeloponnesianProcedure = automatic(HERE, "PEL-0.6", {
  begin: (s, _dice, log) => begin(s, tablesOf(s), log),
  hermesAnswered(s) {
    if (F["use-olympian"].answered(s)) S.write(s, S.CLOCK.actions, S.read(s, S.CLOCK.actions) + 1); // PEL-11.6.1: Hermes gives one more action.
    const f = HERE.top(s);
    f.step = STEP.afterPhase;
    F["action-phase"].push(s).seat = f.seat;
  },
  afterPhase(s) {
    const f = HERE.top(s);
    S.write(s, S.CLOCK.actions, 0); // PEL-4.0.2: unused actions are lost.
    const winter = S.seasonOf(s) === WINTER;
    f.step = isTruceTurn(s) ? STEP.end : winter ? STEP.demeterAnswered : STEP.storms; // PEL-0.9: Winter has its own sequence.
    if (winter && S.holderOf(s, DEMETER) === f.seat && !isTruceTurn(s)) askOlympian(s, f.seat, DEMETER);
  },
  demeterAnswered(s) {
    const f = HERE.top(s);
    f.step = STEP.goHome;
    if (F["use-olympian"].answered(s)) grantSupplies(s, f.seat, DEMETER_SUPPLIES).optional = true;
  },
  goHome(s) {
    const f = HERE.top(s);
    f.step = STEP.storms;
    F.wintering.push(s).seat = f.seat; // PEL-9.2.1.2, PEL-9.2.1.5: going home costs nothing, and blocks that have moved go too.
  },
  storms(s) {
    const f = HERE.top(s);
    f.step = STEP.marches;
    F["storm-checks"].push(s).seat = f.seat; // PEL-9.1.2: in Winter the checks follow the wintering. PEL-3.2.4.3: they also follow an event.
  },
  marches(s) {
    const f = HERE.top(s);
    f.step = STEP.fight;
    F["forced-marches"].push(s).seat = f.seat; // PEL-5.2.2.9, PEL-3.2.4.3: the dice follow the storm checks, also after an event that granted moves.
  },
  fight(s) {
    const f = HERE.top(s);
    f.step = STEP.end;
    if (!isTruce(s)) F.combat.push(s).seat = f.seat; // PEL-0.8, PEL-12.1.1.1, PEL-6.0.3: battles, sallies (PEL-8.3.2) and sieges cost no actions.
  },
  end: (s, _dice, log) => end(s, tablesOf(s), log),
});

function isTruceTurn(s: PeloponnesianState): boolean {
  return S.read(s, S.CLOCK.truce) > 1;
}

function begin(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { seat } = f;
  S.write(s, S.CLOCK.active, seat);
  S.forgetMarkers(s, seat); // PEL-HI.8: the markers of the last turn are removed.
  const use = S.useOf(s, seat);
  if (use === S.EVENT_USE) {
    // PEL-0.7, PEL-3.1.6: a turn is an event turn or an action turn.
    log?.push({ type: "turn-began", seat: SEATS[seat]!, use: "event", actions: 0 });
    f.step = STEP.afterPhase;
    beginEvent(s, seat); // PEL-3.2.1.1: the turn consists of the event.
    return;
  }
  const actions = isTruceTurn(s) ? TRUCE_ACTIONS : use === S.ACTIONS_USE ? actionsOf(s, t, seat) : 0;
  S.write(s, S.CLOCK.actions, actions);
  log?.push({ type: "turn-began", seat: SEATS[seat]!, use: "actions", actions });
  f.step = STEP.hermesAnswered;
  if (S.holderOf(s, HERMES) === seat) askOlympian(s, seat, HERMES);
}

function end(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { seat } = HERE.top(s);
  if (seat === ATHENS) leaveDecelea(s, t, log);
  S.forgetTurn(s); // PEL-0.11: effects of a turn are over.
  S.dropCityMarks(s, S.CLOSED | S.DEALT_WITH | S.SIEGE_WORKS);
  S.endEffects(s, S.TURN_EFFECTS);
  discardCommitted(s, seat);
  log?.push({ type: "turn-ended", seat: SEATS[seat]! });
  HERE.pop(s);
}

// PEL-3.5.26: Decelea leaves play when an Athenian turn ends with an Athenian field block and no Spartan block in Athens.
function leaveDecelea(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { athens } = t.named;
  if (athens < 0 || !isDeceleaFortified(s, t) || !S.hasField(s, t, athens, ATHENS) || S.hasBlock(s, t, athens, SPARTA)) return;
  const event = EVENT_IDS.indexOf("decelea");
  // PEL-3.2.2.1: the card joins the used cards.
  for (let c = 0; c < t.cardIds.length; c++) {
    if (t.cardEvent[c] !== event || S.cardPlace(s, c) !== S.IN_PLAY) continue;
    S.setCardPlace(s, c, S.USED);
    log?.push({ type: "card-left-play", card: t.cardIds[c]!, clause: "PEL-3.5.26" });
  }
}
