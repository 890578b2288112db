/** Lines of documents: those that are too long, guides that are too long, and paragraphs wrapped again. */

const LONGEST_LINE = 120;
const LONGEST_GUIDE = 150;
/** Pages that may be longer: one program is a whole ruleset with its laws, and the protocol is a reference, a section a request. */
const MAY_BE_LONGER: Readonly<Record<string, number>> = { "docs/writing-a-ruleset.md": 270, "docs/protocol.md": 480 };

/** What is wrong, and in which line. */
export interface Complaint {
  readonly line: number;
  readonly message: string;
}

/** Tutorials show whole files: only the lines between them are counted. */
const TUTORIAL = /^docs\/tutorial-[^/]+\.md$/;

/** Lines of a document that are too long, outside of tables, code and pictures; and whether a guide has too many. */
export function lineComplaints(name: string, text: string): Complaint[] {
  const lines = text.trimEnd().split("\n");
  const isFree = freeLines(lines);
  const long = lines.flatMap((line, i) => {
    const { length } = line;
    return isFree[i] || length <= LONGEST_LINE ? [] : [{ line: i + 1, message: `a line of ${length} characters; at most ${LONGEST_LINE}` }];
  });
  const most = MAY_BE_LONGER[name] ?? LONGEST_GUIDE;
  const isGuide = /^(README|docs\/[^/]+)\.md$/.test(name);
  const counted = TUTORIAL.test(name)
    ? text
        .replace(/^```[^]*?^```$/gm, "")
        .trimEnd()
        .split("\n").length
    : lines.length;
  return isGuide && counted > most ? [...long, { line: most, message: `${counted} lines; a guide has at most ${most}` }] : long;
}

/** The document with every paragraph and list item that has too long a line wrapped again; links and code spans stay whole. */
export function wrapped(text: string): string {
  const lines = text.split("\n");
  const isFree = freeLines(lines);
  const out: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const block = [lines[i]!];
    if (!isFree[i] && lines[i] !== "" && !lines[i]!.startsWith("#"))
      while (i + block.length < lines.length && goesOn(lines[i + block.length]!) && !isFree[i + block.length]) block.push(lines[i + block.length]!);
    out.push(...(!isFree[i] && block.some((line) => line.length > LONGEST_LINE) ? wrappedBlock(block) : block));
    i += block.length;
  }
  return out.join("\n");
}

const goesOn = (line: string): boolean => line.trim() !== "" && !/^\s*([-*] |\d+\. |#|\||>|<!--|```)/.test(line);

function wrappedBlock(block: readonly string[]): string[] {
  const [, indent = "", bullet = ""] = /^(\s*)([-*] |\d+\. )?/.exec(block[0]!)!;
  const rest = " ".repeat(indent.length + bullet.length);
  const kept: string[] = [];
  const keep = (whole: string): string => `\0${kept.push(whole) - 1}\0`;
  const text = block
    .map((line) => line.trim())
    .join(" ")
    .replace(/!?\[[^\]]*\]\([^)]*\)|`[^`]*`/g, keep);
  const words = text.split(" ").map((word) => word.replace(/\0(\d+)\0/g, (_, n) => kept[Number(n)]!).replace(/\0(\d+)\0/g, (_, n) => kept[Number(n)]!));
  const lines: string[] = [];
  let line = indent;
  for (const word of words) {
    const isFirst = line.trim() === "";
    // A line that began with such a word would be a list, a heading or a table.
    const wouldBegin = /^([-*+]|\d+\.|#+)$|^[>|]/.test(word);
    if (!isFirst && !wouldBegin && line.length + 1 + word.length > LONGEST_LINE) {
      lines.push(line);
      line = rest + word;
    } else line = isFirst ? line + word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Of each line whether it may have any length: it belongs to a table, to code or is a picture. */
function freeLines(lines: readonly string[]): boolean[] {
  let isCode = false;
  return lines.map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode || /^\s*(\||!\[)/.test(line);
  });
}
