/** The protocol: the page that specifies it, what a claimed seat is answered, and what comes of bad lines. The process itself is tested with the package. */
import { readFileSync } from "node:fs";
import process from "node:process";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BatchMode } from "../../src/cli/serve/batch-mode.js";
import { Intake, TOO_LONG } from "../../src/cli/serve/intake.js";
import { METHODS } from "../../src/cli/serve/methods.js";
import { Session } from "../../src/cli/serve/session.js";
import { SeededDice, verify } from "../../src/index.js";
import { boardSvg } from "../../src/svg/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { GAMES } from "../../src/cli/games/games.js";
import { PAGE, renderProtocol } from "../../scripts/protocol.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { commandLine } from "./command-line.js";

const LIMITS = { line: 100_000, games: 50, memory: 1000 };
const around = { games: TINY_GAMES, version: "1.2.3", limits: LIMITS, freshSeed: () => "fresh", memory: () => 1 };

describe("the page of the protocol", () => {
  test("has every request with its fields, and a transcript that is answered so", async () => {
    const page = readFileSync(PAGE, "utf8");
    expect(await renderProtocol(page), "npx tsx scripts/protocol.ts writes it").toBe(page);
  });
});

describe("a claimed seat", () => {
  test.each(GAMES.ids)("of %s is answered the same in all positions that look alike to it", async (id) => {
    const { ruleset } = await GAMES.load(id);
    let state = ruleset.setup({ seed: "claimed" });
    const dice = new SeededDice("plays on");
    for (let ply = 0; ply < 400; ply++) {
      const move = ruleset.randomMove(state, dice);
      if (ply % 120 === 119) {
        for (const seat of ruleset.players(state)) {
          const [truth, world] = await Promise.all([answersTo(id, state, seat), answersTo(id, ruleset.determinize(state, seat, `world ${ply}`), seat)]);
          expect(world).toEqual(truth);
          expect(truth.length).toBe(ASKED.length + 4);
        }
      }
      state = ruleset.apply(state, move).state;
      if (ruleset.outcome(state) !== null) break;
    }
  });
});

const ASKED: readonly object[] = [
  { method: "status" },
  { method: "view" },
  { method: "decision" },
  { method: "draw" },
  { method: "draw", form: "text", words: "ru" },
  { method: "events" },
  { method: "actions" },
  { method: "observe" },
  { method: "moves", objects: true, words: "en", targets: true },
  { method: "view", viewer: "arbiter" },
  { method: "record" },
  { method: "key", memory: true },
  { method: "observe", form: "sparse", memory: true },
  { method: "determinize", seed: "sampled", to: "w" },
  { method: "view", game: "w" },
  { method: "evaluate", game: "w" },
  { method: "evaluate" },
  { method: "fork" },
];

describe("a picture", () => {
  test("is that of the viewer's view, as SVG and as text", async () => {
    const session = new Session({ ...around, games: GAMES });
    const ask = async (request: object): Promise<{ result: { picture: string } }> =>
      JSON.parse(await session.answer(JSON.stringify({ game: "g", ...request })));
    await ask({ method: "new", ruleset: "unrest", seed: "drawn" });
    const state = UNREST.setup({ seed: "drawn" });
    const { board, table } = await (await GAMES.load("unrest")).drawing();
    const texts = await (await GAMES.load("unrest")).texts("en");
    const drawn = boardSvg(board(state), table(UNREST.view(state, "carthage")), { texts, lang: "en" });
    expect((await ask({ method: "draw", viewer: "carthage" })).result.picture).toBe(drawn);
    const text = (await ask({ method: "draw", form: "text" })).result.picture;
    expect(text).toContain("the Garrison Box: Carthage [");
    expect((await ask({ method: "draw", form: "text", words: "ru" })).result.picture).not.toBe(text);
    expect(await ask({ method: "draw", form: "film" })).toMatchObject({ error: { code: "serve/malformed", path: "form" } });
  });
});

// What a connection that has claimed a seat is answered of a position.
async function answersTo(id: string, position: object, seat: string): Promise<string[]> {
  const session = new Session({ ...around, games: GAMES });
  const answers: string[] = [];
  const ask = async (request: object): Promise<void> => void answers.push(await session.answer(JSON.stringify({ id: 1, game: "g", ...request })));
  await ask({ method: "hello", game: undefined, as: seat });
  const { ruleset } = await GAMES.load(id);
  const isAsked = ruleset.legalMoves(position as never, seat).length > 0;
  // Others would play on by chance: where the seat is not asked, only what is seen counts.
  await ask({ method: "new", ruleset: id, position, ...(isAsked ? {} : { others: "random" }) });
  if (!isAsked) answers.splice(1); // they have played, by their own cards
  for (const request of isAsked ? ASKED : []) await ask(request);
  const [move] = ruleset.legalMoves(position as never, seat);
  if (move !== undefined) {
    await ask({ method: "odds", move: ruleset.format(move), paths: 2000 });
    await ask({ method: "bot", player: "greedy:30" });
  }
  while (answers.length < ASKED.length + 4) answers.push("");
  return answers;
}

