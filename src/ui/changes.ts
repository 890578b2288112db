import type { Piece, Stack, Table } from "../core/board/table.js";

/** A piece that has moved, or a number of equal pieces. */
export interface MovedPiece {
  readonly id: string;
  readonly kind: string;
  readonly owner: string | null;
  readonly count: number;
  /** The stack that contained it; null if it was not on the table. */
  readonly from: Stack | null;
  /** The stack that contains it now; null if it has left the table. */
  readonly to: Stack | null;
}

/** A piece that is in the same stack but has changed: turned over, reduced, marked. */
export interface ChangedPiece {
  readonly before: Piece;
  readonly after: Piece;
}

/** A number that has changed: the size of a pile, a score, or the position of a marker on its track. */
export interface ChangedNumber {
  /** The id of the pile, score or track. */
  readonly id: string;
  /** Null for nobody. */
  readonly owner: string | null;
  /** Null if there was none. */
  readonly from: number | null;
  /** Null if there is none now. */
  readonly to: number | null;
}

/** The differences between two tables, for animations and news, in the order of the later table. Things that are only on the earlier one come last. */
export interface TableChanges {
  /** Pieces that moved from one stack to another, came to the table or left it. */
  readonly pieces: readonly MovedPiece[];
  readonly changed: readonly ChangedPiece[];
  /** Ids of places whose display has changed: control, strength, marks. */
  readonly places: readonly string[];
  /** Ids of regions whose controller has changed, including changes from or to nobody. */
  readonly regions: readonly string[];
  readonly piles: readonly ChangedNumber[];
  readonly scores: readonly ChangedNumber[];
  /** Markers on tracks, but only those that are the only one of their kind and owner on the track. */
  readonly tracks: readonly ChangedNumber[];
}

/** The differences between two tables of the same viewer. */
export function tableChanges(before: Table, after: Table): TableChanges {
  return {
    pieces: [...namedMoves(before, after), ...alikeMoves(before, after)],
    changed: changedPieces(before, after),
    places: differing(before.places, after.places),
    regions: differing(before.regions, after.regions),
    piles: changedNumbers(pileSizes(before), pileSizes(after)),
    scores: changedNumbers(scores(before), scores(after)),
    tracks: changedNumbers(markers(before), markers(after)),
  };
}

type Lying = readonly [piece: Piece, stack: Stack];

function lyingOn({ stacks }: Table): Map<string, Lying> {
  return new Map(stacks.flatMap((stack) => stack.pieces.map((piece): [string, Lying] => [piece.id, [piece, stack]])));
}

// Identical pieces have ids made from that of their stack. They are counted, since single ones cannot be followed.
function isAlike({ id }: Piece, stack: Stack): boolean {
  return id.startsWith(`${stack.id}/`);
}

function namedMoves(before: Table, after: Table): MovedPiece[] {
  const [was, is] = [lyingOn(before), lyingOn(after)];
  const ids = new Set([...is.keys(), ...was.keys()]);
  return [...ids].flatMap((id): MovedPiece[] => {
    const [old, now] = [was.get(id), is.get(id)];
    const [piece, stack] = now ?? old ?? [];
    if (piece === undefined || stack === undefined || isAlike(piece, stack) || old?.[1].id === now?.[1].id) return [];
    return [{ id, kind: piece.kind, owner: piece.owner, count: piece.count, from: old?.[1] ?? null, to: now?.[1] ?? null }];
  });
}

// Pieces that a stack gains come from stacks that have lost some, in the order of the tables.
function alikeMoves(before: Table, after: Table): MovedPiece[] {
  const kinds = new Map<string, { readonly piece: Piece; readonly fewer: Pool[]; readonly more: Pool[] }>();
  for (const { piece, was, is, count } of alikeCounts(before, after)) {
    if (count === 0) continue;
    const kind = kinds.get(`${piece.kind} ${piece.owner}`) ?? { piece, fewer: [], more: [] };
    kinds.set(`${piece.kind} ${piece.owner}`, kind);
    const stack = is ?? was;
    if (stack !== null) (count > 0 ? kind.more : kind.fewer).push({ stack, left: Math.abs(count) });
  }
  return [...kinds.values()].flatMap(({ piece, fewer, more }) => paired(piece, fewer, more));
}

