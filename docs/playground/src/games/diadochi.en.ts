export { diadochi as texts } from "tyche/text/en";
