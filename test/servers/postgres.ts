/** A PostgreSQL of its own, as Debian installs it: on a free port, in a folder of its own, which is removed. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";

const DEBIAN = "/usr/lib/postgresql";
/** It refuses to run as root. */
const USERS = ["postgres", "nobody"];
const MOST_WAITED = 60_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

// Of several versions the newest; else those of the path.
function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env["PATH"] ?? "").split(":")];
  const folder = folders.find((one) => existsSync(join(one, "initdb")) && existsSync(join(one, "postgres")));
  if (folder === undefined) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  return folder;
}

function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of USERS) {
    try {
      const idOf = (flag: string): number => Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {} // there is no such user
  }
  throw new Error(`PostgreSQL does not run as root, and there is none of the users ${USERS.join(", ")}`);
}

export class Postgres {
  private child: ChildProcess | null = null;
  private printed = "";

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), "tyche-postgres-"));
    const { uid, gid } = owner();
    if (uid !== undefined) chownSync(folder, uid, gid!);
    const options = ["--auth=trust", "--username=tyche", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", join(folder, "data")];
    execFileSync(join(programs(), "initdb"), options, { cwd: folder, ...owner(), stdio: "ignore" });
    const postgres = new Postgres(folder, await freePort());
    await postgres.run();
    return postgres;
  }

  get url(): string {
    return `postgres://tyche@127.0.0.1:${this.port}/postgres`;
  }

  /** Ends it as a crash does, and starts it again. */
  async crash(): Promise<void> {
    await this.end("SIGQUIT");
    await this.run();
  }

  async remove(): Promise<void> {
    await this.end("SIGINT");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(): Promise<void> {
    const options = ["-D", join(this.folder, "data"), "-p", String(this.port), "-h", "127.0.0.1", "-k", this.folder, "-c", "logging_collector=off"];
    this.printed = "";
    this.child = spawn(join(programs(), "postgres"), options, { cwd: this.folder, ...owner(), stdio: ["ignore", "ignore", "pipe"] });
    this.child.stderr?.on("data", (text) => (this.printed = (this.printed + String(text)).slice(-100_000)));
    for (const end = Date.now() + MOST_WAITED; !this.printed.includes("ready to accept connections"); await delay(20))
      if (Date.now() > end || this.child.exitCode !== null) throw new Error(`PostgreSQL does not start: ${this.printed}`);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }
}
