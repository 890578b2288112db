/** Every array of a batch, held step by step against the games played by themselves. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { hashState, SeededDice } from "../../src/index.js";
import { type DiadochiState, DIADOCHI, type DiadochiTypes, observation as diadochi } from "../../src/diadochi/index.js";
import { actionsOf, Batch, type FinishedGame, firstSeat, observerOf } from "../../src/learn/index.js";
import { returns } from "../../src/core/game/returns.js";
import { UNREST, type UnrestTypes } from "../../src/unrest/index.js";
import { RULESETS } from "./rulesets.js";

describe.each(RULESETS.filter(([id]) => id === "unrest" || id === "tiny"))("batches of %s", (_, rules, options) => {
  test.each(["bytes", "bits"] as const)("list, mask as %s and name rows as the actions of each position do", (masks) => {
    const observer = { size: 2, observe: (s: unknown, seat: number, out: Float32Array, at: number) => out.set([seat + 1, hashState(s as never).length], at) };
    const batch = new Batch(rules, { games: 3, seed: "arrays", options: options as never, masks, rows: true, observer: observer as never });
    const known = actionsOf(rules);
    const picks = new SeededDice("arrays");
    const { size } = known.space();
    expect([batch.games, batch.begun, batch.finished, batch.maskSize]).toEqual([3, 3, 0, masks === "bytes" ? size : Math.ceil(size / 8)]);
    for (let step = 0; step < 60; step++) {
      expect(batch.offsets[0]).toBe(0);
      for (let place = 0; place < 3; place++) {
        const state = batch.stateOf(place);
        const seat = firstSeat(known.asked(state));
        const list: number[] = [];
        known.list(state, seat, list);
        const [from, to] = [batch.offsets[place]!, batch.offsets[place + 1]!];
        expect([batch.toMove[place], batch.asking[place], [...batch.actions.slice(from, to)]]).toEqual([seat, known.asking(state), list]);
        const mask = new Uint8Array(batch.maskSize);
        if (masks === "bytes") known.mask(state, seat, mask);
        else known.maskBits(state, seat, mask);
        expect(Buffer.compare(batch.masks.slice(place * batch.maskSize, (place + 1) * batch.maskSize), mask)).toBe(0);
        const rows = new Int32Array(2 * list.length);
        for (const [i, action] of list.entries()) known.rowsOf(state, action, rows, 2 * i);
        expect(batch.rows.slice(2 * from, 2 * to)).toEqual(rows);
        expect([...batch.observations.slice(2 * place, 2 * place + 2)]).toEqual([seat + 1, 16]);
      }
      batch.step([0, 1, 2].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!));
    }
  });
});

describe("the end of a game", () => {
  test.each([
    ["tiny", TINY],
    ["unrest", UNREST],
  ] as const)("of %s shows rewards, lengths and what has ended for one step", (_, rules) => {
    const finished: FinishedGame<never>[] = [];
    const batch = new Batch(rules as never, { games: 3, seed: "ends", onEnd: (game) => void finished.push(game as never) });
    const picks = new SeededDice("ends");
    const lengths = [0, 0, 0];
    let ends = 0;
    while (ends < 6) {
      const before = finished.length;
      batch.step([0, 1, 2].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!));
      const over = [0, 1, 2].filter((place) => batch.ended[place] === 1);
      for (let place = 0; place < 3; place++) lengths[place]!++;
      expect([...batch.lengths]).toEqual(lengths);
      expect(finished.slice(before).map(({ actions }) => actions.length)).toEqual(over.map((place) => lengths[place]));
      expect([...batch.rewards]).toEqual([0, 1, 2].flatMap((place) => (over.includes(place) ? [...finished[before + over.indexOf(place)]!.rewards] : [0, 0])));
      ends += over.length;
      for (const place of over) lengths[place] = 0;
      expect([batch.finished, batch.begun]).toEqual([ends, ends + 3]);
    }
    const [{ game, seed, actions, hash, rewards }] = finished as [FinishedGame<never>];
    const known = actionsOf(rules as never);
    const state = (rules as typeof UNREST).setup({ seed }) as never;
    for (const action of actions) known.act(state, firstSeat(known.asked(state)), action, undefined);
    expect([seed, hash, known.asked(state)]).toEqual([`ends ${game}`, hashState(state), 0]);
    expect([...rewards]).toEqual([...returns(rules as never, (rules as typeof UNREST).outcome(state)! as never)]);
  });
});

describe("observations of a batch", () => {
  const options = { players: 3 } as const;
  const observer = observerOf(DIADOCHI, { observation: diadochi, players: 3 });
  const batchOf = (more: object) => new Batch(DIADOCHI, { games: 3, seed: "seen", options, observer, ...more });
  const shown = (state: DiadochiState, seat: number): Float32Array => {
    const out = new Float32Array(observer.size);
    if (DIADOCHI.players(state).includes(DIADOCHI.seats[seat]!)) observer.observe(state, seat, out);
    return out;
  };
  // Vitest takes long to compare long arrays.
  const isSame = (one: Float32Array, other: Float32Array): boolean => Buffer.compare(Buffer.from(one.buffer), Buffer.from(other.buffer)) === 0;
  test("are the same in every form, of the seat that is to choose and of all seats", () => {
    const batches = [batchOf({}), batchOf({ sparse: true }), batchOf({ allSeats: true }), batchOf({ sparse: true, allSeats: true })];
    const [dense, sparse, all, sparseOfAll] = batches as [Batch<DiadochiTypes>, Batch<DiadochiTypes>, Batch<DiadochiTypes>, Batch<DiadochiTypes>];
    const picks = new SeededDice("seen");
    const full = ({ observed: { offsets, indices, values } }: Batch<DiadochiTypes>, at: number): Float32Array => {
      const out = new Float32Array(observer.size);
      for (let i = offsets[at]!; i < offsets[at + 1]!; i++) out[indices[i]!] = values[i]!;
      return out;
    };
    expect([sparse.observations.length, dense.observed.offsets.length, all.observations.length]).toEqual([0, 0, 3 * 4 * observer.size]);
    for (let step = 0; step < 40; step++) {
      for (let place = 0; place < 3; place++) {
        const state = dense.stateOf(place);
        const mover = dense.toMove[place]!;
        const own = shown(state, mover);
        expect([isSame(dense.observations.slice(place * observer.size, (place + 1) * observer.size), own), isSame(full(sparse, place), own)]).toEqual([
          true,
          true,
        ]);
        for (let seat = 0; seat < 4; seat++) {
          const at = 4 * place + seat;
          const seen = shown(state, seat);
          expect([isSame(all.observations.slice(at * observer.size, (at + 1) * observer.size), seen), isSame(full(sparseOfAll, at), seen)]).toEqual([
            true,
            true,
          ]);
        }
      }
      const chosen = [0, 1, 2].map((place) => dense.actions[dense.offsets[place]! + picks.draw(dense.offsets[place + 1]! - dense.offsets[place]!)]!);
      for (const batch of batches) batch.step(chosen);
    }
  });
  test("need an observer that writes them", () => {
    expect(() => batchOf({ sparse: true, observer: { size: 1, observe: () => undefined } })).toThrow("observer: expected an observer with observeSparse");
    expect(() => batchOf({ sparse: true, observer: undefined })).toThrow("observer: expected an observer with observeSparse");
  });
});

describe("a place", () => {
  test("begins with the seed and the options that are said of it", () => {
    const asked: [number, number][] = [];
    const batch = new Batch(UNREST, {
      games: 2,
      seed: (game, place) => `mine ${game} ${place}`,
      options: (game, place) => {
        asked.push([game, place]);
        return { turns: 1 + place };
      },
    });
    expect(asked).toEqual([
      [0, 0],
      [1, 1],
    ]);
    for (const place of [0, 1]) expect(batch.stateOf(place)).toEqual(UNREST.setup({ seed: `mine ${place} ${place}`, turns: 1 + place }));
    expect(() => new Batch(UNREST, { games: 1, seed: () => undefined as never })).toThrow("seed: expected a number or a text");
  });
  test("begins again on request, and the others wait for the same as before", () => {
    const finished: FinishedGame<UnrestTypes>[] = [];
    const batch = new Batch(UNREST, { games: 3, seed: "again", masks: "bits", onEnd: (game) => void finished.push(game) });
    const untouched = new Batch(UNREST, { games: 3, seed: "again", masks: "bits" });
    const picks = new SeededDice("again");
    for (let step = 0; step < 25; step++) {
      const chosen = [0, 1, 2].map((place) => batch.actions[batch.offsets[place]! + picks.draw(batch.offsets[place + 1]! - batch.offsets[place]!)]!);
      batch.step(chosen);
      untouched.step(chosen);
    }
    batch.reset(1, { seed: "own", options: { turns: 2 } });
    expect(batch.stateOf(1)).toEqual(UNREST.setup({ seed: "own", turns: 2 }));
    const list = (of: Batch<UnrestTypes>, place: number): number[] => [...of.actions.subarray(of.offsets[place], of.offsets[place + 1])];
    const known = actionsOf(UNREST);
    const begun: number[] = [];
    known.list(batch.stateOf(1), batch.toMove[1]!, begun);
    expect([list(batch, 0), list(batch, 1), list(batch, 2)]).toEqual([list(untouched, 0), begun, list(untouched, 2)]);
    expect([[...batch.lengths], batch.begun, batch.finished, finished]).toEqual([[25, 0, 25], 4, 0, []]);
    batch.reset(2);
    expect(batch.stateOf(2)).toEqual(UNREST.setup({ seed: "again 4" }));
    const before = [0, 1, 2].map((place) => batch.stateOf(place));
    for (const [place, options, complaint] of [
      [3, {}, "place: expected a whole number in 0..2, got 3"],
      [0.5, {}, "place: expected a whole number in 0..2"],
      [0, { seed: [] }, "seed: expected a number or a text"],
      [0, { turn: 1 }, "options.turn: unknown field"],
      [0, { options: { turns: -1 } }, "options.turns"],
    ] as const)
      expect(() => batch.reset(place, options as never)).toThrow(complaint);
    expect([[0, 1, 2].map((place) => batch.stateOf(place)), batch.begun]).toEqual([before, 5]);
  });
  test("hands the last position of its game over", () => {
    const ends: FinishedGame<UnrestTypes>[] = [];
    const batch = new Batch(UNREST, { games: 1, seed: "last", onEnd: (game) => void ends.push(game) });
    const picks = new SeededDice("last");
    while (batch.finished === 0) batch.step([batch.actions[picks.draw(batch.offsets[1]!)]!]);
    const [{ state, hash, rewards }] = ends as [FinishedGame<UnrestTypes>];
    expect([hashState(state), returns(UNREST, UNREST.outcome(state)!)]).toEqual([hash, rewards]);
  });
});
