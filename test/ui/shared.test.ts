/** Several processes that serve one stored game: of two answers to one question the first that is stored counts, and none is lost or played twice. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { type AnyGame, Game } from "../../src/core/game/game.js";
import { type Packet, followGame, packetFor, SharedGame, type StoredLines } from "../../src/ui/index.js";
import { UNREST } from "../../src/unrest/index.js";

/** A table of lines as a database keeps it, which answers after a while. */
class Lines implements StoredLines {
  readonly lines: string[] = [];
  /** Whether the next answer is lost, though the lines are stored. */
  losesAnswer = false;
  constructor(
    first: string,
    private readonly pick: SeededDice = new SeededDice("a while"),
  ) {
    this.lines.push(first);
  }
  async append(number: number, lines: readonly string[]): Promise<boolean> {
    await this.pass();
    if (number !== this.lines.length) return false;
    this.lines.push(...lines);
    await this.pass();
    if (this.losesAnswer) throw new Error("the connection has broken");
    return true;
  }
  async read(number: number): Promise<readonly string[]> {
    await this.pass();
    return this.lines.slice(number);
  }
  private async pass(): Promise<void> {
    for (let n = this.pick.draw(4); n > 0; n--) await Promise.resolve();
  }
}

function opened(ruleset: typeof TINY | typeof UNREST, stored: Lines): SharedGame {
  return new SharedGame(Game.fromLines(ruleset as never, stored.lines) as AnyGame, stored.lines.length, stored);
}

const play = (shared: SharedGame, seat: string, nth = 0): { readonly to: string; readonly line: string; readonly question: string } => {
  const { game } = shared;
  return { to: "play", line: game.ruleset.format(game.legalMoves(seat)[nth]!), question: game.question(seat) };
};

const begun = (): Lines => new Lines(new Game(TINY, { seed: "a" }).lines()[0]!);

describe("two processes", () => {
  test("that answer one question at once play one of the answers, and know the same afterwards", async () => {
    const stored = begun();
    const [one, other] = [opened(TINY, stored), opened(TINY, stored)];
    const answers = await Promise.all([one.answer("north", play(one, "north", 0)), other.answer("north", play(other, "north", 1))]);
    expect(answers.map((problem) => problem?.code ?? null).sort()).toEqual(["move/stale", null].sort());
    await Promise.all([one.readOn(), other.readOn()]);
    expect(stored.lines.length).toBe(2);
    expect([one.next, other.next, one.game.record()]).toEqual([2, 2, other.game.record()]);
  });

  test("that are asked by two seats at once play both", async () => {
    const stored = begun();
    const [one, other] = [opened(TINY, stored), opened(TINY, stored)];
    expect(one.game.ruleset.seatsToMove(one.game.state)).toEqual(["north", "south"]);
    expect(await Promise.all([one.answer("north", play(one, "north")), other.answer("south", play(other, "south"))])).toEqual([null, null]);
    await Promise.all([one.readOn(), other.readOn()]);
    expect([one.game.ply, one.game.record(), stored.lines.length]).toEqual([2, other.game.record(), 3]);
  });

  test("know what a page was shown by the other", async () => {
    const stored = begun();
    const [one, other] = [opened(TINY, stored), opened(TINY, stored)];
    for (const seat of ["north", "south"]) await one.answer(seat, play(one, seat));
    const [seat = ""] = one.game.ruleset.seatsToMove(one.game.state);
    expect(other.game.ply).toBe(0);
    expect(await other.answer(seat, play(one, seat))).toBeNull();
    expect(other.game.ply).toBe(3);
  });

  test("take a decision back for each other, once", async () => {
    const stored = begun();
    const [one, other] = [opened(TINY, stored), opened(TINY, stored)];
    await one.answer("north", play(one, "north"));
    await other.readOn();
    const undo = { to: "undo", question: one.game.question("north") };
    const answers = await Promise.all([one.answer("north", undo), other.answer("north", undo)]);
    expect(answers.map((problem) => problem?.code ?? null)).toContain(null);
    expect(answers.filter((problem) => problem !== null).length).toBe(1);
    await Promise.all([one.readOn(), other.readOn()]);
    expect([one.game.ply, other.game.ply, stored.lines.length, one.game.canRedo("north"), other.game.canRedo("north")]).toEqual([0, 0, 3, true, true]);
  });

  test("show their viewers the same, whichever of them plays, in games of random answers", async () => {
    for (const seed of [1, 2, 3]) {
      const pick = new SeededDice(seed);
      const stored = new Lines(new Game(UNREST, { seed: `shared ${seed}` }).lines()[0]!, pick);
      const processes = [0, 1, 2].map(() => opened(UNREST, stored));
      const logs = processes.map(({ game }) => {
        let log: readonly object[] = [];
        followGame(game, "carthage", ({ from, entries }: Packet) => void (log = [...log.slice(0, from), ...entries]));
        return () => log;
      });
      let played = 0;
      for (let n = 0; n < 60; n++) {
        const requests = Array.from({ length: 3 }, () => {
          const shared = processes[pick.draw(3)]!;
          const { ruleset, state } = shared.game;
          const [seat = "carthage"] = ruleset.seatsToMove(state) as string[];
          return shared.answer(seat, play(shared, seat, pick.draw(shared.game.legalMoves(seat).length)));
        });
        played += (await Promise.all(requests)).filter((problem) => problem === null).length;
      }
      await Promise.all(processes.map((shared) => shared.readOn()));
      const whole = Game.fromLines(UNREST, stored.lines);
      expect([whole.ply, stored.lines.length]).toEqual([played, played + 1]);
      for (const [n, { game }] of processes.entries()) {
        expect(game.record()).toEqual(whole.record());
        expect(logs[n]!()).toEqual(whole.history("carthage"));
      }
    }
  });
});

