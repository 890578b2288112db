/** The cards that may be committed as events, and their values (3.1, 3.3, 4.0). */
import { hasBit } from "../../core/basics/bits.js";
import { EVENT_IDS, type EventId, WINTER } from "../vocabulary/types.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { ATHENS, DETACHED_GARRISON, NEUTRAL, SPARTA } from "../vocabulary/types.js";
import { canBuildAny } from "./build.js";
import { isTruce } from "./entry.js";
import { areOdrysiansWilling, canPlaceAnywhere, homesOf } from "./homes.js";
import { canRegionRevolt, canRevolt } from "./revolt.js";
import { isEstablished } from "./siege.js";

export function eventOf(t: Tables, card: number): EventId {
  return EVENT_IDS[t.cardEvent[card]!]!;
}

/** PEL-3.1.3, PEL-10.4.2: true if a seat may commit a card as an event now. */
export function canCommitEvent(s: PeloponnesianState, t: Tables, seat: number, card: number): boolean {
  if (!hasBit(t.cardSides[card]!, seat) || !hasBit(t.cardSeasons[card]!, S.read(s, S.CLOCK.season))) return false;
  return canResolve(s, t, seat, card);
}

/** True if the requirements of an event are met. None depends on hidden information of the opponent. */
export function canResolve(s: PeloponnesianState, t: Tables, seat: number, card: number): boolean {
  switch (eventOf(t, card)) {
    case "regional-revolt":
      // PEL-3.4.6, PEL-13.3.2: two cards of Persian Aid stop revolts; PEL-3.5.1: a region of the card has an eligible city.
      return S.persianAid(s, t) < 2 && t.cardRegions[card]!.some((region) => canRegionRevolt(s, t, region));
    case "tribute-revolt":
      return t.cities.some((city) => t.region[city]! >= 0 && t.subjectRegion[t.region[city]!] === 1 && canRevolt(s, t, city));
    case "emergency-levy":
    case "tribute-reassessment":
      return canBuildAny(s, t, seat, false);
    case "shipwrights":
      return canBuildAny(s, t, seat, true) || canPlaceFleet(s, t, seat);
    case "mercenaries":
      return poolCount(s, t, seat) > 0;
    case "treachery":
      return t.cities.some((city) => isEstablished(s, city, seat) && S.garrisonCV(s, city) > 0);
    case "siege-works":
      return t.cities.some((city) => isEstablished(s, city, seat));
    case "winter-stores":
      return S.read(s, S.CLOCK.season) === WINTER;
    case "diplomacy":
      return t.cities.some((city) => canWoo(s, t, seat, city));
    case "civil-war":
      return t.cities.some((city) => canDivide(s, t, seat, city));
    case "thracian-alliance":
      return areOdrysiansWilling(s, t) && !S.isClosedArea(s, t, t.named.odrysia) && poolHas(s, t, seat, "odrysian");
    case "macedonian-intrigue":
      return isMacedoniaInPlay(s, t);
    case "plague":
      // PEL-3.5.19: a block of either side must be in Athens, or Pericles in play.
      if (t.named.athens < 0) return false;
      return S.hasBlock(s, t, t.named.athens, ATHENS) || S.hasBlock(s, t, t.named.athens, SPARTA) || isLeading(s, t, ATHENS, t.leaders.pericles);
    case "peace-faction": // PEL-12.0.1: only this event makes peace.
      // PEL-3.5.21: the scenario must allow peace; it is possible from 427 BC on, but not in a truce.
      return S.scenarioOf(s).row.peaceAllowed && S.read(s, S.CLOCK.year) >= -427 && !isTruce(s);
    case "argive-alliance":
      // PEL-3.5.23, PEL-15.2.3: Argos must be neutral and on the map.
      return t.named.argos >= 0 && S.nativeOf(s, t.named.argos) === NEUTRAL && !S.isOutOfPlay(s, t, t.named.argos);
    case "leader":
      return t.leaderSide[card] === seat;
    case "persian-aid":
      return S.read(s, S.CLOCK.year) >= -415; // PEL-3.5.25: Persian Aid is possible from 415 BC on.
    case "decelea":
      return hasGreekBlock(s, t, seat, t.named.athens); // PEL-3.5.26: a Greek block of the seat must be in the area of Athens.
    case "trial-of-the-generals":
      return S.leaderOf(s, t, ATHENS) >= 0; // PEL-3.5.28: Athens must have a leader.
    case "ill-omen":
    case "tempest":
    case "surprise-march":
    case "oracle-of-delphi":
    case "helot-rising":
    case "earthquake":
    case "war-party":
    case "oligarchic-coup":
      return true;
  }
}

function canPlaceFleet(s: PeloponnesianState, t: Tables, seat: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (t.fleet[b] === 1 && S.placeOf(s, b) === S.POOL && canPlaceAnywhere(s, t, b)) return true;
  return false;
}

export function poolCount(s: PeloponnesianState, t: Tables, seat: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.placeOf(s, b) === S.POOL) n++;
  return n;
}

