/** The form of the example files: positions are differences from a common one, and equal examples are stored once. */
import { frozen } from "../core/basics/frozen.js";
import type { GameState } from "../core/state/state.js";
import type { Example, Examples, ExampleStep } from "./example.js";

/** The differences from the common position: whole fields, or single cells of an array by index. */
export type PositionChange = Readonly<Record<string, number | string | readonly number[] | Readonly<Record<number, number>>>>;

export interface StoredExample {
  readonly title: string;
  readonly position: PositionChange;
  readonly steps: readonly ExampleStep[];
  /** The difference of its position from that of the example. */
  readonly beside?: { readonly position: PositionChange; readonly steps: readonly ExampleStep[] };
}

/** An example that another clause also has. */
export interface LikeAnother {
  readonly like: string;
}

/** The examples of a file, in full. */
export function readExamples<S extends GameState>(common: S, rows: Readonly<Record<string, StoredExample | LikeAnother>>): Examples<S> {
  return frozen(Object.fromEntries(Object.keys(rows).map((clause) => [clause, readExample(common, rows, clause)])));
}

function readExample<S extends GameState>(common: S, rows: Readonly<Record<string, StoredExample | LikeAnother>>, clause: string): Example<S> {
  const row = rows[clause]!;
  const { title, position: change, steps, beside } = "like" in row ? (rows[row.like] as StoredExample) : row;
  const position = changed(common, change);
  return { clause, title, position, steps, ...(beside === undefined ? {} : { beside: { position: changed(position, beside.position), steps: beside.steps } }) };
}

function changed<S extends GameState>(common: S, change: PositionChange): S {
  const position = { ...common } as unknown as Record<string, unknown>;
  for (const [field, value] of Object.entries(change)) {
    position[field] = typeof value !== "object" || Array.isArray(value) ? value : Object.assign([...(position[field] as number[])], value);
  }
  return position as unknown as S;
}
