/** Guesses how good moves are, from the lines that begin with them in several worlds. */

/** A number below every value of a position. */
export const LEAST: number = Number.NEGATIVE_INFINITY;

/**
 * A node of the tree of lines: the value of the best line through it, as a mean over several worlds, and a guess for each move that follows, by the key of the
 * move.
 */
export interface Guess {
  value: number;
  readonly next: Map<number, Guess>;
}

/** The beginning of lines, and the value of the best line with that beginning in each world where one was found. */
export interface Start {
  readonly keys: readonly number[];
  readonly values: (number | undefined)[];
}

/** The start with these keys: the known one, or a new one. */
export function startOf(starts: Map<string, Start>, keys: readonly number[]): Start {
  const name = keys.join();
  const start: Start = starts.get(name) ?? { keys, values: [] };
  starts.set(name, start);
  return start;
}

/** The guesses of some starts. A beginning for which no line was found in a world gets the lowest value that was found there. */
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
