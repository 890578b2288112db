/** Hidden information (DIA-HID): what a viewer sees, is shown, and could be sitting in. */
import { describe, expect, test } from "vitest";
import { cardsAt, countAt } from "../../../src/core/dice/deck.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { concealFrames } from "../../../src/diadochi/knowledge/hidden/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { type DiadochiState, HAND, HIDDEN, PILE } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { Seat } from "../../../src/diadochi/vocabulary/types.js";
import type { DiadochiView } from "../../../src/diadochi/knowledge/view/index.js";
import { find, type Moment, momentsOf, seatsOf } from "../games.js";
import { type Table, table } from "../table.js";

/** Moments spread over a game. */
function sample(seed: string, every: number, players: 2 | 3 | 4 = 4): Moment[] {
  return [...momentsOf(seed, { players })].filter((moment) => moment.ply % every === 0);
}

function viewers(state: DiadochiState): (Seat | "spectator")[] {
  return [...seatsOf(state), "spectator"];
}

function handOf(state: DiadochiState, seat: number): string[] {
  return cardsAt(state.where, HAND + seat).map((card) => tablesOf(state).cardIds[card]!);
}

/** A view without what belongs to its viewer: the hands, the name of the viewer, and what is decided. */
function publicPart(view: DiadochiView): object {
  return {
    ...view,
    viewer: null,
    decision: null,
    frames: null,
    deck: { ...view.deck, hiddenHands: null },
    secret: null,
    seats: view.seats.map((seat) => ({ ...seat, hand: null })),
  };
}

function told(events: readonly DiadochiEvent[], type: DiadochiEvent["type"]): DiadochiEvent[] {
  return events.filter((event) => event.type === type);
}

