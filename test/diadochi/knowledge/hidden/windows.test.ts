/** Windows in a row (DIA-HID.13): which of them is open, and who is asked in it, is not known to those who are not asked. */
import { describe, expect, test } from "vitest";
import { hashState } from "../../../../src/core/state/hash.js";
import { SeededDice } from "../../../../src/core/dice/seeded.js";
import { F } from "../../../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI } from "../../../../src/diadochi/index.js";
import { isSurpriseNow } from "../../../../src/diadochi/rules/cards/cards.js";
import { type DiadochiState, DISCARDS, HAND, PILE, setCardPlace } from "../../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import type { Seat } from "../../../../src/diadochi/vocabulary/types.js";
import { seatsOf } from "../../games.js";
import { type Table, table } from "../../table.js";

type Viewer = Seat | "spectator";

const SURPRISES: Readonly<Record<string, string>> = { red: "mutiny", blue: "scouts", green: "desertion", yellow: "evil-omens" };

/** Red's army enters a space beside an independent army, or that army's own, and is asked for cards; these seats hold one each. */
function entered(to: "dorylaeum" | "gordium", ...holders: readonly Seat[]): Table {
  const t = table().independents("gordium", 2).army("red", "antigonus", "celaenae", { mercenary: 3 }).pile("diplomacy", "unrest-2");
  for (const seat of holders) t.hand(seat, SURPRISES[seat]!);
  t.segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo(`red step-to ${to}`);
  return t;
}

/** Who is asked, window by window, while all pass and nothing happens. */
function row(t: Table): { readonly asked: string; readonly state: DiadochiState }[] {
  const asked: { readonly asked: string; readonly state: DiadochiState }[] = [];
  t.byChance();
  do {
    asked.push({ asked: t.asked, state: t.state });
    t.play("pass");
  } while (t.events.length === 0 && t.moves().includes(`${DIADOCHI.seatsToMove(t.state)[0]} pass`));
  return asked;
}

/** Those whom a viewer can think of as asked: what of the row looks alike to it, in one text. */
function alike(of: readonly { readonly asked: string; readonly state: DiadochiState }[], viewer: Viewer): string[] {
  const groups = new Map<string, string[]>();
  for (const { asked, state } of of) {
    const key = hashState(DIADOCHI.conceal(state, viewer));
    groups.set(key, [...(groups.get(key) ?? []), asked]);
  }
  return [...groups.values()].map((group) => group.join(", "));
}

/** The procedures under way in what is concealed, from the entry on, and who is asked. */
function concealed(state: DiadochiState, viewer: Viewer): string {
  const s = DIADOCHI.conceal(state, viewer);
  return `${F.entry.steps[F.entry.under(s).step]} ${DIADOCHI.decision(s)!.kind} ${DIADOCHI.seatsToMove(s).join()}`;
}

test("[DIA-TYC.27] [DIA-HID.9] whoever is asked, others see the first who could be: the active player, or the one after the viewer, who would know", () => {
  const t = table().pile("diplomacy").army("red", "antigonus", "celaenae", { mercenary: 3 }).hand("green", "desertion").segment("red", "movement");
  t.play("red move-armies").dice("6").play("red activate-general antigonus", "red done");
  expect(t.asked).toBe("surprise-window green");
  const seen = (viewer: Viewer): string => DIADOCHI.seatsToMove(DIADOCHI.conceal(t.state, viewer)).join();
  expect([seen("red"), seen("blue"), seen("yellow"), seen("spectator"), seen("green")]).toEqual(["blue", "red", "red", "red", "green"]);
});

