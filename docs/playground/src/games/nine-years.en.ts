export { nineYears as texts } from "tyche/text/en";
