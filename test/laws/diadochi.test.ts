/** Diadochi and the laws: two, three and four players with every optional rule. */
import type { Dice } from "../../src/core/dice/dice.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { diadochi as en } from "../../src/text/en/diadochi/index.js";
import { diadochi as ru } from "../../src/text/ru/diadochi/index.js";
import { laws } from "./laws.js";

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  players: [2, 3, 4],
  eliteRoyals: [true, false],
  draftGenerals: [true, false],
  hostileConversion: [true, false],
  pursuit: [true, false],
  twoGenerals: [true, false],
  mustPlayEvents: [true, false],
  cassanderAnywhere: [true, false],
  autoVp: [10, 23],
  lpToWin: [11, 18],
};

/** Few games go on to their fifth turn: `npm run fuzz` plays those. */
const LAST_TURNS = [1, 1, 1, 2, 2, 5];

// Each other option is left out half of the time; the rule of two generals is for three players.
function options(pick: Dice): object {
  const given = Object.entries(CHOICES).flatMap(([name, values]) => (pick.draw(2) === 0 ? [] : [[name, values[pick.draw(values.length)]]]));
  const set: { readonly players?: number } = { lastTurn: LAST_TURNS[pick.draw(LAST_TURNS.length)], ...Object.fromEntries(given) };
  return set.players === 3 ? set : { ...set, twoGenerals: false };
}

laws("diadochi", { ruleset: DIADOCHI, options, games: 40, texts: [en, ru] });
