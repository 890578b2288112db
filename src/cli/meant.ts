/** What somebody means who types a part of its words. */

/** So many letters at least are looked for in the middle of a word. */
const FEWEST_INSIDE = 3;

/** The things whose words hold what was typed: as whole words; if none does, where words begin; if none does, anywhere. Capitals, accents and stops are no matter. */
export function meantBy<T>(typed: string, things: readonly T[], wordsOf: (thing: T) => string): readonly T[] {
  const part = plain(typed);
  if (part === "") return [];
  const found = (hasPart: (words: string) => boolean): readonly T[] => things.filter((thing) => hasPart(` ${plain(wordsOf(thing))} `));
  const whole = found((words) => words.includes(` ${part} `));
  if (whole.length > 0) return whole;
  const beginning = found((words) => words.includes(` ${part}`));
  return beginning.length > 0 || part.length < FEWEST_INSIDE ? beginning : found((words) => words.includes(part));
}

// Words in small letters with a single blank between them.
function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
}
