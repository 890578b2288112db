/** A number below every value of a position. */
export const LEAST: number = Number.NEGATIVE_INFINITY;

/** A node of the tree of lines. */
export interface Guess {
  /** The value of the best line through this node, as a mean over several worlds. */
  value: number;
  /** The guesses for the next moves, by the key of the move. */
  readonly next: Map<number, Guess>;
}

/** The first moves of lines, and in each world the value of the best line that begins with them, if one was found. */
export interface Start {
  readonly keys: readonly number[];
  readonly values: (number | undefined)[];
}

/** The start with these keys, which is added if it is new. */
export function startOf(starts: Map<string, Start>, keys: readonly number[]): Start {
  const name = keys.join();
  const start: Start = starts.get(name) ?? { keys, values: [] };
  starts.set(name, start);
  return start;
}

/** Guesses how good moves are, from the lines that begin with them in several worlds. A start without a line in a world gets the lowest value found there. */
export function guessOf(starts: Iterable<Start>, least: readonly number[]): Guess {
  const root: Guess = { value: LEAST, next: new Map() };
  for (const { keys, values } of starts) {
    const value = least.reduce((sum, one, n) => sum + (values[n] ?? one), 0) / least.length;
    let here = raised(root, value);
    for (const key of keys) here = raised(nextOf(here, key), value);
  }
  return root;
}

function raised(guess: Guess, value: number): Guess {
  guess.value = Math.max(guess.value, value);
  return guess;
}

function nextOf({ next }: Guess, key: number): Guess {
  const guess: Guess = next.get(key) ?? { value: LEAST, next: new Map() };
  next.set(key, guess);
  return guess;
}
