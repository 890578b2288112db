export { eventTargets } from "tyche/drawing/nine-years";
