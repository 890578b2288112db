import { beforeEach, describe, expect, test } from "vitest";
import { Intake, TOO_LONG } from "../../src/cli/serve/intake.js";
import type { Kind } from "../../src/cli/serve/fields.js";
import { METHODS, requestSchema } from "../../src/cli/serve/methods.js";
import { Session } from "../../src/cli/serve/session.js";
import { Game, hashState, returns } from "../../src/index.js";
import { observerOf, outcomes } from "../../src/learn/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { GAMES } from "../../src/cli/games/games.js";
import { TINY } from "../../examples/tiny/index.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { type CommandLine, commandLine } from "./command-line.js";

// biome-ignore lint/suspicious/noExplicitAny: answers of any request
type Answer = any;

const LIMITS = { line: 100_000, games: 20, memory: 1000 };
const AROUND = { games: TINY_GAMES, version: "1.2.3", limits: LIMITS, freshSeed: () => "fresh", memory: () => 1 };

let session: Session;
beforeEach(() => {
  session = new Session(AROUND);
});

async function ask(request: object, of: Session = session): Promise<Answer> {
  const answer = JSON.parse(await of.answer(JSON.stringify({ id: 1, ...request })));
  expect(answer.id).toBe(1);
  return answer.result;
}

async function refused(request: object, of: Session = session): Promise<Answer> {
  const answer = JSON.parse(await of.answer(JSON.stringify({ id: 1, ...request })));
  expect(Object.keys(answer)).toEqual(["id", "error"]);
  expect(Object.keys(answer.error)).toEqual(["code", "path", "message"]);
  return answer.error;
}

