/** The types of Nine Years, by name. */
import type { Client, GameTypes, Play, Ruleset } from "../core/contract.js";
import type { Game } from "../core/game.js";
import type { NineYearsEvent } from "./events.js";
import type { NineYearsDecision } from "./frames.js";
import type { NineYearsMove } from "./moves.js";
import type { NineYearsMeasure } from "./standing.js";
import type { NineYearsState } from "./state.js";
import type { NineYearsOptions } from "./options.js";
import type { Seat } from "./types.js";
import type { NineYearsView } from "./view.js";

/** What rulesets, games and bots of Nine Years are typed by: `Ruleset<NineYearsTypes>`, `Game<NineYearsTypes>`. */
export interface NineYearsTypes extends GameTypes {
  state: NineYearsState;
  move: NineYearsMove;
  event: NineYearsEvent;
  view: NineYearsView;
  options: NineYearsOptions;
  seat: Seat;
  decision: NineYearsDecision;
  measure: NineYearsMeasure;
}

/** The whole ruleset. */
export interface NineYearsRuleset extends Ruleset<NineYearsTypes> {}

/** What a client has of it. */
export interface NineYearsClient extends Client<NineYearsTypes> {}

/** What it is played by. */
export interface NineYearsPlay extends Play<NineYearsTypes> {}

/** A game of it in progress. */
export type NineYearsGame = Game<NineYearsTypes>;
