import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import {
  cardPlace,
  CLOCK,
  cvOf,
  HAND,
  hasMark,
  holderOf,
  markBuild,
  MOVED,
  setCardPlace,
  setHolder,
  USED,
  write,
} from "../../../src/peloponnesian/state/index.js";
import { ARES, HERMES, OLYMPIANS, ZEUS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, card, seatOf, t, table, type Table } from "../table.js";

// Everything is over in this year's Winter; both hands are empty.
function endOfYear(g = table()): Table {
  write(g.state, CLOCK.season, 5);
  return g.only("campaign", "nextSeason");
}
describe("the year", () => {
  test("[PEL-HI.8] when it begins the markers of both sides are taken back", () => {
    const g = table({ season: "new-year" });
    markBuild(g.state, seatOf("sparta"), area("corinth"));
    markBuild(g.state, seatOf("athens"), area("athens"));
    expect(GAME.view(g.newYear().state, "spectator").markers).toEqual([]);
  });

  test("[PEL-0.3] [PEL-0.5] [PEL-0.6] New Year, then five seasons, each with a turn for each side", () => {
    const seasons: string[] = [];
    const turns: string[] = [];
    let state = GAME.setup({ seed: "a year" });
    const events: unknown[] = [];
    while (seasons.length < 6 && GAME.seatsToMove(state).length > 0) {
      const moves = GAME.legalMoves(state, GAME.seatsToMove(state)[0]);
      const step = GAME.apply(state, moves.find((m) => m.type === "sacrifice" || m.type === "play-actions") ?? moves[moves.length - 1]!);
      state = step.state;
      for (const e of step.events) {
        events.push(e);
        if (e.type === "season-began") seasons.push(e.season);
        if (e.type === "year-began") seasons.push("new-year");
        if (e.type === "turn-began" && seasons.length === 1) turns.push(e.seat);
      }
    }
    expect(seasons).toEqual(["spring", "early-summer", "late-summer", "fall", "winter", "new-year"]);
    expect([...turns].sort()).toEqual(["athens", "sparta"]);
  });

  test("[PEL-0.4] [PEL-3.0.3] [PEL-9.1.1] six cards each at New Year, one used in the New Year step and one in each season", () => {
    const g = table({ season: "new-year" }).newYear();
    expect(g.seats).toEqual(["sparta", "athens"]);
    expect([GAME.legalMoves(g.state, "sparta").length, GAME.legalMoves(g.state, "athens").length]).toEqual([7, 8]);
    g.play("sparta sacrifice tempest", "athens sacrifice mercenaries-14");
    expect(t.cardIds.filter((_, c) => cardPlace(g.state, c) === HAND).length).toBe(5);
  });

  test("[PEL-0.10] the first year begins without tribute and victory check", () => {
    const dealt = GAME.setup({ seed: 1 });
    expect([dealt.clock[CLOCK.year], dealt.clock[CLOCK.prestige], GAME.decision(dealt)?.kind]).toEqual([-431, -7, "commit"]);
  });

  // Sparta has captured cities of 3 and 2, Athens one of 1, and the League pays 2.
  function tribute(): Table {
    return endOfYear()
      .control("sparta", "ephesus")
      .garrison("ephesus", "detached", 1)
      .control("sparta", "miletus")
      .garrison("miletus", "detached", 1)
      .control("athens", "cythera")
      .garrison("cythera", "detached", 1)
      .dice("", "0 0 0 0 0 0 0 0 0 0 0 0")
      .run();
  }

  test("[PEL-10.1.1] [PEL-10.1.4] [PEL-10.1.5] tribute of both sides and of the League is one net change", () => {
    expect(tribute().log.filter((e) => e.type === "prestige-changed")).toEqual([
      { type: "prestige-changed", seat: "sparta", amount: 2, marker: -2, reason: "tribute", clause: "PEL-10.1.1" },
    ]);
  });

  test("[PEL-14.1.0.1] [PEL-14.1.0.2] prestige is one marker: a gain of Sparta moves it down, one of Athens up", () => {
    expect(tribute().prestige).toBe(-2);
    expect(endOfYear().dice("", "0 0 0 0 0 0 0 0 0 0 0 0").run().prestige).toBe(2); // the League alone
  });

  test("[PEL-10.1.4] [PEL-10.1.1] where both sides gain as much the marker stays, and there is no event", () => {
    const g = endOfYear()
      .control("sparta", "miletus")
      .garrison("miletus", "detached", 1) // 2 against 2 of the League
      .dice("", "0 0 0 0 0 0 0 0 0 0 0 0")
      .run();
    expect([g.prestige, g.log.some((e) => e.type === "prestige-changed")]).toEqual([0, false]);
    const one = endOfYear().control("sparta", "ephesus").garrison("ephesus", "detached", 1); // 3 against 2
    expect(
      one
        .dice("", "0 0 0 0 0 0 0 0 0 0 0 0")
        .run()
        .log.filter((e) => e.type === "prestige-changed"),
    ).toMatchObject([{ seat: "sparta", amount: 1 }]);
  });

  test("[PEL-10.1.2] cities native to nobody or to Persia pay nothing", () => {
    const paid = (g: Table) =>
      g
        .dice("", "0 0 0 0 0 0 0 0 0 0 0 0")
        .run()
        .told("prestige-changed")
        .map(({ seat, amount }) => [seat, amount]);
    expect(paid(endOfYear().control("sparta", "argos", "lydia"))).toEqual([["athens", 2]]); // the League alone
    expect(paid(endOfYear().control("sparta", "ephesus").garrison("ephesus", "detached", 1))).toEqual([["sparta", 1]]);
  });

  test("[PEL-14.2.2] who controls the capital of the other at the victory check wins at once", () => {
    const g = endOfYear().control("sparta", "athens").garrison("athens", "detached", 1).run();
    expect(GAME.outcome(g.state)).toMatchObject({ winners: ["sparta"], kind: "decisive", clause: "PEL-14.2.2" });
  });

  test("[PEL-14.2.3] if each holds the capital of the other the game goes on", () => {
    const one = endOfYear().control("sparta", "athens").garrison("athens", "detached", 1);
    const both = endOfYear().control("sparta", "athens").garrison("athens", "detached", 1).control("athens", "sparta").garrison("sparta", "detached", 1);
    expect(GAME.outcome(one.run().state)).toMatchObject({ clause: "PEL-14.2.2" });
    expect(GAME.outcome(both.dice("", "0 0 0 0 0 0 0 0 0 0 0 0").run().state)).toBe(null);
  });

  test("[PEL-10.3.1] the year advances", () => {
    const g = tribute();
    expect([g.state.clock[CLOCK.year], g.log.filter((e) => e.type === "year-began")]).toEqual([-430, [{ type: "year-began", year: -430 }]]);
  });

  test("[PEL-10.1.6] [PEL-10.1.4] opinion adds to the side that leads before the tribute", () => {
    const g = endOfYear()
      .set((s) => write(s, CLOCK.prestige, -7)) // 2 of opinion for Sparta, 2 of the League for Athens
      .control("sparta", "miletus")
      .garrison("miletus", "detached", 1) // 2 for Sparta
      .dice("", "0 0 0 0 0 0 0 0 0 0 0 0")
      .run();
    expect(g.log.filter((e) => e.type === "prestige-changed")).toEqual([
      { type: "prestige-changed", seat: "sparta", amount: 2, marker: -9, reason: "tribute", clause: "PEL-10.1.1" },
    ]);
  });

  test("[PEL-10.2.1] [PEL-14.2.1] after the tribute the victory check is made: a lead of 15 ends the game", () => {
    const g = endOfYear()
      .set((s) => write(s, CLOCK.prestige, -14)) // 4 of opinion for Sparta, 2 of the League for Athens
      .run();
    expect(GAME.outcome(g.state)).toEqual({ winners: ["sparta"], kind: "decisive", clause: "PEL-14.2.1", scores: { sparta: 16, athens: -16 } });
  });

  test("[PEL-10.3.1] [PEL-14.3.1] [PEL-15.1.5] at the closing year the lead after the last tribute decides", () => {
    const g = endOfYear(table({ season: "winter", year: -422 }))
      .set((s) => write(s, CLOCK.prestige, 5)) // and 2 of the League, 1 of opinion
      .run();
    expect(GAME.outcome(g.state)).toEqual({ winners: ["athens"], kind: "marginal", clause: "PEL-14.3.1", scores: { sparta: -8, athens: 8 } });
    const draw = endOfYear(table({ season: "winter", year: -422 }));
    write(draw.state, CLOCK.prestige, -5);
    expect(GAME.outcome(draw.run().state)).toMatchObject({ winners: [], kind: "draw" });
  });

  test("[PEL-10.3.3] [PEL-5.5.11] [PEL-11.0.2] at New Year pillage marks go, and Olympians are free again", () => {
    const g = endOfYear()
      .set((s) => setHolder(s, ZEUS, -2))
      .set((s) => setHolder(s, ARES, seatOf("sparta")))
      .set((s) => {
        s.city[0]! |= 1 << 9;
      })
      .dice("", "0 0 0 0 0 0 0 0 0 0 0 0")
      .run();
    expect([OLYMPIANS.map((_, o) => holderOf(g.state, o)), g.state.city[0]! & (1 << 9)]).toEqual([[-1, -1, -1, -1, -1, -1, -1], 0]);
  });

  test("[PEL-10.3.2] [PEL-3.0.3] [PEL-3.0.4] used and undealt cards are shuffled together, cards in play and removed ones are not", () => {
    const g = endOfYear()
      .inPlay("pericles")
      .set((s) => setCardPlace(s, card("tempest"), USED))
      .dice("", "20 19 18 17 16 15 14 13 12 11 10 9")
      .run();
    expect(cardPlace(g.state, card("pericles"))).toBe(4);
    expect(t.cardIds.filter((_, c) => cardPlace(g.state, c) === USED)).toEqual([]);
    expect([0, 1].map((seat) => t.cardIds.filter((_, c) => cardPlace(g.state, c) === HAND + seat).length)).toEqual([6, 6]);
  });
});

