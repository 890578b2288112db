/** The mutants of a folder: each with its place, the clauses that are cited there, and a key that stays while its code stays. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { instrumented } from "./instrument.js";
import { changesIn, type Change } from "./operators.js";
import { placesOf } from "./places.js";
import type { Sources } from "./plan.js";

/** One change of the code. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** The clauses that are cited where it is. */
  readonly clauses: readonly string[];
  readonly operator: string;
  readonly from: string;
  readonly to: string;
  /** Twelve digits of its file, operator and text, for lists that outlive changes elsewhere. */
  readonly key: string;
  /** Where it is in its file. */
  readonly at: readonly [start: number, end: number];
}

/** All mutants of a folder: of what cites clauses, or of all its code. */
export function mutantsOf(root: string, folder: string, isOfClauses: boolean): Mutant[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/^data|refusals\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(root, file).includes("/data/"))
    .sort();
  const mutants: Mutant[] = [];
  for (const file of files) {
    const source = parsed(file);
    const seen = new Map<string, number>();
    for (const [change, clauses] of changesOf(source, isOfClauses)) {
      const { operator, node, text } = change;
      const from = node.getText();
      const plain = `${relative(root, file)} ${operator} ${from} ${text}`;
      const nth = seen.get(plain) ?? 0;
      seen.set(plain, nth + 1);
      mutants.push({
        id: mutants.length,
        file: relative(root, file),
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        clauses,
        operator,
        from: short(from),
        to: short(text === "" ? "nothing" : text),
        key: createHash("sha256").update(`${plain} ${nth}`).digest("hex").slice(0, 12),
        at: [node.getStart(), node.getEnd()],
      });
    }
  }
  return mutants;
}

// Every change once, with the clauses of the innermost place that has it.
function changesOf(source: ts.SourceFile, isOfClauses: boolean): [Change, string[]][] {
  const found = new Map<string, { change: Change; clauses: Set<string>; size: number }>();
  const places = isOfClauses ? placesOf(source) : [{ clause: "", node: source }];
  for (const { clause, node } of places) {
    const size = node.getEnd() - node.getStart();
    for (const change of changesIn(node)) {
      const key = `${change.operator} ${change.node.getStart()} ${change.node.getEnd()} ${change.text}`;
      const known = found.get(key);
      if (known === undefined || size < known.size) found.set(key, { change, clauses: new Set(clause === "" ? [] : [clause]), size });
      else if (size === known.size) known.clauses.add(clause);
    }
  }
  return [...found.values()].sort((a, b) => a.change.node.getStart() - b.change.node.getStart()).map(({ change, clauses }) => [change, [...clauses]]);
}

/** The sources of some mutants with all of them in. */
export function sourcesOf(root: string, mutants: readonly Mutant[]): Sources {
  const files = [...new Set(mutants.map(({ file }) => file))];
  return Object.fromEntries(
    files.map((file) => {
      const source = parsed(join(root, file));
      const own = mutants.filter((mutant) => mutant.file === file);
      const changes = changesIn(source).flatMap((change) => {
        const [start, end] = [change.node.getStart(), change.node.getEnd()];
        return own
          .filter(
            (one) =>
              one.at[0] === start && one.at[1] === end && one.operator === change.operator && one.to === short(change.text === "" ? "nothing" : change.text),
          )
          .map(({ id }) => ({ ...change, id }));
      });
      return [join(root, file), instrumented(source, changes)];
    }),
  );
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
}

function short(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
