/** A game at the table: a position, dice by name, moves as lines of notation, and what came of them. */
import { expect } from "vitest";
import { ScriptedDice } from "../../src/core/dice/index.js";
import { isTycheError } from "../../src/core/errors.js";
import { runToChoice } from "../../src/core/flow.js";
import type { PeloponnesianEvent } from "../../src/peloponnesian/events.js";
import { PROCEDURES } from "../../src/peloponnesian/flow/index.js";
import { F } from "../../src/peloponnesian/frames.js";
import { PELOPONNESIAN as GAME } from "../../src/peloponnesian/index.js";
import {
  ACTIONS_USE,
  areaOf,
  CLOCK,
  COMMITTED,
  cvOf,
  EVENT_USE,
  HAND,
  INSIDE,
  hasMark,
  placeOf,
  type PeloponnesianState,
  setCardPlace,
  write,
} from "../../src/peloponnesian/state.js";
import { checkInvariants } from "../../src/peloponnesian/invariants.js";
import { SEASONS, SEATS, type Season, type Seat } from "../../src/peloponnesian/types.js";
import { block, card, seatOf, t } from "./positions.js";

type OfType<T> = Extract<PeloponnesianEvent, { readonly type: T }>;

export interface Table {
  readonly state: PeloponnesianState;
  /** Everything that happened so far. */
  readonly events: readonly PeloponnesianEvent[];
  /** The listed moves without the seat, in their order. */
  legal(): string[];
  /** Who is asked. */
  asked(): readonly Seat[];
  decision(): string;
  /** The events of a type, from the last `play` on. */
  told<T extends PeloponnesianEvent["type"]>(type: T): OfType<T>[];
  /** Plays lines of notation; without a seat they are of the one that is asked, with a question mark only if they are a choice. All dice of the script fall. */
  play(...lines: readonly string[]): Table;
  /** The dice of the next `play`, and the picks from deck and pool. */
  dice(rolls: string, draws?: string): Table;
  /** The refusal of a move: its code and clause; null when it is legal. */
  refusal(line: string): string | null;
}

/** Runs a position to its first choice and sits down. */
export function table(s: PeloponnesianState, rolls = "", draws = ""): Table {
  const events: PeloponnesianEvent[] = [];
  let since = 0;
  let state = s;
  let next = new ScriptedDice(rolls, { draws });
  runToChoice(state, PROCEDURES, next, events);
  next.assertUsedUp();

  function read(line: string) {
    const words = line.split(" ");
    return GAME.parse((SEATS as readonly string[]).includes(words[0]!) && words.length > 1 ? line : `${GAME.seatsToMove(state)[0]} ${line}`);
  }
  const self: Table = {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    legal: () => GAME.legalMoves(state).map((m) => GAME.format(m).replace(/^\S+ /, "")),
    asked: () => GAME.seatsToMove(state),
    decision: () => GAME.decision(state)?.kind ?? "game-over",
    told: <T extends PeloponnesianEvent["type"]>(type: T) => events.slice(since).filter((e): e is OfType<T> => e.type === type),
    dice(more, picks = "") {
      next = new ScriptedDice(more, { draws: picks });
      return self;
    },
    play(...lines) {
      since = events.length;
      const dice = next;
      next = new ScriptedDice("");
      for (const wanted of lines) {
        const line = wanted.replace("?", "");
        if (line !== wanted && !self.legal().includes(line)) continue;
        let step: ReturnType<typeof GAME.apply>;
        try {
          step = GAME.apply(state, read(line), dice);
        } catch (error) {
          if (!isTycheError(error)) throw error;
          throw new Error(`${line}: ${error.message}; asked ${self.decision()}: ${self.legal().join(", ")}`);
        }
        state = step.state;
        events.push(...step.events);
        checkInvariants(state);
      }
      dice.assertUsedUp();
      return self;
    },
    refusal(line) {
      const refusal = GAME.explain(state, read(line));
      return refusal === null ? null : `${refusal.code} ${refusal.clause}`;
    },
  };
  return self;
}

/** Nothing but the campaign is under way, at this step. */
export function campaignAt(s: PeloponnesianState, step: keyof typeof F.campaign.step): PeloponnesianState {
  s.frames.length = 0;
  F.campaign.push(s).step = F.campaign.step[step];
  return s;
}

/** Puts the turn of a seat on top: it uses this card, and the other side will use Tempest (1 coin), Oracle (2) or the card given for actions. */
export function turn(s: PeloponnesianState, seat: Seat, use: "event" | "actions", cardId: string, rivalCard?: string): PeloponnesianState {
  const me = seatOf(seat);
  write(s, CLOCK.first, me);
  campaignAt(s, "secondTurn");
  F.campaign.top(s).second = 1 - me;
  commit(s, me, use, cardId);
  commit(s, 1 - me, "actions", rivalCard ?? (cardId === "tempest" ? "oracle-of-delphi" : "tempest"));
  F["player-turn"].push(s).seat = me;
  return s;
}

function commit(s: PeloponnesianState, seat: number, use: "event" | "actions", cardId: string): void {
  setCardPlace(s, card(cardId), COMMITTED + seat);
  write(s, CLOCK.useOfSparta + seat, use === "event" ? EVENT_USE : ACTIONS_USE);
}

/** Cards of the common set with 1, 2 and 3 coins. */
const COINS = ["", "tempest", "oracle-of-delphi", "macedonian-intrigue"];

/** The action turn of a seat with a card of so many coins; above 3 the rest is given. */
export function actionTurn(s: PeloponnesianState, seat: Seat, actions: number): Table {
  const g = table(turn(s, seat, "actions", COINS[Math.min(actions, 3)]!));
  if (actions > 3) write(g.state, CLOCK.actions, actions);
  return g;
}

/** The event turn of a seat. */
export function eventTurn(s: PeloponnesianState, seat: Seat, cardId: string, rolls = "", draws = ""): Table {
  return table(turn(s, seat, "event", cardId), rolls, draws);
}

/** A season about to begin, with these hands. */
export function season(s: PeloponnesianState, name: Season, sparta: readonly string[], athens: readonly string[]): Table {
  write(s, CLOCK.season, SEASONS.indexOf(name) - 1);
  campaignAt(s, "nextSeason");
  for (const id of sparta) setCardPlace(s, card(id), HAND);
  for (const id of athens) setCardPlace(s, card(id), HAND + 1);
  return table(s);
}

/** Where blocks are and how strong: "athens 3", "inside athens 3", or "pool". */
export function whereIs(s: PeloponnesianState, ...ids: readonly string[]): string[] {
  return ids.map((id) => {
    const a = areaOf(s, block(id));
    if (a < 0) return ["pool", "reserve", "excluded", "drawn"][placeOf(s, block(id))]!;
    return `${hasMark(s, block(id), INSIDE) ? "inside " : ""}${t.areaIds[a]} ${cvOf(s, block(id))}`;
  });
}

/** The prestige marker: positive for a lead of Athens. */
export function marker(s: PeloponnesianState): number {
  return s.clock[CLOCK.prestige]!;
}

/** Actions left. */
export function actionsLeft(s: PeloponnesianState): number {
  return s.clock[CLOCK.actions]!;
}

export function expectMoves(g: Table, ...moves: readonly string[]): void {
  expect(g.legal()).toEqual(moves);
}
