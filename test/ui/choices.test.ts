/** From moves to clicks, in every game. */
import { describe, expect, test } from "vitest";
import type { MoveBase } from "../../src/index.js";
import { SeededDice } from "../../src/index.js";
import { type Choices, choices, type ListedMove, listedMoves, type Offered, refusalsOf, type Target } from "../../src/ui/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { table as unrestTable } from "../../src/drawing/unrest/index.js";
import { GAMES, positions } from "../drawing/games.js";

/** The lines that can be reached from a screen: by its buttons, and by clicks on what a page shows of what is lit. */
function reached(screen: Choices, format: (move: MoveBase) => string): Set<string> {
  const lines = new Set<string>();
  for (const { move, amounts } of [...screen.buttons, ...screen.more, ...screen.end]) {
    lines.add(format(move));
    for (const amount of amounts) lines.add(format(amount.move));
  }
  expect(screen.offered.map(({ move }) => format(move)).sort()).toEqual([...lines].sort());
  // A picture has places and stacks; pieces of a stack are no things to click by themselves.
  const shown = [...screen.lit.filter(({ kind }) => kind === "place" || kind === "stack"), ...screen.beside];
  for (const target of shown) {
    const click = screen.click(target);
    if (click.kind === "move") lines.add(format(click.move));
    if (click.kind !== "choices") continue;
    expect(click.choices.moves.length).toBeLessThan(screen.moves.length);
    expect(click.choices.clicked.at(-1)).toEqual(target);
    for (const line of reached(click.choices, format)) lines.add(line);
  }
  return lines;
}

/** All that names a move on a screen: lists, buttons, numbers, and what comes of clicks. */
function everything(screen: Choices): readonly Offered[] {
  const buttons = [...screen.buttons, ...screen.more, ...screen.end];
  const clicks = screen.lit.map((target) => screen.click(target));
  const clicked = clicks.flatMap((click) => (click.kind === "move" ? [click] : click.kind === "choices" ? everything(click.choices) : []));
  return [...screen.moves, ...screen.offered, ...buttons, ...buttons.flatMap(({ amounts }) => amounts), ...clicked];
}

