/** Words without a capital inside a name. */
const SMALL: readonly string[] = ["of", "the", "and", "in", "at", "de", "from"];

/** Names made from ids: `heraclea-pontica` is "Heraclea Pontica". */
export function titled(ids: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, titleOf(id)]),
  );
}

function titleOf(id: string): string {
  return id
    .split("-")
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Lower-case names made from ids: `mountain-pass` is "mountain pass". */
export function worded(ids: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, id.replace(/-/g, " ")]),
  );
}

/** The name of an id in a table, else the result of `otherwise`, else the id itself. */
export function namesOf(names: Readonly<Record<string, string>>, otherwise: (id: string) => string | null = () => null): (id: string) => string {
  return (id) => (Object.hasOwn(names, id) ? (names[id] as string) : (otherwise(id) ?? id));
}
