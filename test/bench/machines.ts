/**
 * What many machines and other languages cost: `npm run bench:machines`, after a build; `-- games` for one part.
 * Start of a piece, games an hour, two workers, requests and steps a second by the protocol against the library itself. Each pair is measured by turns.
 */
import { execFileSync, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Batch } from "../../src/learn/index.js";
import { Greedy, Ismcts } from "../../src/bots/index.js";
import { type AnyLoadedGame, RULESET_IDS, load } from "../../src/load/index.js";
import { type AnyContestantMaker, playShard, type Run } from "../../src/runs/index.js";
import { UNREST } from "../../src/unrest/index.js";

const TYCHE = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const ROUNDS = 5;
/** Rounds before the first that counts, where the same code is asked again and again. */
const WARM_UP = 4;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

async function timed(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return (performance.now() - began) / 1000;
}

function row(what: string, value: string): void {
  console.log(`${what.padEnd(62)} ${value}`);
}

// From the start of a process to the line of its first game, beside a process that does nothing.
async function starts(): Promise<void> {
  const times: { empty: number[]; piece: number[] } = { empty: [], piece: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.empty.push(await timed(() => execFileSync(process.execPath, ["-e", ""])));
    times.piece.push(await timed(firstGame));
  }
  row("an empty process", `${median(times.empty).toFixed(3)} s`);
  row("a piece of Unrest, to its first game", `${median(times.piece).toFixed(3)} s`);
}

function firstGame(): Promise<void> {
  const child = spawn(process.execPath, [TYCHE, "simulate", "unrest", "-n", "100000", "--shard", "1/2", "--json"]);
  let lines = 0;
  return new Promise((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      lines += String(text).split("\n").length - 1;
      if (lines < 2) return;
      child.kill("SIGKILL");
      resolve();
    });
  });
}

/** Players of games between equals, each with the rest of its options left out. */
const PLAYERS = ["random", "greedy", "ismcts:25"] as const;

// By processor time, so that what else the machine does counts little; a game is played to its end, however long it takes.
async function gamesAnHour(): Promise<void> {
  for (const id of RULESET_IDS)
    for (const player of PLAYERS) {
      const game: AnyLoadedGame = await load(id);
      const { ruleset } = game;
      const { players, makers } = contestants(game, player);
      const run: Run = { ruleset: id, version: ruleset.version, options: {}, seed: "bench", games: 1_000_000, players };
      const cpu = process.cpuUsage();
      let [games, seconds] = [0, 0];
      for await (const _ of playShard(ruleset, run, { players: makers })) {
        games++;
        const { user, system } = process.cpuUsage(cpu);
        seconds = (user + system) / 1e6;
        if (seconds > 8) break;
      }
      row(`games of ${id} an hour on one core, ${player}`, Math.round((games / seconds) * 3600).toLocaleString("en"));
    }
}

type Contestants = { readonly players: Readonly<Record<string, string>> | null; readonly makers: Readonly<Record<string, AnyContestantMaker>> };

function contestants({ ruleset, evaluate }: AnyLoadedGame, player: (typeof PLAYERS)[number]): Contestants {
  if (player === "random") return { players: null, makers: {} };
  const [kind, iterations] = player.split(":");
  const make: AnyContestantMaker =
    kind === "greedy" ? (seed) => new Greedy(ruleset, { seed, evaluate }) : (seed) => new Ismcts(ruleset, { seed, evaluate, iterations: Number(iterations) });
  return { players: { a: player, b: player }, makers: { a: make, b: make } };
}

// One process and two that share the same work, by turns with the yardstick, which shows what the machine gives two processes.
async function workers(): Promise<void> {
  const GAMES = 30_000;
  const CHESS = 2_000_000;
  const shard = (index: number, of: number): readonly string[] => [TYCHE, "simulate", "unrest", "-n", String(GAMES), "--shard", `${index}/${of}`, "--json"];
  const chess = (decisions: number): readonly string[] => ["--input-type=module", "-e", CHESS_GAMES, String(decisions)];
  const gains: { tyche: number[]; chess: number[] } = { tyche: [], chess: [] };
  for (let round = 0; round < 3; round++) {
    gains.tyche.push(await gain([shard(1, 1)], [shard(1, 2), shard(2, 2)]));
    gains.chess.push(await gain([chess(CHESS)], [chess(CHESS / 2), chess(CHESS / 2)]));
  }
  row(`${GAMES.toLocaleString("en")} games of Unrest, two workers against one`, `${median(gains.tyche).toFixed(2)} times as fast (${listed(gains.tyche)})`);
  row("the yardstick (random chess), two processes against one", `${median(gains.chess).toFixed(2)} times as fast (${listed(gains.chess)})`);
}

const CHESS_GAMES = `
  import { Chess } from "chessops/chess";
  const most = Number(process.argv[1]);
  for (let made = 0, random = 1; made < most; ) {
    let position = Chess.default();
    for (let ply = 0; ply < 200 && !position.isEnd(); ply++, made++) {
      const moves = [];
      for (const [from, all] of position.allDests()) for (const to of all) moves.push({ from, to });
      random = (Math.imul(random, 1103515245) + 12345) >>> 0;
      position = position.clone();
      position.play(moves[random % moves.length]);
    }
  }
`;

