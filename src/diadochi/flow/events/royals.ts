/** Events about the royal family: Drink Hemlock, Olympias Raises Epirus, the marriages, Own Plans. */
import { nextBit, withBit } from "../../../core/basics/bits.js";
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { Log } from "../../../core/flow/flow.js";
import { spread } from "../../../core/basics/graph.js";
import { placeMarker } from "../../effects/markers.js";
import { fromPools, placeMinorOn, placeUnitsOn } from "../../effects/placement.js";
import { killRoyal } from "../../effects/royals.js";
import type { DiadochiEvent } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { royalId, seatId, spaceId } from "../../state/names.js";
import { isLikeMinorCity } from "../../rules/placement.js";
import type { Reason } from "../../rules/refusals.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { NONE, type SpaceIndex, type Tables } from "../../tables/index.js";
import type { CardInPlay, EffectProcedure, WhyNot } from "../card-part.js";
import { pushGenerals } from "../pieces.js";
import { oneTarget } from "./one-target.js";

function spaceOfRoyal(s: DiadochiState, royal: number): SpaceIndex {
  const place = S.placeOfRoyal(s, royal);
  return place >= S.INSIDE ? place - S.INSIDE : place;
}

function isAlive(s: DiadochiState, royal: number): boolean {
  return S.placeOfRoyal(s, royal) !== S.DEAD;
}

function isInactive(s: DiadochiState, t: Tables, royal: number): boolean {
  return whyNotInactive(s, t, royal) === null;
}

// DIA-CRD.6: the royal must be with a general of the player, and not inside a major city with another player's marker.
function whyNotPoisoned(s: DiadochiState, t: Tables, owner: number, royal: number): Reason | null {
  if (royal === S.bodyOf(t)) return "card/not-of-the-family";
  if (!isAlive(s, royal)) return "card/royal-dead";
  const space = spaceOfRoyal(s, royal);
  if (S.placeOfRoyal(s, royal) >= S.INSIDE && S.markerOf(s, space) !== owner) return "card/royal-behind-walls";
  return (S.generalsAt(s, owner, space) | S.generalsAt(s, owner, S.INSIDE + space)) === 0 ? "card/no-general-with-royal" : null;
}

/** Drink Hemlock: kills a royal family member in a space with a general of the player (DIA-ROY.13). */
export const killRoyalByCard: EffectProcedure<"kill-royal"> = oneTarget({
  verb: V["target-royal"],
  count: (t) => t.royalCount,
  whyNot: (s, { t, seat }, royal) => whyNotPoisoned(s, t, S.ownerOfSeat(seat), royal),
  hit: (s, _card, royal, log) => killRoyal(s, royal, "DIA-CRD.6", log),
});

/**
 * Olympias becomes active under the player (DIA-CRD.12). She goes to the first of her spaces without enemies, if there is one; CUs and a minor general
 * are placed there (DIA-ROY.19, DIA-ROY.20), and the player's marker, unless the space already has a player's marker.
 */
export const activateRoyal: EffectProcedure<"activate-royal"> = {
  run(s, card, _dice, log) {
    const { t, seat, part } = card;
    if (!isInactive(s, t, part.royal)) return "nothing";
    const space = part.spaces.find((candidate) => !S.hasEnemyUnits(s, S.ownerOfSeat(seat), candidate)) ?? NONE;
    activate(s, card, NONE, log);
    if (space === NONE) return "done";
    S.setRoyalPlace(s, part.royal, space);
    log?.push({ type: "royal-moved", clause: "DIA-ROY.8", royal: royalId(t, part.royal), space: spaceId(t, space) });
    placeUnitsOn(s, { seat, space, units: fromPools(s, t, seat, part.units) }, "DIA-ROY.8", log);
    placeMinorOn(s, seat, space, "DIA-ROY.8", log);
    if (S.seatOfOwner(S.markerOf(s, space)) === NONE) placeMarker(s, space, seat, "DIA-ROY.8", log);
    return "done";
  },
};

function activate(s: DiadochiState, { t, seat, part }: CardInPlay<"activate-royal"> | CardInPlay<"marry">, husband: number, log: Log<DiadochiEvent>): void {
  const { royal } = part;
  S.setController(s, royal, S.ownerOfSeat(seat));
  S.setHusband(s, royal, husband);
  log?.push({
    type: "royal-activated",
    clause: husband === NONE ? "DIA-ROY.8" : "DIA-ROY.11",
    seat: seatId(seat),
    royal: royalId(t, royal),
    husband: husband === NONE ? null : S.generalId(s, t, husband),
  });
}

// DIA-ROY.17: the player's unmarried generals in her space; none if enemy field CUs are there.
function suitors(s: DiadochiState, t: Tables, owner: number, royal: number): number {
  if (!isInactive(s, t, royal)) return 0;
  const space = spaceOfRoyal(s, royal);
  if (S.hasEnemyUnits(s, owner, space)) return 0;
  let mask = 0;
  const generals = S.generalsAt(s, owner, space);
  for (let general = nextBit(generals, 0); general >= 0; general = nextBit(generals, general + 1)) {
    if (whyNoSuitor(s, t, owner, royal, general) === null) mask = withBit(mask, general);
  }
  return mask;
}

