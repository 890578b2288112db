export { PELOPONNESIAN as client } from "tyche/peloponnesian/client";
