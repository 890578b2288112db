// Plays games of tyche from any program that can start another, here Node, which knows nothing of the package: node client.mjs [ruleset] [seed] [command…]
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A program that answers requests, a line of JSON each, in the order in which they are sent. */
export class Engine {
  constructor(command) {
    this.process = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
    this.waiting = new Map();
    this.asked = 0;
    this.ended = new Promise((resolve) => this.process.once("exit", resolve));
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      const { id, result, error } = JSON.parse(line);
      const { resolve, reject } = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) resolve(result);
      else reject(Object.assign(new Error(error.message), error));
    });
  }
  /** Sends a request; several may be sent before the first is answered. */
  ask(method, fields = {}) {
    const id = ++this.asked;
    this.process.stdin.write(`${JSON.stringify({ id, method, ...fields })}\n`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
  /** Ends the program; its exit code. */
  close() {
    this.process.stdin.end();
    return this.ended;
  }
}

const [ruleset = "unrest", seed = "node", ...command] = process.argv.slice(2);
const engine = new Engine(command.length > 0 ? command : ["npx", "tyche", "serve"]);
let { game, outcome, ply } = await engine.ask("new", { ruleset, seed });
while (outcome === null) {
  const { moves } = await engine.ask("moves", { game });
  ({ outcome, ply } = await engine.ask("play", { game, move: moves[(7 * ply) % moves.length] }));
}
const { record } = await engine.ask("record", { game });
console.log(JSON.stringify({ moves: record.moves.length, hash: record.hashes.at(-1), outcome }));
await engine.close();
