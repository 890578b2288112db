/** What laws of the course and the keeping of games say of copies of the tiny game that are broken in one way each. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import type { TinyMove } from "../../examples/tiny/vocabulary/moves.js";
import type { TinyState } from "../../examples/tiny/state/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { IllegalMoveError, type Refusal } from "../../src/core/basics/errors.js";
import { LAWS } from "../../src/laws/all/index.js";
import { decisionsOf } from "../../src/laws/all/playing.js";
import { finder } from "../../src/laws/all/targets.js";
import { knownOf } from "./known.js";

type Seat = "north" | "south";
type Outcome = NonNullable<ReturnType<typeof TINY.outcome>>;

/** The outcome with something changed. */
function ending(change: (outcome: Outcome) => object): Partial<AnyRuleset> {
  return {
    outcome: (s: TinyState) => {
      const outcome = TINY.outcome(s);
      return outcome === null ? null : { ...outcome, ...change(outcome) };
    },
  };
}

/** Steps with something changed. */
function stepping(change: (step: ReturnType<typeof TINY.apply>, s: TinyState, m: TinyMove) => object): Partial<AnyRuleset> {
  return {
    apply: (s: TinyState, m: TinyMove, ...rest: never[]) => {
      const step = TINY.apply(s, m, ...rest);
      return { ...step, ...change(step, s, m) };
    },
  };
}

/** Lists with something changed. */
function listing(change: (list: readonly TinyMove[], s: TinyState, seat: Seat | undefined) => readonly TinyMove[]): Partial<AnyRuleset> {
  return { legalMoves: (s: TinyState, seat?: Seat) => change(TINY.legalMoves(s, seat), s, seat) as TinyMove[] };
}

/** Refusals with something changed. */
function refusing(change: (refusal: Refusal) => object): Partial<AnyRuleset> {
  return {
    explain: (s: TinyState, m: TinyMove) => {
      const refusal = TINY.explain(s, m);
      return refusal === null ? null : { ...refusal, ...change(refusal) };
    },
  } as Partial<AnyRuleset>;
}

const isHold = (m: TinyMove): boolean => m?.type === "hold";

