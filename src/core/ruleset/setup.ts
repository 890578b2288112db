/** The start of a game: reads its options, builds its position and plays on to the first question. */
import { ownField, readObject } from "../basics/json.js";
import { seedAlea } from "../dice/alea.js";
import type { Dice } from "../dice/dice.js";
import { isOwn } from "../dice/own.js";
import { SeededDice } from "../dice/seeded.js";
import { runWithSupplied } from "../dice/supplied.js";
import { runToChoice } from "../flow/flow.js";
import { OPTION_COMPLAINT, readSeed } from "../state/given.js";
import type { GameTypes, Play, SeedOption } from "./contract.js";
import { emptyLog, handOver } from "./log.js";
import type { Diagnosis, PlayParts } from "./parts.js";

export function setupOf<T extends GameTypes>(parts: PlayParts<T>, diagnosis: Diagnosis): Play<T>["setup"] {
  function setup(options: T["options"] & SeedOption, dice?: Dice, log?: T["event"][]): T["state"] {
    const given = { ...readObject(options, "options", OPTION_COMPLAINT) } as T["options"] & SeedOption;
    const seed = readSeed(ownField(given as Readonly<Record<string, unknown>>, "seed"));
    const events: T["event"][] | undefined = log === undefined ? undefined : [];
    const state =
      dice === undefined || isOwn(dice)
        ? begin(given, seed, dice, events)
        : runWithSupplied(dice, (supplied) => {
            emptyLog(events);
            return begin(given, seed, supplied, events);
          });
    if (log !== undefined) handOver(events!, log);
    return state;
  }

  function begin(options: T["options"] & SeedOption, seed: string | number, dice: Dice | undefined, events: T["event"][] | undefined): T["state"] {
    const generator = seedAlea(seed);
    const rolls = dice ?? new SeededDice(generator);
    const s = parts.build(options, rolls, events, diagnosis.register);
    if (s.edition !== "") diagnosis.checkSetUp(s);
    s.dice = generator;
    runToChoice(s, parts.procedures, rolls, events, null);
    return s;
  }

  return setup;
}
