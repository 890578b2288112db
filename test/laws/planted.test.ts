/** Faults planted into copies of the tiny ruleset, each of a kind that once got past all laws; and the law that finds it now. */
import { describe, expect, test } from "vitest";
import { argA, code, verbOf } from "../../src/core/moves/codes.js";
import type { AnyRuleset, Step } from "../../src/core/ruleset/contract.js";
import { PositionError, type Refusal } from "../../src/core/basics/errors.js";
import { type Dice, tally } from "../../src/core/dice/dice.js";
import type { Log, Procedure } from "../../src/core/flow/flow.js";
import { hashState } from "../../src/core/state/hash.js";
import { type GameRecord, verify } from "../../src/core/game/record.js";
import { createRuleset } from "../../src/core/ruleset/ruleset.js";
import standard from "../records/tiny/standard.json" with { type: "json" };
import type { TinyEvent } from "../../examples/tiny/vocabulary/events.js";
import { F } from "../../examples/tiny/vocabulary/frames.js";
import { TINY } from "../../examples/tiny/index.js";
import type { TinyMove } from "../../examples/tiny/vocabulary/moves.js";
import type { TinyView } from "../../examples/tiny/knowledge/view.js";
import { HAND, PILE, PLEDGED, strengthOf, type TinyState } from "../../examples/tiny/state/index.js";
import { LAWS } from "../../src/laws/all/index.js";
import { neverOccurred } from "../../src/laws/coverage.js";
import { type AnyParts, partsOf } from "../../src/laws/parts.js";
import { lawTests } from "../../src/laws/suite.js";
import { walk } from "../../src/laws/walk.js";
import { knownOf } from "./known.js";
import { NODE_WATCH } from "./watch.js";

const SEEDS = Array.from({ length: 30 }, (_, i) => `planted-${i}`);
const PARTS = partsOf(TINY);
const VERBS: Readonly<Record<string, number>> = Object.fromEntries(PARTS.moveKinds.map(({ type }, verb) => [type, verb]));
const HOLD = VERBS["hold"]!;
const STRIKE = VERBS["strike"]!;
const AMBUSH = VERBS["ambush"]!;

/** Tiny of other parts. */
function made(parts: Partial<AnyParts>): AnyRuleset {
  return createRuleset({ ...PARTS, ...parts });
}

/** Tiny with another procedure, made of the one that there is. */
function withProcedure(kind: string, change: (procedure: Procedure<TinyState, TinyEvent>) => Partial<Procedure<TinyState, TinyEvent>>): AnyRuleset {
  return made({ procedures: PARTS.procedures.map((procedure) => (procedure.kind === kind ? { ...procedure, ...change(procedure) } : procedure)) });
}

/** Tiny with other functions outside. */
function wrapped(functions: Partial<AnyRuleset>): AnyRuleset {
  return { ...TINY, ...functions };
}

const otherOf = (seat: number): number => 1 - seat;

// Conceals only hands; the pledge stays.
function concealHandsOnly(s: TinyState, viewer: number): void {
  const unseen = s.deck.flatMap((place, card) => (place === PILE || place === HAND + otherOf(viewer) ? [card] : []));
  const places = unseen.map((card) => s.deck[card]!).sort((a, b) => a - b);
  unseen.forEach((card, i) => void (s.deck[card] = places[i]!));
}

// Resamples only hands: whose cards they are, is not known; the pledge stays.
function dealHandsOnly(s: TinyState, viewer: number, ...rest: readonly unknown[]): void {
  const pledged = s.deck.map((place) => place >= PLEDGED);
  const before = s.deck.slice();
  (PARTS.determinize as (s: TinyState, viewer: number, ...rest: readonly unknown[]) => void)(s, viewer, ...rest);
  const moved = s.deck.findIndex((place, card) => pledged[card] && place !== before[card]);
  if (moved >= 0) s.deck = before;
}

