/**
 * The law of actions (law 33). In `tyche/learn` a move is a whole number of a fixed space. Lists, objects, notation and masks agree on every
 * number; playing by number equals playing by object; and no number outside the space or the list is accepted.
 */
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import { SeededDice } from "../../core/dice/seeded.js";
import type { EventBase } from "../../core/events/events.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { type Actions, actionsOf } from "../../learn/actions.js";
import type { Action, ActionSpace } from "../../learn/space.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { expectThrowsTyped } from "./playing.js";
import { type Stop, walk } from "../walk.js";

// biome-ignore lint/suspicious/noExplicitAny: the actions of any ruleset
type AnyActions = Actions<any>;

/** The number of actions picked from the whole space for each seat at a position. */
const PICKED = 24;
const OUTSIDE = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, "0", null, undefined] as Action[];

export const actionsLaw: Law = {
  number: 33,
  title: "Actions, objects and notation are the same moves over the whole space, and are listed and played alike",
  check(trial) {
    const { ruleset } = trial;
    const actions: AnyActions = actionsOf(ruleset);
    walk(trial, (stop) => {
      if (stop.ply === 0) checkSpace(ruleset, actions, stop.state);
      checkList(ruleset, actions, stop);
      if (!stop.isSampled) return;
      checkMasks(ruleset, actions, stop);
      if (stop.isRare) checkTaken(ruleset, actions, stop);
    });
  },
};

// Each number is exactly one move with its own notation, and has the rows of its kind.
function checkSpace(ruleset: AnyRuleset, actions: AnyActions, state: GameState): void {
  const space = actions.space(state.edition);
  const lines = new Set<string>();
  const rows = new Int32Array(2);
  for (const [nth, { type, first, size }] of space.kinds.entries()) {
    expectThat(first === (nth === 0 ? 0 : endOf(space.kinds[nth - 1]!)), `the actions of ${type} do not begin where those before end`);
    for (let action = first; action < first + size; action++) {
      const move: MoveBase = actions.moveOf(state, 0, action);
      expectThat(move.type === type, () => `action ${action} is ${ruleset.format(move)}, and not of the kind ${type}`);
      expectThat(actions.actionOf(state, move) === action, () => `action ${action} is ${ruleset.format(move)}, which is ${actions.actionOf(state, move)}`);
      lines.add(ruleset.format(move));
      actions.rowsOf(state, action, rows);
      checkRows(space, nth, rows, action);
    }
  }
  expectThat(space.size === endOf(space.kinds[space.kinds.length - 1]!) && lines.size === space.size, "actions that are one move");
  if (space.size <= 1000) for (const line of lines) expectEqual(ruleset.format(ruleset.parse(line)), line, "the notation of an action");
}

function endOf({ first, size }: { readonly first: number; readonly size: number }): number {
  return first + size;
}

function checkRows({ kinds, rows: most }: ActionSpace, nth: number, rows: Int32Array, action: Action): void {
  const { rows: begin, args, first } = kinds[nth]!;
  const width = args[1]?.size ?? 1;
  expectEqual(
    [...rows],
    [begin[0] + Math.floor((action - first) / width), args[1] === undefined ? -1 : begin[1] + ((action - first) % width)],
    `the rows of action ${action}`,
  );
  expectThat(rows[0]! < most[0] && rows[1]! < most[1], `the rows of action ${action} are beyond those of the space`);
}

function checkList(ruleset: AnyRuleset, actions: AnyActions, { state, move }: Stop): void {
  const list: Action[] = [];
  const asked = actions.asked(state);
  const decision = ruleset.decision(state)?.kind;
  for (const [seat, name] of (ruleset.seats as readonly string[]).entries()) {
    const moves: readonly MoveBase[] = ruleset.legalMoves(state, name);
    expectThat(
      actions.list(state, seat, list) === moves.length && list.length === moves.length,
      () => `the list of ${name} has ${list.length} actions, not ${moves.length}`,
    );
    moves.forEach((one, i) => expectEqual(actions.moveOf(state, seat, list[i]!), one, `action ${i} of the list in ${decision}`));
    expectThat(
      moves.every((one, i) => actions.actionOf(state, one) === list[i]),
      () => `a listed move of ${decision} is another action`,
    );
    expectThat((((asked >> seat) & 1) === 1) === moves.length > 0, () => `the mask of who is asked, ${asked}, is wrong of ${name}`);
  }
  expectEqual(
    actions.decisions[actions.asking(state)],
    { kind: decision, begins: ruleset.compoundStarts.includes(decision as never) },
    "the decision that is asked",
  );
  checkPlayed(ruleset, actions, state, move);
}

