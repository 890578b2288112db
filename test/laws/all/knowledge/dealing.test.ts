/** Small positions in which all the worlds that a viewer could be in can be listed: `determinize` deals each as often as any other. */
import { describe, expect, test } from "vitest";
import type { AnyRuleset } from "../../../../src/core/ruleset/contract.js";
import { EVENT_CARDS } from "../../../../src/nine-years/data/events.js";
import { CARD_VALUES } from "../../../../src/nine-years/vocabulary/types.js";
import { NINE_YEARS, type NineYearsState } from "../../../../src/nine-years/index.js";
import { EVENT_HELD, inHand, inPile, placeOfEvent } from "../../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../../src/nine-years/tables/index.js";
import type { EventCardId } from "../../../../src/nine-years/vocabulary/types.js";
import { UNREST, type UnrestState } from "../../../../src/unrest/index.js";
import { at as nineYears } from "../../../nine-years/table.js";
import { CARDS } from "../../../../examples/tiny/data/cards.js";
import { TINY } from "../../../../examples/tiny/index.js";
import { DISCARD, HAND, PILE, PLEDGED, type TinyState } from "../../../../examples/tiny/state/index.js";
import { expectAsOften } from "../../../../src/laws/all/knowledge/dealing.js";
import { at as unrest } from "../../../unrest/table.js";
import { type Functions, held, otherwise } from "../../broken.js";
import { choices, expectDealt } from "../../chances.js";

const SAMPLES = 2000;

/** The worlds that a viewer samples, each in one word. */
function sampled<S>(ruleset: AnyRuleset, state: S, viewer: string, wordOf: (world: S) => string): string[] {
  return Array.from({ length: SAMPLES }, (_, seed) => wordOf(ruleset.determinize(state, viewer, seed)));
}

describe("tiny", () => {
  const NORTH = [0, 6];
  const UNSEEN = [4, 2, 10, 11, 8];

  /** The first decision of a kind, with north's cards as named, south's of the unseen, which lie in the pile besides, and all others discarded. */
  function cardsAt(kind: string, north: readonly number[], south: readonly number[], pledged?: number): TinyState {
    for (let seed = 0; ; seed++) {
      let state = TINY.setup({ seed });
      while (TINY.outcome(state) === null) {
        const seats = TINY.seatsToMove(state);
        if (TINY.decision(state)!.kind === kind && seats.length === 1 && (kind === "pledge" ? seats[0] === "north" : seats[0] === "south")) {
          const place = (card: number): number =>
            card === pledged ? PLEDGED + 1 : north.includes(card) ? HAND : south.includes(card) ? HAND + 1 : UNSEEN.includes(card) ? PILE : DISCARD;
          return TINY.restore({ ...state, deck: CARDS.map((_, card) => place(card)) });
        }
        state = TINY.apply(state, TINY.legalMoves(state).at(-1)!).state;
      }
    }
  }

  test("[TINY-1] the rival's hand and his pledge", () => {
    const state = cardsAt("pledge", [...NORTH, 1], [4, 2], 10);
    const ways = choices(UNSEEN, 2).flatMap((hand) => UNSEEN.filter((card) => !hand.includes(card)).map((pledge) => worldOf(hand, pledge)));
    expectDealt(
      sampled(TINY, state, "north", ({ deck }) => worldOf(cardsIn(deck, HAND + 1), deck.indexOf(PLEDGED + 1))),
      ways,
    );
  });

  test("[TINY-4] who is asked for an ambush holds a card of 5 or more, and any hand with one is as likely as any other", () => {
    const state = cardsAt("ambush", NORTH, [4, 2]);
    const hands = choices(UNSEEN, 2).filter((hand) => hand.some((card) => CARDS[card]!.value >= 5));
    expectDealt(
      sampled(TINY, state, "north", ({ deck }) => idsOf(cardsIn(deck, HAND + 1))),
      hands.map((hand) => idsOf(hand)),
    );
  });

  function cardsIn(deck: readonly number[], place: number): number[] {
    return deck.flatMap((where, card) => (where === place ? [card] : []));
  }
  function worldOf(hand: readonly number[], pledge: number): string {
    return `${idsOf(hand)} ${CARDS[pledge]!.id}`;
  }
  function idsOf(hand: readonly number[]): string {
    return hand
      .map((card) => CARDS[card]!.id)
      .sort()
      .join();
  }
});

