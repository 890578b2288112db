/** The protocol as it is used: the page that specifies it, clients in Python and Node, batches in frames, and what a million bad bytes do to it. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BatchMode } from "../../src/cli/serve/batch-mode.js";
import { Intake, TOO_LONG } from "../../src/cli/serve/intake.js";
import { METHODS } from "../../src/cli/serve/methods.js";
import { Session } from "../../src/cli/serve/session.js";
import { Batch } from "../../src/learn/index.js";
import { SeededDice, verify } from "../../src/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { GAMES } from "../../src/cli/games/games.js";
import { PAGE, renderProtocol } from "../../scripts/protocol.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { commandLine } from "./command-line.js";

const ROOT = new URL("../../", import.meta.url);
const path = (name: string): string => fileURLToPath(new URL(name, ROOT));
/** `tyche serve` from its source, in a process of its own. */
const SERVE = [process.execPath, "--import", "tsx", path("src/cli/main.ts"), "serve"];
const LIMITS = { line: 100_000, games: 50, memory: 1000 };
const around = { games: TINY_GAMES, version: "1.2.3", limits: LIMITS, freshSeed: () => "fresh", memory: () => 1 };

describe("the page of the protocol", () => {
  test("has every request with its fields, and a transcript that is answered so", async () => {
    const page = readFileSync(PAGE, "utf8");
    expect(await renderProtocol(page), "npx tsx scripts/protocol.ts writes it").toBe(page);
  });
});

describe("a client that knows nothing of the package", () => {
  const RULESETS = GAMES.ids.map((id) => [id] as const);
  const last = (out: string): { moves: number; hash: string; outcome: { winners: string[] } } => JSON.parse(out);
  const hasPython = spawnSync("python3", ["--version"]).status === 0;
  test.skipIf(!hasPython).each(RULESETS)("in Python plays a whole game of %s", (id) => {
    const out = execFileSync("python3", [path("docs/recipes/protocol/client.py"), id, "s", ...SERVE], { encoding: "utf8" });
    expect(last(out)).toMatchObject({ moves: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{16}$/), outcome: { kind: expect.any(String) } });
  });
  test.each(RULESETS)("in Node plays a whole game of %s, the same each time", (id) => {
    const play = (): string => execFileSync("node", [path("docs/recipes/protocol/client.mjs"), id, "s", ...SERVE], { encoding: "utf8" });
    const out = play();
    expect(last(out).outcome).not.toBeNull();
    if (id === "unrest") expect(play()).toBe(out);
  });
  test("takes fewer than 120 lines", () => {
    for (const name of ["client.py", "client.mjs"]) expect(readFileSync(path(`docs/recipes/protocol/${name}`), "utf8").split("\n").length).toBeLessThan(120);
  });
});

