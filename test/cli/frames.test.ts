/** Batches over a connection: the frames are those of the batch of the library, whatever comes in is answered, and lines follow again. */
import { describe, expect, test } from "vitest";
import { BatchMode, type BatchRequest } from "../../src/cli/serve/batch-mode.js";
import { Intake, TOO_LONG } from "../../src/cli/serve/intake.js";
import { SeededDice } from "../../src/index.js";
import { Batch, type FinishedGame, observerOf, RESET } from "../../src/learn/index.js";
import { TINY } from "../../examples/tiny/index.js";
import { observation, UNREST, type UnrestState, type UnrestTypes } from "../../src/unrest/index.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { commandLine } from "./command-line.js";

const REQUEST: BatchRequest = { ruleset: UNREST, games: 3, seed: "frames", options: { turns: 1 }, checked: true, masks: false, observation: undefined };

/** An answer of a client: numbers as a frame without its header. */
function numbers(actions: readonly number[]): Uint8Array {
  const frame = Buffer.alloc(4 * actions.length);
  for (const [i, action] of actions.entries()) frame.writeInt32LE(action, 4 * i);
  return frame;
}

/** The arrays of a frame by the layout that the batch gives. */
function read(frame: Uint8Array, layout: object): Record<string, number[]> {
  const buffer = Buffer.from(frame);
  expect(buffer.readUInt32LE(0)).toBe(buffer.length - 4);
  const found: Record<string, number[]> = {};
  let at = 4;
  for (const { name, type, length, by } of (layout as { frame: { name: string; type: string; length: number | null; by?: string }[] }).frame) {
    const size = Number(/\d+$/.exec(type)![0]) / 8;
    const take = (i: number): number => {
      if (type === "float32") return buffer.readFloatLE(at + 4 * i);
      return type === "uint8" ? buffer.readUInt8(at + i) : buffer.readIntLE(at + size * i, size);
    };
    const count = length ?? found[by!]!.at(-1)!;
    found[name] = Array.from({ length: count }, (_, i) => take(i));
    at += 4 * Math.ceil((size * count) / 4);
  }
  expect(at).toBe(buffer.length);
  return found;
}

/** What the batch of the library shows. */
function shown(batch: Batch<never>, ...more: readonly ("masks" | "observations")[]): Record<string, number[]> {
  const { toMove, asking, offsets, actions, ended, rewards, lengths } = batch;
  const listed = actions.subarray(0, offsets.at(-1)!);
  const arrays = { toMove, asking, offsets, actions: listed, ended, rewards, lengths, ...Object.fromEntries(more.map((name) => [name, batch[name]])) };
  return Object.fromEntries(Object.entries(arrays).map(([name, array]) => [name, [...array]]));
}

/** The last action of every list. */
function lastOf({ offsets, actions }: Pick<Batch<never>, "offsets" | "actions">): number[] {
  return [...offsets.subarray(1)].map((end) => actions[end - 1]!);
}