// The rival always holds the highest of the cards that nobody has seen.
function dealHighCards(s: TinyState, viewer: number): void {
  for (let seat = 0; seat < 2; seat++) {
    if (seat === viewer) continue;
    const held = s.deck.filter((place) => place === HAND + seat).length;
    s.deck = s.deck.map((place) => (place === HAND + seat ? PILE : place));
    const unseen = s.deck.map((place, card) => (place === PILE ? card : -1)).filter((card) => card >= 0);
    const byValue = unseen.sort((a, b) => (b % 6) - (a % 6));
    for (const card of byValue.slice(0, held)) s.deck[card] = HAND + seat;
  }
}

// Who ends his raid shows what the other holds.
function tellHand(raid: Procedure<TinyState, TinyEvent>): Partial<Procedure<TinyState, TinyEvent>> {
  return {
    play(s, seat, c, dice, log) {
      raid.play(s, seat, c, dice, log);
      const cards = s.deck.flatMap((place, card) => (place === HAND + otherOf(seat) ? [String(card)] : []));
      if (verbOf(c) === HOLD) log?.push({ type: "raider-moved", space: cards.join() });
    },
  };
}

// A raid in which strength is lent and given back, as often as the force in the frame says.
function lending(raid: Procedure<TinyState, TinyEvent>): Partial<Procedure<TinyState, TinyEvent>> {
  const lent = (s: TinyState): number => F.raid.top(s).force;
  return {
    moves(s, seat, out) {
      raid.moves(s, seat, out);
      if (strengthOf(s, seat) > 1 && lent(s) < 6) out.push(code(AMBUSH, 0), code(AMBUSH, 1));
    },
    play(s, seat, c, dice, log) {
      if (verbOf(c) !== AMBUSH) return raid.play(s, seat, c, dice, log);
      s.strength[seat] = strengthOf(s, seat) + (argA(c) === 0 ? -1 : 1);
      F.raid.top(s).force = lent(s) + 1;
    },
  };
}

function tellDealt(events: readonly TinyEvent[], viewer: never): TinyEvent[] {
  return events.flatMap((event) => (event.type === "dealt" ? [event] : (PARTS.viewEvents([event], viewer) as TinyEvent[])));
}

function allowingAmbush(s: TinyState, m: TinyMove): Refusal | null {
  return m?.type === "ambush" ? null : TINY.explain(s, m);
}

function refusingHold(s: TinyState, m: TinyMove): Refusal | null {
  return m?.type === "hold" ? { code: "no/no", clause: null, data: {} } : TINY.explain(s, m);
}

function applyLowBits(s: TinyState, m: TinyMove): Step<TinyState, TinyEvent> {
  return TINY.apply(s, lowBits(m));
}

function explainLowBits(s: TinyState, m: TinyMove): Refusal | null {
  return TINY.explain(s, lowBits(m));
}

function asOurFault({ code: name, message, details }: PositionError): PositionError {
  return new PositionError(name, `tyche invariant: ${message}`, details);
}

function lowBits(move: TinyMove): TinyMove {
  return move?.type === "strike" && Number.isInteger(move.force) ? { ...move, force: move.force & 1023 } : move;
}

const kept: number[][] = [];

function restoreKeeping(json: unknown): TinyState {
  try {
    return TINY.restore(json);
  } catch (error) {
    kept.push(Array.from({ length: 9_000_000 }, (_, i) => i));
    throw error;
  }
}

function restoreHanging(json: unknown): TinyState {
  const state = TINY.restore(json);
  while (strengthOf(state, 0) > 3);
  return state;
}

function refusingWith(door: (json: unknown) => TinyState, error: (of: PositionError) => unknown): (json: unknown) => TinyState {
  return (json) => {
    try {
      return door(json);
    } catch (refused) {
      throw error(refused as PositionError);
    }
  };
}

function fixedByHand(s: TinyState, m: TinyMove): Step<TinyState, TinyEvent> {
  const step = TINY.apply(s, m);
  const rival = otherOf(TINY.seats.indexOf(m.seat));
  return { ...step, undoBarrier: step.undoBarrier ?? (s.deck[5] === HAND + rival ? "asked" : null) };
}

