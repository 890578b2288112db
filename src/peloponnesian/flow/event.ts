/** The event of a card, resolved completely (3.2.1, 3.5). `rules/march.ts` decides where blocks that an event moves may engage. */
import { ASK, asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { canResolve, eventOf } from "../rules/cards.js";
import { cardPlace, COMMITTED, type PeloponnesianState, REMOVED, setCardPlace, USED } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { type EventId, SEATS } from "../vocabulary/types.js";
import { emergencyLevy, mercenaries, shipwrights, tributeReassessment, warParty, winterStores } from "./events/armament.js";
import { argiveAlliance, civilWar, diplomacy, macedonianIntrigue, thracianAlliance } from "./events/diplomacy.js";
import { earthquake, helotRising, illOmen, oracleOfDelphi, plague, surpriseMarch, tempest } from "./events/fortune.js";
import type { EventHandler } from "./events/handler.js";
import { revolts } from "./events/revolts.js";
import { siegeWorks, treachery } from "./events/sieges.js";
import { leader, oligarchicCoup, peaceFaction, staysInPlay, trialOfTheGenerals } from "./events/statecraft.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { argA, argB, verbOf } from "../../core/moves/codes.js";
import { V } from "../vocabulary/moves.js";
import { homesOf } from "../rules/homes.js";
import { ofArea, ofBlock, ofCity } from "./refusals.js";

const HANDLERS: Readonly<Record<EventId, EventHandler>> = {
  "regional-revolt": revolts,
  "tribute-revolt": revolts,
  "emergency-levy": emergencyLevy,
  shipwrights,
  mercenaries,
  treachery,
  "siege-works": siegeWorks,
  "winter-stores": winterStores,
  "ill-omen": illOmen,
  tempest,
  "surprise-march": surpriseMarch,
  "oracle-of-delphi": oracleOfDelphi,
  diplomacy,
  "civil-war": civilWar,
  "helot-rising": helotRising,
  "thracian-alliance": thracianAlliance,
  "macedonian-intrigue": macedonianIntrigue,
  "tribute-reassessment": tributeReassessment,
  plague,
  earthquake,
  "peace-faction": peaceFaction,
  "war-party": warParty,
  "argive-alliance": argiveAlliance,
  leader,
  "persian-aid": staysInPlay,
  decelea: staysInPlay,
  "oligarchic-coup": oligarchicCoup,
  "trial-of-the-generals": trialOfTheGenerals,
};

const HERE = F.event;
const STEP = HERE.step;

export const event: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-3.2.1.1",
  run: {
    begin: (s, _dice, log) => begin(s, tablesOf(s), log),
    choose(s) {
      const t = tablesOf(s);
      const { seat, card } = HERE.top(s);
      return handlerOf(t, card).choose?.(s, t, seat) === true ? ASK : goOn(s);
    },
    act(s, dice, log) {
      const t = tablesOf(s);
      const f = HERE.top(s);
      f.step = STEP.end;
      handlerOf(t, f.card).act?.(s, t, f.seat, dice, log);
    },
    rolled(s, dice, log) {
      const t = tablesOf(s);
      const f = HERE.top(s);
      f.step = STEP.end;
      handlerOf(t, f.card).rolled?.(s, t, F["event-die"].answered(s), dice, log);
    },
    rolledAgain(s, dice, log) {
      const t = tablesOf(s);
      const f = HERE.top(s);
      f.step = STEP.end;
      handlerOf(t, f.card).rolledAgain?.(s, t, F["event-die"].answered(s), dice, log);
    },
    end: (s) => end(s, tablesOf(s), true),
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    handlerOf(t, HERE.top(s).card).moves?.(s, t, seat, out);
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    handlerOf(t, HERE.top(s).card).play?.(s, t, seat, c, log);
  },
  // A refusal cites the clause of the event.
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const { clause } = t.eventOfCard[HERE.top(s).card]!;
    switch (verbOf(c)) {
      case V["name-city"]:
        return ofCity(t, argA(c), "event/not-this-city", clause);
      case V["name-area"]:
        return ofArea(t, argA(c), "event/not-this-area", clause);
      case V["name-block"]:
        return ofBlock(t, argA(c), "event/not-this-block", clause);
      case V["place-recruit"]:
        return t.side[argA(c)] === seat && !homesOf(s, argA(c)).includes(argB(c))
          ? ofBlock(t, argA(c), "recruit/not-its-home", clause)
          : ofBlock(t, argA(c), "event/not-this-block", clause);
      default:
        return null;
    }
  },
});

function handlerOf(t: Tables, card: number): EventHandler {
  return HANDLERS[eventOf(t, card)];
}

// PEL-3.1.5: an event that has become impossible has no effect.
function begin(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { seat, card } = f;
  const { clause } = t.eventOfCard[card]!;
  const possible = canResolve(s, t, seat, card);
  log?.push({
    type: possible ? "event-began" : "event-failed",
    seat: SEATS[seat]!,
    card: t.cardIds[card]!,
    clause: possible ? clause : "PEL-3.1.5",
  });
  if (possible) f.step = STEP.choose;
  else end(s, t, false);
}

function goOn(s: PeloponnesianState): void {
  HERE.top(s).step = STEP.act;
}

// A card that its event did not put elsewhere is used, or leaves the game.
function end(s: PeloponnesianState, t: Tables, resolved: boolean): void {
  const { card } = HERE.top(s);
  if (cardPlace(s, card) >= COMMITTED) setCardPlace(s, card, resolved && t.eventOfCard[card]!.removed === "always" ? REMOVED : USED);
  HERE.pop(s);
}