describe("a game over the protocol", () => {
  test("is the game that Game plays, by moves, notation and actions", async () => {
    const game = new Game(TINY, { seed: "s", rounds: 2 });
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "s", options: { rounds: 2 } });
    for (let n = 0; game.outcome === null; n++) {
      const { moves, objects, words, targets } = await ask({ method: "moves", game: "g", objects: true, words: "en", targets: true });
      expect(objects).toEqual(game.legalMoves());
      expect(moves).toEqual(game.legalMoves().map(TINY.format));
      expect([words.length, targets.length]).toEqual([moves.length, moves.length]);
      const [seat] = TINY.seatsToMove(game.state);
      const { actions } = await ask({ method: "actions", game: "g", seat });
      const index = n % actions.length;
      const how = [{ move: objects[index] }, { move: moves[index] }, { action: actions[index] }][n % 3];
      const events = game.play(game.legalMoves()[index]!);
      const played = await ask({ method: "play", game: "g", events: true, ...how });
      expect(played.events).toEqual(events);
      expect(played).toMatchObject({ ply: game.ply, outcome: game.outcome, toMove: TINY.seatsToMove(game.state) });
      const { view, key } = await ask({ method: "view", game: "g", viewer: "north" });
      expect([view, key]).toEqual([JSON.parse(JSON.stringify(game.view("north"))), TINY.viewKey(game.state, "north")]);
    }
    expect((await ask({ method: "record", game: "g" })).record).toEqual(game.record());
    expect(await ask({ method: "events", game: "g", viewer: "south", since: 3 })).toEqual({
      count: game.events("south").length,
      events: game.events("south").slice(3),
    });
    const { record } = await ask({ method: "record", game: "g" });
    expect(await ask({ method: "new", game: "again", record })).toMatchObject({ ply: game.ply, outcome: game.outcome });
    const position = await ask({ method: "view", game: "g" });
    expect(await ask({ method: "new", game: "from", ruleset: "tiny", position: position.view })).toMatchObject({ outcome: game.outcome });
    expect(await ask({ method: "close", game: "g" })).toEqual({ game: "g" });
    expect((await refused({ method: "status", game: "g" })).code).toBe("serve/no-game");
  });
  test("goes back where the rules allow it, and ends when a seat gives up", async () => {
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "s" });
    const { moves } = await ask({ method: "moves", game: "g" });
    const { undo, ply } = await ask({ method: "play", game: "g", move: moves[0] });
    if (undo !== null) expect((await ask({ method: "undo", game: "g", seat: undo })).ply).toBe(ply - 1);
    expect((await ask({ method: "concede", game: "g", seat: "north" })).outcome.winners).toEqual(["south"]);
    expect((await refused({ method: "undo", game: "g", seat: "north" })).code).toBe("move/game-over");
  });
  test("gives odds, reasons and the moves of bots", async () => {
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "s" });
    const { moves } = await ask({ method: "moves", game: "g" });
    const { chances } = await ask({ method: "odds", game: "g", move: moves[0] });
    expect(chances.reduce((sum: number, { probability }: { probability: number }) => sum + probability, 0)).toBeCloseTo(1);
    const [seat] = (await ask({ method: "status", game: "g" })).toMove;
    const forSeat = await ask({ method: "odds", game: "g", move: moves[0], viewer: seat });
    expect(forSeat).toMatchObject({ worlds: expect.any(Number), error: expect.any(Number) });
    expect(await ask({ method: "explain", game: "g", move: moves[0] })).toEqual({ refusal: null, sentence: null });
    expect(await ask({ method: "explain", game: "g", move: `${seat === "north" ? "south" : "north"} hold` })).toMatchObject({
      refusal: { code: expect.any(String) },
      sentence: expect.any(String),
    });
    const { move, plan } = await ask({ method: "bot", game: "g", seat, player: "greedy:20" });
    expect([moves.includes(move), plan[0]]).toEqual([true, move]);
  });
  test("shows a seat as numbers, as an observer does", async () => {
    const { numbers, fields } = await ask({ method: "new", game: "g", ruleset: "tiny", seed: "s" }).then(() =>
      ask({ method: "observe", game: "g", seat: "south", fields: true }),
    );
    const observer = observerOf(TINY);
    const out = new Float32Array(observer.size);
    observer.observe(TINY.setup({ seed: "s" }), 1, out);
    expect(numbers).toEqual([...out]);
    expect(fields).toEqual(JSON.parse(JSON.stringify(observer.fields)));
  });
  test("shows it in the sparse form and in bytes, with what is remembered", async () => {
    const around = { ...AROUND, games: GAMES };
    const large = new Session(around);
    await ask({ method: "new", game: "p", ruleset: "peloponnesian", seed: "s" }, large);
    const { observation } = await GAMES.load("peloponnesian");
    const state = PELOPONNESIAN.setup({ seed: "s" });
    for (const memory of [false, true]) {
      const observer = observerOf(PELOPONNESIAN, { observation: observation as never, memory });
      const out = new Float32Array(observer.size);
      observer.observe(state, 1, out, 0, memory ? PELOPONNESIAN.memory(state, PELOPONNESIAN.seats[1]!) : undefined);
      const request = { method: "observe", game: "p", seat: PELOPONNESIAN.seats[1], memory };
      const { data, size } = await ask({ ...request, form: "base64" }, large);
      const bytes = Buffer.from(data, "base64");
      expect([size, Buffer.compare(bytes, Buffer.from(out.buffer))]).toEqual([observer.size, 0]);
      const { indices, values } = await ask({ ...request, form: "sparse" }, large);
      const full = new Float32Array(size);
      indices.forEach((at: number, i: number) => void (full[at] = values[i]));
      expect([Buffer.compare(bytes, Buffer.from(full.buffer)), indices.length < size / 20]).toEqual([0, true]);
    }
    expect((await refused({ method: "observe", game: "p", seat: "athens", form: "words" }, large)).message).toContain(
      "form: expected one of numbers, sparse, base64",
    );
  });
  test("lists and shows, when no seat is named, for the first that is to choose; at the end no action is left", async () => {
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "first" });
    for (;;) {
      const { toMove, outcome } = await ask({ method: "status", game: "g" });
      const { actions } = await ask({ method: "actions", game: "g" });
      if (outcome !== null) {
        expect(actions).toEqual([]);
        break;
      }
      for (const method of ["actions", "observe"]) expect(await ask({ method, game: "g" })).toEqual(await ask({ method, game: "g", seat: toMove[0] }));
      await ask({ method: "play", game: "g", action: actions[0], seat: toMove[0] });
    }
    expect(await ask({ method: "observe", game: "g" })).toEqual(await ask({ method: "observe", game: "g", seat: TINY.seats[0] }));
  });
  test("says what it is worth at the end, and before it how good it is", async () => {
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "worth" });
    const game = new Game(TINY, { seed: "worth" });
    const { evaluate } = await TINY_GAMES.load("tiny");
    for (;;) {
      const status = await ask({ method: "status", game: "g" });
      expect(status.returns).toEqual(game.outcome === null ? null : returns(TINY, game.outcome));
      expect(await ask({ method: "evaluate", game: "g" })).toEqual(JSON.parse(JSON.stringify({ values: evaluate(game.state) })));
      if (game.outcome !== null) return;
      const [move] = game.legalMoves();
      game.play(move!);
      expect((await ask({ method: "play", game: "g", move })).returns).toEqual(game.outcome === null ? null : returns(TINY, game.outcome));
    }
  });
  test("is copied as it is: what happens in one does not happen in the other", async () => {
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "forked" });
    await ask({ method: "play", game: "g", move: (await ask({ method: "moves", game: "g" })).moves[0] });
    const before = await ask({ method: "view", game: "g" });
    const status = await ask({ method: "fork", game: "g", to: "f" });
    expect(status).toMatchObject({ game: "f", ply: 0, undo: null, as: null, toMove: (await ask({ method: "status", game: "g" })).toMove });
    expect(await ask({ method: "view", game: "f" })).toEqual(before);
    for (let n = 0; (await ask({ method: "status", game: "f" })).outcome === null; n++) {
      const { moves } = await ask({ method: "moves", game: "f" });
      const played = await ask({ method: "play", game: "f", move: moves[n % moves.length], events: true });
      expect([played.ply, Array.isArray(played.events)]).toEqual([n + 1, true]);
    }
    expect(await ask({ method: "view", game: "g" })).toEqual(before);
    expect((await ask({ method: "fork", game: "f" })).game).not.toBe("f");
    for (const request of [{ method: "record" }, { method: "events" }, { method: "undo", seat: "north" }])
      expect(await refused({ ...request, game: "f" })).toMatchObject({ code: "serve/no-history", path: "game" });
    expect(await refused({ method: "fork", game: "g", to: "f" })).toMatchObject({ code: "serve/malformed", path: "to" });
    const open = await ask({ method: "fork", game: "g", to: "conceded" });
    expect(open.outcome).toBeNull();
    expect((await ask({ method: "concede", game: "conceded", seat: "north" })).outcome.winners).toEqual(["south"]);
  });
  test("is sampled as a seat could be in it, and keeps what the seat remembers", async () => {
    const large = new Session({ ...AROUND, games: GAMES });
    await ask({ method: "new", game: "p", ruleset: "peloponnesian", seed: "s", as: "athens", others: "random" }, large);
    const state = PELOPONNESIAN.setup({ seed: "s" });
    const { key } = await ask({ method: "key", game: "p" }, large);
    const status = await ask({ method: "determinize", game: "p", seed: "one", to: "w" }, large);
    expect(status).toMatchObject({ game: "w", as: null, seats: PELOPONNESIAN.players(state) });
    expect((await ask({ method: "key", game: "w", viewer: "athens" }, large)).key).toBe(key);
    const remembered = await ask({ method: "observe", game: "w", seat: "athens", form: "sparse", memory: true }, large);
    expect(remembered).toEqual(await ask({ method: "observe", game: "p", form: "sparse", memory: true }, large));
    for (const seed of ["one", "two"]) await ask({ method: "determinize", game: "p", seed, to: `w ${seed}` }, large);
    const worlds = await Promise.all(["w", "w one", "w two"].map((game) => ask({ method: "view", game }, large)));
    expect([worlds[1], JSON.stringify(worlds[2]) === JSON.stringify(worlds[0])]).toEqual([worlds[0], false]);
    expect((await ask({ method: "fork", game: "w", to: "v" }, large)).game).toBe("v");
    for (const method of ["fork", "evaluate"])
      expect(await refused({ method, game: "p" }, large)).toMatchObject({ code: "serve/claimed", message: expect.stringContaining("determinize first") });
    expect(await refused({ method: "outcomes", game: "p", action: 0 }, large)).toMatchObject({ code: "serve/claimed" });
    expect(await refused({ method: "determinize", game: "p", viewer: "sparta", seed: "one" }, large)).toMatchObject({ code: "serve/claimed" });
  });
  test("leads by a move to positions with their probabilities, which may be opened", async () => {
    const wide = new Session({ ...AROUND, limits: { ...LIMITS, games: 500 } });
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "led" });
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "led" }, wide);
    const state = TINY.setup({ seed: "led" });
    for (;;) {
      const [seat] = TINY.seatsToMove(state);
      const [move] = TINY.legalMoves(state, seat!);
      const { actions } = await ask({ method: "actions", game: "g", seat });
      const expected = outcomes(TINY, state, move!).map(({ probability, error, hash }) => ({ probability, error, hash }));
      expect((await ask({ method: "outcomes", game: "g", seat, action: actions[0] })).outcomes).toEqual(expected);
      if (expected.length > 1) {
        expect(await refused({ method: "outcomes", game: "g", move, fork: true })).toMatchObject({ code: "serve/too-many-games" });
        const { outcomes: opened } = await ask({ method: "outcomes", game: "g", move, fork: true }, wide);
        for (const [n, { game }] of opened.entries())
          expect(hashState(TINY.position((await ask({ method: "view", game }, wide)).view))).toBe(expected[n]!.hash);
        expect(await refused({ method: "outcomes", game: "g", move, paths: 1 })).toMatchObject({ code: "dice/too-many-paths" });
        expect((await ask({ method: "outcomes", game: "g", move, paths: 1, samples: 9 })).outcomes[0].error).toBeGreaterThanOrEqual(0);
        expect(await refused({ method: "outcomes", game: "g" })).toMatchObject({ path: "move" });
        return;
      }
      TINY.advance(state, move!);
      for (const of of [session, wide]) await ask({ method: "play", game: "g", move }, of);
    }
  });
  test("hello says what there is", async () => {
    const hello = await ask({ method: "hello" });
    expect(hello).toMatchObject({ protocol: 2, package: "1.2.3", limits: LIMITS, methods: Object.keys(METHODS) });
    expect(hello.rulesets).toEqual([
      { id: "tiny", version: TINY.version, seats: TINY.seats, options: JSON.parse(JSON.stringify(TINY.options)), actions: expect.any(Number), facts: null },
    ]);
    const { space } = await ask({ method: "space", ruleset: "tiny" });
    expect([space.size, space.ruleset, space.kinds.length > 3]).toEqual([hello.rulesets[0].actions, "tiny", true]);
  });
});

