export { board, table } from "tyche/drawing/diadochi";
