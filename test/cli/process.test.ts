/** The program itself, as a process: what it reads from pipes and writes to full disks. */
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unstyled } from "../../src/cli/colours.js";
import { Game } from "../../src/core/game/game.js";
import { UNREST } from "../../src/unrest/index.js";

const MAIN = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), "tyche-"));
/** Built once: to compile the sources for each of these processes would take longer than they do. It reads its version two folders up. */
const BUILT = join(FOLDER, "dist/cli/main.js");
const PROGRAM = [process.execPath, BUILT] as const;
const IS_POSIX = existsSync("/bin/sh");
const LONGEST = 60_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function started(args: readonly string[]): ChildProcess {
  const [node, ...before] = PROGRAM;
  return spawn(node, [...before, ...args], { cwd: FOLDER, stdio: "pipe" });
}

function ended(child: ChildProcess): Promise<Ended> {
  let [out, err] = ["", ""];
  child.stdout!.on("data", (part) => (out += String(part)));
  child.stderr!.on("data", (part) => (err += String(part)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

async function tyche(...args: string[]): Promise<Ended> {
  const child = started(args);
  child.stdin!.end();
  return ended(child);
}

/** A line of the shell; `tyche` in it is the program. */
function shell(line: string): Promise<Ended> {
  const program = PROGRAM.map((word) => `'${word}'`).join(" ");
  return new Promise((resolve) => {
    execFile("/bin/sh", ["-c", `tyche() { ${program} "$@"; }\n${line}`], { cwd: FOLDER }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

const inFolder = (name: string): string => join(FOLDER, name);
const lay = (name: string, text: string | Buffer): void => writeFileSync(inFolder(name), text);
const read = (name: string): string => readFileSync(inFolder(name), "utf8");

let text = "";
beforeAll(async () => {
  await build({ entryPoints: [MAIN], outfile: BUILT, bundle: true, platform: "node", format: "esm", logLevel: "error" });
  lay("package.json", JSON.stringify({ type: "module", version: "1.2.3" }));
  const game = new Game(UNREST, { seed: "process", turns: 2 });
  while (game.outcome === null) game.play(game.legalMoves()[0]!);
  text = `${JSON.stringify(game.record())}\n`;
  lay("game.json", text);
  lay("cut.json", text.slice(0, 200));
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("serve", () => {
  const REQUESTS = 50_000;
  test(
    "reads all requests of a client that reads no answer until it has written them",
    async () => {
      const child = started(["serve"]);
      const lines = ['{"id":0,"method":"new","game":"g","ruleset":"unrest","seed":"s"}'];
      for (let id = 1; id <= REQUESTS; id++) lines.push(`{"id":${id},"method":"status","game":"g"}`);
      await new Promise((resolve) => child.stdin!.write(`${lines.join("\n")}\n`, resolve)); // nothing is read meanwhile
      const end = ended(child);
      child.stdin!.end();
      const { code, out } = await end;
      const ids = out
        .split("\n")
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as { id: number }).id);
      expect([code, ids.length, ids.every((id, n) => id === n)]).toEqual([0, REQUESTS + 1, true]);
    },
    LONGEST,
  );
  test(
    "ends on request though its input stays open",
    async () => {
      const child = started(["serve"]);
      child.stdin!.write('{"id":1,"method":"quit"}\n');
      expect(await ended(child)).toEqual({ code: 0, out: '{"id":1,"result":{}}\n', err: "" });
    },
    LONGEST,
  );
});

describe("what is read", () => {
  test(
    "a record comes by a pipe, at once, late and in parts",
    async () => {
      const child = started(["verify", "-"]);
      const end = ended(child);
      const middle = text.length >> 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      child.stdin!.write(text.slice(0, middle));
      await new Promise((resolve) => setTimeout(resolve, 300));
      child.stdin!.end(text.slice(middle));
      expect(await end).toMatchObject({ code: 0, err: "", out: expect.stringContaining(": verified\n") });
    },
    LONGEST,
  );
  test(
    "every command that takes a record takes it from there",
    async () => {
      for (const command of ["replay", "moves", "map", "perft", "play"]) {
        const child = started([command, "-", ...(command === "perft" ? ["--ply", "0", "-d", "1"] : [])]);
        child.stdin!.end(text);
        expect({ command, ...(await ended(child)) }).toMatchObject({ command, code: 0, err: "" });
      }
    },
    LONGEST,
  );
  test(
    "standard input is read once, and nobody answers from it afterwards",
    async () => {
      const twice = started(["verify", "-", "-"]);
      twice.stdin!.end(text);
      expect(await ended(twice)).toMatchObject({ code: 2, err: "tyche: standard input has been read already\n", out: expect.stringContaining("verified") });
      const begun = JSON.stringify({ ...JSON.parse(text), moves: [], hashes: JSON.parse(text).hashes.slice(0, 1), outcome: null });
      const asked = started(["play", "-", "--seat", "carthage=me", "--seat", "coalition=me"]);
      asked.stdin!.end(begun);
      expect(await ended(asked)).toMatchObject({ code: 0, out: expect.stringContaining("left after 0 decisions") });
    },
    LONGEST,
  );
  test(
    "a file of PowerShell, and one with a byte order mark, are records",
    async () => {
      lay("powershell.json", Buffer.from(`\ufeff${text}`, "utf16le"));
      lay("marked.json", `\ufeff${text}`);
      const { code, out } = await tyche("verify", "./powershell.json", "./marked.json");
      expect([code, out.match(/verified/g)?.length]).toEqual([0, 2]);
    },
    LONGEST,
  );
  test(
    "every file is looked at, and what is wrong with each is shown",
    async () => {
      lay("other.json", text.replace(/"hashes":\["./, '"hashes":["x'));
      const { code, out, err } = await tyche("verify", "cut.json", "missing.json", "other.json", "game.json");
      expect(code).toBe(2);
      expect(out).toMatch(/^game\.json: unrest .*: verified\n$/);
      expect(err.split("\n")).toEqual([
        "tyche: cut.json: expected JSON, which is cut off at line 1, column 201",
        "tyche: cannot read missing.json: there is no such file or folder",
        expect.stringMatching(/^other\.json: ply 0: expected the state x/),
        "",
      ]);
      expect((await tyche("verify", "other.json", "game.json")).code).toBe(1);
    },
    LONGEST,
  );
});

const PYTHON_PTY = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";
const HAS_PTY = IS_POSIX && spawnSync("python3", ["-c", "import pty"]).status === 0;

describe.skipIf(!HAS_PTY)("at a pseudo-terminal", () => {
  /** Runs the program with a terminal of its own, and answers its questions one after another. */
  function atTerminal(answers: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const child = spawn("python3", ["-c", PYTHON_PTY, ...PROGRAM, "play", "--seed", "1"], {
      cwd: FOLDER,
      stdio: "pipe",
      env: { PATH: process.env["PATH"] ?? "", TERM: "xterm", ...env },
    });
    const waiting = [...answers];
    let seen = "";
    child.stdout.on("data", (part) => {
      seen += String(part);
      if (!unstyled(seen).endsWith("> ")) return;
      seen = "";
      const answer = waiting.shift();
      if (answer !== undefined) child.stdin.write(`${answer}\n`);
    });
    return ended(child);
  }
  const ANSWERS = ["unrest", "2", "easy", "1", "quit", "quit"];

  test(
    "play asks for game, side and opponent, in colours",
    async () => {
      const { code, out } = await atTerminal(ANSWERS);
      expect(code).toBe(0);
      for (const told of ["Which game?", "Which side do you play?", "Against whom?", "others: Carthage greedy", "in no file"]) expect(out).toContain(told);
      expect(out).toContain("\u001b[1m\u001b[32mthe coalition> \u001b[39m\u001b[22m");
      expect(out).toMatch(/left after \d+ decisions/);
    },
    LONGEST,
  );
  test(
    "NO_COLOR leaves colours out",
    async () => {
      const { code, out } = await atTerminal(ANSWERS, { NO_COLOR: "1" });
      expect([code, out.includes("\u001b[")]).toEqual([0, false]);
      expect(out).toContain("the coalition> ");
    },
    LONGEST,
  );
});

describe.skipIf(!IS_POSIX)("through a pipe", () => {
  test(
    "play asks nothing, and has colours only where FORCE_COLOR says so",
    async () => {
      expect(await shell("tyche play < /dev/null")).toMatchObject({ code: 2, out: "", err: expect.stringContaining("expected a ruleset or a record") });
      const game = "tyche play unrest --seed 1 --seat carthage=me --seat coalition=me";
      const plain = await shell(`echo quit | ${game}`);
      const coloured = await shell(`export FORCE_COLOR=1; echo quit | ${game}`);
      expect(plain.out).not.toContain("\u001b[");
      expect(coloured.out).toContain("\u001b[");
      expect(unstyled(coloured.out)).toBe(plain.out);
    },
    LONGEST,
  );
});

describe("what is written", () => {
  test.skipIf(!existsSync("/dev/full"))(
    "a full disk behind standard output is shown, with an exit code of its own",
    async () => {
      const { code, err } = await shell("tyche replay game.json > /dev/full");
      expect([code, err]).toEqual([3, "tyche: cannot write to standard output: there is no room left\n"]);
      expect((await shell("tyche replay game.json 2> /dev/full > /dev/full")).code).toBe(3);
    },
    LONGEST,
  );
  test.skipIf(!IS_POSIX)(
    "a reader that has seen enough is no error",
    async () => {
      expect(await shell("(tyche replay game.json; echo $? >&2) | head -1 > /dev/null")).toMatchObject({ err: expect.stringMatching(/^0\n$/) });
    },
    LONGEST,
  );
  test.skipIf(!IS_POSIX)(
    "a record that cannot be written leaves the one that was there",
    async () => {
      lay("kept.json", text);
      const { code, err } = await shell("(trap '' XFSZ; ulimit -f 1; tyche play kept.json --record kept.json --quiet)");
      expect([code, err]).toEqual([3, "tyche: cannot write kept.json: it would be larger than allowed\n"]);
      expect(read("kept.json")).toBe(text);
      expect(readdirSync(FOLDER).filter((name) => name.includes(".tmp"))).toEqual([]);
    },
    LONGEST,
  );
  test.skipIf(!IS_POSIX)(
    "a game at the terminal goes on when its record cannot be written, and says so",
    async () => {
      lay("answers", `${Array.from({ length: 12 }, () => "1").join("\n")}\nsave half.json\nquit\n`);
      const { code, out, err } = await shell(
        "(trap '' XFSZ; ulimit -f 1; tyche play unrest --seed 1 --seat carthage=me --seat coalition=me --record sat.json < answers)",
      );
      expect(code).toBe(3);
      expect(out.match(/cannot write sat\.json: .*; the game continues/g)?.length).toBeGreaterThan(1);
      expect(out).toContain("cannot write half.json");
      expect(out).toMatch(/left after \d\d decisions/);
      expect(err).toContain("tyche: cannot write sat.json");
      expect(existsSync(inFolder("half.json"))).toBe(false);
      expect((await tyche("verify", "sat.json")).code).toBe(0); // the last that could be written
    },
    LONGEST,
  );
  test.skipIf(!IS_POSIX)(
    "a link stays one, a file keeps who may read it, and a device is written to",
    async () => {
      lay("target.json", "old");
      chmodSync(inFolder("target.json"), 0o600);
      symlinkSync("target.json", inFolder("link.json"));
      expect((await tyche("play", "game.json", "--record", "./link.json", "--quiet")).code).toBe(0);
      expect([read("target.json"), statSync(inFolder("target.json")).mode & 0o777]).toEqual([text, 0o600]);
      expect((await shell("tyche play game.json --record /dev/null --quiet")).code).toBe(0);
      expect(await tyche("play", "game.json", "--record", "no/such/folder.json", "--quiet")).toMatchObject({
        code: 3,
        err: "tyche: cannot write no/such/folder.json: there is no such file or folder\n",
      });
    },
    LONGEST,
  );
});

describe.skipIf(!IS_POSIX)("a run of games that is interrupted", () => {
  /** Interrupted as soon as a game has been played. */
  async function interrupted(...args: string[]): Promise<Ended> {
    const child = started([...args, "--json"]);
    child.stdin!.end();
    const end = ended(child);
    let seen = "";
    child.stdout!.on("data", (part) => {
      seen += String(part);
      if (seen.includes('"game"') && !child.killed) child.kill("SIGINT");
    });
    return end;
  }
  const simulated = ["simulate", "unrest", "-n", "1000000"] as const;
  const matched = ["match", "unrest", "--seat", "a=greedy:20", "--seat", "b=random", "-n", "1000000"] as const;

  test.each([{ command: simulated }, { command: matched }])(
    "says how far $command.0 has come, and its lines are a piece without a summary",
    async ({ command }) => {
      const { code, out, err } = await interrupted(...command);
      const games = out.trimEnd().split("\n").slice(1);
      expect(err).toBe(`tyche: interrupted after ${games.length} of 1000000 games; with --resume FILE you can continue a run\n`);
      expect(code).toBe(130);
      expect(games.every((line) => line.startsWith('{"game"'))).toBe(true);
      lay("interrupted.jsonl", out);
      expect((await tyche("merge", "interrupted.jsonl")).err).toContain("missing");
    },
    LONGEST,
  );
  test(
    "prints the report of what was played, and the same command goes on",
    async () => {
      const args = ["simulate", "unrest", "-n", "400", "--resume", "part.jsonl"];
      const child = started(args);
      child.stdin!.end();
      const end = ended(child);
      const look = setInterval(() => {
        if (!child.killed && existsSync(inFolder("part.jsonl")) && read("part.jsonl").includes('"game"')) child.kill("SIGINT");
      }, 5);
      const { code, out, err } = await end;
      clearInterval(look);
      const played = Number(/^unrest \S+: (\d+) random games/.exec(out)?.[1]);
      expect(played).toBeLessThan(400);
      expect(err).toBe(`tyche: interrupted after ${played} of 400 games; the same command continues part.jsonl\n`);
      expect(code).toBe(130);
      const [rest, whole] = [await tyche(...args), await tyche("simulate", "unrest", "-n", "400")];
      expect(rest.code).toBe(0);
      const digest = (text: string): string | undefined => /^digest .*$/m.exec(text)?.[0];
      expect(digest(rest.out)).toMatch(/^digest [0-9a-f]{32}$/);
      expect(digest(rest.out)).toBe(digest(whole.out));
    },
    LONGEST,
  );
});
