/** What each law looks at in a few games, call by call: its fingerprint is stored in test/laws/looked-at.json. A law that looks at less holds more rulesets than it should. */
import { TINY } from "../../examples/tiny/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { hashText } from "../../src/core/state/hash.js";
import type { GameState } from "../../src/core/state/state.js";
import { LAWS } from "../../src/laws/all/index.js";
import type { Law } from "../../src/laws/law.js";
import { mutate, mutateView } from "../../src/laws/mutations.js";
import { holdQuickly } from "../../src/laws/stretch.js";
import { type Trial, walk } from "../../src/laws/walk.js";
import type { Watch } from "../../src/laws/watch.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { knownOf } from "./known.js";

/** A ruleset that writes down its calls. */
function recording(ruleset: AnyRuleset, calls: string[]): AnyRuleset {
  const copy = { ...ruleset } as Record<string, unknown>;
  for (const [name, part] of Object.entries(ruleset)) {
    if (typeof part !== "function") continue;
    copy[name] = (...args: readonly unknown[]): unknown => {
      calls.push(`${name} ${args.map(shortOf).join(" ")}`);
      return (part as (...given: readonly unknown[]) => unknown)(...args);
    };
  }
  return copy as unknown as AnyRuleset;
}

function shortOf(value: unknown): string {
  try {
    return hashText(JSON.stringify(value) ?? typeof value);
  } catch {
    return typeof value; // a circle, or what JSON does not know
  }
}

function positionOf(plies: number): GameState {
  const state = UNREST.setup({ seed: "looked at" });
  const picks = new SeededDice("looked at");
  for (let ply = 0; ply < plies; ply++) UNREST.advance(state, UNREST.randomMove(state, picks));
  return state;
}

function playedOf(ruleset: AnyRuleset, plies: number): GameState {
  const state: GameState = ruleset.setup({ seed: "looked at" });
  const picks = new SeededDice("looked at");
  for (let ply = 0; ply < plies; ply++) ruleset.advance(state, ruleset.randomMove(state, picks));
  return state;
}

/** A position in which a list of ports is remembered. */
function bySea(): GameState {
  const state = DIADOCHI.setup({ seed: "path 0" });
  const picks = new SeededDice("path 0");
  let sailed = 0;
  while (sailed < 2 && DIADOCHI.outcome(state) === null) {
    const sails = DIADOCHI.legalMoves(state).find(({ type }) => type === "sail-to");
    sailed = sails === undefined ? 0 : sailed + 1;
    DIADOCHI.advance(state, sails ?? DIADOCHI.randomMove(state, picks));
  }
  return state;
}

/** All laws but those that also look at games which were held before. */
export const PINNED: readonly Law[] = LAWS.filter(({ number }) => number !== 26 && number !== 37);

function lawOf(number: number): Law {
  return LAWS.find((law) => law.number === number)!;
}

/** The law of chances, which takes seconds for a position of Unrest. */
const LONG = 35;
/** Laws that try so much in each position that one game is enough. */
const THOROUGH: readonly number[] = [10, 15, 17, 20];

/** The games that each law is held against. */
const TRIALS: readonly (() => Omit<Trial, "known">)[] = [
  () => ({ ruleset: TINY, options: { rounds: 2 }, seed: "looked at" }),
  () => ({ ruleset: TINY, options: {}, seed: "looked at again" }),
  () => ({ ruleset: UNREST, options: { turns: 1 }, seed: "looked at", stretch: { from: positionOf(60), plies: 5 } }),
];

function callsOf(run: (record: (ruleset: AnyRuleset) => AnyRuleset) => void): string {
  const calls: string[] = [];
  run((ruleset) => recording(ruleset, calls));
  return `${calls.length} ${hashText(calls.join("\n"))}`;
}

/** A watch on which no time passes, so that a busy machine asks for nothing twice. */
export const STOPPED: Watch = {
  time(_what, _interruptAfter, run) {
    run();
    return { milliseconds: 0, megabytes: 0 };
  },
};

function heldBy(law: Law, trial: Omit<Trial, "known">): string {
  return callsOf((record) => law.check({ ...trial, ruleset: record(trial.ruleset), known: knownOf(trial.ruleset), watch: STOPPED }));
}