describe("the frames of a batch", () => {
  test.each([
    [{}, []],
    [{ masks: true }, ["masks"]],
    [{ observation }, ["observations"]],
    [{ masks: true, observation: null }, ["masks", "observations"]],
  ] as const)("hold what its layout says: %j", (change, more) => {
    const request = { ...REQUEST, ...change } as BatchRequest;
    const mode = new BatchMode(request);
    const layout = mode.layout() as { seats: unknown; space: { size: number; rows: number }; frame: { name: string }[]; fields?: unknown };
    const observer = observerOf(UNREST, {
      players: 2,
      edition: UNREST.setup({ seed: 1 }).edition,
      ...("observation" in change && change.observation !== null ? { observation } : {}),
    });
    const { games, seed, options } = request;
    const batch = new Batch(UNREST, {
      games,
      seed,
      options,
      checked: true,
      ...(request.masks ? { masks: "bits" as const } : {}),
      ...("observation" in change ? { observer } : {}),
    }) as unknown as Batch<never>;
    expect([layout.seats, layout.space.size, layout.space.rows]).toEqual([UNREST.seats, batch.actionsOf.space().size, batch.actionsOf.space().rows]);
    expect(layout.fields).toEqual("observation" in change ? observer.fields : undefined);
    expect([mode.hasBegun, mode.hasEnded]).toEqual([false, false]);
    expect(read(mode.begin(), layout)).toEqual(shown(batch, ...more));
    expect(mode.hasBegun).toBe(true);
    for (let steps = 0; steps < 60; steps++) {
      const actions = lastOf(batch);
      batch.step(actions);
      expect(read(mode.answer(numbers(actions)), layout)).toEqual(shown(batch, ...more));
    }
    expect(batch.finished).toBeGreaterThan(0);
    expect(mode.hasEnded).toBe(false);
  });
  test("hold sparse observations of all seats and of the last positions, with memories, masks as bytes", () => {
    const request: BatchRequest = {
      ...REQUEST,
      observation: observation as never,
      sparse: true,
      allSeats: true,
      last: true,
      memory: true,
      masks: true,
      maskForm: "bytes",
    };
    const mode = new BatchMode(request);
    const observer = observerOf(UNREST, { observation, memory: true });
    const ends: FinishedGame<UnrestTypes>[] = [];
    const batch = new Batch(UNREST, { games: 3, seed: "frames", options: { turns: 1 }, observer, masks: "bytes", onEnd: (game) => void ends.push(game) });
    const picks = new SeededDice("all of it");
    let frame = read(mode.begin(), mode.layout());
    const sparse = (name: string, at: number): number[] => {
      const out = new Array<number>(observer.size).fill(0);
      for (let i = frame[`${name}Offsets`]![at]!; i < frame[`${name}Offsets`]![at + 1]!; i++) out[frame[`${name}Indices`]![i]!] = frame[`${name}Values`]![i]!;
      return out;
    };
    const shownTo = (state: UnrestState, seat: number): number[] => {
      const out = new Float32Array(observer.size);
      observer.observe(state, seat, out);
      return [...out];
    };
    for (let steps = 0; ends.length < 4; steps++) {
      expect([frame["masks"], frame["observations"]]).toEqual([[...batch.masks], undefined]);
      for (let place = 0; place < 3; place++)
        for (const seat of [0, 1]) {
          if (steps % 20 === 0) expect(sparse("observed", 2 * place + seat)).toEqual(shownTo(batch.stateOf(place), seat));
          const end = batch.ended[place] === 1 ? ends.at(-1)! : null;
          if (end !== null && [...batch.ended].filter((one) => one === 1).length === 1)
            expect(sparse("last", 2 * place + seat)).toEqual(shownTo(end.state, seat));
          if (end === null) expect(frame["lastOffsets"]![2 * place + seat]).toBe(frame["lastOffsets"]![2 * place + seat + 1]);
        }
      const chosen = [0, 1, 2].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!);
      batch.step(chosen);
      frame = read(mode.answer(numbers(chosen)), mode.layout());
    }
  });
  test("begin a place again on request, and take seeds and options a place", () => {
    const mode = new BatchMode({ ...REQUEST, seeds: ["x", "y", "z"], optionsOf: [{ turns: 1 }, { turns: 2 }, { turns: 3 }] });
    const { reset } = mode.layout() as { readonly reset: number };
    const batch = new Batch(UNREST, {
      games: 3,
      seed: (game, place) => ["x", "y", "z", "y 1"][game] ?? String(place),
      options: (_game, place) => ({ turns: place + 1 }),
    }) as unknown as Batch<never>;
    expect(read(mode.begin(), mode.layout())).toEqual(shown(batch));
    const chosen = lastOf(batch);
    batch.step(chosen);
    expect(read(mode.answer(numbers(chosen)), mode.layout())).toEqual(shown(batch));
    const again = lastOf(batch);
    again[1] = RESET;
    batch.step(again);
    expect([reset, read(mode.answer(numbers(again)), mode.layout()), [...batch.lengths]]).toEqual([RESET, shown(batch), [2, 0, 2]]);
    expect(() => new BatchMode({ ...REQUEST, seeds: ["x"] })).toThrow("seeds: expected one for each of 3 games, got 1");
    expect(() => new BatchMode({ ...REQUEST, optionsOf: [] })).toThrow("optionsOf: expected one for each of 3 games, got 0");
    expect(() => new BatchMode({ ...REQUEST, sparse: true })).toThrow("sparse: expected observations beside it");
  });
  test("of an unchecked batch end where an action was in no list, with its place", () => {
    const mode = new BatchMode({ ...REQUEST, checked: false });
    const answer = Buffer.from(mode.answer(numbers([99_999, 0, 0])));
    expect(JSON.parse(answer.subarray(4).toString("utf8"))).toMatchObject({
      code: "move/not-listed",
      message: expect.stringMatching(/^actions\[0\]: .*the batch has ended$/),
    });
    expect(mode.hasEnded).toBe(true);
  });
  test("end with an empty one", () => {
    const mode = new BatchMode(REQUEST);
    mode.begin();
    expect([...mode.answer(new Uint8Array(0))]).toEqual([0, 0, 0, 0]);
    expect(mode.hasEnded).toBe(true);
  });
  test("are errors as JSON where an answer is none, and the batch stands as it was", () => {
    const mode = new BatchMode(REQUEST);
    const first = [...mode.begin()];
    const errorIn = (frame: Uint8Array): object => {
      const buffer = Buffer.from(frame);
      expect([buffer.readUInt32LE(0), buffer.length % 4]).toEqual([0x8000_0000 + buffer.length - 4, 0]);
      return JSON.parse(buffer.subarray(4).toString("utf8")) as object;
    };
    expect(errorIn(mode.answer(numbers([1])))).toEqual({ code: "serve/malformed", path: null, message: "frame: expected 12 bytes, got 4" });
    expect(errorIn(mode.answer(numbers([-1, -1, -1])))).toMatchObject({ code: "move/no-such-action", message: expect.stringContaining("actions[0]") });
    expect(mode.hasEnded).toBe(false);
    expect([...mode.begin()]).toEqual(first);
    expect(errorIn(mode.answer(TOO_LONG))).toEqual({
      code: "serve/malformed",
      path: null,
      message: "frame: expected four bytes for each game, got many more; the batch has ended",
    });
    expect(mode.hasEnded).toBe(true);
  });
  test("end where the rules of another break, with what they say, also in letters of several bytes", () => {
    const broken = {
      ...UNREST,
      outcome: () => {
        throw new Error("кубики");
      },
    };
    const mode = new BatchMode({ ...REQUEST, ruleset: broken as never, games: 1 });
    const first = read(mode.begin(), mode.layout());
    let frame = { offsets: Int32Array.from(first["offsets"]!), actions: Int32Array.from(first["actions"]!) };
    for (;;) {
      const answer = Buffer.from(mode.answer(numbers(lastOf(frame))));
      if (mode.hasEnded) {
        expect(answer.readUInt32LE(0)).toBe(0x8000_0000 + answer.length - 4);
        expect(JSON.parse(answer.subarray(4).toString("utf8"))).toEqual({ code: "serve/internal", path: null, message: "Error: кубики" });
        return;
      }
      const next = read(answer, mode.layout());
      frame = { offsets: Int32Array.from(next["offsets"]!), actions: Int32Array.from(next["actions"]!) };
    }
  });
});

