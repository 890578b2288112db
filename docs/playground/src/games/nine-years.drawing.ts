export { board, table } from "tyche/drawing/nine-years";
