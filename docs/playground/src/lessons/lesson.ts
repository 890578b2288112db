/** A guided start, as data: a prepared position, and steps that say something and are done with ordinary moves. */
import type { Language } from "../games/surface.js";

/** The controller of seats that a lesson plays. */
export const GUIDE = "guide";

/** A guided start of a game. Dice and cards come from its seed, so that the same moves always have the same results. */
export interface Lesson {
  readonly ruleset: string;
  /** Options of `setup` without the seed. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The reader's seat; the lesson plays the others. */
  readonly seat: string;
  /** The moves from the set-up to the prepared position, in notation. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** A step: what it says, and the moves that it is done with. */
export interface LessonStep {
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** Moves of the reader, and of other seats between and after them, in notation; a step without any is only read. Where several seats are asked at once, the reader's move is the last. */
  readonly moves?: readonly string[];
  /** Places that the map shows. */
  readonly show?: readonly string[];
}

/** How far a game has followed its lesson. */
export interface Followed {
  /** How many moves of the steps have been played. */
  readonly moves: number;
  /** True if another move has been played. */
  readonly isLeft: boolean;
}

/** All moves of a lesson, in their order. */
export function linesOf({ before, steps }: Pick<Lesson, "before" | "steps">): readonly string[] {
  return [...before, ...steps.flatMap(({ moves = [] }) => moves)];
}

/** How far the lines of a game have followed those of its lesson. */
export function followed(lesson: Lesson, played: readonly string[]): Followed {
  const lines = linesOf(lesson);
  let same = 0;
  while (same < Math.min(lines.length, played.length) && lines[same] === played[same]) same++;
  return { moves: Math.max(0, same - lesson.before.length), isLeft: same < played.length && same < lines.length };
}

/** Where a reader is: the step, who has read so many steps, and the move that it asks for; null for a step to read. */
export function placeIn({ steps }: Pick<Lesson, "steps">, moves: number, read: number): { readonly step: number; readonly wanted: string | null } {
  let [left, base] = [moves, 0];
  for (const [nth, step] of steps.entries()) {
    const count = step.moves?.length ?? 0;
    if (count === 0) continue;
    if (count > left) return { step: clamp(read, base, nth), wanted: read < nth && base < nth ? null : step.moves![left]! };
    left -= count;
    base = nth + 1;
  }
  return { step: clamp(read, base, steps.length), wanted: null };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