describe("the New Year card", () => {
  test("[PEL-10.4.1] [PEL-10.4.2] [PEL-DP.2] an event marked for New Year, or any card as a sacrifice", () => {
    const g = table({ season: "new-year" }).newYear();
    expect(GAME.legalMoves(g.state, "sparta").map((m) => GAME.format(m))).toEqual([
      "sparta sacrifice treachery-16",
      "sparta sacrifice siege-works",
      "sparta sacrifice winter-stores-20",
      "sparta sacrifice ill-omen-22",
      "sparta sacrifice tempest",
      "sparta play-event oracle-of-delphi",
      "sparta sacrifice oracle-of-delphi",
    ]);
    expect(g.reason("sparta play-event tempest")).toBe("commit/event-not-allowed PEL-10.4.2");
    expect(g.reason("sparta play-actions tempest")).toBe("commit/wrong-step PEL-10.4.1");
    expect(g.reason("sparta sacrifice pericles")).toBe("commit/not-in-hand PEL-3.1.1");
  });

  test("[PEL-10.4.1] [PEL-3.1.2] [PEL-D.46] both commit face down; nothing is revealed before both have", () => {
    const g = table({ season: "new-year" }).newYear().play("athens sacrifice mercenaries-14");
    expect([g.seats, g.told("card-revealed"), g.told("card-committed").length]).toEqual([["sparta"], [], 1]);
    g.play("sparta sacrifice tempest");
    expect(g.told("card-revealed").map((e) => [e.seat, e.card, e.use])).toEqual([
      ["sparta", "tempest", "sacrifice"],
      ["athens", "mercenaries-14", "sacrifice"],
    ]);
  });

  // Tempest has 1 coin, Treachery 17 has 3.
  const sacrifices = () => table({ season: "new-year" }).newYear().play("athens sacrifice treachery-17", "sparta sacrifice tempest");

  test("[PEL-10.4.4] more coins on the sacrificed card choose first", () => {
    expect([sacrifices().seats, sacrifices().decision]).toEqual([["athens"], "take-olympian"]);
  });

  test("[PEL-10.4.5] [PEL-DP.3] a sacrifice takes one of the Olympians that nobody holds", () => {
    const g = sacrifices().play("take-olympian zeus");
    expect(g.list).toEqual([
      "take-olympian poseidon",
      "take-olympian ares",
      "take-olympian athena",
      "take-olympian apollo",
      "take-olympian hermes",
      "take-olympian demeter",
    ]);
  });

  test("[PEL-11.0.1] at most one player holds each", () => {
    const g = sacrifices().play("take-olympian zeus");
    expect(g.reason("take-olympian zeus")).toBe("olympian/not-free PEL-10.4.5");
    g.play("take-olympian hermes");
    expect([holderOf(g.state, ZEUS), holderOf(g.state, HERMES)]).toEqual([1, 0]);
  });

  test("[PEL-10.4.4] equal coins: Sparta first", () => {
    const g = table({ season: "new-year" }).newYear().play("athens sacrifice mercenaries-14", "sparta sacrifice tempest");
    expect(g.seats).toEqual(["sparta"]);
  });

  test("[PEL-10.4.3] [PEL-10.4.6] events come before sacrifices, and nobody takes a turn", () => {
    const g = table({ season: "new-year" }).newYear().play("athens sacrifice treachery-17", "sparta play-event oracle-of-delphi");
    expect([g.seats, g.told("turn-began")]).toEqual([["sparta"], []]);
    g.play("take-olympian apollo", "take-olympian zeus");
    expect(g.told("season-began").map((e) => e.season)).toEqual(["spring"]);
  });

  test("[PEL-4.2.2.9] [PEL-4.2.2.10] [PEL-10.4.6] a barbarian recruited by an event of the New Year has its free move, without engaging, and moves again in Spring", () => {
    const s = table({ season: "new-year" }).put("athens", { a01: 2 }).put("sparta", { s01: 2 });
    const g = s.newYear().recruits("a39");
    g.play("athens play-event mercenaries-14", "sparta sacrifice tempest");
    g.dice("", "0 0 0").play("place-recruit a39 rhodope", "enter abdera", "stop-here");
    expect([g.placesOf("a39"), hasMark(g.state, block("a39"), MOVED)]).toEqual([["abdera 2"], true]);
    g.play("place-recruit a02 athens", "take-olympian zeus");
    expect(g.told("season-began").map((e) => e.season)).toEqual(["spring"]);
    expect([hasMark(g.state, block("a39"), MOVED), g.state.routes]).toEqual([false, []]);
  });
});

