export { evaluate, PELOPONNESIAN as ruleset } from "tyche/peloponnesian";
