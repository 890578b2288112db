/** The places of a batch: begun again, ended, checked, with seats that do not play. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { DIADOCHI, type DiadochiTypes } from "../../src/diadochi/index.js";
import { isTycheError, SeededDice } from "../../src/index.js";
import { actionsOf, Batch, type FinishedGame, observerOf, recordOf, RESET, type SparseObservations } from "../../src/learn/index.js";
import { STANDARD_EDITION, UNREST, type UnrestTypes } from "../../src/unrest/index.js";

interface AnyBatch {
  readonly games: number;
  readonly actions: Int32Array;
  readonly offsets: Int32Array;
  step(actions: readonly number[]): void;
}

function pickAll({ games, actions, offsets }: AnyBatch, picks: SeededDice): number[] {
  return Array.from({ length: games }, (_, place) => actions[offsets[place]! + picks.draw(offsets[place + 1]! - offsets[place]!)]!);
}

function listOf({ actions, offsets }: AnyBatch, place: number): number[] {
  return [...actions.subarray(offsets[place], offsets[place + 1])];
}

/** The observations with offsets, one after the other, as pairs of index and value in the order of their indices. */
function pairsOf({ offsets, indices, values }: SparseObservations): [number, number][][] {
  return Array.from({ length: offsets.length - 1 }, (_, at) => {
    const pairs: [number, number][] = [];
    for (let i = offsets[at]!; i < offsets[at + 1]!; i++) pairs.push([indices[i]!, values[i]!]);
    return pairs.sort(([a], [b]) => a - b);
  });
}

/** Writes its seat and the number of players, and 0 between them. */
const WHO = {
  size: 3,
  observe: (s: DiadochiTypes["state"], seat: number, out: Float32Array, at: number) => out.set([seat + 1, 0, DIADOCHI.players(s).length], at),
  observeSparse(s: DiadochiTypes["state"], seat: number, { indices, values }: { indices: Int32Array; values: Float32Array }, at: number): number {
    indices.set([0, 2], at);
    values.set([seat + 1, DIADOCHI.players(s).length], at);
    return 2;
  },
};

