/** What `changes` says of two small tables, whole; and what packets and requests say at the edges. */
import { describe, expect, test } from "vitest";
import { Game, SeededDice } from "../../src/index.js";
import type { Piece, Stack, Table } from "../../src/core/board/table.js";
import { carryOut, tableChanges, choices, followGame, type ListedMove, packetFor, type Target } from "../../src/ui/index.js";
import { UNREST } from "../../src/unrest/index.js";

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: "cube",
  name: null,
  owner: "red",
  count: 1,
  strength: null,
  rating: null,
  faceUp: true,
  marks: [],
  ...more,
});
const stack = (id: string, ...pieces: Piece[]): Stack => ({ id, place: id, owner: "red", inside: false, underWay: false, pieces });
const alike = (at: string, count: number, more: Partial<Piece> = {}): Piece => piece(`${at}/cube`, { count, ...more });
const EMPTY = { places: {}, regions: {}, stacks: [], piles: [], seats: [], tracks: [] } as unknown as Table;
const table = (...stacks: Stack[]): Table => ({ ...EMPTY, stacks });
const NOTHING = { pieces: [], changed: [], places: [], regions: [], piles: [], scores: [], tracks: [] };
const cubes = (count: number, from: Stack | null, to: Stack | null) => ({ id: `${(to ?? from)!.id}/cube`, kind: "cube", owner: "red", count, from, to });

describe("pieces with a name", () => {
  const general = piece("ney", { kind: "general", name: "ney" });
  const [a, b] = [stack("a", general), stack("b", general)];
  const moved = { id: "ney", kind: "general", owner: "red", count: 1 };

  test("move, come and leave", () => {
    expect(tableChanges(table(a), table(b))).toEqual({ ...NOTHING, pieces: [{ ...moved, from: a, to: b }] });
    expect(tableChanges(table(), table(b))).toEqual({ ...NOTHING, pieces: [{ ...moved, from: null, to: b }] });
    expect(tableChanges(table(a), table())).toEqual({ ...NOTHING, pieces: [{ ...moved, from: a, to: null }] });
    expect(tableChanges(table(a), table(a))).toEqual(NOTHING);
  });
  test("are another where they lie, or only moved", () => {
    const tired = { ...general, marks: ["acted"] };
    expect(tableChanges(table(a), table(stack("a", tired)))).toEqual({ ...NOTHING, changed: [{ before: general, after: tired }] });
    expect(tableChanges(table(a), table(stack("b", tired))).changed).toEqual([]);
    expect(tableChanges(table(), table(stack("b", tired))).changed).toEqual([]);
  });
});

describe("pieces that are alike", () => {
  test("come from where there are fewer now, in the order of the tables", () => {
    const before = [stack("a", alike("a", 3)), stack("b", alike("b", 2)), stack("c", alike("c", 1))];
    const after = [stack("c", alike("c", 4)), stack("d", alike("d", 1)), stack("b", alike("b", 1))];
    const [a, c, d, b] = [before[0]!, ...after] as [Stack, Stack, Stack, Stack];
    expect(tableChanges(table(...before), table(...after))).toEqual({ ...NOTHING, pieces: [cubes(1, b, c), cubes(2, a, c), cubes(1, a, d)] });
  });
  test("come from outside and go there when numbers differ", () => {
    const [two, five] = [stack("a", alike("a", 2)), stack("a", alike("a", 5))];
    expect(tableChanges(table(two), table(five))).toEqual({ ...NOTHING, pieces: [cubes(3, null, five)] });
    expect(tableChanges(table(five), table(two))).toEqual({ ...NOTHING, pieces: [cubes(3, two, null)] });
    expect(tableChanges(table(five), table())).toEqual({ ...NOTHING, pieces: [cubes(5, five, null)] });
  });
  test("are counted by kind and owner, and are no other pieces where they lie", () => {
    const [red, blue] = [stack("a", alike("a", 2)), stack("a", alike("a", 2, { owner: "blue" }))];
    expect(tableChanges(table(red), table(blue))).toEqual({
      ...NOTHING,
      pieces: [{ ...cubes(2, null, blue), owner: "blue" }, cubes(2, red, null)],
    });
    const both = stack("a", alike("a", 1), alike("a", 2));
    expect(tableChanges(table(both), table(stack("a", alike("a", 3))))).toEqual(NOTHING);
    expect(tableChanges(table(stack("a", alike("a", 1))), table(stack("a", alike("a", 2, { marks: ["x"] })))).changed).toEqual([]);
  });
});