function poolHas(s: PeloponnesianState, t: Tables, seat: number, special: string): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (t.special[b] === special && S.placeOf(s, b) === S.POOL) return true;
  return false;
}

function hasGreekBlock(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (t.greek[b] === 1 && area >= 0 && S.areaOf(s, b) === area) return true;
  return false;
}

function isMacedoniaInPlay(s: PeloponnesianState, t: Tables): boolean {
  for (let b = 0; b < t.blocks; b++) if (t.special[b] === "macedonian") for (const home of homesOf(s, b)) if (!S.isClosedArea(s, t, home)) return true;
  return false;
}

/**
 * PEL-3.5.13: true if Diplomacy may name an area. The area is neutral, not Persian. By land or across one sea area, it is next to an area whose city the
 * seat controls.
 */
export function canWoo(s: PeloponnesianState, t: Tables, seat: number, area: number): boolean {
  if (S.nativeOf(s, area) !== NEUTRAL || S.isOutOfPlay(s, t, area)) return false;
  for (let i = t.start[area]!; i < t.start[area + 1]!; i++) {
    const next = t.to[i]!;
    if (next < t.lands) {
      if (t.cityValue[next]! > 0 && S.controllerOf(s, next) === seat) return true;
      continue;
    }
    for (let j = t.start[next]!; j < t.start[next + 1]!; j++) {
      const shore = t.to[j]!;
      if (shore < t.lands && t.cityValue[shore]! > 0 && S.controllerOf(s, shore) === seat) return true;
    }
  }
  return false;
}

/** PEL-3.5.14: true if Civil War may name a city. */
export function canDivide(s: PeloponnesianState, t: Tables, seat: number, city: number): boolean {
  if (S.controllerOf(s, city) !== S.rivalOf(seat) || t.cityValue[city]! > 3 || S.isClosedArea(s, t, city)) return false;
  if (city === t.named.athens || city === t.named.sparta || S.isBesieged(s, city) || isTruce(s)) return false;
  return S.garrisonOf(s, city) !== DETACHED_GARRISON && !S.hasBlock(s, t, city, S.rivalOf(seat));
}

/** The initiative value of a committed card (PEL-3.3.2, PEL-3.3.3, PEL-3.3.5). */
export function initiativeValue(s: PeloponnesianState, t: Tables, seat: number): number {
  return S.useOf(s, seat) === S.EVENT_USE ? 0 : t.coins[S.committedCard(s, seat)]!;
}

/** The seat that resolves its sacrifice first: the one with more coins, Sparta if they are equal (PEL-10.4.4). */
export function firstToSacrifice(s: PeloponnesianState, t: Tables): number {
  return coinsSacrificed(s, t, ATHENS) > coinsSacrificed(s, t, SPARTA) ? ATHENS : SPARTA;
}

function coinsSacrificed(s: PeloponnesianState, t: Tables, seat: number): number {
  return S.useOf(s, seat) === S.SACRIFICE_USE ? (t.coins[S.committedCard(s, seat)] ?? 0) : 0;
}

/** The rating of a seat's leader in play; 0 without one (PEL-4.0.1). */
export function leaderRating(s: PeloponnesianState, t: Tables, seat: number): number {
  const leader = S.leaderOf(s, t, seat);
  if (leader < 0) return 0;
  // PEL-3.5.24: Persian Aid raises the rating of Lysander.
  return leader === t.leaders.lysander && S.persianAid(s, t) > 0 ? 2 : t.leaderRating[leader]!;
}

/** PEL-4.0.1: the actions of a seat's action turn. */
export function actionsOf(s: PeloponnesianState, t: Tables, seat: number): number {
  let actions = t.coins[S.committedCard(s, seat)]! + leaderRating(s, t, seat);
  if (seat === SPARTA) actions += S.persianAid(s, t); // PEL-13.1.1, PEL-3.2.2.2: each card of Persian Aid adds 1.
  if (S.hasEffect(s, seat === SPARTA ? S.OMEN_ON_SPARTA : S.OMEN_ON_ATHENS)) actions -= 2; // PEL-3.5.9: an ill omen costs 2.
  if (seat === ATHENS && S.hasEffect(s, S.COUP)) actions -= 1; // PEL-3.5.27: a coup costs 1 until New Year.
  return Math.max(0, actions);
}

/** True if the rival of a seat uses his card for actions this season. */
export function rivalActs(s: PeloponnesianState, seat: number): boolean {
  return S.useOf(s, S.rivalOf(seat)) === S.ACTIONS_USE;
}

/** `card` is a leader that the rules name, or -1 if this edition lacks it. */
export function isLeading(s: PeloponnesianState, t: Tables, seat: number, card: number): boolean {
  return card >= 0 && S.leaderOf(s, t, seat) === card;
}

export function isDeceleaFortified(s: PeloponnesianState, t: Tables): boolean {
  return S.inPlayCount(s, t, EVENT_IDS.indexOf("decelea")) > 0;
}