interface Pool {
  readonly stack: Stack;
  left: number;
}

interface AlikeCount {
  readonly piece: Piece;
  readonly was: Stack | null;
  readonly is: Stack | null;
  /** The increase in number. */
  readonly count: number;
}

function alikeCounts(before: Table, after: Table): AlikeCount[] {
  const counts = new Map<string, AlikeCount>();
  const add = (table: Table, sign: 1 | -1): void => {
    for (const stack of table.stacks) {
      for (const piece of stack.pieces.filter((candidate) => isAlike(candidate, stack))) {
        const key = `${stack.id} ${piece.kind} ${piece.owner}`;
        const known = counts.get(key) ?? { piece, was: null, is: null, count: 0 };
        const side = sign === 1 ? { is: stack } : { was: stack };
        counts.set(key, { ...known, ...side, count: known.count + sign * piece.count });
      }
    }
  };
  add(after, 1);
  add(before, -1);
  return [...counts.values()];
}

function paired(piece: Piece, fewer: Pool[], more: Pool[]): MovedPiece[] {
  const moves: MovedPiece[] = [];
  const move = (from: Stack | null, to: Stack | null, count: number): void => {
    moves.push({ id: `${(to ?? from)?.id}/${piece.kind}`, kind: piece.kind, owner: piece.owner, count, from, to });
  };
  for (const to of more) {
    for (const from of fewer) {
      const count = Math.min(from.left, to.left);
      if (count === 0) continue;
      move(from.stack, to.stack, count);
      from.left -= count;
      to.left -= count;
    }
    if (to.left > 0) move(null, to.stack, to.left);
  }
  for (const { stack, left } of fewer) if (left > 0) move(stack, null, left);
  return moves;
}

function changedPieces(before: Table, after: Table): ChangedPiece[] {
  const was = lyingOn(before);
  return [...lyingOn(after)].flatMap(([id, [piece, stack]]) => {
    const [old, from] = was.get(id) ?? [];
    return old === undefined || from?.id !== stack.id || isAlike(piece, stack) || sameText(old, piece) ? [] : [{ before: old, after: piece }];
  });
}

function differing(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] {
  const ids = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...ids].filter((id) => !sameText(before[id], after[id]));
}

type Numbers = ReadonlyMap<string, { readonly id: string; readonly owner: string | null; readonly value: number | null }>;

function changedNumbers(before: Numbers, after: Numbers): ChangedNumber[] {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].flatMap((key): ChangedNumber[] => {
    const [old, now] = [before.get(key), after.get(key)];
    const named = now ?? old;
    const [from, to] = [old?.value ?? null, now?.value ?? null];
    return named === undefined || from === to ? [] : [{ id: named.id, owner: named.owner, from, to }];
  });
}

function pileSizes({ piles }: Table): Numbers {
  return new Map(piles.map(({ id, owner, count }) => [`${id} ${owner}`, { id, owner, value: count }]));
}

function scores({ seats }: Table): Numbers {
  return new Map(seats.flatMap(({ seat, scores: all }) => all.map(({ id, value }) => [`${id} ${seat}`, { id, owner: seat, value }])));
}

function markers({ tracks }: Table): Numbers {
  const all = tracks.flatMap(({ id, marks }) => marks.map(({ kind, owner, at }) => ({ key: `${id} ${kind} ${owner}`, id, owner, value: at })));
  const alone = all.filter(({ key }) => all.filter((other) => other.key === key).length === 1);
  return new Map(alone.map(({ key, ...mark }) => [key, mark]));
}

function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
