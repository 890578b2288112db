/** The numbers first, first + step, …, last; step is 1 for a single number. */
export type GameRange = readonly [first: number, last: number, step: number];

/** Ascending numbers as rows, which keep shards short. */
export function rowsOf(ascending: Iterable<number>): GameRange[] {
  const rows: [number, number, number][] = [];
  for (const number of ascending) {
    const row = rows[rows.length - 1];
    if (row !== undefined && row[0] === row[1]) {
      row[2] = number - row[0];
      row[1] = number;
    } else if (row !== undefined && number === row[1] + row[2]) row[1] = number;
    else rows.push([number, number, 1]);
  }
  // Two numbers with a gap make no useful row, so each gets its own.
  return rows.flatMap((row) =>
    row[1] === row[0] + row[2] && row[2] > 1 ? [[row[0], row[0], 1] as GameRange, [row[1], row[1], 1] as GameRange] : [row as GameRange],
  );
}

/** The numbers of rows, ascending. */
export function numbersOf(rows: readonly GameRange[]): number[] {
  const numbers: number[] = [];
  for (const [first, last, step] of rows) for (let number = first; number <= last; number += step) numbers.push(number);
  return numbers.sort((a, b) => a - b);
}

/** Numbers for people: "0 to 24, 30, 32 to 96 by 4", at most twelve rows of them. */
export function rangesInWords(rows: readonly GameRange[]): string {
  const words = rows.slice(0, 12).map(([first, last, step]) => (first === last ? `${first}` : `${first} to ${last}${step === 1 ? "" : ` by ${step}`}`));
  return words.join(", ") + (rows.length > 12 ? ", …" : "");
}
