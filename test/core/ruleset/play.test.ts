/** What a game is played with: what it is asked by, what it refuses, what a step leaves and why it stays. */
import { describe, expect, test } from "vitest";
import { type Dice, Game, hashState, isTycheError, ScriptedDice, SeededDice } from "../../../src/index.js";
import { TINY } from "../../../examples/tiny/index.js";
import { UNREST } from "../../../src/unrest/index.js";

type State = ReturnType<typeof TINY.setup>;
const BEGUN = TINY.setup({ seed: "play" });

function refused(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (isTycheError(error)) return `${error.code} ${error.message}`;
    throw error;
  }
  return expect.unreachable();
}
const pledged = (s: State, seat: "north" | "south"): State => TINY.apply(s, TINY.legalMoves(s, seat)[0]!).state;
const RAID = pledged(pledged(BEGUN, "north"), "south");
// A move after which a die falls: a strike, or what lets it pass.
const STRUCK = TINY.apply(RAID, { seat: TINY.seatsToMove(RAID)[0]!, type: "strike", force: 1 }).state;
const ROLLING = TINY.legalMoves(STRUCK).find(({ type }) => type === "let-pass")!;
const OVER = TINY.concede(BEGUN, "south").state;

/** Dice of a caller that give what others would, and count what they are asked. */
function callers(own: Dice): Dice & { asked: number } {
  const counted = <T>(result: T): T => {
    dice.asked++;
    return result;
  };
  const dice = {
    asked: 0,
    roll: (sides: number) => counted(own.roll(sides)),
    draw: (count: number) => counted(own.draw(count)),
    rollOff: (...given: Parameters<Dice["rollOff"]>) => counted(own.rollOff(...given)),
    until: <T>(attempt: () => T | null, onAgain?: () => void) => own.until(attempt, onAgain),
  };
  return dice;
}

describe("a position", () => {
  test("says who is asked and who plays, and nobody when it is over", () => {
    expect([TINY.seatsToMove(BEGUN), TINY.seatsToMove(pledged(BEGUN, "north")), TINY.seatsToMove(OVER)]).toEqual([["north", "south"], ["south"], []]);
    for (const s of [BEGUN, OVER]) expect(TINY.players(s)).toEqual(["north", "south"]);
    expect([TINY.decision(OVER), TINY.decision(OVER, "north"), TINY.legalMoves(OVER), TINY.legalMoves(OVER, "north")]).toEqual([null, null, [], []]);
    expect(TINY.decision(BEGUN)).toMatchObject({ kind: "pledge", clause: "TINY-1", seats: ["north", "south"] });
    for (const list of [TINY.seats, TINY.seatsToMove(BEGUN), TINY.players(BEGUN)]) expect(Object.isFrozen(list)).toBe(true);
  });
  test("lists the moves of all who are asked, in the order of the seats, and of one those of his", () => {
    const [north, south] = TINY.seats.map((seat) => TINY.legalMoves(BEGUN, seat));
    expect(TINY.legalMoves(BEGUN)).toEqual([...north!, ...south!]);
    expect([north, south].map((moves) => new Set(moves!.map(({ seat }) => seat)))).toEqual([new Set(["north"]), new Set(["south"])]);
    expect(TINY.legalMoves(pledged(BEGUN, "north"), "north")).toEqual([]);
  });
  test("is asked by seats and viewers that there are", () => {
    const seat = 'move/no-such-seat expected a seat (north, south), got "west"';
    expect([
      refused(() => TINY.legalMoves(BEGUN, "west" as never)),
      refused(() => TINY.randomMove(BEGUN, new SeededDice(1), "west" as never)),
      refused(() => TINY.concede(BEGUN, "west" as never)),
    ]).toEqual([seat, seat, seat]);
    const viewer = 'view/no-such-viewer expected a seat, "spectator" or "arbiter", got "west"';
    expect([
      refused(() => TINY.view(BEGUN, "west" as never)),
      refused(() => TINY.decision(BEGUN, "west" as never)),
      refused(() => TINY.viewEvents([], "west" as never)),
    ]).toEqual([viewer, viewer, viewer]);
    for (const one of ["north", "south", "spectator", "arbiter"] as const) expect(() => TINY.view(BEGUN, one)).not.toThrow();
  });
  test("is refused by everything that takes one, where it is something else", () => {
    const calls: readonly ((s: State) => unknown)[] = [
      (s) => TINY.seatsToMove(s),
      (s) => TINY.players(s),
      (s) => TINY.legalMoves(s),
      (s) => TINY.decision(s),
      (s) => TINY.outcome(s),
      (s) => TINY.standing(s),
      (s) => TINY.view(s, "north"),
      (s) => TINY.clone(s),
      (s) => TINY.reseed(s, 1),
      (s) => TINY.concede(s, "north"),
      (s) => TINY.apply(s, { seat: "north", type: "hold" }),
      (s) => TINY.randomMove(s, new SeededDice(1)),
      (s) => TINY.explain(s, { seat: "north", type: "hold" }),
    ];
    for (const none of [null, undefined, 7, {}, { ...BEGUN, frames: 1 }, { ...BEGUN, dice: null }, { ...BEGUN, edition: 1 }])
      calls.forEach((call, i) =>
        expect(
          refused(() => call(none as never)),
          String(i),
        ).toMatch(/^position\/no-state expected a state of this ruleset, got /),
      );
    for (const none of [null, 7, {}]) expect(refused(() => TINY.advance(none as never, { seat: "north", type: "hold" }))).toMatch(/^position\/no-state/);
    for (const call of [calls[0]!, calls[2]!, calls[3]!]) expect(() => call({ ...BEGUN, frames: [] })).toThrow("state.frames: expected a procedure under way");
  });
});

