/**
 * The word of a list that is nearest to the written one, by letters inserted, omitted, changed or swapped; null if none is near. Ignores capitals.
 */
export function nearest(written: string, words: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(Math.min(written.length, LONGEST) / 3));
  let best: string | null = null;
  let least = most + 1;
  for (const word of words) {
    const distance = Math.abs(word.length - written.length) > most ? least : distanceOf(written.toLowerCase(), word.toLowerCase());
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}

const LONGEST = 40;

function distanceOf(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchange ? (before[j - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The nearest word as a question for the end of a message, or "" if none is near. */
export function didYouMean(written: string, words: readonly string[]): string {
  const word = nearest(written, words);
  return word === null ? "" : ` Did you mean ${JSON.stringify(word)}?`;
}
