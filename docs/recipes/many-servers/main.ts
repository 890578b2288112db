/**
 * Starts one process, or begins a game and prints its links. DATABASE_URL and SECRET are the same for all.
 *
 *   npx tsx docs/recipes/many-servers/main.ts 8081
 *   npx tsx docs/recipes/many-servers/main.ts begin peloponnesian sparta=ismcts
 */
import { createServer } from "node:http";
import process from "node:process";
import { begin } from "./games.js";
import { gameServer } from "./server.js";
import { Store } from "./store.js";

const { DATABASE_URL, SECRET } = process.env;
if (DATABASE_URL === undefined || SECRET === undefined) throw new Error("Set DATABASE_URL and SECRET.");
const store = new Store(DATABASE_URL);
await store.migrate();
const [port = "8081", ruleset = "unrest", ...bots] = process.argv.slice(2);
if (port === "begin") {
  console.log(await begin(store, SECRET, ruleset, Object.fromEntries(bots.map((bot) => bot.split("=")))));
  process.exit();
}
const server = createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 5_000 }, (_, response) => response.writeHead(426).end());
server.maxConnections = 5_000;
gameServer(server, store, SECRET);
server.listen(Number(port), () => console.log(`ws://localhost:${port}`));
