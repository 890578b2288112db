/** Many games on several processes, with faults; and what must hold afterwards. */
import { connect, type Socket } from "node:net";
import { cpus } from "node:os";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { begin } from "../../docs/recipes/many-servers/games.js";
import { Store } from "../../docs/recipes/many-servers/store.js";
import { GAMES } from "../../src/cli/games/games.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { hashText } from "../../src/core/state/hash.js";
import { type AnyGame, Game, verify } from "../../src/index.js";
import { Client, Tally } from "./clients.js";
import { Postgres } from "./postgres.js";
import { SECRET, ServerProcess } from "./processes.js";

/** How much, and how long. */
export interface Load {
  readonly games: number;
  readonly seconds: number;
  /** Milliseconds that a player thinks, on average. */
  readonly pause: number;
  /** Seconds between two deaths of a process. */
  readonly killEvery: number;
  /** Of so many games one has a spectator, one a bot, and one is looked at position by position afterwards. */
  readonly spectatorEvery: number;
  readonly botEvery: number;
  readonly lookedAtEvery: number;
}

/** What was measured. */
export interface Measured {
  readonly rows: readonly (readonly [what: string, figure: string])[];
  readonly complaints: string;
}

const PROCESSES = 3;
const FAULTS = 12; // of a hundred answers
const UNREAD = 10; // clients that never read
/** Which games are played, in turns. */
const RULESETS = ["unrest", "unrest", "unrest", "unrest", "peloponnesian", "unrest", "unrest", "nine-years", "unrest", "diadochi"] as const;
const MOST_WAITED = 600_000;

interface Begun {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly clients: readonly Client[];
  readonly bots: readonly string[];
}

export async function runLoad(load: Load, tell: (text: string) => void): Promise<Measured> {
  const postgres = await Postgres.start();
  const processes: ServerProcess[] = [];
  const store = new Store(postgres.url);
  const database = new pg.Pool({ connectionString: postgres.url, max: 4 }).on("error", () => undefined);
  const tally = new Tally();
  const deaf: Socket[] = [];
  try {
    await store.migrate();
    for (let n = 0; n < PROCESSES; n++) processes.push(await ServerProcess.start(postgres.url));
    const ports = (): number[] => processes.filter(({ isReady }) => isReady).map(({ port }) => port);
    const games: Begun[] = [];
    for (let n = 0; n < load.games; n++) games.push(await beginOne(n, store, load, ports, tally));
    const clients = games.flatMap((game) => game.clients);
    tell(`${games.length} games, ${clients.length} clients, ${PROCESSES} processes`);
    for (const [n, client] of clients.entries()) {
      client.sit();
      if (n % 40 === 39) await delay(20);
    }
    for (let n = 0; n < UNREAD; n++) deaf.push(neverReads(ports()[n % ports().length]!, games[n % games.length]!.id));
    const began = performance.now();
    const before = await count(database);
    const faults = await disturb(load, processes, postgres, tell);
    const seconds = (performance.now() - began) / 1_000;
    const stored = (await count(database)) - before;
    for (const one of processes) one.measure();
    for (const client of clients) client.stop();
    await settle(clients, games, database, tell);
    for (const client of clients) client.leave();
    const checked = await checkAll(games, database, load);
    return {
      rows: rowsOf({ load, seconds, stored, clients: clients.length, processes, tally, faults, checked }),
      complaints: processes.map(({ complaints }) => complaints).join(""),
    };
  } finally {
    for (const socket of deaf) socket.destroy();
    for (const one of processes) await one.end();
    await database.end();
    await postgres.remove();
  }
}

