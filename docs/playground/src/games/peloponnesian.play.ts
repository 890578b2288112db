export { PELOPONNESIAN as play } from "tyche/peloponnesian/play";
