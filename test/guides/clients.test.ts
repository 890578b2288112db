/** The recipes of a server that sends views and of clients that have nothing else: whole games over real sockets, and what goes wrong on the way. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Database } from "node-sqlite3-wasm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket, type WebSocketServer } from "ws";
import type { Seen, Snapshot, Store as StoreOf } from "../../docs/recipes/client/store.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { AnyClient } from "../../src/core/ruleset/contract.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { NINE_YEARS as NINE_YEARS_CLIENT } from "../../src/nine-years/client.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { PELOPONNESIAN as PELOPONNESIAN_CLIENT } from "../../src/peloponnesian/client.js";
import { UNREST } from "../../src/unrest/index.js";
import { UNREST as UNREST_CLIENT } from "../../src/unrest/client.js";
import { Store } from "../../docs/recipes/client/store.js";
import { gameServer } from "../../docs/recipes/server/server.js";

// biome-ignore lint/suspicious/noExplicitAny: any of the rulesets
type AnyStore = StoreOf<any>;
// biome-ignore lint/suspicious/noExplicitAny: any of the rulesets
type AnySnapshot = Snapshot<any>;

const RULESETS = { unrest: UNREST, "nine-years": NINE_YEARS, peloponnesian: PELOPONNESIAN };
const CLIENTS: Readonly<Record<string, AnyClient>> = { unrest: UNREST_CLIENT, "nine-years": NINE_YEARS_CLIENT, peloponnesian: PELOPONNESIAN_CLIENT };
const MOST_WAITED = 20_000;

let sqlite: Database;
let server: Server;
let sockets: WebSocketServer;
let pages: Page[] = [];

async function open(): Promise<void> {
  server = createServer();
  const values = (given: readonly unknown[]): never => given as never;
  sockets = gameServer(server, RULESETS, {
    run: (statements) => {
      sqlite.run("BEGIN");
      for (const [sql, given] of statements) sqlite.run(sql, values(given));
      sqlite.run("COMMIT");
    },
    all: (sql: string, given: readonly unknown[]) => sqlite.all(sql, values(given)) as Record<string, unknown>[],
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}
async function shut(): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
  await once(server, "close");
}
beforeEach(async () => {
  sqlite = new Database(":memory:");
  pages = [];
  await open();
});
afterEach(async () => {
  for (const page of pages) page.socket.terminate();
  await shut();
  sqlite.close();
});

/** A page: a socket with its store, and all that has come in. */
class Page {
  readonly heard: string[] = [];
  readonly store: AnyStore;
  private waiting: { readonly until: () => boolean; readonly done: () => void }[] = [];

  constructor(
    readonly socket: WebSocket,
    rules: AnyClient,
  ) {
    this.store = new Store(rules, (message) => socket.send(JSON.stringify(message)));
    socket.on("message", (data) => {
      this.heard.push(String(data));
      const message = JSON.parse(String(data));
      if (message.to === "seen" || message.to === "refused") this.store.receive(message);
      this.waiting = this.waiting.filter(({ until, done }) => !until() || void done());
    });
  }
  send(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }
  async until(what: () => boolean): Promise<void> {
    if (what()) return;
    await new Promise<void>((done, fail) => {
      const clock = setTimeout(() => fail(new Error(`waited in vain; last heard: ${this.heard.at(-1)?.slice(0, 300)}`)), MOST_WAITED);
      const stop = (): void => {
        clearTimeout(clock);
        done();
      };
      this.waiting.push({ until: what, done: stop });
    });
  }
  async answer(message: unknown): Promise<{ to: string; code?: string; message?: string; id?: string; keys?: Record<string, string> }> {
    const { length } = this.heard;
    this.send(message);
    await this.until(() => this.heard.length > length);
    return JSON.parse(this.heard[length]!);
  }
  get shown(): AnySnapshot {
    return this.store.getSnapshot()!;
  }
}

async function page(id = "unrest"): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(socket, "open");
  const made = new Page(socket, CLIENTS[id]!);
  pages.push(made);
  return made;
}

async function begin(ruleset: string, options: object = {}): Promise<{ id: string; keys: Record<string, string> }> {
  const { id, keys } = await (await page()).answer({
    to: "begin",
    ruleset,
    options,
    players: Object.fromEntries(RULESETS[ruleset as "unrest"].seats.map((seat) => [seat, `who plays ${seat}`])),
  });
  return { id: id!, keys: keys! };
}

async function sit(ruleset: string, id: string, key?: string): Promise<Page> {
  const made = await page(ruleset);
  made.send({ to: "sit", id, ...(key === undefined ? {} : { key }) });
  await made.until(() => made.store.getSnapshot() !== null);
  return made;
}

// Plays one move of whoever is asked, and waits until its page has its answer.
async function playOne(seats: readonly Page[], choices: SeededDice): Promise<AnySnapshot> {
  const asked = () => seats.filter(({ shown }) => shown.moves.length > 0);
  await Promise.race(seats.map((seat) => seat.until(() => asked().length > 0 || seat.shown.winners !== null)));
  const mover = asked()[0];
  if (mover === undefined) return seats[0]!.shown;
  const { moves } = mover.shown;
  const { length } = mover.heard;
  mover.store.play(moves[choices.draw(moves.length)]!.move);
  const { shown } = mover;
  await mover.until(() => mover.heard.length > length);
  return shown;
}

