export { peloponnesian as texts } from "tyche/text/en";
