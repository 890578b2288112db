export { evaluate, DIADOCHI as ruleset } from "tyche/diadochi";
