/** The law of progress: what is taken back, and what is not. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import { HAND, type TinyState } from "../../../examples/tiny/state/index.js";
import { held } from "../broken.js";

/** The first raid of north, and that of south. */
function raidOf(seat: string): TinyState {
  for (let seed = 0; ; seed++) {
    let state = TINY.setup({ rounds: 9, seed });
    while (TINY.outcome(state) === null) {
      if (TINY.decision(state)!.kind === "raid" && TINY.seatsToMove(state)[0] === seat && TINY.legalMoves(state).length === 4) return state;
      state = TINY.apply(state, TINY.legalMoves(state)[0]!).state;
    }
  }
}

const [NORTH, SOUTH] = [raidOf("north"), raidOf("south")];
/** The raid of north with other cards. */
const OTHER: TinyState = { ...NORTH, deck: NORTH.deck.map((place) => (place === HAND ? HAND + 1 : place === HAND + 1 ? HAND : place)) };

interface Turn {
  /** The kinds of decision in the two positions. */
  readonly kinds?: readonly [string, string];
  /** What is shown of them. */
  readonly views?: readonly [unknown, unknown];
  readonly undoBarrier?: string;
  /** Dice fall. */
  readonly rolls?: boolean;
  /** The list after both moves is another. */
  readonly relisted?: boolean;
}

/** Every move leads from one position to the other and back. */
function between(
  one: TinyState,
  other: TinyState,
  plies: number,
  { kinds = ["raid", "raid"], views = [0, 0], undoBarrier, rolls, relisted }: Turn = {},
): () => void {
  const isOther = (s: TinyState): boolean => s.deck.join() === other.deck.join() && TINY.seatsToMove(s)[0] === TINY.seatsToMove(other)[0];
  let made = 0;
  const again = new WeakSet<object>();
  const functions = {
    apply: (s: TinyState) => {
      const state = { ...(isOther(s) ? one : other), dice: rolls === true ? [++made, 1, 1, 1] : [...s.dice] };
      if (isOther(s)) again.add(state);
      return { state, events: [], undoBarrier: undoBarrier ?? null };
    },
    decision: (s: TinyState) => ({ ...TINY.decision(s), kind: kinds[isOther(s) ? 1 : 0] }),
    view: (s: TinyState) => ({ of: views[isOther(s) ? 1 : 0] }),
    legalMoves: (s: TinyState, seat?: "north") => TINY.legalMoves(s, seat).slice(relisted === true && again.has(s) ? 1 : 0),
  };
  return held(11, functions, { stretch: { from: one, plies } }, 1);
}

describe("law 11", () => {
  const TAKES_BACK = /"north \S.*" takes back "north .*" in raid/;
  test("finds a position that comes back in one seat's turn alone", () => {
    expect(between(NORTH, OTHER, 3, { rolls: true })).toThrow("north comes back to an earlier position in raid");
    expect(between(NORTH, SOUTH, 4, { rolls: true })).not.toThrow();
  });
  test("finds a move that takes back what is shown of another", () => expect(between(NORTH, OTHER, 1, { views: [0, 1] })).toThrow(TAKES_BACK));
  test("finds a question that is opened and closed for nothing", () => {
    expect(between(NORTH, OTHER, 1, { kinds: ["raid", "ambush"] })).toThrow(TAKES_BACK);
    expect(between(NORTH, OTHER, 1, { kinds: ["raid", "ambush"], relisted: true })).not.toThrow();
    expect(between(NORTH, OTHER, 1)).not.toThrow();
  });
  test("lets dice and questions of others lie between", () => {
    expect(between(NORTH, OTHER, 1, { views: [0, 1], rolls: true })).not.toThrow();
    expect(between(NORTH, OTHER, 1, { views: [0, 1], undoBarrier: "asked" })).not.toThrow();
    expect(between(NORTH, OTHER, 1, { views: [0, 1], undoBarrier: "revealed" })).toThrow(TAKES_BACK);
    expect(between(NORTH, SOUTH, 1, { views: [0, 1] })).not.toThrow();
  });
});
