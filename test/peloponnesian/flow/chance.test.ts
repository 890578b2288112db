/** Chance enters by one door: dice of six faces and uniform picks (0.12). */
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Dice } from "../../../src/core/dice/dice.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PELOPONNESIAN as GAME, type PeloponnesianEvent, type PeloponnesianState } from "../../../src/peloponnesian/index.js";
import { DRAWN, placeOf } from "../../../src/peloponnesian/state/index.js";
import { SCENARIO_NAMES } from "../../../src/peloponnesian/vocabulary/types.js";
import { t, table } from "../table.js";

/** Dice that write down what they are asked, and give what a script says. */
class Watched implements Dice {
  readonly asked: string[] = [];
  constructor(readonly inner: Dice) {}
  roll(sides: number): number {
    this.asked.push(`d${sides}`);
    return this.inner.roll(sides);
  }
  draw(count: number): number {
    this.asked.push("draw");
    return this.inner.draw(count);
  }
  rollOff(contenders: number, sides: number): number {
    this.asked.push("roll-off");
    return this.inner.rollOff(contenders, sides);
  }
  until<T>(attempt: () => T | null): T {
    this.asked.push("until");
    return this.inner.until(attempt);
  }
}

/** A random game; what its dice were asked and what happened. */
function play(scenario: (typeof SCENARIO_NAMES)[number], seed: string): { end: PeloponnesianState; asked: string[]; events: PeloponnesianEvent[] } {
  const generator = new Watched(new SeededDice(`${seed} fortune`));
  const events: PeloponnesianEvent[] = [];
  const s = GAME.setup({ scenario, seed }, generator, events);
  const choices = new SeededDice(`${seed} choices`);
  while (GAME.outcome(s) === null) GAME.advance(s, GAME.randomMove(s, choices), generator, events);
  return { end: s, asked: generator.asked, events };
}

describe("[PEL-0.12] nothing is random but dice and uniform draws", () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(SCENARIO_NAMES)("[PEL-0.12] %s: no other source of chance is asked, and the same fortune makes the same game", (scenario) => {
    const elsewhere = () => {
      throw new Error("chance from elsewhere");
    };
    vi.spyOn(Math, "random").mockImplementation(elsewhere);
    vi.spyOn(Date, "now").mockImplementation(elsewhere);
    vi.spyOn(globalThis.performance, "now").mockImplementation(elsewhere);
    vi.spyOn(globalThis.crypto, "getRandomValues").mockImplementation(elsewhere);
    const one = play(scenario, "game 0");
    for (let game = 1; game < 8; game++) {
      const { asked, events } = play(scenario, `game ${game}`);
      expect([...new Set(asked)].sort()).toEqual(["d6", "draw"]);
      // Every face that falls is shown, and no face that did not.
      const told = events.reduce((n, e) => n + (e.type === "roll" ? e.faces.length : 0), 0);
      expect(asked.filter((what) => what === "d6").length).toBe(told);
    }
    expect(play(scenario, "game 0")).toEqual(one);
  });

  test("[PEL-0.12] [PEL-2.0.4] each pick out of a pool of n finds each of its blocks by exactly one of n results", () => {
    const laid = () => table().put("elis", { s09: 2 });
    const pool = GAME.view(laid().actionTurn("sparta", 2).state, "sparta").pools.sparta;
    const first = new Set<string>();
    const last = new Set<number>();
    for (let n = 0; n < pool; n++) {
      // The first pick shows by itself only from the third block on: the other two picks take the first of the rest.
      first.add(drawnBlocks(laid().actionTurn("sparta", 2).dice("", `${n} 0 0`).play("recruit").state).join(" "));
      if (n < pool - 2) last.add(drawnBlocks(laid().actionTurn("sparta", 2).dice("", `0 0 ${n}`).play("recruit").state)[2]!);
    }
    expect([first.size, last.size]).toEqual([pool - 2, pool - 2]);
  });

  test("[PEL-0.12] [PEL-3.0.3] each card of the deck is the first dealt by exactly one result", () => {
    const first = new Set<string>();
    for (let n = 0; n < 42; n++) {
      // The first deal takes the n-th, all later ones the first of the pile.
      const counts: number[] = [];
      const draw = (count: number) => (counts.push(count) === 1 ? n : 0);
      const cards = GAME.view(GAME.setup({ seed: "deal" }, { ...methods(new SeededDice("the rest")), draw }), "arbiter").hands.sparta as readonly string[];
      expect(counts).toEqual([42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
      first.add(n < 6 ? `one of the first six: ${n}` : cards[5]!);
    }
    expect(first.size).toBe(42);
  });

  test("[PEL-0.12] cards and blocks in hand and pool have no order that a draw could depend on", () => {
    const g = table().hand("sparta", "tempest", "mercenaries-14").hand("athens", "oracle-of-delphi", "ill-omen-22").season("spring");
    const h = table().hand("sparta", "mercenaries-14", "tempest").hand("athens", "ill-omen-22", "oracle-of-delphi").season("spring");
    expect(g.state).toEqual(h.state);
  });
});

function drawnBlocks(s: PeloponnesianState): number[] {
  return t.blockIds.flatMap((_, b) => (placeOf(s, b) === DRAWN ? [b] : []));
}

function methods(dice: Dice): Dice {
  return {
    roll: (sides) => dice.roll(sides),
    draw: (count) => dice.draw(count),
    rollOff: (contenders, sides) => dice.rollOff(contenders, sides),
    until: (attempt) => dice.until(attempt),
  };
}
