/** Fields of the state by rows: how each kind is kept, shown, read back, resampled and checked. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PositionError, RulesetError } from "../../../src/core/basics/errors.js";
import { eventViews } from "../../../src/core/events/event-rows.js";
import { hashState } from "../../../src/core/state/hash.js";
import { type Fields, fieldsOf, type PiecesOf, placesIn, type StateOf, type StateRows } from "../../../src/core/ruleset/state-rows.js";

const SEATS = ["red", "blue"] as const;
type Seat = (typeof SEATS)[number];
interface Words {
  seat: Seat;
  town: "rome" | "carthage" | "syracuse";
  card: string;
}
const UNITS = {
  least: 0,
  most: 99,
  show: (packed: number) => ({ foot: Math.floor(packed / 10), horse: packed % 10 }),
  read: (told: unknown) => 10 * (told as { foot: number }).foot + (told as { horse: number }).horse,
};
const WORDS = { seat: SEATS, town: ["rome", "carthage", "syracuse"], card: ["a", "b", "c", "d"], units: UNITS } as const;
const STATE = {
  turn: "1..9",
  isWinter: "flag",
  capital: "town",
  besieged: "town?",
  burnt: "towns",
  route: "town[3]",
  camp: "units",
  garrison: { each: "town", of: "0..4" },
  goal: { each: "seat", of: "town", seen: "owner", resample: "roll" },
  cups: { each: "seat", of: "1..6[3]", seen: "owner", resample: "roll" },
  tile: { each: "town", of: "1..3", seen: "nobody", resample: "shuffle" },
  deck: { deck: "card", in: { pile: "nobody", shown: "all", hand: "owner", table: "each" } },
} as const;
type S = StateOf<typeof STATE>;
type P = PiecesOf<typeof STATE, Words & { units: { foot: number; horse: number } }, Seat>;
const fields: Fields<S, P, Seat> = fieldsOf<typeof STATE, Words & { units: { foot: number; horse: number } }, Seat>(STATE, WORDS, SEATS);

function scene(): S {
  const s = fields.start("");
  s.isWinter = 1;
  s.besieged = 2;
  s.burnt = 0b101;
  s.route.push(1, 0);
  s.camp = 42;
  s.garrison[1] = 4;
  s.goal[1] = 2;
  s.cups = [6, 1, 0, 3, 0, 0];
  s.tile = [1, 2, 3];
  s.deck = [0, 1, 3, 5];
  return s;
}

describe("fields that are shown", () => {
  const TOLD = { garrison: { each: "town", of: "0..4" }, men: { told: "0..12" }, isHeld: { told: "flag", each: "town" } } as const;
  const { view, position, start } = fieldsOf<typeof TOLD, Words, Seat>(TOLD, WORDS, SEATS, {
    men: (s) => s.garrison.reduce((sum, n) => sum + n, 0),
    isHeld: (s) => s.garrison.map((n) => (n > 0 ? 1 : 0)),
  });

  test("follow from the rest, are seen by all, and are not kept", () => {
    const s = start("");
    s.garrison = [4, 0, 3];
    expect(Object.keys(s)).toEqual(["edition", "dice", "frames", "garrison"]);
    const shown = view(s, "spectator");
    expect(shown).toEqual({ garrison: { rome: 4, carthage: 0, syracuse: 3 }, men: 7, isHeld: { rome: true, carthage: false, syracuse: true } });
    const men: number = shown.men;
    expect([men, shown.isHeld.rome]).toEqual([7, true]);
    expect(position(shown, "").garrison).toEqual([4, 0, 3]);
    expect(position({ garrison: shown.garrison }, "").garrison).toEqual([4, 0, 3]);
  });
  test("need a function that works them out", () => {
    expect(() => fieldsOf<StateRows, Record<string, string>, Seat>(TOLD as unknown as StateRows, WORDS, SEATS)).toThrow("state.men.told: expected a function");
  });
});

describe("fields by rows", () => {
  test("begin with the least of every value, no entries and every card in the first place", () => {
    const { edition: _edition, dice: _dice, frames: _frames, ...begun } = fields.start("");
    expect(begun).toEqual({
      turn: 1,
      isWinter: 0,
      capital: 0,
      besieged: -1,
      burnt: 0,
      route: [],
      camp: 0,
      garrison: [0, 0, 0],
      goal: [0, 0],
      cups: [0, 0, 0, 0, 0, 0],
      tile: [1, 1, 1],
      deck: [0, 0, 0, 0],
    });
    expect(placesIn(STATE.deck, SEATS)).toEqual({ pile: 0, shown: 1, hand: 2, table: 4 });
  });

  test("show the arbiter everything, a seat what is its own, and of the rest how much there is", () => {
    const seen = {
      turn: 1,
      isWinter: true,
      capital: "rome",
      besieged: "syracuse",
      burnt: ["rome", "syracuse"],
      route: ["carthage", "rome"],
      camp: { foot: 4, horse: 2 },
      garrison: { rome: 0, carthage: 4, syracuse: 0 },
    };
    expect(fields.view(scene(), "arbiter")).toEqual({
      ...seen,
      goal: { red: "rome", blue: "syracuse" },
      cups: { red: [6, 1], blue: [3] },
      tile: { rome: 1, carthage: 2, syracuse: 3 },
      deck: { pile: ["a"], shown: ["b"], hand: { red: [], blue: ["c"] }, table: { red: [], blue: ["d"] } },
    });
    expect(fields.view(scene(), "red")).toEqual({
      ...seen,
      goal: { red: "rome", blue: null },
      cups: { red: [6, 1], blue: [null] },
      tile: { rome: null, carthage: null, syracuse: null },
      deck: { pile: 1, shown: ["b"], hand: { red: [], blue: 1 }, table: { red: [], blue: ["d"] } },
    });
    expect(fields.view(scene(), "spectator").cups).toEqual({ red: [null, null], blue: [null] });
  });

  test("are read back from the arbiter's view, and copied with every array", () => {
    const s = scene();
    const back = fields.position(JSON.parse(JSON.stringify(fields.view(s, "arbiter"))), "");
    expect(back).toEqual(s);
    expect([hashState(back), Object.keys(back)]).toEqual([hashState(s), Object.keys(s)]);
    const copy = fields.clone(s);
    expect([copy, Object.keys(copy)]).toEqual([s, Object.keys(s)]);
    for (const [name, value] of Object.entries(s)) if (Array.isArray(value)) expect((copy as unknown as Record<string, unknown>)[name], name).not.toBe(value);
  });

  test("are read back from a view that does not see some of them, with the least in their place", () => {
    const { goal, cups, tile } = fields.view(scene(), "red");
    const back = fields.position({ ...fields.view(scene(), "arbiter"), goal, cups, tile }, "");
    expect([back.goal, back.cups, back.tile]).toEqual([
      [0, 0],
      [6, 1, 0, 1, 0, 0],
      [1, 1, 1],
    ]);
  });

  test("of a deck are read back from a view that knows how many cards lie where it does not see them, none too", () => {
    const s = { ...scene(), deck: [1, 1, 3, 5] };
    const { deck } = fields.view(s, "red");
    expect(deck).toEqual({ pile: 0, shown: ["a", "b"], hand: { red: [], blue: 1 }, table: { red: [], blue: ["d"] } });
    expect(fields.position({ ...fields.view(s, "arbiter"), deck }, "").deck).toEqual(s.deck);
  });

  test.each([
    ["view.turn", { turn: 10 }],
    ["view.besieged", { besieged: "athens" }],
    ["view.route[1]", { route: ["rome", 3] }],
    ["view.garrison.rome", { garrison: { rome: 5, carthage: 0, syracuse: 0 } }],
    ["view.cups.red[0]", { cups: { red: [0], blue: [] } }],
    ["view.cups.green", { cups: { red: [], blue: [], green: [] } }],
    ["view.deck.shown[0]", { deck: { pile: ["a"], shown: ["a", "b"], hand: { red: ["c"], blue: [] }, table: { red: [], blue: ["d"] } } }],
    ["view.deck", { deck: { pile: [], shown: ["b"], hand: { red: ["c"], blue: [] }, table: { red: [], blue: ["d"] } } }],
    ["view.surplus", { surplus: 1 }],
  ])("what cannot be is refused with its field: %s", (path, change) => {
    const given = { ...fields.view(scene(), "arbiter"), ...change };
    expect(() => fields.position(given, "")).toThrowError(expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path }) }));
  });

  test("say what is wrong of a value that is read", () => {
    const arbiters = fields.view(scene(), "arbiter");
    const cases: readonly (readonly [object, string])[] = [
      [{ turn: 0 }, "view.turn: expected a whole number in 1..9, got 0"],
      [{ turn: null }, "view.turn: expected a whole number in 1..9, got null"],
      [{ isWinter: 1 }, "view.isWinter: expected true or false, got 1"],
      [{ capital: null }, "view.capital: expected one of rome, carthage, syracuse, got null"],
      [{ burnt: ["rome", "x"] }, 'view.burnt[1]: expected one of rome, carthage, syracuse, got "x"'],
      [{ burnt: null }, "view.burnt: expected an array, got null"],
      [{ route: ["rome", "rome", "rome", "rome"] }, "view.route: expected at most 3 entries, got an array of 4"],
      [{ route: [null] }, "view.route[0]: expected one of rome, carthage, syracuse, got null"],
      [{ garrison: { rome: 0, carthage: 0 } }, "view.garrison.syracuse: expected a whole number in 0..4, got undefined"],
      [{ cups: { red: [1, 2, 3, 4], blue: [] } }, "view.cups.red: expected at most 3 entries, got an array of 4"],
      [{ cups: { red: [7], blue: [] } }, "view.cups.red[0]: expected a whole number in 1..6, got 7"],
      [{ goal: { red: "rome" } }, "view.goal.blue: expected one of rome, carthage, syracuse, got undefined"],
    ];
    for (const [change, message] of cases) expect(() => fields.position({ ...arbiters, ...change }, "")).toThrowError(expect.objectContaining({ message }));
    for (const change of [{ besieged: null }, { burnt: [] }, { route: [] }, { burnt: ["rome", "rome"] }])
      expect(() => fields.position({ ...arbiters, ...change }, "")).not.toThrow();
    expect(fields.position({ ...arbiters, besieged: null, burnt: ["syracuse"] }, "")).toMatchObject({ besieged: -1, burnt: 0b100 });
  });

  test("say what is wrong of a value that is kept", () => {
    const cases: readonly (readonly [object, string])[] = [
      [{ turn: 10 }, "turn: expected a whole number in 1..9, got 10"],
      [{ isWinter: 2 }, "isWinter: expected a whole number in 0..1, got 2"],
      [{ capital: 3 }, "capital: expected a whole number in 0..2, got 3"],
      [{ besieged: -2 }, "besieged: expected a whole number in -1..2, got -2"],
      [{ besieged: 3 }, "besieged: expected a whole number in -1..2, got 3"],
      [{ burnt: 8 }, "burnt: expected a whole number in 0..7, got 8"],
      [{ route: [3] }, "route: expected a whole number in 0..2, got 3"],
      [{ route: [0, 0, 0, 0] }, "route: expected at most 3 entries, got 4"],
      [{ camp: 100 }, "camp: expected a whole number in 0..99, got 100"],
      [{ garrison: [0, 5, 0] }, "garrison: expected a whole number in 0..4, got 5"],
      [{ cups: [-1, 0, 0, 0, 0, 0] }, "cups: expected a whole number in 0..6, got -1"],
      [{ cups: [1, 0, 0, 2, 0, 3] }, 'cups: expected lists without holes, got "one with a hole"'],
      [{ tile: [0, 1, 1] }, "tile: expected a whole number in 1..3, got 0"],
    ];
    for (const [change, message] of cases)
      expect(() => fields.checkInvariants({ ...scene(), ...change })).toThrowError(expect.objectContaining({ message: expect.stringContaining(message) }));
    for (const change of [
      { burnt: 7 },
      { route: [2, 2, 2] },
      { cups: [6, 6, 6, 0, 0, 0] },
      { cups: [0, 0, 0, 6, 6, 6] },
      { garrison: [4, 4, 4] },
      { besieged: -1 },
    ])
      expect(() => fields.checkInvariants({ ...scene(), ...change })).not.toThrow();
  });

  test("of one value or a list that is for all seats alike are hidden, concealed and dealt as one", () => {
    const HIDDEN = { omen: { of: "1..6", seen: "nobody", resample: "roll" }, signs: { of: "town[3]", seen: "nobody", resample: "roll" } } as const;
    const hidden = fieldsOf<typeof HIDDEN, Words, Seat>(HIDDEN, WORDS, SEATS);
    const s = { ...hidden.start(""), omen: 5, signs: [2, 1] };
    expect(hidden.view(s, "arbiter")).toEqual({ omen: 5, signs: ["syracuse", "carthage"] });
    for (const viewer of ["red", "spectator"] as const) expect(hidden.view(s, viewer)).toEqual({ omen: null, signs: [null, null] });
    expect(hidden.position({ omen: null, signs: [null, "rome"] }, "")).toMatchObject({ omen: 1, signs: [0, 0] });
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const dealt = hidden.clone(s);
      hidden.determinize(dealt, 1, new SeededDice(seed));
      seen.add(`${dealt.omen}`).add(dealt.signs.join());
    }
    expect([...seen].sort()).toEqual(["0,0", "0,1", "0,2", "1", "1,0", "1,1", "1,2", "2", "2,0", "2,1", "2,2", "3", "4", "5", "6"]);
    hidden.conceal(s, 1);
    expect(s).toMatchObject({ omen: 1, signs: [0, 0] });
  });

  test("are resampled for who does not see them, each out of its range, and stay for who does", () => {
    const dice = new SeededDice("anew");
    const dealt = { goal: new Set<number>(), cups: new Set<string>(), tile: new Set<string>(), deck: new Set<string>() };
    for (let i = 0; i < 300; i++) {
      const s = scene();
      fields.determinize(s, 0, dice);
      fields.checkInvariants(s);
      expect(fields.view(s, "red")).toEqual(fields.view(scene(), "red"));
      dealt.goal.add(s.goal[1]!);
      dealt.cups.add(s.cups.join());
      dealt.tile.add(s.tile.join());
      dealt.deck.add(s.deck.join());
    }
    expect([dealt.goal.size, dealt.cups.size, dealt.tile.size, [...dealt.deck].sort()]).toEqual([3, 6, 6, ["0,1,3,5", "3,1,0,5"]]);
  });

  test("are concealed from who does not see them, the same whatever they are, and stay for who does", () => {
    const dice = new SeededDice("concealed");
    const concealed = scene();
    fields.conceal(concealed, 0);
    expect(fields.view(concealed, "red")).toEqual(fields.view(scene(), "red"));
    for (let i = 0; i < 50; i++) {
      const s = scene();
      fields.determinize(s, 0, dice);
      fields.conceal(s, 0);
      expect(s).toEqual(concealed);
    }
  });

  test("a value out of its range is no state", () => {
    for (const change of [
      { turn: 0 },
      { route: [0, 1, 2, 0] },
      { cups: [7, 0, 0, 0, 0, 0] },
      { cups: [0, 1, 0, 0, 0, 0] },
      { deck: [0, 0, 0, 6] },
      { garrison: [0, 0] },
    ])
      expect(() => fields.checkInvariants({ ...scene(), ...change })).toThrow(PositionError);
  });

  test.each([
    ["state.dice", { dice: "1..6" }],
    ["state.turn.of", { turn: "year" }],
    ["state.turn.each", { turn: { each: "year", of: "1..6" } }],
    ["state.goal.seen", { goal: { each: "town", of: "1..6", seen: "owner", resample: "roll" } }],
    ["state.goal.resample", { goal: { each: "seat", of: "1..6", seen: "owner" } }],
    ["state.goal.of", { goal: { each: "seat", of: "units", seen: "owner", resample: "roll" } }],
    ["state.deck.deck", { deck: { deck: "units", in: { pile: "nobody" } } }],
    ["state.deck.in.pile", { deck: { deck: "card", in: { pile: "somebody" } } }],
  ])("a row that cannot be is named: %s", (path, rows) => {
    expect(() => fieldsOf<StateRows, Record<string, string>, Seat>(rows as unknown as StateRows, WORDS, SEATS)).toThrowError(
      expect.objectContaining({ name: RulesetError.name, details: expect.objectContaining({ path }) }),
    );
  });
});

describe("events by rows", () => {
  type Event =
    | { type: "dealt"; seat: Seat; cards: (string | null)[] }
    | { type: "chose"; seat: Seat; card: string | null }
    | { type: "shown"; cards: string[] };
  const { viewEvents, revealsSecret } = eventViews<Event, Seat>({
    dealt: { secret: { entries: "cards" }, reveals: true },
    chose: { secret: "card" },
    shown: { reveals: true },
  });
  const events: Event[] = [
    { type: "dealt", seat: "red", cards: ["a", "b"] },
    { type: "chose", seat: "blue", card: "c" },
    { type: "shown", cards: ["c"] },
  ];

  test("what is a seat's alone is null to others", () => {
    expect(viewEvents(events, "blue")).toEqual([{ type: "dealt", seat: "red", cards: [null, null] }, events[1], events[2]]);
    expect(viewEvents(events, "spectator")[1]).toEqual({ type: "chose", seat: "blue", card: null });
    expect(events.map(revealsSecret)).toEqual([true, false, true]);
  });
});
