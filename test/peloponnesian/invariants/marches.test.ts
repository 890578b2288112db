/** What the procedures that move blocks remember is refused where it cannot be. */
import { describe } from "vitest";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import * as S from "../../../src/peloponnesian/state/index.js";
import { area, block, potidaea, table } from "../table.js";
import { testRefused } from "../refused.js";

describe("a maneuver", () => {
  const group = () => table().put("sparta", { s01: 4, s03: 2 }).put("corinth", { s11: 3 });
  testRefused(
    () => group().actionTurn("sparta", 3).play("maneuver", "choose-group sparta").state,
    [
      [
        "[PEL-3.5.11] a maneuver of an action is not limited",
        (d) => (F.maneuver.top(d).limited = true),
        "frames[3].slots.limited: false, as action-phase says",
      ],
    ],
  );
  testRefused(
    () => group().eventTurn("sparta", "surprise-march-25").state,
    [["[PEL-3.5.11] that of a Surprise March is", (d) => (F.maneuver.top(d).limited = false), "frames[3].slots.limited: true, as event says"]],
  );
});

describe("loading", () => {
  // Athens: hoplites and a fleet set out; others stay.
  const harbour = (cv: number) =>
    table()
      .put("athens", { a01: cv, a02: 2, a14: 3 })
      .put("plataea", { a26: 1 })
      .actionTurn("athens", 2)
      .play("maneuver", "choose-group athens", "add-block a01", "add-block a14", "march");
  testRefused(
    () => harbour(4).play("load a14 a01").state,
    [
      [
        "[PEL-5.2.1.8] nobody else is aboard on land: not who stays",
        (d) => {
          S.putOnMap(d, block("a15"), area("athens"), 4);
          S.setCarrier(d, block("a02"), block("a15"));
        },
        "blocks.athens.a02.carriedBy: nobody, on land (PEL-5.2.1.8)",
        (d) => S.putOnMap(d, block("a15"), area("athens"), 4),
      ],
    ],
  );
});

describe("a march", () => {
  const tegea = () => table().put("tegea", { s07: 3, s08: 2 }).put("athens", { a01: 4 }).actionTurn("sparta", 3).play("maneuver", "add-block s07", "march");
  testRefused(
    () => tegea().play("enter corinth").state,
    [
      ["[PEL-4.2.2.9] in a maneuver a march may be forced", (d) => (F.march.top(d).mayForce = false), "frames[4].slots.mayForce: true, as maneuver says"],
      ["[PEL-4.2.2.11] a maneuver may engage", (d) => (F.march.top(d).mayEngage = false), "frames[4].slots.mayEngage: true, as maneuver says"],
    ],
  );
  // A barbarian recruited in this season makes its free move.
  const freeMove = (season: "spring" | "winter") => {
    const g = table({ season }).put("athens", { a01: 4 });
    return g.actionTurn("athens", 2).recruits("a39").play("recruit", "place-recruit a39 rhodope", "enter abdera");
  };
  testRefused(
    () => freeMove("spring").state,
    [
      ["[PEL-4.2.2.9] a free move is not forced on", (d) => (F.march.top(d).mayForce = true), "frames[4].slots.mayForce: false, as recruit says"],
      ["[PEL-4.2.2.9] nor asked for", (d) => (F.march.top(d).step = F.march.step.force), "frames: no forced march of a free move (PEL-4.2.2.9)"],
      ["[PEL-4.2.2.11] it may engage in an action turn", (d) => (F.march.top(d).mayEngage = false), "frames[4].slots.mayEngage: true, as recruit says"],
    ],
  );
  testRefused(
    () => freeMove("winter").state,
    [["[PEL-4.2.2.11] but not in Winter", (d) => (F.march.top(d).mayEngage = true), "frames[4].slots.mayEngage: false, as recruit says"]],
  );
  testRefused(() => {
    const g = table().put("athens", { a01: 4 });
    return g.recruits("a39").eventTurn("athens", "mercenaries-14").play("place-recruit a39 rhodope", "enter abdera").state;
  }, [["[PEL-4.2.2.11] nor in an event turn", (d) => (F.march.top(d).mayEngage = true), "frames[4].slots.mayEngage: false, as recruit says"]]);
});

describe("going home", () => {
  const winter = () => potidaea("winter").eventTurn("athens", "oracle-of-delphi").play("take-olympian zeus");
  testRefused(
    () => winter().state,
    [["[PEL-12.1.0.1] in a Winter turn it is no peace", (d) => (F.wintering.top(d).atPeace = true), "frames[2].slots.atPeace: false, as player-turn says"]],
  );
});
