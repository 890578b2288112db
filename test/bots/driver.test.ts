/** Bots in a game: what they are asked, what is played of it, and bots in a worker. */
import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, test } from "vitest";
import { BotPort, Driver, Greedy, type PagePort, type PlanQuestion, type Thinker, timeFor } from "tyche/bots";
import { serveBots } from "tyche/bots/worker";
import { type AnyRuleset, Game, isTycheError, SeededDice, SetupError } from "../../src/index.js";
import { PELOPONNESIAN, type PeloponnesianMove, type PeloponnesianTypes } from "../../src/peloponnesian/index.js";
import { evaluate, STANDARD_EDITION, UNREST, type UnrestTypes } from "../../src/unrest/index.js";

const first: Thinker<UnrestTypes> = ({ state, seat }) => UNREST.legalMoves(state, seat).slice(0, 1);
const greedy: Thinker<UnrestTypes> = ({ state, seat, memory, seed }) => new Greedy(UNREST, { evaluate, seed }).plan(state, seat, memory);

describe("a driver", () => {
  test("plays a whole game of two bots, and lets others run meanwhile", async () => {
    const game = new Game(UNREST, { seed: "driven" });
    const driver = new Driver(game, UNREST, { bots: { carthage: greedy, coalition: first } });
    let ran = 0;
    const clock = setInterval(() => ran++, 0);
    await driver.run();
    clearInterval(clock);
    expect(game.outcome).not.toBeNull();
    expect(ran).toBeGreaterThan(10);
    expect(driver.thinking).toBeNull();
  });

  test("asks for a plan with what the seat remembers, and follows it as far as it goes", async () => {
    const game = new Game(PELOPONNESIAN, { seed: "plans" });
    const asked: PlanQuestion<PeloponnesianTypes>[] = [];
    const plies: number[] = [];
    const bot: Thinker<PeloponnesianTypes> = (question) => {
      asked.push(question);
      plies.push(game.ply);
      const plan: PeloponnesianMove[] = [];
      let { state } = question;
      const dice = new SeededDice(question.seed);
      while (plan.length < 4 && PELOPONNESIAN.seatsToMove(state).includes(question.seat)) {
        const move = PELOPONNESIAN.randomMove(state, dice, question.seat);
        plan.push(move);
        state = PELOPONNESIAN.apply(state, move).state;
      }
      return plan;
    };
    const driver = new Driver(game, PELOPONNESIAN, { bots: { athens: bot }, seed: "mine" });
    const dice = new SeededDice("person");
    while (game.outcome === null && game.ply < 150) {
      await driver.run();
      if (game.outcome === null) game.play(PELOPONNESIAN.randomMove(game.state, dice, "sparta"));
    }
    const own = game.history("arbiter").filter(({ seat }) => seat === "athens").length;
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(own);
    let memory = PELOPONNESIAN.memory(game.beginning, "athens");
    const memories = [memory];
    for (const { events } of game.history("arbiter").slice(1)) {
      memory = PELOPONNESIAN.remember(memory, events);
      memories.push(memory);
    }
    for (const [i, question] of asked.entries()) {
      expect([question.seed, question.seat]).toEqual([`mine ${plies[i]}`, "athens"]);
      expect(question.memory).toEqual(memories[plies[i]!]);
    }
  });

  test("shares out the time of a turn, and begins again when somebody else has decided", async () => {
    const game = new Game(UNREST, { seed: "time" });
    const times: number[][] = [[]];
    const bot: Thinker<UnrestTypes> = (question) => {
      times.at(-1)!.push(question.milliseconds);
      return first(question);
    };
    const driver = new Driver(game, UNREST, { bots: { carthage: bot }, plan: 100, turn: 300 });
    for (let n = 0; n < 30 && game.outcome === null; n++) {
      await driver.run();
      times.push([]);
      if (game.outcome === null) game.play(game.legalMoves("coalition")[0]!);
    }
    const turns = times.filter((turn) => turn.length > 0);
    expect(turns.length).toBeGreaterThan(3);
    for (const turn of turns) {
      expect(turn[0]).toBe(100);
      const all = turn.reduce((sum, time) => sum + time, 0);
      expect(all).toBeLessThanOrEqual(300 + turn.length * 10);
    }
    expect([timeFor({ plan: 100, turn: 300 }, 0), timeFor({ plan: 100, turn: 300 }, 280), timeFor({}, 0)]).toEqual([100, 10, 300]);
  });

  test("gives a plan its time, half of what is left of the turn, or a tenth of its own", () => {
    const times = [0, 1000, 1001, 1100, 1200, 1300].map((used) => timeFor({ plan: 200, turn: 1400 }, used));
    expect(times).toEqual([200, 200, 200, 150, 100, 50]);
    expect([1359, 1360, 1361, 1400, 5000].map((used) => timeFor({ plan: 200, turn: 1400 }, used))).toEqual([21, 20, 20, 20, 20]);
    expect([0, 600, 602, 1140, 1200].map((used) => timeFor({}, used))).toEqual([300, 300, 299, 30, 30]);
  });

  test("where only bots play, begins the time of a turn again when another bot has decided, with the patience of the bot where it has one", async () => {
    const game = new Game(UNREST, { seed: "patience" });
    const asked: { readonly seat: string; readonly milliseconds: number; readonly others: number }[] = [];
    const bot: Thinker<UnrestTypes> = (question) => {
      const others = game.history("arbiter").filter(({ move }) => move !== null && move.seat !== question.seat).length;
      asked.push({ seat: question.seat, milliseconds: question.milliseconds, others });
      return first(question);
    };
    const driver = new Driver(game, UNREST, { bots: { carthage: { think: bot, plan: 40 }, coalition: bot }, plan: 100, turn: 130 });
    game.subscribe(() => (asked.length >= 60 ? driver.stop() : undefined));
    await driver.run();
    for (const [seat, plan] of [
      ["carthage", 40],
      ["coalition", 100],
    ] as const) {
      const turns = new Map<number, number[]>();
      for (const one of asked) if (one.seat === seat) turns.set(one.others, [...(turns.get(one.others) ?? []), one.milliseconds]);
      expect(turns.size).toBeGreaterThan(2);
      expect(Math.max(...[...turns.values()].map((turn) => turn.length))).toBeGreaterThan(1);
      for (const turn of turns.values()) {
        let used = 0;
        for (const milliseconds of turn) {
          expect(milliseconds).toBe(timeFor({ plan, turn: 130 }, used));
          used += milliseconds;
        }
      }
    }
  });

  test("lets others run before it asks, and between two moves of a plan", async () => {
    const game = new Game(UNREST, { seed: "breath" });
    let ran = 0;
    const clock = setInterval(() => ran++, 0);
    const begun: number[] = [];
    const bot: Thinker<UnrestTypes> = ({ state, seat }) => {
      begun.push(ran);
      const plan = [];
      let after = state;
      const dice = new SeededDice("breath");
      while (plan.length < 3 && UNREST.seatsToMove(after).includes(seat)) {
        const move = UNREST.randomMove(after, dice, seat);
        plan.push(move);
        after = UNREST.apply(after, move).state;
      }
      return plan;
    };
    const driver = new Driver(game, UNREST, { bots: { carthage: bot, coalition: bot } });
    // What has been put off at a move is done before the next one.
    const free: boolean[] = [];
    let isFree = true;
    game.subscribe(() => {
      free.push(isFree);
      isFree = false;
      setTimeout(() => (isFree = true), 0);
      if (begun.length > 12) driver.stop();
    });
    let isSync = true;
    const run = driver.run().then(() => expect(isSync).toBe(false));
    expect(begun.length).toBe(0); // not at once
    isSync = false;
    await run;
    clearInterval(clock);
    expect(begun.length).toBeGreaterThan(3);
    expect(Math.max(...begun)).toBeGreaterThan(2);
    expect([free.length > begun.length, free.every(Boolean)]).toEqual([true, true]);
  });

  test("plays no further move of a plan once something is fixed, and remembers nothing that was taken back", async () => {
    const game = new Game(PELOPONNESIAN, { seed: "fixed" });
    const picks = new SeededDice("fixed");
    const asked: { ply: number; memory: unknown }[] = [];
    const lengths: number[] = [];
    const choices = new Map<number, number>(); // how many moves there were, by ply
    const noteChoices = (): void => void choices.set(game.ply, PELOPONNESIAN.legalMoves(game.state, "athens").length);
    game.subscribe(noteChoices);
    const bot: Thinker<PeloponnesianTypes> = ({ state, seat, memory }) => {
      asked.push({ ply: game.ply, memory });
      const plan: PeloponnesianMove[] = [];
      let after = state;
      let isFixed = false;
      // Beyond what is fixed, as far as this very position goes.
      while (plan.length < 6 && PELOPONNESIAN.seatsToMove(after).includes(seat)) {
        const move = PELOPONNESIAN.randomMove(after, picks, seat);
        const step = PELOPONNESIAN.apply(after, move);
        if (!isFixed) lengths[asked.length - 1] = plan.length + 1;
        isFixed ||= step.undoBarrier !== null;
        plan.push(move);
        after = step.state;
      }
      return plan;
    };
    const driver = new Driver(game, PELOPONNESIAN, { bots: { athens: bot } });
    const memoryAt = (ply: number): unknown => {
      let memory = PELOPONNESIAN.memory(game.beginning, "athens");
      for (const { events } of game.history("arbiter").slice(1, ply + 1)) memory = PELOPONNESIAN.remember(memory, events);
      return memory;
    };
    let undone = 0;
    for (let n = 0; n < 40 && game.outcome === null; n++) {
      const from = asked.length;
      await driver.run();
      for (const { ply, memory } of asked.slice(from)) expect(memory).toEqual(memoryAt(ply));
      const moves = game.outcome === null ? game.legalMoves("sparta") : [];
      if (moves.length === 0) break;
      game.play(moves[picks.draw(moves.length)]!);
      if (!game.canUndo("sparta") || !PELOPONNESIAN.seatsToMove(game.state).includes("sparta")) continue;
      game.undo("sparta");
      undone++;
      game.play(moves[picks.draw(moves.length)]!);
    }
    expect(undone).toBeGreaterThan(3);
    const decided = game.history("arbiter").map(({ seat }) => seat);
    for (const [i, { ply }] of asked.entries()) {
      const next = asked[i + 1]?.ply ?? game.ply;
      let own = 0;
      while (ply + own < next && decided[ply + own + 1] === "athens") own++;
      expect(own).toBeGreaterThanOrEqual(lengths[i]!);
      // What follows of its own has not been chosen by it: there was no other move.
      for (let further = lengths[i]!; further < own; further++) expect(choices.get(ply + further)).toBe(1);
    }
    expect(lengths.some((length) => length > 1)).toBe(true);
  });

  test("forgets what its own seat takes back", async () => {
    const game = new Game(UNREST, { seed: "taken back" });
    const asked: { ply: number; seat: "carthage" | "coalition"; memory: unknown }[] = [];
    let last = 8;
    const bot: Thinker<UnrestTypes> = (question) => {
      asked.push({ ply: game.ply, seat: question.seat, memory: question.memory });
      return first(question);
    };
    const driver = new Driver(game, UNREST, { bots: { carthage: bot, coalition: bot } });
    game.subscribe(() => (game.ply >= last ? driver.stop() : undefined));
    let undone = 0;
    for (let n = 0; n < 25; n++) {
      const from = asked.length;
      await driver.run();
      for (const { ply, seat, memory } of asked.slice(from)) {
        expect(memory).toEqual(memoryOf(seat, ply));
      }
      for (const seat of UNREST.seats)
        while (game.canUndo(seat)) {
          game.undo(seat);
          undone++;
        }
      // Another move than the one that was taken back.
      const moves = game.legalMoves();
      if (moves.length > 1) game.play(moves.at(-1)!);
      last = game.ply + 5;
    }
    expect(undone).toBeGreaterThan(5);

    function memoryOf(seat: "carthage" | "coalition", ply: number): unknown {
      let memory = UNREST.memory(game.beginning, seat);
      for (const { events } of game.history("arbiter").slice(1, ply + 1)) memory = UNREST.remember(memory, events);
      return memory;
    }
  });

  test("stops on request, and what was being thought about is not played", async () => {
    const game = new Game(UNREST, { seed: "stopped" });
    let release: () => void = () => {};
    const slow: Thinker<UnrestTypes> = (question) => new Promise((done) => (release = () => done(first(question) as never)));
    const thinking: (string | null)[] = [];
    const driver = new Driver(game, UNREST, { bots: { carthage: slow, coalition: slow }, onThinking: (seat) => thinking.push(seat) });
    const run = driver.run();
    await new Promise((done) => setTimeout(done, 20));
    expect(driver.run()).toBe(run);
    const { ply } = game;
    driver.stop();
    release();
    await run;
    expect([game.ply, thinking.length, thinking.at(-1)]).toEqual([ply, 2, null]);
    void driver.run();
    await new Promise((done) => setTimeout(done, 20));
    expect(driver.thinking).not.toBeNull();
    driver.stop();
    release();
  });

  test("a bot that fails ends the run, and a plan that is illegal by now is asked for again", async () => {
    const game = new Game(UNREST, { seed: "fails" });
    const failing = new Driver(game, UNREST, { bots: { carthage: () => Promise.reject(new Error("no idea")), coalition: first } });
    await expect(failing.run()).rejects.toThrow("no idea");
    let count = 0;
    const wrong: Thinker<UnrestTypes> = (question) => (count++ % 2 === 0 ? [{ seat: question.seat, type: "stop" } as never] : first(question));
    const driver = new Driver(game, UNREST, { bots: { carthage: wrong, coalition: first } });
    const { ply } = game;
    await driver.run();
    expect(game.outcome).not.toBeNull();
    expect(game.ply).toBeGreaterThan(ply);
  });

  test("refuses a wrong time", () => {
    const game = new Game(UNREST, { seed: 1 });
    for (const plan of [0, -1, Number.NaN]) expect(() => new Driver(game, UNREST, { bots: {}, plan })).toThrow(SetupError);
  });
});