describe("initiative", () => {
  const first = (sparta: string, athens: string, ...commits: readonly string[]) => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("athens", { a01: 4, a02: 2 })
      .hand("sparta", sparta, "winter-stores-20")
      .hand("athens", athens, "winter-stores-21")
      .season("spring");
    return g
      .play(...commits)
      .told("turn-began")
      .map((e) => e.seat)[0];
  };

  test("[PEL-3.3.1] [PEL-3.3.2] [PEL-EX.2] the lower value takes the first turn", () => {
    expect(first("oracle-of-delphi", "tempest", "sparta play-actions oracle-of-delphi", "athens play-actions tempest")).toBe("athens");
    expect(first("tempest", "oracle-of-delphi", "sparta play-actions tempest", "athens play-actions oracle-of-delphi")).toBe("sparta");
  });

  test("[PEL-3.3.3] an event precedes actions", () => {
    expect(first("tempest", "oracle-of-delphi", "sparta play-actions tempest", "athens play-event oracle-of-delphi")).toBe("athens");
  });

  test("[PEL-3.3.4] [PEL-D.10] equal values, two events included: Sparta first", () => {
    expect(first("oracle-of-delphi", "ill-omen-23", "sparta play-actions oracle-of-delphi", "athens play-actions ill-omen-23")).toBe("sparta");
    expect(first("oracle-of-delphi", "ill-omen-23", "sparta play-event oracle-of-delphi", "athens play-event ill-omen-23")).toBe("sparta");
  });

  test("[PEL-3.3.5] [PEL-EX.2] a leader does not change the value: 1 coin with Pericles goes before 2, with two actions", () => {
    const g = table()
      .inPlay("pericles")
      .put("sparta", { s01: 4 })
      .put("athens", { a01: 4 })
      .hand("sparta", "oracle-of-delphi", "ill-omen-22")
      .hand("athens", "tempest", "ill-omen-23")
      .season("spring")
      .play("sparta play-actions oracle-of-delphi", "athens play-actions tempest");
    expect(g.told("turn-began")).toEqual([{ type: "turn-began", seat: "athens", use: "actions", actions: 2 }]);
  });
});

