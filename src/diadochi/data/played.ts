/** The standard edition (DIA-TAB.6) without names and sources: the board, generals, deck, tables and set-up that `setup` uses when no others are given. */
import type { PlayedEdition } from "../vocabulary/edition-types.js";
import { BOARD } from "./board.js";
import { CARDS } from "./cards.js";
import { MAJOR_GENERALS, MINOR_GENERALS, REPLACEMENTS } from "./generals.js";
import { SETUP } from "./setup.js";
import { TABLES } from "./tables.js";

export const PLAYED_EDITION: PlayedEdition = {
  board: BOARD,
  generals: { majors: MAJOR_GENERALS, replacements: REPLACEMENTS, minors: MINOR_GENERALS },
  cards: CARDS,
  tables: TABLES,
  setup: SETUP,
};
