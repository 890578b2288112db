/** Long lines for a terminal: broken between words, further lines under the beginning of the text. */
import type { Terminal } from "./terminal.js";

/** The prefix of a line of text: blanks, the sign of a comment, or a column of its own, such as a number. */
const BEFORE = /^ *(?:> |(?:\S+ ){0,4}\S+ {2,})?/;
const NARROWEST = 30;

/** The same terminal, on which whatever is longer than it is wide is broken between words. */
export function wrapping(terminal: Terminal): Terminal {
  return {
    ...terminal,
    out(text) {
      const width = terminal.width();
      terminal.out(width === null ? text : wrapped(text, Math.max(width, NARROWEST)));
    },
  };
}

/** The text with every line at most so wide, words longer than that apart. */
export function wrapped(text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => (line.length <= width ? line : wrappedLine(line, width)))
    .join("\n");
}

function wrappedLine(line: string, width: number): string {
  const [before = ""] = BEFORE.exec(line) ?? [];
  const indent = " ".repeat(Math.min(before.length, width >> 1));
  const lines: string[] = [];
  let current = before;
  let isEmpty = true;
  for (const word of line.slice(before.length).split(" ")) {
    if (!isEmpty && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join("\n");
}
