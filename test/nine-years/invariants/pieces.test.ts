import { describe, expect, test } from "vitest";
import { HURT } from "../../../src/nine-years/vocabulary/corps.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import {
  addCorps,
  changePool,
  EVENT_OUT,
  EVENT_PILE,
  poolOf,
  setPlaceOfEvent,
  setPlaceOfLeader,
  takeCorps,
  type NineYearsState,
} from "../../../src/nine-years/state/index.js";
import { POWER_IDS, type PowerId } from "../../../src/nine-years/vocabulary/types.js";
import { at, eventCard, fromStart, kindOf, leader, space, type Table } from "../table.js";
import { before1693, testRows } from "./rows.js";

const round = (): Table => at({ year: 1694, leader: { waldeck: "breda", noailles: "paris" } });
const pool =
  (power: PowerId, count: number) =>
  (s: NineYearsState): void => {
    const p = POWER_IDS.indexOf(power);
    changePool(s, p, count - poolOf(s, p));
  };
const rising =
  (place: number) =>
  (s: NineYearsState): void =>
    setPlaceOfEvent(s, eventCard("scotland-rises"), place);
const all =
  (...changes: readonly ((s: NineYearsState) => void)[]) =>
  (s: NineYearsState): void =>
    changes.forEach((change) => change(s));

describe("Scotland Rises", () => {
  testRows([
    {
      title: "[NYW-9.3.5] brings Claverhouse, who is not there before",
      from: round,
      refused: all(rising(EVENT_PILE), (s) => setPlaceOfLeader(s, leader("claverhouse"), space("highlands"))),
      path: "leaders.claverhouse.off",
      accepted: all(rising(EVENT_OUT), (s) => setPlaceOfLeader(s, leader("claverhouse"), space("paris"))),
    },
    {
      title: "[NYW-7.2.6.2] and the fifth corps: before it there are four Jacobite corps at most",
      from: round,
      refused: all(rising(EVENT_PILE), pool("jacobites", 5)),
      path: "powers.jacobites",
      says: "1 are still to come",
      accepted: all(rising(EVENT_PILE), pool("jacobites", 4)),
    },
    {
      title: "[NYW-7.2.6.2] after it there are five, and no sixth; no other power waits for it",
      from: round,
      refused: all(rising(EVENT_OUT), pool("jacobites", 6)),
      path: "powers.jacobites",
      accepted: all(rising(EVENT_OUT), pool("jacobites", 5), pool("spain", 11), pool("catalonia", 2)),
    },
    {
      title: "[NYW-7.2.6.2] while it waits the other powers have all their corps",
      from: round,
      refused: all(rising(EVENT_PILE), pool("spain", 12)),
      path: "powers.spain",
      accepted: all(rising(EVENT_PILE), pool("spain", 11), pool("catalonia", 2)),
    },
  ]);
});

describe("the Glorious Revolution", () => {
  const early = (revolution: boolean) => (): Table =>
    before1693(at({ year: 1692, revolution, control: { london: revolution ? "alliance" : "bourbon" }, leader: { waldeck: "breda", noailles: "paris" } }));
  testRows([
    {
      title: "[NYW-20.2.5.2.c] three British corps wait for it: of eight, one comes in 1695",
      from: early(false),
      refused: pool("britain", 5),
      path: "powers.britain",
      accepted: all(pool("britain", 4), pool("spain", 11)),
    },
    {
      title: "[NYW-20.2.5.2.c] after it they are there",
      from: early(true),
      refused: pool("britain", 8),
      path: "powers.britain",
      accepted: all(pool("britain", 7), pool("spain", 11)),
    },
  ]);
});

