/** Blocks where they cannot be, as they cannot be, are refused. */
import { describe } from "vitest";
import * as S from "../../../src/peloponnesian/state/index.js";
import { area, block, given, table, type Table } from "../table.js";
import { type Draft, testRefused } from "../refused.js";

const all =
  (...changes: readonly ((d: Draft) => void)[]) =>
  (d: Draft) => {
    for (const change of changes) change(d);
  };
const move = (where: string, id: string, cv: number) => (d: Draft) => given(d).put(where, { [id]: cv });

describe("blocks on the map", () => {
  const position = () =>
    table().put("tegea", { s07: 2 }).put("corinth", { s15: 2 }).put("laconian-gulf", { s14: 3, s11: 1, s16: 2 }).carry("s14", "s11").actionTurn("sparta", 2)
      .state;
  testRefused(position, [
    ["[PEL-2.1.2.1] a block has its maximum CV at most", move("tegea", "s07", 4), "blocks.sparta.s07.cv: 1 to 3 (PEL-2.1.2.1)", move("tegea", "s07", 3)],
    ["[PEL-2.1.2.1] and 1 at least", move("tegea", "s07", 0), "blocks.sparta.s07.cv: 1 to 3 (PEL-2.1.2.1)", move("tegea", "s07", 1)],
    [
      "[PEL-1.3.1.1] nobody is in a neutral area",
      move("argos", "s07", 2),
      "blocks.sparta.s07.area: an area in play that is not neutral (PEL-1.3.1.1)",
      all((d) => given(d).native("sparta", "argos"), move("argos", "s07", 2)),
    ],
    ["[PEL-1.1.8] nor in one out of play", move("syracuse", "s07", 2), "blocks.sparta.s07.area: an area in play that is not neutral (PEL-1.3.1.1)"],
    [
      "[PEL-5.1.4] a fleet is on a coast or at sea",
      move("tegea", "s15", 2),
      "blocks.sparta.s15.area: the sea or a coast, for a fleet (PEL-5.1.4)",
      move("megara", "s15", 2),
    ],
    [
      "[PEL-5.2.1.8] a land block at sea is aboard",
      move("laconian-gulf", "s07", 1),
      "blocks.sparta.s07.carriedBy: a fleet, for a land block at sea (PEL-5.2.1.8)",
      all(move("laconian-gulf", "s07", 1), (d) => given(d).carry("s16", "s07")),
    ],
    [
      "[PEL-5.2.1.1] a fleet carries one block",
      all(
        move("laconian-gulf", "s07", 1),
        (d) => d.aboard.splice(0, 0, block("s07"), block("s14")),
        (d) => S.addMark(d, block("s07"), S.CARRIED),
      ),
      "blocks.sparta.s11.carriedBy: a fleet that carries no other block (PEL-5.2.1.1)",
    ],
    [
      "[PEL-5.2.1.8] the fleet is with it",
      move("messenian-sea", "s14", 3),
      "blocks.sparta.s11.carriedBy: a fleet of its side that is there",
      all(move("messenian-sea", "s14", 3), move("messenian-sea", "s11", 1), (d) => given(d).carry("s14", "s11")),
    ],
    [
      "[PEL-5.2.1.1] it is a fleet that carries",
      all(
        move("laconian-gulf", "s07", 2),
        (d) => given(d).carry("s16", "s07"),
        (d) => given(d).carry("s07", "s11"),
      ),
      "blocks.sparta.s11.carriedBy: a fleet of its side that is there",
    ],
    [
      "[PEL-5.2.1.1] of its own side",
      all(move("laconian-gulf", "a14", 4), (d) => given(d).carry("a14", "s11")),
      "blocks.sparta.s11.carriedBy: a fleet of its side that is there",
    ],
    [
      "[PEL-5.2.1.2] barbarians are not carried",
      all(move("laconian-gulf", "s35", 1), (d) => given(d).carry("s16", "s35")),
      "blocks.sparta.s35.carriedBy: nobody, for only Greek land blocks are carried (PEL-5.2.1.2)",
    ],
    [
      "[PEL-5.2.1.2] nor are fleets",
      all(move("laconian-gulf", "s18", 1), (d) => given(d).carry("s16", "s18")),
      "blocks.sparta.s18.carriedBy: nobody, for only Greek land blocks are carried (PEL-5.2.1.2)",
    ],
    [
      "[PEL-5.2.1.3] a cargo is weaker than its fleet",
      (d) => S.setCV(d, block("s14"), 1),
      "blocks.sparta.s11.cv: less than 1, the CV of s14",
      (d) => S.setCV(d, block("s14"), 2),
    ],
  ]);
});

