import type { Client, GameTypes, Play, Ruleset } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import type { NineYearsEvent } from "./vocabulary/events.js";
import type { NineYearsDecision } from "./vocabulary/frames.js";
import type { NineYearsMove } from "./vocabulary/moves.js";
import type { NineYearsMeasure } from "./standing/standing.js";
import type { NineYearsState } from "./state/index.js";
import type { NineYearsOptions } from "./vocabulary/options.js";
import type { Seat } from "./vocabulary/types.js";
import type { NineYearsView } from "./knowledge/view/index.js";

/** The type parameter of rulesets, games and bots: `Ruleset<NineYearsTypes>`, `Game<NineYearsTypes>`. */
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

/** The type of `NINE_YEARS` in `tyche/nine-years`. */
export interface NineYearsRuleset extends Ruleset<NineYearsTypes> {}

/** The type of `NINE_YEARS` in `tyche/nine-years/client`. */
export interface NineYearsClient extends Client<NineYearsTypes> {}

/** The type of `NINE_YEARS` in `tyche/nine-years/play`. */
export interface NineYearsPlay extends Play<NineYearsTypes> {}

export type NineYearsGame = Game<NineYearsTypes>;
