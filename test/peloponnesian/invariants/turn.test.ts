/** Ways, crossings and forced marches that cannot have come about are refused. */
import { describe, expect, test } from "vitest";
import { checkCrossings, checkForced } from "../../../src/peloponnesian/invariants/turn.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, given, t, table } from "../table.js";
import { type Draft, testRefused } from "../refused.js";

const all =
  (...changes: readonly ((d: Draft) => void)[]) =>
  (d: Draft) => {
    for (const change of changes) change(d);
  };
const push =
  (field: "forced" | "crossings", ...numbers: readonly number[]) =>
  (d: Draft) =>
    d[field].push(...numbers);

describe("ways of the turn", () => {
  // S07 has come from Tegea to Corinth.
  const marched = () =>
    table().put("tegea", { s07: 3, s08: 2 }).put("athens", { a01: 4 }).actionTurn("sparta", 3).play("maneuver", "add-block s07", "march", "enter corinth")
      .state;
  testRefused(marched, [
    [
      "[PEL-5.0.14] each way is kept once",
      (d) => d.routes.push(1, area("corinth")),
      "routes[2]: each way once (PEL-5.0.14)",
      (d) => d.routes.push(1, area("sparta")),
    ],
  ]);
});

describe("crossings of perilous borders", () => {
  const crossed = () =>
    table()
      .put("laconian-gulf", { s14: 3, s11: 2, s15: 2 })
      .carry("s14", "s11")
      .put("athens", { a14: 4 })
      .actionTurn("sparta", 3)
      .play("maneuver", "add-block s14", "march", "done", "enter myrtoan-sea", "stop-here").state;
  const border = t.borderIds.indexOf("laconian-gulf.myrtoan-sea");
  testRefused(crossed, [
    [
      "[PEL-5.2.2.1] only perilous borders are marked",
      push("crossings", t.borderIds.indexOf("messenian-sea.laconian-gulf"), block("s15"), 0),
      "crossings[1]: a perilous border (PEL-5.2.2.1)",
      push("crossings", border, block("s15"), 0),
    ],
    [
      "[PEL-5.2.2.2] the first, too, is of the side whose turn it is",
      (d) => d.crossings.splice(1, 2, block("a14"), 0),
      "crossings[0].fleet: a fleet of sparta",
      (d) => d.crossings.splice(1, 2, block("s15"), 0),
    ],
    [
      "[PEL-5.2.2.2] those wait for a check that are of the side whose turn it is",
      push("crossings", border, block("a14"), 0),
      "crossings[1].fleet: a fleet of sparta",
    ],
  ]);
});

describe("forced marches announced", () => {
  // S01 and S03 wait at Corinth to march on to Megara.
  const announced = () => {
    const g = table()
      .put("sparta", { s01: 4, s03: 2 })
      .put("corinth", { s14: 3, s11: 2 })
      .put("athens", { a01: 4 })
      .actionTurn("sparta", 4)
      .play("maneuver", "choose-group sparta", "add-block s01", "march", "enter tegea", "enter corinth", "force-march megara");
    return g.play("add-block s03", "enter tegea", "enter corinth", "no-forced-march").state;
  };
  testRefused(announced, [
    [
      "[PEL-5.3.1] a forced march is one of the side whose turn it is",
      push("forced", block("a01"), area("megara")),
      "forcedMarches[1]: a block of sparta",
      push("forced", block("s03"), area("megara")),
    ],
    ["[PEL-5.3.1] the first of them too", (d) => (d.forced[0] = block("a01")), "forcedMarches[0]: a block of sparta", (d) => (d.forced[0] = block("s03"))],
    [
      "[PEL-5.3.1] each is a block and an area",
      push("forced", block("s03")),
      "forcedMarches: a block and an area of each march",
      push("forced", block("s03"), area("megara")),
    ],
    ["[PEL-5.3.12] each block tries once", push("forced", block("s01"), area("sicyon")), "forcedMarches[1]: each block once (PEL-5.3.12)"],
    [
      "[PEL-5.3.9] who has not moved cannot try",
      push("forced", block("s11"), area("megara")),
      "forcedMarches[1]: a block that has moved, no cargo (PEL-5.3.9)",
      all((d) => S.addMark(d, block("s11"), S.MOVED), push("forced", block("s11"), area("megara"))),
    ],
    [
      "[PEL-5.3.9] nor can a cargo",
      all(
        (d) => given(d).put("saronic-gulf", { s14: 3, s11: 2 }),
        (d) => given(d).carry("s14", "s11"),
        (d) => S.addMark(d, block("s11"), S.MOVED),
        push("forced", block("s11"), area("megara")),
      ),
      "forcedMarches[1]: a block that has moved, no cargo (PEL-5.3.9)",
    ],
    [
      "[PEL-5.3.9] nor can who is behind walls",
      all(
        (d) => {
          given(d).put("megara", { a02: 2 });
          S.setSiege(d, area("megara"), S.seasonNumber(d));
          given(d).put("inside megara", { s17: 2 });
        },
        (d) => S.addMark(d, block("s17"), S.MOVED),
        push("forced", block("s17"), area("corinth")),
      ),
      "forcedMarches[1]: a block that has moved, no cargo (PEL-5.3.9)",
    ],
    [
      "[PEL-5.3.1] it is for an area beside the block",
      push("forced", block("s03"), area("thebes")),
      "forcedMarches[1].to: an area beside corinth that s03 could enter",
    ],
    [
      "[PEL-5.3.1] that it could enter: by sea only ships go",
      push("forced", block("s03"), area("saronic-gulf")),
      "forcedMarches[1].to: an area beside corinth that s03 could enter",
    ],
  ]);
});

describe("where an edition has more blocks than areas or borders", () => {
  test("[PEL-5.2.2.1] only borders that there are have been crossed", () => {
    const g = table();
    push("crossings", t.borderIds.length, block("s15"), 0)(g.state);
    expect(() => checkCrossings(g.state, t)).toThrow("crossings[0]: expected a perilous border (PEL-5.2.2.1)");
  });

  test("[PEL-5.3.1] only to areas that there are a march is forced, also by who has been lost since", () => {
    const g = table();
    push("forced", block("s02"), t.areaIds.length - 1)(g.state);
    expect(() => checkForced(g.state, t, SPARTA)).not.toThrow();
    g.state.forced[1] = t.areaIds.length;
    expect(() => checkForced(g.state, t, SPARTA)).toThrow("forcedMarches[0].to: expected an area");
  });
});
