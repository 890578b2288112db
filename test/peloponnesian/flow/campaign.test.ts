/** The course of a year and of a turn: what begins and ends with it. */
import { describe, expect, test } from "vitest";
import type { PeloponnesianEvent } from "../../../src/peloponnesian/vocabulary/events.js";
import { collectTribute, removeLeader } from "../../../src/peloponnesian/flow/campaign.js";
import { discardCommitted } from "../../../src/peloponnesian/flow/commit.js";
import { spendOlympian } from "../../../src/peloponnesian/flow/use-olympian.js";
import {
  cardPlace,
  CLOCK,
  COMMITTED,
  hasMark,
  holderOf,
  IN_PLAY,
  markBuild,
  MOVED,
  PILE,
  REMOVED,
  setCardPlace,
  setHolder,
  USED,
  write,
} from "../../../src/peloponnesian/state/index.js";
import { ARES, ATHENS, OLYMPIANS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, board, card, control, inPlay, put, t } from "../positions.js";
import { actionTurn, campaignAt, eventTurn, newYear, table } from "../table.js";

describe("tribute", () => {
  const collected = (...cards: readonly string[]) => {
    const s = board("413");
    inPlay(s, ...cards);
    control(s, "cythera", "athens", "detached", 1);
    const log: PeloponnesianEvent[] = [];
    collectTribute(s, t, log);
    return s.clock[CLOCK.prestige];
  };
  const none = collected();
  test.each([
    ["[PEL-10.1.3] Decelea is counted with the tribute, for Sparta", ["decelea-fortified"], -1],
    ["[PEL-10.1.3] so is Persian Aid, against it", ["persian-aid-45"], 1],
    ["[PEL-10.1.3] and Cleon, for Athens", ["cleon"], 1],
  ] as const)("%s", (_title, cards, change) => {
    expect(collected(...cards)! - none!).toBe(change);
  });

  test.each([
    ["[PEL-10.1.6] a lead of Athens adds to its gain", 6, 2],
    ["[PEL-10.1.6] a lead of Sparta to that of Sparta", -6, -2],
  ])("%s", (_title, marker, change) => {
    const s = board("sicily"); // no tribute of the League there
    write(s, CLOCK.prestige, marker);
    collectTribute(s, t, []);
    expect(s.clock[CLOCK.prestige]).toBe(marker + change);
  });
});

describe("cards", () => {
  test.each(["ionian-revolt", "thracian-revolt", "tempest"])("[PEL-3.0.5] a card that has been committed lies among the used ones, %s too", (id) => {
    const s = board();
    setCardPlace(s, card(id), COMMITTED + ATHENS);
    discardCommitted(s, SPARTA);
    expect(cardPlace(s, card(id))).toBe(COMMITTED + ATHENS);
    discardCommitted(s, ATHENS);
    expect(cardPlace(s, card(id))).toBe(USED);
  });

  test("[PEL-3.2.3.3] the leader of a side is removed from the game, whichever card he is; without one nothing happens", () => {
    const s = board();
    const first = { ...t, leaderCards: [t.leaderCards[SPARTA]!, [0]] };
    const log: PeloponnesianEvent[] = [];
    removeLeader(s, first, ATHENS, "PEL-3.5.27", log);
    expect([log, cardPlace(s, 0)]).toEqual([[], PILE]);
    setCardPlace(s, 0, IN_PLAY);
    removeLeader(s, first, ATHENS, "PEL-3.5.27", log);
    expect([log, cardPlace(s, 0)]).toEqual([[{ type: "leader-changed", seat: "athens", card: null, clause: "PEL-3.5.27" }], REMOVED]);
  });
});

describe("the New Year step", () => {
  const sacrificed = (held: number) => {
    const g = newYear().set((s) => {
      for (let o = 0; o < held; o++) setHolder(s, o, ATHENS);
    });
    return g.play("athens sacrifice mercenaries-14", "sparta sacrifice tempest");
  };

  test("[PEL-10.4.5] the last Olympian that nobody holds may be taken", () => {
    expect(
      sacrificed(OLYMPIANS.length - 1)
        .told("olympian-taken")
        .map((e) => [e.seat, e.olympian]),
    ).toEqual([["sparta", OLYMPIANS.at(-1)]]);
  });

  test("[PEL-10.4.5] if all are held a sacrifice takes none", () => {
    const g = sacrificed(OLYMPIANS.length);
    expect([g.told("season-began").map((e) => e.season), g.told("olympian-taken")]).toEqual([["spring"], []]);
  });
});

test("[PEL-9.1.1] Winter is the last season: after it the year closes", () => {
  const s = campaignAt(board("431", "winter", -430), "nextSeason");
  const g = table(s, "", "0 0 0 0 0 0 0 0 0 0 0 0");
  expect([g.told("season-began"), g.told("year-began").map((e) => e.year)]).toEqual([[], [-429]]);
});

test("[PEL-3.2.1.1] an event is of the side that has committed its card", () => {
  const s = board();
  put(s, "athens", { a01: 2, a02: 1 });
  put(s, "sparta", { s01: 2, s02: 1 });
  expect([eventTurn(s, "athens", "emergency-levy-10").asked, eventTurn(s, "sparta", "emergency-levy-10").asked]).toEqual(["build athens", "build sparta"]);
});

describe("turns", () => {
  test("[PEL-0.11] with a turn ends what has moved in it", () => {
    const s = board();
    put(s, "sparta", { s01: 4, s02: 2 });
    put(s, "athens", { a01: 4 });
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s01", "march", "enter tegea", "stop-here", "end-maneuver");
    expect([hasMark(g.state, block("s01"), MOVED), g.state.routes.length > 0]).toEqual([true, true]);
    g.play("end-phase");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["sparta"]);
    expect([hasMark(g.state, block("s01"), MOVED), g.state.routes]).toEqual([false, []]);
  });

  test("[PEL-HI.8] the markers of a side are taken back when its next turn begins, those of the other side stay", () => {
    const s = board();
    put(s, "sparta", { s01: 2 });
    markBuild(s, SPARTA, area("sparta"));
    markBuild(s, ATHENS, area("athens"));
    expect(actionTurn(s, "sparta", 2).viewOf("spectator").markers).toEqual([{ seat: "athens", area: "athens", action: "build" }]);
  });
});

test("[PEL-11.0.2] an Olympian that is used is nobody's until the next New Year, and all learn it", () => {
  const s = board();
  setHolder(s, ARES, ATHENS);
  const log: PeloponnesianEvent[] = [];
  spendOlympian(s, ATHENS, ARES, log);
  expect([holderOf(s, ARES), log]).toEqual([-2, [{ type: "olympian-used", seat: "athens", olympian: "ares", clause: "PEL-11.3.1" }]]);
});
