/** A player in the terminal: npx tsx docs/recipes/many-servers/play.ts "ws://localhost:8081/?game=…&seat=…&key=…". Type the number of a move, or undo. */
import process from "node:process";
import { createInterface } from "node:readline";
import type { Packet, Problem } from "tyche/ui";
import { WebSocket } from "ws";

let packet: Packet | null = null;

function sit(): WebSocket {
  const socket = new WebSocket(`${process.argv[2]}&since=${packet?.mark ?? ""}`);
  socket.on("error", (error) => console.log(error.message));
  socket.on("close", (_, reason) => {
    console.log(`${reason} Connecting again …`);
    setTimeout(() => (page = sit()), 1_000);
  });
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Packet | Problem;
    if ("code" in message) return console.log(message.message);
    packet = message;
    const { log = [], prompt = "", moves = [], outcome = null } = message.words ?? {};
    console.log([...log.flat(), "", outcome ?? prompt, ...moves.map((words, i) => `${i + 1}. ${words}`)].join("\n"));
  });
  return socket;
}

let page = sit();
createInterface({ input: process.stdin }).on("line", (typed) => {
  const line = packet?.moves[Number(typed) - 1]?.line;
  page.send(JSON.stringify({ ...(line === undefined ? { to: "undo" } : { to: "play", line }), question: packet?.question }));
});
