/**
 * Lines that lead to what a test has begun by itself. A test runs a procedure that asks nobody, the end of a turn say, and looks at what has happened; in a game a player's move
 * comes before it. Each row has the procedures that lie there instead, what they remember, and the move with which the game goes on from there.
 */
import { F as D } from "../../src/diadochi/vocabulary/frames/index.js";
import { type DiadochiState, markPoints } from "../../src/diadochi/state/index.js";
import { indexOfKind, TO_STEP } from "../../src/core/flow/frames.js";
import type { GameState } from "../../src/core/state/state.js";
import { F as N } from "../../src/nine-years/vocabulary/frames.js";
import { changeHand, inHand, initiativeOf, type NineYearsState } from "../../src/nine-years/state/index.js";
import { F as P } from "../../src/peloponnesian/vocabulary/frames.js";
import {
  ACTIONS_USE,
  CLOCK,
  cardPlace,
  COMMITTED,
  committedCard,
  EVENT_USE,
  HAND,
  NO_USE,
  PILE,
  type PeloponnesianState,
  setCardPlace,
  useOf,
  write,
} from "../../src/peloponnesian/state/index.js";
import { tablesOf } from "../../src/peloponnesian/tables/index.js";
import { CARD_VALUES, OCCASION } from "../../src/nine-years/vocabulary/types.js";
import type { Handles } from "./sound-stack.js";

/** A position from which the line leads to what the test has run; the dice that fall before that. */
export interface LedTo {
  readonly position: GameState;
  readonly line: string;
  readonly dice: string;
}

const DIADOCHI_SEATS = ["red", "blue", "green", "yellow"] as const;
const TWO_SIDES = ["alliance", "bourbon"] as const;
const GREEKS = ["sparta", "athens"] as const;

/** The positions that may lead to this one, the simplest first. */
export function ledTo(ruleset: string, frames: Handles, before: GameState): LedTo[] {
  const top = topOf(before, frames);
  switch (ruleset) {
    case "diadochi":
      return toDiadochi(before as DiadochiState, top);
    case "nine-years":
      return toNineYears(before as NineYearsState, top);
    case "peloponnesian":
      return toPeloponnesian(before as PeloponnesianState, top);
    default:
      return [];
  }
}

/** Positions and lines that have the points of a position counted, where a test asks only what they are. */
export function ledToCount(ruleset: string, laid: GameState): LedTo[] {
  if (ruleset !== "diadochi") return [];
  const s = laid as DiadochiState;
  return Array.from({ length: s.seats }, (_, seat) => endOfMovement(copied(s, markPoints), seat, false)).flatMap(([armies, start]) => [start!, armies!]);
}

// The procedure on top and its step, as `turn:begin`.
function topOf({ frames: stack }: GameState, frames: Handles): string {
  const handle = Object.values(frames)[indexOfKind(stack.at(-1)!)]!;
  return `${handle.name}:${handle.steps[stack.at(-TO_STEP)!]!}`;
}

function copied<S extends GameState>(before: S, change: (s: S) => void): S {
  const s = structuredClone(before);
  change(s);
  return s;
}

// ---------------------------------------------------------------- Diadochi

function toDiadochi(before: DiadochiState, top: string): LedTo[] {
  const seats = DIADOCHI_SEATS.slice(0, before.seats);
  switch (top) {
    case "game-turn:strategy":
    case "game-turn:isolation":
    case "game-turn:endOfTurn":
      return seats.flatMap((_, seat) => endOfMovement(before, seat, true));
    case "supply-segment:check":
      return endOfMovement(before, D["supply-segment"].top(before).seat, false);
    case "game-turn:deal":
    case "game-turn:usurper":
    case "reinforcement:bonuses":
      return seats.flatMap((name, seat) =>
        seats.map((first) => ({ position: copied(before, (s) => namesFirst(s, seat)), line: `${name} name-first-player ${first}`, dice: "" })),
      );
    default:
      return [];
  }
}

// The last player of the last round ends his Movement Segment, or a player the one before his supply.
function endOfMovement(before: DiadochiState, seat: number, isLast: boolean): LedTo[] {
  const of = (moving: boolean): DiadochiState =>
    copied(before, (s) => {
      s.frames.length = 0;
      const turn = D["game-turn"].push(s);
      turn.step = D["game-turn"].step.roundOver;
      D["strategy-round"].push(s).next = isLast ? s.seats : 1;
      const round = D["round-turn"].push(s);
      round.seat = seat;
      round.step = D["round-turn"].step.movement;
      const segment = D["movement-segment"].push(s);
      segment.seat = seat;
      segment.step = moving ? D["movement-segment"].step.armies : D["movement-segment"].step.start;
      s.round = isLast ? s.round || 5 : Math.max(1, s.round);
      s.segment = round.step;
      s.active = seat;
      s.first = isLast ? (seat + 1) % s.seats : seat;
    });
  const name = DIADOCHI_SEATS[seat]!;
  return [
    { position: of(true), line: `${name} done`, dice: "" },
    { position: of(false), line: `${name} move-armies`, dice: "" },
  ];
}

function namesFirst(s: DiadochiState, seat: number): void {
  s.frames.length = 0;
  const turn = D["game-turn"].push(s);
  turn.step = D["game-turn"].step.usurper;
  D["name-first-player"].push(s).seat = seat;
}

// ---------------------------------------------------------------- Nine Years

