/** Positions that cannot be are refused, with the field, what was expected there and what came. */
import { describe, expect, test } from "vitest";
import { TycheError } from "../../../src/core/basics/errors.js";
import { ACTED, FORCE, HURT } from "../../../src/nine-years/vocabulary/corps.js";
import { F } from "../../../src/nine-years/vocabulary/frames.js";
import { NINE_YEARS, type NineYearsState } from "../../../src/nine-years/index.js";
import {
  addCorps,
  BRITISH_IN_AMSTERDAM,
  changeHand,
  changePile,
  changePool,
  changeWaiting,
  EVENT_HELD,
  EVENT_NOT_ADDED,
  EVENT_PILE,
  FLEET_BOX,
  GR_HAPPENED,
  INSIDE,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  LEADER_NAMED,
  markLeader,
  NOT_ARRIVED,
  SAVOY_ALLIED,
  SAVOY_GONE,
  setChosenCard,
  setContinued,
  setControlOf,
  setFlag,
  setFleet,
  setLine,
  setLoweredBy,
  setPenalties,
  setPlaceOfEvent,
  setPlaceOfLeader,
  setRp,
  STRENGTHENS_NOW,
} from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, NEUTRAL } from "../../../src/nine-years/tables/index.js";
import { EVENT_CARD_IDS, POWER_IDS } from "../../../src/nine-years/vocabulary/types.js";
import { at, fromStart, kindOf, leader, space, type Table } from "../table.js";

/** Tournai under siege in a round of the Alliance in 1694. */
const inRound = (): Table =>
  at({
    year: 1694,
    corps: { tournai: "3 spain-full", "inside tournai": "1 france-full", lille: "3 france-full", amsterdam: "2 united-provinces-full" },
    leader: { waldeck: "tournai", vauban: "inside tournai", catinat: "lille", coehoorn: "amsterdam" },
  });
const onCampaign = (): Table => {
  const t = inRound();
  t.play("act campaign", "choose-space tournai", "take-corps spain-full", "stop", "step ghent");
  return t;
};
const atSea = (): Table => {
  const t = inRound();
  t.play("act sea-movement", "take-leader coehoorn", "take-corps united-provinces-full", "stop");
  return t;
};
const spending = (): Table => fromStart({}, "spending").playTo("spend");

function refusal(change: (s: NineYearsState) => void, from: () => Table): TycheError {
  const s: NineYearsState = JSON.parse(JSON.stringify(from().state));
  expect(NINE_YEARS.restore(s)).toEqual(s);
  change(s);
  const began = performance.now();
  try {
    NINE_YEARS.restore(s);
  } catch (error) {
    expect(performance.now() - began).toBeLessThan(1000);
    if (error instanceof TycheError) return error;
    throw error;
  }
  throw new Error("it is accepted");
}

type Case = readonly [title: string, change: (s: NineYearsState) => void, path: string, from?: () => Table];

function refused(cases: readonly Case[]): void {
  for (const [title, change, path, from = inRound] of cases)
    test(title, () => {
      const { name, message, details } = refusal(change, from);
      expect([name, details.path]).toEqual(["PositionError", path]);
      expect(message).toContain(`${path}: expected ${details.expected}`);
      expect(message).not.toContain("invariant");
    });
}

describe("the numbers of a state", () => {
  refused([
    ["a leader is beyond the last number", (s) => (s.leaders[3] = 8388609), "state.leaders[3]"],
    ["a side has more resource points than there can be", (s) => (s.sides[0] = 1_000_000), "state.sides[0]"],
    ["a space has more than its bits", (s) => (s.spaces[7] = 2 ** 21), "state.spaces[7]"],
    ["a stack has no corps", (s) => (s.corps[0] = 0), "state.corps[0]"],
    ["there are more cards of three actions than printed", (s) => (s.actions[2] = 9), "state.actions[2]"],
  ]);
});