describe("a move", () => {
  test("is explained: whose turn it is, what there is not, what is not listed", () => {
    const explained = (s: State, move: unknown) => TINY.explain(s, move as never);
    const [north] = TINY.legalMoves(BEGUN, "north");
    expect(explained(BEGUN, north)).toBeNull();
    expect(explained(OVER, north)).toEqual({ code: "move/game-over", clause: TINY.outcome(OVER)!.clause, data: {} });
    expect(explained(BEGUN, 7)).toEqual({ code: "move/malformed", clause: null, data: { got: "7" } });
    expect(explained(BEGUN, { seat: "west", type: "hold" })).toEqual({ code: "move/malformed", clause: null, data: { got: "an object" } });
    expect(explained(pledged(BEGUN, "north"), north)).toEqual({ code: "move/not-asked", clause: null, data: { seat: "north" } });
    expect(explained(BEGUN, { seat: "north", type: "dance" })).toEqual({ code: "move/unknown", clause: "TINY-1", data: { decision: "pledge" } });
    expect(explained(BEGUN, { seat: "north", type: "hold" })).toEqual({ code: "move/not-listed", clause: "TINY-1", data: { decision: "pledge" } });
    const other = TINY.legalMoves(BEGUN, "south")[0]!;
    expect(explained(BEGUN, { ...other, seat: "north" })?.code).toBe("pledge/not-in-hand");
    expect(refused(() => TINY.apply(OVER, north!))).toMatch(/^move\/game-over The game is over/);
    expect(refused(() => TINY.apply(BEGUN, null as never))).toBe("move/malformed This is not a move of the game: expected a plain object, got null.");
    expect(refused(() => TINY.advance(TINY.clone(BEGUN), null as never))).toBe(
      "move/malformed This is not a move of the game: expected a plain object, got null.",
    );
    expect(refused(() => TINY.advance(TINY.clone(BEGUN), { seat: "north", type: "dance" } as never))).toBe("move/unknown There is no such move in this game.");
    expect(refused(() => TINY.advance(TINY.clone(BEGUN), { seat: "west", type: "hold" } as never))).toBe("move/unknown There is no such move in this game.");
  });
  test("that cannot be read is refused, and the fault of a ruleset is not the move's", () => {
    const unreadable = Object.defineProperty({ seat: "north" }, "type", { enumerable: true, get: () => expect.unreachable() });
    expect(refused(() => TINY.apply(BEGUN, unreadable as never))).toMatch(/^move\/malformed This is not a move of the game: expected a plain object, got one/);
  });
  test("at random is refused where nobody is asked", () => {
    expect(refused(() => TINY.randomMove(OVER, new SeededDice(1)))).toBe("move/nobody-asked The game is over.");
    expect(refused(() => TINY.randomMove(pledged(BEGUN, "north"), new SeededDice(1), "north"))).toBe("move/nobody-asked It is not for north to decide now.");
    for (const wrong of [-1, 0.5, 99])
      expect(refused(() => TINY.randomMove(RAID, { ...callers(new SeededDice(1)), draw: () => wrong }))).toMatch(/^dice\/bad-result draw: expected the dice/);
  });
});

