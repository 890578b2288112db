/** What a page loads whose server sends it nothing but views: no larger than its bar, without what checks positions, and enough to play a hidden game with. */
import { describe, expect, test } from "vitest";
import { preview, sampleState } from "tyche";
import { Greedy, Ismcts, Random } from "tyche/bots";
import { GAMES } from "../../src/cli/games/games.js";
import type { AnyClient, Memory } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import type { GameState } from "../../src/core/state/state.js";
import { BARS } from "../bench/bars.js";
import { filesOfSmall, sizeOfSmall } from "../bench/size.js";

const RULESETS = Object.keys(BARS);
const CLIENTS: Readonly<Record<string, () => Promise<AnyClient>>> = {
  diadochi: async () => (await import("tyche/diadochi/client")).DIADOCHI,
  "nine-years": async () => (await import("tyche/nine-years/client")).NINE_YEARS,
  peloponnesian: async () => (await import("tyche/peloponnesian/client")).PELOPONNESIAN,
  unrest: async () => (await import("tyche/unrest/client")).UNREST,
};
/** What reads states and editions from outside and checks them in every rule, by the files that only it needs. */
const VALIDATION =
  /^src\/(?:core\/(?:ruleset|checks|register-edition|row-checks)|[a-z-]+\/(?:index|register|edition|invariants|tables\/(?:checks|form|sense)))\.ts$/;
/** Decisions of a game that are played by views. */
const DECISIONS = 60;

describe.each(RULESETS)("%s for a client", (id) => {
  test("has no code that reads states and editions", async () => {
    expect((await filesOfSmall(id, "client")).filter((file) => VALIDATION.test(file))).toEqual([]);
  });
  test("is within its bar", async () => {
    expect((await sizeOfSmall(id, "client")) / 1000).toBeLessThanOrEqual(BARS[id]!.client);
  });
  test("is the whole ruleset but for what reads states", async () => {
    const { ruleset } = await GAMES.load(id);
    const client = await CLIENTS[id]!();
    expect([...Object.keys(client), "restore"].sort()).toEqual(Object.keys(ruleset).sort());
    expect([client.id, client.version]).toEqual([ruleset.id, ruleset.version]);
  });
  test("reads no view of the arbiter's", async () => {
    const { ruleset } = await GAMES.load(id);
    const client = await CLIENTS[id]!();
    const view: unknown = ruleset.view(ruleset.setup({ seed: 1 }), "arbiter");
    expect(() => client.position(view)).toThrow(
      expect.objectContaining({ code: "position/not-read-here", details: expect.objectContaining({ path: "view.viewer" }) }),
    );
    expect(() => client.position({ ...(view as object), version: "0" })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ path: "view.version" }) }),
    );
  });
  test("knows from views alone what the server knows for each seat", async () => {
    const { ruleset, sampleOptions, evaluate } = await GAMES.load(id);
    const client = await CLIENTS[id]!();
    const choices = new SeededDice("by views");
    let state: GameState = ruleset.setup({ ...sampleOptions[0], seed: "by views" });
    const memories = new Map<string, Memory<string>>();
    for (const seat of ruleset.players(state)) memories.set(seat, client.memory(client.position(ruleset.view(state, seat)), seat));
    for (let ply = 0; ply < DECISIONS && ruleset.seatsToMove(state).length > 0; ply++) {
      const move: MoveBase = ruleset.randomMove(state, choices);
      const { seat } = move;
      const memory = memories.get(seat)!;
      const view: unknown = JSON.parse(JSON.stringify(ruleset.view(state, seat)));
      const known: GameState = client.position(view);
      expect(client.legalMoves(known, seat)).toEqual(ruleset.legalMoves(state, seat));
      expect(client.decision(known, seat)).toEqual(ruleset.decision(state, seat));
      expect(client.explain(known, { ...move, type: "nothing" })).toEqual(ruleset.explain(state, { ...move, type: "nothing" }));
      expect(client.viewKey(known, seat, memory)).toBe(ruleset.viewKey(state, seat, memory));
      const step = ruleset.apply(state, move);
      if (ply % 10 === 0) {
        expect(sampleState(client, view, ply, memory)).toEqual(ruleset.determinize(state, seat, ply, memory));
        expect(preview(client, view, move).sure).toBe(step.undoBarrier === null);
        for (const made of [
          (rules: AnyClient) => new Greedy(rules, { evaluate, seed: ply, worlds: 2 }),
          (rules: AnyClient) => new Random(rules, { seed: ply }),
        ])
          expect(made(client).choose(known, seat, memory)).toEqual(made(ruleset).choose(state, seat, memory));
      }
      if (ply === 20) {
        const made = (rules: AnyClient) => new Ismcts(rules, { evaluate, seed: ply, iterations: 20 });
        expect(made(client).choose(known, seat, memory)).toEqual(made(ruleset).choose(state, seat, memory));
      }
      state = step.state;
      for (const [viewer, held] of memories) memories.set(viewer, client.remember(held, ruleset.viewEvents(step.events, viewer)));
    }
  });
});
