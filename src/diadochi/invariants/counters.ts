/** The bounds of the numbers that procedures count by; their kinds in the table of frames are wider. */
import { countBits } from "../../core/bits.js";
import { markersOfGeneral } from "../rules/newcomers.js";
import * as S from "../state.js";
import { countUnits } from "../units.js";
import { demandSlot, type FrameInPlace, slotIn } from "./frame.js";

/** More movement points than a roll, a card and a Surprise card together give (12 and 9). */
const MOST_MP = 21;

type Bound = (f: FrameInPlace) => number;

// A place in the order of the players, or the end of it.
const seats: Bound = ({ s }) => s.seats;
const mp: Bound = () => MOST_MP;

/** The most that a slot can hold, by frame and slot, where its kind in the table of frames does not say it. */
const MOST: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  "game-turn": { next: ({ s, t }) => t.setup.turnTrack.find((row) => row.turn === s.turn)?.events.length ?? 0 },
  reinforcement: { next: seats },
  "hidden-hands": { next: ({ s, t }) => t.setup.playerCounts.find((row) => row.players === s.seats)?.hiddenHands ?? 0 },
  "strategy-round": { next: seats },
  "supply-segment": { next: ({ t }) => t.spaceCount },
  "end-of-movement": { next: ({ t }) => t.majorCount },
  "setup-markers": { left: (f) => markersOfGeneral(f.t, slotIn(f, "general")) },
  march: { mp, spent: mp },
  "drop-or-pick-up": { done: mostHandled },
  assault: { gained: (f) => f.t.rules.siege.reduce((most, [points]) => Math.max(most, points ?? 0), slotIn(f, "given")) },
};

/** Checks the numbers of a frame. @throws PositionError naming the slot */
export function checkCounters(f: FrameInPlace): void {
  for (const [slot, bound] of Object.entries(MOST[f.kind] ?? {})) {
    const most = bound(f);
    demandSlot(f, slotIn(f, slot) <= most, slot, `at most ${most}`);
  }
}

// DIA-MOV.38, DIA-MOV.41: each piece once, with the army or beside it.
function mostHandled({ s, t }: FrameInPlace): number {
  return countUnits(S.forceUnits(s)) + countUnits(S.fieldUnits(s, S.forceSpace(s))) + countBits(S.forceGenerals(s)) + t.generalCount + t.royalCount;
}