describe("what comes in as frames", () => {
  const cut = (bytes: Uint8Array, size: number, most: number): unknown[] => {
    const intake = new Intake(most);
    const frames: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size) {
      intake.add(bytes.subarray(at, at + size));
      for (let frame = intake.frame(); frame !== null; frame = intake.frame()) {
        frames.push(frame === TOO_LONG ? frame : [...frame]);
        if (frame === TOO_LONG) return frames;
      }
    }
    return frames;
  };
  const sent = Buffer.from([3, 0, 0, 0, 7, 8, 9, 0, 0, 0, 0, 1, 0, 0, 0, 5]);
  test.each([1, 2, 3, 5, 16])("is cut by their lengths, wherever chunks of %i end", (size) => {
    expect(cut(sent, size, 100)).toEqual([[7, 8, 9], [], [5]]);
    expect(cut(sent, size, 3)).toEqual([[7, 8, 9], [], [5]]);
    expect(cut(sent, size, 2)).toEqual([TOO_LONG]);
  });
  test("may be lines before and after, in one chunk", () => {
    const intake = new Intake(100);
    intake.add(Buffer.concat([Buffer.from("begin\r\n"), sent.subarray(0, 7), Buffer.from("end\nrest")]));
    expect(intake.line()).toBe("begin");
    expect([...(intake.frame() as Uint8Array)]).toEqual([7, 8, 9]);
    expect([intake.line(), intake.line(), intake.rest()]).toEqual(["end", null, "rest"]);
    expect(intake.rest()).toBe("");
  });
});

