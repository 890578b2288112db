/**
 * The law of concealing (law 30). `conceal` gives the same state for all positions that look alike to a viewer, such as the true state and its
 * samples. For the viewer, this state has the samples, view, list, refusals and decision of the true state.
 */
import { frozen } from "../../../core/basics/frozen.js";
import type { MoveBase } from "../../../core/moves/moves.js";
import type { AnyRuleset } from "../../../core/ruleset/contract.js";
import type { GameState } from "../../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../../law.js";
import { seatsInPlay, type Stop, type Trial, walk } from "../../walk.js";

const MOVES_COMPARED = 8;

export const concealingLaw: Law = {
  number: 30,
  title: "What is concealed from a viewer is the same in all states that look alike to it, and nothing that it may know is lost",
  check(trial) {
    const recent: MoveBase[] = [];
    walk(trial, (stop) => {
      recent.push(stop.move);
      if (!stop.isSampled) return;
      const viewers = [...seatsInPlay(trial.ruleset, stop.state), "spectator"];
      for (const viewer of new Set([stop.move.seat, viewers[stop.pick.draw(viewers.length)]!])) checkViewer(trial, stop, viewer, recent.slice(-MOVES_COMPARED));
      checkArbiter(trial.ruleset, stop.state);
    });
  },
};

function checkViewer({ ruleset }: Trial, { state, pick }: Stop, viewer: string, stale: readonly MoveBase[]): void {
  const context = `concealed from ${viewer} (${ruleset.decision(state)?.kind})`;
  const seed = `sampled ${pick.draw(1_000_000)}`;
  const concealed: GameState = ruleset.conceal(frozen(state), viewer);
  expectEqual(ruleset.conceal(concealed, viewer), concealed, `what is ${context} a second time`);
  const world: GameState = ruleset.determinize(state, viewer, seed);
  expectEqual(ruleset.conceal(world, viewer), concealed, `what is ${context} of a sample`);
  checkKeys(ruleset, viewer, [state, world, concealed]);
  expectEqual(ruleset.determinize(concealed, viewer, seed), world, `what is sampled of the state ${context}`);
  expectEqual(ruleset.view(concealed, viewer), ruleset.view(state, viewer), `the view of the state ${context}`);
  expectEqual(ruleset.decision(concealed, viewer), ruleset.decision(state, viewer), `the decision of the state ${context}`);
  expectEqual(ruleset.outcome(concealed), ruleset.outcome(state), `the outcome of the state ${context}`);
  if (viewer === "spectator") return;
  expectEqual(ruleset.legalMoves(concealed, viewer), ruleset.legalMoves(state, viewer), `the list of the state ${context}`);
  for (const move of stale) {
    const own = { ...move, seat: viewer };
    expectEqual(ruleset.explain(concealed, own), ruleset.explain(state, own), `the refusal of ${JSON.stringify(own)} of the state ${context}`);
  }
}

function checkKeys(ruleset: AnyRuleset, viewer: string, alike: readonly GameState[]): void {
  const [key, ...others] = alike.map((state) => ruleset.viewKey(state, viewer) as string);
  expectThat(/^[0-9a-f]{16}$/.test(key!), () => `a key is 16 hexadecimal digits, not ${key}`);
  expectThat(
    others.every((other) => other === key),
    `states that look alike to ${viewer} have different keys`,
  );
  const rival = viewer === "spectator" ? ruleset.seats[0] : "spectator";
  expectThat(ruleset.viewKey(alike[0]!, rival) !== key, `${viewer} and ${rival} have the same key`);
}

function checkArbiter(ruleset: AnyRuleset, state: GameState): void {
  expectEqual(ruleset.conceal(state, "arbiter"), state, "the state concealed from the arbiter");
}
