/** Whatever a program can meet has a name in both languages: all that views, events, moves, options, standings, decisions and outcomes hold. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import { BATTLE_RESULTS, CARD_OPTIONS, OWNERS, TARGETS, TESTS, UNITS, WINDOWS } from "../../src/diadochi/vocabulary/types.js";
import * as nineYears from "../../src/nine-years/vocabulary/types.js";
import * as peloponnesian from "../../src/peloponnesian/vocabulary/types.js";
import { flawOf, toldGames } from "./games.js";

const MOST_PLIES = 1000;
const EVERY_VIEW = 25;
/** What is no name: clauses, printed names, the kinds of events, and the machine of the engine, whose steps speak to programs. */
const NO_NAMES: readonly string[] = ["clause", "name", "type", "ruleset", "version", "edition", "secret", "frames", "viewer", "dice"];
/** Ratings of blocks stand for themselves; so do numbers. */
const ITS_OWN_NAME = /^(?:[A-F][1-3]|\d+)$/;

const WORDS: Readonly<Record<string, readonly string[]>> = {
  diadochi: [...TARGETS, ...CARD_OPTIONS, ...OWNERS, ...Object.keys(TESTS), ...UNITS, ...WINDOWS, ...BATTLE_RESULTS, "army-under-way"],
  "nine-years": [
    ...nineYears.OCCASIONS,
    ...nineYears.LOSS_CAUSES,
    ...nineYears.DISPLACEMENTS,
    ...nineYears.PASSAGES,
    ...nineYears.FORCE_USES,
    ...nineYears.PURPOSES,
    ...nineYears.PENALTY_IDS,
  ],
  peloponnesian: [
    ...peloponnesian.COMBAT_QUESTIONS,
    ...peloponnesian.MELEE_QUESTIONS,
    ...peloponnesian.TARGETS,
    ...peloponnesian.BATTLE_MODES,
    ...peloponnesian.BATTLE_WAYS,
  ],
  unrest: [],
};

/** Every text in a value but those that are no names. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NO_NAMES.includes(key) ? [] : textsIn(inner)));
}

const games = await toldGames();

describe.each(games)("$id with $options", ({ id, ruleset, options, en, ru }) => {
  test("nothing that a program meets is raw in either language", () => {
    const dice = new SeededDice(`named-${id}`);
    const met = new Set<string>(WORDS[id]);
    const meet = (value: unknown): void => {
      for (const text of textsIn(value)) met.add(text);
    };
    const begun: unknown[] = [];
    let state = ruleset.setup({ ...options, seed: "named" }, undefined, begun as never);
    meet(begun);
    meet(Object.keys(ruleset.options));
    meet(Object.values(ruleset.options).map((row) => (row as { choices?: unknown }).choices ?? []));
    meet(Object.values(ruleset.standing(state)).map((measures) => Object.keys(measures ?? {})));
    for (let ply = 0; ply < MOST_PLIES && ruleset.seatsToMove(state).length > 0; ply++) {
      meet(ruleset.decision(state));
      if (ply % EVERY_VIEW === 0) for (const viewer of ["arbiter", "spectator"]) meet(ruleset.view(state, viewer));
      const move = ruleset.randomMove(state, dice);
      const step = ruleset.apply(state, move);
      meet([move, step.events]);
      state = step.state;
    }
    meet(ruleset.outcome(state));
    const isRaw = (text: string): boolean =>
      !/[А-Яа-яЁё]/.test(ru.name(text)) || flawOf(ru.name(text), "ru") !== null || (en.name(text) === text && /-|[a-z][A-Z]/.test(text));
    expect([...met].filter((text) => !ITS_OWN_NAME.test(text) && isRaw(text)).sort()).toEqual([]);
  });
  test("an id that no table knows is given back as it is", () => {
    for (const unknown of ["an-id-of-your-own", "general-nobody", "replacement-of-nobody", "nowhere-full", "a.b", "__proto__", "constructor", ""])
      if (unknown !== "a.b" || id !== "peloponnesian") expect([en.name(unknown), ru.name(unknown)]).toEqual([unknown, unknown]);
  });
});
