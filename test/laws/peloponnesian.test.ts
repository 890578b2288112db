import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { peloponnesian as english } from "../../src/text/en/peloponnesian/index.js";
import { peloponnesian as russian } from "../../src/text/ru/peloponnesian/index.js";
import { laws } from "./laws.js";

laws("peloponnesian", {
  ruleset: PELOPONNESIAN,
  options: [{}, { scenario: "sicily" }, { scenario: "413" }, { scenario: "415" }, { scenario: "long-war", bid: true }],
  games: 20,
  texts: [english, russian],
});
