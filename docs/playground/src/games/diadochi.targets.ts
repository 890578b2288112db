export { eventTargets } from "tyche/drawing/diadochi";
