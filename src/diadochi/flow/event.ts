/**
 * The event of a card, part by part. On some cards the player chooses one part; on others all parts follow in order. The targets of a part are chosen
 * in the order of the card's text (DIA-DEC.18). Impossible parts are skipped (DIA-TYC.29).
 */
import { hasBit, withBit } from "../../core/basics/bits.js";
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { CardEvent, CardPart, EVENT_EFFECTS } from "../tables/card-events.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, NO_PART } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { refuseTarget } from "../rules/cards/conditions.js";
import type { Reason } from "../rules/refusals.js";
import type { DiadochiState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { CARD_OPTIONS, type CardOption } from "../vocabulary/types.js";
import type { EffectProcedure, OptionalEffect, SomeCardInPlay, SomeEffect, SomeOptionalEffect, SomeWhyNot, WhyNot } from "./card-part.js";
import { campaignCard, epidemic, siegeEngines, suspicion, treachery, whyNotEpidemic, whyNotSiegeEngines, whyNotSuspicion } from "./events/armies.js";
import { returnFleetByCard, upgradeFleetByCard } from "./events/fleets.js";
import { activateArmy, independentArmy, newArmy } from "./events/independents.js";
import { placeMarkers, whyNotPlaceMarkers } from "./events/place-markers.js";
import { clearMarkers, convertMarker, raid, whyNotRaid } from "./events/raids.js";
import { activateRoyal, killRoyalByCard, marry, moveRoyal, whyNotMarry, whyNotMoveRoyal } from "./events/royals.js";
import { placeUnitsByCard, silverShieldsArrive, whyNotPlaceUnitsByCard, whyNotSilverShieldsArrive } from "./events/units.js";
import { unrest, whyNotUnrest } from "./events/unrest.js";

export const event: Procedure<DiadochiState, DiadochiEvent> = asking(F.event, {
  clause: "DIA-TYC.10",
  run: { ask: carryOut, chosen: carryOut, stands: carryOut, finished: carryOut },
  moves(s, _seat, out) {
    const part = partOf(s);
    if (part === undefined) listOptions(s, out);
    else effectOf(part).moves?.(s, inPlay(s, part), out);
  },
  play(s, _seat, c, dice, log) {
    const part = partOf(s);
    if (part === undefined) F.event.top(s).part = eventOf(s).parts.findIndex(({ op }) => op === CARD_OPTIONS[argA(c)]);
    else effectOf(part).play?.(s, inPlay(s, part), c, dice, log);
  },
  refuse(s, _seat, c) {
    const part = partOf(s);
    const failed = part === undefined ? whyNotOption(s, c) : whyNotChosen(s, part, c);
    return refuseTarget(tablesOf(s), F.event.top(s).card, c, failed);
  },
});

/** The first part of a card's event; NO_PART if the player chooses a part. */
export function firstPart(t: Tables, card: number): number {
  return t.cardEvents[card]?.choice === true ? NO_PART : 0;
}

function eventOf(s: DiadochiState): CardEvent {
  return tablesOf(s).cardEvents[F.event.top(s).card] as CardEvent;
}

// The current part; undefined before the choice of one, and after the last.
function partOf(s: DiadochiState): CardPart | undefined {
  return eventOf(s).parts[F.event.top(s).part];
}

function inPlay(s: DiadochiState, part: CardPart): SomeCardInPlay {
  return { t: tablesOf(s), seat: F.event.top(s).seat, part: part as never };
}

function carryOut(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const { part } = F.event.top(s);
  const { parts, choice } = eventOf(s);
  if (choice && part === NO_PART) return possibleParts(s) !== 0 || endEvent(s, true, log);
  const now = parts[part];
  if (now === undefined) return endEvent(s, false, log);
  const progress = effectOf(now).run(s, inPlay(s, now), dice, log);
  if (progress === "ask") return ASK;
  if (progress === "again") return false;
  if (choice || part + 1 === parts.length) return endEvent(s, progress === "nothing" && part === 0, log);
  goOnWith(s, part + 1);
  return false;
}

// Keeps the marked spaces and the player for the next part, and clears the other data of the part that is done.
function goOnWith(s: DiadochiState, part: number): void {
  const f = F.event.top(s);
  f.part = part;
  f.province = NONE;
  f.space = NONE;
  f.royal = NONE;
  f.count = 0;
  f.step = F.event.step.ask;
}

function endEvent(s: DiadochiState, withoutEffect: boolean, log: Log<DiadochiEvent>): false {
  const { seat, card } = F.event.top(s);
  if (withoutEffect) log?.push({ type: "event-without-effect", clause: "DIA-TYC.29", seat: seatId(seat), card: cardId(tablesOf(s), card) });
  F.event.pop(s);
  return false;
}

function listOptions(s: DiadochiState, out: number[]): void {
  const possible = possibleParts(s);
  eventOf(s).parts.forEach((part, i) => {
    if (hasBit(possible, i)) out.push(code(V["choose-option"], CARD_OPTIONS.indexOf(part.op as CardOption)));
  });
}

function whyNotChosen(s: DiadochiState, part: CardPart, c: Code): Reason | null {
  const whyNot: SomeWhyNot | undefined = WHY_NOT[part.op as EventOp] ?? effectOf(part).whyNot;
  return whyNot?.(s, inPlay(s, part), c) ?? null;
}

function whyNotOption(s: DiadochiState, c: Code): Reason | null {
  const hasOption = eventOf(s).parts.some(({ op }) => op === CARD_OPTIONS[argA(c)]);
  return verbOf(c) === V["choose-option"] && hasOption ? "card/impossible" : null;
}

function possibleParts(s: DiadochiState): number {
  return eventOf(s).parts.reduce((mask, part, i) => (isPossible(s, part) ? withBit(mask, i) : mask), 0);
}

function isPossible(s: DiadochiState, part: CardPart): boolean {
  const option: SomeOptionalEffect = EFFECTS[part.op as CardOption];
  return option.isPossible(s, inPlay(s, part));
}

type EventOp = keyof typeof EVENT_EFFECTS;

const EFFECTS: { readonly [Op in EventOp]: EffectProcedure<Op> } & { readonly [Op in CardOption]: OptionalEffect<Op> } = {
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
  "activate-army": activateArmy,
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

/** The reasons for refusing a choice, by effect. Effects with one target have their own. */
const WHY_NOT: { readonly [Op in EventOp]?: WhyNot<Op> } = {
  attrition: whyNotEpidemic,
  "place-units": whyNotPlaceUnitsByCard,
  unrest: whyNotUnrest,
  raid: whyNotRaid,
  "place-markers": whyNotPlaceMarkers,
  marry: whyNotMarry,
  "move-royal": whyNotMoveRoyal,
  legitimacy: whyNotSuspicion,
  "siege-modifier": whyNotSiegeEngines,
  "silver-shields": whyNotSilverShieldsArrive,
};

function effectOf(part: CardPart): SomeEffect {
  return EFFECTS[part.op as EventOp];
}
