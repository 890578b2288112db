/** The rows of moves and frames: what cannot be is refused with its row. */
import { describe, expect, test } from "vitest";
import { framesOf } from "../../../src/core/flow/frame-rows.js";
import { moveKinds } from "../../../src/core/moves/move-rows.js";
import { createMoveCodec, type MoveBase, type MoveKind, NUMBERS, vocabulary, vocabularyOf } from "../../../src/core/moves/moves.js";
import { checkFrames, checkMoves, checkWords } from "../../../src/core/ruleset/row-checks.js";
import type { GameState } from "../../../src/core/state/state.js";

describe("a move that cannot be", () => {
  const WORDS = { card: ["ace"], heap: { least: 0, most: 9, show: Number, read: Number } };
  const made = (rows: object, makers?: object) => () => checkMoves(moveKinds(rows as never, WORDS as never, makers as never));
  test.each([
    ['moves.play: expected at most 2 fields, which codes hold, got "card, to, from"', { play: { card: "card", to: "number", from: "number" } }],
    ['moves.play.card: expected number, or a word that has ids, got "cart"', { play: { card: "cart" } }],
    ['moves.play.heap: expected number, or a word that has ids, got "heap"', { play: { heap: "heap" } }],
    ['moves.play.seat: expected another name, since every move has this field, got "seat"', { play: { seat: "number" } }],
    ['moves.play.times: expected a range within 0..1023, which codes hold there, got "1..1024"', { play: { times: "1..1024" } }],
    ['moves.play.times: expected a range within 0..4095, which codes hold there, got "-1..2"', { play: { card: "card", times: "-1..2" } }],
    ['moves.play.times: expected a range within 0..1023, which codes hold there, got "3..2"', { play: { times: "3..2" } }],
    ['moves.Play: expected a name in kebab-case, got "Play"', { Play: {} }],
    ['moves.play.type: expected another name, since every move has this field, got "type"', { play: { card: "card", type: "number" } }],
    ['moves.play.times: expected a range within 0..4095, which codes hold there, got "0..4096"', { play: { card: "card", times: "0..4096" } }],
  ])("%s", (message, rows) => {
    expect(made(rows)).toThrow(message);
  });
  test.each([
    { play: { times: "0..1023" } },
    { play: { times: "7..7" } },
    { play: { card: "card", times: "0..4095" } },
    { play: { times: "number", again: "number" } },
    { "play-2-cards": { card: "card", another: "card" } },
    {},
  ])("a valid table passes: %j", (rows) => expect(made(rows)).not.toThrow());
  test("one without a maker where there are makers; without any, core makes them", () => {
    const rows = { play: { card: "card", times: "number" }, pass: {} } as const;
    expect(made(rows, { "": () => () => ({}) })).toThrow('moves.play: expected a maker of the moves with card and times, got "none"');
    const [play, pass] = moveKinds(rows as never, WORDS as never);
    expect(play!.make("red" as never, "ace" as never, 2 as never)).toEqual({ seat: "red", type: "play", card: "ace", times: 2 });
    expect(pass!.make("red" as never, undefined as never, undefined as never)).toEqual({ seat: "red", type: "pass" });
  });
});

describe("a table of moves that does not fit into codes", () => {
  const make = (seat: string): MoveBase => ({ seat, type: "say" });
  const say = (...args: MoveKind<GameState, MoveBase>["args"]): MoveKind<GameState, MoveBase> => ({ type: "say", args, make });
  const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `w${i}`);
  const kindsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ ...say(), type: `say-${i}` }));
  const made =
    (...kinds: readonly MoveKind<GameState, MoveBase>[]) =>
    () =>
      checkMoves(kinds);

  test("too many words, fields or kinds, and a kind twice", () => {
    expect(made(say(["word", vocabulary("word", ids(1025))]))).toThrow("moves.say.word: expected one of at most 1024 words");
    expect(made(say(["count", NUMBERS], ["word", vocabulary("word", ids(4097))]))).toThrow("moves.say.word: expected one of at most 4096 words");
    expect(made(say(["a", NUMBERS], ["b", NUMBERS], ["c", NUMBERS]))).toThrow("moves.say: expected at most 2 fields");
    expect(made(say(), say())).toThrow("moves.say: expected one row");
    expect(made(...kindsOf(257))).toThrow("moves: expected at most 256 kinds");
  });
  test("as many kinds and words as codes hold are taken", () => {
    expect(made(...kindsOf(256))).not.toThrow();
    expect(made(say(["word", vocabulary("word", ids(1024))]))).not.toThrow();
    expect(made(say(["word", vocabulary("word", ids(1024))], ["other", vocabulary("word", ids(4096))]))).not.toThrow();
    expect(made(say(["a", NUMBERS], ["b", NUMBERS]))).not.toThrow();
  });
  test("words of an edition are checked when a move of it is first met", () => {
    const codec = createMoveCodec<GameState, MoveBase>(["a"], [say(["word", vocabularyOf("word", () => ids(1025))])], checkWords);
    const s: GameState = { edition: "", dice: [1, 2, 3, 4], frames: [] };
    expect(() => codec.encode(s, { seat: "a", type: "say", word: "w1" })).toThrow("moves.say.word: expected one of at most 1024 words");
  });
});