async function beginOne(n: number, store: Store, load: Load, ports: () => number[], tally: Tally): Promise<Begun> {
  const id = RULESETS[n % RULESETS.length]!;
  const { ruleset } = await GAMES.load(id);
  const bots = n % load.botEvery === load.botEvery - 1 ? { [ruleset.seats[1]!]: "random" } : {};
  const links = await begin(store, SECRET, id, bots, id === "diadochi" ? { players: 2 } : {});
  const game = new URLSearchParams(Object.values(links)[0]).get("game")!;
  const viewers = Object.keys(links).filter((viewer) => !Object.hasOwn(bots, viewer) && (viewer !== "spectator" || n % load.spectatorEvery === 0));
  const habits = { pause: load.pause, faults: FAULTS };
  return { id: game, ruleset, clients: viewers.map((viewer) => new Client(game, viewer, links[viewer]!, ports, habits, tally)), bots: Object.keys(bots) };
}

// Someone who asks for all packets and reads none.
function neverReads(port: number, game: string): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined).pause();
  const head = ["Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"];
  socket.write(`GET /?game=${game} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

const count = async (database: pg.Pool): Promise<number> => Number((await database.query("SELECT count(*) FROM lines")).rows[0].count);

async function linesOf(database: pg.Pool, game: string): Promise<string[]> {
  const { rows } = await database.query<{ number: number; line: string }>("SELECT number, line FROM lines WHERE game = $1 ORDER BY number", [game]);
  rows.forEach(({ number }, i) => expectThat(number === i, `${game} has no line ${i}`));
  return rows.map(({ line }) => line);
}

function expectThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

// Kills a process now and then, and the database once.
async function disturb(
  load: Load,
  processes: readonly ServerProcess[],
  postgres: Postgres,
  tell: (text: string) => void,
): Promise<{ readonly deaths: number }> {
  const end = Date.now() + load.seconds * 1_000;
  let deaths = 0;
  let hasCrashed = false;
  while (Date.now() < end) {
    await delay(Math.min(load.killEvery * 1_000, Math.max(0, end - Date.now())));
    for (const one of processes) one.measure();
    if (Date.now() >= end) break;
    if (!hasCrashed && Date.now() > end - load.seconds * 500) {
      hasCrashed = true;
      tell("the database crashes");
      await postgres.crash();
    } else await processes[deaths++ % processes.length]!.kill();
  }
  return { deaths };
}

/** Waits until every client has seen all that was stored, and the bots have nothing to decide. */
async function settle(clients: readonly Client[], games: readonly Begun[], database: pg.Pool, tell: (text: string) => void): Promise<void> {
  await delay(2_000); // what is under way
  for (const [n, client] of clients.entries()) {
    client.look();
    if (n % 40 === 39) await delay(50);
  }
  let late: readonly Begun[] = games;
  for (const end = Date.now() + MOST_WAITED; ; ) {
    const missing: string[] = [];
    const still: Begun[] = [];
    for (const begun of late) {
      const what = await missingIn(begun, database);
      if (what.length > 0) still.push(begun);
      missing.push(...what);
    }
    late = still;
    if (late.length === 0) return;
    tell(`in ${late.length} games somebody has not seen all yet: ${missing[0]}`);
    expectThat(Date.now() < end, missing.join("\n"));
    await delay(3_000);
    for (const { clients: some } of late) for (const client of some) client.look();
    await delay(3_000);
  }
}

// Bots decide at once, so that nobody is done before they are.
async function missingIn({ id, ruleset, clients, bots }: Begun, database: pg.Pool): Promise<string[]> {
  const game: AnyGame = Game.fromLines(ruleset as never, await linesOf(database, id));
  const asked = (ruleset.seatsToMove(game.state) as string[]).filter((seat) => bots.includes(seat));
  const behind = clients.filter(({ viewer, mark }) => game.mark(viewer) !== mark);
  const where = `${ruleset.id} ${id} after ${game.ply} decisions`;
  return [...asked.map((seat) => `${where}: the bot ${seat} has to decide`), ...behind.map(({ viewer }) => `${where}: ${viewer} is behind`)];
}

/** What holds after all that. */
async function checkAll(games: readonly Begun[], database: pg.Pool, load: Load): Promise<{ readonly moves: number; readonly shown: number }> {
  let [moves, shown] = [0, 0];
  for (const [n, begun] of games.entries()) {
    const { id, ruleset, clients } = begun;
    const lines = await linesOf(database, id);
    const game: AnyGame = Game.fromLines(ruleset as never, lines);
    moves += verify(ruleset, game.record()).plies;
    const counts = countsOf(lines);
    for (const client of clients) {
      const seen = game.history(client.viewer);
      expectThat(JSON.stringify(client.log) === JSON.stringify(seen), `${id}: ${client.viewer} has another log than its history`);
      const kept = new Set(seen.map(({ mark }) => mark));
      const lost = [...client.ownMarks].filter((mark) => !kept.has(mark)).length;
      expectThat(lost <= (counts.undone.get(client.viewer) ?? 0), `${id}: ${lost} moves that ${client.viewer} has seen are lost`);
      // After a decision is taken back, its question is asked again, with the same token.
      const undone = counts.undone.get(client.viewer) ?? 0;
      for (const [line, times] of counts.played)
        if (line.startsWith(`${client.viewer} `))
          expectThat(times <= (client.requests.get(line)?.size ?? 0) + undone, `${id}: "${line}" was played ${times} times`);
    }
    if (n % load.lookedAtEvery === 0) shown += checkShown(begun, lines);
  }
  return { moves, shown };
}

// How often each line of notation was played, and how much each seat took back.
function countsOf(lines: readonly string[]): { readonly played: Map<string, number>; readonly undone: Map<string, number> } {
  const [played, undone] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const line of lines.slice(1)) {
    const { move, undo } = JSON.parse(line) as { move?: string; undo?: string };
    if (move !== undefined) add(played, move);
    if (undo !== undefined) add(undone, undo);
  }
  return { played, undone };
}

// Whatever a client was shown is what its viewer may see of a position that there was.
function checkShown({ id, ruleset, clients }: Begun, [head, ...lines]: readonly string[]): number {
  const game: AnyGame = Game.fromLines(ruleset as never, [head!]);
  const fit = new Map(clients.map(({ viewer }) => [viewer, new Set<string>()]));
  const look = (): void => {
    for (const [viewer, shown] of fit) shown.add(hashText(JSON.stringify([game.view(viewer), ruleset.decision(game.state, viewer)])));
  };
  look();
  for (const line of lines) {
    game.append([line]);
    look();
  }
  for (const { viewer, shown } of clients)
    for (const one of shown) expectThat(fit.get(viewer)!.has(one), `${id}: ${viewer} was shown what is in no position of the game`);
  return clients.reduce((sum, { shown }) => sum + shown.size, 0);
}

interface Found {
  readonly load: Load;
  readonly seconds: number;
  readonly stored: number;
  readonly clients: number;
  readonly processes: readonly ServerProcess[];
  readonly tally: Tally;
  readonly faults: { readonly deaths: number };
  readonly checked: { readonly moves: number; readonly shown: number };
}

function rowsOf({ load, seconds, stored, clients, processes, tally, faults, checked }: Found): Measured["rows"] {
  const sorted = [...tally.answers].sort((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  const listed = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([what, times]) => `${what} ${times.toLocaleString("en")}`)
      .join(", ");
  return [
    ["machine", `Node ${process.version}, ${cpus()[0]?.model ?? ""}, ${cpus().length} processors for the clients, the processes and the database`],
    ["games; clients; processes", [load.games, clients, processes.length].map((figure) => figure.toLocaleString("en")).join("; ")],
    ["time", `${Math.round(seconds)} s`],
    ["lines stored", `${stored.toLocaleString("en")}, ${(stored / seconds).toFixed(0)} a second`],
    ["an answer: median; 99 %", `${at(0.5)}; ${at(0.99)}`],
    ["memory of a process, at most", `${Math.round(Math.max(...processes.map(({ memory }) => memory)) / 1e6)} MB`],
    ["processes killed; crashes of the database", `${faults.deaths}; 1`],
    ["requests sent", listed(tally.sent)],
    ["refused", listed(tally.refused)],
    ["connections closed, by code", listed(tally.closed)],
    ["decisions verified; positions shown that were compared", `${checked.moves.toLocaleString("en")}; ${checked.shown.toLocaleString("en")}`],
  ];
}
