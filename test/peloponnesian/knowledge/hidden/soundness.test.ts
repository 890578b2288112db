/** A sampled world breaks no rule: what other faces, CVs and cargo of a position could break is found. */
import { describe, expect, test } from "vitest";
import { F } from "../../../../src/peloponnesian/vocabulary/frames.js";
import { isSound } from "../../../../src/peloponnesian/knowledge/hidden/soundness.js";
import * as S from "../../../../src/peloponnesian/state/index.js";
import type { PeloponnesianState } from "../../../../src/peloponnesian/state/index.js";
import { ZEUS } from "../../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, block, board, carry, put, putInside, seatOf, t } from "../../positions.js";
import { actionTurn } from "../../table.js";

type Change = (s: PeloponnesianState) => void;
type Row = readonly [title: string, unsound: Change, sound?: Change];

/** A test for each row: the position is sound, also with the change beside it, and not with the first. */
function testSound(position: () => PeloponnesianState, rows: readonly Row[]): void {
  test.each(rows.map((row) => [row[0], row] as const))("%s", (_title, [, unsound, sound = () => {}]) => {
    const [twin, s] = [position(), position()];
    sound(twin);
    expect(isSound(twin, t)).toBe(true);
    unsound(s);
    expect(isSound(s, t)).toBe(false);
  });
}
/** Another block stands where one stood: with its marks, and its way. */
const swap =
  (from: string, to: string, cv = 1): Change =>
  (s) => {
    const [a, b] = [block(from), block(to)];
    const where = S.areaOf(s, a);
    const marks = S.marksOf(s, a);
    for (const list of [s.forced, s.onRoute] as number[][]) for (let i = 0; i < list.length; i += 2) if (list[i] === a) list[i] = b;
    S.takeOff(s, a, S.POOL);
    S.putOnMap(s, b, where, cv);
    S.addMark(s, b, marks);
  };

