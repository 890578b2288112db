/**
 * For programs that learn and for searches: the moves of any ruleset as whole numbers in a fixed space, and many games stepped together.
 * @module tyche/learn
 */
export { type Actions, actionsOf, type AskedKind, firstSeat } from "./actions.js";
export { Batch, type BatchOptions, type FinishedGame, type Observing, recordOf, RESET, type ResetOptions, type SparseObservations } from "./batch.js";
export type { Observation, ObservationRow, Put, RememberedRow } from "../core/ruleset/observation.js";
export { type FactsOptions, type GameFacts, measureFacts, type MeasuredFacts } from "./facts.js";
export { FACTS } from "./known-facts.js";
export type { ObservationField } from "./layout.js";
export { inputOf, Net, type NetData, type NetOptions, type NetParts, netShape, type NetShape, type NetShapeOptions, packNet, weightsOf } from "./net.js";
export { type Observer, observerOf, type ObserverOptions, type SparseNumbers } from "./observer.js";
export { type ChanceOutcome, outcomes, type OutcomesOptions } from "./outcomes.js";
export type { Prior } from "./prior.js";
export type { Action, ActionArgument, ActionKind, ActionSpace } from "./space.js";
