/**
 * Who commands among leaders of equal CR and BR (NYW-D-37).
 *
 * The frame remembers whose leaders and the space of the battle. Answer: leader + 1, 0 when there is none.
 */
import { argA, code } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, slot } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { ChooseCommander } from "../frames.js";
import { V } from "../moves.js";
import { commanderAt, rank } from "../rules/forces.js";
import { leaderCount, type NineYearsState, placeOfLeader, sideOfLeader } from "../state.js";
import { NONE, type Tables, tablesOf } from "../tables.js";
import { refuseLeader } from "./refusals.js";

/** Order: leaders by number. */
export const chooseCommander: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "choose-commander",
  clause: "NYW-16.1.4",
  slots: ["seat", "space"],
  run(s) {
    if (commanderAt(s, tablesOf(s), slot(s, ChooseCommander.seat), slot(s, ChooseCommander.space)) !== NONE) return true;
    popFrame(s, 0);
    return false;
  },
  asks: (s) => 1 << slot(s, ChooseCommander.seat),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const best = commanderAt(s, t, seat, slot(s, ChooseCommander.space));
    for (let leader = best; leader < leaderCount(s); leader++) if (isEqual(s, t, seat, leader, best)) out.push(code(V["choose-commander"], leader));
  },
  play(s, _seat, c) {
    popFrame(s, argA(c) + 1);
  },
  refuse: (s, _seat, c) => refuseLeader(s, c, V["choose-commander"], "commander/not-equal", "NYW-16.1.4"),
};

function isEqual(s: NineYearsState, t: Tables, seat: number, leader: number, best: number): boolean {
  return placeOfLeader(s, leader) === slot(s, ChooseCommander.space) && sideOfLeader(s, t, leader) === seat && rank(s, t, leader) === rank(s, t, best);
}
