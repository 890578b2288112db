/** The protocol of the installed command: clients in Python and Node, batches in frames, pipes that end. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import { SeededDice } from "../../src/index.js";
import { Batch, observerOf } from "../../src/learn/index.js";
import { observation, UNREST } from "../../src/unrest/index.js";
import { type Installed, MANIFEST, ROOT } from "./installed.js";

const path = (name: string): string => join(ROOT, name);

/** Registers the tests; the package is installed when they run. */
export function protocolTests(installed: () => Installed): void {
  const serve = (): [string, ...string[]] => [process.execPath, join(installed().folder, "node_modules/tyche", MANIFEST.bin.tyche), "serve"];

  describe("a client that knows nothing of the package", () => {
    const RULESETS = GAMES.ids.map((id) => [id] as const);
    const last = (out: string): { moves: number; hash: string; outcome: { winners: string[] } } => JSON.parse(out);
    const hasPython = spawnSync("python3", ["--version"]).status === 0;
    test.skipIf(!hasPython).each(RULESETS)("in Python plays a whole game of %s", (id) => {
      const out = execFileSync("python3", [path("docs/recipes/protocol/client.py"), id, "s", ...serve()], { encoding: "utf8" });
      expect(last(out)).toMatchObject({ moves: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{16}$/), outcome: { kind: expect.any(String) } });
    });
    test.each(RULESETS)("in Node plays a whole game of %s, the same each time", (id) => {
      const play = (): string => execFileSync("node", [path("docs/recipes/protocol/client.mjs"), id, "s", ...serve()], { encoding: "utf8" });
      const out = play();
      expect(last(out).outcome).not.toBeNull();
      if (id === "unrest") expect(play()).toBe(out);
    });
    test.skipIf(!hasPython).each(RULESETS)("in Python steps games of %s by frames", (id) => {
      const out = execFileSync("python3", [path("docs/recipes/protocol/frames.py"), id, "2", "6000", ...serve()], { encoding: "utf8" });
      expect(JSON.parse(out)).toMatchObject({ ruleset: id, games: expect.any(Number), "returns of the first seat": expect.any(Number) });
      expect((JSON.parse(out) as { games: number }).games).toBeGreaterThan(0);
    });
    test.skipIf(!hasPython)("in Python says what is wrong with an action", () => {
      const code = `import sys; sys.path.insert(0, ${JSON.stringify(path("docs/recipes/protocol"))}); import frames
games = frames.Games(${JSON.stringify(serve())}, "unrest", seed="s")
try:
    games.step([games.size])
except frames.Refused as refused:
    print(refused.code, games.legal(0)[0] < games.size)
games.step([games.again])
games.close()`;
      expect(execFileSync("python3", ["-c", code], { encoding: "utf8" })).toBe("move/no-such-action True\n");
    });
    test("takes fewer than 120 lines", () => {
      for (const name of ["client.py", "client.mjs", "frames.py"])
        expect(readFileSync(path(`docs/recipes/protocol/${name}`), "utf8").split("\n").length).toBeLessThan(120);
    });
  });

  describe("a process of its own", () => {
    async function answered(input: Uint8Array | string): Promise<{ out: Buffer; code: number | null }> {
      const child = spawn(serve()[0], serve().slice(1), { stdio: ["pipe", "pipe", "ignore"] });
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
      const child = spawn(
        "sh",
        [
          "-c",
          `yes '{"id":1,"method":"hello"}' | ${serve()
            .map((part) => `'${part}'`)
            .join(" ")} | head -n 2`,
        ],
        {
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      let err = "";
      child.stderr.on("data", (text: Buffer) => (err += String(text)));
      const code = await new Promise((resolve) => child.on("close", resolve));
      expect([code, err.includes("Error")]).toEqual([0, false]);
    });
    test("steps a batch by frames, as the batch of the library does, and speaks in lines again", async () => {
      const observer = observerOf(UNREST, { observation });
      const setup = { games: 3, seed: "frames", masks: "bits" as const, observer };
      const batch = new Batch(UNREST, { ...setup, checked: true });
      const dice = new SeededDice("choices");
      const sent: Buffer[] = [Buffer.from('{"id":1,"method":"batch","ruleset":"unrest","games":3,"seed":"frames","masks":true,"observations":true}\n')];
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
}

type Shown = Record<string, number[]>;

function shown(batch: Batch<never> | Batch<NonNullable<typeof UNREST.types>>): Shown {
  const { toMove, asking, offsets, actions, ended, rewards, lengths, masks, observations } = batch;
  return Object.fromEntries(
    Object.entries({ toMove, asking, offsets, actions: actions.subarray(0, offsets.at(-1)), ended, rewards, lengths, masks, observations }).map(
      ([name, array]) => [name, [...array]],
    ),
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
