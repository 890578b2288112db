/** The last block of each side in block order is treated like the others: S49 of Selinus, hoplites, and A48, barbarians of Aetolia. */
import { expect, test } from "vitest";
import { fight, plataea, table } from "../table.js";

test("[PEL-6.1.1] [PEL-5.4.0.6] it is revealed in a battle, on either side", () => {
  const g = fight({ s49: 2 }, { a01: 2, a48: 1 }, "messenia", "sparta");
  expect(g.told("battle-began")[0]!.faces.map((face) => face.block)).toEqual(["s49", "a01", "a48"]);
});

test("[PEL-5.4.1.3] it may be a column of its own", () => {
  const g = table()
    .put("corinth", { s11: 3 })
    .put("thebes", { s49: 2 })
    .put("megara", { a01: 4 })
    .actionTurn("sparta", 5)
    .play("maneuver", "choose-group corinth", "add-block s11", "enter megara");
  g.play("maneuver", "add-block s49", "enter plataea", "enter megara", "end-phase");
  expect(g.list).toEqual(["send-column s11", "send-column s49"]);
});

test("[PEL-6.3.4.6] [PEL-6.4.0.3] beaten it has to retreat", () => {
  const panicked = fight({ s25: 2 }, { a48: 1 }, "aetolia", "malis").dice("6 3").play("fight");
  expect(panicked.list).toEqual(["retreat-to naupactus", "retreat-to stratus"]);
  const withdrawn = fight({ s17: 2 }, { a48: 1 }, "aetolia", "malis").play("retreat");
  expect(withdrawn.list).toEqual(["retreat-to naupactus", "retreat-to stratus"]);
});

test("[PEL-6.0.5] it counts in the size of a battle", () => {
  const g = table()
    .put("sparta", { s01: 4, s49: 2 })
    .put("tegea", { a02: 1 })
    .put("corinth", { s11: 3 })
    .put("megara", { a01: 2 })
    .actionTurn("sparta", 4)
    .play("maneuver", "choose-group sparta", "add-block s01", "add-block s49", "enter tegea");
  g.play("maneuver", "add-block s11", "enter megara", "end-phase");
  expect(g.told("battle-began").map((e) => e.area)).toEqual(["megara"]); // one block against two
});

test("[PEL-8.1.0.3] [PEL-8.1.0.4] it storms and defends walls", () => {
  const g = plataea({ s49: 2 }, { a48: 1 }).actionTurn("sparta", 2).play("end-phase", "storm plataea");
  expect(g.told("battle-began")[0]!.faces.map((face) => face.block)).toEqual(["s49", "a48", null]);
});

test("[PEL-8.1.0.8] it leaves a city whose storm has failed", () => {
  const g = plataea({ s49: 2 }).actionTurn("sparta", 2).play("end-phase").dice("6").play("storm plataea");
  expect(g.list).toEqual(["retreat-to megara", "retreat-to thebes"]);
});

test("[PEL-8.3.1] it sallies", () => {
  expect(table().put("plataea", { s22: 2 }).put("inside plataea", { a48: 1 }).besiege("plataea").actionTurn("athens", 2).play("end-phase").list).toEqual([
    "sally-from plataea",
    "done",
  ]);
});

test("[PEL-5.3.2] [PEL-5.3.3] it tries a forced march", () => {
  const g = table().put("sparta", { s49: 2 }).actionTurn("sparta", 2).play("maneuver", "add-block s49", "enter tegea", "enter corinth", "force-march megara");
  expect(g.told("forced-march-announced").map((e) => [e.count, e.secret])).toEqual([[1, { blocks: ["s49"] }]]);
  expect(
    g
      .dice("5")
      .play("end-phase")
      .told("forced-march-rolled")
      .map((e) => [e.successes, e.secret]),
  ).toEqual([[1, { blocks: ["s49"], values: [5] }]]);
});

test("[PEL-5.3.3] a fleet that carries the first of all rolls once for both", () => {
  const g = table()
    .put("messenian-sea", { s14: 4 })
    .put("leucas", { s15: 3, s01: 2 })
    .actionTurn("sparta", 2)
    .play("maneuver", "choose-group leucas", "add-block s01", "add-block s15", "load s15 s01", "enter ionian-sea", "enter cephallenian-sea");
  g.play("enter ionian-sea", "enter cephallenian-sea", "enter ionian-sea", "force-march leucas").dice("6").play("end-phase");
  expect(g.told("roll").map((e) => e.faces)).toEqual([[6]]);
});