describe("a process of its own", () => {
  async function answered(input: Uint8Array | string): Promise<{ out: Buffer; code: number | null }> {
    const child = spawn(SERVE[0]!, SERVE.slice(1), { stdio: ["pipe", "pipe", "ignore"] });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.stdin.end(input);
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    return { out: Buffer.concat(parts), code };
  }
  test("answers what is sent at once, and ends with its input", async () => {
    const requests = Array.from({ length: 500 }, (_, i) =>
      JSON.stringify({ id: i, method: i === 0 ? "new" : "status", game: "g", ...(i === 0 ? { ruleset: "unrest", seed: "s" } : {}) }),
    );
    const { out, code } = await answered(`${requests.join("\n")}\n`);
    expect(code).toBe(0);
    expect(
      String(out)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).toEqual(requests.map((_, i) => i));
  });
  test("ends quietly when nobody reads it any more", async () => {
    const child = spawn("sh", ["-c", `yes '{"id":1,"method":"hello"}' | ${SERVE.map((part) => `'${part}'`).join(" ")} | head -n 2`], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let err = "";
    child.stderr.on("data", (text: Buffer) => (err += String(text)));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, err.includes("Error")]).toEqual([0, false]);
  });
  test("steps a batch by frames, as the batch of the library does, and speaks in lines again", async () => {
    const setup = { games: 3, seed: "frames", masks: "bits" as const };
    const batch = new Batch(UNREST, { ...setup, checked: true });
    const dice = new SeededDice("choices");
    const sent: Buffer[] = [Buffer.from('{"id":1,"method":"batch","ruleset":"unrest","games":3,"seed":"frames","masks":true}\n')];
    const expected = [shown(batch)];
    for (let step = 0; step < 400; step++) {
      const actions = Array.from({ length: 3 }, (_, place) => {
        const [from, to] = [batch.offsets[place]!, batch.offsets[place + 1]!];
        return batch.actions[from + dice.draw(to - from)]!;
      });
      sent.push(frame(Int32Array.from(actions)));
      batch.step(actions);
      expected.push(shown(batch));
    }
    expect(batch.finished).toBeGreaterThan(2);
    sent.push(frame(Int32Array.from([0, 0])), frame(Int32Array.from([-1, 0, 0])), frame(new Int32Array(0)), Buffer.from('{"id":2,"method":"hello"}\n'));
    const { out, code } = await answered(Buffer.concat(sent));
    expect(code).toBe(0);
    const lineEnd = out.indexOf(10) + 1;
    const answer = JSON.parse(String(out.subarray(0, lineEnd)));
    expect(answer.result).toMatchObject({ seats: ["carthage", "coalition"], seed: "frames", space: { size: batch.actionsOf.space().size } });
    const layout = answer.result.frame as { name: string; type: string; length: number | null }[];
    let at = lineEnd;
    const next = (): { bytes: Buffer; isError: boolean } => {
      const length = out.readUInt32LE(at);
      const bytes = out.subarray(at + 4, at + 4 + (length & 0x7fff_ffff));
      at += 4 + bytes.length;
      return { bytes, isError: length >= 0x8000_0000 };
    };
    for (const one of expected) expect(read(next().bytes, layout)).toEqual(one);
    expect([next(), next()].map(({ bytes, isError }) => [isError, JSON.parse(String(bytes)).code])).toEqual([
      [true, "serve/malformed"],
      [true, "move/no-such-action"],
    ]);
    expect(next()).toEqual({ bytes: Buffer.alloc(0), isError: false });
    expect(JSON.parse(String(out.subarray(at))).id).toBe(2);
  });
});

type Shown = Record<string, number[]>;

function shown(batch: Batch<never> | Batch<NonNullable<typeof UNREST.types>>): Shown {
  const { toMove, asking, offsets, actions, ended, rewards, lengths, masks } = batch;
  return Object.fromEntries(
    Object.entries({ toMove, asking, offsets, actions: actions.subarray(0, offsets.at(-1)), ended, rewards, lengths, masks }).map(([name, array]) => [
      name,
      [...array],
    ]),
  );
}

const READERS: Record<string, (bytes: Buffer, at: number) => number> = {
  int8: (bytes, at) => bytes.readInt8(at),
  uint8: (bytes, at) => bytes.readUInt8(at),
  int16: (bytes, at) => bytes.readInt16LE(at),
  int32: (bytes, at) => bytes.readInt32LE(at),
  float32: (bytes, at) => bytes.readFloatLE(at),
};
const SIZES: Record<string, number> = { int8: 1, uint8: 1, int16: 2, int32: 4, float32: 4 };

function read(bytes: Buffer, layout: readonly { name: string; type: string; length: number | null }[]): Shown {
  const numbers: Shown = {};
  let at = 0;
  for (const { name, type, length } of layout) {
    const count = length ?? numbers["offsets"]!.at(-1)!;
    numbers[name] = Array.from({ length: count }, (_, i) => READERS[type]!(bytes, at + i * SIZES[type]!));
    at += Math.ceil((count * SIZES[type]!) / 4) * 4;
  }
  expect(at).toBe(bytes.length);
  return numbers;
}

function frame(numbers: Int32Array): Buffer {
  const bytes = Buffer.alloc(4 + 4 * numbers.length);
  bytes.writeUInt32LE(4 * numbers.length);
  numbers.forEach((number, i) => bytes.writeInt32LE(number, 4 + 4 * i));
  return bytes;
}

describe("a claimed seat", () => {
  test.each(GAMES.ids)("of %s is answered the same in all positions that look alike to it", async (id) => {
    const { ruleset } = await GAMES.load(id);
    let state = ruleset.setup({ seed: "claimed" });
    const dice = new SeededDice("plays on");
    for (let ply = 0; ply < 400; ply++) {
      const move = ruleset.randomMove(state, dice);
      if (ply % 40 === 39) {
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
  { method: "events" },
  { method: "actions" },
  { method: "moves", objects: true, words: "en", targets: true },
  { method: "view", viewer: "arbiter" },
  { method: "record" },
];

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
        const batch = new BatchMode({ ruleset: UNREST, games: 2, seed: "s", options: {}, checked: true, masks: false });
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
