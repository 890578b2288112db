import { checkInvariants, PELOPONNESIAN } from "../../src/peloponnesian/index.js"
import { laws } from "./laws.js"

laws("peloponnesian", {
  ruleset: PELOPONNESIAN,
  options: [{}, { scenario: "sicily" }, { scenario: "413" }, { scenario: "415" }, { scenario: "long-war", bid: true }],
  games: 10,
  checkInvariants,
})
