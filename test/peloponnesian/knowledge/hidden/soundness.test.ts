/** A sampled world breaks no rule: what other faces, CVs and cargo of a position could break is found. */
import { describe, expect, test } from "vitest";
import { F } from "../../../../src/peloponnesian/vocabulary/frames.js";
import { isSound } from "../../../../src/peloponnesian/knowledge/hidden/soundness.js";
import * as S from "../../../../src/peloponnesian/state/index.js";
import type { PeloponnesianState } from "../../../../src/peloponnesian/state/index.js";
import { ZEUS } from "../../../../src/peloponnesian/vocabulary/types.js";
import { area, block, given, seatOf, t, table, type Table } from "../../table.js";

type Change = (g: Table) => void;
type Row = readonly [title: string, unsound: Change, sound?: Change];

/** A test for each row: the position is sound, also with the change beside it, and not with the first. */
function testSound(position: () => PeloponnesianState, rows: readonly Row[]): void {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, unsound, sound = () => {}]) => {
    const [twin, s] = [position(), position()];
    sound(given(twin));
    expect(isSound(twin, t)).toBe(true);
    unsound(given(s));
    expect(isSound(s, t)).toBe(false);
  });
}
/** Another block stands where one stood: with its marks, and its way. */
const swap =
  (from: string, to: string, cv = 1): Change =>
  (g) => {
    const [a, b] = [block(from), block(to)];
    const where = S.areaOf(g.state, a);
    const marks = S.marksOf(g.state, a);
    for (const list of [g.state.forced, g.state.onRoute] as number[][]) for (let i = 0; i < list.length; i += 2) if (list[i] === a) list[i] = b;
    S.takeOff(g.state, a, S.POOL);
    S.putOnMap(g.state, b, where, cv);
    S.addMark(g.state, b, marks);
  };

