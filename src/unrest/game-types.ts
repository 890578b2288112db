/** The types of Unrest, by name. */
import type { Client, GameTypes, Play, Ruleset } from "../core/contract.js";
import type { Game } from "../core/game.js";
import type { UnrestEvent } from "./events.js";
import type { UnrestDecision } from "./frames.js";
import type { UnrestMove } from "./moves.js";
import type { UnrestMeasure } from "./standing.js";
import type { UnrestState } from "./state.js";
import type { UnrestOptions } from "./options.js";
import type { Seat } from "./types.js";
import type { UnrestView } from "./view.js";

/** What rulesets, games and bots of Unrest are typed by: `Ruleset<UnrestTypes>`, `Game<UnrestTypes>`. */
export interface UnrestTypes extends GameTypes {
  state: UnrestState;
  move: UnrestMove;
  event: UnrestEvent;
  view: UnrestView;
  options: UnrestOptions;
  seat: Seat;
  decision: UnrestDecision;
  measure: UnrestMeasure;
}

/** The whole ruleset. */
export interface UnrestRuleset extends Ruleset<UnrestTypes> {}

/** What a client has of it. */
export interface UnrestClient extends Client<UnrestTypes> {}

/** What it is played by. */
export interface UnrestPlay extends Play<UnrestTypes> {}

/** A game of it in progress. */
export type UnrestGame = Game<UnrestTypes>;
