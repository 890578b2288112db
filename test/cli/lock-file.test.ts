/** A lock on a file: one process has it, one that has ended leaves it to the next. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { UsageError } from "../../src/cli/games/game-adapter.js";
import { OutputError, TERMINAL } from "../../src/cli/terminal.js";

const FOLDER = mkdtempSync(join(tmpdir(), "tyche-lock-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const FILE = join(FOLDER, "piece.jsonl");
const LOCK = `${FILE}.lock`;

test("is beside the file while it is held, with who holds it", () => {
  const release = TERMINAL.lock(FILE);
  expect(readFileSync(LOCK, "utf8")).toBe(`${process.pid} ${hostname()}`);
  expect(() => TERMINAL.lock(FILE)).toThrow(UsageError);
  expect(() => TERMINAL.lock(FILE)).toThrow(`${FILE}: process ${process.pid} on ${hostname()} is writing to it`);
  release();
  expect(readdirSync(FOLDER)).toEqual([]);
});

test("of a process that has ended is taken over, of one that lives or is elsewhere is not", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(LOCK, `${pid} ${hostname()}`);
  TERMINAL.lock(FILE)();
  expect(existsSync(LOCK)).toBe(false);
  for (const holder of [`${process.ppid} ${hostname()}`, "1 another.example"]) {
    writeFileSync(LOCK, holder);
    expect(() => TERMINAL.lock(FILE)).toThrow(`process ${holder.split(" ")[0]!} on ${holder.split(" ")[1]!} is writing to it`);
    expect([readFileSync(LOCK, "utf8"), readdirSync(FOLDER)]).toEqual([holder, ["piece.jsonl.lock"]]);
  }
  rmSync(LOCK);
});

test("cannot be made where nothing can be written", () => {
  expect(() => TERMINAL.lock(join(FOLDER, "none", "piece.jsonl"))).toThrow(OutputError);
});