describe("tyche serve with frames", () => {
  const framed = (actions: readonly number[]): Buffer => {
    const body = numbers(actions);
    const header = Buffer.alloc(4);
    header.writeUInt32LE(body.length);
    return Buffer.concat([header, body]);
  };
  const opening = '{"id":1,"method":"batch","ruleset":"tiny","games":2,"seed":"s"}\n';
  const expected = (steps: number): Buffer => {
    const batch = new Batch(TINY, { games: 2, seed: "s", checked: true }) as unknown as Batch<never>;
    const mode = new BatchMode({ ruleset: TINY, games: 2, seed: "s", options: {}, checked: true, masks: false, observation: undefined });
    const parts = [mode.begin()];
    for (let step = 0; step < steps; step++) {
      parts.push(mode.answer(numbers(lastOf(batch))));
      batch.step(lastOf(batch));
    }
    return Buffer.concat(parts);
  };
  const actionsOf = (steps: number): Buffer => {
    const batch = new Batch(TINY, { games: 2, seed: "s", checked: true }) as unknown as Batch<never>;
    const parts: Buffer[] = [];
    for (let step = 0; step < steps; step++) {
      parts.push(framed(lastOf(batch)));
      batch.step(lastOf(batch));
    }
    return Buffer.concat(parts);
  };
  test.each([7, 1000])("goes from lines to frames and back, in chunks of %i bytes", async (size) => {
    const line = commandLine(TINY_GAMES);
    const hello = '{"id":2,"method":"status","game":"g"}\n';
    const bytes = Buffer.concat([Buffer.from(opening), actionsOf(5), framed([]), Buffer.from(hello + hello)]);
    for (let at = 0; at < bytes.length; at += size) line.input.push(bytes.subarray(at, at + size));
    const { code, out, err } = await line.run("serve");
    const [answer, rest] = [out.slice(0, out.indexOf("\n") + 1), out.slice(out.indexOf("\n") + 1)];
    expect([code, err, JSON.parse(answer).result.seed]).toEqual([0, "", "s"]);
    const frames = Buffer.concat([expected(5), Buffer.alloc(4)]).toString("latin1");
    const refusal = '{"id":2,"error":{"code":"serve/no-game","path":"game","message":"game: expected an open game, got \\"g\\""}}\n';
    expect(rest).toBe(frames + refusal + refusal);
  });
  test("ends where a frame is too long, since what follows cannot be read", async () => {
    const line = commandLine(TINY_GAMES);
    line.input.push(
      Buffer.concat([Buffer.from(opening), Buffer.from([255, 255, 255, 0]), Buffer.from('{"id":2,"method":"hello"}\n')]),
      '{"id":3,"method":"hello"}\n',
    );
    const { code, out } = await line.run("serve");
    expect([code, out.match(/"id":\d/g)]).toEqual([0, ['"id":1']]);
    expect(out).toContain("the batch has ended");
  });
  test("leaves what is cut off in a batch unanswered", async () => {
    const line = commandLine(TINY_GAMES);
    line.input.push(Buffer.concat([Buffer.from(opening), Buffer.from([8, 0])]));
    const { code, out } = await line.run("serve");
    expect([code, out.slice(out.indexOf("\n") + 1)]).toEqual([0, expected(0).toString("latin1")]);
  });
});
