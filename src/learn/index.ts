/**
 * For programs that learn and for searches: moves as whole numbers in a fixed space, of any ruleset.
 * @module tyche/learn
 */
export { type Actions, actionsOf, type AskedKind, firstSeat } from "./actions.js";
export type { Action, ActionArgument, ActionKind, ActionSpace } from "./space.js";
