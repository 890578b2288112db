/** Answers of players made of code, and odds. */
import { type AnyRuleset, DiceError, type GameState, type Memory, odds } from "tyche";
import { loadWhole } from "../games/rulesets.js";
import { BOTS } from "../players.js";
import type { Chances, Told, ToThinker } from "../protocol.js";

const WORLDS = 12;
const PATHS = 20_000;
const TRIES = 200;

export function oddsOf(ruleset: AnyRuleset, state: GameState, line: string, viewer: string): Chances {
  const move = ruleset.parse(line);
  const tell = (_: GameState, events: readonly unknown[]): string => {
    const seen = ruleset.viewEvents(events as never, viewer) as readonly Told[];
    return JSON.stringify(seen.filter(({ type }) => type !== "roll"));
  };
  const resultOf = (answer: string, probability: number): Chances["results"][number] => ({ events: JSON.parse(answer), probability });
  try {
    const { chances, worlds, error } = odds(ruleset, state, move, tell, { viewer, worlds: WORLDS, paths: PATHS });
    return { results: chances.map(({ answer, probability }) => resultOf(answer, probability)), worlds, error, tries: null };
  } catch (given) {
    if (!(given instanceof DiceError)) throw given;
  }
  // Too many ways to go through them all: so many are tried by chance, each in another world.
  const results: Chances["results"][number][] = [];
  for (let n = 0; n < TRIES; n++) {
    const world = ruleset.determinize(state, viewer, `tries ${n}`) as GameState;
    if (ruleset.explain(world, move) !== null) continue;
    const { state: after, events } = ruleset.apply(world, move);
    results.push(resultOf(tell(after, events), 1));
  }
  const tries = results.length;
  return { results: results.map((result) => ({ ...result, probability: 1 / tries })), worlds: 1, error: tries === 0 ? 0 : 0.5 / Math.sqrt(tries), tries };
}

/** The answer to what a table or a page asks: a plan, or odds. */
export async function answer(task: ToThinker): Promise<unknown> {
  const state = task.state as GameState;
  const { ruleset } = await loadWhole(task.ruleset);
  if (task.task === "odds") return oddsOf(ruleset, state, task.line, task.viewer);
  const bot = BOTS[task.player];
  if (bot === undefined) throw new Error(`There is no player “${task.player}”.`);
  const { seat, seed, milliseconds } = task;
  const { answerBots } = await import("tyche/bots/worker");
  const answered = await answerBots({
    id: task.id,
    task: "plan",
    ruleset: task.ruleset,
    bot,
    state,
    seat,
    memory: task.memory as Memory<string>,
    seed,
    milliseconds,
  });
  if ("error" in answered) throw new Error(typeof answered.error === "string" ? answered.error : answered.error.message);
  return answered.plan.map((move) => ruleset.format(move as never));
}