describe("tracks", () => {
  refused([
    ["[NYW-6.4.15] a Peace roll needs 8", (s) => (s.peaceThreshold = 8), "peaceThreshold"],
    ["[NYW-20.1.2] the year is after the last", (s) => Object.assign(s, { lastYear: 1697, year: 1698 }), "year"],
    ["a winner while the game goes on", (s) => (s.winner = ALLIANCE), "winner"],
    ["[NYW-7.2.1.11] Savoy is allied and out of the war", (s) => setFlag(s, SAVOY_ALLIED | SAVOY_GONE, true), "savoy"],
    ["[NYW-7.2.1.3] Savoy is neutral after 1690", (s) => setFlag(s, SAVOY_ALLIED, false), "savoy"],
    ["the other side is active", (s) => (s.active = BOURBON), "active"],
    ["[NYW-12.3.1.10] resource points outside their step", (s) => setRp(s, ALLIANCE, 3), "sides.alliance.resourcePoints"],
    ["[NYW-6.4.1] a penalty before the first peace talks", (s) => setPenalties(s, BOURBON, 1), "sides.bourbon.penalty"],
    ["[NYW-18.2.1] strengthens without having strengthened", (s) => setFlag(s, STRENGTHENS_NOW, true), "sides.alliance.strengthensNow"],
    [
      "[NYW-12.2.5.1] British corps in Amsterdam before the Glorious Revolution",
      (s) => {
        setFlag(s, GR_HAPPENED, false);
        setFlag(s, BRITISH_IN_AMSTERDAM, true);
      },
      "britishInAmsterdam",
    ],
  ]);
});

describe("spaces and seas", () => {
  refused([
    ["[NYW-2.1.3] nobody that there is controls it", (s) => setControlOf(s, space("paris"), 3), "spaces.paris.control"],
    ["[NYW-17.2.2] a fortress lowered to nothing", (s) => setLoweredBy(s, space("tournai"), 2), "spaces.tournai.lowered"],
    ["[NYW-17.5.7] a Continued Siege without a fortress", (s) => setContinued(s, space("trent"), true), "spaces.trent.continuedSiege"],
    ["[NYW-15.1.2] a line of level 3", (s) => setLine(s, space("lille"), 3, BOURBON, false), "spaces.lille.line.level"],
    ["[NYW-15.5.1] a line of the enemy", (s) => setLine(s, space("lille"), 1, ALLIANCE, false), "spaces.lille.line.side"],
    ["[NYW-2.4.3] the Empire/Subsidy Home Space is lost", (s) => setControlOf(s, space("empire-subsidy-home"), BOURBON), "spaces.empire-subsidy-home.control"],
    ["[NYW-10.1.8] a fleet in the box of a zone that is not its side's", (s) => setFleet(s, 0, FLEET_BOX), "fleets.brest-fleet.place"],
    ["[NYW-12.3.6.11] a doomed fleet in the pool", (s) => setFleet(s, 0, 0, true), "fleets.brest-fleet.doomed"],
  ]);
});

describe("corps and leaders", () => {
  const staff = leader("bourbon-staff-1");
  refused([
    ["a stack out of order", (s) => s.corps.reverse(), "spaces.tournai.corps"],
    ["more corps counted in a space than there are", (s) => (s.spaces[space("lille")]! += 1 << 15), "spaces.lille.corps"],
    ["more corps of France than there are", (s) => changePool(s, POWER_IDS.indexOf("france"), 35), "powers.france"],
    ["[NYW-12.2.1] more than there are with those of the next years", (s) => changeWaiting(s, POWER_IDS.indexOf("france"), 34), "powers.france"],
    ["[NYW-12.3.4.1] three corps formed", (s) => (s.powers[0] = 3 << 16), "powers.france.formed"],
    ["[NYW-3.1.3] a leader turned who has one side", (s) => markLeader(s, leader("waldeck"), 0, LEADER_NAMED), "leaders.waldeck.unnamed"],
    ["[NYW-3.2.6] demoralized off the map", (s) => markLeader(s, staff, 0, LEADER_DEMORALIZED), "leaders.bourbon-staff-1.off"],
    [
      "[NYW-7.2.1.7] Victor Amadeus is there after Savoy has left",
      (s) => {
        setFlag(s, SAVOY_ALLIED, false);
        setFlag(s, SAVOY_GONE, true);
      },
      "leaders.victor-amadeus.off",
    ],
    [
      "[NYW-9.3.5] Claverhouse is there before Scotland Rises",
      (s) => {
        setPlaceOfEvent(s, EVENT_CARD_IDS.indexOf("scotland-rises"), EVENT_PILE);
        setPlaceOfLeader(s, leader("claverhouse"), space("highlands"));
      },
      "leaders.claverhouse.off",
    ],
  ]);
});