describe("bots in a worker", () => {
  const open: MessageChannel[] = [];
  afterEach(() => {
    for (const { port1, port2 } of open.splice(0)) for (const port of [port1, port2]) port.close();
  });
  function worker(): BotPort {
    const channel = new MessageChannel();
    open.push(channel);
    serveBots(channel.port1);
    return new BotPort(channel.port2);
  }
  test.each(["random", "greedy", "ismcts", "net"] as const)("%s chooses legal moves", async (bot) => {
    const bots = worker();
    await bots.warm("unrest");
    const game = new Game(UNREST, { seed: bot });
    const driver = new Driver(game, UNREST, { bots: { carthage: bots.thinker(UNREST, bot), coalition: bots.thinker(UNREST, "random") }, plan: 20, turn: 60 });
    const run = driver.run();
    game.subscribe(() => (game.ply >= 12 ? driver.stop() : undefined));
    await run;
    expect(game.ply).toBeGreaterThanOrEqual(12);
  });
  test("a port of a page is listened to as one of Node", async () => {
    // What a worker of a page and its own end have in common.
    class Port implements PagePort {
      onmessage: PagePort["onmessage"] = null;
      other: Port | null = null;
      postMessage(message: unknown): void {
        const data: unknown = structuredClone(message);
        queueMicrotask(() => this.other?.onmessage?.({ data }));
      }
    }
    const [page, own] = [new Port(), new Port()];
    [page.other, own.other] = [own, page];
    serveBots(own);
    const game = new Game(UNREST, { seed: "page" });
    const [seat] = UNREST.seatsToMove(game.state);
    const memory = UNREST.memory(game.state, seat!);
    const [move] = await new BotPort(page).thinker(UNREST, "random")({ state: game.state, seat: seat!, memory, seed: "1", milliseconds: 1 });
    expect(game.legalMoves(seat)).toContainEqual(move);
  });
  test("a process that was forked is a port as it is, and sends nothing once its other end is gone", async () => {
    type Listener = (message: unknown) => void;
    class End {
      other: End | null = null;
      listeners: Listener[] = [];
      send?: (message: unknown) => boolean = (message) => {
        const data: unknown = structuredClone(message);
        queueMicrotask(() => this.other?.listeners.forEach((listener) => void listener(data)));
        return true;
      };
      on(_event: "message", listener: Listener): this {
        this.listeners.push(listener);
        return this;
      }
    }
    const [parent, child] = [new End(), new End()];
    [parent.other, child.other] = [child, parent];
    serveBots(child);
    const bots = new BotPort(parent);
    await bots.warm("unrest");
    delete child.send; // as of `process` without a parent
    const late = Promise.race([bots.warm("unrest"), new Promise((resolve) => setTimeout(resolve, 20, "no answer"))]);
    expect(await late).toBe("no answer");
  });
  test("a search that a network leads is a plain one where there is none for the game or its edition", async () => {
    const bots = worker();
    const other = UNREST.setup({ seed: 1, edition: { scenario: { ...STANDARD_EDITION.scenario, turns: 4 } } });
    expect(other.edition).not.toBe("");
    for (const [ruleset, state] of [
      [PELOPONNESIAN, PELOPONNESIAN.setup({ seed: 1 })],
      [UNREST, other],
    ] as const) {
      const seat = ruleset.seatsToMove(state as never)[0] as never;
      const question = { state, seat, memory: ruleset.memory(state as never, seat), seed: "1", milliseconds: 20 } as never;
      const [move] = await bots.thinker(ruleset as AnyRuleset, "net")(question);
      expect(ruleset.explain(state as never, move as never)).toBeNull();
    }
  });
  test("an answer is heard once, also in any order", async () => {
    const posted: { id: number }[] = [];
    let hear: (message: unknown) => void = () => undefined;
    const bots = new BotPort({ postMessage: (message) => void posted.push(message as { id: number }), on: (_event, listener) => void (hear = listener) });
    const game = new Game(UNREST, { seed: 1 });
    const [seat] = UNREST.seatsToMove(game.state);
    const question = { state: game.state, seat: seat!, memory: UNREST.memory(game.state, seat!), seed: "1", milliseconds: 1 };
    const [one, two] = [bots.thinker(UNREST, "greedy")(question), bots.thinker(UNREST, "random")(question)];
    expect(posted).toEqual([
      { id: 0, task: "plan", ruleset: "unrest", bot: "greedy", ...question },
      { id: 1, task: "plan", ruleset: "unrest", bot: "random", ...question },
    ]);
    hear({ id: 1, plan: ["b"] });
    hear({ id: 7, plan: ["nobody"] });
    let reads = 0;
    const late = {
      id: 0,
      get plan() {
        reads++;
        return ["a"];
      },
    };
    hear(late);
    hear(late);
    expect([await one, await two, reads]).toEqual([["a"], ["b"], 1]);
    const warmed = bots.warm("unrest");
    expect(posted[2]).toEqual({ id: 2, task: "warm", ruleset: "unrest" });
    hear({ id: 2, error: "no room" });
    await expect(warmed).rejects.toThrow("no room");
  });
  test("what goes wrong comes back as what it is", async () => {
    const bots = worker();
    const state = UNREST.setup({ seed: 1 });
    const [asked] = UNREST.seatsToMove(state);
    const seat = asked === "carthage" ? "coalition" : "carthage";
    const question = { state, seat, memory: UNREST.memory(state, seat), seed: "1", milliseconds: 10 } as const;
    const fault = await Promise.resolve(bots.thinker(UNREST, "greedy")(question)).catch((error: unknown) => error);
    expect(isTycheError(fault) && fault instanceof Error && [fault.name, fault.code]).toEqual(["IllegalMoveError", "move/not-asked"]);
    await expect(bots.warm("chess")).rejects.toThrow("expected one of diadochi");
    await expect(Promise.resolve(bots.thinker(UNREST, "deep-blue" as never)({ ...question, seat: asked! }))).rejects.toThrow(
      "bot: expected one of random, greedy, ismcts, net",
    );
  });
});
