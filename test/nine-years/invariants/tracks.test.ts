import { describe, expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import {
  FAMOUS,
  RALLY_USED,
  REPLACEMENT_USED,
  SAVOY_ALLIED,
  SAVOY_GONE,
  setFlag,
  STRENGTHENED,
  STRENGTHENS_NOW,
  TRANSFER_USED,
} from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { at, fromStart, type Table } from "../table.js";
import { before1693, testRows } from "./rows.js";

const round =
  (year = 1694, savoy: "neutral" | "alliance" | "gone" = "alliance") =>
  (): Table =>
    (year < 1693 ? before1693 : (t: Table) => t)(at({ year, savoy, leader: { waldeck: "breda", noailles: "paris" } }));
const spending = (): Table => fromStart({}, "spending").playTo("spend", "end-round", "withdraw-to");
/** The second side is asked whether it strengthens; the roll is still to come. */
const strengthening = (): Table => fromStart({}, "strength").playTo("strengthen", "end-round", "withdraw-to", "go-first alliance").play("decline");

describe("options of a game", () => {
  testRows([
    {
      title: "[NYW-6.4.15] a Peace roll needs 10, or 6",
      from: round(),
      refused: (s) => (s.peaceThreshold = 7),
      path: "peaceThreshold",
      accepted: (s) => (s.peaceThreshold = 6),
    },
    {
      title: "[NYW-20.1.2] the last year is 1699, or 1697",
      from: round(),
      refused: (s) => (s.lastYear = 1698),
      path: "lastYear",
      accepted: (s) => (s.lastYear = 1697),
    },
    {
      title: "[NYW-20.1.2] the year is not after the last",
      from: round(1697),
      refused: (s) => Object.assign(s, { lastYear: 1697, year: 1698 }),
      path: "year",
      accepted: (s) => (s.lastYear = 1697),
    },
  ]);
  test("[NYW-6.4.15] [NYW-20.1.2] [NYW-20.2.2] what the options may be, at their ends", () => {
    const given = (options: object): string => {
      try {
        NINE_YEARS.setup({ seed: 1, ...options });
        return "accepted";
      } catch (error) {
        return (error as { details: { path: string } }).details.path;
      }
    };
    expect([6, 10, 7, 11].map((peaceThreshold) => given({ peaceThreshold }))).toEqual([
      "accepted",
      "accepted",
      "options.peaceThreshold",
      "options.peaceThreshold",
    ]);
    expect([1697, 1699, 1698, 1700].map((lastYear) => given({ lastYear }))).toEqual(["accepted", "accepted", "options.lastYear", "options.lastYear"]);
    expect([1, 34, 0, 35].map((startVp) => given({ startVp }))).toEqual(["accepted", "accepted", "options.startVp", "options.startVp"]);
    const { peaceThreshold, lastYear, vp } = NINE_YEARS.setup({ seed: 1 });
    expect([peaceThreshold, lastYear, vp]).toEqual([10, 1699, 25]);
  });
});

describe("Savoy", () => {
  testRows([
    {
      title: "[NYW-7.2.1.1] neutral before 1690, not allied",
      from: round(1689, "neutral"),
      refused: (s) => setFlag(s, SAVOY_ALLIED, true),
      path: "savoy",
      says: 'expected neutral before 1690, got "alliance"',
    },
    {
      title: "[NYW-7.2.1.1] nor out of the war",
      from: round(1689, "neutral"),
      refused: (s) => setFlag(s, SAVOY_GONE, true),
      path: "savoy",
      says: 'got "gone"',
    },
    {
      title: "[NYW-7.2.1.3] allied from 1690 on, not neutral",
      from: round(1690),
      refused: (s) => setFlag(s, SAVOY_ALLIED, false),
      path: "savoy",
      says: 'expected alliance or gone from 1690 on, got "neutral"',
    },
    {
      title: "[NYW-7.2.1.11] allied or out of the war, not both",
      from: round(1692),
      refused: (s) => setFlag(s, SAVOY_GONE, true),
      path: "savoy",
      says: 'got "alliance and gone"',
    },
  ]);
});

describe("what is used", () => {
  testRows(
    (
      [
        ["transfer", TRANSFER_USED],
        ["replacement", REPLACEMENT_USED],
        ["rally", RALLY_USED],
      ] as const
    ).map(([name, flag]) => ({
      title: `[NYW-13.4.3.5] a ${name} is used in a round, and forgotten outside`,
      from: spending,
      refused: (s) => setFlag(s, flag, true),
      path: `used.${name}`,
      says: "got true",
    })),
  );
  test("[NYW-13.4.3.5] in a round it may be used", () => {
    const { state } = round()();
    setFlag(state, TRANSFER_USED | REPLACEMENT_USED | RALLY_USED, true);
    expect(NINE_YEARS.restore(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });
  testRows([
    {
      title: "[NYW-16.5.3] no Famous Victory before the Campaign Phase",
      from: spending,
      refused: (s) => setFlag(s, FAMOUS << BOURBON, true),
      path: "sides.bourbon.famousVictory",
      says: "got true",
    },
    {
      title: "[NYW-18.2.1] who strengthens has used his marker up",
      from: strengthening,
      refused: (s) => setFlag(s, STRENGTHENS_NOW << ALLIANCE, true),
      path: "sides.alliance.strengthensNow",
      says: "false without strengthened (NYW-18.2.1), got true",
      accepted: (s) => setFlag(s, (STRENGTHENS_NOW | STRENGTHENED) << ALLIANCE, true),
    },
    {
      title: "[NYW-18.3.4] strengthening counts for one roll",
      from: round(),
      refused: (s) => setFlag(s, (STRENGTHENS_NOW | STRENGTHENED) << BOURBON, true),
      path: "sides.bourbon.strengthensNow",
      says: "false after the roll (NYW-18.3.4), got true",
      accepted: (s) => setFlag(s, STRENGTHENED << BOURBON, true),
    },
  ]);
  test("[NYW-16.5.3] a Famous Victory of the Campaign Phase stands until winter clears it", () => {
    const { state } = round()();
    setFlag(state, FAMOUS << ALLIANCE, true);
    expect(NINE_YEARS.restore(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });
});
