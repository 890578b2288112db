/** Laws of what programs that learn get: each finds actions, batches and observations that are wrong in one way. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { LAWS } from "../../src/laws/all/index.js";
import { type Actions, actionsOf, type ActionSpace, Batch, observerOf } from "../../src/learn/index.js";
import type { TinyTypes } from "../../examples/tiny/index.js";
import { Game } from "../../src/index.js";
import { UNREST } from "../../src/unrest/index.js";

afterEach(() => void vi.restoreAllMocks());

type AnyFunction = (this: never, ...args: never[]) => unknown;

/** Has every object of a class answer otherwise: `otherwise` is given the answer as it is, the arguments, and the object. */
function spoil(prototype: object, name: string, otherwise: (answer: never, args: never, self: never) => unknown): void {
  const original = (prototype as Record<string, AnyFunction>)[name]!;
  vi.spyOn(prototype as Record<string, AnyFunction>, name).mockImplementation(function (this: never, ...args: never[]) {
    return otherwise(original.apply(this, args) as never, args as never, this);
  });
}

/** The same answer, after something has been done. */
function having<T>(answer: T, _done: unknown): T {
  return answer;
}

function check(number: number, ruleset: AnyRuleset = TINY, options: object = {}, games = 3): () => void {
  const law = LAWS.find((one) => one.number === number)!;
  return () => {
    for (let n = 0; n < games; n++) law.check({ ruleset, options, seed: `spied ${n}` });
  };
}

