/** What holds in every position that waits for a choice: pieces and cards conserved, nobody where the rules forbid, a sound stack of procedures. */
import type { Code } from "../core/codes.js";
import { invariant } from "../core/errors.js";
import { type FrameView, topKind, viewFrames } from "../core/frames.js";
import { PROCEDURES } from "./flow/index.js";
import { cuAt, inDiscard, inHand, inPile, isOnMap, overrunCuAt, placeOf, tiredCuAt, type UnrestState } from "./state.js";
import { mayHold } from "./edition.js";
import { seatOfNumber, type Tables, tablesOf } from "./tables.js";
import { CARTHAGE, COALITION, DISPLACED, ENDINGS, LOCATIONS, RESTING, SEATS, SET_ASIDE, SICILY, SYRACUSAE } from "./types.js";

/** Throws when a position breaks an invariant. */
export function checkInvariants(s: UnrestState): void {
  const t = tablesOf(s);
  checkNumbers(s, t);
  checkCards(s, t);
  checkCu(s);
  checkLeaders(s, t);
  checkFrames(s, t);
  checkChoice(s);
}

function within(value: number, least: number, most: number, what: string): void {
  invariant(Number.isInteger(value) && value >= least && value <= most, `${what} is ${value}, expected ${least} to ${most}`);
}

function checkNumbers(s: UnrestState, t: Tables): void {
  const over = s.winner !== 0;
  within(s.turns, 1, t.scenario.turns, "the length of the game");
  within(s.turn, 1, s.turns, "the turn");
  within(s.round, 0, t.scenario.rounds, "the round");
  within(s.first, s.round > 0 ? 1 : 0, SEATS.length, "the first player");
  within(s.active, 0, SEATS.length, "the active side");
  within(s.level, 0, t.box.maxLevel, "the level"); // CAR-20.1.11
  within(s.marker, 0, 1, "the marker");
  within(s.ports, 0, t.scenario.ports, "the ports");
  within(s.vp, 0, t.box.maxVictoryPoints, "the victory points"); // CAR-R4.1
  within(s.marked, 0, (1 << t.leadersFrom[COALITION]!) - 1, "the marked commanders"); // CAR-S.26: Carthaginian ones
  within(s.winner, 0, SEATS.length, "the winner");
  within(s.ending, over ? 1 : 0, over ? ENDINGS.length - 1 : 0, "the ending");
}

function checkCards(s: UnrestState, t: Tables): void {
  t.cardCopies.forEach((copies, card) => {
    invariant(inPile(s, card) >= 0 && inHand(s, card) >= 0 && inDiscard(s, card) >= 0, `a negative number of ${t.cardIds[card]}`);
    invariant(inPile(s, card) + inHand(s, card) + inDiscard(s, card) === copies, `there are not ${copies} of ${t.cardIds[card]}`);
  });
}

// No rule limits them (CAR-S.41); the number keeps positions read from outside small.
const MOST_CU = 9999;

function checkCu(s: UnrestState): void {
  LOCATIONS.forEach((id, location) => {
    SEATS.forEach((side, seat) => {
      within(cuAt(s, seat, location), 0, mayHold(id, side) ? MOST_CU : 0, `CU of ${side} in ${id}`);
    });
    const attacked = tiredCuAt(s, location) + overrunCuAt(s, location);
    within(tiredCuAt(s, location), 0, MOST_CU, `CU that fought in ${id}`);
    within(overrunCuAt(s, location), 0, MOST_CU, `CU that overran in ${id}`);
    within(attacked, 0, s.active === 0 ? 0 : cuAt(s, s.active - 1, location), `CU that attacked in ${id}`);
  });
}

function checkLeaders(s: UnrestState, t: Tables): void {
  t.leaderIds.forEach((id, leader) => {
    const seat = seatOfNumber(t.leadersFrom, leader);
    const place = placeOf(s, leader);
    const home = LOCATIONS[place];
    if (home !== undefined) invariant(mayHold(home, SEATS[seat]!), `${id} cannot be in ${home}`);
    else if (t.leaderNamed[leader]!) invariant(place === DISPLACED, `${id} cannot be set aside`);
    else invariant(place === SET_ASIDE || (place === RESTING && s.active === seat + 1), `${id} cannot be displaced or rest`);
  });
}

/** Under which procedure each runs, and at which steps of that one. */
const RUNS_UNDER: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  draw: { turn: [2, 3] },
  "first-player": { turn: [4] },
  round: { turn: [4] },
  active: { round: [1, 2] },
  activate: { active: [1] },
  activation: { activate: [0] },
  mistrust: { activation: [1], blockade: [2] },
  storms: { movement: [3] },
  movement: { activation: [3] },
  attack: { activation: [4] },
  "unrest-battle": { attack: [3] },
  "sicily-battle": { attack: [3] },
  "battle-responses": { "unrest-battle": [1], "sicily-battle": [2] },
  support: { attack: [2, 3], "sicily-battle": [3] },
  "wild-beasts": { "sicily-battle": [4] },
  blockade: { active: [1] },
  "place-cu": { turn: [7, 8], active: [1] },
  "return-leaders": { turn: [9, 11] },
  rearrange: { turn: [10, 12], active: [1] },
};

