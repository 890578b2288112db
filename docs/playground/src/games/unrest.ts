export { UNREST as ruleset } from "tyche/unrest";
