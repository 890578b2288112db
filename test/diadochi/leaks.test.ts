/** What must not leak, by construction: games that differ in a hidden card alone, worlds that a seat could be in counted one by one, and records of a viewer. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { Game, redact } from "../../src/index.js";
import type { DiadochiEvent } from "../../src/diadochi/vocabulary/events.js";
import { F } from "../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import type { DiadochiMove } from "../../src/diadochi/vocabulary/moves.js";
import { isSurpriseNow } from "../../src/diadochi/rules/cards/cards.js";
import { type DiadochiState, HAND, PILE, SILVER_IN_PLAY } from "../../src/diadochi/state/index.js";
import { tablesOf } from "../../src/diadochi/tables/index.js";
import type { Seat } from "../../src/diadochi/vocabulary/types.js";
import { momentsOf, seatsOf } from "./games.js";
import { seatOf, type Table, table } from "./table.js";

const SECRET = ["surprise-window", "independent-interception", "independent-avoidance"];

function cardsWhere(s: DiadochiState, wanted: (card: number) => boolean): number[] {
  return s.where.flatMap((_, card) => (wanted(card) ? [card] : []));
}

describe("two games that differ in one hidden card", () => {
  /** A random game in which nobody holds a Surprise card, at the first decision of a turn. */
  function startWithoutSurprises(seed: string, players: 2 | 3 | 4, turn: number, pick: SeededDice): DiadochiState {
    const s = DIADOCHI.setup({ players, seed });
    while (s.turn !== turn || s.round !== 1) DIADOCHI.advance(s, DIADOCHI.randomMove(s, pick));
    const t = tablesOf(s);
    const others = cardsWhere(s, (card) => s.where[card] === PILE && !isSurpriseNow(s, t, card));
    for (const card of cardsWhere(s, (c) => s.where[c]! >= HAND && isSurpriseNow(s, t, c))) {
      s.where[others.pop()!] = s.where[card]!;
      s.where[card] = PILE;
    }
    return s;
  }

  /** The same with a Surprise card of the pile in place of a card of a seat's hand. */
  function withSurprise(s: DiadochiState, seat: number, pick: SeededDice): DiadochiState {
    const other = DIADOCHI.clone(s);
    const hand = cardsWhere(s, (card) => s.where[card] === HAND + seat);
    const surprises = cardsWhere(s, (card) => s.where[card] === PILE && isSurpriseNow(s, tablesOf(s), card));
    other.where[hand[pick.draw(hand.length)]!] = PILE;
    other.where[surprises[pick.draw(surprises.length)]!] = HAND + seat;
    return other;
  }

  /** Plays both alike, the holder passing in windows, until he has to exchange his card; everybody else is shown the same. Says how many windows he passed in. */
  function playAlike(seed: string, players: 2 | 3 | 4, turn: number): number {
    const pick = new SeededDice(`${seed} picks`);
    let without = startWithoutSurprises(seed, players, turn, pick);
    const holder = pick.draw(players);
    const seat = DIADOCHI.seats[holder]!;
    let holding = withSurprise(without, holder, pick);
    const viewers = [...seatsOf(without).filter((id) => id !== seat), "spectator" as const];
    let told: DiadochiEvent[] = [];
    let toldToo: DiadochiEvent[] = [];
    let passes = 0;
    const playToo = (move: DiadochiMove): void => {
      const step = DIADOCHI.apply(holding, move);
      holding = step.state;
      toldToo.push(...step.events);
    };
    for (;;) {
      const asked = JSON.stringify(DIADOCHI.decision(without));
      for (;;) {
        const { kind, seats } = DIADOCHI.decision(holding)!;
        if (toldToo.some((event) => event.type === "surprise-exchanged") || (kind === "tyche-segment" && seats[0] === seat && !asked.includes(kind)))
          return passes;
        const free = DIADOCHI.legalMoves(holding).filter((move) => move.type !== "exchange-surprise" && move.type !== "play-surprise");
        if (SECRET.includes(kind) && seats[0] === seat) {
          passes++;
          playToo({ seat, type: "pass" });
        } else if (JSON.stringify(DIADOCHI.decision(holding)) === asked) break;
        // Asked only because he could exchange his card.
        else if (free.length === 1 && seats[0] === seat) playToo(free[0]!);
        else throw new Error(`asked ${JSON.stringify(DIADOCHI.decision(holding))}, without the card ${asked}`);
      }
      for (const viewer of viewers) {
        expect(DIADOCHI.viewEvents(toldToo, viewer), `${seed}: events for ${viewer}`).toEqual(DIADOCHI.viewEvents(told, viewer));
        if (pick.draw(4) === 0) expect(DIADOCHI.view(holding, viewer), `${seed}: view of ${viewer}`).toEqual(DIADOCHI.view(without, viewer));
      }
      const possible = new Set(DIADOCHI.legalMoves(holding).map((move) => DIADOCHI.format(move)));
      const both = DIADOCHI.legalMoves(without).filter((move) => possible.has(DIADOCHI.format(move)));
      if (both.length === 0) return passes;
      const move = both[pick.draw(both.length)]!;
      const step = DIADOCHI.apply(without, move);
      without = step.state;
      told = step.events;
      toldToo = [];
      playToo(move);
    }
  }

  test.each([
    [4, 1],
    [3, 2],
    [2, 3],
    [4, 3],
  ] as const)("[DIA-HID.9] [DIA-HID.1] with %i players, turn %i: who holds a Surprise card and passes shows it to nobody", (players, turn) => {
    expect(playAlike(`one card ${players} ${turn}`, players, turn)).toBeGreaterThan(10);
  });
});