describe("whatever comes", () => {
  test("a session answers every line with the id or null, a result or an error, and goes on", async () => {
    const session = new Session(around);
    const request = fc.record(
      {
        id: fc.oneof(fc.nat(), fc.string(), fc.constant(null), fc.anything()),
        method: fc.oneof(fc.constantFrom(...Object.keys(METHODS).filter((name) => name !== "quit" && name !== "batch")), fc.string()),
        game: fc.oneof(fc.constantFrom("g", "1", "2", "__proto__"), fc.anything()),
        ruleset: fc.oneof(fc.constant("tiny"), fc.anything()),
        move: fc.oneof(fc.constantFrom("north hold", "south hold", "north let-pass"), fc.anything()),
        seat: fc.oneof(fc.constantFrom("north", "south"), fc.anything()),
        viewer: fc.oneof(fc.constantFrom("north", "spectator"), fc.anything()),
        as: fc.constantFrom("north", undefined),
        action: fc.oneof(fc.nat(20), fc.anything()),
        player: fc.constantFrom("random", "greedy:5", "nonsense"),
        since: fc.oneof(fc.nat(5), fc.anything()),
        seed: fc.oneof(fc.string(), fc.anything()),
        to: fc.oneof(fc.constantFrom("1", "w"), fc.anything()),
        form: fc.oneof(fc.constantFrom("sparse", "base64"), fc.anything()),
        samples: fc.oneof(fc.nat(3), fc.anything()),
        options: fc.anything(),
        record: fc.anything(),
        position: fc.anything(),
        colour: fc.anything(),
      },
      { requiredKeys: ["id", "method"] },
    );
    await fc.assert(
      fc.asyncProperty(request, fc.nat(400), fc.constantFrom("", "}", '"', "[", "\\", "null"), async (given, at, put) => {
        for (const line of lines(given, at, put)) {
          const answer = JSON.parse(await session.answer(line));
          expect(Object.keys(answer).sort()).toEqual(answer.error === undefined ? ["id", "result"] : ["error", "id"]);
          if (answer.error !== undefined) expect(answer.error.code, answer.error.message).not.toBe("serve/internal");
        }
      }),
      { numRuns: Number(process.env["PROTOCOL_RUNS"] ?? 2000) }, // two lines each
    );
    expect(JSON.parse(await session.answer('{"id":7,"method":"hello"}')).id).toBe(7);
  });
  test("a stream of cut and interleaved lines is answered line by line", async () => {
    const whole = Array.from({ length: 3000 }, (_, i) =>
      i % 3 === 0 ? JSON.stringify({ id: i, method: "hello" }) : i % 3 === 1 ? `{"id":${i},"method":"he` : "x".repeat(i % 50),
    );
    const line = commandLine(TINY_GAMES);
    const text = `${whole.join("\n")}\n`;
    for (let at = 0; at < text.length; at += 97) line.input.push(text.slice(at, at + 97));
    const { code, out } = await line.run("serve");
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((answer) => JSON.parse(answer));
    expect(answers.length).toBe(whole.filter((one) => one !== "").length);
    expect(answers.filter(({ result }) => result !== undefined).map(({ id }) => id)).toEqual(whole.flatMap((_, i) => (i % 3 === 0 ? [i] : [])));
  });
  test("frames of any bytes end no process and play nothing that is not listed", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 24 }), { maxLength: 20 }), (chunks) => {
        const batch = new BatchMode({ ruleset: UNREST, games: 2, seed: "s", options: {}, checked: true, masks: false, observation: undefined });
        const intake = new Intake(1000);
        batch.begin();
        for (const chunk of chunks) {
          intake.add(chunk);
          for (let one = intake.frame(); one !== null && !batch.hasEnded; one = intake.frame()) {
            expect(batch.answer(one).length).toBeGreaterThan(3);
            if (one === TOO_LONG) expect(batch.hasEnded).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
  test("games that are opened and closed leave nothing behind", async () => {
    const session = new Session(around);
    const open = async (n: number): Promise<void> => {
      for (let i = 0; i < n; i++) {
        await session.answer('{"id":1,"method":"new","game":"g","ruleset":"tiny"}');
        await session.answer('{"id":1,"method":"play","game":"g","move":"north hold"}');
        await session.answer('{"id":1,"method":"close","game":"g"}');
      }
    };
    await open(2000);
    const before = process.memoryUsage().heapUsed;
    await open(8000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });
  test("a record that the protocol gives plays", async () => {
    const session = new Session({ ...around, games: GAMES });
    await session.answer('{"id":1,"method":"new","game":"g","ruleset":"unrest","seed":"s"}');
    const { result } = JSON.parse(await session.answer('{"id":2,"method":"record","game":"g"}'));
    expect(verify(UNREST, result.record).plies).toBe(0);
  });
});

// A request whole, and changed at one place.
function* lines(given: object, at: number, put: string): Generator<string, void, undefined> {
  let text: string;
  try {
    text = JSON.stringify(given);
  } catch {
    return; // what cannot be JSON cannot be sent
  }
  yield text;
  yield text.slice(0, at) + put + text.slice(at + 1);
}
