/**
 * The event of a card, part by part: of some cards the player chooses one part, of the others the parts follow one another; the targets of a part are chosen in the
 * order of the card's text (DIA-DEC.18). What cannot take place is left out (DIA-TYC.29).
 *
 * The frame remembers the player and the card, the part under way (a; NONE while one is to be chosen) and what the part needs (b, c, d).
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, setStep, slot } from "../../core/frames.js";
import type { CardEvent, CardPart } from "../card-events.js";
import type { DiadochiEvent } from "../events.js";
import { Event } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId } from "../names.js";
import { type Condition, IMPOSSIBLE, refuseTarget } from "../rules/card-conditions.js";
import { type DiadochiState, hasField, INDEPENDENTS } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { CARD_OPTIONS, type CardOption } from "../types.js";
import { AGAIN, type AnyEffect, ASK, NOTHING } from "./card-part.js";
import { campaignCard, epidemic, siegeEngines, suspicion, treachery } from "./events/armies.js";
import { returnFleetByCard, upgradeFleetByCard } from "./events/fleets.js";
import { activateIndependentByCard, independentArmy, newArmy } from "./events/independents.js";
import { placeMarkers } from "./events/place-markers.js";
import { clearMarkers, convertMarker, raid } from "./events/raids.js";
import { activateRoyal, killRoyalByCard, marry, moveRoyal } from "./events/royals.js";
import { placeUnitsByCard, silverShieldsArrive } from "./events/units.js";
import { unrest } from "./events/unrest.js";

export const event: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "event",
  clause: "DIA-TYC.10",
  slots: ["seat", "card", "a", "b", "c", "d"],

  run(s, dice, log) {
    const t = tablesOf(s);
    const { parts, choice } = eventOf(s, t);
    if (choice && slot(s, Event.a) === NONE) {
      if (possibleParts(s, t) !== 0) return true;
      return endEvent(s, t, true, log);
    }
    const part = parts[slot(s, Event.a)];
    if (part === undefined) return endEvent(s, t, false, log);
    return carryOut(s, t, part, choice, dice, log);
  },

  asks: (s) => 1 << slot(s, Event.seat),

  moves(s, seat, out) {
    const t = tablesOf(s);
    const part = eventOf(s, t).parts[slot(s, Event.a)];
    if (part !== undefined) effectOf(part).moves?.(s, t, seat, part as never, out);
    else listOptions(s, t, out);
  },

  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    const { parts } = eventOf(s, t);
    const part = parts[slot(s, Event.a)];
    if (part !== undefined) effectOf(part).play?.(s, t, seat, part as never, c, dice, log);
    else
      setSlot(
        s,
        Event.a,
        parts.findIndex((option) => OPTION_OF[option.op] === CARD_OPTIONS[argA(c)]),
      );
  },

  refuse(s, seat, c) {
    const t = tablesOf(s);
    const part = eventOf(s, t).parts[slot(s, Event.a)];
    const failed = part === undefined ? whyNotOption(s, t, c) : (effectOf(part).whyNot?.(s, t, seat, part as never, c) ?? null);
    return refuseTarget(t, slot(s, Event.card), c, failed);
  },
};

/** The part with which the event of a card begins: NONE where the player chooses one. */
export function firstPart(t: Tables, card: number): number {
  return t.cardEvents[card]?.choice === true ? NONE : 0;
}

function eventOf(s: DiadochiState, t: Tables): CardEvent {
  return t.cardEvents[slot(s, Event.card)] as CardEvent;
}

function carryOut(s: DiadochiState, t: Tables, part: CardPart, choice: boolean, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const said = effectOf(part).run(s, t, slot(s, Event.seat), part as never, dice, log);
  if (said === ASK) return true;
  if (said === AGAIN) return false;
  const { parts } = eventOf(s, t);
  const next = slot(s, Event.a) + 1;
  if (choice || next === parts.length) return endEvent(s, t, said === NOTHING && next === 1, log);
  // The marked spaces (slot b) go along to the next part.
  setSlot(s, Event.a, next);
  setSlot(s, Event.c, 0);
  setSlot(s, Event.d, 0);
  setStep(s, 0);
  return false;
}

function endEvent(s: DiadochiState, t: Tables, withoutEffect: boolean, log: Log<DiadochiEvent>): boolean {
  if (withoutEffect) log?.push({ type: "event-without-effect", clause: "DIA-TYC.29", seat: seatId(slot(s, Event.seat)), card: cardId(t, slot(s, Event.card)) });
  popFrame(s);
  return false;
}

// ---------------------------------------------------------------- one of several

const OPTION_OF: Partial<Record<CardPart["op"], CardOption>> = {
  "activate-independent": "activate-army",
  "new-army": "new-army",
  "upgrade-fleet": "upgrade-fleet",
  "return-fleet": "return-fleet",
};

function listOptions(s: DiadochiState, t: Tables, out: number[]): void {
  const possible = possibleParts(s, t);
  const { parts } = eventOf(s, t);
  parts.forEach((part, i) => {
    if (((possible >> i) & 1) === 1) out.push(code(V["choose-option"], CARD_OPTIONS.indexOf(OPTION_OF[part.op] ?? "activate-army")));
  });
}

function whyNotOption(s: DiadochiState, t: Tables, c: Code): Condition | null {
  const hasOption = eventOf(s, t).parts.some((part) => OPTION_OF[part.op] === CARD_OPTIONS[argA(c)]);
  return verbOf(c) === V["choose-option"] && hasOption ? IMPOSSIBLE : null;
}

// Mask of the parts that can take place.
function possibleParts(s: DiadochiState, t: Tables): number {
  const seat = slot(s, Event.seat);
  return eventOf(s, t).parts.reduce((mask, part, i) => (isPossible(s, t, seat, part) ? mask | (1 << i) : mask), 0);
}

function isPossible(s: DiadochiState, t: Tables, seat: number, part: CardPart): boolean {
  switch (part.op) {
    case "activate-independent":
      return hasField(s, INDEPENDENTS);
    case "new-army":
      return newArmy.isPossible(s, t, seat, part);
    case "upgrade-fleet":
      return upgradeFleetByCard.isPossible(s, t, seat, part);
    case "return-fleet":
      return returnFleetByCard.isPossible(s, t, seat, part);
    default:
      return true;
  }
}

// ---------------------------------------------------------------- effects by name

// Surprise cards have no event; their rows are never asked for.
const EFFECTS: Partial<Record<CardPart["op"], AnyEffect>> = {
  "kill-royal": killRoyalByCard,
  "convert-marker": convertMarker,
  attrition: epidemic,
  "place-units": placeUnitsByCard,
  unrest,
  raid,
  "clear-markers": clearMarkers,
  "place-markers": placeMarkers,
  "independent-army": independentArmy,
  "new-army": newArmy,
  "activate-independent": activateIndependentByCard,
  "activate-royal": activateRoyal,
  marry,
  "move-royal": moveRoyal,
  legitimacy: suspicion,
  campaign: campaignCard,
  "siege-modifier": siegeEngines,
  "siege-points": treachery,
  "upgrade-fleet": upgradeFleetByCard,
  "return-fleet": returnFleetByCard,
  "silver-shields": silverShieldsArrive,
};

function effectOf(part: CardPart): AnyEffect {
  return EFFECTS[part.op] as AnyEffect;
}