function checkPlayed(ruleset: AnyRuleset, actions: AnyActions, state: GameState, move: MoveBase): void {
  const next = ruleset.clone(state);
  const log: EventBase[] = [];
  const seat = ruleset.seats.indexOf(move.seat);
  const asked = actions.act(next, seat, actions.actionOf(state, move), undefined, log);
  const step = ruleset.apply(state, move);
  expectEqual(next, step.state, `the position after ${ruleset.format(move)}, played by number,`);
  expectEqual(log, step.events, `what happens at ${ruleset.format(move)}, played by number,`);
  expectThat(asked === actions.asked(next), () => `after ${ruleset.format(move)} ${actions.asked(next)} are asked, and not ${asked}`);
}

function checkMasks(ruleset: AnyRuleset, actions: AnyActions, { state, pick }: Stop): void {
  const { size } = actions.space(state.edition);
  const [bytes, bits] = [new Uint8Array(size + 1).fill(7), new Uint8Array(Math.ceil(size / 8) + 1).fill(7)];
  const list: Action[] = [];
  for (const [seat, name] of (ruleset.seats as readonly string[]).entries()) {
    const count = actions.list(state, seat, list);
    expectThat(
      actions.mask(state, seat, bytes, 1) === count && actions.maskBits(state, seat, bits, 1) === count,
      `the masks of ${name} say how many are legal`,
    );
    const isIn = (action: Action): boolean => ((bits[1 + (action >> 3)]! >> (action & 7)) & 1) === 1;
    for (let action = 0; action < size; action++) expectThat(isIn(action) === (bytes[1 + action] === 1), `the masks of ${name} differ at ${action}`);
    expectThat(bytes[0] === 7 && bits[0] === 7, "a mask writes before its place");
    expectThat(bytes.reduce((sum, byte) => sum + byte, -7) === count && list.every((action) => bytes[1 + action] === 1), `the mask of ${name} is not its list`);
    if (count === 0) continue;
    const seed = pick.draw(1_000_000);
    const random: MoveBase = ruleset.randomMove(state, new SeededDice(seed), name);
    expectEqual(actions.moveOf(state, seat, actions.random(state, seat, new SeededDice(seed))), random, "a random action");
  }
}

// A legal number gives a legal move. Every other number is refused and changes nothing.
function checkTaken(ruleset: AnyRuleset, actions: AnyActions, { state, pick }: Stop): void {
  const { size } = actions.space(state.edition);
  const list: Action[] = [];
  const before = JSON.stringify(state);
  for (let seat = 0; seat < ruleset.seats.length; seat++) {
    actions.list(state, seat, list);
    const picked = Array.from({ length: PICKED }, () => pick.draw(size));
    for (const action of [...list, ...picked]) {
      const move: MoveBase = actions.moveOf(state, seat, action);
      const isLegal = ruleset.explain(state, move) === null;
      expectThat(
        actions.isLegal(state, seat, action) === isLegal,
        () => `${ruleset.format(move)} is ${isLegal ? "" : "not "}legal, but not so its action ${action}`,
      );
      if (isLegal) actions.play(ruleset.clone(state), seat, action);
      else expectThrowsTyped(() => actions.play(state, seat, action), "IllegalMoveError", `action ${action}, ${ruleset.format(move)}`);
    }
    for (const action of [...OUTSIDE, size]) {
      expectThat(!actions.isLegal(state, seat, action), `action ${String(action)} is legal`);
      for (const take of [actions.play, actions.act])
        expectThrowsTyped(() => take.call(actions, state, seat, action), "IllegalMoveError", `action ${String(action)}`);
    }
  }
  for (const seat of [-1, ruleset.seats.length, 32, 0.5]) expectThat(actions.list(state, seat, list) === 0, `seat ${seat} has a list`);
  expectThat(JSON.stringify(state) === before, "what was refused or asked has changed the position");
}
