/** The types of Unrest, by name. */
import type { GameTypes } from "../core/contract.js";
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
