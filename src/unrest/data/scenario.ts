/** The stand-alone game "Unrest Overseas": set-up, length, hands, scoring and victory (CAR-S.1 to CAR-S.43). */
import type { ScenarioData } from "../vocabulary/edition-types.js";

export const SCENARIO: ScenarioData = {
  turns: 5,
  rounds: 5,
  ports: 4,
  start: {
    level: 0,
    ports: 2,
    victoryPoints: 6,
    cu: [
      { side: "carthage", location: "garrison-box", count: 5, source: "seed" },
      { side: "carthage", location: "carthago", count: 4, source: "reconstruction" },
      { side: "carthage", location: "sicily", count: 8, source: "reconstruction" },
      { side: "coalition", location: "sicily", count: 5, source: "reconstruction" },
      { side: "coalition", location: "syracusae", count: 6, source: "reconstruction" },
    ],
  },
  hand: { carthageBase: 5, carthagePerPort: 1, coalition: 7 },
  namesFirstBelow: 6,
  pointsPerPort: 2,
  reinforcements: 3,
  reinforceValue: 3,
  cardReinforcement: 1,
  blockade: ["lose-cu", "nothing", "nothing", "nothing", "port", "port"],
  evenPorts: 2,
  end: { carthageAt: 10, carthageOnTime: 7, coalitionAt: 0, coalitionAtLevel: 11 }, // CAR-20.2.12: level 10 does not end the game.
  source: "reconstruction",
};
