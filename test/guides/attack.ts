/** What a stranger can do to a server that listens: broken upgrades, frames, messages and requests, and sockets that are left open. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Where a server listens, and the path of a game that a stranger may know. */
export interface Victim {
  readonly port: number;
  readonly address: string;
}

const KEY = "dGhlIHNhbXBsZSBub25jZQ==";
const OPCODES = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
const LONG = 4_000;
const MOST_SENT = 20_000_000;
const MOST_KEPT = 12_000_000; // with what the system keeps for both ends

/** A connection that has been made, or has failed; `reads` false never takes what comes. */
async function open(port: number, { reads = true } = {}): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  if (reads) socket.resume();
  else socket.pause();
  await new Promise<void>((done) => socket.once("connect", done).once("close", () => done()));
  return socket;
}

function upgrade(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Host: "x", Upgrade: "websocket", Connection: "Upgrade", "Sec-WebSocket-Key": KEY, "Sec-WebSocket-Version": "13", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** A frame as a browser sends it; `first` is its first byte. */
function frame(first: number, payload: string | Buffer, { claimed = -1, isMasked = true } = {}): Buffer {
  const data = Buffer.from(payload);
  const length = claimed < 0 ? data.length : claimed;
  const mask = isMasked ? 0x80 : 0;
  const head =
    length < 126
      ? Buffer.from([first, mask | length])
      : length < 65_536
        ? Buffer.from([first, mask | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([first, mask | 127, 0, 0, 0, 0]), uint32(length)]);
  return Buffer.concat([head, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), data]); // a mask of zeros changes nothing
}
function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
const text = (message: unknown): Buffer => frame(0x80 | OPCODES.text, typeof message === "string" ? message : JSON.stringify(message));

/** Writes into a new connection, and leaves after a while, by `end` or in the middle of everything. */
async function send(port: number, parts: readonly (string | Buffer)[], stay = 50): Promise<void> {
  const socket = await open(port);
  for (const part of parts) socket.write(part);
  await delay(stay);
  if (parts.length % 2 === 0) socket.end();
  else socket.resetAndDestroy();
  await delay(1);
  socket.destroy();
}

const ODD = [
  "",
  "{",
  "null",
  "7",
  "[]",
  '""',
  "true",
  "{}",
  "[".repeat(LONG),
  "[".repeat(LONG) + "]".repeat(LONG),
  `${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`,
];
const VALUES: readonly unknown[] = [
  null,
  7,
  [],
  {},
  "",
  "__proto__",
  "constructor",
  "x".repeat(2_000),
  { toString: 7, valueOf: 7 },
  JSON.parse("[".repeat(2_000) + "]".repeat(2_000)),
];
const FIELDS = ["to", "id", "key", "since", "ruleset", "options", "players", "line", "question"];
const WORDS = ["begin", "sit", "play", "undo", "redo", "concede"];

/** Messages that no page sends: other JSON, and every field with every value. */
function messages(): Buffer[] {
  const objects = WORDS.flatMap((to) =>
    FIELDS.flatMap((field) =>
      VALUES.map((value) => ({ ...(to === "begin" ? { ruleset: "chess" } : { id: "x", line: "x", question: "x" }), to, [field]: value })),
    ),
  );
  return [...ODD, ...objects].map(text);
}

const PATHS = [
  ...[
    "//",
    "///",
    "//a:b",
    "*",
    "/%",
    "/%00",
    "http://[",
    "//[",
    "/?",
    "/?game",
    "/?game=%ZZ&key=%",
    "/?game=__proto__",
    "/../..",
    "?",
    "",
    "/\u0000",
    "/\u00ff",
  ],
  `/?game=${"x".repeat(9_000)}`,
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "Sec-WebSocket-Key": "" },
  { "Sec-WebSocket-Key": "short" },
  { "Sec-WebSocket-Version": "99" },
  { "Sec-WebSocket-Version": "NaN" },
  { Upgrade: "h2c" },
  { Connection: "close" },
  { "Sec-WebSocket-Protocol": ",,;" },
  { "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits=99, ;;;" },
  { "Content-Length": "10" },
  { "Transfer-Encoding": "chunked" },
  { Host: "" },
  { Origin: "null", Cookie: "x".repeat(30_000) },
];

async function upgrades({ port, address }: Victim): Promise<void> {
  const hail = Buffer.concat([text("null"), frame(0x82, randomBytes(64))]);
  const heads = [
    ...PATHS.flatMap((path) => [upgrade(path), `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nnull`]),
    ...PATHS.map((since) => upgrade(`${address}${address.includes("?") ? "&" : "?"}since=${encodeURIComponent(since)}`)),
    ...HEADERS.map((headers) => upgrade(address, headers)),
    upgrade(address).replace("GET", "DELETE"),
    upgrade(address).replace("HTTP/1.1", "HTTP/9.9"),
    ...["\u0000\u0001\r\n\r\n", "\r\n\r\n", "GET", `GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`],
  ];
  await Promise.all(heads.flatMap((head) => [send(port, [head]), send(port, [head, hail])]));
}

