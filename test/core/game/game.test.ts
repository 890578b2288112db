import { describe, expect, test } from "vitest";
import { ScriptedDice, SeededDice } from "../../../src/index.js";
import { IllegalMoveError, NotationError, ReplayError, SetupError } from "../../../src/core/basics/errors.js";
import { Game } from "../../../src/core/game/game.js";
import { hashState } from "../../../src/core/state/hash.js";
import { odds } from "../../../src/core/game/odds.js";
import { perft, perftByMove } from "../../../src/core/game/perft.js";
import { playout } from "../../../src/core/game/playout.js";
import { type GameRecord, redact, replay, verify } from "../../../src/core/game/record.js";
import { sortedText } from "../../../src/core/basics/same.js";
import { UNREST } from "../../../src/unrest/index.js";
import { TINY } from "../../../examples/tiny/index.js";

function playedOut(seed: string) {
  const game = new Game(TINY, { seed });
  const choices = new SeededDice(`choices of ${seed}`);
  while (game.outcome === null) game.play(TINY.randomMove(game.state, choices));
  return game;
}

describe("Game", () => {
  test("plays moves given as objects or as notation and counts them", () => {
    const game = new Game(TINY, { seed: "a" });
    const move = game.legalMoves("north")[0]!;
    game.play(TINY.format(move));
    expect(game.ply).toBe(1);
    expect(TINY.seatsToMove(game.state)).toEqual(["south"]);
  });
  test("an illegal or unreadable move changes nothing", () => {
    const game = new Game(TINY, { seed: "a" });
    const before = hashState(game.state);
    const wrong = { seat: "north", type: "hold" } as const;
    expect(() => game.play(wrong)).toThrowError(expect.objectContaining({ name: "IllegalMoveError", refusal: TINY.explain(game.state, wrong) }));
    expect(() => game.play({ seat: "north", type: "hold" })).toThrow(IllegalMoveError);
    expect(() => game.play("north dance")).toThrow(NotationError);
    expect([hashState(game.state), game.ply]).toEqual([before, 0]);
  });
  test("takes back and plays again what taught nobody anything", () => {
    const game = new Game(TINY, { seed: "a" });
    const before = hashState(game.state);
    const [first, second] = game.legalMoves("north");
    game.play(first!);
    const after = hashState(game.state);
    expect([game.canUndo("north"), game.canUndo("south")]).toEqual([true, false]);
    game.undo("north");
    expect(hashState(game.state)).toBe(before);
    expect([game.canRedo("north"), game.canRedo("south")]).toEqual([true, false]);
    game.redo("north");
    expect(hashState(game.state)).toBe(after);
    game.undo("north");
    game.play(second!);
    expect(game.canRedo("north")).toBe(false);
    expect(() => game.redo("north")).toThrow(IllegalMoveError);
    expect(() => game.undo("south")).toThrow("There is no decision for you to take back.");
  });
  test("knows how many decisions a seat can take back: none of another, and none when somebody has given up", () => {
    const game = new Game(TINY, { seed: "a" });
    expect(game.undoable("north")).toBe(0);
    game.play(game.legalMoves("north")[0]!);
    expect([game.undoable("north"), game.undoable("south")]).toEqual([1, 0]);
    game.concede("south");
    expect([game.undoable("north"), game.canUndo("north"), game.canRedo("north")]).toEqual([0, false, false]);
  });
  test("does not take back what revealed the pledges or threw dice", () => {
    const game = new Game(TINY, { seed: "a" });
    game.play(game.legalMoves("north")[0]!);
    game.play(game.legalMoves("south")[0]!);
    expect(game.canUndo("south")).toBe(false);
  });
  test("a seat that gives up ends the game, and the record says so", () => {
    const game = new Game(TINY, { seed: "a" });
    game.play(game.legalMoves("north")[0]!);
    game.concede("north");
    expect(game.outcome?.winners).toEqual(["south"]);
    expect(() => game.play(game.record().moves[0]!)).toThrow(IllegalMoveError);
    expect(game.canUndo("north")).toBe(false);
    expect(verify(TINY, game.record()).outcome).toEqual(game.outcome);
    const again = Game.resume(TINY, JSON.parse(JSON.stringify(game.record())));
    expect(again.record()).toEqual(game.record());
  });
  test("shows each viewer its part of what happened", () => {
    const game = new Game(TINY, { seed: "a" });
    game.play(game.legalMoves("north")[0]!);
    expect(game.lastEvents("south")).toEqual([{ type: "pledged", seat: "north", card: null }]);
    expect(game.lastEvents("arbiter")).toEqual(game.lastEvents("north"));
    expect(game.events("spectator").length).toBeLessThanOrEqual(game.events("arbiter").length);
  });
  test("the last that happened is the set-up first, then the last decision, then who gave up", () => {
    const game = new Game(TINY, { seed: "a" });
    expect(game.lastEvents("north")).toEqual(game.history("north")[0]!.events);
    const played = game.play(game.legalMoves("north")[0]!);
    expect(game.lastEvents("arbiter")).toEqual(played);
    const conceded = game.concede("south");
    expect(conceded.length).toBeGreaterThan(0);
    expect([game.lastEvents("arbiter"), game.lastEvents("north")]).toEqual([conceded, TINY.viewEvents(conceded, "north")]);
    expect(game.events("arbiter")).toEqual([
      ...game
        .history("arbiter")
        .slice(0, 2)
        .flatMap(({ events }) => events),
      ...conceded,
    ]);
    expect(game.history("north").at(-1)).toMatchObject({ seat: null, move: null, decision: null, events: TINY.viewEvents(conceded, "north") });
  });
  test("an array that was handed out changes nothing of what is kept, and its events are frozen", () => {
    const game = new Game(TINY, { seed: "a" });
    const played = game.play(game.legalMoves("north")[0]!);
    const conceded = game.concede("south");
    for (const events of [played, conceded]) expect(events.every((event) => Object.isFrozen(event))).toBe(true);
    const all = game.events("arbiter");
    played.length = 0;
    conceded.length = 0;
    (game.record().moves as string[]).length = 0;
    (game.record().hashes as string[]).length = 0;
    expect(game.events("arbiter")).toEqual(all);
    expect(verify(TINY, game.record()).plies).toBe(1);
  });
  test("the position is the same object until it changes, and is nobody's to change", () => {
    const game = new Game(TINY, { seed: "a" });
    const shown = game.state;
    expect(game.state).toBe(shown);
    expect(game.beginning).toEqual(shown);
    expect(game.beginning).not.toBe(game.beginning);
    (shown.dice as number[])[0] = 7;
    (game.beginning.dice as number[])[0] = 7;
    game.play(game.legalMoves("north")[0]!);
    expect(game.state).not.toBe(shown);
    const begun = TINY.setup({ seed: "a" });
    expect([game.beginning, hashState(game.beginning)]).toEqual([begun, game.record().hashes[0]]);
    expect(hashState(game.state)).toBe(game.record().hashes[1]);
    const played = game.state;
    game.undo("north");
    expect(game.state).not.toBe(played);
    expect(hashState(game.state)).toBe(hashState(begun));
    game.concede("south");
    expect(TINY.outcome(game.state)).toEqual(game.outcome);
  });
  test("takes back several decisions of one seat, one after the other, and plays them again", () => {
    const game = new Game(UNREST, { seed: 1 });
    const choices = new SeededDice(1);
    let most = { plies: 0, seat: game.ruleset.seats[0]! };
    for (let n = 0; n < 300 && most.plies < 3 && game.outcome === null; n++) {
      game.play(UNREST.randomMove(game.state, choices));
      for (const seat of UNREST.seats) if (game.undoable(seat) > most.plies) most = { plies: game.undoable(seat), seat };
    }
    const { plies, seat } = most;
    expect(plies).toBeGreaterThan(2);
    const { moves, hashes } = game.record();
    const others = UNREST.seats.filter((other) => other !== seat);
    const seen = game.history(seat);
    const when = seen.map(({ mark }) => game.plyOf(seat, mark));
    for (let left = plies; left > 0; left--) {
      expect([game.undoable(seat), game.canUndo(seat), others.some((other) => game.canUndo(other)), others.map((other) => game.undoable(other))]).toEqual([
        left,
        true,
        false,
        others.map(() => 0),
      ]);
      for (const other of others) expect(() => game.undo(other)).toThrow("There is no decision for you to take back.");
      game.undo(seat);
      expect(game.record().hashes).toEqual(hashes.slice(0, game.ply + 1));
      expect(hashState(game.state)).toBe(hashes[game.ply]);
      const stay = seen.length - plies + left - 1;
      for (const [i, { mark }] of seen.entries()) {
        expect(game.since(seat, mark)).toEqual({ from: Math.min(i + 1, stay), entries: seen.slice(i + 1, stay) });
        expect(game.plyOf(seat, mark)).toBe(i < stay ? when[i] : null);
      }
    }
    expect([game.undoable(seat), game.canRedo(seat), others.some((other) => game.canRedo(other))]).toEqual([0, true, false]);
    for (let n = 0; n < plies; n++) game.redo(seat);
    expect([game.record().moves, game.record().hashes, game.canRedo(seat)]).toEqual([moves, hashes, false]);
    expect(game.history(seat)).toEqual(seen);
    expect(game.since(seat, seen.at(-1)!.mark)).toEqual({ from: seen.length, entries: [] });
    for (const each of UNREST.seats) expect(() => game.redo(each)).toThrow("There is nothing for you to play again.");
  });
  test("calls whoever listens after each change, every one of them, and hands on the first fault", () => {
    const game = new Game(TINY, { seed: "a" });
    const heard: string[] = [];
    const listener = (): void => void heard.push(`${game.ply} ${game.outcome === null}`);
    const faulty = (name: string) => (): void => {
      heard.push(name);
      throw new Error(name);
    };
    const ends = [game.subscribe(listener), game.subscribe(listener)];
    const [move] = game.legalMoves("north");
    game.play(move!);
    expect(heard.splice(0)).toEqual(["1 true", "1 true"]);
    ends[0]!();
    game.undo("north");
    game.redo("north");
    expect(heard.splice(0)).toEqual(["0 true", "1 true"]);
    expect(() => game.undo("south")).toThrow(IllegalMoveError);
    expect(() => game.play("north hold")).toThrow();
    expect(heard).toEqual([]);
    const faults = [game.subscribe(faulty("first")), game.subscribe(faulty("second")), game.subscribe(listener)];
    expect(() => game.concede("south")).toThrow("first");
    expect(heard).toEqual(["1 false", "first", "second", "1 false"]);
    for (const end of [...ends, ...faults]) end();
    expect(game.outcome).not.toBeNull();
  });
  test("plays what a seat sent when it is that seat's and answers what it is asked now", () => {
    const refused = (run: () => unknown) => {
      try {
        run();
      } catch (error) {
        if (error instanceof IllegalMoveError) return [error.code, error.details.data];
      }
      return expect.unreachable();
    };
    const game = new Game(TINY, { seed: "a" });
    const [asked, move] = [game.question("north"), game.legalMoves("north")[0]!];
    expect(refused(() => game.playAs("south", move, asked))).toEqual(["move/other-seat", { seat: "south", mover: "north" }]);
    expect(refused(() => game.playAs("south", TINY.format(move)))).toEqual(["move/other-seat", { seat: "south", mover: "north" }]);
    for (const nobody of [null, undefined, {}, { seat: 3 }])
      expect(refused(() => game.playAs("north", nobody as never))).toMatchObject(["move/other-seat", { seat: "north" }]);
    expect(refused(() => game.playAs("north", { seat: 3 } as never))).toEqual(["move/other-seat", { seat: "north", mover: "3" }]);
    expect(refused(() => game.playAs("north", move, game.question("south")))).toEqual(["move/stale", { seat: "north" }]);
    expect(game.ply).toBe(0);
    expect(game.playAs("north", TINY.format(move), asked).length).toBeGreaterThan(0);
    const next = game.legalMoves("south")[0]!;
    expect(game.playAs("south", next).length).toBeGreaterThan(0);
    expect([game.ply, game.record().moves]).toEqual([2, [TINY.format(move), TINY.format(next)]]);
  });
  test("plays a line of a script where it is asked for, and nothing else", () => {
    const game = new Game(TINY, { seed: "a" });
    const [move] = game.legalMoves("north");
    expect(game.playIfAsked({ seat: "north", type: "hold" })).toBeNull();
    expect(game.playIfAsked(TINY.format(move!))).toEqual(game.lastEvents("arbiter"));
    expect([game.playIfAsked(move!), game.ply]).toEqual([null, 1]);
    expect(() => game.playIfAsked("north dance")).toThrow(NotationError);
    const next = game.legalMoves("south")[0]!;
    game.concede("north");
    expect([game.playIfAsked(next), game.ply]).toEqual([null, 1]);
    expect(() => game.play(next)).toThrow("The game is over: north has conceded.");
    expect(() => game.concede("south")).toThrow(IllegalMoveError);
  });
  test("as lines from a ply on: the beginning only from 0, each decision with the fingerprint it led to, and the end", () => {
    const game = playedOut("lines");
    const { moves, hashes, conceded, outcome } = game.record();
    const plies = moves.map((move, i) => JSON.stringify({ move, hash: hashes[i + 1] }));
    const end = JSON.stringify({ conceded, outcome });
    const [head, ...rest] = game.lines();
    expect(rest).toEqual([...plies, end]);
    const { moves: _moves, hashes: _hashes, conceded: _conceded, outcome: _outcome, ...begun } = game.record();
    expect(JSON.parse(head!)).toEqual({ ...begun, hash: hashes[0] });
    expect(game.lines(-1)).toEqual(game.lines());
    for (const from of [1, 2, 5, moves.length]) expect(game.lines(from)).toEqual([...plies.slice(from - 1), end]);
    expect(game.lines(moves.length + 1)).toEqual([end]);
    const open = new Game(TINY, { seed: "a" });
    expect([open.lines().length, open.lines(1)]).toEqual([1, []]);
  });
  test("a mark says after how many decisions it was, and one that nobody has is of none", () => {
    const game = playedOut("marks");
    for (const viewer of ["north", "spectator", "arbiter"] as const) {
      const plies = game.history(viewer).map(({ mark }) => game.plyOf(viewer, mark));
      expect(plies[0]).toBe(0);
      expect(plies).toEqual([...new Set(plies as number[])].sort((a, b) => a - b));
      if (viewer === "arbiter") expect(plies).toEqual(game.record().hashes.map((_, ply) => ply));
    }
    expect(game.plyOf("north", "none")).toBeNull();
  });
  test("a bad seed or option is a SetupError that names it", () => {
    expect(() => new Game(TINY, { seed: undefined as never })).toThrow(SetupError);
    expect(() => new Game(TINY, { seed: "x".repeat(1001) })).toThrow("options.seed");
    expect(() => TINY.setup(null as never)).toThrow("options");
    expect(() => new Game(TINY, { seed: 1, rounds: 99 })).toThrow("options.rounds");
  });
});

