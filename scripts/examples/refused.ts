/**
 * Examples of clauses that only a refusal names, where no test asks for it: on a position of a test of the clause, a line that some test plays elsewhere and that is refused here
 * with this clause. A line of a kind that is legal here comes before others.
 */
import type { MoveBase } from "../../src/core/moves/moves.js";
import type { GameState } from "../../src/core/state/state.js";
import type { Candidate } from "../../src/examples/candidates.js";
import type { ExampleGame } from "./games.js";

/** So many lines of each kind of move are tried. */
const MOST_OF_A_KIND = 150;

interface Line {
  readonly line: string;
  readonly kind: string;
  readonly move: MoveBase;
}

/** Candidates for these clauses. */
export function refusedFrom(game: ExampleGame, candidates: readonly Candidate[], wanted: Iterable<string>): Candidate[] {
  const lines = linesOf(game, candidates);
  return [...wanted].flatMap((clause) => {
    const own = candidates.filter((candidate) => candidate.clauses.includes(clause));
    const found = own.flatMap((candidate) => refusedIn(game, candidate, clause, lines) ?? []);
    return [...found].sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere)).map(({ candidate }) => candidate);
  });
}

function linesOf({ ruleset }: ExampleGame, candidates: readonly Candidate[]): Line[] {
  const kinds = new Map<string, Set<string>>();
  for (const { line } of candidates.flatMap(({ steps }) => steps)) {
    const kind = kindOf(line);
    const known = kinds.get(kind) ?? new Set();
    kinds.set(kind, known);
    if (known.size < MOST_OF_A_KIND) known.add(line);
  }
  return [...kinds].flatMap(([kind, known]) => [...known].map((line) => ({ line, kind, move: ruleset.parse(line) as MoveBase })));
}

function kindOf(line: string): string {
  return line.split(" ")[1]!;
}

function refusedIn(game: ExampleGame, candidate: Candidate, clause: string, lines: readonly Line[]): { candidate: Candidate; isElsewhere: boolean } | null {
  const { ruleset } = game;
  for (const onlyKinds of [true, false]) {
    for (const [at, position] of candidate.positions.entries()) {
      if (ruleset.outcome(position) !== null) continue;
      const kinds = new Set(ruleset.legalMoves(position).map((move) => kindOf(ruleset.format(move))));
      const asked = ruleset.seatsToMove(position);
      for (const { line, kind, move } of lines) {
        if (kinds.has(kind) !== onlyKinds || !asked.includes(move.seat)) continue;
        const refusal = ruleset.explain(position as GameState, move);
        if (refusal?.clause === clause) return { candidate: withRefused(candidate, at, { line, code: refusal.code, clause }), isElsewhere: !onlyKinds };
      }
    }
  }
  return null;
}

// The trial up to there, the refused line, and what was played then.
function withRefused(
  candidate: Candidate,
  at: number,
  { line, code, clause }: { readonly line: string; readonly code: string; readonly clause: string },
): Candidate {
  const named = new Set([clause]);
  return {
    ...candidate,
    steps: inserted(candidate.steps, at, { line, dice: "", refused: { code, clause } }),
    positions: inserted(candidate.positions, at, candidate.positions[at]!),
    named: inserted(candidate.named, at + 1, named),
    told: inserted(candidate.told, at, named),
    events: inserted(candidate.events, at, []),
  };
}

function inserted<T>(list: readonly T[], at: number, one: T): T[] {
  return [...list.slice(0, at), one, ...list.slice(at)];
}
