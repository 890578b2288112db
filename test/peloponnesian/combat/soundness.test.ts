/** A fight read from outside that could not have come about is found, with the cell and what is expected there. */
import { describe, expect, test } from "vitest";
import * as M from "../../../src/peloponnesian/combat/melee/fighters.js";
import { meleeFault } from "../../../src/peloponnesian/combat/melee/soundness.js";
import { block, fight, plataea, t, table } from "../table.js";

type Change = (melee: M.Melee) => void;
type Row = readonly [title: string, change: Change, expected: string, accepted?: Change];

/** A test for each row: the fight is sound, also with the change beside it, and not with the first. */
function testFaults(position: () => { readonly state: { readonly melee: readonly number[] } }, rows: readonly Row[]): void {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, change, expected, accepted = () => {}]) => {
    const { melee } = position().state;
    const [twin, other] = [[...melee], [...melee]];
    accepted(twin);
    expect(meleeFault(twin)).toBe(null);
    change(other);
    expect(told(other)).toBe(expected);
  });
}
/** The first fault: where it is, what is expected there, and what is there. */
function told(melee: M.Melee): string | null {
  const fault = meleeFault(melee);
  if (fault === null) return null;
  expect(fault.got).toBe(melee[fault.cell]);
  const [place, field] = [fault.cell - M.HEADER, (fault.cell - M.HEADER) % M.STRIDE];
  if (place < 0) return fault.expected;
  return `${t.blockIds[M.fighterId(melee, Math.floor(place / M.STRIDE))]} ${["id", "cv", "agility", "power", "flags"][field]}: ${fault.expected}`;
}
/** The place of a block among the fighters; the garrison has none of its own. */
const fighter = (melee: M.Melee, id: string): number => {
  for (let i = 0; i < M.fighterCount(melee); i++) if (M.fighterId(melee, i) === block(id)) return i;
  throw new Error(`${id} does not fight`);
};
const header =
  (cell: number, value: number): Change =>
  (melee) =>
    void (melee[cell] = value);
const cv =
  (id: string, value: number): Change =>
  (melee) =>
    void (melee[M.HEADER + fighter(melee, id) * M.STRIDE + M.CV] = value);
const flag =
  (id: string, bit: number): Change =>
  (melee) =>
    M.setFlag(melee, fighter(melee, id), bit);
const all =
  (...changes: readonly Change[]): Change =>
  (melee) => {
    for (const change of changes) change(melee);
  };

describe("at sea", () => {
  testFaults(
    () =>
      table()
        .put("laconian-gulf", { s14: 3, s11: 2 })
        .carry("s14", "s11")
        .put("messenian-sea", { a14: 3 })
        .attack("sparta", "laconian-gulf", "messenian-sea", ["s14"]),
    [
      ["[PEL-5.2.1.9] a cargo is weaker than its fleet", cv("s14", 2), "s11 cv: a cargo weaker than its fleet", all(cv("s14", 2), cv("s11", 1))],
      ["[PEL-5.2.1.9] not the stronger", cv("s14", 1), "s11 cv: a cargo weaker than its fleet", all(cv("s14", 1), cv("s11", 0))],
      ["[PEL-6.7.2] cargo is not routed", flag("s11", M.ROUTED), "s11 flags: nobody routed who cannot be"],
      ["[PEL-8.1.1.2] single hits are borne in a storm only", flag("a14", M.SINGLE_HIT), "a14 flags: no single hit but behind walls"],
    ],
  );
});

describe("at sea, with a fleet that comes first", () => {
  testFaults(
    () =>
      table()
        .put("laconian-gulf", { s06: 2, s11: 1 })
        .carry("s06", "s11")
        .put("messenian-sea", { a14: 3 })
        .attack("sparta", "laconian-gulf", "messenian-sea", ["s06"]),
    [["[PEL-5.2.1.9] its cargo is weaker too", cv("s06", 1), "s11 cv: a cargo weaker than its fleet", cv("s06", 2)]],
  );
});

