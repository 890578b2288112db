/** Colours for terminals that have them: the names of seats, the decision, the numbers in a list. */
import type { Board } from "../core/board/board.js";
import type { Texts } from "../text/texts.js";

/** The environment variables that decide about colours. */
export type ColourVariables = Readonly<Partial<Record<"NO_COLOR" | "FORCE_COLOR" | "TERM", string | undefined>>>;

/**
 * True if a program writes in colours: FORCE_COLOR decides if it is set; else only a terminal gets colours, unless NO_COLOR is set or TERM is "dumb".
 */
export function hasColours({ NO_COLOR, FORCE_COLOR, TERM }: ColourVariables, isTerminal: boolean): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return isTerminal && TERM !== "dumb";
}

/** The codes that start and end bold and faint text. */
const BOLD = [1, 22] as const;
const FAINT = [2, 22] as const;
const NO_COLOUR = 39;

/** The colours that every terminal has, each with its hue in degrees. */
const HUES: readonly (readonly [code: number, hue: number])[] = [
  [31, 0],
  [33, 45],
  [32, 130],
  [36, 180],
  [34, 215],
  [35, 300],
];

function styled(text: string, [on, off]: readonly [number, number]): string {
  return `\u001b[${on}m${text}\u001b[${off}m`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: styles are control characters
const STYLE = /\u001b\[\d+m/g;

export function unstyled(text: string): string {
  return text.replace(STYLE, "");
}

/** The number of visible characters. */
export function seenLength(text: string): number {
  return unstyled(text).length;
}

/** Styles for the texts of a game; without colours, texts stay unchanged. */
export interface Paint {
  /** For the words of a decision. */
  strong(text: string): string;
  /** For a reading aid, such as a number in a list. */
  faint(text: string): string;
  /** A text in the colour of a seat. */
  seat(seat: string, text: string): string;
  /** A line with the names of seats in their colours. */
  names(line: string): string;
}

const PLAIN: Paint = { strong: (text) => text, faint: (text) => text, seat: (_, text) => text, names: (line) => line };

/** The paint for a game with these seats, in the terminal colours nearest to the board's colours. */
export function paintFor(terminal: { hasColours(): boolean }, seats: readonly string[], board: Board, texts: Texts): Paint {
  if (!terminal.hasColours()) return PLAIN;
  const codes = codesOf(seats, board);
  const coloured = (seat: string, text: string): string => styled(text, [codes.get(seat) ?? NO_COLOUR, NO_COLOUR]);
  const named = new Map(seats.map((seat) => [texts.name(seat).toLowerCase(), seat]));
  const names = new RegExp(`(?<!\\p{L})(?:${[...named.keys()].map(escaped).join("|")})(?!\\p{L})`, "giu");
  return {
    strong: (text) => styled(text, BOLD),
    faint: (text) => styled(text, FAINT),
    seat: (seat, text) => styled(coloured(seat, text), BOLD),
    names: (line) => line.replace(names, (name) => coloured(named.get(name.toLowerCase())!, name)),
  };
}

// Each seat gets a different colour if there are enough.
function codesOf(seats: readonly string[], { style }: Board): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const seat of seats) {
    const hue = hueOf(style.owners[seat]?.colour ?? "#000000");
    const free = HUES.filter(([code]) => ![...codes.values()].includes(code));
    const [nearest] = (free.length > 0 ? [...free] : [...HUES]).sort(([, a], [, b]) => apart(a, hue) - apart(b, hue));
    codes.set(seat, nearest![0]);
  }
  return codes;
}

function apart(a: number, b: number): number {
  const far = Math.abs(a - b);
  return Math.min(far, 360 - far);
}

// The hue of a colour such as #b3342b, in degrees.
function hueOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * (green - blue)) / range + (green < blue ? 360 : 0);
  return most === green ? (60 * (blue - red)) / range + 120 : (60 * (red - green)) / range + 240;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
