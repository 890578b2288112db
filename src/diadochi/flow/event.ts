/**
 * The event of a card, part by part: of some cards the player chooses one part, of the others the parts follow one another; the targets of a part are chosen in the
 * order of the card's text (DIA-DEC.18). What cannot take place is left out (DIA-TYC.29).
 *
 * The frame remembers the player and the card, the part under way, and what the part needs.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { ASK, asking } from "../../core/procedures.js";
import type { CardEvent, CardPart } from "../card-events.js";
import type { DiadochiEvent } from "../events.js";
import { F, NO_PART } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId } from "../names.js";
import { refuseTarget } from "../rules/card-conditions.js";
import type { Reason } from "../rules/refusals.js";
import { type DiadochiState, hasField, INDEPENDENTS } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { CARD_OPTIONS, type CardOption } from "../types.js";
import { NO_UNITS } from "../units.js";
import { AGAIN, type AnyEffect, ASK as ASK_TARGET, NOTHING } from "./card-part.js";
import { campaignCard, epidemic, siegeEngines, suspicion, treachery } from "./events/armies.js";
import { returnFleetByCard, upgradeFleetByCard } from "./events/fleets.js";
import { activateIndependentByCard, independentArmy, newArmy } from "./events/independents.js";
import { placeMarkers } from "./events/place-markers.js";
import { clearMarkers, convertMarker, raid } from "./events/raids.js";
import { activateRoyal, killRoyalByCard, marry, moveRoyal } from "./events/royals.js";
import { placeUnitsByCard, silverShieldsArrive } from "./events/units.js";
import { unrest } from "./events/unrest.js";

export const event: Procedure<DiadochiState, DiadochiEvent> = asking(F.event, {
  clause: "DIA-TYC.10",
  run: { ask: carryOut, chosen: carryOut, stands: carryOut, finished: carryOut },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const part = partOf(s, t);
    if (part !== undefined) effectOf(part).moves?.(s, t, seat, part as never, out);
    else listOptions(s, t, out);
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    const part = partOf(s, t);
    if (part !== undefined) effectOf(part).play?.(s, t, seat, part as never, c, dice, log);
    else F.event.top(s).part = eventOf(s, t).parts.findIndex((option) => OPTION_OF[option.op] === CARD_OPTIONS[argA(c)]);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const part = partOf(s, t);
    const failed = part === undefined ? whyNotOption(s, t, c) : (effectOf(part).whyNot?.(s, t, seat, part as never, c) ?? null);
    return refuseTarget(t, F.event.top(s).card, c, failed);
  },
});

/** The part with which the event of a card begins: NONE where the player chooses one. */
export function firstPart(t: Tables, card: number): number {
  return t.cardEvents[card]?.choice === true ? NO_PART : 0;
}

function eventOf(s: DiadochiState, t: Tables): CardEvent {
  return t.cardEvents[F.event.top(s).card] as CardEvent;
}

// The part under way; undefined while one is to be chosen, and after the last.
function partOf(s: DiadochiState, t: Tables): CardPart | undefined {
  return eventOf(s, t).parts[F.event.top(s).part];
}

function carryOut(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const t = tablesOf(s);
  const { part, seat } = F.event.top(s);
  const { parts, choice } = eventOf(s, t);
  if (choice && part === NO_PART) return possibleParts(s, t) !== 0 || endEvent(s, t, true, log);
  const now = parts[part];
  if (now === undefined) return endEvent(s, t, false, log);
  const said = effectOf(now).run(s, t, seat, now as never, dice, log);
  if (said === ASK_TARGET) return ASK;
  if (said === AGAIN) return false;
  if (choice || part + 1 === parts.length) return endEvent(s, t, said === NOTHING && part === 0, log);
  goOnWith(s, part + 1);
  return false;
}

// The marked spaces go along to the next part.
function goOnWith(s: DiadochiState, part: number): void {
  const f = F.event.top(s);
  f.part = part;
  f.province = NONE;
  f.space = NONE;
  f.royal = NONE;
  f.count = 0;
  f.units = NO_UNITS;
  f.step = F.event.step.ask;
}

function endEvent(s: DiadochiState, t: Tables, withoutEffect: boolean, log: Log<DiadochiEvent>): false {
  const { seat, card } = F.event.top(s);
  if (withoutEffect) log?.push({ type: "event-without-effect", clause: "DIA-TYC.29", seat: seatId(seat), card: cardId(t, card) });
  F.event.pop(s);
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

function whyNotOption(s: DiadochiState, t: Tables, c: Code): Reason | null {
  const hasOption = eventOf(s, t).parts.some((part) => OPTION_OF[part.op] === CARD_OPTIONS[argA(c)]);
  return verbOf(c) === V["choose-option"] && hasOption ? "card/impossible" : null;
}

// Mask of the parts that can take place.
function possibleParts(s: DiadochiState, t: Tables): number {
  const seat = F.event.top(s).seat;
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
