/** The recipe of a server is sent what browsers and strangers send, and neither ends nor loses a game. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnyRuleset, verify } from "../../src/index.js";
import { UNREST } from "../../src/unrest/index.js";

const { gameServer } = (await import(new URL("../../docs/recipes/server.mjs", import.meta.url).href)) as {
  gameServer(ruleset: AnyRuleset, folder: string): Server;
};

interface Seen {
  readonly seat: string;
  readonly ply: number;
  readonly moves: readonly { readonly line: string; readonly targets: readonly object[] }[];
  readonly canUndo: boolean;
  readonly outcome: { readonly winners: readonly string[] } | null;
}

const FOLDER = mkdtempSync(join(tmpdir(), "tyche-server-"));
let server: Server;
let port = 0;
let game = { id: "", keys: { carthage: "", coalition: "" } };

async function open(): Promise<void> {
  server = gameServer(UNREST, FOLDER);
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
}
async function shut(): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
beforeAll(open);
afterAll(async () => {
  await shut();
  rmSync(FOLDER, { recursive: true, force: true });
});
beforeEach(async () => {
  game = JSON.parse((await sent("POST", "/")).body);
});
afterEach(() => vi.restoreAllMocks());

async function sent(method: string, path: string, body?: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, body: await answer.text() };
}
const at = (seat: "carthage" | "coalition"): string => `/${game.id}/${game.keys[seat]}`;
async function look(seat: "carthage" | "coalition"): Promise<Seen> {
  const { status, body } = await sent("GET", at(seat));
  expect(status).toBe(200);
  return JSON.parse(body);
}
async function mover(): Promise<"carthage" | "coalition"> {
  return (await look("carthage")).moves.length > 0 ? "carthage" : "coalition";
}

/** What is written into a socket as it is; the status that comes back, or null when the line is cut first. */
function raw(text: string, { cutAfter = null as number | null } = {}): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    if (cutAfter !== null) setTimeout(() => socket.resetAndDestroy(), cutAfter);
    socket.on("data", (part) => {
      answer += String(part);
      socket.end();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer === "" ? null : Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
  });
}

describe("the server", () => {
  test("shows each key what its seat may see, and plays its moves", async () => {
    const seat = await mover();
    const { ply, moves } = await look(seat);
    const other = seat === "carthage" ? "coalition" : "carthage";
    expect([ply, (await look(other)).moves, (await look(other)).seat]).toEqual([0, [], other]);
    const played = await sent("POST", at(seat), moves[0]!.line);
    expect([played.status, (JSON.parse(played.body) as Seen).ply]).toEqual([200, 1]);
    expect(await sent("POST", at(other), "concede")).toMatchObject({ status: 200 });
    expect((await look(seat)).outcome?.winners).toEqual([seat]);
  });
  test("refuses moves that may not be made, and the game is as it was", async () => {
    const seat = await mover();
    const other = seat === "carthage" ? "coalition" : "carthage";
    const { moves } = await look(seat);
    for (const [key, line, status] of [
      [at(seat), "dance", 400],
      [at(seat), "", 400],
      [at(seat), "undo", 400],
      [at(seat), moves[0]!.line.replace(/^\S+/, "nobody"), 400],
      [at(other), moves[0]!.line, 403],
    ] as const)
      expect({ line, ...(await sent("POST", key, line)) }).toMatchObject({ line, status });
    expect((await look(seat)).ply).toBe(0);
  });
  test("survives wrong addresses, unknown games and keys", async () => {
    for (const address of ["//", "///", "//a:b", "*", "/%", "/%00", "http://[", `/../../${game.id}`, "/__proto__/x", `/${"x".repeat(9000)}`])
      for (const method of ["GET", "POST"]) {
        const status = await raw(`${method} ${address} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
        expect({ address, isRefused: status === 400 || status === 404 }).toEqual({ address, isRefused: true });
      }
    for (const path of [
      "/favicon.ico",
      `/${game.id}`,
      `/${game.id}/nobody`,
      `/${game.id}/__proto__`,
      `${at("carthage")}/more`,
      `/00000000-0000-0000-0000-000000000000/${game.keys.carthage}`,
    ])
      expect({ path, ...(await sent("GET", path)) }).toMatchObject({ path, status: 404 });
    expect((await sent("DELETE", at("carthage"))).status).toBe(405);
    for (const nonsense of ["\u0000\u0001\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", `GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`]) await raw(nonsense);
    expect((await look("carthage")).ply).toBe(0);
  });
  test("survives bodies that are too large, at once and for ever", async () => {
    const head = `POST ${at("carthage")} HTTP/1.1\r\nhost: x\r\n`;
    expect(await raw(`${head}content-length: 5000\r\n\r\n${"x".repeat(5000)}`)).toBe(413);
    expect(await raw(`${head}content-length: 9999999999\r\n\r\n${"x".repeat(5000)}`)).toBe(413);
    expect(await raw(`${head}transfer-encoding: chunked\r\n\r\n7d0\r\n${"x".repeat(2000)}\r\n`)).toBe(413);
    expect((await look("carthage")).ply).toBe(0);
  });
  test("survives tabs that are closed in the middle of a request, and plays nothing of it", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const seat = await mover();
    const { line } = (await look(seat)).moves[0]!;
    const head = `POST ${at(seat)} HTTP/1.1\r\nhost: x\r\ncontent-length: ${line.length + 1}\r\n\r\n`;
    for (const text of [head, head + line.slice(0, 3), head + line]) expect(await raw(text, { cutAfter: 100 })).toBe(null);
    expect([(await look(seat)).ply, told.mock.calls]).toEqual([0, []]);
  });
  test("keeps its games on disk, and another server goes on with them", async () => {
    for (let i = 0; i < 5; i++) {
      const seat = await mover();
      await sent("POST", at(seat), (await look(seat)).moves[0]!.line);
    }
    const before = await look("carthage");
    await shut();
    await open();
    expect(await look("carthage")).toEqual(before);
    expect(verify(UNREST, JSON.parse(readFileSync(join(FOLDER, `${game.id}.json`), "utf8")).record).plies).toBe(5);
    expect(readdirSync(FOLDER).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
  test("a game that cannot be written is as it was, and can be played when it can be written again", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const seat = await mover();
    const { line } = (await look(seat)).moves[0]!;
    const inTheWay = join(FOLDER, `${game.id}.json.new`);
    mkdirSync(inTheWay);
    expect([(await sent("POST", at(seat), line)).status, (await look(seat)).ply, told.mock.calls.length]).toEqual([500, 0, 1]);
    rmdirSync(inTheWay);
    expect([(await sent("POST", at(seat), line)).status, (await look(seat)).ply]).toEqual([200, 1]);
  });
  test("a file that somebody has changed fails its own game only", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const other = game;
    game = JSON.parse((await sent("POST", "/")).body);
    const file = join(FOLDER, `${other.id}.json`);
    expect(existsSync(file)).toBe(true);
    writeFileSync(file, readFileSync(file, "utf8").slice(0, 100));
    await shut();
    await open();
    expect((await sent("GET", `/${other.id}/${other.keys.carthage}`)).status).toBe(500);
    writeFileSync(file, '{"keys":{"carthage":"k"},"record":{"format":"tyche-record/1"}}');
    expect((await sent("GET", `/${other.id}/k`)).status).toBe(500);
    expect([(await look("carthage")).ply, told.mock.calls.length]).toEqual([0, 2]);
  });
});