describe("records", () => {
  const record = playedOut("record").record();
  test("verify, replay and resume give the same game", () => {
    expect(verify(TINY, record)).toEqual({ plies: record.moves.length, hash: record.hashes.at(-1), outcome: record.outcome });
    expect([...replay(TINY, record)].map((step) => step.hash)).toEqual(record.hashes);
    expect(Game.resume(TINY, record).record()).toEqual(record);
  });
  test("survive JSON", () => {
    expect(verify(TINY, JSON.parse(JSON.stringify(record))).plies).toBe(record.moves.length);
  });
  test("survive a database that sorts the keys of JSON", () => {
    const game = new Game(UNREST, { seed: "jsonb" });
    game.concede("carthage");
    const given = game.record();
    const sorted: unknown = JSON.parse(sortedText(given));
    expect(Object.keys(sorted as object)).not.toEqual(Object.keys(given));
    expect(verify(UNREST, sorted)).toEqual(verify(UNREST, given));
    expect(Game.resume(UNREST, sorted).record()).toEqual(given);
    expect(redact(UNREST, sorted, "coalition")).toEqual(redact(UNREST, given, "coalition"));
    expect(hashState(JSON.parse(sortedText(game.state)))).toBe(hashState(game.state));
  });
  test("an unfinished one goes on where it stopped", () => {
    const cut: GameRecord = { ...record, moves: record.moves.slice(0, 3), hashes: record.hashes.slice(0, 4), outcome: null };
    const game = Game.resume(TINY, cut);
    for (const line of record.moves.slice(3)) game.play(line);
    expect(game.record()).toEqual(record);
  });
  test("a changed fingerprint is found at its ply, with what was expected and what came", () => {
    const hashes = record.hashes.map((hash, ply) => (ply === 4 ? "0000000000000000" : hash));
    expect(problem(() => verify(TINY, { ...record, hashes }))).toMatchObject({
      code: "record/diverged",
      details: { ply: 4, expected: "0000000000000000", got: record.hashes[4] },
    });
  });
  test("a redacted record is refused for its format: it tells and does not play", () => {
    expect(problem(() => verify(TINY, redact(TINY, record, "spectator"))).details.path).toBe("record.format");
  });
  test("a changed seed is found at the set-up", () => {
    expect(problem(() => verify(TINY, { ...record, seed: "other" })).details.ply).toBe(0);
  });
  test("a move that is not legal there is found at its ply and never played on", () => {
    const moves = record.moves.map((line, i) => (i === 2 ? "north pledge no-such-card" : line));
    const found = problem(() => verify(TINY, { ...record, moves }));
    expect([found.code, found.details.ply]).toEqual(["record/unplayable", 3]);
    expect(found.message).toContain('ply 3, "north pledge no-such-card": ');
  });
  test("a changed outcome is found at the end", () => {
    expect(problem(() => verify(TINY, { ...record, outcome: null })).code).toBe("record/other-outcome");
  });
  test.each([
    ["format", "tyche-record/0"],
    ["ruleset", "chess"],
    ["version", 1],
    ["generator", "mt"],
    ["options", []],
    ["moves", "none"],
    ["hashes", []],
    ["conceded", "green"],
    ["extra", 1],
  ])("a wrong %s is refused by name", (field, value) => {
    const found = problem(() => verify(TINY, { ...record, [field]: value }));
    expect([found.code, found.details.path]).toEqual(["record/malformed", `record.${field}`]);
  });
  test("a record of another version is refused with a code of its own, and says which version it needs", () => {
    const found = problem(() => verify(TINY, { ...record, version: "0" }));
    expect([found.code, found.details.path, found.message]).toEqual(["record/other-version", "record.version", 'record.version: expected "1", got "0"']);
  });
  test("what a viewer may keep holds no seed, no fingerprint and no move of others", () => {
    const kept = redact(TINY, record, "north");
    const text = JSON.stringify(kept);
    expect(text).not.toContain(record.hashes[0]);
    expect(Object.keys(kept)).not.toContain("seed");
    expect(kept.happened.every(({ move }) => move === null || move.startsWith("north "))).toBe(true);
    expect(redact(TINY, record, "spectator").happened.every(({ move }) => move === null)).toBe(true);
  });
});