describe("cards in the seasons", () => {
  const hands = () => table().hand("sparta", "tempest", "winter-stores-20").hand("athens", "oracle-of-delphi", "ionian-revolt").season("spring");

  test("[PEL-3.1.1] [PEL-3.1.4] [PEL-DP.4] both commit a card with its use; any card serves for its actions", () => {
    expect(hands().moves()).toEqual([
      "sparta play-actions winter-stores-20",
      "sparta play-event tempest",
      "sparta play-actions tempest",
      "athens play-actions ionian-revolt",
      "athens play-event oracle-of-delphi",
      "athens play-actions oracle-of-delphi",
    ]);
    expect(hands().reason("sparta sacrifice tempest")).toBe("commit/wrong-step PEL-3.1.1");
  });

  test("[PEL-3.1.3] a card serves as an event only where its side may use it, in this season", () => {
    // Winter Stores are for Winter, revolts are Sparta's.
    expect(["sparta play-event winter-stores-20", "athens play-event ionian-revolt", "sparta play-event tempest"].map((line) => hands().reason(line))).toEqual([
      "commit/event-not-allowed PEL-3.1.3",
      "commit/event-not-allowed PEL-3.1.3",
      null,
    ]);
  });

  test("[PEL-3.1.6] [PEL-0.7] [PEL-3.2.1.1] an event turn has no actions, an action turn no event", () => {
    const g = table()
      .put("athens", { a01: 4 })
      .hand("sparta", "oracle-of-delphi", "ill-omen-22")
      .hand("athens", "tempest", "ill-omen-23")
      .season("spring")
      .play("sparta play-event oracle-of-delphi", "athens play-actions tempest");
    expect([g.told("turn-began"), g.decision]).toEqual([[{ type: "turn-began", seat: "sparta", use: "event", actions: 0 }], "take-olympian"]);
    g.play("take-olympian zeus");
    expect([g.seats, g.decision]).toEqual([["athens"], "action-phase"]);
  });

  test("[PEL-3.0.5] a used card lies face up", () => {
    const g = table()
      .put("athens", { a01: 4 })
      .hand("sparta", "oracle-of-delphi", "ill-omen-22")
      .hand("athens", "tempest", "ill-omen-23")
      .season("spring")
      .play("sparta play-event oracle-of-delphi", "athens play-actions tempest", "take-olympian zeus");
    expect(GAME.view(g.state, "spectator").used).toContain("oracle-of-delphi");
  });

  test("[PEL-3.2.3.1] [PEL-3.2.3.2] a leader comes into play; the former one of his side leaves the game", () => {
    const g = table()
      .inPlay("pericles", "archidamos")
      .put("athens", { a01: 4 })
      .hand("sparta", "oracle-of-delphi", "ill-omen-22")
      .hand("athens", "cleon", "ill-omen-23")
      .season("spring")
      .play("sparta play-actions oracle-of-delphi", "athens play-event cleon");
    expect(g.told("leader-changed").map((e) => [e.seat, e.card])).toContainEqual(["athens", "cleon"]);
    const view = GAME.view(g.state, "spectator");
    expect([view.leaders, view.removed]).toEqual([{ sparta: "archidamos", athens: "cleon" }, ["pericles"]]);
  });

  test("[PEL-11.6.1] [PEL-11.0.3] Hermes gives one action more at the start of an action turn", () => {
    const g = table()
      .set((s) => setHolder(s, HERMES, seatOf("sparta")))
      .put("sparta", { s01: 4 })
      .actionTurn("sparta", 2);
    expect(g.list).toEqual(["use-olympian", "keep-olympian"]);
    expect(g.play("use-olympian").actions).toBe(3);
    expect(holderOf(g.state, HERMES)).toBe(-2);
  });

  test("[PEL-11.5.1] Apollo strikes one area at the start of the combat phase: each enemy block there loses 1 CV on a 1", () => {
    const g = table()
      .put("sparta", { s01: 4 })
      .put("plataea", { a26: 2, a01: 3 })
      .put("athens", { a14: 4 })
      .set((s) => {
        s.clock[CLOCK.olympians] = 0;
      })
      .set((s) => setHolder(s, 4, seatOf("sparta")))
      .actionTurn("sparta", 2)
      .play("end-phase");
    expect(g.list).toEqual(["strike-area athens", "strike-area plataea", "keep-olympian"]);
    g.dice("1 2").play("strike-area plataea");
    expect([cvOf(g.state, t.blockIds.indexOf("a01")), cvOf(g.state, t.blockIds.indexOf("a26"))]).toEqual([2, 2]);
  });
});

