/** The files of examples as source text: positions as what differs from a common one, examples that are alike written once. */
import type { GameState } from "../../src/core/state/state.js";
import type { PositionChange, StoredExample } from "../../src/examples/stored.js";
import type { Example } from "../../src/examples/index.js";

type Field = number | string | readonly number[];

/** The source text of `src/examples/<ruleset>.ts`. */
export function dataText(id: string, stateType: string, examples: readonly Example[]): string {
  const common = commonOf(examples.map(({ position }) => position));
  const first = new Map<string, string>();
  const rows = examples.map(({ clause, title, position, steps, beside }) => {
    const other = beside === undefined ? {} : { beside: { position: changeOf(position, beside.position), steps: beside.steps } };
    const row: StoredExample = { title, position: changeOf(common, position), steps, ...other };
    const text = JSON.stringify(row);
    const like = first.get(text);
    if (like === undefined) first.set(text, clause);
    return `  "${clause}": ${like === undefined ? text : JSON.stringify({ like })},`;
  });
  return [
    "/**",
    ` * An example of each clause of docs/rules/${id}.md that can have one, in its order. Written by \`npm run examples\`, not by hand.`,
    ` * @module tyche/examples/${id}`,
    " */",
    `import type { ${stateType} } from "../${id}/index.js";`,
    'import type { Examples } from "./example.js";',
    'import { readExamples } from "./stored.js";',
    "",
    'export type { Example, ExampleBeside, ExampleRefusal, Examples, ExampleStep } from "./example.js";',
    "",
    "/** The examples by the ids of their clauses. */",
    `export const EXAMPLES: Examples<${stateType}> = /* @__PURE__ */ readExamples<${stateType}>(${JSON.stringify(common)}, {`,
    ...rows,
    "});",
    "",
  ].join("\n");
}

// Of each field what most positions have; of an array, which all positions have at one length or another, cell by cell.
function commonOf(positions: readonly GameState[]): GameState {
  const fields = Object.keys(positions[0]!) as (keyof GameState)[];
  return Object.fromEntries(fields.map((field) => [field, commonField(positions.map((position) => position[field] as Field))])) as unknown as GameState;
}

function commonField(values: readonly Field[]): Field {
  if (!Array.isArray(values[0])) return mostFrequent(values);
  const length = mostFrequent(values.map((value) => (value as number[]).length));
  const alike = (values as readonly number[][]).filter((value) => value.length === length);
  return Array.from({ length }, (_, i) => mostFrequent(alike.map((value) => value[i]!)));
}

function mostFrequent<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

function changeOf(common: GameState, position: GameState): PositionChange {
  const change: Record<string, PositionChange[string]> = {};
  for (const [field, value] of Object.entries(position) as [keyof GameState, Field][]) {
    const usual = common[field] as Field;
    if (JSON.stringify(value) !== JSON.stringify(usual)) change[field] = shorter(usual, value);
  }
  return change;
}

function shorter(usual: Field, value: Field): PositionChange[string] {
  if (!Array.isArray(value) || value.length !== (usual as number[]).length) return value as number | number[];
  const cells = Object.fromEntries(value.flatMap((n: number, i) => (n === (usual as number[])[i] ? [] : [[i, n]])));
  return JSON.stringify(cells).length < JSON.stringify(value).length ? cells : (value as number[]);
}
