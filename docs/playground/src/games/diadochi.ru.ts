export { diadochi as texts } from "tyche/text/ru";
