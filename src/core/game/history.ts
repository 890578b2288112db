/** The history of a game as a viewer has seen it, decision by decision, for logs after undo, reload and reconnection. */
import type { GameTypes, Play, Viewer } from "../ruleset/contract.js";
import { frozen } from "../basics/frozen.js";
import { hashText } from "../state/hash.js";

/** The set-up, a decision of the viewer, or the visible part of another seat's decision or of a concession. */
export interface HistoryEntry<T extends GameTypes = GameTypes> {
  /** The fingerprint of everything the viewer has seen so far; `since` takes it. */
  readonly mark: string;
  /** The seat that decided; null for the set-up, a concession, another seat's part of a simultaneous choice, and a secret seat. */
  readonly seat: T["seat"] | null;
  /** The viewer's own move, or any move for the arbiter; null for others' decisions. */
  readonly move: T["move"] | null;
  /** The kind of decision that `move` answered, for the words of the log; null if `move` is null. */
  readonly decision: { readonly kind: T["decision"]["kind"] } | null;
  /** The events, filtered for the viewer. */
  readonly events: readonly T["event"][];
}

/** The entries that a viewer has not seen yet. */
export interface News<T extends GameTypes = GameTypes> {
  /** The number of the viewer's entries that stay: fewer than before if something was taken back. */
  readonly from: number;
  /** The entries after the first `from`. */
  readonly entries: readonly HistoryEntry<T>[];
}

export interface Decided<T extends GameTypes> {
  readonly move: T["move"];
  readonly events: readonly T["event"][];
  /** The seats that are openly asked. */
  readonly asked: readonly T["seat"][];
  /** The decision as the mover knew it. */
  readonly decision: HistoryEntry<T>["decision"];
}

export interface Course<T extends GameTypes> {
  readonly setup: readonly T["event"][];
  /** The decisions from number `from` on, counted from 0. */
  plies(from: number): readonly Decided<T>[];
  /** The events of a concession; empty without one. */
  concession(): readonly T["event"][];
}

/** The end of a history at a ply: its number of entries, and the last mark. */
export interface SeenSoFar {
  readonly ply: number;
  readonly entries: number;
  readonly mark: string;
}

const NOBODY = { seat: null, move: null, decision: null } as const;

interface Dated<T extends GameTypes> {
  readonly entry: HistoryEntry<T>;
  readonly ply: number;
}

/**
 * The history of one viewer, updated when it is read. Decisions that the viewer could not see have no entry, so that even their number stays hidden. It
 * may begin at a snapshot: earlier entries are only counted, and made on request.
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
   * The entries after the one with this mark. If that entry was taken back, the entries after the last earlier one that remains; if it never existed,
   * all entries.
   */
  since(mark: string | undefined): News<T> {
    this.update();
    const from = this.countUpTo(mark ?? "");
    if (from < this.first) this.makeAll();
    return { from, entries: this.dated.slice(from - this.first).map(({ entry }) => entry) };
  }

  mark(): string {
    this.update();
    return this.lastMark() ?? "";
  }

  /** The ply at which the entry with this mark was made; null without such an entry. */
  plyOf(mark: string): number | null {
    this.makeAll();
    this.update();
    return this.dated.find(({ entry }) => entry.mark === mark)?.ply ?? null;
  }

  /** The end of the history at a ply. The ply must not be before the beginning of the history. */
  seenAt(ply: number): SeenSoFar {
    this.update();
    const seen = this.dated.filter((dated) => dated.ply <= ply);
    return { ply, entries: this.first + seen.length, mark: seen[seen.length - 1]?.entry.mark ?? this.before?.mark ?? "" };
  }

  /** Drops the entries of decisions taken back, so that `plies` decisions remain. */
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

  // The number of entries up to the one with this mark. If that entry was taken back, up to the last earlier entry that remains; 0 if it never
  // existed.
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
