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