test("[PEL-5.5.6] it leaves a pillaged city aboard a fleet", () => {
  expect(table({ season: "early-summer" }).put("naupactus", { s06: 2, s49: 1 }).besiege("naupactus").actionTurn("sparta", 2).play("pillage").list).toContain(
    "leave-carrying corinthian-gulf s49",
  );
});

test("[PEL-6.4.2.8] it is carried away by a fleet that retreats", () => {
  const g = table()
    .put("corinth", { s14: 3, s49: 2 })
    .put("tegea", { a01: 4 })
    .control("athens", "tegea")
    .garrison("tegea", "detached", 1)
    .attack("athens", "tegea", "corinth", ["a01"])
    .play("fight", "retreat", "retreat-block s14");
  expect(g.list).toContain("retreat-carrying saronic-gulf s49");
});

test("[PEL-9.2.3.1] [PEL-8.2.0.9] in Winter it is supplied or goes home, or is disbanded", () => {
  const supplied = plataea({ s49: 2 }, { a26: 2 }, "winter").actionTurn("sparta", 2).play("supply", "end-phase");
  expect(supplied.listed("attrition")).toEqual(["plataea"]);
  const s = table({ season: "winter" }).put("malis", { a48: 1 }).control("sparta", "larissa").garrison("larissa", "rebel", 2);
  for (const city of ["pagasae", "naupactus", "stratus"]) s.control("sparta", city).garrison(city, "rebel", 1);
  const g = s.actionTurn("athens", 2).play("end-phase");
  expect([g.placesOf("a48"), g.told("blocks-lost").map((e) => e.reason)]).toEqual([["pool"], ["disbanded"]]);
});

test("[PEL-4.2.2.1] [PEL-2.0.4] it is drawn as a recruit", () => {
  const s = table().put("athens", { a01: 4 });
  const pool = Number(s.actionTurn("athens", 2).viewOf("arbiter").pools.athens);
  const g = s
    .actionTurn("athens", 2)
    .dice("", `${pool - 1} 0 0`)
    .play("recruit");
  expect(g.told("recruits-drawn")[0]!.secret!.blocks).toContain("a48");
});

test("[PEL-4.2.3.1] [PEL-2.2.6.4] a Greek leaves a garrison, a barbarian does not", () => {
  const captured = (id: string, seat: "sparta" | "athens") =>
    table()
      .control(seat, seat === "sparta" ? "plataea" : "thebes")
      .put(seat === "sparta" ? "plataea" : "thebes", { [id]: 1 })
      .actionTurn(seat, 2)
      .list.includes("detach-garrison");
  expect([captured("s49", "sparta"), captured("a48", "athens")]).toEqual([true, false]);
});

test("[PEL-3.5.11] a Surprise March moves at most four blocks", () => {
  const g = table()
    .put("sparta", { s01: 4, s02: 3, s03: 2, s04: 2, s49: 2 })
    .eventTurn("sparta", "surprise-march-25")
    .play("add-block s01", "add-block s02", "add-block s03", "add-block s49");
  g.play("enter tegea");
  expect([g.told("blocks-moved").map((e) => e.count), g.placesOf("s04", "s49")]).toEqual([[4], ["sparta 2", "tegea 2"]]);
});

test("[PEL-4.2.1.1] [PEL-4.2.1.2] a build raises it by 1, once for each action", () => {
  const g = table({ scenario: "sicily" }).put("selinus", { s49: 1 }).put("gela", { s40: 1 }).actionTurn("sparta", 3).play("build", "build-block s40");
  expect(g.placesOf("s40", "s49")).toEqual(["gela 2", "selinus 1"]);
  g.play("build");
  expect(g.placesOf("s40", "s49")).toEqual(["gela 2", "selinus 2"]);
});

test("[PEL-6.2.3] [PEL-6.2.2] it attacks in its turn", () => {
  const g = fight({ s49: 1 }, { a48: 1 }, "messenia", "sparta").dice("3").play("fight").dice("3").play("fight");
  expect(g.attacks.map(([block]) => block)).toEqual(["s49"]);
});