describe("who stands where", () => {
  const spain = kindOf("spain-full");
  refused([
    // The garrison never came out, and the flow looked for it for ever.
    ["[NYW-17.3.1] a staff officer behind walls that are not his", (s) => (s.leaders[38] = 163), "leaders.alliance-staff-2.space", atSea],
    [
      "[NYW-17.3.4] a leader behind walls that nobody besieges",
      (s) => setPlaceOfLeader(s, leader("catinat"), INSIDE + space("lille")),
      "leaders.catinat.space",
    ],
    ["[NYW-17.3.1] two corps too many behind walls", (s) => addCorps(s, INSIDE + space("tournai"), kindOf("france-full"), 2), "spaces.tournai.garrison"],
    ["[NYW-17.3.1] a garrison where there are no walls", (s) => addCorps(s, INSIDE + space("trent"), spain, 1), "spaces.trent.garrison"],
    ["[NYW-4.3.1] corps of both sides in the field", (s) => addCorps(s, space("lille"), spain, 1), "spaces.lille.corps"],
    ["[NYW-14.1.1.5] corps in a neutral space", (s) => addCorps(s, space("lisbon"), spain, 1), "spaces.lisbon.corps"],
    [
      "[NYW-2.4.3] a Bourbon in the Empire/Subsidy Home Space",
      (s) => setPlaceOfLeader(s, leader("catinat"), space("empire-subsidy-home")),
      "leaders.catinat.space",
    ],
  ]);
});

describe("marks", () => {
  const putIn = (mark: number) => (s: NineYearsState) => addCorps(s, space("lille"), kindOf("france-full") | mark, 1);
  refused([
    ["[NYW-13.4.3.1] corps of the inactive side have acted", putIn(ACTED), "spaces.lille.corps"],
    ["a wrong force", putIn(FORCE), "spaces.lille.corps"],
    ["[NYW-16.2.6] a full corps hurt", putIn(HURT), "spaces.lille.corps"],
    ["[NYW-13.4.3.1] a leader of the inactive side has acted", (s) => markLeader(s, leader("catinat"), 0, LEADER_ACTED), "leaders.catinat.acted"],
    ["a leader in a wrong force", (s) => markLeader(s, leader("catinat"), 0, LEADER_FORCE), "leaders.catinat.force"],
    [
      "[NYW-19.2.1] demoralized in the Reinforcement Phase",
      (s) => markLeader(s, leader("catinat"), 0, LEADER_DEMORALIZED),
      "leaders.catinat.demoralized",
      spending,
    ],
  ]);
});

