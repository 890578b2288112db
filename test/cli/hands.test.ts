/** Who plays the games of a run: each game once, until enough is known or somebody interrupts. */
import { MessageChannel } from "node:worker_threads";
import { describe, expect, test, vi } from "vitest";
import { type Hands, lendAHand, manyHands, ownHands } from "../../src/cli/hands.js";
import type { Task } from "../../src/cli/matches.js";
import type { PlayedGame } from "../../src/runs/game.js";
import { TINY } from "../../examples/tiny/index.js";
import { TINY_GAMES } from "../tiny/adapter.js";

const RUN = { ruleset: "tiny", version: TINY.version, options: { rounds: 1 }, seed: "hands", games: 1000, players: null };
const tasks = (count: number): Task[] => Array.from({ length: count }, (_, game) => ({ run: RUN, game }));

/** The program of a worker thread, which does something with every task; one that is deaf never ends by itself. */
function program(does: string, isDeaf = false): URL {
  const text = `import { parentPort } from "node:worker_threads";
    parentPort.on("message", (task) => { if (task === "end") { ${isDeaf ? "" : "parentPort.close();"} } else { ${does} } });`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
const PLAYS = "parentPort.postMessage({ game: task.game })";

/** The games that are reported, of which `most` are wanted. */
async function playedBy(hands: Hands, given: Iterable<Task>, most = Number.POSITIVE_INFINITY, interrupted = new AbortController().signal): Promise<number[]> {
  const games: number[] = [];
  await hands(
    given,
    ({ game }: PlayedGame) => {
      games.push(game);
      return games.length < most;
    },
    interrupted,
  );
  return games;
}

describe("this thread", () => {
  test("plays every game in order, or as many as are wanted", async () => {
    expect(await playedBy(ownHands(TINY_GAMES), tasks(5))).toEqual([0, 1, 2, 3, 4]);
    expect(await playedBy(ownHands(TINY_GAMES), tasks(5), 2)).toEqual([0, 1]);
    expect(await playedBy(ownHands(TINY_GAMES), [])).toEqual([]);
  });
  test("looks at signals every 50 milliseconds", async () => {
    let now = 1000;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    try {
      const stop = new AbortController();
      stop.abort();
      const at = (step: number): Promise<number[]> => {
        now = 1000;
        const hands = ownHands({
          ...TINY_GAMES,
          load(id) {
            now += step;
            return TINY_GAMES.load(id);
          },
        });
        return playedBy(hands, tasks(12), undefined, stop.signal);
      };
      expect((await at(0)).length).toBe(12);
      expect((await at(10)).length).toBe(5);
      expect((await at(50)).length).toBe(1);
      const going = new AbortController();
      now = 1000;
      const late = ownHands({
        ...TINY_GAMES,
        load(id) {
          now += 30;
          if (now === 1150) going.abort(); // at the fifth game; the clock is looked at after 2, 4, 6
          return TINY_GAMES.load(id);
        },
      });
      expect((await playedBy(late, tasks(12), undefined, going.signal)).length).toBe(6);
    } finally {
      clock.mockRestore();
    }
  });
});

describe("worker threads", () => {
  test("share the games, each of which is played once, or as many as are wanted", async () => {
    expect((await playedBy(manyHands(program(PLAYS)), tasks(40))).sort((a, b) => a - b)).toEqual(tasks(40).map(({ game }) => game));
    expect(await playedBy(manyHands(program(PLAYS)), [])).toEqual([]);
    const some = await playedBy(manyHands(program(PLAYS)), tasks(500), 3);
    expect(some.length).toBeGreaterThanOrEqual(3);
    expect(some.length).toBeLessThan(100);
  });
  test("that break end the run with what is wrong", async () => {
    await expect(playedBy(manyHands(program('throw new Error("a hand has broken")')), tasks(1))).rejects.toThrow("a hand has broken");
  });
  // A thread that has died while this one was busy says what is wrong and that it has ended in one go.
  test("that break while this thread is busy end the run too", { timeout: 20_000 }, async () => {
    const broken = playedBy(manyHands(program('throw new Error("a hand has broken")')), tasks(1));
    for (const until = performance.now() + 1_500; performance.now() < until; );
    await expect(broken).rejects.toThrow("a hand has broken");
  });
  test("are given up when somebody interrupts, also those that do not answer", async () => {
    const stop = new AbortController();
    const games = playedBy(manyHands(program("")), tasks(1), undefined, stop.signal);
    stop.abort();
    expect(await games).toEqual([]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const deaf = playedBy(manyHands(program(PLAYS, true)), tasks(1));
      let isOver = false;
      const over = deaf.then(() => (isOver = true));
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(1999);
      await new Promise((resolve) => setImmediate(resolve));
      expect(isOver).toBe(false);
      vi.advanceTimersByTime(1);
      expect(await over).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
  test("play what comes in, and end on request", async () => {
    const { port1, port2 } = new MessageChannel();
    lendAHand(port2, TINY_GAMES);
    const answered = new Promise<PlayedGame>((resolve) => port1.once("message", resolve));
    port1.postMessage({ run: RUN, game: 7 });
    expect(await answered).toMatchObject({ game: 7, winners: expect.any(Array), hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    const closed = new Promise((resolve) => port1.once("close", () => resolve(true)));
    port1.postMessage("end");
    expect(await closed).toBe(true);
  });
});
