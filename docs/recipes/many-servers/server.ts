/**
 * One of several processes that serve the same games. PostgreSQL has their lines: whoever stores the next line has played, and every process that holds the game takes the line in and
 * tells those who are connected to it. Players come to any process by signed links: ?game=…&seat=…&key=…&since=…
 */
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { followGame } from "tyche/ui";
import { type WebSocket, WebSocketServer } from "ws";
import { planOf } from "./bots.js";
import { keyOf, type Opened, openGame } from "./games.js";
import type { Part, Store } from "./store.js";

/** A game that this process holds. */
interface Table extends Opened {
  readonly id: string;
  readonly guests: Set<WebSocket>;
  isThinking: boolean;
}

const [MOST_UNREAD, MOST_SPECTATORS] = [1_000_000, 100]; // bytes that wait for a page to read them; of one game in one process
const [BURST, PER_SECOND] = [40, 20]; // messages of one client
const PING_EVERY = 30_000;
const ignore = (): void => {}; // the database is away: what was asked for comes with the next poll

/** Serves games. `idle` and `poll` are milliseconds: until a game is let go that nobody looks at, and between two looks at what was not notified. */
export function gameServer(server: Server, store: Store, secret: string, { idle = 60_000, poll = 5_000 } = {}): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  const opening = new Map<string, Promise<Table | null>>();

  async function open(id: string): Promise<Table | null> {
    const opened = await openGame(store, id);
    if (opened === null) return null;
    const table = { ...opened, id, guests: new Set<WebSocket>(), isThinking: false };
    tables.set(id, table);
    opened.shared.game.subscribe(() => void think(table));
    setTimeout(letGo, idle, table).unref();
    void think(table);
    return table;
  }
  async function tableOf(id: string): Promise<Table | null> {
    const table = tables.get(id);
    if (table === undefined) opening.set(id, opening.get(id) ?? open(id).finally(() => opening.delete(id)));
    else await table.shared.readOn(); // the page may know more than this process
    return table ?? opening.get(id) ?? null;
  }

  async function readAll(): Promise<void> {
    const known = [...tables.values()].map(({ id, shared: { next } }) => ({ id, next }));
    if (known.length > 0) for (const part of await store.newer(known)) take(part);
    for (const table of tables.values()) void think(table); // should the process that its bot thought in have ended
  }
  function take({ game, number, lines }: Part): void {
    try {
      tables.get(game)?.shared.take(number, lines);
    } catch (error) {
      console.error(game, error); // somebody has changed its lines
      for (const socket of tables.get(game)?.guests ?? []) socket.terminate();
      tables.delete(game);
    }
  }

  async function think(table: Table): Promise<void> {
    const { shared, texts } = table;
    const { game } = shared;
    const { ruleset, state } = game;
    const seat = ruleset.seatsToMove(state).find((one) => Object.hasOwn(table.bots, one));
    if (seat === undefined || table.isThinking) return;
    table.isThinking = true;
    const question = game.question(seat);
    const [first] = game.legalMoves(seat);
    const [move = first] = await planOf(ruleset, table.bots[seat]!, { state, seat, memory: game.memory(seat), seed: randomUUID() });
    table.isThinking = false;
    await shared.answer(seat, { to: "play", line: ruleset.format(move as never), question }, texts).catch(ignore);
  }

  const sockets = new WebSocketServer({ server, maxPayload: 10_000 });
  const silent = new WeakSet<WebSocket>(); // they have not answered the last ping
  sockets.on("connection", (socket, { url = "" }) => {
    const asked = new URLSearchParams(url.split("?")[1]);
    const [id, seat, since] = [asked.get("game") ?? "", asked.get("seat") ?? "spectator", asked.get("since") ?? undefined];
    socket.on("error", ignore); // a message that is too large, a connection that breaks: "close" follows
    socket.on("pong", () => silent.delete(socket));
    socket.on("ping", () => send(null)); // the answers to pings fill the buffer too
    if (seat !== "spectator" && asked.get("key") !== keyOf(secret, id, seat)) return socket.close(1008, "This is no key of the game.");

    function send(message: object | null): void {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else if (message !== null) socket.send(JSON.stringify(message));
    }
    async function sit(): Promise<Table> {
      const table = await tableOf(id);
      if (table === null) throw "There is no such game.";
      if (seat === "spectator" && table.guests.size >= MOST_SPECTATORS) throw "There are too many spectators.";
      if (socket.readyState !== socket.OPEN) return table;
      const stop = followGame(table.shared.game, seat, send, { since, texts: table.texts });
      table.guests.add(socket);
      socket.on("close", () => {
        stop();
        table.guests.delete(socket);
        setTimeout(letGo, idle, table).unref();
      });
      return table;
    }

    let [left, last] = [BURST, Date.now()];
    let turn: Promise<unknown> = Promise.resolve(); // messages are answered one after another
    const sitting = sit();
    sitting.catch((error) => socket.close(1013, typeof error === "string" ? error : "Please try again."));
    socket.on("message", (data) => {
      [left, last] = [Math.min(BURST, left + ((Date.now() - last) * PER_SECOND) / 1_000) - 1, Date.now()];
      if (left < 0) return socket.close(1008, "Too many messages.");
      const answered = turn.then(() => sitting).then(({ shared, texts }) => shared.answer(seat, String(data), texts));
      turn = answered.then(send, () => send({ code: "server/failed", message: "Please try again." }));
    });
  });

  void store.listen((id, next) => {
    if (id === undefined) return void readAll().catch(ignore);
    setTimeout(() => void tables.get(id)?.shared.readOn(Number(next)).catch(ignore), 5); // what this process has stored itself is known by then
  });
  function letGo(table: Table): void {
    if (table.guests.size > 0 || tables.get(table.id) !== table) return;
    tables.delete(table.id);
    table.shared.keep().catch(ignore); // it opens again at the next request
  }
  function ping(): void {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }
  const timers = [setInterval(() => readAll().catch(ignore), poll), setInterval(ping, PING_EVERY)];
  server.on("close", () => timers.forEach(clearInterval));
  return tables;
}