describe("law 33 finds", () => {
  const prototype = Object.getPrototypeOf(actionsOf(TINY)) as object;
  type Masked = [state: never, seat: number, out: Uint8Array, at: number];
  const { size } = actionsOf(TINY).space();
  /** The first action that is not legal, and the first that is. */
  const firstOf = (out: Uint8Array, at: number, value: number): number => out.subarray(at, at + size).indexOf(value);

  test("nothing as it is", () => expect(check(33)).not.toThrow());
  test.each<readonly [fault: string, found: RegExp, method: string, otherwise: (answer: never, args: never, self: never) => unknown]>([
    ["a mask that counts one more", /the masks of north say how many/, "mask", (count: number) => count + 1],
    ["a mask of bits that counts one more", /the masks of north say how many/, "maskBits", (count: number) => count + 1],
    [
      "a mask that writes before its place",
      /a mask writes before its place/,
      "mask",
      (count: number, [, , out, at]: Masked) => {
        out[at - 1] = 1;
        return count;
      },
    ],
    [
      "a mask of bits that writes before its place",
      /a mask writes before its place/,
      "maskBits",
      (count: number, [, , out, at]: Masked) => {
        out[at - 1] = 1;
        return count;
      },
    ],
    [
      "a mask that has another action than the bits",
      /the masks of north differ at \d+/,
      "mask",
      (count: number, [, , out, at]: Masked) => {
        out[at + firstOf(out, at, 0)] = 1;
        return count;
      },
    ],
    [
      "the last action of a mask alone",
      new RegExp(`the masks of north differ at ${size - 1}`),
      "mask",
      (count: number, [, , out, at]: Masked) => {
        out[at + size - 1] = 1;
        return count;
      },
    ],
    ["another action by chance", /a random action differs/, "random", (action: number) => (action === 0 ? 1 : action - 1)],
    ["a row too far", /the rows of action 0 differs/, "rowsOf", (_: unknown, [, , out, at = 0]: [never, never, Int32Array, number?]) => void out[at]!++],
    [
      "a second row where there is none",
      /the rows of action 0 differs/,
      "rowsOf",
      (_: unknown, [, , out, at = 0]: [never, never, Int32Array, number?]) => void out[at + 1]!++,
    ],
    [
      "an action that is legal outside the space",
      /action -1 is legal/,
      "isLegal",
      (isLegal: boolean, [, , action]: [never, never, number]) => isLegal || action === -1,
    ],
    [
      "the number after the last that is legal",
      new RegExp(`action ${size} is legal`),
      "isLegal",
      (isLegal: boolean, [, , action]: [never, never, number]) => isLegal || action === size,
    ],
    ["a listed action that is not legal", /is legal, but not so its action/, "isLegal", () => false],
    [
      "an action that is legal though it is not listed",
      /is not legal, but not so its action/,
      "isLegal",
      (isLegal: boolean, [, , action]: [never, never, number]) => isLegal || action === 3,
    ],
    ["a list of a seat that there is not", /seat -1 has a list/, "list", (count: number, [, seat]: [never, number]) => (seat === -1 ? 1 : count)],
    ["a list of a seat beyond the last", /seat 2 has a list/, "list", (count: number, [, seat]: [never, number]) => (seat === 2 ? 1 : count)],
    ["a list of half a seat", /seat 0.5 has a list/, "list", (count: number, [, seat]: [never, number]) => (seat === 0.5 ? 1 : count)],
    [
      "a list with one more than it says",
      /the list of north has \d+ actions, not/,
      "list",
      (count: number, [, , out]: [never, never, number[]]) => having(count, out.push(0)),
    ],
    ["a list that says one more than it has", /the list of north has \d+ actions, not/, "list", (count: number) => count + 1],
    ["another decision", /the decision that is asked differs/, "asking", (number: number) => number + 1],
    ["a seat that is not asked in the mask", /the mask of who is asked, \d+, is wrong of (?:north|south)/, "asked", (asked: number) => asked ^ 2],
    ["others asked after an action", /are asked, and not/, "act", (asked: number) => asked ^ 1],
    [
      "another event",
      /what happens at .*, played by number, differs/,
      "act",
      (asked: number, [, , , , log]: [never, never, never, never, object[]?]) => having(asked, log?.push({})),
    ],
    ["another position", /the position after .*, played by number, differs/, "act", (asked: number, [s]: [{ round: number }]) => having(asked, s.round++)],
    ["a look that changes the position", /has changed the position/, "isLegal", (isLegal: boolean, [s]: [{ round: number }]) => having(isLegal, s.round++)],
    ["a move of another kind", /action 0 is .*, and not of the kind pledge/, "moveOf", () => ({ seat: "north", type: "hold" })],
    ["a move that is another action", /which is/, "actionOf", (action: number) => action + 1],
  ])("%s", (_, found, method, otherwise) => {
    spoil(prototype, method, otherwise);
    expect(check(33)).toThrow(found);
  });
  test.each<readonly [fault: string, found: RegExp, otherwise: (out: Uint8Array, at: number, bit: (action: number, value: boolean) => void) => void]>([
    ["both masks with one action more", /the mask of north is not its list/, (out, at, set) => set(firstOf(out, at, 0), true)],
    [
      "both masks with another action",
      /the mask of north is not its list/,
      (out, at, set) => {
        const [none, one] = [firstOf(out, at, 0), firstOf(out, at, 1)];
        if (one < 0) return;
        set(none, true);
        set(one, false);
      },
    ],
  ])("%s", (_, found, otherwise) => {
    const sets: [number, boolean][] = [];
    spoil(prototype, "mask", (count: number, [, , out, at]: Masked) => {
      sets.length = 0;
      otherwise(out, at, (action, value) => void sets.push([action, value]));
      for (const [action, value] of sets) out[at + action] = value ? 1 : 0;
      return count;
    });
    spoil(prototype, "maskBits", (count: number, [, , out, at]: Masked) => {
      for (const [action, value] of sets) {
        if (value) out[at + (action >> 3)]! |= 1 << (action & 7);
        else out[at + (action >> 3)]! &= ~(1 << (action & 7));
      }
      return count;
    });
    expect(check(33)).toThrow(found);
  });
  test.each<readonly [fault: string, found: RegExp, change: (space: ActionSpace) => object]>([
    [
      "a kind that begins too late",
      /the actions of strike do not begin where those before end/,
      ({ kinds }) => ({ kinds: kinds.map((kind, i) => (i === 1 ? { ...kind, first: kind.first + 1 } : kind)) }),
    ],
    [
      "a first kind that does not begin at 0",
      /the actions of pledge do not begin where those before end/,
      ({ kinds }) => ({ kinds: [{ ...kinds[0]!, first: 1 }, ...kinds.slice(1)] }),
    ],
    ["a size that is too large", /actions that are one move/, (space) => ({ size: space.size + 1 })],
    ["rows beyond those of the space", /are beyond those of the space/, ({ rows }) => ({ rows: [rows[0] - 1, rows[1]] })],
    ["second rows beyond those of the space", /are beyond those of the space/, ({ rows }) => ({ rows: [rows[0], rows[1] - 1] })],
  ])("a space with %s", (_, found, change) => {
    spoil(prototype, "space", (space: ActionSpace) => ({ ...space, ...change(space) }));
    expect(check(33, UNREST, { turns: 1 })).toThrow(/strike|pledge/.test(found.source) ? /the actions of \S+ do not begin where those before end/ : found);
  });
  test("rows of two fields", () => expect(check(33, UNREST, { turns: 1 }, 1)).not.toThrow());
  test("a listed move of the other seat that is another action", () => {
    spoil(prototype, "actionOf", (action: number, [, move]: [never, { seat: string }]) => (move.seat === "south" ? action + 1 : action));
    expect(check(33)).toThrow("a listed move of pledge is another action");
  });
  test("two actions with one notation", () => {
    const format = (move: never): string => TINY.format(move).replace("sun-2", "sun-1");
    expect(check(33, { ...TINY, format })).toThrow("actions that are one move");
  });
  test("an action outside the space that is taken", () => {
    const { act } = prototype as Actions<TinyTypes>;
    vi.spyOn(prototype as Actions<TinyTypes>, "act").mockImplementation(function (this: Actions<TinyTypes>, ...args) {
      return args[2] === -1 ? 0 : act.apply(this, args);
    });
    expect(check(33)).toThrow("action -1: expected a IllegalMoveError, got none");
  });
  test("an action that is refused by nobody", () => {
    spoil(prototype, "isLegal", (isLegal: boolean) => isLegal);
    vi.spyOn(prototype as Actions<TinyTypes>, "play").mockImplementation(() => 0);
    expect(check(33)).toThrow("expected a IllegalMoveError, got none");
  });
});

