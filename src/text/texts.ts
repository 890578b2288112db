/** The texts of a language for one ruleset: sentences for everything the rules say. English and Russian have the same keys, by this type. */
import type { Refusal } from "../core/basics/errors.js";
import type { GameTypes, Outcome, Viewer } from "../core/ruleset/contract.js";
import type { CardText } from "./cards.js";
import type { LogEntry, LogOptions } from "./log.js";

/** The languages of the sentences. */
export const LOCALES = ["en", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** The options of a move's text. */
export interface MoveOptions {
  /** False leaves out the mover, for a list that the mover reads. */
  readonly seat?: boolean | undefined;
}

/** The sentences of one ruleset in one language. */
export interface Texts<T extends GameTypes = GameTypes> {
  /**
   * A move as a short phrase for a button or a list: `Red: March to Sardis`, with `{ seat: false }` `March to Sardis`. With its decision, buttons such as "Done" say what they
   * end.
   */
  move(move: T["move"], decision?: Pick<T["decision"], "kind"> | null, options?: MoveOptions): string;
  /** An event as one sentence. */
  event(event: T["event"]): string;
  /**
   * The lines of a step in a log: the move and its events, without repetition. A move has no line if its events already tell it, and an event has none if its neighbours
   * do; a step without a visible change has no lines at all. Without a move (null: the set-up, or a move of somebody else) it gives the events alone. It takes an entry of
   * `game.history` as it is.
   */
  log(entry: LogEntry<T["move"], T["event"]>, options?: LogOptions): string[];
  /** The reason why a move is refused, as one sentence. */
  refusal(refusal: Refusal): string;
  /** The outcome of the game, as one sentence. */
  outcome(outcome: Outcome<T["seat"]>): string;
  /** The decision under way, by its kind, as a heading: `Naval interception`. */
  decision(kind: string): string;
  /**
   * The question of a decision, with its subject: `Place control markers: 3 of 4 operations points left (“Lamian War”).` It depends on the decision alone, so that a program
   * shows the same after a reload, and it shows all that the decision holds: give it the decision as the viewer may know it (`decision(state, viewer)`, or that of a view). For
   * a viewer who is not asked it begins with those who are: `Red: Place control markers: …`; without a viewer it is the question alone. With the list of moves that is shown
   * below it, it asks only for moves in the list; without a list, or with an empty one, for all that such a list can hold.
   */
  prompt(decision: T["decision"], viewer?: Viewer<T["seat"]>, moves?: readonly Pick<T["move"], "type">[]): string;
  /** The name of a seat, space, general, card or block by its id; the id itself when there is none. */
  name(id: string): string;
  /**
   * The text of a card of the standard edition: its uses and the effect of its event; null for other ids. In Nine Years, Action cards have the ids `action-1`, `action-2` and
   * `action-3`.
   */
  card(id: string): CardText | null;
  /** The name of a thing on the board: its title, kinds of places, links, pieces and marks, boxes, tracks, piles, names of geography; for any other id its name. */
  label(id: string): string;
}