describe("refusals", () => {
  test("[DIA-HID.1] [DIA-HID.2] the refusal of any card says nothing about where it is, but that it is not in the own hand", () => {
    let compared = 0;
    for (const { ply, state, seat } of momentsOf("refusals of cards", { players: 3 })) {
      if (ply % 25 !== 0) continue;
      const world = DIADOCHI.determinize(state, seat, ply);
      for (const card of tablesOf(state).cardIds) {
        for (const type of ["choose-card", "play-surprise", "exchange-surprise"] as const) {
          const move = { seat, type, card };
          expect(DIADOCHI.explain(world, move)).toEqual(DIADOCHI.explain(state, move));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(3000);
  });
});

describe("what a viewer has of a record", () => {
  test("[DIA-HID.9] [DIA-HID.11] decisions of others, passes in windows among them, leave no gap between what happened", () => {
    const game = new Game(DIADOCHI, { players: 2, seed: "redacted" });
    const pick = new SeededDice("redacted picks");
    let passes = 0;
    for (let ply = 0; ply < 900; ply++) {
      const kind = DIADOCHI.decision(game.state)!.kind;
      const passed = DIADOCHI.legalMoves(game.state).find((move) => SECRET.includes(kind) && move.type === "pass");
      if (passed !== undefined) passes++;
      game.play(passed ?? DIADOCHI.randomMove(game.state, pick));
    }
    expect(passes).toBeGreaterThan(5);
    const record = JSON.parse(JSON.stringify(game.record()));
    for (const viewer of ["red", "blue", "spectator"] as const) {
      const { happened } = redact(DIADOCHI, record, viewer);
      expect(happened.slice(1).every(({ move }) => move?.startsWith(`${viewer} `))).toBe(true);
      expect(happened.flatMap(({ events }) => events)).toEqual(game.events(viewer));
      expect(happened.length).toBe(viewer === "spectator" ? 1 : record.moves.filter((line: string) => line.startsWith(`${viewer} `)).length + 1);
    }
  });
});

describe("worlds that a viewer could be in", () => {
  /** Every way to deal the unseen cards to where they lie, as text. */
  function deals(cards: readonly number[], places: readonly number[]): number[][] {
    if (cards.length === 0) return [[]];
    const found: number[][] = [];
    for (const place of new Set(places)) {
      const left = [...places];
      left.splice(left.indexOf(place), 1);
      for (const rest of deals(cards.slice(1), left)) found.push([place, ...rest]);
    }
    return found;
  }

  /** Checks sampled worlds against all that are possible: none is missing, no other comes, and all come equally often (chi-squared). */
  function expectAll(t: Table, viewer: Seat | "spectator", possible: readonly string[], worldOf: (s: DiadochiState) => string, each = 20): void {
    const counts = new Map(possible.map((world) => [world, 0]));
    expect(counts.size).toBe(possible.length);
    const samples = possible.length * each;
    for (let i = 0; i < samples; i++) {
      const world = worldOf(DIADOCHI.determinize(t.state, viewer, i));
      expect(counts.has(world), world).toBe(true);
      counts.set(world, counts.get(world)! + 1);
    }
    let chiSquared = 0;
    for (const count of counts.values()) chiSquared += (count - each) ** 2 / each;
    const freedom = possible.length - 1;
    expect(chiSquared).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  }

  function unseenOf(s: DiadochiState, viewer: Seat | "spectator"): number[] {
    const own = viewer === "spectator" ? -1 : HAND + seatOf(viewer);
    return cardsWhere(s, (card) => s.where[card] === PILE || (s.where[card]! >= HAND && s.where[card] !== own));
  }

  /** All deals of a position, those kept that a seat could be in. */
  function allDeals(t: Table, viewer: Seat | "spectator", isPossible: (placeOf: (card: string) => number) => boolean): { cards: number[]; kept: number[][] } {
    const cards = unseenOf(t.state, viewer);
    const ids = cards.map((card) => tablesOf(t.state).cardIds[card]!);
    const places = cards.map((card) => t.state.where[card]!);
    return { cards, kept: deals(cards, places).filter((deal) => isPossible((id) => deal[ids.indexOf(id)] ?? -1)) };
  }

  // Every deal of the unseen cards comes, each as often as any other.
  function expectAllDeals(t: Table, viewer: Seat | "spectator", each: number): void {
    expect(t.asked).toBe("tyche-segment red");
    const { cards, kept } = allDeals(t, viewer, () => true);
    expectAll(t, viewer, kept.map(String), (s) => String(cards.map((card) => s.where[card])), each);
  }

  test("[DIA-HID.1] [DIA-HID.2] [DIA-HID.7] every deal of the pile and the other hand, all equally likely; the own hand is known", () => {
    const t = table({ players: 2 }).pile("mutiny", "tribal-uprising");
    t.hand("red", "illyrian-migration", "scouts").hand("blue", "unrest-2", "diplomacy").segment("red", "tyche");
    for (const viewer of ["blue", "red"] as const) expectAllDeals(t, viewer, 100);
    expectAllDeals(t, "spectator", 20);
  });

  test("[DIA-HID.5] the hidden hands are dealt among the unseen cards, for everybody", () => {
    const t = table({ players: 2 }).pile("mutiny");
    t.hand("red", "illyrian-migration", "scouts").hand("blue", "unrest-2").hiddenHand(0, "major-raid").hiddenHand(1, "ambush").segment("red", "tyche");
    for (const viewer of ["blue", "red"] as const) expectAllDeals(t, viewer, 40);
  });

  test("[DIA-HID.11] every sea path that leaves a choice, all equally likely; the mover's own is kept", () => {
    const t = table().pile().army("red", "antigonus", "mytilene", { mercenary: 3 }).segment("red", "movement").play("red move-armies");
    t.dice("5").play("red activate-general antigonus", "red done", "red embark");
    const pathOf = (s: DiadochiState): string => `${F["sea-path"].top(s).cost} ${[...F["sea-path"].top(s).path].join(" ")}`;
    const possible: string[] = [];
    const search = (s: DiadochiState): void => {
      if (DIADOCHI.decision(s)?.kind !== "sea-path") return;
      possible.push(pathOf(s));
      for (const move of DIADOCHI.legalMoves(s)) if (move.type === "sail-to") search(DIADOCHI.apply(s, move).state);
    };
    search(t.state);
    expect(possible.length).toBeGreaterThan(5);
    const [first] = t.moves("sail-to");
    t.play(first!);
    expect(t.asked).toBe("sea-path red");
    expect(pathOf(DIADOCHI.determinize(t.state, "red", 1))).toBe(pathOf(t.state));
    for (const viewer of ["blue", "spectator"] as const) expectAll(t, viewer, possible, pathOf);
  });

  test("[DIA-HID.9] who is asked in a window is not known: one whom the viewer can expect holds a Surprise card; the others may", () => {
    const t = table({ players: 3 }).pile("scouts").army("red", "antipater", "pella", { mercenary: 3 });
    t.hand("blue", "mutiny").hand("green", "ambush", "desertion").hiddenHand(0, "illyrian-migration").hand("red", "silver-shields").segment("red", "movement");
    t.dice("4").play("red move-armies", "red activate-general antipater", "red done");
    expect(t.asked).toBe("surprise-window blue");
    // Red is asked first, then blue; green holds a card and has not yet been asked.
    const expected = { red: ["blue", "green"], green: ["red", "blue"], spectator: ["red", "blue", "green"] } as const;
    for (const viewer of ["red", "green", "spectator"] as const) {
      const hands = expected[viewer].map((seat) => HAND + seatOf(seat));
      const { cards, kept } = allDeals(t, viewer, (placeOf) => ["mutiny", "scouts", "ambush", "desertion"].some((id) => hands.includes(placeOf(id))));
      expectAll(t, viewer, kept.map(String), (s) => String(cards.map((card) => s.where[card])));
    }
    const { cards, kept } = allDeals(t, "blue", () => true);
    expectAll(t, "blue", kept.map(String), (s) => String(cards.map((card) => s.where[card])));
  });

  test("[DIA-HID.13] in which of the windows in a row who is asked is not known: all deals in which somebody could be are equally likely", () => {
    const t = table({ players: 3 }).pile("major-raid").independents("gordium", 2).army("red", "antigonus", "celaenae", { mercenary: 3 });
    t.hand("red", "silver-shields").hand("blue", "scouts").hand("green", "illyrian-migration", "desertion").segment("red", "movement");
    t.play("red move-armies")
      .dice("6")
      .passTo("red activate-general antigonus")
      .passTo("red done")
      .passTo("red step-to dorylaeum")
      .play("blue pass", "green pass");
    expect(t.asked).toBe("independent-interception blue");
    // The holder who is asked first; whether the window at the entry has closed, those who have passed and hold a card know.
    const expected = { red: ["blue", "green"], green: ["blue"], spectator: ["red", "blue", "green"] } as const;
    for (const viewer of ["red", "green", "spectator"] as const) {
      const hands = expected[viewer].map((seat) => HAND + seatOf(seat));
      const { cards, kept } = allDeals(t, viewer, (placeOf) => ["scouts", "desertion"].some((id) => hands.includes(placeOf(id))));
      const kind = viewer === "green" ? "independent-interception" : "surprise-window";
      const places = kept.map((deal) => {
        const holder = hands.find((hand) => deal.some((place, i) => place === hand && isSurpriseNow(t.state, tablesOf(t.state), cards[i]!)))!;
        return `${deal} ${kind} ${DIADOCHI.seats[holder - HAND]}`;
      });
      expectAll(t, viewer, places, (s) => `${cards.map((card) => s.where[card])} ${DIADOCHI.decision(s)!.kind} ${DIADOCHI.seatsToMove(s)[0]}`);
    }
  });

  test("[DIA-HID.11] [DIA-TYC.7] [DIA-SS.6] a card chosen and not yet used has two uses or more, and is no Surprise card, the Silver Shields neither once they are in play", () => {
    const t = table({ players: 2 }).pile("mutiny", "illyrian-migration");
    t.set((s) => {
      s.silver = SILVER_IN_PLAY;
    });
    const ids = tablesOf(t.state).cardIds;
    const fourOps = tablesOf(t.state).edition.cards.filter(
      (card) => card.type === "event" && card.ops === 4 && !card.mustBePlayed && card.id !== "silver-shields",
    );
    const plain = fourOps[0]!.id;
    t.hand("red", plain, "silver-shields").hand("blue", "scouts").army("red", "antipater", "pella", { mercenary: 3 }).segment("red", "tyche");
    t.play(`red choose-card ${plain}`);
    expect(t.asked).toBe("choose-use red");
    const chosen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const world = DIADOCHI.determinize(t.state, "blue", i);
      const card = F["choose-use"].top(world).card;
      chosen.add(ids[card]!);
      expect(world.where[card]).toBe(HAND);
      expect(DIADOCHI.legalMoves(world, "red").length).toBeGreaterThan(1);
    }
    expect(chosen.has(plain)).toBe(true);
    expect([...chosen].filter((id) => ["silver-shields", "mutiny", "scouts"].includes(id))).toEqual([]);
    // Pairs of a deal and a card, all equally likely.
    const { cards, kept } = allDeals(t, "blue", () => true);
    const pairs = kept.flatMap((deal) => [...chosen].filter((id) => deal[cards.indexOf(ids.indexOf(id))] === HAND).map((id) => `${deal} ${id}`));
    expectAll(t, "blue", pairs, (s) => `${cards.map((card) => s.where[card])} ${ids[F["choose-use"].top(s).card]}`, 50);
  });
});
