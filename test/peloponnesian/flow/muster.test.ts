/** Mustering blocks in one City-State. */
import { describe, expect, test } from "vitest";
import type { PeloponnesianState } from "../../../src/peloponnesian/index.js";
import { table } from "../table.js";

describe("muster", () => {
  test("[PEL-5.0.5] [PEL-DP.16] [PEL-DP.17] any blocks within their allowance gather in one friendly City-State", () => {
    const g = table().put("sparta", { s01: 4 }).put("elis", { s09: 2 }).put("thebes", { s22: 4 }).actionTurn("sparta", 2).play("muster", "muster-to tegea");
    expect(g.list).toEqual(["muster-block s01", "muster-block s09", "done"]);
    g.play("muster-block s01", "muster-block s09");
    expect([g.placesOf("s01", "s09"), g.actions]).toEqual([["tegea 4", "tegea 2"], 1]);
  });

  test("[PEL-5.0.6] [PEL-5.0.8] [PEL-5.4.0.5] mustering blocks do not engage: no goal with enemies, no way through them", () => {
    const g = table().put("sparta", { s01: 4 }).put("tegea", { a01: 2 }).put("thebes", { s22: 4 }).actionTurn("sparta", 2).play("muster");
    expect(g.list).not.toContain("muster-to tegea");
    expect(g.list).not.toContain("muster-to corinth");
    expect(g.list).toContain("muster-to elis");
  });

  test("[PEL-5.0.7] [PEL-5.3.11] no forced march: what is beyond the allowance is out of reach", () => {
    expect(table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("muster").list).not.toContain("muster-to megara");
  });

  test("[PEL-1.3.0.7] [PEL-7.4.2] [PEL-5.2.0.8] a fleet besieged in Corinth musters by the Corinthian Gulf only, though the other gulf is free", () => {
    const besieged = (enemies: Readonly<Record<string, number>>) =>
      table().put("corinth", { a01: 4 }).put("inside corinth", { s14: 3 }).besiege("corinth").put("corinthian-gulf", enemies).actionTurn("sparta", 2);
    expect(besieged({ a14: 2 }).list).not.toContain("muster");
    const free = besieged({}).play("muster");
    expect(free.list).toContain("muster-to sicyon");
    expect(free.list).not.toContain("muster-to epidaurus");
    // Where another fleet can come, this one still cannot.
    expect(besieged({ a14: 2 }).put("saronic-gulf", { s18: 2, s15: 2 }).play("muster", "muster-to epidaurus").list).toEqual([
      "muster-block s15",
      "muster-block s18",
      "done",
    ]);
  });

  test("[PEL-5.0.11] [PEL-DP.17] cavalry goes round an enemy that bars the short way, hoplites cannot", () => {
    const g = table()
      .put("malis", { s25: 2, s22: 4 })
      .put("opus", { a01: 3 })
      .besiege("opus")
      .actionTurn("sparta", 2)
      .play("muster", "muster-to thebes", "muster-block s25");
    expect(g.told("blocks-moved").map((e) => e.to)).toEqual(["delphi", "orchomenus", "thebes"]);
    expect(g.placesOf("s25", "s22")).toEqual(["thebes 2", "malis 4"]);
    // Round Tegea by Argos: from there Tegea, though first in map order, is still barred.
    const h = table()
      .native("sparta", "argos")
      .put("sparta", { s25: 2 })
      .put("tegea", { a01: 3 })
      .besiege("tegea")
      .actionTurn("sparta", 2)
      .play("muster", "muster-to sicyon")
      .play("muster-block s25");
    expect(h.log.flatMap((e) => (e.type === "blocks-moved" ? [e.to] : []))).toEqual(["argos", "corinth", "sicyon"]);
  });

  test("[PEL-4.1.3] one action brings a group together, of whichever side", () => {
    for (const [seat, home, id] of [
      ["sparta", "sparta", "s01"],
      ["athens", "plataea", "a01"],
    ] as const) {
      const g = table()
        .put(home, { [id]: 2 })
        .actionTurn(seat, 2)
        .play("muster");
      expect([g.asked, g.actions]).toEqual([`muster ${seat}`, 1]);
    }
  });

  test("[PEL-1.2.10] [PEL-7.5.1] what is left by a muster is abandoned, or besieged no longer", () => {
    const g = table()
      .control("sparta", "plataea")
      .put("plataea", { s22: 2 })
      .put("athens", { s23: 2 })
      .besiege("athens")
      .actionTurn("sparta", 2)
      .play("muster", "muster-to thebes", "muster-block s22");
    expect(g.told("control-changed").map((e) => [e.area, e.controller])).toEqual([["plataea", "athens"]]);
    g.play("muster-block s23");
    expect(g.told("siege-ended").map((e) => e.area)).toEqual(["athens"]);
  });

  test("[PEL-7.2.7] a besieged city is no goal", () => {
    expect(
      table().put("sparta", { s01: 4 }).put("elis", { s09: 2 }).put("tegea", { a01: 2 }).besiege("tegea").actionTurn("sparta", 2).play("muster").list,
    ).not.toContain("muster-to tegea");
  });

  test("[PEL-5.0.5] an enemy or captured city: friendly is whose city is controlled", () => {
    const goals = table().put("thebes", { s22: 4 }).control("sparta", "plataea").garrison("plataea", "detached", 1).actionTurn("sparta", 2).play("muster").list;
    expect(goals).toContain("muster-to plataea");
    expect(goals).not.toContain("muster-to athens");
  });

  test.each(["s01", "s11", "s49"])("[PEL-5.2.1.11] a fleet at sea brings its cargo, %s too, and comes with no other", (cargo) => {
    expect(
      table()
        .put("corinthian-gulf", { s14: 3, [cargo]: 2 })
        .carry("s14", cargo)
        .actionTurn("sparta", 2)
        .play("muster", "muster-to sicyon").list,
    ).toEqual([`muster-carrying s14 ${cargo}`, "done"]);
  });

  test("[PEL-5.2.1.11] on land it comes alone, or takes one of its group along", () => {
    expect(table().put("corinth", { s14: 3, s11: 2, s01: 2, s35: 1 }).actionTurn("sparta", 2).play("muster", "muster-to delphi").list).toEqual([
      "muster-block s14",
      "muster-carrying s14 s01",
      "muster-carrying s14 s11",
      "done",
    ]);
  });

  test("[PEL-5.2.1.11] fleets may carry cargo in a muster", () => {
    const g = table()
      .put("corinthian-gulf", { s14: 3, s11: 2 })
      .carry("s14", "s11")
      .actionTurn("sparta", 2)
      .play("muster", "muster-to sicyon", "muster-carrying s14 s11");
    expect(g.placesOf("s14", "s11")).toEqual(["sicyon 3", "sicyon 2"]);
    const from = table().put("corinth", { s14: 3, s11: 2 }).actionTurn("sparta", 2).play("muster", "muster-to delphi");
    expect(from.list).toEqual(expect.arrayContaining(["muster-block s14", "muster-carrying s14 s11", "done"]));
  });

  test("[PEL-DP.17] the route has the fewest perilous borders, then the fewest areas", () => {
    const g = table().put("sparta", { s06: 2 }).actionTurn("sparta", 2).play("muster", "muster-to corinth", "muster-block s06");
    // Over the Laconian, Messenian and Cephallenian seas and not around Malea.
    expect(g.told("blocks-moved").map((e) => e.to)).toEqual(["laconian-gulf", "messenian-sea", "cephallenian-sea", "corinthian-gulf", "corinth"]);
  });
});

