export { evaluate, UNREST as ruleset } from "tyche/unrest";