/** Stops of a walk with all that is said of them. */
function stopsOf(trial: Trial): string {
  const lines: string[] = [];
  walk(
    trial,
    ({ ply, state, move, isSampled, isRare, isShort, pick }) =>
      lines.push(`${ply} ${shortOf(state)} ${shortOf(move)} ${isSampled} ${isRare} ${isShort} ${pick.draw(100)}`),
    (events) => lines.push(shortOf(events)),
  );
  return `${lines.length} ${hashText(lines.join("\n"))}`;
}

/** Changes to what frames remember alone. */
function slotsOf(ruleset: AnyRuleset, state: GameState): string {
  const pick = new SeededDice("slots");
  return hashText(
    Array.from({ length: 200 }, () => {
      const { given, changes } = mutate(ruleset, state, pick, "slots");
      return `${shortOf(given)} ${changes}`;
    }).join("\n"),
  );
}

function mutationsOf(ruleset: AnyRuleset, state: GameState): string {
  const pick = new SeededDice("mutations");
  const lines = Array.from({ length: 150 }, (_, n) => {
    const { entry, given, changes } = mutate(ruleset, state, pick, n % 3 === 0 ? "slots" : "anything");
    const view = mutateView(ruleset.view(state, ruleset.seats[n % ruleset.seats.length]), pick);
    return [entry, shortOf(given), changes, shortOf(view.given), view.change].join(" ");
  });
  return hashText(lines.join("\n"));
}

/** Which laws are held of which games, and where. */
function quicklyHeld(): string {
  const lines: string[] = [];
  const laws = LAWS.map(
    (law): Law => ({
      ...law,
      check: ({ stretch }) => void lines.push(`${law.number} ${stretch === undefined ? "whole" : `${shortOf(stretch.from)} ${stretch.plies}`}`),
    }),
  );
  for (let game = 0; game < 120; game++) {
    lines.push(`game ${game}`);
    const trial = { ruleset: TINY as AnyRuleset, options: { rounds: 1 }, seed: `quickly ${game}` };
    holdQuickly(trial, game % 7 === 0 ? laws.slice(game % 30, (game % 30) + 1) : laws, game, 3, (law) => lines.push(`told ${law.number}`));
  }
  return hashText(lines.join("\n"));
}

/** What is stored, by name: texts are made when they are asked for. */
export const LOOKED_AT: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...PINNED.flatMap((law) =>
    TRIALS.slice(0, THOROUGH.includes(law.number) ? 1 : TRIALS.length).map((trial, nth): [string, () => string] => [
      `law ${law.number}, game ${nth + 1}`,
      () => heldBy(law, (law.isOfWholeGames || law.number === LONG) && nth === 2 ? TRIALS[0]!() : trial()),
    ]),
  ),
  // Moves that were made long before, and moves of two fields.
  ["law 3, a game of Unrest", () => heldBy(lawOf(3), { ruleset: UNREST, options: { turns: 2 }, seed: "looked at" })],
  ["law 17, a position of Unrest", () => heldBy(lawOf(17), { ruleset: UNREST, options: {}, seed: "looked at", stretch: { from: positionOf(60), plies: 1 } })],
  ["stops of the tiny game", () => stopsOf({ ruleset: TINY, options: {}, seed: "stops" })],
  ["stops of Unrest", () => stopsOf({ ruleset: UNREST, options: {}, seed: "stops" })],
  ["stops of a long game", () => stopsOf({ ruleset: { ...UNREST, maxDecisions: 10_000 }, options: {}, seed: "stops" })],
  ["stops of a stretch", () => stopsOf({ ruleset: UNREST, options: {}, seed: "stops", stretch: { from: positionOf(30), plies: 40 } })],
  ["mutations of the tiny game", () => mutationsOf(TINY, TINY.setup({ seed: "mutations" }))],
  ["mutations of Unrest", () => mutationsOf(UNREST, positionOf(60))],
  ["mutations of Diadochi, with a path by sea under way", () => mutationsOf(DIADOCHI, bySea())],
  ["slots of Diadochi, with a path by sea under way", () => slotsOf(DIADOCHI, bySea())],
  ["mutations of Nine Years", () => mutationsOf(NINE_YEARS, playedOf(NINE_YEARS, 240))],
  [
    "a game that is watched",
    () =>
      callsOf((record) =>
        holdQuickly(
          { ruleset: record(UNREST), options: { turns: 2 }, seed: "watched" },
          LAWS.filter(({ number }) => number === 9),
          0,
          6,
          () => undefined,
        ),
      ),
  ],
  ["laws that are held quickly", quicklyHeld],
]);