/** At which steps a procedure asks; 0 for the others. */
const ASKS_AT: Readonly<Record<string, readonly number[]>> = { active: [1], activation: [2], movement: [0, 1, 2] };

function checkFrames(s: UnrestState, t: Tables): void {
  const frames = viewFrames(s, PROCEDURES);
  invariant(frames[0]?.kind === (s.winner === 0 ? "turn" : "game-over"), "the stack has another bottom");
  invariant(s.winner === 0 || frames.length === 1, "something is under way after the end");
  const inAction = frames.some((frame) => frame.kind === "round");
  invariant(inAction === s.round > 0 || s.winner !== 0, "a round is under way outside the action phase, or none in it");
  invariant(frames.some((frame) => frame.kind === "active") === s.active > 0 || s.winner !== 0, "a side is active without being asked");
  frames.forEach((frame, i) => {
    const below = frames[i - 1];
    if (below !== undefined)
      invariant(RUNS_UNDER[frame.kind]?.[below.kind]?.includes(below.step) === true, `${frame.kind} cannot run there under ${below.kind}`);
    checkSlots(s, t, frame);
  });
  const top = frames[frames.length - 1]!;
  invariant((ASKS_AT[top.kind] ?? [0]).includes(top.step), `${top.kind} does not ask at step ${top.step}`);
}

function checkSlots(s: UnrestState, t: Tables, { kind, slots, answer }: FrameView): void {
  within(answer, 0, 4095, "the answer of a frame");
  const leaders = t.leaderIds.length;
  const range = (name: string, least: number, most: number): void => within(slots[name] ?? least, least, most, `${name} of ${kind}`);
  range("seat", 0, 1);
  if (kind === "active") invariant(slots["seat"] === s.active - 1, "another side is active");
  for (const flag of ["cardPlayed", "rearranged", "marched"]) range(flag, 0, 1);
  range("value", 1, 3);
  range("left", 0, kind === "activate" ? 2 : 99);
  for (const name of ["firstOrNone", "spentOrNone", "commanderOrNone", "beatenOrNone", "next"]) range(name, 0, leaders);
  range("points", 0, 99);
  range("capacity", 0, t.box.mostCu);
  range("to", 0, SYRACUSAE);
  range("taken", 0, (1 << leaders) - 1);
  range("location", 0, SICILY);
  range("effects", 0, 4095);
  range("turn", CARTHAGE, COALITION);
  range("passes", 0, 1);
  range("leader", 0, leaders - 1);
  if (kind === "activation" || kind === "movement" || kind === "attack") checkLeaderSlot(s, t, slots["leader"]!, slots["cu"] ?? 0);
  if (kind === "return-leaders" || kind === "rearrange") checkNext(s, t, kind, slots);
  if (kind === "movement") checkMovement(s, t, slots);
}

// A leader who acts belongs to the active side, and is on the map with the CU that go with him unless they have just been lost.
function checkLeaderSlot(s: UnrestState, t: Tables, leader: number, cu: number): void {
  const seat = seatOfNumber(t.leadersFrom, leader);
  invariant(seat === s.active - 1, "a leader of the other side is active");
  const deciding = PROCEDURES[topKind(s)]!.kind;
  if (deciding === "support" || deciding === "wild-beasts") return within(cu, 0, MOST_CU, "CU that fought");
  invariant(isOnMap(s, leader), "the active leader is off the map");
  within(cu, 0, cuAt(s, seat, placeOf(s, leader)), "CU of the active leader");
}

function checkNext(s: UnrestState, t: Tables, kind: string, slots: FrameView["slots"]): void {
  const leader = slots["next"]!;
  invariant(leader < t.leaderIds.length && seatOfNumber(t.leadersFrom, leader) === slots["seat"], "no leader to place");
  invariant(kind === "rearrange" ? !t.leaderNamed[leader]! : placeOf(s, leader) === DISPLACED, "this leader is not to be placed");
}

function checkMovement(s: UnrestState, t: Tables, slots: FrameView["slots"]): void {
  const seat = seatOfNumber(t.leadersFrom, slots["leader"]!);
  invariant(mayHold(LOCATIONS[slots["to"]!]!, SEATS[seat]!), "a movement to a closed location");
  t.leaderIds.forEach((_, leader) => {
    if (((slots["taken"]! >> leader) & 1) === 1) invariant(placeOf(s, leader) === placeOf(s, slots["leader"]!), "a subordinate who is not there");
  });
}

function checkChoice(s: UnrestState): void {
  if (s.winner !== 0) return;
  const procedure = PROCEDURES[topKind(s)]!;
  for (let seat = 0; seat < SEATS.length; seat++) {
    if ((procedure.asks(s) & (1 << seat)) === 0) continue;
    const codes: Code[] = [];
    procedure.moves(s, seat, codes);
    invariant(codes.length > 1, "nobody has a choice");
  }
}
