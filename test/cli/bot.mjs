// A player for tests: speaks the protocol with the roles turned. Its argument says how it is broken.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [fault = "none", at = "3"] = process.argv.slice(2);
let chosen = 0;
const say = (id, result) => console.log(JSON.stringify({ id, result }));
if (fault === "crashes-at-once") process.exit(3);
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, moves } = JSON.parse(line);
  // What it is sent, and its process.
  if (fault === "records") {
    appendFileSync(at, `${JSON.stringify({ ...JSON.parse(line), pid: process.pid })}\n`);
    return say(id, method === "choose" ? { move: moves[0] } : {});
  }
  if (method !== "choose") return say(id, {});
  if (fault === "starts-slowly") return setTimeout(say, chosen++ === 0 ? 1500 : 0, id, { move: 0 });
  if (++chosen < Number(at)) return say(id, { move: moves[0] });
  if (fault === "none") return say(id, { move: moves.length - 1 });
  if (fault === "crashes") throw new Error("something has broken");
  if (fault === "hangs") return;
  if (fault === "nonsense") return console.log("hello?");
  if (fault === "other-id") return say(id + 1, { move: moves[0] });
  if (fault === "illegal") return say(id, { move: "north win" });
  if (fault === "nothing") return say(id, null);
  if (fault === "error") return console.log(JSON.stringify({ id, error: { code: "bot/lost", message: "I am lost" } }));
  if (fault === "floods") for (let i = 0; i < 40; i++) process.stdout.write("x".repeat(100_000));
  if (fault === "chatters") for (let i = 0; i < 100_000; i++) process.stdout.write(`{"id":${id},"result":{"move":0}}\n`);
});
