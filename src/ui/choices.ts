import type { MoveBase } from "../core/moves/moves.js";
import type { Table } from "../core/board/table.js";
import type { Target } from "../core/board/targets.js";
import type { ListedMove } from "./listed.js";

/** A move that can be chosen. */
export interface Offered<M extends MoveBase = MoveBase> {
  readonly move: M;
  /** The move in notation, which a page sends to its server. */
  readonly line: string;
  /** The index of the move, from 0, in the list given to `choices`. In `words.moves` of a packet, its sentence has the same index. */
  readonly index: number;
}

/** A move with one of its possible numbers. */
export interface Amount<M extends MoveBase = MoveBase> extends Offered<M> {
  readonly amount: number;
}

/** A button: a move, or several that differ only by a number, represented by the first in the list. */
export interface Button<M extends MoveBase = MoveBase> extends Offered<M> {
  /** The numbers to choose from, ascending, each with its move; empty if there is only one move. */
  readonly amounts: readonly Amount<M>[];
}

/** The result of a click: a move, a choice to show next, or nothing. */
export type Click<M extends MoveBase = MoveBase> =
  | ({ readonly kind: "move" } & Offered<M>)
  /** The choices to show next, if several moves concern the clicked thing, or if it is not lit. */
  | { readonly kind: "choices"; readonly choices: Choices<M> }
  | { readonly kind: "nothing" };

/** A clicked thing by kind and id: any `Target`, or a result of `targetAt` of `tyche/svg`. */
export type Clicked = { readonly kind: string; readonly id: string };

/** The current choices of a person, as lit things and buttons. */
export interface Choices<M extends MoveBase = MoveBase> {
  /** The remaining moves, in the order of the list. */
  readonly moves: readonly (ListedMove<M> & Offered<M>)[];
  /** The clicks so far. */
  readonly clicked: readonly Clicked[];
  /** The things that distinguish the moves when clicked, for the `highlight` of `tyche/svg`: places, regions, cards, tracks, seats, pieces and their stacks. */
  readonly lit: readonly Target[];
  /**
   * Lit things without a place on the map, such as cards, provinces and players, and pieces whose stack is not lit. Show each as a named button if the
   * picture lacks it. Every move can be reached by a click on one of these, by a click on a lit place or stack, or by a button.
   */
  readonly beside: readonly Target[];
  /** Moves that clicks on the table cannot distinguish from others, to be shown as buttons. */
  readonly buttons: readonly Button<M>[];
  /** Buttons for moves that only change a choice under way. */
  readonly more: readonly Button<M>[];
  /** Buttons for all moves that end or decline a choice, so that no click on the map ends one by surprise. */
  readonly end: readonly Button<M>[];
  /** The moves of all these buttons, one per number, for a page that offers no choice of a number. */
  readonly offered: readonly Offered<M>[];
  /**
   * The result of a click. A click on a lit thing gives the only move that concerns it or, if several do, a choice among these, always fewer than before. A
   * click on another thing never gives a move: it gives a choice among the moves that concern this thing (for a place, also the pieces there), or nothing.
   */
  click(target: Clicked): Click<M>;
}

/** A move with all its targets, and those that are clicked to choose it, by key. */
interface Spotted<M extends MoveBase> {
  readonly listed: ListedMove<M> & Offered<M>;
  readonly about: ReadonlyMap<string, Target>;
  readonly spots: ReadonlyMap<string, Target>;
}

const NO_SPOTS: ReadonlyMap<string, Target> = new Map();

/** The stack of each piece, and the place of each stack. */
interface Lying {
  readonly stackOf: ReadonlyMap<string, string>;
  readonly placeOf: ReadonlyMap<string, string>;
}

const NOTHING = { kind: "nothing" } as const;

/**
 * The choices of a person, from the moves of the person's seat (`listedMoves`, or those of a packet), for any game and any picture. Clicks are read with the
 * table that the person sees; without it, pieces are in no stack. Every move can be reached by a button or by clicks on lit things.
 */
export function choices<M extends MoveBase>(moves: readonly ListedMove<M>[], table?: Pick<Table, "stacks">): Choices<M> {
  const lying = lyingOn(table?.stacks ?? []);
  return choicesOf(
    moves.map((listed, index) => spotted({ ...listed, index }, lying)),
    [],
    lying,
  );
}

