export { NINE_YEARS as client } from "tyche/nine-years/client";
