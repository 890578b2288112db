/** Breaks long lines between words, and indents the continuation lines to the beginning of the text. */
import { seenLength } from "./colours.js";
import type { Terminal } from "./terminal.js";

/** The prefix of a line of text: spaces, "> ", or a column such as a number. */
const BEFORE = /^ *(?:> |(?:\S+ ){0,4}\S+ {2,})?/;
const NARROWEST = 30;

/** A terminal that breaks lines longer than its width between words. */
export function wrapping(terminal: Terminal): Terminal {
  return {
    ...terminal,
    out(text) {
      const width = terminal.width();
      terminal.out(width === null ? text : wrapped(text, Math.max(width, NARROWEST)));
    },
  };
}

/** Breaks the lines of a text at this width; only a single longer word may exceed it. */
export function wrapped(text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => (seenLength(line) <= width ? line : wrappedLine(line, width)))
    .join("\n");
}

function wrappedLine(line: string, width: number): string {
  const [before = ""] = BEFORE.exec(line) ?? [];
  const indent = " ".repeat(Math.min(seenLength(before), width >> 1));
  const lines: string[] = [];
  let [current, length] = [before, seenLength(before)];
  let isEmpty = true;
  for (const word of line.slice(before.length).split(" ")) {
    if (!isEmpty && length + 1 + seenLength(word) > width) {
      lines.push(current);
      [current, length] = [indent, indent.length];
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    length += seenLength(word) + (isEmpty ? 0 : 1);
    isEmpty = false;
  }
  return [...lines, current].join("\n");
}
