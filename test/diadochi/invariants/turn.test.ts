/** What the clock, cards and points must fulfil by the procedures under way, clause by clause. */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";

import * as S from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { fromStart, type Table, table } from "../table.js";
import { revealing } from "./positions.js";
import { type Change, expectRow, type Row, underWay } from "./rows.js";

const t = EDITIONS.of("");
const card = (id: string): number => t.cardIds.indexOf(id);

/** Blue's Movement Segment in round 2; the turn order of turn 2; a reveal of hidden hands; the set-up. */
const moving = (): Table =>
  table()
    .army("blue", "antipater", "pella", { mercenary: 1 })
    .set((s) => (s.round = 5))
    .segment("blue", "movement");
const turnOrder = (): Table => table().dice("1 2 3 4").only("game-turn", "turnOrder").run();
const first = (): Table => {
  const before = table({ players: 2, turn: 1 }).control("red", "pella").hand("red", "diplomacy");
  return before.segment("red", "tyche");
};
const returning = (): Table =>
  table().generalAt("red", "antipater", S.DISPERSED).control("red", "pella", "tyre").only("game-turn", "deal").begin("reinforcement");
const drafting = (): Table => fromStart({ draftGenerals: true }, "draft");
/** Red has won by legitimacy, if it is looked at in this step of the turn. */
const winningAt =
  (step: "turnOrder" | "usurper" | "reinforcements"): Change =>
  (s) => {
    s.lpToWin = 3;
    F["game-turn"].under(s).step = F["game-turn"].step[step];
  };
const OUTSIDE = "outside of the Strategy Phase";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "the clock": [
    [
      "[DIA-SEQ.1] rounds are counted in the Strategy Phase only",
      turnOrder,
      (s) => (s.round = 1),
      "clock.round: expected 0 outside of the Strategy Phase, got 1",
    ],
    [
      "[DIA-SEQ.1] [DIA-SEQ.14] in it there is a round",
      moving,
      (s) => (s.round = 0),
      "clock.round: expected a round of the Strategy Phase, got 0",
      (s) => (s.round = 1),
    ],
    ["[DIA-SEQ.13] [DIA-SEQ.14] and at most five", moving, (s) => (s.round = 6), "clock.round: expected at most 5 (DIA-SEQ.13), got 6"],
    ["[DIA-SEQ.14] so while hidden hands are revealed", revealing, (s) => (s.round = 0), "clock.round: expected a round of the Strategy Phase, got 0"],
    ["[DIA-SEQ.12] turn 1 has no Reinforcement Phase", returning, (s) => (s.turn = 1), "clock.turn: expected a later turn than the first (DIA-SEQ.12), got 1"],
    ["[DIA-SEQ.1] the set-up is before turn 2", drafting, (s) => (s.turn = 2), "clock.turn: expected 1 during the set-up, got 2"],
    [
      "[DIA-SEQ.14] the active player is the one whose round-turn it is",
      moving,
      (s) => (s.active = 0),
      'clock.active: expected blue, whose turn it is by frames, got "red"',
    ],
    [
      "[DIA-SEQ.14] the round-turn is of the player whose place in the order it is",
      moving,
      (s) => (F["round-turn"].under(s).seat = F["movement-segment"].under(s).seat = 0),
      "slots.seat: expected blue, the next in clock.order",
    ],
    [
      "[DIA-SEQ.15] the segment is that of the round-turn",
      moving,
      (s) => (s.segment = S.TYCHE),
      "clock.segment: expected segment 3 of the round-turn, as in frames, got 2",
    ],
    [
      "[DIA-SEQ.15] outside of a round-turn there is no segment",
      turnOrder,
      (s) => (s.segment = S.TYCHE),
      "clock.segment: expected segment 0 of the round-turn, as in frames, got 2",
    ],
  ],
  "marks of what pieces have done": [
    ["[DIA-SEQ.1] [DIA-MOV.37] generals have acted in a segment only", turnOrder, (s) => (s.actedGenerals = 1), `generals.acted: expected nobody ${OUTSIDE}`],
    ["[DIA-MOV.37] members of the royal family too", turnOrder, (s) => (s.actedRoyals = 1), `royals.acted: expected nobody ${OUTSIDE}`],
    ["[DIA-MOV.37] CUs too", turnOrder, (s) => void s.acted.push(1, 1), `spaces.marks: expected none ${OUTSIDE}`],
    ["[DIA-MOV.37] a naval move is of a segment", turnOrder, (s) => (s.navalUsed = 1), `clock.navalMoveMade: expected false ${OUTSIDE}, got true`],
    ["[DIA-PRE.6] oratory ends with a segment", turnOrder, (s) => (s.oratory = 1), `generals.oratory: expected nobody ${OUTSIDE} (DIA-PRE.6)`],
    [
      "[DIA-SEQ.1] [DIA-MOV.37] in the Strategy Phase they may be there",
      moving,
      (s) => (s.round = 6),
      "clock.round",
      (s) => (s.actedGenerals = 1 << t.pieceIds.indexOf("antipater")),
      (s) => (s.oratory = 1 << t.pieceIds.indexOf("antipater")),
      (s) => (s.navalUsed = 1),
    ],
  ],
  "cards and options": [
    [
      "[DIA-TYC.3] only cards with an event that removes them leave the game",
      moving,
      (s) => S.setCardPlace(s, card("diplomacy"), S.REMOVED),
      "deck.removed: expected cards that leave the game after their event (DIA-TYC.3)",
      (s) => S.setCardPlace(s, card("lamian-war"), S.REMOVED),
    ],
    [
      "[DIA-PLY.2] two generals each are for three players",
      () => table({ players: 3 }).control("red", "pella").segment("red", "movement"),
      (s) => {
        s.options = SWITCHES.of.twoGenerals;
        s.seats = 2;
        s.players.length = 10;
      },
      "options.twoGenerals: expected three players (DIA-PLY.2), got 2",
      (s) => (s.options = SWITCHES.of.twoGenerals),
    ],
    [
      "[DIA-SET.8] during the set-up all players are Champions",
      drafting,
      (s) => (s.champions = 7),
      "seats.champion: expected every player during the set-up (DIA-SET.8)",
    ],
  ],
  points: [
    [
      "[DIA-VIC.15] nobody has the points that win at once when an action has been completed",
      moving,
      (s) => (s.lpToWin = 3),
      "fewer points than win at once (DIA-VIC.15)",
      underWay((s) => (s.lpToWin = 3), S.UNSETTLED_POINTS),
      (s) => (s.lpToWin = 4),
    ],
    [
      "[DIA-VIC.15] nor in the middle of one, unless points are still to be counted",
      moving,
      underWay((s) => (s.lpToWin = 3)),
      "fewer points than win at once (DIA-VIC.15)",
      underWay((s) => (s.lpToWin = 3), S.UNSETTLED_POINTS | S.UNSETTLED_PIECES),
      underWay((s) => (s.lpToWin = 4)),
    ],
    [
      "[DIA-VIC.15] on turn 1 that is from the end of the first phase on",
      first,
      winningAt("reinforcements"),
      "fewer points than win at once (DIA-VIC.15)",
      winningAt("usurper"),
      winningAt("turnOrder"),
    ],
    ["[DIA-VIC.15] on later turns always", () => first().set((s) => (s.turn = 2)), winningAt("turnOrder"), "fewer points than win at once (DIA-VIC.15)"],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, row) => expectRow(row));
});