describe("unrest", () => {
  // Of the coalition's 24 cards these six are unseen; all others lie in its discards.
  const UNSEEN = ["k-ops-1", "k-ops-1", "k-ops-2", "k-npa", "k-carthaginian-mistrust", "k-storms-at-sea"];
  const handOf = (world: UnrestState): string => [...UNREST.view(world, "arbiter").cards.coalition.hand!].sort().join();

  function scene(hand: readonly string[]) {
    const all = Object.entries({ "k-ops-1": 4, "k-ops-2": 4, "k-ops-3": 4, "k-npa": 6, "k-campaign": 1 }).flatMap(
      ([card, copies]) => Array(copies).fill(card) as string[],
    );
    all.push("k-carthaginian-mistrust", "k-storms-at-sea", "k-rallied-rebels", "k-titus-manlius", "k-wild-beasts");
    for (const card of UNSEEN) all.splice(all.indexOf(card), 1);
    return unrest({
      level: 2,
      cu: { box: 4 },
      leader: { hanno: "garrison-box" },
      hand: { carthage: ["c-ops-2"], coalition: [...hand] },
      discards: { coalition: all },
    });
  }

  test("[CAR-HI.1] the other hand", () => {
    const game = scene(["k-ops-1", "k-npa"]);
    expectDealt(
      sampled(UNREST, game.state, "carthage", handOf),
      choices(UNSEEN, 2).map((hand) => [...hand].sort().join()),
    );
  });

  test("[CAR-HI.7] who is asked to respond holds a card that fits, and any hand with one is as likely as any other", () => {
    const game = scene(["k-carthaginian-mistrust", "k-ops-1"]);
    game.play("activate c-ops-2");
    const hands = choices(UNSEEN, 2).filter((hand) => hand.includes("k-carthaginian-mistrust"));
    expectDealt(
      sampled(UNREST, game.state, "carthage", handOf),
      hands.map((hand) => [...hand].sort().join()),
    );
  });
});

describe("nine years", () => {
  const HELD: readonly EventCardId[] = ["contrary-winds", "siege-train", "forced-march", "intercepted-dispatches"];

  test("[NYW-HI.3] the held events of both, of those that nobody has seen", () => {
    const game = nineYears({ held: { alliance: HELD.slice(0, 1), bourbon: HELD.slice(1, 2) }, eventPile: HELD.slice(2) });
    const heldBy = (world: NineYearsState, side: number): string => EVENT_CARDS.find((_, card) => placeOfEvent(world, card) === EVENT_HELD + side)!.id;
    expectDealt(
      sampled(NINE_YEARS, game.state, "spectator", (world) => `${heldBy(world, ALLIANCE)} ${heldBy(world, BOURBON)}`),
      HELD.flatMap((first) => HELD.filter((second) => second !== first).map((second) => `${first} ${second}`)),
    );
  });

  test("[NYW-HI.1] who is asked which card to play holds two kinds, and any hand with two is as likely as any other", () => {
    const game = nineYears({ active: "alliance", leader: { waldeck: "breda", noailles: "paris" }, hand: { bourbon: [1, 2] } });
    game.play("end-round");
    const cards = CARD_VALUES.flatMap((value) => Array<number>(inPile(game.state, value) + inHand(game.state, BOURBON, value)).fill(value));
    expectDealt(
      sampled(NINE_YEARS, game.state, "alliance", (world) => CARD_VALUES.flatMap((value) => Array<number>(inHand(world, BOURBON, value)).fill(value)).join()),
      choices(cards, 2)
        .filter(([a, b]) => a !== b)
        .map((hand) => hand.join()),
    );
  });
});

/** Tiny of which nothing is shown but a fact, which some do not see. */
function showing(factOf: (s: TinyState) => unknown, blind: readonly string[]): Functions {
  return { view: (s: TinyState, viewer: string) => (blind.includes(viewer) ? {} : { fact: factOf(s) }) };
}