describe("a process", () => {
  test("whose store does not answer shows by reading on whether the lines were stored", async () => {
    const stored = begun();
    const shared = opened(TINY, stored);
    const request = play(shared, "north");
    stored.losesAnswer = true;
    await expect(shared.answer("north", request)).rejects.toThrow("the connection has broken");
    expect(shared.game.ply).toBe(0);
    stored.losesAnswer = false;
    expect(await shared.answer("north", request)).toMatchObject({ code: "move/stale" });
    expect([shared.game.ply, stored.lines.length]).toEqual([1, 2]);
  });

  test("passes over lines that it knows, and waits for those between", async () => {
    const stored = begun();
    const [one, other] = [opened(TINY, stored), opened(TINY, stored)];
    await one.answer("north", play(one, "north"));
    await one.answer("south", play(one, "south"));
    other.take(2, stored.lines.slice(2));
    expect(other.next).toBe(1);
    other.take(0, stored.lines);
    other.take(1, stored.lines.slice(1));
    expect([other.next, other.game.record()]).toEqual([stored.lines.length, one.game.record()]);
    await other.readOn(1);
    await expect(new SharedGame(other.game, 1, stored).readOn()).rejects.toThrow();
  });

  test("says so when others are always faster", async () => {
    const stored = begun();
    const never: StoredLines = { append: async () => false, read: async () => [] };
    const shared = new SharedGame(opened(TINY, stored).game, 1, never);
    expect(await shared.answer("north", play(shared, "north"))).toMatchObject({ code: "request/overtaken" });
  });

  test("holds no game between two requests: each opens by a snapshot, answers, stores, and shows what is new", async () => {
    const stored = begun();
    let kept = { snapshot: JSON.stringify(opened(TINY, stored).game.snapshot()), next: 1 };
    const marks: Record<string, string> = {};
    const handle = async (seat: string, request: object | null): Promise<Packet> => {
      const { snapshot, next } = kept;
      const game: AnyGame = Game.open(TINY as never, { snapshot: JSON.parse(snapshot), lines: stored.lines.slice(next) });
      const shared = new SharedGame(game, stored.lines.length, stored);
      if (request !== null) expect(await shared.answer(seat, request)).toBeNull();
      if (shared.next - next > 4) kept = { snapshot: JSON.stringify(game.snapshot()), next: shared.next };
      const packet = packetFor(game, seat, { since: marks[seat] });
      marks[seat] = packet.mark;
      return packet;
    };
    const logs: Record<string, readonly object[]> = { north: [], south: [] };
    const see = (seat: string, { from, entries }: Packet): void => void (logs[seat] = [...logs[seat]!.slice(0, from), ...entries]);
    const choices = new SeededDice("requests");
    for (let isOver = false; !isOver; )
      for (const seat of ["north", "south"]) {
        const packet = await handle(seat, null);
        see(seat, packet);
        isOver = packet.outcome !== null;
        if (packet.moves.length > 0)
          see(seat, await handle(seat, { to: "play", line: packet.moves[choices.draw(packet.moves.length)]!.line, question: packet.question }));
      }
    for (const seat of ["north", "south"]) see(seat, await handle(seat, null));
    const whole = Game.fromLines(TINY, stored.lines);
    expect(whole.outcome).not.toBeNull();
    for (const seat of ["north", "south"] as const) expect(logs[seat]).toEqual(whole.history(seat));
  });
});