async function frames({ port, address }: Victim): Promise<void> {
  const { text: t, binary, close, ping, pong } = OPCODES;
  const broken = [
    [text("x".repeat(20_000))],
    [frame(0x80 | t, "x", { claimed: 2 ** 32 - 1 })],
    [Buffer.from([0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])],
    [frame(0x80 | binary, randomBytes(9_000))],
    [frame(0x80 | binary, randomBytes(90_000))],
    [frame(0x80 | binary, "null"), frame(0x80 | binary, Buffer.alloc(0))],
    [frame(0x80 | t, Buffer.from([0xff, 0xfe, 0xc0]))],
    [frame(0x80 | t, "null", { isMasked: false })],
    [frame(0xf0 | t, "null")],
    ...[3, 7, 11, 15].map((opcode) => [frame(0x80 | opcode, "x")]),
    [frame(0x80, "continues nothing")],
    [frame(t, "a"), frame(t, "another begins")],
    [frame(t, "x".repeat(6_000)), frame(0, "x".repeat(6_000))],
    Array.from({ length: 2_000 }, (_, i) => frame(i === 0 ? t : 0, "")),
    [frame(0x80 | ping, "x".repeat(126)), frame(ping, "in pieces")],
    Array.from({ length: 2_000 }, () => frame(0x80 | ping, "x".repeat(125))),
    Array.from({ length: 2_000 }, () => frame(0x80 | pong, "")),
    ...[0, 999, 1004, 1005, 1006, 5000, 65_535].map((code) => [frame(0x80 | close, Buffer.from([code >> 8, code & 255]))]),
    [frame(0x80 | close, "x"), text("null")],
    [randomBytes(5_000)],
  ];
  await Promise.all(
    broken.flatMap((parts) => [send(port, [upgrade(address), ...parts]), send(port, [Buffer.concat([Buffer.from(upgrade(address)), ...parts])])]),
  );
}

async function talk({ port, address }: Victim): Promise<void> {
  await send(port, [upgrade(address), Buffer.concat(messages())], 500);
}

async function bodies({ port, address }: Victim): Promise<void> {
  const head = `POST ${address} HTTP/1.1\r\nHost: x\r\n`;
  const requests = ODD.map((body) => `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const endless = ["Content-Length: 9999999999\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n7d0\r\n", "Content-Length: -1\r\n\r\n"].map(
    (rest) => `${head}${rest}${"x".repeat(2_000)}`,
  );
  await Promise.all([...requests, ...endless].map((request) => send(port, [request])));
}

/** Strangers begin games, where anybody may. */
async function beginnings({ port }: Victim): Promise<void> {
  const post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n";
  const frame = text({ to: "begin", ruleset: "unrest" });
  await Promise.all([send(port, [post.repeat(100)], 500), send(port, [upgrade("/"), Buffer.concat(Array.from({ length: 100 }, () => frame))], 500)]);
}

/** Sockets that say nothing, half of something, or look on and say no more. What is left of them is closed by `leave`. */
function crowd(size: number) {
  return async ({ port, address }: Victim, left: Socket[]): Promise<void> => {
    const says = [
      "",
      "GET / HT",
      upgrade(address),
      upgrade(address),
      upgrade("/").slice(0, -2),
      `POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\nx`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: size }, async (_, i) => {
        const socket = await open(port, { reads: i % 3 > 0 });
        socket.write(says[i % says.length]!);
        return socket;
      }),
    );
    left.push(...sockets);
    await delay(300);
  };
}

/** Those who ask without end and read nothing: they are cut off, or are not listened to any more. */
async function neverReads({ port, address }: Victim, left: Socket[]): Promise<void> {
  const messages = [text("null"), frame(0x80 | OPCODES.ping, "x".repeat(125)), Buffer.from(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)];
  await Promise.all(messages.map((message) => flood(port, address, message, left)));
}
async function flood(port: number, address: string, message: Buffer, left: Socket[]): Promise<void> {
  const socket = await open(port, { reads: false });
  left.push(socket);
  if (message[0]! >= 0x80) socket.write(upgrade(address));
  const many = Buffer.concat(Array.from({ length: 1_000 }, () => message));
  for (let sent = 0; sent < MOST_SENT; sent += many.length) {
    const isTaken =
      socket.write(many) ||
      (await Promise.race([
        delay(2_000, false),
        once(socket, "drain").then(
          () => true,
          () => false,
        ),
      ]));
    if (!isTaken || socket.destroyed) return;
  }
  // It took everything: then it may have thrown it away, but not answered it.
  const { bytesRead } = socket;
  socket.resume();
  await delay(1_000);
  const kept = socket.bytesRead - bytesRead;
  if (kept > MOST_KEPT) throw new Error(`${kept} bytes of answers were kept for one who does not read`);
}

export const ATTACKS: Readonly<Record<string, (victim: Victim, left: Socket[]) => Promise<void>>> = {
  upgrades,
  frames,
  talk,
  bodies,
  beginnings,
  "a thousand connections": crowd(1_000),
  "peers that never read": neverReads,
};
