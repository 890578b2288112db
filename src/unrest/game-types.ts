import type { Client, GameTypes, Play, Ruleset } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import type { UnrestEvent } from "./vocabulary/events.js";
import type { UnrestDecision } from "./vocabulary/frames.js";
import type { UnrestMove } from "./vocabulary/moves.js";
import type { UnrestMeasure } from "./standing/standing.js";
import type { UnrestState } from "./state/index.js";
import type { UnrestOptions } from "./vocabulary/options.js";
import type { Seat } from "./vocabulary/types.js";
import type { UnrestView } from "./knowledge/view.js";

/** The types of Unrest's rulesets, games and bots: `Ruleset<UnrestTypes>`, `Game<UnrestTypes>`. */
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

/** The rules, the reading of views, and the reading of given states and positions. */
export interface UnrestRuleset extends Ruleset<UnrestTypes> {}

/** A client of Unrest: the rules and the reading of views. */
export interface UnrestClient extends Client<UnrestTypes> {}

/** The rules to play, without the reading of views. */
export interface UnrestPlay extends Play<UnrestTypes> {}

/** `Game` with the types of Unrest. */
export type UnrestGame = Game<UnrestTypes>;
