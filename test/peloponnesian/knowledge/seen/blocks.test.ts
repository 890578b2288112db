/** What is seen of a hidden block: which kind it must be, and the allowance that its way shows. */
import { describe, expect, test } from "vitest";
import { allowanceSeen, fixedRoles, isAnnounced, isHidden, isOfGroup } from "../../../../src/peloponnesian/knowledge/seen/blocks.js";
import type { PeloponnesianState } from "../../../../src/peloponnesian/index.js";
import { addMark, RETREATING } from "../../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../../src/peloponnesian/vocabulary/types.js";
import { block, given, t, table } from "../../table.js";

const hidden = (s: PeloponnesianState, ...ids: readonly string[]) => ids.map((id) => isHidden(s, block(id)));
/** The blocks of a side whose part is seen. */
const fixed = (s: PeloponnesianState, seat = SPARTA) => [...fixedRoles(s, t, seat)].sort((a, b) => a - b).map((b) => t.blockIds[b]);

/** Two fleets of Sparta, one of them with cargo, at the end of their way; the one with cargo announces. */
function forcedSail(): PeloponnesianState {
  const g = table()
    .put("messenian-sea", { s14: 4, s15: 3, s01: 1 })
    .carry("s14", "s01")
    .actionTurn("sparta", 2)
    .play("maneuver", "add-block s14", "march", "done", "enter cephallenian-sea");
  return g.play("enter ionian-sea", "enter cephallenian-sea", "enter ionian-sea", "enter cephallenian-sea", "force-march leucas").state;
}

describe("faces", () => {
  test("[PEL-HI.16] who is set aside is open, who lies in the pool is hidden", () => {
    expect(hidden(table().state, "s41", "s01")).toEqual([false, true]);
  });

  test("[PEL-HI.4] who takes part in a battle is open, who stands elsewhere is hidden; [PEL-HI.5] and when it is over, so are the survivors", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("corinth", { s03: 2 })
      .put("messenia", { a01: 2, a02: 3 })
      .attack("sparta", "sparta", "messenia", ["s01", "s02"]);
    expect(g.decision).toBe("melee");
    expect(hidden(g.state, "s01", "s03", "a01")).toEqual([false, true, false]);
    g.play("retreat");
    expect(g.asked).toBe("retreat sparta");
    expect(hidden(g.state, "s01", "s03", "a01")).toEqual([true, true, true]);
  });
});

describe("fleets and cargo", () => {
  test("[PEL-HI.24] who announces a forced march at sea is seen to be a fleet, and its cargo to be one; [PEL-5.3.3] the other fleet is not", () => {
    expect(fixed(forcedSail())).toEqual(["s01", "s14"]);
  });

  test("[PEL-HI.24] with a cargo whose part is seen its fleet is, and no other", () => {
    const g = table().put("messenian-sea", { s14: 4, s15: 3, s01: 1 }).carry("s14", "s01");
    addMark(g.state, block("s01"), RETREATING);
    expect(fixed(g.state)).toEqual(["s01", "s14"]);
  });

  test.each([
    ["cephallenian-sea", "corinthian-gulf"],
    ["ionian-sea", "cephallenian-sea"],
  ])("[PEL-HI.24] [PEL-HI.4] who retreats at sea is seen to be a fleet: in %s", (sea, from) => {
    const g = table().put(from, { s14: 4 }).put(sea, { a14: 3, a15: 2, a01: 1 }).carry("a14", "a01").attack("sparta", from, sea, ["s14"]);
    expect(fixed(g.state, ATHENS)).toEqual([]);
    g.play("retreat");
    expect(g.asked).toBe("retreat athens");
    expect(fixed(g.state, ATHENS)).toEqual(["a01", "a14", "a15"]);
  });

  test("[PEL-HI.24] [PEL-HI.4] who retreats on land is not, nor who lies at sea meanwhile", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 2 })
      .put("messenia", { a01: 2, a02: 3 })
      .put("laconian-gulf", { s14: 3 })
      .attack("sparta", "sparta", "messenia", ["s01", "s02"])
      .play("retreat");
    expect(g.asked).toBe("retreat sparta");
    expect(fixed(g.state)).toEqual([]);
  });

  test("[PEL-HI.3] who is at sea may be fleet or cargo, unless it is seen which; who is on land, or in the pool, is of no such group", () => {
    const s = forcedSail();
    given(s).put("elis", { s02: 2 });
    const roles = fixedRoles(s, t, SPARTA);
    expect(["s15", "s14", "s01", "s02", "s16"].map((id) => isOfGroup(s, t, block(id), roles))).toEqual([true, false, false, false, false]);
  });
});

describe("allowances", () => {
  test("[PEL-HI.24] who has announced a forced march shows its allowance, who sails beside it does not", () => {
    const s = forcedSail();
    expect(["s14", "s15"].map((id) => isAnnounced(s, block(id)))).toEqual([true, false]);
    expect(["s14", "s15"].map((id) => allowanceSeen(s, t, block(id)))).toEqual([5, 0]);
  });

  test.each([
    [["orchomenus"], 0],
    [["orchomenus", "delphi"], 0],
    [["orchomenus", "delphi", "malis"], 3],
  ] as const)("[PEL-HI.18] a march over %j shows an allowance of %d", (way, allowance) => {
    const g = table()
      .put("thebes", { s25: 2 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s25", ...way.map((id) => `enter ${id}`));
    expect(allowanceSeen(g.state, t, block("s25"))).toBe(allowance);
  });

  test("[PEL-HI.18] a sail over as many seas shows none", () => {
    const g = table()
      .put("messenian-sea", { s14: 4 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "enter cephallenian-sea", "enter ionian-sea", "enter cephallenian-sea");
    expect(allowanceSeen(g.state, t, block("s14"))).toBe(0);
  });
});