describe("a claimed seat", () => {
  test("sees no more than that seat, and plays no other", async () => {
    const status = await ask({ method: "new", game: "g", ruleset: "tiny", seed: "s", as: "south", others: "random" });
    expect(status).toMatchObject({ as: "south", ply: null });
    const { view } = await ask({ method: "view", game: "g" });
    expect(view.viewer).toBe("south");
    for (const request of [
      { method: "view", viewer: "north" },
      { method: "view", viewer: "arbiter" },
      { method: "events", viewer: "spectator" },
      { method: "decision", viewer: "arbiter" },
      { method: "moves", seat: "north" },
      { method: "actions", seat: "north" },
      { method: "bot", seat: "north", player: "random" },
      { method: "undo", seat: "north" },
      { method: "concede", seat: "north" },
      { method: "odds", move: "north hold" },
      { method: "odds", move: "south hold", viewer: "arbiter" },
      { method: "explain", move: "north hold" },
    ])
      expect((await refused({ game: "g", ...request })).code).toBe("serve/claimed");
    expect((await refused({ method: "play", game: "g", move: "north hold" })).code).toBe("move/other-seat");
    expect((await ask({ method: "record", game: "g" })).record.format).toBe("tyche-redacted/1");
  });
  test("of a connection is that of all its games", async () => {
    await ask({ method: "hello", as: "north" });
    expect((await refused({ method: "hello", as: "south" })).code).toBe("serve/claimed");
    expect((await refused({ method: "new", ruleset: "tiny", as: "south" })).code).toBe("serve/claimed");
    expect((await refused({ method: "batch", ruleset: "tiny", games: 2 })).code).toBe("serve/claimed");
    expect(await ask({ method: "new", ruleset: "tiny", seed: "s" })).toMatchObject({ as: "north", game: "1" });
  });
  test("plays a whole game against a bot, and is answered the same whatever is hidden from it", async () => {
    const answersOf = async (): Promise<string[]> => {
      const one = new Session({ ...AROUND, games: GAMES });
      const answers: string[] = [];
      let status = await ask({ method: "new", game: "g", ruleset: "peloponnesian", seed: "claimed", options: { scenario: "413" }, as: "athens" }, one);
      for (let n = 0; status.outcome === null && n < 60; n++) {
        const { moves } = await ask({ method: "moves", game: "g" }, one);
        status = await ask({ method: "play", game: "g", move: moves[n % moves.length], events: true }, one);
        answers.push(JSON.stringify(status));
      }
      return answers;
    };
    const answers = await answersOf();
    expect(answers.length).toBeGreaterThan(10);
    // No block of the other side is named that Athens has not seen: names are in events only where they are shown.
    const view = PELOPONNESIAN.view(PELOPONNESIAN.setup({ seed: "claimed", scenario: "413" }), "athens");
    expect(view.viewer).toBe("athens");
    expect(answers.join("")).not.toContain('"ply":0');
    for (const answer of answers) expect(JSON.parse(answer).ply).toBeNull();
    expect(await answersOf()).toEqual(answers);
  });
});

