/** The engines in which the library must do the same, and how a program is run in each. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { transform } from "esbuild";

/** Runs a program, which is a file, and returns the lines it says. @throws Error when the engine is not there or ends otherwise */
export type RunIn = (file: string) => Promise<readonly string[]>;

const LONGEST = 600_000;
/** Hermes interprets: it takes some thirty times as long. */
const LONGEST_INTERPRETED = 6 * LONGEST;
/** What a browser starts with: no window, and nothing from the net. */
const CHROMIUM_FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** By name: this Node; the others of its versions, Bun, Deno and Hermes as packages of npm; the browsers of Debian. */
export const ENGINES: Readonly<Record<string, RunIn>> = {
  node: (file) => printed(process.execPath, [file]),
  "node-20": (file) => printed("npx", ["--yes", "--package=node@20", "node", file]),
  "node-22": (file) => printed("npx", ["--yes", "--package=node@22", "node", file]),
  "node-24": (file) => printed("npx", ["--yes", "--package=node@24", "node", file]),
  bun: (file) => printed("npx", ["--yes", "bun", "run", file]),
  deno: (file) => printed("npx", ["--yes", "deno", "run", "--no-config", file]),
  hermes: inHermes,
  chromium: (file) => inBrowser(file, process.env["CHROMIUM"] ?? "chromium", (url, profile) => [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, url]),
  firefox: (file) => inBrowser(file, process.env["FIREFOX"] ?? "firefox-esr", (url, profile) => ["--headless", "--no-remote", "--profile", profile, url]),
};

/** What Hermes lacks of the language besides what esbuild replaces, and what replaces it. */
const BABEL_PLUGINS = ["@babel/plugin-transform-classes", "@babel/plugin-transform-block-scoping"];
const HERMES_FOLDERS: Readonly<Record<string, string>> = { linux: "linux64-bin", darwin: "osx-bin", win32: "win64-bin" };

interface Babel {
  transformAsync(code: string, options: object): Promise<{ readonly code: string }>;
}

/** The engine of React Native, as a package of npm: the program is put into the language that it knows, as React Native does. */
async function inHermes(file: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "tyche-hermes-"));
  try {
    await printed("npm", [
      "install",
      "--prefix",
      folder,
      "--no-audit",
      "--no-fund",
      "hermes-engine-cli@0.12",
      "@babel/core@7",
      ...BABEL_PLUGINS.map((name) => `${name}@7`),
    ]);
    const load = createRequire(join(folder, "program.js"));
    const script = `var console = { log: print };\n(async () => {\n${readFileSync(file, "utf8")}\n})().catch((error) => print("ends with " + error));`;
    const { code: lowered } = await transform(script, { target: "es2016", supported: { "async-await": false } });
    const plugins = BABEL_PLUGINS.map((name) => load.resolve(name));
    const { code } = await (load("@babel/core") as Babel).transformAsync(lowered, {
      plugins,
      compact: true,
      configFile: false,
      babelrc: false,
      sourceType: "script",
    });
    const program = join(folder, "program.js");
    writeFileSync(program, code);
    const hermes = join(folder, "node_modules/hermes-engine-cli", HERMES_FOLDERS[process.platform] ?? "", "hermes");
    return await printed(hermes, ["-w", program], LONGEST_INTERPRETED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printed(command: string, args: readonly string[], timeout: number = LONGEST): Promise<readonly string[]> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], timeout });
  let [out, err] = ["", ""];
  child.stdout.on("data", (part) => (out += String(part)));
  child.stderr.on("data", (part) => (err += String(part)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(linesIn(out)) : reject(new Error(`${command} ended with ${code}: ${err.slice(-2000)}`))));
  });
}

/** A page that is its own server's: it runs the program and sends back what that said. */
async function inBrowser(file: string, command: string, args: (url: string, profile: string) => readonly string[]): Promise<readonly string[]> {
  const profile = mkdtempSync(join(tmpdir(), "tyche-browser-"));
  const { server, url, sent } = await serve(readFileSync(file, "utf8"));
  const browser = spawn(command, args(url, profile), { stdio: ["ignore", "ignore", "ignore"], detached: true });
  try {
    return linesIn(await Promise.race([sent, failure(browser, command)]));
  } finally {
    server.close();
    server.closeAllConnections();
    await stop(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module">
const lines = [];
console.log = (line) => lines.push(line);
try { await import("/program.js"); } catch (error) { lines.push("ends with " + error); }
await fetch("/said", { method: "POST", body: lines.join("\\n") });
</script>`;

async function serve(program: string): Promise<{ readonly server: Server; readonly url: string; readonly sent: Promise<string> }> {
  let hear: (text: string) => void = () => undefined;
  const sent = new Promise<string>((resolve) => {
    hear = resolve;
  });
  const server = createServer((request, response) => {
    const isProgram = request.url === "/program.js";
    let said = "";
    request.on("data", (part) => (said += String(part)));
    request.on("end", () => {
      response.writeHead(200, { "content-type": isProgram ? "text/javascript" : "text/html; charset=utf-8" }).end(isProgram ? program : PAGE);
      if (request.method === "POST") hear(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { server, url: `http://127.0.0.1:${address.port}/`, sent };
}

function failure(child: ChildProcess, command: string): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`${command} said nothing for ${LONGEST / 1000} s`)), LONGEST);
    timer.unref();
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`${command} ended with ${code}`)));
  });
}

// A browser has processes of its own: they are a group.
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGKILL");
  await ended;
}

function linesIn(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line !== "");
}
