/**
 * The laws that every ruleset keeps in every game, as functions of a ruleset: for tests of any kind, and for fuzzers. `hold` tests them all, `lawTests`
 * returns them one by one, and `tyche/laws/vitest` registers them with vitest. `docs/laws.md` explains each.
 * @module tyche/laws
 */
export { LAWS } from "./all/index.js";
export { neverOccurred, type Subject as Coverage, timesOf } from "./coverage.js";
export { expectEqual, expectThat, type Law } from "./law.js";
export { hold, type LawTest, lawTests, type Sentences, type Subject } from "./suite.js";
export { frozen } from "../core/basics/frozen.js";
export { type Known, seatsInPlay, type Stop, type Trial, walk } from "./walk.js";
export { CLOCK, type Took, type Watch } from "./watch.js";
