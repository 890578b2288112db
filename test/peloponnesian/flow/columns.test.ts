/** Battles of columns and sallies: who is in them, how they are fought, and who goes away afterwards. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import { hasMark, RETREATING, REVEALED } from "../../../src/peloponnesian/state/index.js";
import { block, fight, table, type Table } from "../table.js";

const faces = (g: Table) => g.told("battle-began").map((e) => [e.mode, ...e.faces.map((face) => face.block)]);

describe("who is in a battle", () => {
  test("[PEL-5.4.1.1] the blocks of the column and the defenders, no other column and nobody elsewhere", () => {
    const g = table()
      .put("corinth", { s11: 3, s14: 3 })
      .put("thebes", { s22: 2 })
      .put("megara", { a01: 4 })
      .put("athens", { a02: 2 })
      .actionTurn("sparta", 4)
      .play("maneuver", "choose-group corinth", "add-block s11", "march", "enter megara", "end-maneuver");
    g.play("maneuver", "choose-group thebes", "add-block s22", "enter plataea", "enter megara", "end-phase", "send-column s22");
    expect(faces(g)).toEqual([["field", "s22", "a01"]]);
    expect(["s11", "s14", "a02"].map((id) => hasMark(g.state, block(id), REVEALED))).toEqual([false, false, false]);
  });

  // Megara, of Sparta, is besieged by two blocks, with three blocks inside.
  const besieged = (...sallying: readonly string[]) => {
    const g = table()
      .put("megara", { a01: 2, a02: 2 })
      .put("inside megara", { s17: 2, s11: 2 })
      .besiege("megara")
      .put("corinth", { s12: 2 })
      .actionTurn("sparta", 2)
      .play("end-phase", "sally-from megara", ...sallying.map((id) => `sally-block ${id}`));
    return g.list.includes("done") ? g.play("done") : g;
  };

  test("[PEL-8.3.3] in a sally those who have been named, against all who besiege", () => {
    expect(faces(besieged("s17"))).toEqual([["sally", "s17", "a01", "a02"]]);
    expect(faces(besieged("s17", "s11"))).toEqual([["sally", "s11", "s17", "a01", "a02"]]);
  });

  test("[PEL-5.4.1.7] [PEL-8.3.8] a relieving force is no part of it", () => {
    const g = table()
      .put("megara", { a01: 2, a02: 2 })
      .put("inside megara", { s17: 2 })
      .besiege("megara")
      .put("corinth", { s11: 2, s12: 2 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s11", "add-block s12", "enter megara", "end-phase", "sally-from megara");
    expect(faces(g)).toEqual([["sally", "s17", "a01", "a02"]]);
  });
});

describe("who goes away", () => {
  // Sparta sallies from Megara, or is attacked there.
  const sally = () =>
    table().put("megara", { a01: 2, a02: 2 }).put("inside megara", { s17: 2 }).besiege("megara").actionTurn("sparta", 2).play("end-phase", "sally-from megara");

  test("[PEL-8.3.5] a sally that retreats is back inside, and nobody else moves", () => {
    const g = sally().play("fight").dice("3 3 3 3").play("attack-with a01");
    expect(g.play("retreat").placesOf("s17", "a01", "a02")).toEqual(["inside megara 2", "megara 2", "megara 2"]);
  });

  test("[PEL-6.4.2.10] besiegers that a sally drives off retreat as defenders", () => {
    const g = sally().play("retreat");
    expect(g.asked).toBe("retreat athens");
    expect([F.retreat.top(g.state).aggressor, ["a01", "a02", "s17"].map((id) => hasMark(g.state, block(id), RETREATING))]).toEqual([
      false,
      [true, true, false],
    ]);
  });

  test("[PEL-6.3.4.6] after a panic and after a retreat the beaten go, after an elimination nobody", () => {
    const panic = fight({ s25: 2 }, { a01: 2, a02: 1 }, "aetolia", "malis").dice("6 6").play("fight");
    expect([panic.log.some((e) => e.type === "battle-ended" && e.way === "panic"), panic.asked]).toEqual([true, "retreat athens"]);
    const gone = fight({ s25: 2 }, { a01: 1 }, "aetolia", "malis").dice("1 3").play("fight");
    expect([gone.told("battle-ended").map((e) => e.way), gone.told("blocks-retreated"), gone.told("turn-ended").length]).toEqual([["elimination"], [], 1]);
  });
});

describe("after a defeat", () => {
  // Three columns of Athens come to Megara, which Athens holds itself, so that nobody fortifies.
  const columns = () => {
    const g = table()
      .put("megara", { s17: 2, s11: 3 })
      .control("athens", "megara")
      .put("athens", { a04: 1, a14: 4 })
      .put("plataea", { a26: 1 })
      .actionTurn("athens", 3)
      .play("maneuver", "choose-group athens", "add-block a04", "march", "enter megara", "add-block a14", "enter saronic-gulf");
    g.play("enter megara", "maneuver", "add-block a26", "enter megara", "end-phase");
    return g;
  };

  test("[PEL-5.4.1.4] the aggressor chooses among the columns that are left, and none is chosen yet", () => {
    const g = columns().play("send-column a04");
    expect(F.battle.under(g.state).route).toBeGreaterThan(0);
    g.dice("1 3 3").play("fight", "attack-with s11");
    expect([g.asked, g.list, F.battle.top(g.state).route]).toEqual(["battle athens", ["send-column a14", "send-column a26"], 0]);
    expect(["s11", "s17"].map((id) => hasMark(g.state, block(id), REVEALED))).toEqual([false, false]);
  });

  test("[PEL-5.4.1.6] after a victory nobody is asked again, and all stay", () => {
    const g = table()
      .put("megara", { s17: 1 })
      .control("athens", "megara")
      .put("athens", { a01: 4, a14: 4 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "march", "enter megara", "add-block a14", "enter saronic-gulf");
    g.play("enter megara", "end-phase", "send-column a01").dice("3").play("fight").dice("1 3 3 3").play("fight");
    expect([g.told("turn-ended").map((e) => e.seat), g.placesOf("a01", "a14")]).toEqual([["athens"], ["megara 4", "megara 4"]]);
  });
});