function whyNoSuitor(s: DiadochiState, t: Tables, owner: number, royal: number, general: number): Reason | null {
  if (S.ownerOfGeneral(s, general) !== owner) return "card/not-your-general (wedding)";
  if (S.placeOfGeneral(s, general) !== spaceOfRoyal(s, royal)) return "card/not-with-the-bride";
  return isMarried(s, t, general) ? "card/married" : null;
}

function isMarried(s: DiadochiState, t: Tables, general: number): boolean {
  for (let r = 0; r < t.royalCount; r++) if (S.husbandOf(s, r) === general) return true;
  return false;
}

/** Marriage of Cleopatra, Marriage of Thessalonice: she marries a general of the player and becomes active in her space (DIA-ROY.11). */
export const marry: EffectProcedure<"marry"> = {
  run(s, { t, seat, part }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    return suitors(s, t, S.ownerOfSeat(seat), part.royal) === 0 ? "nothing" : "ask";
  },
  moves(s, { t, seat, part }, out) {
    pushGenerals(s, out, V["target-general"], suitors(s, t, S.ownerOfSeat(seat), part.royal));
  },
  play(s, card, c, _dice, log) {
    F.event.top(s).step = F.event.step.finished;
    activate(s, card, S.generalOfPiece(card.t, argA(c)), log);
  },
};

export const whyNotMarry: WhyNot<"marry"> = (s, { t, seat, part }, c) => {
  if (verbOf(c) !== V["target-general"]) return null;
  return whyNoSuitor(s, t, S.ownerOfSeat(seat), part.royal, S.generalOfPiece(t, argA(c))) ?? "general/other-piece";
};

// The number of links from one space to each space, as set by `measure`; -1 out of reach.
const distances: number[] = [];

function measure(t: Tables, from: SpaceIndex, most: number): void {
  distances.length = t.spaceCount;
  distances.fill(-1);
  distances[from] = 0;
  spread(t.routes, distances, most, anywhere);
}

function anywhere(): boolean {
  return true;
}

/**
 * Own Plans: moves an inactive royal woman to a city within some links, excluding Trans-Mediterranean ones; she stays inactive (DIA-ROY.7, DIA-CRD.5,
 * DIA-AMB.167).
 */
export const moveRoyal: EffectProcedure<"move-royal"> = {
  run(s, { t }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    if (F.event.top(s).step === F.event.step.chosen) return "ask";
    for (let r = 0; r < t.royalCount; r++) if (isInactive(s, t, r)) return "ask";
    return "nothing";
  },
  moves(s, { t, part }, out) {
    if (F.event.top(s).step !== F.event.step.chosen) {
      for (let r = 0; r < t.royalCount; r++) if (isInactive(s, t, r)) out.push(code(V["target-royal"], r));
      return;
    }
    measure(t, spaceOfRoyal(s, F.event.top(s).royal), part.maxLinks);
    for (let space = 0; space < t.spaceCount; space++) if (whyNotHerGoal(s, t, space) === null) out.push(code(V["target-space"], space));
  },
  play(s, { t }, c, _dice, log) {
    if (verbOf(c) === V["target-royal"]) {
      F.event.top(s).royal = argA(c);
      F.event.top(s).step = F.event.step.chosen;
      return;
    }
    const royal = F.event.top(s).royal;
    S.setRoyalPlace(s, royal, argA(c));
    F.event.top(s).step = F.event.step.finished;
    log?.push({ type: "royal-moved", clause: "DIA-ROY.7", royal: royalId(t, royal), space: spaceId(t, argA(c)) });
  },
};

export const whyNotMoveRoyal: WhyNot<"move-royal"> = (s, { t, part }, c) => {
  if (F.event.top(s).step !== F.event.step.chosen) return verbOf(c) === V["target-royal"] ? whyNotInactive(s, t, argA(c)) : null;
  measure(t, spaceOfRoyal(s, F.event.top(s).royal), part.maxLinks);
  return verbOf(c) === V["target-space"] ? whyNotHerGoal(s, t, argA(c)) : null;
};

function whyNotInactive(s: DiadochiState, t: Tables, royal: number): Reason | null {
  if (royal === S.bodyOf(t) || S.isMale(t, royal)) return "card/no-royal-woman";
  if (!isAlive(s, royal)) return "card/royal-dead";
  return S.controllerOf(s, royal) === S.NOBODY ? null : "card/royal-active";
}

// Uses the distances of the last `measure`.
function whyNotHerGoal(s: DiadochiState, t: Tables, space: SpaceIndex): Reason | null {
  if (distances[space] === 0) return "card/royal-there";
  if (distances[space]! < 0) return "card/too-far-for-her";
  return S.isMajorCity(t, space) || isLikeMinorCity(s, t, space) ? null : "card/no-city";
}
