/**
 * What a page and the table say to each other. The table is a worker that holds the true state of a game; pages hold what their viewer may see and nothing else, so that
 * two tabs can play a game with hidden pieces against each other.
 */
import type { HistoryEntry, OptionRow, RecordedNotes } from "tyche";
import type { ListedMove } from "tyche/ui";
import type { Followed } from "./lessons/lesson.js";

/** Who plays a seat: a person at the first page, a person at a page of his own, the lesson of a guided start, or a player made of code, by its name. */
export type Controller = "here" | "elsewhere" | (string & {});

/** A game to be set up. */
export interface NewGame {
  readonly ruleset: string;
  /** Options of `setup` without the seed. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string | number;
  /** Who plays each seat. */
  readonly seats: Readonly<Record<string, Controller>>;
}

/** A game as it is kept and sent: where it began, every move in notation, who plays. It holds every secret. */
export interface SavedGame extends NewGame {
  readonly format: "tyche-playground/1";
  readonly version: string;
  /** The position it began with, the arbiter's view of it or its state; null for one of `setup`. */
  readonly position: object | null;
  readonly moves: readonly string[];
  readonly conceded: string | null;
  /** Tags and comments of the record that it was read from. */
  readonly notes?: RecordedNotes;
}

/** A game that the browser keeps. */
export interface KeptGame {
  readonly id: string;
  readonly ruleset: string;
  readonly seats: Readonly<Record<string, Controller>>;
  /** How many decisions have been made. */
  readonly decisions: number;
  /** When it was played last, in milliseconds since 1970; 0 when that is not known. */
  readonly at: number;
  readonly isOver: boolean;
}

/** Something that a click can mean, by its kind: one of the targets of a move, or what else lies on the board. */
export interface Target {
  readonly kind: string;
  readonly id: string;
}

/** A legal move as a page needs it; its line is what `data-move` says and what is sent back. */
export type Choice = ListedMove;

/** An event as it is told: plain data of its ruleset. */
export interface Told {
  readonly type: string;
  readonly clause?: string | null;
}

/** A decision of the viewer's with what he saw of it, or what he saw of others' decisions. */
export type Moment = HistoryEntry;

/** The decision under way, as the viewer may know it. */
export interface Asked {
  readonly kind: string;
  readonly clause: string;
  readonly seats: readonly string[];
  readonly about?: object;
}

