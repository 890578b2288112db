export { DIADOCHI as client } from "tyche/diadochi/client";
