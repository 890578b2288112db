/** The types of Tiny, by name. */
import type { GameTypes } from "tyche/engine";
import type { TinyEvent } from "./vocabulary/events.js";
import type { TinyDecision } from "./vocabulary/frames.js";
import type { TinyMove } from "./vocabulary/moves.js";
import type { TinyMeasure } from "./standing/standing.js";
import type { TinyState } from "./state/index.js";
import type { Seat, TinyOptions } from "./vocabulary/types.js";
import type { TinyView } from "./knowledge/view.js";

/** What rulesets, games and bots of Tiny are typed by: `Ruleset<TinyTypes>`, `Game<TinyTypes>`. */
export interface TinyTypes extends GameTypes {
  state: TinyState;
  move: TinyMove;
  event: TinyEvent;
  view: TinyView;
  options: TinyOptions;
  seat: Seat;
  decision: TinyDecision;
  measure: TinyMeasure;
}
