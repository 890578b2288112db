/**
 * The law of telling (law 16). A viewer learns no more from another seat's move than its view or the ledger shows:
 *
 * - if two worlds look alike to the viewer before and after the same move, the move is shown alike in both;
 * - if the world looks alike to the viewer after two different moves, their events name no hidden thing, such as the block that moved, unless the
 * ledger shows it.
 */
import type { EventBase } from "../../../core/events/events.js";
import type { MoveBase } from "../../../core/moves/moves.js";
import type { AnyRuleset, Step } from "../../../core/ruleset/contract.js";
import { isSame } from "../../../core/basics/same.js";
import type { GameState } from "../../../core/state/state.js";
import { hiddenParts, namesIn, wordsIn } from "../../hidden-parts.js";
import { expectEqual, expectThat, type Law } from "../../law.js";
import { seatsInPlay, type Stop, type Trial, walk } from "../../walk.js";

/** The number of moves tried at a position. */
const MOVES_TRIED = 6;

type Made = Step<GameState, EventBase>;

interface MoveMade {
  readonly move: MoveBase;
  readonly step: Made;
}

export const tellingLaw: Law = {
  number: 16,
  title: "Moves of others that look alike are shown alike, and name nothing that is hidden",
  check(trial) {
    const { ruleset } = trial;
    walk(trial, (stop) => {
      if (!stop.isRare) return;
      const viewers = [...seatsInPlay(ruleset, stop.state).filter((seat) => seat !== stop.move.seat), "spectator"];
      checkViewer(trial, stop, viewers[stop.pick.draw(viewers.length)]!);
    });
  },
};

function checkViewer(trial: Trial, { state, move, pick }: Stop, viewer: string): void {
  const { ruleset } = trial;
  const world: GameState = ruleset.determinize(state, viewer, `alike ${pick.draw(1_000_000)}`);
  world.dice = [...state.dice];
  const list: readonly MoveBase[] = ruleset.legalMoves(state, move.seat);
  const played = { move, step: ruleset.apply(state, move) as Made };
  for (let i = 0; i < Math.min(list.length, MOVES_TRIED); i++) {
    const other = list.length <= MOVES_TRIED ? list[i]! : list[pick.draw(list.length)]!;
    const here = { move: other, step: ruleset.apply(state, other) as Made };
    if (ruleset.explain(world, other) === null) compareWorlds(trial, viewer, here, ruleset.apply(world, other));
    compareMoves(trial, viewer, state, [played, here]);
  }
}

function compareWorlds(trial: Trial, viewer: string, here: MoveMade, there: Made): void {
  const { ruleset } = trial;
  if (!lookAlike(trial, viewer, here.step, there)) return;
  const context = `what ${viewer} hears of "${ruleset.format(here.move)}" in a world that looks the same to him before and after`;
  expectEqual(heard(ruleset, viewer, there.events), heard(ruleset, viewer, here.step.events), context);
}

function compareMoves(trial: Trial, viewer: string, before: GameState, moves: readonly [MoveMade, MoveMade]): void {
  const { ruleset } = trial;
  const [one, other] = moves;
  const [heardOfOne, heardOfOther] = moves.map(({ step }) =>
    heard(
      ruleset,
      viewer,
      step.events.filter((event) => !ruleset.revealsSecret(event)),
    ),
  );
  if (isSame(heardOfOne, heardOfOther) || !lookAlike(trial, viewer, one.step, other.step)) return;
  const hidden = new Set(hiddenWords(trial, viewer, one.step.state));
  // Faces that were shown before are not news, such as those in a battle that this move ends.
  for (const name of namesIn(ruleset.view(before, viewer))) hidden.delete(name);
  const common = wordsIn(heardOfOne);
  for (const word of wordsIn(heardOfOther)) {
    expectThat(
      common.has(word) || !hidden.has(word),
      () => `${viewer} hears the hidden name ${word} of "${ruleset.format(other.move)}", which looks to him like "${ruleset.format(one.move)}"`,
    );
  }
}

function lookAlike({ ruleset, known }: Trial, viewer: string, one: Made, other: Made): boolean {
  const shown = known?.shownOnce ?? {};
  const seen = ({ state, events }: Made): readonly unknown[] => [
    ruleset.view(state, viewer),
    ruleset.decision(state),
    heard(
      ruleset,
      viewer,
      events.filter(({ type }) => Object.hasOwn(shown, type)),
    ),
  ];
  return isSame(seen(one), seen(other));
}

function heard(ruleset: AnyRuleset, viewer: string, events: readonly EventBase[]): readonly EventBase[] {
  return ruleset.viewEvents(events, viewer);
}

/** The names that occur only in the hidden parts of a view. */
function hiddenWords({ ruleset, known }: Trial, viewer: string, state: GameState): ReadonlySet<string> {
  const view: unknown = ruleset.view(state, viewer);
  const hidden = wordsIn([...hiddenParts(view, ruleset.view(state, "arbiter"), known).values()]);
  for (const name of namesIn(view)) hidden.delete(name);
  return hidden;
}
