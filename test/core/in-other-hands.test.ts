/** What happens to games, options, errors and dice in the hands of programs: wrapped in proxies, written to, sent to other threads. */
import { reactive } from "@vue/reactivity";
import { observable } from "mobx";
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { Greedy, Ismcts } from "../../src/bots/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { Game, hashState, IllegalMoveError, isTycheError, PositionError, SeededDice, SetupError, verify } from "../../src/index.js";
import { packetFor } from "../../src/ui/index.js";
import { evaluate, STANDARD_EDITION, UNREST } from "../../src/unrest/index.js";

describe("objects of the library in a proxy", () => {
  const begun = () => ({ game: new Game(UNREST, { seed: "proxy" }) });
  type Held = ReturnType<typeof begun>;
  function playedWith(wrap: (held: Held) => Held): string {
    const held = wrap(begun());
    const choices = new SeededDice("choices");
    while (held.game.outcome === null) held.game.play(UNREST.randomMove(held.game.state, choices));
    return verify(UNREST, held.game.record()).hash;
  }
  const plain = playedWith((held) => held);
  test("a game in Vue's reactive plays as without", () => expect(playedWith((held) => reactive(held) as Held)).toBe(plain));
  test("a game in MobX's observable plays as without", () => expect(playedWith((held) => observable(held))).toBe(plain));
  test("dice and bots in Vue's reactive answer as without", () => {
    const state = UNREST.setup({ seed: 1 });
    const [seat] = UNREST.seatsToMove(state);
    expect(reactive(new SeededDice(1)).roll(6)).toBe(new SeededDice(1).roll(6));
    for (const bot of [new Greedy(UNREST, { evaluate, seed: 1 }), new Ismcts(UNREST, { evaluate, seed: 1, iterations: 20 })])
      expect((reactive(bot) as typeof bot).choose(state, seat!)).toEqual(bot.choose(state, seat!));
  });
});

describe("what a game is given and gives", () => {
  test("an edition changed by its giver changes neither the game nor its record", () => {
    const scenario = { ...STANDARD_EDITION.scenario, reinforcements: 4 };
    const game = new Game(UNREST, { seed: 1, edition: { scenario } });
    const before = JSON.stringify(game.record());
    scenario.reinforcements = 5;
    expect(JSON.stringify(game.record())).toBe(before);
    const { options } = game.record() as unknown as { options: { edition: { scenario: { reinforcements: number } } } };
    expect(() => {
      options.edition.scenario.reinforcements = 6;
    }).toThrow(TypeError);
    expect(verify(UNREST, game.record()).plies).toBe(0);
  });
  test("the standard edition and the seats cannot be written to", () => {
    expect(() => {
      (STANDARD_EDITION.scenario as { turns: number }).turns = 3;
    }).toThrow(TypeError);
    expect(() => (UNREST.seats as string[]).reverse()).toThrow(TypeError);
  });
  test("a queue of events that is emptied leaves the log as it was", () => {
    const game = new Game(DIADOCHI, { seed: 1, players: 2 });
    const queue = game.play(game.legalMoves()[0]!);
    const told = game.events("arbiter").length;
    while (queue.length > 0) queue.shift();
    expect(game.events("arbiter").length).toBe(told);
  });
  test("a game keeps its edition, however many others are set up", () => {
    const game = new Game(UNREST, { seed: 1, edition: { scenario: { ...STANDARD_EDITION.scenario, reinforcements: 4 } } });
    for (let other = 0; other < 80; other++) {
      const card = (id: string, copies: number) => ({ ...STANDARD_EDITION.cards[id]!, copies });
      const cards = { ...STANDARD_EDITION.cards, "c-ops-1": card("c-ops-1", 5 + (other % 10)), "c-ops-2": card("c-ops-2", 5 + Math.floor(other / 10)) };
      UNREST.setup({ seed: 1, edition: { cards } });
    }
    expect(game.legalMoves().length).toBeGreaterThan(0);
    game.play(game.legalMoves()[0]!);
    expect(game.view("spectator")).toBeDefined();
  });
  test("the state is a copy, the same until the game goes on", () => {
    const game = new Game(TINY, { seed: 1 });
    expect(game.state).toBe(game.state);
    const before = hashState(game.state);
    game.state.frames.length = 0;
    expect(game.legalMoves().length).toBeGreaterThan(0);
    game.play(game.legalMoves()[0]!);
    expect(game.record().hashes[0]).toBe(before);
  });
  test("histories, packets, lines, tags and comments can be written to, and the game says the same again", () => {
    const game = new Game(DIADOCHI, { seed: 3, players: 3 });
    game.tag({ players: { red: "Ann" }, other: { round: "3" } });
    const choices = new SeededDice(3);
    for (let n = 0; n < 60; n++) game.play(DIADOCHI.randomMove(game.state, choices));
    game.comment("The usual beginning.");
    const viewers = [...DIADOCHI.players(game.state), "spectator", "arbiter"] as const;
    const said = () => [
      viewers.map((viewer) => [game.history(viewer), game.since(viewer), packetFor(game, viewer), game.comments(viewer)]),
      [game.beginning, game.lines(), game.tags],
    ];
    const expected = JSON.stringify(said());
    overwrite(said());
    expect(JSON.stringify(said())).toBe(expected);
  });
  test("a move of another seat is refused on a seat's behalf, as an object and as a line", () => {
    const game = new Game(TINY, { seed: "a" });
    const [move] = game.legalMoves("north");
    const refused = expect.objectContaining({ name: "IllegalMoveError", code: "move/other-seat" });
    expect(() => game.playAs("south", move!)).toThrowError(refused);
    expect(() => game.playAs("south", TINY.format(move!))).toThrowError(refused);
    expect(() => game.playAs("south", null as never)).toThrowError(refused);
    expect(game.ply).toBe(0);
    game.playAs("north", move!);
    expect(game.ply).toBe(1);
  });
});

