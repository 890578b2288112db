/**
 * The law of telling (law 16). What a viewer hears of another's move is no more than he sees of it, or the ledger tells him:
 *
 * - the same move, made in two worlds that look alike to him before it and after it, is told alike;
 * - of two moves after which the world looks alike to him, he hears no name of what his view hides, such as which of two blocks it was, but in an event that is said
 *   to show it.
 */
import type { EventBase } from "../../src/core/events.js";
import type { MoveBase } from "../../src/core/moves.js";
import type { AnyRuleset, Step } from "../../src/core/contract.js";
import type { GameState } from "../../src/core/state.js";
import { hiddenParts, wordsIn } from "./hidden-parts.js";
import { expectEqual, expectThat, type Law } from "./law.js";
import { seatsInPlay, type Stop, walk } from "./walk.js";

/** Moves of a position that are tried. */
const MOVES_TRIED = 6;

/** What the ledgers have shown to all once, though no view keeps it: events by ruleset, with the clause. Where they differ, worlds do not look alike. */
const SHOWN_ONCE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  diadochi: { "naval-move-announced": "DIA-HID.10" },
  "nine-years": { "cards-shown": "NYW-HI.2" },
  peloponnesian: { "battle-began": "PEL-HI.4" },
};

type Made = Step<GameState, EventBase>;

export const tellingLaw: Law = {
  number: 16,
  title: "Moves of others that look alike are told alike, and name nothing that is hidden",
  check(trial) {
    const { ruleset } = trial;
    walk(trial, (stop) => {
      if (!stop.isRare) return;
      const viewers = [...seatsInPlay(ruleset, stop.state).filter((seat) => seat !== stop.move.seat), "spectator"];
      checkViewer(ruleset, stop, viewers[stop.pick.draw(viewers.length)]!);
    });
  },
};

function checkViewer(ruleset: AnyRuleset, { state, move, pick }: Stop, viewer: string): void {
  const world: GameState = ruleset.determinize(state, viewer, `alike ${pick.draw(1_000_000)}`);
  world.dice = [...state.dice];
  const list: readonly MoveBase[] = ruleset.legalMoves(state, move.seat);
  const played = { move, step: ruleset.apply(state, move) as Made };
  for (let i = 0; i < Math.min(list.length, MOVES_TRIED); i++) {
    const other = list.length <= MOVES_TRIED ? list[i]! : list[pick.draw(list.length)]!;
    const here = { move: other, step: ruleset.apply(state, other) as Made };
    if (ruleset.explain(world, other) === null) compareWorlds(ruleset, viewer, here, ruleset.apply(world, other));
    compareMoves(ruleset, viewer, played, here);
  }
}

function compareWorlds(ruleset: AnyRuleset, viewer: string, here: { move: MoveBase; step: Made }, there: Made): void {
  if (!lookAlike(ruleset, viewer, here.step, there)) return;
  const told = `what ${viewer} hears of "${ruleset.format(here.move)}" in a world that looks the same to him before and after`;
  expectEqual(heard(ruleset, viewer, there.events), heard(ruleset, viewer, here.step.events), told);
}

function compareMoves(ruleset: AnyRuleset, viewer: string, one: { move: MoveBase; step: Made }, other: { move: MoveBase; step: Made }): void {
  const [heardOfOne, heardOfOther] = [one, other].map(({ step }) =>
    heard(
      ruleset,
      viewer,
      step.events.filter((event) => !ruleset.isReveal(event)),
    ),
  );
  if (JSON.stringify(heardOfOne) === JSON.stringify(heardOfOther) || !lookAlike(ruleset, viewer, one.step, other.step)) return;
  const hidden = hiddenWords(ruleset, viewer, one.step.state);
  const common = wordsIn(heardOfOne);
  for (const word of wordsIn(heardOfOther)) {
    expectThat(
      common.has(word) || !hidden.has(word),
      () => `${viewer} hears the hidden name ${word} of "${ruleset.format(other.move)}", which looks to him like "${ruleset.format(one.move)}"`,
    );
  }
}

function lookAlike(ruleset: AnyRuleset, viewer: string, one: Made, other: Made): boolean {
  const shown = SHOWN_ONCE[ruleset.id] ?? {};
  const seen = ({ state, events }: Made): string =>
    JSON.stringify([
      ruleset.view(state, viewer),
      ruleset.decision(state),
      heard(
        ruleset,
        viewer,
        events.filter(({ type }) => Object.hasOwn(shown, type)),
      ),
    ]);
  return seen(one) === seen(other);
}

function heard(ruleset: AnyRuleset, viewer: string, events: readonly EventBase[]): readonly EventBase[] {
  return ruleset.viewEvents(events, viewer);
}

/** Names that stand in what a view hides and nowhere in what it shows. */
function hiddenWords(ruleset: AnyRuleset, viewer: string, state: GameState): ReadonlySet<string> {
  const view: unknown = ruleset.view(state, viewer);
  const hidden = wordsIn([...hiddenParts(view, ruleset.view(state, "arbiter")).values()]);
  for (const word of wordsIn(view)) hidden.delete(word);
  return hidden;
}
