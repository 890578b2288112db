/** What core adds to every view, and takes off when a position is read. */
import { describe, expect, test } from "vitest";
import { bit, withBit } from "../../../src/core/basics/bits.js";
import { withReading, withValidation, withViews, withViewsAndValidation } from "../../../src/core/ruleset/envelope.js";
import { framesOf } from "../../../src/core/flow/frame-rows.js";
import { asking, ended, inOrder } from "../../../src/core/flow/procedures.js";
import type { GameState } from "../../../src/core/state/state.js";
import { PositionError } from "../../../src/index.js";

interface State extends GameState {
  points: number;
}
const ROWS = {
  duel: { about: { seat: "seat", stake: "0..9" }, keeps: { hidden: "0..9" }, showsAsked: { secret: "flag" } },
  bid: { about: { seat: "seat" } },
  over: { over: true },
} as const;
const F = framesOf(ROWS);
const SEATS = ["red", "blue", "green"] as const;
const question = { clause: "X-1", moves: () => undefined, play: () => undefined };
const PROCEDURES = inOrder(ROWS, [
  asking(F.duel, { ...question, asks: () => withBit(bit(0), 2) }),
  asking(F.bid, { ...question, clause: "X-2", shownAs: { kind: "wait", clause: "X-3" } }),
  ended(F.over, "X-4"),
]);
const rules = {
  ...{ id: "made", version: "7", seats: SEATS, procedures: PROCEDURES },
  clone: (s: State) => ({ ...s, frames: [...s.frames] }),
  view: (s: State, viewer: string) => ({ points: s.points, seenBy: viewer }),
  secret: (s: State) => ({ deep: s.points * 2 }),
};
const read: unknown[] = [];
const client = {
  position: (pieces: Record<string, unknown>, edition: string, secret: Record<string, unknown>): State => {
    read.push([pieces, edition, secret]);
    return { edition, dice: [0, 0, 0, 1], frames: [], points: pieces["points"] as number };
  },
};
const words = { seat: SEATS };
const descriptions = { duel: () => ({ secret: true }) };
const made = (more: object = {}) =>
  withViews<never>(F, words, { ...rules, ...more } as never, descriptions) as unknown as Record<"view" | "decision", (s: State, viewer: string) => never>;

function at(push: (s: State) => void): State {
  const s: State = { edition: "book", dice: [4, 5, 6, 1], frames: [], points: 3 };
  push(s);
  return s;
}
const dueling = at((s) => Object.assign(F.duel.push(s), { seat: 1, stake: 4, hidden: 5 }));
const bidding = at((s) => Object.assign(F.bid.push(s), { seat: 1 }));

describe("a view", () => {
  test("says the game, the viewer, the decision and the frames, and to the arbiter what is hidden", () => {
    const frames = [{ kind: "duel", step: "ask", slots: { seat: "blue", stake: 4, hidden: 5 } }];
    const decision = { kind: "duel", clause: "X-1", seats: ["red", "green"], about: { seat: "blue", stake: 4, secret: true } };
    const shown = { ruleset: "made", version: "7", edition: "book", points: 3, frames };
    expect(made().view(dueling, "arbiter")).toEqual({ ...shown, viewer: "arbiter", seenBy: "arbiter", decision, secret: { dice: [4, 5, 6, 1], deep: 6 } });
    for (const viewer of ["red", "green"]) expect(made().view(dueling, viewer)).toEqual({ ...shown, viewer, seenBy: viewer, decision, secret: null });
    const others = { ...decision, about: { ...decision.about, secret: null } };
    for (const viewer of ["blue", "spectator"])
      expect(made().view(dueling, viewer)).toEqual({ ...shown, viewer, seenBy: viewer, decision: others, secret: null });
  });
  test("shows a question that is a secret to those who are asked and to the arbiter alone", () => {
    const told = (viewer: string) => made().decision(bidding, viewer);
    for (const viewer of ["blue", "arbiter"]) expect(told(viewer)).toEqual({ kind: "bid", clause: "X-2", seats: ["blue"], about: { seat: "blue" } });
    for (const viewer of ["red", "spectator"]) expect(told(viewer)).toEqual({ kind: "wait", clause: "X-3", seats: [], about: {} });
    expect(
      made().decision(
        at((s) => void F.over.push(s)),
        "arbiter",
      ),
    ).toBeNull();
  });
  test("shows others the frames as if what is half chosen were not begun", () => {
    const seen: number[] = [];
    const concealFrames = (s: State, viewer: number): void => {
      seen.push(viewer);
      F.duel.top(s).hidden = 0;
    };
    const hidden = (viewer: string) => (made({ concealFrames }).view(dueling, viewer) as { frames: { slots: { hidden: number } }[] }).frames[0]!.slots.hidden;
    expect([hidden("arbiter"), seen.length, hidden("blue"), hidden("spectator"), hidden("arbiter")]).toEqual([5, 0, 0, 0, 5]);
    expect(seen).toEqual([1, -1]);
  });
});