describe("a row", () => {
  test("[DIA-HID.13] the window at the entry and the cards for an independent army that could intercept look alike to those who hold none", () => {
    const windows = row(entered("dorylaeum", "blue", "green"));
    expect(windows.map(({ asked }) => asked)).toEqual([
      "surprise-window blue",
      "surprise-window green",
      "independent-interception blue",
      "independent-interception green",
    ]);
    for (const viewer of ["red", "yellow", "spectator"] as const) expect(alike(windows, viewer)).toHaveLength(1);
    expect(concealed(windows.at(-1)!.state, "yellow")).toBe("intercept surprise-window red");
    expect(concealed(windows.at(-1)!.state, "red")).toBe("intercept surprise-window blue");
    // Each holder knows when he has passed, and so that others are asked after him, or before him in the next window.
    expect(alike(windows, "blue").slice(1)).toEqual(["surprise-window green", "independent-interception blue", "independent-interception green"]);
    expect(alike(windows, "green")).toEqual([
      "surprise-window blue",
      "surprise-window green",
      "independent-interception blue",
      "independent-interception green",
    ]);
  });

  test("[DIA-HID.13] the same where it is asked whether an independent army avoids the army that enters", () => {
    const windows = row(entered("gordium", "red", "green"));
    expect(windows.map(({ asked }) => asked)).toEqual(["surprise-window red", "surprise-window green", "independent-avoidance green"]);
    expect(alike(windows, "spectator")).toHaveLength(1);
    expect(alike(windows, "blue")).toHaveLength(1);
    expect(concealed(windows.at(-1)!.state, "blue")).toBe("intercept surprise-window red");
    // Red passes first, and is not asked about independent armies (DIA-AVO.17).
    expect(alike(windows, "red")).toEqual(["surprise-window red", "surprise-window green, independent-avoidance green"]);
    expect(concealed(windows.at(-1)!.state, "red")).toBe("intercept surprise-window blue");
  });

  test("[DIA-HID.13] who has passed last in a window knows that it has closed", () => {
    const windows = row(entered("dorylaeum", "blue", "yellow"));
    const { asked, state } = windows[2]!;
    expect(asked).toBe("independent-interception blue");
    expect(concealed(state, "yellow")).toBe("intercepted independent-interception blue");
    expect(concealed(state, "green")).toBe("intercept surprise-window red");
  });

  test("[DIA-HID.13] a die that is seen begins a new row: the cards are asked for after an attempt has failed", () => {
    const t = entered("dorylaeum", "blue", "green").hand("blue", "ambush").passAll();
    expect(t.asked).toBe("independent-interception blue");
    t.dice("1", "any").play("blue discard-for-independent scouts gordium").passAll();
    expect([t.told("interception-failed").length, t.asked]).toEqual([1, "independent-interception blue"]);
    for (const viewer of ["red", "yellow", "spectator"] as const) expect(concealed(t.state, viewer)).toBe("intercepted independent-interception blue");
    t.play("blue pass");
    expect(t.asked).toBe("independent-interception green");
    for (const viewer of ["red", "yellow", "spectator"] as const) expect(concealed(t.state, viewer)).toBe("intercepted independent-interception blue");
    expect(concealed(t.state, "blue")).toBe("intercepted independent-interception green");
  });

  test("[DIA-HID.13] an open decision begins a new row: players could have intercepted before", () => {
    const open = table()
      .independents("gordium", 2)
      .army("red", "antigonus", "celaenae", { mercenary: 3 })
      .army("yellow", "perdiccas", "sardis", { mercenary: 2 })
      .pile("diplomacy")
      .hand("blue", "scouts")
      .segment("red", "movement");
    open.play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red step-to dorylaeum");
    expect(open.passAll().asked).toBe("interception yellow");
    open.play("yellow done");
    expect(open.asked).toBe("independent-interception blue");
    for (const viewer of ["red", "green", "spectator"] as const) expect(concealed(open.state, viewer)).toBe("intercepted independent-interception blue");
  });

  test("[DIA-HID.13] what a card has done is seen: the window after it is another than the one in which it could be answered", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 3 }).army("blue", "perdiccas", "dorylaeum", { mercenary: 3 }).pile("ambush");
    t.hand("blue", "scouts").hand("green", "evil-omens").segment("red", "movement").play("red move-armies").dice("4", "any");
    t.passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium").passTo("blue declare-interception dorylaeum");
    t.play("blue play-surprise scouts");
    expect(t.asked).toBe("surprise-window blue");
    const depth = (): number => DIADOCHI.conceal(t.state, "yellow").frames.length;
    const answering = depth();
    while (F["surprise-effect"].isUnderWay(t.state)) {
      expect(depth()).toBe(answering);
      t.play("pass");
    }
    expect(t.events).toEqual([]);
    expect(DIADOCHI.decision(t.state, "yellow")!.kind).toBe("reaction");
    expect(depth()).toBeLessThan(answering);
    expect(F.attempt.under(DIADOCHI.conceal(t.state, "yellow")).automatic).toBe(true);
  });
});