describe("law 34 finds", () => {
  type AnyBatch = { -readonly [K in keyof Batch<TinyTypes>]: Batch<TinyTypes>[K] };
  test("nothing as it is", () => expect(check(34)).not.toThrow());
  test.each<readonly [fault: string, found: string, write: (batch: AnyBatch) => void]>([
    ["another seat that is to move", "place 2 waits for seat", (batch) => void (batch.toMove[2]! ^= 1)],
    ["another list", "the list of place 2 differs", (batch) => void batch.actions[batch.offsets[2]!]!++],
    ["a list that ends too early", "the list of place 2 differs", (batch) => void batch.offsets[3]!--],
    ["another decision", "the decision of place 2", (batch) => void batch.asking[2]!++],
    ["another mask", "the mask of place 2 differs", (batch) => void batch.masks[3 * batch.maskSize - 1]!++],
    ["another first byte of a mask", "the mask of place 2 differs", (batch) => void batch.masks[2 * batch.maskSize]!++],
    ["another first row", "the rows of place 2 differs", (batch) => void batch.rows[2 * batch.offsets[2]!]!++],
    ["another last row", "the rows of place 2 differs", (batch) => void batch.rows[2 * batch.offsets[3]! - 1]!++],
  ])("%s", (_, found, write) => {
    spoil(Batch.prototype, "stateOf", (state: unknown, [place]: number[], batch: AnyBatch) => {
      if (place === 2) write(batch);
      return state;
    });
    expect(check(34)).toThrow(found);
  });
  test.each<readonly [fault: string, found: string, write: (batch: AnyBatch) => void]>([
    ["an end that there was not", "what has ended in a step is not what a batch says", (batch) => void batch.ended.fill(1)],
    [
      "rewards where nothing has ended",
      "what has ended in a step is not what a batch says",
      (batch) => void (batch.ended.includes(1) || (batch.rewards[5] = 1)),
    ],
    ["an end that is not shown", "what has ended in a step is not what a batch says", (batch) => void batch.ended.fill(0)],
    [
      "another length",
      "the rewards and the length of a game that has ended",
      (batch) => void batch.lengths.forEach((length, i) => void (batch.lengths[i] = length + 1)),
    ],
    ["other rewards", "the rewards and the length of a game that has ended", (batch) => void (batch.ended.includes(1) && batch.rewards.fill(0.5))],
    [
      "the reward of one seat",
      "the rewards and the length of a game that has ended",
      (batch) => void (batch.ended.includes(1) && [1, 3, 5].forEach((at) => void (batch.rewards[at] = 0.5))),
    ],
  ])("%s", (_, found, write) => {
    spoil(Batch.prototype, "step", (_answer, _args, batch: AnyBatch) => write(batch));
    expect(check(34)).toThrow(found);
  });
});

