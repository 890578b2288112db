/** Processes of the recipe, each on a port of its own: started, killed and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "../guides/programs.js";
import { freePort } from "./postgres.js";

export const SECRET = "of the test";
const MOST_WAITED = 60_000;

/** One process of the recipe. */
export class ServerProcess {
  /** What it has complained of. */
  complaints = "";
  /** The most memory that it has used, in bytes. */
  memory = 0;
  /** Whether it listens. */
  isReady = false;
  private child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly database: string,
  ) {}

  static async start(database: string): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), database);
    await server.run();
    return server;
  }

  /** Ends it in the middle of whatever it does, and starts it again. */
  async kill(): Promise<void> {
    await this.end();
    await this.run();
  }

  async end(): Promise<void> {
    const { child } = this;
    this.measure();
    this.isReady = false;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  measure(): void {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, "utf8");
      this.memory = Math.max(this.memory, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
    } catch {} // it has ended, or there is no such file on this system
  }

  private async run(): Promise<void> {
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, "tsconfig.tools.json"), NODE_OPTIONS: "", DATABASE_URL: this.database, SECRET };
    const main = join(ROOT, "docs/recipes/many-servers/main.ts");
    const child = spawn(process.execPath, ["--import", "tsx", main, String(this.port)], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    child.stderr?.on("data", (text) => (this.complaints += String(text)));
    await once(child.stdout!, "data", { signal: AbortSignal.timeout(MOST_WAITED) }).catch(() => {
      throw new Error(`the process does not start: ${this.complaints}`);
    });
    this.isReady = true;
  }
}
