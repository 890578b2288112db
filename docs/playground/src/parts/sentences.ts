/** What has happened since a viewer's last decision, in few sentences. */
import type { Board } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import type { Moment, Told } from "../protocol.js";
import { doerOf } from "./happened.js";

/** A sentence of what happened, with who did it and the moments it comes from. */
export interface Sentence {
  readonly seat: string | null;
  readonly text: string;
  readonly moments: readonly number[];
}

/** So many names one sentence sums up. */
const MOST = 6;
/** So many sentences are shown of what does not matter much. */
const WHOLLY = 8;

/** The main sentences of the moments from one to another, alike ones summed up. */
export function digestOf(log: readonly Moment[], from: number, to: number, texts: Texts, board: Board): readonly Sentence[] {
  const all: Sentence[] = [];
  for (let at = Math.max(1, from); at <= to; at++) {
    const entry = log[at];
    if (entry === undefined) continue;
    for (const event of entry.events) {
      for (const text of texts.log({ move: null, events: [event] }, { brief: true }))
        all.push({ seat: doerOf(event as Told, entry, board), text, moments: [at] });
    }
  }
  return summedUp(all.length > 0 ? latest(all) : wholly(log, from, to, texts, board));
}

// All that others did, where nothing of it matters more than the rest.
function wholly(log: readonly Moment[], from: number, to: number, texts: Texts, board: Board): readonly Sentence[] {
  const own = from === 0 ? 1 : from + 1;
  const all = log.slice(own, to + 1).flatMap((entry, nth) => {
    const [first] = entry.events as readonly Told[];
    const seat = entry.seat ?? (first === undefined ? null : doerOf(first, entry, board));
    return texts.log(entry).map((text): Sentence => ({ seat, text, moments: [own + nth] }));
  });
  return all.slice(-WHOLLY);
}

// A standing is told once, the last time: sentences with two numbers or more that are otherwise the same.
function latest(all: readonly Sentence[]): readonly Sentence[] {
  const keyOf = ({ seat, text }: Sentence, at: number): string => ((text.match(/\d+/g)?.length ?? 0) < 2 ? `${at}` : `${seat} ${text.replace(/\d+/g, "#")}`);
  const last = new Map(all.map((sentence, at) => [keyOf(sentence, at), at]));
  return all.filter((sentence, at) => last.get(keyOf(sentence, at)) === at);
}

/** Neighbours that differ in one part alone become one sentence that names them all. */
export function summedUp(all: readonly Sentence[]): readonly Sentence[] {
  const found: { sentence: Sentence; parts: string[]; frame: readonly [string, string] | null }[] = [];
  for (const sentence of all) {
    const last = found.at(-1);
    const merged = last === undefined || last.sentence.seat !== sentence.seat ? null : joined(last, sentence.text);
    if (last === undefined || merged === null) found.push({ sentence, parts: [], frame: null });
    else {
      last.parts = merged.parts;
      last.frame = merged.frame;
      last.sentence = { ...last.sentence, text: merged.text, moments: [...last.sentence.moments, ...sentence.moments] };
    }
  }
  return found.map(({ sentence }) => sentence);
}

interface Merged {
  readonly text: string;
  readonly parts: string[];
  readonly frame: readonly [string, string] | null;
}

function joined(
  { sentence, parts, frame }: { readonly sentence: Sentence; readonly parts: readonly string[]; readonly frame: readonly [string, string] | null },
  text: string,
): Merged | null {
  if (frame === null && sentence.text === text) return { text, parts: [], frame };
  const [head, tail] = frame ?? frameOf(sentence.text, text);
  if (head.split(" ").length < 3 || !text.startsWith(head) || !text.endsWith(tail) || text.length <= head.length + tail.length) return null;
  const first = frame === null ? [sentence.text.slice(head.length, sentence.text.length - tail.length)] : parts;
  const next = text.slice(head.length, text.length - tail.length);
  if ([...first, next].some((part) => part.trim() === "" || part.split(" ").length > 3 || /[.:;()\d]/.test(part))) return null;
  const all = first.includes(next) ? [...first] : [...first, next];
  const shown = all.length > MOST ? [...all.slice(0, MOST), "…"] : all;
  return { text: `${head}${shown.join(", ")}${tail}`, parts: all, frame: [head, tail] };
}

// The common beginning and end of two sentences, by whole words.
function frameOf(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  start = a.lastIndexOf(" ", start - 1) + 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  while (end > 0 && !/^[\s.]/.test(a.slice(a.length - end))) end--;
  return [a.slice(0, start), a.slice(a.length - end)];
}