describe("law 36 finds", () => {
  const prototype = Object.getPrototypeOf(observerOf(TINY)) as object;
  type Observed = [state: { round: number; dice: readonly number[] }, seat: number, out: Float32Array, at: number];
  const { size, fields } = observerOf(TINY);
  test("nothing as it is", () => expect(check(36)).not.toThrow());
  test.each<readonly [fault: string, found: RegExp, write: (...args: Observed) => void]>([
    ["a number before its place", /an observation writes beyond its place/, (_s, _seat, out, at) => void (out[at - 1] = 0)],
    ["a number after its place", /an observation writes beyond its place/, (_s, _seat, out, at) => void (out[at + size] = 0)],
    ["a number above its range", new RegExp(`${fields[0]!.name} is 2, and not within 0..1`), (_s, _seat, out, at) => void (out[at] = 2)],
    ["a number below its range", new RegExp(`${fields.at(-1)!.name} is -1, and not within`), (_s, _seat, out, at) => void (out[at + size - 1] = -1)],
    [
      "numbers of the generator",
      new RegExp(`is shown another ${fields[0]!.name} in a position that looks alike`),
      (s, _seat, out, at) => void (out[at] = s.dice[0]! % 2),
    ],
    [
      "the generator in the last number",
      new RegExp(`is shown another ${fields.at(-1)!.name} in a position that looks alike`),
      (s, _seat, out, at) => void (out[at + size - 1] = s.dice[0]! / 2 ** 33),
    ],
    [
      "always the same",
      /sees where it is shown the same numbers/,
      (_s, _seat, out, at) => fields.forEach((one) => void out.fill(one.high, at + one.at, at + one.at + one.length)),
    ],
  ])("%s", (_, found, write) => {
    spoil(prototype, "observe", (_answer, args: Observed) => write(...args));
    expect(check(36)).toThrow(found);
  });
});

describe("law 39 finds", () => {
  type AnyGame = Game<TinyTypes>;
  test("nothing as it is", () => expect(check(39)).not.toThrow());
  // Games that were opened are told from those of all lines by their snapshot.
  const opened = new WeakSet<object>();
  const wrong = (name: string, otherwise: (answer: never) => unknown): void => {
    spoil(Game, "open", (game: AnyGame) => {
      opened.add(game);
      return game;
    });
    spoil(Game.prototype, name, (answer, _args, game: object) => (opened.has(game) ? otherwise(answer) : answer));
  };
  test.each<readonly [name: string, found: RegExp, otherwise: (answer: never) => unknown]>([
    ["since", /what is new to \w+ in an opened game differs/, () => null],
    ["mark", /the mark of \w+ in an opened game differs/, (mark: string) => `${mark}0`],
    ["lastEvents", /the last events for \w+ in an opened game differs/, (events: readonly object[]) => [...events, {}]],
    ["question", /the question of \w+ in an opened game differs/, (question: object | null) => ({ ...question, more: 1 })],
    ["undoable", /what \w+ can take back in an opened game differs/, () => "more"],
    ["canRedo", /what \w+ can take back in an opened game differs/, (can: boolean) => !can],
    ["memory", /what \w+ remembers in an opened game differs/, (memory: object) => ({ ...memory, held: 7 })],
    ["record", /the record of an opened game differs/, (record: object) => ({ ...record, more: 1 })],
    ["history", /what \w+ has seen of an opened game differs/, (history: readonly object[]) => history.slice(1)],
  ])("another %s of an opened game", (name, found, otherwise) => {
    wrong(name, otherwise);
    expect(check(39)).toThrow(found);
  });
  test("a changed snapshot that is taken", () => {
    let calls = 0;
    const original = Game.open.bind(Game);
    vi.spyOn(Game, "open").mockImplementation(((ruleset: never, given: never) => {
      try {
        return original(ruleset, given);
      } catch (error) {
        if (calls++ === 0) return null as never;
        throw error;
      }
    }) as never);
    expect(check(39)).toThrow("a snapshot of another format: expected a ReplayError, got none");
  });
  test("lines that are another game", () => {
    spoil(Game, "fromLines", (game: AnyGame) => {
      vi.spyOn(game, "record").mockReturnValue({} as never);
      return game;
    });
    expect(check(39)).toThrow("the record of the lines differs");
  });
});
