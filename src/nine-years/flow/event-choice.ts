/** NYW-D-03: the choices of an event, made by the side that the card names (NYW-9.2.1.4). The frame stores how many are left. */
import { argA, argB, type Code, code, verbOf } from "../../core/moves/codes.js";
import { unreachable } from "../../core/basics/errors.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { nameOfKind, powerOf, REDUCED } from "../vocabulary/corps.js";
import { canBombard, canRaiseInDublin, hasFullFrench, isIrishReduced, raise, vaudoisSpaces } from "../effects/event-cards.js";
import { eliminateCorps, loseStep } from "../effects/losses.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { strengthOf } from "../rules/siege.js";
import { hasLoc, locOfPower } from "../rules/loc.js";
import { isRestorable, restored } from "../rules/spending.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { AUSTRIA, FRANCE, JACOBITES, type Tables, tablesOf } from "../tables/index.js";
import { EVENT_CARD_IDS, type EventCardId } from "../vocabulary/types.js";

/** Options of Patriot Parliament. */
const RESTORE_ALL = 0;
const FORM_IN_DUBLIN = 1;

export const eventChoice: Procedure<NineYearsState, NineYearsEvent> = asking(F["event-choice"], {
  clause: "NYW-9.2.1.4",
  // NYW-9.3.11: a choice must change something; without such a choice, the event has no further effect.
  run: { ask: (s) => (F["event-choice"].top(s).left > 0 && hasChoice(s) ? ASK : F["event-choice"].pop(s)) },
  moves: (s, _seat, out) => list(s, tablesOf(s), out),
  play(s, _seat, c, _dice, log) {
    if (verbOf(c) === V.done) F["event-choice"].top(s).left = 0;
    else {
      F["event-choice"].top(s).left--;
      carryOut(s, tablesOf(s), c, log);
    }
  },
  // NYW-9.3.9 says what the card affects; NYW-9.3.11: the choice must change something.
  refuse(s, _seat, c) {
    const card = cardOf(s);
    switch (verbOf(c)) {
      case V["choose-corps"]:
        return refuse("event/not-that-corps", { card, space: tablesOf(s).spaceIds[argA(c)] ?? null });
      case V["choose-space"]:
        return refuse("event/not-that-space", { card, space: tablesOf(s).spaceIds[argA(c)] ?? null });
      case V["choose-option"]:
        return refuse("event/no-such-option", { card });
      default:
        return null;
    }
  },
});

/** A scratch list for `hasChoice`. */
const found: Code[] = [];

function hasChoice(s: NineYearsState): boolean {
  found.length = 0;
  list(s, tablesOf(s), found);
  return found.length > 0;
}

function cardOf(s: NineYearsState): EventCardId {
  return EVENT_CARD_IDS[F["event-choice"].top(s).card]!;
}

function list(s: NineYearsState, t: Tables, out: Code[]): void {
  switch (cardOf(s)) {
    case "patriot-parliament":
      if (anyStack(s, (i) => isIrishReduced(s, t, i))) out.push(code(V["choose-option"], RESTORE_ALL));
      if (canRaiseInDublin(s, t)) out.push(code(V["choose-option"], FORM_IN_DUBLIN));
      return;
    case "ottoman-counteroffensive": {
      const full = anyStack(s, (i) => isAustrian(s, i) && (S.kindOfStack(s, i) & REDUCED) === 0);
      for (let i = 0; S.placeOfStack(s, i) >= 0; i++) if (isAustrian(s, i) && !(full && (S.kindOfStack(s, i) & REDUCED) !== 0)) pushCorps(s, i, out);
      return;
    }
    case "glorious-return-of-the-vaudois":
      for (const space of vaudoisSpaces(t)) {
        if (!hasFullFrench(s, space)) continue;
        for (const place of [space, S.INSIDE + space]) {
          for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++) if (isFullFrench(s, i)) pushCorps(s, i, out);
        }
      }
      return;
    case "provincial-militia": {
      const loc = locOfPower(s, t, FRANCE, true);
      for (let i = 0; S.placeOfStack(s, i) >= 0; i++) if (isRestorable(s, i, FRANCE) && hasLoc(loc, S.placeOfStack(s, i))) pushCorps(s, i, out);
      if (F["event-choice"].top(s).left === 1 && out.length > 0) out.push(code(V.done));
      return;
    }
    case "bombardment-of-brussels":
      for (let space = 0; space < t.spaceIds.length; space++) if (canBombard(s, t, space)) out.push(code(V["choose-space"], space));
      return;
    default:
      unreachable("a choice of this event");
  }
}

function carryOut(s: NineYearsState, t: Tables, c: Code, log: Log<NineYearsEvent>): void {
  const space = argA(c);
  switch (cardOf(s)) {
    case "patriot-parliament":
      if (space === FORM_IN_DUBLIN) raise(s, { power: JACOBITES, space: t.named.dublin, marks: REDUCED, clause: "NYW-9.3.9" }, log);
      else restoreIrish(s, t, log);
      return;
    case "ottoman-counteroffensive":
      eliminateCorps(s, { place: space, kind: S.kindNamed(s, space, argB(c), 0, 0), clause: "NYW-9.3.9" }, 1, log);
      return;
    case "glorious-return-of-the-vaudois": {
      const inField = S.kindNamed(s, space, argB(c), 0, 0);
      const place = inField >= 0 ? space : S.INSIDE + space;
      loseStep(s, { place, kind: S.kindNamed(s, place, argB(c), 0, 0), clause: "NYW-9.3.9" }, log);
      return;
    }
    case "provincial-militia":
      restoreOne(s, t, space, S.kindNamed(s, space, argB(c), 0, 0), log);
      return;
    default:
      S.setLoweredBy(s, space, S.loweredBy(s, space) + 1);
      log?.push({ type: "fortress-lowered", space: spaceId(t, space), strength: strengthOf(s, t, space), clause: "NYW-9.3.9" });
  }
}

function restoreIrish(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    if (!isIrishReduced(s, t, i)) continue;
    for (let n = S.sizeOfStack(s, i), place = S.placeOfStack(s, i), kind = S.kindOfStack(s, i); n > 0; n--) restoreOne(s, t, place, kind, log);
    i = -1;
  }
}

function restoreOne(s: NineYearsState, t: Tables, place: number, kind: number, log: Log<NineYearsEvent>): void {
  S.takeCorps(s, place, kind, 1);
  S.addCorps(s, place, restored(kind), 1);
  log?.push({
    type: "corps-restored",
    seat: seatId(t.powerSide[powerOf(kind)]!),
    corps: S.kindId(kind),
    space: spaceId(t, place),
    clause: "NYW-9.3.9",
  });
}

function isAustrian(s: NineYearsState, i: number): boolean {
  return S.placeOfStack(s, i) < S.INSIDE && powerOf(S.kindOfStack(s, i)) === AUSTRIA;
}

function isFullFrench(s: NineYearsState, i: number): boolean {
  return powerOf(S.kindOfStack(s, i)) === FRANCE && (S.kindOfStack(s, i) & REDUCED) === 0;
}

function pushCorps(s: NineYearsState, i: number, out: Code[]): void {
  const place = S.placeOfStack(s, i);
  const c = code(V["choose-corps"], place >= S.INSIDE ? place - S.INSIDE : place, nameOfKind(S.kindOfStack(s, i)));
  if (!out.includes(c)) out.push(c);
}

function anyStack(s: NineYearsState, is: (index: number) => boolean): boolean {
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) if (is(i)) return true;
  return false;
}