describe("a place that is begun again in a step", () => {
  test.each([true, false])("has the next game, and the others have made their decision (checked: %s)", (checked) => {
    expect(RESET).toBe(-2_147_483_648);
    const finished: number[] = [];
    const options = { seed: "steps", masks: "bytes", rows: true, checked, onEnd: ({ game }: { game: number }) => void finished.push(game) } as const;
    const batch = new Batch(UNREST, { games: 3, ...options });
    const other = new Batch(UNREST, { games: 3, ...options });
    const picks = new SeededDice("steps");
    for (let step = 0; step < 10; step++) {
      const chosen = pickAll(batch, picks);
      batch.step(chosen);
      other.step(chosen);
    }
    const chosen = pickAll(batch, picks);
    batch.step([chosen[0]!, RESET, chosen[2]!]);
    other.step(chosen);
    expect(batch.stateOf(1)).toEqual(UNREST.setup({ seed: "steps 3" }));
    expect([batch.stateOf(0), batch.stateOf(2)]).toEqual([other.stateOf(0), other.stateOf(2)]);
    expect([[...batch.lengths], [...batch.ended], [...batch.rewards], batch.begun, batch.finished, finished]).toEqual([
      [11, 0, 11],
      [0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      4,
      0,
      [],
    ]);
    const list: number[] = [];
    batch.actionsOf.list(batch.stateOf(1), batch.toMove[1]!, list);
    expect([listOf(batch, 0), listOf(batch, 1), listOf(batch, 2)]).toEqual([listOf(other, 0), list, listOf(other, 2)]);
    batch.step(pickAll(batch, picks));
    expect([...batch.lengths]).toEqual([12, 1, 12]);
  });
});

describe("a place that is begun again at once", () => {
  test("is the first as well as the last, with a seed that its record has", () => {
    const ends: FinishedGame<UnrestTypes>[] = [];
    const batch = new Batch(UNREST, { games: 2, seed: "at once", onEnd: (game) => void ends.push(game) });
    const picks = new SeededDice("at once");
    for (let step = 0; step < 5; step++) batch.step(pickAll(batch, picks));
    batch.reset(0, { seed: 7, options: { turns: 1 } });
    expect([batch.stateOf(0), [...batch.lengths]]).toEqual([UNREST.setup({ seed: 7, turns: 1 }), [0, 5]]);
    for (const place of [-1, 2, Number.NaN]) {
      expect(() => batch.reset(place)).toThrow(`place: expected a whole number in 0..1, got ${place}`);
      expect(() => batch.stateOf(place)).toThrow(`place: expected a whole number in 0..1, got ${place}`);
      expect(() => batch.memoryOf(place, 0)).toThrow(`place: expected a whole number in 0..1, got ${place}`);
    }
    while (!ends.some(({ game }) => game === 2)) batch.step(pickAll(batch, picks));
    const own = ends.find(({ game }) => game === 2)!;
    expect([own.seed, own.options, recordOf(UNREST, own).seed]).toEqual(["7", { turns: 1 }, "7"]);
  });
  test("shows no end any more, while the others show theirs", () => {
    const batch = new Batch(TINY, { games: 8, seed: "ends", observer: observerOf(TINY), last: true });
    const picks = new SeededDice("ends");
    const over = (): number[] => [...batch.ended.keys()].filter((place) => batch.ended[place] === 1);
    while (over().length < 2 || over().some((place) => batch.rewards[2 * place] === 0)) batch.step(pickAll(batch, picks));
    const [first, second] = over() as [number, number];
    const [rewards, ended] = [[...batch.rewards], [...batch.ended]];
    expect(batch.last.offsets.at(-1)).toBeGreaterThan(0);
    batch.reset(first);
    [rewards[2 * first], rewards[2 * first + 1], ended[first]] = [0, 0, 0];
    expect([[...batch.rewards], [...batch.ended], batch.ended[second]]).toEqual([rewards, ended, 1]);
    expect([...batch.last.offsets]).toEqual(Array(17).fill(0));
  });
});

describe("the last observations", () => {
  test.each([true, false])("are those of every seat in the last position of a game that has ended in the step (reported: %s)", (isReported) => {
    const observer = observerOf(TINY);
    const ends: FinishedGame<never>[] = [];
    const watched = new Batch(TINY, { games: 3, seed: "last", onEnd: (game) => void ends.push(game as never) });
    const batch = new Batch(TINY, { games: 3, seed: "last", observer, last: true, ...(isReported ? { onEnd: () => undefined } : {}) });
    expect([batch.last.offsets, batch.last.indices.length, batch.last.values.length]).toEqual([new Int32Array(7), 0, 0]);
    expect([watched.last.offsets.length, watched.observed.offsets.length, watched.observed.indices.length, watched.observed.values.length]).toEqual([
      0, 0, 0, 0,
    ]);
    const picks = new SeededDice("last");
    const shown = (state: never, seat: number): [number, number][] => {
      const out = new Float32Array(observer.size);
      observer.observe(state, seat, out);
      return [...out.entries()].filter(([, value]) => value !== 0);
    };
    let several = 0;
    while (several < 2) {
      const before = ends.length;
      const chosen = pickAll(batch, picks);
      watched.step(chosen);
      batch.step(chosen);
      const over = [...watched.ended];
      const own = ends.slice(before);
      const expected = over.flatMap((one) => {
        const end = one === 1 ? own.shift()! : null;
        return [0, 1].map((seat) => (end === null ? [] : shown(end.state, seat)));
      });
      if (over.includes(1) || batch.last.offsets[6] !== 0) expect(pairsOf(batch.last)).toEqual(expected);
      if (over.indexOf(1) !== over.lastIndexOf(1)) several++;
    }
  });
  test("are empty for a seat that does not play, and hold the memories of their game", () => {
    const given: unknown[] = [];
    const observer = {
      ...WHO,
      observeSparse(s: never, seat: number, into: { indices: Int32Array; values: Float32Array }, at: number, memory?: { viewer: string }): number {
        given.push([DIADOCHI.seats[seat], memory?.viewer]);
        return WHO.observeSparse(s, seat, into, at);
      },
    };
    const batch = new Batch(DIADOCHI, { games: 1, seed: "two", options: { players: 2 }, observer: observer as never, last: true, memory: true });
    const state = batch.stateOf(0);
    const playing = DIADOCHI.seats.map((seat) => DIADOCHI.players(state).includes(seat));
    playing.forEach((plays, seat) => void expect(batch.memoryOf(0, seat)).toEqual(plays ? DIADOCHI.memory(state, DIADOCHI.seats[seat]!) : undefined));
    const picks = new SeededDice("two");
    while (batch.finished === 0) batch.step(pickAll(batch, picks));
    expect(playing.filter((plays) => plays).length).toBe(2);
    expect(pairsOf(batch.last)).toEqual(
      playing.map((plays, seat) =>
        plays
          ? [
              [0, seat + 1],
              [2, 2],
            ]
          : [],
      ),
    );
    const seats = DIADOCHI.seats.filter((_, seat) => playing[seat]);
    expect(given).toEqual(seats.map((seat) => [seat, seat]));
    batch.step(pickAll(batch, picks));
    expect(pairsOf(batch.last)).toEqual([[], [], [], []]);
    expect(() => new Batch(TINY, { games: 1, seed: 1, last: true })).toThrow("observer: expected an observer with observeSparse");
    expect(() => new Batch(TINY, { games: 1, seed: 1, last: true, observer: { size: 1, observe: () => undefined } })).toThrow(
      "expected an observer with observeSparse",
    );
  });
});

describe("observations of all seats", () => {
  test("are 0 for those that do not play in the game of the place, also after it has begun again", () => {
    const options = (game: number) => ({ players: 4 - (game % 3) }) as never;
    const more = { games: 3, seed: "players", options, observer: WHO, allSeats: true } as const;
    const [dense, sparse] = [new Batch(DIADOCHI, more), new Batch(DIADOCHI, { ...more, sparse: true })];
    expect([dense.observations.length, sparse.observations.length, sparse.observed.offsets.length, dense.observed.offsets.length]).toEqual([36, 0, 13, 0]);
    const check = (): void => {
      const expected = [0, 1, 2].flatMap((place) => {
        const playing = DIADOCHI.players(dense.stateOf(place));
        return DIADOCHI.seats.map((seat, index) => (playing.includes(seat) ? [index + 1, 0, playing.length] : [0, 0, 0]));
      });
      expect([...dense.observations]).toEqual(expected.flat());
      expect(pairsOf(sparse.observed)).toEqual(expected.map((numbers) => [...numbers.entries()].filter(([, value]) => value !== 0)));
    };
    const counts = (): number[] => [0, 1, 2].map((place) => DIADOCHI.players(dense.stateOf(place)).length);
    check();
    expect(counts()).toEqual([4, 3, 2]);
    for (const batch of [dense, sparse]) batch.step([batch.actions[0]!, RESET, batch.actions[batch.offsets[2]!]!]);
    check();
    for (const batch of [dense, sparse]) batch.step([RESET, RESET, RESET]);
    check();
    expect(counts()).toEqual([3, 2, 4]);
    const one = new Batch(DIADOCHI, { games: 3, seed: "players", options, observer: WHO, sparse: true });
    expect([one.observed.offsets.length, pairsOf(one.observed)]).toEqual([
      4,
      [0, 1, 2].map((place) => [
        [0, one.toMove[place]! + 1],
        [2, 4 - place],
      ]),
    ]);
  });
});

describe("a checked batch", () => {
  const refusal = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return isTycheError(error) ? `${error.code} ${error.message}` : String(error);
    }
    return "nothing";
  };
  test("refuses an action of the next place's list, and one that was listed before", () => {
    const batch = new Batch(UNREST, { games: 2, seed: "lists", checked: true });
    const picks = new SeededDice("lists");
    let [next, earlier] = [0, 0];
    for (let step = 0; step < 200; step++) {
      const chosen = pickAll(batch, picks);
      const [theirs, stale] = [batch.actions[batch.offsets[1]!]!, batch.actions[batch.offsets[2]!]!];
      const before = [batch.stateOf(0), batch.stateOf(1)];
      if (!listOf(batch, 0).includes(theirs)) {
        next++;
        expect(refusal(() => batch.step([theirs, chosen[1]!]))).toMatch(/^\S+ actions\[0\]: /);
      }
      if (!listOf(batch, 1).includes(stale)) {
        earlier++;
        expect(refusal(() => batch.step([chosen[0]!, stale]))).toMatch(/^\S+ actions\[1\]: /);
      }
      expect([batch.stateOf(0), batch.stateOf(1)]).toEqual(before);
      batch.step(chosen);
    }
    expect([next > 10, earlier > 10]).toEqual([true, true]);
  });
  test("plays nothing while it looks", () => {
    const batch = new Batch(UNREST, { games: 2, seed: "looks", checked: true });
    const other = new Batch(UNREST, { games: 2, seed: "looks" });
    const [first, second] = pickAll(batch, new SeededDice("looks"));
    batch.actions.fill(-1); // a list that a caller has written to is not the list
    batch.step([first!, second!]);
    other.step([first!, second!]);
    expect([batch.stateOf(0), batch.stateOf(1)]).toEqual([other.stateOf(0), other.stateOf(1)]);
  });
});

