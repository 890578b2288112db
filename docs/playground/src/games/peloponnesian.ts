export { PELOPONNESIAN as ruleset } from "tyche/peloponnesian";
