export { DIADOCHI as play } from "tyche/diadochi/play";