function choicesOf<M extends MoveBase>(list: readonly Spotted<M>[], clicked: readonly Clicked[], lying: Lying): Choices<M> {
  const lit = litOf(list);
  const isTold = ({ spots }: Spotted<M>): boolean => [...spots.keys()].some((key) => lit.has(key));
  const isButton = (one: Spotted<M>): boolean => one.listed.targets[0]?.kind === "button" || !isTold(one);
  const buttonsOf = (part: "main" | "adjust"): Button<M>[] => grouped(list.filter((one) => one.listed.part === part && isButton(one)));
  const targets = [...lit.values()];
  const [buttons, more] = [buttonsOf("main"), buttonsOf("adjust")];
  const end = grouped(list.filter(({ listed }) => listed.part === "end"));
  return {
    moves: list.map(({ listed }) => listed),
    clicked,
    lit: targets,
    beside: targets.filter(({ kind, id }) => kind !== "place" && kind !== "stack" && !(kind === "piece" && lit.has(`stack ${lying.stackOf.get(id)}`))),
    buttons,
    more,
    end,
    offered: [...buttons, ...more, ...end].flatMap((one): Offered<M>[] =>
      one.amounts.length === 0 ? [offeredOf(one)] : one.amounts.map((amount) => offeredOf<M>(amount)),
    ),
    click(target) {
      const key = keyOf(target);
      const isLit = lit.has(key);
      const about = list.filter(({ spots }) => spots.has(key) || (!isLit && target.kind === "place" && standsAt(spots, target.id, lying)));
      const [only] = about;
      if (only === undefined) return NOTHING;
      if (isLit && about.length === 1) return { kind: "move", ...offeredOf(only.listed) };
      return { kind: "choices", choices: choicesOf(about, [...clicked, target], lying) };
    },
  };
}

// The things that concern some of the moves but not all; all things, if there is only one move.
function litOf<M extends MoveBase>(list: readonly Spotted<M>[]): ReadonlyMap<string, Target> {
  const counts = new Map<string, number>();
  const targets = new Map<string, Target>();
  for (const { about, spots } of list) {
    for (const key of about.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, target] of spots) targets.set(key, target);
  }
  return new Map([...targets].filter(([key]) => list.length === 1 || (counts.get(key) ?? 0) < list.length));
}

// A move whose first target is a button is chosen only by it. Its other targets, such as the army whose move it ends, are not clicked.
function spotted<M extends MoveBase>(listed: ListedMove<M> & Offered<M>, { stackOf }: Lying): Spotted<M> {
  const targets = listed.targets.flatMap((target): Target[] => {
    if (target.kind === "button") return [];
    const stack = target.kind === "piece" ? stackOf.get(target.id) : undefined;
    return stack === undefined ? [target] : [target, { kind: "stack", id: stack }];
  });
  const about = new Map(targets.map((target) => [keyOf(target), target]));
  return { listed, about, spots: listed.targets[0]?.kind === "button" ? NO_SPOTS : about };
}

function standsAt(spots: ReadonlyMap<string, Target>, place: string, { placeOf }: Lying): boolean {
  return [...spots.values()].some(({ kind, id }) => kind === "stack" && placeOf.get(id) === place);
}

function lyingOn(stacks: Table["stacks"]): Lying {
  return {
    stackOf: new Map(stacks.flatMap(({ id, pieces }) => pieces.map((piece): [string, string] => [piece.id, id]))),
    placeOf: new Map(stacks.map(({ id, place }) => [id, place])),
  };
}

// Moves with the same targets that differ only in one number share a button.
function grouped<M extends MoveBase>(list: readonly Spotted<M>[]): Button<M>[] {
  const groups = new Map<string, { readonly first: Offered<M>; readonly amounts: Amount<M>[] }>();
  for (const { listed, spots } of list) {
    const { move, line } = listed;
    const offered = offeredOf(listed);
    const amount = amountOf(move);
    const key = amount === null ? line : JSON.stringify([Object.values(move).map((value: unknown) => (value === amount ? null : value)), [...spots.keys()]]);
    const group = groups.get(key) ?? { first: offered, amounts: [] };
    if (amount !== null) group.amounts.push({ amount, ...offered });
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, amounts }) => ({ ...first, amounts: amounts.length > 1 ? amounts.sort((a, b) => a.amount - b.amount) : [] }));
}

function offeredOf<M extends MoveBase>({ move, line, index }: Offered<M>): Offered<M> {
  return { move, line, index };
}

// The number of a move that has exactly one number; null for any other move.
function amountOf(move: MoveBase): number | null {
  const numbers = Object.values(move).filter((value: unknown): value is number => typeof value === "number");
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

function keyOf({ kind, id }: Clicked): string {
  return `${kind} ${id}`;
}