// The first number of a view is taken for the round.
function readByOrder(view: object): TinyState {
  const state = TINY.position(view);
  return { ...state, round: Object.values(view).find((part): part is number => typeof part === "number") ?? 0 };
}

function sampledByPledge(s: TinyState, viewer: never, seed: number): TinyState {
  const pledge = s.deck.indexOf(PLEDGED + otherOf(TINY.seats.indexOf(viewer)));
  return TINY.determinize(s, viewer, `${seed} ${pledge}`);
}

function sampledByText(s: TinyState, viewer: never, seed: number, memory?: never): TinyState {
  return TINY.determinize(s, viewer, JSON.stringify(memory ?? seed), memory);
}

const FAULTS: readonly (readonly [law: number, fault: string, found: RegExp, faulty: AnyRuleset])[] = [
  [15, "nothing is resampled", /pile\.\* is hidden, but was dealt as it is/, made({ conceal: () => {}, determinize: () => {} })],
  [15, "pledges are not resampled", /pledged\.\w+\.\* is hidden, but was dealt as it is/, made({ conceal: concealHandsOnly, determinize: dealHandsOnly })],
  [20, "the rival is dealt the highest cards", /deck\..* .*dealt and sampled not as often/, made({ determinize: dealHighCards })],
  [16, "all hear the cards dealt", /hears of ".*" in a world that looks the same/, made({ viewEvents: tellDealt })],
  [16, "all hear the card pledged", /hears the hidden name/, made({ viewEvents: (events) => [...events] })],
  [16, "who ends his raid shows the hand of the other", /hears of ".* hold"/, withProcedure("raid", tellHand)],
  [19, "nothing is a reveal", /can be taken back, though|in another world/, made({ revealsSecret: () => false })],
  [
    19,
    "whether a move is fixed depends on the hand of the other",
    /fixed by null, in another world .* by asked|fixed by asked, .* by null/,
    wrapped({ apply: fixedByHand }),
  ],
  [17, "explain allows any ambush", /not listed, but explain gives null/, wrapped({ explain: allowingAmbush })],
  [17, "explain refuses a listed move", /is listed, but explain gives/, wrapped({ explain: refusingHold })],
  [17, "a number runs out of its code", /not listed, but explain gives null/, wrapped({ apply: applyLowBits, explain: explainLowBits })],
  [
    17,
    "a number is read with leading zeros",
    /the notation of what ".* 0\d"/,
    wrapped({ parse: (text: string) => TINY.parse(text.replace(/ 0+(?=\d)/, " ")) }),
  ],
  [21, "refuse and moves ask different questions", /ambush in ambush are refused for no reason/, withProcedure("ambush", () => ({ refuse: () => null }))],
  [18, "a restore hangs", /did not come back/, wrapped({ restore: restoreHanging })],
  [18, "a restore keeps memory", /it took \d+ MB/, wrapped({ restore: restoreKeeping })],
  [18, "impossible states are accepted", /accepted, (then|but)/, made({ checkInvariants: () => {} })],
  [
    18,
    "a refusal names no field",
    /the error has no path/,
    wrapped({ restore: refusingWith(TINY.restore, (error) => new PositionError(error.code, error.message)) }),
  ],
  [18, "a refusal is reported as our own fault", /told as a fault of the library/, wrapped({ position: refusingWith(TINY.position, asOurFault) })],
  [
    18,
    "a position drops the discards",
    /some place/,
    wrapped({ position: (view: object) => TINY.position({ ...view, deck: { ...(view as TinyView).deck, discards: [] } }) }),
  ],
  [11, "strength is lent and given back", /takes back/, withProcedure("raid", lending)],
  [25, "a position is read by the order of its keys", /the position of a view with other keys first differs/, wrapped({ position: readByOrder })],
  [
    29,
    "a pledge is kept that nobody has seen",
    /concealed from \w+ after ".*", which looks to it like/,
    made({ conceal: concealHandsOnly, determinize: dealHandsOnly }),
  ],
  [29, "samples depend on a pledge that nobody has seen", /sampled for \w+ after ".*", which looks to it like/, wrapped({ determinize: sampledByPledge })],
  [30, "nothing is concealed", /of a sample differs/, made({ conceal: () => {} })],
  [
    30,
    "the key of a view depends on what is hidden",
    /look alike to \w+ have different keys/,
    wrapped({ viewKey: (s: TinyState) => hashState({ ...s, dice: [] }) }),
  ],
  [30, "a hand is concealed from its owner", /the view of the state concealed/, made({ conceal: (s: TinyState) => PARTS.conceal(s, -1) })],
  [
    33,
    "a strike is listed beyond the bounds of its number",
    /a listed move of raid is another action|outside the space|action \d+ of the list/,
    withProcedure("raid", listingMore),
  ],
  [
    33,
    "objects are listed in another order than numbers",
    /action 0 of the list in \w+ differs/,
    wrapped({ legalMoves: (s: TinyState, seat?: TinyMove["seat"]) => TINY.legalMoves(s, seat).reverse() }),
  ],
  [
    34,
    "a game of objects rolls other dice than one of numbers",
    /the last position: expected \w+, got|expected a legal action/,
    wrapped({ apply: (s: TinyState, move: TinyMove) => TINY.apply(TINY.reseed(s, s.frames.length), move) }),
  ],
  [
    35,
    "a strike is read by less than is used of it",
    /can lead to \d+ positions by what is read of its dice|has the chance|is not among what it can lead to/,
    withProcedure("raid", readByLess),
  ],
  [36, "numbers are read from hands that are not concealed", /is shown another deck in a position that looks alike/, made({ conceal: () => {} })],
  [37, "a list is kept with its position for good", /the list of a position (?:edited|stepped in place) differs/, wrapped({ legalMoves: listedOnce() })],
  [38, "a list depends on what no seat is shown", /is shown the same numbers where it has other choices/, wrapped({ legalMoves: listedByChance })],
  [39, "a memory counts how often it was brought up to date", /remembers in an opened game/, wrapped({ remember: counting })],
  [39, "what happens is known of a position that was just reached only", /the last events for|has seen of|what is new to/, wrapped({ apply: tellingOnce() })],
  [25, "memories are compared by text", /what is sampled for what \w+ remembers/, wrapped({ determinize: sampledByText })],
];