async function gain(one: readonly (readonly string[])[], two: readonly (readonly string[])[]): Promise<number> {
  const alone = await timed(() => Promise.all(one.map(runNode)));
  return alone / (await timed(() => Promise.all(two.map(runNode))));
}

function runNode(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((resolve, reject) => child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`)))));
}

function listed(values: readonly number[]): string {
  return values.map((value) => value.toFixed(2)).join(", ");
}

class Client {
  readonly child = spawn(process.execPath, [TYCHE, "serve"], { stdio: ["pipe", "pipe", "inherit"] });
  private parts: Buffer[] = [];
  private size = 0;
  private wake: (() => void) | null = null;

  constructor() {
    this.child.stdout.on("data", (part: Buffer) => {
      this.parts.push(part);
      this.size += part.length;
      this.wake?.();
    });
  }

  async line(): Promise<string> {
    for (;;) {
      const all = this.all();
      const end = all.indexOf(10);
      if (end >= 0) return String(this.take(end + 1));
      await this.more();
    }
  }

  async frame(): Promise<Buffer> {
    while (this.size < 4) await this.more();
    const length = this.all().readUInt32LE(0);
    while (this.size < 4 + length) await this.more();
    return this.take(4 + length).subarray(4);
  }

  async lines(count: number): Promise<void> {
    let seen = 0;
    while (seen < count) {
      if (this.size === 0) await this.more();
      for (const byte of this.take(this.size)) if (byte === 10) seen++;
    }
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private all(): Buffer {
    if (this.parts.length !== 1) this.parts = [Buffer.concat(this.parts)];
    return this.parts[0]!;
  }

  private take(count: number): Buffer {
    const all = this.all();
    this.size -= count;
    this.parts = this.size === 0 ? [] : [all.subarray(count)];
    return all.subarray(0, count);
  }
}

async function requests(): Promise<void> {
  const client = new Client();
  client.child.stdin.write('{"id":0,"method":"new","game":"g","ruleset":"unrest","seed":"s"}\n');
  await client.line();
  const COUNT = 20_000;
  const sent = Array.from({ length: COUNT }, (_, i) => `{"id":${i},"method":"moves","game":"g"}\n`).join("");
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const seconds = await timed(async () => {
      client.child.stdin.write(sent);
      await client.lines(COUNT);
    });
    rates.push(COUNT / seconds);
  }
  row("requests a second (moves of Unrest, sent ahead)", Math.round(median(rates)).toLocaleString("en"));
  client.child.stdin.end();
}

// 256 games of Unrest: steps a second by frames, and of the batch in this process.
async function batches(): Promise<void> {
  const GAMES = 256;
  const STEPS = 800;
  const native = new Batch(UNREST, { games: GAMES, seed: "bench" });
  const client = new Client();
  client.child.stdin.write(`{"id":1,"method":"batch","ruleset":"unrest","games":${GAMES},"seed":"bench","checked":false}\n`);
  await client.line();
  let frame = await client.frame();
  const choose = (offsets: Int32Array, actions: Int32Array, step: number): Int32Array => {
    const chosen = new Int32Array(GAMES);
    for (let place = 0; place < GAMES; place++) chosen[place] = actions[offsets[place]! + ((step * 7 + place) % (offsets[place + 1]! - offsets[place]!))]!;
    return chosen;
  };
  const message = Buffer.alloc(4 + 4 * GAMES);
  message.writeUInt32LE(4 * GAMES);
  const [offsetsAt, actionsAt] = [GAMES + 2 * GAMES, GAMES + 2 * GAMES + 4 * (GAMES + 1)];
  const rates: { native: number[]; frames: number[] } = { native: [], frames: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const inside = await timed(() => {
      for (let step = 0; step < STEPS; step++) native.step(choose(native.offsets, native.actions, step));
    });
    const outside = await timed(async () => {
      for (let step = 0; step < STEPS; step++) {
        const offsets = new Int32Array(frame.buffer.slice(frame.byteOffset + offsetsAt, frame.byteOffset + actionsAt));
        const actions = new Int32Array(frame.buffer.slice(frame.byteOffset + actionsAt, frame.byteOffset + actionsAt + 4 * offsets[GAMES]!));
        message.set(new Uint8Array(choose(offsets, actions, step).buffer), 4);
        client.child.stdin.write(Buffer.from(message));
        frame = await client.frame();
      }
    });
    if (round < 0) continue;
    rates.native.push((GAMES * STEPS) / inside);
    rates.frames.push((GAMES * STEPS) / outside);
  }
  row("steps a second, 256 games of Unrest, Batch in one process", Math.round(median(rates.native)).toLocaleString("en"));
  const share = (100 * median(rates.frames)) / median(rates.native);
  row("the same by frames of the protocol", `${Math.round(median(rates.frames)).toLocaleString("en")} (${share.toFixed(0)} %)`);
  client.child.stdin.end();
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = { starts, games: gamesAnHour, workers, requests, batches };
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await part();
process.exit(0);
