export { eventTargets } from "tyche/drawing/peloponnesian";