describe("what cannot be carried out", () => {
  test.each<[object, string, string | null, string]>([
    [{ method: "dance" }, "serve/malformed", "method", "method: expected one of hello, space, new,"],
    [{}, "serve/malformed", "method", "method: expected one of"],
    [{ method: "status" }, "serve/malformed", "game", "game: expected a text, got undefined"],
    [{ method: "status", game: "x" }, "serve/no-game", "game", 'game: expected an open game, got "x"'],
    [{ method: "status", game: "g", colour: 1 }, "serve/malformed", "colour", "colour: unknown field. Known are id, method, game"],
    [{ method: "new" }, "serve/malformed", "ruleset", "ruleset: expected one of tiny, got undefined"],
    [{ method: "new", ruleset: "chess" }, "serve/malformed", "ruleset", 'ruleset: expected one of tiny, got "chess"'],
    [{ method: "new", ruleset: "__proto__" }, "serve/malformed", "ruleset", "ruleset: expected one of tiny"],
    [{ method: "new", ruleset: "tiny", game: "g" }, "serve/malformed", "game", 'game: expected a name that no open game has, got "g"'],
    [{ method: "new", ruleset: "tiny", options: { rounds: 99 } }, "setup/bad-option", "options.rounds", "options.rounds: expected"],
    [{ method: "new", ruleset: "tiny", options: [] }, "serve/malformed", "options", "options: expected a plain object, got an array of 0"],
    [{ method: "new", ruleset: "tiny", as: "west" }, "serve/malformed", "as", 'as: expected a seat of this game (north, south), got "west"'],
    [{ method: "new", ruleset: "tiny", others: "greedy" }, "serve/malformed", "others", "others: expected a claimed seat beside it (as)"],
    [{ method: "new", ruleset: "tiny", as: "north", others: "deep-blue" }, "serve/malformed", "others", "others: expected a player"],
    [{ method: "new", record: { ruleset: "tiny" } }, "record/malformed", "record.format", "record.format: expected"],
    [{ method: "new", record: {} }, "serve/malformed", "record.ruleset", "record.ruleset: expected one of tiny"],
    [{ method: "new", ruleset: "tiny", record: { ruleset: "tiny" } }, "serve/malformed", "ruleset", "ruleset: expected nothing beside a record"],
    [{ method: "new", ruleset: "tiny", position: { viewer: "north" } }, "position/malformed", "view.viewer", "view.viewer: expected"],
    [{ method: "view", game: "g", viewer: "nobody" }, "serve/malformed", "viewer", "viewer: expected one of north, south, spectator, arbiter"],
    [{ method: "moves", game: "g", seat: "west" }, "serve/malformed", "seat", 'seat: expected a seat of this game (north, south), got "west"'],
    [{ method: "moves", game: "g", words: "fr" }, "serve/malformed", "words", "words: expected one of en, ru"],
    [{ method: "play", game: "g" }, "serve/malformed", "move", "move: expected either a move or an action"],
    [{ method: "play", game: "g", move: "north dance" }, "notation/no-move", "move", "expected a kind of move"],
    [{ method: "play", game: "g", move: { seat: "north" } }, "move/unknown", "move", ""],
    [{ method: "play", game: "g", move: 7 }, "serve/malformed", "move", "move: expected a move, as notation or as an object, got 7"],
    [{ method: "play", game: "g", action: 999, seat: "north" }, "move/no-such-action", "action", "action: expected a whole number in"],
    [{ method: "bot", game: "g", seat: "north", player: "ismcts:0" }, "serve/malformed", "player", "player: expected a player"],
    [{ method: "events", game: "g", since: -1 }, "serve/malformed", "since", "since: expected a whole number in 0..10000000, got -1"],
    [{ method: "batch", ruleset: "tiny", games: 0 }, "serve/malformed", "games", "games: expected a whole number in 1..65536, got 0"],
    [{ method: "batch", ruleset: "tiny", games: 1, options: { rounds: 0 } }, "setup/bad-option", "options.rounds", "options.rounds: expected"],
  ])("%j is refused with a code, a path and a message", async (request, code, path, message) => {
    await ask({ method: "new", game: "g", ruleset: "tiny", seed: "s" });
    const error = await refused(request);
    expect([error.code, error.path]).toEqual([code, path]);
    expect(error.message).toContain(message);
    expect(await ask({ method: "status", game: "g" })).toMatchObject({ ply: 0 });
  });
  test.each(["", "nonsense", "[]", "null", "7", '{"id":{}}', '{"id":[],"method":"hello"}', `{"id":"${"x".repeat(101)}"}`])("the line %j", async (line) => {
    const { id, error } = JSON.parse(await session.answer(line));
    expect([id, error.code]).toEqual([null, "serve/malformed"]);
  });
  test.each([7, null, "", "x".repeat(100)])("but a request with the id %j", async (id) => {
    expect(JSON.parse(await session.answer(JSON.stringify({ id, method: "quit" })))).toEqual({ id, result: {} });
  });
  test("a text, a whole number and a move at their limits, and beyond them", async () => {
    for (const method of Object.values(METHODS)) {
      for (const [name, { kind }] of Object.entries<{ kind: Kind<unknown> }>(method.fields)) {
        const { maxLength, minimum, maximum, anyOf } = kind.schema as {
          maxLength?: number;
          minimum?: number;
          maximum?: number;
          anyOf?: { maxLength: number }[];
        };
        const most = maxLength ?? anyOf?.[0]?.maxLength;
        if (most !== undefined) {
          expect(kind.read("x".repeat(most), name)).toBe("x".repeat(most));
          expect(() => kind.read("x".repeat(most + 1), name)).toThrow(`${name}: expected a text of at most ${most} characters`);
        }
        if (minimum === undefined || maximum === undefined) continue;
        for (const inside of [minimum, maximum]) expect(kind.read(inside, name)).toBe(inside);
        for (const beyond of [minimum - 1, maximum + 1, 1.5, "1"]) expect(() => kind.read(beyond, name)).toThrow(`in ${minimum}..${maximum}`);
      }
    }
  });
  test("more than the memory allows, by a batch or a game; a game that is closed makes room", async () => {
    const full = new Session({ ...AROUND, memory: () => 1001 });
    expect((await refused({ method: "batch", ruleset: "tiny", games: 1 }, full)).code).toBe("serve/no-memory");
    const just = new Session({ ...AROUND, memory: () => 1000, limits: { ...LIMITS, games: 1 } });
    expect(await ask({ method: "new", ruleset: "tiny" }, just)).toMatchObject({ game: "1" });
    expect((await refused({ method: "new", ruleset: "tiny" }, just)).code).toBe("serve/too-many-games");
    await ask({ method: "close", game: "1" }, just);
    expect(await ask({ method: "new", ruleset: "tiny" }, just)).toMatchObject({ game: "2" });
  });
  test("names of games are made up where none is given, and none is given twice", async () => {
    await ask({ method: "new", game: "2", ruleset: "tiny" });
    expect(await ask({ method: "new", ruleset: "tiny" })).toMatchObject({ game: "3" });
    await ask({ method: "new", game: "4", ruleset: "tiny" });
    expect(await ask({ method: "new", ruleset: "tiny" })).toMatchObject({ game: "5" });
    expect(await ask({ method: "new", ruleset: "tiny" })).toMatchObject({ game: "6" });
  });
  test("a line of the longest length is read, one of the next is not", async () => {
    const line = JSON.stringify({ id: 1, method: "quit" });
    expect(JSON.parse(await session.answer(line.padEnd(LIMITS.line)))).toEqual({ id: 1, result: {} });
    expect(JSON.parse(await session.answer(line.padEnd(LIMITS.line + 1))).error).toEqual({
      code: "serve/too-long",
      path: "line",
      message: `line: expected at most ${LIMITS.line} bytes, got ${LIMITS.line + 1} characters`,
    });
  });
  test("more games than the limit, more memory, a longer line", async () => {
    for (let n = 0; n < LIMITS.games; n++) await ask({ method: "new", ruleset: "tiny" });
    expect((await refused({ method: "new", ruleset: "tiny" })).code).toBe("serve/too-many-games");
    expect((await refused({ method: "new", ruleset: "tiny" }, new Session({ ...AROUND, memory: () => 1001 }))).code).toBe("serve/no-memory");
    expect(JSON.parse(await session.answer(" ".repeat(LIMITS.line + 1))).error.code).toBe("serve/too-long");
  });
});

