/** What others may know of a choice under way: what is hidden of it is taken back. */
import { describe, expect, test } from "vitest";
import { F } from "../../../../src/peloponnesian/vocabulary/frames.js";
import { plagueRank } from "../../../../src/peloponnesian/rules/event-dice.js";
import { rewind } from "../../../../src/peloponnesian/knowledge/seen/index.js";
import * as S from "../../../../src/peloponnesian/state/index.js";
import type { PeloponnesianState } from "../../../../src/peloponnesian/index.js";
import { ATHENS, SPARTA } from "../../../../src/peloponnesian/vocabulary/types.js";
import { block, t, table } from "../../table.js";

/** The position as somebody may know it. */
function known(s: PeloponnesianState, viewer: number): PeloponnesianState {
  const copy = S.cloneState(s);
  rewind(copy, t, viewer);
  return copy;
}

describe("marks", () => {
  test("[PEL-HI.22] [PEL-HI.4] who will sally is hidden until the battle begins", () => {
    const { state } = table().put("corinth", { s01: 2, s02: 2 }).actionTurn("sparta", 2);
    for (const id of ["s01", "s02"]) S.addMark(state, block(id), S.SALLYING);
    S.addMark(state, block("s02"), S.REVEALED);
    const sallying = (viewer: number) => ["s01", "s02"].filter((id) => S.hasMark(known(state, viewer), block(id), S.SALLYING));
    expect([sallying(ATHENS), sallying(SPARTA)]).toEqual([["s02"], ["s01", "s02"]]);
  });

  test("[PEL-HI.14] of a fleet that fights on a coast it is seen that it has landed if it came from the sea, not if along a shore, where it may have walked", () => {
    const g = table()
      .put("messenian-sea", { s14: 4 })
      .put("elis", { s15: 3 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group messenian-sea", "add-block s14", "enter messenia");
    g.play("maneuver", "add-block s15", "enter messenia");
    for (const id of ["s14", "s15"]) S.addMark(g.state, block(id), S.LANDED | S.REVEALED);
    const landed = (viewer: number) => ["s14", "s15"].filter((id) => S.hasMark(known(g.state, viewer), block(id), S.LANDED));
    expect([landed(ATHENS), landed(SPARTA)]).toEqual([["s14"], ["s14", "s15"]]);
  });
});

describe("steps", () => {
  /** A party of Sparta at the end of its allowance. */
  function party(): PeloponnesianState {
    return table().put("sparta", { s01: 4, s03: 2 }).actionTurn("sparta", 3).play("maneuver", "add-block s01", "add-block s03", "enter tegea", "enter corinth")
      .state;
  }
  const stepOf = (s: PeloponnesianState) => Object.entries(F.march.step).find(([, step]) => step === F.march.top(s).step)![0];

  test("[PEL-HI.18] that a party is asked whether it forces its march is seen by its owner alone", () => {
    const s = party();
    expect([s, known(s, SPARTA), known(s, ATHENS), known(s, -1)].map(stepOf)).toEqual(["force", "force", "enter", "enter"]);
  });

  test("[PEL-HI.18] every other step of a march is seen", () => {
    const s = party();
    F.march.top(s).step = F.march.step.port;
    expect([known(s, SPARTA), known(s, ATHENS)].map(stepOf)).toEqual(["port", "port"]);
  });

  test("[PEL-HI.22] of a Surprise March it is seen how many blocks may still move, not how many have been chosen", () => {
    const g = table()
      .put("corinth", { s11: 2, s12: 2, s17: 2, s19: 2 })
      .eventTurn("sparta", "surprise-march-25")
      .play("add-block s11", "march", "enter megara", "stop-here", "add-block s12", "add-block s17");
    const left = (viewer: number) => F.maneuver.find(known(g.state, viewer))!.left;
    expect([left(SPARTA), left(ATHENS)]).toEqual([1, 3]);
  });

  test("[PEL-HI.25] of the Plague it is seen whose block a die is for, not which", () => {
    const next = (id: string, viewer: number) => {
      const g = table().only("campaign", "secondTurn");
      F.event.push(g.state).next = plagueRank(t, block(id)) + 1;
      return t.blockIds.find((_, b) => plagueRank(t, b) + 1 === F.event.top(known(g.state, viewer)).next);
    };
    expect([next("a48", ATHENS), next("a48", SPARTA), next("s49", SPARTA), next("s49", ATHENS)]).toEqual(["a48", "a01", "s49", "s01"]);
  });
});
