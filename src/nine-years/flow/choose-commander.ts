/** The choice of the commander among leaders of equal CR and BR (NYW-D-37). Answers the commander, or NONE if the side has no leader there. */
import { argA, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { commanderAt, rank } from "../rules/forces.js";
import { leadersOf, type NineYearsState, placeOfLeader } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { refuseLeader } from "./refusals.js";

export const chooseCommander: Procedure<NineYearsState, NineYearsEvent> = asking(F["choose-commander"], {
  clause: "NYW-16.1.4",
  run: {
    ask(s) {
      const { seat, space } = F["choose-commander"].top(s);
      return commanderAt(s, tablesOf(s), seat, space) === NONE ? F["choose-commander"].pop(s, NONE) : ASK;
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const best = commanderAt(s, t, seat, F["choose-commander"].top(s).space);
    for (const leader of leadersOf(s, t, seat)) if (isEqual(s, t, leader, best)) out.push(code(V["choose-commander"], leader));
  },
  play(s, _seat, c) {
    F["choose-commander"].pop(s, argA(c));
  },
  refuse: (s, _seat, c) => refuseLeader(s, c, V["choose-commander"], "commander/not-equal"),
});

function isEqual(s: NineYearsState, t: Tables, leader: number, best: number): boolean {
  return placeOfLeader(s, leader) === F["choose-commander"].top(s).space && rank(s, t, leader) === rank(s, t, best);
}

/** Finds a side's commander for the battle in a space. If several leaders rank highest, the side chooses. */
export function askCommander(s: NineYearsState, seat: number, space: number): void {
  const f = F["choose-commander"].push(s);
  f.seat = seat;
  f.space = space;
}