describe("numbers, places and regions", () => {
  test("are named where they differ, the later table first", () => {
    const place = (control: string | null) => ({ control, value: null, marks: [] });
    const before = {
      ...EMPTY,
      places: { old: place("red"), same: place("red"), b: place(null) },
      regions: { r: place("red"), s: place(null) },
    } as unknown as Table;
    const after = {
      ...EMPTY,
      places: { new: place("red"), b: place("red"), same: place("red") },
      regions: { s: place(null), r: place("blue") },
    } as unknown as Table;
    expect(tableChanges(before, after)).toEqual({ ...NOTHING, places: ["new", "b", "old"], regions: ["r"] });
  });
  test("of piles and scores go by their owner too", () => {
    const of = (deck: number, red: number, blue: number): Table =>
      ({
        ...EMPTY,
        piles: [
          { id: "deck", owner: null, count: deck },
          { id: "hand", owner: "red", count: red },
          { id: "hand", owner: "blue", count: blue },
        ],
        seats: [
          { seat: "red", scores: [{ id: "vp", value: red, of: null }] },
          { seat: "blue", scores: [{ id: "vp", value: blue, of: null }] },
        ],
      }) as unknown as Table;
    expect(tableChanges(of(9, 1, 2), of(8, 1, 0))).toEqual({
      ...NOTHING,
      piles: [
        { id: "deck", owner: null, from: 9, to: 8 },
        { id: "hand", owner: "blue", from: 2, to: 0 },
      ],
      scores: [{ id: "vp", owner: "blue", from: 2, to: 0 }],
    });
    expect(tableChanges(of(9, 1, 2), EMPTY).scores).toEqual([
      { id: "vp", owner: "red", from: 1, to: null },
      { id: "vp", owner: "blue", from: 2, to: null },
    ]);
    expect(tableChanges(EMPTY, of(9, 1, 2)).piles[0]).toEqual({ id: "deck", owner: null, from: null, to: 9 });
  });
  test("of markers are known where one is alone of its kind and owner", () => {
    const track = (...marks: [kind: string, owner: string | null, at: number][]): Table =>
      ({ ...EMPTY, tracks: [{ id: "turns", marks: marks.map(([kind, owner, at]) => ({ kind, owner, at })) }] }) as unknown as Table;
    expect(tableChanges(track(["turn", null, 1], ["fleet", "red", 2]), track(["turn", null, 2], ["fleet", "red", 2])).tracks).toEqual([
      { id: "turns", owner: null, from: 1, to: 2 },
    ]);
    expect(tableChanges(track(["turn", null, 1], ["turn", null, 3]), track(["turn", null, 2], ["turn", null, 3])).tracks).toEqual([]);
  });
});

describe("packets", () => {
  const played = (): Game => {
    const game = new Game(UNREST, { seed: "edges" }) as unknown as Game;
    const dice = new SeededDice("edges");
    for (let n = 0; n < 12; n++) game.play(UNREST.randomMove(game.state as never, dice) as never);
    return game;
  };
  test("have the mark of the last entry, and undo and redo for seats that may", () => {
    const game = played();
    for (const viewer of [...UNREST.seats, "spectator", "arbiter"]) {
      const { mark, canUndo, canRedo, question } = packetFor(game, viewer as never);
      const isSeat = UNREST.seats.includes(viewer as never);
      expect(mark).toBe(game.history(viewer as never).at(-1)!.mark);
      expect([canUndo, canRedo, question]).toEqual(
        isSeat ? [game.canUndo(viewer as never), game.canRedo(viewer as never), game.question(viewer as never)] : [false, false, null],
      );
    }
    const fresh = new Game(UNREST, { seed: "edges" }) as unknown as Game;
    expect(packetFor(fresh, "arbiter" as never).mark).toBe(fresh.history("arbiter" as never).at(-1)?.mark ?? "");
  });
  test("say after an undo that it can be done again", () => {
    const game = played();
    let seat = UNREST.seats.find((one) => game.canUndo(one as never));
    for (let n = 0; seat === undefined && n < 200; n++) {
      game.play(UNREST.legalMoves(game.state as never, UNREST.seatsToMove(game.state as never)[0]!)[0] as never);
      seat = UNREST.seats.find((one) => game.canUndo(one as never));
    }
    expect(packetFor(game, seat as never)).toMatchObject({ canUndo: true, canRedo: false });
    expect(carryOut(game, seat as never, { to: "undo", question: game.question(seat as never) })).toBe(null);
    expect(packetFor(game, seat as never)).toMatchObject({ canRedo: true });
    expect(packetFor(game, "arbiter" as never)).toMatchObject({ canUndo: false, canRedo: false });
    expect(carryOut(game, seat as never, { to: "redo", question: game.question(seat as never) })).toBe(null);
    expect(packetFor(game, seat as never)).toMatchObject({ canUndo: true, canRedo: false });
  });
  test("come at once, after each change, and no more when following has ended", () => {
    const game = played();
    const marks: string[] = [];
    const entries: unknown[][] = [];
    const end = followGame(game, "arbiter" as never, (packet) => {
      marks.push(packet.mark);
      entries.push([packet.from, ...packet.entries]);
    });
    const begun = [...game.history("arbiter" as never)];
    expect(entries).toEqual([[0, ...begun]]);
    expect(marks).toEqual([game.history("arbiter" as never).at(-1)!.mark]);
    game.play(UNREST.randomMove(game.state as never, new SeededDice("more")) as never);
    expect(entries[1]).toEqual([begun.length, ...game.history("arbiter" as never).slice(begun.length)]);
    expect(marks[1]).toBe(game.history("arbiter" as never).at(-1)!.mark);
    end();
    game.play(UNREST.randomMove(game.state as never, new SeededDice("more")) as never);
    expect(marks).toHaveLength(2);
  });
});