function toNineYears(before: NineYearsState, top: string): LedTo[] {
  switch (top) {
    case "event-draw:draw":
      return [1, 2, 3, 4, 5, 6].map((face) => {
        const second = 1 - N["event-draw"].top(before as NineYearsState).seat;
        return { position: copied(before, (s) => strengthens(s, second)), line: `${TWO_SIDES[second]!} decline`, dice: `${face}` };
      });
    case "reinforcement:resources": {
      const { seat } = N.reinforcement.top(before as NineYearsState);
      const asked = initiativeOf(before as NineYearsState);
      return [{ position: copied(before, (s) => choosesOrder(s, seat)), line: `${TWO_SIDES[asked]!} go-first ${TWO_SIDES[seat]!}`, dice: "" }];
    }
    case "turn:deal":
      return TWO_SIDES.map((name, seat) => ({ position: copied(before, (s) => transfersLeaders(s, seat)), line: `${name} done`, dice: "" }));
    case "winter:lift":
      return TWO_SIDES.map((name, seat) => ({ position: copied(before, (s) => lastRound(s, seat)), line: `${name} end-round`, dice: "" }));
    default:
      return [];
  }
}

// The second side has its say about the roll of King William's War; then the first draws its event.
function strengthens(s: NineYearsState, seat: number): void {
  const first = 1 - seat;
  s.frames.length = 0;
  const turn = N.turn.push(s);
  turn.first = first;
  turn.step = N.turn.step.kww;
  N.strengthen.push(s).seat = seat;
}

// The side with initiative says who reinforces first.
function choosesOrder(s: NineYearsState, seat: number): void {
  s.frames.length = 0;
  const turn = N.turn.push(s);
  turn.first = seat;
  turn.step = N.turn.step.reinforceFirst;
  N["choose-order"].push(s).why = OCCASION.reinforcement;
}

// The last step of the Reinforcement Phase of the second side.
function transfersLeaders(s: NineYearsState, seat: number): void {
  s.frames.length = 0;
  const turn = N.turn.push(s);
  turn.first = 1 - seat;
  turn.step = N.turn.step.deal;
  const reinforcement = N.reinforcement.push(s);
  reinforcement.seat = seat;
  reinforcement.step = N.reinforcement.step.end;
  N["transfer-leaders"].push(s).seat = seat;
}

// The last action of the year, with no card left.
function lastRound(s: NineYearsState, seat: number): void {
  s.frames.length = 0;
  const turn = N.turn.push(s);
  turn.step = N.turn.step.winterQuarters;
  N["action-rounds"].push(s).next = 1 - seat;
  const round = N.round.push(s);
  round.seat = seat;
  round.step = N.round.step.actions;
  round.actions = 1;
  s.active = seat;
  for (const value of CARD_VALUES) for (const side of [0, 1]) changeHand(s, side, value, -inHand(s, side, value));
}

// ---------------------------------------------------------------- Peloponnesian

function toPeloponnesian(before: PeloponnesianState, top: string): LedTo[] {
  if (top === "player-turn:begin") return toEvent(before);
  if (top !== "campaign:nextSeason") return [];
  return GREEKS.map((name, seat) => ({ position: copied(before, (s) => lastTurn(s, seat)), line: `${name} end-phase`, dice: "" }));
}

// The card of an event turn is committed, the other side's already lies there; or the other side has gone first and ends its turn.
function toEvent(before: PeloponnesianState): LedTo[] {
  const { seat } = P["player-turn"].top(before);
  if (useOf(before, seat) !== EVENT_USE) return [];
  const card = tablesOf(before).cardIds[committedCard(before, seat)]!;
  return [
    { position: copied(before, (s) => commits(s, seat)), line: `${GREEKS[seat]!} play-event ${card}`, dice: "" },
    { position: copied(before, (s) => secondTurn(s, seat)), line: `${GREEKS[1 - seat]!} end-phase`, dice: "" },
  ];
}

function commits(s: PeloponnesianState, seat: number): void {
  s.frames.length = 0;
  P.campaign.push(s).step = P.campaign.step.firstTurn;
  P.commit.push(s);
  setCardPlace(s, committedCard(s, seat), HAND + seat);
  write(s, CLOCK.useOfSparta + seat, NO_USE);
}

// The other side ends the first turn of the season, with an action left.
function secondTurn(s: PeloponnesianState, seat: number): void {
  endsTurn(s, { mover: 1 - seat, first: 1 - seat, step: P.campaign.step.secondTurn });
}

// The second turn of the season ends, with an action left.
function lastTurn(s: PeloponnesianState, seat: number): void {
  endsTurn(s, { mover: seat, first: 1 - seat, step: P.campaign.step.endSeason });
  const card = s.cards.findIndex((_, c) => cardPlace(s, c) === PILE && tablesOf(s).cards[c]!.coins === 1);
  setCardPlace(s, card, COMMITTED + seat);
  for (const side of [0, 1]) write(s, CLOCK.useOfSparta + side, ACTIONS_USE);
}

// A side has an action left in its turn; the campaign goes on at this step.
function endsTurn(s: PeloponnesianState, { mover, first, step }: { readonly mover: number; readonly first: number; readonly step: number }): void {
  s.frames.length = 0;
  const campaign = P.campaign.push(s);
  campaign.step = step;
  campaign.second = 1 - first;
  const turn = P["player-turn"].push(s);
  turn.seat = mover;
  turn.step = P["player-turn"].step.afterPhase;
  P["action-phase"].push(s).seat = mover;
  write(s, CLOCK.first, first);
  write(s, CLOCK.active, mover);
  write(s, CLOCK.actions, 1);
}
