export { evaluate, NINE_YEARS as ruleset } from "tyche/nine-years";
