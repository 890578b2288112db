/** The standard edition (DIA-TAB.6) without names and sources: the data that `setup` uses by default. */
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
