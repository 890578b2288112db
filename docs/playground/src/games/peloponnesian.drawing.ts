export { board, table } from "tyche/drawing/peloponnesian";
