/** Scenes: positions by a few of their pieces. */
import { describe, expect, test } from "vitest";
import type { LeftOut, SceneRules } from "../../../src/core/ruleset/scene.js";
import { at as diadochiAt } from "../../../src/diadochi/board/at.js";
import * as diadochi from "../../../src/diadochi/index.js";
import { SCENE as DIADOCHI_RULES } from "../../../src/diadochi/board/scene.js";
import { type AnyRuleset, isTycheError, playout, PositionError, SeededDice } from "../../../src/index.js";
import { at as nineYearsAt } from "../../../src/nine-years/board/at.js";
import * as nineYears from "../../../src/nine-years/index.js";
import { SCENE as NINE_YEARS_RULES } from "../../../src/nine-years/board/scene.js";
import { at as peloponnesianAt } from "../../../src/peloponnesian/board/at.js";
import * as peloponnesian from "../../../src/peloponnesian/index.js";
import { SCENE as PELOPONNESIAN_RULES } from "../../../src/peloponnesian/board/scene.js";
import { at as unrestAt } from "../../../src/unrest/board/at.js";
import { SCENARIO_NAMES } from "../../../src/peloponnesian/vocabulary/types.js";
import * as unrest from "../../../src/unrest/index.js";
import { SCENE as UNREST_RULES } from "../../../src/unrest/board/scene.js";

type Json = Readonly<Record<string, unknown>>;

interface Staged {
  readonly ruleset: AnyRuleset;
  readonly scene: (given: never) => object;
  readonly at: (view: never, moment: never) => object;
  readonly rules: SceneRules;
  readonly segments: readonly string[];
  /** Decisions at which nothing is under way. */
  readonly quiet: readonly string[];
  /** The options of `setup`, as a view shows them. */
  optionsOf(view: Json): Json;
  readonly games: readonly Json[];
  /** What a position keeps of the time before, and nothing depends on. */
  readonly leftOver?: string;
}

const GAMES: readonly Staged[] = [
  {
    ...{ ruleset: diadochi.DIADOCHI, scene: diadochi.scene, at: diadochiAt, rules: DIADOCHI_RULES, segments: diadochi.SEGMENTS },
    quiet: ["surrender-segment", "tyche-segment", "movement-segment"],
    optionsOf: ({ options, clock }) => ({ ...(options as Json), lastTurn: (clock as Json)["lastTurn"] }),
    games: [{ players: 2 }, { players: 3, draftGenerals: true }, { players: 3, twoGenerals: true, lastTurn: 7 }, { players: 4, eliteRoyals: false }],
  },
  {
    ...{ ruleset: nineYears.NINE_YEARS, scene: nineYears.scene, at: nineYearsAt, rules: NINE_YEARS_RULES, segments: nineYears.SEGMENTS },
    quiet: ["first-card"],
    optionsOf: ({ lastYear, peaceThreshold }) => ({ lastYear, peaceThreshold }),
    games: [{}, { peaceThreshold: 6, lastYear: 1697 }],
  },
  {
    ...{ ruleset: peloponnesian.PELOPONNESIAN, scene: peloponnesian.scene, at: peloponnesianAt, rules: PELOPONNESIAN_RULES, segments: peloponnesian.SEGMENTS },
    quiet: ["commit"],
    optionsOf: ({ scenario }) => ({ scenario }),
    games: SCENARIO_NAMES.map((scenario) => ({ scenario })),
    leftOver: "active",
  },
  {
    ...{ ruleset: unrest.UNREST, scene: unrest.scene, at: unrestAt, rules: UNREST_RULES, segments: unrest.SEGMENTS },
    quiet: ["first-player", "active", "draw"],
    optionsOf: ({ turns }) => ({ turns }),
    games: [{}, { turns: 3, level: 2 }],
  },
];

const ENVELOPE = ["ruleset", "version", "edition", "viewer", "decision", "frames", "secret"];

function piecesOf(view: unknown): Json {
  return Object.fromEntries(Object.entries(view as Json).filter(([name]) => !ENVELOPE.includes(name)));
}

