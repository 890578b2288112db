/** Guesses at the intended word when somebody types a part of it. */

/** The fewest letters that are looked for in the middle of a word. */
const FEWEST_INSIDE = 3;

/**
 * The things whose words are exactly what was typed; if there are none, those that have it as whole words, then those with a word that begins with it, then,
 * from three letters on, those that have it anywhere. A thing may have several names. Capitals, accents and punctuation do not matter.
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

// Words in small letters without accents, with a single blank between them.
function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
}
