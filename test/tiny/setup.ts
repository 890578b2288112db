/** The start of a game, options checked at the door. */
import { complaint, type Complaint, ownField, readInteger, readKnownFields, SetupError } from "tyche/engine";
import { F } from "./frames.js";
import { FIELDS, type TinyState } from "./state.js";
import { EDITIONS, readBoard, tablesOf } from "./tables.js";

const FAIL: Complaint = complaint(SetupError, "setup/bad-option");
const ROUNDS = 4;

/** @throws SetupError naming the option. */
export function build(options: unknown): TinyState {
  const known = readKnownFields(options, "options", ["seed", "rounds", "board"], FAIL);
  const rounds = ownField(known, "rounds");
  const board = ownField(known, "board");
  const edition = board === undefined ? "" : EDITIONS.register(readBoard(board));
  const s = FIELDS.start(edition);
  s.rounds = rounds === undefined ? ROUNDS : readInteger(rounds, "options.rounds", 1, 9, FAIL);
  s.raider = tablesOf(s).end / 2;
  F.game.push(s);
  return s;
}