test("masks are those of the edition of the games", () => {
  const edition = { tables: { ...STANDARD_EDITION.tables, movement: { ...STANDARD_EDITION.tables.movement, mostCu: 40 } } };
  const batch = new Batch(UNREST, { games: 2, seed: 1, options: { edition }, masks: "bytes" });
  const known = actionsOf(UNREST);
  const { size } = known.space(batch.stateOf(0).edition);
  expect(size).toBeGreaterThan(known.space().size);
  expect([batch.maskSize, batch.masks.length, batch.masks.reduce((sum, one) => sum + one, 0)]).toEqual([size, 2 * size, batch.offsets[2]]);
});

describe("a record of a finished game", () => {
  const ends: FinishedGame<UnrestTypes>[] = [];
  const batch = new Batch(UNREST, { games: 1, seed: "record", options: { turns: 1 }, onEnd: (game) => void ends.push(game) });
  const picks = new SeededDice("record");
  while (ends.length === 0) batch.step(pickAll(batch, picks));
  const [game] = ends as [FinishedGame<UnrestTypes>];
  test("is refused at the decision that is not legal", () => {
    const actions = game.actions.slice();
    actions[2] = -1;
    expect(() => recordOf(UNREST, { ...game, actions })).toThrow(
      expect.objectContaining({
        code: "record/illegal",
        message: "actions[2]: expected a legal action, got -1",
        details: expect.objectContaining({ ply: 3 }),
      }),
    );
  });
  test("is refused after the last decision where the position is another", () => {
    expect(() => recordOf(UNREST, { ...game, hash: "0000000000000000" })).toThrow(
      expect.objectContaining({
        code: "record/differs",
        message: `the last position: expected 0000000000000000, got ${game.hash}`,
        details: expect.objectContaining({ ply: game.actions.length }),
      }),
    );
  });
});
