import { TINY } from "../../examples/tiny/index.js";
import { laws } from "./laws.js";

laws("tiny", {
  ruleset: TINY,
  options: [
    {},
    { rounds: 1 },
    { rounds: 9 },
    { edition: { spaces: ["a", "b", "c"] } },
    { rounds: 2, edition: { spaces: ["a", "b", "c", "d", "e", "f", "g"] } },
  ],
  games: 60,
});