describe("requests", () => {
  const game = new Game(UNREST, { seed: "requests" }) as unknown as Game;
  const seat = UNREST.seatsToMove(game.state as never)[0] as never;
  const question = game.question(seat);
  test.each<[unknown, string, string]>([
    ["{", "request/malformed", 'request: expected JSON, got "{"'],
    [{ to: "undo", question, line: "x" }, "request/malformed", "request.line: unknown field"],
    [{ to: "undo", question: 7 }, "request/malformed", "request.question: expected a text, got 7"],
    [{ to: "undo", question: "x".repeat(1001) }, "request/malformed", "request.question: expected a text of at most 1000 characters"],
    [{ to: "play", question, line: 7 }, "request/malformed", "request.line: expected a text, got 7"],
    [{ to: "play", question, line: "x".repeat(1001) }, "request/malformed", "request.line: expected a text of at most 1000 characters"],
    [{ to: "concede", question: "x".repeat(1000) }, "move/stale", ""],
  ])("%j has the problem %s", (request, code, message) => {
    expect(carryOut(game, seat, request)).toMatchObject({ code, message: expect.stringContaining(message) });
  });
  test("of nobody who plays are refused before all else", () => {
    expect(carryOut(game, "spectator" as never, { to: "concede", question })).toMatchObject({ code: "move/looks-on" });
    expect(game.outcome).toBe(null);
    expect(carryOut(game, seat, { to: "concede", question })).toBe(null);
    expect(game.outcome).not.toBe(null);
  });
});

describe("choices from a small list", () => {
  const listed = (line: string, move: object, ...targets: Target[]): ListedMove =>
    ({ line, move: { seat: "red", type: "go", ...move }, part: "main", targets }) as unknown as ListedMove;
  const place = (id: string): Target => ({ kind: "place", id });

  test("light what some moves are about and others are not, and have no button for them", () => {
    const screen = choices([listed("a b", { from: "a", to: "b" }, place("a"), place("b")), listed("a c", { from: "a", to: "c" }, place("a"), place("c"))]);
    expect(screen.lit).toEqual([place("b"), place("c")]);
    expect([screen.buttons, screen.more, screen.end, screen.offered]).toEqual([[], [], [], []]);
  });
  test("have a button for a move that begins with one, and none for a move that its place shows", () => {
    const button: Target = { kind: "button", id: "go" };
    const screen = choices([listed("first", { to: "b" }, button, place("b")), listed("second", { to: "c" }, place("c"), button)]);
    expect([screen.lit, screen.buttons.map(({ move }) => (move as { to?: string }).to)]).toEqual([[place("c")], ["b"]]);
  });
  test("have amounts where several differ by one number, in order, and none where there is one", () => {
    const screen = choices([listed("3", { n: 3 }), listed("1", { n: 1 }), listed("none", {}), listed("x 5", { what: "x", n: 5 })]);
    expect(screen.buttons.map(({ amounts }) => amounts.map(({ amount }) => amount))).toEqual([[1, 3], [], []]);
    expect(screen.buttons.map(({ move }) => (move as { n?: number }).n)).toEqual([3, undefined, 5]);
  });
});
