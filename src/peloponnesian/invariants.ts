/** What must hold in every position (the law of invariants): pieces conserved, nobody where the rules forbid, cargo fits. Throws when it does not. */
import { invariant } from "../core/errors.js";
import { topKind } from "../core/frames.js";
import { carrierFighter, fighterAgility, fighterCount, fighterCV, fighterId, fighterPower } from "./combat/melee.js";
import { PROCEDURES } from "./flow/index.js";
import { GARRISON_ID } from "./flow/melee.js";
import {
  ALL_BITS,
  areaOf,
  cardPlace,
  carrierOf,
  CLOCK,
  CLOCK_SIZE,
  COMMITTED,
  controllerOf,
  countInside,
  cvOf,
  garrisonCV,
  garrisonOf,
  hasMark,
  INSIDE,
  isBesieged,
  isCarried,
  isClosedArea,
  isInPlay,
  isOfPairs,
  nativeOf,
  NOBODY,
  ON_MAP,
  type PeloponnesianState,
  placeOf,
  read,
  useOf,
  NO_USE,
  NOT_IN_DECK,
} from "./state.js";
import { type Tables, tablesOf } from "./tables.js";
import { DETACHED_GARRISON, NO_GARRISON, OLYMPIANS } from "./types.js";

/** Checks a position. @throws Error when an invariant is broken */
export function checkInvariants(s: PeloponnesianState): void {
  const t = tablesOf(s);
  invariant(s.clock.length === CLOCK_SIZE && s.blocks.length === t.blocks && s.city.length === t.lands, "the arrays fit the board");
  invariant(read(s, CLOCK.scenario) >= 0 && read(s, CLOCK.scenario) < t.scenarios.length, "the scenario is one of the board");
  invariant(read(s, CLOCK.season) >= 0 && read(s, CLOCK.season) <= 5, "the season is one of six");
  invariant(read(s, CLOCK.actions) >= 0, "no negative actions");
  checkClock(s);
  checkMachine(s, t);
  for (let b = 0; b < t.blocks; b++) checkBlock(s, t, b);
  for (const city of t.cities) checkCity(s, t, city);
  checkCards(s, t);
  checkQuestion(s);
}

function within(value: number, least: number, most: number, what: string): void {
  invariant(value >= least && value <= most, `${what} is in ${least}..${most}`);
}

function checkClock(s: PeloponnesianState): void {
  within(read(s, CLOCK.year), -500, -300, "the year");
  for (const at of [CLOCK.first, CLOCK.active]) within(read(s, at), 0, 1, "a seat");
  for (const at of [CLOCK.useOfSparta, CLOCK.useOfAthens, CLOCK.winner]) within(read(s, at), 0, 3, "a use");
  within(read(s, CLOCK.truce), 0, 40, "the truce");
  within(read(s, CLOCK.victory), 0, 4, "the victory");
  within(read(s, CLOCK.ending), 0, 6, "the ending");
  within(read(s, CLOCK.olympians), 0, 0x3fff, "the holders of the Olympians");
  within(read(s, CLOCK.effects), 0, 0xfff, "the effects");
}

