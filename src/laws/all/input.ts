/** The law of validation (law 10): malformed input of any shape gives a typed error, never a crash, a hang or a changed state. */
import { SeededDice } from "../../core/dice/seeded.js";
import { isTycheError } from "../../core/basics/errors.js";
import { frozen } from "../../core/basics/frozen.js";
import { Game } from "../../core/game/game.js";
import type { MoveBase } from "../../core/moves/moves.js";
import { redact, verify } from "../../core/game/record.js";
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import { expectThat, type Law } from "../law.js";
import { type Trial, walk } from "../walk.js";

const LONGEST_MILLISECONDS = 3000;
const STOPS = 4;
const BENT_PER_STOP = 12;

export const inputLaw: Law = {
  number: 10,
  title: "Malformed input to any entry point gives a typed error and leaves the state as it is",
  check(trial) {
    const { ruleset } = trial;
    const pick = new SeededDice(`${trial.seed} garbage`);
    for (const garbage of [...NASTY, ...Array.from({ length: 20 }, () => randomJson(pick, 3))]) {
      knock("setup", () => ruleset.setup(garbage));
      knock("setup with an option", () => ruleset.setup({ ...trial.options, seed: trial.seed, [optionName(trial, pick)]: garbage }));
      knock("setup with a seed", () => ruleset.setup({ ...trial.options, seed: garbage }));
    }
    let stops = 0;
    walk(trial, ({ state, move, isSampled }) => {
      if (!isSampled || stops++ >= STOPS) return;
      const before = JSON.stringify(frozen(state));
      for (const garbage of [...NASTY, ...Array.from({ length: 10 }, () => randomJson(pick, 2))]) knockEverywhere(ruleset, state, garbage);
      for (let i = 0; i < BENT_PER_STOP; i++) knockWithBent(ruleset, state, move, pick);
      expectThat(JSON.stringify(state) === before, "malformed input changed the state");
    });
    knockWithRecords(trial, pick);
  },
};

function knockEverywhere(ruleset: AnyRuleset, state: unknown, garbage: unknown): void {
  knock("apply", () => ruleset.apply(state, garbage));
  knock("explain", () => ruleset.explain(state, garbage));
  knock("legalMoves", () => ruleset.legalMoves(state, garbage));
  knock("randomMove", () => ruleset.randomMove(state, new SeededDice(1), garbage));
  knock("view", () => ruleset.view(state, garbage));
  knock("viewEvents of events", () => ruleset.viewEvents(garbage as unknown[], "spectator"));
  knock("viewEvents of viewer", () => ruleset.viewEvents([], garbage));
  knock("conceal for viewer", () => ruleset.conceal(state, garbage));
  knock("viewKey for viewer", () => ruleset.viewKey(state, garbage));
  knock("determinize for viewer", () => ruleset.determinize(state, garbage, 1));
  knock("determinize with seed", () => ruleset.determinize(state, "spectator", garbage as string));
  knock("reseed", () => ruleset.reseed(state, garbage as string));
  knock("concede", () => ruleset.concede(state, garbage));
  knock("format", () => ruleset.format(garbage));
  knock("parse", () => ruleset.parse(garbage as string));
  knock("position", () => ruleset.position(garbage));
  knock("restore", () => ruleset.restore(garbage));
  knock("Game.resume", () => Game.resume(ruleset, garbage));
  knock("Game.open", () => Game.open(ruleset, { snapshot: garbage }));
  knock("Game.fromLines", () => Game.fromLines(ruleset, garbage as string[]));
  for (const name of ["seatsToMove", "legalMoves", "outcome", "decision", "clone"] as const) knock(name, () => ruleset[name](garbage));
  knock("apply to garbage", () => ruleset.apply(garbage, {} as MoveBase));
  knock("view of garbage", () => ruleset.view(garbage, "spectator"));
}

/** Tries valid input with one fault: a move, a line, a state, an arbiter's view. */
function knockWithBent(ruleset: AnyRuleset, state: unknown, move: MoveBase, pick: SeededDice): void {
  const bentMove = bend(move, pick);
  knock("apply of a bent move", () => ruleset.apply(state, bentMove));
  knock("format of a bent move", () => ruleset.format(bentMove));
  const line: string = ruleset.format(move);
  const at = pick.draw(line.length + 1);
  knock("parse of a bent line", () => ruleset.parse(line.slice(0, at) + NASTY_TEXTS[pick.draw(NASTY_TEXTS.length)] + line.slice(at + pick.draw(3))));
  for (const entry of ["restore", "position"] as const) {
    const given = bend(entry === "restore" ? state : ruleset.view(state, "arbiter"), pick);
    const accepted = knock(`${entry} of a bent ${entry === "restore" ? "state" : "view"}`, () => ruleset[entry](given));
    if (accepted === undefined) continue;
    knock(`legalMoves after ${entry}`, () => ruleset.legalMoves(accepted));
    knock(`view after ${entry}`, () => ruleset.view(accepted, "spectator"));
    knock(`outcome after ${entry}`, () => ruleset.outcome(accepted));
  }
}