// The pieces of a view as a scene says them.
function said(pieces: unknown, steps: readonly (readonly string[])[]): unknown {
  if (typeof pieces !== "object" || pieces === null) return pieces;
  const below = (key: string): string[][] => steps.flatMap(([first, ...rest]) => (first === "*" || first === key ? [rest] : []));
  if (Array.isArray(pieces)) return pieces.map((entry, i) => said(entry, below(String(i))));
  return Object.fromEntries(
    Object.entries(pieces).flatMap(([key, field]) => (below(key).some((rest) => rest.length === 0) ? [] : [[key, said(field, below(key))]])),
  );
}

// What is there on the ground and not in the pieces, as null.
function without(ground: unknown, pieces: unknown): unknown {
  if (!isRecord(ground) || !isRecord(pieces)) return pieces;
  const keys = [...new Set([...Object.keys(pieces), ...Object.keys(ground)])];
  return Object.fromEntries(keys.map((key) => [key, Object.hasOwn(pieces, key) ? without(ground[key], pieces[key]) : null]));
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sceneOf({ ruleset, rules, optionsOf }: Staged, view: Json, from: "setup" | "empty"): Json {
  const steps = (table: LeftOut): string[][] => Object.values(table).flatMap((paths) => paths.map((path) => path.split(".")));
  const opened = (shown: unknown): Json => rules.open?.(piecesOf(shown)) ?? piecesOf(shown);
  const inScene = (pieces: Json): unknown => said(pieces, [...steps(rules.follows), ...steps(rules.elsewhere)]);
  const setUp = opened(ruleset.view(ruleset.setup({ ...optionsOf(view), seed: "scene" }), "arbiter"));
  return { from, ...optionsOf(view), pieces: without(inScene(from === "setup" ? setUp : rules.empty(setUp, "")), inScene(opened(view))) };
}

const OTHERS: readonly unknown[] = [null, true, -1, 0, 3, 1e9, 0.5, "x", "", [], {}, [1], ["x"], { x: 1 }, [null], [{}], [[]]];

// Puts something else in place of a field at any depth, or in addition to those there are.
function changeLeaf(value: object, choices: SeededDice): void {
  const fields = value as Record<string, unknown>;
  const keys = Object.keys(fields);
  const key = keys.length === 0 || choices.draw(30) === 0 ? "other" : keys[choices.draw(keys.length)]!;
  const field = fields[key];
  if (typeof field === "object" && field !== null && choices.draw(4) > 0) changeLeaf(field, choices);
  else fields[key] = structuredClone(OTHERS[choices.draw(OTHERS.length)]);
}

function refusalOf(make: () => unknown): PositionError {
  try {
    make();
  } catch (error) {
    if (error instanceof PositionError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe.each(GAMES.map((game) => ({ ...game, id: game.ruleset.id as string })))("$id", (game) => {
  const { ruleset, scene, at, segments, quiet, games, leftOver = "" } = game;

  test("a scene of the pieces of any game gives these pieces", () => {
    const made = new Map<string, number>();
    for (const options of games) {
      const choices = new SeededDice(`scene ${JSON.stringify(options)}`);
      const state = ruleset.setup({ ...options, seed: "scene" });
      const isTogether = ["first-card", "commit"].includes(quiet[0]!); // before either side has chosen
      let looked = 0;
      for (let ply = 0; ply < 6000 && looked < 2 && ruleset.outcome(state) === null; ply++) {
        const isQuiet = quiet.includes(ruleset.decision(state)!.kind) && (!isTogether || ruleset.seatsToMove(state).length > 1);
        if (isQuiet && choices.draw(4) === 0) {
          looked++;
          const view = ruleset.view(state, "arbiter");
          for (const seat of ruleset.players(state))
            for (const segment of segments) {
              const moment = { seat, segment };
              const from = looked % 2 === 0 ? "setup" : "empty";
              let put: object;
              try {
                put = ruleset.position(at(view as never, moment as never));
              } catch {
                continue; // nobody can be put there
              }
              try {
                const whole = scene({ ...sceneOf(game, view as Json, from), toMove: moment } as never);
                const [made_, expected] = [whole, put].map((one) => ({ ...piecesOf(ruleset.view(one, "arbiter")), [leftOver]: null }));
                expect(made_).toEqual(expected);
                made.set(segment, (made.get(segment) ?? 0) + 1);
              } catch (error) {
                if (!isTycheError(error) || error.code !== "position/no-choice") throw error;
                const { seats, kind } = ruleset.decision(put as never) ?? { seats: [], kind: "" };
                expect([seat, seats.includes(seat), kind]).not.toEqual([seat, true, ruleset.decision(state)!.kind]);
              }
            }
        }
        ruleset.advance(state, ruleset.randomMove(state, choices));
      }
    }
    expect([...made.keys()].sort()).toEqual([...segments].sort());
    expect(Math.min(...made.values())).toBeGreaterThan(3);
  }, 120_000);

  test("what is changed in a scene gives a position, or an error with a path in the scene", () => {
    const choices = new SeededDice("changed");
    const seat = ruleset.players(ruleset.setup({ seed: 1 }))[0]!;
    const whole = { ...sceneOf(game, ruleset.view(ruleset.setup({ seed: 1 }), "arbiter") as Json, "empty"), toMove: { seat, segment: segments.at(-1) } };
    const codes = new Map<string, number>();
    for (let n = 0; n < 300; n++) {
      const changed = structuredClone(whole);
      changeLeaf(changed, choices);
      try {
        scene(changed as never);
      } catch (error) {
        if (!isTycheError(error)) throw error;
        expect([error.message, error.details.path]).toEqual([error.message, expect.stringMatching(/^scene\./)]); // of a crash it is the whole scene
        codes.set(error.code, (codes.get(error.code) ?? 0) + 1);
      }
    }
    expect([...codes.keys()].filter((code) => !["position/malformed", "position/impossible", "position/no-choice"].includes(code))).toEqual([]);
    expect(codes.get("position/malformed")).toBeGreaterThan(50);
  }, 60_000);

  test("an empty map can be played on to the end", () => {
    let tried = 0;
    for (const seat of ruleset.players(ruleset.setup({ seed: 1 })))
      for (const segment of segments) {
        let state: object;
        try {
          state = scene({ from: "empty", toMove: { seat, segment } } as never);
        } catch (error) {
          expect(isTycheError(error) && error.details.path).toBe("scene.toMove");
          continue;
        }
        expect(playout(ruleset, state as never, `${seat} ${segment}`).outcome).not.toBeNull();
        tried++;
      }
    expect(tried).toBeGreaterThan(1);
  });

  test("the same scene is the same position; another seed draws otherwise", () => {
    const [seat] = ruleset.players(ruleset.setup({ seed: 1 }));
    const toMove = { seat, segment: segments.at(id(ruleset) === "unrest" ? 1 : -1) };
    expect(scene({ toMove } as never)).toEqual(scene({ toMove, seed: "scene", from: "setup" } as never));
    expect(scene({ toMove, seed: 2 } as never)).not.toEqual(scene({ toMove } as never));
  });

  test.each([
    ["no scene", 3, "scene"],
    ["what is no option", { colour: "red" }, "scene.colour"],
    ["another ground", { from: "book" }, "scene.from"],
    ["a wrong seed", { seed: {} }, "scene.seed"],
    ["nobody to move", { toMove: undefined }, "scene.toMove"],
    ["no seat", { toMove: { seat: "nobody", segment: segments[0] } }, "scene.toMove.seat"],
    ["no part of a turn", { toMove: { seat: "", segment: "tea" } }, "scene.toMove.segment"],
    ["no such field", { pieces: { weather: "fair" } }, "scene.pieces.weather"],
    ["the decision", { pieces: { decision: null } }, "scene.pieces.decision"],
    ["pieces that are a list", { pieces: [] }, "scene.pieces"],
  ] as const)("%s is refused by its path", (_, given, path) => {
    const [seat] = ruleset.players(ruleset.setup({ seed: 1 }));
    const whole = { toMove: { seat, segment: segments.at(-1) }, ...(given as object) } as { toMove?: { seat: string } };
    if (whole.toMove?.seat === "") whole.toMove.seat = seat!;
    expect(refusalOf(() => scene((typeof given === "number" ? given : whole) as never)).details.path).toBe(path);
  });
});

function id(ruleset: AnyRuleset): string {
  return ruleset.id;
}

test("a part of a turn in which there is nothing to choose is named, with the decision instead", () => {
  expect(() => diadochi.scene({ from: "empty", toMove: { seat: "red", segment: "surrender" } })).toThrow(
    "scene.toMove: expected a choice of red in surrender-segment, got movement-segment of red, since there is only one thing to do before",
  );
});