describe("blocks off the map", () => {
  const position = () => table().put("tegea", { s07: 2 }).actionTurn("sparta", 2).state;
  testRefused(position, [
    [
      "[PEL-2.0.3] the reserve is that of the scenario",
      (d) => S.takeOff(d, block("s08"), S.RESERVE),
      "blocks.sparta.s08.off: another place, for 431 does not set s08 aside",
      (d) => S.takeOff(d, block("a35"), S.POOL), // events call who is in reserve
    ],
    [
      "[PEL-15.0.3] and so is who is excluded",
      (d) => S.takeOff(d, block("s08"), S.EXCLUDED),
      "blocks.sparta.s08.off: another place, for 431 does not set s08 aside",
      (d) => S.takeOff(d, block("s41"), S.POOL),
    ],
    [
      "[PEL-2.0.3] who is excluded is not in reserve",
      (d) => S.takeOff(d, block("s41"), S.RESERVE),
      "blocks.sparta.s41.off: another place, for 431 does not set s41 aside",
    ],
  ]);
});

describe("blocks inside a city", () => {
  const position = () =>
    table().put("megara", { a01: 3, a02: 2 }).put("inside megara", { s17: 2 }).besiege("megara").put("sparta", { s01: 4 }).actionTurn("sparta", 2).state;
  const inside = (id: string) => (d: Draft) => S.addMark(d, block(id), S.INSIDE);
  testRefused(position, [
    [
      "[PEL-1.1.4] besiegers are before the city, not inside",
      inside("a02"),
      "blocks.athens.a02.marks: nobody inside a city that is not his side's",
      (d) => given(d).put("inside megara", { s11: 3 }),
    ],
    [
      "[PEL-1.1.4] nobody is inside where no city is",
      (d) => given(d).put("inside messenia", { s11: 3 }),
      "blocks.sparta.s11.marks: nobody inside a city that is not his side's",
    ],
    ["[PEL-1.1.4] nor at sea", (d) => given(d).put("inside saronic-gulf", { s14: 3 }), "blocks.sparta.s14.marks: nobody inside a city that is not his side's"],
    ["[PEL-1.1.4] without a siege nobody is inside", inside("s01"), "blocks.sparta.s01.marks: nobody inside a city that is not besieged (PEL-1.1.4)"],
  ]);
});

