/** The types of Diadochi, by name. */
import type { GameTypes } from "../core/contract.js";
import type { DiadochiEvent } from "./events.js";
import type { DiadochiDecision } from "./frames.js";
import type { DiadochiMove } from "./moves.js";
import type { DiadochiMeasure } from "./standing.js";
import type { DiadochiState } from "./state.js";
import type { DiadochiOptions } from "./options.js";
import type { Seat } from "./types.js";
import type { DiadochiView } from "./view.js";

/** What rulesets, games and bots of Diadochi are typed by: `Ruleset<DiadochiTypes>`, `Game<DiadochiTypes>`. */
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