describe("a table of frames that cannot be", () => {
  const made =
    (rows: object, words: Readonly<Record<string, readonly string[]>> = {}, descriptions = {}) =>
    () =>
      checkFrames({ frames: framesOf(rows) as never, words, descriptions });
  test.each([
    ["steps twice", { a: { automatic: ["x", "x"] } }, "frames.a.steps: expected"],
    ["no step", { a: { steps: [], asks: [] } }, "frames.a.steps: expected"],
    ["asking where it does not stand", { a: { steps: ["x"], asks: ["y"] } }, 'frames.a.asks: expected steps that it has (x), got "y"'],
    ["asking without a step to ask at", { a: { steps: ["x"] } }, 'frames.a.asks: expected steps that it has (x), got "ask"'],
    ["asking and not", { a: { steps: ["ask"], automatic: ["x"] } }, "frames.a: expected either"],
    ["a slot twice", { a: { about: { x: "flag" }, keeps: { x: "flag" } } }, "frames.a: expected slots with names of their own"],
    ["a slot called step", { a: { about: { step: "flag" } } }, "frames.a: expected slots with names of their own"],
    ["shown twice", { a: { about: { x: "flag" }, shows: { x: "flag" } } }, "frames.a: expected different names of what is shown"],
    ["kept and called step", { a: { keeps: { step: "flag" } } }, "frames.a: expected slots with names of their own"],
    ["shown twice to those who are asked", { a: { about: { x: "flag" }, showsAsked: { x: "flag" } } }, "frames.a: expected different names of what is shown"],
    [
      "shown twice, to all and to those who are asked",
      { a: { shows: { x: "flag" }, showsAsked: { x: "flag" } } },
      "frames.a: expected different names of what",
    ],
    ["over and asking", { a: { over: true, asks: ["x"] } }, "frames.a"],
    ["a kept kind that is no word", { a: { keeps: { x: "ship?" } } }, "frames.a.x: expected a kind of these words"],
    ["under what there is not", { a: { under: { b: ["ask"] } } }, 'frames.a.under: expected frames that there are (a), got "b"'],
    ["under where it does not wait", { a: { under: { b: ["rest"] } }, b: { automatic: ["go"] } }, 'frames.a.under.b: expected steps of b (go), got "rest"'],
    ["a kind that is no word", { a: { about: { x: "ship" } } }, "frames.a.x: expected a kind of these words"],
  ])("%s", (_, rows, message) => {
    expect(made(rows)).toThrow(message);
  });
  test.each([
    { a: { about: { x: "flag" }, keeps: { y: "flag", z: "0..3" } } },
    { a: { steps: ["x", "y"], asks: ["y"] } },
    { a: { automatic: ["x"] }, b: { under: { a: ["x"] } } },
    { a: { under: "bottom" } },
    { a: { over: true } },
    { a: { about: { x: "number" } }, b: { about: { x: "number" }, under: { a: ["ask"] } } },
  ])("a valid table passes: %j", (rows) => expect(made(rows)).not.toThrow());
  test("what is shown to those who are asked alone has a description too", () => {
    const rows = { ask: { showsAsked: { space: "space" } } };
    expect(made(rows, { space: ["pella"] })).toThrow("descriptions.ask: expected a function");
    expect(made(rows, {}, { ask: () => ({}) })).toThrow("frames.ask.space: expected a kind of these words");
    expect(made(rows, { space: ["pella"] }, { ask: () => ({}) })).not.toThrow();
  });
  test("a row that shows has a description, of kinds that there are", () => {
    const rows = { ask: { shows: { space: "space" } } };
    const ask = (): object => ({ space: 0 });
    expect(made(rows, { space: ["pella"] })).toThrow("descriptions.ask: expected a function that describes what this frame shows");
    expect(made(rows, {}, { ask })).toThrow("frames.ask.space: expected a kind of these words");
    expect(made(rows, { space: ["pella"] }, { ask })).not.toThrow();
  });
});