function knockWithRecords(trial: Trial, pick: SeededDice): void {
  const game = new Game(trial.ruleset, { ...trial.options, seed: trial.seed });
  for (let i = 0; i < 12 && game.outcome === null; i++) game.play(trial.ruleset.randomMove(game.state, pick));
  const record: unknown = JSON.parse(JSON.stringify(game.record()));
  const snapshot: unknown = JSON.parse(JSON.stringify(game.snapshot()));
  for (let i = 0; i < BENT_PER_STOP; i++) {
    const bent = bend(record, pick);
    knock("verify of a bent record", () => verify(trial.ruleset, bent));
    knock("Game.resume of a bent record", () => Game.resume(trial.ruleset, bent));
    knock("redact of a bent record", () => redact(trial.ruleset, bent, "spectator"));
    const bentSnapshot = bend(snapshot, pick);
    knock("Game.open of a bent snapshot", () => Game.open(trial.ruleset, { snapshot: bentSnapshot }));
  }
}

/** Calls an entry point; returns undefined if it refuses with a typed error. @throws Error if it crashes or takes too long */
function knock(entry: string, run: () => unknown): unknown {
  const began = Date.now();
  try {
    return run();
  } catch (error) {
    if (isTycheError(error)) return undefined;
    throw new Error(`${entry} crashed: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    expectThat(Date.now() - began < LONGEST_MILLISECONDS, `${entry} took more than ${LONGEST_MILLISECONDS} ms`);
  }
}

/** A copy of a JSON value with one part replaced, removed or added at any depth. */
function bend(value: unknown, pick: SeededDice): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  let at = copy as object;
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return copy;
    const key = keys[pick.draw(keys.length)]!;
    const inside = (at as Record<string, unknown>)[key];
    if (typeof inside === "object" && inside !== null && pick.draw(4) > 0) {
      at = inside;
      continue;
    }
    const record = at as Record<string, unknown>;
    const change = pick.draw(6);
    if (change === 0) delete record[key];
    else if (change === 1) record[`surplus${pick.draw(9)}`] = randomJson(pick, 1);
    else record[key] = typeof inside === "number" && pick.draw(2) === 0 ? inside + pick.draw(7) - 3 : randomJson(pick, 2);
    return copy;
  }
}

function optionName(trial: Trial, pick: SeededDice): string {
  const names = [...Object.keys(trial.options), ...OPTION_NAMES];
  return names[pick.draw(names.length)]!;
}

function randomJson(pick: SeededDice, depth: number): unknown {
  switch (pick.draw(depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return pick.draw(2) === 0;
    case 2:
      return pick.draw(2000) - 1000;
    case 3:
      return NASTY_NUMBERS[pick.draw(NASTY_NUMBERS.length)];
    case 4:
      return NASTY_TEXTS[pick.draw(NASTY_TEXTS.length)];
    case 5:
      return "";
    case 6:
      return Array.from({ length: pick.draw(4) }, () => randomJson(pick, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: pick.draw(4) }, () => [NASTY_TEXTS[pick.draw(NASTY_TEXTS.length)]!, randomJson(pick, depth - 1)]));
  }
}

const OPTION_NAMES = [
  "players",
  "seats",
  "scenario",
  "board",
  "deck",
  "cards",
  "generals",
  "tables",
  "setup",
  "turns",
  "rounds",
  "edition",
  "__proto__",
  "constructor",
];
const NASTY_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, 1e21, -1, 255, 256, 1024, 4096, 2 ** 31, 2 ** 32, 2 ** 53];
const NASTY_TEXTS = [
  "",
  " ",
  "red",
  "pass",
  "-",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "\u0000",
  "\ud800",
  "é",
  "1e9",
  "0x10",
  "a b  c",
  "x".repeat(5000),
];

class Stranger {
  readonly seat = "red";
  readonly type = "pass";
}

const CYCLE: Record<string, unknown> = {};
CYCLE["self"] = CYCLE;

const NASTY: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  "",
  [],
  {},
  [[[]]],
  ...NASTY_NUMBERS,
  ...NASTY_TEXTS,
  Symbol("nasty"),
  10n,
  () => 1,
  new Stranger(),
  new Date(0),
  new Map(),
  /x/,
  CYCLE,
  Object.create(null),
  JSON.parse('{"__proto__":{"polluted":1},"seat":"red","type":"pass"}'),
  { seat: "red" },
  { type: "pass" },
  { seat: {}, type: [] },
  { frames: [], dice: [], edition: "" },
  { frames: [1], dice: [1, 2, 3, 4], edition: "" },
  { frames: "x", dice: {}, edition: 1 },
  { edition: "", dice: [0, 0, 0, 0], frames: Array.from({ length: 500 }, () => 0) },
  { format: "tyche-record/1" },
  { viewer: "arbiter" },
  Array.from({ length: 5000 }, (_, i) => i),
];
