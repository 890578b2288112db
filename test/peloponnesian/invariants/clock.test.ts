/** Time and turn that cannot be are refused. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { card, plataea, table } from "../table.js";
import { type Draft, testRefused } from "../refused.js";

const clock = (field: keyof typeof S.CLOCK, value: number) => (d: Draft) => S.write(d, S.CLOCK[field], value);
const all =
  (...changes: readonly ((d: Draft) => void)[]) =>
  (d: Draft) => {
    for (const change of changes) change(d);
  };
const effect = (bit: number) => (d: Draft) => S.addEffect(d, bit);
const armed = (g = table()) => {
  g.put("sparta", { s01: 4 }).put("athens", { a01: 4 });
  return g;
};
const committing = () => armed().hand("sparta", "tempest", "winter-stores-20").hand("athens", "oracle-of-delphi", "earthquake").season("spring");

describe("the years", () => {
  testRefused(
    () => committing().state,
    [
      [
        "[PEL-15.1.1] a year of the scenario: not before its first",
        clock("year", -432),
        "year: a year of 431 that is not over, -431..-422",
        clock("year", -422),
      ],
      ["[PEL-15.1.5] and not its closing year", clock("year", -421), "year: a year of 431 that is not over, -431..-422"],
      [
        "[PEL-12.0.2] a peace after which the game goes on is of the Long War",
        effect(S.PEACE_CONCLUDED),
        "effects: a peace that the game goes on after in the Long War only (PEL-12.0.2)",
        all(effect(S.LONG_WAR), effect(S.PEACE_CONCLUDED)),
      ],
      [
        "[PEL-12.1.0.1] a truce follows a peace",
        all(effect(S.LONG_WAR), clock("truce", 1)),
        "truce: 0 before the peace (PEL-12.1.0.1)",
        all(effect(S.LONG_WAR), effect(S.PEACE_CONCLUDED), clock("truce", 1)),
      ],
    ],
  );
  testRefused(
    () =>
      armed(table({ scenario: "413" }))
        .hand("sparta", "tempest", "winter-stores-20")
        .hand("athens", "oracle-of-delphi", "ill-omen-22")
        .season("spring").state,
    [["[PEL-15.5.1] the Long War goes on from the 431 campaign", effect(S.LONG_WAR), "scenario: the 431 campaign in the Long War (PEL-15.5.1)"]],
  );
});

describe("the end", () => {
  const victory = "ending: a draw if nobody has won, else a victory";
  testRefused(
    () => GAME.concede(committing().state, "sparta").state,
    [
      ["[PEL-14.3.1] a draw has no winner", clock("victory", 0), victory],
      ["[PEL-14.3.1] a victory has one", clock("winner", 3), victory, all(clock("winner", 3), clock("victory", 0))],
      ["[PEL-14.3.1] a game that is over has ended somehow", clock("ending", 0), "ending: how the game ended"],
    ],
  );
  testRefused(() => committing().state, [["[PEL-14.3.1] a game that goes on has no victory", clock("victory", 1), victory]]);
});

describe("a truce year", () => {
  // Sparta's turn in the first truce year, with three actions for builds and recruits.
  const truceYear = () => {
    return armed(table({ year: -420 }))
      .set((s) => {
        for (const bit of [S.LONG_WAR, S.PEACE_CONCLUDED]) S.addEffect(s, bit);
      })
      .set((s) => S.write(s, S.CLOCK.truce, 2))
      .only("campaign", "truceFirst")
      .run();
  };
  const truce = "truce: 2 or more in the turns of a truce year, and only there (PEL-12.1.1.4)";
  testRefused(
    () => truceYear().state,
    [
      ["[PEL-12.1.1.4] in its turns the truce counts its years", clock("truce", 1), truce, clock("truce", 3)],
      ["[PEL-12.1.1.4] it has one season", clock("season", 2), "season: spring in a truce year"],
      ["[PEL-12.1.1.4] no cards are used in it", clock("useOfSparta", S.ACTIONS_USE), "committed.sparta.use: a use of this step"],
      [
        "[PEL-12.1.1.4] Sparta is first",
        all((d) => (F["player-turn"].under(d).seat = ATHENS), clock("active", ATHENS)),
        "frames[2].slots.seat: athens, as player-turn says",
      ],
    ],
  );
  testRefused(() => {
    return armed()
      .set((s) => {
        for (const bit of [S.LONG_WAR, S.PEACE_CONCLUDED]) S.addEffect(s, bit);
      })
      .set((s) => S.write(s, S.CLOCK.truce, 1))
      .hand("sparta", "tempest", "winter-stores-20")
      .hand("athens", "oracle-of-delphi", "earthquake")
      .season("spring").state;
  }, [["[PEL-12.1.1.4] in the seasons after the peace it has not begun to", clock("truce", 2), truce]]);
});

describe("turns", () => {
  testRefused(
    () => plataea({ s22: 4 }).actionTurn("sparta", 2).play("end-phase").state,
    [["[PEL-4.0.2] outside the action phase no actions are left", clock("actions", 1), "actions: 0 outside the action phase (PEL-4.0.2)"]],
  );
  testRefused(
    () => armed().eventTurn("sparta", "oracle-of-delphi").state,
    [["[PEL-4.0.2] nor in an event turn", clock("actions", 1), "actions: 0 outside the action phase (PEL-4.0.2)"]],
  );
  testRefused(
    () => armed().actionTurn("sparta", 2).state,
    [
      ["[PEL-3.3.1] the first turn is his who is first", clock("first", ATHENS), "frames[1].slots.seat: athens, as campaign says"],
      ["[PEL-4.0.2] in the action phase there are actions", clock("active", ATHENS), "active: sparta", clock("actions", 1)],
    ],
  );
  testRefused(
    () => armed().actionTurn("sparta", 2).play("end-phase").state,
    [["[PEL-3.3.1] the second is the other's", clock("first", ATHENS), "frames[1].slots.seat: sparta, as campaign says"]],
  );
  const none = "effects: none of a season or turn that is not under way (PEL-0.11)";
  testRefused(
    () => committing().state,
    [
      ["[PEL-0.11] between seasons no effect of one lasts", effect(S.TEMPEST_ON_ATHENS), none],
      ["[PEL-0.11] nor one of a turn", effect(S.SURPRISE), none, effect(S.REASSESSMENT)],
    ],
  );
});

describe("uses of cards", () => {
  const use = "committed.sparta.use: a use of this step";
  const commit = (id: string, of: number) => all(clock("useOfSparta", of), (d) => S.setCardPlace(d, card(id), S.COMMITTED + SPARTA));
  testRefused(
    () => committing().state,
    [
      ["[PEL-3.1.1] in a season a card is committed as an event or for its actions", commit("tempest", S.SACRIFICE_USE), use, commit("tempest", S.EVENT_USE)],
      [
        "[PEL-3.1.1] while they commit, somebody has still to",
        all(commit("tempest", S.ACTIONS_USE), clock("useOfAthens", S.ACTIONS_USE), (d) => S.setCardPlace(d, card("earthquake"), S.COMMITTED + ATHENS)),
        "committed: somebody who has still to commit a card",
        commit("tempest", S.ACTIONS_USE),
      ],
    ],
  );
  testRefused(
    () => table({ season: "new-year" }).newYear().state,
    [["[PEL-10.4.1] at New Year as an event or as a sacrifice", commit("tempest", S.ACTIONS_USE), use, commit("tempest", S.SACRIFICE_USE)]],
  );
  testRefused(
    () => armed().actionTurn("sparta", 2).state,
    [["[PEL-3.1.1] in the turns both have committed one", clock("useOfAthens", S.NO_USE), "committed.athens.use: a use of this step"]],
  );
});
