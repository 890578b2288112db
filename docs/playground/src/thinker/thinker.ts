/** Players made of code, and odds: in a worker that talks to the table alone. The page that brought it hears nothing of it. */
import { type AnyRuleset, type GameState, odds, SeededDice } from "tyche";
import { faultOf } from "../fault.js";
import { loadRuleset } from "../games/rulesets.js";
import type { Chances, FromThinker, Told, ToThinker } from "../protocol.js";

const WORLDS = 12;
const PATHS = 20_000;

function oddsOf(ruleset: AnyRuleset, state: GameState, line: string, viewer: string): Chances {
  const move = ruleset.parse(line);
  const tell = (_: GameState, events: readonly unknown[]): string => {
    const seen = ruleset.viewEvents(events as never, viewer) as readonly Told[];
    return JSON.stringify(seen.filter(({ type }) => type !== "roll"));
  };
  const { chances, worlds, error } = odds(ruleset, state, move, tell, { viewer, worlds: WORLDS, paths: PATHS });
  return { results: chances.map(({ answer, probability }) => ({ events: JSON.parse(answer), probability })), worlds, error };
}

async function answer(task: ToThinker): Promise<unknown> {
  const ruleset = await loadRuleset(task.ruleset);
  const state = task.state as GameState;
  if (task.task === "odds") return oddsOf(ruleset, state, task.line, task.viewer);
  return ruleset.format(ruleset.randomMove(state, new SeededDice(task.seed), task.seat));
}

/** Answers what the table asks over its port. */
export function think(table: MessagePort): void {
  table.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    const reply = (from: Omit<FromThinker, "id">): void => table.postMessage({ id: data.id, ...from });
    try {
      reply({ answer: await answer(data) });
    } catch (error) {
      reply({ fault: faultOf(error) });
    }
  };
}
