/** The start of a game, options checked at the door. */
import { readOptions } from "tyche/engine";
import { F } from "./frames.js";
import { OPTIONS } from "./options.js";
import { FIELDS, type TinyState } from "./state.js";
import { readBoard, registerBoard, tablesOf } from "./tables.js";
import type { TinyOptions } from "./types.js";

/** @throws SetupError naming the option. */
export function build(options: TinyOptions): TinyState {
  const { rounds = OPTIONS.rounds.default, board } = readOptions<TinyOptions>(OPTIONS, options);
  const edition = board === undefined ? "" : registerBoard(readBoard(board));
  const s = FIELDS.start(edition);
  s.rounds = rounds;
  s.raider = tablesOf(s).end / 2;
  F.game.push(s);
  return s;
}
