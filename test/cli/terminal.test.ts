/** The terminal of a process: files, lines of an input, what cannot be written. The program as a whole, and devices, which a fault here would replace, are tested in process.test.ts. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import process from "node:process";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UsageError } from "../../src/cli/games/game-adapter.js";
import { bytesOf, Input } from "../../src/cli/input.js";
import { OutputError, reasonOf, TERMINAL } from "../../src/cli/terminal.js";

let folder = "";
const inFolder = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(inFolder(name), "utf8");
const mode = (name: string): number => statSync(inFolder(name)).mode & 0o777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-terminal-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe("a file", () => {
  test("is written whole, added to, read, and looked for", async () => {
    const file = inFolder("a.json");
    expect(TERMINAL.exists(file)).toBe(false);
    TERMINAL.write(file, "one\n");
    expect([TERMINAL.exists(file), read("a.json"), mode("a.json")]).toEqual([true, "one\n", 0o666 & ~process.umask()]);
    TERMINAL.append(file, "two\n");
    expect(await TERMINAL.read(file)).toBe("one\ntwo\n");
    TERMINAL.write(file, "three\n");
    expect(read("a.json")).toBe("three\n");
    TERMINAL.append(inFolder("new.txt"), "x");
    expect(read("new.txt")).toBe("x");
    expect(readdirSync(folder).sort()).toEqual(["a.json", "new.txt"]);
  });
  test("keeps who may read it, and stays behind its link", () => {
    writeFileSync(inFolder("target"), "old");
    chmodSync(inFolder("target"), 0o600);
    symlinkSync("target", inFolder("link"));
    TERMINAL.write(inFolder("link"), "new");
    expect([read("target"), mode("target"), readdirSync(folder).sort()]).toEqual(["new", 0o600, ["link", "target"]]);
  });
  test("that cannot be written or read is named with the reason, and nothing is left beside it", async () => {
    mkdirSync(inFolder("folder"));
    writeFileSync(inFolder("plain"), "x");
    const missing = join(folder, "no", "such", "file");
    for (const write of [TERMINAL.write, TERMINAL.append]) {
      expect(() => write(missing, "x")).toThrow(new OutputError(`cannot write ${missing}: there is no such file or folder`));
      expect(() => write(inFolder("folder"), "x")).toThrow(new OutputError(`cannot write ${inFolder("folder")}: it is a folder`));
    }
    await expect(TERMINAL.read(missing)).rejects.toThrow(new UsageError(`cannot read ${missing}: there is no such file or folder`));
    await expect(TERMINAL.read(inFolder("folder"))).rejects.toThrow(new UsageError(`cannot read ${inFolder("folder")}: it is a folder`));
    await expect(TERMINAL.read(inFolder("plain/x"))).rejects.toThrow(new UsageError(`cannot read ${inFolder("plain/x")}: there is no such folder`));
    writeFileSync(inFolder("bytes"), Uint8Array.of(0x80, 0x81, 0x82));
    await expect(TERMINAL.read(inFolder("bytes"))).rejects.toThrow(
      new UsageError(`${inFolder("bytes")}: expected text in UTF-8 or UTF-16, got something else`),
    );
    // The folder that takes its place makes the last step fail.
    const beside = `${inFolder("plain")}.${process.pid}.tmp`;
    mkdirSync(beside);
    expect(() => TERMINAL.write(inFolder("plain"), "y")).toThrow(OutputError);
    expect(read("plain")).toBe("x");
  });
  test("of a name that nobody has a word for is refused by the code of the system", () => {
    expect(reasonOf(Object.assign(new Error("x"), { code: "EMFILE" }))).toBe("EMFILE");
    expect(reasonOf(Object.assign(new Error("x"), { code: "EROFS" }))).toBe("nothing may be written there");
    expect(reasonOf(new Error("odd"))).toBe("Error: odd");
  });
});

describe("this process", () => {
  test("has a heap, seeds, a width where it is a terminal, and a signal for the first interrupt", () => {
    expect(TERMINAL.heap()).toBeGreaterThan(1_000_000);
    const seeds = Array.from({ length: 20 }, () => TERMINAL.freshSeed());
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{1,8}$/);
    expect(Math.max(...seeds.map(({ length }) => length))).toBeGreaterThan(6);
    const { isTTY, columns } = process.stdout;
    try {
      Object.assign(process.stdout, { isTTY: true, columns: 91 });
      expect(TERMINAL.width()).toBe(91);
      Object.assign(process.stdout, { isTTY: false });
      expect(TERMINAL.width()).toBeNull();
    } finally {
      Object.assign(process.stdout, { isTTY, columns });
    }
    const before = process.listenerCount("SIGINT");
    const signal = TERMINAL.interrupted();
    expect([signal.aborted, process.listenerCount("SIGINT")]).toEqual([false, before + 1]);
    for (const listener of process.rawListeners("SIGINT").slice(before)) (listener as () => void)();
    expect([signal.aborted, process.listenerCount("SIGINT")]).toEqual([true, before]);
  });
  test("writes to both outputs, and waits where the first takes no more", async () => {
    const written: string[] = [];
    let isFull = false;
    vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(`out ${String(text)}`) > 0 && !isFull);
    vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(`err ${String(text)}`) > 0);
    TERMINAL.out("a");
    TERMINAL.err("b");
    await TERMINAL.outDrained("c");
    await TERMINAL.outDrained("");
    expect(written).toEqual(["out a", "err b", "out c"]);
    isFull = true;
    let isDone = false;
    const done = TERMINAL.outDrained("d").then(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isDone).toBe(false);
    process.stdout.emit("drain");
    expect(await done).toBe(true);
  });
});

describe("an input", () => {
  /** An input whose stream counts what keeps the program alive. */
  function opened(): { input: Input; stream: PassThrough; held: () => number } {
    const stream = new PassThrough();
    let held = 0;
    const source = Object.assign(stream, { ref: () => held++, unref: () => held-- });
    return { input: new Input(() => source), stream, held: () => held };
  }
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

  test("gives its lines one after another, however they come, and null at its end", async () => {
    const { input, stream } = opened();
    stream.write("one\ntwo\nth");
    expect([await input.next(), await input.next()]).toEqual(["one", "two"]);
    const third = input.next();
    stream.write("ree\n");
    expect(await third).toBe("three");
    const last = input.next();
    stream.end();
    expect([await last, await input.next(), await input.next()]).toEqual([null, null, null]);
  });
  test("keeps the program alive while a line is asked for, and no longer", async () => {
    const { input, stream, held } = opened();
    const first = input.next();
    await soon();
    expect([held(), stream.isPaused()]).toEqual([1, false]);
    stream.write("one\n");
    await first;
    expect([held(), stream.isPaused()]).toEqual([0, true]);
    const second = input.next();
    expect([held(), stream.isPaused()]).toEqual([1, false]);
    stream.write("two\n");
    expect(await second).toBe("two");
  });
  test("is read once: whole, or by lines", async () => {
    const whole = opened();
    whole.stream.end("all\nof it");
    expect(String(await whole.input.whole())).toBe("all\nof it");
    await expect(whole.input.whole()).rejects.toThrow(new UsageError("standard input has been read already"));
    expect(await whole.input.next()).toBeNull();
    const lines = opened();
    lines.stream.end("one\n");
    expect(await lines.input.next()).toBe("one");
    await expect(lines.input.whole()).rejects.toThrow("standard input has been read already");
  });
  test("may be so long and no longer", async () => {
    async function* parts(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("abc");
      yield Buffer.from("de");
    }
    expect(String(await bytesOf(parts(), "file", 5))).toBe("abcde");
    await expect(bytesOf(parts(), "file", 4)).rejects.toThrow(new UsageError("file: larger than 4 bytes"));
  });
});
