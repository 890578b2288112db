import { unrest as english } from "../../src/text/en/unrest/index.js";
import { unrest as russian } from "../../src/text/ru/unrest/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { laws } from "./laws.js";

const REBELLIOUS = { level: 6, ports: 1, victoryPoints: 4 };
const PROSPEROUS = { turns: 2, ports: 4, victoryPoints: 9 };
/** Every card of the coalition answers something, Carthage has little but Sacred Band: windows open all the time. */
const ANSWERED = {
  edition: {
    cards: {
      "c-ops-3": { deck: "carthage", copies: 8, value: 3, timing: "none", effect: "none", amount: 0, neutralPower: false, source: "reconstruction" },
      "c-campaign": { deck: "carthage", copies: 4, value: 3, timing: "active", effect: "campaign", amount: 2, neutralPower: false, source: "reconstruction" },
      "c-sacred-band": {
        deck: "carthage",
        copies: 4,
        value: 2,
        timing: "response-battle",
        effect: "set-dice",
        amount: 4,
        neutralPower: false,
        source: "reconstruction",
      },
      "c-blockade": { deck: "carthage", copies: 4, value: 2, timing: "extra", effect: "blockade", amount: 3, neutralPower: false, source: "reconstruction" },
      "k-npa": { deck: "coalition", copies: 3, value: 2, timing: "extra", effect: "raise-unrest", amount: 1, neutralPower: true, source: "reconstruction" },
      "k-mistrust": {
        deck: "coalition",
        copies: 3,
        value: 2,
        timing: "response-activation",
        effect: "cancel-activation",
        amount: 0,
        neutralPower: false,
        source: "reconstruction",
      },
      "k-storms": {
        deck: "coalition",
        copies: 3,
        value: 3,
        timing: "response-sea-move",
        effect: "cancel-sea-move",
        amount: 0,
        neutralPower: false,
        source: "reconstruction",
      },
      "k-rebels": {
        deck: "coalition",
        copies: 3,
        value: 2,
        timing: "response-battle",
        effect: "roll-modifier",
        amount: 1,
        neutralPower: false,
        source: "reconstruction",
      },
      "k-titus": {
        deck: "coalition",
        copies: 3,
        value: 3,
        timing: "response-battle",
        effect: "no-combat-losses",
        amount: 0,
        neutralPower: false,
        source: "reconstruction",
      },
      "k-beasts": {
        deck: "coalition",
        copies: 3,
        value: 3,
        timing: "response-after-battle",
        effect: "mark-commander",
        amount: -1,
        neutralPower: false,
        source: "reconstruction",
      },
    },
  },
};

laws("unrest", {
  ruleset: UNREST,
  options: [{}, REBELLIOUS, PROSPEROUS, ANSWERED],
  games: 60,
  texts: [english, russian],
});
