/** The setting and the width of words, by the letter widths of Times New Roman and fonts with the same metrics. */

/** The line height as a factor of the size. */
export const LEADING = 1.02;

/** Names of regions and waters are spaced capitals, smaller than their nominal size. Both values are factors of that size. */
export const CAPITALS = { size: 0.82, spacing: 0.1 } as const;

/** Words broken into lines: `breaks` has the number of words of each line except the last. */
export function linesOf(words: string, breaks: readonly number[]): string[] {
  if (breaks.length === 0) return [words];
  const list = words.split(" ");
  const lines = breaks.map((count) => list.splice(0, count).join(" "));
  return [...lines, list.join(" ")].filter((line) => line !== "");
}

/** Letters by their width in hundredths of the size, rounded up. All others have half the size. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [28, "' ,.·|/:;\\ijlt"],
  [34, "!()-I[]frÍÎ’‘`"],
  [41, "Jsзг"],
  [46, "?acezàáâäçèéêë“”аесётэья"],
  [57, "FPSРБЬГ+<=>−×ийнпц"],
  [62, "ELTZÈÉÊËЕТЁ"],
  [68, "BCRÇВКСЯЛДмфыж"],
  [73, "ADGHKNOQUVXYwÀÁÂÄÑÓÔÖÚÛÜАИЙНОПХЦУ"],
  [79, "шщю&mФ"],
  [94, "MWМЖЮШЩЫ№—…"],
];
const WIDTH_OF: ReadonlyMap<string, number> = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100] as const)));
const BOLDER = 1.07;

/** The approximate width of a line of words, more often too wide than too narrow. */
export function widthOf(words: string, size: number, weight: "regular" | "bold" | "italic" = "regular"): number {
  let sum = 0;
  for (const letter of words) sum += WIDTH_OF.get(letter) ?? 0.5;
  return sum * size * (weight === "bold" ? BOLDER : 1);
}

/** The wanted size if the words fit the width, else the largest size at which they do. */
export function fittingSize(words: string, size: number, width: number, weight: "regular" | "bold" | "italic" = "regular"): number {
  const wide = widthOf(words, size, weight);
  return wide <= width ? size : Math.floor(((size * width) / wide) * 10) / 10;
}

/** Words set into at most `most` lines of a width. An ellipsis replaces words that do not fit. */
export function wrapped(words: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width || line === "") {
      line = line === "" ? shortened(longer, size, width) : longer;
    } else if (lines.length === most - 1) {
      return [...lines, shortened(longer, size, width)];
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, shortened(line, size, width)];
}

function shortened(words: string, size: number, width: number): string {
  if (widthOf(words, size) <= width) return words;
  let end = words.length;
  while (end > 1 && widthOf(`${words.slice(0, end)}…`, size) > width) end--;
  return `${words.slice(0, end).replace(/[ ,;]+$/, "")}…`;
}