test("[PEL-14.1.4.1] [PEL-14.1.4.2] [PEL-DP.1] the bid goes up by one to 10; who passes is out, and the winner of the bid pays the other side", () => {
  let state = GAME.setup({ seed: "bid", bid: true });
  expect(GAME.decision(state)?.kind).toBe("bidding");
  const [opener] = GAME.seatsToMove(state);
  const play = (line: string) => {
    const step = GAME.apply(state, GAME.parse(`${GAME.seatsToMove(state)[0]} ${line}`));
    state = step.state;
    return step.events;
  };
  play("bid-raise");
  play("bid-raise");
  play("bid-pass");
  const [winner] = GAME.seatsToMove(state);
  expect(winner).not.toBe(opener);
  expect(GAME.legalMoves(state).map((m) => m.type)).toEqual(["take-side", "take-side"]);
  const events = play("take-side athens");
  expect(events.find((e) => e.type === "prestige-changed")).toEqual({
    type: "prestige-changed",
    seat: "athens",
    amount: -2,
    marker: -9,
    reason: "bid",
    clause: "PEL-14.1.4.1",
  });
});

test("[PEL-14.3.2] [PEL-DP.42] a player may concede at any of his own decisions; the other wins decisively", () => {
  const { state } = GAME.concede(GAME.setup({ seed: 1 }), "sparta");
  expect(GAME.outcome(state)).toMatchObject({ winners: ["athens"], clause: "PEL-14.3.2" });
  expect(GAME.legalMoves(GAME.setup({ seed: 1 })).map((m) => m.type)).not.toContain("concede");
});
