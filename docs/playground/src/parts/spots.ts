/** What moves are about, where it lies on the table: pieces are clicked on their stacks. */
import type { Table } from "tyche/svg";
import type { Choice, Target } from "../protocol.js";

/** A choice, and what is clicked for it. */
export interface Spotted {
  readonly choice: Choice;
  readonly spots: readonly Target[];
}

export function spotted(choices: readonly Choice[], table: Table): Spotted[] {
  const stacks = new Map(table.stacks.flatMap(({ id, pieces }) => pieces.map((piece) => [piece.id, id] as const)));
  const spot = ({ kind, id }: Target): Target => {
    const stack = kind === "piece" ? stacks.get(id) : undefined;
    return stack === undefined ? { kind, id } : { kind: "stack", id: stack };
  };
  return choices.map((choice) => ({ choice, spots: choice.targets.filter(({ kind }) => kind !== "button").map(spot) }));
}

/** What is lit: whatever some choices are about and others are not; all of it, where there is but one choice. */
export function litOf(list: readonly Spotted[]): Target[] {
  const counts = new Map<string, { readonly target: Target; count: number }>();
  for (const { spots } of list) {
    for (const target of new Map(spots.map((spot) => [`${spot.kind} ${spot.id}`, spot])).values()) {
      const name = `${target.kind} ${target.id}`;
      const known = counts.get(name) ?? { target, count: 0 };
      known.count++;
      counts.set(name, known);
    }
  }
  return [...counts.values()].filter(({ count }) => count < list.length || list.length === 1).map(({ target }) => target);
}

/** The choices that a thing has to do with, or, of a place, what stands on it. */
export function aboutOf(list: readonly Spotted[], picked: Target, table: Table): Choice[] {
  const here = new Set(picked.kind === "place" ? table.stacks.filter(({ place }) => place === picked.id).map(({ id }) => id) : []);
  const isAbout = ({ kind, id }: Target): boolean => (kind === picked.kind && id === picked.id) || (kind === "stack" && here.has(id));
  return list.filter(({ spots }) => spots.some(isAbout)).map(({ choice }) => choice);
}
