/** The server programs of guides, recipes and README, each as a process of its own, and two players at each. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Seen } from "../../docs/recipes/client/store.js";
import { Store } from "../../docs/recipes/client/store.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { UNREST } from "../../src/unrest/client.js";
import { pages, ROOT } from "./programs.js";

const SERVES = /new WebSocketServer\(|\bcreateServer\(/;
const BLOCK = /^```[tj]s(?: continued)?\n([^]*?)^```/gm;
const MOST_WAITED = 20_000;

/** Every file in which a server is made. */
export function filesWithServers(): string[] {
  const recipes = readdirSync(join(ROOT, "docs/recipes"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[mc]?[jt]s|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [...pages(), ...recipes].filter((file) => SERVES.test(readFileSync(file, "utf8"))).map((file) => relative(ROOT, file));
}

/** What a page of a player knows: its moves as lines, and whether the game is over. */
export interface Page {
  readonly lines: readonly string[];
  readonly isOver: boolean;
  /** Sends a move, or looks again without one; done when the answer is there. */
  play(line: string | null): Promise<void>;
  close(): void;
}

/** A server of the documents. */
export interface Served {
  readonly file: string;
  /** The program of the process: it sends `{ port }`, and answers each message by what a new game is. */
  readonly program: () => string;
  /** Begins a game and says how its players sit down, and where strangers find it. */
  begin(running: Running): Promise<{ readonly sit: readonly (() => Promise<Page>)[]; readonly address: string }>;
}

/** The end of each program: it says where the server listens, and answers messages. */
export const ANSWERS = `
import { rmSync as removeAll } from "node:fs";
process.on("message", async () => process.send({ begun: await begin(), memory: process.memoryUsage.rss() }));
const ready = () => process.send({ port: server.address().port });
if (server.address() === null) server.once("listening", ready);
else ready();
`;

/** The program of a guide up to the block in which its server is made. */
function programOf(file: string): string {
  const blocks = [...readFileSync(join(ROOT, file), "utf8").matchAll(BLOCK)].filter(([block]) => block.startsWith("```ts")).map(([, code]) => code!);
  const last = blocks.findIndex((code) => SERVES.test(code));
  return `// @ts-nocheck\n${blocks.slice(0, last + 1).join("\n")}${ANSWERS}`;
}

/** The server of the tutorial, which stands in three files; it listens to any port, and stores its games in a folder of its own. */
function programOfTutorial(): string {
  const text = readFileSync(join(ROOT, "docs/tutorial-server.md"), "utf8");
  const fileOf = (name: string): string => new RegExp(`^\`\`\`ts file\n// ${name}\n([^]*?)^\`\`\``, "m").exec(text)![1]!;
  const folder = join(ROOT, "test/guides/.servers");
  for (const name of ["store.ts", "keys.ts"]) writeFileSync(join(folder, name), `// @ts-nocheck\n${fileOf(name)}`);
  return `// @ts-nocheck
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyOf } from "./keys.ts";
${fileOf("server.ts").replace("new WebSocketServer({ port: 8080", "const server = new WebSocketServer({ port: 0")}

const folder = mkdtempSync(join(tmpdir(), "tyche-tutorial-"));
process.chdir(folder);
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
let begun = 0;
const begin = () => {
  const id = \`game\${begun++}\`;
  save(id, 0, new Game(PELOPONNESIAN, { seed: id }).lines());
  return { id, keys: PELOPONNESIAN.seats.map((seat) => keyOf(id, seat)) };
};
${ANSWERS}`;
}

export const SERVED: readonly Served[] = [
  {
    file: "docs/tutorial-server.md",
    program: programOfTutorial,
    async begin({ port, ask }) {
      const { id, keys } = (await ask()).begun as { id: string; keys: readonly string[] };
      const read = (text: string): Shown => JSON.parse(text);
      return { sit: keys.map((key) => () => sitDown(`ws://127.0.0.1:${port}/?game=${id}&key=${key}`, null, read)), address: `/?game=${id}` };
    },
  },
  {
    file: "docs/server.md",
    program: () => programOf("docs/server.md"),
    async begin({ port, ask }) {
      const { addresses } = (await ask()).begun as { addresses: Record<string, string> };
      const sit = Object.values(addresses).map((search) => () => {
        const read = (text: string): Shown => JSON.parse(text);
        return sitDown(`ws://127.0.0.1:${port}/${search}`, null, read);
      });
      return { sit, address: `/${Object.values(addresses)[0]!.replace(/&key=.*/, "")}` };
    },
  },
  {
    file: "docs/recipes/server/server.ts",
    program: () => `// @ts-nocheck
import { createServer } from "node:http";
import sqlite3 from "node-sqlite3-wasm";
import { UNREST } from "tyche/unrest";
import { gameServer } from "${join(ROOT, "docs/recipes/server/server.ts")}";
const sqlite = new sqlite3.Database(":memory:");
const server = createServer((_, response) => response.writeHead(426).end());
gameServer(server, { unrest: UNREST }, {
  run: (statements) => { for (const [sql, given] of statements) sqlite.run(sql, given); },
  all: (sql, given) => sqlite.all(sql, given),
});
server.listen(0, "127.0.0.1");
const begin = () => null;
${ANSWERS}`,
    async begin({ port }) {
      const url = `ws://127.0.0.1:${port}/`;
      const socket = new WebSocket(url);
      await once(socket, "open");
      socket.send(JSON.stringify({ to: "begin", ruleset: "unrest" }));
      const [data] = await once(socket, "message");
      socket.terminate();
      const { id, keys } = JSON.parse(String(data)) as { id: string; keys: Record<string, string> };
      const sit = Object.values(keys).map((key) => () => {
        const store = new Store(UNREST, () => undefined);
        const read = (text: string): Shown => {
          const message = JSON.parse(text) as Seen<never>;
          store.receive(message);
          return { question: message.question, moves: store.getSnapshot()!.moves, outcome: message.outcome };
        };
        return sitDown(url, { to: "sit", id, key }, read);
      });
      return { sit, address: "/" };
    },
  },
  {
    file: "docs/recipes/server.mjs",
    program: () => `// @ts-nocheck
import { mkdtempSync } from "node:fs";
import { UNREST } from "tyche/unrest";
import { gameServer } from "${join(ROOT, "docs/recipes/server.mjs")}";
const folder = mkdtempSync("${join(tmpdir(), "tyche-attack-")}");
const server = gameServer(UNREST, folder).listen(0, "127.0.0.1");
process.on("exit", () => removeAll(folder, { recursive: true, force: true }));
process.on("disconnect", () => process.exit());
const begin = () => null;
${ANSWERS}`,
    async begin({ port }) {
      const sent = async (path: string, body?: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, body === undefined ? {} : { method: "POST", body });
        return (await answer.json()) as { id: string; keys: Record<string, string>; moves: { line: string }[]; outcome: object | null };
      };
      const { id, keys } = await sent("/", "");
      const sit = Object.values(keys).map((key) => async (): Promise<Page> => {
        let seen = await sent(`/${id}/${key}`);
        return {
          get lines() {
            return seen.moves.map(({ line }) => line);
          },
          get isOver() {
            return seen.outcome !== null;
          },
          play: async (line) => void (seen = await sent(`/${id}/${key}`, line ?? undefined)),
          close: () => undefined,
        };
      });
      return { sit, address: `/${id}/nobody` };
    },
  },
];

/** What a page is sent of a game, or a problem with a code. */
export interface Shown {
  readonly code?: string;
  readonly question: string | null;
  readonly moves: readonly { readonly line: string }[];
  readonly outcome: object | null;
}

/** A page over a WebSocket; what it sends first is what its server wants to hear first. */
export async function sitDown(url: string, first: object | null, read: (text: string) => Shown): Promise<Page> {
  const socket = new WebSocket(url);
  let shown: Shown | null = null;
  let heard = 0;
  socket.on("message", (data) => {
    heard++;
    const message = JSON.parse(String(data)) as Shown;
    if (message.code === undefined) shown = read(String(data));
  });
  const answered = (after: number) => until(() => heard > after || socket.readyState === WebSocket.CLOSED);
  socket.on("error", () => undefined);
  await until(() => socket.readyState !== WebSocket.CONNECTING);
  if (first !== null) socket.send(JSON.stringify(first));
  await answered(0);
  if (shown === null) throw new Error("a player could not sit down");
  return {
    get lines() {
      return shown!.moves.map(({ line }) => line);
    },
    get isOver() {
      return shown!.outcome !== null;
    },
    async play(line) {
      const before = heard;
      if (line === null) return void (await delay(1)); // what is new comes by itself
      socket.send(JSON.stringify({ to: "play", line, question: shown!.question }));
      await answered(before);
      if (heard === before) throw new Error("a player has lost the connection");
    },
    close: () => socket.terminate(),
  };
}

async function until(what: () => boolean): Promise<void> {
  for (const end = Date.now() + MOST_WAITED; !what(); await delay(1)) if (Date.now() > end) throw new Error(`no answer in ${MOST_WAITED} ms`);
}

/** A server that runs. */
export interface Running {
  readonly port: number;
  ask(): Promise<{ readonly begun: unknown; readonly memory: number }>;
  /** What it has complained of; its end, should it have ended. */
  readonly complaints: () => string;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own. */
export async function run({ file, program }: Served): Promise<Running> {
  const folder = join(ROOT, "test/guides/.servers");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${file.replaceAll(/\W+/g, "-")}.mts`);
  writeFileSync(path, program());
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, "tsconfig.tools.json"), NODE_OPTIONS: "", SECRET: "of the test" };
  const child: ChildProcess = fork(path, { cwd: ROOT, execArgv: ["--import", "tsx"], env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let complaints = "";
  child.stderr?.on("data", (text) => void (complaints += String(text)));
  child.on("exit", (code, signal) => void (complaints += `the server has ended: ${code ?? signal}\n`));
  const answer = async () => {
    const ended = new AbortController();
    const end = () => ended.abort();
    child.once("exit", end);
    const [message] = await once(child, "message", { signal: ended.signal }).catch(() => {
      throw new Error(complaints);
    });
    child.off("exit", end);
    return message;
  };
  const { port } = await answer();
  return {
    port,
    ask: () => {
      child.send("begin");
      return answer();
    },
    complaints: () => complaints,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.disconnect();
      await Promise.race([ended, delay(500)]);
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Two players who play on by random moves, leave and return, and begin another game after the last. */
export class Players {
  /** The moves made, and the longest time that one took, in milliseconds. */
  played = 0;
  slowest = 0;
  address = "/";
  /** Why they have ended, should they have. */
  failure: unknown = null;
  private going = true;
  private done: Promise<void> = Promise.resolve();

  constructor(
    private readonly served: Served,
    private readonly running: Running,
  ) {}

  /** Begins the first game. */
  async begin(): Promise<void> {
    const game = await this.served.begin(this.running);
    this.address = game.address;
    this.done = this.playOn(game.sit);
    this.done.catch((error: unknown) => void (this.failure = error));
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.done;
  }

  private async playOn(first: readonly (() => Promise<Page>)[]): Promise<void> {
    const choices = new SeededDice("players");
    let sit = first;
    let seats: Page[] = [];
    let left = -1;
    for (let waited = 0; this.going; ) {
      if ((this.played % 20 === 0 && this.played > left) || seats.length === 0) {
        left = this.played;
        for (const seat of seats) seat.close();
        seats = await Promise.all(sit.map((one) => one()));
      }
      const began = Date.now();
      const asked = seats.find(({ lines }) => lines.length > 0);
      if (asked === undefined && seats.some(({ isOver }) => isOver)) {
        for (const seat of seats.splice(0)) seat.close();
        ({ sit, address: this.address } = await this.served.begin(this.running));
        continue;
      }
      await asked?.play(asked.lines[choices.draw(asked.lines.length)]!);
      for (const seat of seats) if (seat !== asked) await seat.play(null);
      if (asked !== undefined) [this.played, waited] = [this.played + 1, 0];
      else if (++waited > MOST_WAITED) throw new Error("nobody is asked");
      this.slowest = Math.max(this.slowest, Date.now() - began);
      await delay(5);
    }
    for (const seat of seats) seat.close();
  }
}
