export { nineYears as texts } from "tyche/text/ru";