describe("the schedule", () => {
  /** Of 38 French corps three are called up in 1692, two in 1693, one in 1695. */
  const spending = (seat: "alliance" | "bourbon") => (): Table => {
    const t = at({ year: 1691, hand: {}, leader: { waldeck: "breda", noailles: "paris" } });
    return before1693(t).play("end-round").playTo("spend", `go-first ${seat}`, "decline");
  };
  const rounds = (): Table => before1693(at({ year: 1692, leader: { waldeck: "breda", noailles: "paris" } }));
  const arriving = (): Table => spending("bourbon")().play("done").playTo("place-leaders", "place-corps");
  const second = (): Table => spending("bourbon")().playTo("spend", "x").play("done").playTo("spend", "place-corps", "done");
  const limits = (title: string, from: () => Table, power: PowerId, most: number) => ({
    title: `[NYW-12.2.1] ${title}`,
    from,
    refused: pool(power, most + 1),
    path: `powers.${power}`,
    accepted: pool(power, most),
  });
  testRows([
    limits("in the rounds of 1692 the French corps of 1693 and 1695 are still to come", rounds, "france", 35),
    limits("and the Subsidies of 1694", rounds, "subsidies", 7),
    limits("nobody comes to Spain", rounds, "spain", 11),
    limits("while the Bourbons spend theirs of the year have not been called up", spending("bourbon"), "france", 32),
    limits("nor the other side's", spending("bourbon"), "subsidies", 6),
    limits("when their leaders arrive three are on the map", arriving, "france", 32),
    limits("the other side's have not been called up", arriving, "subsidies", 6),
    limits("while the other side spends", second, "subsidies", 6),
    limits("those of the first side are there", second, "france", 32),
  ]);
});

describe("steps lost", () => {
  const battle = (): Table => {
    const t = at({
      year: 1694,
      control: { valenciennes: "alliance" },
      corps: { valenciennes: "3 spain-full", reims: "2 france-full, 1 jacobites-full" },
      leader: { gastanaga: "valenciennes" },
    });
    t.play("act campaign", ...Array<string>(3).fill("take-corps spain-full"));
    return t.dice("5 5 1 1 1 1").play("step reims", "lose-step france-full");
  };
  testRows([
    {
      title: "[NYW-16.2.6] a corps that has lost a step is reduced",
      from: battle,
      refused: (s) => {
        takeCorps(s, space("reims"), kindOf("france-full"), 1);
        addCorps(s, space("reims"), kindOf("france-full") | HURT, 1);
      },
      path: "spaces.reims.corps",
      says: "no full corps hurt",
    },
    {
      title: "[NYW-16.2.6] it is one in the battle under way",
      from: battle,
      refused: (s) => addCorps(s, space("paris"), kindOf("france-reduced") | HURT, 1),
      path: "spaces.paris.corps",
      says: "corps hurt only in a battle under way",
      accepted: (s) => addCorps(s, space("paris"), kindOf("france-reduced"), 1),
    },
  ]);
});

describe("demoralized", () => {
  const spending = (): Table => fromStart({}, "spending").playTo("spend", "end-round", "withdraw-to");
  const beaten = (s: NineYearsState): void => {
    const kind = kindOf("france-full");
    takeCorps(s, space("paris"), kind, 1);
    addCorps(s, space("paris"), kindOf("france-full-demoralized"), 1);
  };
  testRows([
    {
      title: "[NYW-19.2.1] no corps outside the Campaign Phase",
      from: spending,
      refused: beaten,
      path: "spaces.paris.corps",
      says: "corps demoralized only in the Campaign Phase",
    },
  ]);
  const withdrawing = (): Table =>
    at({ year: 1696, hand: {}, corps: { mons: "1 france-full-demoralized", paris: "1 france-full" }, leader: { waldeck: "breda" } }).play("end-round");
  test("[NYW-19.2.1] in the rounds and until winter has removed the markers", () => {
    for (const from of [() => at({ year: 1694, corps: { paris: "1 france-full" }, leader: { waldeck: "breda", noailles: "paris" } }), withdrawing]) {
      const t = from();
      beaten(t.state);
      expect(NINE_YEARS.restore(JSON.parse(JSON.stringify(t.state)))).toEqual(t.state);
    }
  });
  testRows([
    {
      title: "[NYW-19.2.1] not when winter is past that, in the peace talks",
      from: () => withdrawing().playTo("peace-talks", "withdraw-to", "decline"),
      refused: beaten,
      path: "spaces.paris.corps",
      says: "corps demoralized only in the Campaign Phase",
    },
  ]);
});
