import { TINY } from "../tiny/index.js";
import { laws } from "./laws.js";

laws("tiny", {
  ruleset: TINY,
  options: [{}, { rounds: 1 }, { rounds: 9 }, { board: { spaces: ["a", "b", "c"] } }, { rounds: 2, board: { spaces: ["a", "b", "c", "d", "e", "f", "g"] } }],
  games: 60,
});
