/**
 * The engine that all rulesets share; a ruleset is imported by itself, e.g. from `tyche/diadochi`.
 * @module tyche
 */
export * from "./core/index.js";
