/** Decodes files (UTF-8, or UTF-16 as PowerShell writes it, with or without a byte order mark), and finds the position where a text is not JSON. */
import { UsageError } from "./games/game-adapter.js";

/** The text of a file. @throws UsageError if it is not text */
export function textOf(bytes: Uint8Array, file: string): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes); // This also drops a byte order mark.
  } catch {
    throw new UsageError(`${file}: expected text in UTF-8 or UTF-16, got something else`);
  }
}

// A JSON text begins with an ASCII character, so in UTF-16 without a mark one of its first two bytes is 0.
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || first === 0) return "utf-16be";
  return "utf-8";
}

/** Parses JSON. @throws UsageError with the line and column where it ends too early or is not JSON */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const at = faultOf(text);
    const lines = text.slice(0, at).split("\n");
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    if (text.trim() === "") throw new UsageError(`${file}: expected JSON, got nothing`);
    if (at >= text.trimEnd().length) throw new UsageError(`${file}: expected JSON, which is cut off at ${place}`);
    throw new UsageError(`${file}: expected JSON, got ${JSON.stringify(text.slice(at, at + SHOWN).split("\n")[0])} at ${place}`);
  }
}

const SHOWN = 20;
const LONGEST_CUT = 400;
const BLANK = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SIMPLE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The position of the first fault in a JSON text; its length if the text is valid but cut off. */
export function faultOf(text: string): number {
  const open: string[] = [];
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0].length;
    at += found ?? 0;
    return found !== undefined && (found > 0 || pattern === BLANK);
  };
  // This loops over characters, since a long text exceeds the limits of a regular expression.
  const skipText = (): boolean => {
    if (text[at] !== '"') return false;
    at++;
    while (at < text.length && text[at] !== '"') {
      if (text[at]! < " ") return false;
      if (text[at] !== "\\") at++;
      else if (!skip(ESCAPE)) return false;
    }
    if (at === text.length) return false;
    at++;
    return true;
  };
  const take = (letter: string): boolean => {
    skip(BLANK);
    if (text[at] !== letter) return false;
    at++;
    return true;
  };
  const key = (): boolean => {
    skip(BLANK);
    return skipText() && take(":");
  };
  // Reads a value, or the beginning of a container.
  const value = (): boolean => {
    for (;;) {
      if (take("{")) {
        open.push("}");
        if (take("}")) open.pop();
        else if (key()) continue;
        else return false;
      } else if (take("[")) {
        open.push("]");
        if (!take("]")) continue;
        open.pop();
      } else if (!skipText() && !skip(SIMPLE)) return false;
      return true;
    }
  };
  // Reads what follows a value: the ends of containers, then a comma and in an object the next key. True if another value must follow.
  const next = (): boolean => {
    while (open.length > 0) {
      if (take(",")) return open.at(-1) === "}" ? key() : true;
      if (!take(open.at(-1)!)) return false;
      open.pop();
    }
    return false;
  };
  let isWhole = false;
  while (value()) {
    if (next()) continue;
    isWhole = open.length === 0;
    break;
  }
  if (!isWhole) return cutOff(text, at);
  skip(BLANK);
  return at;
}

// The position of a fault at `at`. If the text ends within a number, word or escape that begins there, this is the end of the text.
function cutOff(text: string, at: number): number {
  const rest = text.slice(at, at + LONGEST_CUT);
  const isCut = /^\\(?:u[0-9a-fA-F]{0,3})?$|^-?\d*(?:\.\d*)?(?:[eE][+-]?\d*)?$/.test(rest) || ["true", "false", "null"].some((word) => word.startsWith(rest));
  return isCut ? text.length : at;
}