describe("what is sampled", () => {
  test("[DIA-HID.13] whoever holds a card is asked first in the row, and the viewer never is", () => {
    const windows = row(entered("dorylaeum", "blue", "green"));
    const asked = (viewer: Viewer, state: DiadochiState): string[] => {
      const found = new Set<string>();
      for (let i = 0; i < 60; i++) {
        const world = DIADOCHI.determinize(state, viewer, i);
        found.add(`${DIADOCHI.decision(world)!.kind} ${DIADOCHI.seatsToMove(world).join()}`);
        expect(DIADOCHI.conceal(world, viewer)).toEqual(DIADOCHI.conceal(state, viewer));
      }
      return [...found].sort();
    };
    for (const { state } of windows) {
      // Nobody holds a card but blue and green, the rest lies in the pile.
      expect(asked("yellow", state)).toEqual(["surprise-window blue", "surprise-window green"]);
    }
    // Green has passed in the entry's window, or is asked after blue: blue holds a card, and may be asked in the next window.
    expect(asked("green", windows[0]!.state)).toEqual(["surprise-window blue"]);
    expect(asked("green", windows[2]!.state)).toEqual(["independent-interception blue"]);
    // Blue has passed: green is asked after him.
    expect(asked("blue", windows[1]!.state)).toEqual(["surprise-window green"]);
  });

  // Random games in which everybody always holds a Surprise card, so that all are asked in every window.
  function* armedGames(games: number): Generator<DiadochiState> {
    for (let game = 0; game < games; game++) {
      const pick = new SeededDice(`armed ${game}`);
      let s = DIADOCHI.setup({ players: (2 + (game % 3)) as 2 | 3 | 4, seed: `armed ${game}`, lastTurn: 2 });
      for (; DIADOCHI.outcome(s) === null; s = DIADOCHI.apply(s, movePicked(s, pick)).state) yield (s = armed(s));
    }
  }

  function movePicked(s: DiadochiState, pick: SeededDice): ReturnType<typeof DIADOCHI.randomMove> {
    const pass = DIADOCHI.legalMoves(s).find((move) => move.type === "pass");
    return pass !== undefined && pick.draw(4) > 0 ? pass : DIADOCHI.randomMove(s, pick);
  }

  function armed(given: DiadochiState): DiadochiState {
    const s = DIADOCHI.clone(given);
    const t = tablesOf(s);
    const cardAt = (wanted: (place: number) => boolean, surprise: boolean): number =>
      s.where.findIndex((place, card) => wanted(place) && isSurpriseNow(s, t, card) === surprise);
    for (let seat = 0; seat < s.seats; seat++) {
      if (cardAt((place) => place === HAND + seat, true) >= 0) continue;
      const given = cardAt((place) => place === HAND + seat, false);
      const taken = cardAt((place) => place === PILE || place === DISCARDS, true);
      if (given < 0 || taken < 0) continue;
      setCardPlace(s, given, s.where[taken]!);
      setCardPlace(s, taken, HAND + seat);
    }
    return s;
  }

  test("[DIA-HID.9] [DIA-HID.13] a pass after which nothing is seen changes nothing for those who are not asked", () => {
    let passes = 0;
    let rows = 0;
    for (const s of armedGames(6)) {
      const [seat] = DIADOCHI.seatsToMove(s);
      if (DIADOCHI.decision(s, "spectator")!.kind !== "reaction") continue;
      const step = DIADOCHI.apply(s, { seat: seat!, type: "pass" });
      const isRow = [s, step.state].every(
        (state) => F.entry.find(state) !== null && F["surprise-effect"].find(state) === null && F.attempt.find(state) === null,
      );
      if (!isRow || step.events.length > 0 || DIADOCHI.decision(step.state, "spectator")?.kind !== "reaction") continue;
      passes++;
      if (F.entry.under(s).step !== F.entry.under(step.state).step) rows++;
      const asked = [seat, ...DIADOCHI.seatsToMove(step.state)];
      for (const viewer of [...seatsOf(s), "spectator" as const]) {
        if (asked.includes(viewer as Seat)) continue;
        expect(DIADOCHI.conceal(step.state, viewer)).toEqual(DIADOCHI.conceal(s, viewer));
        const world = DIADOCHI.determinize(step.state, viewer, passes);
        expect(DIADOCHI.conceal(world, viewer)).toEqual(DIADOCHI.conceal(s, viewer));
        expect(DIADOCHI.seatsToMove(world)).not.toContain(viewer);
      }
    }
    expect(passes).toBeGreaterThan(100);
    expect(rows).toBeGreaterThan(5);
  });
});
