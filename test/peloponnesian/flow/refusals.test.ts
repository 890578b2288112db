/** Why moves are refused: the first thing that is wrong with them, with its clause. */
import { expect, test } from "vitest";
import { addEffect, EARTHQUAKE } from "../../../src/peloponnesian/state/index.js";
import { table, type Table } from "../table.js";

const reasons = (g: Table, ...lines: readonly string[]) => lines.map((line) => `${line}: ${g.reason(line)}`);

test("[PEL-5.1.3] [PEL-5.2.0.5] a besieged party is refused by land, and at a sea that is not offshore", () => {
  const fleet = table()
    .put("inside potidaea", { a14: 3 })
    .put("potidaea", { s22: 2 })
    .besiege("potidaea")
    .actionTurn("athens", 2)
    .play("maneuver", "add-block a14");
  expect(reasons(fleet, "enter chalcidic-sea", "enter torone")).toEqual([
    "enter chalcidic-sea: march/only-offshore PEL-5.2.0.5",
    "enter torone: march/besieged PEL-5.1.3",
  ]);
});

test("[PEL-5.0.1] [PEL-5.1.6] [PEL-5.2.0.1] a party is refused for the border it cannot cross: none, no shore, no ships", () => {
  const laid = () => table().put("corinth", { s14: 3 }).put("megara", { s17: 2 });
  const fleet = laid().actionTurn("sparta", 2).play("maneuver", "choose-group corinth", "add-block s14");
  expect(reasons(fleet, "enter athens", "enter tegea")).toEqual(["enter athens: march/not-adjacent PEL-5.0.1", "enter tegea: march/no-shore PEL-5.1.6"]);
  const foot = laid().actionTurn("sparta", 2).play("maneuver", "choose-group megara", "add-block s17");
  expect(reasons(foot, "enter saronic-gulf")).toEqual(["enter saronic-gulf: march/no-fleet PEL-5.2.0.1"]);
});

test("[PEL-3.5.20] an earthquake is named as such", () => {
  const g = table()
    .put("megara", { s17: 2 })
    .set((s) => addEffect(s, EARTHQUAKE))
    .actionTurn("sparta", 2)
    .play("maneuver", "add-block s17");
  expect(reasons(g, "enter eleusis", "enter athens", "enter plataea").filter((r) => !r.endsWith("PEL-5.0.1"))).toContain(
    "enter plataea: march/earthquake PEL-3.5.20",
  );
});

test("[PEL-4.2.0.5] [PEL-4.2.1.1] a block that cannot be built is refused with the reason", () => {
  const g = table()
    .put("thebes", { s22: 1 })
    .put("tegea", { s01: 1 })
    .put("megara", { s17: 1 })
    .control("athens", "megara")
    .garrison("megara", "detached", 1)
    .put("sparta", { s02: 1, s03: 1 })
    .actionTurn("sparta", 2)
    .play("build");
  expect(reasons(g, "build-block s01", "build-block s17", "build-block a01", "build-block s04")).toEqual([
    "build-block s01: build/not-at-home PEL-4.2.1.1",
    "build-block s17: build/not-friendly PEL-4.2.0.5",
    "build-block a01: build/not-in-play PEL-4.2.1.1",
    "build-block s04: build/not-in-play PEL-4.2.1.1",
  ]);
});

test("[PEL-4.2.0.2] [PEL-2.2.6.3] in a besieged city that is no port nobody is built, and barbarians never", () => {
  const g = table().put("inside thebes", { s22: 1 }).put("thebes", { a01: 3 }).besiege("thebes").put("aetolia", { s35: 1 }).put("sparta", { s02: 1, s03: 1 });
  expect(reasons(g.actionTurn("sparta", 2).play("build"), "build-block s22", "build-block s35", "build-block s02")).toEqual([
    "build-block s22: build/besieged PEL-4.2.0.2",
    "build-block s35: build/barbarian PEL-2.2.6.3",
    "build-block s02: null",
  ]);
});

test("[PEL-4.2.2.2] [PEL-4.2.2.5] [PEL-4.2.0.5] a recruit that cannot be placed is refused with the reason", () => {
  const g = table().control("athens", "thebes").garrison("thebes", "detached", 1).actionTurn("sparta", 2).dice("", "0 0 19").play("recruit");
  expect(g.told("recruits-drawn")[0]!.secret!.blocks).toEqual(["s01", "s02", "s22"]);
  expect(reasons(g, "place-recruit s22 thebes", "place-recruit s01 corinth", "place-recruit a01 athens")).toEqual([
    "place-recruit s22 thebes: recruit/not-friendly PEL-4.2.0.5",
    "place-recruit s01 corinth: recruit/not-its-home PEL-4.2.2.5",
    "place-recruit a01 athens: recruit/not-drawn PEL-4.2.2.2",
  ]);
});

test("[PEL-4.3.1] [PEL-5.5.2] a city that cannot be pillaged is refused with the reason", () => {
  const g = table()
    .put("plataea", { s22: 4 })
    .put("potidaea", { s17: 2 })
    .besiege("plataea")
    .besiege("potidaea", 0)
    .put("chalcis", { s23: 3 })
    .besiege("chalcis")
    .actionTurn("sparta", 2)
    .play("pillage");
  expect(reasons(g, "choose-city potidaea", "choose-city athens")).toEqual([
    "choose-city potidaea: siege/not-established PEL-5.5.2",
    "choose-city athens: pillage/not-besieged PEL-4.3.1",
  ]);
});

test("[PEL-5.0.5] [PEL-5.0.8] [PEL-7.2.7] a city where nobody can muster is refused with the reason", () => {
  const g = table().put("sparta", { s01: 3 }).put("thebes", { s22: 3 }).put("elis", { a01: 3 }).besiege("elis").actionTurn("sparta", 2).play("muster");
  expect(reasons(g, "muster-to athens", "muster-to elis")).toEqual([
    "muster-to athens: muster/not-friendly PEL-5.0.5",
    "muster-to elis: muster/goal-besieged PEL-7.2.7",
  ]);
  g.play("muster-to tegea");
  expect(reasons(g, "muster-block a01", "muster-block s02")).toEqual([
    "muster-block a01: maneuver/no-such-block PEL-5.0.5",
    "muster-block s02: maneuver/no-such-block PEL-5.0.5",
  ]);
});
