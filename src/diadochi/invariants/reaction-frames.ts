/** Entries under way and the reactions to them: interception, avoiding battle, withdrawal, pursuit. */
import { AVOIDED, ENTRY_LANDING, ENTRY_PLACED } from "../frames.js";
import {
  fieldGenerals,
  fieldOwner,
  fieldRoyals,
  fieldUnits,
  forceOwner,
  forceSpace,
  forceUnits,
  hasBit,
  hasOption,
  INDEPENDENTS,
  NOBODY,
  OPTION_PURSUIT,
  ownerOfSeat,
  seatAfterActive,
} from "../state.js";
import { endLink, firstLink, neighbour, type SpaceIndex, type Tables } from "../tables.js";
import { containsUnits, NO_UNITS } from "../units.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, frameBelow, slotBelow, slotIn } from "./frame.js";

/** Asks of each of these procedures what must hold while it is under way. */
export const REACTION_CHECKS: Readonly<Record<string, (f: FrameInPlace) => void>> = {
  entry: checkEntry,
  interception: checkInterception,
  "interception-leader": checkLeader,
  "interception-leaves": checkLeaves,
  "independent-interception": checkAskedInTurn,
  "fight-or-step-back": checkFightOrStepBack,
  "withdraw-inside": checkDefender,
  "avoid-battle": checkAvoidance,
  "avoid-step": checkAvoidStep,
  "independent-avoidance": checkIndependentAvoidance,
  pursue: checkPursuit,
};

const INTERCEPTED = 4;

function checkEntry(f: FrameInPlace): void {
  const { s } = f;
  const interceptor = slotIn(f, "interceptor");
  const isOther = interceptor !== forceOwner(s) && (interceptor === INDEPENDENTS || interceptor <= s.seats);
  demandSlot(
    f,
    interceptor === NOBODY || (f.step > INTERCEPTED && isOther),
    "interceptor",
    "nobody, or another player or the independents after their interception",
  );
  const flags = slotIn(f, "flags");
  demandSlot(f, ((flags & ENTRY_LANDING) !== 0) === (f.below!.kind === "naval-move"), "flags", "a landing after a naval move only");
  demandSlot(f, ((flags & ENTRY_PLACED) !== 0) === (f.below!.kind === "place-independent"), "flags", "an army placed by a card only where one is");
  demandSlot(f, slotIn(f, "from") >= 0 || (flags & ENTRY_PLACED) !== 0, "from", "the space it came from");
}

// ---------------------------------------------------------------- interception

// Layout of the attempts and flags, as in flow/interception.ts.
const ATTEMPT_BITS = 14;
const COUNT_SHIFT = 4;
const NAMING_SHIFT = 9;
const MOST_ATTEMPTS = 8;

function attempt(f: FrameInPlace, n: number): number {
  return (slotIn(f, `list${n >> 1}`) >> ((n & 1) * ATTEMPT_BITS)) & ((1 << ATTEMPT_BITS) - 1);
}

function checkInterception(f: FrameInPlace): void {
  const { t } = f;
  checkAskedInTurn(f);
  const flags = slotIn(f, "flags");
  const count = (flags >> COUNT_SHIFT) & 15;
  demandSlot(f, count <= MOST_ATTEMPTS && flags >> NAMING_SHIFT < t.spaceCount, "flags", `at most ${MOST_ATTEMPTS} attempts`);
  for (let n = 0; n < count; n++) {
    const isSound = (attempt(f, n) & 255) < t.spaceCount && attempt(f, n) >> 8 < t.generalCount;
    demandSlot(f, isSound, `list${n >> 1}`, "spaces and leaders of the attempts");
  }
  demandSlot(f, slotIn(f, "next") <= count, "next", "one of the attempts declared");
}

// Players are asked in turn order from the active one on (DIA-INT.8), who never is.
function checkAskedInTurn(f: FrameInPlace): void {
  const { s } = f;
  demandSlot(f, slotIn(f, "asked") > 0, "asked", "a player after the active one");
  demandEqual(f, "seat", seatAfterActive(s, slotIn(f, "asked")), "the player who is asked now");
  const isOpen = fieldOwner(s, forceSpace(s)) !== forceOwner(s) || f.kind === "independent-interception";
  demandFrame(f, isOpen || f.step > 1, "an entry that may be intercepted (DIA-INT.5)");
}

function checkLeader(f: FrameInPlace): void {
  demandEqual(f, "seat", slotBelow(f, "seat"), "who intercepts");
  demandEqual(f, "space", slotBelow(f, "flags") >> NAMING_SHIFT, "the space of the army whose leader is named");
  demandSlot(f, fieldGenerals(f.s, ownerOfSeat(slotIn(f, "seat")), slotIn(f, "space")) !== 0, "space", "a space with a general of his");
}

