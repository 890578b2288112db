export { unrest as texts } from "tyche/text/en";
