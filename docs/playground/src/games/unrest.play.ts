export { UNREST as play } from "tyche/unrest/play";