describe("places and cargo", () => {
  testSound(() => {
    const s = board();
    put(s, "tegea", { s07: 3 });
    put(s, "corinth", { s08: 2 });
    put(s, "laconian-gulf", { s14: 3, s11: 2, s15: 2 });
    carry(s, "s14", "s11");
    return actionTurn(s, "sparta", 2).state;
  }, [
    ["[PEL-5.1.4] no fleet is inland", swap("s07", "s16"), swap("s08", "s16")],
    [
      "[PEL-5.2.1.8] no land block is at sea but as a cargo",
      (s) => put(s, "laconian-gulf", { s12: 1 }),
      (s) => {
        put(s, "laconian-gulf", { s12: 1 });
        carry(s, "s15", "s12");
      },
    ],
    ["[PEL-5.2.1.8] nor on the first sea of the map", (s) => put(s, t.areaIds[t.lands]!, { s12: 1 }), (s) => put(s, t.areaIds[t.lands]!, { s16: 1 })],
    ["[PEL-5.2.1.8] nor is the first block of all", (s) => put(s, "laconian-gulf", { s01: 1 }), (s) => put(s, "sparta", { s01: 1 })],
    ["[PEL-5.2.1.3] a cargo is weaker than its fleet", (s) => S.setCV(s, block("s11"), 3), (s) => S.setCV(s, block("s14"), 4)],
    ["[PEL-5.2.1.3] and not the stronger", (s) => S.setCV(s, block("s14"), 1)],
  ]);
  test("[PEL-5.1.4] no fleet is in the first area of the map, on a board where that has no coast", () => {
    const inland = { ...t, coastal: t.coastal.map((coast, a) => (a === 0 ? 0 : coast)) };
    const on = (id: string) => {
      const s = board();
      put(s, t.areaIds[0]!, { [id]: 2 });
      return s;
    };
    expect([isSound(on("s14"), t), isSound(on("s14"), inland), isSound(on("s01"), inland)]).toEqual([true, false, true]);
  });

  testSound(() => {
    const s = board();
    put(s, "athens", { a01: 4, a14: 3, a15: 4, a02: 2 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a01", "add-block a02", "add-block a14", "add-block a15", "load a15 a02");
    return g.play("load a14 a01").state;
  }, [
    // A01, too strong for its fleet, is being lowered; A02 is not.
    ["[PEL-5.2.1.3] [PEL-5.2.1.4] but for the one that is being lowered", (s) => S.setCV(s, block("a02"), 4)],
  ]);
});

describe("forced marches", () => {
  // S01 waits at Corinth to march on to Tegea, which has no coast; a fleet lies there.
  testSound(() => {
    const s = board();
    put(s, "megara", { s01: 4, s03: 2 });
    put(s, "athens", { a01: 4 });
    const g = actionTurn(s, "sparta", 4).play("maneuver", "add-block s01", "march", "enter corinth", "enter sicyon", "force-march corinth");
    return g.play("add-block s03", "enter corinth", "enter tegea", "force-march sparta").state;
  }, [
    ["[PEL-5.3.1] who has announced a forced march could make it: no fleet marches from inland", (s) => swap("s03", "s14")(s), swap("s03", "s04")],
    ["[PEL-5.3.9] no cargo has announced one", (s) => S.addMark(s, block("s01"), S.CARRIED)],
    [
      "[PEL-5.3.1] to an area beside it",
      (s) => (s.forced[1] = area("megara")),
      (s) => {
        s.forced[1] = area("megara");
        S.takeOff(s, block("s01"), S.POOL);
      },
    ],
  ]);
  // S01 has succeeded, and is asked whether it goes on from Tegea.
  testSound(() => {
    const s = board();
    put(s, "megara", { s01: 4 });
    put(s, "athens", { a01: 4 });
    return actionTurn(s, "sparta", 4).play("maneuver", "add-block s01", "enter corinth", "enter tegea", "force-march sparta").dice("6").play("end-phase").state;
  }, [
    ["[PEL-5.3.1] who has succeeded could go on", (s) => (F["forced-marches"].top(s).to = area("megara"))],
    ["[PEL-5.3.9] and is no cargo", (s) => S.addMark(s, block("s01"), S.CARRIED)],
  ]);
  // The dice have fallen, and Zeus may have them rolled again.
  testSound(() => {
    const s = board();
    put(s, "megara", { s01: 4 });
    put(s, "athens", { a01: 4 });
    S.setHolder(s, ZEUS, seatOf("sparta"));
    return actionTurn(s, "sparta", 4).play("maneuver", "add-block s01", "enter corinth", "enter tegea", "force-march sparta").dice("6").play("end-phase").state;
  }, [["[PEL-5.3.1] so could who tries", swap("s01", "s14"), swap("s01", "s02")]]);
});

describe("a march", () => {
  const party = () => {
    const s = board();
    put(s, "thebes", { s25: 2, s22: 4 });
    put(s, "athens", { a01: 4 });
    return actionTurn(s, "sparta", 3).play("maneuver", "add-block s25", "march", "enter orchomenus", "enter delphi").state;
  };
  testSound(party, [
    ["[PEL-2.1.5.1] who marches on has areas left of his allowance", swap("s25", "s23"), swap("s25", "s29")],
    ["[PEL-2.1.5.1] so that no fleet has come ashore, where it stops", swap("s25", "s14")],
    ["[PEL-2.1.5.1] and has not come upon enemies, where he stops", (s) => put(s, "delphi", { a02: 1 }), (s) => put(s, "malis", { a02: 1 })],
  ]);
  const forcing = () => {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2 });
    put(s, "athens", { a01: 4 });
    return actionTurn(s, "sparta", 3).play("maneuver", "add-block s01", "add-block s03", "enter tegea", "enter corinth").state;
  };
  testSound(forcing, [
    ["[PEL-5.3.9] who may force his march has used his allowance", swap("s01", "s25"), swap("s01", "s02")],
    [
      "[PEL-5.3.9] all of the party have",
      (s) => {
        swap("s01", "s25")(s);
        F.march.top(s).used = 3;
      },
    ],
    ["[PEL-5.3.9] and one is free to force it", (s) => (F.march.top(s).mayForce = false)],
  ]);
});

describe("a pillage", () => {
  test("[PEL-5.5.4] without one nobody has to leave", () => {
    const s = board();
    put(s, "tegea", { s07: 3 });
    expect(isSound(s, t)).toBe(true);
    expect(isSound(actionTurn(s, "sparta", 2).state, t)).toBe(true);
  });

  testSound(() => {
    const s = board("431", "early-summer");
    put(s, "andros", { s14: 3, s15: 3, s01: 2 });
    putInside(s, "andros", { a14: 1 });
    besiege(s, "andros");
    put(s, "athens", { a01: 4 });
    return actionTurn(s, "sparta", 2).play("pillage").state;
  }, [["[PEL-5.5.4] all can leave who have to: each land block has a fleet that carries it", (s) => swap("s14", "s02")(s), swap("s14", "s16", 3)]]);
});
