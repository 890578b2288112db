/** The recipe for many servers is attacked as all servers of the documents are (test/guides/attack.test.ts). */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { expectToSurvive, MINUTES } from "../guides/attacked.js";
import { ROOT } from "../guides/programs.js";
import { ANSWERS, type Served, type Shown, sitDown } from "../guides/servers.js";
import { Postgres } from "./postgres.js";

const FOLDER = join(ROOT, "docs/recipes/many-servers");
let postgres: Postgres;

beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(join(ROOT, "test/guides/.servers"), { recursive: true, force: true });
});

const served: Served = {
  file: "docs/recipes/many-servers/server.ts",
  program: () => `// @ts-nocheck
import { createServer } from "node:http";
import { begin as beginGame } from "${FOLDER}/games.ts";
import { gameServer } from "${FOLDER}/server.ts";
import { Store } from "${FOLDER}/store.ts";
const store = new Store("${postgres.url}");
await store.migrate();
const server = createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 5_000 }, (_, response) => response.writeHead(426).end());
gameServer(server, store, "of the test");
server.listen(0, "127.0.0.1");
const begin = () => beginGame(store, "of the test", "unrest");
${ANSWERS}`,
  async begin({ port, ask }) {
    const links = (await ask()).begun as Record<string, string>;
    const read = (text: string): Shown => JSON.parse(text);
    const seats = Object.keys(links).filter((seat) => seat !== "spectator");
    const sit = seats.map((seat) => () => sitDown(`ws://127.0.0.1:${port}/${links[seat]}`, null, read));
    return { sit, address: `/${links[seats[0]!]!.replace(/&seat=.*/, "")}` };
  },
};

test("the recipe for many servers survives strangers while two players play on", () => expectToSurvive(served), (MINUTES + 1) * 60_000);
