/** The index of the ledgers, for the law of clauses. */
import { readFileSync } from "node:fs";

let known: ReadonlySet<string> | undefined;

/** Whether an id is a clause of a ledger; ids of the tiny ruleset, which has no ledger, all are. */
export function isKnownClause(id: string): boolean {
  known ??= new Set(
    (JSON.parse(readFileSync(new URL("../../docs/rules/clauses.json", import.meta.url), "utf8")) as { id: string }[]).map((clause) => clause.id),
  );
  return known.has(id) || /^TINY-\d+$/.test(id);
}