// Writes to everything that can be written to.
function overwrite(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    overwrite(part);
    Reflect.set(value, key, "overwritten");
  }
}

describe("dice of a caller", () => {
  test("results that no die gives are refused", () => {
    const bad = (result: number) => ({ ...BAD, roll: () => result, draw: () => result });
    for (const result of [-1, 1.5, Number.NaN, 1_000_000]) {
      const error = expect.objectContaining({ name: "DiceError", code: "dice/bad-result" });
      expect(() => UNREST.setup({ seed: 1 }, bad(result))).toThrowError(error);
      expect(() => UNREST.randomMove(UNREST.setup({ seed: 1 }), bad(result))).toThrowError(error);
    }
  });
  const BAD = { rollOff: () => 0, until: () => unreachable() };
  function unreachable(): never {
    throw new Error("not asked here");
  }
});

describe("the unchecked step", () => {
  test("says what was given instead of a state or a move", () => {
    const state = TINY.setup({ seed: 1 });
    for (const wrong of [undefined, null, 7, "north hold"]) expect(() => TINY.advance(state, wrong as never)).toThrowError(IllegalMoveError);
    expect(() => TINY.advance(state, { seat: "north", type: "nothing" } as never)).toThrowError(expect.objectContaining({ code: "move/unknown" }));
    expect(() => TINY.advance(undefined as never, TINY.legalMoves(state)[0]!)).toThrowError(PositionError);
  });
});

describe("errors that travel", () => {
  const error = new SetupError("setup/bad-option", "options.turns: expected 1..9, got 12", { path: "options.turns" });
  test("are plain JSON with name, code, message and details, and known as such", () => {
    const sent = structuredClone(error.toJSON());
    expect(sent).toEqual({ brand: "tyche.error", name: "SetupError", code: "setup/bad-option", message: error.message, details: { path: "options.turns" } });
    expect(JSON.parse(JSON.stringify(error))).toEqual(sent);
    expect([isTycheError(error), isTycheError(sent), isTycheError({ ...sent, brand: "" }), isTycheError(null)]).toEqual([true, true, false, false]);
  });
  test("name the class of what is no plain object", () => {
    class Position {}
    expect(() => UNREST.restore(new Position())).toThrowError(/expected a plain object, got an instance of Position/);
    expect(() => UNREST.position(new Position())).toThrowError(/expected a plain object, got an instance of Position/);
    expect(() => new Game(UNREST, new Position() as never)).toThrowError(/expected a plain object, got an instance of Position/);
  });
});
