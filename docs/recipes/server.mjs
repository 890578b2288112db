/**
 * A server for games of any ruleset, kept on disk. What comes in may be anything: nothing that a browser or a stranger sends ends it, and a game is on disk before its answer goes out.
 *
 *   node docs/recipes/server.mjs unrest games 8080
 *
 *   POST /                 begins a game: { id, keys }, a key a seat, each for one player
 *   GET  /<id>/<key>       what the seat of this key sees, with its legal moves
 *   POST /<id>/<key>       one line of notation, "undo" or "concede"; the answer is what the seat sees then
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { Game, isTycheError } from "tyche";

const LONGEST_BODY = 1000; // no line of notation is as long
const MOST_OPEN = 100; // games in memory; the others are on the disk
const TIMES = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 }; // milliseconds
const MOST_CONNECTIONS = 5_000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/; // what randomUUID makes, and no name of another file

/** What is answered with a status of its own and no game. */
class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** A server, not listening yet, with its games in a folder. */
export function gameServer(ruleset, folder) {
  mkdirSync(folder, { recursive: true });
  const tables = new Map(); // the games that somebody has asked for: { id, keys, game }

  // The file is replaced as a whole, so that it holds a game at every moment.
  function save({ id, keys, game }) {
    const file = join(folder, `${id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify({ keys, record: game.record() }), { flush: true });
    renameSync(`${file}.new`, file);
  }

  function load(id) {
    const file = join(folder, `${id}.json`);
    if (!ID.test(id) || !existsSync(file)) throw new Refused(404, "no such game");
    const { keys, record } = JSON.parse(readFileSync(file, "utf8"));
    return { id, keys, game: Game.resume(ruleset, record) };
  }

  function tableOf(id) {
    return keep(tables.get(id) ?? load(id));
  }

  // The games asked for last stay in memory.
  function keep(table) {
    tables.delete(table.id);
    tables.set(table.id, table);
    const [oldest] = tables.keys();
    if (tables.size > MOST_OPEN) tables.delete(oldest);
    return table;
  }

  function begin() {
    const game = new Game(ruleset, { seed: randomUUID() });
    const keys = Object.fromEntries(ruleset.players(game.state).map((seat) => [seat, randomUUID()]));
    const table = { id: randomUUID(), keys, game };
    save(table);
    keep(table);
    return { id: table.id, keys };
  }

  function seen({ game }, seat) {
    const view = game.view(seat);
    const moves = game.legalMoves(seat).map((move) => ({ line: ruleset.format(move), ...ruleset.targets(move, view.decision) }));
    return { seat, ply: game.ply, view, events: game.lastEvents(seat), moves, canUndo: game.canUndo(seat), outcome: game.outcome };
  }

  // What is not on disk has not happened: after a failed write the game is read again when it is asked for next.
  function play(table, seat, line) {
    if (line === "undo") table.game.undo(seat);
    else if (line === "concede") table.game.concede(seat);
    else table.game.playAs(seat, line);
    try {
      save(table);
    } catch (error) {
      tables.delete(table.id);
      throw error;
    }
  }

  async function answer(request) {
    if (request.method !== "GET" && request.method !== "POST") throw new Refused(405, "expected GET or POST");
    const body = request.method === "POST" ? await bodyOf(request) : null;
    const [, id, key, ...rest] = request.url.split("?")[0].split("/");
    if (id === "" && key === undefined && body !== null) return begin();
    if (id === undefined || key === undefined || rest.length > 0) throw new Refused(404, "no such page");
    const table = tableOf(id);
    const seat = Object.keys(table.keys).find((candidate) => table.keys[candidate] === key);
    if (seat === undefined) throw new Refused(404, "no such key");
    if (body !== null) play(table, seat, body.trim());
    return seen(table, seat);
  }

  const server = createServer(TIMES, (request, response) => {
    const send = (status, type, text) => {
      // After a refusal nothing more is read: the rest of a body that is too large is not waited for.
      const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store", ...(status === 413 ? { connection: "close" } : {}) };
      response.writeHead(status, headers).end(text);
    };
    answer(request).then(
      (json) => send(200, "application/json", JSON.stringify(json)),
      (error) => {
        if (request.destroyed && !request.complete) return; // whoever asked has gone
        if (error instanceof Refused) return send(error.status, "text/plain", error.message);
        if (isTycheError(error) && error.name !== "ReplayError") return send(error.code === "move/other-seat" ? 403 : 400, "text/plain", error.message); // an illegal move, a line that cannot be read
        console.error(error); // a full disk, a file that somebody has changed
        send(500, "text/plain", "the server has failed; the game is as it was");
      },
    );
  });
  // A connection on which nothing moves for a while is closed, also by one who does not read.
  return Object.assign(server, { maxConnections: MOST_CONNECTIONS, timeout: 30_000 });
}

function bodyOf(request) {
  return new Promise((resolve, reject) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part) => {
      if (body.length + part.length > LONGEST_BODY) reject(new Refused(413, `expected at most ${LONGEST_BODY} characters`));
      else body += part;
    });
    request.on("end", () => resolve(body));
    request.on("error", reject); // the tab was closed in the middle
  });
}

if (pathToFileURL(process.argv[1] ?? "").href === import.meta.url) {
  const [id = "unrest", folder = "games", port = "8080"] = process.argv.slice(2);
  const { [id.toUpperCase().replace("-", "_")]: ruleset } = await import(`tyche/${id}`);
  gameServer(ruleset, folder).listen(Number(port), () => console.log(`http://localhost:${port}`));
}