// DIA-INT.10: what goes along is there, the leader and a CU among it.
function checkLeaves(f: FrameInPlace): void {
  const { s } = f;
  const owner = ownerOfSeat(slotIn(f, "seat"));
  const from = slotIn(f, "from");
  demandEqual(f, "seat", slotBelow(f, "seat"), "who intercepts");
  const below = { ...f, place: f.place - 1 };
  const tried = attempt(below, slotIn(below, "next"));
  demandEqual(f, "from", tried & 255, "the space of the attempt");
  demandEqual(f, "leader", tried >> 8, "the leader of the attempt");
  const generals = slotIn(f, "generals");
  demandSlot(
    f,
    (generals & ~fieldGenerals(s, owner, from)) === 0 && hasBit(generals, slotIn(f, "leader")),
    "generals",
    "generals there, the leader among them",
  );
  const units = slotIn(f, "units");
  demandSlot(f, units !== NO_UNITS && fieldOwner(s, from) === owner && containsUnits(fieldUnits(s, from), units), "units", "CUs that are there");
  demandSlot(f, (slotIn(f, "royals") & ~fieldRoyals(s, owner, from)) === 0, "royals", "royals who are there");
  const field = fieldOwner(s, forceSpace(s));
  demandFrame(f, field === NOBODY || field === owner, "a space open to the interceptor (DIA-INT.5)");
}

function checkFightOrStepBack(f: FrameInPlace): void {
  demandFrame(f, forceUnits(f.s) !== NO_UNITS && forceOwner(f.s) !== INDEPENDENTS, "a player's army that has been intercepted");
  demandFrame(f, slotBelow(f, "interceptor") !== NOBODY, "an interceptor");
}

// ---------------------------------------------------------------- avoiding battle

// The defender whose turn it is in the entry.
function checkDefender(f: FrameInPlace): void {
  const { s } = f;
  demandEqual(f, "seat", seatAfterActive(s, slotBelow(f, "asked")), "the defender whose turn it is");
  demandSlot(f, slotBelow(f, "asked") < s.seats && ownerOfSeat(slotIn(f, "seat")) !== forceOwner(s), "seat", "a defender");
  demandFrame(f, forceUnits(s) !== NO_UNITS, "an army that has entered");
}

function checkAvoidance(f: FrameInPlace): void {
  checkDefender(f);
  demandEqual(f, "attackerFrom", slotBelow(f, "from"), "the space the attacker came from");
  if (f.step > 0) return;
  demandSlot(f, fieldGenerals(f.s, ownerOfSeat(slotIn(f, "seat")), forceSpace(f.s)) !== 0, "seat", "a player with a general there (DIA-AVO.3)");
}

function checkIndependentAvoidance(f: FrameInPlace): void {
  const { s } = f;
  demandSlot(f, slotIn(f, "asked") > 0, "asked", "a player after the active one");
  demandEqual(f, "seat", seatAfterActive(s, slotIn(f, "asked")), "the player who is asked now");
  demandEqual(f, "attackerFrom", slotBelow(f, "from"), "the space the attacker came from");
  demandFrame(f, slotBelow(f, "asked") === s.seats && forceOwner(s) !== INDEPENDENTS, "an independent army that a player's army has entered");
}

function checkAvoidStep(f: FrameInPlace): void {
  const { s, t } = f;
  demandEqual(f, "seat", slotBelow(f, "seat"), "who avoids");
  demandEqual(f, "attackerFrom", slotBelow(f, "attackerFrom"), "the space the attacker came from");
  demandEqual(f, "origin", forceSpace(s), "the space that was entered");
  const first = slotIn(f, "first");
  demandSlot(f, first === 0 || isNext(t, forceSpace(s), first - 1), "first", "one more than a space next to it");
}

function isNext(t: Tables, from: SpaceIndex, to: SpaceIndex): boolean {
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) return true;
  return false;
}

// DIA-OPT.6
function checkPursuit(f: FrameInPlace): void {
  const { s, t } = f;
  const path = slotIn(f, "path");
  const march = frameBelow(f, "march");
  demandFrame(f, hasOption(s, OPTION_PURSUIT) && march !== undefined && march.slots["mp"]! > 0, "a march with the option of pursuit and movement points");
  const [first, last] = [path & 255, (path >> 8) & 255];
  const isPath = path >> 16 === AVOIDED >> 16 && isNext(t, forceSpace(s), first) && last < t.spaceCount && (first === last || isNext(t, first, last));
  demandSlot(f, isPath, "path", "the one or two steps of the army that avoids");
  demandFrame(f, slotBelow(f, "asked") <= s.seats && forceUnits(s) !== NO_UNITS, "an army that can pursue");
  const closed = [first, last].some((space) => space !== last || fieldOwner(s, space) === forceOwner(s)) && fieldOwner(s, last) === forceOwner(s);
  demandSlot(f, !closed, "path", "spaces without the pursuer's own CUs");
}
