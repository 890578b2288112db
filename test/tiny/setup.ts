/** The start of a game, options checked at the door. */
import { complaint, type Complaint, ownField, readInteger, readKnownFields, SetupError } from "tyche/engine";
import { F } from "./frames.js";
import { newState, type TinyState } from "./state.js";
import { EDITIONS, readBoard } from "./tables.js";

const FAIL: Complaint = complaint(SetupError, "setup/bad-option");
const ROUNDS = 4;

/** @throws SetupError naming the option. */
export function build(options: unknown): TinyState {
  const known = readKnownFields(options, "options", ["seed", "rounds", "board"], FAIL);
  const rounds = ownField(known, "rounds");
  const board = ownField(known, "board");
  const edition = board === undefined ? "" : EDITIONS.register(readBoard(board));
  const s = newState(edition, rounds === undefined ? ROUNDS : readInteger(rounds, "options.rounds", 1, 9, FAIL), EDITIONS.of(edition).end / 2);
  F.game.push(s);
  return s;
}