describe("places and cargo", () => {
  testSound(
    () =>
      table().put("tegea", { s07: 3 }).put("corinth", { s08: 2 }).put("laconian-gulf", { s14: 3, s11: 2, s15: 2 }).carry("s14", "s11").actionTurn("sparta", 2)
        .state,
    [
      ["[PEL-5.1.4] no fleet is inland", swap("s07", "s16"), swap("s08", "s16")],
      [
        "[PEL-5.2.1.8] no land block is at sea but as a cargo",
        (g) => g.put("laconian-gulf", { s12: 1 }),
        (g) => g.put("laconian-gulf", { s12: 1 }).carry("s15", "s12"),
      ],
      ["[PEL-5.2.1.8] nor on the first sea of the map", (g) => g.put(t.areaIds[t.lands]!, { s12: 1 }), (g) => g.put(t.areaIds[t.lands]!, { s16: 1 })],
      ["[PEL-5.2.1.8] nor is the first block of all", (g) => g.put("laconian-gulf", { s01: 1 }), (g) => g.put("sparta", { s01: 1 })],
      ["[PEL-5.2.1.3] a cargo is weaker than its fleet", (g) => S.setCV(g.state, block("s11"), 3), (g) => S.setCV(g.state, block("s14"), 4)],
      ["[PEL-5.2.1.3] and not the stronger", (g) => S.setCV(g.state, block("s14"), 1)],
    ],
  );
  test("[PEL-5.1.4] no fleet is in the first area of the map, on a board where that has no coast", () => {
    const inland = { ...t, coastal: t.coastal.map((coast, a) => (a === 0 ? 0 : coast)) };
    const on = (id: string) => table().put(t.areaIds[0]!, { [id]: 2 });
    expect([isSound(on("s14").state, t), isSound(on("s14").state, inland), isSound(on("s01").state, inland)]).toEqual([true, false, true]);
  });

  testSound(() => {
    const g = table()
      .put("athens", { a01: 4, a14: 3, a15: 4, a02: 2 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "add-block a02", "add-block a14", "add-block a15", "load a15 a02");
    return g.play("load a14 a01").state;
  }, [
    // A01, too strong for its fleet, is being lowered; A02 is not.
    ["[PEL-5.2.1.3] [PEL-5.2.1.4] but for the one that is being lowered", (g) => S.setCV(g.state, block("a02"), 4)],
  ]);
});

describe("forced marches", () => {
  // S01 waits at Corinth to march on to Tegea, which has no coast; a fleet lies there.
  testSound(() => {
    const g = table()
      .put("megara", { s01: 4, s03: 2 })
      .put("athens", { a01: 4 })
      .actionTurn("sparta", 4)
      .play("maneuver", "add-block s01", "march", "enter corinth", "enter sicyon", "force-march corinth");
    return g.play("add-block s03", "enter corinth", "enter tegea", "force-march sparta").state;
  }, [
    ["[PEL-5.3.1] who has announced a forced march could make it: no fleet marches from inland", (g) => swap("s03", "s14")(g), swap("s03", "s04")],
    ["[PEL-5.3.9] no cargo has announced one", (g) => S.addMark(g.state, block("s01"), S.CARRIED)],
    [
      "[PEL-5.3.1] to an area beside it",
      (g) => (g.state.forced[1] = area("megara")),
      (g) => {
        g.state.forced[1] = area("megara");
        S.takeOff(g.state, block("s01"), S.POOL);
      },
    ],
  ]);
  // S01 has succeeded, and is asked whether it goes on from Tegea.
  testSound(
    () =>
      table()
        .put("megara", { s01: 4 })
        .put("athens", { a01: 4 })
        .actionTurn("sparta", 4)
        .play("maneuver", "add-block s01", "enter corinth", "enter tegea", "force-march sparta")
        .dice("6")
        .play("end-phase").state,
    [
      ["[PEL-5.3.1] who has succeeded could go on", (g) => (F["forced-marches"].top(g.state).to = area("megara"))],
      ["[PEL-5.3.9] and is no cargo", (g) => S.addMark(g.state, block("s01"), S.CARRIED)],
    ],
  );
  // The dice have fallen, and Zeus may have them rolled again.
  testSound(
    () =>
      table()
        .put("megara", { s01: 4 })
        .put("athens", { a01: 4 })
        .set((s) => S.setHolder(s, ZEUS, seatOf("sparta")))
        .actionTurn("sparta", 4)
        .play("maneuver", "add-block s01", "enter corinth", "enter tegea", "force-march sparta")
        .dice("6")
        .play("end-phase").state,
    [["[PEL-5.3.1] so could who tries", swap("s01", "s14"), swap("s01", "s02")]],
  );
});

describe("a march", () => {
  const party = () =>
    table()
      .put("thebes", { s25: 2, s22: 4 })
      .put("athens", { a01: 4 })
      .actionTurn("sparta", 3)
      .play("maneuver", "add-block s25", "march", "enter orchomenus", "enter delphi").state;
  testSound(party, [
    ["[PEL-2.1.5.1] who marches on has areas left of his allowance", swap("s25", "s23"), swap("s25", "s29")],
    ["[PEL-2.1.5.1] so that no fleet has come ashore, where it stops", swap("s25", "s14")],
    ["[PEL-2.1.5.1] and has not come upon enemies, where he stops", (g) => g.put("delphi", { a02: 1 }), (g) => g.put("malis", { a02: 1 })],
  ]);
  const forcing = () =>
    table()
      .put("sparta", { s01: 4, s03: 2 })
      .put("athens", { a01: 4 })
      .actionTurn("sparta", 3)
      .play("maneuver", "add-block s01", "add-block s03", "enter tegea", "enter corinth").state;
  testSound(forcing, [
    ["[PEL-5.3.9] who may force his march has used his allowance", swap("s01", "s25"), swap("s01", "s02")],
    [
      "[PEL-5.3.9] all of the party have",
      (g) => {
        swap("s01", "s25")(g);
        F.march.top(g.state).used = 3;
      },
    ],
    ["[PEL-5.3.9] and one is free to force it", (g) => (F.march.top(g.state).mayForce = false)],
  ]);
});

describe("a pillage", () => {
  test("[PEL-5.5.4] without one nobody has to leave", () => {
    const g = table().put("tegea", { s07: 3 });
    expect(isSound(g.state, t)).toBe(true);
    expect(isSound(g.actionTurn("sparta", 2).state, t)).toBe(true);
  });

  testSound(
    () =>
      table({ season: "early-summer" })
        .put("andros", { s14: 3, s15: 3, s01: 2 })
        .put("inside andros", { a14: 1 })
        .besiege("andros")
        .put("athens", { a01: 4 })
        .actionTurn("sparta", 2)
        .play("pillage").state,
    [["[PEL-5.5.4] all can leave who have to: each land block has a fleet that carries it", (g) => swap("s14", "s02")(g), swap("s14", "s16", 3)]],
  );
});