const BROKEN: readonly (readonly [law: number, found: string | RegExp, functions: Partial<AnyRuleset>])[] = [
  [1, "no end after 3 decisions", { maxDecisions: 3 }],
  [1, "winners are a list without duplicates", ending(() => ({ winners: ["north", "north"] }))],
  [1, "winners are a list without duplicates", ending(() => ({ winners: { length: 0, size: 0 } }))],
  [1, "winners are seats in seat order", ending(() => ({ winners: ["south", "north"] }))],
  [1, "winners are seats in seat order", ending(() => ({ winners: ["west"] }))],
  [1, "winners are seats in seat order", ending(() => ({ winners: ["north", "west"] }))],
  [1, "an outcome has a kind", ending(() => ({ kind: "" }))],
  [1, "an outcome has a kind", ending(() => ({ kind: 7 }))],
  [1, "an outcome has a clause", ending(() => ({ clause: "" }))],
  [1, "an outcome has a clause", ending(() => ({ clause: 7 }))],
  [1, "score of west: 1", ending(() => ({ scores: { west: 1 } }))],
  [1, "score of north: NaN", ending(() => ({ scores: { north: Number.NaN } }))],
  [1, "score of south: 1", ending(() => ({ scores: { north: 0, south: "1" } }))],
  [1, "the outcome after JSON differs", ending(() => ({ more: [undefined] }))],
  [1, "nobody is asked, but the game is not over", { decision: () => null }],
  [1, "nobody is asked, but the game is not over", { seatsToMove: () => [] }],
  [1, "the seats of the decision differs", { decision: (s: TinyState) => ({ ...TINY.decision(s), seats: ["south"] }) }],
  [1, "seats to move after the end differs", { seatsToMove: (s: TinyState) => (TINY.outcome(s) === null ? TINY.seatsToMove(s) : ["north"]) }],
  [1, "moves after the end differs", listing((list, s) => (TINY.outcome(s) === null ? list : [{ seat: "north", type: "hold" }]))],
  [1, "a decision after the end", { decision: (s: TinyState) => TINY.decision(s) ?? { kind: "raid", clause: "TINY-3", seats: [] } }],
  [1, "conceding after the end: expected a IllegalMoveError, got none", { concede: (s: TinyState) => ({ state: s, events: [], undoBarrier: null }) }],
  [2, "the list of all against the lists of the seats differs", listing((list, _s, seat) => (seat === undefined ? list.slice(1) : list))],
  [2, /north is asked with 1 moves in pledge/, listing((list) => list.filter(({ seat }, i) => seat === "south" || i === 0))],
  [2, "a move in the list of north is of another seat", listing((list) => list.map((move) => ({ ...move, seat: "south" })))],
  [2, /listed twice: north pledge/, listing((list) => list.flatMap((move) => (move.seat === "north" ? [move, move] : [move])))],
  [2, "a random move is none of the list", { randomMove: () => ({ seat: "north", type: "ambush", card: "sun-1" }) }],
  [
    2,
    "the list of a clone differs",
    {
      clone: (s: TinyState) => ({ ...TINY.clone(s), round: 9 }),
      ...listing((list, s) => (s.round === 9 ? [...list].reverse() : list)),
    },
  ],
  [
    2,
    /the list of (?:north|south), who is not asked differs/,
    listing((list, _s, seat) => (list.length === 0 && seat !== undefined ? [{ seat, type: "hold" }] : list)),
  ],
  [
    2,
    "a listed move is explained away: ",
    { explain: (_s: TinyState, m: TinyMove) => (isHold(m) ? { code: "no/no", clause: null, data: {} } : null) } as never,
  ],
  [3, "no refusal for ", { explain: () => null } as never],
  [3, 'the code of a refusal is "no"', refusing(() => ({ code: "no" }))],
  [3, "the refusal after JSON differs", refusing(() => ({ more: [undefined] }))],
  [
    3,
    "expected a IllegalMoveError, got none",
    { apply: (s: TinyState, m: TinyMove) => (TINY.explain(s, m) === null ? TINY.apply(s, m) : { state: s, events: [], undoBarrier: null }) } as never,
  ],
  [
    3,
    "expected a IllegalMoveError, got TypeError",
    { apply: (s: TinyState, m: TinyMove) => (TINY.explain(s, m) === null ? TINY.apply(s, m) : crash()) } as never,
  ],
  [4, "the clone differs", { clone: (s: TinyState) => ({ ...TINY.clone(s), round: 9 }) }],
  [4, "the order of the fields differs", stepping(({ state }) => ({ state: Object.fromEntries(Object.entries(state).reverse()) }))],
  [4, "the events in place against the pure ones differs", stepping(({ events }) => ({ events: [...events, {}] }))],
  [4, "the state in place against the pure one differs", stepping(({ state }) => ({ state: { ...state, round: 9 } }))],
  [
    4,
    "the state when nobody listens differs",
    {
      advance: (s: TinyState, m: TinyMove, dice?: never, log?: never[]) => {
        TINY.advance(s, m, dice, log);
        if (log === undefined) s.round = 9;
      },
    } as never,
  ],
  [4, "conceding does not end the game", { concede: (s: TinyState) => ({ state: s, events: [], undoBarrier: null }) }],
  [5, "the fingerprint of the restored state differs", { restore: (json: TinyState) => ({ ...TINY.restore(json), round: 9 }) } as never],
  [5, "the position of the arbiter's view differs", { position: (view: object) => ({ ...TINY.position(view), round: 9 }) }],
  [5, "the arbiter's view after JSON differs", { view: (s: TinyState, viewer: Seat) => ({ ...TINY.view(s, viewer), more: [undefined] }) }],
  [6, "the same set-up gives another fingerprint", { setup: turningSetup() }],
  [7, /the notation "north {2}pledge .*" is not words parted by single spaces/, { format: (m: TinyMove) => TINY.format(m).replace(" ", "  ") }],
  [7, /the move of "north pledge .*" differs/, { parse: (text: string) => ({ ...TINY.parse(text), seat: "west" }) } as never],
  [7, /surplus": expected a NotationError, got none/, { parse: (text: string) => TINY.parse(text.replace(" surplus", "")) }],
  [7, /surplus": expected a NotationError, got/, { parse: (text: string) => (text.endsWith("surplus") ? refuse() : TINY.parse(text)) } as never],
  [9, "state.round: expected", { restore: (json: TinyState) => TINY.restore({ ...json, round: 10 }) } as never],
  [13, /the decision pledge carries "CAR-99.9", which is no clause/, { decision: (s: TinyState) => ({ ...TINY.decision(s), clause: "CAR-99.9" }) }],
  [13, /the decision pledge carries "", which is no clause/, { decision: (s: TinyState) => ({ ...TINY.decision(s), clause: "" }) }],
  [13, "a refusal carries null, which is no clause", refusing(() => ({ clause: null }))],
  [13, "the outcome carries null, which is no clause", ending(() => ({ clause: null }))],
  [13, /a roll \(.*\) carries undefined, which is no clause/, stepping(({ events }) => ({ events: [...events, { type: "roll" }] }))],
  [
    13,
    'the event pledged carries "CAR-99.9", which is no clause',
    stepping(({ events }) => ({ events: events.map((event) => ({ ...event, clause: "CAR-99.9" })) })),
  ],
  [13, "the event more after JSON differs", stepping(({ events }) => ({ events: [...events, { type: "more", of: [undefined] }] }))],
  [22, "the seats with a score differs", ending(() => ({ scores: { north: 0 } }))],
  [22, "north may concede and does not play", { players: () => ["south"] }],
  [22, "the seats that stand differs", { standing: (s: TinyState) => ({ north: TINY.standing(s).north }) } as never],
  [22, "the numbers of each seat differs", { standing: (s: TinyState) => ({ ...TINY.standing(s), south: {} }) } as never],
  [22, "a standing holds numbers", standingOf(() => Number.NaN)],
  [22, "the standing in a world that looks the same to all differs", standingOf((s) => s.deck.reduce((sum, place, card) => sum + place * card, 0))],
  [
    22,
    "the option rounds may be 10",
    { setup: (options: { rounds?: number }) => TINY.setup({ ...options, rounds: Math.min(9, options.rounds ?? 4) } as never) } as never,
  ],
  [
    22,
    "the game with rounds said differs",
    { setup: (options: { rounds?: number }) => TINY.setup({ ...options, rounds: options.rounds === 4 ? 5 : options.rounds } as never) } as never,
  ],
  [23, "is about nothing: []", targeting((targets) => ({ ...targets, targets: [] }))],
  [23, "stands in no part of its list, but in middle", targeting((targets) => ({ ...targets, part: "middle" }))],
  [23, "names a target twice", targeting((targets) => ({ ...targets, targets: [...targets.targets, ...targets.targets] }))],
  [
    23,
    "names the piece nowhere, which is not there",
    targeting((targets) => ({ ...targets, targets: [...targets.targets, { kind: "piece", id: "nowhere" }] })),
  ],
];

/** Standings with another number. */
function standingOf(number: (s: TinyState) => number): Partial<AnyRuleset> {
  const measure = Object.keys(TINY.standing(TINY.setup({ seed: 1 })).north!)[0]!;
  return {
    standing: (s: TinyState) => {
      const standing = TINY.standing(s);
      return { north: { ...standing.north, [measure]: number(s) }, south: standing.south };
    },
  } as never;
}

/** Targets with something changed. */
function targeting(change: (targets: { readonly targets: readonly object[]; readonly part: string }) => object): Partial<AnyRuleset> {
  return { targets: (...args: never[]) => change((TINY.targets as (...given: never[]) => never)(...args)) } as never;
}

// The third game is another.
function turningSetup(): AnyRuleset["setup"] {
  let calls = 0;
  return ((options: { readonly seed: string }) => TINY.setup({ ...options, seed: `${options.seed} ${Math.max(0, calls++ - 1)}` })) as never;
}

function crash(): never {
  throw new TypeError("crashed");
}

function refuse(): never {
  throw new IllegalMoveError("no/no", "no");
}

describe("a law says what is broken", () => {
  test.each(BROKEN)("law %i: %s", (number, found, functions) => {
    const law = LAWS.find((one) => one.number === number)!;
    const ruleset = { ...TINY, ...functions } as AnyRuleset;
    expect(() => {
      for (let n = 0; n < 8; n++) law.check({ ruleset, options: {}, seed: `broken ${n}`, known: knownOf(TINY) });
    }).toThrow(found);
  });
  test("and of clauses, where no ledger is known", () => {
    const law = LAWS.find(({ number }) => number === 13)!;
    for (const clause of [null, ""]) {
      const ruleset = { ...TINY, decision: (s: TinyState) => ({ ...TINY.decision(s), clause }) } as unknown as AnyRuleset;
      expect(() => law.check({ ruleset, options: {}, seed: "no ledger" })).toThrow(`the decision pledge carries ${JSON.stringify(clause)}, which is no clause`);
    }
  });
  test("and of an option without a row", () => {
    const law = LAWS.find(({ number }) => number === 22)!;
    const ruleset = { ...TINY, options: {} } as unknown as AnyRuleset;
    expect(() => law.check({ ruleset, options: { rounds: 1 }, seed: "no row" })).toThrow("the option rounds has no row");
  });
  test("and of targets that nothing is drawn of", () => {
    const law = LAWS.find(({ number }) => number === 23)!;
    const nameless = targeting((targets) => ({ ...targets, targets: [{ kind: "place", id: "" }] }));
    expect(() => law.check({ ruleset: { ...TINY, ...nameless } as AnyRuleset, options: {}, seed: "nameless" })).toThrow("names the place , which is not there");
    const unknown = targeting((targets) => ({ ...targets, targets: [{ kind: "place", id: "nowhere" }] }));
    expect(() => law.check({ ruleset: { ...TINY, ...unknown } as AnyRuleset, options: {}, seed: "nameless" })).not.toThrow();
  });
  test("and finds what is on a table and a board, by its kind", () => {
    const { drawing } = knownOf(TINY);
    const state = TINY.setup({ seed: 1 });
    const [board, table] = [drawing!.board(state), drawing!.table(TINY.view(state, "arbiter") as never)];
    const isThere = finder(board, table, ["north"]);
    const ids = {
      place: Object.keys(board.places),
      region: Object.keys(board.regions),
      stack: table.stacks.map(({ id }) => id),
      piece: table.stacks.flatMap(({ pieces }) => pieces.map(({ id }) => id)),
      card: table.piles.flatMap(({ cards }) => cards ?? []),
      seat: ["north"],
      track: table.tracks.map(({ id }) => id),
      button: ["hold"],
    } as const;
    for (const [kind, known] of Object.entries(ids) as [keyof typeof ids, readonly string[]][]) {
      for (const id of known) expect([kind, id, isThere({ kind, id })]).toEqual([kind, id, true]);
      expect([kind, isThere({ kind, id: kind === "button" ? "" : "toString" })]).toEqual([kind, false]);
    }
    expect([ids.place.length > 0, ids.piece.length > 0, ids.card.length > 0, ids.track.length > 0, isThere({ kind: "seat", id: "south" })]).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
  test("and the number of decisions of a game, for reports", () => {
    const trial = { ruleset: TINY as AnyRuleset, options: { rounds: 1 }, seed: "counted" };
    let decisions = 0;
    const apply = (...args: Parameters<typeof TINY.apply>) => {
      decisions++;
      return TINY.apply(...args);
    };
    expect(decisionsOf({ ...trial, ruleset: { ...TINY, apply } as AnyRuleset })).toBe(decisions);
    expect(decisions).toBeGreaterThan(3);
  });
});
