export { UNREST as client } from "tyche/unrest/client";
