/**
 * The law of codes (law 17). A move is a small integer inside the engine, and an object or a line of text outside. In every form `apply` accepts
 * exactly the listed moves, and `explain` refuses exactly the others.
 */
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import type { SeededDice } from "../../core/dice/seeded.js";
import { isNumeric, type MoveBase, type MoveKind } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { explained } from "../coverage.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { type AnyParts, partsOf } from "../parts.js";
import { expectThrowsTyped } from "./playing.js";
import { type Stop, walk } from "../walk.js";

/** The number of positions examined in a game. */
const STOPS = 6;
/** The most moves tried of a kind that has listed moves; if there are more, this many are picked at random. */
const DENSE = 64;
const SPARSE = 3; // the same for a kind without listed moves if its seat is asked; else 1 is tried
/** Numbers below this one are tried, and numbers near the listed ones. */
const SMALL_NUMBERS = 8;
const LISTED_BENT = 12;
const MOST_FIRST = 1023;
const MOST_SECOND = 4095;

export const codesLaw: Law = {
  number: 17,
  title: "Accepted, listed and allowed by explain are the same, over the whole space of codes, objects and notation",
  check(trial) {
    const parts = partsOf(trial.ruleset);
    let stops = 0;
    walk(trial, (stop) => {
      if (!stop.isRare || stops++ >= STOPS) return;
      const entry = new Entry(trial.ruleset, stop.state);
      for (const seat of trial.ruleset.seats) for (const kind of parts.moveKinds) for (const move of movesOf(kind, seat, entry, stop)) entry.knock(move);
      for (const move of somePicked(entry.listed, LISTED_BENT, stop.pick)) bendListed(entry, move, parts);
    });
  },
};

/** Tests that every input at one position is accepted, listed and explained alike. */
class Entry {
  readonly listed: readonly MoveBase[];
  readonly asked: readonly string[];
  private readonly lines: ReadonlySet<string>;

  constructor(
    readonly ruleset: AnyRuleset,
    readonly state: GameState,
  ) {
    this.listed = ruleset.legalMoves(state);
    this.asked = ruleset.seatsToMove(state);
    this.lines = new Set(this.listed.map((move) => textOf(move)));
  }

  /** Tests the law for one object, which is a move or resembles one, and for its notation if it has one. */
  knock(given: MoveBase): void {
    const isListed = this.lines.has(textOf(given));
    const refusal = explained(this.ruleset, this.state, given);
    const context = (): string => `${textOf(given)} in ${this.ruleset.decision(this.state)?.kind}`;
    expectThat((refusal === null) === isListed, () => `${context()} is ${isListed ? "listed" : "not listed"}, but explain gives ${JSON.stringify(refusal)}`);
    if (isListed) this.ruleset.apply(this.state, given);
    else expectThrowsTyped(() => this.ruleset.apply(this.state, given), "IllegalMoveError", context());
    this.knockInNotation(given);
  }

  // A line of notation is exactly one move, which is written as the same line.
  private knockInNotation(given: MoveBase): void {
    const line = lineOf(given);
    const read = parsed(this.ruleset, line);
    if (read === null) {
      expectThat(!this.lines.has(textOf(given)), () => `the listed move "${line}" is refused as notation`);
      return;
    }
    expectEqual(this.ruleset.format(read), line, `the notation of what "${line}" is read as`);
    const isListed = this.lines.has(textOf(read));
    expectThat((this.ruleset.explain(this.state, read) === null) === isListed, () => `"${line}" is read as a move that is ${isListed ? "" : "not "}listed`);
  }
}

/** The moves of one kind for a seat: all of them, or some picked at random if there are many. */
function* movesOf(kind: MoveKind<GameState, MoveBase>, seat: string, entry: Entry, { state, pick }: Stop): Generator<MoveBase> {
  const own = entry.listed.filter((move) => move.seat === seat && move.type === kind.type);
  const [first, second] = kind.args.map(([field, words]) => argumentsOf(words.ids(state), own, field));
  const make = (a: unknown, b: unknown): MoveBase => kind.make(seat as never, a as never, b as never);
  if (first === undefined) return yield make(undefined, undefined);
  const pairs = first.length * (second?.length ?? 1);
  const most = own.length > 0 ? DENSE : entry.asked.includes(seat) ? SPARSE : 1;
  if (pairs > most) for (let i = 0; i < most; i++) yield make(first[pick.draw(first.length)], second?.[pick.draw(second.length)]);
  else for (const a of first) for (const b of second ?? [undefined]) yield make(a, b);
}

// The words of the vocabulary and one unknown word; numbers in range, out of range and next to listed ones.
function argumentsOf(words: readonly string[] | null, listed: readonly MoveBase[], field: string): readonly unknown[] {
  if (words !== null) return [...words, undefined];
  const numbers = new Set([...Array.from({ length: SMALL_NUMBERS }, (_, n) => n), -1, MOST_FIRST, MOST_FIRST + 1, MOST_SECOND, MOST_SECOND + 1]);
  for (const move of listed) for (const n of beside((move as unknown as Record<string, number>)[field]!)) numbers.add(n);
  return [...numbers];
}

/** Numbers that are easily confused with this one: its neighbours, and numbers with the same lowest bits. */
function beside(n: number): number[] {
  return [n, n - 1, n + 1, -n - 1, n + 0.5, ...[1, 2, 3].map((times) => n + 1024 * times), n + 4096, n + 2 ** 14, n + 2 ** 22, n + 2 ** 24, n + 2 ** 32];
}

/** Tries a listed move with a similar number, a field of the wrong type, a surplus field, or another type of move. */
function bendListed(entry: Entry, move: MoveBase, { moveKinds }: AnyParts): void {
  const kind = moveKinds.find((row) => row.type === move.type)!;
  for (const [field, words] of kind.args) {
    const value = (move as unknown as Record<string, unknown>)[field];
    const others: unknown[] = isNumeric(words) ? [...beside(value as number), String(value), `0${value}`, [value]] : [0, 1, `${value} `, [value], null];
    for (const other of others) entry.knock({ ...move, [field]: other });
  }
  entry.knock({ ...move, surplus: 0 } as MoveBase);
  for (const other of moveKinds) entry.knock({ ...move, type: other.type });
}

function somePicked<T>(all: readonly T[], most: number, pick: SeededDice): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, () => all[pick.draw(all.length)]!);
}

// The text includes the type of every field, so that different moves never have the same text.
function textOf(move: MoveBase): string {
  return JSON.stringify(
    Object.entries(move)
      .map(([key, value]) => [key, typeof value, String(value), Array.isArray(value)])
      .sort(),
  );
}

function lineOf(move: MoveBase): string {
  const { seat, type, ...fields } = move as MoveBase & Record<string, unknown>;
  return [seat, type, ...Object.values(fields).map(String)].join(" ");
}

function parsed(ruleset: AnyRuleset, line: string): MoveBase | null {
  let read: MoveBase | null = null;
  try {
    read = ruleset.parse(line);
  } catch {
    expectThrowsTyped(() => ruleset.parse(line), "NotationError", `"${line}"`);
  }
  return read;
}