describe("what comes in", () => {
  const cut = (chunks: readonly (string | Uint8Array)[], most = 20): unknown[] => {
    const intake = new Intake(most);
    const lines: unknown[] = [];
    for (const chunk of chunks) {
      intake.add(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
      for (let line = intake.line(); line !== null; line = intake.line()) lines.push(line);
    }
    return [...lines, intake.rest()];
  };
  test("is cut into lines wherever chunks end", () => {
    expect(cut(["a\nb", "c\r\n\n", "d"])).toEqual(["a", "bc", "", "d"]);
    const bytes = Buffer.from("ä€\n");
    expect(cut([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(["ä€", ""]);
  });
  test("is passed over where a line is too long, and goes on with the next", () => {
    expect(cut(["x".repeat(21), "x".repeat(100), "\nnext\n"])).toEqual([TOO_LONG, "next", ""]);
    expect(cut([`${"x".repeat(21)}\nnext\n`])).toEqual([TOO_LONG, "next", ""]);
    expect(cut([`${"x".repeat(20)}\n`])).toEqual(["x".repeat(20), ""]);
    expect(cut(["x".repeat(50)])).toEqual([TOO_LONG]);
  });
});

describe("tyche serve", () => {
  let line: CommandLine;
  beforeEach(() => {
    line = commandLine(TINY_GAMES);
  });
  test("answers line by line, lives on after errors and ends with its input", async () => {
    line.input.push('{"id":1,"method":"new","rule', 'set":"tiny","seed":"s"}\nnonsense\n{"id":2,"method":"status","game":"1"}');
    const { code, out, err } = await line.run("serve");
    expect([code, err]).toEqual([0, ""]);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((answer) => JSON.parse(answer));
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [null, "serve/malformed"],
      [2, undefined],
    ]);
    expect(answers[2].result).toMatchObject({ game: "1", ply: 0 });
  });
  test("ends on request, and reads nothing more", async () => {
    line.input.push('{"id":1,"method":"quit"}\n{"id":2,"method":"hello"}\n');
    expect((await line.run("serve")).out).toBe('{"id":1,"result":{}}\n');
  });
  test("keeps its limits: lines, games, memory", async () => {
    const long = JSON.stringify({ id: 1, method: "hello", note: "x".repeat(1000) });
    line.input.push(`${long}\n{"id":2,"method":"new","ruleset":"tiny"}\n{"id":3,"method":"new","ruleset":"tiny"}\n${long}`);
    const codes = (out: string): unknown[] =>
      out
        .trimEnd()
        .split("\n")
        .map((answer) => JSON.parse(answer).error?.code);
    expect(codes((await line.run("serve", "--max-line", "1000", "--max-games", "1")).out)).toEqual([
      "serve/too-long",
      undefined,
      "serve/too-many-games",
      "serve/too-long",
    ]);
    line.input.push('{"id":2,"method":"new","ruleset":"tiny"}\n');
    expect(codes((await line.run("serve", "--max-memory", "99")).out)).toEqual(["serve/no-memory"]);
    line.input.push('{"id":2,"method":"new","ruleset":"tiny"}\n');
    expect(codes((await line.run("serve", "--max-memory", "100")).out)).toEqual([undefined]);
    line.input.push('{"id":1,"method":"hello"}\n');
    expect(JSON.parse((await line.run("serve")).out).result.limits).toEqual({ line: 1_000_000, games: 1000, memory: 1000 });
  });
  test("prints a schema of its requests, of the table that it reads them by", async () => {
    const { out } = await line.run("serve", "--schema");
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(requestSchema())));
    const { oneOf } = requestSchema() as { oneOf: { title: string; required: string[] }[] };
    expect(oneOf.map(({ title }) => title)).toEqual(Object.keys(METHODS));
    expect(oneOf.find(({ title }) => title === "bot")!.required).toEqual(["method", "game", "player"]);
  });
});
