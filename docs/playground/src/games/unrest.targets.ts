export { eventTargets } from "tyche/drawing/unrest";
