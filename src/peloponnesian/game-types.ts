/** The types of Peloponnesian, by name. */
import type { GameTypes } from "../core/contract.js";
import type { PeloponnesianEvent } from "./events.js";
import type { PeloponnesianDecision } from "./frames.js";
import type { PeloponnesianMove } from "./moves.js";
import type { PeloponnesianMeasure } from "./standing.js";
import type { PeloponnesianState } from "./state.js";
import type { PeloponnesianOptions } from "./options.js";
import type { Seat } from "./types.js";
import type { PeloponnesianView } from "./view.js";

/** What rulesets, games and bots of Peloponnesian are typed by: `Ruleset<PeloponnesianTypes>`, `Game<PeloponnesianTypes>`. */
export interface PeloponnesianTypes extends GameTypes {
  state: PeloponnesianState;
  move: PeloponnesianMove;
  event: PeloponnesianEvent;
  view: PeloponnesianView;
  options: PeloponnesianOptions;
  seat: Seat;
  decision: PeloponnesianDecision;
  measure: PeloponnesianMeasure;
}