describe("along the shore", () => {
  const shortest = (from: string, to: string, change: (s: PeloponnesianState) => void = () => {}) => {
    const g = table()
      .put(from, { s14: 3, s15: 2 })
      .set((s) => change(s))
      .actionTurn("sparta", 2)
      .play("muster", `muster-to ${to}`, "muster-block s14");
    return g.told("blocks-moved").map((e) => e.to);
  };

  test("[PEL-1.4.1] [PEL-5.1.6] a fleet musters along the shore into the next City-State, over the land border", () => {
    expect(shortest("corinth", "sicyon")).toEqual(["sicyon"]);
    expect(shortest("corinth", "megara")).toEqual(["megara"]);
  });

  test("[PEL-1.4.2] [PEL-1.4.3] further it goes by sea, and lands once", () => {
    expect(shortest("corinth", "delphi")).toEqual(["corinthian-gulf", "delphi"]);
    expect(shortest("megara", "epidaurus")).toEqual(["saronic-gulf", "epidaurus"]);
  });

  test("[PEL-1.3.0.6] [PEL-5.2.0.3] it does not pass through a land area on its way", () => {
    // From Sicyon the Saronic Gulf lies behind Corinth: round the Peloponnese it is too far.
    expect(table().put("sicyon", { s14: 3 }).put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("muster").list).not.toContain("muster-to epidaurus");
  });
});
