export { NINE_YEARS as play } from "tyche/nine-years/play";
