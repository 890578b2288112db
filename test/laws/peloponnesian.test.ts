import fc from "fast-check";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { laws } from "./laws.js";

laws("peloponnesian", {
  ruleset: PELOPONNESIAN,
  options: fc.constantFrom({}, { scenario: "sicily" }, { scenario: "413" }, { scenario: "415" }, { scenario: "long-war", bid: true }),
  games: 20,
  texts: [english, russian],
});
