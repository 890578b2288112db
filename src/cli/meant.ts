/** The fewest letters that may match inside a word. */
const FEWEST_INSIDE = 3;

/**
 * Finds the things named by a part of a name. Prefers exact names, then whole words within a name, then beginnings of words and, from three letters on,
 * any part. A thing may have several names. Capitals, accents and punctuation do not matter.
 */
export function meantBy<T>(typed: string, things: readonly T[], callsOf: (thing: T) => readonly string[]): readonly T[] {
  const part = plain(typed);
  if (part === "") return [];
  const ways = [` ${part} `, ` ${part}`, ...(part.length < FEWEST_INSIDE ? [] : [part])];
  const called = things.map((thing) => ({ thing, calls: callsOf(thing).map((call) => ` ${plain(call)} `) }));
  const exact = called.filter(({ calls }) => calls.includes(` ${part} `));
  const found = [exact, ...ways.map((way) => called.filter(({ calls }) => calls.some((call) => call.includes(way))))];
  return (found.find((some) => some.length > 0) ?? []).map(({ thing }) => thing);
}

// Words in lower case without accents, separated by single spaces.
function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
}
