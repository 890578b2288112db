/** What the procedures of the combat phase remember is refused where it cannot be. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { ATHENA, ATHENS, SPARTA, ZEUS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, given, plataea, table } from "../table.js";
import { type Draft, testRefused } from "../refused.js";

const mark = (id: string, bit: number) => (d: Draft) => S.addMark(d, block(id), bit);

describe("storms and attrition", () => {
  const starving = (olympian: number, seat: number) =>
    plataea({ s22: 4 }, { a26: 2 })
      .set((s) => S.setHolder(s, olympian, seat))
      .actionTurn("sparta", 2)
      .play("end-phase")
      .dice(olympian === ZEUS ? "4 5" : "")
      .play("attrition plataea");
  testRefused(
    () => plataea({ s22: 4, s23: 3 }).actionTurn("sparta", 2).play("end-phase", "storm plataea").state,
    [
      [
        "[PEL-8.1.0.1] a storm is of a city that its player besieges",
        (d) => (F.storm.top(d).city = area("thebes")),
        "frames[4].slots.city: a city its player besieges (PEL-8.1.0.1, PEL-8.2.0.1)",
      ],
    ],
  );
  testRefused(
    () => starving(ATHENA, ATHENS).state,
    [
      [
        "[PEL-8.2.0.1] attrition is of a city that its player besieges",
        (d) => (F.attrition.under(d).city = area("thebes")),
        "frames[4].slots.city: a city its player besieges (PEL-8.1.0.1, PEL-8.2.0.1)",
      ],
      ["[PEL-11.4.1] Athena is asked of the besieged", (d) => (F["use-olympian"].top(d).seat = SPARTA), "frames[5].slots.seat: athens, as attrition says"],
    ],
  );
  testRefused(
    () => starving(ZEUS, SPARTA).state,
    [
      [
        "[PEL-11.4.1] after the roll who rolled is asked, not the besieged",
        (d) => (F["use-olympian"].top(d).seat = ATHENS),
        "frames[5].slots.seat: sparta, as attrition says",
      ],
    ],
  );
});

describe("whose it is", () => {
  testRefused(
    () => table().eventTurn("sparta", "ionian-revolt").play("name-city ephesus").state,
    [["[PEL-3.4.4] Sparta spreads a revolt", (d) => (F.expansion.top(d).seat = ATHENS), "frames[3].slots.seat: sparta, as event says"]],
  );
  testRefused(
    () => table().put("sparta", { s01: 4, s02: 2 }).eventTurn("athens", "helot-rising").state,
    [
      ["[PEL-3.5.15] Sparta says who rises against", (d) => (F.losses.top(d).seat = ATHENS), "frames[3].slots.seat: sparta, as event says"],
      ["[PEL-3.5.15] anywhere on the map", (d) => (F.losses.top(d).area = area("sparta")), "frames[3].slots.area: nothing, as event says"],
    ],
  );
  testRefused(
    () => table().put("sparta", { s01: 4, s02: 2 }).eventTurn("athens", "earthquake").state,
    [["[PEL-3.5.20] at Sparta", (d) => (F.losses.top(d).area = -1), "frames[3].slots.area: sparta, as event says"]],
  );
});

describe("marks and bids", () => {
  testRefused(
    () => table().put("athens", { a01: 2, a14: 4 }).put("sparta", { s01: 4 }).actionTurn("athens", 2).state,
    [
      ["[PEL-4.4.4] nobody is supplied but in Winter", mark("a01", S.SUPPLIED), "blocks.marks: supplied in Winter only (PEL-4.4.4)", mark("a01", S.MOVED)],
      ["[PEL-5.2.1.8] nobody is aboard on land", (d) => given(d).carry("a14", "a01"), "blocks.athens.a01.carriedBy: nobody, on land (PEL-5.2.1.8)"],
    ],
  );
});
