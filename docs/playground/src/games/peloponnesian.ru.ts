export { peloponnesian as texts } from "tyche/text/ru";
