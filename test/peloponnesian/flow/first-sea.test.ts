/** The first sea of the map, the Ionian, is a sea like the others. Corcyra and Stratus are of Athens, Leucas and Ambracia of Sparta. */
import { expect, test } from "vitest";
import { addEffect, EARTHQUAKE, hasMark, RETREATING } from "../../../src/peloponnesian/state/index.js";
import { block, table, type Table } from "../table.js";

// An Athenian fleet comes from the Cephallenian Sea upon a Spartan fleet with hoplites aboard.
function atSea(): Table {
  return table()
    .put("ionian-sea", { s14: 3, s11: 2 })
    .carry("s14", "s11")
    .put("cephallenian-sea", { a14: 4 })
    .attack("athens", "cephallenian-sea", "ionian-sea", ["a14"]);
}

test("[PEL-6.7.1] a battle there is one at sea", () => {
  expect(
    atSea()
      .told("battle-began")
      .map((e) => e.mode),
  ).toEqual(["sea"]);
});

test("[PEL-6.3.4.6] [PEL-6.4.2.9] the fleet has to retreat, and its cargo goes with it", () => {
  const g = atSea().dice("3 3 3 3").play("fight").play("retreat");
  expect([g.asked, ["s14", "s11"].map((id) => hasMark(g.state, block(id), RETREATING))]).toEqual(["retreat sparta", [true, false]]);
  expect(g.play("retreat-to leucas").placesOf("s14", "s11")).toEqual(["leucas 3", "leucas 2"]);
});

test("[PEL-6.7.3] the size of a battle there counts fleets only", () => {
  const g = table()
    .put("leucas", { s14: 3, s11: 2 })
    .put("ionian-sea", { a14: 3 })
    .put("sparta", { s01: 2 })
    .put("tegea", { a01: 2 })
    .actionTurn("sparta", 3)
    .play("maneuver", "choose-group leucas", "add-block s14", "add-block s11", "load s14 s11", "enter ionian-sea");
  g.play("maneuver", "add-block s01", "enter tegea", "end-phase");
  expect(g.list).toEqual(["fight-at tegea", "fight-at ionian-sea"]);
});

// Athens lands at Leucas from the sea, with hoplites aboard, and retreats again.
function landing(): Table {
  return table()
    .put("ionian-sea", { a14: 4, a01: 2 })
    .carry("a14", "a01")
    .put("leucas", { s01: 1 })
    .attack("athens", "ionian-sea", "leucas", ["a14"])
    .play("fight");
}

test("[PEL-6.6.1] who comes from there lands", () => {
  expect(
    landing()
      .told("battle-began")
      .map((e) => e.mode),
  ).toEqual(["landing"]);
});

test("[PEL-6.4.2.8] a fleet retreats there with a block of the same battle", () => {
  const g = landing().dice("3").play("fight").play("retreat");
  expect(g.list).toEqual(["retreat-to ionian-sea", "retreat-carrying ionian-sea a01"]);
  expect(g.reason("retreat-carrying ionian-sea s01")).toBe("retreat/not-waiting PEL-6.4.2.8");
});

test("[PEL-1.3.0.6] a fleet goes on from there, as it does not from land", () => {
  const g = table().put("leucas", { s14: 3 }).actionTurn("sparta", 2).play("maneuver").setOut("s14").play("enter ionian-sea");
  expect(g.listed("enter")).toContain("ambracia");
  expect(g.play("enter ambracia").decision).toBe("action-phase");
});

test("[PEL-5.2.1.8] the assignment may be changed when the group is maneuvered", () => {
  expect(
    table().put("ionian-sea", { a14: 4, a15: 3, a01: 2 }).carry("a14", "a01").actionTurn("athens", 2).play("maneuver", "add-block a15", "march").list,
  ).toEqual(["load a15 a01", "done"]);
});

test("[PEL-5.2.1.11] a fleet brings its cargo to a muster", () => {
  expect(table().put("ionian-sea", { s14: 3, s01: 2 }).carry("s14", "s01").actionTurn("sparta", 2).play("muster", "muster-to leucas").list).toEqual([
    "muster-carrying s14 s01",
    "done",
  ]);
});

test("[PEL-5.5.6] who leaves a pillaged city for it may carry a block", () => {
  expect(table().put("corcyra", { s14: 3, s11: 2 }).besiege("corcyra").actionTurn("sparta", 2).play("pillage").placesOf("s14", "s11")).toEqual([
    "ionian-sea 3",
    "ionian-sea 2",
  ]);
});

test("[PEL-5.3.10] a forced sail from there is by sea, so that an earthquake does not bar it from a city of Athens", () => {
  const g = table()
    .put("cephallenian-sea", { s14: 4 })
    .put("corcyra", { a28: 2 })
    .set((s) => addEffect(s, EARTHQUAKE))
    .actionTurn("sparta", 2)
    .play("maneuver")
    .setOut("s14");
  g.play("enter ionian-sea", "enter cephallenian-sea", "enter ionian-sea", "enter cephallenian-sea", "enter ionian-sea", "force-march corcyra");
  g.dice("6").play("end-phase").play("go-on");
  expect(g.placesOf("s14")).toEqual(["corcyra 4"]);
});
