/**
 * Examples of clauses: their types, a function that plays one, and a recorder that takes them from tests. Those of a ruleset are in `tyche/examples/<ruleset>`.
 * @module tyche/examples
 */
export type { TitledTrial } from "./candidates.js";
export { type Chosen, chooseExamples } from "./choose.js";
export type { Example, ExampleBeside, ExampleRefusal, Examples, ExampleStep } from "./example.js";
export { clausesNamed, type PlayedExample, type PlayedStep, playExample, type Playing } from "./play.js";
export { ExampleRecorder, type Recordable, type Trial, type TrialStep } from "./record.js";