// The generator decides whether the first move is listed.
function listedByChance(s: TinyState, seat?: TinyMove["seat"]): TinyMove[] {
  const list = TINY.legalMoves(s, seat);
  return list.length > 1 && s.dice[0]! % 2 === 0 ? list.slice(1) : list;
}

// The list of a position is made once, though the position is stepped in place.
function listedOnce(): AnyRuleset["legalMoves"] {
  const lists = new WeakMap<object, TinyMove[]>();
  return (s: TinyState, seat?: TinyMove["seat"]) => {
    if (seat !== undefined) return TINY.legalMoves(s, seat);
    const list = lists.get(s) ?? TINY.legalMoves(s);
    lists.set(s, list);
    return list;
  };
}

function counting(memory: { readonly held: unknown }): never {
  return { ...memory, held: Number(memory.held ?? 0) + 1 } as never;
}

// From a position that was stored nothing is shown to happen.
function tellingOnce(): AnyRuleset["apply"] {
  const reached = new WeakSet<object>();
  return (s: TinyState, move: TinyMove) => {
    const step = TINY.apply(s, move);
    reached.add(step.state);
    return reached.has(s) ? step : { ...step, events: [] };
  };
}

// Listed last, so that whoever looks at the others alone finds nothing.
function listingMore(raid: Procedure<TinyState, TinyEvent>): Partial<Procedure<TinyState, TinyEvent>> {
  return {
    moves(s, seat, out) {
      raid.moves(s, seat, out);
      if (out.includes(code(STRIKE, 3)) && strengthOf(s, seat) > 3) out.push(code(STRIKE, 4));
    },
  };
}

