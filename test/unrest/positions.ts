/** Positions that the tests of invariants start from, and how a changed one is refused. */
import { expect } from "vitest";
import type { FrameInWords } from "../../src/core/flow/frame-words.js";
import { UNREST, type UnrestView } from "../../src/unrest/index.js";
import { at, frame, type Scene, type Table, withoutDerived } from "./table.js";

export type Changeable<T> = { -readonly [K in keyof T]: T[K] extends object ? Changeable<T[K]> : T[K] };
/** The arbiter's view as a test may change it. */
export type View = Changeable<UnrestView>;
/** A change of the view, or of the frames in it. */
export type Change = (view: View, frames: Changeable<FrameInWords>[]) => unknown;

/** The arbiter's view without what follows from the rest, changed by the test. */
export function changed(game: Table, change: Change): object {
  const view = structuredClone(game.view) as View;
  change(view, view.frames as Changeable<FrameInWords>[]);
  return withoutDerived(view);
}

/** The field for which a position is refused, what was expected of it, and what came; null when it is accepted. */
export function refusalFor(game: Table, change: Change): { path: string; expected: string; got: string } | null {
  try {
    UNREST.position(changed(game, change));
    return null;
  } catch (error) {
    const { name, message, details } = error as { name: string; message: string; details: { path: string; expected: string; got: string } };
    expect(name).toBe("PositionError");
    expect(message).not.toContain("invariant");
    expect(details.expected).toBeTypeOf("string");
    return details;
  }
}

/** The field for which a position is refused, or "accepted". */
export function refusedFor(game: Table, change: Change): string {
  return refusalFor(game, change)?.path ?? "accepted";
}

/** For `refusedFor`: the position as it is. */
export const unchanged: Change = () => undefined;

// ---------------------------------------------------------------- in the Garrison Box

export const BOX: Scene = {
  level: 4,
  cu: { box: 6, carthago: 2, syracusae: 3 },
  leader: { hanno: "garrison-box", "minor-a": "garrison-box", hasdrubal: "carthago" },
  hand: { carthage: ["c-ops-3", "c-campaign"], coalition: ["k-ops-1"] },
};
/** Carthage is active and has done nothing yet. */
export const active = (): Table => at(BOX);
/** Hanno is active in the Box. */
export const activated = (): Table => at(BOX).play("activate c-ops-3", "activate-leader hanno");
/** Hanno sails with 3 CU; Minor Leader A is asked about. */
export const sailing = (): Table => activated().play("sea-move", "sail-to carthago", "take-cu 3");
/** Hanno, in the Box, is asked with how many CU he attacks the unrest. */
export const attacking = (): Table => activated().play("attack");
/** Hanno has fought on the unrest in a Campaign; the second activation is asked for. */
export const between = (): Table => {
  const game = at(BOX).play("play-event c-campaign", "activate-leader hanno", "attack");
  return game.dice("6 6 1 1 1 1").play("attack-with 3");
};

// ---------------------------------------------------------------- in Sicily

export const SICILY: Scene = {
  level: 2,
  cu: { sicily: 6, coalition: 5 },
  leader: { hasdrubal: "sicily", "coalition-strategos": "sicily", "coalition-lieutenant": "syracusae" },
  hand: { carthage: ["c-ops-3", "c-sacred-band"], coalition: ["k-titus-manlius"] },
};
/** Hasdrubal attacks with 5 CU; cards may be played in response. */
export const fighting = (): Table => at(SICILY).play("activate c-ops-3", "attack", "attack-with 5");
/** The Strategos marches from Sicily with 2 CU; the Lieutenant is asked about. */
export const marching = (): Table => {
  const hands: Scene["hand"] = { coalition: ["k-ops-2"], carthage: ["c-sacred-band"] };
  const leaders: Scene["leader"] = { "coalition-strategos": "sicily", "coalition-lieutenant": "sicily" };
  const game = at({ active: "coalition", first: "coalition", level: 2, cu: { sicily: 3, coalition: 5, syracusae: 2 }, leader: leaders, hand: hands });
  return game.play("activate k-ops-2", "activate-leader coalition-strategos", "march", "take-cu 2");
};
/** Carthage blockades and is asked by whom. */
export const blockading = (): Table => {
  const game = at({ ...SICILY, leader: { ...SICILY.leader, hanno: "sicily" }, hand: { ...SICILY.hand, carthage: ["c-ops-3", "c-blockade"] } });
  return game.play("play-event c-blockade");
};

/** The coalition's Strategos (3) attacks Hasdrubal (2) and Minor Leader B in Sicily. */
export const ASSAULT: Scene = {
  active: "coalition",
  level: 2,
  cu: { box: 5, sicily: 6, coalition: 6 },
  leader: { "coalition-strategos": "sicily", hasdrubal: "sicily" },
  hand: { coalition: ["k-ops-2"] },
};
/** Carthage's Hanno (2) attacks the coalition in Sicily. */
export const SORTIE: Scene = { level: 2, cu: { box: 5, sicily: 6, coalition: 6 }, leader: { hanno: "sicily" }, hand: { carthage: ["c-ops-1"] } };

/** The same, at the question with how many CU. */
export function assault(change: Partial<Scene> = {}): Table {
  const game = at({ ...ASSAULT, ...change });
  game.play("activate k-ops-2", "attack");
  return game;
}
/** The same, at the question with how many CU. */
export function sortie(change: Partial<Scene> = {}): Table {
  const game = at({ ...SORTIE, ...change });
  game.play("activate c-ops-1", "attack");
  return game;
}

// ---------------------------------------------------------------- between the rounds

/** The coalition names who goes first. */
export const naming = (): Table => at({ ...BOX, frames: [frame("turn", "rounds"), frame("first-player", "ask", { seat: "coalition" })] });
/** CU are placed in the reinforcement phase. */
export const placing = (): Table => {
  const game = at({
    round: 5,
    first: "coalition",
    active: "carthage",
    leader: { hanno: "carthago" },
    cu: { sicily: 1, coalition: 1 },
    hand: { carthage: ["c-ops-1"] },
  });
  return game.playTo("place-cu");
};
/** Carthage has won on time. */
export const ended = (): Table => at({ ...BOX, turn: 5, round: 5, first: "coalition", vp: 8, level: 0, hand: {} }).playTo("nothing more");
