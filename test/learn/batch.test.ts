/** Games stepped together: restart, rewards, what is refused; that they are the games that `Game` plays is law 34. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { isTycheError, ReplayError, SeededDice, verify } from "../../src/index.js";
import { actionsOf, Batch, type FinishedGame, recordOf } from "../../src/learn/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { STANDARD_EDITION, UNREST, type UnrestTypes } from "../../src/unrest/index.js";

type AnyBatch = Pick<Batch<UnrestTypes>, "games" | "actions" | "offsets" | "step">;

function pickAll({ games, actions, offsets }: AnyBatch, picks: SeededDice): number[] {
  return Array.from({ length: games }, (_, place) => actions[offsets[place]! + picks.draw(offsets[place + 1]! - offsets[place]!)]!);
}

function playUntil(batch: AnyBatch & { readonly finished: number }, finished: number, picks = new SeededDice("picks")): void {
  while (batch.finished < finished) batch.step(pickAll(batch, picks));
}

describe("a batch", () => {
  test("gives each game as seed, actions and hash, from which its record follows", () => {
    const finished: FinishedGame<UnrestTypes>[] = [];
    const batch = new Batch(UNREST, { games: 8, seed: "records", onEnd: (game) => void finished.push(game) });
    playUntil(batch, 20);
    expect(batch.begun).toBe(batch.finished + 8);
    expect(finished.map(({ seed, game }) => seed === `records ${game}`)).not.toContain(false);
    for (const game of finished) {
      const record = recordOf(UNREST, game);
      expect([record.seed, record.moves.length, verify(UNREST, record).hash]).toEqual([game.seed, game.actions.length, game.hash]);
      expect(game.rewards.reduce((sum, reward) => sum + reward, 0)).toBe(0);
    }
  });
  test("has room for lists of any length, with their rows", () => {
    const batch = new Batch(NINE_YEARS, { games: 2, seed: "long", rows: true, masks: "bytes" });
    const known = actionsOf(NINE_YEARS);
    const picks = new SeededDice("long");
    const lengths: number[] = [batch.actions.length];
    expect([batch.actions.length, batch.rows.length]).toEqual([32, 64]);
    for (let step = 0; step < 400; step++) {
      batch.step(pickAll(batch as never, picks));
      if (batch.actions.length === lengths.at(-1)) continue;
      lengths.push(batch.actions.length);
      expect([batch.rows.length, batch.offsets[2]! <= batch.actions.length]).toEqual([2 * batch.actions.length, true]);
      for (let place = 0; place < 2; place++) {
        const list: number[] = [];
        const state = batch.stateOf(place);
        known.list(state, batch.toMove[place]!, list);
        expect([...batch.actions.subarray(batch.offsets[place], batch.offsets[place + 1])]).toEqual(list);
        const rows = new Int32Array(2 * list.length);
        list.forEach((action, i) => known.rowsOf(state, action, rows, 2 * i));
        expect(batch.rows.subarray(2 * batch.offsets[place]!, 2 * batch.offsets[place + 1]!)).toEqual(rows);
      }
    }
    expect(lengths.length).toBeGreaterThan(1);
    for (const [i, length] of lengths.slice(1).entries()) expect(length).toBeGreaterThanOrEqual(2 * lengths[i]!);
  });
  test("is the same again from the same seed, and another from another", () => {
    const hashes = (seed: string): string[] => {
      const ends: string[] = [];
      playUntil(new Batch(UNREST, { games: 4, seed, onEnd: ({ hash }) => void ends.push(hash) }), 8);
      return ends;
    };
    expect(hashes("a")).toEqual(hashes("a"));
    expect(hashes("a")).not.toEqual(hashes("b"));
  });
  test("takes options by the number of the game", () => {
    const seats: number[] = [];
    const batch = new Batch(DIADOCHI, {
      games: 3,
      seed: 1,
      options: (game) => ({ players: 2 + (game % 3) }) as never,
      onEnd: ({ game, rewards }) => {
        seats[game] = rewards.filter((reward) => reward !== 0).length;
      },
    });
    expect([0, 1, 2].map((place) => DIADOCHI.players(batch.stateOf(place)).length)).toEqual([2, 3, 4]);
    playUntil(batch as never, 3);
    seats.slice(0, 3).forEach((count, game) => expect([0, 2 + game]).toContain(count));
  });
  test("asks an observer for the numbers of the seat that is to choose", () => {
    const observer = {
      size: 2,
      observe(_state: unknown, seat: number, out: Float32Array, at: number) {
        out[at] = seat;
        out[at + 1] = 0.5;
      },
    };
    const batch = new Batch(UNREST, { games: 5, seed: 1, observer });
    for (let n = 0; n < 50; n++) {
      expect([...batch.observations]).toEqual(Array.from(batch.toMove, (seat) => [seat, 0.5]).flat());
      batch.step(pickAll(batch, new SeededDice(n)));
    }
  });
  test("hands out copies of its positions", () => {
    const batch = new Batch(UNREST, { games: 1, seed: 1 });
    batch.stateOf(0).frames.length = 0;
    expect([batch.rows.length, batch.masks.length, batch.maskSize, batch.observations.length]).toEqual([0, 0, 0, 0]);
    batch.step(pickAll(batch, new SeededDice(1)));
    expect(batch.lengths[0]).toBe(1);
  });
});

describe("what is refused", () => {
  const codeOf = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return isTycheError(error) ? `${error.name} ${error.message}` : String(error);
    }
    return "nothing";
  };
  test("an action that is not in its list, before any is played", () => {
    const batch = new Batch(UNREST, { games: 3, seed: 1, checked: true });
    const before = [0, 1, 2].map((place) => batch.stateOf(place));
    const actions = pickAll(batch, new SeededDice(1));
    const { size } = batch.actionsOf.space();
    expect(codeOf(() => batch.step([actions[0]!, actions[1]!, size]))).toMatch(/^IllegalMoveError actions\[2\]: action: expected a whole number in 0\.\.189/);
    const march = batch.actionsOf.space().kinds.find(({ type }) => type === "march")!.first;
    expect(codeOf(() => batch.step([march, actions[1]!, actions[2]!]))).toMatch(/^IllegalMoveError actions\[0\]: This is not one of the legal moves/);
    expect(codeOf(() => batch.step(actions.slice(1)))).toMatch(/^IllegalMoveError actions: expected one for each of 3 games, got 2/);
    expect([0, 1, 2].map((place) => batch.stateOf(place))).toEqual(before);
  });
  test("options that cannot be", () => {
    const made = (options: object) => codeOf(() => new Batch(UNREST, options as never));
    expect(made({ games: 0, seed: 1 })).toBe("SetupError games: expected a whole number in 1..65536, got 0");
    expect(made({ games: 1 })).toMatch(/^SetupError seed: expected/);
    expect(made({ games: 1, seed: 1, mask: true })).toMatch(/^SetupError options\.mask: unknown field/);
    expect(made({ games: 1, seed: 1, masks: "words" })).toMatch(/^SetupError masks: expected/);
    expect(made({ games: 1, seed: 1, observer: {} })).toMatch(/^SetupError observer: expected/);
    expect(made({ games: 1, seed: 1, onEnd: 7 })).toMatch(/^SetupError onEnd: expected/);
    expect(made({ games: 1, seed: 1, options: { turns: -1 } })).toMatch(/^SetupError options\.turns/);
    expect(codeOf(() => new Batch(UNREST, { games: 1, seed: 1 }).stateOf(1))).toMatch(/^SetupError place: expected/);
    const edition = { scenario: { ...STANDARD_EDITION.scenario, reinforcements: 4 } };
    const options = (game: number) => (game === 1 ? { edition } : {});
    expect(made({ games: 2, seed: 1, options, masks: "bits" })).toMatch(/^SetupError options: expected games on one edition/);
    expect(made({ games: 2, seed: 1, options })).toBe("nothing");
  });
  test("more games than there can be, and fewer than one", () => {
    // Options are asked for the first game once they have been read.
    const options = (): never => {
      throw new Error("begins");
    };
    const made = (games: unknown) => codeOf(() => new Batch(UNREST, { games, seed: 1, options } as never));
    expect([made(1), made(65_536), made(65_537), made(1.5), made("2")]).toEqual([
      "Error: begins",
      "Error: begins",
      "SetupError games: expected a whole number in 1..65536, got 65537",
      "SetupError games: expected a whole number in 1..65536, got 1.5",
      'SetupError games: expected a whole number in 1..65536, got "2"',
    ]);
    expect(codeOf(() => new Batch(UNREST, { games: 3, seed: 1 }).stateOf(3))).toBe("SetupError place: expected a whole number in 0..2, got 3");
    expect(codeOf(() => new Batch(UNREST, { games: 1, seed: 1, observer: null } as never))).toMatch(/^SetupError observer: expected an observer/);
    const edition = { scenario: { ...STANDARD_EDITION.scenario, reinforcements: 4 } };
    const mixed = (game: number) => (game === 1 ? { edition } : {});
    expect(codeOf(() => new Batch(UNREST, { games: 2, seed: 1, options: mixed, rows: true }))).toMatch(/^SetupError options: expected games on one edition/);
    expect(codeOf(() => new Batch(UNREST, { games: 2, seed: 1, options: { edition }, masks: "bytes", rows: true }))).toBe("nothing");
  });
  test("an action that nobody looks up is played as it is", () => {
    const batch = new Batch(UNREST, { games: 1, seed: 1 });
    const [first] = pickAll(batch, new SeededDice(1));
    batch.step([first!, 99_999]);
    expect([batch.lengths[0], codeOf(() => batch.step([]))]).toEqual([1, "IllegalMoveError actions: expected one for each of 1 games, got 0"]);
  });
  test("a finished game that does not play", () => {
    const finished: FinishedGame<UnrestTypes>[] = [];
    playUntil(new Batch(UNREST, { games: 1, seed: 1, onEnd: (game) => void finished.push(game) }), 1);
    const [game] = finished as [FinishedGame<UnrestTypes>];
    expect(() => recordOf(UNREST, { ...game, hash: "0000000000000000" })).toThrow(ReplayError);
    expect(() => recordOf(UNREST, { ...game, actions: Int32Array.of(-1) })).toThrow(/actions\[0\]: expected a legal action, got -1/);
  });
});
