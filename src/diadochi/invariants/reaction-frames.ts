/** Entries under way and the reactions to them: interception, avoiding battle, withdrawal, pursuit. */
import { hasBit } from "../../core/bits.js";
import { F } from "../frames.js";
import * as S from "../state.js";
import { endLink, firstLink, neighbour, NONE, type SpaceIndex, type Tables } from "../tables.js";
import { containsUnits, NO_UNITS } from "../units.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, frameBelow, listIn, slotBelow, slotIn } from "./frame.js";

/** Asks of each of these procedures what must hold while it is under way. */
export const REACTION_CHECKS: Readonly<Record<string, (f: FrameInPlace) => void>> = {
  entry: checkEntry,
  attempt: checkAttempt,
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

const { afterAttrition: AFTER_ATTRITION, intercepted: INTERCEPTED } = F.entry.step;

function checkEntry(f: FrameInPlace): void {
  const { s } = f;
  const interceptor = slotIn(f, "interceptor");
  const isOther = interceptor !== S.forceOwner(s) && (interceptor === S.INDEPENDENTS || interceptor <= s.seats);
  demandSlot(
    f,
    interceptor === S.NOBODY || (f.step > INTERCEPTED && isOther),
    "interceptor",
    "nobody, or another player or the independents after their interception",
  );
  demandSlot(f, (slotIn(f, "landing") === 1) === (f.below!.kind === "naval-move"), "landing", "a landing after a naval move only");
  demandSlot(f, (slotIn(f, "placed") === 1) === (f.below!.kind === "place-independent"), "placed", "an army placed by a card only where one is");
  // DIA-MOV.34: nobody reacts to a passage; only the fortress takes its toll.
  const passage = f.below!.kind === "march" ? slotBelow(f, "passage") : 0;
  const isTold = slotIn(f, "passage") === passage && (passage === 0 || f.step === AFTER_ATTRITION);
  demandSlot(f, isTold, "passage", "a passage only while the army below walks on one (DIA-MOV.34)");
  demandSlot(f, slotIn(f, "from") !== NONE || slotIn(f, "placed") === 1, "from", "the space it came from");
}

// The steps at which procedures wait for cards before the die; at sea there is none (DIA-NAV.18).
const BEFORE_DIE: Readonly<Record<string, number>> = {
  interception: F.interception.step.committed,
  "independent-interception": F["independent-interception"].step.roll,
  "avoid-battle": F["avoid-battle"].step.roll,
  "independent-avoidance": F["independent-avoidance"].step.roll,
};

// DIA-AMB.159: a card spares the own attempt its die, or cancels another's success.
function checkAttempt(f: FrameInPlace): void {
  const maker = f.frames[f.place - 1]!;
  const [success, automatic, cancelled] = [slotIn(f, "success"), slotIn(f, "automatic"), slotIn(f, "cancelled")];
  demandEqual(f, "seat", slotBelow(f, "seat"), "who makes the attempt");
  demandSlot(f, success === 0 || maker.step !== BEFORE_DIE[maker.kind], "success", "no success before the die");
  demandSlot(f, success === 1 || maker.kind !== "naval-interception", "success", "a success, which interceptions at sea are without a die (DIA-NAV.18)");
  demandSlot(f, automatic === 0 || success === 0, "automatic", "no die spared after a success");
  demandSlot(f, cancelled === 0 || success === 1, "cancelled", "a success that is cancelled");
}

// ---------------------------------------------------------------- interception

function checkInterception(f: FrameInPlace): void {
  checkAskedInTurn(f);
  const spaces = listIn(f, "spaces");
  demandFrame(f, spaces.length === listIn(f, "leaders").length, "a leader for every attempt");
  demandSlot(f, slotIn(f, "next") <= spaces.length, "next", "one of the attempts declared");
}

// Players are asked in turn order from the active one on (DIA-INT.8), who never is.
function checkAskedInTurn(f: FrameInPlace): void {
  const { s } = f;
  demandSlot(f, slotIn(f, "asked") > 0, "asked", "a player after the active one");
  demandEqual(f, "seat", S.seatAfterActive(s, slotIn(f, "asked")), "the player who is asked now");
  const isOpen = S.fieldOwner(s, S.forceSpace(s)) !== S.forceOwner(s) || f.kind === "independent-interception";
  demandFrame(f, isOpen || f.step > 1, "an entry that may be intercepted (DIA-INT.5)");
}

function checkLeader(f: FrameInPlace): void {
  demandEqual(f, "seat", slotBelow(f, "seat"), "who intercepts");
  demandEqual(f, "space", slotBelow(f, "naming"), "the space of the army whose leader is named");
  demandSlot(f, S.fieldGenerals(f.s, S.ownerOfSeat(slotIn(f, "seat")), slotIn(f, "space")) !== 0, "space", "a space with a general of his");
}

// DIA-INT.10: what goes along is there, the leader and a CU among it.
function checkLeaves(f: FrameInPlace): void {
  const { s } = f;
  const owner = S.ownerOfSeat(slotIn(f, "seat"));
  const from = slotIn(f, "from");
  demandEqual(f, "seat", slotBelow(f, "seat"), "who intercepts");
  const below = f.below!;
  const next = slotBelow(f, "next");
  demandEqual(f, "from", below.lists["spaces"]![next] ?? NONE, "the space of the attempt");
  demandEqual(f, "leader", below.lists["leaders"]![next] ?? NONE, "the leader of the attempt");
  const generals = slotIn(f, "generals");
  demandSlot(
    f,
    (generals & ~S.fieldGenerals(s, owner, from)) === 0 && hasBit(generals, slotIn(f, "leader")),
    "generals",
    "generals there, the leader among them",
  );
  const units = slotIn(f, "units");
  demandSlot(f, units !== NO_UNITS && S.fieldOwner(s, from) === owner && containsUnits(S.fieldUnits(s, from), units), "units", "CUs that are there");
  demandSlot(f, (slotIn(f, "royals") & ~S.fieldRoyals(s, owner, from)) === 0, "royals", "royals who are there");
  const field = S.fieldOwner(s, S.forceSpace(s));
  demandFrame(f, field === S.NOBODY || field === owner, "a space open to the interceptor (DIA-INT.5)");
}

function checkFightOrStepBack(f: FrameInPlace): void {
  demandFrame(f, S.forceUnits(f.s) !== NO_UNITS && S.forceOwner(f.s) !== S.INDEPENDENTS, "a player's army that has been intercepted");
  demandFrame(f, slotBelow(f, "interceptor") !== S.NOBODY, "an interceptor");
}

// ---------------------------------------------------------------- avoiding battle

// The defender whose turn it is in the entry.
function checkDefender(f: FrameInPlace): void {
  const { s } = f;
  demandEqual(f, "seat", S.seatAfterActive(s, slotBelow(f, "asked")), "the defender whose turn it is");
  demandSlot(f, slotBelow(f, "asked") < s.seats && S.ownerOfSeat(slotIn(f, "seat")) !== S.forceOwner(s), "seat", "a defender");
  demandFrame(f, S.forceUnits(s) !== NO_UNITS, "an army that has entered");
}

function checkAvoidance(f: FrameInPlace): void {
  checkDefender(f);
  demandEqual(f, "attackerFrom", slotBelow(f, "from"), "the space the attacker came from");
  if (f.step > 0) return;
  demandSlot(f, S.fieldGenerals(f.s, S.ownerOfSeat(slotIn(f, "seat")), S.forceSpace(f.s)) !== 0, "seat", "a player with a general there (DIA-AVO.3)");
}

function checkIndependentAvoidance(f: FrameInPlace): void {
  const { s } = f;
  demandSlot(f, slotIn(f, "asked") > 0, "asked", "a player after the active one");
  demandEqual(f, "seat", S.seatAfterActive(s, slotIn(f, "asked")), "the player who is asked now");
  demandEqual(f, "attackerFrom", slotBelow(f, "from"), "the space the attacker came from");
  demandFrame(f, slotBelow(f, "asked") === s.seats && S.forceOwner(s) !== S.INDEPENDENTS, "an independent army that a player's army has entered");
}

function checkAvoidStep(f: FrameInPlace): void {
  const { s, t } = f;
  demandEqual(f, "seat", slotBelow(f, "seat"), "who avoids");
  demandEqual(f, "attackerFrom", slotBelow(f, "attackerFrom"), "the space the attacker came from");
  demandEqual(f, "origin", S.forceSpace(s), "the space that was entered");
  const first = slotIn(f, "first");
  demandSlot(f, first === NONE || isNext(t, S.forceSpace(s), first), "first", "a space next to it");
}

function isNext(t: Tables, from: SpaceIndex, to: SpaceIndex): boolean {
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) return true;
  return false;
}

// DIA-OPT.6: only with the option.
function checkPursuit(f: FrameInPlace): void {
  const { s, t } = f;
  const [first, last] = [slotIn(f, "first"), slotIn(f, "last")];
  const march = frameBelow(f, "march");
  demandFrame(f, S.hasOption(s, "pursuit") && march !== undefined && march.slots["mp"]! > 0, "a march with the option of pursuit and movement points");
  const isPath = isNext(t, S.forceSpace(s), first) && (first === last || isNext(t, first, last));
  demandSlot(f, isPath, "last", "the one or two steps of the army that avoids");
  demandSlot(f, slotBelow(f, "first") === first && slotBelow(f, "last") === last, "first", "the path of the entry");
  demandFrame(f, slotBelow(f, "asked") <= s.seats && S.forceUnits(s) !== NO_UNITS, "an army that can pursue");
  const isClosed = [first, last].some((space) => S.fieldOwner(s, space) === S.forceOwner(s));
  demandSlot(f, !isClosed, "last", "spaces without the pursuer's own CUs");
}
