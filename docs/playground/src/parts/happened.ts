/** The digest since a viewer's last decision: in few sentences, as ways on the map, as places that have changed. */
import type { Board, Trail } from "tyche/svg";
import type { Drawing, Texts } from "../games/surface.js";
import type { Moment, Told } from "../protocol.js";

/** A sentence of what happened, with who did it and the moments it comes from. */
export interface Sentence {
  readonly seat: string | null;
  readonly text: string;
  readonly moments: readonly number[];
}

/** The act of a seat: a moment, or a part of one. */
export type Deed = Pick<Moment, "events" | "seat">;

/** So many names one sentence sums up. */
const MOST = 6;
/** So many sentences are shown of what does not matter much. */
const WHOLLY = 8;
/** Arrows of what happened longer ago are left out. */
const TRAILS = 14;

/** The first moment after the viewer's last decision but its own: what that led to counts. */
export function lastOwn(log: readonly Moment[], moment: number, viewer: string): number {
  for (let at = moment; at > 0; at--) if (log[at]?.move?.seat === viewer) return at;
  return 0;
}

/** The seat whose act an event tells. */
export function doerOf(event: Told, { seat }: Pick<Moment, "seat">, board: Board): string | null {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  for (const key of ["seat", "side", "attacker", "winner", "owner"]) {
    const value = fields[key];
    if (typeof value === "string" && board.style.owners[value] !== undefined) return value;
  }
  return seat;
}

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

/** Ways on the map: those that somebody went, the latest. */
export function trailsOf(entries: readonly Deed[], { eventTargets, board }: Drawing, not: string | null): readonly Trail[] {
  const trails = entries.flatMap((entry) =>
    entry.events.flatMap((event): Trail[] => {
      const { trail } = eventTargets(event);
      const owner = doerOf(event as Told, entry, board);
      return trail.length < 2 || owner === not ? [] : [{ owner, places: trail }];
    }),
  );
  const chained: Trail[] = [];
  for (const trail of trails) {
    const last = chained.at(-1);
    // Steps of one march are one arrow.
    if (last !== undefined && last.owner === trail.owner && last.places.at(-1) === trail.places[0])
      chained[chained.length - 1] = { owner: last.owner, places: [...last.places, ...trail.places.slice(1)] };
    else chained.push(trail);
  }
  return chained.slice(-TRAILS);
}

/** Places that something happened at, but those that something only left or passed. */
export function placesIn(entries: readonly Deed[], { eventTargets, board }: Drawing): readonly string[] {
  const places = new Set<string>();
  for (const event of entries.flatMap(({ events }) => events)) {
    const { targets, trail } = eventTargets(event);
    const passed = new Set(trail.slice(0, -1));
    for (const { kind, id } of targets) if (kind === "place" && board.places[id] !== undefined && !passed.has(id)) places.add(id);
  }
  return [...places];
}