// The parts no player sees whole: routes, crossings, forced marches, the melee, the frames.
function checkMachine(s: PeloponnesianState, t: Tables): void {
  const nodes = s.routes.length / 2;
  invariant(Number.isInteger(nodes) && s.crossings.length % 3 === 0 && s.forced.length % 2 === 0, "routes, crossings and forced marches are complete");
  for (let i = 0; i < nodes; i++) {
    within(s.routes[i * 2]!, 0, i, "the node before a node");
    within(s.routes[i * 2 + 1]!, 0, t.areas - 1, "the area of a node");
  }
  for (let i = 0; i < s.crossings.length; i += 3) {
    within(s.crossings[i]!, 0, t.borderIds.length - 1, "a crossed border");
    within(s.crossings[i + 1]!, 0, t.blocks - 1, "a fleet that crossed");
    within(s.crossings[i + 2]!, 0, t.blocks, "a cargo that crossed");
  }
  for (let i = 0; i < s.forced.length; i += 2) {
    within(s.forced[i]!, 0, t.blocks - 1, "a block that marches on");
    within(s.forced[i + 1]!, 0, t.areas - 1, "an area to march to");
  }
  invariant(isOfPairs(s.aboard, t.blocks, t.blocks), "cargo is told in block order");
  invariant(isOfPairs(s.onRoute, t.blocks, nodes + 1), "routes are told in block order");
  for (let b = 0; b < t.blocks; b++) {
    within(s.blocks[b]!, 0, ALL_BITS, "what is known of a block");
    invariant(isCarried(s, b) === s.aboard.some((block, i) => i % 2 === 0 && block === b), "who is carried has a fleet");
  }
  checkMelee(s, t);
  checkFrames(s, t);
}

function checkMelee(s: PeloponnesianState, t: Tables): void {
  const { melee } = s;
  if (melee.length === 0) return;
  const fighters = fighterCount(melee);
  invariant(Number.isInteger(fighters) && fighters >= 0, "a melee has whole fighters");
  within(melee[0]!, 0, 4, "the mode of a melee");
  within(melee[3]!, 0, Math.max(1, fighters - 1), "the side or fighter whose turn it is");
  for (let i = 0; i < fighters; i++) {
    if (fighterId(melee, i) !== GARRISON_ID) within(fighterId(melee, i), 0, t.blocks - 1, "a fighter");
    within(fighterCV(melee, i), 0, 9, "the CV of a fighter");
    within(fighterAgility(melee, i), 0, 5, "the agility of a fighter");
    within(fighterPower(melee, i), 1, 3, "the power of a fighter");
    within(carrierFighter(melee, i), -1, fighters - 1, "the fleet of a fighter");
  }
}

const SLOT_LIMITS: Readonly<Record<string, (t: Tables) => number>> = {
  seat: () => 1,
  turn: () => 1,
  area: (t) => t.areas,
  city: (t) => t.areas,
  from: (t) => t.areas - 1,
  to: (t) => t.areas - 1,
  fleet: (t) => t.blocks,
  block: (t) => t.blocks,
  cargo: (t) => t.blocks,
  column: (t) => t.blocks,
  card: (t) => t.cardIds.length - 1,
  olympian: () => OLYMPIANS.length - 1,
};

function checkFrames(s: PeloponnesianState, t: Tables): void {
  invariant(s.frames.length > 0, "something is under way");
  for (let top = s.frames.length; top > 0; ) {
    const kind = s.frames[top - 1]!;
    const procedure = PROCEDURES[kind & 255];
    invariant(procedure !== undefined && kind >> 8 === procedure.slots.length && top >= procedure.slots.length + 3, "a frame is of a known kind");
    procedure.slots.forEach((name, i) => within(s.frames[top - 4 - i]!, 0, SLOT_LIMITS[name]?.(t) ?? 9999, `${procedure.kind}.${name}`));
    top -= procedure.slots.length + 3;
  }
}

// Nobody is asked exactly when the game is over; who is asked has a choice.
function checkQuestion(s: PeloponnesianState): void {
  const procedure = PROCEDURES[topKind(s)]!;
  const asked = procedure.asks(s);
  invariant((asked === 0) === read(s, CLOCK.winner) > 0, "nobody is asked exactly when the game is over");
  for (let seat = 0; seat < 2; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    const list: number[] = [];
    procedure.moves(s, seat, list);
    invariant(list.length > 1, "who is asked has a choice");
  }
}