// All that a strike rolls is one to an enumeration.
function readByLess(raid: Procedure<TinyState, TinyEvent>): Partial<Procedure<TinyState, TinyEvent>> {
  const worked = (step: (s: TinyState, dice: Dice, log: Log<TinyEvent>) => unknown) => (s: TinyState, dice: Dice, log: Log<TinyEvent>) =>
    step(
      s,
      {
        ...scripted(dice),
        roll: (sides: number) =>
          tally(
            dice,
            log,
            (rolled) => rolled.roll(sides),
            () => 0,
          ),
      },
      log,
    ) as boolean;
  return { work: raid.work!.map((step) => (step === null ? null : worked(step))) };
}

function scripted(dice: Dice): Dice {
  return {
    roll: (sides) => dice.roll(sides),
    draw: (count) => dice.draw(count),
    rollOff: (...args) => dice.rollOff(...args),
    until: (...args) => dice.until(...args),
  };
}

describe("the laws find", () => {
  test.each(FAULTS)("law %i: %s", (number, _fault, found, ruleset) => {
    const law = LAWS.find((candidate) => candidate.number === number)!;
    expect(() => {
      for (const seed of SEEDS) law.check({ ruleset, options: {}, seed, known: knownOf(ruleset), watch: NODE_WATCH });
    }).toThrow(found);
    kept.length = 0;
  });

  test.each([
    ["a place is named that is not on the board", /names the place nowhere, which is not there/, { targets: [{ kind: "place", id: "nowhere" }], trail: [] }],
    ["something went where no place is", /goes by nowhere, which is no place/, { targets: [{ kind: "seat", id: "north" }], trail: ["nowhere", "nowhere"] }],
  ] as const)("law 32: %s", (_fault, found, targets) => {
    const law = LAWS.find(({ number }) => number === 32)!;
    const known = knownOf(TINY);
    const drawing = { ...known.drawing!, eventTargets: () => targets };
    expect(() => law.check({ ruleset: TINY, options: {}, seed: "planted", known: { ...known, drawing } })).toThrow(found);
    expect(() => law.check({ ruleset: TINY, options: {}, seed: "planted", known })).not.toThrow();
  });

  // What is only named otherwise, or done by another seat, is as sound as before: games that are kept tell it.
  test.each([
    ["two verbs are swapped", made({ moveKinds: swapped(PARTS.moveKinds, HOLD, VERBS["let-pass"]!) })],
    ["two slots are swapped", withProcedure("raid", (raid) => ({ asks: (s: TinyState) => (raid.asks(s) === 1 ? 2 : 1) }))],
  ])("law 12: %s", (_fault, ruleset) => {
    const [stored] = lawTests({ ruleset, options: [{}], games: 1, records: { standard } }).slice(-1);
    expect(() => stored!.run()).toThrow(/ply \d+.*raise the version of the ruleset and store its games again/);
    expect(verify(TINY, standard as unknown as GameRecord).outcome).not.toBeNull();
  });

  test("what random games never come to is shown by the fuzzer", () => {
    const ruleset = { ...TINY, id: "tiny-without-ambushes" };
    const rare = made({
      id: ruleset.id,
      procedures: PARTS.procedures.map((procedure) => (procedure.kind === "ambush" ? neverAsking(procedure) : procedure)),
    });
    for (const seed of SEEDS) walk({ ruleset: rare, options: {}, seed }, () => {});
    expect(neverOccurred(rare)).toMatchObject({ moves: ["ambush", "let-pass"], decisions: ["ambush"] });
  });
});

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  return list.map((entry, i) => (i === a ? list[b]! : i === b ? list[a]! : entry));
}

function neverAsking(ambush: Procedure<TinyState, TinyEvent>): Procedure<TinyState, TinyEvent> {
  return { ...ambush, moves: (_s, _seat, out) => void out.push(code(VERBS["let-pass"]!)) };
}
