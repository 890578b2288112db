/**
 * A server for games of several rulesets over WebSockets (ws), kept in SQLite. It sends each page views and events of its own seat, and nothing else: a page works out its moves, reasons and
 * odds itself (`../client/store.ts`). What is not in the database has not happened, and nothing that comes in ends the server.
 *
 *   node docs/recipes/server/server.mjs games.db 8080        with the SQLite of Node 22.5 or later
 *
 *   { to: "begin", ruleset, options, players }   →  { to: "begun", id, keys }           a key a seat; players are names by seat
 *   { to: "sit", id, key }                       →  { to: "seen", … }                   without a key as a spectator; again whenever something is seen to change
 *   { to: "play", line, turn }, { to: "undo", turn }, { to: "concede" }                 as the seat of the key
 *                                                →  { to: "refused", code, message }
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { Game, isTycheError } from "tyche";
import { load } from "tyche/load";
import { WebSocketServer } from "ws";

const LONGEST_MESSAGE = 10_000;

/** What is refused by the server itself. */
class Refused extends Error {}

const refused = (code, message) => Object.assign(new Refused(message), { code });

function messageOf(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw refused("server/malformed", "expected JSON");
  }
}

/** Serves games on an HTTP server. `rulesets` are whole rulesets by id; `database` has `run(sql, values)` and `get(sql, values)`. */
export function gameServer(server, rulesets, database) {
  database.run("CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, ruleset TEXT NOT NULL, keys TEXT NOT NULL, record TEXT NOT NULL)", []);
  const tables = new Map(); // the games that somebody sits at: { id, ruleset, keys, game, turns, guests }

  function open(id, keys, ruleset, game) {
    const turns = Object.fromEntries(Object.keys(keys).map((seat) => [seat, randomUUID()]));
    tables.set(id, { id, ruleset, keys, game, turns, guests: new Set() });
    return tables.get(id);
  }

  function save({ id, ruleset, keys, game }) {
    database.run("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)", [id, ruleset.id, JSON.stringify(keys), JSON.stringify(game.record())]);
  }

  function tableOf(id) {
    const table = tables.get(id);
    if (table !== undefined) return table;
    const row = database.get("SELECT ruleset, keys, record FROM games WHERE id = ?", [String(id)]);
    if (row === undefined || row === null) throw refused("server/no-such-game", `there is no game ${id}`);
    const ruleset = rulesets[row.ruleset];
    return open(id, JSON.parse(row.keys), ruleset, Game.resume(ruleset, JSON.parse(row.record)));
  }

  function begin({ ruleset: id, options = {}, players }) {
    const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
    if (ruleset === undefined) throw refused("server/no-such-ruleset", `there is no ruleset ${id}`);
    const game = new Game(ruleset, { ...options, seed: randomUUID() });
    if (players !== undefined) game.tag({ players });
    const keys = Object.fromEntries(ruleset.players(game.state).map((seat) => [seat, randomUUID()]));
    const table = open(randomUUID(), keys, ruleset, game);
    save(table);
    return { to: "begun", id: table.id, keys };
  }

  function sit(guest, { id, key }) {
    const table = tableOf(id);
    const viewer = key === undefined ? "spectator" : Object.keys(table.keys).find((seat) => table.keys[seat] === key);
    if (viewer === undefined) throw refused("server/no-such-key", "this is no key of the game");
    leave(guest);
    Object.assign(guest, { table, viewer, told: [], last: "" });
    table.guests.add(guest);
    tell(guest);
  }

  function leave(guest) {
    guest.table?.guests.delete(guest);
    if (guest.table?.guests.size === 0) tables.delete(guest.table.id); // it is in the database
    guest.table = null;
  }

  // Events are told from the first that a guest has not been told, or was told otherwise: something may have been taken back.
  function tell(guest) {
    const { table, viewer, told, socket } = guest;
    const { game, ruleset, turns } = table;
    const events = game.events(viewer).map((event) => JSON.stringify(event));
    let from = 0;
    while (from < told.length && told[from] === events[from]) from++;
    const key = ruleset.viewKey(game.state, viewer);
    const seat = Object.hasOwn(turns, viewer) ? { turn: turns[viewer], canUndo: game.canUndo(viewer) } : { turn: null, canUndo: false };
    const seen = { to: "seen", ruleset: ruleset.id, viewer, tags: game.tags, ...seat, key, from, events: events.slice(from).map((event) => JSON.parse(event)) };
    const text = JSON.stringify({ ...seen, view: game.view(viewer) });
    if (text === guest.last && from === events.length) return; // what is not seen to have changed is not told
    Object.assign(guest, { told: events, last: text });
    socket.send(text);
  }

  // The turn of a seat stays the same while others answer, and is another after its own move: a second click on an old list, in this tab or another, plays nothing.
  function act(guest, { to, line, turn }) {
    const { table, viewer } = guest;
    if (table === null || !Object.hasOwn(table.turns, viewer)) throw refused("server/no-seat", "only players move");
    if (to !== "concede" && turn !== table.turns[viewer]) throw refused("server/stale", "the position has changed meanwhile");
    if (to === "play") table.game.playAs(viewer, String(line));
    else if (to === "undo") table.game.undo(viewer);
    else table.game.concede(viewer);
    table.turns[viewer] = randomUUID();
    try {
      save(table);
    } catch (error) {
      tables.delete(table.id); // it is read again as it was
      for (const { socket } of table.guests) socket.close(1011, "the game could not be saved");
      throw error;
    }
    for (const other of table.guests) tell(other);
  }

  function hear(guest, text) {
    const message = messageOf(text);
    if (message.to === "begin") guest.socket.send(JSON.stringify(begin(message)));
    else if (message.to === "sit") sit(guest, message);
    else if (["play", "undo", "concede"].includes(message.to)) act(guest, message);
    else throw refused("server/no-such-message", "expected begin, sit, play, undo or concede");
  }

  const sockets = new WebSocketServer({ server, maxPayload: LONGEST_MESSAGE });
  sockets.on("connection", (socket) => {
    const guest = { socket, table: null, viewer: "", told: [], last: "" };
    socket.on("error", () => {}); // a message that is too large, a connection that breaks: "close" follows
    socket.on("close", () => leave(guest));
    socket.on("message", (data) => {
      try {
        hear(guest, String(data));
      } catch (error) {
        if (error instanceof Refused || isTycheError(error)) return socket.send(JSON.stringify({ to: "refused", code: error.code, message: error.message }));
        console.error(error); // a full disk
        socket.send(JSON.stringify({ to: "refused", code: "server/failed", message: "the server has failed; the game is as it was" }));
      }
    });
  });
  return sockets;
}

if (pathToFileURL(process.argv[1] ?? "").href === import.meta.url) {
  const [file = "games.db", port = "8080"] = process.argv.slice(2);
  const { DatabaseSync } = await import("node:sqlite");
  const sqlite = new DatabaseSync(file);
  const database = { run: (sql, values) => sqlite.prepare(sql).run(...values), get: (sql, values) => sqlite.prepare(sql).get(...values) };
  const ids = ["diadochi", "nine-years", "peloponnesian", "unrest"];
  const rulesets = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, (await load(id)).ruleset])));
  const server = createServer((_, response) => response.writeHead(426).end("a WebSocket is expected\n"));
  gameServer(server, rulesets, database);
  server.listen(Number(port), () => console.log(`ws://localhost:${port}`));
}