describe("views", () => {
  test("[DIA-HID.1] A hand is seen by its owner alone; everybody sees how many cards it has", () => {
    for (const { state } of sample("hands", 40)) {
      for (const viewer of viewers(state)) {
        DIADOCHI.view(state, viewer).seats.forEach((seat, i) => {
          expect(seat.cards).toBe(countAt(state.where, HAND + i));
          expect(seat.hand).toEqual(seat.seat === viewer ? handOf(state, i) : null);
        });
      }
    }
  });

  test("[DIA-HID.2] The draw pile shows its size and nothing else", () => {
    for (const { state } of sample("pile", 60)) {
      const { deck } = DIADOCHI.view(state, "red");
      expect(deck.pile).toBe(countAt(state.where, PILE));
      expect(Object.keys(deck).sort()).toEqual(["aside", "discards", "hidden", "hiddenHands", "pile", "removed", "resting"]);
      const pile = cardsAt(state.where, PILE).map((card) => tablesOf(state).cardIds[card]!);
      const shown = JSON.stringify([deck, DIADOCHI.view(state, "spectator").seats]);
      expect(pile.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
    }
  });

  test("[DIA-HID.5] Hidden hands are counted, and seen by nobody", () => {
    for (const players of [2, 3] as const) {
      for (const { state } of sample("hidden hands", 80, players)) {
        const hidden = Array.from({ length: 4 - players }, (_, i) => cardsAt(state.where, HIDDEN + i).map((card) => tablesOf(state).cardIds[card]!));
        for (const viewer of viewers(state)) {
          const view = DIADOCHI.view(state, viewer);
          expect(view.deck.hidden).toEqual(hidden.map((hand) => hand.length));
          expect(hidden.flat().filter((card) => JSON.stringify([view.deck, view.seats]).includes(`"${card}"`))).toEqual([]);
        }
      }
    }
  });

  test("[DIA-HID.6] The map, the boxes, the pools, the tracks and all statuses are the same for every viewer", () => {
    for (const { state } of sample("public", 60)) {
      const expected = publicPart(DIADOCHI.view(state, "arbiter"));
      for (const viewer of viewers(state)) expect(publicPart(DIADOCHI.view(state, viewer))).toEqual(expected);
    }
  });

  test("[DIA-HID.7] The cards a seat has not seen are known as a set: the pile and the other hands together", () => {
    for (const { state } of sample("unseen", 60)) {
      const view = DIADOCHI.view(state, "blue");
      const seen = [...view.deck.discards, ...view.deck.resting, ...view.deck.removed, ...view.deck.aside, ...(view.seats[1]!.hand ?? [])];
      const others = view.seats.reduce((sum, seat) => sum + (seat.seat === "blue" ? 0 : seat.cards), 0);
      expect(new Set(seen).size).toBe(seen.length);
      expect(state.where.length - seen.length).toBe(view.deck.pile + others);
    }
  });

  test("[DIA-HID.8] No view holds the generator, and dice that fell are shown to all", () => {
    for (const { state, events } of sample("dice", 30)) {
      for (const viewer of viewers(state)) {
        expect(DIADOCHI.view(state, viewer).secret).toBeNull();
        expect(told(DIADOCHI.viewEvents(events, viewer), "roll")).toEqual(told(events, "roll"));
      }
      expect(DIADOCHI.view(state, "arbiter").secret!.dice).toEqual(state.dice);
    }
  });

  test("[DIA-HID.12] A player's view is the arbiter's without other hands and secrets; a spectator sees no hand at all", () => {
    for (const { state } of sample("spectator", 60)) {
      expect(DIADOCHI.view(state, "spectator").seats.every((seat) => seat.hand === null)).toBe(true);
      expect(publicPart(DIADOCHI.view(state, "green"))).toEqual(publicPart(DIADOCHI.view(state, "arbiter")));
    }
  });
});

describe("what happened", () => {
  test("[DIA-HID.3] Cards played and discarded are shown to all, with their use, and lie open", () => {
    const [played] = find("card played", 1, ({ events }) => told(events, "card-played").length > 0);
    for (const viewer of viewers(played!.state))
      expect(told(DIADOCHI.viewEvents(played!.events, viewer), "card-played")).toEqual(told(played!.events, "card-played"));
    const discards = find("discards", 1, ({ state }) => DIADOCHI.view(state, "spectator").deck.discards.length > 3);
    expect(DIADOCHI.view(discards[0]!.state, "spectator").deck.discards.length).toBeGreaterThan(3);
  });

  test("[DIA-HID.4] A Surprise card exchanged is shown to all; what is drawn for it, to its owner alone", () => {
    for (const { seat, state, events } of find("exchange", 3, ({ move }) => move.type === "exchange-surprise")) {
      const drawn = told(events, "card-drawn");
      expect(drawn.length).toBeGreaterThan(0);
      for (const viewer of viewers(state)) {
        const seen = DIADOCHI.viewEvents(events, viewer);
        expect(told(seen, "surprise-exchanged")).toEqual(told(events, "surprise-exchanged"));
        const cards = told(seen, "card-drawn").map((event) => (event.type === "card-drawn" ? event.card : ""));
        if (viewer === seat) expect(cards.every((card) => card !== null)).toBe(true);
        else expect(cards.every((card) => card === null)).toBe(true);
      }
    }
  });

  test("[DIA-HID.10] Interceptions, sea paths, escorts and fleets committed are shown to all when declared", () => {
    for (const type of ["interception-declared", "naval-move-announced"] as const) {
      const [moment] = find(type, 1, ({ events }) => told(events, type).length > 0);
      for (const viewer of viewers(moment!.state)) expect(told(DIADOCHI.viewEvents(moment!.events, viewer), type)).toEqual(told(moment!.events, type));
    }
  });
});

describe("windows and unfinished choices", () => {
  test("[DIA-HID.9] While a Surprise window is open, others see no more than that a reaction is awaited", () => {
    for (const { state, seat } of find("window", 5, ({ kind, move, state: s }) => kind === "surprise-window" && move.seat !== DIADOCHI.seats[s.active])) {
      for (const viewer of viewers(state)) {
        const { decision } = DIADOCHI.view(state, viewer);
        if (viewer === seat) expect(decision).toMatchObject({ kind: "surprise-window", seats: [seat] });
        else expect(decision).toEqual({ kind: "reaction", clause: "DIA-HID.9", seats: [], about: {} });
      }
    }
  });

  test("[DIA-HID.9] To pass in a window is shown to nobody", () => {
    for (const { seat, events } of find("pass", 5, ({ kind, move, next }) => kind === "surprise-window" && move.type === "pass" && next.frames.length > 0)) {
      for (const event of events) expect(event.type === "roll" || !("seat" in event) || event.seat !== seat || !event.type.startsWith("surprise")).toBe(true);
    }
  });

  test("[DIA-HID.9] Whoever is asked in a window holds a Surprise card in every position that another could sample, and is never that other", () => {
    for (const { state, seat } of find("imagined window", 4, ({ kind }) => kind === "surprise-window")) {
      for (const viewer of viewers(state)) {
        for (let i = 0; i < 8; i++) {
          const sampled = DIADOCHI.determinize(state, viewer, `imagined ${i}`);
          const [asked] = DIADOCHI.seatsToMove(sampled);
          if (viewer === seat) expect(asked).toBe(seat);
          else expect(asked).not.toBe(viewer);
          expect(DIADOCHI.legalMoves(sampled, asked!).length).toBeGreaterThan(1);
        }
      }
    }
  });

  test.each([["desertion"], ["diplomacy"]])("[DIA-HID.9] Whether a move can be taken back tells nothing of a hand: another holds %s", (card) => {
    const t = table().general("red", "ptolemy", "celaenae").general("red", "antigonus", "memphis").independents("pisidia", 2, "pisidians").hand("blue", card);
    t.segment("red", "movement").play("red move-armies");
    expect(DIADOCHI.apply(t.state, DIADOCHI.parse("red activate-general ptolemy")).undoBarrier).toBe("asked");
    t.play("red activate-general ptolemy").passAll();
    expect(DIADOCHI.apply(t.state, DIADOCHI.parse("red step-to colossae")).undoBarrier).toBe("asked");
    expect(DIADOCHI.apply(t.state, DIADOCHI.parse("red end-move")).undoBarrier).toBeNull();
  });

  test("[DIA-HID.9] In two positions that the mover cannot tell apart a move can be taken back in both or in neither, and where it can it shows the same", () => {
    for (const { state, seat, ply } of momentsOf("two worlds", { players: 3 })) {
      if (ply % 40 !== 0) continue;
      const other = { ...DIADOCHI.determinize(state, seat, `world ${ply}`), dice: [...state.dice] };
      for (const move of DIADOCHI.legalMoves(state, seat)) {
        const [one, two] = [DIADOCHI.apply(state, move), DIADOCHI.apply(other, move)];
        expect(two.undoBarrier === null).toBe(one.undoBarrier === null);
        if (one.undoBarrier !== null) continue;
        expect(DIADOCHI.view(two.state, seat)).toEqual(DIADOCHI.view(one.state, seat));
        expect(DIADOCHI.viewEvents(two.events, seat)).toEqual(DIADOCHI.viewEvents(one.events, seat));
        expect(DIADOCHI.legalMoves(two.state, seat)).toEqual(DIADOCHI.legalMoves(one.state, seat));
      }
    }
  });

  test("[DIA-HID.14] What is under way is open to all, but for cards not yet used, sea paths not yet announced and questions about Surprise cards", () => {
    const hidden = new Set<string>();
    for (const { state, kind } of sample("open", 7, 3)) {
      for (const viewer of viewers(state)) {
        const concealed = DIADOCHI.conceal(state, viewer);
        if (JSON.stringify(concealed.frames) !== JSON.stringify(state.frames)) hidden.add(kind);
        expect(concealed.frames.length > 0 && DIADOCHI.decision(concealed, viewer)).toEqual(DIADOCHI.decision(state, viewer));
      }
    }
    expect([...hidden].sort()).toEqual(["choose-use", "sea-path", "surprise-window"]);
  });

  test("[DIA-HID.14] [DIA-HID.11] The frames that others see are those that concealing leaves, and the asked seat's stay as they are", () => {
    const chosen = table()
      .hand("red", "lamian-war", "diplomacy")
      .army("red", "antipater", "pella", { mercenary: 1 })
      .segment("red", "tyche")
      .play("red choose-card lamian-war");
    const sailing = table().army("red", "antigonus", "mytilene", { mercenary: 3 }).segment("red", "movement").play("red move-armies").dice("6");
    sailing.play("red activate-general antigonus", "red done", "red embark", "red sail-to amphipolis");
    const marching = table().army("red", "antigonus", "mytilene", { mercenary: 3 }).segment("red", "movement");
    expect([chosen.decision, sailing.decision, marching.decision]).toEqual(["choose-use", "sea-path", "movement-segment"]);
    const framesOf = (t: Table, viewer: number): number[] => {
      const s = DIADOCHI.clone(t.state);
      concealFrames(s, viewer);
      return [...s.frames];
    };
    for (const t of [chosen, sailing, marching]) {
      expect(framesOf(t, 0)).toEqual([...t.state.frames]);
      for (const [viewer, seat] of [
        [1, "blue"],
        [-1, "spectator"],
      ] as const)
        expect(framesOf(t, viewer)).toEqual([...DIADOCHI.conceal(t.state, seat).frames]);
    }
    expect(framesOf(marching, 1)).toEqual([...marching.state.frames]);
    expect([framesOf(chosen, 1), framesOf(sailing, 1)]).not.toContainEqual([...chosen.state.frames]);
    expect(framesOf(sailing, 1)).not.toEqual([...sailing.state.frames]);
    // The other card of the hand leaves the same frames behind.
    const other = table()
      .hand("red", "lamian-war", "diplomacy")
      .army("red", "antipater", "pella", { mercenary: 1 })
      .segment("red", "tyche")
      .play("red choose-card diplomacy");
    expect(framesOf(other, 1)).toEqual(framesOf(chosen, 1));
  });

  test("[DIA-HID.11] A card chosen and not yet used is seen by the active player only", () => {
    for (const { state, next, seat } of find(
      "chosen card",
      4,
      ({ kind, move, next: n }) => kind === "tyche-segment" && move.type === "choose-card" && DIADOCHI.decision(n)?.kind === "choose-use",
    )) {
      const other = seatsOf(state).find((id) => id !== seat)!;
      const before = DIADOCHI.view(state, other);
      const after = DIADOCHI.view(next, other);
      expect({ ...after, decision: null, frames: null }).toEqual({ ...before, decision: null, frames: null });
      // Whatever has been chosen, the first card that it could be stands there.
      for (const move of DIADOCHI.legalMoves(state, seat)) {
        const chosen = DIADOCHI.apply(state, move).state;
        if (move.type === "choose-card" && DIADOCHI.decision(chosen)!.kind === "choose-use") expect(DIADOCHI.view(chosen, other)).toEqual(after);
      }
      const cards = new Set<number>();
      for (let i = 0; i < 12; i++) cards.add(F["choose-use"].top(DIADOCHI.determinize(next, other, `choice ${i}`)).card);
      expect(cards.size).toBeGreaterThan(1);
      expect(DIADOCHI.legalMoves(DIADOCHI.determinize(next, seat, "own"), seat)).toEqual(DIADOCHI.legalMoves(next, seat));
    }
  });

  test("[DIA-HID.11] A sea path not yet announced is seen by the active player only", () => {
    const isOnTheWay = ({ kind, move, next }: Moment): boolean =>
      kind === "sea-path" && move.type === "sail-to" && DIADOCHI.decision(next)?.kind === "sea-path";
    for (const { state, next, seat, events } of find("sea path", 4, isOnTheWay)) {
      const other = seatsOf(state).find((id) => id !== seat)!;
      expect(DIADOCHI.viewEvents(events, other)).toEqual([]);
      expect(DIADOCHI.view(next, other)).toEqual(DIADOCHI.view(state, other));
    }
  });
});

describe("positions another could sample", () => {
  test("[DIA-HID.1] [DIA-HID.2] [DIA-HID.7] They keep what the viewer knows and deal the rest again, every way of dealing equally likely", () => {
    const [{ state }] = find("deal", 1, ({ kind, state: s }) => kind === "tyche-segment" && s.round === 1 && s.turn === 1) as [Moment];
    const viewer = DIADOCHI.seats[state.active]!;
    const other = (state.active + 1) % state.seats;
    const unseen = state.where.filter((place) => place === PILE || (place >= HAND && place !== HAND + state.active)).length;
    const counts = new Map<number, number>();
    const deals = 2000;
    for (let i = 0; i < deals; i++) {
      const sampled = DIADOCHI.determinize(state, viewer, i);
      expect(cardsAt(sampled.where, HAND + state.active)).toEqual(cardsAt(state.where, HAND + state.active));
      const hand = cardsAt(sampled.where, HAND + other);
      expect(hand.length).toBe(countAt(state.where, HAND + other));
      for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(unseen);
    const expected = (deals * countAt(state.where, HAND + other)) / unseen;
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
  });
});