describe("cities", () => {
  const position = () =>
    table()
      .put("megara", { a01: 3 })
      .put("inside megara", { s17: 2 })
      .besiege("megara")
      .control("sparta", "megara")
      .garrison("megara", "native", 1)
      .control("sparta", "plataea")
      .garrison("plataea", "detached", 1)
      .control("sparta", "miletus")
      .garrison("miletus", "rebel", 2)
      .control("sparta", "chios")
      .put("chios", { s36: 2 })
      .actionTurn("sparta", 2).state;
  const garrison = (id: string, kind: Parameters<Table["garrison"]>[1], cv: number) => (d: Draft) => given(d).control("sparta", id).garrison(id, kind, cv);
  testRefused(position, [
    [
      "[PEL-1.2.6] a side's city has a controller",
      (d) => S.setController(d, area("corinth"), S.NOBODY),
      "areas.corinth.city.controller: one of the sides (PEL-1.2.6)",
    ],
    [
      "[PEL-1.3.1.5] a neutral one has none",
      (d) => S.setController(d, area("argos"), 1),
      "areas.argos.city.controller: nobody, for argos is neutral or Persian (PEL-1.3.1.5)",
    ],
    [
      "[PEL-1.3.1.5] nor has a Persian one",
      (d) => S.setController(d, area("lydia"), 0),
      "areas.lydia.city.controller: nobody, for lydia is neutral or Persian (PEL-1.3.1.5)",
    ],
    [
      "[PEL-7.3.1] a native garrison is in native hands",
      garrison("plataea", "native", 1),
      "areas.plataea.city.garrison: native in native hands and nowhere else (PEL-7.3.1)",
      garrison("plataea", "none", 0),
    ],
    [
      "[PEL-7.3.1] and in native hands there is no other",
      garrison("corinth", "rebel", 3),
      "areas.corinth.city.garrison: native in native hands and nowhere else (PEL-7.3.1)",
    ],
    ["[PEL-7.3.1] its full CV is the value of the city", garrison("corinth", "native", 4), "areas.corinth.city.garrisonCV: 3 (PEL-7.3.5)"],
    ["[PEL-7.3.2] that of a rebel garrison is, too", garrison("miletus", "rebel", 3), "areas.miletus.city.garrisonCV: 2 (PEL-7.3.5)"],
    ["[PEL-7.3.3] that of a detached one is 1", garrison("plataea", "detached", 2), "areas.plataea.city.garrisonCV: 1 (PEL-7.3.5)"],
    ["[PEL-7.3.3] a detached garrison has 1 CV and not 0", garrison("plataea", "detached", 0), "areas.plataea.city.garrisonCV: 1 (PEL-7.3.5)"],
    [
      "[PEL-7.3.5] damage lasts as long as the siege",
      garrison("corinth", "native", 2),
      "areas.corinth.city.garrisonCV: 3 (PEL-7.3.5)",
      garrison("megara", "native", 0),
    ],
    ["[PEL-7.3.5] where there is no garrison it has no CV", garrison("chios", "none", 1), "areas.chios.city.garrisonCV: 0 (PEL-7.3.5)"],
    [
      "[PEL-7.2.1] a city is besieged by enemies in the field",
      (d) => given(d).besiege("corinth"),
      "areas.corinth.city.siege: none, for no enemy is there (PEL-7.2.1)",
      all((d) => given(d).besiege("corinth"), move("corinth", "a02", 2)),
    ],
    [
      "[PEL-7.2.3] since a season that has begun",
      (d) => given(d).besiege("megara", -1),
      "areas.megara.city.siege: a season that has begun, 0 to 1",
      (d) => given(d).besiege("megara", 0),
    ],
    ["[PEL-1.3.1.5] a neutral city is not besieged", (d) => given(d).besiege("argos"), "areas.argos.city.siege: none, for nobody holds the city (PEL-1.3.1.5)"],
    [
      "[PEL-1.2.2] its value is the most that it holds",
      (d) => given(d).put("inside megara", { s11: 1, s12: 1 }),
      "areas.megara.besieged: at most 2 inside (PEL-1.2.2)",
      (d) => given(d).put("inside megara", { s11: 1 }),
    ],
  ]);
});

describe("a city that is full", () => {
  const sparta = () =>
    table().put("sparta", { a01: 3 }).put("inside sparta", { s01: 2, s02: 2, s03: 2 }).besiege("sparta").put("corinth", { s11: 2 }).actionTurn("sparta", 2)
      .state;
  testRefused(sparta, [
    [
      "[PEL-1.2.2] holds nobody else, the first of the map and the first block of all counted",
      (d) => given(d).put("inside sparta", { s04: 2 }),
      "areas.sparta.besieged: at most 3 inside (PEL-1.2.2)",
      (d) => given(d).put("corinth", { s12: 2 }),
    ],
  ]);
});