describe("a step", () => {
  test("leaves the position alone, or changes it in place to the same", () => {
    const before = hashState(STRUCK);
    const step = TINY.apply(STRUCK, ROLLING);
    expect(hashState(STRUCK)).toBe(before);
    const place = TINY.clone(STRUCK);
    const log: unknown[] = ["before"];
    TINY.advance(place, ROLLING, undefined, log as never);
    expect([hashState(place), log]).toEqual([hashState(step.state), ["before", ...step.events]]);
    const silent = TINY.clone(STRUCK);
    TINY.advance(silent, ROLLING);
    expect(hashState(silent)).toBe(hashState(step.state));
    expect(place.dice).not.toEqual(STRUCK.dice);
  });
  test("with dice of a caller leaves the generator alone, and asks each result once", () => {
    for (const face of ["1", "6"]) {
      const own = () => new ScriptedDice(face, { drawsFrom: new SeededDice(3) });
      const [given, theirs] = [TINY.apply(STRUCK, ROLLING, own()), callers(own())];
      const step = TINY.apply(STRUCK, ROLLING, theirs);
      expect([step.state, step.events, step.undoBarrier]).toEqual([given.state, given.events, given.undoBarrier]);
      expect(step.state.dice).toEqual(STRUCK.dice);
      const place = TINY.clone(STRUCK);
      const arrays = [place.frames, place.dice, place.deck];
      const log: unknown[] = [];
      TINY.advance(place, ROLLING, callers(own()), log as never);
      expect([place, log]).toEqual([given.state, given.events]);
      expect([place.frames, place.dice, place.deck].map((array, i) => array === arrays[i])).toEqual([true, true, true]);
      expect(theirs.asked).toBe(step.events.filter(({ type }) => type === "roll").length);
    }
  });
  test("says why it stays: what was shown, who was asked, dice that fell, the end", () => {
    const fixed = new Map<string, string>();
    const game = new Game(TINY, { seed: "fixed" });
    const choices = new SeededDice("fixed");
    while (game.outcome === null) {
      const before = game.state;
      const move = TINY.randomMove(before, choices);
      const { undoBarrier: why, events } = TINY.apply(before, move);
      const isShown = events.some((event) => TINY.revealsSecret(event));
      if (why === null) expect(isShown).toBe(false);
      if (isShown) expect(["shown", "asked"]).toContain(why);
      fixed.set(String(why), TINY.format(move));
      game.play(move);
    }
    expect(TINY.apply(BEGUN, TINY.legalMoves(BEGUN, "north")[0]!).undoBarrier).toBeNull();
    expect(TINY.apply(pledged(BEGUN, "north"), TINY.legalMoves(BEGUN, "south")[0]!).undoBarrier).toBe("shown");
    expect(TINY.concede(BEGUN, "north").undoBarrier).toBe("over");
    expect([...fixed.keys()]).toEqual(expect.arrayContaining(["null", "shown"]));
  });
  test("of giving up ends the game for the other, and is refused when it is over", () => {
    const { state, events } = TINY.concede(BEGUN, "north");
    expect([TINY.outcome(state)?.winners, TINY.outcome(BEGUN), events.length]).toEqual([["south"], null, 1]);
    const refusal = refused(() => TINY.concede(state, "south"));
    expect(refusal).toBe(`move/game-over The game is over (${TINY.outcome(state)!.clause}).`);
  });
});

describe("a set-up", () => {
  test("with dice of a caller is that of the same dice, told once, and keeps the generator of its seed", () => {
    const told: unknown[] = [];
    const own = UNREST.setup({ seed: 5 }, new SeededDice(8), told as never);
    const theirs: unknown[] = ["before"];
    const given = UNREST.setup({ seed: 5 }, callers(new SeededDice(8)), theirs as never);
    expect([given, theirs]).toEqual([own, ["before", ...told]]);
    expect(given.dice).toEqual(UNREST.setup({ seed: 5 }, new SeededDice(9)).dice);
    expect(UNREST.setup({ seed: 5 }, callers(new SeededDice(8)))).toEqual(own);
  });
  test("needs a seed that can be one", () => {
    for (const seed of [1, -1.5, "", "x".repeat(1000)]) expect(() => TINY.setup({ seed })).not.toThrow();
    for (const seed of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, "x".repeat(1001), {}])
      expect(refused(() => TINY.setup({ seed: seed as never }))).toMatch(
        /^setup\/bad-option options\.seed: expected a number or a text of at most 1000 characters, got /,
      );
    expect(refused(() => TINY.reseed(BEGUN, null as never))).toMatch(/^setup\/bad-option seed: expected a number or a text/);
    const reseeded = TINY.reseed(BEGUN, "other");
    expect({ ...reseeded, dice: BEGUN.dice }).toEqual(BEGUN);
    expect(reseeded.dice).not.toEqual(BEGUN.dice);
  });
});

describe("events", () => {
  test("are shown to a viewer as he may know them, and to the arbiter in a list of its own", () => {
    const { events } = TINY.apply(BEGUN, TINY.legalMoves(BEGUN, "north")[0]!);
    const all = TINY.viewEvents(events, "arbiter");
    expect([all, all === events]).toEqual([events, false]);
    expect(TINY.viewEvents(events, "south")).toEqual([{ ...events[0], card: null }]);
  });
  test("are refused where they are something else", () => {
    const none = (given: unknown) => refused(() => TINY.viewEvents(given as never, "north"));
    expect(none(7)).toBe("view/no-events expected an array of at most 1000000 events, got 7");
    expect(none(new Array(1_000_001))).toBe("view/no-events expected an array of at most 1000000 events, got an array of 1000001");
    expect(none([null])).toMatch(/^view\/no-events expected events of this ruleset: /);
    expect(() => TINY.viewEvents(new Array(1_000_000).fill({ type: "raid-ended", seat: "north" }), "arbiter")).not.toThrow();
  });
});