export interface Refused {
  readonly code: string;
  readonly clause: string | null;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

export interface Ended {
  readonly winners: readonly string[];
  readonly kind: string;
  readonly clause: string;
  readonly scores: Readonly<Record<string, number | undefined>>;
}

/** A game as one page may see it now. A page that is bound to its seats is sent no decision, choices and outcome: it works them out of its view (`seat.ts`). */
export interface Snapshot {
  readonly game: string;
  readonly ruleset: string;
  readonly version: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Every seat that plays, in seat order, and who plays it. */
  readonly seats: readonly { readonly seat: string; readonly controller: Controller; readonly mine: boolean }[];
  /** Whether this page may only look as its own seats. */
  readonly isBound: boolean;
  /** Who looks. */
  readonly viewer: string;
  /** Whether other persons at this page may not see what this viewer sees. */
  readonly isSecret: boolean;
  readonly view: object;
  readonly decision: Asked | null;
  /** The list of choices that this is: one that is not the list any more plays nothing. */
  readonly list: number;
  /** What the viewer can choose from; empty for a seat that is not asked, and for moments that are past. */
  readonly choices: readonly Choice[];
  /** The first moment that is sent anew, and all from there: a page keeps those before. */
  readonly log: { readonly from: number; readonly moments: readonly Moment[] };
  /** The moment that is shown, counted from 0; the last one, when the game is shown as it is now. */
  readonly moment: number;
  readonly isNow: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many decisions taking back to the start of the compound choice takes back; 0 when it is not one. */
  readonly chain: number;
  /** The seat for which a player made of code is thinking. */
  readonly thinking: string | null;
  /** How far the game has followed its lesson; null where it has none. */
  readonly lesson: Followed | null;
  readonly outcome: Ended | null;
}

/** How an event or a result of a move is likely to come about. */
export interface Chances {
  /** Each result, as the events that it is told by, likeliest first. */
  readonly results: readonly { readonly events: readonly Told[]; readonly probability: number }[];
  readonly worlds: number;
  readonly error: number;
  /** How often it was tried by chance, where the dice can fall in too many ways to go through them all; null otherwise. */
  readonly tries: number | null;
}

/** An error of the library, as data. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly path: string | null;
  readonly clause: string | null;
}

/** An option of a ruleset, with what it is when nobody says. */
export interface ShownOption {
  readonly name: string;
  readonly row: OptionRow;
  readonly usual: string | number | boolean | null;
}

/** What a new-game form needs to know of a ruleset. */
export interface Outline {
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly options: readonly ShownOption[];
}

/** What a page can ask the table for, with what it gets. Every call can fail with a `Fault`. */
export interface Calls {
  /** The options of a ruleset, and the seats that play with those given. */
  outline(ruleset: string, options: Readonly<Record<string, unknown>>): Outline;
  /** Sets a game up; its id. */
  create(game: NewGame): string;
  /** Begins the guided start of a game; its id. */
  lesson(ruleset: string): string;
  /** Reads a saved game, or a record of the library; its id. */
  load(json: unknown, seats: Readonly<Record<string, Controller>> | null): string;
  /** The games that the browser keeps, the one that was played last first. */
  games(): readonly KeptGame[];
  /** Throws a kept game away. */
  forget(game: string): void;
  /** Sets up another game like the one that this page sits at, with other dice; its id. `isSwapped` gives every seat to whoever played the one before it. */
  again(isSwapped: boolean): string;
  /** Views of the game at so many moments at most, evenly spread from its beginning to now. */
  course(most: number): readonly { readonly moment: number; readonly view: object }[];
  /** Sits down at a game: at the seats played here, or at one. Snapshots follow. */
  sit(game: string, seat: string | null): void;
  /** Looks as a viewer, "auto" for whoever is asked, at a moment, null for now. */
  look(viewer: string, moment: number | null): void;
  /** Plays a choice of a list; nothing when another list has come since. */
  play(line: string, list: number): void;
  /** Takes back so many decisions, as the page offered it beside a list. */
  undo(count: number, list: number): void;
  redo(list: number): void;
  concede(seat: string): void;
  /** Why a thing cannot be chosen now. */
  why(target: Target): readonly Refused[];
  odds(line: string): Chances;
  save(): SavedGame;
  record(): unknown;
  verify(): { readonly plies: number; readonly hash: string };
  /** The arbiter's view of the moment shown, to edit. */
  position(): unknown;
  /** What is wrong with a position; null when nothing is. */
  check(ruleset: string, position: unknown): Fault | null;
  /** Plays on from a position; the id of the game. */
  playFrom(ruleset: string, position: object, seats: Readonly<Record<string, Controller>>): string;
}

export type CallName = keyof Calls;

export type ToTable =
  | { readonly to: "call"; readonly id: number; readonly name: CallName; readonly args: readonly unknown[] }
  | { readonly to: "thinker" }
  | { readonly to: "bye" };

export type ToPage =
  | { readonly to: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly to: "fault"; readonly id: number; readonly fault: Fault }
  | { readonly to: "snapshot"; readonly snapshot: Snapshot };

/** What the table asks of a thinker, over a port of their own. */
export type ToThinker =
  | {
      readonly id: number;
      readonly task: "plan";
      readonly ruleset: string;
      readonly state: unknown;
      readonly seat: string;
      /** What the seat remembers of the game. */
      readonly memory: unknown;
      readonly player: string;
      readonly seed: string;
      /** How long a player that searches may think. */
      readonly milliseconds: number;
    }
  | { readonly id: number; readonly task: "odds"; readonly ruleset: string; readonly state: unknown; readonly line: string; readonly viewer: string };

export type FromThinker = { readonly id: number; readonly answer?: unknown; readonly fault?: Fault };
