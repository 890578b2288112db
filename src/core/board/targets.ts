/**
 * Targets of moves: the things that a person clicks to choose one. A ruleset states once how its words map to the table; the rows of its moves give
 * the rest.
 */
import { frozen } from "../basics/frozen.js";
import type { Decision } from "../flow/decision.js";
import { IllegalMoveError, printed } from "../basics/errors.js";
import type { MoveBase, MoveKind } from "../moves/moves.js";
import { stackId } from "./table.js";

/** Clickable things: places and regions of the `Board`; stacks, pieces, cards and tracks of the `Table`; seats; and a button for anything else. */
export type TargetKind = "place" | "region" | "stack" | "piece" | "card" | "seat" | "track" | "button";

/** One clickable thing. The id of a button is the notation of its move without the seat. */
export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}

/** The group of a move in its list: the main choices, changes of a choice in progress, or moves that end it. */
export type ListPart = "main" | "adjust" | "end";

export interface MoveTargets {
  /** At least one. The first is the thing that a person clicks; further ones are involved, such as an army that ends its move, and the space of that army. */
  readonly targets: readonly Target[];
  readonly part: ListPart;
}

/** The meaning of a word on the table: a kind of target, or a function from its ids to targets. */
export type Meaning = TargetKind | ((id: string) => readonly Target[]);

/** The target rows of a ruleset. V are the types of its moves, K the kinds of its decisions. */
export interface TargetRows<V extends string = string, K extends string = string> {
  /** Maps the words of moves to the table; other words are buttons. */
  readonly words: Readonly<Record<string, Meaning>>;
  /**
   * Targets of single types of move, which replace the targets of their words. A function gets the move's first field; an empty list means a button.
   */
  readonly moves?: { readonly [T in V]?: readonly Target[] | ((value: string) => readonly Target[]) };
  /**
   * Fields of a decision's `about` that give targets to moves whose only targets are cards, seats or a button. The first field of each kind of target
   * counts.
   */
  readonly about: Readonly<Record<string, Meaning>>;
  /** For decisions about an army of the seat: the word that distinguishes its stack in its place; "" if the stack needs none. */
  readonly armies?: { readonly [D in K]?: string };
  readonly adjust: readonly V[];
  readonly end: readonly V[];
  /** Kinds of decision that begin a new compound choice; any other kind continues the previous choice. */
  readonly compoundStarts: readonly K[];
}

/** Makes the function that returns the targets and the group of a move. */
export function targetsOf<M extends MoveBase>(
  rows: TargetRows,
  kinds: readonly MoveKind<never, M>[],
  format: (move: M) => string,
): (move: M, decision: Decision<string> | null) => MoveTargets {
  const partOf = (type: string): ListPart => (rows.end.includes(type) ? "end" : rows.adjust.includes(type) ? "adjust" : "main");
  // Made at the first call, so that a ruleset is imported sooner.
  let known: ReadonlyMap<string, readonly (readonly [field: string, meaning: Meaning | undefined])[]> | undefined;

  return (move, decision) => {
    known ??= new Map(kinds.map(({ type, args }) => [type, args.map(([field, { name }]) => [field, rows.words[name]] as const)]));
    const fields = known.get(move?.type);
    if (fields === undefined) throw new IllegalMoveError("move/malformed", `expected a move of this ruleset, got ${printed(move)}`);
    const values = move as unknown as Readonly<Record<string, unknown>>;
    const special = rows.moves?.[move.type];
    const own =
      special !== undefined
        ? typeof special === "function"
          ? special(String(values[fields[0]?.[0] ?? ""]))
          : special
        : fields.flatMap(([field, meaning]) => (meaning === undefined || meaning === "button" ? [] : targetsFor(meaning, String(values[field]))));
    const needsButton = own.length === 0 || (special === undefined && fields.some(([, meaning]) => meaning === undefined || meaning === "button"));
    const button: readonly Target[] = needsButton ? [{ kind: "button", id: format(move).slice(move.seat.length + 1) }] : [];
    const isPlaced = own.some(({ kind }) => kind !== "card" && kind !== "seat");
    const around = isPlaced ? [] : context(rows, decision, move.seat).filter((target) => !own.some(({ kind, id }) => kind === target.kind && id === target.id));
    return frozen({ targets: [...own, ...button, ...around], part: partOf(move.type) });
  };
}

// The subject of the decision, for a move that does not name it: first the army, then its space.
function context(rows: TargetRows, decision: Decision<string> | null, seat: string): Target[] {
  const about = (decision?.about ?? {}) as Readonly<Record<string, unknown>>;
  const targets = Object.entries(rows.about).flatMap(([name, meaning]) => {
    const value = about[name];
    return typeof value === "string" ? targetsFor(meaning, value) : [];
  });
  const firsts = targets.filter(({ kind }, i) => targets.findIndex((other) => other.kind === kind) === i);
  const place = firsts.find(({ kind }) => kind === "place");
  const apart = decision === null ? undefined : rows.armies?.[decision.kind];
  if (place === undefined || apart === undefined) return firsts;
  return [{ kind: "stack", id: stackId(place.id, seat, apart) }, ...firsts];
}

export function targetsFor(meaning: Meaning, id: string): readonly Target[] {
  return typeof meaning === "function" ? meaning(id) : [{ kind: meaning, id }];
}