describe("cards", () => {
  const deal = (s: NineYearsState, count: number): void => {
    changeHand(s, ALLIANCE, 2, count);
    changePile(s, 2, -count);
  };
  refused([
    ["[NYW-5.1.1] a card too many", (s) => changeHand(s, ALLIANCE, 1, 1), "actionDeck"],
    ["[NYW-13.1.2] a hand of six", (s) => deal(s, 4), "sides.alliance.hand"],
    ["[NYW-13.1.2] a hand in the Reinforcement Phase, which would leave too few cards to deal", (s) => deal(s, 1), "sides.alliance.hand", spending],
    ["[NYW-13.2.1.1] a card shown in a round", (s) => setChosenCard(s, ALLIANCE, 1), "sides.alliance.chosen"],
    [
      "[NYW-13.2.1.4] a card to be played that is not in the hand",
      (s) => (F.round.top(s).shown = 3),
      "frames[2].slots.shown",
      () => {
        const t = inRound();
        t.play("end-round");
        return t;
      },
    ],
    ["[NYW-9.2.1.1] a card held that is not to be held", (s) => setPlaceOfEvent(s, EVENT_CARD_IDS.indexOf("capitation"), EVENT_HELD), "sides.alliance.held"],
    ["[NYW-5.2.2] a card kept back after 1693", (s) => setPlaceOfEvent(s, EVENT_CARD_IDS.indexOf("capitation"), EVENT_NOT_ADDED), "eventDeck"],
  ]);
});

describe("procedures under way", () => {
  refused([
    ["the turn is at a step it does not have", (s) => (F.turn.under(s).step = 99), "frames[0].step"],
    ["the turn is at a step far beyond", (s) => (F.turn.under(s).step = 4_000_000_000), "frames[0].step"],
    ["[NYW-13.4.1] more actions than a card has", (s) => (F.round.top(s).actions = 99), "frames[2].slots.actions"],
    ["[NYW-13.3.1] the round is of the side whose round is next", (s) => (F["action-rounds"].under(s).next = ALLIANCE), "frames[2].slots.seat"],
    ["a step at which nothing is asked", (s) => (F.round.top(s).step = F.round.step.force), "frames[2].step"],
    ["[NYW-12.3.1.1] resource points are spent in a round", (s) => (F.spend.push(s).seat = ALLIANCE), "frames[3]"],
    ["a procedure that never asks is on top", (s) => F["end-of-action"].push(s), "frames[3].step"],
    ["a round outside the rounds of the year", (s) => s.frames.splice(3, 4), "frames[1]"],
    [
      "[NYW-12.3.4.2] a power that cannot form a corps",
      (s) => Object.assign(F.form.push(s), { seat: F.spend.under(s).seat, power: POWER_IDS.indexOf("britain"), step: F.form.step.strength }),
      "frames[3].slots.power",
      spending,
    ],
    [
      "[NYW-13.4.3.1] a unit of a transfer before it is chosen",
      (s) => (F.transfer.top(s).leader = leader("waldeck")),
      "frames[3]",
      () => {
        const t = inRound();
        t.play("act transfer");
        return t;
      },
    ],
    ["[NYW-14.5.1] a group in a space that is no port", (s) => (F["sea-movement"].top(s).from = space("vienna")), "spaces.amsterdam.corps", atSea],
    ["[NYW-20.1.3] reinforcements in 1688", (s) => Object.assign(s, { year: 1688 }), "frames[0].step", spending],
  ]);
});

describe("the end", () => {
  const conceded = (): Table => {
    const t = onCampaign();
    t.state = NINE_YEARS.concede(t.state, "bourbon").state;
    return t;
  };
  test("a game given up in the middle of a move is read back", () => {
    const { state } = conceded();
    expect(NINE_YEARS.restore(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(NINE_YEARS.position(NINE_YEARS.view(state, "arbiter"))).toEqual(state);
  });
  refused([
    ["nobody has won", (s) => (s.winner = NEUTRAL), "winner", conceded],
    ["[NYW-6.3.1] another victory than the points give", (s) => (s.ending = 2), "victory", conceded],
    ["a side is still active", (s) => (s.active = ALLIANCE), "active", conceded],
    ["an end without an ending", (s) => (s.ending = 0), "frames[0].kind", conceded],
  ]);
});

test("leaders who have not arrived may arrive: what is only unusual is accepted", () => {
  const { state } = inRound();
  setPlaceOfLeader(state, leader("boufflers"), space("paris"));
  setPlaceOfLeader(state, leader("waldeck"), NOT_ARRIVED);
  expect(NINE_YEARS.restore(JSON.parse(JSON.stringify(state)))).toEqual(state);
});
