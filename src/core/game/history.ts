/** The history of a game as a viewer has seen it, decision by decision: for logs after undo, reload and reconnection. */
import type { GameTypes, Play, Viewer } from "../ruleset/contract.js";
import { frozen } from "../basics/frozen.js";
import { hashText } from "../state/hash.js";

/** The set-up, a decision of the viewer, or what the viewer saw of somebody else's decision or of a concession. */
export interface HistoryEntry<T extends GameTypes = GameTypes> {
  /** The fingerprint of all that the viewer has seen up to here: `since` takes it. */
  readonly mark: string;
  /** The seat that decided; null for the set-up, a concession, another seat's part of a simultaneous choice, and where the asked seat is a secret. */
  readonly seat: T["seat"] | null;
  /** The viewer's own move, or any for the arbiter; null for what others decided. */
  readonly move: T["move"] | null;
  /** The kind of decision that `move` answered, for the words of the log; null where `move` is. */
  readonly decision: { readonly kind: T["decision"]["kind"] } | null;
  /** The events, as the viewer may know them. */
  readonly events: readonly T["event"][];
}

/** Entries that a viewer has not seen yet. */
export interface News<T extends GameTypes = GameTypes> {
  /** The number of the viewer's entries that stay as they are: fewer than before if something was taken back. */
  readonly from: number;
  /** The entries that follow those. */
  readonly entries: readonly HistoryEntry<T>[];
}

/** A decision as a game keeps it. */
export interface Decided<T extends GameTypes> {
  readonly move: T["move"];
  readonly events: readonly T["event"][];
  /** The seats that were asked, as everybody may know it. */
  readonly asked: readonly T["seat"][];
  /** The decision that the move answered, as its seat knew it. */
  readonly decision: HistoryEntry<T>["decision"];
}

/** All that has been decided in a game. */
export interface Course<T extends GameTypes> {
  readonly setup: readonly T["event"][];
  /** The decisions from number `from` on; the first is 0. */
  plies(from: number): readonly Decided<T>[];
  /** The events that showed a concession; empty until a seat concedes. */
  concession(): readonly T["event"][];
}

/** The end of a history after some decisions: the number of its entries, and the mark of the last. */
export interface SeenSoFar {
  readonly ply: number;
  readonly entries: number;
  readonly mark: string;
}

const NOBODY = { seat: null, move: null, decision: null } as const;

interface Dated<T extends GameTypes> {
  readonly entry: HistoryEntry<T>;
  /** The number of decisions up to it. */
  readonly ply: number;
}

/**
 * The history of one viewer, brought up to date when it is read. Decisions of others that the viewer could not see have no entry, so that not even their number shows. It may
 * begin where a snapshot was made: earlier entries are counted, and made only on request.
 */
export class History<T extends GameTypes> {
  private dated: Dated<T>[] = [];
  /** The marks of entries that were taken back, each with the number of earlier entries that remain. */
  private readonly dropped = new Map<string, number>();
  private plies = 0;
  private isOver = false;

  constructor(
    private readonly ruleset: Play<T>,
    private readonly course: Course<T>,
    private readonly viewer: Viewer<T["seat"]>,
    private before: SeenSoFar | null,
  ) {
    if (before === null) this.add(NOBODY, course.setup);
    else this.plies = before.ply;
  }

  entries(): HistoryEntry<T>[] {
    this.makeAll();
    this.update();
    return this.dated.map(({ entry }) => entry);
  }

  /**
   * The entries after the one with this mark. If that was taken back: the entries after the last one before it that remains. If there never was one: all
   * entries.
   */
  since(mark: string | undefined): News<T> {
    this.update();
    const from = this.countUpTo(mark ?? "");
    if (from < this.first) this.makeAll();
    return { from, entries: this.dated.slice(from - this.first).map(({ entry }) => entry) };
  }

  /** The mark of the last entry. */
  mark(): string {
    this.update();
    return this.lastMark() ?? "";
  }

  /** The number of decisions after which the entry of a mark was made; null if there is no such entry. */
  plyOf(mark: string): number | null {
    this.makeAll();
    this.update();
    return this.dated.find(({ entry }) => entry.mark === mark)?.ply ?? null;
  }

  /** The end of the history after `ply` decisions, at least as many as those with which it begins. */
  seenAt(ply: number): SeenSoFar {
    this.update();
    const seen = this.dated.filter((dated) => dated.ply <= ply);
    return { ply, entries: this.first + seen.length, mark: seen[seen.length - 1]?.entry.mark ?? this.before?.mark ?? "" };
  }

  /** Forgets what was taken back: only `plies` decisions are left. */
  forget(plies: number): void {
    if (this.plies <= plies) return;
    this.plies = plies;
    while (this.first + this.dated.length > 1 && (this.dated[this.dated.length - 1]?.ply ?? 0) > plies) {
      const last = this.dated.pop();
      if (last !== undefined) this.dropped.set(last.entry.mark, this.first + this.dated.length);
    }
    const left = this.first + this.dated.length;
    for (const [mark, kept] of this.dropped) if (kept > left) this.dropped.set(mark, left);
  }

  // The number of entries that are only counted.
  private get first(): number {
    return this.before?.entries ?? 0;
  }

  // The number of entries up to the one with a mark; if that was taken back, up to the last one before it that remains; 0 if there never was one.
  private countUpTo(mark: string): number {
    const known = this.dated.findIndex(({ entry }) => entry.mark === mark) + 1;
    if (known > 0) return this.first + known;
    if (this.before === null) return this.dropped.get(mark) ?? 0;
    const kept = mark === this.before.mark ? this.first : this.dropped.get(mark);
    if (kept !== undefined) return kept;
    this.makeAll();
    return this.countUpTo(mark);
  }

  private makeAll(): void {
    if (this.before === null) return;
    this.before = null;
    this.dated = [];
    this.plies = 0;
    this.isOver = false;
    this.add(NOBODY, this.course.setup);
    this.update();
  }

  private update(): void {
    const concession = this.course.concession();
    for (const ply of this.course.plies(this.plies)) {
      this.plies++;
      this.see(ply);
    }
    if (this.isOver || concession.length === 0) return;
    this.isOver = true;
    this.add(NOBODY, concession);
  }

  private see({ move, events, asked, decision }: Decided<T>): void {
    const [first, second] = asked;
    if (this.viewer === "arbiter" || move.seat === this.viewer) this.add({ seat: move.seat, move, decision }, events);
    else this.add({ seat: second === undefined ? (first ?? null) : null, move: null, decision: null }, events);
  }

  private add({ seat, move, decision }: Pick<HistoryEntry<T>, "seat" | "move" | "decision">, happened: readonly T["event"][]): void {
    const events = frozen(this.ruleset.viewEvents(happened, this.viewer));
    const last = this.lastMark();
    if (last !== undefined && move === null && events.length === 0) return;
    const mark = hashText(JSON.stringify([last ?? this.viewer, move === null ? null : this.ruleset.format(move), events]));
    this.dated.push({ entry: Object.freeze({ mark, seat, move, decision, events }), ply: this.plies });
  }

  private lastMark(): string | undefined {
    return this.dated[this.dated.length - 1]?.entry.mark ?? this.before?.mark;
  }
}