describe("a store that keeps snapshots", () => {
  /** Lines with the last snapshot that was kept. */
  class WithSnapshots extends Lines {
    last: { number: number; snapshot: unknown } | null = null;
    reads: number[] = [];
    kept: number[] = [];
    fails = false;
    override async read(number: number): Promise<readonly string[]> {
      this.reads.push(number);
      return super.read(number);
    }
    async snapshot(): Promise<{ number: number; snapshot: unknown } | null> {
      return this.last;
    }
    async keep(number: number, snapshot: object): Promise<void> {
      if (this.fails) throw new Error("the disk is full");
      this.kept.push(number);
      this.last = { number, snapshot: JSON.parse(JSON.stringify(snapshot)) };
    }
  }
  const store = (): WithSnapshots => new WithSnapshots(new Game(UNREST, { seed: "snapshots" }).lines()[0]!);

  /** Plays first moves until so many lines are stored. */
  async function playTo(shared: SharedGame, lines: number): Promise<void> {
    while (shared.next < lines) {
      const seat = shared.game.ruleset.seatsToMove(shared.game.state)[0]!;
      expect(await shared.answer(seat, play(shared, seat))).toBeNull();
    }
  }

  test("has one more every 64 lines, and opens by the last", async () => {
    const stored = store();
    const shared = (await SharedGame.open(UNREST as never, stored)) as SharedGame;
    expect([shared.next, stored.reads]).toEqual([1, [0]]);
    await playTo(shared, 63);
    expect(stored.kept).toEqual([]);
    await playTo(shared, 70);
    expect(stored.kept).toEqual([64]);
    const again = (await SharedGame.open(UNREST as never, stored)) as SharedGame;
    expect([again.next, stored.reads.slice(1), again.game.record()]).toEqual([70, [64], shared.game.record()]);
    await playTo(again, 128);
    expect(stored.kept).toEqual([64, 128]);
  });
  test("keeps one when it is asked to, once", async () => {
    const stored = store();
    const shared = (await SharedGame.open(UNREST as never, stored)) as SharedGame;
    await playTo(shared, 5);
    await shared.keep();
    await shared.keep();
    expect(stored.kept).toEqual([5]);
    const again = (await SharedGame.open(UNREST as never, stored)) as SharedGame;
    await again.keep();
    expect(stored.kept).toEqual([5]);
  });
  test("opens by all lines where the snapshot is another version's or was changed, and fails where the lines fail", async () => {
    const stored = store();
    await playTo((await SharedGame.open(UNREST as never, stored)) as SharedGame, 66);
    stored.last = { number: 64, snapshot: { ...(stored.last!.snapshot as object), format: "tyche-snapshot/0" } };
    stored.reads = [];
    const again = (await SharedGame.open(UNREST as never, stored)) as SharedGame;
    expect([again.next, stored.reads, again.game.ply]).toEqual([66, [64, 0], Game.fromLines(UNREST, stored.lines).ply]);
    stored.lines[3] = "dance";
    await expect(SharedGame.open(UNREST as never, stored)).rejects.toThrow("dance");
  });
  test("answers though it cannot keep one, and tries again at the next answer; to be asked for one says so", async () => {
    const stored = store();
    stored.fails = true;
    const shared = (await SharedGame.open(UNREST as never, stored)) as SharedGame;
    await playTo(shared, 65);
    await expect(shared.keep()).rejects.toThrow("the disk is full");
    stored.fails = false;
    await playTo(shared, 66);
    expect(stored.kept).toEqual([66]);
  });
  test("is no duty: other stores play on, and keeping does nothing", async () => {
    const stored = begun();
    const shared = (await SharedGame.open(TINY as never, stored)) as SharedGame;
    await shared.answer("north", play(shared, "north"));
    await shared.keep();
    expect([shared.next, stored.lines.length]).toEqual([2, 2]);
  });
});
