import type { Client, GameTypes, Play, Ruleset } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import type { PeloponnesianEvent } from "./vocabulary/events.js";
import type { PeloponnesianDecision } from "./vocabulary/frames.js";
import type { PeloponnesianMove } from "./vocabulary/moves.js";
import type { PeloponnesianMeasure } from "./standing/standing.js";
import type { PeloponnesianState } from "./state/index.js";
import type { PeloponnesianOptions } from "./vocabulary/options.js";
import type { Seat } from "./vocabulary/types.js";
import type { PeloponnesianView } from "./knowledge/view/index.js";

/** The type parameter of rulesets, games and bots: `Ruleset<PeloponnesianTypes>`, `Game<PeloponnesianTypes>`. */
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

/** The type of `PELOPONNESIAN` in `tyche/peloponnesian`. */
export interface PeloponnesianRuleset extends Ruleset<PeloponnesianTypes> {}

/** The type of `PELOPONNESIAN` in `tyche/peloponnesian/client`. */
export interface PeloponnesianClient extends Client<PeloponnesianTypes> {}

/** The type of `PELOPONNESIAN` in `tyche/peloponnesian/play`. */
export interface PeloponnesianPlay extends Play<PeloponnesianTypes> {}

export type PeloponnesianGame = Game<PeloponnesianTypes>;