describe.each(GAMES)("the lists of $id", ({ id, ruleset, ...game }) => {
  const screens = positions({ id, ruleset, ...game }, 2).flatMap((state) =>
    ruleset.seatsToMove(state as never).map((seat) => {
      const list = listedMoves(ruleset, state as never, seat);
      return { state, seat, list, screen: choices(list, game.table(ruleset.view(state as never, seat))) };
    }),
  );
  const format = (move: MoveBase): string => ruleset.format(move);

  test("can be chosen from by buttons and clicks alone, each click leaving fewer", () => {
    expect(screens.length).toBeGreaterThan(10);
    for (const { list, screen } of screens) expect([...reached(screen, format)].sort()).toEqual(list.map(({ line }) => line).sort());
  });
  test("keep their line and their place in the list, by buttons, clicks and in smaller lists", () => {
    for (const { list, screen } of screens)
      for (const { move, line, index } of everything(screen)) expect([line, move]).toEqual([list[index]?.line, list[index]?.move]);
  });
  test("are ended by buttons of their own, all of them", () => {
    for (const { list, screen } of screens) {
      const ends = screen.end.flatMap(({ move, amounts }) => (amounts.length === 0 ? [move] : amounts.map((amount) => amount.move)));
      expect(ends.map(format).sort()).toEqual(list.flatMap(({ line, part }) => (part === "end" ? [line] : [])).sort());
    }
  });
  test("get nothing from a click on what they are not about", () => {
    for (const { screen } of screens) expect(screen.click({ kind: "place", id: "nowhere" })).toEqual({ kind: "nothing" });
  });
  test("say why another place is none of them", () => {
    const places = Object.keys(game.board().places).map((place): Target => ({ kind: "place", id: place }));
    let refused = 0;
    for (const { state, seat, list } of screens.slice(0, 12)) {
      for (const target of places.slice(0, 40)) {
        const refusals = refusalsOf(ruleset, state as never, seat, target);
        refused += refusals.length;
        const isAbout = list.some(({ targets }) => targets.some(({ kind, id: named }) => kind === "place" && named === target.id));
        if (refusals.length > 0) expect(new Set(refusals.map(({ code }) => code)).size).toBe(refusals.length);
        if (isAbout && refusals.length > 0) expect(list.some(({ move }) => Object.values(move).includes(target.id as never))).toBe(false);
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe("choices", () => {
  const listed = (line: string, targets: readonly Target[], part: ListedMove["part"] = "main"): ListedMove => {
    const [seat = "", type = "", ...args] = line.split(" ");
    const fields = Object.fromEntries(args.map((value, i) => [`arg${i}`, /^\d+$/.test(value) ? Number(value) : value]));
    return { line, move: { seat, type, ...fields }, targets, part };
  };
  const piece = (id: string): Target => ({ kind: "piece", id });
  const place = (id: string): Target => ({ kind: "place", id });
  const button = (id: string): Target => ({ kind: "button", id });
  const stacks = [
    { id: "pella/red", place: "pella", owner: "red", inside: false, underWay: false, pieces: ["perdiccas", "craterus"].map(pieceOf) },
    { id: "sardis/red", place: "sardis", owner: "red", inside: false, underWay: false, pieces: [pieceOf("antigonus")] },
  ];
  function pieceOf(id: string) {
    return { id, kind: "general", name: id, owner: "red", count: 1, strength: null, rating: null, faceUp: true, marks: [] };
  }
  const LIST = [
    listed("red activate perdiccas", [piece("perdiccas"), place("pella")]),
    listed("red activate craterus", [piece("craterus"), place("pella")]),
    listed("red activate antigonus", [piece("antigonus"), place("sardis")]),
    listed("red done", [button("done"), { kind: "stack", id: "sardis/red" }], "end"),
  ];

  test("a stack of two generals asks which, a stack of one is the move, and nothing ends by a click on the map", () => {
    const screen = choices(LIST, { stacks });
    expect(screen.lit.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "piece perdiccas",
      "stack pella/red",
      "place pella",
      "piece craterus",
      "piece antigonus",
      "stack sardis/red",
      "place sardis",
    ]);
    expect([screen.beside, screen.buttons, screen.more]).toEqual([[], [], []]);
    expect(screen.end).toEqual([{ move: { seat: "red", type: "done" }, line: "red done", index: 3, amounts: [] }]);
    expect(screen.click({ kind: "stack", id: "sardis/red" })).toEqual({ kind: "move", move: LIST[2]!.move, line: "red activate antigonus", index: 2 });
    const pella = screen.click(place("pella"));
    const which = pella.kind === "choices" ? pella.choices : null;
    expect(which?.lit).toEqual([piece("perdiccas"), piece("craterus")]);
    expect(which?.click(piece("craterus"))).toEqual({ kind: "move", move: LIST[1]!.move, line: "red activate craterus", index: 1 });
  });
  test("on a place that is not lit a click shows the moves of what stands there, and plays none", () => {
    const list = [listed("red activate antigonus", [piece("antigonus")]), listed("red pass", [button("pass")])];
    const click = choices(list, { stacks }).click(place("sardis"));
    expect(click.kind === "choices" ? click.choices.moves.map(({ line }) => line) : click.kind).toEqual(["red activate antigonus"]);
  });
  test("where the choice is made is not lit: all of its moves are about it", () => {
    const where = place("tyre");
    const list = [listed("red play truce", [{ kind: "card", id: "truce" }, where]), listed("red pass", [button("pass"), where], "end")];
    expect(choices(list).lit).toEqual([{ kind: "card", id: "truce" }]);
  });
  test("moves that differ only by a number are one button", () => {
    const list = [3, 1, 2].map((n) => listed(`red take ${n}`, [button(`take ${n}`)], "adjust"));
    const [take, ...others] = choices(list).more;
    expect(others).toEqual([]);
    expect(take?.amounts.map(({ amount }) => amount)).toEqual([1, 2, 3]);
    expect(take?.amounts[1]).toEqual({ amount: 2, move: { seat: "red", type: "take", arg0: 2 }, line: "red take 2", index: 2 });
    expect([take?.line, take?.index]).toEqual(["red take 3", 0]);
  });
  test("cards with numbers for names are clicked one by one", () => {
    const list = [1, 2].map((n) => listed(`red show ${n}`, [{ kind: "card", id: `action-${n}` }]));
    const screen = choices(list);
    expect([screen.buttons, screen.beside]).toEqual([[], screen.lit]);
    expect(screen.click({ kind: "card", id: "action-2" })).toEqual({ kind: "move", move: list[1]!.move, line: "red show 2", index: 1 });
  });
  test("an empty list has nothing to choose from", () => {
    const { moves, lit, buttons, more, end } = choices([]);
    expect([moves, lit, buttons, more, end]).toEqual([[], [], [], [], []]);
  });
  test("the troops that sail with a leader are one choice of numbers", () => {
    for (let game = 0; game < 30; game++) {
      const dice = new SeededDice(game);
      const state = UNREST.setup({ seed: game });
      while (UNREST.outcome(state) === null) {
        for (const seat of UNREST.seatsToMove(state)) {
          const screen = choices(listedMoves(UNREST, state, seat), unrestTable(UNREST.view(state, seat)));
          const numbers = screen.more.find(({ move }) => move.type === "take-cu")?.amounts ?? [];
          if (numbers.length > 1) return expect(numbers.map(({ amount }) => amount)).toEqual(numbers.map((_, i) => (numbers[0]?.amount ?? 0) + i));
        }
        UNREST.advance(state, UNREST.randomMove(state, dice));
      }
    }
    throw new Error("nobody took CU along");
  });
  test("without a table pieces are clicked by themselves", () => {
    const state = DIADOCHI.setup({ seed: "no table", players: 2 });
    const [seat] = DIADOCHI.seatsToMove(state);
    const screen = choices(listedMoves(DIADOCHI, state, seat ?? "red"));
    expect([...reached(screen, (move) => DIADOCHI.format(move as never))].length).toBe(screen.moves.length);
    expect(screen.lit.some(({ kind }) => kind === "stack")).toBe(false);
  });
});
