/** A ruleset whose own types are not known: what commands, laws and benches that serve every ruleset work with. */
import type { GameState } from "../../core/state.js";
import type { MoveBase } from "../../core/moves.js";
import type { EventBase, Ruleset } from "../../core/ruleset.js";

/** Any ruleset; its methods take any state and any move of that ruleset. */
export type AnyRuleset = Ruleset<GameState, MoveBase, EventBase, object, object, string>;
