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
import { area, block, card, t, table } from "../table.js";

describe("tribute", () => {
  const collected = (...cards: readonly string[]) => {
    const g = table({ scenario: "413" })
      .inPlay(...cards)
      .control("athens", "cythera")
      .garrison("cythera", "detached", 1);
    const log: PeloponnesianEvent[] = [];
    collectTribute(g.state, t, log);
    return g.state.clock[CLOCK.prestige];
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
    expect(
      table({ scenario: "sicily" }) // no tribute of the League there
        .set((s) => write(s, CLOCK.prestige, marker))
        .set((s) => collectTribute(s, t, [])).state.clock[CLOCK.prestige],
    ).toBe(marker + change);
  });
});

describe("cards", () => {
  test.each(["ionian-revolt", "thracian-revolt", "tempest"])("[PEL-3.0.5] a card that has been committed lies among the used ones, %s too", (id) => {
    const g = table();
    setCardPlace(g.state, card(id), COMMITTED + ATHENS);
    discardCommitted(g.state, SPARTA);
    expect(cardPlace(g.state, card(id))).toBe(COMMITTED + ATHENS);
    discardCommitted(g.state, ATHENS);
    expect(cardPlace(g.state, card(id))).toBe(USED);
  });

  test("[PEL-3.2.3.3] the leader of a side is removed from the game, whichever card he is; without one nothing happens", () => {
    const g = table();
    const first = { ...t, leaderCards: [t.leaderCards[SPARTA]!, [0]] };
    const log: PeloponnesianEvent[] = [];
    removeLeader(g.state, first, ATHENS, "PEL-3.5.27", log);
    expect([log, cardPlace(g.state, 0)]).toEqual([[], PILE]);
    setCardPlace(g.state, 0, IN_PLAY);
    removeLeader(g.state, first, ATHENS, "PEL-3.5.27", log);
    expect([log, cardPlace(g.state, 0)]).toEqual([[{ type: "leader-changed", seat: "athens", card: null, clause: "PEL-3.5.27" }], REMOVED]);
  });
});

describe("the New Year step", () => {
  const sacrificed = (held: number) => {
    const g = table({ season: "new-year" })
      .newYear()
      .set((s) => {
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
  const g = table({ season: "winter", year: -430 }).only("campaign", "nextSeason").dice("", "0 0 0 0 0 0 0 0 0 0 0 0").run();
  expect([g.told("season-began"), g.told("year-began").map((e) => e.year)]).toEqual([[], [-429]]);
});

test("[PEL-3.2.1.1] an event is of the side that has committed its card", () => {
  const g = table().put("athens", { a01: 2, a02: 1 }).put("sparta", { s01: 2, s02: 1 });
  expect([g.eventTurn("athens", "emergency-levy-10").asked, g.eventTurn("sparta", "emergency-levy-10").asked]).toEqual(["build athens", "build sparta"]);
});

describe("turns", () => {
  test("[PEL-0.11] with a turn ends what has moved in it", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("athens", { a01: 4 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "march", "enter tegea", "stop-here", "end-maneuver");
    expect([hasMark(g.state, block("s01"), MOVED), g.state.routes.length > 0]).toEqual([true, true]);
    g.play("end-phase");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["sparta"]);
    expect([hasMark(g.state, block("s01"), MOVED), g.state.routes]).toEqual([false, []]);
  });

  test("[PEL-HI.8] the markers of a side are taken back when its next turn begins, those of the other side stay", () => {
    expect(
      table()
        .put("sparta", { s01: 2 })
        .set((s) => markBuild(s, SPARTA, area("sparta")))
        .set((s) => markBuild(s, ATHENS, area("athens")))
        .actionTurn("sparta", 2)
        .viewOf("spectator").markers,
    ).toEqual([{ seat: "athens", area: "athens", action: "build" }]);
  });
});

test("[PEL-11.0.2] an Olympian that is used is nobody's until the next New Year, and all learn it", () => {
  const g = table();
  setHolder(g.state, ARES, ATHENS);
  const log: PeloponnesianEvent[] = [];
  spendOlympian(g.state, ATHENS, ARES, log);
  expect([holderOf(g.state, ARES), log]).toEqual([-2, [{ type: "olympian-used", seat: "athens", olympian: "ares", clause: "PEL-11.3.1" }]]);
});
