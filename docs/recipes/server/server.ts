/**
 * A server for games of several rulesets over WebSockets (ws), kept in SQLite as lines to append to. It sends each page the packets of its own seat, and nothing else: a page works out its
 * moves, reasons and odds itself (`../client/store.ts`). What is not in the database has not happened, and nothing that comes in ends the server.
 *
 *   npx tsx docs/recipes/server/main.ts games.db 8080
 *
 *   { to: "begin", ruleset, options, players }   →  { to: "begun", id, keys }           a key a seat; players are names by seat
 *   { to: "sit", id, key, since }                →  { to: "seen", … }                   without a key as a spectator; again whenever something is seen to change
 *   { to: "play", line, question }, { to: "undo", question }, { to: "concede", question }  as the seat of the key: any `PageRequest`
 *                                                →  { to: "refused", code, message }
 */
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { type AnyGame, type AnyRuleset, Game, isTycheError } from "tyche";
import { carryOut, packetFor } from "tyche/ui";
import { type WebSocket, WebSocketServer } from "ws";
import { type Database, Games, type Keys } from "./database.js";

/** A game that somebody sits at. */
interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly keys: Keys;
  readonly guests: Set<Guest>;
}
/** Who looks at a game, the mark of what it was told last, and how all looked then. */
interface Guest {
  readonly socket: WebSocket;
  table: Table | null;
  viewer: string;
  since: string | undefined;
  last: string;
}
type Message = Readonly<Record<string, unknown>>;

/** What is refused by the server itself. */
class Refused extends Error {
  code = "";
}
const refused = (code: string, message: string): Refused => Object.assign(new Refused(message), { code });

const MOST_UNREAD = 1_000_000; // bytes that wait for a page to read them
const MOST_SPECTATORS = 100; // of one game
const PING_EVERY = 30_000; // milliseconds
const TOLD = ["play", "undo", "redo", "concede"];

/** Cuts off a page that does not read. */
function isRead(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= MOST_UNREAD) return true;
  socket.terminate();
  return false;
}

function readText(value: unknown, field: string): string {
  if (typeof value !== "string") throw refused("server/malformed", `Expected a text as ${field}.`);
  return value;
}

/** Serves games on an HTTP server, which limits its connections itself. */
export function gameServer(server: Server, rulesets: Readonly<Record<string, AnyRuleset>>, database: Database): WebSocketServer {
  const games = new Games(database);
  const tables = new Map<string, Table>();

  function rulesetOf(id: string): AnyRuleset {
    const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
    if (ruleset === undefined) throw refused("server/no-such-ruleset", `There is no ruleset ${id}.`);
    return ruleset;
  }

  function tableOf(id: string): Table {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const kept = games.read(id);
    if (kept === null) throw refused("server/no-such-game", `There is no game ${id}.`);
    const game = Game.fromLines(rulesetOf(JSON.parse(kept.lines[0] ?? "").ruleset), kept.lines);
    tables.set(id, { id, game, keys: kept.keys, guests: new Set() });
    return tableOf(id);
  }

  function begin({ ruleset: named, options, players }: Message): object {
    const ruleset = rulesetOf(readText(named, "ruleset"));
    const game = new Game(ruleset, { ...Object(options), seed: randomUUID() });
    if (players !== undefined) game.tag({ players: Object(players) });
    const keys = Object.fromEntries(ruleset.players(game.state).map((seat) => [seat, randomUUID()]));
    const id = randomUUID();
    games.save(id, keys, game);
    return { to: "begun", id, keys };
  }

  function sit(guest: Guest, { id, key, since }: Message): void {
    const mark = since === undefined ? undefined : readText(since, "since");
    const table = tableOf(readText(id, "id"));
    const viewer = key === undefined ? "spectator" : Object.keys(table.keys).find((seat) => table.keys[seat] === key);
    if (viewer === undefined) throw refused("server/no-such-key", "This is no key of the game.");
    const isFull = viewer === "spectator" && [...table.guests].filter((other) => other.viewer === viewer).length >= MOST_SPECTATORS;
    if (isFull) throw refused("server/full", "There are too many spectators.");
    leave(guest);
    Object.assign(guest, { table, viewer, since: mark, last: "" });
    table.guests.add(guest);
    tell(guest, table);
  }

  function leave(guest: Guest): void {
    guest.table?.guests.delete(guest);
    if (guest.table?.guests.size === 0) tables.delete(guest.table.id); // it is in the database
  }

  function send({ socket }: Guest, message: object): void {
    if (isRead(socket)) socket.send(JSON.stringify(message));
  }

  // What is not seen to have changed is not told.
  function tell(guest: Guest, { game }: Table): void {
    const { from, entries, ...rest } = packetFor(game, guest.viewer, { since: guest.since, moves: false });
    const text = JSON.stringify(rest);
    if (text === guest.last) return;
    Object.assign(guest, { since: rest.mark, last: text });
    send(guest, { to: "seen", key: rulesetOf(rest.ruleset).viewKey(game.state, guest.viewer), from, entries, ...rest });
  }

  function act({ table, viewer }: Guest, message: Message): void {
    if (table === null || !Object.hasOwn(table.keys, viewer)) throw refused("server/no-seat", "Only players move.");
    const { game, guests } = table;
    const problem = carryOut(game, viewer, message);
    if (problem !== null) throw refused(problem.code, problem.message);
    try {
      games.save(table.id, table.keys, game);
    } catch (error) {
      tables.delete(table.id); // it is read again as it was
      for (const { socket } of guests) socket.close(1011, "the game could not be saved");
      throw error;
    }
    for (const guest of guests) tell(guest, table);
  }

  function hear(guest: Guest, message: Message): void {
    if (message["to"] === "begin") send(guest, begin(message));
    else if (message["to"] === "sit") sit(guest, message);
    else if (TOLD.includes(message["to"] as string)) act(guest, message);
    else throw refused("server/no-such-message", "Expected begin, sit, play, undo, redo or concede.");
  }

  const silent = new WeakSet<WebSocket>(); // they have not answered the last ping
  const sockets = new WebSocketServer({ server, maxPayload: 10_000 });
  sockets.on("connection", (socket) => {
    const guest: Guest = { socket, table: null, viewer: "", since: undefined, last: "" };
    socket.on("error", () => {}); // a message that is too large, a connection that breaks: "close" follows
    socket.on("close", () => leave(guest));
    socket.on("ping", () => isRead(socket)); // answers to pings wait to be read too
    socket.on("pong", () => silent.delete(socket));
    socket.on("message", (data) => {
      try {
        hear(guest, Object(JSON.parse(String(data))));
      } catch (error) {
        const { code, message } = error instanceof Refused || isTycheError(error) ? error : failure(error);
        send(guest, { to: "refused", code, message });
      }
    });
  });
  const pings = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, PING_EVERY);
  server.on("close", () => clearInterval(pings));
  return sockets;
}

function failure(error: unknown): Refused {
  if (error instanceof SyntaxError) return refused("server/malformed", "Expected JSON.");
  console.error(error); // a full disk
  return refused("server/failed", "The server has failed; the game is as it was.");
}