describe("a position", () => {
  const view = (change: object = {}) => ({ ...(made().view(dueling, "arbiter") as object), ...change });
  const refusal = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      if (error instanceof PositionError) return error.message;
    }
    return expect.unreachable();
  };
  const checked: State[] = [];
  const rest = { checkInvariants: (s: State) => void checked.push(s) };
  const reading = withReading<never>(F, words, client as never) as unknown as { position(view: unknown, isArbiter: boolean): State };
  const whole = withValidation<never>(F, words, client as never, rest as never) as unknown as typeof reading & { checkInvariants(s: State): void };
  test("is read of the pieces alone, with its frames and its dice", () => {
    read.length = 0;
    for (const reader of [reading, whole]) expect(reader.position(view(), true)).toEqual(dueling);
    expect(read).toEqual(new Array(2).fill([{ points: 3, seenBy: "arbiter" }, "book", { deep: 6 }]));
    expect(checked).toEqual([dueling]);
    const others = made().view(dueling, "blue");
    expect(whole.position(others, false)).toEqual({ ...dueling, dice: [0, 0, 0, 1] });
    expect([read.at(-1), checked.length]).toEqual([[{ points: 3, seenBy: "blue" }, "book", {}], 1]);
  });
  test("is refused by the field of the view", () => {
    expect(refusal(() => whole.position(7, true))).toBe("view: expected a plain object, got 7");
    expect(refusal(() => whole.position(view({ secret: null }), true))).toBe("view.secret: expected a plain object, got null");
    expect(refusal(() => whole.position(view({ edition: "x".repeat(41) }), true))).toContain("view.edition: expected a text of at most 40 characters, got");
    expect(whole.position(view({ edition: "x".repeat(40) }), true).edition).toHaveLength(40);
    expect(refusal(() => whole.position(view({ frames: [] }), true))).toBe("view.frames: expected a procedure under way, got an array of 0");
    expect(refusal(() => whole.position(view({ secret: { dice: [1] } }), true))).toContain("view.secret.dice: expected ");
    const crossed = at((s) => Object.assign(F.duel.push(s), { stake: 10 }));
    expect(refusal(() => whole.checkInvariants(crossed))).toBe("frames[0].slots.stake: expected a whole number in 0..9, got 10");
    expect(() => reading.position(made().view(crossed, "blue"), false)).toThrow(PositionError);
  });
  test("of the arbiter is compared with what its frames are given; what others do not see need not fit", () => {
    const given = { bid: { duel: ({ seat }: { readonly seat: number }) => ({ seat }) } };
    const strict = withValidation<never>(F, words, client as never, { ...rest, given } as never) as unknown as typeof whole;
    const over = (seat: number): State =>
      at((s) => {
        F.duel.push(s).seat = 1;
        F.bid.push(s).seat = seat;
      });
    expect(() => strict.checkInvariants(over(1))).not.toThrow();
    expect(refusal(() => strict.checkInvariants(over(0)))).toBe('frames[1].slots.seat: expected blue, as duel says, got "red"');
    expect(refusal(() => strict.position(made().view(over(0), "arbiter"), true))).toContain("frames[1].slots.seat");
    expect(strict.position(made().view(over(0), "spectator"), false).frames).toEqual(over(0).frames);
  });
  test("is both shown and read where all parts stand in one object", () => {
    const parts = withViewsAndValidation<never>(F, words, { ...rules, ...client, ...rest } as never, descriptions) as unknown as typeof whole &
      ReturnType<typeof made>;
    expect(parts.position(parts.view(dueling, "arbiter"), true)).toEqual(dueling);
    const before = checked.length;
    parts.checkInvariants(dueling);
    expect(checked.length).toBe(before + 1);
  });
});
