/** What must hold in every position (the law of invariants): pieces conserved, nobody where the rules forbid, cargo fits. Throws when it does not. */
import { invariant } from "../core/errors.js"
import {
  areaOf, cardPlace, carrierOf, CLOCK, CLOCK_SIZE, COMMITTED, controllerOf, countInside, cvOf, garrisonCV, garrisonOf, hasMark, INSIDE, isBesieged, isClosedArea,
  isInPlay, nativeOf, NOBODY, ON_MAP, type PeloponnesianState, placeOf, read, useOf, NO_USE,
} from "./state.js"
import { type Tables, tablesOf } from "./tables.js"
import { DETACHED_GARRISON, NO_GARRISON } from "./types.js"

/** Checks a position. @throws Error when an invariant is broken */
export function checkInvariants(s: PeloponnesianState): void {
  const t = tablesOf(s)
  invariant(s.clock.length === CLOCK_SIZE && s.place.length === t.blocks && s.city.length === t.lands, "the arrays fit the board")
  invariant(read(s, CLOCK.scenario) >= 0 && read(s, CLOCK.scenario) < t.scenarios.length, "the scenario is one of the board")
  invariant(read(s, CLOCK.season) >= 0 && read(s, CLOCK.season) <= 5, "the season is one of six")
  invariant(read(s, CLOCK.actions) >= 0, "no negative actions")
  for (let b = 0; b < t.blocks; b++) checkBlock(s, t, b)
  for (const city of t.cities) checkCity(s, t, city)
  checkCards(s, t)
}

function checkBlock(s: PeloponnesianState, t: Tables, block: number): void {
  const name = t.blockIds[block]!
  const place = placeOf(s, block)
  invariant(place >= 0 && place < ON_MAP + t.areas, `${name} is somewhere`)
  if (!isInPlay(s, block)) {
    invariant(cvOf(s, block) === 0 && carrierOf(s, block) < 0, `${name} off the map has no CV and no fleet`)
    return
  }
  const area = areaOf(s, block)
  invariant(cvOf(s, block) >= 1 && cvOf(s, block) <= t.maxCV[block]!, `${name} has a CV of 1 to its maximum`) // PEL-2.1.2.1
  invariant(!isClosedArea(s, t, area), `${name} is in no neutral area`) // PEL-1.3.1.1
  invariant(t.fleet[block] === 0 || area >= t.lands || t.coastal[area] === 1, `${name} is a fleet at sea or on a coast`) // PEL-5.1.4
  invariant(!hasMark(s, block, INSIDE) || (area < t.lands && t.cityValue[area]! > 0 && controllerOf(s, area) === t.side[block]), `${name} is inside a city of its side`)
  checkCargo(s, t, block, area)
}

// PEL-5.2.1.1, PEL-5.2.1.2, PEL-5.2.1.3, PEL-5.2.1.8
function checkCargo(s: PeloponnesianState, t: Tables, block: number, area: number): void {
  const fleet = carrierOf(s, block)
  const name = t.blockIds[block]!
  if (fleet < 0) {
    invariant(t.fleet[block] === 1 || area < t.lands, `${name} at sea is carried`)
    return
  }
  invariant(fleet < t.blocks && t.fleet[fleet] === 1 && t.side[fleet] === t.side[block] && areaOf(s, fleet) === area, `${name} is carried by a fleet that is there`)
  invariant(t.fleet[block] === 0 && t.greek[block] === 1, `${name} may be carried`)
  for (let b = 0; b < block; b++) invariant(carrierOf(s, b) !== fleet, `${t.blockIds[fleet]} carries one block`)
}

function checkCity(s: PeloponnesianState, t: Tables, city: number): void {
  const name = t.areaIds[city]!
  const controller = controllerOf(s, city)
  const kind = garrisonOf(s, city)
  const cv = garrisonCV(s, city)
  invariant(controller <= NOBODY && (controller === NOBODY) === nativeOf(s, city) >= 2, `${name} has one controller, or is neutral`) // PEL-1.2.6
  invariant(cv <= t.cityValue[city]! && (kind !== NO_GARRISON || cv === 0) && (kind !== DETACHED_GARRISON || cv === 1), `${name} has a garrison that can be`)
  invariant(!isBesieged(s, city) || controller !== NOBODY, `${name} is besieged only if somebody's`)
  if (controller !== NOBODY) invariant(countInside(s, t, city, controller) <= t.cityValue[city]! || !isBesieged(s, city), `${name} holds no more than its capacity`) // PEL-1.2.2
}

function checkCards(s: PeloponnesianState, t: Tables): void {
  const leaders = [0, 0]
  const committed = [0, 0]
  for (let c = 0; c < t.cardIds.length; c++) {
    const place = cardPlace(s, c)
    invariant(place >= 0 && place <= COMMITTED + 1, `${t.cardIds[c]} is in one place`)
    if (place === 4 && t.leaderSide[c]! >= 0) leaders[t.leaderSide[c]!]!++
    if (place >= COMMITTED) committed[place - COMMITTED]!++
  }
  for (let seat = 0; seat < 2; seat++) {
    invariant(leaders[seat]! <= 1, "each side has at most one leader") // PEL-3.2.3.1
    invariant(committed[seat]! <= 1 && (committed[seat] === 0 || useOf(s, seat) !== NO_USE), "each side has at most one card committed")
  }
}
