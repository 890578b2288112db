/** The engine that all rulesets share; a ruleset is imported by itself, e.g. from `tyche/diadochi`. */
export * from "./core/index.js";
