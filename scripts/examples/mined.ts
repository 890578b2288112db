/**
 * Examples of clauses that are named in random games and in no test that plays: on the position before it, the step that names one, or a move that was legal at another decision
 * of the same kind and is refused here, before one that is legal.
 */
import { SeededDice } from "../../src/core/dice/seeded.js";
import type { MoveBase } from "../../src/core/moves/moves.js";
import type { GameState } from "../../src/core/state/state.js";
import type { Candidate } from "../../src/examples/candidates.js";
import { clausesNamed } from "../../src/examples/index.js";
import { clausesTold } from "../../src/examples/play.js";
import { NotingDice } from "../../src/examples/noting-dice.js";
import { GAMES } from "../../src/cli/games/games.js";
import type { ExampleGame } from "./games.js";

/** So many moves of each kind of decision are kept, and so many of them asked about at a position. */
const [KEPT, ASKED] = [400, 8];
/** So many decisions are played in all, by options in turn. */
const DECISIONS = 24_000;
const MOST_OF_A_GAME = 3_000;

/** Candidates for these clauses, from games that are the same each time. */
export async function minedFrom({ ruleset }: ExampleGame, wanted: Iterable<string>): Promise<Candidate[]> {
  const { sampleOptions } = await GAMES.load(ruleset.id);
  const missing = new Set(wanted);
  const found: Candidate[] = [];
  const kept = new Map<string, MoveBase[]>();
  for (let game = 0, decisions = 0; decisions < DECISIONS && missing.size > 0; game++) {
    const seed = `examples ${game}`;
    const choices = new SeededDice(seed);
    let state: GameState = ruleset.setup({ ...sampleOptions[game % sampleOptions.length], seed });
    for (let ply = 0; ply < MOST_OF_A_GAME && ruleset.outcome(state) === null; ply++, decisions++) {
      const played = stepOf(ruleset, state, choices);
      for (const candidate of [played, ...refusedBefore(ruleset, played, kept, choices)]) {
        const named = [...candidate.named.at(-1)!, ...candidate.named[1]!];
        // A position of an edition that is not the standard one is no use to others.
        if (named.filter((clause) => missing.delete(clause)).length > 0 && state.edition === "") found.push(candidate);
      }
      state = played.positions[1]!;
    }
  }
  return found;
}

function stepOf(ruleset: ExampleGame["ruleset"], before: GameState, choices: SeededDice): Candidate {
  const move = ruleset.randomMove(before, choices);
  const dice = new NotingDice(choices);
  const { state: after, events } = ruleset.apply(before, move, dice);
  const step = { line: ruleset.format(move), ...dice.noted() };
  const played = { position: before, steps: [{ step, move, before, after, events, refusal: null }] };
  const named = [clausesNamed(ruleset, { position: before, steps: [] }), clausesNamed(ruleset, played)];
  const told = [clausesTold({ events, refusal: null })];
  return { clauses: [], title: "", steps: [step], positions: [before, after], named, told, events: [events.map((event) => JSON.stringify(event))], asked: "" };
}

// Moves of other decisions of this kind that are refused here, each before the step that was played.
function* refusedBefore(ruleset: ExampleGame["ruleset"], played: Candidate, kept: Map<string, MoveBase[]>, choices: SeededDice): Iterable<Candidate> {
  const [state, after] = [played.positions[0]!, played.positions[1]!];
  const kind = ruleset.decision(state)!.kind;
  const moves = kept.get(kind) ?? [];
  kept.set(kind, moves);
  moves[moves.length < KEPT ? moves.length : choices.draw(KEPT)] = ruleset.parse(played.steps[0]!.line);
  for (let i = 0; i < ASKED; i++) {
    const move = moves[choices.draw(moves.length)]!;
    const refusal = ruleset.explain(state, move);
    if (refusal === null || refusal.clause === null) continue;
    const refused = { line: ruleset.format(move), dice: "", refused: { code: refusal.code, clause: refusal.clause } };
    const named = [played.named[0]!, new Set([refusal.clause]), played.named[1]!];
    const told = [new Set([refusal.clause]), ...played.told];
    yield {
      clauses: [],
      title: "",
      steps: [refused, ...played.steps],
      positions: [state, state, after],
      named,
      told,
      events: [[], ...played.events],
      asked: "",
    };
  }
}
