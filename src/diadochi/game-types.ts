import type { Client, GameTypes, Play, Ruleset } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import type { DiadochiEvent } from "./vocabulary/events.js";
import type { DiadochiDecision } from "./vocabulary/frames/index.js";
import type { DiadochiMove } from "./vocabulary/moves.js";
import type { DiadochiMeasure } from "./standing/standing.js";
import type { DiadochiState } from "./state/index.js";
import type { DiadochiOptions } from "./vocabulary/options.js";
import type { Seat } from "./vocabulary/types.js";
import type { DiadochiView } from "./knowledge/view/index.js";

/** The types of Diadochi's rulesets, games and bots: `Ruleset<DiadochiTypes>`, `Game<DiadochiTypes>`. */
export interface DiadochiTypes extends GameTypes {
  state: DiadochiState;
  move: DiadochiMove;
  event: DiadochiEvent;
  view: DiadochiView;
  options: DiadochiOptions;
  seat: Seat;
  decision: DiadochiDecision;
  measure: DiadochiMeasure;
}

/** The rules, the reading of views, and the reading of given states and positions. */
export interface DiadochiRuleset extends Ruleset<DiadochiTypes> {}

/** A client of Diadochi: the rules and the reading of views. */
export interface DiadochiClient extends Client<DiadochiTypes> {}

/** The rules to play, without the reading of views. */
export interface DiadochiPlay extends Play<DiadochiTypes> {}

/** `Game` with the types of Diadochi. */
export type DiadochiGame = Game<DiadochiTypes>;