describe("law 15 finds what is dealt as it is", () => {
  const ALL = ["north", "south", "spectator"];
  const publicText = (s: TinyState): string => JSON.stringify(TINY.view(s, "spectator"));
  const during = (plies: number, factOf: (s: TinyState) => unknown, blind: readonly string[]): (() => void) =>
    held(15, showing(factOf, blind), { stretch: { from: TINY.setup({ seed: "dealt" }), plies } }, 1);

  test("in 24 samples, at 4 positions", () => {
    expect(during(6, publicText, ["spectator"])).toThrow(".fact is hidden, but was dealt as it is 24 times of 24, in 6 positions");
    expect(during(5, publicText, ["spectator"])).not.toThrow();
    expect(during(4, publicText, ["north", "spectator"])).toThrow(".fact is hidden, but was dealt as it is 32 times of 32, in 4 positions");
    expect(during(3, publicText, ALL)).not.toThrow();
  });
  test("which is not always the same", () => {
    expect(during(8, () => "always", ALL)).not.toThrow();
    expect(during(8, (s) => (TINY.seatsToMove(s).length === 2 ? "both" : "one"), ALL)).toThrow(".fact is hidden, but was dealt as it is 96 times of 96");
  });
  test("and something at all", () => {
    expect(during(8, (s) => [null, publicText(s)], ALL)).toThrow(".fact.* is hidden, but was dealt as it is");
    expect(during(8, (s) => (TINY.seatsToMove(s).length === 2 ? [null, null] : [null]), ALL)).not.toThrow();
  });
  test("but not where some sample has something else", () => expect(during(8, (s) => s.deck.join(), ALL)).not.toThrow());
  test("in a few positions of a long game alone", () => {
    const game = (maxDecisions: number): (() => void) => held(15, { ...showing(publicText, ALL), maxDecisions }, {}, 1);
    expect(game(9999)).toThrow(".fact is hidden, but was dealt as it is");
    expect(game(10_000)).not.toThrow();
  });
});

describe("law 20", () => {
  /** The sampled position has another fact than the one that was dealt. */
  const dealing = (dealt: (nth: number) => unknown, sampled: unknown): (() => void) => {
    const worlds = new WeakSet<object>();
    const deals = new WeakMap<object, number>();
    let nth = 0;
    const functions = {
      ...otherwise("setup", (s: TinyState) => {
        deals.set(s, nth++);
        return s;
      }),
      ...otherwise("determinize", (s: TinyState) => {
        worlds.add(s);
        return s;
      }),
      ...showing((s) => (worlds.has(s) ? sampled : dealt(deals.get(s)!)), ["north", "south", "spectator"]),
    };
    return held(20, functions, {}, 1);
  };
  test("counts each value that was dealt or sampled", () => {
    expect(dealing((nth) => [nth % 2, nth % 2], [7, 7])).toThrow(
      ".fact.* in the eyes of north is dealt and sampled not as often (160 of at most 82): " +
        "7 dealt 0 times, sampled 80 times; 0 dealt 40 times, sampled 0 times; 1 dealt 40 times, sampled 0 times",
    );
  });
  test("looks at nothing with which every game begins", () => {
    expect(dealing(() => [1, 1], [2, 2])).not.toThrow();
  });

  const counted = (...counts: readonly [dealt: number, sampled: number][]): (() => void) => {
    const values = new Map(counts.map((count, value) => [String(value), [...count] as [number, number]]));
    return () => expectAsOften("it", values);
  };
  test("finds what nobody would be dealt by accident", () => {
    expect(counted([71, 0])).not.toThrow();
    expect(counted([72, 0])).toThrow("it is dealt and sampled not as often (72 of at most 72): 0 dealt 72 times, sampled 0 times");
    expect(counted([39, 0], [0, 38])).not.toThrow();
    expect(counted([39, 0], [0, 39])).toThrow("(78 of at most 77)");
    expect(counted([300, 160])).not.toThrow();
    const fives = Array.from({ length: 30 }, (): [number, number] => [5, 0]);
    expect(counted(...fives)).not.toThrow();
    expect(counted(...fives.slice(1), [6, 0])).toThrow("(151 of at most 150)");
  });
  test("names the four values that are furthest off", () =>
    expect(counted([1, 0], [90, 0], [20, 10], [0, 9], [7, 70], [4, 4])).toThrow(
      /: 1 dealt 90 times, sampled 0 times; 4 dealt 7 times, sampled 70 times; 2 dealt 20 times, sampled 10 times; 3 dealt 0 times, sampled 9 times$/,
    ));
});
