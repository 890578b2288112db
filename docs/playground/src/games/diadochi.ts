export { DIADOCHI as ruleset } from "tyche/diadochi";
