import type { Refusal } from "../core/basics/errors.js";
import type { GameTypes, Outcome, Viewer } from "../core/ruleset/contract.js";
import type { CardText } from "./cards.js";
import type { LogEntry, LogOptions } from "./log.js";

/** The languages of the texts. */
export const LOCALES = ["en", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

export interface MoveOptions {
  /** False leaves out the mover, for a list that the mover reads. */
  readonly seat?: boolean | undefined;
}

/** The texts of one ruleset in one language, in the same form for English and Russian. */
export interface Texts<T extends GameTypes = GameTypes> {
  /**
   * A move as a short phrase for a button or a list: `Red: March to Sardis`, or with `{ seat: false }` `March to Sardis`. With its decision, buttons such as
   * "Done" name what they end.
   */
  move(move: T["move"], decision?: Pick<T["decision"], "kind"> | null, options?: MoveOptions): string;
  /** An event as one sentence. */
  event(event: T["event"]): string;
  /**
   * The lines of a step in a log: the move and its events, without repetition. A step without a visible change has no lines. Without a move (null: the
   * set-up, or a move of another seat) it has only the events. An entry of `game.history` is valid input.
   */
  log(entry: LogEntry<T["move"], T["event"]>, options?: LogOptions): string[];
  /** The reason why a move is refused, as one sentence. */
  refusal(refusal: Refusal): string;
  /** The outcome of the game, as one sentence. */
  outcome(outcome: Outcome<T["seat"]>): string;
  /** The kind of the current decision as a heading: `Naval interception`. */
  decision(kind: string): string;
  /**
   * The question of a decision, with its subject: `Place control markers: 3 of 4 operations points left (“Lamian War”).`
   * It depends only on the decision, so a program shows the same question after a reload. It shows all that the decision contains, so pass the decision as
   * the viewer may know it (`decision(state, viewer)`, or that of a view).
   * For a viewer without a decision, the text begins with the deciding seats: `Red: Place control markers: …`. Without a viewer it is only the question.
   * Given the list of moves, the question mentions only moves in the list. Without a list, or with an empty one, it mentions every move that is possible in
   * such a decision.
   */
  prompt(decision: T["decision"], viewer?: Viewer<T["seat"]>, moves?: readonly Pick<T["move"], "type">[]): string;
  /** The name of a seat, space, general, card or block by id, or the id itself if it has none. */
  name(id: string): string;
  /**
   * The text of a card of the standard edition: its uses and the effect of its event; null for other ids. In Nine Years, Action cards have the ids
   * `action-1`, `action-2` and `action-3`.
   */
  card(id: string): CardText | null;
  /** The name of a thing on the board (title, kinds of places, links, pieces and marks, boxes, tracks, piles, geography); for other ids the same as `name`. */
  label(id: string): string;
}
