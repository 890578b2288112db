export { unrest as texts } from "tyche/text/ru";