function checkBlock(s: PeloponnesianState, t: Tables, block: number): void {
  const name = t.blockIds[block]!;
  const place = placeOf(s, block);
  invariant(place >= 0 && place < ON_MAP + t.areas, `${name} is somewhere`);
  if (!isInPlay(s, block)) {
    invariant(cvOf(s, block) === 0 && carrierOf(s, block) < 0, `${name} off the map has no CV and no fleet`);
    return;
  }
  const area = areaOf(s, block);
  invariant(cvOf(s, block) >= 1 && cvOf(s, block) <= t.maxCV[block]!, `${name} has a CV of 1 to its maximum`); // PEL-2.1.2.1
  invariant(!isClosedArea(s, t, area), `${name} is in no neutral area`); // PEL-1.3.1.1
  invariant(t.fleet[block] === 0 || area >= t.lands || t.coastal[area] === 1, `${name} is a fleet at sea or on a coast`); // PEL-5.1.4
  invariant(
    !hasMark(s, block, INSIDE) || (area < t.lands && t.cityValue[area]! > 0 && controllerOf(s, area) === t.side[block]),
    `${name} is inside a city of its side`,
  );
  checkCargo(s, t, block, area);
}

// PEL-5.2.1.1, PEL-5.2.1.2, PEL-5.2.1.3, PEL-5.2.1.8
function checkCargo(s: PeloponnesianState, t: Tables, block: number, area: number): void {
  const fleet = carrierOf(s, block);
  const name = t.blockIds[block]!;
  if (fleet < 0) {
    invariant(t.fleet[block] === 1 || area < t.lands, `${name} at sea is carried`);
    return;
  }
  invariant(
    fleet < t.blocks && t.fleet[fleet] === 1 && t.side[fleet] === t.side[block] && areaOf(s, fleet) === area,
    `${name} is carried by a fleet that is there`,
  );
  invariant(t.fleet[block] === 0 && t.greek[block] === 1, `${name} may be carried`);
  for (let b = 0; b < block; b++) invariant(carrierOf(s, b) !== fleet, `${t.blockIds[fleet]} carries one block`);
}

function checkCity(s: PeloponnesianState, t: Tables, city: number): void {
  const name = t.areaIds[city]!;
  const controller = controllerOf(s, city);
  const kind = garrisonOf(s, city);
  const cv = garrisonCV(s, city);
  invariant(controller <= NOBODY && (controller === NOBODY) === nativeOf(s, city) >= 2, `${name} has one controller, or is neutral`); // PEL-1.2.6
  invariant(cv <= t.cityValue[city]! && (kind !== NO_GARRISON || cv === 0) && (kind !== DETACHED_GARRISON || cv === 1), `${name} has a garrison that can be`);
  invariant(!isBesieged(s, city) || controller !== NOBODY, `${name} is besieged only if somebody's`);
  if (controller !== NOBODY)
    invariant(countInside(s, t, city, controller) <= t.cityValue[city]! || !isBesieged(s, city), `${name} holds no more than its capacity`); // PEL-1.2.2
}

function checkCards(s: PeloponnesianState, t: Tables): void {
  const leaders = [0, 0];
  const committed = [0, 0];
  for (const four of s.cards) within(four, 0, 0xffff, "where four cards are");
  for (let c = t.cardIds.length; c < s.cards.length * 4; c++) invariant(cardPlace(s, c) === NOT_IN_DECK, "no card is more than there are");
  for (let c = 0; c < t.cardIds.length; c++) {
    const place = cardPlace(s, c);
    invariant(place >= 0 && place <= COMMITTED + 1, `${t.cardIds[c]} is in one place`);
    if (place === 4 && t.leaderSide[c]! >= 0) leaders[t.leaderSide[c]!]!++;
    if (place >= COMMITTED) committed[place - COMMITTED]!++;
  }
  for (let seat = 0; seat < 2; seat++) {
    invariant(leaders[seat]! <= 1, "each side has at most one leader"); // PEL-3.2.3.1
    invariant(committed[seat]! <= 1 && (committed[seat] === 0 || useOf(s, seat) !== NO_USE), "each side has at most one card committed");
  }
}
