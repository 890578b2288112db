/** Compiles a board of any edition, checked at the door. */
import {
  complaint,
  type Complaint,
  createEditions,
  type Editions,
  type GameState,
  readArray,
  readKnownFields,
  readText,
  registrar,
  SetupError,
} from "tyche/engine";
import { BOARD } from "./data/board.js";
import type { TinyBoard } from "./types.js";

export interface TinyTables {
  readonly board: TinyBoard;
  readonly spaces: readonly string[];
  /** Index of the last space, the south end. */
  readonly end: number;
}

const FAIL: Complaint = complaint(SetupError, "setup/bad-board");
const SPACE_ID = /^[a-z][a-z0-9-]{0,29}$/;

/** @throws SetupError naming the entry. */
export function readBoard(value: unknown): TinyBoard {
  const board = readKnownFields(value, "options.board", ["spaces"], FAIL);
  const spaces = readArray(board["spaces"], "options.board.spaces", 9, FAIL).map((space, i) => readText(space, `options.board.spaces[${i}]`, 30, FAIL));
  if (spaces.length < 3 || spaces.length % 2 === 0) throw FAIL("options.board.spaces", "an odd number of spaces from 3 to 9", spaces.length);
  spaces.forEach((space, i) => {
    if (!SPACE_ID.test(space)) throw FAIL(`options.board.spaces[${i}]`, "an id in kebab-case", space);
    if (spaces.indexOf(space) !== i) throw FAIL(`options.board.spaces[${i}]`, "a space named once", space);
  });
  return { spaces };
}

function compile(board: TinyBoard): TinyTables {
  return { board, spaces: board.spaces, end: board.spaces.length - 1 };
}

export const EDITIONS: Editions<TinyTables> = createEditions(() => compile(BOARD));

/** Registers another board and returns the name of its edition. */
export const registerBoard: (board: TinyBoard) => string = registrar(EDITIONS, BOARD, compile);

/** The board of the edition that a state plays on. */
export function tablesOf(s: Pick<GameState, "edition">): TinyTables {
  return EDITIONS.of(s.edition);
}