describe("in a storm", () => {
  const storm = () =>
    plataea({ s22: 4, s23: 3 }, { a26: 2 }).actionTurn("sparta", 2).play("end-phase", "storm plataea", "storm-with s22").dice("3 3 3").play("storm-with s23");
  testFaults(storm, [
    ["[PEL-8.1.1.2] a stormer bears no single hit", flag("s22", M.SINGLE_HIT), "s22 flags: no single hit but behind walls", flag("a26", M.SINGLE_HIT)],
    ["[PEL-8.1.1.2] nor does who is gone", all(flag("a26", M.SINGLE_HIT), cv("a26", 0)), "a26 flags: no single hit but behind walls", cv("a26", 0)],
    ["[PEL-6.3.3.7] who defends walls is not routed", flag("a26", M.ROUTED), "a26 flags: nobody routed who cannot be", flag("s22", M.ROUTED)],
  ]);
});

describe("before it is decided", () => {
  testFaults(
    () => fight({ s17: 2, s19: 2 }, { a01: 2, a02: 2 }, "messenia", "sparta"),
    [
      ["[PEL-6.3.4.5] nobody has lost yet", header(M.LOSER, -1), "nobody who has lost, 0..0"],
      ["[PEL-6.3.4.5] in no way", header(M.WAY, M.PANIC), "no way of winning yet, 0..0"],
      ["[PEL-6.3.4.5] and there is no rearguard", header(M.REARGUARD, 2), "no rearguard, -1..-1"],
      [
        "[PEL-6.3.4.1] both sides have somebody who is not routed",
        all(flag("s17", M.ROUTED), flag("s19", M.ROUTED)),
        "s17 flags: somebody unrouted on both sides",
        flag("s17", M.ROUTED),
      ],
      ["[PEL-6.3.4.1] and alive", all(flag("s17", M.ROUTED), cv("s19", 0)), "s17 flags: somebody unrouted on both sides", cv("s19", 0)],
      ["[PEL-6.2.2] next is the side of who attacks next", header(M.CURRENT, 0), "the side of who attacks next"],
      ["[PEL-6.2.2] with his agility", header(M.HITS, 1), "the agility of who attacks next"],
    ],
  );
});

describe("in pursuit", () => {
  // The cavalry has routed both Athenians; S01 has hit twice, and Athens says who takes the second hit.
  const panic = () => fight({ s25: 2, s01: 4, s22: 4 }, { a01: 1, a04: 2 }, "aetolia", "malis").dice("6 6 1 2 5 6").play("fight");
  testFaults(panic, [
    ["[PEL-6.3.4.5] a side has lost", header(M.LOSER, 3), "the side that lost, 1..2"],
    ["[PEL-6.3.4.5] by panic or by retreat", header(M.WAY, M.ELIMINATION), "panic or retreat", header(M.WAY, M.RETREAT_WAY)],
    ["[PEL-6.3.4.5] not as in a storm", header(M.WAY, M.REPULSED), "panic or retreat"],
    ["[PEL-6.3.4.5] with a rearguard", header(M.REARGUARD, -1), "the agility of the rearguard, 0..5", header(M.REARGUARD, 0)],
    ["[PEL-6.3.4.5] of an agility that there is", header(M.REARGUARD, 6), "the agility of the rearguard, 0..5", header(M.REARGUARD, 5)],
    ["[PEL-6.3.4.5] who attacks is of the other side", (melee) => void (melee[M.LOSER] = 1), "a side or block that pursues"],
    [
      "[PEL-6.3.4.5] who pursues routs nobody",
      all(header(M.STAGE, M.ALLOT_ROUTS), header(M.HITS, 0), header(M.ROUTS, 1)),
      "a stage of the pursuit",
      all(header(M.STAGE, M.ALLOT_HITS), header(M.HITS, 1)),
    ],
  ]);
  // Two blocks of the same agility may pursue first.
  testFaults(
    () => fight({ s25: 2, s01: 4, s02: 3 }, { a01: 1, a04: 2 }, "aetolia", "malis").dice("6 6").play("fight"),
    [
      ["[PEL-6.3.4.5] he who chooses is of the side that has won", all(header(M.LOSER, 1)), "a side or block that pursues"],
      ["[PEL-6.3.4.3] and has somebody who can pursue", header(M.HITS, 2), "the agility of somebody who can attack"],
    ],
  );
});
