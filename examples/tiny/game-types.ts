/** The types of Tiny, by name. */
import type { GameTypes } from "tyche/engine";
import type { TinyEvent } from "./events.js";
import type { TinyDecision } from "./frames.js";
import type { TinyMove } from "./moves.js";
import type { TinyMeasure } from "./standing.js";
import type { TinyState } from "./state.js";
import type { Seat, TinyOptions } from "./types.js";
import type { TinyView } from "./view.js";

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
