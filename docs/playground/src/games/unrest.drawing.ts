export { board, table } from "tyche/drawing/unrest";
