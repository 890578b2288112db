/** The law of targets (law 23): every listed move can be chosen by clicking on the board or beside it. */
import type { Board } from "../../core/board/board.js";
import type { Decision } from "../../core/ruleset/contract.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { Table } from "../../core/board/table.js";
import type { MoveTargets, Target } from "../../core/board/targets.js";
import { type Choices, choices } from "../../ui/choices.js";
import { listedMoves } from "../../ui/listed.js";
import { expectThat, type Law } from "../law.js";
import { type Stop, type Trial, walk } from "../walk.js";

export const targetsLaw: Law = {
  number: 23,
  title: "Every listed move is about something that can be clicked and is there, or is a button, and clicks lead to it",
  check(trial) {
    walk(trial, (stop) => {
      if (stop.isSampled) for (const seat of trial.ruleset.seatsToMove(stop.state)) checkList(trial, stop, seat);
    });
  },
};

function checkList({ ruleset, known }: Trial, { state }: Stop, seat: string): void {
  const decision: Decision<string> | null = ruleset.decision(state, seat);
  const drawing = known?.drawing;
  const table = drawing?.table(ruleset.view(state, seat) as never);
  const isThere = drawing === undefined ? undefined : finder(drawing.board(state), table!, ruleset.players(state));
  const list = listedMoves(ruleset, state, seat);
  const reached = reachedFrom(choices(list, table));
  for (const { move, line } of list) expectThat(reached.has(move), () => `"${line}" cannot be reached by clicks and buttons`);
  for (const move of ruleset.legalMoves(state, seat) as MoveBase[]) {
    const { targets, part }: MoveTargets = ruleset.targets(move, decision);
    const say = (what: string) => (): string => `"${ruleset.format(move)}" ${what}: ${JSON.stringify(targets)}`;
    expectThat(targets.length > 0, say("is about nothing"));
    expectThat(part === "main" || part === "adjust" || part === "end", say(`stands in no part of its list, but in ${part}`));
    expectThat(new Set(targets.map(({ kind, id }) => `${kind} ${id}`)).size === targets.length, say("names a target twice"));
    for (const target of targets) expectThat(isThere?.(target) ?? target.id !== "", say(`names the ${target.kind} ${target.id}, which is not there`));
  }
}

// The moves reached by buttons and by clicks on targets that a page highlights: places and stacks on the board, and everything named beside it.
function reachedFrom(screen: Choices): Set<MoveBase> {
  const { buttons, more, end } = screen;
  const moves = new Set([...buttons, ...more, ...end].flatMap(({ move, amounts }) => [move, ...amounts.map((one) => one.move)]));
  for (const target of [...screen.lit.filter(({ kind }) => kind === "place" || kind === "stack"), ...screen.beside]) {
    const click = screen.click(target);
    if (click.kind === "move") moves.add(click.move);
    if (click.kind === "choices") for (const move of reachedFrom(click.choices)) moves.add(move);
  }
  return moves;
}

/** Makes a function that tests for a target on a viewer's board or table. */
export function finder(board: Board, table: Table, players: readonly string[]): (target: Target) => boolean {
  const pieces = new Set(table.stacks.flatMap((stack) => stack.pieces.map(({ id }) => id)));
  const cards = new Set(table.piles.flatMap((pile) => pile.cards ?? []));
  const stacks = new Set(table.stacks.map(({ id }) => id));
  const tracks = new Set(table.tracks.map(({ id }) => id));
  const isThere: Readonly<Record<Target["kind"], (id: string) => boolean>> = {
    place: (id) => Object.hasOwn(board.places, id),
    region: (id) => Object.hasOwn(board.regions, id),
    stack: (id) => stacks.has(id),
    piece: (id) => pieces.has(id),
    card: (id) => cards.has(id),
    seat: (id) => players.includes(id),
    track: (id) => tracks.has(id),
    button: (id) => id !== "",
  };
  return ({ kind, id }) => isThere[kind](id);
}
