/** Blocks that a procedure has marked stand where it is, and the border of forced marches is theirs. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { SPARTA, ZEUS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, table } from "../table.js";
import { testRefused } from "../refused.js";

describe("a party", () => {
  const party = () => table().put("tegea", { s07: 3, s08: 2 }).put("athens", { a01: 4 }).actionTurn("sparta", 3).play("maneuver", "add-block s07");
  testRefused(
    () => party().state,
    [["[PEL-5.0.12] stands where its group is", (d) => (F.maneuver.top(d).area = area("sparta")), "blocks.sparta.s07.area: sparta, with the others"]],
  );
});

describe("a pillage", () => {
  const leaving = () =>
    table({ season: "early-summer" })
      .put("athens", { s01: 4, s07: 3 })
      .put("inside athens", { a01: 4 })
      .besiege("athens", 1)
      .actionTurn("sparta", 2)
      .play("pillage");
  testRefused(
    () => leaving().state,
    [["[PEL-5.5.3] is left by those who stand there", (d) => (F.pillage.top(d).city = area("thebes")), "blocks.sparta.s01.area: thebes, with the others"]],
  );
});

describe("who fortifies", () => {
  const attacked = () =>
    table()
      .put("athens", { a01: 4, a02: 3, a03: 3, a04: 2, a05: 2 })
      .put("megara", { s17: 2, s11: 3, s12: 2, s07: 2 })
      .attack("athens", "athens", "megara", ["a01", "a02", "a03", "a04", "a05"]);
  testRefused(
    () => attacked().state,
    [
      [
        "[PEL-7.1.5] has blocks that are about to go inside",
        (d) => (F.fortify.top(d).step = F.fortify.step.bringInside),
        "blocks.sparta.s07.marks: retreating until it goes inside (PEL-7.1.5)",
      ],
    ],
  );
  const beatenRefusal = "frames[4].slots.block: a block that retreats from the area (PEL-6.4.2.1)";
  const refusal = "frames[5].slots.block: a block that retreats from the area (PEL-6.4.2.1)";
  const retreating = () => attacked().play("fortify", "bring-inside s11", "bring-inside s17");
  testRefused(() => retreating().state, [["[PEL-6.4.2.1] chooses a block before its way", (d) => (F.retreat.top(d).step = F.retreat.step.area), refusal]]);
  /** A landing has routed one Spartan block in Megara, and the other retreats. */
  const beaten = () => {
    const g = table()
      .put("megara", { s17: 2, s11: 3 })
      .put("athens", { a01: 2, a02: 2, a03: 2, a14: 4, a07: 3 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "add-block a02", "add-block a03", "march", "enter megara")
      .play("add-block a14", "add-block a07", "load a14 a07", "enter saronic-gulf", "enter megara", "end-phase")
      .play("send-column a01", "fight", "fight");
    g.dice("3 3 3 3 3").play("attack-with s11").play("fight").dice("6 3 3 3 3 3").play("attack-with a01", "attack-with a02").dice("3 3 3").play("fight");
    g.play("retreat", "retreat-block a01", "retreat-block a02", "fight", "fight").dice("3 3 3 3 3").play("attack-with s17").dice("6 6 3 3");
    return g.play("fight", "retreat-block s11");
  };
  testRefused(
    () => beaten().state,
    [
      ["[PEL-6.4.2.1] a side retreats with a block of its own", (d) => (F.retreat.top(d).block = block("a14")), beatenRefusal],
      ["[PEL-6.4.2.1] and with one that is in the area", (d) => (F.retreat.top(d).block = block("s01")), beatenRefusal],
    ],
  );
});

describe("forced marches", () => {
  const announced = () =>
    table()
      .put("sparta", { s01: 4 })
      .put("athens", { a01: 4 })
      .actionTurn("sparta", 4)
      .set((s) => S.setHolder(s, ZEUS, SPARTA))
      .play("maneuver", "add-block s01", "enter tegea", "enter corinth", "force-march megara")
      .dice("6")
      .play("end-phase");
  testRefused(
    () => announced().state,
    [
      [
        "[PEL-5.3.7] are rolled for the border of the first announcement",
        (d) => (F["forced-marches"].under(d).to = area("sicyon")),
        "frames[2].slots.to: the border of the first announcement (PEL-5.3.7)",
      ],
    ],
  );
  testRefused(
    () => announced().play("keep-olympian").state,
    [
      [
        "[PEL-5.3.10] lead where the block could go",
        (d) => (F["forced-marches"].under(d).to = area("thebes")),
        "frames[2].slots.to: an area that s01 can enter (PEL-5.3.10)",
        (d) => (F["forced-marches"].under(d).to = area("sicyon")),
      ],
    ],
  );
});