describe("exact odds", () => {
  const raid = afterPledges("odds");
  const strike = TINY.legalMoves(raid).find((move) => move.type === "strike")!;
  test("are the share of the dice that lead there", () => {
    const chances = odds(TINY, raid, strike, (_, events) => events.some((event) => event.type === "struck" && event.hit));
    expect(chances.reduce((sum, chance) => sum + chance.probability, 0)).toBeCloseTo(1, 12);
  });
  test("agree with many seeded tries", () => {
    const question = (_: unknown, events: readonly { readonly type: string }[]): boolean => events.some((event) => event.type === "raider-moved");
    const exact = odds(TINY, raid, strike, question).find((chance) => chance.answer)?.probability ?? 0;
    let hits = 0;
    for (let i = 0; i < 4000; i++) if (question(null, TINY.apply(raid, strike, new SeededDice(i)).events)) hits++;
    expect(Math.abs(hits / 4000 - exact)).toBeLessThan(0.03);
  });
  test("of a viewer are taken from one world or many, and from no other number of them", () => {
    const asked = (worlds: number) =>
      odds(TINY, raid, strike, (_, events) => events.some((event) => event.type === "struck" && event.hit), { viewer: "south", worlds });
    for (const worlds of [1, 100_000]) expect(asked(worlds).chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    for (const worlds of [0, 0.5, 100_001]) expect(() => asked(worlds)).toThrow("worlds: expected a whole number in 1..100000");
  });
  test("are not given for an illegal move", () => {
    expect(() => odds(TINY, raid, { seat: "north", type: "pledge", card: "no-such-card" }, () => true)).toThrow(IllegalMoveError);
  });
});

describe("searching", () => {
  test("perft counts the lines of play and splits them by first move", () => {
    const s = TINY.setup({ seed: "perft" });
    const moves = TINY.legalMoves(s);
    expect([perft(TINY, s, 0), perft(TINY, s, 1)]).toEqual([1, moves.length]);
    const split = perftByMove(TINY, s, 3);
    expect(split.map((row) => row.move)).toEqual(moves.map(TINY.format));
    expect(split.reduce((sum, row) => sum + row.lines, 0)).toBe(perft(TINY, s, 3));
  });
  test("a game that is over is one line, and a depth is a whole number", () => {
    const over = playout(TINY, TINY.setup({ seed: "perft" }), "over").state;
    for (const depth of [0, 1, 2]) expect(perft(TINY, over, depth)).toBe(1);
    expect(perftByMove(TINY, over, 1)).toEqual([]);
    const s = TINY.setup({ seed: "perft" });
    expect(perftByMove(TINY, s, 1).map(({ lines }) => lines)).toEqual(TINY.legalMoves(s).map(() => 1));
    for (const depth of [-1, 1.5, Number.NaN, 2 ** 53]) expect(() => perft(TINY, s, depth)).toThrow("depth: expected a whole number from 0");
    for (const depth of [0, 0.5]) expect(() => perftByMove(TINY, s, depth)).toThrow("depth: expected a whole number from 1");
  });
  test("a playout ends, leaves its start alone and depends on its seed only", () => {
    const s = TINY.setup({ seed: "playout" });
    const before = hashState(s);
    const first = playout(TINY, s, "one");
    expect([hashState(s), hashState(playout(TINY, s, "one").state)]).toEqual([before, hashState(first.state)]);
    expect(first.outcome).toEqual(TINY.outcome(first.state));
    expect(playout(TINY, s, "one", { policy: (state) => TINY.legalMoves(state)[0]! }).plies).toBeGreaterThan(0);
  });
  test("dice of the caller's own take the place of the state's", () => {
    const s = afterPledges("scripted");
    const strike = TINY.legalMoves(s).find((move) => move.type === "strike")!;
    const dice = new ScriptedDice("6", { drawsFrom: new SeededDice("draws") });
    let step = TINY.apply(s, strike, dice);
    if (TINY.decision(step.state)?.kind === "ambush") step = TINY.apply(step.state, TINY.legalMoves(step.state)[0]!, dice);
    dice.assertUsedUp();
    expect(step.events).toContainEqual(expect.objectContaining({ type: "roll", faces: [6] }));
    expect(step.state.dice).toEqual(s.dice);
  });
});

// The first raid of a game, after both seats have pledged the first card they may.
function afterPledges(seed: string) {
  let s = TINY.setup({ seed });
  while (TINY.decision(s)?.kind === "pledge") s = TINY.apply(s, TINY.legalMoves(s)[0]!).state;
  return s;
}

function problem(run: () => unknown): ReplayError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ReplayError);
    return error as ReplayError;
  }
  return expect.unreachable();
}
