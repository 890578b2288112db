/**
 * Serves all four games from a file: npx tsx docs/recipes/server/main.ts games.db 8080
 *
 * With the SQLite of Node 22.5 or later; any other database of SQL has the same two functions.
 */
import { createServer } from "node:http";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { load, RULESET_IDS } from "tyche/load";
import { gameServer } from "./server.js";

const [file = "games.db", port = "8080"] = process.argv.slice(2);
const sqlite = new DatabaseSync(file);
const rulesets = Object.fromEntries(await Promise.all(RULESET_IDS.map(async (id) => [id, (await load(id)).ruleset] as const)));
const server = createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 5_000 }, (_, response) =>
  response.writeHead(426).end("a WebSocket is expected\n"),
);
server.maxConnections = 5_000;
gameServer(server, rulesets, {
  all: (sql, values) => sqlite.prepare(sql).all(...values),
  run(statements) {
    sqlite.exec("BEGIN");
    try {
      for (const [sql, values] of statements) sqlite.prepare(sql).run(...values);
      sqlite.exec("COMMIT");
    } catch (error) {
      sqlite.exec("ROLLBACK");
      throw error;
    }
  },
});
server.listen(Number(port), () => console.log(`ws://localhost:${port}`));
