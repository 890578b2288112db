import type { Observation } from "../../core/ruleset/observation.js";
import type { UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { PLACES, VICTORIES } from "../vocabulary/types.js";

/** The scale for numbers of CU. Few armies are larger. */
const USUAL_CU = 20;
const MOST_CU = 99_999;
const copies = (s: UnrestState): number => Math.max(...tablesOf(s).cardCopies);

/** CU that have attacked in this card play: some can no longer move, some still can. */
const FOUGHT = ["moved", "may-move"] as const;

/** One row per field, for `observerOf` of `tyche/learn`. A number that is a seat + 1 is encoded as the seat, or none. */
export const observation: Observation<UnrestState> = {
  rows: {
    turn: { of: "number", most: (s) => tablesOf(s).scenario.turns, read: (s) => s.turn },
    turns: { of: "number", most: (s) => tablesOf(s).scenario.turns, read: (s) => s.turns },
    round: { of: "number", most: (s) => tablesOf(s).scenario.rounds, read: (s) => s.round },
    first: { of: "seat?", read: (s) => s.first - 1 },
    active: { of: "seat?", read: (s) => s.active - 1 },
    level: { of: "number", most: (s) => tablesOf(s).box.maxLevel, read: (s) => s.level },
    marker: { of: "flag", read: (s) => s.marker },
    ports: { of: "number", most: (s) => tablesOf(s).scenario.ports, read: (s) => s.ports },
    "victory points": { of: "number", most: (s) => tablesOf(s).box.maxVictoryPoints, read: (s) => s.vp },
    "marked leaders": { of: "leaders", read: (s) => s.marked },
    winner: { of: "seat?", read: (s) => s.winner - 1 },
    ending: { of: VICTORIES, read: (s) => s.ending - 1 },
    cu: { each: ["seat", "location"], of: "number", most: MOST_CU, usual: USUAL_CU, cells: (s) => s.cu },
    fought: { each: [FOUGHT, "location"], of: "number", most: MOST_CU, usual: USUAL_CU, cells: (s) => s.fought },
    leaders: { each: ["leader"], of: PLACES, cells: (s) => s.leaders },
    "draw pile": { each: ["card"], of: "number", most: copies, usual: 2, cells: (s) => s.pile },
    hand: { each: ["card"], of: "number", most: copies, usual: 2, cells: (s) => s.hand },
    discards: { each: ["card"], of: "number", most: copies, usual: 2, cells: (s) => s.discard },
  },
};
