/** The slots that each procedure receives from the frame below it and never changes. Slots that it fills later are not listed. */
import { NONE } from "../../core/flow/frame-rows.js";
import type { GivenRows } from "../../core/flow/given-slots.js";
import { F, type FRAMES } from "../vocabulary/frames.js";
import { eventOf, firstToSacrifice } from "../rules/cards.js";
import { CLOCK, COMMITTED, cardPlace, type PeloponnesianState, read, rivalOf, seasonOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { ATHENA, ATHENS, DEMETER, EVENT_ROLLS, type EventId, type EventRoll, HERMES, SPARTA, WINTER, ZEUS } from "../vocabulary/types.js";

/** The slots of the frame below that are read here. */
type Sided = { readonly seat: number };
type Carded = Sided & { readonly card: number };
type Die = Sided & { readonly roll: number };

const own = ({ seat }: Sided): Sided => ({ seat });
const athens = (): Sided => ({ seat: ATHENS });
const sparta = (): Sided => ({ seat: SPARTA });
const goesFirst = (s: PeloponnesianState): number => read(s, CLOCK.first);
// PEL-10.4.4: the side with more coins goes first, Sparta if they are equal.
const sacrificesFirst = (s: PeloponnesianState): number => firstToSacrifice(s, tablesOf(s));
const isEvent = (s: PeloponnesianState, card: number, id: EventId): boolean => eventOf(tablesOf(s), card) === id;
const rollFor = (seat: number, roll: EventId | EventRoll): Die => ({ seat, roll: EVENT_ROLLS.indexOf(roll as EventRoll) });

/** The event of a side has the card that the side committed (PEL-3.2.1.1). */
function eventFor(s: PeloponnesianState, seat: number): Sided | Carded {
  const card = tablesOf(s).cardIds.findIndex((_, c) => cardPlace(s, c) === COMMITTED + seat);
  return card < 0 ? { seat } : { seat, card };
}

export const GIVEN: GivenRows<typeof FRAMES, PeloponnesianState> = {
  "take-olympian": {
    campaign: {
      secondSacrifice: (_, s) => ({ seat: sacrificesFirst(s) }),
      nextSeason: (_, s) => ({ seat: rivalOf(sacrificesFirst(s)) }),
    },
    event: own,
  },
  "player-turn": {
    campaign: {
      secondTurn: (_, s) => ({ seat: goesFirst(s) }), // PEL-3.3.1: this is the first turn; the step named here comes after it.
      endSeason: (_, s) => ({ seat: rivalOf(goesFirst(s)) }),
      closeYear: athens, // PEL-12.1.1.4: this is the second turn of a truce year, in which Sparta goes first.
      truceSecond: sparta,
    },
  },
  "action-phase": { "player-turn": own },
  maneuver: {
    "action-phase": ({ seat }) => ({ seat, limited: false }),
    event: ({ seat }) => ({ seat, limited: true }), // PEL-3.5.11: the event moves one group of at most four blocks.
  },
  loading: { maneuver: ({ seat, area, inside }) => ({ seat, area, inside }) },
  march: {
    maneuver: ({ seat }) => ({ seat, mayForce: true, mayEngage: true }),
    // PEL-4.2.2.9, PEL-4.2.2.11: the recruit may engage only in an action turn outside Winter.
    recruit: ({ seat }, s) => ({ seat, mayForce: false, mayEngage: F["action-phase"].isUnderWay(s) && seasonOf(s) !== WINTER }),
    event: ({ seat }) => ({ seat, mayForce: false, mayEngage: false }),
  },
  muster: { "action-phase": own },
  build: {
    "action-phase": ({ seat }) => ({ seat, fleetsOnly: false, optional: false }),
    event: ({ seat, card }, s) => ({ seat, fleetsOnly: isEvent(s, card, "shipwrights"), optional: true }), // PEL-3.5.4: Shipwrights builds only fleets.
  },
  recruit: { "action-phase": own, event: own },
  "detach-garrison": { "action-phase": own },
  pillage: { "action-phase": own },
  "winter-supply": {
    "action-phase": ({ seat }) => ({ seat, optional: false }),
    "player-turn": ({ seat }) => ({ seat, optional: true }),
    event: ({ seat }) => ({ seat, optional: true }),
  },
  "storm-checks": { "player-turn": own },
  "forced-marches": { "player-turn": own },
  combat: { "player-turn": own },
  battle: { combat: own },
  fortify: { battle: ({ seat, area }) => ({ seat: rivalOf(seat), area }) },
  melee: { battle: ({ area }) => ({ area }), storm: ({ city }) => ({ area: city }) },
  retreat: {
    battle: ({ area }) => ({ area, all: false }),
    fortify: ({ seat, area }) => ({ seat, area, aggressor: false, all: true }), // PEL-7.1.5: blocks that stay outside must retreat.
    storm: ({ seat, city }) => ({ seat, area: city, aggressor: false, all: false }),
  },
  sieges: { combat: own },
  storm: { sieges: own },
  attrition: { sieges: own },
  wintering: {
    "player-turn": ({ seat }) => ({ seat, atPeace: false }),
    event: () => ({ seat: ATHENS, atPeace: true }), // PEL-12.1.0.1: this is the truce of the Long War.
    wintering: () => ({ seat: SPARTA, atPeace: true }),
  },
  event: {
    // PEL-10.4.3: Sparta's event comes first.
    campaign: { secondEvent: (_, s) => eventFor(s, SPARTA), firstSacrifice: (_, s) => eventFor(s, ATHENS) },
    "player-turn": ({ seat }, s) => eventFor(s, seat),
  },
  expansion: { event: ({ region }) => ({ seat: SPARTA, region }) }, // PEL-3.4.4: Sparta chooses.
  "event-die": {
    event: {
      rolled: ({ seat, card }, s) => rollFor(seat, eventOf(tablesOf(s), card)),
      rolledAgain: ({ seat }) => rollFor(seat, "plague-pericles"),
    },
    expansion: ({ seat }) => rollFor(seat, "expansion"),
  },
  "use-olympian": {
    "player-turn": {
      hermesAnswered: ({ seat }) => ({ seat, olympian: HERMES }),
      demeterAnswered: ({ seat }) => ({ seat, olympian: DEMETER }),
    },
    "event-die": ({ seat }) => ({ seat, olympian: ZEUS }),
    "forced-marches": ({ seat }) => ({ seat, olympian: ZEUS }),
    storm: ({ seat }) => ({ seat: rivalOf(seat), olympian: ATHENA }), // PEL-11.4.1: Athena protects the besieged side.
    attrition: {
      roll: ({ seat }) => ({ seat: rivalOf(seat), olympian: ATHENA }),
      rolled: ({ seat }) => ({ seat, olympian: ZEUS }),
    },
  },
  // PEL-3.5.15, PEL-3.5.20: Sparta chooses; an earthquake happens in Sparta.
  losses: { event: ({ card }, s) => ({ seat: SPARTA, area: isEvent(s, card, "earthquake") ? tablesOf(s).named.sparta : NONE }) },
};