describe("a server that sends nothing but views and events", () => {
  test.each([
    ["unrest", {}, 400],
    ["nine-years", {}, 150],
    ["peloponnesian", { scenario: "413" }, 500],
  ] as const)(
    "is enough for two clients to play %s",
    async (ruleset, options, most) => {
      const { id, keys } = await begin(ruleset, options);
      const seats = await Promise.all(Object.values(keys).map((key) => sit(ruleset, id, key)));
      const onlooker = await sit(ruleset, id);
      const choices = new SeededDice("clients");
      let ahead = 0;
      for (let n = 0; n < most && seats.every(({ shown }) => shown.winners === null); n++) {
        const shown = await playOne(seats, choices);
        if (shown.sent !== null && shown.moves.length === 0) ahead++;
      }
      expect(ahead).toBeGreaterThan(0);
      for (const { heard } of [...seats, onlooker]) {
        for (const text of heard) {
          const message = JSON.parse(text) as { readonly to: string; readonly code?: string; readonly view?: object };
          if (message.to === "refused" && message.code?.startsWith("move/")) continue; // chosen from a list that the other's move was about to change
          expect(message.to).toBe("seen");
          expect(message.view).toMatchObject({ secret: null });
          expect(text).not.toContain('"state"');
        }
      }
      expect(onlooker.shown.moves).toEqual([]);
      expect(onlooker.shown.tags.players?.[seats[0]!.shown.viewer]).toBe(`who plays ${seats[0]!.shown.viewer}`);
    },
    240_000,
  );

  test("shows at once what is sure, and the same comes from the server", async () => {
    const { id, keys } = await begin("unrest");
    const seats = await Promise.all(Object.values(keys).map((key) => sit("unrest", id, key)));
    const choices = new SeededDice("sure");
    let compared = 0;
    for (let n = 0; n < 150 && compared < 10; n++) {
      const shown = await playOne(seats, choices);
      const mover = seats.find((seat) => seat.shown.viewer === shown.viewer)!;
      if (shown.sent === null || shown.view === mover.shown.view) continue;
      const told = JSON.parse(mover.heard.at(-1)!) as Seen<never>;
      if (JSON.stringify(told.view) === JSON.stringify(shown.view)) compared++;
    }
    expect(compared).toBe(10);
  });

  test("two tabs of one seat that click at once play one move", async () => {
    const { id, keys } = await begin("unrest");
    const tabs: Page[] = [];
    for (const key of Object.values(keys)) tabs.push(await sit("unrest", id, key), await sit("unrest", id, key));
    const [one, other] = tabs.filter(({ shown }) => shown.moves.length > 0) as [Page, Page];
    one.store.play(one.shown.moves[0]!.move);
    other.store.play(other.shown.moves[0]!.move);
    await other.until(() => other.heard.some((text) => text.includes("move/stale")));
    expect(one.heard.some((text) => text.includes("move/stale"))).toBe(false);
    expect(other.shown.problem).toContain("changed meanwhile");
    await one.until(() => one.shown.sent === null);
    expect(other.shown.view).toEqual(one.shown.view);
  });

  test("goes on after a lost connection, and after a restart, with all that happened", async () => {
    const { id, keys } = await begin("unrest");
    const [first, second] = Object.values(keys);
    let seats = [await sit("unrest", id, first), await sit("unrest", id, second)];
    const choices = new SeededDice("again");
    for (let n = 0; n < 20; n++) await playOne(seats, choices);
    seats[0]!.socket.terminate();
    seats = [await sit("unrest", id, first), await sit("unrest", id, second)];
    const before = seats.map(({ shown }) => [shown.view, shown.log]);
    expect(before.every(([, log]) => (log as unknown[]).length > 5)).toBe(true);
    await shut();
    await open();
    seats = [await sit("unrest", id, first), await sit("unrest", id, second)];
    expect(seats.map(({ shown }) => [shown.view, shown.log])).toEqual(before);
    for (let n = 0; n < 5; n++) await playOne(seats, choices);
  });

  test("takes back what can be, and the page forgets what it was told of it", async () => {
    const { id, keys } = await begin("unrest");
    const seats = await Promise.all(Object.values(keys).map((key) => sit("unrest", id, key)));
    const choices = new SeededDice("back");
    for (let n = 0; n < 60; n++) {
      await playOne(seats, choices);
      const mover = seats.find(({ shown }) => shown.canUndo);
      if (mover === undefined) continue;
      const { length } = mover.heard;
      const told = mover.shown.log.length;
      mover.store.undo();
      await mover.until(() => mover.heard.length > length);
      expect(mover.shown.problem).toBe(null);
      expect(mover.shown.log.length).toBeLessThanOrEqual(told);
      return;
    }
    expect("a move that can be taken back").toBe("made");
  });

  test("refuses what it cannot do, and goes on", async () => {
    const { id, keys } = await begin("unrest");
    const seat = await sit("unrest", id, Object.values(keys)[0]);
    const codes: string[] = [];
    const bad: unknown[] = [
      "{",
      "null",
      "7",
      { to: "dance" },
      { to: "begin", ruleset: "chess" },
      { to: "begin", ruleset: "constructor" },
      { to: "begin", ruleset: "unrest", options: { turns: 99 } },
    ];
    bad.push({ to: "sit", id: "nowhere" }, { to: "sit", id, key: "wrong" }, { to: "play", line: "carthage dance", question: "old" }, { to: "undo" });
    for (const message of bad) codes.push((await seat.answer(message)).code!);
    const [unknown, none] = ["server/no-such-message", "server/no-such-ruleset"];
    expect(codes).toEqual([
      "server/malformed",
      unknown,
      unknown,
      unknown,
      none,
      none,
      "setup/bad-option",
      "server/no-such-game",
      "server/no-such-key",
      "move/stale",
      "request/malformed",
    ]);
    const onlooker = await sit("unrest", id);
    expect((await onlooker.answer({ to: "concede" })).code).toBe("server/no-seat");
    seat.send("x".repeat(20_000)); // the connection is closed
    await once(seat.socket, "close");
    expect((await sit("unrest", id, Object.values(keys)[0])).shown.log.length).toBeGreaterThan(0);
  });
});
